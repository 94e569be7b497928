"""The verbs of the Senate; those of business, trials and attempts stand beside their rules."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

PROPOSE: Final = 90 * SPAN  # + a kind of proposal
ADJOURN: Final = 91 * SPAN
CALL: Final = 92 * SPAN  # + the faction that votes next
WITHDRAW: Final = 93 * SPAN
ALL_FOR: Final = 94 * SPAN
ALL_AGAINST: Final = 95 * SPAN
ALL_ABSTAIN: Final = 96 * SPAN
ONE_BY_ONE: Final = 97 * SPAN
FOR: Final = 98 * SPAN  # + talents, for this senator
AGAINST: Final = 99 * SPAN
ABSTAIN: Final = 100 * SPAN
PLEDGE: Final = 101 * SPAN  # [1.09.821] his influence is added to his votes
OWNER: Final = 102 * SPAN  # [1.09.823] the faction itself votes on a land bill
WATCH: Final = 103 * SPAN
VETO: Final = 104 * SPAN  # + with what: 0 a Tribune's card, else a statesman + 1
TRIBUNE: Final = 105 * SPAN  # + with what: a proposal of one's own
RESERVE: Final = 106 * SPAN  # + with what: the next proposal
SUSPEND: Final = 107 * SPAN  # + with what: a proposal before this vote
ATTEMPT: Final = 108 * SPAN  # on somebody's life
ENACT: Final = 109 * SPAN  # + a law's card
CLAIM: Final = 110 * SPAN  # Flaccus takes the Land Commissioner
FINE: Final = 111 * SPAN  # + whom
GRAFT: Final = 112 * SPAN  # + the senator who pays
MURDER: Final = 113 * SPAN  # + the senator who has it done
RIOT: Final = 114 * SPAN  # + the senator who incites
LOSE_INFLUENCE: Final = 115 * SPAN
STAND_DOWN: Final = 116 * SPAN
ROME: Final = 117 * SPAN  # [1.09.22] he is Rome Consul
FIELD: Final = 118 * SPAN
CLOSE: Final = 119 * SPAN  # this step is over

SENATE_WORDS: Final = {
    PROPOSE: ("propose", "proposal", "1.09.13"),
    ADJOURN: ("adjourn", "", "1.09.12"),
    CALL: ("call", "seat", "1.09.12"),
    WITHDRAW: ("withdraw", "", "1.09.13"),
    ALL_FOR: ("all-for", "", "1.09.14"),
    ALL_AGAINST: ("all-against", "", "1.09.14"),
    ALL_ABSTAIN: ("all-abstain", "", "1.09.14"),
    ONE_BY_ONE: ("one-by-one", "", "1.09.142"),
    FOR: ("for", "amount", "1.09.141"),
    AGAINST: ("against", "amount", "1.09.141"),
    ABSTAIN: ("abstain", "", "1.09.142"),
    PLEDGE: ("pledge", "", "1.09.821"),
    OWNER: ("owner", "", "1.09.823"),
    WATCH: ("watch", "", "1.09.15"),
    VETO: ("veto", "means", "1.09.152"),
    TRIBUNE: ("tribune", "means", "1.09.151"),
    RESERVE: ("reserve", "means", "1.09.151"),
    SUSPEND: ("suspend", "means", "1.09.642"),
    ATTEMPT: ("attempt", "", "1.09.7"),
    ENACT: ("enact", "card", "1.07.36"),
    CLAIM: ("claim", "", "1.09.61"),
    FINE: ("fine", "senator", "1.07.36"),
    GRAFT: ("graft", "senator", "1.09.15"),
    MURDER: ("murder", "senator", "1.09.15"),
    RIOT: ("riot", "senator", "1.09.15"),
    LOSE_INFLUENCE: ("lose-influence", "", "1.09.144"),
    STAND_DOWN: ("stand-down", "", "1.09.144"),
    ROME: ("rome-consul", "", "1.09.22"),
    FIELD: ("field-consul", "", "1.09.22"),
    CLOSE: ("close", "", "1.09.12"),
}
WORDS.add("senate", SENATE_WORDS)
