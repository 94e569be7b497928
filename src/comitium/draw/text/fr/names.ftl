# Ce que disent les images et les lignes lues à voix haute autour des mots de chaque jeu.
draw-you = vous
draw-player = { $seat } ({ $player })
draw-decides = · décide
draw-also = regles
draw-commands = « regles » donne les chapitres des règles de ce jeu.
draw-visit = Vos cartes : Entrée rend l’appareil.
draw-zone = { $zone } : { $what }
draw-empty = { $zone } : rien
draw-several = { $thing } ×{ $count }
draw-owned = { $thing } ({ $seat })
draw-hidden = { $thing } (face cachée)
draw-printed = { $card } (une carte du jeu, absente de la table)
draw-told = { $thing } ({ $about })
draw-column = { $seat } : { $column }

# -- nombres à choisir

draw-amount = { $what }{ $more ->
    [0] {""}
   *[other] , ou { $low ->
        [0] jusqu’à { $high } de plus
       *[other] jusqu’à { $high }
    }{ $step ->
        [1] {""}
       *[other] {""} de { $step } en { $step }
    }{ $each ->
        [0] {""}
       *[other] , à { $each } T chacun
    } : « { $number } { $high } »
}
draw-amount-alone = Tapez un nombre de { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
}{ $each ->
    [0] .
    [1] .
   *[other] , à { $each } T chacun.
}
