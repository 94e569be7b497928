# Positions qu’aucune partie n’atteint.

republic-position-impossible = Aucune partie ne mène à une telle position ; vérifiez « { $what } ».
