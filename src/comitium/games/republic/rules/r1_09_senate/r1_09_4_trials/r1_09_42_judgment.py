"""[1.09.42] Judgment: the votes of a trial, the appeal to the people, the verdict and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.senators import APPEAL_DICE
from comitium.games.republic.catalogue.tables import (
    ACCUSER_CHITS_ABOVE,
    APPEAL_FREED,
    APPEAL_KILLED,
    APPEAL_TABLE_DICE,
    CONVICTED_INFLUENCE,
    CONVICTED_POPULARITY,
    PROSECUTOR_DIVISOR,
    appeal_votes,
)
from comitium.games.republic.choices import PASS
from comitium.games.republic.events import trials as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.people import gain_influence, gain_popularity
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import free_concessions, kill, strike
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR, MINOR, SPECIAL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    FactionQuestion,
    Measure,
    measure,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import APPEAL
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

DICE_OF_APPEAL: Final = Reason("1.09.421", "republic-trials-refuse-appeal")
APPEALED: Final = 1  # a flag of the vote


class Defence:
    """[2.05] What an advanced rule does in a trial of the Censor's. The base game has none."""

    def begins(self, game: Republic, vote: Vote) -> None:
        """[2.05.2] The prosecutor was found, and the trial is on the floor."""

    def edge(self, game: Republic, vote: Vote) -> int:
        """[2.05.3] What is added to the dice of the trial roll."""
        return 0

    def closes(self, game: Republic, vote: Vote) -> None:
        """[2.05.3] Every faction has voted: the trial roll."""

    def judged(self, game: Republic, vote: Vote, guilty: bool) -> None:
        """[2.05.5] [2.05.6] The verdict has had its consequences; [C-75] that of the people counts."""

    def lynched(self, game: Republic, vote: Vote, total: int) -> None:
        """[2.05.4] The people have killed the accused, with this total."""

    def stakes(self, game: Republic, proposal: list[int], guilty: bool) -> list[Stake]:
        """[2.05.5] [2.05.6] What the verdict gains and loses besides."""
        return []


DEFENCES: Final[list[Defence]] = []  # filled in r2_05_advocates


def advocate_named(proposal: list[int]) -> int:
    """[2.05.2] Whom a trial names as advocate, or NOBODY: then the accused defends himself."""
    place = 4 if proposal[0] == MINOR else 3
    return proposal[place] if proposal[0] != SPECIAL and len(proposal) > place else NOBODY


class Trial(Measure):
    """[1.09.42] For convicts, against acquits. `proposal` is the kind, the accused, then what the kind needs; `stake` of the
    vote are the votes of the appeal, for the accused if above 0."""

    rule = "1.09.42"
    is_trial = True
    nominable = False

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[1:2]

    def bonus_for(self, game: Republic, vote: Vote) -> int:
        """[1.09.421] What the people have added against him."""
        return max(0, -vote.stake)

    def bonus_against(self, game: Republic, vote: Vote) -> int:
        """[1.09.42] [B-27] His influence of this moment, whatever his faction does; [1.09.421] the people on his side."""
        return game.influence[vote.proposal[1]] + max(0, vote.stake)

    def popularity(self, game: Republic, vote: Vote) -> int:
        """[1.09.421] What is added to the dice of the appeal."""
        return game.popularity[vote.proposal[1]]

    def endangered(self, game: Republic, vote: Vote) -> int:
        """[1.09.421] Who may die when the people free the accused."""
        return 1 << censor(game) | 1 << vote.proposal[2]

    def dies(self, game: Republic, vote: Vote, rule: str) -> None:
        """[1.09.44] [B-30] The accused dies of the trial: all his influence is lost, half of it is the prosecutor's."""
        execute(game, vote.proposal[1], vote.proposal[2], rule)

    def lynched(self, game: Republic, vote: Vote, total: int) -> None:
        """[2.05.4] The people have killed him, with this total: who else is in danger."""

    def rejected(self, game: Republic, vote: Vote) -> None:
        """[1.09.43] Acquitted."""
        if game.has_listener:
            game.tell(events.SenatorAcquitted("1.09.43", vote.proposal[1]), EVERYBODY)


class Prosecution(Trial):
    """[1.09.422] A trial of the Censor's, minor or major: it may be vetoed, and no Tribune proposes one."""

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] Without the accused, the prosecutor or the Censor it is cancelled."""
        if censor(game) != vote.proposer or not vote.is_there(game, vote.proposer):
            return "cancelled"
        return "" if vote.is_there(game, vote.proposal[1]) and vote.is_there(game, vote.proposal[2]) else "cancelled"

    def speaks(self, game: Republic, vote: Vote, faction: int) -> bool:
        """[1.09.421] [B-28] Before his faction votes, once, the accused may appeal."""
        if vote.flags & APPEALED or game.faction[vote.proposal[1]] != faction:
            return False
        vote.flags |= APPEALED
        game.push(Appeal(faction))
        return True

    def closes(self, game: Republic, vote: Vote) -> None:
        if game.rules.advocates:
            for defence in DEFENCES:
                defence.closes(game, vote)

    def passed(self, game: Republic, vote: Vote) -> None:
        self.convicts(game, vote)
        self.judged(game, vote, True)

    def convicts(self, game: Republic, vote: Vote) -> None:
        """[1.09.44] What the Senate's verdict of guilty brings."""
        raise NotImplementedError

    def dies(self, game: Republic, vote: Vote, rule: str) -> None:
        super().dies(game, vote, rule)
        self.judged(game, vote, True)

    def rejected(self, game: Republic, vote: Vote) -> None:
        super().rejected(game, vote)
        self.judged(game, vote, False)

    def judged(self, game: Republic, vote: Vote, guilty: bool) -> None:
        if game.rules.advocates:
            for defence in DEFENCES:
                defence.judged(game, vote, guilty)

    def stakes_of_defeat(self, game: Republic, proposal: list[int]) -> list[Stake]:
        """[2.05.6] What an acquittal brings to the advocate and the prosecutor."""
        found: list[Stake] = []
        if game.rules.advocates:
            for defence in DEFENCES:
                found.extend(defence.stakes(game, proposal, False))
        return found

    def lynched(self, game: Republic, vote: Vote, total: int) -> None:
        if game.rules.advocates:
            for defence in DEFENCES:
                defence.lynched(game, vote, total)


class MinorProsecution(Prosecution):
    """[1.09.412] [1.09.441]"""

    name = "minor"
    rule = "1.09.412"
    shut = "republic-senate-refuse-business-trial"
    brings: tuple[Stake, ...] = (
        stakes.stake("influence", stakes.role("accused"), CONVICTED_INFLUENCE, "1.09.441"),
        stakes.stake("popularity", stakes.role("accused"), CONVICTED_POPULARITY, "1.09.441"),
        stakes.note("influence", "prosecutor", "1.09.44"),
    )

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        man = proposal[1]
        lost = stakes.influence(game, man, CONVICTED_INFLUENCE, "1.09.441")
        found = [lost, stakes.popularity(game, man, CONVICTED_POPULARITY, "1.09.441")]
        if man in game.holder:
            found.append(stakes.note("talents", "concessions", "1.09.441", game.faction[man], {"who": names.senator(man)}))
        return [*found, *rewarded(game, proposal, -(lost.amount or 0))]

    def convicts(self, game: Republic, vote: Vote) -> None:
        convict(game, vote.proposal[1], vote.proposal[2])

    def phrase(self, proposal: list[int]) -> Phrase:
        who = {"senator": names.senator(proposal[1]), "prosecutor": names.senator(proposal[2])}
        return defended(Phrase("republic-trials-proposal-minor", {**who, "charge": names.charge(proposal[3])}), proposal)


class MajorProsecution(Prosecution):
    """[1.09.413] [1.09.442]"""

    name = "major"
    rule = "1.09.413"
    shut = "republic-senate-refuse-business-trial"
    brings: tuple[Stake, ...] = (
        stakes.note("death", "dies", "1.09.442", args={"who": stakes.role("accused")}),
        stakes.note("influence", "prosecutor", "1.09.44"),
    )

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        return [fatal(game, proposal[1], "1.09.442"), *rewarded(game, proposal, game.influence[proposal[1]])]

    def convicts(self, game: Republic, vote: Vote) -> None:
        if game.has_listener:
            game.tell(events.SenatorConvicted("1.09.44", vote.proposal[1], MAJOR), EVERYBODY)
        execute(game, vote.proposal[1], vote.proposal[2], "1.09.442")

    def phrase(self, proposal: list[int]) -> Phrase:
        who = {"senator": names.senator(proposal[1]), "prosecutor": names.senator(proposal[2])}
        return defended(Phrase("republic-trials-proposal-major", {**who}), proposal)


def defended(trial: Phrase, proposal: list[int]) -> Phrase:
    """[2.05.2] A trial in words, with its advocate if there is one."""
    man = advocate_named(proposal)
    return trial if man < 0 else Phrase("republic-trials-proposal-defended", {"trial": trial, "senator": names.senator(man)})


def fatal(game: Republic, man: int, rule: str) -> Stake:
    """That a verdict kills him."""
    return stakes.note("death", "dies", rule, game.faction[man], {"who": names.senator(man)})


def rewarded(game: Republic, proposal: list[int], lost: int) -> list[Stake]:
    """[1.09.44] What the prosecutor gains if so much influence is lost; [2.05.5] what the advocate loses."""
    prosecutor = proposal[2]
    gained = (lost + PROSECUTOR_DIVISOR - 1) // PROSECUTOR_DIVISOR
    found = (
        [stakes.influence(game, prosecutor, gained, "1.09.44")]
        if prosecutor >= 0
        else [stakes.stake("influence", stakes.role("prosecutor"), gained, "1.09.44")]
    )
    if game.rules.advocates:
        for defence in DEFENCES:
            found.extend(defence.stakes(game, proposal, True))
    return found


register(MINOR, MinorProsecution())
register(MAJOR, MajorProsecution())


# -- verdicts

ON_CONVICTION: Final[list[Callable[[Republic, int], None]]] = []  # [2.01.2] what else a minor conviction takes from a man


def convict(game: Republic, man: int, prosecutor: int) -> None:
    """[1.09.441] Popularity, influence, the Prior Consul marker, all concessions; [1.09.44] then the prosecutor's reward."""
    if game.has_listener:
        game.tell(events.SenatorConvicted("1.09.44", man, MINOR), EVERYBODY)
    gain_popularity(game, man, CONVICTED_POPULARITY, "1.09.441")
    lost = -gain_influence(game, man, CONVICTED_INFLUENCE, "1.09.441")
    free_concessions(game, man, "1.09.441")
    marked = game.prior_consul >> man & 1 == 1
    game.prior_consul &= ~(1 << man)
    for strip in ON_CONVICTION:
        strip(game, man)
    reward(game, man, prosecutor, lost, marked)


def execute(game: Republic, man: int, prosecutor: int, rule: str) -> None:
    """[1.09.442] He dies; [1.09.44] the prosecutor is rewarded."""
    lost = game.influence[man]
    marked = game.prior_consul >> man & 1 == 1
    kill(game, man, rule)
    reward(game, man, prosecutor, lost, marked)


def reward(game: Republic, man: int, prosecutor: int, lost: int, marked: bool) -> None:
    """[1.09.44] [B-30] The marker, if he has none, and half of what was really lost, rounded up."""
    if marked and not game.prior_consul >> prosecutor & 1:
        game.prior_consul |= 1 << prosecutor
        if game.has_listener:
            game.tell(events.PriorConsulTaken("1.09.44", prosecutor, man), EVERYBODY)
    gain_influence(game, prosecutor, (lost + PROSECUTOR_DIVISOR - 1) // PROSECUTOR_DIVISOR, "1.09.44")


# -- the appeal


def appeal(game: Republic, vote: Vote, dice: int) -> bool:
    """[1.09.421] The dice, his popularity, less the omens. True: the people have ended the trial."""
    about = measure(vote.proposal)
    assert isinstance(about, Trial)
    man = vote.proposal[1]
    roll = 0
    for _ in range(dice):
        roll += game.die()
    total = roll + about.popularity(game, vote) - game.omens
    killed, freed = total <= APPEAL_KILLED, total >= APPEAL_FREED
    vote.stake = 0 if killed or freed else appeal_votes(total)
    if game.has_listener:
        result = "killed" if killed else "freed" if freed else "votes"
        game.tell(events.AppealRolled("1.09.421", man, roll, total, result, vote.stake), EVERYBODY)
    if killed:
        vote.end(game, "1.09.421", "convicted")
        about.dies(game, vote, "1.09.421")
        about.lynched(game, vote, total)
    elif freed:
        endangered = about.endangered(game, vote)
        vote.end(game, "1.09.421", "acquitted")
        about.rejected(game, vote)
        strike(game, total - ACCUSER_CHITS_ABOVE, endangered, "1.09.421")
    return killed or freed


class Appeal(FactionQuestion):
    """[1.09.421] Whether the accused appeals; [21A] Glaucia may take three dice. [1.09.74] In a special trial he must."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        vote = floor(game)
        menu = [] if vote.proposal[0] == SPECIAL else [PASS]
        menu.extend(range(APPEAL + APPEAL_TABLE_DICE, APPEAL + APPEAL_DICE[vote.proposal[1]] + 1))
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice != PASS:
            appeal(game, floor(game), choice - APPEAL)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return DICE_OF_APPEAL

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.421"

    def ask(self, game: Republic, seat: int) -> Phrase:
        vote = floor(game)
        about = measure(vote.proposal)
        assert isinstance(about, Trial)
        added = about.popularity(game, vote) - game.omens
        return Phrase("republic-trials-ask-appeal", {"senator": names.senator(vote.proposal[1]), "amount": added})
