"""The `llm` bot: any language model behind an OpenAI-compatible URL, in any seat where a bot can sit.

`llm:url=http://127.0.0.1:11434/v1,model=qwen3` plays at the terminal, in simulations and in the benchmark. It reads the one
text of `observation.py`; an illegal answer is refused with its reason and asked for again, and after a few the first legal
choice is taken. A key is named by its variable in the environment (`key=MY_KEY`), never written down.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from comitium.bots.player import Player, Seat, derive
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import OFFERED, Agreement
from comitium.core.dice import Dice, stream
from comitium.core.errors import BadOption, Illegal
from comitium.core.messages import Phrase, Prompt
from comitium.core.registry import HasAgreements, HasClaims, game_type
from comitium.lab.endpoint import TRIES, Completion, Endpoint, check_once
from comitium.lab.observation import Reader
from comitium.lab.replies import Reply, read_reply
from comitium.text.languages import LANGUAGES

KEY: Final = "COMITIUM_LLM_KEY"
MOST_NEWS: Final = 400  # events that are looked through for news
MILLION: Final = 1_000_000


class Bill(Struct):
    """What a model has used in a game: requests, tokens, money, time; and how often it answered what it may not."""

    calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float = 0.0
    seconds: float = 0.0
    answers: int = 0
    refusals: int = 0
    fallbacks: int = 0  # answers that were taken for it, after too many refusals or beyond its budget
    estimated: int = 0  # requests whose tokens the endpoint did not count

    def add(self, done: Completion, seconds: float, price_in: float, price_out: float) -> None:
        self.calls += 1
        self.prompt_tokens += done.prompt_tokens
        self.completion_tokens += done.completion_tokens
        self.cost += (done.prompt_tokens * price_in + done.completion_tokens * price_out) / MILLION
        self.seconds += seconds
        self.estimated += not done.is_counted


class LanguageModel:
    """A bot that asks a language model. `bill` is what it has used so far."""

    listens = True

    def __init__(
        self,
        game_id: str,
        seed: int,
        endpoint: Endpoint,
        language: str,
        temperature: float,
        tries: int,
        answer_tokens: int,
        calls: int,
        tokens: int,
        price_in: float,
        price_out: float,
    ) -> None:
        self.name = "llm"
        self.bill = Bill()
        self._game = game_type(game_id)
        self._reader = Reader(self._game, language)
        self._endpoint = endpoint
        self._temperature = temperature
        self._tries = tries
        self._answer_tokens = answer_tokens
        self._calls, self._tokens = calls, tokens
        self._prices = (price_in, price_out)
        self._dice: Dice = stream(derive(seed, "llm"), "imagined worlds")
        self._heard = 0
        self._claims: list[str] = []
        self._offers: list[str] = []
        self._waiting: dict[int, bool] = {}  # offers that its last reply has accepted, or refused
        self._answered: set[int] = set()

    # -- a bot

    def choose(self, seat: Seat) -> int:
        """The model's answer. Beyond its budget, or after too many refusals, the first legal choice."""
        prompt = seat.question
        legal = seat.legal
        self.bill.answers += 1
        if len(legal) == 1:
            return legal[0]
        messages = [self._instructions(seat), {"role": "user", "content": self._text(seat, prompt)}]
        for _ in range(self._tries):
            if self._is_spent():
                break
            reply = self._asked(messages)
            said = read_reply(reply)
            choice = self._choice(said.answer, legal)
            if choice is not None:
                self._note(said)
                return choice
            self.bill.refusals += 1
            refused = self._reader.words("lab-llm-not-legal", answer=said.answer[:120] or "–")
            refused += f"\n{self._reader.question(prompt)}"
            messages += [{"role": "assistant", "content": reply[-2_000:]}, {"role": "user", "content": refused}]
        self.bill.fallbacks += 1
        return legal[0]

    def speak(self, seat: Seat) -> list[str]:
        """What it has claimed in its last answers, as far as it is a claim."""
        claims, self._claims = self._claims, []
        if not isinstance(self._game, HasClaims):
            return []
        world, said = seat.imagine(self._dice), []
        for text in claims:
            try:
                self._game.claim(world, seat.seat, text)
            except Illegal:
                self.bill.refusals += 1
            else:
                said.append(text)
        return said

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        """Its answers to what it is offered, each asked for once, and what it has offered with its last answers."""
        words: list[Offer | Accept | Cancel] = []
        mine = 1 << seat.seat
        waiting = [deal for deal in agreements if deal.status == OFFERED and deal.parties & ~deal.accepted & mine]
        new = [deal for deal in waiting if deal.number not in self._answered]
        if new and not self._is_spent():
            offers = self._reader.agreements(new, seat.seat)
            table = self._table(seat, None)
            asked = f"{table}\n{offers}\n{self._reader.words('lab-llm-answer-offers')}"
            self._note(read_reply(self._asked([self._instructions(seat), {"role": "user", "content": asked}])))
        self._answered |= {deal.number for deal in new}
        for deal in waiting:
            if deal.number in self._waiting:
                words.append(Accept(deal.number) if self._waiting.pop(deal.number) else Cancel(deal.number))
        return [*words, *self._own_offers(seat)]

    def _own_offers(self, seat: Seat) -> list[Offer | Accept | Cancel]:
        offers, self._offers = self._offers, []
        made: list[Offer | Accept | Cancel] = []
        if isinstance(self._game, HasAgreements):
            for text in offers:
                try:
                    made.append(Offer(self._game.read_clauses(seat.imagine(self._dice), seat.seat, text)))
                except Illegal:
                    self.bill.refusals += 1
        return made

    # -- what it reads and writes

    def _instructions(self, seat: Seat) -> dict[str, str]:
        told = self._reader.words("lab-llm-instructions", game=self._game.meta.title, seat=self._reader.seat(seat.seat))
        if isinstance(self._game, HasAgreements):
            told += f" {self._reader.words('lab-llm-offers')}"
        if isinstance(self._game, HasClaims):
            told += f" {self._reader.words('lab-llm-claims')}"
        return {"role": "system", "content": told}

    def _text(self, seat: Seat, prompt: Prompt) -> str:
        events = list(seat.history(self._heard))
        self._heard += len(events)
        return "\n".join([self._table(seat, prompt), self._reader.news(events[-MOST_NEWS:]), self._reader.question(prompt)])

    def _table(self, seat: Seat, prompt: Prompt | None) -> str:
        return self._reader.table(seat.view, seat.seat, prompt, seat.claims)

    def _asked(self, messages: Sequence[dict[str, str]]) -> str:
        begun = time.perf_counter()
        done = self._endpoint.complete(messages, self._temperature, self._answer_tokens)
        self.bill.add(done, time.perf_counter() - begun, *self._prices)
        return done.text

    def _choice(self, answer: str, legal: list[int]) -> int | None:
        try:
            choice = self._game.parse(answer.strip().lower())
        except (Illegal, ValueError):
            return None
        return choice if choice in legal else None

    def _note(self, said: Reply) -> None:
        """Keep what it wants besides answering, until it may."""
        self._claims += said.claims[:3]
        self._offers += said.offers[:3]
        self._waiting |= dict.fromkeys(said.accepted, True) | dict.fromkeys(said.refused, False)

    def _is_spent(self) -> bool:
        used = self.bill.prompt_tokens + self.bill.completion_tokens
        return bool(self._calls and self.bill.calls >= self._calls) or bool(self._tokens and used >= self._tokens)


def make(
    game_id: str,
    seed: int,
    url: str = "",
    model: str = "",
    key: str = KEY,
    lang: str = "en",
    temperature: float = 0.0,
    tries: int = 3,
    timeout: float = 60.0,
    retries: int = TRIES,
    answer_tokens: int = 1_000,
    calls: int = 0,
    tokens: int = 0,
    price_in: float = 0.0,
    price_out: float = 0.0,
) -> Player:
    """The model behind a URL. `calls` and `tokens` are budgets of a game (0: none); prices are for a million tokens."""
    if not url:
        raise BadOption(Phrase("lab-llm-no-url"))
    if lang not in LANGUAGES or tries < 1 or timeout <= 0 or answer_tokens < 1 or min(calls, tokens, price_in, price_out) < 0:
        raise BadOption(Phrase("lab-llm-parameter"))
    endpoint = Endpoint(url, model, key, timeout, retries)
    check_once(url, key)
    prices = (price_in, price_out)
    return LanguageModel(game_id, seed, endpoint, lang, temperature, tries, answer_tokens, calls, tokens, *prices)
