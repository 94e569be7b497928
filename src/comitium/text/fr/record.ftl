# -- relevés

record-heading = Il manque à l’en-tête du relevé une ligne correcte pour « { $field } » ; ajoutez-la entre crochets au-dessus des coups.
record-line = La ligne { $line } du relevé n’est pas un coup ; écrivez le nom d’une place, deux-points, puis ses choix séparés par des points-virgules.
