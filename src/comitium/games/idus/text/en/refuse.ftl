# -- refusals

idus-refuse-seat = You have no question to answer now; wait until you are asked.
idus-refuse-voted = Your vote is cast and cannot be changed; wait for the other Aedile.
idus-refuse-no-seat = There is no player in that seat; name one of the { $count } players.
idus-refuse-self = The Consul cannot take another role; name another player.
idus-refuse-two-roles = { $seat } already has a role; give this one to another player.
idus-refuse-praetor-again = { $seat } was Praetor last turn; name another player.
idus-refuse-praetor-needed = With { $seat } as Praetor there would be too few Aediles; name another player.
idus-refuse-aedile-again = { $seat } was an Aedile last turn; name another player.
idus-refuse-second-repeat = Only one Aedile of the last turn may serve again, and { $seat } would be the second; name another player.
idus-refuse-streak = { $seat } has been an Aedile for too many turns in a row; name another player.
idus-refuse-name-praetor = The Praetor is named first; choose who it is.
idus-refuse-name-aedile = Two Aediles must be named; choose one of the seats on the list.
idus-refuse-yellow = There are no yellow cards in the first round; vote green or red.
idus-refuse-vote = You must vote here; choose one of your vote cards.
idus-refuse-look = The Praetor looks at the card of one Aedile; choose whose.
idus-refuse-second-look = You have already looked at a card; keep it or have it exchanged.
idus-refuse-veto = You have seen the card; keep it or have it exchanged.
idus-refuse-replace = You must place a different card; choose one of the two others.
idus-refuse-yellow-stays = The yellow card must be replaced; place a green or a red one.
idus-refuse-not-held = You do not hold { $faction-a }; discard one of your two cards.
idus-refuse-discard = You must discard one of your two faction cards; choose which.
idus-refuse-claim-turn =
    Turn { $turn } has not begun; make a claim about { $last ->
        [one] turn 1.
       *[other] turns 1 to { $last }.
    }
idus-refuse-claim = “{ $text }” is not a claim; say “faction loyal”, “vote 3 red” or “saw 3 Horatius green”.
