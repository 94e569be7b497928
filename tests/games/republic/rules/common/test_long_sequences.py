"""Long random sequences of what may happen to wars, leaders, statesmen and families, one thing after the other: what the
rulebook says of where they lie holds after each of them."""

from __future__ import annotations

import random

import pytest

from comitium.games.republic.catalogue.ids import REFUGE
from comitium.games.republic.catalogue.senators import FAMILY_STATESMEN, SENATOR_CARD
from comitium.games.republic.catalogue.wars import LEADER_WARS, SERIES_WARS
from comitium.games.republic.rules.common import chits, statesmen
from comitium.games.republic.rules.common.people import come_to_rome, join, leave
from comitium.games.republic.rules.common.provinces import create_province, create_provinces
from comitium.games.republic.rules.common.wars import activate, in_forum, leave_play, place_war, wake_imminent
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import first_family, take_family
from comitium.games.republic.rules.r1_07_forum.r1_07_3_cards import settle_family
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_peace import sue_for_peace
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import matches, place_leader, refugee, rise
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution, wake_wars
from comitium.games.republic.state.numbers import (
    BEATEN,
    CAPTIVE,
    FAMILIES,
    FORUM,
    FOUGHT,
    IMMINENT,
    IN_CURIA,
    INACTIVE,
    LEADERS,
    MORTALITY,
    NOWHERE,
    ON_BOARD,
    OUT,
    PROVINCES,
    RAID,
    ROME,
    SENATORS,
    WARS,
    bits,
)
from comitium.games.republic.state.republic import REFUGE_WARS, Republic
from games.republic.fixtures.builder import check, new_table, put

RULE = "1.07.33"


class Forum:
    """Wars and leaders that come in a random order, and what may become of them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.game = new_table("alternate", 4, seed)
        self.game.phase = FORUM
        self.game.deck = list(range(40))
        put(self.game, "cornelius", 0, leader=True)
        self.wars = self.rng.sample(range(WARS), WARS)
        self.leaders = self.rng.sample(range(LEADERS), LEADERS)

    def any_in(self, *zones: int) -> int:
        """One of the wars in these zones, or -1."""
        found = [war for war in range(WARS) if self.game.zone[war] in zones]
        return self.rng.choice(found) if found else -1

    def happen(self) -> None:
        game = self.game
        what = self.rng.choices(("war", "leader", "beaten", "attacked", "year", "refuge", "peace", "province"), self.ODDS)[0]
        if what == "war" and self.wars:
            place_war(game, self.wars.pop(), RULE)
        elif what == "leader" and self.leaders:
            place_leader(game, self.leaders.pop(), RULE)
        elif what == "beaten" and (war := self.any_in(FOUGHT)) >= 0:
            leave_play(game, war, BEATEN, RULE)
            create_provinces(game, war, RULE)
        elif what == "attacked" and (war := self.any_in(INACTIVE, IMMINENT)) >= 0:
            activate(game, war, RULE)
        elif what == "year":
            wake_wars(game, Revolution(0))
            game.phase = MORTALITY
            wake_imminent(game, RULE)
            game.phase = FORUM
        elif what == "refuge" and game.levels[REFUGE] < 2:
            game.levels[REFUGE] += 1
            if game.levels[REFUGE] == 2 and refugee(game) >= 0:
                rise(game, RULE)
        elif what == "peace" and (war := self.any_in(FOUGHT, INACTIVE, IMMINENT)) >= 0:
            sue_for_peace(game, war, RULE)
            if game.zone[war] == NOWHERE:
                self.wars.insert(0, war)
        elif what == "province":
            create_province(game, self.rng.randrange(PROVINCES), False, RULE)
            wake_wars(game, Revolution(0))

    ODDS = (8, 3, 4, 3, 3, 1, 1, 1)


@pytest.mark.parametrize("part", range(4))
def test_1_07_3321_no_war_sleeps_beside_another_of_its_series(part: int) -> None:
    for seed in range(25 * part, 25 * part + 25):
        forum = Forum(seed)
        for _ in range(60):
            forum.happen()
            for series in SERIES_WARS:
                there = [war for war in series if in_forum(forum.game, war)]
                assert len(there) < 2 or INACTIVE not in [forum.game.zone[war] for war in there]


@pytest.mark.parametrize("part", range(4))
def test_1_07_34_a_leader_is_with_an_active_war_of_his_or_there_is_none(part: int) -> None:
    for seed in range(25 * part, 25 * part + 25):
        forum = Forum(seed)
        for _ in range(60):
            forum.happen()
            wake_wars(forum.game, Revolution(0))  # C-44: a war may just have made provinces
            game = forum.game
            for leader in range(LEADERS):
                his = [war for war in LEADER_WARS[leader] if game.zone[war] == FOUGHT and matches(game, leader, war)]
                assert his or game.enemy[leader] != ON_BOARD
                assert not his or game.enemy[leader] != IN_CURIA
            assert refugee(game) >= 0 or not game.marks[REFUGE_WARS]


def card_of_family(game: Republic, family: int, undrawn: set[int]) -> list[str]:
    """Where the card of a family lies: in the pile, in play, in the Curia, or under a statesman."""
    places = ["pile"] if family in undrawn else []
    places += ["play"] if game.where[family] != OUT else []
    places += ["curia"] * game.curia.count(family)
    return places + [f"under {man}" for man in FAMILY_STATESMEN[family] if game.on_family >> man & 1]


def stir(game: Republic, rng: random.Random, undrawn: set[int], hand: list[int]) -> None:
    """Somebody is drawn, played, killed, won over, captured, ransomed, comes back or is taken from the Curia."""
    seat = rng.randrange(game.rules.seats)
    living = [man for man in range(SENATORS) if game.where[man] != OUT]
    in_rome = [man for man in living if game.where[man] == ROME and not game.leads(man)]
    what = rng.choice(("draw", "draw", "draw", "play", "play", "kill", "win", "lead", "back", "seize", "free", "empty"))
    if what == "draw" and undrawn:
        family = rng.choice(sorted(undrawn))
        undrawn.discard(family)
        settle_family(game, family, "1.07.311")
    elif what == "play" and hand:
        man = hand.pop(0)
        game.hands[seat] = [SENATOR_CARD[man]]
        if statesmen.why_not_play(game, seat, SENATOR_CARD[man]) is None:
            statesmen.play(game, seat, SENATOR_CARD[man])
        else:
            hand.append(man)
        game.hands[seat] = []
    elif what == "kill" and living:
        kill(game, rng.choice(living), "1.05.3")
    elif what == "win" and in_rome:
        man = rng.choice(in_rome)
        if game.faction[man] != seat:
            join(game, man, seat, "1.07.41")
    elif what == "lead" and game.members[seat]:
        game.leader[seat] = rng.choice(bits(game.members[seat]))
    elif what == "back" and game.curia:
        family = game.curia.pop(rng.randrange(len(game.curia)))
        settle_family(game, family, "1.07.8")
    elif what == "seize" and game.rome:
        leave(game, rng.choice(bits(game.rome)), CAPTIVE + RAID)
    elif what == "free":
        for man in [man for man in living if game.is_captive(man)]:
            come_to_rome(game, man, "1.10.71")
    elif what == "empty" and first_family(game) >= 0:
        take_family(game, seat)


@pytest.mark.parametrize("part", range(4))
def test_1_07_312_one_man_of_each_number_and_one_card_of_each_family(part: int) -> None:
    brothers = [set(pair) for pair in chits.PAIRS.values()]
    for seed in range(20 * part, 20 * part + 20):
        rng = random.Random(seed)
        game = new_table("alternate", 4, seed)
        undrawn, hand = set(range(FAMILIES)), rng.sample(range(FAMILIES, SENATORS), SENATORS - FAMILIES)
        for _ in range(80):
            stir(game, rng, undrawn, hand)
            check(game)
            for family in range(FAMILIES):
                places = card_of_family(game, family, undrawn)
                assert len(places) == 1, (seed, family, places)
                men = {man for man in FAMILY_STATESMEN[family] if game.where[man] != OUT}
                assert len(men) < 2 or men in brothers
                assert not men or places[0] in ("pile", "curia", *[f"under {man}" for man in men])
            for seat, leader in enumerate(game.leader):
                assert leader < 0 or game.members[seat] >> leader & 1
