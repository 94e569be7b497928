"""What must hold in every state of the miniature Senate, whoever drives it."""

from __future__ import annotations

import pickle
from itertools import count

import pytest
from senate import Senate
from senate_choices import ADJOURN, LAST_VERB, SPAN
from senate_kind import SenateType, hand

from comitium.core.dice import Dice, stream
from comitium.core.digest import digest
from comitium.core.errors import Illegal
from comitium.core.prompts import prompt

SENATE = SenateType()


def loaded(faces: tuple[int, ...]) -> Dice:
    """Dice whose next throws are these. Searched for, not faked: a compiled game takes no other Dice."""
    for seed in count():
        dice = stream(seed, "loaded")
        trial = dice.clone()
        if all(trial.below(6) + 1 == face for face in faces):
            return dice
    raise AssertionError("some seed throws them")


def pick(game: Senate, dice: Dice) -> tuple[int, int]:
    """A random answer of a random seat that is asked; adjourning is put off, so that sessions are long."""
    actors = game.actors()
    seat = actors[dice.below(len(actors))]
    menu = game.legal(seat)
    what = menu[dice.below(len(menu))]
    if what == ADJOURN and dice.below(4):
        what = menu[dice.below(len(menu))]
    return seat, what


def stir(game: Senate, dice: Dice) -> bool:
    """Now and then somebody acts unasked."""
    able = [] if game.over or dice.below(6) else [(seat, what) for seat in range(game.seats()) for what in game.asides(seat)]
    if able:
        game.apply(*able[dice.below(len(able))])
    return bool(able)


def keeps_the_laws(game: Senate) -> None:
    """Every question has an answer; a clone and a save are equal and apart; legal is what is accepted."""
    before = digest(game)
    actors = game.actors()
    assert actors, "a game that is not over asks somebody"
    for seat in actors:
        menu = game.legal(seat)
        assert menu == sorted(set(menu))
        assert menu, "no dead ends"
        for what in menu:
            twin = game.clone()
            assert digest(twin) == before
            twin.apply(seat, what)
            assert twin.over or twin.actors()
        refuses(game, seat, menu)
    for stranger in range(-1, game.seats() + 1):
        if stranger not in actors:
            assert game.legal(stranger) == []
            with pytest.raises(Illegal):
                game.apply(stranger, game.legal(actors[0])[0])
    saved = pickle.loads(pickle.dumps(game))
    assert digest(saved) == digest(game) == before
    seat, what = actors[-1], game.legal(actors[-1])[-1]
    twin = game.clone()
    saved.apply(seat, what)
    twin.apply(seat, what)
    assert digest(saved) == digest(twin)
    assert digest(game) == before


def refuses(game: Senate, seat: int, menu: list[int]) -> None:
    """Whatever is not listed, nor may be done unasked: every verb, with the arguments next to those that are legal."""
    near = {what + step for what in menu for step in (-1, 1)} | set(range(0, LAST_VERB + 1, SPAN)) | {-1, LAST_VERB + SPAN}
    for what in sorted(near - set(menu) - set(game.asides(seat))):
        with pytest.raises(Illegal):
            game.apply(seat, what)


def tells_nothing(game: Senate, dice: Dice) -> None:
    """[4.3] Whatever the others hold: a seat sees the same table, the same seats asked, the same question, the same asides."""
    for seat in range(game.seats()):
        dream = game.reimagine(seat, dice)
        assert hand(dream, seat) == hand(game, seat)
        assert [len(hand(dream, other)) for other in range(game.seats())] == [
            len(hand(game, other)) for other in range(game.seats())
        ]
        assert dream.actors() == game.actors()
        assert dream.legal(seat) == game.legal(seat)
        assert dream.asides(seat) == game.asides(seat)
        assert SENATE.view(dream, seat) == SENATE.view(game, seat)
        assert SENATE.position_seen(dream, seat) == SENATE.position_seen(game, seat)
        if game.legal(seat):
            assert prompt(SENATE, dream, seat) == prompt(SENATE, game, seat)
