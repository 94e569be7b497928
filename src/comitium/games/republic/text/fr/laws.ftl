# Les lois soumises au vote (2.06).

republic-laws-proposal = { $repeals ->
        [0] { $law }
       *[other] { $law }, sacrifiée pour abroger la loi acilienne
    } ; initiateurs { $one-the } et { $other-the }

# -- questions

republic-laws-ask-sponsor = Qui est l’initiateur { $law-of } ?{ $count ->
        [0] {""}
        [one] {" "}{ $refused } a refusé.
       *[other] {" "}{ $refused } ont refusé.
    } Si la loi est adoptée, il gagne 3 d’influence et le co-initiateur 1. Si elle est rejetée, la carte quitte la partie.
republic-laws-ask-cosponsor = Qui est le co-initiateur { $law-of }, avec { $senator-the } ?{ $count ->
        [0] {""}
        [one] {" "}{ $refused } a refusé.
       *[other] {" "}{ $refused } ont refusé.
    } Si la loi est adoptée, il gagne 1 d’influence.

# -- refus

republic-laws-refuse-already = Cette loi est déjà jouée : attendez son vote.
republic-laws-refuse-too-few = Il faut deux initiateurs à Rome : attendez qu’il y ait deux sénateurs.
republic-laws-refuse-over-law = Une loi est soumise au vote : aucune proposition ne passe avant elle.
republic-laws-refuse-sponsor = { $senator-the } ne peut pas proposer cette loi : nommez deux sénateurs alignés différents, présents à Rome.
republic-laws-refuse-unwilling = { $senator-the } a refusé : nommez un autre sénateur, ou passez.
republic-laws-refuse-use = Choisissez à quoi sert la loi, ou passez.
republic-laws-refuse-discard = { $card-the } est une loi : on ne la défausse pas tant qu’on a d’autres cartes. Défaussez l’une d’elles.

# -- ce qui s’est passé

republic-laws-event-law-played = { $waits ->
        [0] { $seat-The } joue { $law-the } : c’est la proposition suivante.
       *[other] { $seat-The } joue { $law-the } : elle sera votée juste après.
    }
republic-laws-event-law-kept = { $seat-The } garde { $law-the } : elle n’est pas soumise au vote.
republic-laws-event-law-voted-down = Le Sénat rejette { $law-the } : la carte quitte la partie.
