# -- what happened

idus-event-factions-dealt = { $seat } looks at two faction cards: { $factions }.
idus-event-play-began = { $seat } is the first player.
idus-event-limit-set = The limit is { $limit }: a marker that passes it exposes its conspiracy.
idus-event-turn-began = Turn { $turn }: { $seat } is Consul.
idus-event-roles-given = { $praetor } is Praetor, { $aedile } and { $aedile2 } are Aediles.
idus-event-vote-laid = { $seat } places { $colour-a } face-down.
idus-event-vote-cast = { $seat } has voted.
idus-event-vote-inspected = { $seat } looks at the vote of { $aedile }.
idus-event-vote-seen = { $seat } sees { $colour-a } in front of { $aedile }.
idus-event-inspection-declined = { $seat } looks at neither vote.
idus-event-yellow-shown = The vote of { $aedile } is yellow, and all players see it: another card must replace it.
idus-event-vote-kept = { $seat } keeps the vote of { $aedile }.
idus-event-exchange-forced = { $seat } makes { $aedile } exchange the vote.
idus-event-vote-changed = The vote of { $aedile } is now { $colour }.
idus-event-vote-replaced = { $aedile } places another card face-down.
idus-event-votes-counted = The votes, shuffled, are { $colour } and { $colour2 }: Loyal { $loyal }, Traitors { $traitor }.
idus-event-faction-discarded = { $seat } discards { $faction-a } and has chosen a side.
idus-event-faction-discarded-unseen = { $seat } discards a faction card and has chosen a side.
idus-event-conspiracy-failed = The marker of { $faction-the } passes the limit of { $limit }: their conspiracy fails.
idus-event-both-failed = Both markers pass the limit of { $limit }: both conspiracies fail.
idus-event-ides-reached = The Ides of March have come: Loyal { $loyal }, Traitors { $traitor }.
idus-event-faction-revealed = { $seat } was { $faction-member }.
idus-event-discard-revealed = { $seat } had discarded { $faction-a }.
idus-event-faction-won =
    { $seats-count ->
        [0] Victory goes to { $faction-the }, but no player is on their side: nobody wins.
        [one] Victory goes to { $faction-the }: { $seats } wins.
       *[other] Victory goes to { $faction-the }: { $seats } win.
    }
idus-event-faction-claimed = { $seat } claims to be { $faction-member }.
idus-event-vote-claimed =
    { $impossible ->
        [0] { $seat } claims to have voted { $colour } in turn { $turn }.
       *[other] { $seat } claims to have voted { $colour } in turn { $turn }: impossible, as all players can see.
    }
idus-event-inspection-claimed =
    { $impossible ->
        [0] { $seat } claims to have seen { $colour-a } in front of { $aedile } in turn { $turn }.
       *[other] { $seat } claims to have seen { $colour-a } in front of { $aedile } in turn { $turn }: impossible, as all players can see.
    }
