# Ce qu’une réponse rapporte et coûte, en quelques mots : qui, un nombre avec son signe, de quoi.

# -- nombres

republic-stake-influence = { $who } { $amount } d’influence
republic-stake-popularity = { $who } { $amount } de popularité
republic-stake-sponsored = initiateur { $amount }, co-initiateur { $second } de popularité
republic-stake-popularity-each = { $who } { $amount } de popularité chacun
republic-stake-talents = { $who } { $amount } T
republic-stake-votes = { $count ->
        [one] { $who } { $amount } voix
       *[other] { $who } { $amount } voix
    }
republic-stake-military = { $who } { $amount } de valeur militaire
republic-stake-income-revenue = { $who } { $amount } T par tour
republic-stake-income-legion = { $who } { $amount } T par légion
republic-stake-income-fleet = { $who } { $amount } T par escadre
republic-stake-treasury = { $who } { $amount } T
republic-stake-treasury-turn = { $who } { $amount } T par tour
republic-stake-treasury-unit = { $who } { $amount } T par unité
republic-stake-treasury-upkeep = { $who } { $amount } T par unité et par tour
republic-stake-treasury-victory = { $who } { $amount } T en cas de victoire
republic-stake-unrest = agitation { $amount }
republic-stake-victory = { $who } { $amount } d’influence et de popularité s’il gagne { $war-the }
republic-stake-gift = { $who } { $amount } d’influence pour { $talents } T

# -- charges

republic-stake-consuls = l’un préside, l’autre mène l’armée
republic-stake-dictator = préside, nomme un maître de cavalerie
republic-stake-censor = dirige les procès
republic-stake-pontifex = nomme les prêtres, peut opposer un veto
republic-stake-rome-consul = préside et parle au peuple
republic-stake-field-consul = part le premier à la guerre
republic-stake-for-life = { $who } gagne la partie si Rome survit au tour
republic-stake-stands-down = un autre sénateur préside ce tour
republic-stake-leads = ne peut pas être persuadé

# -- procès et attentats

republic-stake-convicts = { $who } est condamné
republic-stake-accuses-own = { $who } est à vous
republic-stake-convicts-own = { $who } est des vôtres : c’est le condamner
republic-stake-acquits = { $who } est acquitté
republic-stake-dies = { $who } meurt
republic-stake-implicated = { $count ->
        [one] 1 pion Mortalité contre { $who-the }
       *[other] { $count } pions Mortalité contre { $who-the }
    }
republic-stake-prosecutor = l’accusateur gagne la moitié de l’influence perdue
republic-stake-concessions = { $who } perd toutes ses concessions
republic-stake-caught = s’il est pris, l’assassin meurt

# -- risques

republic-stake-may-be-prosecuted = peut être poursuivi
republic-stake-answered-with = { $seat-the } répondrait par { $card }
republic-stake-saved-by-tribune = { $seat-the } sauverait la loi avec un tribun
republic-stake-taken-by-tribune = { $seat-the } vous en priverait avec un tribun
republic-stake-nears-life = aurait { $amount } d’influence ; à { $count }, il est consul à vie et la partie est perdue pour vous
republic-stake-chooses-next = { $seat-the } choisit ensuite
republic-stake-you-choose-next = vous choisissez ensuite
republic-stake-family-taken = injouable tant que sa famille est dans une autre faction
republic-stake-may-die = peut mourir ou être fait prisonnier
republic-stake-bribe-lost = le sénateur le garde quel que soit le résultat

# -- affaires

republic-stake-spoils = { $dice ->
        [0] { $province }{ $bonus } T
       *[other] { $province } { $dice }d6{ $bonus } T
    }
republic-stake-term = { $turns ->
        [one] absent 1 tour
       *[other] absent { $turns } tours
    }
republic-stake-treaty = force { $number }{ $fleets ->
        [0] {""}
       *[other] , flotte ennemie { $fleets }
    }{ $active ->
        [0] , pas encore active
       *[other] , active
    }
republic-stake-stays = ses voix restent à Rome
republic-stake-victor = une victoire sert le commandant et l’État
republic-stake-wars-alone = { $count ->
        [one] 1 guerre { $others ->
            [0] active
           *[other] de plus
        } sans armée
       *[other] { $count } guerres { $others ->
            [0] actives
           *[other] de plus
        } sans armée
    }
republic-stake-bills = agitation de −{ $least } à −{ $most }
republic-stake-sponsors = initiateur de +{ $least } à +{ $most } de popularité
republic-stake-cost = État de −{ $least } à −{ $most } T
republic-stake-votes-against-bill = voter contre une loi agraire coûte de la popularité au sénateur
republic-stake-rhodian = { $count ->
        [one] Rome perd 1 escadre rhodienne
       *[other] Rome perd { $count } escadres rhodiennes
    }
republic-stake-law-lost = { $law } quitte la partie

# -- le Forum et le revenu

republic-stake-pressed = +1d6 T par chevalier
republic-stake-games = pour { $cost } à { $most-cost } T : +{ $popularity } à +{ $most-popularity } de popularité, agitation de −{ $unrest } à −{ $most-unrest }
republic-stake-develops = { $who } { $amount } d’influence si la province se développe
republic-stake-ransom = { $who } est libre pour { $amount } T

# -- qui, avant que personne ne soit nommé

republic-stake-role-state = État
republic-stake-role-consuls = chaque consul
republic-stake-role-dictator = dictateur
republic-stake-role-master = maître de cavalerie
republic-stake-role-censor = censeur
republic-stake-role-pontifex = pontifex maximus
republic-stake-role-candidate = le candidat
republic-stake-role-chair = président de séance
republic-stake-role-accused = l’accusé
republic-stake-role-prosecutor = accusateur
republic-stake-role-sponsor = initiateur
republic-stake-role-cosponsor = co-initiateur
republic-stake-role-commander = commandant
republic-stake-role-voters = vos sénateurs
republic-stake-role-leader-of-assassin = chef d’un assassin pris
republic-stake-role-knight = un chevalier
republic-stake-role-leader = chef
republic-stake-role-giver = le donateur

# -- révoltes, vetos, avocats, premières réponses

republic-stake-no-influence = aucune influence en dessous de { $talents } T
republic-stake-rebel-wins = gagne la partie s’il bat Rome
republic-stake-too-late = le consul à vie gagne quand même à la fin de ce tour
republic-stake-rebel-dies = s’il est battu, lui et tous ceux qui le suivent meurent
republic-stake-rebel-waits = gagne si l’État fait faillite ou si le peuple se soulève
republic-stake-rebel-burden = compte comme une guerre active : 20 T par tour à l’État, et mécontentement +1 si personne ne l’attaque
republic-stake-lays-down = légions et commandant sont de retour à Rome
republic-stake-sounds-out = montre quelles légions le suivent ; rien n’est encore annoncé
republic-stake-vetoed = la proposition tombe, sauf si d’autres répondent au veto
republic-stake-tribune-cancelled = le tribun reste sans effet
republic-stake-accuses = { $who } { $amount } influence si l’accusé est acquitté
republic-stake-raises = { $number ->
        [0] ne lève rien
        [one] lève { $number } armée ou escadre
       *[other] lève { $number } armées et escadres
    }
republic-stake-defence = se défend avec { $land } sur terre et { $sea } sur mer, sans son gouverneur
republic-stake-law-voted = il faut deux initiateurs, { $amount } et { $amount2 } influence, et une majorité
republic-stake-defends = { $who } { $won } d’influence en cas d’acquittement, { $lost } en cas de condamnation
republic-stake-appeal-frees = peut le libérer, ou ajouter des voix d’un côté ou de l’autre
republic-stake-appeal-moves = ajoute des voix d’un côté ou de l’autre, ne peut pas le libérer
republic-stake-appeal-kills = le peuple peut le tuer
republic-stake-initiative = une initiative de plus : une carte, une persuasion, un chevalier, des jeux

# -- ce qu’on demande rarement

republic-stake-guilty = { $dice }d6 pions Mortalité contre { $who-the }
republic-stake-guilty-price = { $who } { $amount } de popularité par pion
republic-stake-veterans = { $count ->
        [one] 1 légion de vétérans, fidèle à { $master }
       *[other] { $count } légions de vétérans, fidèles à { $master }
    }
republic-stake-knights-taken = { $who } +{ $count }d6 T ; tous les chevaliers sont perdus
