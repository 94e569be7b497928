# Les bots : leurs noms, et ce qui peut clocher chez eux.
bots-level-random = Fortune
bots-level-quaestor = Élève
bots-level-tribune = Rhéteur
bots-level-praetor = Savant
bots-level-consul = Oracle
bots-level-llm = Modèle de langage
bots-guest = { $name }
bots-listed = { $name } ({ $id })

# -- paramètres

bots-bad-spelling = « { $part } » n’est pas un paramètre de « { $bot } » ; écrivez-le sous la forme nom:clé=valeur.
bots-bad-parameter = Le bot « { $bot } » n’a pas de paramètre « { $parameter } » ; { $known ->
        [none] il n’en a aucun
       *[other] voici les siens : { $known }
    }.
bots-bad-value = Le paramètre « { $parameter } » du bot « { $bot } » ne peut pas valoir « { $value } » ; donnez-lui une autre valeur.

# -- bots venus d’ailleurs

bots-guest-module = Le bot « { $bot } » est introuvable, car le module « { $module } » n’existe pas ; vérifiez son nom, ou partez du dossier où il se trouve.
bots-guest-import = Le bot « { $bot } » ne peut pas être chargé, car l’import de « { $module } » échoue ({ $error }) ; corrigez d’abord le module.
bots-guest-class = Le bot « { $bot } » est introuvable, car le module « { $module } » ne contient rien qui s’appelle « { $class } » ; vérifiez ce nom.
bots-guest-call = Le bot « { $bot } » ne peut pas être créé, car « { $class } » n’est ni une classe ni une fonction ({ $error }) ; nommez-en une.
bots-guest-signature = Le bot « { $bot } » ne peut pas être créé, car « { $class } » n’accepte pas (game_id, seed) et les paramètres donnés ({ $error }) ; changez ce qu’il accepte.
bots-guest-made = Le bot « { $bot } » ne peut pas être créé, car « { $class } » échoue ({ $error }) ; corrigez-le d’abord.
bots-guest-choose = Le bot « { $bot } » ne peut pas jouer, car ce que crée « { $class } » n’a pas de méthode choose(seat) ; ajoutez-la.

# -- un bot qui plante

bots-failed = Le bot « { $bot } », à la place { $seat }, a planté : { $error }.
bots-no-adviser = Aucun conseil n’est disponible pour ce jeu.

# -- la devise d’un bot laisse deviner son tempérament

bots-motto-statesman = « Rome d’abord »
bots-motto-plutocrat = « Tout s’achète »
bots-motto-demagogue = « Du pain, des jeux »
bots-motto-warlord = « Par le glaive »
