"""The games of the house. Importing this package registers them."""

from comitium.core.registry import register
from comitium.games.caesar.game_type import GAME_TYPE as CAESAR
from comitium.games.idus.game_type import GAME_TYPE as IDUS
from comitium.games.republic.game_type import GAME_TYPE as REPUBLIC

register(CAESAR)
register(IDUS)
register(REPUBLIC)
