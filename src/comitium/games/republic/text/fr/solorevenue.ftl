# Les factions neutres dans la phase de revenu : 4.03.

republic-solorevenue-event-spoils-tested =
    { $taken ->
        [0] { $senator-the }, selon sa directive, obtient { $die } ; il faut { $number } pour spolier { $province-the }.
       *[1] { $senator-the }, selon sa directive, obtient { $die } ; { $number } suffit pour spolier { $province-the }.
    }
republic-solorevenue-event-spoils-by-directive =
    { $taken ->
        [0] { $senator-the }, selon sa directive, ne spolie jamais : il épargne { $province-the }.
       *[1] { $senator-the }, selon sa directive, spolie toujours : { $province-the } y passe.
    }
republic-solorevenue-event-spoils-beneath-him = { $senator-the } ne spolie jamais, quelle que soit la directive : il épargne { $province-the }.
republic-solorevenue-event-income-split =
    { $die ->
        [0] { $seat-The } partage un revenu de { $amount } T : { $given } T aux sénateurs, { $kept } T à son trésor, qui contient { $total } T.
       *[other] { $seat-The } lance { $die } pour son trésor et partage un revenu de { $amount } T : { $given } T aux sénateurs, { $kept } T à son trésor, qui contient { $total } T.
    }
republic-solorevenue-event-treasury-die-rolled = Un dé fixe la part du trésor { $seat-of } : { $die }.
republic-solorevenue-event-share-taken = { $senator-the } reçoit { $amount } T.
republic-solorevenue-event-guard-wanted = { $senator-the } a le plus d’influence à Rome parmi les sénateurs { $seat-of }, { $influence } : la directive le protège.
republic-solorevenue-event-gift-to-rule = Selon sa directive, { $senator-the } verse { $amount } T, ce qui porte son influence à { $influence }.
republic-solorevenue-event-gift-matched = { $seat-The } verse { $amount } T, autant qu’un joueur ; { $senator-the } paie.
republic-solorevenue-event-gift-not-matched = Un joueur a versé { $amount } T ; { $seat-the } n’en a pas autant et ne donne rien.
