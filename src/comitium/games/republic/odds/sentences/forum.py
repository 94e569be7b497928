"""The odds of the Forum Phase in sentences, but for persuasions: [1.07.5] knights, [1.07.6] games."""

from __future__ import annotations

from comitium.core.messages import Phrase, Value
from comitium.games.republic.catalogue.tables import GAMES_POPULARITY, GAMES_UNREST
from comitium.games.republic.choices import NUMBER, PASS, SPAN, TALENTS, argument, verb
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.persuasion import chance_range
from comitium.games.republic.odds.sentences.phrases import chance_phrase, part, phrase
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.r1_07_forum.choices import ATTRACT, GAMES, PRESS
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.state.republic import ERA_ENDS as REVEALED
from comitium.games.republic.state.republic import Republic


class KnightsOdds(QuestionOdds[Knights]):
    """[1.07.5] [1.07.51] One knight for talents, or talents for knights."""

    def sentences(self, game: Republic, seat: int, top: Knights) -> list[Phrase]:
        if top.man < 0:
            return []
        if top.pressing:
            knights = game.knights[top.man]
            return [phrase("republic-odds-pressed", amount=round(odds.pressed(game, knights)), knights=knights)]
        sure, owned = odds.sure_knight(game, top.seat, top.man), game.talents[top.man]
        said = [percent(odds.knight(game, top.seat, top.man, paid)) for paid in range(min(sure, owned) + 1)]
        listed = tuple(part(paid, chance) for paid, chance in enumerate(said))
        if sure <= owned:
            return [phrase("republic-odds-knight", chance=said[0], amount=sure, listed=listed)]
        return [phrase("republic-odds-knight-poor", chance=said[0], best=said[-1], amount=owned, listed=listed)]

    def by_choice(self, game: Republic, seat: int, top: Knights) -> ByChoice:
        found: ByChoice = {}
        for choice in top.legal(game, seat):
            what, number = verb(choice), argument(choice)
            if what == ATTRACT:
                talents = game.talents[number]
                plain, most = odds.knight(game, seat, number, 0), odds.knight(game, seat, number, talents)
                found[choice] = chance_range(plain, most, talents)
            elif what == TALENTS:
                found[choice] = chance_phrase("republic-odds-choice", odds.knight(game, seat, top.man, number))
            elif what in (PRESS, NUMBER):
                pressed = game.knights[number] if what == PRESS else number
                found[choice] = phrase("republic-odds-choice-pressed", amount=round(odds.pressed(game, pressed)))
        return found


class GamesOdds(QuestionOdds[Games]):
    """[1.07.6] [1.08.2] What games make of the next speech; [1.12.1] in the last Forum Phase nobody speaks any more."""

    def sentences(self, game: Republic, seat: int, top: Games) -> list[Phrase]:
        return [] if game.marks[REVEALED] else [coming_speech(game)]

    def by_choice(self, game: Republic, seat: int, top: Games) -> ByChoice:
        if game.marks[REVEALED]:
            return {}
        speaker = odds.speech(game).speaker
        found: ByChoice = {}
        for choice in top.legal(game, seat):
            changed = gained = 0
            if choice != PASS:
                games = (verb(choice) - GAMES) // SPAN
                changed = GAMES_UNREST[games]
                gained = GAMES_POPULARITY[games] if argument(choice) == speaker else 0
            made = odds.speech(game, odds.coming_unrest(game, changed), gained=gained)
            found[choice] = chance_phrase("republic-odds-choice-rise", made.revolt)
        return found


def coming_speech(game: Republic) -> Phrase:
    """[1.08.2] What may come of the next speech."""
    found = odds.speech(game)
    about: dict[str, Value] = {
        "unrest": odds.coming_unrest(game),
        "chance": percent(found.revolt),
        "mob": percent(found.mob),
        "none": percent(found.no_recruits),
        "short": percent(found.shortage),
        "after": round(found.unrest),
        "sure": int(found.revolt > 1 - 1e-9),
    }
    if not any(about[id] != "0" for id in ("chance", "mob", "none", "short")):
        return phrase("republic-odds-speech-calm", unrest=about["unrest"], after=about["after"])
    return phrase("republic-odds-speech", **about)


register(Knights, KnightsOdds())
register(Games, GamesOdds())
