# -- Après une partie de Res Publica Romana

draw-chronicle-title = La chronique de la République
draw-chronicle-won = Victoire { $seat-of }. { $how }.
draw-chronicle-lost = Toutes les factions ont perdu. { $how }.
draw-chronicle-fall = Pourquoi Rome est tombée
draw-chronicle-fall-wars = À la fin du combat, { $wars } guerres étaient actives, et quatre suffisent : { $wanting ->
        [one] une victoire de plus aurait
       *[other] { $wanting } victoires de plus auraient
    } sauvé Rome.
draw-chronicle-foe = { $war } : force { $land }{ $fleets ->
        [0] {""}
       *[other] , flotte ennemie { $fleets }
    } ; { $fought ->
        [0] non entreprise ce tour-ci.
       *[other] entreprise ce tour-ci sans être gagnée.
    }
draw-chronicle-fall-army = À Rome, il restait { $legions ->
        [0] aucune légion
        [one] 1 légion (force { $strength })
       *[other] { $legions } légions (force { $strength })
    }, { $fleets ->
        [0] aucune escadre
        [one] 1 escadre
       *[other] { $fleets } escadres
    } et { $treasury } T. { $more ->
        [0] L’État ne pouvait plus rien lever.
       *[other] À { $price } T l’unité, de quoi en lever { $more } de plus : une force de { $whole }, sans compter le général.
    }
draw-chronicle-fall-private = Les factions gardaient { $private } T pour elles ; donnés à l’État, ils auraient levé une unité par { $price } T.
draw-chronicle-fall-bill = L’État avait { $treasury } T et en devait { $total } : { $wars } pour les guerres, { $bills } pour les lois agraires, { $units } pour les légions et les escadres{ $owed ->
        [0] {""}
       *[other] , { $owed } pour les provinces
    }.
draw-chronicle-fall-purses = Il manquait { $short } T. Les factions gardaient { $private } T pour elles : ce que leurs sénateurs donnent à l’État peut payer une telle dette.
draw-chronicle-fall-event = { $event } : l’État devait payer { $total } T aussitôt, et il en avait { $treasury }.
draw-chronicle-fall-reserve = Il manquait { $short } T. Les factions gardaient { $private } T pour elles : un trésor vidé par les dettes du tour n’a plus rien pour ce que la phase de forum apporte.
draw-chronicle-fall-speech = Discours { $senator-of } au peuple : dés { $dice }, agitation − { $unrest }, popularité { $popularity }, mauvais présages − { $omens }. Au-dessous de 0, il se soulève : le total était { $total }.
draw-chronicle-fall-calm = Avec { $wanting } d’agitation de moins, ou { $wanting } de popularité de plus, il ne se serait pas soulevé : lois agraires, jeux et victoires y servent.
draw-chronicle-score = Votre résultat
draw-chronicle-place =
    { $place ->
        [1] { $seat } : place 1 sur 5, maître de Rome.
        [2] { $seat } : place 2 sur 5, la faction la plus influente ; { $margin } d’influence d’avance sur la suivante.
        [3] { $seat } : place 3 sur 5, une victoire morale : Rome est debout ; { $margin } d’influence d’écart avec la meilleure des autres factions.
        [4] { $seat } : place 4 sur 5 : Rome est à une faction neutre.
       *[5] { $seat } : place 5 sur 5 : la partie est perdue.
    }
draw-chronicle-figures = Tour { $turn } ; guerres gagnées { $beaten }, trésor au plus bas { $lowest } T, agitation au plus haut { $highest }, { $given } T de contributions des joueurs.
draw-chronicle-score-of = Ce que vous avez obtenu : { $seat }
draw-chronicle-rung =
    { $place ->
        [1] Maître de Rome : consul à vie ou rebelle
        [2] Le plus d’influence quand l’ère finit
        [3] Rome est debout : une victoire morale
        [4] Une autre faction prend Rome
       *[5] Rome tombe, ou votre faction n’est plus
    }
draw-chronicle-figure-turn = Tour
draw-chronicle-figure-margin = Influence d’avance sur la meilleure des autres
draw-chronicle-figure-beaten = Guerres gagnées
draw-chronicle-figure-lowest = Trésor au plus bas
draw-chronicle-figure-highest = Agitation au plus haut
draw-chronicle-figure-given = Talents donnés
draw-chronicle-standings = Bilan des factions
draw-chronicle-column-influence = infl.
draw-chronicle-column-wealth = talents
draw-chronicle-column-senators = sénateurs
draw-chronicle-column-wars = victoires
draw-chronicle-column-offices = charges
draw-chronicle-column-deaths = morts
draw-chronicle-column-attempts = tentatives
draw-chronicle-column-convicted = condamnés
draw-chronicle-column-kept = tenues
draw-chronicle-column-broken = rompues
draw-chronicle-standing =
    { $seat } : influence { $influence }, { $wealth ->
        [one] { $wealth } talent
       *[other] { $wealth } talents
    }, { $senators ->
        [one] { $senators } sénateur
       *[other] { $senators } sénateurs
    } ; { $wars ->
        [0] aucune guerre gagnée
        [one] { $wars } guerre gagnée
       *[other] { $wars } guerres gagnées
    }, { $offices ->
        [0] aucune charge exercée
        [one] { $offices } charge exercée
       *[other] { $offices } charges exercées
    }, { $deaths ->
        [0] aucun mort
        [one] { $deaths } mort
       *[other] { $deaths } morts
    }, { $attempts ->
        [0] aucune tentative d’assassinat
        [one] { $attempts } tentative d’assassinat
       *[other] { $attempts } tentatives d’assassinat
    }, { $convicted ->
        [0] aucun condamné
        [one] { $convicted } condamné
       *[other] { $convicted } condamnés
    }{ $alone ->
        [0] {""} ; promesses tenues { $kept }, rompues { $broken }
       *[other] {""}
    }.
draw-chronicle-eliminated = Elle a quitté la partie.
draw-chronicle-agreements =
    { $count ->
        [0] Aucun accord n’a été conclu en public.
        [one] { $count } accord a été conclu en public ; promesses tenues { $kept }, rompues { $broken }.
       *[other] { $count } accords ont été conclus en public ; promesses tenues { $kept }, rompues { $broken }.
    }
draw-chronicle-influence = L’influence, tour par tour
draw-chronicle-treasury = Le trésor de l’État, tour par tour
draw-chronicle-unrest = L’agitation, tour par tour

draw-chronicle-line-treasury = trésor
draw-chronicle-line-unrest = agitation
draw-chronicle-end = fin
draw-chronicle-course = Le cours de la partie
draw-chronicle-at = Tour { $turn } : trésor { $treasury }, agitation { $unrest } ; influence : { $seats }.
draw-chronicle-at-end = À la fin, au tour { $turn } : trésor { $treasury }, agitation { $unrest } ; influence : { $seats }.
draw-chronicle-killed = Assassinat : { $senator-the } fait tuer { $senator2-the } et s’échappe.
draw-chronicle-killed-caught = Assassinat : { $senator-the } fait tuer { $senator2-the } et se fait prendre.
draw-chronicle-failed = Tentative d’assassinat manquée : { $senator-the } n’atteint pas { $senator2-the } et s’échappe.
draw-chronicle-failed-caught = Tentative d’assassinat manquée : { $senator-the } n’atteint pas { $senator2-the } et se fait prendre.
draw-chronicle-defeat = { $senator-the } est vaincu : { $war }.
draw-chronicle-disaster = { $senator-the } mène son armée au désastre : { $war }.
draw-chronicle-for-life = Une tentative de nommer un consul à vie échoue. { $vote }
draw-chronicle-turn = Tour { $turn }
draw-chronicle-before = Avant le premier tour
draw-chronicle-seed = La graine était { $seed } ; scellée au départ : { $commitment }.
draw-chronicle-fair = Le sceau correspond à la graine : cartes et dés étaient fixés avant le premier choix.
draw-chronicle-unfair = Le sceau ne correspond pas à la graine : ce ne sont pas les cartes et les dés promis.
