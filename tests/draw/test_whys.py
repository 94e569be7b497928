"""Why something came about: reasons are folded under the event that came of them, in every chapter of a solitaire game."""

from __future__ import annotations

from random import Random

from comitium.draw.whys import Folded, explanation, folded
from comitium.games.republic.events.solo.forum import KnightSought, TargetChosen
from comitium.games.republic.events.solo.reasons import ApproachWeighed, SenatorsCompared
from comitium.match.begin import new
from comitium.play.who_leads import skip_dead_questions
from comitium.text import say


def test_reasons_are_folded_under_what_came_of_them() -> None:
    one = ApproachWeighed("4.04.2", 0, 1, 3, 2, 5, 4)
    act = TargetChosen("4.04.2", 1, 0, 1, 3, 2, 5, 4)
    knight = KnightSought("4.04.3", 1, 0, 2)
    assert folded([one, one, act, knight, one]) == [Folded(2, (0, 1)), Folded(3, ()), Folded(4, ())]
    told = explanation(act, [one, one])
    assert [phrase.id for phrase, _ in told] == ["republic-procedure-n10", *["republic-solowhy-event-approach-weighed"] * 2]


def test_4_01_3_candidates_are_told_with_their_numbers() -> None:
    said = SenatorsCompared("4.05.415", ("-votes", "-influence"), (0, 1), (3, 12, 2, 8))
    assert say(said.phrase(), "en").startswith("fewest votes and least influence: ")
    assert "3 / 12" in say(said.phrase(), "fr")


def test_every_act_of_neutrals_in_a_game_has_its_procedure_in_words() -> None:
    """Games played at random: reasons lead to an act of the same kind, and all of it can be read."""
    seen: set[str] = set()
    for seed in (3, 4):
        match = new("republic", 1, seed)
        skip_dead_questions(match, [0])
        luck = Random(seed)
        for _ in range(900):
            if match.outcome is not None:
                break
            prompt = match.question(0)
            choices = [option.choice for option in prompt.options] or [one.choice + one.low for one in prompt.amounts]
            match.choose(0, luck.choice(choices))
        events = match.history(0)
        for place, reasons in folded(events):
            for phrase, _ in explanation(events[place], [events[one] for one in reasons]):
                assert say(phrase, "en")
                assert say(phrase, "fr")
                if phrase.id.startswith("republic-procedure-"):
                    seen.add(phrase.id.removeprefix("republic-procedure-"))
    assert {"n1", "n6", "n10", "n12", "n14", "n17", "n18", "n19", "n21"} <= seen, sorted(seen)
