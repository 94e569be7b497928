# -- options

idus-option-limit = Limite d’un jeton
idus-option-limit-printed = comme imprimé pour ce nombre de joueurs
idus-option-limit-value =
    { $value ->
        [one] { $value } vote
       *[other] { $value } votes
    }
idus-option-limit-mode = Moment où un jeton trahit sa conspiration
idus-option-limit-mode-exceed = quand il dépasse la limite
idus-option-limit-mode-reach = dès qu’il atteint la limite
idus-option-first-player = Premier joueur
idus-option-first-player-random = tirage au sort
idus-option-first-player-senator-1 = { idus-seat-senator_1 }
idus-option-first-player-senator-2 = { idus-seat-senator_2 }
idus-option-first-player-senator-3 = { idus-seat-senator_3 }
idus-option-first-player-senator-4 = { idus-seat-senator_4 }
idus-option-first-player-senator-5 = { idus-seat-senator_5 }
idus-option-first-player-senator-6 = { idus-seat-senator_6 }
idus-option-first-player-senator-7 = { idus-seat-senator_7 }
idus-option-first-player-senator-8 = { idus-seat-senator_8 }
idus-option-r2-exchange = Vote échangé dans la seconde manche
idus-option-r2-exchange-aedile-choice = l’édile choisit, l’autre couleur ou jaune
idus-option-r2-exchange-opposite-colour = l’autre couleur
idus-option-r2-exchange-praetor-choice = le préteur choisit, l’autre couleur ou jaune
idus-option-aedile-repeat-5p = Édiles du tour précédent qui peuvent le rester, à cinq joueurs
idus-option-aedile-repeat-5p-one = un seul
idus-option-aedile-repeat-5p-any = les deux
idus-option-aedile-repeat-5p-none = aucun
idus-option-aedile-streak-max-5p = Tours de suite comme édile, à cinq joueurs
idus-option-aedile-streak-max-5p-none = autant que les consuls le veulent
idus-option-aedile-streak-max-5p-value =
    { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }
idus-option-role-ban-across-rounds = Derniers rôles de la première manche interdits au premier tour de la seconde
idus-option-role-ban-across-rounds-true = oui
idus-option-role-ban-across-rounds-false = non
idus-option-ides-rival-rule = Factions qui ont besoin de membres pour une victoire aux ides
idus-option-ides-rival-rule-literal = la rivale de celle qui mène
idus-option-ides-rival-rule-winner-needs-member = celle qui mène
idus-option-ides-rival-rule-off = aucune
idus-option-ides-empty-leader = Victoire aux ides quand personne n’est de la faction qui mène
idus-option-ides-empty-leader-merchant = aux Marchands
idus-option-ides-empty-leader-faction = à la faction qui mène, donc à aucun joueur
idus-option-praetor-must-look = Obligation pour le préteur de regarder un vote
idus-option-praetor-must-look-true = oui, l’un des deux
idus-option-praetor-must-look-false = non, un ou aucun
idus-option-reveal-discards-at-end = Cartes de faction défaussées montrées à la fin
idus-option-reveal-discards-at-end-true = oui
idus-option-reveal-discards-at-end-false = non, seulement les cartes gardées
