"""Control flow as data: a stack of frames, and the loop that runs it.

A `Script` lists its steps like the rulebook's table of contents; a `Question` says who must answer, what is legal, what each
answer does and in which words it asks. Both are plain objects that can be cloned, saved and compared at every moment: never
generators. An interruption pushes a frame on top of what it interrupts; when it is done the frame below goes on, and looks
for itself whether there is still something to go on with (`run` is called anew each time a frame comes to the top).

The same file runs interpreted and compiled. Its extension points admit interpreted subclasses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from comitium.core.errors import BadDirective, Illegal, Reason
from comitium.core.ids import id_of, ids_of
from comitium.core.messages import Event, Phrase, Value
from comitium.core.state_object import StateObject

if TYPE_CHECKING:
    from comitium.core.messages import Outcome

G = TypeVar("G", bound="Game")
F = TypeVar("F", bound="Frame[Any]")
Step: TypeAlias = Callable[[Any, Any], None]  # of a script: step(game, script)

UNASKED: Final[list[int]] = []  # shared, never changed: nobody has been asked for yet
NOTHING: Final[list[int]] = []  # shared, never changed: no choices
MOST_DIRECTED: Final = 10_000  # answers by directive in a row, after which a directive counts as endless
END: Final = "end"  # where a script stands after its last step


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears the events of a game. The match listens; a simulation does not, and then no event is even created."""

    def hear(self, event: Event, audience: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(StateObject, Generic[G]):
    """One level of what is going on. All its state are the arguments of its constructor."""

    def run(self, game: G) -> bool:
        """Go on. True: somebody must answer now. False: something was done, look at the top of the stack again."""
        raise NotImplementedError

    # -- what is asked

    def actors(self, game: G) -> list[int]:
        """The seats that must answer now."""
        return []

    def legal(self, game: G, seat: int) -> list[int]:
        """The legal choices of a seat that must answer: sorted, never empty."""
        return []

    def answer(self, game: G, seat: int, choice: int) -> None:
        """Do what a legal choice does."""
        raise NotImplementedError

    def why_not(self, game: G, seat: int, choice: int) -> Reason | None:
        """The reason why a choice is not legal, from the same predicates that make the menu; None if there is no saying."""
        return None

    def refusal(self, game: G, seat: int, choice: int) -> Illegal:
        """Why a choice is not legal, for the person who made it."""
        reason = self.why_not(game, seat, choice)
        if reason is None:
            return Illegal(self.rule(game, seat), Phrase("refuse-choice", {"choice": choice}))
        return reason.refuse_choice(choice, game.spoken(choice))

    def on_aside(self, game: G) -> None:
        """Somebody acted without being asked while this question waited: what was answered so far is looked at again."""

    def allows_asides(self, game: G, seat: int) -> bool:
        """Whether a seat may act unasked while this question waits; never between a throw and what comes of it."""
        return True

    def routine_answer(self, game: G, seat: int) -> int:
        """The answer that only lets things go on, where everybody can see that nothing of the seat's own is at stake and
        nothing waits to be stopped; -1 where she should be asked."""
        return -1

    def idle_answer(self, game: G, seat: int, alone: bool) -> int:
        """The answer that lets things go on where nothing is left to decide: as everybody can see, or as she herself can if
        she plays `alone` and nobody reads anything from her haste; -1 where she should be asked."""
        return -1

    def topic(self, game: G, seat: int) -> str:
        """The id of the words for what the seat is asked about, where the same is asked about things of several kinds: an
        order holds for the kind it was given for. Else nothing."""
        return ""

    def subject(self, game: G, seat: int) -> list[int]:
        """What a seat that is asked is asked about: the numbers that the question is made of. Programs that learn read the
        first of them (core/encoding.py)."""
        return self.own_numbers()

    def circumstances(self, game: G) -> list[int]:
        """The same of a frame in which a question is asked, as far as everybody knows it: of most nothing."""
        return NOTHING

    # -- in words; nothing below is needed to play

    def rule(self, game: G, seat: int) -> str:
        """The number of the rule by which the seat is asked."""
        return ""

    def ask(self, game: G, seat: int) -> Phrase:
        """The question itself."""
        raise NotImplementedError

    def rule_of(self, game: G, seat: int, choice: int) -> str:
        """The rule that allows one of the choices, where they fall under different ones."""
        return self.rule(game, seat)

    def wording(self, choice: int) -> Phrase | None:
        """What a choice is called here, where its usual word says too little; None if that will do."""
        return None

    def wording_now(self, game: G, choice: int) -> Phrase | None:
        """The same where it depends on more than the question itself."""
        return self.wording(choice)

    def leads_back(self, choice: int) -> bool:
        """Whether a choice only leads back to the question before: it is listed last, so that the first answer leads on."""
        return False

    def listed_at(self, game: G, seat: int, choice: int) -> int:
        """Where a choice is listed: lower first, equal ones by their codes."""
        return int(self.leads_back(choice))

    def unit_cost(self, game: G, seat: int, choice: int) -> int:
        """What one unit of an amount costs the seat; `choice` is the lowest of the amounts."""
        return 0

    def is_sound(self, game: G) -> bool:
        """Whether what the frame is made of makes sense in this state: asked when it comes from a position text."""
        return True

    # -- what is secret about it

    def seen_as(self, game: G, seat: int | None) -> str:
        """The kind of question that a seat, or a spectator, sees waiting: a secret chain looks like its beginning."""
        return id_of(self)

    def redraw(self, world: G, seat: int, dice: Any) -> None:
        """In a world that a seat imagines: whatever the others have begun to answer in secret is answered anew, or not yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Frame[G]):
    """Steps in the order of a table; after the last one the script is done. `at` is the place of the next step."""

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def steps(self) -> list[Step]:
        """The table of contents: functions of the game and this script. One list, shared by all scripts of the kind."""
        raise NotImplementedError

    def run(self, game: G) -> bool:
        steps = self.steps()
        at = self.at
        if at < len(steps):
            self.at = at + 1
            steps[at](game, self)
        else:
            game.pop()
        return False

    def go_to(self, step: Step) -> None:
        """Go on with this step."""
        self.at = self.steps().index(step)

    def skip(self) -> None:
        """Leave the next step out."""
        self.at += 1

    def again(self) -> None:
        """Do the step that has just been done once more, when the script comes to the top."""
        self.at -= 1

    def place(self) -> str:
        """The id of the next step."""
        return self.places()[self.at]

    def places(self) -> list[str]:
        """The ids of all steps: the names of their functions, unless a table says otherwise."""
        listed = ids_of(type(self)).steps
        return [*(listed or [str(getattr(step, "__name__")) for step in self.steps()]), END]  # noqa: B009


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[G]):
    """A frame that waits for one seat. Questions to several seats at once are polls (see poll.py)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: G) -> bool:
        return True

    def actors(self, game: G) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee(Generic[G]):
    """What a state asks of the rules, which it does not import: one object a game, appointed when its package is imported."""

    def outcome(self, game: G) -> Outcome | None:
        raise NotImplementedError

    def believe(self, game: G, seat: int) -> Any:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Directive(Generic[G]):
    """How a faction acts that nobody leads: a pure function of the state and of the game's own dice, so that the same table
    gives the same answer and anybody can check it with the directive in hand."""

    def answer(self, game: G, seat: int) -> int:
        """The legal choice that the directive demands."""
        raise NotImplementedError

    def act(self, game: G, seat: int) -> None:
        """Answer the question that waits, or do at once all that it would lead to."""
        choice = self.answer(game, seat)
        if choice not in game.legal(seat):
            raise BadDirective(Phrase("refuse-directive-illegal", {"seat": seat + 1, "question": id_of(game.stack[-1])}))
        game.stack[-1].answer(game, seat, choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(StateObject):
    """The kernel of a game: a stack of frames, and the verbs around it.

    `reveals` counts the moments at which something hidden became known to somebody; what happened before the last of them
    cannot be undone. `_asked` and `_menu` remember who is asked and what is legal until the next `apply`.
    """

    __slots__ = (
        "_asked",
        "_beliefs",
        "_menu",
        "_menu_seat",
        "binds",
        "has_listener",
        "listener",
        "neutrals",
        "reveals",
        "stack",
    )

    def __init__(self, stack: list[Frame[Any]], reveals: int) -> None:
        self.stack = stack
        self.reveals = reveals
        self.has_listener = False
        self.binds = False  # whether promises may narrow a menu
        self.neutrals = 0  # a bit for each faction that nobody leads: it answers by its directive
        self.listener: Listener | None = None
        self._asked: list[int] = UNASKED
        self._menu: list[int] = NOTHING
        self._menu_seat = -1
        self._beliefs: dict[int, Any] | None = None  # by seat: what `reimagine` has worked out for this state

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
        self._menu = self.menu(seat) if self.binds else self.stack[-1].legal(self, seat)
        self._menu_seat = seat
        return self._menu

    def apply(self, seat: int, choice: int) -> None:
        """Do it and run on to the next question. A refusal raises `Illegal` and changes nothing."""
        menu = self._menu if self._menu_seat == seat and seat >= 0 else self.legal(seat)
        if choice in menu:
            self.stack[-1].answer(self, seat, choice)
        elif choice in self.asides(seat):
            self.act(seat, choice)
            if self.stack:
                self.stack[-1].on_aside(self)
        else:
            raise self.refusal(seat, choice)
        self.advance()

    def asides(self, seat: int) -> list[int]:
        """What a seat may do without being asked, at this moment; its own secret. Most games know no such acts."""
        return NOTHING

    def act(self, seat: int, choice: int) -> None:
        """Do what one of the `asides` does."""
        raise NotImplementedError

    def reimagine(self, seat: int, rng: Any) -> Any:
        """A copy in which everything the seat cannot know is drawn anew, consistently with what it does know."""
        beliefs = self._beliefs
        if beliefs is None:
            beliefs = {}
            self._beliefs = beliefs
        belief = beliefs.get(seat)
        if belief is None:
            belief = self.believe(seat)
            beliefs[seat] = belief
        return belief.imagine(rng)

    def believe(self, seat: int) -> Any:
        """What a seat knows, worked out once for this state: an object that can `imagine(rng)` as many worlds as one wants."""
        return self.referee().believe(self, seat)

    def outcome(self) -> Outcome | None:
        """Who has won and why, or None while the game goes on."""
        return self.referee().outcome(self)

    def referee(self) -> Referee[Any]:
        """Whom the state asks what only the rules can say."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many sit at this table; a game for more than two says so."""
        return 2

    def milestone(self) -> int:
        """How far the game has come: a number that is another one whenever a turn, a phase or a step of it has ended."""
        return 0

    # -- what the verbs are made of

    def menu(self, seat: int) -> list[int]:
        """What the waiting question offers a seat that is asked."""
        return self.stack[-1].legal(self, seat)

    def refusal(self, seat: int, choice: int) -> Illegal:
        """Why a seat may not do this now."""
        if not self.legal(seat):
            return self.wrong_seat(seat)
        return self.stack[-1].refusal(self, seat, choice)

    def spoken(self, choice: int) -> dict[str, Value]:
        """What a choice speaks of, for the sentence that refuses it."""
        return {}

    def wrong_seat(self, seat: int) -> Illegal:
        """The refusal for a seat that is not asked."""
        if not self.stack:
            return Illegal("", Phrase("refuse-over", {}))
        return Illegal("", Phrase("refuse-seat", {"seat": seat}))

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
        self._beliefs = None
        if self.neutrals:
            self.follow_directives()

    def follow_directives(self) -> None:
        """Let the factions that nobody leads answer by rule, until a player must speak. One that does not come to an end is
        stopped with an error."""
        neutrals = self.neutrals
        self.neutrals = 0  # or `advance` would come back here
        try:
            for _ in range(MOST_DIRECTED):
                seat = -1
                for one in self.actors():
                    if neutrals >> one & 1:
                        seat = one
                        break
                if seat < 0:
                    return
                self.directive(seat).act(self, seat)
                self.advance()
            raise BadDirective(
                Phrase("refuse-directive-endless", {"answers": MOST_DIRECTED, "question": id_of(self.stack[-1])})
            )
        finally:
            self.neutrals = neutrals

    def directive(self, seat: int) -> Directive[Any]:
        """The directive of a faction that nobody leads."""
        raise NotImplementedError

    def forget(self) -> None:
        """The state has changed without `advance`: what was remembered of it is forgotten."""
        self._asked = UNASKED
        self._menu_seat = -1
        self._beliefs = None

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def topmost(self, kind: type[F]) -> F | None:
        """The highest frame of exactly this class on the stack; None if there is none. (To ask for subclasses as well would
        take twice the time, compiled.)"""
        stack: list[Any] = self.stack
        for place in range(len(stack) - 1, -1, -1):
            frame = stack[place]
            if type(frame) is kind:
                return frame
        return None

    def current(self, kind: type[F]) -> F:
        """The highest frame of a kind, where there must be one. Raises `LookupError` if there is none."""
        found = self.topmost(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} is going on")
        return found

    def unwind(self, to: Frame[Any]) -> None:
        """Drop everything above a frame of the stack: what an interruption has killed."""
        while len(self.stack) > 1 and self.stack[-1] is not to:
            self.stack.pop()

    def finish(self) -> None:
        """The game is over: nothing is left to do."""
        self.stack.clear()

    # -- what is told

    def tell(self, event: Event, audience: int = 0) -> None:
        """Hand an event to the listener. Ask `has_listener` first, so that nothing is created for nobody."""
        if self.listener is not None:
            self.listener.hear(event, audience)

    def listen(self, listener: Listener) -> None:
        self.listener = listener
        self.has_listener = True
