# Les mots de César & Cléopâtre. Formes des cartes : .name (espion), .a (un espion), .many (espions), .the (l'espion),
# .to (à l'espion), .none (d'espion, comme dans « pas d'espion ») ; des groupes : .the, .one ; des sièges : .of (de César).

caesar-title = César & Cléopâtre
caesar-tagline = Deux rivaux, cinq groupes de patriciens : un duel d'influence et d'intrigues.

# -- sièges

caesar-seat-caesar = César
    .of = de César
caesar-seat-cleopatra = Cléopâtre
    .of = de Cléopâtre

# -- groupes

caesar-group-senator = Sénateurs
    .the = les sénateurs
    .one = un sénateur
caesar-group-praetor = Préteurs
    .the = les préteurs
    .one = un préteur
caesar-group-quaestor = Questeurs
    .the = les questeurs
    .one = un questeur
caesar-group-censor = Censeurs
    .the = les censeurs
    .one = un censeur
caesar-group-aedile = Édiles
    .the = les édiles
    .one = un édile

# -- piles

caesar-deck-influence = Pile d'influence
    .card = une carte d'influence
caesar-deck-action = Pile d'action
    .card = une carte d'action

# -- cartes

caesar-card-philosopher = Philosophe
    .name = philosophe
    .a = un philosophe
    .many = philosophes
    .the = le philosophe
    .to = au philosophe
    .none = de philosophe
caesar-card-influence-1 = Influence 1
    .name = 1
    .a = un 1
    .many = 1
    .the = le 1
    .to = au 1
    .none = de 1
caesar-card-influence-2 = Influence 2
    .name = 2
    .a = un 2
    .many = 2
    .the = le 2
    .to = au 2
    .none = de 2
caesar-card-influence-3 = Influence 3
    .name = 3
    .a = un 3
    .many = 3
    .the = le 3
    .to = au 3
    .none = de 3
caesar-card-influence-4 = Influence 4
    .name = 4
    .a = un 4
    .many = 4
    .the = le 4
    .to = au 4
    .none = de 4
caesar-card-influence-5 = Influence 5
    .name = 5
    .a = un 5
    .many = 5
    .the = le 5
    .to = au 5
    .none = de 5
caesar-card-assassination = Assassinat
    .name = assassinat
    .a = un assassinat
    .many = assassinats
    .the = l'assassinat
    .to = à l'assassinat
    .none = d'assassinat
caesar-card-spy = Espion
    .name = espion
    .a = un espion
    .many = espions
    .the = l'espion
    .to = à l'espion
    .none = d'espion
caesar-card-castling = Roque
    .name = roque
    .a = un roque
    .many = roques
    .the = le roque
    .to = au roque
    .none = de roque
caesar-card-scout = Éclaireur
    .name = éclaireur
    .a = un éclaireur
    .many = éclaireurs
    .the = l'éclaireur
    .to = à l'éclaireur
    .none = d'éclaireur
caesar-card-wrath = Colère des dieux
    .name = colère des dieux
    .a = la colère des dieux
    .many = colères des dieux
    .the = la colère des dieux
    .to = à la colère des dieux
    .none = de colère des dieux
caesar-card-veto = Veto
    .name = veto
    .a = un veto
    .many = vetos
    .the = le veto
    .to = au veto
    .none = de veto

# -- ce qui s'est passé

caesar-event-bonus-dealt = La carte de bonus secrète { $seat-of } montre { $group-the } : en gagner trois rapporte des points en plus.
caesar-event-deck-prepared = La préparation { $seat-of } est finie : ses cinq premières cartes sont posées.
caesar-event-play-began = Les deux camps sont prêts, et { caesar-seat-cleopatra } commence.
caesar-event-turn-began = Tour { $turn } : { $seat }.
caesar-event-influence-placed-up = { $seat } pose { $card-a } face visible devant { $group-the }.
caesar-event-influence-placed-down = { $seat } pose { $card-a } face cachée devant { $group-the }.
caesar-event-influence-placed-unseen = { $seat } pose une carte face cachée devant { $group-the }.
caesar-event-assassination-announced = { $seat } joue un assassinat contre { $card-a } devant { $group-the }.
caesar-event-spy-announced = { $seat } joue un espion pour regarder la main adverse.
caesar-event-castling-announced = { $seat } joue un roque entre { $group-the } et { $group2-the }.
caesar-event-scout-announced = { $seat } joue un éclaireur pour découvrir les cartes adverses devant { $group-the }.
caesar-event-wrath-announced = { $seat } appelle la colère des dieux sur { $group-the }.
caesar-event-action-vetoed = { $seat } oppose un veto { $card-to }, qui reste sans effet.
caesar-event-influence-killed = L'assassinat coûte à { $seat } { $card-a } devant { $group-the }.
caesar-event-hand-spied = L'espion montre à { $seat } la main adverse : { $cards }.
caesar-event-card-stolen = L'espion oblige { $seat } à défausser { $card-a }.
caesar-event-groups-castled =
    { $seat } redispose ses cartes : { $count ->
        [0] aucune
        [one] 1 cachée
       *[other] { $count } cachées
    } devant { $group-the }, { $count2 ->
        [0] aucune
        [one] 1 cachée
       *[other] { $count2 } cachées
    } devant { $group2-the }.
caesar-event-group-revealed =
    { $cards-count ->
        [one] La carte cachée { $seat-of } devant { $group-the } est retournée : { $cards }.
       *[other] Les cartes cachées { $seat-of } devant { $group-the } sont retournées : { $cards }.
    }
caesar-event-wrath-fell =
    Les dieux frappent { $group-the } : { $count ->
        [one] 1 carte d'influence est défaussée.
       *[other] { $count } cartes d'influence sont défaussées.
    }
caesar-event-play-ended = { $seat } n'a aucun moyen de poser de l'influence ce tour-ci et s'en tient là.
caesar-event-card-drawn = { $seat } pioche { $card-a }.
caesar-event-card-drawn-unseen = { $seat } pioche { $deck-card }.
caesar-event-turn-passed =
    { $cards-count ->
        [0] { $seat } fait un tour passif et ne défausse rien.
       *[other] { $seat } fait un tour passif et défausse { $cards }.
    }
caesar-event-special-vote-called = Huit cartes se trouvent devant { $group-the } : un vote spécial a lieu.
caesar-event-vote-drawn = Carte de vote : { $group-the } votent.
caesar-event-vote-decided =
    { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }{ $turned ->
        [0]  : { $seat } gagne { $group-one }.
       *[other] { $philosophers ->
            [one] , mais un philosophe renverse le vote : { $seat } gagne { $group-one }.
           *[other] , mais les philosophes renversent le vote : { $seat } gagne { $group-one }.
        }
    } { $caesar_drops-count ->
        [0] { caesar-seat-cleopatra } défausse { $cleopatra_drops }.
       *[other] { $cleopatra_drops-count ->
            [0] { caesar-seat-caesar } défausse { $caesar_drops }.
           *[other] { caesar-seat-caesar } défausse { $caesar_drops }, { caesar-seat-cleopatra } { $cleopatra_drops }.
        }
    }
caesar-event-vote-undecided = { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra } : { $group-the } ne tranchent pas, et rien n'est défaussé.
caesar-event-group-exhausted = Tous { $group-the } sont gagnés : le groupe est hors jeu, et les cartes d'influence posées devant lui sont défaussées.
caesar-event-vote-card-boxed = Carte de vote : { $group-the }, qui sont déjà tous gagnés. Elle va dans la boîte, et l'on en tire une autre.
caesar-event-orgy-held = Carte de vote : une orgie, donc pas de vote.
caesar-event-orgy-removed = Une orgie est retirée pour de bon des cartes de vote.
caesar-event-vote-deck-reshuffled =
    Carte de vote : une orgie avec mélange. Il n'y a pas de vote, et { $count ->
        [one] { $count } carte de vote est mélangée
       *[other] { $count } cartes de vote sont mélangées
    } en une nouvelle pile.
caesar-event-player-exhausted = { $seat } n'a plus de carte d'influence à jouer et ne joue plus.
caesar-event-bonus-shown =
    La carte de bonus { $seat-of } montre { $group-the } : { $points ->
        [0] { $seat } en a moins de trois, donc aucun point en plus.
        [one] 1 point en plus.
       *[other] { $points } points en plus.
    }
caesar-event-game-won =
    { $tied ->
        [0] { $points ->
            [one] { $seat } gagne par { $points } point à { $points2 }.
           *[other] { $seat } gagne par { $points } points à { $points2 }.
        }
       *[other] { $points ->
            [one] { $seat } gagne : { $points } point partout, mais { $seat } a plus de patriciens.
           *[other] { $seat } gagne : { $points } points partout, mais { $seat } a plus de patriciens.
        }
    }
caesar-event-game-drawn =
    { $points ->
        [one] La partie est nulle : { $points } point partout.
       *[other] La partie est nulle : { $points } points partout.
    }
caesar-event-game-ended =
    La partie est finie. { $ending ->
        [patricians] { caesar-ending-patricians }
        [exhausted] { caesar-ending-exhausted }
        [blocked] { caesar-ending-blocked }
        [alone] { caesar-ending-alone }
        [stopped] { caesar-ending-stopped }
       *[stalled] { caesar-ending-stalled }
    }

# -- pourquoi c'est fini

caesar-ending-patricians = Le dernier patricien a été gagné.
caesar-ending-exhausted = Aucun des deux camps n'a plus d'influence à jouer.
caesar-ending-blocked = Personne n'a plus de place pour une carte, et il ne reste aucune action qui puisse en faire.
caesar-ending-alone = L'un des camps était à court d'influence, et l'autre a posé ce qu'il pouvait.
caesar-ending-stalled = Les deux camps laissaient passer leurs tours, et plus rien ne changeait.
caesar-ending-stopped = L'un des camps était à court d'influence, et l'autre a choisi d'en rester là.

# -- questions

caesar-ask-order = Rangez votre pile d'action : quelle carte mettez-vous à la place { $place } en partant du dessus ?
caesar-ask-opening = Premières cartes : quelle valeur posez-vous face cachée devant { $group-the } ?
caesar-ask-turn = Tour { $turn }, à vous : poser de l'influence, jouer une action ou faire un tour passif ?
caesar-ask-play-on = Votre tour continue : que jouez-vous ensuite ?
caesar-ask-place-up = Devant quel groupe posez-vous { $card-the } face visible ?
caesar-ask-place-down = Devant quel groupe posez-vous { $card-the } face cachée ?
caesar-ask-refill =
    { $count ->
        [one] Une carte à piocher : influence ou action ?
       *[other] { $count } cartes à piocher : influence ou action pour la prochaine ?
    }
caesar-ask-late-action = Votre main est complétée : jouez-vous une action avant les votes ?
caesar-ask-discard = Tour passif : quelle carte défaussez-vous, ou est-ce tout ?
caesar-ask-dump = Votre adversaire est à court d'influence et c'est votre dernier tour : quelle carte posez-vous maintenant face cachée ?
caesar-ask-aim-assassination = Assassinat : devant quel groupe est la carte visible que vous visez ?
caesar-ask-aim-assassination-card = Assassinat devant { $group-the } : quelle carte visible prenez-vous pour cible ?
caesar-ask-aim-castling = Roque : devant quel groupe reprenez-vous d'abord vos cartes ?
caesar-ask-aim-castling-second = Roque avec { $group-the } : quel est le deuxième groupe ?
caesar-ask-aim-scout = Éclaireur : devant quel groupe faut-il retourner les cartes cachées de votre adversaire ?
caesar-ask-aim-wrath = Colère des dieux : devant quel groupe faut-il balayer toutes les cartes d'influence ?
caesar-ask-castle = Roque entre { $group-the } et { $group2-the } : où posez-vous { $card-the } face cachée ?
caesar-ask-spy-pick = Vous voyez toute la main de votre adversaire : quelle carte doit être défaussée ?
caesar-ask-replace-spy = L'espion vous a coûté une carte : dans quelle pile en piochez-vous une autre ?
caesar-ask-replace-veto = Votre veto est joué : que piochez-vous à sa place ?
caesar-ask-veto-assassination = Votre adversaire veut assassiner votre { $target-name } devant { $group-the } : opposez-vous un veto ?
caesar-ask-veto-spy = Votre adversaire veut espionner votre main : opposez-vous un veto ?
caesar-ask-veto-castling = Votre adversaire veut roquer entre { $group-the } et { $group2-the } : opposez-vous un veto ?
caesar-ask-veto-scout = Votre adversaire veut retourner vos cartes cachées devant { $group-the } : opposez-vous un veto ?
caesar-ask-veto-wrath = Votre adversaire appelle la colère des dieux sur { $group-the } : opposez-vous un veto ?

# -- choix

caesar-choice-down = Poser { $card-a } face cachée
caesar-choice-up = Poser { $card-a } face visible
caesar-choice-play = Jouer { $card-a }
caesar-choice-end = Ne plus rien jouer
caesar-choice-passive = Faire un tour passif
caesar-choice-on = Choisir { $group-the }
caesar-choice-target = Choisir { $card-the }
caesar-choice-pass = Laisser faire
caesar-choice-veto = Opposer un veto
caesar-choice-draw = Piocher { $deck-card }
caesar-choice-decline = Ne rien piocher
caesar-choice-discard = Défausser { $card-a }
caesar-choice-done = Ne plus rien défausser
caesar-choice-next = Mettre { $card-a } ensuite

# -- refus

caesar-refuse-order = Vous n'avez plus { $card-none } à ranger ; choisissez une autre carte d'action.
caesar-refuse-ordering = Votre pile d'action n'est pas encore complète ; choisissez la carte d'action qui vient ensuite.
caesar-refuse-opening-twice = Vous avez déjà posé { $card-the } ; choisissez une valeur que vous n'avez pas encore posée.
caesar-refuse-opening = Chaque groupe reçoit une de vos valeurs de 1 à 5, face cachée ; choisissez-en une que vous n'avez pas encore posée.
caesar-refuse-not-in-hand = Vous n'avez pas { $card-none } en main ; choisissez une carte que vous tenez.
caesar-refuse-no-room = Aucun groupe n'a de place pour une autre de vos cartes ; faites de la place avec une action, ou ne posez rien.
caesar-refuse-second-up = Les cartes visibles vont par deux, et il n'y en a pas de deuxième à poser ; posez plutôt une seule carte face cachée.
caesar-refuse-placement = Cela ne peut pas être posé ainsi ce tour-ci ; choisissez une des poses proposées, ou ne posez plus rien.
caesar-refuse-not-influence = Seules les cartes d'influence se posent sur un groupe ; jouez plutôt l'action, ou choisissez une carte d'influence.
caesar-refuse-second-down = Après une action, ce tour n'admet qu'une carte face cachée ; terminez votre jeu.
caesar-refuse-only-down = Dans cette édition, l'influence se pose face cachée, une carte ou deux ; posez celle-ci face cachée.
caesar-refuse-end-one-up = Les cartes face visible vont par deux ; posez la seconde avant de terminer.
caesar-refuse-second-action = Vous avez déjà joué une action ce tour-ci ; gardez celle-ci pour un autre tour.
caesar-refuse-action-two-down = Après deux cartes cachées, ce tour n'admet pas d'action ; ne jouez plus rien.
caesar-refuse-active = Un tour actif demande une carte d'influence en main, et de la place pour elle ou une action qui puisse en faire ; faites un tour passif.
caesar-refuse-makes-no-room = Vous n'avez de place pour aucune carte d'influence, et ceci n'en ferait pas ; choisissez ce qui vous en libère une.
caesar-refuse-end = Vous ne pouvez pas vous arrêter là, car il reste de l'influence à poser ; posez une carte, ou faites un tour passif si vous n'avez encore rien joué.
caesar-refuse-passive = Vous avez déjà joué une carte ce tour-ci, qui ne peut donc plus être passif ; posez de l'influence ou ne jouez plus rien.
caesar-refuse-other = Cela n'est pas possible maintenant ; choisissez parmi ce qui est proposé.
caesar-refuse-group = C'est un groupe qui est demandé ici ; choisissez-en un qui a de la place pour votre carte.
caesar-refuse-out-of-play = Tous { $group-the } sont gagnés et hors jeu ; choisissez un autre groupe.
caesar-refuse-own-limit = Vous avez déjà cinq cartes devant { $group-the }, la limite pour un camp ; choisissez un autre groupe.
caesar-refuse-group-limit = Il n'y a plus de place pour vos cartes devant { $group-the } (cinq par camp, huit en tout) ; choisissez un autre groupe.
caesar-refuse-after-play = Vous complétez déjà votre main, on ne joue donc plus de carte ; piochez dans une de vos piles.
caesar-refuse-deck = C'est une carte à piocher qui est demandée ici ; choisissez une pile qui n'est pas vide.
caesar-refuse-passive-only = Dans un tour passif, on ne fait que défausser ; choisissez une carte de votre main, ou dites que c'est tout.
caesar-refuse-dump = Dans ce dernier tour, on ne fait que poser de l'influence face cachée ; choisissez une carte d'influence que vous tenez.
caesar-refuse-assassination = Un assassinat ne touche qu'une carte visible de votre adversaire ; choisissez-en une qui s'y trouve, ou gardez l'assassinat pour plus tard.
caesar-refuse-spy = Un espion ne trouve rien dans une main vide ; gardez-le jusqu'à ce que votre adversaire tienne une carte.
caesar-refuse-castling = Un roque demande deux groupes différents, en jeu, avec une carte à vous devant l'un des deux au moins ; choisissez de tels groupes, ou gardez-le pour plus tard.
caesar-refuse-scout = Un éclaireur ne découvre que des cartes cachées de votre adversaire ; choisissez un groupe où il y en a une, ou gardez l'éclaireur pour plus tard.
caesar-refuse-wrath = La colère des dieux a besoin de cartes d'influence à frapper ; choisissez un groupe où il y en a au moins une, ou gardez-la pour plus tard.
caesar-refuse-veto-alone = Un veto ne fait que répondre à une action ; gardez-le jusqu'à ce que votre adversaire en annonce une.
caesar-refuse-aim = Ce n'est pas une cible pour { $card-the } ; nommez un groupe.
caesar-refuse-veto = Seul un veto de votre main peut arrêter cette action ; jouez-le si vous en avez un, ou laissez faire.
caesar-refuse-spy-pick = L'espion prend une carte dans la main de votre adversaire ; choisissez parmi celles que vous voyez.
caesar-refuse-castling-group = Vos cartes retournent devant les deux groupes que vous avez nommés ; choisissez l'un d'eux.

# -- positions

caesar-position-too-many = Un camp a trop de cartes « { $card } » dans cette position ; chaque camp en possède { $count }.
caesar-position-impossible = Aucune partie ne mène à une telle position ; vérifiez la pile et ce qu'elle dit du tour.
caesar-position-limit = Trop de cartes se trouvent devant { $group-the } dans cette position ; la limite est de cinq par camp et de huit en tout.
caesar-position-patricians = { $group } : cette position en compte { $count }, restants ou gagnés, et ce n'est pas la taille du groupe ; corrigez « left » ou « won ».
caesar-position-out-of-play = Tous { $group-the } sont gagnés dans cette position, aucune carte ne peut donc s'y trouver ; videz le groupe.

# -- options

caesar-option-rule-set = L'édition dont on suit les règles
caesar-option-rule-set-rio-grande = Rio Grande, en anglais (1999)
caesar-option-rule-set-kosmos-fr = Kosmos, en traduction française
caesar-option-rule-set-tilsit-fr = Tilsit, en français, règle de pose corrigée
caesar-option-rule-set-tilsit-original = Tilsit, en français, telle qu'imprimée d'abord
caesar-option-bonus-before-action-order = Le moment où vous découvrez votre carte de bonus
caesar-option-bonus-before-action-order-true = avant de ranger votre pile d'action
caesar-option-bonus-before-action-order-false = après avoir rangé votre pile d'action
caesar-option-placement = L'influence que l'on pose en un tour
caesar-option-placement-down1-up2 = une carte cachée ou deux visibles
caesar-option-placement-down1-down2 = une ou deux cartes cachées
caesar-option-action-window = Jusqu'à quand une action peut être jouée dans le tour
caesar-option-action-window-before-refill = jusqu'à ce que la main soit complétée
caesar-option-action-window-whole-turn = jusqu'au début des votes
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
caesar-option-lone-endgame = La suite de la partie quand un seul camp a encore de l'influence
caesar-option-lone-endgame-normal = des tours ordinaires
caesar-option-lone-endgame-hand-only = des tours avec la main seule, sans piocher
caesar-option-lone-endgame-dump = un dernier tour où l'on pose toute sa main
caesar-option-end-when-blocked = Si la partie s'arrête quand plus personne ne pourra poser de carte
caesar-option-end-when-blocked-true = oui, elle s'arrête
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
caesar-option-peek-own = Si l'on peut revoir ses propres cartes cachées
caesar-option-peek-own-true = oui, à tout moment
caesar-option-peek-own-false = non, il faut s'en souvenir
caesar-option-orgy-variant = Si des orgies quittent les cartes de vote
caesar-option-orgy-variant-off = non, toutes restent
caesar-option-orgy-variant-early = une part avant la partie
caesar-option-orgy-variant-late = une part quand deux groupes sont épuisés, une autre quand trois le sont
caesar-option-orgy-variant-late-once = une part quand deux groupes sont épuisés
caesar-option-orgy-variant-late-on-draw = la première tirée après que deux groupes sont épuisés s'en va
caesar-option-two-down-no-action = Si l'on peut poser deux cartes cachées dans un tour sans action
caesar-option-two-down-no-action-true = oui
caesar-option-two-down-no-action-false = non
caesar-option-action-deck-order = Comment les piles d'action sont rangées
caesar-option-action-deck-order-chosen = chacun range la sienne
caesar-option-action-deck-order-shuffled = elles sont mélangées (idéal pour une première partie)
caesar-option-allow-single-face-up = Si l'on peut poser une seule carte visible
caesar-option-allow-single-face-up-true = oui, une suffit
caesar-option-allow-single-face-up-false = non, toujours deux
caesar-option-castling-unblocks = Si un roque permet un tour actif quand on n'a plus de place
caesar-option-castling-unblocks-true = oui
caesar-option-castling-unblocks-false = non
caesar-option-exhausted-may-veto = Si un joueur à court d'influence peut encore opposer un veto
caesar-option-exhausted-may-veto-true = oui
caesar-option-exhausted-may-veto-false = non
caesar-option-empty-side-under-philosopher = Ce que fait un côté vide contre des valeurs avec un philosophe
caesar-option-empty-side-under-philosopher-wins = il gagne, ayant la plus faible somme
caesar-option-empty-side-under-philosopher-undecided = rien : le vote reste indécis
caesar-option-stall-limit = Combien de tours passifs d'affilée sans défausse arrêtent la partie
caesar-option-stall-limit-value =
    { $value ->
        [one] { $value } tour de chaque joueur
       *[other] { $value } tours de chaque joueur
    }
caesar-option-hand-back-counts-public = Si l'on voit combien l'adversaire tient de cartes d'influence et d'action
caesar-option-hand-back-counts-public-true = oui, à leurs dos
caesar-option-hand-back-counts-public-false = non, seulement combien de cartes en tout

# -- la table, le score et le livre de règles

caesar-over =
    { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }
caesar-preparing = Préparation
caesar-turn = Tour { $turn } · { $seat } joue
caesar-orgy = Orgie
caesar-reshuffle = Orgie ↻
caesar-gone = hors jeu
caesar-hand = Main
caesar-bonus = Votre bonus secret ★ : { $group-the } (+{ $points } pour trois d'entre eux)
caesar-hidden =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
caesar-effect-philosopher = ne compte rien, mais peut faire gagner la somme la plus basse
caesar-effect-assassination = élimine une carte visible de l'adversaire
caesar-effect-spy = vous montre la main adverse ; vous y choisissez une carte à défausser
caesar-effect-castling = redispose face cachée vos cartes de deux groupes
caesar-effect-scout = retourne les cartes cachées de l'adversaire dans un groupe
caesar-effect-wrath = défausse toute l'influence d'un groupe
caesar-effect-veto = arrête une action de l'adversaire
caesar-score = Score final
caesar-score-won = gagnés
caesar-score-majority = maj.
caesar-score-all = tous
caesar-score-points = points
caesar-score-bonus = Bonus { $group }
caesar-score-sum = Somme
caesar-score-line =
    { $seat }, { $group } : { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $all ->
        [0] { $majority ->
            [0] .
           *[other] , avec la majorité.
        }
       *[other] , avec la majorité et le groupe entier.
    }
caesar-score-bonus-line =
    { $seat }, carte bonus { $group } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
caesar-score-sum-line =
    { $seat }, en tout : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
caesar-chapter-1 = Cartes
caesar-chapter-2 = Mise en place
caesar-chapter-3 = Qui peut savoir quoi
caesar-chapter-4 = Limites
caesar-chapter-5 = Le tour
caesar-chapter-6 = Cartes d'action
caesar-chapter-7 = Votes
caesar-chapter-8 = Points
caesar-chapter-9 = Fin de la partie
caesar-chapter-10 = Variantes
caesar-chapter-12 = Éditions
caesar-back-card = une carte face cachée
caesar-back-influence = une carte d'influence face cachée
caesar-back-action = une carte d'action face cachée
caesar-left =
    { $count ->
        [one] { $count } reste
       *[other] { $count } restent
    }
caesar-filled =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $limit }
caesar-bonus-here = votre groupe de bonus
caesar-bonus-card = Carte de bonus
caesar-vote-left = sa carte de vote est encore dans la pioche
caesar-chosen = carte choisie
caesar-sum = somme connue { $sum }
caesar-philosophers =
    { $count ->
        [one] { $count } philosophe
       *[other] { $count } philosophes
    }
caesar-decks = Pioches
caesar-discards = Défausse
caesar-patricians =
    { $count ->
        [one] { $count } patricien
       *[other] { $count } patriciens
    }
caesar-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
caesar-hand-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
caesar-hand-influence = { $count } d'influence
caesar-hand-action = { $count } d'action
caesar-vote-deck = Pioche de vote
caesar-vote-discards = Cartes de vote déjà retournées
caesar-order = Pile d'action jusqu'ici, depuis le dessus
caesar-unordered = Encore à empiler
caesar-fingers = Encore à poser
caesar-announced = Attend un veto
caesar-aimed-at = contre { $what }
