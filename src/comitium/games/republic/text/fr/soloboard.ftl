# Le Sénat du chapitre 4 sur la table : coalition, plan, opimes.

# -- la coalition

republic-soloboard-coalition = Qui gouverne ce tour-ci ?
republic-soloboard-need = majorité : { $need } des { $votes } voix à Rome
republic-soloboard-rank = rang { $rank } : { $seat }, { $votes } voix
republic-soloboard-ranks =
    { $count ->
        [1] { $entry }. rang 1 seul
        [2] { $entry }. rangs { $first } et { $second }
       *[other] { $entry }. rangs 3, 4 et 5
    }
republic-soloboard-all-neutrals = { $entry }. toutes les factions neutres
republic-soloboard-own-choice = { $entry }. le joueur qui a le plus de sénateurs, avec les partenaires de son choix
republic-soloboard-seats = { $seats } : { $votes } voix
republic-soloboard-state-small = moins de { $need }
republic-soloboard-state-refused = refusée
republic-soloboard-state-asked = majorité : proposée
republic-soloboard-state-next = la suivante en cas de refus
republic-soloboard-state-later = pas encore lue
republic-soloboard-state-left-out = ignorée : il manque un rang

# -- où mène une réponse

republic-soloboard-odds-join = Si vous acceptez, vous gouvernez avec { $votes } voix et choisissez au rang { $place } au partage des opimes.
republic-soloboard-odds-refuse = Si vous refusez, vient le groupe { $entry } : { $seats }, avec { $votes } voix.
republic-soloboard-odds-refuse-governs = Si vous refusez, le groupe { $entry } gouverne sans vous : { $seats }, avec { $votes } voix.
republic-soloboard-odds-refuse-last = Si vous refusez, aucun autre groupe n’a la majorité : le joueur qui a le plus de sénateurs doit en trouver une.
republic-soloboard-odds-bill = Avec une { $bill }, l’État paie { $amount } T{ $lasting ->
        [0] {" "}une seule fois
       *[other] {" "}à chaque tour
    } et l’agitation baisse de { $unrest }. L’initiateur gagne { $sponsor } de popularité, le co-initiateur { $cosponsor }.

# -- le plan

republic-soloboard-plan = Plan militaire
republic-soloboard-plan-normal =
    { $force ->
        [0] plan { $entry } de la liste normale, avec les forces suffisantes
       *[1] plan { $entry } de la liste normale, avec toutes les forces
    }
republic-soloboard-plan-crisis =
    { $force ->
        [0] plan { $entry } de la liste de crise, avec les forces suffisantes
       *[1] plan { $entry } de la liste de crise, avec toutes les forces
    }
republic-soloboard-free = forces disponibles (légions et escadres à Rome ou à rappeler) : { $legions } et { $fleets }
republic-soloboard-attacked = attaque { $place }
republic-soloboard-left-alone = laissée de côté
republic-soloboard-strength-land = force { $strength } sur terre
republic-soloboard-strength-sea = force { $strength } sur mer
republic-soloboard-number = force { $number } avec toutes les guerres apparentées
republic-soloboard-dangerous = force { $number } avec toutes les guerres apparentées ; dangereuse, car il en reste à venir
republic-soloboard-attack-odds = en l’état { $senator-the } avec { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    } et { $fleets ->
        [one] { $fleets } escadre
       *[other] { $fleets } escadres
    } : victoire { $victory } %, défaite ou désastre { $lost } %
republic-soloboard-attack-odds-sea = en l’état { $senator-the } avec { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    } et { $fleets ->
        [one] { $fleets } escadre
       *[other] { $fleets } escadres
    } : victoire sur mer { $victory } %, défaite ou désastre { $lost } % ; aucun débarquement possible
republic-soloboard-needs = légions et escadres requises : { $legions } et { $fleets }

# -- les opimes

republic-soloboard-spoils = Partage des opimes
republic-soloboard-governor = Gouverneur : { $province }
republic-soloboard-named = { $seat-The } a choisi : { $item }
republic-soloboard-named-pass = { $seat-The } passe
republic-soloboard-wish =
    { $after ->
        [0] { $seat-The } prendrait maintenant, par la ligne { $line } de sa directive : { $item }
       *[1] { $seat-The } prendrait maintenant, au bout de sa directive : { $item }
    }
republic-soloboard-wish-dice = { $seat-The } prendrait maintenant, par la ligne { $line } de sa directive et selon les dés : { $items }
republic-soloboard-wish-pass = { $seat-The } passerait maintenant : aucune ligne de sa directive n’est possible
republic-soloboard-duties =
    { $count ->
        [0] tout ce qui doit l’être est attribué : passer met fin au partage
        [one] { $count } chose reste à attribuer avant que passer ne mette fin au partage
       *[other] { $count } choses restent à attribuer avant que passer ne mette fin au partage
    }
republic-soloboard-duty = doit être attribué
republic-soloboard-wanted =
    { $after ->
        [0] { $seat-the } le prendrait maintenant, par la ligne { $line }
       *[1] { $seat-the } le prendrait maintenant, au bout de sa directive
    }
republic-soloboard-holder = attribué { $senator-to }
republic-soloboard-worth-influence = + { $count } d’influence
republic-soloboard-worth-income = { $count } T par tour
republic-soloboard-worth-province =
    { $bonus ->
        [0] { $dice }d6 T par tour
       *[other] { $dice }d6 + { $bonus } T par tour
    }
republic-soloboard-worth-province-less = { $dice }d6 − { $bonus } T par tour
republic-soloboard-worth-bill = + { $popularity } de popularité{ $unrest ->
        [0] {""}
       *[other] , − { $unrest } d’agitation
    } ; l’État paie { $amount } T { $lasting ->
        [0] une seule fois
       *[other] à chaque tour
    }
