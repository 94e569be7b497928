"""[2.06.2] A law as a proposal: its sponsors, the vote, [2.06.3] the reward; [2.06.4] which laws may not be discarded."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import LAW as LAW_KIND
from comitium.games.republic.catalogue.intrigue import LAW_CARD, LAW_DISCARD, LAW_NEEDS_LAW, LAW_NEEDS_WARS
from comitium.games.republic.catalogue.senators import LAW_KNIGHTS_DOUBLE, LAW_VOTES
from comitium.games.republic.catalogue.values import DISCARDED_AFTER_LAW, DISCARDED_AFTER_WAR
from comitium.games.republic.choices import NO, PASS, SENATOR, YES, verb
from comitium.games.republic.events.advanced import laws as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.hands import lay_down
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import power_of, take_effect
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    EXTRA_VOTES,
    Draft,
    ExtraVotes,
    Measure,
    register,
    unwilling,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named, proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import KEPT_CARDS
from comitium.games.republic.rules.r2_06_laws.r2_06_2_queue import SPONSORS
from comitium.games.republic.state.numbers import BEATEN, NOBODY, SENATORS, bits, count
from comitium.games.republic.state.republic import Republic

SPONSOR_GAIN: Final = 3  # [2.06.3] influence
COSPONSOR_GAIN: Final = 1
NOT_SPONSOR: Final = Reason("2.06.2", "republic-laws-refuse-sponsor", "senator")
UNWILLING: Final = Reason("2.06.2", "republic-laws-refuse-unwilling", "senator")
WHICH_USE: Final = Reason("2.06.2", "republic-laws-refuse-use")


def request(card: int) -> int:
    """What a refusal to sponsor a law is remembered as, without who has refused."""
    return (card + 1) << 16 | kinds.LAW


def sponsors(game: Republic, card: int, faction: int) -> int:
    """[2.06.2] [C-76] Aligned senators in Rome, of any faction, who have not refused."""
    return game.rome & ~unwilling(game, request(card), faction)


class LawProposal(Measure):
    """[2.06.2] No veto; the chair has not proposed it and loses nothing by it; whoever dies, the vote goes on."""

    name = "law"
    rule = "2.06.2"
    rule_set = "laws_by_vote"
    consent_rule = "2.06.2"
    vetoable = False
    veto_rule = "2.06.2"
    yields = False
    nominable = False
    consent_role = "sponsor"
    thing = "law"
    brings: tuple[Stake, ...] = (
        stakes.stake("influence", stakes.role("sponsor"), SPONSOR_GAIN, "2.06.3"),
        stakes.stake("influence", stakes.role("cosponsor"), COSPONSOR_GAIN, "2.06.3"),
    )

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        gained = (proposal[2], SPONSOR_GAIN), (proposal[3], COSPONSOR_GAIN)
        return [stakes.influence(game, man, amount, "2.06.3") for man, amount in gained]

    def stakes_of_defeat(self, game: Republic, proposal: list[int]) -> list[Stake]:
        return [stakes.note("cards", "law-lost", "2.06.2", args={"law": names.law(CARD_INDEX[proposal[1]])})]

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[2:4]

    def things(self, proposal: list[int]) -> list[int]:
        return [CARD_INDEX[proposal[1]]]

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        card = proposing(game).source
        return DraftLaw(faction, card, NOBODY if power_of(CARD_INDEX[card]).has_two_uses(game) else 0, NOBODY)

    def consents(self, game: Republic, proposal: list[int], faction: int) -> list[int]:
        return proposal[2:4]

    def asked_of(self, game: Republic, proposal: list[int], senator: int) -> int:
        return request(proposal[1]) | senator << 8

    def is_barred(self, game: Republic, proposal: list[int]) -> bool:
        """Its card leaves the game when it is voted down."""
        return False

    def is_before_censor(self, game: Republic) -> bool:
        """During the prosecutions the Censor has the chair."""
        return game.session.step == kinds.S5 and not game.session.no_trials

    def passed(self, game: Republic, vote: Vote) -> None:
        """[2.06.3] [C-77] The law acts first, for who has played it; then its sponsors are rewarded, if they are alive."""
        _, card, sponsor, other, use = vote.proposal
        lay_open(game, card)
        take_effect(game, vote.faction, card, use == 1)
        if not vote.dead >> sponsor & 1:
            gain_influence(game, sponsor, SPONSOR_GAIN, "2.06.3")
        if not vote.dead >> other & 1:
            gain_influence(game, other, COSPONSOR_GAIN, "2.06.3")

    def rejected(self, game: Republic, vote: Vote) -> None:
        """[2.06.2] The card is out of the game."""
        card = vote.proposal[1]
        lay_open(game, card)
        game.voted_down |= 1 << CARD_INDEX[card]
        if game.has_listener:
            game.tell(events.LawVotedDown("2.06.2", CARD_INDEX[card]), EVERYBODY)

    def phrase(self, proposal: list[int]) -> Phrase:
        about = {"law": names.law(CARD_INDEX[proposal[1]]), "one": names.senator(proposal[2])}
        return Phrase("republic-laws-proposal", {**about, "other": names.senator(proposal[3]), "repeals": proposal[4]})


def lay_open(game: Republic, card: int) -> None:
    """The card leaves the hand, or, of a faction that is no more, the discards."""
    for seat in range(game.rules.seats):
        if card in game.hands[seat]:
            lay_down(game, seat, card)
            return
    if card in game.discards:
        game.discards.remove(card)


register(kinds.LAW, LawProposal())


class DraftLaw(Draft):
    """[2.06.2] What the law is used for, where its card leaves the choice; the sponsor, the co-sponsor. Passing keeps the
    card."""

    def __init__(self, seat: int, card: int, use: int, sponsor: int) -> None:
        super().__init__(seat)
        self.card = card
        self.use = use  # 0 the law, 1 its other use, NOBODY before that is said
        self.sponsor = sponsor

    def run(self, game: Republic) -> bool:
        """[C-76] Without two sponsors there is no proposal."""
        if self.sponsor >= 0 and not self.able(game) >> self.sponsor & 1:
            self.sponsor = NOBODY
        if count(self.able(game)) >= SPONSORS:
            return True
        self.give_up(game)
        return False

    def able(self, game: Republic) -> int:
        return sponsors(game, self.card, self.seat)

    def give_up(self, game: Republic) -> None:
        """[C-76] The card stays in the hand."""
        if game.has_listener:
            game.tell(events.LawKept("2.06.2", self.seat, CARD_INDEX[self.card]), EVERYBODY)
        named(game, [])

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.use < 0:
            return [PASS, YES, NO]
        return [PASS, *(SENATOR + man for man in bits(self.able(game)) if man != self.sponsor)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            self.give_up(game)
        elif self.use < 0:
            self.use = int(choice == NO)
        elif self.sponsor < 0:
            self.sponsor = choice - SENATOR
        else:
            named(game, [kinds.LAW, self.card, self.sponsor, choice - SENATOR, self.use])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.use < 0:
            return WHICH_USE
        man = choice - SENATOR
        refused = unwilling(game, request(self.card), self.seat)
        return UNWILLING if verb(choice) == SENATOR and man < SENATORS and refused >> man & 1 else NOT_SPONSOR

    def rule(self, game: Republic, seat: int) -> str:
        return "2.06.2"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.use < 0:
            return Phrase("republic-senate-ask-law-use")
        men = bits(unwilling(game, request(self.card), self.seat))
        said: dict[str, Value] = {"law": names.law(CARD_INDEX[self.card]), "count": len(men)}
        said["refused"] = tuple([names.senator(man) for man in men])
        if self.sponsor < 0:
            return Phrase("republic-laws-ask-sponsor", said)
        said["senator"] = names.senator(self.sponsor)
        return Phrase("republic-laws-ask-cosponsor", said)


class VotesOfCato(ExtraVotes):
    """[22A] [22B] The Catos have more votes on laws; the knights of the younger one count twice."""

    def of(self, game: Republic, proposal: list[int], senator: int) -> int:
        if proposal[0] != kinds.LAW:
            return 0
        return LAW_VOTES[senator] + (game.knights[senator] if LAW_KNIGHTS_DOUBLE[senator] else 0)


EXTRA_VOTES.append(VotesOfCato())


# -- [2.06.4]


def kept_laws(game: Republic, seat: int) -> list[int]:
    """[2.06.4] The laws that may not be discarded; [C-78] none if there is nothing else in the hand."""
    kept = [card for card in game.hands[seat] if CARD_KIND[card] == LAW_KIND and not is_free(game, CARD_INDEX[card])]
    return kept if len(kept) < len(game.hands[seat]) else []


def is_free(game: Republic, law: int) -> bool:
    """[2.06.4] Laws that can come to nothing any more may be discarded, as their cards say."""
    if LAW_DISCARD[law] == DISCARDED_AFTER_LAW:
        needed = LAW_NEEDS_LAW[law]
        return game.voted_down >> needed & 1 == 1 or LAW_CARD[needed] in game.discards
    if LAW_DISCARD[law] == DISCARDED_AFTER_WAR:
        for war in LAW_NEEDS_WARS[law]:
            if game.zone[war] != BEATEN:
                return False
        return True
    return False


KEPT_CARDS.append(kept_laws)
