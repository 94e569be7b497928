# -- positions

position-word = « { $word } » n’est pas un champ de position ; écrivez chaque champ une seule fois, avec un nom, un signe égal et une valeur.
position-field = Le champ « { $field } » de la position ne peut pas valoir « { $value } » ; écrivez-le comme dans une position imprimée.
position-unknown = Une position n’a pas de champ « { $field } » ; supprimez-le ou corrigez son nom.
position-players = La position est pour { $seats } joueurs, et { $players } ont été demandés ; demandez-en { $seats } ou changez la position.
