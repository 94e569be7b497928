"""[1.04.3] Offers that fit the moment: legal, at a price that an average bot would take, and made of what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import comitium
from comitium import bots
from comitium.bots.bargaining import counter_offer, ready_offers, short_of_talents
from comitium.bots.republic.bargains.offers import would_accept
from comitium.bots.republic.bargains.terms import is_payment
from comitium.bots.unasked import ReadyOffer
from comitium.core.agreements import Agreement, Clause
from comitium.core.dice import Dice
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import NameMaster
from comitium.games.republic.state.numbers import DICTATOR
from comitium.games.republic.state.republic import Republic
from comitium.match.match import Match
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import man
from games.republic.fixtures.senate import call, hush, put_to, senate_with_officers, sit

FEW = 4


def positions() -> Iterator[tuple[Match, int]]:
    """Questions of two games between bots, one of seventeen."""
    for seed in (1, 2):
        match = comitium.new("republic", players=4, seed=seed)
        players = [bots.make("tribune", "republic", seed + seat) for seat in range(4)]
        for step in range(900):
            if match.outcome is not None:
                break
            seat = match.game.actors()[0]
            if step % 17 == 0:
                yield match, seat
            match.choose(seat, players[seat].choose(bots.Seat("republic", match.game, seat, match.claims)))


def test_1_04_3_what_is_ready_is_legal_pays_both_and_is_told_in_every_language() -> None:
    seen: set[str] = set()
    for match, seat in positions():
        assert isinstance(match.game, Republic)
        chair = bots.Seat("republic", match.game, seat)
        world = chair.imagine(Dice(1, 1))
        assert isinstance(world, Republic)
        for other in range(4):
            found = ready_offers(chair, other)
            assert len(found) <= FEW
            assert other != seat or found == []
            for one in found:
                seen.add(one.text.id)
                match.game.clone().offer(seat, one.clauses)
                assert would_accept(world, other, one.clauses)
                assert one.gains
                for language in LANGUAGES:
                    assert all(say(phrase, language) for phrase in (one.text, *one.gains))
    assert "bots-republic-ready-nominate-yours" in seen


def test_what_is_ready_depends_on_nothing_hidden() -> None:
    for match, seat in positions():
        twin = match.game.reimagine(seat, Dice(5, 11))
        for other in range(4):
            real, drawn = (ready_offers(bots.Seat("republic", game, seat), other) for game in (match.game, twin))
            assert [told(one) for one in real] == [told(one) for one in drawn]


def told(one: ReadyOffer) -> tuple[object, ...]:
    return one.text, one.gains, [clause.state() for clause in one.clauses]


def voting() -> Republic:
    """A faction that nobody fears has proposed its own man, and is asked for its votes first."""
    game = senate_with_officers()
    for key in ("cornelius", "julius", "fulvius", "junius"):
        game.talents[man(key)] = 9
    put_to(game, [kinds.CENSOR, man("junius")], 3, man("junius"), kinds.BY_CHAIR)
    call(game, 0)
    hush(game)
    return game


def test_1_09_14_votes_are_sold_to_who_proposes_at_the_most_that_he_pays() -> None:
    game = voting()
    (offer, *_) = ready_offers(bots.Seat("republic", game, 0), 3)
    assert offer.text.id == "bots-republic-ready-my-votes-for"
    assert offer.text.args["votes"] == 7
    (price,) = [clause.amount for clause in offer.clauses if is_payment(clause)]
    dearer = [clause.anew() for clause in offer.clauses]
    dearer[-1].amount += 1
    assert not would_accept(game, 3, dearer), "nobody pays more"
    assert offer.text.args["amount"] == price
    asked = ready_offers(bots.Seat("republic", game, 3), 0)
    assert "bots-republic-ready-your-votes-for" in [one.text.id for one in asked], "and he may ask for them"


def test_1_09_14_votes_that_a_bot_would_keep_are_for_sale_with_a_warning() -> None:
    game = voting()
    game.influence[man("junius")] = 16
    (sold,) = [one for one in ready_offers(bots.Seat("republic", game, 0), 3) if one.text.id.endswith("my-votes-for")]
    assert would_accept(game, 3, sold.clauses)
    assert sold.gains[-1].id == "bots-republic-ready-gain-dear", "such a rival as Censor costs more than the talents bring"
    (gladly,) = [one for one in ready_offers(bots.Seat("republic", voting(), 0), 3) if one.text.id.endswith("my-votes-for")]
    assert "bots-republic-ready-gain-dear" not in [gain.id for gain in gladly.gains]


def test_1_04_3_who_has_promised_all_is_told_what_talents_would_buy() -> None:
    game = voting()
    for key in ("junius", "papirius", "acilius"):
        game.talents[man(key)] = 0
    chair = bots.Seat("republic", game, 3)
    assert short_of_talents(chair, 0) is None, "something is ready"
    game.accept(1, game.offer(3, [Clause(promises.PAY, 3, 1, 0, 2)]))
    assert ready_offers(chair, 0) == []
    why = short_of_talents(chair, 0)
    assert why is not None
    assert why.args["amount"] == 0
    assert "Your 7 votes for this, for 2 T from me." in say(why, "en")
    assert short_of_talents(chair, 3) is None


def test_1_04_3_what_is_promised_already_is_not_offered_again() -> None:
    game = voting()
    offer = ready_offers(bots.Seat("republic", game, 0), 3)[0]
    number = game.offer(0, offer.clauses)
    game.accept(3, number)
    assert offer.text.id not in [one.text.id for one in ready_offers(bots.Seat("republic", game, 0), 3)]


def test_4_01_1_nothing_is_ready_for_a_neutral() -> None:
    match = comitium.new("republic", players=1, seed=3)
    seat = match.game.actors()[0]
    neutral = next(other for other in range(match.header.seats) if match.game.is_neutral(other))  # type: ignore[attr-defined]
    assert ready_offers(bots.Seat("republic", match.game, seat), neutral) == []


def test_1_04_3_a_counter_changes_one_number_in_favour_of_who_makes_it() -> None:
    game = voting()
    clauses = [Clause(promises.PAY, 3, 0, 0, 2), Clause(promises.VOTE_FOR, 0, 3, promises.selector(kinds.CENSOR, -1))]
    offered = Agreement(1, 1 | 1 << 3, 1 << 3, clauses)
    more = counter_offer(bots.Seat("republic", game, 0), offered)
    assert [one.state()[:4] for one in more] == [one.state()[:4] for one in clauses]
    assert more[0].amount > 2
    (less, _) = counter_offer(bots.Seat("republic", game, 3), Agreement(1, 1 | 1 << 3, 1, clauses))
    assert less.amount == 1
    assert counter_offer(bots.Seat("republic", game, 0), Agreement(1, 9, 8, clauses[1:])) == []


def test_a_game_without_agreements_has_nothing_ready() -> None:
    match = comitium.new("caesar", seed=1)
    assert ready_offers(bots.Seat("caesar", match.game, 0), 1) == []


def test_1_09_33_a_place_beside_the_dictator_is_sold_to_whose_man_would_ride() -> None:
    game = senate_with_officers()
    sit(game)
    hush(game)
    dictator = man("junius")
    seat = game.faction[dictator]
    game.offices[DICTATOR] = dictator
    for key in ("cornelius", "julius", "fulvius", "papirius"):
        game.talents[man(key)] = 9
    game.push(NameMaster(seat, dictator))
    sold = {
        other: ready_offers(bots.Seat("republic", game, seat), other) for other in range(game.rules.seats) if other != seat
    }
    named = {
        other: clause.about - 1
        for other, found in sold.items()
        for one in found
        for clause in one.clauses
        if clause.kind == promises.APPOINT
    }
    assert named, "somebody would pay for it"
    for other, rider in named.items():
        assert game.faction[rider] == other
        able = [choice - SENATOR for choice in game.stack[-1].legal(game, seat)]
        assert game.military(rider) == max(game.military(one) for one in able if game.faction[one] == other)
        (price,) = [clause.amount for clause in sold[other][0].clauses if is_payment(clause)]
        assert price > 0
