# -- options

caesar-option-rule-set = L’édition dont on suit les règles
caesar-option-rule-set-rio-grande = Rio Grande, en anglais (1999)
caesar-option-rule-set-kosmos-fr = Kosmos, en traduction française
caesar-option-rule-set-tilsit-fr = Tilsit, en français, règle de pose corrigée
caesar-option-rule-set-tilsit-original = Tilsit, en français, telle qu’imprimée d’abord
caesar-option-bonus-before-action-order = Le moment où vous découvrez votre carte de bonus
caesar-option-bonus-before-action-order-true = avant de ranger votre pile d’action
caesar-option-bonus-before-action-order-false = après avoir rangé votre pile d’action
caesar-option-placement = L’influence que l’on pose en un tour
caesar-option-placement-down1-up2 = une carte cachée ou deux visibles
caesar-option-placement-down1-down2 = une ou deux cartes cachées
caesar-option-action-window = Jusqu’à quand une action peut être jouée dans le tour
caesar-option-action-window-before-refill = jusqu’à ce que la main soit complétée
caesar-option-action-window-whole-turn = jusqu’au début des votes
caesar-option-special-vote-time = Le moment où votent les groupes à huit cartes
caesar-option-special-vote-time-before-refill = avant que la main soit complétée
caesar-option-special-vote-time-after-refill = après que la main a été complétée
caesar-option-lone-philosopher = Ce que font des philosophes seuls contre un côté vide
caesar-option-lone-philosopher-undecided = rien : le vote reste indécis
caesar-option-lone-philosopher-wins = ils gagnent
caesar-option-veto-draw = Si un veto est remplacé aussitôt
caesar-option-veto-draw-optional = on peut piocher une carte
caesar-option-veto-draw-mandatory = on doit piocher une carte
caesar-option-veto-draw-none = on ne pioche rien
caesar-option-lone-endgame = La suite de la partie quand un seul camp a encore de l’influence
caesar-option-lone-endgame-normal = des tours ordinaires
caesar-option-lone-endgame-hand-only = des tours avec la main seule, sans piocher
caesar-option-lone-endgame-dump = un dernier tour où l’on pose toute sa main
caesar-option-end-when-blocked = Si la partie s’arrête quand plus personne ne pourra poser de carte
caesar-option-end-when-blocked-true = oui, elle s’arrête
caesar-option-end-when-blocked-false = non, elle continue
caesar-option-tiebreak = Qui gagne à égalité de points
caesar-option-tiebreak-patricians = celui qui a le plus de patriciens
caesar-option-tiebreak-none = personne : la partie est nulle
caesar-option-bonus-points = Ce que vaut une carte de bonus remplie
caesar-option-bonus-points-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
caesar-option-peek-own = Si l’on peut revoir ses propres cartes cachées
caesar-option-peek-own-true = oui, à tout moment
caesar-option-peek-own-false = non, il faut s’en souvenir
caesar-option-orgy-variant = Si des orgies quittent les cartes de vote
caesar-option-orgy-variant-off = non, toutes restent
caesar-option-orgy-variant-early = une part avant la partie
caesar-option-orgy-variant-late = une part quand deux groupes sont épuisés, une autre quand trois le sont
caesar-option-orgy-variant-late-once = une part quand deux groupes sont épuisés
caesar-option-orgy-variant-late-on-draw = la première tirée après que deux groupes sont épuisés s’en va
caesar-option-two-down-no-action = Si l’on peut poser deux cartes cachées dans un tour sans action
caesar-option-two-down-no-action-true = oui
caesar-option-two-down-no-action-false = non
caesar-option-action-deck-order = Comment les piles d’action sont rangées
caesar-option-action-deck-order-chosen = chacun range la sienne
caesar-option-action-deck-order-shuffled = elles sont mélangées (idéal pour une première partie)
caesar-option-allow-single-face-up = Si l’on peut poser une seule carte visible
caesar-option-allow-single-face-up-true = oui, une suffit
caesar-option-allow-single-face-up-false = non, toujours deux
caesar-option-castling-unblocks = Si un roque permet un tour actif quand on n’a plus de place
caesar-option-castling-unblocks-true = oui
caesar-option-castling-unblocks-false = non
caesar-option-exhausted-may-veto = Si un joueur à court d’influence peut encore opposer un veto
caesar-option-exhausted-may-veto-true = oui
caesar-option-exhausted-may-veto-false = non
caesar-option-empty-side-under-philosopher = Ce que fait un côté vide contre des valeurs avec un philosophe
caesar-option-empty-side-under-philosopher-wins = il gagne, ayant la plus faible somme
caesar-option-empty-side-under-philosopher-undecided = rien : le vote reste indécis
caesar-option-stall-limit = Combien de tours passifs d’affilée sans défausse arrêtent la partie
caesar-option-stall-limit-value =
    { $value ->
        [one] { $value } tour de chaque joueur
       *[other] { $value } tours de chaque joueur
    }
caesar-option-hand-back-counts-public = Si l’on voit combien l’adversaire tient de cartes d’influence et d’action
caesar-option-hand-back-counts-public-true = oui, à leurs dos
caesar-option-hand-back-counts-public-false = non, seulement combien de cartes en tout
