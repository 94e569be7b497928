"""A game of Res Publica Romana that is left in the middle of something: the same question waits, and nothing is lost."""

from __future__ import annotations

import io

import pytest

import comitium
from comitium.bots import Reason
from comitium.cli import play
from comitium.cli.at_table import saves
from comitium.cli.at_table.saves import Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Sitting
from comitium.core.ids import id_of
from comitium.core.messages import Phrase
from comitium.draw import spoken
from comitium.match.match import Match

from .session import ME, SEATS, brought_to

pytestmark = pytest.mark.usefixtures("home")


def frames(match: Match) -> list[str]:
    return [id_of(frame) for frame in match.game.stack]


def voting(match: Match) -> bool:
    return frames(match)[-2:] == ["Vote", "Turn"] and "How do you cast" in comitium.say(match.question(ME).text)


def naming_the_assassin(match: Match) -> bool:
    return "assassin" in comitium.say(match.question(ME).text)


def naming_the_target(match: Match) -> bool:
    return "Who is the target" in comitium.say(match.question(ME).text)


def counting_the_cards(match: Match) -> bool:
    return "Assassin cards" in comitium.say(match.question(ME).text)


MIDDLES = [voting, naming_the_assassin, naming_the_target, counting_the_cards]


def typed(monkeypatch, words: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(words))


@pytest.mark.parametrize("leaving", ["quit", "end of input", "Ctrl-C"])
@pytest.mark.parametrize("middle", MIDDLES)
def test_whoever_leaves_in_the_middle_finds_the_same_question_again(monkeypatch, capsys, middle, leaving):
    match = brought_to(middle, murder=middle is not voting)
    asked = match.question(ME)
    screen = Screen("en", True)
    if leaving == "Ctrl-C":
        monkeypatch.setattr(screen, "read", lambda: (_ for _ in ()).throw(KeyboardInterrupt))
    typed(monkeypatch, "quit\n" if leaving == "quit" else "")
    assert play.sit(Sitting(match, Seating("republic", SEATS), "left", screen), screen) == 0
    assert "comitium play --resume left" in capsys.readouterr().out
    again, seating = saves.fetch("left")
    assert seating is not None
    assert seating.seats == SEATS
    assert again.digest == match.digest  # of those who are asked at the same time, bots may have answered meanwhile
    assert again.question(ME) == asked
    assert again.history(ME) == match.history(ME)
    typed(monkeypatch, "1\n")
    assert play.sit(Sitting(again, seating, "left", Screen("en", True)), Screen("en", True)) == 0
    mine = [entry for entry in again.entries() if entry.seat == ME]
    assert mine[-1].choice == asked.options[0].choice
    assert len(again.entries()) > len(match.entries())


def test_what_is_new_after_a_resume_begins_at_the_last_decision(monkeypatch, capsys):
    match = brought_to(voting)
    since = match.decided(ME)
    assert 0 < since < match.event_count(ME)
    twin = comitium.replay(match.journal())
    assert twin.decided(ME) == since
    typed(monkeypatch, "news\nquit\n")
    screen = Screen("en", True)
    assert play.sit(Sitting(twin, Seating("republic", SEATS), "left", screen), screen) == 0
    told = capsys.readouterr().out
    assert spoken.sentence(match.history(ME, since)[0], "en") in told
    assert spoken.sentence(match.history(ME)[0], "en") not in told


def test_a_game_in_which_something_breaks_is_kept_and_it_is_said_where(monkeypatch, capsys):
    match = brought_to(voting)
    digest, screen = match.digest, Screen("en", True)
    typed(monkeypatch, "h\n")
    monkeypatch.setattr("comitium.bots.advice.Confidant.advise", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        play.sit(Sitting(match, Seating("republic", SEATS), "broken", screen), screen)
    assert "comitium play --resume broken" in capsys.readouterr().out
    assert saves.fetch("broken")[0].digest == digest


def test_1_04_3_what_a_bot_said_of_an_offer_is_still_there_after_a_resume(monkeypatch, capsys):
    match = brought_to(voting)
    screen = Screen("en", True)
    sitting = Sitting(match, Seating("republic", SEATS), "deal", screen)
    number = match.offer(0, "column pay star 4; star for column consuls")
    why = Phrase("bots-republic-offer-slate-rome", {"senator": Phrase("republic-card-julius")})
    sitting.negotiator.reasons.append(Reason(0, number, why))
    sitting.negotiator.reasons.append(Reason(0, 77, why))  # of an agreement that is no longer on the table
    typed(monkeypatch, "quit\n")
    play.sit(sitting, screen)
    capsys.readouterr()
    again, seating = saves.fetch("deal")
    assert seating is not None
    assert seating.reasons == (Reason(0, number, why),)
    typed(monkeypatch, "deals\n")
    play.sit(Sitting(again, seating, "deal", Screen("en", True)), Screen("en", True))
    assert "Column on agreement 1: “Julius becomes Consul" in capsys.readouterr().out


def test_a_reason_that_nobody_can_say_any_more_is_left_out(monkeypatch):
    match = brought_to(voting)
    number = match.offer(0, "column pay star 4")
    gone = Reason(0, number, Phrase("bots-republic-no-such-sentence"))
    sitting = Sitting(match, Seating("republic", SEATS, reasons=(gone,)), "old", Screen("en", True))
    assert sitting.negotiator.why(number) == []
