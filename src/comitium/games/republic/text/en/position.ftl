# Positions that no game can reach.

republic-position-impossible = No game can reach this position; check “{ $what }”.
