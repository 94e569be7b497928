# -- Caesar & Cleopatra

draw-caesar-commands = « auto » termine votre préparation, « passer toujours » et « passer demander » règlent ce qui arrive quand vous n’avez pas de veto.
draw-caesar-also = auto
draw-caesar-aim = Le but : gagner des patriciens. Vous posez de l’influence devant cinq groupes ; quand un groupe vote, la somme la plus haute prend d’ordinaire un de ses patriciens [7.3.2]. Chacun vaut un point [8.1], plus de la moitié d’un groupe un de plus [8.2], le groupe entier encore un [8.3], et votre carte de bonus secrète peut en ajouter deux [8.4]. Le plus haut total l’emporte [8.5].
draw-caesar-signs = Les signes : ● César, ▲ Cléopâtre ; ▐5▌ est visible, (5) est votre propre carte cachée, ▒ une carte inconnue ; P est un philosophe. Sous le nom d’un groupe, □ sont les patriciens encore à gagner, ● et ▲ ceux déjà gagnés, 3/8 est le nombre de cartes, ✓ signale une carte de vote encore dans la pioche, ★ votre bonus. Dans la main, 1▾ pose face cachée et 1▴ face visible. Dans le journal, ▸ est nouveau et ⋯ marque des lignes omises.
draw-caesar-votes = Votes { $count } : { $cards }
draw-caesar-belongings =
    main { $hand } · pioches { $decks } · défausse { $discards } · { $patricians ->
        [one] { $patricians } patricien
       *[other] { $patricians } patriciens
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-caesar-belongings-briefly =
    main { $hand } · pioches { $decks } · défausse { $discards } · gagnés { $patricians } · { $points } { $points ->
        [one] pt
       *[other] pts
    }
draw-caesar-hand-of = Main de { $seat } :
draw-caesar-order = Pioche d’action depuis le dessus : { $cards }
draw-caesar-fingers = Encore à poser : { $cards }
draw-caesar-discarding = À défausser : { $cards }
draw-caesar-holds =
    { $count ->
        [0] Votre main est vide.
       *[other] Votre main : { $cards }.
    }
draw-caesar-group =
    { $group } : { $left ->
        [one] reste { $left }
       *[other] restent { $left }
    }, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }. { $lines } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur { $limit }.
draw-caesar-group-gone = { $group } : hors jeu, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }.
draw-caesar-side = { $seat } a { $cards } ; somme connue { $sum }.
draw-caesar-side-hidden = { $seat } a { $cards }.
draw-caesar-side-empty = { $seat } n’a rien.
draw-caesar-open = { $cards } face visible
draw-caesar-hidden-own = { $cards } face cachée

# -- le compte rendu après la fin

draw-caesar-report-title = La partie, tour par tour
draw-caesar-report-won = { $seat } l’emporte par { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $points2 }.
draw-caesar-report-tied = Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $seat } l’emporte par { $patricians ->
        [one] { $patricians } patricien
       *[other] { $patricians } patriciens
    } à { $patricians2 }.
draw-caesar-report-drawn = Match nul : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de part et d’autre.
draw-caesar-report-sides = Les deux camps
draw-caesar-report-side =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $patricians ->
        [one] { $patricians } patricien
       *[other] { $patricians } patriciens
    } ; { $votes ->
        [0] aucun vote remporté
        [one] 1 vote remporté
       *[other] { $votes } votes remportés
    }{ $turned ->
        [0] {""}
       *[other] , dont { $turned } grâce aux philosophes
    } ; { $actions ->
        [0] aucune carte d’action jouée
        [one] 1 carte d’action jouée
       *[other] { $actions } cartes d’action jouées
    }, { $vetoes ->
        [0] aucun veto
        [one] 1 veto
       *[other] { $vetoes } vetos
    }.
draw-caesar-report-bonus = La carte de bonus ({ $group }) a rapporté { $points }.
draw-caesar-report-no-bonus = La carte de bonus ({ $group }) n’a rien rapporté.
draw-caesar-report-points = Les points, tour par tour, cartes de bonus comprises
draw-caesar-report-lead =
    { $count ->
        [0] L’avantage n’a jamais changé de camp.
        [one] L’avantage a changé de camp une fois.
       *[other] L’avantage a changé de camp { $count } fois.
    }
