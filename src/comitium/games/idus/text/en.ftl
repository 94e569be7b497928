# The words of Idus Martii. Forms of factions: .the "the Traitors", .a "a Traitor", .card "Traitor card"; of colours: .a "a red vote".

idus-title = Idus Martii
idus-tagline = A plot in the Senate, secret votes, and nobody who says which side they are on.

# -- seats

idus-seat-senator_1 = Aurelius
idus-seat-senator_2 = Cornelius
idus-seat-senator_3 = Domitius
idus-seat-senator_4 = Fabius
idus-seat-senator_5 = Horatius
idus-seat-senator_6 = Manlius
idus-seat-senator_7 = Sempronius
idus-seat-senator_8 = Valerius

# -- factions

idus-faction-loyal = Loyal
    .the = the Loyal
    .a = a Loyal card
    .many = Loyal cards
    .member = one of the Loyal
idus-faction-traitor = Traitor
    .the = the Traitors
    .a = a Traitor card
    .many = Traitor cards
    .member = a Traitor
idus-faction-merchant = Merchant
    .the = the Merchants
    .a = a Merchant card
    .many = Merchant cards
    .member = a Merchant

# -- colours

idus-colour-green = green
    .a = a green card
idus-colour-red = red
    .a = a red card
idus-colour-yellow = yellow
    .a = a yellow card

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

# -- why it ended

idus-ending-conspiracy-loyal = A conspiracy failed, and the Loyal win.
idus-ending-conspiracy-traitor = A conspiracy failed, and the Traitors win.
idus-ending-conspiracy-merchant = A conspiracy failed, and the Merchants win.
idus-ending-ides-loyal = The Ides of March came, and the Loyal win.
idus-ending-ides-traitor = The Ides of March came, and the Traitors win.
idus-ending-ides-merchant = The Ides of March came, and the Merchants win.

# -- questions

idus-ask-praetor = Turn { $turn }, you are Consul: who becomes Praetor?
idus-ask-aedile = { $praetor } is your Praetor: who becomes an Aedile?
idus-ask-aedile2 = { $praetor } is your Praetor and { $aedile } an Aedile: who is the other Aedile?
idus-ask-vote = Turn { $turn }, you are an Aedile: which card do you lay face-down?
idus-ask-look = You are Praetor: do you look at the vote of { $aedile } or of { $aedile2 }?
idus-ask-veto = You see that { $aedile } has voted { $colour }: does the vote stand?
idus-ask-replace-own = Your { $colour } vote has been turned down: which card do you lay instead?
idus-ask-replace-other = The { $colour } vote of { $aedile } goes: which card takes its place?
idus-ask-replace-yellow = Everybody has seen your yellow vote: which card do you lay instead?
idus-ask-side = Your term as Consul ends: which faction card do you discard?
idus-ask-last-choice = A marker has gone too far (limit { $limit }) before you have chosen a side: which faction card do you discard?

# -- choices

idus-choice-praetor = Make { $seat } Praetor
idus-choice-aedile = Make { $seat } an Aedile
idus-choice-vote = Vote { $colour }
idus-choice-look = Look at the vote of { $seat }
idus-choice-trust = Look at neither vote
idus-choice-keep = Let it stand
idus-choice-exchange = Have it exchanged
idus-choice-put = Lay { $colour-a }
idus-choice-discard = Discard { $faction-a }

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
idus-bad-first-player = { $seat } does not sit at a table of { $count }; name somebody who does, or “random”.

# -- positions

idus-position-side = { $seat } cannot hold so many faction cards in this turn (rule { $rule }); write “LT” for a hand of two, “L-T” for a kept and a discarded card.
idus-position-role = The roles of turn { $turn } break rule { $rule }; give them as its Consul could.
idus-position-impossible = No play can lead to such a position; check what is asked, the markers and the cards.

# -- options

idus-option-limit = How far a marker may go
idus-option-limit-printed = as printed for this number of players
idus-option-limit-value =
    { $value ->
        [one] 1 vote
       *[other] { $value } votes
    }
idus-option-limit-mode = When a marker gives its conspiracy away
idus-option-limit-mode-exceed = when it passes the limit
idus-option-limit-mode-reach = as soon as it reaches the limit
idus-option-first-player = Who is the first player
idus-option-first-player-random = drawn by lot
idus-option-first-player-senator-1 = { idus-seat-senator_1 }
idus-option-first-player-senator-2 = { idus-seat-senator_2 }
idus-option-first-player-senator-3 = { idus-seat-senator_3 }
idus-option-first-player-senator-4 = { idus-seat-senator_4 }
idus-option-first-player-senator-5 = { idus-seat-senator_5 }
idus-option-first-player-senator-6 = { idus-seat-senator_6 }
idus-option-first-player-senator-7 = { idus-seat-senator_7 }
idus-option-first-player-senator-8 = { idus-seat-senator_8 }
idus-option-r2-exchange = What an exchanged vote becomes in the second round
idus-option-r2-exchange-aedile-choice = the Aedile chooses, the other colour or yellow
idus-option-r2-exchange-opposite-colour = the other colour
idus-option-r2-exchange-praetor-choice = the Praetor chooses, the other colour or yellow
idus-option-aedile-repeat-5p = How many Aediles of the last turn may serve again, with five players
idus-option-aedile-repeat-5p-one = one
idus-option-aedile-repeat-5p-any = both
idus-option-aedile-repeat-5p-none = none
idus-option-aedile-streak-max-5p = How many turns running somebody may be an Aedile, with five players
idus-option-aedile-streak-max-5p-none = as many as the Consuls like
idus-option-aedile-streak-max-5p-value =
    { $value ->
        [one] 1 turn
       *[other] { $value } turns
    }
idus-option-role-ban-across-rounds = Whether the last roles of the first round bind the first Consul of the second
idus-option-role-ban-across-rounds-true = yes
idus-option-role-ban-across-rounds-false = no
idus-option-ides-rival-rule = Which factions need members for a victory on the Ides
idus-option-ides-rival-rule-literal = the rival of the leader
idus-option-ides-rival-rule-winner-needs-member = the leader
idus-option-ides-rival-rule-off = none
idus-option-ides-empty-leader = Who wins on the Ides when nobody is of the leading faction
idus-option-ides-empty-leader-merchant = the Merchants
idus-option-ides-empty-leader-faction = the leading faction, and so no player
idus-option-praetor-must-look = Whether the Praetor has to look at a vote
idus-option-praetor-must-look-true = yes, at one of them
idus-option-praetor-must-look-false = no, at one or at none
idus-option-reveal-discards-at-end = Whether discarded faction cards are shown at the end
idus-option-reveal-discards-at-end-true = yes
idus-option-reveal-discards-at-end-false = no, only the kept ones

# -- the table, the end and the rulebook

idus-turn = Turn { $turn } of { $turns } · round { $round }
idus-over =
    { $turn ->
        [one] The end, after 1 turn
       *[other] The end, after { $turn } turns
    }
idus-lead = on the Ides: { $faction } +{ $votes }
idus-level = on the Ides: { $faction }
idus-role-consul = Consul
idus-role-praetor = Praetor
idus-role-aedile = Aedile
idus-waited = is asked
idus-cards =
    { $count ->
        [one] 1 faction card
       *[other] { $count } faction cards
    }
idus-says = claims to be { $faction-member }
idus-fate-none = nobody looked at a vote
idus-fate-kept = { $praetor } looked at the vote of { $aedile } and let it stand
idus-fate-exchanged = { $praetor } had the vote of { $aedile } exchanged
idus-fate-yellow = { $praetor } looked at the vote of { $aedile }, which was yellow and was replaced
idus-vote-hidden = unknown
idus-vote-became = { $laid }, then { $final }
idus-vote-said = { $vote } by what is claimed
idus-vote-disputed = { $vote } (the claims contradict)
idus-score = Who was what:
idus-chapter-1 = Components
idus-chapter-2 = Limits
idus-chapter-3 = Setup
idus-chapter-4 = Rounds and roles
idus-chapter-5 = The turn
idus-chapter-6 = Whom the Consul may name
idus-chapter-7 = Who may know what
idus-chapter-8 = The end of the game
idus-chapter-10 = Options
idus-markers = Markers
idus-marker = { $count } of { $limit }
idus-safe = safe up to { $count }
idus-senate = Senate
idus-aedile-voted = Aedile (has voted)
idus-back = a face-down faction card
idus-record = Turns
idus-turn-of = Turn { $turn }, Consul { $consul }
idus-round = round { $round }
idus-now = this turn
idus-said = by what is claimed
idus-disputed = the claims contradict
idus-became-kept = looked at and kept
idus-became-exchanged = exchanged
idus-became-yellow = shown and replaced
idus-fate-open = { $praetor } is looking at the vote of { $aedile }
idus-ballots = Your vote cards
idus-effect-green = moves the marker of { idus-faction-loyal.the }
idus-effect-red = moves the marker of { idus-faction-traitor.the }
idus-effect-yellow = moves no marker
idus-column-kept = kept
idus-column-given-up = given up
