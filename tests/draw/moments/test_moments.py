"""Moments: made of what somebody has heard, decided before they are shown, told in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from comitium.core.messages import Event, Phrase
from comitium.draw.moments import Moment, moments
from comitium.draw.terminal.moments import beats, box
from comitium.games.caesar.events import VoteDecided, VoteDrawn
from comitium.games.idus.events import FactionRevealed, FactionWon, IdesReached, VotesCounted
from comitium.games.republic import names
from comitium.games.republic.events.advanced.rebels import RebelProvinceLost
from comitium.games.republic.events.attempts import (
    AttemptDeclared,
    AttemptResolved,
    AttemptRolled,
    BodyguardsPlayed,
    ConsulForLifeNamed,
)
from comitium.games.republic.events.combat import (
    AlliesDeserted,
    ArmiesMet,
    BattleDecided,
    DiceThrown,
    UnitsLost,
    WarsCounted,
    WarWon,
)
from comitium.games.republic.events.deals import AgreementOver
from comitium.games.republic.events.people import (
    ChitDrawn,
    FamilyMoved,
    InfluenceChanged,
    PhaseBegan,
    SenatorDied,
    StateEarned,
    SuccessorStayed,
    TieRolled,
    TurnBegan,
    UnrestChanged,
)
from comitium.games.republic.events.revolution import RebellionEnded
from comitium.games.republic.events.senate import FactionCalled, OfficeTaken, PriorConsulMarked, VoteClosed, VotesCast
from comitium.games.republic.events.trials import SenatorConvicted
from comitium.games.republic.events.victory import RomeFell
from comitium.games.republic.names import SENATORS, office
from comitium.games.republic.state.numbers import CENSOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.match.begin import replay
from comitium.text import LANGUAGES, say

GOLDEN = Path(__file__).parents[2] / "golden"
MET = ArmiesMet("1.10.11", 1, 2, 0, 8, 6, 5)
THROWN = DiceThrown("1.10.11", 1, 5, 4, 10)
WON = (
    BattleDecided("1.10.11", 2, 4, 19),
    UnitsLost("1.10.6", 1, 2, 0, "3, 4"),
    UnrestChanged("1.10.4", -1, 3),
    InfluenceChanged("1.10.4", 1, 5, 14),
    WarWon("1.10.4", 2, 1, 15),
    StateEarned("1.10.4", 15, 271),
)
AFTER = PhaseBegan("1.03", 6)


def only(*events: Event) -> Moment:
    found = moments("republic", events)
    assert len(found) == 1
    return found[0].moment


def test_1_10_2_a_battle_is_a_sum_a_throw_and_what_it_changes() -> None:
    one = only(MET, THROWN, *WON, AFTER)
    assert [term.amount for term in one.terms] == [8, 6, -5, 10]
    assert one.total == 19 == sum(term.amount for term in one.terms)
    assert one.dice == (("black", 1), ("white", 5), ("white", 4))
    assert [(tile.sign, tile.was, tile.now) for tile in one.tiles] == [
        ("unrest", 4, 3),
        ("treasury", 256, 271),
        ("inf", 9, 14),
    ]
    assert one.rows[0].lost == 2
    assert one.count == 8, "the next phase is not a part of it"


def test_c_8_allies_who_desert_change_the_enemy_of_the_sum() -> None:
    one = only(MET, THROWN, AlliesDeserted("1.10.22", 2, -2), BattleDecided("1.10.11", 2, 4, 21))
    assert [term.amount for term in one.terms] == [8, 6, -3, 10]
    assert one.total == 21 == sum(term.amount for term in one.terms)


def test_1_10_21_a_disaster_is_decided_by_the_dice_alone() -> None:
    one = only(MET, THROWN, BattleDecided("1.10.11", 2, 1, 19))
    assert (one.total, one.table) == (None, "")
    assert one.throw is not None
    assert one.throw.id == "draw-moment-natural-disaster"


def test_a_battle_that_is_not_decided_is_no_moment_yet() -> None:
    assert moments("republic", (MET, THROWN)) == []
    (found,) = moments("republic", (AFTER, MET, THROWN, *WON))
    assert (found.place, found.decided) == (1, 3), "it is shown when its result is heard, from its beginning"


def test_1_09_72_bodyguards_stand_in_the_sum_of_an_attempt() -> None:
    one = only(
        AttemptDeclared("1.09.71", 3, 4, 1, 0),
        AttemptRolled("1.09.72", 4, 5, 1),
        BodyguardsPlayed("1.09.72", 2, 1, 4),
        AttemptResolved("1.09.72", 3, 4, 0, 0),
    )
    assert [term.amount for term in one.terms] == [4, 1, -1]
    assert one.total == 4
    assert one.closing.id == "draw-moment-attempt-lives-free"


def test_1_09_72_omens_that_undo_a_card_stand_beside_it_in_the_sum() -> None:
    one = only(
        AttemptDeclared("1.09.71", 3, 4, 1, 0),
        AttemptRolled("1.09.72", 3, 2, 1, 1, 1),
        BodyguardsPlayed("1.09.72", 2, 1, 1),
        AttemptResolved("1.09.72", 3, 4, 0, 0),
    )
    named = [(term.amount, say(term.label, "en")) for term in one.terms]
    assert named == [(3, "die"), (1, "Assassin cards"), (-2, "bodyguards"), (-1, "evil omens")]
    assert one.total == 1
    said = say(AttemptRolled("1.09.72", 3, 2, 1, 1, 1).phrase(), "en")
    assert said == "He rolls 3, 1 more for Assassin cards, 1 less for bodyguards, 1 less for the omens: total 2."


def test_1_05_2_those_who_die_together_are_named_together() -> None:
    dead = [event for one in (3, 5, 7) for event in (ChitDrawn("1.05.2", one), SenatorDied("1.05.2", one))]
    one = only(*dead, FamilyMoved("1.05.3", 3), AFTER)
    assert say(one.closing, "en").endswith("are dead")
    assert one.faces == {SENATORS[3], SENATORS[5], SENATORS[7]}
    assert moments("republic", (ChitDrawn("1.05.2", 0), AFTER)) == [], "nobody died"


def test_1_07_21_five_deaths_of_an_epidemic_are_five_even_if_an_agreement_ends_between_them() -> None:
    ended = AgreementOver("1.04.3", 1)
    dead = [event for one in range(5) for event in (SenatorDied("1.07.21", one), FamilyMoved("1.07.21", one), ended)]
    one = only(*dead)
    assert say(one.title, "en") == "5 senators are dead"
    assert say(one.title, "fr") == "5 sénateurs sont morts"
    assert len(one.figures) == 5
    later = moments("republic", (*dead, PhaseBegan("1.08", 5), SenatorDied("1.07.21", 6)))
    assert [len(found.moment.figures) for found in later] == [5, 1], "what happens in another phase is something else"


def test_1_05_31_a_death_says_that_the_family_goes_on() -> None:
    one = only(SenatorDied("1.05.2", 3), SuccessorStayed("1.05.31", 3, 1), FamilyMoved("1.05.3", 5), AFTER)
    name = say(names.senator(3), "en")
    assert say(one.closing, "en").startswith(f"{name} is dead; his family goes on: a new {name} leads ")
    assert isinstance(one.told[0], SuccessorStayed)


def test_1_09_22_an_election_tells_nobody_before_it_is_decided() -> None:
    taken = (OfficeTaken("1.09.22", 1, ROME_CONSUL), OfficeTaken("1.09.22", 2, FIELD_CONSUL))
    one = only(VoteClosed("1.09.143", office(ROME_CONSUL), "passed", 18, 11), *taken)
    assert one.open_ended
    assert one.closing.id == "draw-moment-consuls"
    assert [term.amount for term in one.terms] == [18, 11]
    other = only(VoteClosed("1.09.143", office(ROME_CONSUL), "rejected", 11, 18), taken[0])
    assert other.terms == (), "a vote that failed elected nobody"


def test_1_09_22_an_election_whose_consuls_want_one_office_still_tells_its_votes() -> None:
    closed = VoteClosed("1.09.143", office(ROME_CONSUL), "passed", 15, 0)
    taken = (OfficeTaken("1.09.22", 1, ROME_CONSUL), OfficeTaken("1.09.22", 2, FIELD_CONSUL))
    one = only(closed, TieRolled("1.09.22", 0, 7), TieRolled("1.09.22", 3, 8), *taken)
    assert [term.amount for term in one.terms] == [15, 0]
    assert one.throw is None, "there was a vote"
    assert [type(event) for event in one.told] == [TieRolled, TieRolled, OfficeTaken, OfficeTaken]


def test_1_09_22_rolls_that_were_rolled_again_are_not_told() -> None:
    taken = (OfficeTaken("1.09.22", 1, ROME_CONSUL), OfficeTaken("1.09.22", 2, FIELD_CONSUL))
    tied = (TieRolled("1.09.22", 0, 9), TieRolled("1.09.22", 3, 9), TieRolled("1.09.22", 0, 4), TieRolled("1.09.22", 3, 8))
    one = only(VoteClosed("1.09.143", office(ROME_CONSUL), "passed", 15, 0), *tied, *taken)
    assert [(roll.seat, roll.amount) for roll in one.told if isinstance(roll, TieRolled)] == [(0, 4), (3, 8)]


def test_1_09_22_who_holds_which_office_now_is_told_before_who_held_one() -> None:
    """There is room for five lines."""
    former = tuple(PriorConsulMarked("1.09.22", senator) for senator in (5, 6, 7))
    taken = (OfficeTaken("1.09.22", 1, ROME_CONSUL), OfficeTaken("1.09.22", 2, FIELD_CONSUL))
    closed = VoteClosed("1.09.143", office(ROME_CONSUL), "passed", 15, 0)
    one = only(closed, *former, TieRolled("1.09.22", 0, 7), TieRolled("1.09.22", 3, 8), *taken)
    assert [type(event) for event in one.told[:5]] == [TieRolled, TieRolled, OfficeTaken, OfficeTaken, PriorConsulMarked]


def test_1_09_22_consuls_whose_vote_was_seen_before_are_not_said_to_have_had_none() -> None:
    """Who is which of the two is asked after the vote: their moment begins without it."""
    pair = only(OfficeTaken("1.09.22", 1, ROME_CONSUL), OfficeTaken("1.09.22", 2, FIELD_CONSUL))
    lone = only(OfficeTaken("1.09.4", 1, CENSOR))
    assert pair.throw is not None
    assert pair.throw.id == "draw-moment-share"
    assert lone.throw is not None
    assert lone.throw.id == "draw-moment-unopposed"


def test_1_09_33_a_master_of_horse_is_no_part_of_the_election_that_follows() -> None:
    named = (OfficeTaken("1.09.33", 2, MASTER_OF_HORSE), InfluenceChanged("1.09.33", 2, 3, 5))
    chosen = (OfficeTaken("1.09.4", 1, CENSOR), InfluenceChanged("1.09.4", 1, 5, 12))
    (found,) = moments("republic", (*named, *chosen))
    assert found.place == len(named)
    assert [tile.face for tile in found.moment.tiles] == [SENATORS[1]]
    assert found.moment.told == (chosen[0],)


def test_the_moments_of_a_long_game_say_their_turn() -> None:
    """The one that has begun before, else the one before that which begins after it, else the board's."""
    censor = OfficeTaken("1.09.4", 1, CENSOR)

    def kickers(*events: Event) -> list[str]:
        return [say(found.moment.kicker) for found in moments("republic", events, 7)]

    assert kickers(TurnBegan("1.05", 4), censor, AFTER) == ["Election · turn 4"]
    assert kickers(censor, TurnBegan("1.05", 5), censor, AFTER) == ["Election · turn 4", "Election · turn 5"]
    assert kickers(censor, AFTER) == ["Election · turn 7"]
    assert [say(found.moment.kicker, "fr") for found in moments("republic", (censor,), 0)] == ["Élection"]


@pytest.mark.parametrize(("rule", "said"), [("4.05.41", "spoils"), ("4.05.34", "crisis")])
def test_4_05_41_an_office_of_the_spoils_or_of_the_crisis_names_what_gave_it(rule: str, said: str) -> None:
    one = only(OfficeTaken(rule, 1, CENSOR))
    assert one.throw is not None
    assert one.throw.id == f"draw-moment-{said}"
    assert one.kicker.id == "draw-moment-office-taken", "nobody was elected"


def test_offices_are_small_letters_in_a_french_sentence() -> None:
    one = only(VoteClosed("1.09.143", office(CENSOR), "passed", 15, 0), OfficeTaken("1.09.4", 1, CENSOR))
    assert say(one.title, "fr") == "Qui sera censeur\u202f?"
    assert say(one.closing, "fr").endswith(" est censeur")


def test_1_09_44_a_verdict_counts_who_convicts() -> None:
    one = only(VoteClosed("1.09.143", office(ROME_CONSUL), "passed", 40, 39), SenatorConvicted("1.09.44", 6, 0))
    assert (one.kind, [term.amount for term in one.terms]) == ("verdict", [40, 39])


def test_1_09_143_the_votes_of_an_election_are_told_one_by_one_where_nothing_came_between() -> None:
    taken = (OfficeTaken("1.09.22", 1, ROME_CONSUL), OfficeTaken("1.09.22", 2, FIELD_CONSUL))
    cast = (FactionCalled("1.09.12", 0), VotesCast("1.09.14", 3, 18, 0, 0), VotesCast("1.09.14", 4, 0, 11, 2))
    closed = VoteClosed("1.09.143", office(ROME_CONSUL), "passed", 18, 11)
    one = only(*cast, closed, *taken)
    assert [(ballot.face, ballot.ayes, ballot.noes) for ballot in one.ballots] == [(SENATORS[3], 18, 0), (SENATORS[4], 0, 11)]
    (found,) = moments("republic", (*cast, closed, *taken))
    assert (found.place, found.decided) == (0, 5)
    parted = moments("republic", (cast[1], AFTER, cast[2], closed, *taken))
    assert [one.moment.ballots for one in parted] == [()], "a part of the votes would be a false sum"
    assert moments("republic", (*cast, VoteClosed("1.09.143", office(ROME_CONSUL), "rejected", 18, 11))) == []


@pytest.mark.parametrize(("result", "named", "closing"), [("passed", True, "closing"), ("rejected", False, "lost")])
def test_1_09_821_an_attempt_at_consul_for_life_is_a_moment_also_where_it_fails(
    result: str, named: bool, closing: str
) -> None:
    for_life = Phrase("republic-senate-proposal-for-life", {"senator": names.senator(4)})
    events: list[Event] = [VotesCast("1.09.14", 4, 9, 0, 0), VoteClosed("1.09.143", for_life, result, 9, 0)]
    one = only(*events, *([ConsulForLifeNamed("1.09.821", 4, 0)] if named else []))
    assert (one.kind, one.rank, one.closing.id) == ("for-life", 1, f"draw-moment-for-life-{closing}")
    assert one.faces == {SENATORS[4]}
    for language in LANGUAGES:
        assert say(names.senator(4), language) in say(one.closing, language)


def test_1_09_421_who_dies_without_a_chit_does_not_die_of_mortality() -> None:
    assert say(only(SenatorDied("1.09.421", 3)).kicker) == "Death"
    assert say(only(ChitDrawn("1.05.2", 3), SenatorDied("1.05.2", 3)).kicker) == "Mortality"


def test_2_03_a_rebellion_that_ends_with_a_death_belongs_to_it() -> None:
    dead = SenatorDied("1.05.2", 3), RebelProvinceLost("2.03.91", 0), SuccessorStayed("1.05.31", 3, 1)
    one = only(*dead, RebellionEnded("2.03.9", 3))
    assert {type(event) for event in one.told} == {RebelProvinceLost, SuccessorStayed, RebellionEnded}


def test_1_09_72_a_murder_does_not_say_twice_who_is_dead() -> None:
    one = only(
        AttemptDeclared("1.09.71", 3, 4, 1, 0),
        AttemptResolved("1.09.72", 3, 4, 1, 1),
        SenatorDied("1.09.72", 4),
        SenatorDied("1.09.74", 3),
    )
    assert one.told == (SenatorDied("1.09.74", 3),), "of the other one it is news"


def test_1_12_3_as_many_wars_as_there_are_stand_at_the_gates() -> None:
    for count, said in ((4, "Four wars at the gates"), (5, "5 wars at the gates")):
        assert say(only(WarsCounted("1.12.3", count), RomeFell("1.12.3", 0)).title) == said


def test_1_12_3_the_battle_that_loses_rome_comes_before_its_fall() -> None:
    found = moments("republic", (MET, THROWN, BattleDecided("1.10.11", 2, 0, 3), RomeFell("1.12.3", 0)))
    assert [one.moment.kind for one in found] == ["battle", "fall"]
    assert [one.moment.ends for one in found] == [False, True]


def test_caesar_7_3_2_a_vote_is_a_moment_in_passing() -> None:
    found = moments("caesar", (VoteDrawn("7.2.1", 1), VoteDecided("7.3.2", 1, 0, 8, 5, 0, (), ())))
    assert [(one.moment.kind, one.moment.rank) for one in found] == [("vote", 2)]
    assert [term.amount for term in found[0].moment.terms] == [8, 5]


def test_idus_8_3_the_end_tells_who_was_what() -> None:
    events = (VotesCounted("5.7", 0, 1, 14, 5), IdesReached("8.3", 14, 5), FactionRevealed("7.7", 0, 0))
    found = moments("idus", (*events, FactionWon("8.8", 0, (0,))))
    assert [one.moment.kind for one in found] == ["count", "victory"]
    assert [(tile.was, tile.now) for tile in found[0].moment.tiles] == [(13, 14), (4, 5)]
    assert found[1].moment.told[1:] == events[2:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("journal", ["rebel_fails", "rebel_march", "people_revolt", "era_ends", "consul_for_life"])
def test_every_moment_of_whole_games_can_be_told(journal: str, language: str) -> None:
    match = replay((GOLDEN / "republic" / f"{journal}.jsonl").read_text(encoding="utf-8"))
    found = moments("republic", match.history(0))
    assert found
    assert found[-1].moment.ends
    for _, moment in found:
        for phrase in (moment.kicker, moment.title, moment.closing, *[term.label for term in moment.terms]):
            assert say(phrase, language)
        for beat in beats(moment):
            box(moment, beat, language)
        if moment.total is not None and moment.kind == "battle":
            assert moment.total == sum(term.amount for term in moment.terms)
