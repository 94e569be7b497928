"""Res Publica Romana as the registry knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from comitium.core.agreements import Clause
from comitium.core.board import Board, Piece, SurfaceProfile
from comitium.core.errors import BadOption
from comitium.core.forms import Form
from comitium.core.frames import Game
from comitium.core.ids import load_ids
from comitium.core.messages import Event, Option, Phrase, Prompt, Stake
from comitium.core.options import Meta, Setting
from comitium.core.registry import Result, load_meta
from comitium.core.vocabulary import name_of
from comitium.games.republic import names
from comitium.games.republic.board import board as boards
from comitium.games.republic.board import explain as explaining
from comitium.games.republic.choices import WORDS
from comitium.games.republic.deals import form as clauses_form
from comitium.games.republic.deals import slots as clause_slots
from comitium.games.republic.deals import spoken
from comitium.games.republic.forms import questions as forms
from comitium.games.republic.notation import read as positions
from comitium.games.republic.notation import write as notation
from comitium.games.republic.odds import forecasts
from comitium.games.republic.odds.sentences import questions as odds_in_sentences
from comitium.games.republic.referee import Officiating
from comitium.games.republic.report import results
from comitium.games.republic.rules import sequence
from comitium.games.republic.rules.chapters import CHAPTERS
from comitium.games.republic.stakes import questions as stakes
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.options import FACTIONS_OF_FEW
from comitium.games.republic.state.republic import REFEREE, Republic
from comitium.games.republic.view import view as views


class RepublicType:
    """Everything around the kernel, in one place."""

    package = "comitium.games.republic"
    encoder = "comitium.games.republic.encode.encode"
    things: Mapping[str, Sequence[str]] = names.THINGS

    def __init__(self) -> None:
        self.meta: Meta = load_meta(self.package)
        load_ids(self.package)
        self.profile: SurfaceProfile = boards.profile()

    def name(self, thing: str, number: int) -> Phrase:
        return name_of(names.THINGS, names.SPEAKERS, thing, number)

    def new(self, settings: dict[str, Setting], seats: int, seed: int) -> Republic:
        return sequence.new(settings, seats, seed)

    def view(self, game: Game, seat: int | None) -> views.RepublicView:
        return views.view(_republic(game), seat)

    def board(self, view: views.RepublicView, prompt: Prompt | None, claims: Sequence[Event] = ()) -> Board:
        return boards.board(view, prompt)

    def describe(self, choice: int) -> Option:
        return WORDS.describe(choice)

    def parse(self, text: str) -> int:
        return WORDS.parse(text)

    def led_by_rule(self, seats: int, factions: Collection[int]) -> dict[str, Setting]:
        """[4.01] None, or the last three or four of five: players sit down first (D-1)."""
        neutrals = len(factions)
        last = list(range(seats - neutrals, seats))
        if neutrals and (seats != FACTIONS_OF_FEW or sorted(factions) != last or seats - neutrals not in self.meta.few):
            raise BadOption(Phrase("republic-solitaire-bad-seats", {"rule": self.meta.few_rule}))
        return {"neutrals": neutrals}

    def directive_name(self, game: Game, seat: int) -> Phrase | None:
        cards = _republic(game).directives
        return names.directive(cards[seat]) if cards and cards[seat] != NOBODY else None

    def result(self, game: Game, seat: int) -> Result | None:
        return results.result(_republic(game), seat, self.meta, self.settings(game))

    def compare(self, code: str, own: Result | None) -> tuple[Phrase, int] | None:
        return results.compare(code, own)

    def read_clauses(self, game: Game, seat: int, text: str) -> list[Clause]:
        return clauses_form.read(_republic(game), seat, text)

    def clause(self, clause: Clause) -> Option:
        return spoken.option(clause)

    def slots(self, game: Game, clause: Clause) -> dict[str, str]:
        return clause_slots.slots(_republic(game), clause)

    def due(self, game: Game, clause: Clause) -> Phrase | None:
        return clause_slots.due(_republic(game), clause)

    def is_enforced(self, game: Game, clause: Clause) -> bool:
        return clause_slots.is_enforced(_republic(game), clause)

    def odds(self, game: Game, seat: int) -> tuple[Phrase, ...]:
        return odds_in_sentences.odds_of(_republic(game), seat)

    def chances(self, game: Game, seat: int) -> tuple[tuple[int, Phrase], ...]:
        return odds_in_sentences.by_choice(_republic(game), seat)

    def forecasts(self, game: Game) -> tuple[tuple[str, Phrase], ...]:
        return forecasts.forecasts(_republic(game))

    def stakes(self, game: Game, seat: int) -> tuple[tuple[int, tuple[Stake, ...]], ...]:
        return stakes.stakes_of(_republic(game), seat)

    def stakes_of_rule(self, rule: str) -> tuple[Stake, ...]:
        return tuple(stakes.by_rule().get(rule, ()))

    def form(self, game: Game, seat: int, said: dict[str, int]) -> Form | None:
        return forms.form_of(_republic(game), seat, said)

    def explain(self, piece: Piece) -> tuple[str, tuple[Phrase, ...]]:
        return explaining.explain(piece)

    def cards(self) -> tuple[Piece, ...]:
        return explaining.cards()

    def position(self, game: Game, deck: bool = True) -> str:
        return notation.position(_republic(game), self.meta, deck)

    def position_seen(self, game: Game, seat: int | None) -> str:
        return notation.position_seen(_republic(game), self.meta, seat)

    def from_position(self, text: str, seed: int) -> Republic:
        return positions.from_position(text, self.meta, seed)

    def settings(self, game: Game) -> dict[str, Setting]:
        return _republic(game).rules.settings


def _republic(game: Game) -> Republic:
    assert isinstance(game, Republic)
    return game


assert CHAPTERS  # importing them has registered all that they offer
REFEREE.append(Officiating())
GAME_TYPE = RepublicType()
