"""[4.05.419] [4.07.2] Tribunes among the spoils."""

from __future__ import annotations

import pytest

from comitium.core.prompts import prompt
from comitium.games.republic.choices import NUMBER, PASS, SENATOR
from comitium.games.republic.events import senate
from comitium.games.republic.events.solo import spoils as told
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.read import read
from comitium.games.republic.rules.common.aside_choices import TEST
from comitium.games.republic.rules.r1_09_senate.choices import VETO
from comitium.games.republic.rules.r4_solitaire.choices import ANNUL, COSPONSOR, OFFICE, SPONSOR
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import NOTHING, Division
from comitium.games.republic.state.numbers import CENSOR, FIELD_CONSUL, NOBODY, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES
from comitium.text import say as words
from games.republic.fixtures.builder import asked, concession, deal, grant, listen, man, put, say
from games.republic.fixtures.senate import refused
from games.republic.fixtures.solo.senate import (
    ALL_OFFICES,
    CONSERVATIVES,
    IMPERIALISTS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    divide,
    house,
    let_pass,
    warned,
    without_field_consul,
)


def test_4_05_419_the_next_neutral_takes_what_tops_its_own_list() -> None:
    game = without_field_consul()
    deal(game, CONSERVATIVES, "tribune_1")
    ear = listen(game)
    divide(game, IMPERIALISTS, CONSERVATIVES)
    assert [(event.seat, event.seat2) for event in ear.all(told.ChoiceSkipped)] == [(IMPERIALISTS, CONSERVATIVES)]
    assert game.faction[game.offices[ROME_CONSUL]] == CONSERVATIVES
    assert game.hands[CONSERVATIVES] == []


def test_4_05_419_not_if_something_else_tops_its_list() -> None:
    game = without_field_consul()
    deal(game, PLUTOCRATS, "tribune_1")
    divide(game, IMPERIALISTS, PLUTOCRATS)
    assert game.faction[game.offices[ROME_CONSUL]] == IMPERIALISTS
    assert game.hands[PLUTOCRATS] != []


def test_4_05_419_the_first_paper_game() -> None:
    """Plutocrats and Conservatives govern: Censor, Rome Consul, then the Field Consul is named and taken by a Tribune."""
    game = house()
    deal(game, CONSERVATIVES, "tribune_1")
    ear = listen(game)
    divide(game, PLUTOCRATS, CONSERVATIVES)
    named = [(event.seat, event.office) for event in ear.all(told.OfficeNamed)]
    assert named == [
        (PLUTOCRATS, CENSOR),
        (CONSERVATIVES, ROME_CONSUL),
        (PLUTOCRATS, FIELD_CONSUL),
        (CONSERVATIVES, FIELD_CONSUL),
    ]
    assert [game.faction[game.offices[office]] for office in (CENSOR, ROME_CONSUL, FIELD_CONSUL)] == [
        PLUTOCRATS,
        CONSERVATIVES,
        CONSERVATIVES,
    ]
    assert ear.all(told.SpoilsEnded)[0].seat == PLUTOCRATS


def concessions_only(**options: str) -> Republic:
    game = house(**options)
    for key in ("mining", "harbor_fees", "armaments"):
        grant(game, key)
    game.session.filled = ALL_OFFICES
    game.bills = [1, 2, 3]
    deal(game, PLUTOCRATS, "tribune_1")
    return game


def test_d_56_only_for_the_last_of_its_kind() -> None:
    game = concessions_only()
    ear = listen(game)
    divide(game, CONSERVATIVES, PLUTOCRATS)  # they choose in turn; the third is named by the Conservatives
    assert len(ear.all(told.ChoiceSkipped)) == 1
    owners = [game.faction[game.holder[concession(key)]] for key in ("harbor_fees", "mining", "armaments")]
    assert owners == [CONSERVATIVES, PLUTOCRATS, PLUTOCRATS]


def test_d_56_with_top_of_list_for_the_first_already() -> None:
    game = concessions_only(neutral_tribune="top_of_list")
    ear = listen(game)
    divide(game, CONSERVATIVES, PLUTOCRATS)
    named = [event.seat for event in ear.all(told.ConcessionNamed)]
    assert named[:2] == [CONSERVATIVES, PLUTOCRATS]
    assert ear.all(told.ChoiceSkipped)[0].seat == CONSERVATIVES
    assert game.faction[game.holder[concession("harbor_fees")]] == PLUTOCRATS


@pytest.mark.parametrize(("option", "skips"), [("on_its_list", 0), ("last_of_kind", 1), ("top_of_list", 1)])
def test_d_56_a_compulsory_land_bill_that_is_not_on_its_list_is_worth_no_tribune(option: str, skips: int) -> None:
    """The player names the co-sponsorship; the Plutocrats, whose directive has no land bill, would only have to take it."""
    game = house(neutral_tribune=option)
    game.unrest = 5
    game.offices[ROME_CONSUL] = man("furius")
    game.session.filled = ALL_OFFICES
    deal(game, PLUTOCRATS, "tribune_1")
    divide(game, PLAYER, PLUTOCRATS)
    ear = listen(game)
    say(game, COSPONSOR)
    say(game, SENATOR + man("fabius"))
    assert len(ear.all(told.ChoiceSkipped)) == skips


def test_4_05_419_the_player_is_warned_of_a_tribune_that_would_take_what_she_names() -> None:
    """Only of what the next neutral would take itself: the Conservatives want the Rome Consul, not the Censor."""
    game = house()
    deal(game, CONSERVATIVES, "tribune_1")
    divide(game, PLAYER, CONSERVATIVES)
    told_of = {choice: [words(one.text, "en") for one in stakes] for choice, stakes in prompt(GAME_TYPE, game, PLAYER).stakes}
    assert told_of[OFFICE + ROME_CONSUL][0] == "the Star would take it with a Tribune"
    assert told_of[OFFICE + CENSOR] == ["Censor +5 influence"]


def test_4_05_419_the_player_is_told_who_chooses_after_her_tribune() -> None:
    """The next of the coalition in rank: she herself, or another neutral."""
    game = house()
    deal(game, PLAYER, "tribune_1")
    divide(game, IMPERIALISTS, PLAYER, CONSERVATIVES)
    assert warned(game, VETO) == ["you choose next"]
    say(game, VETO)
    let_pass(game)
    assert asked(game) == "ChooseSpoils"
    outside = house()
    deal(outside, PLAYER, "tribune_1")
    divide(outside, IMPERIALISTS, CONSERVATIVES)
    assert warned(outside, VETO) == ["the Star chooses next"]


def test_4_05_419_a_tribune_that_is_played_is_told_once_and_a_free_one_as_such() -> None:
    game = without_field_consul()
    put(game, "22a_cato_the_elder", CONSERVATIVES, influence=9)
    deal(game, CONSERVATIVES, "tribune_1")
    ear = listen(game)
    divide(game, IMPERIALISTS, CONSERVATIVES)
    said = [words(event.phrase(), "en") for event in ear.events]
    assert "The Star plays the free Tribune of Cato the Elder." in said
    assert "The Star plays the Tribune card." in said
    assert "The Star discards the Tribune card." not in said


def test_4_07_2_a_neutral_outside_the_coalition_plays_none() -> None:
    game = house()
    deal(game, CONSERVATIVES, "tribune_1", "tribune_2", "tribune_3")
    divide(game, IMPERIALISTS, PLUTOCRATS)
    assert len(game.hands[CONSERVATIVES]) == 3


def test_d_39_a_statesmans_own_tribune_comes_first_and_once_a_turn() -> None:
    game = without_field_consul()
    cato = put(game, "22a_cato_the_elder", CONSERVATIVES, influence=9)
    deal(game, CONSERVATIVES, "tribune_1")
    ear = listen(game)
    divide(game, IMPERIALISTS, CONSERVATIVES)
    assert [event.means for event in ear.all(senate.TribunePlayed)] == [cato + 1, 0]  # the card then for the Censor


def test_4_05_419_a_skip_is_no_pass() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    game.bills = [1, 2, 3]
    grant(game, "mining")
    deal(game, PLAYER, "tribune_1")
    divide(game, CONSERVATIVES, PLUTOCRATS)
    assert asked(game) == "SpoilsWindow"
    say(game, VETO)
    let_pass(game)
    assert game.faction[game.holder[concession("mining")]] == PLUTOCRATS


# -- players


def test_4_05_419_a_player_outside_the_coalition_stops_a_choice() -> None:
    game = house()
    deal(game, PLAYER, "tribune_1")
    divide(game, IMPERIALISTS, PLUTOCRATS)
    assert asked(game) == "SpoilsWindow"
    assert game.legal(0) == [PASS, VETO]
    refused_annul(game)
    say(game, VETO)
    let_pass(game)
    assert game.hands[PLAYER] == []
    assert game.session.filled & ALL_OFFICES == ALL_OFFICES


def refused_annul(game: Republic) -> None:
    choice = ANNUL
    assert choice not in game.legal(0)
    assert game.refusal(0, choice).rule == "4.05.419"


def test_4_05_419_without_a_tribune_it_cannot_be_played() -> None:
    game = house()
    deal(game, PLAYER, "assassin_1")  # it might be a Tribune, for all the others know
    divide(game, IMPERIALISTS, PLUTOCRATS)
    assert game.legal(0) == [PASS]
    assert game.refusal(0, VETO).rule == "1.09.15"


def test_4_05_419_a_player_kills_an_optional_land_bill() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    deal(game, PLAYER, "tribune_1")
    ear = listen(game)
    divide(game, POPULISTS, IMPERIALISTS)
    assert ANNUL in game.legal(0)
    say(game, ANNUL)
    let_pass(game)
    assert sum(game.bills) == 0
    assert ear.all(told.BillAnnulled)[0].seat == PLAYER
    assert not asked(game)


def test_4_05_417_the_tribune_that_cancels_a_pass_saves_the_bill_as_its_co_sponsor() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    deal(game, PLAYER, "tribune_1", "tribune_2")
    divide(game, POPULISTS, CONSERVATIVES)
    say(game, PASS)  # the Populists sponsor
    assert asked(game) == "SpoilsWindow"  # the Conservatives pass
    say(game, VETO)
    assert asked(game) == "NameSponsor"
    say(game, SENATOR + man("fabius"))
    assert sum(game.bills) == 1
    assert game.popularity[man("fabius")] == 2


def test_4_05_417_the_neutral_that_is_next_saves_a_bill_it_would_co_sponsor() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    deal(game, IMPERIALISTS, "tribune_1")
    ear = listen(game)
    divide(game, PLAYER, IMPERIALISTS)
    say(game, PASS)
    assert not asked(game)  # nothing was sponsored: the pass has ended it, and the Imperialists keep their card
    assert len(game.hands[IMPERIALISTS]) == 1
    game = house()
    game.session.filled = ALL_OFFICES
    put(game, "porcius", PLAYER)
    deal(game, IMPERIALISTS, "tribune_1")
    ear = listen(game)
    divide(game, POPULISTS, CONSERVATIVES, IMPERIALISTS)
    assert ear.all(told.PassCancelled)[0].seat == CONSERVATIVES
    assert sum(game.bills) == 1


def test_4_05_418_a_player_may_cancel_the_pass_that_ends_the_division() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    game.bills = [1, 2, 3]
    grant(game, "mining")
    for key in ("junius", "papirius", "acilius"):
        game.rome &= ~(1 << man(key))
        game.where[man(key)] = 2
    deal(game, PLAYER, "tribune_1")
    divide(game, CONSERVATIVES, PLUTOCRATS)
    assert asked(game) == "SpoilsWindow"
    say(game, VETO)
    let_pass(game)
    assert game.faction[game.holder[concession("mining")]] == PLUTOCRATS


def test_4_05_41_a_sponsorship_is_never_given_to_others() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    divide(game, PLAYER)
    say(game, SPONSOR)
    refused(game, "senator julius", "4.05.41")
    say(game, PASS)
    refused(game, "office censor", "4.05.4")
    assert OFFICE + CENSOR not in game.legal(0)


# -- between the choice and the gift


def test_4_05_419_what_was_meant_for_a_dead_man_is_chosen_anew() -> None:
    """Two players govern. The second has the man killed for whom the first has just taken the consulship."""
    game = house(3)
    deal(game, 1, "tribune_1")
    divide(game, 0, 1)
    game.apply(0, OFFICE + ROME_CONSUL)
    game.apply(0, SENATOR + man("fabius"))
    game.loaded = [6]
    game.apply(1, TEST + man("fabius"))
    game.apply(1, SENATOR + man("julius"))
    game.apply(1, NUMBER)
    assert asked(game) == "SpoilsWindow"
    for language in LANGUAGES:
        assert words(game.stack[-1].ask(game, 1), language)
    text = GAME_TYPE.position(game)
    assert GAME_TYPE.position(read(text, GAME_TYPE.meta, 1)) == text
    game.apply(1, PASS)
    assert (asked(game), game.actors()) == ("ChooseSpoils", [0])
    assert OFFICE + ROME_CONSUL in game.legal(0)


def test_4_05_419_who_is_stopped_has_not_passed() -> None:
    """[D-39] [D-40] The first passes, the second is stopped, the first passes again: nothing is placed by force yet."""
    game = house(3)
    deal(game, 0, "tribune_1")
    divide(game, 0, 1)
    game.apply(0, PASS)
    game.apply(1, OFFICE + FIELD_CONSUL)
    game.apply(1, SENATOR + man("julius"))
    game.apply(0, VETO)
    let_pass(game)
    game.apply(0, PASS)
    assert (asked(game), game.actors()) == ("ChooseSpoils", [1])
    assert game.offices[ROME_CONSUL] == NOBODY


# -- what the answers say


def window_of(game: Republic) -> dict[int, str]:
    """The answers in the window, in the order of the menu."""
    return {option.choice: words(option.text, "en") for option in prompt(GAME_TYPE, game, PLAYER).options}


def test_4_05_419_the_window_names_what_the_tribune_does() -> None:
    game = house()
    deal(game, PLAYER, "tribune_1")
    divide(game, IMPERIALISTS, PLUTOCRATS)
    assert window_of(game)[VETO] == "Stop it, with the Tribune card"
    game = house()
    game.session.filled = ALL_OFFICES
    deal(game, PLAYER, "tribune_1", "tribune_2")
    divide(game, POPULISTS, CONSERVATIVES)
    assert window_of(game)[ANNUL] == "Annul the land bill, with the Tribune card"
    say(game, PASS)
    assert window_of(game)[VETO] == "Save the land bill, with the Tribune card"
    game.current(Division).bill = NOTHING
    assert window_of(game)[VETO] == "Cancel the pass, with the Tribune card"


def test_4_05_419_d_56_a_free_tribune_is_offered_before_the_card() -> None:
    game = house()
    cato = put(game, "22a_cato_the_elder", PLAYER, influence=9)
    deal(game, PLAYER, "tribune_1")
    divide(game, IMPERIALISTS, PLUTOCRATS)
    assert list(window_of(game)) == [PASS, VETO + cato + 1, VETO]


def test_4_05_417_the_player_is_warned_of_a_neutral_that_would_save_the_bill_from_her_pass() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    put(game, "porcius", PLAYER)
    divide(game, POPULISTS, PLAYER, IMPERIALISTS)
    while asked(game) == "SpoilsWindow":
        say(game, PASS)
    assert asked(game) == "ChooseSpoils"
    assert warned(game, PASS) == []
    deal(game, IMPERIALISTS, "tribune_1")
    assert warned(game, PASS) == ["the Amphora would save the bill with a Tribune"]
