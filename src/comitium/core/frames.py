"""Control flow as data: a stack of frames, and the loop that runs it.

A `Script` lists its steps like the rulebook's table of contents; a `Question` says who must answer, what is legal and what
each answer does. Both are plain objects that can be cloned, saved and compared at every moment: never generators. An
interruption pushes a frame on top of what it interrupts; when it is done the frame below goes on, and looks for itself
whether there is still something to go on with (`run` is called anew each time a frame comes to the top).

The same file runs interpreted and compiled. Its extension points admit interpreted subclasses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from comitium.core.errors import Illegal
from comitium.core.messages import Event, Phrase

if TYPE_CHECKING:
    from comitium.core.messages import Outcome

G = TypeVar("G", bound="Game")

UNASKED: Final[list[int]] = []  # shared, never changed: nobody has been asked for yet


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears the events of a game. The match listens; a simulation does not, and then no event is even created."""

    def hear(self, event: Event, audience: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """One level of what is going on. All its state are the arguments of its constructor, as `state()` gives them back."""

    def run(self, game: G) -> bool:
        """Go on. True: somebody must answer now. False: something was done, look at the top of the stack again."""
        raise NotImplementedError

    def actors(self, game: G) -> list[int]:
        """The seats that must answer now."""
        return []

    def legal(self, game: G, seat: int) -> list[int]:
        """The legal choices of a seat that must answer: sorted, never empty."""
        return []

    def answer(self, game: G, seat: int, choice: int) -> None:
        """Do what a legal choice does."""
        raise NotImplementedError

    def refusal(self, game: G, seat: int, choice: int) -> Illegal:
        """Why a choice is not legal, for the person who made it."""
        return Illegal("", Phrase("refuse-choice", {"choice": choice}))

    def state(self) -> tuple[Any, ...]:
        """The constructor's arguments that would make this frame again."""
        return ()

    def clone(self) -> Frame[G]:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.state()


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Frame[G]):
    """Steps in order. `pc` is the number of the next one; a step may set it, push frames, or pop the script."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def run(self, game: G) -> bool:
        pc = self.pc
        self.pc = pc + 1
        self.step(game, pc)
        return False

    def step(self, game: G, pc: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[G]):
    """A frame that waits for one seat. Questions to several seats at once override `actors`."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: G) -> bool:
        return True

    def actors(self, game: G) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The kernel of a game: a stack of frames, and the seven verbs around it.

    `told` counts the moments at which something hidden became known to somebody; what happened before the last of them
    cannot be undone. `_asked` and `_menu` remember who is asked and what is legal until the next `apply`.
    """

    __slots__ = ("_asked", "_beliefs", "_menu", "_menu_seat", "heard", "listener", "stack", "told")

    def __init__(self, stack: list[Frame[Any]], told: int) -> None:
        self.stack = stack
        self.told = told
        self.heard = False
        self.listener: Listener | None = None
        self._asked: list[int] = UNASKED
        self._menu: list[int] = []
        self._menu_seat = -1
        self._beliefs: dict[int, Any] = {}  # by seat: what `reimagine` has worked out for this state

    # -- the verbs

    def actors(self) -> list[int]:
        """The seats that must answer now; none when the game is over. Read it, do not change it."""
        if not self._asked and self.stack:
            self._asked = self.stack[-1].actors(self)
        return self._asked

    def legal(self, seat: int) -> list[int]:
        """The legal choices of a seat, sorted; empty if it is not asked. Read it, do not change it."""
        if self._menu_seat == seat and seat >= 0:
            return self._menu
        if seat not in (self._asked or self.actors()):
            return []
        self._menu = self.stack[-1].legal(self, seat)
        self._menu_seat = seat
        return self._menu

    def apply(self, seat: int, choice: int) -> None:
        """Do it and run on to the next question. A refusal raises `Illegal` and changes nothing."""
        if (self._menu_seat != seat or seat < 0) and not self.legal(seat):
            raise self.wrong_seat(seat)
        if choice not in self._menu:
            raise self.stack[-1].refusal(self, seat, choice)
        self.stack[-1].answer(self, seat, choice)
        self.advance()

    def clone(self) -> Game:
        """An independent copy without a listener."""
        raise NotImplementedError

    def reimagine(self, seat: int, rng: Any) -> Game:
        """A copy in which everything the seat cannot know is drawn anew, consistently with what it does know."""
        belief = self._beliefs.get(seat)
        if belief is None:
            belief = self.believe(seat)
            self._beliefs[seat] = belief
        world: Game = belief.imagine(rng)
        return world

    def believe(self, seat: int) -> Any:
        """What a seat knows, worked out once for this state: an object that can `imagine(rng)` as many worlds as one wants."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def seats(self) -> int:
        """How many sit at this table; a game for more than two says so."""
        return 2

    # -- the stack

    @property
    def over(self) -> bool:
        return not self.stack

    def advance(self) -> None:
        """Run until somebody must speak, or the game is over. What was remembered of the question before is forgotten."""
        stack = self.stack
        while stack and not stack[-1].run(self):
            pass
        self._asked = UNASKED
        self._menu_seat = -1
        if self._beliefs:
            self._beliefs = {}

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def unwind(self, to: Frame[Any]) -> None:
        """Drop everything above a frame of the stack: what an interruption has killed."""
        while len(self.stack) > 1 and self.stack[-1] is not to:
            self.stack.pop()

    def finish(self) -> None:
        """The game is over: nothing is left to do."""
        self.stack.clear()

    # -- what is told

    def tell(self, event: Event, audience: int = 0) -> None:
        """Hand an event to the listener. Ask `heard` first, so that nothing is created for nobody."""
        if self.listener is not None:
            self.listener.hear(event, audience)

    def listen(self, listener: Listener) -> None:
        self.listener = listener
        self.heard = True

    def wrong_seat(self, seat: int) -> Illegal:
        """The refusal for a seat that is not asked."""
        if not self.stack:
            return Illegal("", Phrase("refuse-over", {}))
        return Illegal("", Phrase("refuse-seat", {"seat": seat}))

    # -- saving

    def state(self) -> tuple[Any, ...]:
        """The constructor's arguments that would make this state again."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.state()
