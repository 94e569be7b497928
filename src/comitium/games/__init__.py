"""The games of the house. Importing this package registers them."""

from comitium.core.registry import register
from comitium.games.caesar.kind import KIND as CAESAR
from comitium.games.idus.kind import KIND as IDUS
from comitium.games.republic.kind import KIND as REPUBLIC

register(CAESAR)
register(IDUS)
register(REPUBLIC)
