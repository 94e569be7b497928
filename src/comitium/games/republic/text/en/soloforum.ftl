# Neutral factions in the Forum Phase, and cards that players may play at any time: 4.04.

# -- questions and refusals

republic-soloforum-ask-concession = Which of your senators receives this concession: { $card }?
republic-soloforum-refuse-recipient = Name one of your senators.
republic-soloforum-refuse-law-use = Choose between the law itself and its other use.

# -- what happened

republic-soloforum-event-law-played = { $seat-The } has to play a law at once: { $card }.
republic-soloforum-event-peddling-aimed =
    { $amount ->
        [one] { $seat-The } robs { $seat2-the }: the largest hand, with 1 card and { $influence } influence in all.
       *[other] { $seat-The } robs { $seat2-the }: the largest hand, with { $amount } cards and { $influence } influence in all.
    }
republic-soloforum-event-target-chosen = { $seat-The } sends { $senator-the } to persuade { $senator2-the }: target number { $base }{ $cost ->
        [0] , with nothing to pay.
       *[other] ; for { $cost } T it is { $level }{ $treasury ->
            [0] .
           *[other] {" "}even if his faction pays all it has against it.
        }
    }
republic-soloforum-event-nobody-vulnerable = { $seat-The } persuades nobody: even { $senator-the }, the most vulnerable, is out of reach, with a target number of { $base }.
republic-soloforum-event-pair-rolled = { $senator-the } and { $senator2-the }: { $total } to break the tie.
republic-soloforum-event-defence-reckoned =
    { $amount ->
        [0] { $seat-The } does not defend him: target number { $number }, and { $treasury } T in its treasury.
       *[other] { $seat-The } pays { $amount } of the { $treasury } T in its treasury against a target number of { $number }.
    }
republic-soloforum-event-knight-sought = { $seat-The } seeks a knight: { $senator-the } spends { $amount } T.
republic-soloforum-event-games-reckoned =
    { $given ->
        [0] { $seat-The } gives no games: the unrest, { $unrest }, is not above the popularity of { $senator-the }, { $popularity }.
       *[1] { $seat-The } gives games: the unrest, { $unrest }, is above the popularity of { $senator-the }, { $popularity }.
    }
republic-soloforum-event-bid-reckoned = { $seat-The } opens with { $amount } T: turn { $turn }, die { $die }, modifier { $modifier }; its richest senator in Rome has { $purse } T, the richest rival { $rival } T.
republic-soloforum-event-bid-tested =
    { $bids ->
        [0] A bid of { $amount } T is above the limit of { $limit }: { $seat-the } rolls { $die }, modifier { $modifier }, needs { $number } and passes.
       *[1] A bid of { $amount } T is above the limit of { $limit }: { $seat-the } rolls { $die }, modifier { $modifier }, needs { $number } and bids.
    }
