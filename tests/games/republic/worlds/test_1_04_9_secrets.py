"""[1.04.9] Nothing that a seat may not know reaches it, and nothing that it was told is forgotten.

Whole games at random, with acts unasked and agreements. At every stop the game is compared with others that differ only in
what a seat cannot know: in everything it is shown, asked, offered and refused, and in what it sees happen next.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

from comitium import Illegal
from comitium.core.audience import hears
from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.frames import Listener
from comitium.core.messages import Event
from comitium.core.poll import Poll
from comitium.games.republic.choices import WORDS
from comitium.games.republic.events.asides import CardStolen, InfluencePeddled
from comitium.games.republic.events.deals import CardGiven, CardGivenUnseen, CardShownPrivately
from comitium.games.republic.events.people import CardDiscarded, CardTaken, TieRolled
from comitium.games.republic.events.revolution import CardPassed, CardShown, CardsTraded
from comitium.games.republic.state.republic import Republic
from games.republic.test_laws import Play, every_table, promise, seen, tempers

LONG = 2400  # decisions


@every_table
def test_1_04_9_an_imagined_world_depends_on_nothing_but_what_the_seat_knows(scenario: str, players: int) -> None:
    """From two worlds that look the same to a seat, the same dice imagine the same third one, to the last card."""
    play = Play(scenario, players, 40 + players)
    for step in range(LONG):
        if not play.to(43):
            break
        for seat in range(-1, players):
            world = play.game.reimagine(seat, stream(step, "twin"))
            again = (one.reimagine(seat, stream(step, "third")) for one in (play.game, world))
            assert digest(next(again)) == digest(next(again))


@every_table
def test_1_04_9_a_seat_is_refused_in_the_same_words_in_every_world(scenario: str, players: int) -> None:
    """Choices of every kind, and agreements of every kind, offered to others."""
    play = Play(scenario, players, 50 + players)
    choices = [number + about for number, about in product(WORDS.by_verb, (0, 7, 44, 60))]
    while play.to(171):
        game = play.game
        for seat in range(players):
            world = game.reimagine(seat, stream(play.seed, "refused"))
            open_to = {*game.legal(seat), *game.asides(seat)}
            for choice in choices:
                if choice not in open_to:
                    assert refused(game.apply, seat, choice) == refused(world.apply, seat, choice)
            for _ in range(20):
                clauses = [promise(seat, players, play.dice)]
                assert refused(game.clone().offer, seat, clauses) == refused(world.clone().offer, seat, clauses)


def refused(act: Callable[..., object], *what: object) -> tuple[str, str, str]:
    try:
        act(*what)
    except Illegal as no:
        return no.rule, no.why.id, str(no.why.args)
    return "", "", ""


# -- what happens next


class Ear(Listener):
    """Hears what a seat hears."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard: list[Event] = []

    def hear(self, event: Event, audience: int) -> None:
        if hears(audience, self.seat):
            self.heard.append(event)


def other_hands(game: Republic, seat: int, dice: random.Random) -> Republic | None:
    """The game with those cards exchanged that only their owners know; None if somebody has said what he could not say."""
    world = game.clone()
    owners = [
        owner
        for owner in range(game.rules.seats)
        for card in game.hands[owner]
        if owner != seat and game.controller_of(owner) != seat and game.known[card] == 1 << owner
    ]
    cards = [card for owner in sorted(set(owners)) for card in game.hands[owner] if game.known[card] == 1 << owner]
    mixed = dice.sample(cards, len(cards))
    for owner, card in zip(owners, cards, strict=True):
        world.hands[owner].remove(card)
    for owner, card in zip(owners, mixed, strict=True):
        world.hands[owner].append(card)
        world.known[card] = 1 << owner
    for hand in world.hands:
        hand.sort()
    world.forget()
    top = world.stack[-1]
    if not top.is_sound(world):
        return None
    for place, said in enumerate(top.said if isinstance(top, Poll) else []):
        assert isinstance(top, Poll)
        top.said[place] = []
        for choice in said:
            if choice not in world.menu(top.asked[place]):
                return None
            top.said[place].append(choice)
    world.forget()
    return world if world.hands != game.hands else None


@every_table
def test_1_04_9_whoever_acts_a_seat_sees_the_same_happen_whatever_the_others_hold(scenario: str, players: int) -> None:
    """Which copy of a card was played, or shown in vain, does differ: it is face up."""
    play, tried = Play(scenario, players, 60 + players), 0
    while play.to(7):
        game = play.game
        actor = play.dice.choice(game.actors())
        choice = tempers.pick(game, actor, play.dice, tempers.temper_of(play.seed))
        seat = play.dice.randrange(players)
        world = other_hands(game, seat, play.dice)
        if world is None or choice not in world.legal(actor):
            continue
        assert seen(world, seat) == seen(game, seat)
        truth = game.clone()
        ears = []
        for one in (truth, world):
            ears.append(Ear(seat))
            one.listen(ears[-1])
            one.apply(actor, choice)
        if any(isinstance(event, CardDiscarded | TieRolled) for event in ears[0].heard):
            continue
        tried += 1
        assert ears[0].heard == ears[1].heard
        assert truth.over == world.over
        assert truth.over or seen(truth, seat) == seen(world, seat)
    assert tried > 12


# -- what a seat was told


class Memory(Listener):
    """Remembers for a seat where each card is that it has been told of, until something may have moved it unseen."""

    def __init__(self, game: Republic, seat: int) -> None:
        self.seat = seat
        self.where = dict.fromkeys(game.hands[seat], seat)

    def hear(self, event: Event, audience: int) -> None:
        if not hears(audience, self.seat):
            return
        if isinstance(event, CardTaken | CardShown | CardShownPrivately):
            self.where[event.card] = event.seat
        elif isinstance(event, CardPassed | CardGiven):
            self.where[event.card] = event.seat2
        elif isinstance(event, CardStolen):
            self.where[event.card] = event.seat
        elif isinstance(event, InfluencePeddled) and self.seat not in (event.seat, event.seat2):
            self.forget(event.seat2)
        elif isinstance(event, CardGivenUnseen):
            self.forget(event.seat)
        elif isinstance(event, CardsTraded) and self.seat not in (event.seat, event.seat2):
            for seat, cards in ((event.seat, event.amount), (event.seat2, event.amount2)):
                if cards:
                    self.forget(seat)

    def forget(self, seat: int) -> None:
        self.where = {card: owner for card, owner in self.where.items() if owner != seat}


class Audience(Listener):
    def __init__(self, memories: list[Memory]) -> None:
        self.memories = memories

    def hear(self, event: Event, audience: int) -> None:
        for memory in self.memories:
            memory.hear(event, audience)


@every_table
def test_1_04_9_what_a_seat_was_told_of_a_card_stays_true_in_every_world_of_its_own(scenario: str, players: int) -> None:
    """Drawn, shown, traded, stolen or handed over: it lies where the seat knows it to lie."""
    play, told = Play(scenario, players, 70 + players), 0
    memories = [Memory(play.game, seat) for seat in range(players)]
    play.game.listen(Audience(memories))
    while play.to(11):
        for memory in memories:
            world = play.game.reimagine(memory.seat, stream(play.seed, "told"))
            for card, owner in memory.where.items():
                if any(card in hand for hand in play.game.hands):
                    assert card in play.game.hands[owner]
                    assert card in world.hands[owner]
                    told += owner != memory.seat
    assert told > 0
