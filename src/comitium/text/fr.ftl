# Ce que tous les jeux partagent : refus du match, journaux et relevés, options.

language-name = Français

# -- listes : « deux espions »

several =
    { $number ->
        [2] deux { $things }
        [3] trois { $things }
        [4] quatre { $things }
        [5] cinq { $things }
       *[other] { $number } { $things }
    }

# -- refus

refuse-choice = Le choix { $choice } n'est pas proposé ici ; prenez-en un dans la liste.
refuse-notation = « { $text } » n'est pas un coup de ce jeu ; écrivez-le comme dans la liste des choix.
refuse-over = La partie est finie ; commencez-en une autre pour rejouer.
refuse-seat = On ne demande rien au siège { $seat } pour l'instant ; attendez sa prochaine question.
refuse-stale = Cette réponse est pour la question { $number }, mais c'est maintenant la question { $current } qui est posée ; regardez à nouveau et répondez à celle-ci.
refuse-undo-nothing = Vous n'avez encore rien choisi qui puisse être repris ; continuez à partir d'ici.
refuse-undo-seen = Votre dernier choix est définitif, car il est scellé ou quelque chose de caché a été révélé depuis ; continuez à partir d'ici.
refuse-undo-acted = Quelqu'un d'autre a joué depuis votre dernier choix, qui reste donc acquis ; continuez à partir d'ici.
refuse-claim = Rien ne peut être affirmé ici ; choisissez plutôt dans la liste.

# -- jeux, joueurs et options

unknown-game = Il n'y a pas de jeu nommé « { $game } » ; choisissez parmi ceux-ci : { $known }.
unknown-bot = Il n'y a pas de joueur artificiel nommé « { $bot } » pour ce jeu ; choisissez parmi ceux-ci : { $known }.
bad-option = Le jeu « { $game } » n'a pas d'option « { $option } » ; il a { $known }.
bad-option-value = L'option « { $option } » ne peut pas valoir « { $value } » ; choisissez parmi ces valeurs : { $known }.
bad-players = Le jeu « { $game } » ne se joue pas à { $players } (règle { $rule }) ; demandez au moins { $low } et au plus { $high } joueurs.

# -- accords et ordres permanents

refuse-agreement = Dans ce jeu, rien ne lie que les règles ; proposez en paroles, et fiez-vous-y autant qu'il vous plaira.
refuse-agreement-parties = Une promesse veut quelqu'un qui la fait et quelqu'un d'autre qui la reçoit ; nommez deux places différentes de cette table.
refuse-agreement-stranger = Vous n'êtes pas partie à cet accord ; laissez-le à ceux qui y sont nommés.
refuse-agreement-unknown = Il n'y a pas d'offre numéro { $number } ; consultez la liste des offres.
refuse-agreement-binds = L'accord { $number } lie depuis que tous l'ont accepté ; il prend fin quand il est tenu.
refuse-agreement-over = L'offre { $number } est close ; faites-en une nouvelle.
refuse-agreement-contradicts = Cela ne peut être tenu avec une promesse déjà faite ; la plus ancienne l'emporte.
refuse-promised = Vous avez promis autre chose ; choisissez ce qui tient votre parole.
refuse-order-scope = Un ordre permanent ne peut valoir pour « { $scope } », car rien de tel n'est en cours ; donnez-lui une autre portée.

# -- journaux

journal-empty = Le journal est vide ; choisissez un fichier qui contient une partie enregistrée.
journal-newer-format = Le journal est écrit au format { $format }, et cette version lit le format { $ours } ; ouvrez-le avec la version de Comitium qui l'a écrit.
journal-newer-rules = La partie a été jouée avec la version { $rules } de ses règles, et l'on ne connaît ici que la version { $ours } ; mettez Comitium à jour pour l'ouvrir.
journal-header = La ligne { $line } du journal décrit une partie qui ne peut pas être mise en place. { $why }
journal-commitment = La ligne { $line } du journal contient une graine qui n'est pas celle promise au départ ; utilisez une copie intacte.
journal-unreadable = La ligne { $line } du journal est illisible ; utilisez une copie intacte.
journal-edited = La ligne { $line } du journal ne découle pas de la précédente, quelque chose a donc été modifié ; utilisez une copie intacte.
journal-cut = Le journal s'arrête après la ligne { $line }, avant sa ligne de clôture ; utilisez une copie complète.
journal-lines =
    La ligne { $line } du journal promet { $said ->
        [one] { $said } ligne
       *[other] { $said } lignes
    } avant elle, mais il y en a { $found } ; utilisez une copie complète.
journal-illegal = La ligne { $line } ne peut pas être jouée. { $why }
journal-digest = La partie ne finit pas comme le dit la ligne { $line } du journal ; ouvrez-le avec la version de Comitium qui l'a écrit.

# -- relevés

record-heading = Il manque à l'en-tête du relevé une ligne correcte pour « { $field } » ; ajoutez-la entre crochets au-dessus des coups.
record-line = La ligne { $line } du relevé n'est pas un coup ; écrivez le nom d'un siège, deux-points, puis ses choix séparés par des points-virgules.

# -- positions

position-word = « { $word } » n'est pas un champ de position ; écrivez chaque champ une seule fois, avec un nom, un signe égal et une valeur.
position-field = Le champ « { $field } » de la position ne peut pas valoir « { $value } » ; écrivez-le comme dans une position imprimée.
position-unknown = Une position n'a pas de champ « { $field } » ; supprimez-le ou corrigez son nom.
