"""The sessions that the digest has played on paper (its section 14), but for the rebel governor. The first is
`test_2_02_41_the_paper_session_of_the_digest`; the third `test_2_05_4_lynched_with_two_one_chit_for_the_advocate` and
`test_2_05_3_the_paper_session_seven_brings_nothing`."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import PONTIFEX_MAXIMUS
from comitium.games.republic.catalogue.senators import ORATORY
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR, PROPOSE, VETO
from comitium.games.republic.rules.r1_09_senate.kinds import PONTIFEX_REMOVAL
from comitium.games.republic.rules.r2_01_pontifex.choices import PONTIFEX_VETO
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.state.session import Session
from games.republic.fixtures.advanced.lawmaking import plays, sponsored
from games.republic.fixtures.builder import asked, deal, law, listen, man, refusal, say, wage
from games.republic.fixtures.senate import FACTIONS, call, finish_vote, hush, mask, senate_with_officers, sit
from games.republic.fixtures.wars.field import fate


def with_votes(game: Republic, *votes: int) -> None:
    """Each faction has so many votes: its oratory, and knights of its first man."""
    for seat, number in enumerate(votes):
        own = sum(ORATORY[man(key)] for key in FACTIONS[seat])
        game.knights[man(FACTIONS[seat][0])] = number - own


def test_2_06_2_paper_session_4_a_law_that_nobody_may_veto() -> None:
    """29 to 23; a Tribune and the Pontifex try to veto it. The digest has five factions, here are four."""
    game = senate_with_officers(laws_by_vote=True, pontifex=True)
    game.offices[PONTIFEX_MAXIMUS] = man("papirius")
    wage(game, "1st_cilician_pirates")
    deal(game, 0, "gabinian_law")
    deal(game, 1, "tribune_1")
    with_votes(game, 15, 14, 14, 9)
    sit(game, "session_opens")
    plays(game, "gabinian_law", 0)
    sponsored(game, "fabius", "claudius")
    call(game, 1)
    assert refusal(game, VETO, 1) == "2.06.2"
    say(game, ALL_FOR)
    call(game, 3)
    assert refusal(game, PONTIFEX_VETO, 3) == "2.06.2"
    say(game, ALL_AGAINST)
    ear = listen(game)
    finish_vote(game, {0: ALL_FOR, 2: ALL_AGAINST})
    closed = fate(ear, "VoteClosed")[0]
    assert (closed.ayes, closed.noes) == (29, 23)
    assert game.in_force(law("gabinian_law"))
    assert (game.influence[man("fabius")], game.influence[man("claudius")]) == (8, 6)
    assert (game.session.pontifex_vetoed, len(game.hands[1])) == (False, 1)


def test_2_01_8_paper_session_5_the_pontifex_is_removed_and_the_next_turn_elects() -> None:
    """34 of 43, two thirds are 28.7; in this turn nobody follows him, in the next there is an election."""
    game = senate_with_officers(pontifex=True)
    game.offices[PONTIFEX_MAXIMUS] = man("papirius")
    game.priests = mask("fabius", "junius")
    game.influence[man("papirius")] = 12
    with_votes(game, 17, 8, 9, 9)
    sit(game)
    say(game, PROPOSE + PONTIFEX_REMOVAL)
    ear = listen(game)
    finish_vote(game, {3: ALL_AGAINST}, ALL_FOR)
    closed = fate(ear, "VoteClosed")[0]
    assert (closed.ayes, closed.noes) == (34, 9)
    assert (game.pontifex(), game.influence[man("papirius")]) == (NOBODY, 7)
    assert game.priests == mask("fabius", "junius")
    hush(game)
    assert asked(game) == "Business"
    game.stack = []
    game.session = Session(sitting=True)
    sit(game, "to_dictator", filled=0b110)
    hush(game)
    assert asked(game) == "NominatePontifex"
