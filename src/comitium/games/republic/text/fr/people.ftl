# Les personnes, l’argent, les cartes et les pions, dans toutes les phases.

republic-people-chit =
    { $number ->
        [0] vierge
        [31] piochez-en deux
       *[other] { $number }
    }

republic-people-event-tie-rolled = { $seat-The } obtient { $amount } aux dés pour la préséance.
republic-people-event-influence-changed =
    { $rises ->
        [0] Influence { $senator-of } : −{ $size }, soit { $total }.
       *[other] Influence { $senator-of } : +{ $size }, soit { $total }.
    }
republic-people-event-popularity-changed =
    { $rises ->
        [0] Popularité { $senator-of } : −{ $size }, soit { $total }.
       *[other] Popularité { $senator-of } : +{ $size }, soit { $total }.
    }
republic-people-event-senator-joined = { $senator-the } rejoint { $seat-the }.
republic-people-event-senator-came-to-rome = { $senator-the } est de retour à Rome.
republic-people-event-senator-died = { $senator-the } meurt.
republic-people-event-concession-returned = { $senator-the } perd { $concession-the } : retour au Forum.
republic-people-event-family-moved = La famille { $senator } va à la Curie ; un autre { $senator } peut en revenir.
republic-people-event-successor-stayed = La famille { $senator } demeure : un autre { $senator } dirige { $seat-the }.
republic-people-event-chit-drawn = Pion Mortalité : { $chit }.
republic-people-event-brothers-rolled = Un pion pour deux : { $senator-the } obtient { $amount }, { $senator2-the } { $amount2 }.
republic-people-event-state-earned = L’État reçoit { $amount } T et en a { $total }.
republic-people-event-state-paid = L’État paie { $amount } T et en a { $total }.
republic-people-event-unrest-changed =
    { $rises ->
        [0] L’agitation baisse de { $size } et tombe à { $total }.
       *[other] L’agitation monte de { $size } et atteint { $total }.
    }
republic-people-event-card-taken = { $seat }, vous prenez { $card-the }.
republic-people-event-card-taken-openly = { $seat-The } prend { $card-the }, face visible.
republic-people-event-card-taken-unseen = { $seat-The } prend une carte.
republic-people-event-card-discarded = { $seat-The } défausse { $card-the }.
republic-people-event-turn-began = Tour { $turn }.
republic-people-event-phase-began = { $phase }.
