"""A session of the Senate at the keyboard: where it begins, and how it gets to a certain question."""

from __future__ import annotations

import random
from collections.abc import Callable

import comitium
from comitium.cli.at_table.saves import HUMAN
from comitium.match.match import Match

ME = 3
FLOOR = """players=4 scenario=early seat_order=as_joined turn=1 phase=senate
column=julius*,calpurnius amphora=claudius*,papirius trident=manlius*,junius
star=cornelius*(inf10,t6,rome_consul,prior),fabius,aemilius forces=active:4 stack=Years(combat)/Senate(consuls)"""
SEATS = tuple(HUMAN if seat == ME else "random" for seat in range(4))


def brought_to(wanted: Callable[[Match], bool], murder: bool = False) -> Match:
    """A session in which that question waits for me; with `murder` I attempt one as soon as I may."""
    match = comitium.from_position("republic", " ".join(FLOOR.split()), seed=3)
    dice = random.Random(5)
    attempt = match.game_type.parse("attempt")
    for _ in range(2000):
        seat = ME if ME in match.game.actors() else match.game.actors()[0]
        if seat == ME and wanted(match):
            return match
        legal = match.game.legal(seat)
        if seat == ME and attempt in legal and murder:
            match.choose(seat, attempt)
        else:
            match.choose(seat, dice.choice([choice for choice in legal if choice != attempt] or legal))
    raise AssertionError("the question never came")
