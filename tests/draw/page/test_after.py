"""Before and after a game: the home page's form, the lobby, the end with its score and charts, the replay."""

from __future__ import annotations

import itertools
import re
from hashlib import sha256

import pytest
from msgspec import structs

import comitium
from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase
from comitium.draw import page
from comitium.draw.page import from_match
from comitium.draw.page.after import report
from comitium.draw.page.after.charts import chart
from comitium.draw.page.after.inputs import Chart, Line
from comitium.draw.page.before.inputs import Home, Lobby, Offer
from comitium.draw.page.model import Person, Reader
from comitium.draw.page.summary import summary
from comitium.draw.page.words import Words, describe_event, text
from comitium.draw.rulebook import rules
from comitium.match.walk import Walk
from comitium.web.bots.lookback import look_back
from comitium.web.matches import tables

from .drawn import ENGLISH, FRENCH, Parsed, finished, model, people


def offers() -> tuple[Offer, ...]:
    return from_match.offers()


@pytest.mark.parametrize("game", ["caesar", "idus"])
def test_the_form_for_a_new_table_offers_every_option_and_seat(game: str) -> None:
    html = page.home(Home(reader=FRENCH, offers=offers(), chosen=game))
    form = html.split('id="table-form"')[1].split("</form>")[0]
    meta = comitium.kind(game).meta
    for name, option in meta.options.items():
        field = re.search(rf'name="option\.{name}">(.*?)</select>', form, re.S)
        assert field is not None
        values = [value for value in re.findall(r'<option value="([^"]*)"', field[1]) if value]
        assert values == [str(value).lower() if isinstance(value, bool) else str(value) for value in option.choices]
    assert form.count("data-seat=") == meta.players[1]
    comitium.new(game, players=meta.players[0], seed=1, **{name: option.default for name, option in meta.options.items()})


def test_an_option_says_what_holds_if_nothing_is_chosen() -> None:
    html = page.home(Home(reader=ENGLISH, offers=offers(), chosen="caesar"))
    bonus = html.split('name="option.bonus_points">')[1].split("</select>")[0]
    assert '<option value="">default: 2 points</option>' in bonus
    tie = html.split('name="option.tiebreak">')[1].split("</div>")[0]
    assert '<option value="">as in the edition</option>' in tie
    assert "<li><b>Rio Grande · Kosmos: </b>the side with more patricians</li>" in tie
    placing = html.split('name="option.placement">')[1].split("</div>")[0]
    assert "<li><b>Tilsit, in French, as first printed: </b>" in placing, "one house, two printings"


def test_a_newcomer_is_offered_a_first_game_that_can_begin_at_once() -> None:
    for chosen in ("caesar", "idus"):
        html = page.home(Home(reader=Reader("en", newcomer=True), offers=offers(), chosen=chosen))
        preset = re.search(r"<form method=.post. action=./tables.>.*?</form>", html, re.S)
        assert preset is not None
        fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', preset[0]))
        assert (fields["game"], fields["preset"]) == (chosen, "first")
        game, seats, options, *_ = tables.read_form(fields)
        assert seats.count("me") == 1
        comitium.new(game, players=len(seats), seed=1, **options)
        assert '<button class="panel plate gold">' in html, "the lesson"
        assert html.index('class="games"') < html.index('action="/lessons"') < html.index(preset[0])


def test_each_way_to_play_has_its_own_settings_and_starts_at_once() -> None:
    """With friends every other seat waits for somebody, with bots for nobody; alone is offered where the others are led by
    rule."""
    for game, known in (
        ("caesar", ["bots", "friends"]),
        ("idus", ["bots", "friends"]),
        ("republic", ["alone", "bots", "friends"]),
    ):
        html = page.home(Home(reader=ENGLISH, offers=offers(), chosen=game))
        assert re.findall(r'&amp;way=(\w+)#settings"', html) == known
        assert re.findall(r'&amp;way=(\w+)#settings" aria-current="true"', html) == ["bots"]
    for way, usual in (("bots", "tribune"), ("friends", "open")):
        html = page.home(Home(reader=ENGLISH, offers=offers(), chosen="republic", way=way))
        assert re.findall(r'<option value="(\w+)" selected>', html.split('name="seat.0"')[1].split("Number")[0])[:3] == [
            "me",
            usual,
            usual,
        ]
    alone = page.home(Home(reader=ENGLISH, offers=offers(), chosen="republic", way="alone"))
    assert 'id="alone-scenario"' in alone
    assert 'name="seat.1"' not in alone
    assert 'id="table-form"' in page.home(Home(reader=ENGLISH, offers=offers(), chosen="caesar", way="alone")), "no such way"


def test_how_one_wins_is_told_in_three_sentences_before_anything_begins() -> None:
    for reader in (ENGLISH, FRENCH):
        for offer in offers():
            html = page.home(Home(reader=reader, offers=offers(), chosen=offer.game))
            told = html.split('class="panel wins"')[1].split("</section>")[0]
            assert told.count("<li>") == 3
            assert "<b></b>" not in told


def test_only_the_host_has_links_and_may_begin() -> None:
    sitting_there = (Person("you", "Livia"), Person("open", link="/seat/secret"), *people(5, None)[:3])
    given = {"reader": ENGLISH, "address": "/seat/x", "game": "idus", "settings": {}, "bots": ("random", "tribune"), "seat": 0}
    host = page.lobby_frame(Lobby(people=sitting_there, host=True, begins=True, **given), 1)  # type: ignore[arg-type]
    assert 'data-send="start"' in host.html
    assert "/seat/secret" in host.html
    assert 'data-send="seat" data-with=\'{"seat":1}\'' in host.html
    guest = page.lobby_frame(Lobby(people=(*sitting_there[:1], Person("open"), *sitting_there[2:]), **given), 1)  # type: ignore[arg-type]
    assert 'data-send="start"' not in guest.html
    assert 'data-send="seat"' not in guest.html


def test_the_name_of_the_game_is_read_in_the_lobby_as_it_is_written() -> None:
    for reader, name in ((ENGLISH, "Caesar & Cleopatra"), (FRENCH, "César & Cléopâtre")):
        waits = Lobby(reader=reader, address="/seat/x", game="caesar", people=people(2, 0), settings={}, bots=(), seat=0)
        seen = Parsed(page.lobby(waits)).text
        assert name in seen
        assert "&amp;" not in seen


def test_the_end_tells_the_score_the_seed_and_the_way_to_check_it() -> None:
    match = finished("caesar", 2, 5)
    ending = from_match.ending_of(match, model(match, 0), "/replay/x", "/seat/x/journal", "/seat/x/rematch")
    html = page.ending(ending)
    seen = Parsed(html).text
    assert sha256(f"comitium seed {match.seed}".encode()).hexdigest() == ending.commitment
    assert ending.commitment in seen
    assert f"comitium seed {match.seed}" in seen
    for score in ending.outcome.scores:
        assert f'<td class="num">{score}</td>' in html
    assert 'action="/seat/x/rematch"' in html
    assert 'data-copy="/replay/x"' in html
    assert 'href="/replay/x?seat=0"' in html, "from her own chair"


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 3)])
def test_the_score_calls_people_by_their_names_as_well(game: str, players: int) -> None:
    match = finished(game, players, 5)
    seated = (Person("you", "Livia"), Person("person", "M<b>"), *people(players - 2, None))
    html = page.ending(from_match.ending_of(match, from_match.table_of(match, 0, ENGLISH, "/seat/x", seated)))
    heads = re.findall("<th scope[^>]*>(.*?)</th>", html.split('class="sheet')[1].split("</table>")[0])
    names = [text(comitium.say(name)) for name in match.game_type.board(match.view(0), None, []).seats]
    assert [head for head in heads if f"Livia ({names[0]})" in head]
    assert [head for head in heads if f"M&lt;b&gt; ({names[1]})" in head]
    assert all([head for head in heads if head.endswith(name)] for name in names[2:]), "a bot has no name besides"


def test_the_end_is_read_out_after_what_brought_it() -> None:
    match = finished("caesar", 2, 5)
    assert match.outcome is not None
    last = model(match, 0, last_frame=match.event_count(0) - 3)
    made = page.ending_frame(structs.replace(from_match.ending_of(match, last), again=True), 9)
    told = " ".join(describe_event(event, "en") for event in last.events[-3:] if not event.minor)
    brought = re.sub(r"\bCaesar\b", "Livia (Caesar)", told)
    assert brought
    assert made.say.startswith(brought)
    assert made.say.endswith("A rematch is ready.")
    winner = comitium.say(last.board.seats[match.outcome.winners[0]])
    assert winner in made.say.removeprefix(brought)


def test_points_written_out_add_up() -> None:
    for seed in range(3):
        match = finished("caesar", 2, seed)
        html = page.ending(from_match.ending_of(match, model(match, 1)))
        for written, total in re.findall(r'<td class="f">([\d +]+) = <b>(\d+)</b>', html):
            assert sum(map(int, written.split("+"))) == int(total)


def test_a_chart_ends_where_the_game_did() -> None:
    match = finished("idus", 5, 2)
    (one,) = from_match.charts(match)
    board = model(match, None).board
    assert [line.values[-1] for line in one.lines] == [track.value("at") for track in board.of_kind("track")]
    assert all(len(line.values) == len(one.points) for line in one.lines)
    html = chart(one, board, Words("fr"))
    assert html.count("<polyline") == 2
    assert html.count("<tr>") == len(one.points) + 1


def test_points_of_a_chart_are_called_by_their_turns_and_the_last_is_the_end() -> None:
    match = finished("republic", 3, 2)
    for one in from_match.charts(match):
        assert one.points[-1] == model(match, None).board.turn
        html = chart(one, model(match, None).board, Words("en"))
        heads = re.findall(r'<th scope="row">(\w+)</th>', html)
        assert heads == [*map(str, one.points[:-1]), "end"]
        assert len(set(heads)) == len(heads), "a turn has one point"


def test_labels_of_lines_that_end_together_do_not_lie_on_each_other() -> None:
    name = Phrase("draw-page-aim")
    one = Chart(name, (0, 1), tuple(Line(name, (0, 3)) for _ in range(4)))
    match = finished("idus", 5, 2)
    heights = [float(y) for y in re.findall(r'<text x="450" y="([\d.]+)"', chart(one, model(match, None).board, Words("en")))]
    assert all(later - sooner >= 17 for sooner, later in itertools.pairwise(heights))


def test_labels_of_lines_that_end_at_nothing_leave_the_turns_alone() -> None:
    board = model(finished("idus", 5, 2), None).board
    lines = tuple(Line(Phrase("draw-chronicle-line-unrest"), (9, end)) for end in (9, 1, 0, 0))
    drawn = chart(Chart(Phrase("draw-chronicle-unrest"), (0, 1), lines), board, Words("en"))
    below = max(float(y) for y in re.findall(r'<text x="\d+" y="([\d.]+)"', drawn))
    turns = max(float(y) for y in re.findall(r'<text class="ax" x="[\d.]+" y="([\d.]+)" text-anchor="middle"', drawn))
    assert below + 12 <= turns


def test_a_replay_shows_each_step_as_the_seat_saw_it() -> None:
    walk = Walk(finished("idus", 5, 6))
    first, last = (from_match.replay_of(walk, step, 0, ENGLISH, "/replay/x", people(5, None)) for step in (0, walk.steps))
    assert (first.step, last.board.over) == (0, True)
    for step in range(0, walk.steps, 7):
        shown = from_match.replay_of(walk, step, None, ENGLISH, "/replay/x", people(5, None))
        seen = Parsed(page.replay_frame(shown))
        assert seen.choices() == set(), "nothing can be chosen any more"
        assert str(step) in seen.values("data-step")


def test_4_01_a_replay_calls_neutrals_by_their_directives() -> None:
    match = comitium.new("republic", 1, seed=17)
    while len(match.entries()) < 20:
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    shown = from_match.replay_of(Walk(match), 12, None, ENGLISH, "/replay/x", people(5, None))
    assert [id for id, _ in shown.names] == [f"republic-seat-{seat}" for seat in ("amphora", "trident", "star", "torch")]
    assert "faction" in page.replay(shown)


def test_a_game_that_goes_on_has_no_end_to_show() -> None:
    match = comitium.new("caesar", seed=1)
    with pytest.raises(ComitiumError):
        from_match.ending_of(match, model(match, 0))


# -- what is long waits at the end of a game


def test_the_end_begins_with_what_counts_and_folds_what_is_long() -> None:
    match = finished("caesar", 2, 5)
    lines, *_ = look_back(match.journal(), 1, "fr")
    made = from_match.ending_of(
        match, model(match, 1, FRENCH), "/replay/x", "/seat/x/journal", "/seat/x/rematch", tuple(lines)
    )
    html = page.ending(made)
    signs = ('class="panel win', 'class="sheet', "/rematch", 'class="chart"', "told", 'id="last"', 'id="log"', "sha256sum")
    order = [html.index(sign) for sign in signs]
    assert order == sorted(order)
    folded = html.split("<details><summary>", 1)[1].split("</details>")[0]
    shown = [line for line in lines if not line.startswith(" ") and line in folded]
    assert len(shown) > 20, "every turn is inside"
    outside = html.replace(folded, "")
    assert not [line for line in shown if f"<h4>{line}</h4>" in outside]


def test_the_table_the_log_and_the_seed_of_the_end_wait_until_they_are_looked_for() -> None:
    match = finished("caesar", 2, 5)
    html = page.ending(from_match.ending_of(match, model(match, 0)))
    for id in ("last", "log", "seed"):
        assert f'<details class="panel wide fin" id="{id}" data-keep><summary' in html


def test_the_end_says_that_more_is_being_worked_out() -> None:
    match = finished("idus", 5, 5)
    made = structs.replace(from_match.ending_of(match, model(match, 0)), charts=(), pending=True)
    assert 'role="status"' in page.ending(made)
    assert 'role="status"' not in page.ending(structs.replace(made, pending=False))


@pytest.mark.parametrize(("language", "said"), [("en", "could not be prepared"), ("fr", "n’a pas pu être préparé")])
def test_the_end_says_that_the_report_has_failed_and_how_to_ask_again(language: str, said: str) -> None:
    match = finished("caesar", 2, 5)
    made = from_match.ending_of(match, model(match, 0))
    table = structs.replace(made.table, reader=structs.replace(made.table.reader, language=language), address="/seat/abc")
    html = page.ending(structs.replace(made, table=table, charts=(), report=(), failed=True))
    assert said in html
    assert 'role="alert"><p>' in html
    assert '<a class="btn" href="/seat/abc">' in html
    assert said not in page.ending(made)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_loses_no_line_and_makes_no_heading_of_a_sentence(language: str) -> None:
    for game, players in (("caesar", 2), ("idus", 6), ("republic", 4)):
        lines, *_ = look_back(finished(game, players, 3).journal(), 0, language)
        assert [line for part in report.parts(lines) for line in part] == lines
        html = report.render_report(lines, Words(language, game))
        assert not re.search(r"\b[a-z]+_[a-z]+\b", re.sub(r"<[^>]+>", "", html)), "options have names"
        quoted = {rule.summary(language) for rule in rules(game)}
        for line in lines:
            if report.CITED.sub("", line) in quoted:
                continue
            start = text(re.sub(r"\s*\[.*", "", line).strip().rstrip(report.COLON))
            assert start in html
        headings = re.findall(r"<h[34]>(.*?)</h[34]>", html)
        assert headings
        assert not [heading for heading in headings if heading.endswith(".") or len(heading) > 120]


def test_names_at_the_end_of_lines_stand_inside_the_picture() -> None:
    match = finished("idus", 5, 2)
    (one,) = from_match.charts(match)
    html = chart(one, model(match, None).board, Words("fr"))
    width, height = map(int, re.findall(r'viewBox="0 0 (\d+) (\d+)"', html)[0])
    assert all(float(y) < height - 3 for y in re.findall(r'<text[^>]* y="([\d.]+)"', html))
    assert all(float(x) + 8 * len(said) < width for x, said in re.findall(r'<text x="(450)"[^>]*>([^<]+)<', html))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rule_calls_options_and_editions_by_their_names(language: str) -> None:
    for game in ("caesar", "idus", "republic"):
        for rule in rules(game):
            told = summary(rule, Words(language, game))
            assert re.findall(r"\b[a-z]+(?:_[a-z0-9]+)+\b", told) in ([], ["descartes_fr"]), rule.number
    tie = next(rule for rule in rules("caesar") if rule.number == "8.5")
    said = summary(tie, Words(language, "caesar"))
    assert "(Rio Grande, Kosmos)" in said
    assert "(Tilsit)" in said


def test_the_end_of_idus_shows_who_was_what_by_shape_and_word() -> None:
    match = finished("idus", 5, 2)
    html = page.ending(from_match.ending_of(match, model(match, 0, FRENCH)))
    sheet = html.split('<table class="sheet">')[1].split("</table>")[0]
    told = re.findall(r'<svg class="vp (\w+)"[^>]*>.*?</svg> ([^<]+)<', sheet)
    assert len(told) >= 5
    assert set(told) <= {("loyal", "Loyal"), ("traitor", "Traître"), ("merchant", "Marchand")}
    outcome = match.outcome
    assert outcome is not None
    crests = re.findall(r'class="crest" aria-hidden="true"><svg class="card fac (\w+)', html)
    kept = {board_row.cells[0].id.rpartition("-")[2] for board_row in model(match, 0).board.sheets[0].rows
            if board_row.owner in outcome.winners}  # fmt: skip
    assert set(crests) == kept
