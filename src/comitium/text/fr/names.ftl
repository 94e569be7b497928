# Ce que tous les jeux partagent : refus du match, journaux et relevés, options.

# -- nombres

percent = { $number } %

# -- listes : « deux espions »

several =
    { $number ->
        [2] deux { $things }
        [3] trois { $things }
        [4] quatre { $things }
        [5] cinq { $things }
       *[other] { $number } { $things }
    }

# -- une place qui porte le nom de la personne qui la mène

named = { $name } ({ $seat })
    .The = { $name } ({ $seat })
    .the = { $name } ({ $seat })
    .a = { $name } ({ $seat })
    .of = { $elided ->
        [1] d’{ $name } ({ $seat })
       *[other] de { $name } ({ $seat })
    }
    .to = à { $name } ({ $seat })

# -- jeux, joueurs et options

unknown-game = Il n’y a pas de jeu nommé « { $game } » ; choisissez parmi ceux-ci : { $known }.
unknown-encoding = Le jeu « { $game } » n’est pas écrit pour les programmes qui apprennent ; il n’a pas d’encodeur.
unknown-lesson = Il n’y a pas de leçon « { $lesson } » pour « { $game } » ; choisissez parmi celles-ci : { $known }.
unknown-bot = Il n’y a pas de bot nommé « { $bot } » pour ce jeu ; choisissez parmi ceux-ci : { $known }.
bad-option = Le jeu « { $game } » n’a pas d’option « { $option } » ; ses options sont { $known }.
bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; choisissez parmi ces valeurs : { $known }.
bad-players = Le jeu « { $game } » ne se joue pas à { $players } (règle { $rule }) ; demandez au moins { $low } et au plus { $high } joueurs.
bad-players-exactly = Le jeu « { $game } » ne se joue pas à { $players } (règle { $rule }) ; il se joue à { $high }.
bad-few = Avec si peu de joueurs ({ $players }), { $neutrals } factions sont neutres (règle { $rule }), et non { $asked } ; ne donnez pas l’option « neutrals ».
bad-leaders = Les joueurs { $leaders } ne correspondent pas aux { $seats } factions ; donnez un joueur (0, 1, …) à chacune, et -1 à celles qu’une directive mène.
bad-led-with = « { $word } » ne désigne aucune place de cette table ; les places sont { $known }.
bad-led-with-bot = « { $word } » désigne une place que personne ne joue ; un bot ou une règle mène chaque place séparément.
bad-led-never = Dans « { $game } », aucune place n’est menée par la règle ; choisissez une personne ou un bot.
bad-led-otherwise = Avec ces options, la règle mène { $factions } ; choisissez-y « rule ».
