# Les pages du navigateur : la table et ce qui l’entoure.

# -- la barre du haut

draw-page-skip = Vers la décision
draw-page-skip-main = Vers le contenu
draw-page-where = Où vous êtes
draw-page-menu = Menu
draw-page-home = Accueil
draw-page-language = Lire en français
draw-page-theme = Clair ou sombre
draw-page-single-keys = Raccourcis d’une seule touche
draw-page-notify = M’avertir quand c’est à moi
draw-page-notify-refused = Le navigateur l’interdit ici ; il faut une adresse en https, ou l’appareil du serveur.
draw-page-rule = Règle
draw-page-close = Fermer
draw-page-saved = enregistré
draw-page-lost = reconnexion…
draw-page-kept-answer = Votre réponse est gardée : elle partira dès que la connexion sera rétablie.
draw-page-title-asked = À vous de décider · { $game }
draw-page-all-rules = Toutes les règles
draw-page-hide = Cacher mes cartes

# -- la table

draw-page-table = La table
draw-page-rail = Décision et journal
draw-page-you = vous
draw-page-bot = { $name }, bot
draw-page-neutral = faction neutre
draw-page-stands-in = { $bot }, à la place de { $name }
draw-page-nobody = libre
draw-page-person = une personne
draw-page-away = hors ligne
draw-page-decides = décide
draw-page-new = nouv.
draw-page-face-down = face cachée, pour vos yeux uniquement
draw-page-choose-zone = Choisir : { $zone }
draw-page-jump = Vers une partie de la table
draw-page-course = Le cours de la partie

# -- la décision

draw-page-decision = À vous de décider
draw-page-others = En attente
draw-page-own-seats = Vos places
draw-page-waiting =
    { $count ->
        [0] Les bots réfléchissent…
        [1] Décision attendue : { $seats }
       *[other] Décisions attendues : { $seats }
    }
draw-page-ended = Plus rien à décider
draw-page-over = La partie est finie
draw-page-choose = Choisissez d’abord
draw-page-filter = Filtrer la liste
draw-page-undo = Annuler
draw-page-auto = Finir ma préparation pour moi
draw-page-why-not = Pourquoi est-ce impossible ?
draw-page-chain = Choisi jusqu’ici
draw-page-stepwise = Ou répondre étape par étape
draw-page-fill-more = { $count } de plus
draw-page-asides = Autres actions
draw-page-ordered =
    { $count ->
        [one] Votre consigne a répondu : { $given }.
       *[other] Vos consignes ont répondu { $count } fois, en dernier : { $given }.
    }
draw-page-ordered-only =
    { $count ->
        [one] Répondu pour vous auparavant, faute d’autre possibilité : { $given }.
       *[other] Répondu pour vous auparavant, { $count } fois, faute d’autre possibilité : { $given }.
    }
draw-page-amount = De { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
}.
draw-page-amount-each = De { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
} ; chacun coûte { $each }.
draw-page-amount-number = Nombre
draw-page-less = Moins
draw-page-more = Plus
draw-page-hint-ask = Chances
draw-page-hint-thinking = Calcul en cours, d’après ce que vous voyez…
draw-page-hint = Vos chances de gagner, d’après { $bot } et ce que vous voyez :
draw-page-hint-plain = { $bot } choisirait : { $choice }.
draw-page-hint-wins = { $chance } % de chances de gagner
draw-page-stakes = Ce que chaque réponse rapporte et coûte
draw-page-hint-bare = Rien ici ne dépend des dés, et aucune réponse ne rapporte ni ne coûte rien dans l’immédiat.
draw-page-hint-counted = Les chances sont à côté de chaque réponse, calculées d’après ce que vous voyez. Ce que les autres feront ensuite n’est pas compté.
draw-page-return = Reprendre ma place
draw-page-replaced = { $bot } a joué pour vous en attendant.
draw-page-absent = { $name } n’est plus là. { $bot } joue-t-il à sa place jusqu’à son retour ? Toutes les personnes présentes doivent accepter.
draw-page-rather-wait = contre, pour l’instant : { $names }
draw-page-away-title = Pendant votre absence
draw-page-away-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
draw-page-away-hours =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
draw-page-away-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
draw-page-away-steps =
    { $count ->
        [one] 1 étape
       *[other] { $count } étapes
    }
draw-page-away-board = Vers la table
draw-page-away-over =
    { $count ->
        [one] 1 fois le temps a manqué :
       *[other] { $count } fois le temps a manqué :
    }
draw-page-away-over-waited = la table a attendu, ou un bot a joué pour vous.
draw-page-away-treasury = Trésor de l’État
draw-page-away-unrest = Agitation
draw-page-away-wars = Guerres actives
draw-page-away-influence = Votre influence
draw-page-away-votes = Vos votes
draw-page-away-rome = Points de César
draw-page-away-egypt = Points de Cléopâtre
draw-page-away-loyal = Jeton loyal
draw-page-away-traitor = Jeton traître
draw-page-away-moments =
    { $count ->
        [one] Un moment que vous n’avez pas vu
       *[other] { $count } moments que vous n’avez pas vus
    }
draw-page-away-latest = les { $count } derniers
draw-page-away-show = Montrer, { $count } s
draw-page-away-show-all = Tout montrer, { $count } s
draw-page-away-mine = Vous concerne
draw-page-away-waits = Vous attend
draw-page-away-offers =
    { $count ->
        [one] 1 offre pour vous
       *[other] { $count } offres pour vous
    }
draw-page-away-nothing = rien
draw-page-away-rest = Le tout, par partie
draw-page-away-here = En ligne
draw-page-away-runs = Lire n’arrête aucune horloge ; la vôtre tourne.
draw-page-away-rests = Rien ne tourne pendant que vous lisez ; chaque ligne reste marquée nouvelle dans le journal.
draw-page-away-answer = Droit à la question
draw-page-away-table = Droit à la table
draw-page-away-say =
    { $count ->
        [one] Pendant votre absence : 1 étape.
       *[other] Pendant votre absence : { $count } étapes.
    }
draw-page-seen-hours =
    { $count ->
        [one] en ligne il y a 1 h
       *[other] en ligne il y a { $count } h
    }
draw-page-seen-days =
    { $count ->
        [one] en ligne il y a 1 jour
       *[other] en ligne il y a { $count } jours
    }
draw-page-delete-table = Supprimer la table
draw-page-delete-table-sure = Supprimer cette table et tout ce qui y a été écrit ?
draw-page-delete-list = Retirer de la liste
draw-page-delete-list-sure = Retirer cette partie de votre liste ? Les autres gardent la leur.
draw-page-bots-all = Tous les bots
draw-page-bots-each = comme ci-dessus
draw-page-resigned = Vous avez abandonné. { $bot } continue à votre place.
draw-page-resign = Abandonner
draw-page-resign-sure = Abandonner pour de bon ? Un bot continue à votre place, et la partie compte comme perdue.
draw-page-back-ask = Proposer d’annuler
draw-page-back-ask-about = D’autres ont joué depuis votre dernière décision. Elle peut être annulée, avec les leurs, si tout le monde est d’accord : rien de caché n’a été révélé, aucun dé n’a été lancé.
draw-page-back-alone = Annule votre dernière décision et ce que les bots ont fait depuis.
draw-page-back-asked = { $name } voudrait annuler sa dernière décision. Ce qui a été fait depuis est annulé aussi : { $others }. D’accord ?
draw-page-back-own = Vous avez proposé d’annuler votre dernière décision. Ce qui a été fait depuis est annulé aussi : { $others }.
draw-page-back-withdraw = Retirer
draw-page-agreed = { $count } sur { $of } sont d’accord
draw-page-yes = Oui
draw-page-no = Non

# -- le rideau

draw-page-curtain = Passez l’écran à { $name }
draw-page-curtain-pass = Passer l’écran à { $name }
draw-page-curtain-about = La table reste cachée jusque-là.
draw-page-curtain-open = Je suis { $name }
draw-page-looks-first = Avant la première question
draw-page-looks = Regardez vos cartes
draw-page-looks-about = Pour vos yeux uniquement. Retenez-les ; vous les reverrez à chaque question.
draw-page-looks-done = Je les ai vues

# -- à côté de la table

draw-page-notes = Journal et discussion
draw-page-tab-log = Journal
draw-page-tab-talk = Discussion
draw-page-tab-orders = Consignes
draw-page-tab-help = Aide
draw-page-news =
    { $count ->
        [one] 1 nouveauté
       *[other] { $count } nouveautés
    }
draw-page-since = Nouveautés : { $count }
draw-page-step-through = Étape par étape
draw-page-read = Marquer comme lu
draw-page-applied = appliquée en dernier
draw-page-why = pourquoi ?
draw-page-log-whose = Joueur
draw-page-log-everybody = toute la table
draw-page-log-about = Sujet
draw-page-log-everything = tous les sujets
draw-page-log-nothing = Aucune ligne récente ne correspond.
draw-page-inspect = Regarder de près
draw-page-inspect-secret = pour vos yeux uniquement
draw-page-claims = Affirmer devant tous
draw-page-claims-about = Tout le monde l’entend, personne ne le vérifie.
draw-page-claim = Affirmer
draw-page-talk-table = Visible par toute la table.
draw-page-talk-gallery = Visible par les spectateurs seulement.
draw-page-talk-empty = Aucun message pour l’instant.
draw-page-talk-write = Votre message
draw-page-talk-send = Envoyer
draw-page-deals = Accords
draw-page-offer = Proposer
draw-page-motion = Déposer une motion
draw-page-deal-binds = en vigueur
draw-page-deal-waits =
    { $count ->
        [one] attend 1 réponse
       *[other] attend { $count } réponses
    }
draw-page-deal-offered = Une proposition { $seat-of }
draw-page-deal-accept = Accepter
draw-page-deal-cancel = Refuser
draw-page-orders-about = Vos consignes sont secrètes, et le journal n’en dit rien. Une consigne répond aussitôt : les autres peuvent remarquer cette rapidité, jamais vos cartes.
draw-page-orders-quick = { $choice } { $scope }
draw-page-orders-habit = Désormais : { $choice }
draw-page-orders-round = Toutes, dans cet ordre
draw-page-orders-none = Vous n’avez laissé aucune consigne.
draw-page-orders-cancel = Annuler toutes les consignes
draw-page-orders-cancel-one = Annuler la consigne { $number }
draw-page-orders-new = Une autre consigne
draw-page-orders-chosen = Donner la réponse choisie dans le panneau chaque fois que ceci est demandé
draw-page-orders-forced = Répondre pour moi quand une seule réponse est possible
draw-page-orders-quiet = Passer les questions qui ne me concernent pas
draw-page-orders-choose = Choisissez d’abord une réponse dans le panneau
draw-page-orders-how-long = Durée
draw-page-orders-ever = toute la partie
draw-page-orders-how-often = Nombre de fois
draw-page-orders-times =
    { $count ->
        [-1] toujours
        [1] une fois
       *[other] { $count } fois
    }
draw-page-orders-leave = Donner la consigne
draw-page-orders-only = La seule réponse possible
draw-page-orders-calm = Passer les questions qui ne me concernent pas
draw-page-orders-idle = Passer les questions où il n’y a rien à décider
draw-page-orders-asked = à la question :
draw-page-orders-any = à n’importe quelle question
draw-page-orders-left =
    { $count ->
        [1] encore une fois
       *[other] encore { $count } fois
    }
draw-page-aim = Le but
draw-page-legend = Les signes
draw-page-legend-lit = un anneau doré : vous pouvez le choisir
draw-page-legend-picked = un anneau pourpre et une coche : choisi, pas encore confirmé
draw-page-legend-hidden = caché aux autres, ou à vous
draw-page-legend-rule = le numéro d’une règle : cliquez pour la lire
draw-page-words = Les mots du jeu
draw-page-keys = Les touches
draw-page-key-choose = choisir une option
draw-page-key-hand = choisir une carte de la main
draw-page-key-confirm = confirmer la réponse
draw-page-key-undo = annuler, ou le proposer
draw-page-key-odds = montrer les chances
draw-page-key-why = expliquer ce qui est impossible
draw-page-key-log = aller au journal
draw-page-key-bargain = ouvrir la table des accords (Res Publica Romana)
draw-page-key-inspect = mettre une carte sous la loupe
draw-page-key-help = montrer les touches
draw-page-key-close = fermer, ou effacer le choix
draw-page-keyboard-enter = Entrée
draw-page-keyboard-esc = Échap
draw-page-keys-off = Les touches d’une lettre ou d’un chiffre se désactivent dans le menu.
draw-page-players = À la table
draw-page-speed = Vitesse d’affichage des coups des autres
draw-page-speed-step = un par un
draw-page-speed-slow = lent
draw-page-speed-usual = normal
draw-page-speed-fast = rapide
draw-page-speed-instant = d’un coup
draw-page-pace-on = Continuer
draw-page-pace-on-about = L’ordinateur attend que vous ayez lu.
draw-page-gallery = Lien pour les spectateurs
draw-page-spectators = Spectateurs
draw-page-spectators-about = Sinon la table est privée : seuls ceux qui y ont une place la voient.
draw-page-spectators-none = Cette table est privée : seuls ceux qui y ont une place la voient et lisent ses messages.
draw-page-spectators-open = Toute personne qui a ce lien peut suivre la partie, et la page d’accueil l’annonce tant qu’elle dure. Les spectateurs voient ce que toute la table voit et lisent ses messages ; ils ne voient aucune carte cachée.
draw-page-spectators-count = { $count ->
    [0] Personne ne suit la partie en ce moment.
    [one] Un spectateur suit la partie en ce moment.
   *[other] { $count } spectateurs suivent la partie en ce moment.
}
draw-page-spectators-allow = Admettre des spectateurs
draw-page-spectators-close = Rendre la table privée
draw-page-own-link = L’adresse de cette page est votre place : gardez-la pour revenir, de n’importe quel appareil. Ne la partagez pas.
draw-page-own-link-copy = Copier mon lien
draw-page-own-link-new = Changer de lien
draw-page-own-link-new-about = L’ancien lien ne marchera plus.
draw-page-commitment = La donne est scellée : sa graine a pour SHA-256 { $hash }. À la fin, la graine est montrée et chacun peut vérifier.
draw-page-lesson = Leçon
draw-page-lesson-back = Revenir
draw-page-lesson-show = Montrer la réponse
draw-page-lesson-skip = Sauter
draw-page-lesson-leave = Quitter
draw-page-lesson-on = Continuer
draw-page-lesson-table = Table d’apprentissage
draw-page-lesson-progress = Étapes faites : { $done } sur { $steps }
draw-page-lesson-how = C’est une vraie table. Suivez la ligne dorée ; tout autre essai est expliqué et ne change rien. Cliquez sur un numéro de règle pour la lire ; vous pouvez quitter la leçon à tout moment et jouer la suite.
draw-page-lesson-begin = Commencer, { $minutes } minutes environ
draw-page-lesson-tried = « { $choice } » serait permis aussi ; rien n’a changé. Pour cette leçon, faites ce qui est écrit ci-dessus.
draw-page-lesson-shown = Choisi pour vous : { $answer }. Il reste à confirmer.
draw-page-lesson-shown-amount = Le nombre est réglé pour vous : { $answer }. Il reste à confirmer.
draw-page-lesson-done = La leçon est finie
draw-page-lesson-now = Jouez maintenant une première partie contre l’ordinateur ; conseils et explications restent à portée de main.
draw-page-lesson-now-alone = Jouez maintenant une première partie en solitaire ; conseils et explications restent à portée de main.
draw-page-lesson-stay = Continuer cette partie
draw-page-lesson-again = Refaire la leçon

# -- le sujet de chaque jeu

draw-page-aim-caesar = César et Cléopâtre courtisent les patriciens de Rome. Vous posez de l’influence devant cinq groupes, face visible ou face cachée ; quand un groupe vote, la somme la plus forte prend d’ordinaire un de ses patriciens [7.3.2]. Chaque patricien vaut un point [8.1], la majorité d’un groupe un de plus [8.2], le groupe entier un autre [8.3], et votre carte de bonus secrète peut en ajouter deux [8.4] : le plus haut total gagne [8.5].
draw-page-aim-idus = Au Sénat, chacun est en secret Loyal, Traître ou Marchand, et renonce en chemin à l’une de ses deux cartes [5.8]. Les votes verts avancent le jeton des Loyaux, les rouges celui des Traîtres [1.3] ; un camp dont le jeton dépasse la limite est démasqué et perd [8.1]. Deux votes d’avance aux ides de mars donnent la victoire [8.5] ; avec moins, elle va aux Marchands [8.4].
draw-page-aim-republic = Vous menez une faction de sénateurs à Rome. Ensemble, il faut gagner les guerres, remplir le trésor et calmer le peuple : si Rome tombe, tout le monde perd. Si elle tient jusqu’à la fin de l’ère, la faction la plus influente gagne.

# -- la table de César & Cléopâtre

draw-page-playable = jouable
draw-page-not-now = pas maintenant
draw-page-caesar-heard = Depuis votre dernière décision
draw-page-caesar-empty = rien
draw-page-caesar-detail = Vous { $own }, { $rival } { $other } · { $cards }/{ $limit } cartes
draw-page-caesar-detail-full = Vous { $own }, { $rival } { $other } · { $limit }e carte : vote spécial
draw-page-caesar-chart = Patriciens gagnés, tour par tour
draw-page-caesar-hidden =
    { $count ->
        [one] cachée
       *[other] cachées
    }
draw-page-caesar-hand = main { $held }
draw-page-caesar-patricians =
    { $count ->
        [one] patricien
       *[other] patriciens
    }
draw-page-caesar-discards =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
draw-page-caesar-votes =
    { $count ->
        [one] carte de vote
       *[other] cartes de vote
    }
draw-page-caesar-written = Détail : patriciens + majorité + groupe entier ; la carte de bonus a sa propre ligne.
draw-page-caesar-next = Prochain vote
draw-page-caesar-vote-left = sa carte de vote est encore dans la pioche
draw-page-caesar-you = Vous, { $seat }
draw-page-caesar-legend-rome = César : une niche arrondie
draw-page-caesar-legend-egypt = Cléopâtre : un pylône
draw-page-caesar-legend-down = une carte pâle à l’œil barré : la vôtre, cachée ; un dos sombre : celle de l’adversaire
draw-page-caesar-legend-philosopher = P, un philosophe : la plus petite somme gagne [7.3.3]
draw-page-caesar-legend-vote = la carte de vote du groupe est encore dans la pioche
draw-page-caesar-legend-bonus = le groupe de votre carte de bonus secrète

# -- la table d’Idus Martii

draw-page-you-there = Vous
draw-page-idus-chart = Les jetons, tour par tour
draw-page-idus-senator = sans charge ce tour
draw-page-idus-urn = Deux votes secrets
draw-page-idus-votes-now = doit voter
draw-page-idus-you-vote-now = devez voter
draw-page-idus-voted = a voté
draw-page-idus-limit = limite { $limit } : au-delà, la conspiration échoue
draw-page-idus-record = Ce qu’on sait des tours
draw-page-idus-record-about = l’ordre du décompte ne dit jamais qui a voté quoi
draw-page-idus-record-empty = Aucun décompte pour l’instant.
draw-page-idus-column-turn = Tour
draw-page-idus-column-consul = Consul
draw-page-idus-column-praetor = Préteur
draw-page-idus-column-aediles = Édiles
draw-page-idus-column-count = Décompte
draw-page-idus-column-fate = Inspecté
draw-page-idus-disputed = les affirmations se contredisent
draw-page-idus-own = Vos cartes
draw-page-idus-yours = Pour vos yeux uniquement.
draw-page-idus-stays = vous gagnez alors avec { $faction-the }, jusqu’à la fin
draw-page-idus-yours-two = Pour vos yeux uniquement. Vous en défaussez une à la fin d’un tour de consul.
draw-page-idus-gave-up = Vous avez renoncé à { $faction-a }.
draw-page-idus-claim-side = Je suis du côté
draw-page-idus-claim-turn = Au
draw-page-idus-claim-in = tour { $turn }
draw-page-idus-claim-voted = j’ai voté
draw-page-idus-claim-seen = Au
draw-page-idus-claim-saw = j’ai vu
draw-page-idus-legend-green = vert : avance le jeton des Loyaux
draw-page-idus-legend-red = rouge : avance le jeton des Traîtres
draw-page-idus-legend-yellow = jaune : n’avance rien
draw-page-idus-legend-claimed = creux : seulement affirmé
draw-page-idus-legend-unknown = caché pour vous

# -- l’accueil

draw-page-hero = Prenez place au Comitium
draw-page-hero-about = Trois jeux de politique romaine, toutes les règles appliquées.
draw-page-choose-game = Choisissez un jeu
draw-page-lasts = { $low } à { $high } minutes
draw-page-lasts-hours = { $low } à { $high } heures
draw-page-players-exactly = { $count } joueurs
draw-page-players-between = de { $low } à { $high } joueurs
draw-page-ways = Comment voulez-vous jouer ?
draw-page-way-new = Nouvelle partie · { $way }
draw-page-way-minutes = environ { $minutes } minutes
draw-page-way-lesson = La leçon
draw-page-way-lesson-about = Un guide s’assied près de vous à la vraie table et montre comment on gagne.
draw-page-way-alone = Face aux directives
draw-page-way-alone-short = en solitaire
draw-page-way-alone-about = { $neutrals } factions neutres suivent des cartes que vous pouvez lire. Rien n’est caché ; Rome est l’adversaire.
draw-page-way-bots = Avec l’ordinateur
draw-page-way-bots-short = avec l’ordinateur
draw-page-way-bots-about = Des adversaires qui calculent, négocient et trompent comme des gens. Cinq niveaux.
draw-page-way-bots-settings = Tout est réglé pour commencer tout de suite ; changez ce que vous voulez.
draw-page-way-friends = Entre amis
draw-page-way-friends-short = entre amis
draw-page-way-friends-about = Par lien, sur un appareil, ou sur plusieurs jours. Privé, sauf si vous laissez regarder.
draw-page-way-friends-settings = La page suivante donne un lien par place libre. La partie commence quand toutes sont prises.
draw-page-wins = Comment on gagne
draw-page-go-on-title = Continuer
draw-page-wins-republic-1-lead = Ensemble :
draw-page-wins-republic-1 = gagner les guerres, remplir le trésor, calmer le peuple. Si Rome tombe, toutes les factions perdent.
draw-page-wins-republic-2-lead = Chacun pour soi :
draw-page-wins-republic-2 = à la fin de l’ère, la faction la plus influente gagne. Charges et victoires rapportent de l’influence.
draw-page-wins-republic-3-lead = Ou d’un coup :
draw-page-wins-republic-3 = un sénateur devient consul à vie, ou un rebelle bat Rome.
draw-page-wins-caesar-1-lead = Les patriciens :
draw-page-wins-caesar-1 = quand un groupe vote, le camp qui y a le plus d’influence en gagne un. Chacun vaut un point.
draw-page-wins-caesar-2-lead = Les groupes :
draw-page-wins-caesar-2 = plus de la moitié d’un groupe vaut un point de plus, le groupe entier encore un.
draw-page-wins-caesar-3-lead = En secret :
draw-page-wins-caesar-3 = votre carte de bonus peut ajouter deux points. Le plus de points gagne.
draw-page-wins-idus-1-lead = Loyal ou traître :
draw-page-wins-idus-1 = les votes verts avancent un jeton, les rouges l’autre. Au-delà de sa limite, son camp perd.
draw-page-wins-idus-2-lead = Aux ides de mars :
draw-page-wins-idus-2 = une avance de deux gagne.
draw-page-wins-idus-3-lead = Sinon :
draw-page-wins-idus-3 = les marchands gagnent. Tous les membres de la faction gagnante gagnent ensemble.
draw-page-first-start = Jouer une première partie
draw-page-alone-about = { $neutrals } factions neutres suivent des cartes que vous pouvez lire : elles ne cachent rien et ne négocient avec personne. Gardez Rome en vie, et prenez-en la tête.
draw-page-alone-start = Jouer en solitaire
draw-page-alone-learn = L’apprendre en { $minutes } minutes
draw-page-first-alone = Jouer une première partie en solitaire
draw-page-level = Difficulté
draw-page-few-values = À un ou deux, on ne joue que ces scénarios.
draw-page-record = Mon palmarès
draw-page-record-about = Vos parties finies face aux directives sur cet appareil, le meilleur résultat d’abord.
draw-page-record-none = Aucune partie face aux directives n’est encore finie.
draw-page-record-games =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
draw-page-record-best = meilleur
draw-page-beat = Faites mieux
draw-page-beat-about = Quelqu’un a joué cette donne en solitaire. Vous recevez les mêmes sénateurs, les mêmes cartes dans le même ordre, et les mêmes dés tant que vous décidez de même.
draw-page-beat-result = À battre : { $result }
draw-page-beat-play = Jouer cette donne
draw-page-beat-command = Dans un terminal :
draw-page-beat-share = Copier le défi
draw-page-beaten =
    { $how ->
        [1] À battre : { $result }. Vous avez fait mieux !
        [0] À battre : { $result }. Vous avez fait aussi bien.
       *[other] À battre : { $result }. Vous n’y êtes pas parvenu.
    }
draw-page-neutrals =
    { $count ->
        [one] Une autre faction est neutre : elle suit sa carte de directives.
       *[other] { $count } autres factions sont neutres : chacune suit sa carte de directives.
    }
draw-page-neutral-factions =
    { $count ->
        [one] { $count } faction neutre
       *[other] { $count } factions neutres
    }
draw-page-list-yours = Vos tables
draw-page-list-more =
    { $count ->
        [one] Une de plus
       *[other] { $count } de plus
    }
draw-page-list-watch = Parties à suivre
draw-page-list-finished = Parties finies
draw-page-state-yours = à vous
draw-page-state-waits = attend les autres
draw-page-state-open =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
draw-page-state-over = finie
draw-page-go-on = Continuer
draw-page-go-watch = Suivre
draw-page-join = Une invitation ?
draw-page-join-place = Collez le lien ou le code
draw-page-join-go = Rejoindre une table
draw-page-bring = Revoir une partie enregistrée
draw-page-bring-go = Revoir
draw-page-start = Commencer la partie
draw-page-start-bots = Commencer avec des bots aux places libres
draw-page-rules = Règles
draw-page-how-many = Nombre de joueurs
draw-page-seats = Places
draw-page-seat-me = moi
draw-page-seat-open = quelqu’un, par lien
draw-page-seat-device = quelqu’un sur cet appareil
draw-page-seat-rule = par la règle
draw-page-seat-with = comme { $seat }
draw-page-levels = Niveaux des bots
draw-page-level-random = joue n’importe quel coup permis.
draw-page-level-quaestor = facile : joue avec bon sens et laisse passer des occasions. Pour une première partie.
draw-page-level-tribune = joue vite et avec bon sens.
draw-page-level-praetor = voit un peu plus loin.
draw-page-level-consul = voit aussi loin que possible ; le plus fort. Aucun ne voit les cartes cachées.
draw-page-options = Toutes les options
draw-page-option-usual = comme dans l’édition
draw-page-option-as-usual = par défaut

# -- une table qui attend

draw-page-lobby = Salle d’attente
draw-page-lobby-kick = Table · { $game }
draw-page-lobby-everybody = Pour toute la table
draw-page-lobby-free = Place libre
draw-page-lobby-anybody = quiconque a le lien
draw-page-lobby-bot = bot
draw-page-lobby-title = Qui joue ?
draw-page-lobby-ready = Tout le monde est là.
draw-page-lobby-gone = Toutes les places sont prises. Pas encore en ligne : { $names }.
draw-page-lobby-waits = Envoyez le lien de chaque place libre ; un lien n’ouvre que sa place.
draw-page-lobby-gathers = Il manque encore quelqu’un.
draw-page-lobby-host-begins = L’hôte lance la partie ; cette page suivra.
draw-page-lobby-here-only = Ces liens ne marchent que sur cet appareil. Pour jouer avec d’autres, lancez le serveur avec « comitium serve --host 0.0.0.0 » et prenez l’adresse indiquée.
draw-page-lobby-code = Code à lire à voix haute
draw-page-draw-seats = Tirer les places au sort
draw-page-seat-moves = échanger avec…
draw-page-seat-move = { $seat } : échanger les places avec
draw-page-qr = QR
draw-page-qr-about = Code QR du lien vers cette place : { $seat }
draw-page-bots-move = Les bots jouent
draw-page-bots-move-read = quand tous ont vu ce qui s’est décidé
draw-page-bots-move-pause = après deux secondes
draw-page-bots-move-at-once = aussitôt
draw-page-my-name = Votre nom
draw-page-invite = Lien vers cette place
draw-page-copy = Copier
draw-page-copied = Le lien est copié.
draw-page-here = en ligne
draw-page-host = hôte

# -- la fin

draw-page-won =
    { $count ->
        [0] Personne ne gagne
       *[other] Victoire : { $seats }
    }
draw-page-won-you = Vous avez gagné
draw-page-lost-you = Vous avez perdu
draw-page-to = à
draw-page-report = Ce qui s’est vraiment passé
draw-page-report-pending = Le récit de la partie se prépare ; il s’affichera ici.
draw-page-report-failed = Le récit de la partie n’a pas pu être préparé à temps. Rien de la partie n’est perdu.
draw-page-report-again = Réessayer
draw-page-final-table = La table à la fin
draw-page-next = Et maintenant ?
draw-page-rematch = Rejouer
draw-page-rematch-join = Prendre place
draw-page-rematch-waits = Une nouvelle table est prête.
draw-page-replay = Revoir la partie
draw-page-share = Partager
draw-page-journal = Télécharger la partie
draw-page-seed = La donne était-elle honnête ?
draw-page-seed-about = La donne était scellée avant le premier coup. Chacun peut vérifier que cette graine est celle promise au départ :
draw-page-seed-is = Graine
draw-page-seed-hash = SHA-256 promis
draw-page-chart-turn = tour
draw-page-chart-end = fin
draw-page-chart-numbers = Montrer les nombres

# -- revoir une partie

draw-page-step = Étape
draw-page-step-of = Étape { $step } sur { $steps }
draw-page-step-back = Étape précédente
draw-page-step-on = Étape suivante
draw-page-go-to-turn = Aller à un tour
draw-page-replay-keys = Touches : ← et → changent d’étape, la barre d’espace lance et arrête la lecture.
draw-page-play = Lecture
draw-page-pause = Pause
draw-page-viewpoint = Vu par
draw-page-viewpoint-all = un spectateur
draw-page-viewpoint-open = tout, cartes découvertes
draw-page-replay-does = { $seat } : { $choice }
draw-page-replay-answers = { $seat } répond à « { $question } » : { $choice }

# -- règles et erreurs

draw-page-rules-about = Avec nos mots ; les numéros sont ceux que citent les questions, les refus et le journal.
draw-page-rules-none = Les règles ne parlent pas de « { $rule } ».
draw-page-error-400 = Demande impossible
draw-page-error-401 = Clé requise
draw-page-error-403 = Accès refusé
draw-page-error-404 = Page introuvable
draw-page-error-405 = Requête non prise en charge
draw-page-error-409 = La table a changé entre-temps
draw-page-error-410 = Cette page n’existe plus
draw-page-error-413 = Envoi trop volumineux
draw-page-error-429 = Trop de demandes
draw-page-error-500 = Erreur du serveur
draw-page-error-503 = Serveur momentanément indisponible
draw-page-error-wait =
    { $seconds ->
        [one] Réessayez dans { $seconds } seconde.
       *[other] Réessayez dans { $seconds } secondes.
    }

# -- agreements

draw-page-deals-none = Aucune offre, aucun accord.
draw-page-deal-withdraw = Retirer l’offre
draw-page-replies = Réponses aux offres
draw-page-reply-about = à l’accord { $number } :
draw-page-foretold = Chances, calculées d’après ce que vous savez
draw-page-bargain = Négocier
draw-page-bargain-about = Une offre est publique, et en vigueur une fois acceptée. La discussion ne promet rien.
draw-page-bargain-offers = Offres
draw-page-bargain-say = Dire
draw-page-bargain-owed = Promis
draw-page-bargain-kept = Tenues
draw-page-bargain-offers-long = On vous propose
draw-page-bargain-owed-long = Promis par vous et à vous
draw-page-bargain-kept-long = Paroles tenues
draw-page-bargain-with = Négocier avec
draw-page-bargain-offering = vous propose un accord
draw-page-bargain-ready = Prêt à dire : { $name }
draw-page-bargain-ready-none = Rien qui profite aux deux pour l’instant. Composez votre offre ci-dessous.
draw-page-bargain-draft = Changer un mot, ou composer la vôtre
draw-page-bargain-send = Proposer : { $name }
draw-page-bargain-offers-none = Aucune offre pour vous.
draw-page-bargain-owed-none = Vous ne devez rien, et rien ne vous est dû.
draw-page-bargain-counter = Proposer plutôt { $amount } T
draw-page-bargain-record = { $kept ->
        [one] { $kept } tenue
       *[other] { $kept } tenues
    }, { $broken ->
        [one] { $broken } rompue
       *[other] { $broken } rompues
    }
draw-page-deal-number = Accord { $number }
draw-page-deal-words = noté, sans engagement
draw-page-bargain-instead = Elle prend la place de l’accord { $number }, qui est ainsi refusé.
draw-page-bargain-gift = Vous ne demandez rien en retour.
draw-page-bargain-empty = Touchez une phrase ci-dessus, ou choisissez ce qui est promis. Seul ce qui se lit ici compte.

# -- le temps

draw-page-time = Temps
draw-page-time-none = Sans pendule
draw-page-time-none-about = Chacun peut relancer une personne silencieuse ; ensuite la table vote pour un bot.
draw-page-time-decision = À la table
draw-page-time-decision-about = Quelques minutes par décision, et une réserve pour toute la partie.
draw-page-time-day = Sur plusieurs jours
draw-page-time-day-about = Un jour par décision, la nuit au calme, deux jours de congé chacun.
draw-page-time-over = Temps écoulé :
draw-page-time-over-nudge = un rappel, et la table attend
draw-page-time-over-quiet = passer ou s’abstenir ; si c’est impossible, la table attend
draw-page-time-over-quiet-or-bot = passer ou s’abstenir ; si c’est impossible, un bot continue
draw-page-time-over-bot = un bot continue jusqu’au retour
draw-page-time-never = Les consignes d’abord. Le temps ne vote ni pour ni contre, ne paie pas et ne joue aucune carte.
draw-page-time-each = Par décision
draw-page-time-reserve = Réserve
draw-page-time-quiet = Heures calmes
draw-page-time-no-quiet = aucune
draw-page-time-quiet-hours = de { $a } h à { $b } h
draw-page-time-days-off = Jours de congé chacun
draw-page-time-zone = Heures du fuseau { $zone }.
draw-page-time-seconds = { $count } s
draw-page-time-minutes = { $count } min
draw-page-time-hours = { $count } h
draw-page-clock-you = Il vous reste
draw-page-clock-units = j h min s
draw-page-clock-reserve = Souligné : pris sur la réserve
draw-page-clock-paused = La pendule est arrêtée. Chacun peut la relancer.
draw-page-clock-on = Relancer
draw-page-clock-pause = Arrêter la pendule ?
draw-page-clock-no-pause = Finalement non
draw-page-day-off = Prendre un jour de congé (reste { $count })
draw-page-nudge = Relancer
draw-page-nudged = rappel envoyé
draw-page-silent = { $name } est en ligne mais ne répond pas. Laisser { $bot } jouer jusqu’à son retour ? Tout le monde ici doit être d’accord.
draw-page-sound = Un son quand c’est à moi

# -- une personne et ses appareils

draw-page-me = Vous et vos appareils
draw-page-me-about = Ni compte ni mot de passe : tout ceci appartient à ce navigateur, et à ceux où vous l’apportez.
draw-page-me-save = Enregistrer
draw-page-me-name = Votre nom
draw-page-me-devices = Vos appareils
draw-page-me-devices-about = Votre lien personnel apporte vos tables, votre nom et vos réglages sur un autre appareil. Ne le partagez pas : il vaut pour vous.
draw-page-me-key = Lien pour un autre appareil
draw-page-me-key-again = Nouveau lien pour un autre appareil
draw-page-me-key-revoke = Désactiver le lien
draw-page-me-key-once = Ouvrez-le sur l’autre appareil. Il n’est affiché qu’une fois ; le dernier lien créé vaut jusqu’à sa désactivation.
draw-page-me-code = Le lien en code QR
draw-page-me-since = depuis le { $day }
draw-page-me-first = le premier
draw-page-me-this = Cet appareil
draw-page-me-other = Un autre appareil
draw-page-me-dismiss = Déconnecter
draw-page-me-nameless = une personne sans nom
draw-page-me-notices = Quand c’est à vous
draw-page-me-notices-about = Un message chaque fois que la table vous attend sans page ouverte. Il nomme le jeu ; jamais une carte, un nombre ou une personne.
draw-page-me-push = Me prévenir dans ce navigateur
draw-page-me-push-off = Ne plus me prévenir dans ce navigateur
draw-page-me-url = Aussi à cette adresse
draw-page-me-url-about = Une adresse Apprise ; ce serveur envoie à { $known }.
draw-page-me-try = Enregistrer et essayer
draw-page-me-played = Vos parties
draw-page-me-played-none = Aucune partie terminée.
draw-page-me-col-game = Jeu
draw-page-me-col-players = Joueurs
draw-page-me-col-games = Parties
draw-page-me-col-won = Gagnées
draw-page-me-ratings = Classements
draw-page-me-ratings-about = Niveau face aux personnes et aux bots, calculé d’après ces parties ; tout le monde part de 25.
draw-page-me-rating =
    { $skill } ± { $doubt } après { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
draw-page-me-export = Exporter
draw-page-me-erase = Effacer
draw-page-me-erase-sure = Effacer toutes vos parties terminées de cette liste, et votre nom de ces parties ?
draw-page-me-erase-about = Effacer retire vos parties terminées de vos appareils, votre nom de ces parties, et vos classements. Les autres gardent les leurs.
draw-page-use-device = Utiliser cet appareil
draw-page-bring-own = Cet appareil est déjà le vôtre.
draw-page-bring-about = Désormais cet appareil ouvre les tables de cette personne ({ $name }), avec son nom et ses réglages.
draw-page-bring-tables =
    { $count ->
        [one] La table ouverte ici vient avec.
       *[other] Les { $count } tables ouvertes ici viennent avec.
    }
draw-page-bring-yes = L’utiliser
draw-page-bring-no = Pas celui-ci
draw-page-offline = Pas de réseau
draw-page-offline-about = Comitium est injoignable. Vos parties sont sur le serveur ; réessayez une fois en ligne.
draw-page-offline-again = Réessayer
