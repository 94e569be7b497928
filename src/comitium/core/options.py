"""The options of a game: read from its meta.toml, checked by name and value, completed from the chosen rule set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import Struct, field

from comitium.core.errors import BadOption
from comitium.core.messages import Phrase, Value

Setting: TypeAlias = "bool | int | str"

CHOOSE: Final = "choose"  # the value of a preset by which its options are switched one by one


class OptionMeta(Struct, frozen=True):
    """One option: its values, the default, and the rule it changes. Where the default is younger than the game, `since` is the
    version of the rules that brought it, and `before` what a journal of older rules means that does not name the option."""

    default: Setting
    choices: tuple[Setting, ...]
    rule: str = ""
    aliases: dict[str, Setting] = field(default_factory=dict)
    since: int = 0
    before: bool | int | str | None = None


class Meta(Struct, frozen=True):
    """What the lobby needs to know of a game. `rule_sets` overrides defaults by the value of the option `preset`."""

    id: str
    title: str
    players: tuple[int, int]
    rules_version: int
    seats: tuple[str, ...]
    options: dict[str, OptionMeta]
    rule_sets: dict[str, dict[str, Setting]] = field(default_factory=dict)
    preset: str = "rule_set"
    players_rule: str = ""  # the rule that says how many play
    minutes: tuple[int, int] = (0, 0)  # that a game takes, from and to; unknown if none
    few: dict[int, int] = field(default_factory=dict)  # with so few players, so many factions more are led by rule
    few_rule: str = ""  # the rule that says so
    few_values: dict[str, tuple[Setting, ...]] = field(default_factory=dict)  # with so few, an option offers only these
    levels: dict[str, dict[str, Setting]] = field(default_factory=dict)  # of difficulty with so few, by the options they set


def fewest(meta: Meta) -> int:
    """The smallest number of players that a game seats, with factions led by rule or without."""
    return min([meta.players[0], *meta.few])


def earlier(meta: Meta, rules: int) -> dict[str, Setting]:
    """What was played by a version of the rules where a default has changed since, by option."""
    return {name: option.before for name, option in meta.options.items() if rules < option.since and option.before is not None}


def resolve(meta: Meta, given: Mapping[str, Setting]) -> dict[str, Setting]:
    """Every option with its value: the given ones, else those of the rule set, else the defaults.

    Texts are read as the option's own kind of value ("true", "3"), since that is what a command line gives.
    """
    for name in given:
        if name not in meta.options:
            known = ", ".join(sorted(meta.options))
            raise BadOption(Phrase("bad-option", {"game": meta.id, "option": name, "known": known}))
    settings = {name: option.default for name, option in meta.options.items()}
    if meta.preset in meta.options:
        chosen = _value(meta, meta.preset, given.get(meta.preset, meta.options[meta.preset].default))
        settings.update(meta.rule_sets.get(str(chosen), {}))
    settings.update({name: _value(meta, name, value) for name, value in given.items()})
    return settings


def _value(meta: Meta, name: str, value: Setting) -> Setting:
    option = meta.options[name]
    for choice in option.choices:
        if type(value) is type(choice) and value == choice:
            return choice
        if isinstance(value, str) and value.lower() == str(choice).lower():
            return choice
    if isinstance(value, str) and value in option.aliases:
        return option.aliases[value]
    known = ", ".join(map(written, option.choices))
    raise BadOption(Phrase("bad-option-value", {"option": name, "value": str(value), "known": known}))


def switches(meta: Meta) -> tuple[str, ...]:
    """The options that are on or off, one by one, where the preset says "choose"; none if it cannot say so."""
    if meta.preset not in meta.options or CHOOSE not in meta.options[meta.preset].choices:
        return ()
    return tuple(dict.fromkeys(name for chosen in meta.rule_sets.values() for name in chosen))


def written(value: Setting) -> str:
    """As `resolve` reads it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def seated(meta: Meta, players: int, given: Mapping[str, Setting]) -> tuple[int, dict[str, Setting]]:
    """How many factions there are when so many play, and the options that go with it: where a game leads some factions by
    rule, `neutrals` says how many. Refuses a table that the game does not seat, or another number of neutrals.

    >>> seated(Meta("go", "Go", (2, 2), 1, ("a", "b"), {}, few={1: 1}), 1, {})
    (2, {'neutrals': 1})
    """
    if players in meta.few:
        check_neutrals(meta, players, meta.few[players], given)
        return players + meta.few[players], {**given, "neutrals": meta.few[players]}
    check_players(meta, players)
    return players, dict(given)


def check_players(meta: Meta, players: int) -> None:
    """Refuse a table that the game does not seat."""
    low, high = meta.players
    if not low <= players <= high:
        known: dict[str, Value] = {"game": meta.id, "players": players, "rule": meta.players_rule, "high": high}
        if fewest(meta) == high:
            raise BadOption(Phrase("bad-players-exactly", known))
        raise BadOption(Phrase("bad-players", {**known, "low": fewest(meta)}))


def check_neutrals(meta: Meta, players: int, neutrals: int, given: Mapping[str, Setting]) -> None:
    """Refuse options that ask for another number of factions led by rule than there are beside so many players."""
    asked = str(given.get("neutrals", neutrals))
    if asked != str(neutrals):
        args: dict[str, Value] = {"players": players, "neutrals": neutrals, "asked": asked, "rule": meta.few_rule}
        raise BadOption(Phrase("bad-few", args))
