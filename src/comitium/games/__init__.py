"""The games of the house. Importing this package registers them."""

from comitium.core.registry import register
from comitium.games.caesar.game_type import KIND as CAESAR
from comitium.games.idus.game_type import KIND as IDUS
from comitium.games.republic.game_type import KIND as REPUBLIC

register(CAESAR)
register(IDUS)
register(REPUBLIC)
