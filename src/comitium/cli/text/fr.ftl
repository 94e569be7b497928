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
cli-tool-arg-bots = Les joueurs artificiels, séparés par des virgules : Fortune, Rhéteur, Savant ou Oracle (random, tribune, praetor, consul), avec d'éventuels paramètres (oracle:sims=400), ou le vôtre (module:Classe).
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
cli-tool-failure-bot = partie { $game }, graine { $seed }, { $bot } à la place { $seat }, décision { $decision } : { $error }

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

cli-play-arg-game = Le jeu, le premier de la liste si aucun n'est nommé ; avec --resume, le nom d'une sauvegarde, ou un jeu dont on reprend la dernière partie inachevée.
cli-play-arg-opponent = Le joueur artificiel : Fortune, Rhéteur, Savant ou Oracle (random, tribune, praetor, consul), avec d'éventuels paramètres (oracle:seconds=0.5), ou le vôtre (module:Classe).
cli-play-arg-seat = Le siège que vous prenez ; par défaut, le dernier.
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
cli-play-bot-failed = { $why } C'était la décision { $decision } ; l'endroit de son code est noté ici : { $file }
cli-play-come-back = Pour continuer : comitium play --resume { $name }
cli-play-shelf-open = { $name } · { $when } · { $players }
cli-play-shelf-here = { $name } · { $when } · { $players } · cette partie
cli-play-shelf-over = { $name } · { $when } · { $players } · terminée
cli-play-shelf-how = Tapez « reprendre » et un numéro ou un nom.
cli-play-shelf-empty = Rien n'est encore sauvegardé.

# -- la ligne de commande

cli-play-seat = Il n'y a pas de place « { $seat } » ; choisissez parmi : { $known }.

# -- autour de la table

cli-play-person = humain
cli-play-log = Journal
cli-play-sealed = La donne est scellée ; son empreinte est { $commitment }.
cli-play-commands = Tapez un numéro, plusieurs (4 1) ou une notation ({ $example }). Et aussi : ? expliquer, u annuler, h conseil, { $also }, journal, sauver, quitter.
cli-play-commands-more = De plus : « ? 7.3 » ou « ? vote » explique une règle, « ? but » le but, « ? signes » l'image ; « règles » énumère les chapitres, « table » redit la table, « vitesse » règle l'allure des coups de l'ordinateur, « reprendre » énumère les parties sauvegardées.
cli-play-topic-aim = but objectif gagner victoire
cli-play-topic-points = points point score marque
cli-play-topic-signs = signes signe légende symboles symbole image
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
cli-play-visit-only = Rien ne vous est demandé pour l'instant.
cli-play-visit-nobody = Personne du nom de « { $name } » ne joue à ce clavier ; passez l'appareil à l'un de ceux-ci : { $known }.
cli-play-visit-commands = « passer » et un nom ou un numéro (« passer 3 ») donne l'appareil à quelqu'un à qui rien n'est demandé, pour regarder ses cartes ou dire quelque chose.
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
cli-play-passed = Répondu pour vous, selon votre ordre : { $answer }.
cli-play-pass-always = Désormais la table répond pour vous quand il n'y a qu'une réponse ; « passer demander » y met fin.
cli-play-pass-ask = Désormais on vous demande de nouveau, même quand il n'y a qu'une réponse.
cli-play-pass-shared = À un clavier partagé, chacun répond pour soi ; un ordre de passer montrerait qui a le choix.
cli-play-auto-late = Il n'y a plus rien à préparer ; « auto » ne fait que terminer une préparation.
cli-play-auto-done = Votre préparation est terminée.
cli-play-no-adviser = Personne ici ne sait donner conseil pour ce jeu.
cli-play-hint = Vos chances de gagner selon { $bot }, d'après ce que vous voyez :
cli-play-hint-bar = { $number } { $bar } { $share } % { $choice }
cli-play-hint-line = { $number } : { $share } %, { $choice }
cli-play-hint-plain = { $bot } répondrait { $number } : { $choice }.
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
