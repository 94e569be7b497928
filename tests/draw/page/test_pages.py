"""Every page, in both languages: well formed, safe under a strict policy, complete, and said in the reader's language."""

from __future__ import annotations

import itertools
import re

import pytest

from comitium.bots.republic.mood import MOODS
from comitium.core.messages import Phrase
from comitium.core.registry import game_type
from comitium.draw import page
from comitium.draw.page.before.inputs import Home, Saved
from comitium.draw.page.from_match import offers
from comitium.draw.page.model import ChatLine, ErrorPage, Person, Reader
from comitium.games.republic.catalogue.scenarios import END_NEXT, END_OWN, SCENARIO_RULE, pile_size
from comitium.match.lessons import first_game

from .drawn import ENGLISH, FRENCH, Parsed, every_page, model, steps

PAGES = {f"{name}-{reader.language}": html for reader in (ENGLISH, FRENCH) for name, html in every_page(reader).items()}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_well_formed_and_holds_no_script_and_no_style(name: str) -> None:
    html = PAGES[name]
    seen = Parsed(html)
    assert not [
        tag for tag, attributes in seen.tags if "style" in attributes or any(key.startswith("on") for key in attributes)
    ]
    assert not [attributes for tag, attributes in seen.tags if tag == "script" and "src" not in attributes]
    assert not [tag for tag, _ in seen.tags if tag == "style"]
    assert not re.search(r"(href|src|action)=.?(https?:)?//", html), "nothing is asked of another host"


@pytest.mark.parametrize("name", PAGES)
def test_ids_are_unique_and_everything_referred_to_is_there(name: str) -> None:
    seen = Parsed(PAGES[name])
    ids = seen.values("id")
    assert sorted(ids) == sorted(set(ids))
    used = {href.removeprefix("#") for tag, attributes in seen.tags if tag == "use" for href in [attributes["href"]]}
    assert used <= set(ids)
    for attribute in ("aria-labelledby", "aria-describedby", "aria-controls", "for"):
        assert set(seen.values(attribute)) <= set(ids)


@pytest.mark.parametrize("name", PAGES)
def test_every_button_link_and_field_has_a_name(name: str) -> None:
    html = re.sub(r"<svg class=.sprite.*?</svg>(?=<div)", "", PAGES[name])
    for inside in re.findall(r"<(?:button|a)\b[^>]*>.*?</(?:button|a)>", html, re.S):
        named = "aria-label=" in inside or re.sub(r"<[^>]+>", "", inside).strip()
        assert named, inside[:200]
    for field in re.findall(r"<(?:input|select)\b[^>]*>", html):
        hidden = 'type="hidden"' in field
        assert (
            hidden or "aria-label=" in field or " id=" in field or re.search(r"<label[^>]*>[^§]*?" + re.escape(field), html)
        ), field


@pytest.mark.parametrize("name", [name for name in PAGES if name.endswith("-fr")])
def test_french_pages_keep_french_spaces(name: str) -> None:
    text = Parsed(PAGES[name]).text
    assert not re.findall(r"\w[?!;»](?!\w)", re.sub(r"\w\?(?= ·|<|$)", "", text))[:5]
    assert PAGES[name].startswith('<!doctype html><html lang="fr">')


def test_a_theme_is_kept_and_otherwise_left_to_the_system() -> None:
    assert 'data-theme="dark"' in page.error(ErrorPage(Reader("en", "dark"), 404))
    assert "data-theme=" not in page.error(ErrorPage(Reader("en"), 404)).split("<body")[0]


def test_names_and_chat_are_harmless() -> None:
    *_, match = steps("idus", 5, 1, 30)
    nasty = "<img src=x onerror=alert(1)>\"'&"
    table = model(match, 0, chat=(ChatLine(nasty, nasty, 1),), curtain="")
    people = (Person("you", nasty), Person("person", nasty), *table.people[2:])
    html = page.table_frame(
        type(table)(**{name: getattr(table, name) for name in table.__struct_fields__} | {"people": people})
    )
    assert "<img" not in html
    assert "&lt;img" in html
    Parsed(html)
    assert "<img" not in page.table_frame(model(match, 0, curtain=nasty))


def test_an_error_says_how_long_to_wait_and_hides_what_it_does_not_know() -> None:
    assert "30" in Parsed(page.error(ErrorPage(ENGLISH, 429, wait=30))).text
    assert "418" in page.error(ErrorPage(ENGLISH, 418))


# -- for those who hear the pages


@pytest.mark.parametrize("reader", [ENGLISH, FRENCH])
def test_headings_go_down_step_by_step_from_one_first(reader: Reader) -> None:
    for name, html in every_page(reader).items():
        levels = [int(tag[1]) for tag, _ in Parsed(html).tags if re.fullmatch("h[1-6]", tag)]
        assert levels[:1] == [1], name
        assert levels.count(1) == 1, name
        assert not [(one, two) for one, two in itertools.pairwise(levels) if two > one + 1], (name, levels)


def test_french_pages_write_a_colon_as_the_french_do() -> None:
    for name, html in every_page(FRENCH).items():
        heard = [value for _, found in Parsed(html).tags for key, value in found.items() if key == "aria-label"]
        wrong = [one for one in heard if re.search(r"(?<!\u202f):(?!\w)", one.removeprefix("EN:"))]
        assert wrong == [], name


def test_a_card_of_the_home_page_says_how_long_a_game_lasts() -> None:
    said = Parsed(every_page(ENGLISH)["home"]).text
    assert "20 to 40 minutes" in said
    assert "2 to 4 hours" in said


def test_the_home_page_leads_from_the_game_to_the_way_to_how_one_wins_to_what_goes_on() -> None:
    said = Parsed(every_page(FRENCH)["home"]).text
    titles = ["Choisissez un jeu", "Comment voulez-vous jouer", "Comment on gagne", "Continuer", "Vos tables"]
    assert [said.index(one) for one in titles] == sorted(said.index(one) for one in titles)


def test_many_tables_of_one_s_own_do_not_push_the_games_away() -> None:
    one = Saved("/seat/x", "caesar", Phrase("caesar-title"), "yours", 0)
    for count, folded in ((4, 0), (5, 2), (9, 6)):
        html = page.home(Home(reader=FRENCH, offers=offers(), yours=(one,) * count))
        assert html.count('class="panel rs"') == count
        assert html.partition(">Vos tables")[2].partition("<details")[2].count('class="panel rs"') == folded
        assert (f"{folded} de plus" in html) == bool(folded)


def form(game: str, reader: Reader) -> str:
    """The home page while a game is chosen."""
    return page.home(Home(reader=reader, offers=offers(), chosen=game))


def test_a_new_table_begins_with_as_many_as_a_first_game() -> None:
    for offer in offers():
        chosen = re.findall(r'name="players" value="(\d)" checked', form(offer.game, ENGLISH))
        assert chosen == ([] if offer.players[0] == offer.players[1] else [str(first_game(offer.game).players)])
    assert 'name="players" value="5" checked' in form("republic", ENGLISH)


@pytest.mark.parametrize(("reader", "said"), [(ENGLISH, r"about (\d+) turns"), (FRENCH, r"environ (\d+) tours")])
def test_every_scenario_says_how_many_turns_its_cards_last(reader: Reader, said: str) -> None:
    """Of six initiatives in a turn one brings an event in the place of a card; Era Ends lies among the last cards."""
    html = form("republic", reader)
    expected = [
        round((pile_size(number, 5) - (END_OWN[number] + END_NEXT[number]) / 2) / 5) for number in range(len(SCENARIO_RULE))
    ]
    assert [int(turns) for turns in re.findall(said, html)] == expected
    offered = re.findall(r'type="radio" name="option.scenario" value="(\w+)"', html)
    assert offered == list(game_type("republic").meta.options["scenario"].choices)
    assert re.findall(r'name="option.scenario" value="(\w+)" checked', html) == ["early"]


def test_the_form_says_what_temperaments_computer_factions_have() -> None:
    assert all(mood.name in Parsed(form("republic", ENGLISH)).text for mood in MOODS)
    assert "temperament" not in form("idus", ENGLISH)


def test_the_way_past_the_bar_leads_to_the_question_or_to_the_page() -> None:
    pages = every_page(ENGLISH)
    for name, html in pages.items():
        skip = re.search(r'<a class="skip" href="#(\w+)">([^<]+)</a>', html)
        assert skip is not None, name
        assert f'id="{skip[1]}"' in html, name
    assert 'href="#question">Skip to the decision' in pages["caesar"]
    assert 'href="#main">Skip to content' in pages["home"]
