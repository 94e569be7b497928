"""What the pages of the browser are drawn from. Typed inputs, no language, no look, no rule; nothing a reader may not know.

Whoever serves the pages fills these in from a match as one seat sees it and hands them to the functions of `draw.page`. What
only the pages before a game, after it or about a person need stands in `inputs.py` of `before/`, `after/` and `person/`:

    home(Home), lobby(Lobby), table(Table), ending(Ending), replay(Replay), rules(Rulebook), error(ErrorPage)   -> a whole page
    frame(Table, n), lobby_frame(Lobby, n), ending_frame(Ending, n)     -> the n-th `Frame` of a living page
    replay_frame(Replay)                                                -> the inside of a replay's page, as HTML

A frame is everything inside `<div id="frame">`: a change of language, a lost seat, the end are frames like any other. What a
socket carries of it are the parts that the page has not yet; `around` is left out where it has not changed.

Addresses (the server's; the pages are written for these)

    GET  /[?game=]                home                     GET  /rules/{game}[?rule=]       the rules of a game
    POST /tables                  a new table: `game`, `edition` fields (see Home), answers 303 to the first seat's address
    POST /lessons                 a lesson: `game`, `lesson`, answers 303 to the pupil's address
    POST /join                    `link`: a pasted link or a short code, answers 303
    POST /settings                `language` en|fr|…, `theme` light|dark|auto, `back`: kept in cookies, answers 303
    POST /replays                 `journal`: an uploaded file, answers 303 to /replay/{id}
    GET  /replay/{id}?step=&seat= replay; with `&part=frame` only the frame     GET /replay/{id}/journal   the file
                                  with `&part=glass&id=` a thing on its table, large ("": a list of all)
    GET  {address}                a seat's own page: /seat/{token}, or /watch/{match} for somebody who looks on
    WS   {address}/socket         frames; GET {address}/journal: the file, after the end; POST {address}/rematch: 303
    GET  /static/...              our files and the built ones

What the page sends through the socket (JSON objects; `do` says what)

    {"do":"hello","frame":n,"tag":int}            first of all; n is the last frame that was drawn (0: none), the tag that of
                                                  the page (`shell.tag`): if nothing has changed since, {"same":n} comes back
    {"do":"choose","choice":int,"at":int,"seat":int}  the answer to question number `at` (Prompt.number)
    {"do":"sketch","at":int,"said":{field:int}}   a form for question `at` is filled in so far: it is drawn anew, nothing else
    {"do":"fill","at":int,"said":{...},"way":int} the form is sent off, one of its ways: it answers several questions at once
    {"do":"aside","choice":int}                   something unasked
    {"do":"undo"}                                 take the last answer back
    {"do":"order","question":str,"choice":int,"times":int,"within":str,"until":str}    leave a standing order
    {"do":"disorder"}                             cancel all standing orders of the seat; with "number" (from 1) and "of"
                                                  (how many stood) only one
    {"do":"claim","text":str}                     said to everybody, in the game's notation
    {"do":"offer","text":str,"instead":int} {"do":"accept","number":int} {"do":"cancel","number":int}   words that bind; an
                                                  offer made instead of another one declines that
    {"do":"bargain","to":int,"said":{field:str}}  the bargaining table is open, with this partner and this draft of an offer:
                                                  it is drawn anew, nothing else; without `to` as it was left
    {"do":"motion","text":str}                    words that bind nobody, where the game knows motions
    {"do":"say","text":str,"room":"table"|"gallery"}     chat
    {"do":"hint"}                                 odds or advice, please; comes as a later frame with Table.hint
    {"do":"auto"}                                 finish my preparation for me
    {"do":"read"}                                 I have read what happened since my last decision
    {"do":"language","language":str}               from the next frame on
    {"do":"speed","speed":"step"|"slow"|"usual"|"fast"|"instant"}   how fast others' moves and moments are shown
    {"do":"moment","at":int}                      the moment that this event has decided, again; answered by {"moment":Scene}
    {"do":"turned","at":int}                      I have seen it; the others hear {"turned":{"seat","at"}}
    {"do":"next"}                                 at the speed "step": let the computer go on
    {"do":"stand-in","seat":int,"yes":bool}       whether a bot may take an absent seat over
    {"do":"return"}                               I take my own seat back from the bot
    {"do":"reveal"}                               people at one device: the curtain may go up
    {"do":"inspect","id":str,"hover":bool}        a thing on the table, large ("": a list of all); answered by {"inspect":html,
                                                  "id","hover"}
    {"do":"looked"}                               people at one device: I have seen my cards
    {"do":"seat","seat":int,"player":str}         lobby, host only: who leads it, in the words of `play/who_leads.py`
    {"do":"name","name":str}                      what I am called
    {"do":"start"}                                lobby, host only
    {"do":"lesson-page","by":int}                 read the page of the lesson before (-1) or behind (1) this one
    {"do":"lesson-show"}                          point at the answer
    {"do":"lesson-skip","step":int}               let the teacher do the step
    {"do":"lesson-leave"}                         the teacher goes; the table is one like any other
    {"do":"ping","at":int}                        every 20 s; answered by {"pong":at}

What the server sends: a `Frame` as JSON; {"pong":at}; {"error":sentence,"wait":seconds} (wait 0: not about haste);
{"heard":"offer"}: it was offered, its form may close; {"news":text}: something to read that the table does not show;
{"gone":address}: this page lives elsewhere now.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from comitium.core.board import Board
from comitium.core.forms import Form
from comitium.core.messages import Event, Names, Option, Phrase, Prompt
from comitium.core.options import Setting
from comitium.draw.page.parts import filled
from comitium.match.orders import StandingOrder
from comitium.text.languages import DEFAULT

INSTANT: Final = "instant"  # the speed at which no moment is shown but the end


class Reader(Struct, frozen=True):
    """Who reads the page. `theme` "" follows the system; `mark` is a cross-site token that forms send back as `csrf`."""

    language: str = DEFAULT
    theme: str = ""
    mark: str = ""
    newcomer: bool = False  # nobody has been seen on this device before


SPEEDS: Final = ("step", "slow", "usual", "fast", INSTANT)  # at which moments and what others do are shown


class Notices(Struct, frozen=True, omit_defaults=True):
    """How a person wants to be told: an address (of the library `apprise`), and hours in which she does not."""

    url: str = ""
    quiet: tuple[int, int] = (0, 0)  # minutes of the day
    zone: str = "UTC"
    language: str = "en"


class Person(Struct, frozen=True, omit_defaults=True):
    """Who answers for a seat.

    `kind`: "you" (the reader), "yours" (the reader leads this one, too), "device" (another person at this device), "person",
    "bot", "rule" (nobody, the seat follows its directive), or "open" (nobody yet). A bot that
    stands in for somebody has both `name` and `level`. `link` invites to an open seat: only for those who may hand it out.
    """

    kind: str
    name: str = ""
    level: str = ""
    here: bool = True
    link: str = ""
    temper: str = ""  # of a bot: its motto lets others guess what it wants


class ChatLine(Struct, frozen=True):
    """A line of chat. `seat` is None for somebody who looks on; `room` is "table" or "gallery"; numbers grow."""

    name: str
    text: str
    seat: int | None = None
    room: str = "table"
    number: int = 0


class Shut(Struct, frozen=True):
    """Something that cannot be chosen now, why, and by which rule."""

    text: Phrase
    why: Phrase
    rule: str = ""


class Hint(Struct, frozen=True):
    """Estimated chances of winning by choice, the best first; or only what `adviser` (a bot's name) would choose. `odds` are
    counted, not guessed: what may come of a choice, where the game counts it."""

    adviser: str
    chances: tuple[tuple[int, float], ...] = ()
    recommended: int | None = None
    odds: tuple[tuple[int, Phrase], ...] = ()


class Deal(Struct, frozen=True):
    """An agreement: its clauses in words, whether it binds already, and what the reader may say to it. `by` and `dues` say of
    each clause who promises it, and when it is due; what nobody is bound by is not `enforced`."""

    number: int
    clauses: tuple[Option, ...]
    seats: tuple[int, ...]
    accepted: tuple[int, ...]
    binds: bool = False
    may_accept: bool = False
    may_cancel: bool = False
    by: tuple[int, ...] = ()
    dues: tuple[Phrase | None, ...] = ()
    enforced: bool = True


class Ready(Struct, frozen=True):
    """An offer that fits the moment: the sentence, what it brings, and the slots that it fills in."""

    text: Phrase
    gains: tuple[Phrase, ...]
    said: dict[str, str]


class Bargain(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The bargaining table as somebody has it open: with whom, what could be offered, and the draft, slot by slot. `text` is
    the draft in notation, which is what would be offered; `read` says it in words, or `why` it cannot be offered."""

    to: int
    partners: tuple[int, ...]
    ready: tuple[Ready, ...] = ()
    short: Phrase | None = None  # why nothing is ready, if it is for want of talents
    said: dict[str, str] = {}
    text: str = ""
    read: tuple[Option, ...] = ()
    why: Phrase | None = None
    rule: str = ""
    gift: bool = False  # nothing is asked for what is promised
    counters: dict[int, dict[str, str]] = {}  # by the number of an offer: the same with one number changed
    records: tuple[tuple[int, int], ...] = ()  # by seat: promises kept, and broken


class Reply(Struct, frozen=True):
    """Why a bot has offered an agreement, accepted or declined it, in a sentence of its own."""

    seat: int
    number: int
    why: Phrase


class Coach(Struct, frozen=True, kw_only=True):
    """What the teacher of a lesson says. `lesson` has the forms `about` and `end`, `step` the forms `title` and `do`.

    `page` 0 is the opening, then come the steps (`step`), then the end; `done` steps are behind the pupil. On the page of the
    step that is due: the pieces or zones that are lifted, the `answer`, what was `tried` in its place, and, if the pupil wants
    to be shown it, which choice it is (`show`) with its number among the options (`shown`; "" for an amount). `in_form` says
    that the question's form gives the answer, `several` that it gives those of the next steps as well, once it is `filled` in.
    """

    game: str
    name: str  # of the lesson, to begin it again
    lesson: Phrase
    minutes: int
    page: int
    steps: int
    done: int
    step: Phrase | None = None
    lifted: tuple[str, ...] = ()
    answer: Phrase | None = None
    tried: Phrase | None = None
    show: int | None = None
    shown: str = ""
    in_form: bool = False
    several: bool = False
    filled: dict[str, int] = {}
    accepts: bool = False  # what is to be done is to accept an offer
    alone: bool = False  # the pupil faces factions that are led by rule only


class Absence(Struct, frozen=True):
    """Somebody has left; the table may let a bot of this `level` go on for her. `agreed` have said yes."""

    seat: int
    level: str
    agreed: tuple[int, ...] = ()
    asked: bool = False  # whether the reader still has to say
    voters: int = 0  # how many have to agree
    waits: tuple[int, ...] = ()  # who would rather wait
    silent: bool = False  # she is here, and says nothing


class TakeBack(Struct, frozen=True):
    """Somebody's last decision may be taken back though others have acted since: she may ask for it, or has `asked`. What
    those `with_it` have done goes with it; so many `agreed` of so many `voters`, and the reader `may_say` something. Where she
    is `alone` with bots nobody is asked."""

    seat: int
    asked: bool = False
    with_it: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    voters: int = 0
    may_say: bool = False
    alone: bool = False


class Ticking(Struct, frozen=True):
    """Somebody who is waited for: until when she has time, and until when without her reserve, in milliseconds (0 without a
    clock); whether the others may remind her, and have."""

    seat: int
    until: int = 0
    free: int = 0
    may_nudge: bool = False
    nudged: bool = False


class ClockFace(Struct, frozen=True):
    """The clock of a table before a reader. `wanting` of the `voters` who are here want a pause."""

    hands: tuple[Ticking, ...] = ()
    paused: bool = False
    may_pause: bool = False
    wants: bool = False
    wanting: int = 0
    voters: int = 0
    days_off: int = 0  # that the reader may still take


class Table(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table before a seat, or before somebody who looks on (`board.seat` None)."""

    reader: Reader
    address: str
    board: Board
    people: tuple[Person, ...]
    settings: dict[str, Setting] = {}
    prompt: Prompt | None = None
    form: Form | None = None  # that answers the question and those behind it, as far as it is filled in
    said: str = ""  # what was filled in, as the page said it
    asides: tuple[Option, ...] = ()
    shut: tuple[Shut, ...] = ()
    chain: tuple[Option, ...] = ()  # what the reader has answered already and may still take back, the oldest first
    undo: bool = False
    undo_why: Phrase | None = None  # why not, if something was answered at all
    forecasts: tuple[tuple[str, Phrase], ...] = ()  # what may come of things on the board as they stand, by their ids
    hint: Hint | None = None
    thinking: bool = False  # a hint is being made
    events: tuple[Event, ...] = ()  # what the reader has heard, the latest last; perhaps only the last ones
    earlier: tuple[Event, ...] = ()  # what she has heard before them of the phase that is going on, where a look wants it
    event_count: int = 0  # how many events she has heard in all
    fresh: int = 0  # how many of the last `events` happened since her last decision
    since_answer: int = (
        0  # how many of them came of that decision or since: what her own answer set going is no news in the log
    )
    moved: int = 0  # how many of the last `events` are new since the last frame: the page shows how they came about
    orders: tuple[StandingOrder, ...] = ()
    calm: bool = False  # nothing of the reader's is at stake in what is asked, as the game sees it
    scopes: tuple[str, ...] = ()  # what goes on now and an order may hold for, by the game's customs
    ordered: tuple[Option, ...] = ()  # what her orders answered for her since she last did herself
    forced: int = 0  # how many of these answers were the only ones
    talks: bool = False  # a game in which people claim things
    deals: tuple[Deal, ...] = ()
    bargains: bool = False  # a game in which words bind
    bargaining: tuple[int, tuple[tuple[str, str], ...]] | None = None  # with whom, and what is filled in
    bargain: Bargain | None = None
    may_move: bool = False  # the reader may put a motion before the table now
    replies: tuple[Reply, ...] = ()  # what bots have said to offers lately, the latest last
    chat: tuple[ChatLine, ...] = ()
    absences: tuple[Absence, ...] = ()
    take_back: TakeBack | None = None
    may_resign: bool = False
    resigned: bool = False  # the reader has left the game for good
    replaced: str = ""  # the level of a bot that plays for the reader until she takes her seat back
    curtain: str = ""  # people at one device: who should look now; nothing else of the table is drawn
    looks: bool = False  # people at one device: this one looks at her cards, and is asked nothing yet
    coach: Coach | None = None
    speed: str = "usual"
    commitment: str = ""
    gallery: str = ""  # the address for those who look on, if anybody may
    spectators: tuple[str, ...] = ()  # who does, by name; "" for whoever has none
    host: bool = False  # the reader has set this table
    names: Names = ()  # what seats are called here, if not as usual
    clock: ClockFace | None = None

    @property
    def lately(self) -> tuple[Event, ...]:
        """What the reader has heard since her last decision, with what that one set going; after the end nothing is news."""
        count = max(self.fresh, self.since_answer)
        return self.events[len(self.events) - count :] if count and not self.board.over else ()


class Move(Struct, frozen=True, omit_defaults=True):
    """Something that goes from one place of the page to another: ids of zones or pieces; `flip` turns it over there."""

    source: str
    target: str
    flip: bool = False


class Scene(Struct, frozen=True, omit_defaults=True):
    """A moment: the inside of its box beat by beat, and a sentence for each. `at` is the place of the event that decides it;
    one that is `brief` does not cover the table, and one that `ends` the game waits at every speed; `mine` touches the reader
    so much that it waits for her even where moments are told in brief."""

    at: int
    beats: tuple[str, ...]
    say: tuple[str, ...]
    brief: bool = False
    ends: bool = False
    mine: bool = False


class Frame(Struct, frozen=True, omit_defaults=True):
    """What a socket carries: the page's new inside, and what it has to do about it."""

    frame: int
    title: str
    language: str
    around: str = ""  # markup with a gap for each part (see `parts`); left out where only parts have changed
    parts: dict[str, str] = {}  # by the ids of their elements
    asked: bool = False  # it is the reader's decision
    say: str = ""  # to be read aloud at once
    moves: tuple[Move, ...] = ()
    moments: tuple[Scene, ...] = ()  # to be shown before it, one after the other

    @property
    def html(self) -> str:
        """The inside, whole."""
        return filled(self.around, self.parts)


# -- other pages


class Rulebook(Struct, frozen=True):
    """The rules of a game, in our words; `asked` is the number that stands open."""

    reader: Reader
    game: str
    asked: str = ""


class ErrorPage(Struct, frozen=True):
    """Something went wrong: the status, and why in a sentence if there is one; `wait` seconds if it was about haste."""

    reader: Reader
    status: int
    why: Phrase | None = None
    wait: int = 0
