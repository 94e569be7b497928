# Ce que dit la ligne de commande.

# -- outils (cli-tool-*) : games, simulate, bench, ledger, rule, replay, position

cli-tool-help = Une table pour trois jeux de politique romaine, toutes règles appliquées.
cli-tool-help-games = Les jeux de la maison, leurs options et leurs joueurs artificiels.
cli-tool-help-simulate = Faire jouer de nombreuses parties aux joueurs artificiels et compter leurs issues.
cli-tool-help-bench = Mesurer la vitesse des jeux.
cli-tool-help-ledger = Comparer les règles d'un jeu avec son code et ses tests.
cli-tool-help-rule = Expliquer une règle, et montrer où elle est appliquée et testée.
cli-tool-help-replay = Rejouer une partie enregistrée et vérifier qu'elle finit de même.
cli-tool-help-position = Lire une position et lister les choix possibles.
cli-tool-help-play = Jouer une partie dans le terminal.
cli-tool-help-help = Afficher cette page.
cli-tool-help-version = Afficher la version.
cli-tool-help-commands = Commandes
cli-tool-help-parameters = Paramètres
cli-tool-help-usage = Usage
cli-tool-help-default = par défaut : { $value }
cli-tool-help-required = nécessaire

cli-tool-arg-game = Le jeu : { $games }.
cli-tool-arg-json = Écrire une valeur JSON et rien d'autre.
cli-tool-arg-lang = La langue : en ou fr.
cli-tool-arg-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée.
cli-tool-arg-players = Le nombre de joueurs à la table.
cli-tool-arg-bots = Les joueurs artificiels, séparés par des virgules : random, consul:sims=400 …
cli-tool-arg-games = Le nombre de parties à jouer.
cli-tool-arg-seed = Le nombre dont découle tout le hasard.
cli-tool-arg-jobs = Le nombre de processus qui se partagent le travail ; 0 prend tous les cœurs. Le résultat n'en dépend pas.
cli-tool-arg-rotate = Les joueurs changent-ils de place d'une partie à l'autre ? Oui, s'ils diffèrent.
cli-tool-arg-duplicate = Jouer chaque donne une fois de chaque place, pour que personne n'ait de chance aux cartes.
cli-tool-arg-crashes = Un dossier pour les journaux des parties interrompues.
cli-tool-arg-seconds = La durée de la mesure, par jeu et par version.
cli-tool-arg-bench-game = Le jeu à mesurer ; tous si aucun n'est nommé.
cli-tool-arg-number = Le numéro d'une règle, d'une section, d'un chapitre ou d'une décision : 7.3.1, 7.3, 7, R-045.
cli-tool-arg-file = Le journal ou le texte d'une partie ; - lit l'entrée standard.
cli-tool-arg-log = Faut-il écrire ce qui s'est passé, ligne par ligne ?
cli-tool-arg-text = La position, telle que le jeu l'écrit ; - lit l'entrée standard.

cli-tool-unknown-command = La commande « { $word } » n'existe pas ; choisissez parmi : { $known }.
cli-tool-unknown-flag = « { $word } » n'est pas compris ici ; comitium { $command } --help montre ce qui l'est.
cli-tool-extra = « { $word } » est un mot de trop ; comitium { $command } --help montre ce qui est attendu.
cli-tool-needed = { $name } est nécessaire ; comitium { $command } --help montre comment le donner.
cli-tool-needs-value = { $name } doit être suivi d'une valeur ; comitium { $command } --help montre lesquelles.
cli-tool-bad-value = { $name } ne peut pas valoir « { $value } » ; comitium { $command } --help montre ce qui convient.
cli-tool-repeated = { $name } est donné plusieurs fois ; donnez-le une seule fois.
cli-tool-bad-command = Cette commande ne se comprend pas ; comitium { $command } --help montre comment l'écrire.
cli-tool-bad-number = { $name } ne peut pas valoir { $value } ; donnez un nombre plus grand.
cli-tool-option-spelling = « { $text } » n'est pas une option ; écrivez-la sous la forme nom=valeur.
cli-tool-option-twice = L'option « { $option } » est donnée plusieurs fois ; donnez-la une seule fois.
cli-tool-bot-spelling = « { $part } » n'est pas un paramètre de « { $bot } » ; écrivez-le sous la forme nom:clé=valeur.
cli-tool-bot-parameter = Le joueur « { $bot } » n'a pas de paramètre « { $parameter } » ; { $known ->
        [none] il n'en a aucun
       *[other] voici les siens : { $known }
    }.
cli-tool-bot-value = Le paramètre « { $parameter } » du joueur « { $bot } » ne peut pas valoir « { $value } » ; donnez-lui une autre valeur.
cli-tool-bot-count = { $bots ->
        [one] Un joueur artificiel est nommé
       *[other] { $bots } joueurs artificiels sont nommés
    } pour { $players } places ; nommez-en un par place, ou un seul pour toutes.
cli-tool-no-file = Le fichier « { $file } » n'existe pas ; vérifiez son nom.
cli-tool-no-read = Le fichier « { $file } » ne peut pas être lu ; vérifiez que c'est un texte que vous pouvez ouvrir.
cli-tool-no-write = « { $file } » ne peut pas être écrit ; choisissez un dossier où vous pouvez écrire.
cli-tool-no-output = La réponse ne peut pas être écrite ({ $why }) ; donnez-lui un terminal, un tube ou un fichier qui a de la place.
cli-tool-no-input = Il n'y a pas d'entrée à lire ; donnez un terminal, un tube ou un fichier.
cli-tool-bad-position = Ce texte n'est pas une position de ce jeu ({ $error }) ; comparez-le à une position écrite par le jeu.
cli-tool-bad-journal = Ce texte n'est pas une partie ({ $error }) ; utilisez une copie intacte.
cli-tool-unknown-rule = Les règles de « { $game } » n'ont pas de numéro « { $number } » ; les plus proches sont { $near }.
cli-tool-no-ledger = Le jeu « { $game } » n'a pas de registre de règles.
cli-tool-bug = Quelque chose a mal tourné dans Comitium ({ $error }) ; posez COMITIUM_DEBUG=1 et recommencez pour voir où.

cli-tool-players = De { $low } à { $high } joueurs
cli-tool-players-fixed = { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
cli-tool-bots-here = Joueurs artificiels : { $bots }
cli-tool-column-option = Option
cli-tool-column-default = Par défaut
cli-tool-column-choices = Choix
cli-tool-column-rule = Règle
cli-tool-column-player = Joueur
cli-tool-column-games = Parties
cli-tool-column-wins = Victoires
cli-tool-column-draws = Nulles
cli-tool-column-rate = Réussite
cli-tool-column-interval = Intervalle à 95 %
cli-tool-column-score = Score moyen
cli-tool-column-game = Jeu
cli-tool-column-build = Version
cli-tool-column-speed = Décisions/s
cli-tool-column-clone = Copie, µs
cli-tool-column-ratio = Rapport
cli-tool-column-choice = Choix
cli-tool-column-notation = Notation
cli-tool-column-meaning = Sens
cli-tool-everything-else = tout le reste par défaut

cli-tool-playing = En cours
cli-tool-played = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $title }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $seconds } s, graine { $seed }
cli-tool-winners = Victoires : { $winners }
cli-tool-reasons = Fins de partie :
cli-tool-draw-half =
    { $seats ->
        [2] Une partie nulle compte pour une demi-victoire.
       *[other] Quand personne ne gagne, chaque joueur est crédité d'une victoire sur { $seats }.
    }
cli-tool-draws = parties nulles
cli-tool-counted = { $what } : { $count }
cli-tool-failures = { $count ->
        [one] Une partie s'est interrompue :
       *[other] { $count } parties se sont interrompues :
    }
cli-tool-failure = partie { $game }, graine { $seed } : { $error }

cli-tool-build-interpreted = interprétée
cli-tool-build-compiled = compilée
cli-tool-not-compiled = Seule la version interprétée est là ; make compiled ajoute la version compilée.

cli-tool-chapter = Chapitre { $number }
cli-tool-section = Section { $number }
cli-tool-code = Code
cli-tool-tests = Tests
cli-tool-rulings = Décisions
cli-tool-options = Options
cli-tool-nothing = aucun
cli-tool-no-tests-here = Les tests ne font pas partie de cette installation ; lisez-les dans une copie du projet.
cli-tool-status-enforced = imposée
cli-tool-status-automatic = automatique
cli-tool-status-offered = proposée
cli-tool-status-component = matériel
cli-tool-status-option = option
cli-tool-status-note = note
cli-tool-status-ruling = décision (en anglais)
cli-tool-concerns = Règles concernées : { $rules }

cli-tool-ledger = { $title } : { $rules } règles en tout ; appliquées : { $enforced }, avec du code : { $code }, avec des tests : { $tests }.
cli-tool-ledger-complete = Rien ne manque.
cli-tool-ledger-missing = { $count ->
        [one] Une chose manque :
       *[other] { $count } choses manquent :
    }
cli-tool-gap-code = La règle { $rule } n'a pas de code.
cli-tool-gap-test = La règle { $rule } n'a pas de test.
cli-tool-gap-test-idle = La règle { $rule } n'a pas de test qui vérifie quelque chose : { $where }.
cli-tool-gap-code-cites = { $where } cite la règle { $rule }, qui n'existe pas.
cli-tool-gap-test-cites = { $where } teste la règle { $rule }, qui n'existe pas.
cli-tool-gap-literal = { $where } nomme la règle { $rule }, qui n'existe pas.
cli-tool-gap-option-rule = L'option { $where } dépend de la règle « { $rule } », qui n'existe pas.
cli-tool-gap-option-unknown = La règle { $rule } parle de l'option { $where }, qui n'existe pas.
cli-tool-gap-ruling = La règle { $rule } renvoie à la décision { $where }, qui n'existe pas.
cli-tool-gap-card-mute = La carte { $where } n'a ni effet, ni la mention « plain ».
cli-tool-gap-card-rule = La carte { $where } dépend de la règle « { $rule } », qui n'existe pas.
cli-tool-gap-card-code = La carte { $where } a un effet, mais sa règle { $rule } n'a pas de code.
cli-tool-gap-repeated = La règle { $rule } figure plusieurs fois.
cli-tool-gap-status = La règle { $rule } a le statut « { $where } », qui n'existe pas.
cli-tool-gap-untold = Il manque à la règle { $rule } un titre ou un résumé dans l'une des langues.

cli-tool-replayed = { $title }, { $choices ->
        [0] aucun choix
        [one] un choix
       *[other] { $choices } choix
    }, graine { $seed }
cli-tool-options-set = Options : { $options }
cli-tool-score = Score final : { $scores }
cli-tool-won-by = Victoire de { $winners }. { $reason } [{ $rule }]
cli-tool-drawn = Personne ne gagne. { $reason } [{ $rule }]
cli-tool-unfinished = La partie n'est pas finie.
cli-tool-digest = Empreinte { $digest }
cli-tool-question = Question à { $seat } : { $text }
cli-tool-over = La partie est finie dans cette position.

# -- la table (cli-play-*)

cli-play-arg-game = Le jeu, caesar si aucun n'est nommé ; avec --resume, le nom d'une sauvegarde, ou un jeu dont on reprend la dernière partie inachevée.
cli-play-arg-opponent = Le niveau de l'ordinateur : random, tribune ou consul, avec d'éventuels paramètres (consul:seconds=0.5).
cli-play-arg-seat = Le siège que vous prenez ; par défaut, le dernier (dans César & Cléopâtre, celui qui commence).
cli-play-arg-hotseat = Tout le monde au même clavier ; les mains sont cachées quand il change de mains.
cli-play-arg-seed = Un nombre qui décide de tous les mélanges, pour rejouer la même donne.
cli-play-arg-plain = Ligne par ligne, pour les lecteurs d'écran et les tubes ; les réponses peuvent venir d'un fichier.
cli-play-arg-speed = La vitesse à laquelle s'affichent les coups de l'ordinateur : pas-à-pas, lent, normal, rapide ou immédiat. Dans un terminal seulement ; la partie s'en souvient.
cli-play-arg-resume = Reprendre une partie sauvegardée.

# -- sauvegardes

cli-play-save-name = « { $name } » ne peut pas être le nom d'une sauvegarde ; prenez des lettres, des chiffres, des points et des traits d'union, 64 au plus.
cli-play-save-taken = Une autre partie est déjà sauvegardée sous le nom « { $name } » ; choisissez un autre nom.
cli-play-save-unknown = Il n'y a pas de sauvegarde « { $name } » dans { $folder } ; la commande « reprendre » énumère celles qui existent.
cli-play-save-none-at-all = Il n'y a pas de partie inachevée dans { $folder } ; commencez-en une.
cli-play-save-none = Il n'y a pas de partie inachevée de « { $game } » dans { $folder } ; commencez-en une.
cli-play-save-unreadable = La sauvegarde { $file } ne peut pas être ouverte ({ $why }) ; vérifiez qui a le droit de la lire.
cli-play-save-corrupt = La sauvegarde { $file } est abîmée. { $why }
cli-play-seating-corrupt = Le fichier { $file }, qui dit qui joue quoi, est abîmé ; supprimez-le pour prendre les places de la ligne de commande.
cli-play-cannot-save = La partie ne peut pas être sauvegardée dans { $file } ({ $why }) ; faites de la place ou donnez un autre dossier à COMITIUM_HOME.
cli-play-lost = La partie n'est pas conservée dans son état actuel. { $why }
cli-play-saved = Sauvegardé : { $file }
cli-play-left = Votre partie est sauvegardée : { $file }
cli-play-come-back = Pour continuer : comitium play --resume { $name }
cli-play-shelf-open = { $name } · { $when } · { $players }
cli-play-shelf-here = { $name } · { $when } · { $players } · cette partie
cli-play-shelf-over = { $name } · { $when } · { $players } · terminée
cli-play-shelf-how = Tapez « reprendre » et un numéro ou un nom.
cli-play-shelf-empty = Rien n'est encore sauvegardé.

# -- la ligne de commande

cli-play-no-table = « { $game } » n'a pas encore de table dans le terminal ; choisissez parmi : { $known }.
cli-play-seat = Il n'y a pas de place « { $seat } » ; choisissez parmi : { $known }.

# -- autour de la table

cli-play-you = vous
cli-play-person = humain
cli-play-player = { $seat } ({ $player })
cli-play-decides = · décide
cli-play-log = Journal
cli-play-sealed = La donne est scellée ; son empreinte est { $commitment }.
cli-play-commands = Tapez un numéro, plusieurs (4 1) ou une notation ({ $example }). Et aussi : ? expliquer, u annuler, h conseil, { $also }, journal, sauver, quitter.
cli-play-commands-more = De plus : « ? 7.3 » ou « ? vote » explique une règle, « ? but » le but, « ? signes » l'image ; « règles » énumère les chapitres, « table » redit la table, « vitesse » règle l'allure des coups de l'ordinateur, « reprendre » énumère les parties sauvegardées.
cli-play-caesar-commands = « auto » termine votre préparation, « passer toujours » et « passer demander » règlent ce qui arrive quand vous n'avez pas de veto.
cli-play-idus-commands = La parole est libre : « affirmer faction loyal », « affirmer vote 3 rouge » (votre vote du tour 3) ou « affirmer vu 3 Horatius vert » (ce que vous avez vu comme préteur) est dit à tous, et personne ne le vérifie.
cli-play-idus-claim-words = saw: vu vue; vote: vote voté voter; faction: faction camp; loyal: loyal loyale loyaux; traitor: traître traîtres; merchant: marchand marchande marchands; green: vert verte
cli-play-topic-aim = but objectif gagner victoire
cli-play-topic-points = points point score marque
cli-play-topic-signs = signes signe légende symboles symbole image
cli-play-caesar-aim = Le but : gagner des patriciens. Vous posez de l'influence devant cinq groupes ; quand un groupe vote, la somme la plus haute prend d'ordinaire un de ses patriciens [7.3.2]. Chacun vaut un point [8.1], plus de la moitié d'un groupe un de plus [8.2], le groupe entier encore un [8.3], et votre carte de bonus secrète peut en ajouter deux [8.4]. Le plus de points à la fin l'emporte [8.5].
cli-play-caesar-signs = Les signes : ● César, ▲ Cléopâtre ; ▐5▌ est visible, (5) est votre propre carte cachée, ▒ une carte inconnue ; P est un philosophe. Sous le nom d'un groupe, □ sont les patriciens que personne n'a gagnés, ● et ▲ ceux qui le sont, 3/8 dit combien de cartes il y a, ✓ que sa carte de vote est encore dans la pile, ★ votre bonus. Dans la main, 1▾ pose face cachée et 1▴ face visible. Dans le journal, ▸ est nouveau et ⋯ marque des lignes omises.
cli-play-idus-aim = Le but : être du camp qui gagne. Vous tenez deux cartes de faction et en défaussez une à la fin d'un mandat de consul [5.8]. Les votes verts avancent le jeton des Loyaux, les rouges celui des Traîtres [1.3]. Un jeton au-delà de la limite fait perdre son camp [8.1] ; sinon, deux votes d'avance aux ides de mars l'emportent [8.5], et tout écart moindre donne la victoire aux Marchands [8.4]. Tous ceux de la faction gagnante gagnent ensemble [8.8].
cli-play-idus-signs = Les signes : ● vert, ◆ rouge, ■ jaune ; plein si vous le savez, creux (○ ◇ □) si c'est seulement affirmé, ? si c'est caché. C, P et un vote montrent qui était consul, préteur ou édile à un tour ; = est un vote regardé et gardé, → un vote remplacé, ! des affirmations contraires. ▮ sont les cartes de faction, ▸ désigne qui doit répondre, et un signe entre guillemets ce que quelqu'un affirme être.
cli-play-curtain = Passez l'appareil à { $seat }, qui appuie ensuite sur Entrée.
cli-play-more = Entrée montre la suite ; tout autre mot vaut à la table.
cli-play-enter = Entrée ramène à la table ; tout autre mot y est pris en compte.
cli-play-speed-step = pas-à-pas
cli-play-speed-slow = lent
cli-play-speed-normal = normal
cli-play-speed-fast = rapide
cli-play-speed-instant = immédiat
cli-play-speed = Les coups de l'ordinateur s'affichent à cette vitesse : { $speed }. « vitesse » et un mot la change : { $known }.
cli-play-speed-unknown = Il n'y a pas de vitesse « { $speed } » ; choisissez { $known }.
cli-play-stepping = Entrée continue.
cli-play-following = Entrée passe à votre prochaine décision.
cli-play-part = Voilà ce que votre coup a donné : Entrée le cache, puis passez l'appareil.
cli-play-since = Depuis votre dernier regard :
cli-play-thinking = { $player } réfléchit …
cli-play-thinking-since = { $player } réfléchit … { $seconds } s
cli-play-adviser = Votre conseiller
cli-play-caesar-visit = Vos cartes : Entrée rend l'appareil.
cli-play-idus-visit = Vos cartes : « affirmer … » s'adresse à tous, Entrée rend l'appareil.
cli-play-visit-only = Rien ne vous est demandé pour l'instant.
cli-play-visit-nobody = Personne du nom de « { $name } » ne joue à ce clavier ; passez l'appareil à l'un de ceux-ci : { $known }.
cli-play-visit-commands = « passer » et un nom ou un numéro (« passer 3 ») donne l'appareil à quelqu'un à qui rien n'est demandé, pour regarder ses cartes ou dire quelque chose.
cli-play-caesar-also = auto
cli-play-idus-also = affirmer
cli-play-idus-holds-named = { $mark } { $seat }, vous tenez : { $cards }
cli-play-idus-kept-named = { $mark } { $seat }, gardé : { $cards } (défaussé : { $faction })

# -- réponses et commandes

cli-play-no-number =
    Il n'y a pas de réponse { $number } ici ; { $count ->
        [one] la seule est 1.
       *[other] choisissez un numéro de 1 à { $count }.
    }
cli-play-not-understood = « { $answer } » n'est ni une réponse ni une commande ; tapez un numéro de la liste, ou ? pour de l'aide.
cli-play-dropped = Le reste de la ligne n'a pas servi : { $answers }
cli-play-undone = Annulé.
cli-play-offer-enter = Une seule réponse est possible : Entrée la donne.
cli-play-offer-pass = « passer toujours » laisse la table répondre pour vous quand vous n'avez pas de veto.
cli-play-offer-auto = « auto » laisse l'ordinateur terminer votre préparation ; plusieurs numéros à la fois (1 1 4 2 …), c'est rapide aussi.
cli-play-passed = Vous n'avez pas de veto : la table passe pour vous.
cli-play-pass-always = Désormais la table passe pour vous quand vous n'avez pas de veto ; « passer demander » y met fin.
cli-play-pass-ask = Désormais la question vous est posée, même quand vous n'avez pas de veto.
cli-play-pass-shared = À un clavier partagé, chacun répond pour soi ; un ordre de passer montrerait qui tient un veto.
cli-play-auto-late = Il n'y a plus rien à préparer ; « auto » ne fait que terminer une préparation.
cli-play-auto-done = Votre préparation est terminée.
cli-play-no-adviser = Personne ici ne sait donner conseil pour ce jeu.
cli-play-hint = Vos chances de gagner selon { $bot }, d'après ce que vous voyez :
cli-play-hint-bar = { $number } { $bar } { $share } % { $choice }
cli-play-hint-line = { $number } : { $share } %, { $choice }
cli-play-hint-plain = Le bot { $bot } répondrait { $number } : { $choice }.
cli-play-no-rule = Les règles ne parlent pas de « { $rule } » ; demandez un numéro (« ? 7.3 »), une décision (« ? R-012 »), un mot comme « ? vote », « ? but » ou « ? signes ». « règles » énumère les chapitres.
cli-play-rules-how = Tapez « règles 7 » pour la liste d'un chapitre, « ? 7.3 » pour les règles elles-mêmes.

# -- la fin

cli-play-won =
    { $seat-count ->
        [one] { $seat } gagne, { $scores } [{ $rule }]
       *[other] { $seat } gagnent, { $scores } [{ $rule }]
    }
cli-play-won-only =
    { $seat-count ->
        [0] Aucun joueur ne gagne. [{ $rule }]
        [one] { $seat } gagne. [{ $rule }]
       *[other] { $seat } gagnent. [{ $rule }]
    }
cli-play-drawn = Partie nulle, { $scores } [{ $rule }]
cli-play-verify = Pour vérifier la donne : le SHA-256 de « comitium seed { $seed } » est { $commitment }, comme annoncé au début.
cli-play-journal = Toute la partie est dans { $file } (comitium replay la relit).
cli-play-report = Entrée montre comment c'était vraiment, page par page ; q pour partir.
cli-play-report-over = Entrée termine le rapport.
cli-play-scribe = Le greffier

# -- César & Cléopâtre

cli-play-caesar-over =
    { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }
cli-play-caesar-preparing = Préparation
cli-play-caesar-turn = Tour { $turn } · { $seat } joue
cli-play-caesar-votes = Votes { $count } : { $cards }
cli-play-caesar-orgy = Orgie
cli-play-caesar-reshuffle = Orgie ↻
cli-play-caesar-gone = hors jeu
cli-play-caesar-belongings =
    main { $hand } · pioches { $decks } · défausse { $discards } · { $patricians ->
        [one] { $patricians } patricien
       *[other] { $patricians } patriciens
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-play-caesar-belongings-briefly =
    main { $hand } · pioches { $decks } · défausse { $discards } · gagnés { $patricians } · { $points } { $points ->
        [one] pt
       *[other] pts
    }
cli-play-caesar-hand = Main
cli-play-caesar-hand-of = Main de { $seat } :
cli-play-caesar-order = Pile d'action depuis le dessus : { $cards }
cli-play-caesar-fingers = Encore à poser : { $cards }
cli-play-caesar-discarding = À défausser : { $cards }
cli-play-caesar-bonus = Votre bonus secret ★ : { $group-the } (+{ $points } pour trois d'entre eux)
cli-play-caesar-holds =
    { $count ->
        [0] Votre main est vide.
       *[other] Votre main : { $cards }.
    }
cli-play-caesar-group =
    { $group } : { $left ->
        [one] reste { $left }
       *[other] restent { $left }
    }, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }. { $lines } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur { $limit }.
cli-play-caesar-group-gone = { $group } : hors jeu, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }.
cli-play-caesar-side = { $seat } a { $cards } ; somme connue { $sum }.
cli-play-caesar-side-hidden = { $seat } a { $cards }.
cli-play-caesar-side-empty = { $seat } n'a rien.
cli-play-caesar-open = { $cards } face visible
cli-play-caesar-hidden-own = { $cards } face cachée
cli-play-caesar-hidden =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
cli-play-caesar-effect-philosopher = ne compte rien, mais peut faire gagner la somme la plus basse
cli-play-caesar-effect-assassination = élimine une carte visible de l'adversaire
cli-play-caesar-effect-spy = vous montre la main adverse ; vous y choisissez une carte à défausser
cli-play-caesar-effect-castling = redispose face cachée vos cartes de deux groupes
cli-play-caesar-effect-scout = retourne les cartes cachées de l'adversaire dans un groupe
cli-play-caesar-effect-wrath = défausse toute l'influence d'un groupe
cli-play-caesar-effect-veto = arrête une action de l'adversaire
cli-play-caesar-score = Score final
cli-play-caesar-score-won = gagnés
cli-play-caesar-score-majority = maj.
cli-play-caesar-score-all = tous
cli-play-caesar-score-points = points
cli-play-caesar-score-bonus = Bonus { $mark } { $group }
cli-play-caesar-score-sum = Somme
cli-play-caesar-score-line =
    { $seat }, { $group } : { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $all ->
        [0] { $majority ->
            [0] .
           *[other] , avec la majorité.
        }
       *[other] , avec la majorité et le groupe entier.
    }
cli-play-caesar-score-bonus-line =
    { $seat }, carte bonus { $group } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cli-play-caesar-score-sum-line =
    { $seat }, en tout : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cli-play-caesar-chapter-1 = Cartes
cli-play-caesar-chapter-2 = Mise en place
cli-play-caesar-chapter-3 = Qui peut savoir quoi
cli-play-caesar-chapter-4 = Limites
cli-play-caesar-chapter-5 = Le tour
cli-play-caesar-chapter-6 = Cartes d'action
cli-play-caesar-chapter-7 = Votes
cli-play-caesar-chapter-8 = Points
cli-play-caesar-chapter-9 = Fin de la partie
cli-play-caesar-chapter-10 = Variantes
cli-play-caesar-chapter-12 = Éditions

# -- Idus Martii

cli-play-idus-turn = Tour { $turn } sur { $turns } · manche { $round }
cli-play-idus-over =
    { $turn ->
        [one] Fin, après { $turn } tour
       *[other] Fin, après { $turn } tours
    }
cli-play-idus-marks = Loyaux { $loyal }, Traîtres { $traitor } ; la limite est { $limit }.
cli-play-idus-lead = aux ides : { $faction } +{ $votes }
cli-play-idus-level = aux ides : { $faction }
cli-play-idus-consul = Consul
cli-play-idus-praetor = Préteur
cli-play-idus-aedile = Édile
cli-play-idus-sign-consul = C
cli-play-idus-sign-praetor = P
cli-play-idus-sign-aedile = É
cli-play-idus-voted = (a voté)
cli-play-idus-waited = doit répondre
cli-play-idus-cards =
    { $count ->
        [one] { $count } carte de faction
       *[other] { $count } cartes de faction
    }
cli-play-idus-says = affirme être { $faction-member }
cli-play-idus-holds = Vous tenez : { $cards }
cli-play-idus-kept = Vous gardez : { $cards } (défaussé : { $faction })
cli-play-idus-turns = tour
cli-play-idus-count = décompte
cli-play-idus-legend = ●vert ◆rouge ■jaune · ○◇□ affirmé · { $hidden } caché · = gardé · → remplacé · { $disputed } contesté
cli-play-idus-told = Tour { $turn }, consul { $consul } : { $pair } ; { $fate }. Votes : { $votes }.
cli-play-idus-fate-none = personne n'a regardé de vote
cli-play-idus-fate-kept = { $praetor } a regardé le vote { $aedile-of } et l'a laissé passer
cli-play-idus-fate-exchanged = { $praetor } a fait échanger le vote { $aedile-of }
cli-play-idus-fate-yellow = { $praetor } a regardé le vote { $aedile-of }, qui était jaune et a été remplacé
cli-play-idus-vote-hidden = inconnu
cli-play-idus-vote-became = { $laid }, puis { $final }
cli-play-idus-vote-said = { $vote } d'après ce qui est affirmé
cli-play-idus-vote-disputed = (les affirmations se contredisent)
cli-play-idus-row = { $who } : { $what }
cli-play-idus-score = Qui était qui :
cli-play-idus-part-aedile = { $seat } était édile avec { $other } : { $pair } ; { $fate }.
cli-play-idus-part-praetor = { $seat } était préteur : { $fate }, et le décompte donnait { $pair }.
cli-play-idus-part-consul = { $seat } était consul : { $fate }, et le décompte donnait { $pair }.
cli-play-idus-part-none = { $seat } n'avait pas de charge : { $fate }, et le décompte donnait { $pair }.
cli-play-idus-report-gave = a défaussé { $faction }
cli-play-idus-report-won = a gagné
cli-play-idus-report-false = faux
cli-play-idus-report-votes = Les votes, tels qu'ils ont vraiment été émis :
cli-play-idus-report-column-consul = Consul
cli-play-idus-report-column-praetor = Préteur
cli-play-idus-report-column-aediles = Édiles
cli-play-idus-report-legend = = vu et gardé · → remplacé · { $against } contre le camp gardé
cli-play-idus-report-silent = Personne n'a rien affirmé.
cli-play-idus-report-claims =
    { $count ->
        [one] Une affirmation
       *[other] { $count } affirmations
    } [7.8], { $false ->
        [0] aucune fausse.
        [one] dont { $false } fausse :
       *[other] dont { $false } fausses :
    }
cli-play-idus-report-lie = Tour { $turn } : { $claim }
cli-play-idus-report-public = Ce qu'un spectateur pouvait croire, en pour cent pour la vraie faction de chacun, après chaque tour :
cli-play-idus-report-own = Ce que vous pouviez croire, en pour cent pour la vraie faction de chacun, après chaque tour :
cli-play-idus-report-steady = Aucun tour n'a changé grand-chose.
cli-play-idus-report-turning = Tour { $turn } : { $seat } était { $faction-member } ; on y croyait à { $before } %, puis à { $after } %.
cli-play-idus-report-public-right = La table s'est approchée de la vérité.
cli-play-idus-report-public-deceived = La table a été trompée.
cli-play-idus-report-own-right = Votre jugement s'est approché de la vérité.
cli-play-idus-report-own-deceived = Votre jugement a été trompé.
cli-play-idus-report-side = { $seat } était { $faction-member } et avait défaussé { $given-a }.
cli-play-idus-report-turn = Tour { $turn }, consul { $consul } : { $votes } ; { $fate }. Loyaux { $loyal }, Traîtres { $traitor }.
cli-play-idus-report-against = (contre le camp gardé)
cli-play-idus-report-shares = { $seat }, { $faction } : { $shares }.
cli-play-idus-chapter-1 = Matériel
cli-play-idus-chapter-2 = Limites
cli-play-idus-chapter-3 = Mise en place
cli-play-idus-chapter-4 = Manches et rôles
cli-play-idus-chapter-5 = Le tour
cli-play-idus-chapter-6 = Qui le consul peut nommer
cli-play-idus-chapter-7 = Qui peut savoir quoi
cli-play-idus-chapter-8 = La fin de la partie
cli-play-idus-chapter-10 = Options
