# -- Après une partie de Res Publica Romana

draw-chronicle-title = La chronique de la République
draw-chronicle-won = Victoire { $seat-of }. { $how }.
draw-chronicle-lost = Toutes les factions ont perdu. { $how }.
draw-chronicle-standings = Ce que les factions sont devenues
draw-chronicle-column-influence = infl.
draw-chronicle-column-wealth = talents
draw-chronicle-column-senators = sénateurs
draw-chronicle-column-wars = victoires
draw-chronicle-column-offices = charges
draw-chronicle-column-deaths = morts
draw-chronicle-column-attempts = attentats
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
        [0] aucun attentat
        [one] { $attempts } attentat
       *[other] { $attempts } attentats
    }, { $convicted ->
        [0] aucun condamné
        [one] { $convicted } condamné
       *[other] { $convicted } condamnés
    } ; promesses tenues { $kept }, rompues { $broken }.
draw-chronicle-eliminated = Elle a quitté la partie.
draw-chronicle-agreements =
    { $count ->
        [0] Aucun accord n'a été conclu en public.
        [one] { $count } accord a été conclu en public ; promesses tenues { $kept }, rompues { $broken }.
       *[other] { $count } accords ont été conclus en public ; promesses tenues { $kept }, rompues { $broken }.
    }
draw-chronicle-influence = L'influence, tour par tour
draw-chronicle-treasury = Le Trésor de l'État, tour par tour
draw-chronicle-unrest = L'agitation, tour par tour

draw-chronicle-line-treasury = Trésor
draw-chronicle-line-unrest = agitation
draw-chronicle-end = fin
draw-chronicle-course = Le cours de la partie
draw-chronicle-at = Tour { $turn } : Trésor { $treasury }, agitation { $unrest } ; influence : { $seats }.
draw-chronicle-at-end = À la fin, au tour { $turn } : Trésor { $treasury }, agitation { $unrest } ; influence : { $seats }.
draw-chronicle-killed = Assassinat : { $senator-the } fait tuer { $senator2-the } et s'échappe.
draw-chronicle-killed-caught = Assassinat : { $senator-the } fait tuer { $senator2-the } et se fait prendre.
draw-chronicle-failed = Attentat manqué : { $senator-the } n'atteint pas { $senator2-the } et s'échappe.
draw-chronicle-failed-caught = Attentat manqué : { $senator-the } n'atteint pas { $senator2-the } et se fait prendre.
draw-chronicle-turn = Tour { $turn }
draw-chronicle-before = Avant le premier tour
draw-chronicle-seed = La graine était { $seed } ; scellée au départ : { $commitment }.
draw-chronicle-fair = Le sceau correspond à la graine : cartes et dés étaient fixés avant le premier choix.
draw-chronicle-unfair = Le sceau ne correspond pas à la graine : ce ne sont pas les cartes et les dés promis.
