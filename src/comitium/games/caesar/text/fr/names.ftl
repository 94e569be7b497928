# Les mots de César & Cléopâtre. Formes des cartes : .name (espion), .a (un espion), .many (espions), .the (l’espion),
# .to (à l’espion), .none (d’espion, comme dans « pas d’espion ») ; des groupes : .the, .one ; des sièges : .of (de César).
caesar-title = César & Cléopâtre
caesar-tagline = Deux rivaux, cinq groupes de patriciens : un duel d’influence et d’intrigues.

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

# -- pioches

caesar-deck-influence = Pioche d’influence
    .card = une carte d’influence
caesar-deck-action = Pioche d’action
    .card = une carte d’action

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
    .the = l’assassinat
    .to = à l’assassinat
    .none = d’assassinat
caesar-card-spy = Espion
    .name = espion
    .a = un espion
    .many = espions
    .the = l’espion
    .to = à l’espion
    .none = d’espion
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
    .the = l’éclaireur
    .to = à l’éclaireur
    .none = d’éclaireur
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

# -- pourquoi c’est fini

caesar-ending-patricians = Le dernier patricien a été gagné.
caesar-ending-exhausted = Aucun des deux camps n’a plus d’influence à jouer.
caesar-ending-blocked = Personne n’a plus de place pour une carte, et il ne reste aucune action qui puisse en faire.
caesar-ending-alone = L’un des camps était à court d’influence, et l’autre a posé ce qu’il pouvait.
caesar-ending-stalled = Les deux camps laissaient passer leurs tours, et plus rien ne changeait.
caesar-ending-stopped = L’un des camps était à court d’influence, et l’autre a choisi d’en rester là.

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
caesar-bonus = Votre bonus secret ★ : { $group-the } (+{ $points } pour trois d’entre eux)
caesar-hidden =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
caesar-effect-philosopher = ne compte rien, mais peut faire gagner la somme la plus basse
caesar-effect-assassination = élimine une carte visible de l’adversaire
caesar-effect-spy = montre la main de l’adversaire et en fait défausser une carte au choix
caesar-effect-castling = repose face cachée, devant deux groupes, toutes les cartes de son camp
caesar-effect-scout = retourne les cartes cachées de l’adversaire devant un groupe
caesar-effect-wrath = défausse toute l’influence devant un groupe
caesar-effect-veto = arrête une action de l’adversaire
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
    { $seat }, carte de bonus { $group } : { $points ->
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
caesar-chapter-6 = Cartes d’action
caesar-chapter-7 = Votes
caesar-chapter-8 = Points
caesar-chapter-9 = Fin de la partie
caesar-chapter-10 = Variantes
caesar-chapter-12 = Éditions
caesar-back-card = une carte face cachée
caesar-back-influence = une carte d’influence face cachée
caesar-back-action = une carte d’action face cachée
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
caesar-chosen-group = groupe choisi
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
caesar-hand-influence = { $count } d’influence
caesar-hand-action = { $count } d’action
caesar-vote-deck = Pioche de vote
caesar-vote-discards = Cartes de vote déjà retournées
caesar-order = Pioche d’action jusqu’ici, depuis le dessus
caesar-unordered = Encore à empiler
caesar-fingers = Encore à poser
caesar-announced = Attend un veto
caesar-aimed-at = contre { $group-the }
caesar-aimed-at-card = contre { $card-the }

# -- combien de temps vaut une consigne

caesar-moment-turn = jusqu’au début du prochain tour
caesar-moment-vote = jusqu’à ce qu’un vote soit décidé
caesar-moment-reshuffle = jusqu’à ce que les cartes de vote soient mélangées à nouveau
