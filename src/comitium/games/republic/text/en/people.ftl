# People, money, cards and chits, in every phase.

republic-people-chit =
    { $number ->
        [0] blank
        [31] draw two
       *[other] { $number }
    }

republic-people-event-tie-rolled = { $seat-The } rolls { $amount } for precedence.
republic-people-event-influence-changed =
    { $rises ->
        [0] { $senator-the } loses { $size } influence and has { $total }.
       *[other] { $senator-the } gains { $size } influence and has { $total }.
    }
republic-people-event-popularity-changed =
    { $rises ->
        [0] { $senator-the } loses { $size } popularity and has { $total }.
       *[other] { $senator-the } gains { $size } popularity and has { $total }.
    }
republic-people-event-senator-joined = { $senator-the } joins { $seat-the }.
republic-people-event-senator-came-to-rome = { $senator-the } is back in Rome.
republic-people-event-senator-died = { $senator-the } dies.
republic-people-event-concession-returned = { $senator-the } loses { $concession-the }: it returns to the Forum.
republic-people-event-family-moved = The family { $senator } goes to the Curia; a new { $senator } may come from there.
republic-people-event-successor-stayed = The family { $senator } goes on: a new { $senator } leads { $seat-the }.
republic-people-event-chit-drawn = Mortality chit: { $chit }.
republic-people-event-brothers-rolled = One chit for two senators: { $senator-the } rolls { $amount }, { $senator2-the } { $amount2 }.
republic-people-event-state-earned = The State receives { $amount } T and has { $total } T.
republic-people-event-state-paid = The State pays { $amount } T and has { $total } T.
republic-people-event-unrest-changed =
    { $rises ->
        [0] Unrest falls by { $size }, to { $total }.
       *[other] Unrest rises by { $size }, to { $total }.
    }
republic-people-event-card-taken = { $seat }, you take { $card-the }.
republic-people-event-card-taken-openly = { $seat-The } takes { $card-the }, face-up.
republic-people-event-card-taken-unseen = { $seat-The } takes a card.
republic-people-event-card-discarded = { $seat-The } discards { $card-the }.
republic-people-event-turn-began = Turn { $turn } begins.
republic-people-event-phase-began = { $phase }.
