"""Moments of the Republic's other deciding things: provinces, rebels on the march, the Forum, laws, governors, the end."""

from __future__ import annotations

import pytest

from comitium.core.messages import Event, Phrase
from comitium.draw.moments import Moment, moments
from comitium.draw.terminal.moments import beats, box, lines
from comitium.games.republic import names
from comitium.games.republic.catalogue.wars import LEADER_STRENGTH
from comitium.games.republic.events.advanced.laws import LawVotedDown
from comitium.games.republic.events.advanced.provincial import (
    FleetsMissing,
    ProvinceAllied,
    ProvinceDefenceless,
    ProvinceFought,
    ProvincialLosses,
)
from comitium.games.republic.events.advanced.rebels import (
    ForceLanded,
    ForceMarched,
    ForceSailed,
    InterceptionDecided,
    InterceptionFought,
    InterceptionOmitted,
    ProvinceAttacked,
    ProvinceFleetLost,
    ProvinceRose,
    RebelStayed,
    SenateFleetsSunk,
)
from comitium.games.republic.events.business import GovernorRecalled
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, DiceThrown, UnitsLost, WarsCounted
from comitium.games.republic.events.deals import AgreementAccepted, AgreementBinds, AgreementOffered, PromiseOffered
from comitium.games.republic.events.forum import (
    AuctionFree,
    AuctionWon,
    BidMade,
    BidPassed,
    BribesPaid,
    CounterBribed,
    PersuasionAttempted,
    PersuasionRolled,
)
from comitium.games.republic.events.people import PhaseBegan, SenatorCameToRome, SenatorDied, SenatorJoined
from comitium.games.republic.events.revenue import TermEnded, TermShortened
from comitium.games.republic.events.revolution import RebelDeclared, RebellionBegan, RebelReplaced
from comitium.games.republic.events.senate import LawEnacted, VoteClosed
from comitium.games.republic.events.victory import DebtUnpaid, FactionWon, InfluenceCounted, RomeFell
from comitium.text import LANGUAGES, say

AFTER = PhaseBegan("1.03", 6)
DICE = DiceThrown("2.02.41", 1, 5, 4, 10)
LAW = Phrase("republic-laws-proposal")


def only(*events: Event) -> Moment:
    found = moments("republic", (*events, AFTER))
    assert len(found) == 1
    told = found[0].moment
    assert found[0].place == 0
    assert told.count == len(events), "what follows is not a part of it"
    for language in LANGUAGES:
        for phrase in (told.kicker, told.title, told.closing, *[term.label for term in told.terms]):
            assert say(phrase, language)
        for beat in beats(told):
            box(told, beat, language, 5)
    return told


def shown(one: Moment) -> tuple[list[int], int | None, str]:
    return [term.amount for term in one.terms], one.total, one.closing.id


def test_1_10_11_veterans_and_the_shields_of_a_leader_are_told_apart() -> None:
    one = only(
        ArmiesMet("1.10.11", 1, 2, 0, 8, 3, 16, 2, (0,)),
        DICE,
        BattleDecided("1.10.11", 2, 3, 5),
        UnitsLost("1.10.6", 1, 2, 0, "3, 4"),
    )
    army, enemy = one.rows
    assert (army.count, army.marked, army.worth, army.lost) == (6, 2, 8, 2), "six legions, two of them veterans"
    assert (enemy.count, enemy.marked) == (16, LEADER_STRENGTH[0])
    assert one.title.id == "draw-moment-battle-title-led"


def test_2_02_41_a_province_that_fights_is_a_sum() -> None:
    one = only(
        ProvinceFought("2.02.41", 0, 2, 0, 5, 2, 6),
        DICE,
        BattleDecided("2.02.41", 2, 4, 11),
        ProvincialLosses("2.02.411", 0, 1, 1, 0, "7"),
    )
    assert shown(one) == ([5, 2, -6, 10], 11, "draw-moment-province-victory")
    assert one.rows[0].lost == 2
    assert one.rank == 1


def test_2_02_41_a_victory_without_the_fleets_is_a_stalemate() -> None:
    one = only(
        ProvinceFought("2.02.41", 0, 2, 0, 5, 2, 1),
        DICE,
        BattleDecided("2.02.41", 2, 4, 16),
        FleetsMissing("2.02.41", 0, 2),
    )
    assert one.closing.id == "draw-moment-province-stalemate"
    assert one.seal == "even"


def test_c_57_a_province_without_a_ship_loses_without_a_throw() -> None:
    one = only(ProvinceDefenceless("C-57", 0, 2), SenatorDied("2.02.412", 3), ProvinceAllied("2.02.412", 0, 2, 9, 3))
    assert one.closing.id == "draw-moment-province-defeat"
    assert not one.dice
    assert len(one.told) == 2


def test_2_03_81_the_fleets_of_a_rebel_province_are_attacked() -> None:
    one = only(
        ProvinceAttacked("2.03.81", 1, 6, 3, 4, 0, 1),
        DICE,
        BattleDecided("2.03.81", 2, 3, 12),
        ProvinceFleetLost("2.03.81", 0, 1),
    )
    assert shown(one) == ([6, -4, 10], 12, "draw-moment-siege-stalemate")
    assert one.rows[0].shape == "fleet"


@pytest.mark.parametrize(("held", "closing"), [(1, "held"), (0, "past")])
def test_2_03_72_an_interception_holds_the_rebels_or_not(held: int, closing: str) -> None:
    one = only(
        InterceptionFought("2.03.72", 3, 6, 4),
        DICE,
        InterceptionDecided("2.03.72", 3, 11, held),
        SenateFleetsSunk("2.03.72", 2),
    )
    assert shown(one) == ([6, -4, 10, -1], 11, f"draw-moment-interception-{closing}"), "the omens are what is left"
    assert one.rows[0].lost == 2


def test_2_03_72_nobody_intercepts_and_the_rebel_lands() -> None:
    one = only(InterceptionOmitted("2.03.72", 3, 1), ForceLanded("2.03.72", 3))
    assert one.closing.id == "draw-moment-landed"
    assert moments("republic", (InterceptionOmitted("2.03.72", 3, 1), AFTER)) == []


def test_2_03_7_a_rebel_marches_sails_or_stays() -> None:
    marched = only(ForceMarched("2.03.7", 3, 0, 4, 2))
    assert (marched.closing.id, marched.rank, marched.rows[0].count) == ("draw-moment-march-marched", 1, 6)
    assert only(ForceSailed("2.03.72", 3, 0, 4, 2)).closing.id == "draw-moment-march-sailed"
    assert only(RebelStayed("2.03.8", 3, 0)).rank == 2


def test_2_03_21_provinces_that_rise_belong_to_the_revolt() -> None:
    one = only(
        RebelDeclared("1.11.3", 3, 4),
        RebelReplaced("C-26", 3, 5),
        RebelDeclared("2.03.2", 5, 9),
        RebellionBegan("1.11.32", 5),
        ProvinceRose("2.03.21", 5, 0, 2, 1, 0),
    )
    assert one.rows[0].count == 9, "what the last of them has declared"
    assert len(one.told) == 1


def test_1_07_41_persuasion_is_decided_by_the_dice() -> None:
    begun = (PersuasionAttempted("1.07.41", 3, 8, 2, 7), CounterBribed("1.07.413", 1, 1, 6))
    won = only(
        *begun,
        PersuasionRolled("1.07.41", 3, 8, 5, 1, 6, 1),
        BribesPaid("1.07.414", 8, 3),
        SenatorJoined("1.07.41", 8, 2),
    )
    assert shown(won) == ([5, 1], 6, "draw-moment-persuasion-joins")
    assert won.closing.args["seat"] == names.seat(2), "it is told which faction he joins"
    assert won.rank == 2
    assert only(*begun, PersuasionRolled("1.07.41", 3, 8, 10, 0, 6, 0)).closing.id == "draw-moment-persuasion-lost"
    assert moments("republic", begun) == []


def test_1_07_41_who_is_to_be_persuaded_is_shown_in_his_old_faction() -> None:
    """Or the picture would tell the end before the dice do."""
    begun = (PersuasionAttempted("1.07.41", 3, 8, 2, 7, 4),)
    for end in ((1, SenatorJoined("1.07.41", 8, 2)), (0,)):
        told = only(*begun, PersuasionRolled("1.07.41", 3, 8, 5, 1, 6, end[0]), *end[1:])
        assert dict(told.owners)[told.figures[1].face] == 4


def test_1_07_41_a_senator_who_is_taken_from_a_faction_is_a_moment_of_the_first_rank() -> None:
    """What costs a faction a man waits for it."""
    begun = PersuasionAttempted("1.07.41", 3, 8, 2, 7, 4)
    taken = only(begun, PersuasionRolled("1.07.41", 3, 8, 5, 0, 6, 1), SenatorJoined("1.07.41", 8, 2))
    assert taken.rank == 1
    assert only(begun, PersuasionRolled("1.07.41", 3, 8, 9, 0, 6, 0)).rank == 2, "nobody has lost anything"


def test_1_07_41_a_number_above_nine_is_told_as_what_the_dice_may_reach() -> None:
    begun = (PersuasionAttempted("1.07.41", 3, 8, 2, 7), CounterBribed("1.07.413", 1, 1, 6))
    won = only(*begun, PersuasionRolled("1.07.41", 3, 8, 8, 1, 13, 1), SenatorJoined("1.07.41", 8, 2))
    assert won.throw is not None
    assert won.throw.args["number"] == 9 + 1  # a natural ten fails, and the omens count in the total


def test_4_01_2_a_terminal_calls_factions_by_the_names_of_the_table() -> None:
    joined = SenatorJoined("1.07.41", 8, 2)
    lost = only(PersuasionAttempted("1.07.41", 3, 8, 2, 7), PersuasionRolled("1.07.41", 3, 8, 5, 1, 6, 1), joined)
    called = ((names.seat(2).id, Phrase("republic-directive-plutocrats")),)
    assert say(joined.phrase(), "en", called) in [line.plain for line in lines(lost, 2, "en", 5, called)]


def test_1_07_22_an_initiative_is_won_by_the_highest_bid() -> None:
    bids = (BidMade("1.07.22", 2, 3, 1), BidPassed("1.07.22", 0), BidMade("1.07.22", 1, 4, 5), BidMade("1.07.22", 2, 3, 2))
    one = only(*bids, AuctionWon("1.07.22", 1, 4, 5))
    assert [(term.seat, term.amount) for term in one.terms] == [(1, 5), (2, 2)]
    assert (one.rank, one.form, one.seats) == (2, "bars", {1})
    assert only(BidPassed("1.07.22", 0), AuctionFree("1.07.22", 0)).terms == ()


def test_1_07_36_a_law_is_in_force_or_voted_down() -> None:
    assert only(LawEnacted("1.07.36", 2, 0)).closing.id == "draw-moment-law-enacted"
    lost = only(VoteClosed("1.09.143", LAW, "rejected", 9, 14), LawVotedDown("2.06.2", 0))
    assert (lost.closing.id, [term.amount for term in lost.terms]) == ("draw-moment-law-lost", [9, 14])


def test_1_06_6_governors_who_come_home_are_named_together() -> None:
    one = only(
        TermEnded("1.06.6", 0, 3),
        SenatorCameToRome("1.06.6", 3),
        TermShortened("1.06.6", 1, 2),
        TermEnded("1.06.6", 2, 5),
        SenatorCameToRome("1.06.6", 5),
    )
    assert len(one.figures) == 2
    assert one.rank == 2
    assert only(GovernorRecalled("1.09.52", 3, 0), SenatorCameToRome("1.09.52", 3)).kind == "return"


def test_1_12_the_end_is_a_temple_and_says_why() -> None:
    counted = (InfluenceCounted("1.12.2", 0, 12), InfluenceCounted("1.12.2", 1, 31))
    won = only(*counted, FactionWon("1.12.1", 1, 5))
    assert won.temple
    assert [(term.seat, term.amount) for term in won.terms] == [(1, 31), (0, 12)], "the most first"
    assert only(*counted, FactionWon("4.08.1", 1, 6)).closing.id == "draw-moment-survived"
    fell = only(WarsCounted("1.12.3", 4), RomeFell("1.12.3", 0))
    assert (fell.kind, fell.title.id, fell.temple) == ("fall", "draw-moment-fall-wars", True)
    assert only(DebtUnpaid("1.06.53", 30, 12), RomeFell("1.12.3", 1)).title.id == "draw-moment-fall-debt"


# -- agreements of others


def deal(*between: Event) -> list[Moment]:
    """An agreement of the Amphora and the Trident, with something between its offer and its answer."""
    promise = Phrase("republic-deals-clause-pay", {"seat": names.seat(1), "seat2": names.seat(2), "amount": 3})
    events: list[Event] = [AgreementOffered("1.04.3", 1, 7), PromiseOffered("1.04.3", 7, promise), *between]
    events += [AgreementAccepted("1.04.3", 2, 7), AgreementBinds("1.04.3", 7)]
    return [one.moment for one in moments("republic", events)]


def test_1_04_3_an_agreement_that_others_make_at_once_is_news() -> None:
    (moment,) = deal()
    assert (moment.kind, moment.rank, moment.decided) == ("agreement", 2, 3)
    assert say(moment.closing) == "Amphora and Trident agree"
    assert [type(one) for one in moment.told] == [PromiseOffered]


def test_1_04_3_an_offer_that_waits_for_its_answer_is_no_news() -> None:
    assert deal(PhaseBegan("1.05", 1)) == []
