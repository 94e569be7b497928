# -- what happened

idus-event-factions-dealt = { $seat } looks at two faction cards: { $factions }.
idus-event-play-began = { $seat } is the first player.
idus-event-limit-set = The limit is { $limit }: a marker that goes too far gives its conspiracy away.
idus-event-turn-began = Turn { $turn }: { $seat } is Consul.
idus-event-roles-given = { $praetor } is Praetor, { $aedile } and { $aedile2 } are Aediles.
idus-event-vote-laid = { $seat } lays { $colour-a } face-down.
idus-event-vote-cast = { $seat } has voted.
idus-event-vote-inspected = { $seat } looks at the vote of { $aedile }.
idus-event-vote-seen = { $seat } sees { $colour-a } in front of { $aedile }.
idus-event-inspection-declined = { $seat } looks at neither vote.
idus-event-yellow-shown = The vote of { $aedile } is yellow, and everybody sees it: another card must take its place.
idus-event-vote-kept = { $seat } lets the vote of { $aedile } stand.
idus-event-exchange-forced = { $seat } makes { $aedile } exchange the vote.
idus-event-vote-changed = The vote of { $aedile } is { $colour } now.
idus-event-vote-replaced = { $aedile } lays another card face-down.
idus-event-votes-counted = The votes, shuffled, are { $colour } and { $colour2 }: Loyal { $loyal }, Traitors { $traitor }.
idus-event-faction-discarded = { $seat } discards { $faction-a } and has chosen a side.
idus-event-faction-discarded-unseen = { $seat } discards a faction card and has chosen a side.
idus-event-conspiracy-failed = The marker of { $faction-the } has gone too far, the limit being { $limit }: their conspiracy has failed.
idus-event-both-failed = Both markers have gone too far, the limit being { $limit }: both sides are found out.
idus-event-ides-reached = The Ides of March have come: Loyal { $loyal }, Traitors { $traitor }.
idus-event-faction-revealed = { $seat } was { $faction-member }.
idus-event-discard-revealed = { $seat } had discarded { $faction-a }.
idus-event-faction-won =
    { $seats-count ->
        [0] Victory goes to { $faction-the }, but nobody is of their side: no player wins.
        [one] Victory goes to { $faction-the }: { $seats } wins.
       *[other] Victory goes to { $faction-the }: { $seats } win.
    }
idus-event-faction-claimed = { $seat } claims to be { $faction-member }.
idus-event-vote-claimed =
    { $impossible ->
        [0] { $seat } claims to have voted { $colour } in turn { $turn }.
       *[other] { $seat } claims to have voted { $colour } in turn { $turn }: impossible, as all can see.
    }
idus-event-inspection-claimed =
    { $impossible ->
        [0] { $seat } claims to have seen { $colour-a } in front of { $aedile } in turn { $turn }.
       *[other] { $seat } claims to have seen { $colour-a } in front of { $aedile } in turn { $turn }: impossible, as all can see.
    }
