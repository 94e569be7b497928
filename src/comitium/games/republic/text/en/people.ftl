# People, money, cards and chits, in every phase.

republic-people-chit =
    { $number ->
        [0] blank
        [31] draw two
       *[other] { $number }
    }

republic-people-event-tie-rolled = { $seat } rolls { $amount }.
republic-people-event-influence-changed =
    { $rises ->
        [0] { $senator } loses { $size } influence and has { $total }.
       *[other] { $senator } gains { $size } influence and has { $total }.
    }
republic-people-event-popularity-changed =
    { $rises ->
        [0] { $senator } loses { $size } popularity and has { $total }.
       *[other] { $senator } gains { $size } popularity and has { $total }.
    }
republic-people-event-senator-joined = { $senator } joins { $seat-the }.
republic-people-event-senator-came-to-rome = { $senator } is back in Rome.
republic-people-event-senator-died = { $senator } dies.
republic-people-event-family-moved = { $senator } goes to the Curia.
republic-people-event-successor-stayed = The family stays: a new { $senator } leads { $seat-the }.
republic-people-event-chit-drawn = Mortality chit: { $chit }.
republic-people-event-brothers-rolled = One chit for two: { $senator } rolls { $amount }, { $senator2 } { $amount2 }.
republic-people-event-state-earned = The State receives { $amount } T and has { $total } T.
republic-people-event-state-paid = The State pays { $amount } T and has { $total } T.
republic-people-event-unrest-changed =
    { $rises ->
        [0] Unrest falls by { $size }, to { $total }.
       *[other] Unrest rises by { $size }, to { $total }.
    }
republic-people-event-card-taken = { $seat }, you take { $card-the }.
republic-people-event-card-taken-unseen = { $seat } takes a card.
republic-people-event-card-discarded = { $seat } discards { $card-the }.
republic-people-event-turn-began = Turn { $turn } begins.
republic-people-event-phase-began = { $phase }.
