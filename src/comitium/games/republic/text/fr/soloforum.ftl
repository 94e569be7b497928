# Les factions neutres dans la phase de forum, et les cartes qu’un joueur joue quand il veut : 4.04.

# -- questions et refus

republic-soloforum-ask-concession = Lequel de vos sénateurs reçoit cette concession : { $card } ?
republic-soloforum-refuse-recipient = Nommez un de vos sénateurs.
republic-soloforum-refuse-law-use = Choisissez entre la loi elle-même et son autre usage.

# -- ce qui s’est passé

republic-soloforum-event-law-played = { $seat-The } doit jouer une loi aussitôt : { $card }.
republic-soloforum-event-peddling-aimed =
    { $amount ->
        [one] { $seat-The } s’en prend { $seat2-to } : la plus grande main, avec 1 carte, et { $influence } en influence au total.
       *[other] { $seat-The } s’en prend { $seat2-to } : la plus grande main, avec { $amount } cartes, et { $influence } en influence au total.
    }
republic-soloforum-event-target-chosen = { $seat-The } charge { $senator-the } de persuader { $senator2-the } : niveau de réussite { $base }{ $cost ->
        [0] , sans rien payer.
       *[other] {""} ; pour { $cost } T il est de { $level }{ $treasury ->
            [0] .
           *[other] {" "}même si sa faction verse tout ce qu’elle a contre lui.
        }
    }
republic-soloforum-event-nobody-vulnerable = { $seat-The } ne persuade personne : même { $senator-the }, le plus vulnérable, est hors d’atteinte, avec un niveau de réussite de { $base }.
republic-soloforum-event-pair-rolled = { $senator-the } et { $senator2-the } : { $total } pour départager.
republic-soloforum-event-defence-reckoned =
    { $amount ->
        [0] { $seat-The } ne le défend pas : niveau de réussite { $number }, et { $treasury } T dans son trésor.
       *[other] { $seat-The } verse { $amount } des { $treasury } T de son trésor contre un niveau de réussite de { $number }.
    }
republic-soloforum-event-knight-sought = { $seat-The } cherche un chevalier : { $senator-the } dépense { $amount } T.
republic-soloforum-event-games-reckoned =
    { $given ->
        [0] { $seat-The } n’offre pas de jeux : l’agitation, { $unrest }, ne dépasse pas la popularité { $senator-of }, { $popularity }.
       *[1] { $seat-The } offre des jeux : l’agitation, { $unrest }, dépasse la popularité { $senator-of }, { $popularity }.
    }
republic-soloforum-event-bid-reckoned = { $seat-The } ouvre à { $amount } T : tour { $turn }, dé { $die }, modificateur { $modifier } ; le plus riche de ses sénateurs à Rome a { $purse } T, le plus riche des rivaux { $rival } T.
republic-soloforum-event-bid-tested =
    { $bids ->
        [0] Une mise de { $amount } T dépasse la limite de { $limit } : { $seat-the } lance { $die }, modificateur { $modifier }, il faut { $number } : pas de mise.
       *[1] Une mise de { $amount } T dépasse la limite de { $limit } : { $seat-the } lance { $die }, modificateur { $modifier }, il faut { $number } : la mise est faite.
    }
