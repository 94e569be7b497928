"""What is told of disbanded veterans: what they bring, and who calls them up."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class VeteransSaid(Said, frozen=True):
    """The words are in veterans.ftl."""

    game = "republic-veterans"


class VeteransDisbanded(VeteransSaid, frozen=True):
    """The commander, his legion, and his oratory now."""

    senator: int
    legion: int
    oratory: int


class VeteransCalledUp(VeteransSaid, frozen=True):
    """The Consul, his legion, what he pays and what his faction pays, and his oratory now."""

    senator: int
    legion: int
    own: int
    rest: int
    oratory: int
