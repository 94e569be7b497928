# -- options

caesar-option-rule-set = Édition dont on suit les règles
caesar-option-rule-set-rio-grande = Rio Grande, en anglais (1999)
caesar-option-rule-set-kosmos-fr = Kosmos, en traduction française
caesar-option-rule-set-tilsit-fr = Tilsit, en français, règle de pose corrigée
caesar-option-rule-set-tilsit-original = Tilsit, en français, telle qu’imprimée d’abord
caesar-option-bonus-before-action-order = Moment où vous découvrez votre carte de bonus
caesar-option-bonus-before-action-order-true = avant de ranger votre pioche d’action
caesar-option-bonus-before-action-order-false = après avoir rangé votre pioche d’action
caesar-option-placement = Influence posée en un tour
caesar-option-placement-down1-up2 = une carte cachée ou deux visibles
caesar-option-placement-down1-down2 = une ou deux cartes cachées
caesar-option-action-window = Moment jusqu’auquel une action peut être jouée
caesar-option-action-window-before-refill = jusqu’à ce que la main soit complétée
caesar-option-action-window-whole-turn = jusqu’au début des votes
caesar-option-special-vote-time = Moment où votent les groupes à huit cartes
caesar-option-special-vote-time-before-refill = avant que la main soit complétée
caesar-option-special-vote-time-after-refill = après que la main a été complétée
caesar-option-lone-philosopher = Effet de philosophes seuls contre un côté vide
caesar-option-lone-philosopher-undecided = rien : le vote reste indécis
caesar-option-lone-philosopher-wins = ils gagnent
caesar-option-veto-draw = Remplacement immédiat d’un veto
caesar-option-veto-draw-optional = on peut piocher une carte
caesar-option-veto-draw-mandatory = on doit piocher une carte
caesar-option-veto-draw-none = on ne pioche rien
caesar-option-lone-endgame = Suite de la partie quand un seul camp a encore de l’influence
caesar-option-lone-endgame-normal = des tours ordinaires
caesar-option-lone-endgame-hand-only = des tours avec la main seule, sans piocher
caesar-option-lone-endgame-dump = un dernier tour où l’on pose toute sa main
caesar-option-end-when-blocked = Fin de la partie quand plus personne ne pourra poser de carte
caesar-option-end-when-blocked-true = oui, elle s’arrête
caesar-option-end-when-blocked-false = non, elle continue
caesar-option-tiebreak = Victoire à égalité de points
caesar-option-tiebreak-patricians = au camp qui a le plus de patriciens
caesar-option-tiebreak-none = à personne : la partie est nulle
caesar-option-bonus-points = Valeur d’une carte de bonus remplie
caesar-option-bonus-points-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
caesar-option-peek-own = Droit de revoir ses propres cartes cachées
caesar-option-peek-own-true = oui, à tout moment
caesar-option-peek-own-false = non, il faut s’en souvenir
caesar-option-orgy-variant = Retrait d’orgies des cartes de vote
caesar-option-orgy-variant-off = non, toutes restent
caesar-option-orgy-variant-early = une orgie avant la partie
caesar-option-orgy-variant-late = une orgie quand deux groupes sont épuisés, une autre quand trois le sont
caesar-option-orgy-variant-late-once = une orgie quand deux groupes sont épuisés
caesar-option-orgy-variant-late-on-draw = la première orgie tirée quand deux groupes sont épuisés
caesar-option-two-down-no-action = Droit de poser deux cartes cachées dans un tour sans action
caesar-option-two-down-no-action-true = oui
caesar-option-two-down-no-action-false = non
caesar-option-action-deck-order = Rangement des pioches d’action
caesar-option-action-deck-order-chosen = chacun range la sienne
caesar-option-action-deck-order-shuffled = elles sont mélangées (idéal pour une première partie)
caesar-option-allow-single-face-up = Droit de poser une seule carte visible
caesar-option-allow-single-face-up-true = oui, une suffit
caesar-option-allow-single-face-up-false = non, toujours deux
caesar-option-castling-unblocks = Tour actif permis par un roque quand on n’a plus de place
caesar-option-castling-unblocks-true = oui
caesar-option-castling-unblocks-false = non
caesar-option-exhausted-may-veto = Droit de veto d’un joueur à court d’influence
caesar-option-exhausted-may-veto-true = oui
caesar-option-exhausted-may-veto-false = non
caesar-option-empty-side-under-philosopher = Effet d’un côté vide contre des valeurs avec un philosophe
caesar-option-empty-side-under-philosopher-wins = il gagne, ayant la plus faible somme
caesar-option-empty-side-under-philosopher-undecided = rien : le vote reste indécis
caesar-option-stall-limit = Nombre de tours passifs d’affilée sans défausse qui arrêtent la partie
caesar-option-stall-limit-value =
    { $value ->
        [one] { $value } tour de chaque joueur
       *[other] { $value } tours de chaque joueur
    }
caesar-option-hand-back-counts-public = Nombre de cartes d’influence et d’action de l’adversaire visible
caesar-option-hand-back-counts-public-true = oui, à leurs dos
caesar-option-hand-back-counts-public-false = non, seulement combien de cartes en tout
