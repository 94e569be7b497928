# Ce que dit la ligne de commande.
# -- outils (cli-tool-*) : games, simulate, bench, ledger, rule, replay, position

cli-tool-help = Trois jeux de politique romaine, toutes les règles appliquées.
cli-tool-help-games = Les jeux, leurs options et leurs bots.
cli-tool-help-simulate = Faire jouer de nombreuses parties aux bots et compter les résultats.
cli-tool-help-mcp = Donner une place à un modèle de langage, par le Model Context Protocol.
cli-tool-help-league = Faire se rencontrer des bots dans une ligue et les classer.
cli-tool-help-benchmark = Mesurer un bot ou un modèle de langage contre des adversaires fixes, sur des donnes fixes.
cli-tool-help-bench = Mesurer la vitesse des jeux.
cli-tool-help-ledger = Comparer les règles d’un jeu avec son code et ses tests.
cli-tool-help-rule = Expliquer une règle, et montrer où elle est appliquée et testée.
cli-tool-help-replay = Rejouer une partie enregistrée et vérifier qu’elle finit de la même façon.
cli-tool-help-position = Lire une position et lister les choix possibles.
cli-tool-help-play = Jouer une partie dans le terminal.
cli-tool-help-learn = Suivre une leçon à une vraie table, ou énumérer les leçons.
cli-tool-help-record = Montrer vos résultats face aux directives.
cli-tool-help-serve = Lancer le serveur pour les navigateurs, ici ou sur un réseau.
cli-tool-help-help = Afficher cette page.
cli-tool-help-version = Afficher la version.
cli-tool-help-commands = Commandes
cli-tool-help-parameters = Paramètres
cli-tool-help-usage = Usage
cli-tool-help-default = par défaut : { $value }
cli-tool-help-required = obligatoire
cli-tool-arg-game = Le jeu : { $games }.
cli-tool-arg-json = Écrire une valeur JSON et rien d’autre.
cli-tool-arg-lang = La langue : { $languages }.
cli-tool-arg-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée.
cli-tool-arg-players = Le nombre de joueurs à la table. Res Publica Romana à 1 ou 2 : les autres factions sont neutres et suivent leurs cartes.
cli-tool-arg-bots = Les bots, séparés par des virgules : Fortune, Élève, Rhéteur, Savant ou Oracle (random, quaestor, tribune, praetor, consul), avec d’éventuels paramètres (oracle:sims=400), ou le vôtre (module:Classe) ; « rule » pour une place menée par la règle, si le jeu en a.
cli-tool-arg-games = Le nombre de parties à jouer.
cli-tool-arg-seed = Le nombre dont découle tout le hasard.
cli-tool-arg-jobs = Le nombre de processus qui se partagent le travail ; 0 prend tous les cœurs. Le résultat n’en dépend pas.
cli-tool-arg-rotate = Faire changer les bots de place d’une partie à l’autre ; par défaut oui, s’ils diffèrent.
cli-tool-arg-duplicate = Jouer chaque donne une fois de chaque place, pour égaliser la chance aux cartes.
cli-tool-arg-crashes = Un dossier pour les journaux des parties interrompues.
cli-tool-arg-seconds = La durée de la mesure, par jeu et par version.
cli-tool-arg-bench-game = Le jeu à mesurer ; tous si aucun n’est nommé.
cli-tool-arg-number = Le numéro d’une règle, d’une section, d’un chapitre ou d’une décision : 7.3.1, 7.3, 7, R-045.
cli-tool-arg-file = Le journal ou le texte d’une partie ; - lit l’entrée standard.
cli-tool-arg-log = Écrire aussi ce qui s’est passé, ligne par ligne.
cli-tool-arg-deck = Écrire les cartes des piles, et pas seulement leur nombre.
cli-tool-arg-text = La position, telle que le jeu l’écrit ; - lit l’entrée standard.
cli-tool-unknown-command = La commande « { $word } » n’existe pas ; choisissez parmi : { $known }.
cli-tool-unknown-flag = « { $word } » n’est pas compris ici ; comitium { $command } --help montre ce qui l’est.
cli-tool-extra = « { $word } » est un mot de trop ; comitium { $command } --help montre ce qui est attendu.
cli-tool-needed = { $name } est obligatoire ; comitium { $command } --help montre comment le donner.
cli-tool-needs-value = { $name } doit être suivi d’une valeur ; comitium { $command } --help montre lesquelles.
cli-tool-bad-value = { $name } ne peut pas valoir « { $value } » ; comitium { $command } --help montre ce qui convient.
cli-tool-repeated = { $name } est donné plusieurs fois ; donnez-le une seule fois.
cli-tool-bad-command = Cette commande est mal écrite ; comitium { $command } --help montre comment l’écrire.
cli-tool-bad-number = { $name } ne peut pas valoir { $value } ; donnez un nombre plus grand.
cli-tool-option-spelling = « { $text } » n’est pas une option ; écrivez-la sous la forme nom=valeur.
cli-tool-option-twice = L’option « { $option } » est donnée plusieurs fois ; donnez-la une seule fois.
cli-tool-no-file = Le fichier « { $file } » n’existe pas ; vérifiez son nom.
cli-tool-no-read = Le fichier « { $file } » ne peut pas être lu ; vérifiez que c’est un texte que vous pouvez ouvrir.
cli-tool-no-write = « { $file } » ne peut pas être écrit ; choisissez un dossier où vous pouvez écrire.
cli-tool-no-output = La réponse ne peut pas être écrite ({ $why }) ; donnez un terminal, un tube ou un fichier qui a de la place.
cli-tool-no-input = Il n’y a pas d’entrée à lire ; donnez un terminal, un tube ou un fichier.
cli-tool-bad-position = Ce texte n’est pas une position de ce jeu ({ $error }) ; comparez-le à une position écrite par le jeu.
cli-tool-bad-journal = Ce texte n’est pas une partie ({ $error }) ; utilisez une copie intacte.
cli-tool-unknown-rule = Les règles de « { $game } » n’ont pas de numéro « { $number } » ; les plus proches sont { $near }.
cli-tool-no-ledger = Le jeu « { $game } » n’a pas de registre de règles.
cli-tool-bug = Erreur interne de Comitium ({ $error }) ; mettez COMITIUM_DEBUG=1 et recommencez pour voir où.
cli-tool-players = De { $low } à { $high } joueurs
cli-tool-players-fixed = { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
cli-tool-bots-here = Bots : { $bots }
cli-tool-column-option = Option
cli-tool-column-default = Par défaut
cli-tool-column-choices = Choix
cli-tool-column-rule = Règle
cli-tool-column-player = Bot
cli-tool-column-games = Parties
cli-tool-column-wins = Victoires
cli-tool-column-draws = Nulles
cli-tool-column-rate = Réussite
cli-tool-column-interval = Intervalle à 95 %
cli-tool-column-score = Score moyen
cli-tool-column-game = Jeu
cli-tool-column-build = Version
cli-tool-column-speed = Décisions/s
cli-tool-column-clone = Copie, µs
cli-tool-column-ratio = Rapport
cli-tool-column-choice = Choix
cli-tool-column-notation = Notation
cli-tool-column-meaning = Sens
cli-tool-column-rating = Classement
cli-tool-column-survival = Rome survit
cli-tool-column-agreed = Accords
cli-tool-column-kept = Tenus
cli-tool-column-broken = Rompus
cli-tool-column-value = Valeur
cli-tool-column-tokens = Jetons/partie
cli-tool-column-cost = Coût/partie
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
       *[other] Quand personne ne gagne, chaque joueur est crédité d’une victoire sur { $seats }.
    }
cli-tool-draws = parties nulles
cli-tool-counted = { $what } : { $count }
cli-tool-failures = { $count ->
        [one] Une partie a planté :
       *[other] { $count } parties ont planté :
    }
cli-tool-failure = partie { $game }, graine { $seed } : { $error }
cli-tool-failure-bot = partie { $game }, graine { $seed }, { $bot } à la place { $seat }, décision { $decision } : { $error }
cli-tool-build-interpreted = interprétée
cli-tool-build-compiled = compilée
cli-tool-not-compiled = Seule la version interprétée est installée ; make compiled ajoute la version compilée.
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
cli-tool-status-planned = prévue
cli-tool-status-ruling = décision (en anglais)
cli-tool-concerns = Règles concernées : { $rules }
cli-tool-ledger = { $title } : { $rules } règles en tout ; appliquées : { $enforced }, avec du code : { $code }, avec des tests : { $tests }.
cli-tool-ledger-planned = { $count ->
        [one] Une règle est prévue : elle n’est pas encore exigée.
       *[other] { $count } règles sont prévues : elles ne sont pas encore exigées.
    }
cli-tool-ledger-complete = Rien ne manque.
cli-tool-ledger-missing = { $count ->
        [one] Il manque une chose :
       *[other] Il manque { $count } choses :
    }
cli-tool-gap-code = La règle { $rule } n’a pas de code.
cli-tool-gap-test = La règle { $rule } n’a pas de test.
cli-tool-gap-test-idle = La règle { $rule } n’a que des tests qui ne vérifient rien : { $where }.
cli-tool-gap-code-cites = { $where } cite la règle { $rule }, qui n’existe pas.
cli-tool-gap-test-cites = { $where } teste la règle { $rule }, qui n’existe pas.
cli-tool-gap-literal = { $where } nomme la règle { $rule }, qui n’existe pas.
cli-tool-gap-option-rule = L’option { $where } dépend de la règle « { $rule } », qui n’existe pas.
cli-tool-gap-option-unknown = La règle { $rule } parle de l’option { $where }, qui n’existe pas.
cli-tool-gap-ruling = La règle { $rule } renvoie à la décision { $where }, qui n’existe pas.
cli-tool-gap-card-mute = La carte { $where } n’a ni effet, ni la mention « plain ».
cli-tool-gap-card-rule = La carte { $where } dépend de la règle « { $rule } », qui n’existe pas.
cli-tool-gap-card-code = La carte { $where } a un effet, mais sa règle { $rule } n’a pas de code.
cli-tool-gap-repeated = La règle { $rule } figure plusieurs fois.
cli-tool-gap-status = La règle { $rule } a le statut « { $where } », qui n’existe pas.
cli-tool-gap-untold = Il manque à la règle { $rule } un titre ou un résumé dans l’une des langues.
cli-tool-replayed = { $title }, { $choices ->
        [0] aucun choix
        [one] un choix
       *[other] { $choices } choix
    }, graine { $seed }
cli-tool-options-set = Options : { $options }
cli-tool-score = Score final : { $scores }
cli-tool-won-by = Victoire : { $winners }. { $reason } [{ $rule }]
cli-tool-drawn = Personne ne gagne. { $reason } [{ $rule }]
cli-tool-unfinished = La partie n’est pas finie.
cli-tool-digest = Empreinte { $digest }
cli-tool-question = Question à { $seat } : { $text }
cli-tool-over = La partie est finie dans cette position.
