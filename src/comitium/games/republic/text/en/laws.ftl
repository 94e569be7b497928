# Laws that are voted on (2.06).

republic-laws-proposal = { $repeals ->
        [0] { $law }
       *[other] { $law }, given up to repeal the Acilian Law
    }; sponsors { $one-the } and { $other-the }

# -- questions

republic-laws-ask-sponsor = Who sponsors { $law-the }?{ $count ->
        [0] {""}
        [one] {" "}{ $refused } has refused.
       *[other] {" "}{ $refused } have refused.
    } If it passes, the sponsor gains 3 influence and the co-sponsor 1. If it fails, the card leaves the game.
republic-laws-ask-cosponsor = Who sponsors { $law-the } with { $senator-the }?{ $count ->
        [0] {""}
        [one] {" "}{ $refused } has refused.
       *[other] {" "}{ $refused } have refused.
    } If it passes, the co-sponsor gains 1 influence.

# -- refusals

republic-laws-refuse-already = This law has been played already: wait for its vote.
republic-laws-refuse-too-few = A law needs two sponsors in Rome: wait until there are two senators.
republic-laws-refuse-over-law = A law is on the floor: no proposal can go before it.
republic-laws-refuse-sponsor = { $senator-the } cannot sponsor this law: name an aligned senator in Rome, and two different ones.
republic-laws-refuse-unwilling = { $senator-the } has refused: name another senator, or pass.
republic-laws-refuse-use = Choose what the law is used for, or pass.
republic-laws-refuse-discard = { $card-the } is a law and cannot be discarded while you hold other cards: discard one of those.

# -- what has happened

republic-laws-event-law-played = { $waits ->
        [0] { $seat-The } plays { $law-the }: it is the next proposal.
       *[other] { $seat-The } plays { $law-the }: it will be voted on next.
    }
republic-laws-event-law-kept = { $seat-The } keeps { $law-the }: it is not put to the vote.
republic-laws-event-law-voted-down = The Senate votes { $law-the } down: it leaves the game.
