"""The form for the question that waits for a seat."""

from __future__ import annotations

from typing import Final

from comitium.core.forms import Form
from comitium.games.republic.forms import army, ballots, levy, purses
from comitium.games.republic.forms.registry import question_form
from comitium.games.republic.state.republic import Republic

MODULES: Final = (army, ballots, levy, purses)  # importing them has registered them


def form_of(game: Republic, seat: int, said: dict[str, int]) -> Form | None:
    """By the class of the question; None if it has no form, or not now."""
    top = game.stack[-1] if game.stack else None
    form = question_form(top)
    return form.form(game, seat, top, said) if form is not None else None
