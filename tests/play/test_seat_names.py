"""What seats are called at a table where factions follow directives."""

from comitium.core.messages import Phrase, called
from comitium.match.begin import new, replay
from comitium.match.orders import ANY, IDLE, StandingOrder
from comitium.play.who_leads import seat_names, skip_dead_questions
from comitium.text import say

DIRECTIVES = {"imperialists", "plutocrats", "conservatives", "populists"}


def test_4_02_1_neutral_factions_are_called_by_their_directives() -> None:
    match = new("republic", 1, 11)
    names = seat_names(match)
    assert [common for common, _ in names] == [f"republic-seat-{key}" for key in ("amphora", "trident", "star", "torch")]
    assert {own.id for _, own in names} == {f"republic-directive-{key}" for key in DIRECTIVES}
    for event in match.history(0):
        for language, badges in (("en", ("Amphora", "Trident", "Star", "Torch")), ("fr", ("Amphore", "Flambeau"))):
            assert not any(badge in say(event.phrase(), language, names) for badge in badges), event


def test_a_table_without_directives_calls_its_seats_as_usual() -> None:
    assert seat_names(new("republic", 5, 11)) == ()
    assert seat_names(new("caesar", 2, 11)) == ()


def test_names_reach_lists_and_phrases_within_phrases() -> None:
    names = (("republic-seat-star", Phrase("republic-directive-populists")),)
    inner = Phrase("x", {"seat": Phrase("republic-seat-star"), "seats": (Phrase("republic-seat-star"), Phrase("other"))})
    found = called(Phrase("y", {"what": inner, "amount": 2}), names)
    populists = Phrase("republic-directive-populists")
    assert found == Phrase("y", {"what": Phrase("x", {"seat": populists, "seats": (populists, Phrase("other"))}), "amount": 2})


def test_4_01_a_lone_player_is_asked_only_where_there_is_a_choice_and_the_journal_replays() -> None:
    match = new("republic", 1, 11)
    skip_dead_questions(match, [0])
    while match.outcome is None and len(match.entries()) < 400:
        prompt = match.question(0)
        choices = [option.choice for option in prompt.options] or [one.choice + one.low for one in prompt.amounts]
        assert len(prompt.options) > 1 or prompt.amounts
        match.choose(0, choices[len(match.entries()) % len(choices)])
    assert replay("\n".join(match.lines()) + "\n", torn=True).digest == match.digest


def test_4_01_two_players_are_asked_wherever_others_do_not_see_that_nothing_is_left_to_decide() -> None:
    match = new("republic", 2, 11)
    skip_dead_questions(match, [0, 1])
    assert match.orders(0) == match.orders(1) == [StandingOrder(ANY, IDLE)]


def test_a_game_without_such_questions_has_no_such_order() -> None:
    match = new("idus", 5, 11)
    skip_dead_questions(match, [0, 1])
    assert match.orders(0) == []
