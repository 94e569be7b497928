# Positions that no game can reach.

republic-position-impossible = No play can lead to such a position; look at “{ $what }”.
