# La table : ses lieux et ce qu’on y lit.

republic-board-title = Tour { $turn } · { $phase } · { $era }
republic-board-over = La partie s’est terminée au tour { $turn }

# -- l’État

republic-board-state = L’État
republic-board-treasury =
    { $count ->
        [one] { $count } talent au trésor
       *[other] { $count } talents au trésor
    }
republic-board-unrest = agitation { $count }
republic-board-active-wars =
    { $count ->
        [one] { $count } guerre active
       *[other] { $count } guerres actives
    }
republic-board-bill = { $bill } en vigueur : { $count }
republic-board-highest = plus haut rang : { $senator-the }
republic-board-chair = { $senator-the } préside
republic-board-level = niveau { $count }

# -- le vote en cours

republic-board-ayes = pour : { $count }
republic-board-noes = contre : { $count }
republic-board-given-for = le peuple en ajoute { $count } pour
republic-board-given-against = son influence et le peuple en ajoutent { $count } contre
republic-board-given-influence = son influence en ajoute { $count } contre
republic-board-proposed = proposé par { $seat-the }
republic-board-prepared = Une proposition { $seat-of }
republic-board-vote-waits = Ce vote attend : { $proposal }
republic-board-era-near = La fin de l’ère approche : la carte est parmi les { $among } dernières sur { $count }
republic-board-era-revealed = La carte de fin d’ère est tirée : la partie s’achève après cette phase de forum
republic-board-uncalled = restent à appeler : { $seats }

# -- Forum et Curie

republic-board-forum = Forum
republic-board-active = Guerres actives
republic-board-inactive = Guerres inactives
republic-board-imminent = Guerres imminentes
republic-board-leaders = Chefs ennemis
republic-board-unaligned = Sénateurs non alignés
republic-board-concessions = Concessions
republic-board-curia = Curie
republic-board-refuge = en exil

# -- une guerre

republic-board-land = force { $count }
republic-board-naval =
    { $count ->
        [one] { $count } flotte ennemie
       *[other] { $count } flottes ennemies
    }
republic-board-support =
    { $count ->
        [one] soutien naval de { $count } escadre exigé
       *[other] soutien naval de { $count } escadres exigé
    }
republic-board-disasters = désastre sur { $numbers }
republic-board-standoffs = retraite sur { $numbers }
republic-board-spoils =
    { $count ->
        [one] { $count } talent de butin
       *[other] { $count } talents de butin
    }
republic-board-led = menée par { $leaders }
republic-board-commanders = entreprise par { $senators }
republic-board-left = sans commandant : { republic-business-units }
republic-board-stranded = { $needed ->
        [one] { $senator-the } a besoin de 1 escadre, en a { $fleets } : il rentre, guerre non entreprise
       *[other] { $senator-the } a besoin de { $needed } escadres, en a { $fleets } : il rentre, guerre non entreprise
    }
republic-board-unprosecuted = non entreprise
republic-board-naval-victory = gagnée sur mer
republic-board-revolt = une révolte
republic-board-subdued = vaincue par une province
republic-board-allies = aidée par { $provinces } (+{ $amount })

# -- provinces

republic-board-provinces = Provinces
republic-board-governor = gouvernée par { $senator-the }
republic-board-dial =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
republic-board-vacant = sans gouverneur
republic-board-revolted = en révolte
republic-board-developed = développée
republic-board-undeveloped = non développée
republic-board-legate = tenue par un légat
republic-board-provincial-armies =
    { $count ->
        [one] { $count } armée provinciale
       *[other] { $count } armées provinciales
    }
republic-board-provincial-fleets =
    { $count ->
        [one] { $count } escadre provinciale
       *[other] { $count } escadres provinciales
    }
republic-board-helps = alliée à l’ennemi { $war-of }
republic-board-rebel-holds = tenue par un rebelle
republic-board-rebel-sailing = rebelle en transit
republic-board-rebel-in-italy = rebelle en Italie
republic-board-stronghold = le rebelle reste { $province-in }
republic-board-marching-armies =
    { $legions ->
        [0] { $count ->
            [one] { $count } armée provinciale
           *[other] { $count } armées provinciales
        }
        [one] { $legions } légion{ $count ->
            [0] {""}
            [one] {" "}et { $count } armée provinciale
           *[other] {" "}et { $count } armées provinciales
        }
       *[other] { $legions } légions{ $count ->
            [0] {""}
            [one] {" "}et { $count } armée provinciale
           *[other] {" "}et { $count } armées provinciales
        }
    } en Italie
republic-board-at-sea =
    { $amount ->
        [0] { $senator } en transit
        [one] { $senator } en transit avec { $amount } armée provinciale
       *[other] { $senator } en transit avec { $amount } armées provinciales
    }

# -- forces

republic-board-forces = Légions et escadres
republic-board-reserve = Réserve
republic-board-active-forces = Forces actives
republic-board-force = Avec { $senator-the }
republic-board-stray = Sans commandant : { $war }
republic-board-garrison = Garnison : { $province }
republic-board-legions =
    { $count ->
        [one] { $count } légion
       *[other] { $count } légions
    }
republic-board-fleets =
    { $count ->
        [one] { $count } escadre
       *[other] { $count } escadres
    }
republic-board-strength = force { $count }
republic-board-patron = fidèle { $senator-to }

# -- factions

republic-board-votes =
    { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    }
republic-board-influence = influence { $count }
republic-board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
republic-board-box =
    { $count ->
        [one] { $count } talent au trésor de la faction
       *[other] { $count } talents au trésor de la faction
    }
republic-board-eliminated = hors jeu
republic-board-rank = rang { $count }
republic-board-coalition = au pouvoir
republic-board-dominant = décide pour les factions neutres
republic-board-hand = Main
republic-board-back = carte inconnue

# -- un sénateur

republic-board-leads = chef de faction
republic-board-for-life = consul à vie
republic-board-prior-consul = ancien consul
republic-board-proconsul = proconsul
republic-board-major = passible d’un procès majeur
republic-board-corrupt = corrompu
republic-board-returned = gouverneur de retour
republic-board-rebel = rebelle
republic-board-on-family = sur sa famille
republic-board-priest = pontife
republic-board-liable = répond des présages impayés
republic-board-military = valeur militaire { $count }
republic-board-oratory = éloquence { $count }
republic-board-loyalty = loyauté { $count }
republic-board-popularity = popularité { $count }
republic-board-talents =
    { $count ->
        [one] { $count } talent
       *[other] { $count } talents
    }
republic-board-knights =
    { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
republic-board-guards =
    { $count ->
        [one] { $count } escorte officielle
       *[other] { $count } escortes officielles
    }
republic-board-disbanded-veterans =
    { $count ->
        [one] { $count } légion de vétérans dissoute
       *[other] { $count } légions de vétérans dissoutes
    }
republic-board-governing = gouverne { $province-the }
republic-board-at-war = combat { $war-the }
republic-board-at-war-won = a gagné { $war-the }
republic-board-at-war-won-at-sea = a gagné sur mer : { $war }
republic-board-at-war-unable = n’a pas de quoi combattre { $war-the }
republic-board-captive = prisonnier : { $war }
republic-board-captive-raid = prisonnier des barbares
republic-board-in-revolt = en révolte
republic-board-mission-pergamum = recueille l’héritage de Pergame
republic-board-mission-bithynia = recueille l’héritage de Bithynie
republic-board-mission-apion = recueille l’héritage d’Apion

# -- une concession

republic-board-exposed = passible d’un procès
republic-board-holder = détenue par { $senator-the }

# -- pioches et accords

republic-board-pile = Pioche
republic-board-deck =
    { $count ->
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
republic-board-piles =
    { $count ->
        [one] { $count } carte dans les paquets suivants
       *[other] { $count } cartes dans les paquets suivants
    }
republic-board-near = { $count ->
        [1] { $card } est la prochaine carte
       *[other] { $card } est parmi les { $count } prochaines
    }
republic-board-discards = Défausse
republic-board-agreements = Accords publics

# -- la fin

republic-board-score = Influence
republic-board-column-influence = Influence
republic-board-column-votes = Voix
republic-board-column-senators = Sénateurs
republic-board-won = Victoire { $seat-of }.

# -- ce que demande une phase, le vote d’une faction, la force d’une guerre

republic-board-column-talents = Talents
republic-board-column-loyalty = Loyauté
republic-board-column-popularity = Popularité
republic-board-column-military = Valeur militaire
republic-board-called-for = { $seat } pour
republic-board-called-against = { $seat } contre
republic-board-called-split = { $seat } : voix partagées
republic-board-called-neither = { $seat } : abstention
republic-board-sum =
    { $led ->
        [0] imprimée { $printed } × { $series } guerres actives de sa série
       *[other] { $series ->
            [1] imprimée { $printed } + { $led } pour ses chefs
           *[other] imprimée { $printed } × { $series } guerres actives de sa série + { $led } pour ses chefs
        }
    }
republic-board-seated = dans le sens horaire : { $seats }
republic-board-beside = { $seat } → { $others }
