# -- refusals

idus-refuse-seat = It is not for you to answer now; wait until you are asked.
idus-refuse-voted = Your vote lies on the table and cannot be changed; wait for the other Aedile.
idus-refuse-no-seat = Nobody sits there; name one of the { $count } players.
idus-refuse-self = The Consul takes no other role; name somebody else.
idus-refuse-two-roles = { $seat } has a role already; give this one to somebody else.
idus-refuse-praetor-again = { $seat } was Praetor in the last turn; name somebody else.
idus-refuse-praetor-needed = With { $seat } as Praetor nobody would be left to be Aedile; name somebody else.
idus-refuse-aedile-again = { $seat } was an Aedile in the last turn; name somebody else.
idus-refuse-second-repeat = Only one Aedile of the last turn may be Aedile again, and { $seat } would be too many; name somebody else.
idus-refuse-streak = { $seat } has been an Aedile for too many turns running; name somebody else.
idus-refuse-name-praetor = The Praetor is named first; choose who it is.
idus-refuse-name-aedile = Two Aediles are to be named; choose one of the seats on offer.
idus-refuse-yellow = There are no yellow cards in the first round; vote green or red.
idus-refuse-vote = A vote is asked for here; lay one of your vote cards.
idus-refuse-look = The Praetor looks at the card of one Aedile; choose whose.
idus-refuse-second-look = You have already looked at a card, and one is all; let it stand or have it exchanged.
idus-refuse-veto = You have seen the card; let it stand or have it exchanged.
idus-refuse-replace = The card must be another one than before; choose one of the two that are left.
idus-refuse-yellow-stays = The yellow card must go; lay a green or a red one.
idus-refuse-not-held = You do not hold { $faction-a }; discard one of your own two.
idus-refuse-discard = One of your two faction cards must go; choose which.
idus-refuse-claim-turn =
    Turn { $turn } has not begun; claim something of { $last ->
        [one] turn 1.
       *[other] turns 1 to { $last }.
    }
idus-refuse-claim = “{ $text }” is not a claim; say “faction loyal”, “vote 3 red” or “saw 3 Horatius green”.
