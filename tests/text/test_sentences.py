"""Sentences whose grammar depends on what they are told. Whole games are read aloud in games/test_events_and_prompts.py."""

from __future__ import annotations

from pathlib import Path

import pytest

import comitium
from comitium.core.agreements import Clause
from comitium.core.errors import Illegal
from comitium.core.messages import Event, Phrase
from comitium.games.caesar import events, names
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.deals.spoken import spoken
from comitium.games.republic.names import PROPOSALS
from comitium.text import LANGUAGES, say


def test_a_refusal_is_an_english_sentence_with_its_rule() -> None:
    match = comitium.new("caesar", seed=7, action_deck_order="shuffled")
    match.choose(0, "down 3")
    with pytest.raises(Illegal) as caught:
        match.choose(0, "down 3")
    assert str(caught.value) == "You have already placed the 3; choose a value you have not placed yet. [2.6]"


HOME = Path(comitium.__file__).parent
NARROW = "\u202f"
P, WRATH, VETO = 0, 10, 11


def both(event: Event) -> tuple[str, str]:
    return say(event.phrase(), "en"), say(event.phrase(), "fr").replace(NARROW, "_")


def test_a_decided_vote_tells_sums_patrician_and_discards() -> None:
    assert both(events.VoteDecided("7.3.2", 4, 0, 9, 4, 0, (5,), (1,))) == (
        "Caesar 9, Cleopatra 4: Caesar wins an aedile. Caesar discards a 5, Cleopatra a 1.",
        "César 9, Cléopâtre 4_: César gagne un édile. César défausse un 5, Cléopâtre un 1.",
    )
    assert both(events.VoteDecided("7.3.2", 0, 1, 0, 4, 0, (), (4,))) == (
        "Caesar 0, Cleopatra 4: Cleopatra wins a senator. Cleopatra discards a 4.",
        "César 0, Cléopâtre 4_: Cléopâtre gagne un sénateur. Cléopâtre défausse un 4.",
    )
    assert both(events.VoteDecided("7.3.2", 0, 0, 4, 0, 0, (4,), ())) == (
        "Caesar 4, Cleopatra 0: Caesar wins a senator. Caesar discards a 4.",
        "César 4, Cléopâtre 0_: César gagne un sénateur. César défausse un 4.",
    )


def test_a_vote_that_philosophers_turn_says_so() -> None:
    one = both(events.VoteDecided("7.3.3", 3, 1, 9, 3, 1, (5,), (3, P)))
    assert "but a philosopher reverses the vote: Cleopatra wins a censor" in one[0]
    assert "mais un philosophe renverse le vote_: Cléopâtre gagne un censeur" in one[1]
    two = both(events.VoteDecided("7.3.3", 3, 1, 9, 3, 2, (5,), (3, P, P)))
    assert "but philosophers reverse the vote: Cleopatra wins a censor" in two[0]
    assert two[0].endswith("Cleopatra a 3 and two philosophers.")
    assert "mais les philosophes renversent le vote" in two[1]


def test_lists_put_equal_things_together() -> None:
    assert both(events.TurnPassed("5.6", 0, (1, 3, 3, WRATH, VETO))) == (
        "Caesar takes a passive turn and discards a 1, two 3s, the wrath of the gods and a veto.",
        "César fait un tour passif et défausse un 1, deux 3, la colère des dieux et un veto.",
    )
    assert both(events.TurnPassed("5.6", 0, ()))[0] == "Caesar takes a passive turn and discards nothing."
    assert both(events.TurnPassed("5.6", 0, ()))[1] == "César fait un tour passif et ne défausse rien."


def test_things_without_forms_are_listed_by_name() -> None:
    seats = (names.seat(0), names.seat(1), names.seat(1))
    assert say(Phrase("unknown-game", {"game": "x", "known": seats})).endswith("Caesar, Cleopatra and Cleopatra.")


def test_counts_agree() -> None:
    assert both(events.GroupsCastled("6.3", 0, 0, 3, 4, 0))[1] == (
        "César redispose ses cartes_: 3 cachées devant les sénateurs, aucune devant les édiles."
    )
    assert "1 cachée devant" in both(events.GroupsCastled("6.3", 0, 0, 1, 4, 2))[1]
    assert both(events.GroupRevealed("6.4", 0, 0, (3,)))[0] == "Caesar’s hidden card on the senators is turned face-up: a 3."
    assert "hidden cards on the senators are" in both(events.GroupRevealed("6.4", 0, 0, (3, 4)))[0]
    assert both(events.WrathFell("6.5", 1, 1))[1] == "Les dieux frappent les préteurs_: 1 carte d’influence est défaussée."


def test_the_end_says_how_close_it_was() -> None:
    assert both(events.GameWon("8.5", 1, 12, 10)) == (
        "Cleopatra wins by 12 points to 10.",
        "Cléopâtre gagne par 12 points à 10.",
    )
    assert both(events.GameWon("8.5", 1, 12, 12))[0] == "Cleopatra wins: 12 points each, but Cleopatra has more patricians."
    assert both(events.GameDrawn("8.5", 11))[1] == "La partie est nulle_: 11 points partout."


@pytest.mark.parametrize(
    ("card", "said"),
    [(6, "à l’assassinat"), (7, "à l’espion"), (8, "au roque"), (9, "à l’éclaireur"), (WRATH, "à la colère des dieux")],
)
def test_french_articles(card: int, said: str) -> None:
    assert said in both(events.ActionVetoed("6.6", 0, card))[1]


def test_an_unknown_message_or_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        say(Phrase("no-such-thing"))
    with pytest.raises(LookupError):
        say(Phrase("caesar-event-card-drawn", {"seat": names.seat(0)}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_nought_is_written_with_a_minus(language: str) -> None:
    lost = Phrase("republic-odds-number", {"number": -12, "highest": 1, "chance": "0"})
    assert "−12" in say(lost, language)
    assert "-12" not in say(lost, language)


def test_a_promise_puts_the_name_of_a_proposal_between_quotes() -> None:
    """Else a faction votes for Consuls, whoever those are."""
    about = promises.selector(PROPOSALS.index("consuls"), -1)
    said = [say(spoken(Clause(promises.VOTE_FOR, 0, 1, about, 0)), language) for language in LANGUAGES]
    assert said[0].endswith("to vote for “Consuls”")
    assert said[1].endswith("voter pour la proposition «\u202fConsuls\u202f»")


def test_in_french_one_thing_has_one_word() -> None:
    """Idus Martii has jetons, Res Publica Romana marqueurs and pions Mortalité; a glossary knows other words, too."""
    words = {"idus": "marqueur", "republic": "jeton"}
    for path in [*HOME.glob("games/*/text/fr/*.ftl"), *HOME.glob("draw/text/fr/*.ftl")]:
        for line in path.read_text(encoding="utf-8").splitlines():
            for game, other in words.items():
                if game in f"{path.parts[-4]} {line.partition('=')[0]}" and ".also" not in line:
                    assert other not in line.lower(), f"{path.name}: {line}"


@pytest.mark.parametrize(
    ("dice", "english", "french"),
    [
        (0, "Appeal to the people", "Appel au peuple"),
        (1, "Appeal to the people, with 1 die", "Appel au peuple, avec un dé"),
        (2, "Appeal to the people, with 2 dice", "Appel au peuple, avec 2 dés"),
    ],
)
def test_an_appeal_counts_its_dice_only_where_it_has_any(dice: int, english: str, french: str) -> None:
    appeal = Phrase("republic-trials-choice-appeal", {"amount": dice})
    assert (say(appeal, "en"), say(appeal, "fr")) == (english, french)


def test_1_07_344_the_death_of_a_leader_in_the_curia_is_told_once() -> None:
    """By its own line, which follows that of the die."""
    philip = Phrase("republic-card-philip-v")
    died = Phrase("republic-forum-event-leader-died", {"leader": philip})
    aged = Phrase("republic-forum-event-leader-aged", {"leader": philip, "amount": 6, "died": 1})
    assert (say(died, "en"), say(died, "fr")) == ("Philip V dies.", "Philippe V est mort.")
    assert say(aged, "en") == "Philip V stays no longer in the Curia (6)."
    assert say(aged, "fr") == "Philippe V n’attend plus à la Curie (6)."
