"""The odds of armies in sentences, and their percents: whole ones that add up to 100, the same wherever they are said."""

from __future__ import annotations

import random

import pytest

import comitium
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import BLACKMAIL
from comitium.games.republic.choices import LEGIONS, WAR
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import planned
from comitium.games.republic.odds.dice import percent, shares, spoken
from comitium.games.republic.odds.rebels import against
from comitium.games.republic.odds.senate import accusation
from comitium.games.republic.odds.sentences.armies import campaign, defenders, forces
from comitium.games.republic.odds.sentences.questions import by_choice, odds_of
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR, MILITARY
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import (
    AskProsecutor,
    NameProsecutor,
    Tribunal,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import UNSET, DraftMilitary
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COURSE, Declare
from comitium.games.republic.state.numbers import ACTIVE, CENSOR, CIVIL_WAR, DICTATOR, NOBODY, SENATE, count
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import (
    deal,
    event,
    new_table,
    persuading,
    put,
    raise_legions,
    raise_veterans,
    rebel,
    send,
    wage,
)

OUTCOMES = ("victory", "sea", "stalemate", "standoff", "disaster", "defeat")


def number(one: Phrase, name: str) -> int:
    """A chance as it is said: less than one counts as nothing, more than 99 as all."""
    said = str(one.args[name])
    return {"< 1": 0, "> 99": 100}[said] if said[0] in "<>" else int(said)


@pytest.mark.parametrize("key", ["1st_gallic_war", "1st_punic_war", "syrian_war", "germanic_migrations"])
def test_1_10_2_what_an_attack_may_come_to_adds_up_to_100(key: str) -> None:
    game = new_table()
    war = wage(game, key)
    man = put(game, "cornelius", 0, office=DICTATOR)
    for legions in range(1, 26):
        for fleets in (5, 12, 20):
            said = campaign(game, war, odds.campaign(game, war, planned(game, war, man, legions, 1, fleets)))
            assert sum(number(said, name) for name in OUTCOMES) == 100


def test_shares_are_never_further_off_than_one() -> None:
    rng = random.Random(3)
    for _ in range(300):
        parts = [rng.random() ** 4 for _ in range(rng.randint(1, 7))]
        chances = [one / sum(parts) for one in parts]
        found = shares(chances)
        assert sum(found) == 100
        assert all(abs(one - 100 * chance) < 1 for one, chance in zip(found, chances, strict=True))
    assert (spoken(0, 1e-7), spoken(100, 1 - 1e-6), percent(0.005)) == ("< 1", "> 99", "< 1")


def test_1_10_11_too_few_fleets_to_support_an_army_are_said() -> None:
    game = new_table()
    game.phase = SENATE
    man, punic = put(game, "cornelius", 0, office=DICTATOR), wage(game, "1st_punic_war")
    raise_legions(game, 6)
    game.fleets[ACTIVE] = 3
    game.stack = [DraftMilitary(0, [], [DEPLOYED, man, punic, UNSET, 0, 0, 0])]
    assert game.legal(0) == [LEGIONS]
    (line,) = odds_of(game, 0)
    assert say(line, "en").endswith("an army there needs 5 fleets for support, and only 3 are available.")
    game.fleets[ACTIVE] = 5
    assert "% with 6" in say(odds_of(game, 0)[0], "en")


# -- the rebel


def revolting() -> tuple[Republic, int, int]:
    game = new_table()
    game.phase = SENATE
    man = put(game, "cornelius", 0, office=DICTATOR)
    risen = put(game, "julius", 1)
    rebel(game, risen, legions=8)
    raise_legions(game, 12)
    return game, man, risen


def test_1_11_37_the_army_that_is_sent_against_the_rebel() -> None:
    game, man, risen = revolting()
    game.stack = [DraftMilitary(0, [], [DEPLOYED, man, CIVIL_WAR, UNSET, 0, 0, 0])]
    (line,) = odds_of(game, 0)
    assert "% with 12" in say(line, "en")
    beside = dict(by_choice(game, 0))
    found = odds.civil_war(game, odds.Force(man, 10), odds.force_of(game, risen))
    assert number(beside[LEGIONS + 10], "victory") == pytest.approx(100 * found.victory, abs=1)
    assert number(beside[LEGIONS + 10], "lost") == pytest.approx(100 * found.defeat, abs=1)
    game.stack = [DraftMilitary(0, [], [DEPLOYED, man, UNSET, UNSET, 0, 0, 0])]
    assert say(dict(by_choice(game, 0))[WAR + CIVIL_WAR], "en").startswith("with all available forces: victory ")


def test_1_11_37_a_proposal_to_fight_the_rebel_says_how_it_would_end() -> None:
    game, man, risen = revolting()
    legions = game.legions[ACTIVE]
    (said,) = forces(game, [MILITARY, DEPLOYED, man, CIVIL_WAR, count(legions), 0, 0, 0])
    assert said.id == "republic-odds-clash"
    assert sum(number(said, name) for name in ("victory", "stalemate", "defeat")) == 100
    found = against(game, CIVIL_WAR, odds.Force(man, count(legions)))
    assert number(said, "defeat") == pytest.approx(100 * found.defeat, abs=1)
    assert found == odds.civil_war(game, odds.Force(man, count(legions)), odds.force_of(game, risen))
    for language in ("en", "fr"):
        assert "{" not in say(said, language)


def test_1_11_35_who_would_rise_sees_what_stands_in_italy() -> None:
    game = new_table()
    wage(game, "1st_gallic_war")
    man = put(game, "cornelius", 0, leader=True)
    send(game, man, "1st_gallic_war", legions=9)
    game.victorious |= 1 << man
    weak, strong = put(game, "papirius", 1), put(game, "claudius", 2)
    assert defenders(game, man) is None
    raise_legions(game, 4)
    raise_veterans(game, 1, ACTIVE, man)  # his own: it would join him
    game.stack = [Declare(0, 1 << man, man, COURSE)]
    against = defenders(game, man)
    best = max((weak, strong), key=game.military)
    assert against == odds.Force(best, 4)
    said = odds_of(game, 0)[-1]
    found = odds.revolt(game, man, against=against).battle
    assert found is not None
    assert said.id == "republic-odds-march"
    assert number(said, "defeat") == pytest.approx(100 * found.defeat, abs=1)
    assert sum(number(said, name) for name in ("victory", "stalemate", "defeat")) == 100


# -- trials, blackmail, the speech


def test_1_09_41_a_trial_is_weighed_before_it_is_brought() -> None:
    game = new_table()
    game.phase = SENATE
    judge = put(game, "fabius", 1, leader=True, office=CENSOR)
    asked = put(game, "valerius", 2, leader=True)
    accused = put(game, "cornelius", 0, popularity=4, influence=8)
    court = Tribunal(0, MAJOR, accused, 0, NOBODY)
    verdict = odds.trial(game, accusation(game, MAJOR, accused, asked))
    everything = sum(game.votes(man) for man in (judge, asked, accused))
    risks = ((NameProsecutor(1), "Fabius", verdict.censor), (AskProsecutor(2, asked), "Valerius", verdict.prosecutor))
    for question, name, chance in risks:
        game.stack = [court, question]
        votes, people, crowd = [say(one, "en") for one in odds_of(game, question.seat)]
        assert votes == f"So far 0 for conviction, 8 against, with the influence of the accused; still to vote: {everything}."
        assert people.startswith(f"An appeal with 2 dice: killed in {percent(verdict.killed)}%")
        assert crowd == f"If the accused appeals, the mob kills {name} in {percent(chance)}% of cases."
        assert chance > 0


def test_1_07_413_nobody_bids_against_a_card_and_a_failed_blackmail_hurts() -> None:
    game, persuader, target = persuading()
    deal(game, 0, "blackmail")
    game.stack = [Persuade(0, BLACKMAIL, persuader, target)]
    _, bribes, hurt, _ = [say(one, "en") for one in odds_of(game, 0)]
    assert bribes.startswith("Odds by bribe: ")
    assert hurt == "If it fails, Fabius loses about 7 influence and about 7 popularity."
    game.stack = [Persuade(0, NOBODY, persuader, target)]
    assert "(before counter-bribes)" in say(odds_of(game, 0)[1], "en")


def test_1_08_2_the_speech_with_all_that_may_come_of_it() -> None:
    game, *_ = persuading()
    game.unrest = 7
    event(game, "evil_omens", 1)
    game.stack = [Games(0)]
    found = odds.speech(game)
    (line,) = odds_of(game, 0)
    assert line.args["none"] == percent(found.no_recruits)
    assert line.args["short"] == percent(found.shortage)
    assert f"unrest is about {round(found.unrest)} afterwards" in say(line, "en")
    game.unrest = 40
    assert "afterwards" not in say(odds_of(game, 0)[0], "en")


def test_in_whole_games_every_attack_adds_up() -> None:
    rng = random.Random(1)
    seen = 0
    for seed in range(3):
        match = comitium.new("republic", players=3, seed=seed)
        for _ in range(900):
            if match.outcome is not None:
                break
            seat = match.game.actors()[0]
            for one in odds_of(match.game, seat):  # type: ignore[arg-type]
                if one.id.startswith("republic-odds-attack"):
                    seen += 1
                    assert sum(number(one, name) for name in OUTCOMES) == 100
            match.choose(seat, rng.choice(match.game.legal(seat)))
    assert seen
