# Neutral factions in the Revenue Phase: 4.03.

republic-solorevenue-event-spoils-tested =
    { $taken ->
        [0] Directive of { $senator-the }: he rolls { $die } and needs { $number } to take the spoils of { $province-the }. He leaves them.
       *[1] Directive of { $senator-the }: he rolls { $die } and needs { $number } to take the spoils of { $province-the }. He takes them.
    }
republic-solorevenue-event-spoils-by-directive =
    { $taken ->
        [0] By directive, { $senator-the } never takes spoils: he leaves those of { $province-the }.
       *[1] By directive, { $senator-the } always takes spoils: he takes those of { $province-the }.
    }
republic-solorevenue-event-spoils-beneath-him = { $senator-the } never takes spoils, whatever the directive: he leaves those of { $province-the }.
republic-solorevenue-event-income-split =
    { $die ->
        [0] { $seat-The } splits an income of { $amount } T: { $given } T to senators, { $kept } T to its treasury, which now holds { $total } T.
       *[other] { $seat-The } rolls { $die } for its treasury and splits an income of { $amount } T: { $given } T to senators, { $kept } T to its treasury, which now holds { $total } T.
    }
republic-solorevenue-event-treasury-die-rolled = A die decides how much goes to the treasury of { $seat-the }: { $die }.
republic-solorevenue-event-share-taken = { $senator-the } receives { $amount } T.
republic-solorevenue-event-guard-wanted = { $senator-the } has most influence in Rome among the senators of { $seat-the }, { $influence }: the directive protects him.
republic-solorevenue-event-gift-to-rule = By directive, { $senator-the } contributes { $amount } T, which lifts his influence to { $influence }.
republic-solorevenue-event-gift-matched = { $seat-The } matches the { $amount } T that a player has contributed; { $senator-the } pays.
republic-solorevenue-event-gift-not-matched = { $seat-The } cannot match the { $amount } T that a player has contributed, and gives nothing.
