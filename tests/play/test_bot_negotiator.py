"""What bots do unasked: acts at any time and bargains, in a simulation and in a match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import comitium
from comitium import bots
from comitium.arena.series import plan, play
from comitium.arena.simulate import simulate
from comitium.arena.tally import Made
from comitium.bots.player import Seat
from comitium.bots.unasked import Accept, Offer
from comitium.core import registry
from comitium.core.agreements import Agreement, Clause
from comitium.core.frames import Game
from comitium.core.options import Setting
from comitium.match.match import Match
from comitium.play import ROUNDS, BotGame, BotNegotiator
from comitium.text import LANGUAGES, bundle

import senate  # isort: skip
from senate_choices import PEDDLE, RANSOM  # isort: skip
from senate_kind import SenateType  # isort: skip
from senate_meddler import Meddler  # isort: skip


class RememberedSenate(SenateType):
    """Keeps the games it has dealt."""

    def __init__(self) -> None:
        self.dealt: list[senate.Senate] = []

    def new(self, settings: dict[str, Setting], seats: int, seed: int) -> Game:
        game = super().new(settings, seats, seed)
        assert isinstance(game, senate.Senate)
        self.dealt.append(game)
        return game


@pytest.fixture
def kind() -> Iterator[RememberedSenate]:
    """The miniature at the house's table; the house has read its sentences before a game joins that has none."""
    for language in LANGUAGES:
        bundle(language)
    with pytest.MonkeyPatch.context() as patch:
        remembered = RememberedSenate()
        patch.setitem(registry._kinds, "senate", remembered)
        yield remembered


def test_meddlers_play_the_senate_to_the_end_with_acts_and_bargains(kind: RememberedSenate) -> None:
    acts: Made = []
    for number in range(6):
        made: Made = []
        outcome = play(plan("senate", ["senate_meddler:Meddler"], 3, {"senators": 18, "sessions": 2}, 5), number, made)
        assert outcome.reason in ("adjourned", "to war", "nobody in Rome")
        acts += [(seat, choice) for seat, choice in made if choice >= RANSOM]
    assert {choice // PEDDLE for _, choice in acts} == {0, 1}  # captives came home, and cards changed hands
    assert sum(game.offers for game in kind.dealt) > 20


def test_a_series_with_meddlers_comes_out_the_same_again(kind: RememberedSenate) -> None:
    first, second = (simulate("senate", 4, ["senate_meddler:Meddler"], seed=5, players=4) for _ in range(2))
    for result in (first, second):
        assert result.pop("errors") == []
        result.pop("seconds")
    assert first == second


def test_the_random_bot_acts_unasked_now_and_then_and_answers_offers(kind: RememberedSenate) -> None:
    acts = 0
    for number in range(8):
        made: Made = []
        play(plan("senate", ["random"], 1, {}, 4), number, made)
        acts += sum(choice >= RANSOM for _, choice in made)
    assert acts
    offer = Agreement(1, 0b11, 0b10, [Clause(1, 1, 0, amount=2)])
    match = comitium.new("senate", players=3, seed=1)
    words = [bots.make("random", "senate", seed).bargain(Seat("senate", match.game, 0), [offer]) for seed in range(20)]  # type: ignore[attr-defined]
    assert {type(word).__name__ for said in words for word in said} == {"Accept", "Cancel"}


def test_other_games_pay_nothing() -> None:
    game = comitium.start("idus", players=5, seed=1)
    players = {seat: bots.make("random", "idus", seat) for seat in range(5)}
    assert BotNegotiator("idus", game, players, lambda seat: Seat("idus", game, seat), game.apply, None).is_idle


class Giver:
    """Offers something at its first word, and accepts whatever it hears."""

    name = "giver"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seat: Seat) -> int:
        return seat.legal[0]

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        return -1

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept]:
        self.asked += 1
        for agreement in agreements:
            agreement.accepted = 0  # a copy: whatever it does to it
        murder = Offer([Clause(1, seat.seat, 2, amount=1), Clause(6, seat.seat, 2)])
        gift = Offer([Clause(1, seat.seat, 1 - seat.seat, amount=1)])
        offers = [murder, gift] if self.asked == 1 else []
        return [*offers, *(Accept(agreement.number) for agreement in agreements)]


def tabled(match: Match, players: dict[int, Giver]) -> BotNegotiator:
    return BotNegotiator("senate", match.game, players, lambda seat: Seat("senate", match.game, seat), match.choose, match)


def test_bargains_in_a_match_are_written_down_and_refused_words_are_none(kind: RememberedSenate) -> None:
    match = comitium.new("senate", players=3, seed=5, captives=0)
    givers = {0: Giver(), 1: Giver()}
    negotiator = tabled(match, givers)
    negotiator.open(match.game)
    negotiator.open(match.game, news=False)  # nothing has become known since: nobody is asked again
    assert [giver.asked for giver in givers.values()] == [2, 1]  # the first hears the offer of the second at once
    assert [agreement.accepted for agreement in match.agreements] == [0b11, 0b11]
    assert [entry.bargain for entry in match.entries()] == ["offer", "offer", "accept", "accept"]
    assert comitium.replay(match.journal()).digest == match.digest


def test_an_act_that_is_none_is_the_bots_fault(kind: RememberedSenate) -> None:
    match = comitium.new("senate", players=3, seed=5, captives=3)
    with pytest.raises(bots.BotFailed) as failed:
        tabled(match, {0: Giver()}).open(match.game)
    assert failed.value.seat == 0
    assert match.entries() == []


def test_guests_are_asked_themselves(kind: RememberedSenate) -> None:
    match = comitium.new("senate", players=3, seed=5)
    guest = bots.make("senate_meddler:Meddler", "senate", 1)
    negotiator = BotNegotiator(
        "senate", match.game, {1: guest}, lambda seat: Seat("senate", match.game, seat), match.choose, match
    )
    assert isinstance(negotiator.actors[1], Meddler)
    assert not negotiator.is_idle


class Haggler(Giver):
    """Answers every offer with another one, for ever."""

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept]:
        self.asked += 1
        return [Offer([Clause(1, seat.seat, 1 - seat.seat, amount=1)])]


def test_who_answers_every_offer_with_another_has_three_words(kind: RememberedSenate) -> None:
    match = comitium.new("senate", players=3, seed=5, captives=0)
    hagglers: dict[int, Giver] = {0: Haggler(), 1: Haggler()}
    tabled(match, hagglers).open(match.game)
    assert [haggler.asked for haggler in hagglers.values()] == [ROUNDS, ROUNDS]
    assert len(match.agreements) == 2 * ROUNDS


def test_who_only_stands_in_for_somebody_makes_no_agreements_for_her(kind: RememberedSenate) -> None:
    match = comitium.new("senate", players=3, seed=5, captives=0)
    givers = {0: Giver(), 1: Giver()}
    chair = {seat: Seat("senate", match.game, seat) for seat in range(3)}.__getitem__
    BotNegotiator("senate", match.game, givers, chair, match.choose, match, bargains=[1]).open(match.game)
    assert [giver.asked for giver in givers.values()] == [0, 1]


def test_one_that_breaks_off_is_reported_and_the_others_go_on(kind: RememberedSenate) -> None:
    match = comitium.new("senate", players=3, seed=5, captives=0)
    broken, giver = Giver(), Giver()
    broken.bargain = lambda seat, agreements: 1 // 0  # type: ignore[method-assign, assignment, return-value]
    chair = {seat: Seat("senate", match.game, seat) for seat in range(3)}.__getitem__
    failures: list[bots.BotFailed] = []
    negotiator = BotNegotiator("senate", match.game, {0: broken, 1: giver}, chair, match.choose, match, failed=failures.append)
    negotiator.open(match.game)
    assert {failure.seat for failure in failures} == {0}
    assert giver.asked == 1
    assert len(match.agreements) == 1


def test_nobody_bargains_at_a_game_that_is_over(kind: RememberedSenate) -> None:
    """Issue 20, 15: bots were asked about the question of a game that had none any more."""
    table = BotGame(
        "senate", comitium.start("senate", players=3, seed=5), [bots.make("random", "senate", n) for n in range(3)]
    )
    while (seat := table.next()) is not None:
        table.answer(seat, table.choice(seat))
    givers = {0: Giver(), 1: Giver()}
    game = table.game
    assert isinstance(game, senate.Senate)
    chair = {seat: Seat("senate", game, seat) for seat in range(3)}.__getitem__
    BotNegotiator("senate", game, givers, chair, game.apply, game).open(game)
    assert [giver.asked for giver in givers.values()] == [0, 0]
