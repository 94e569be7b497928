# The words of Idus Martii. Forms of factions: .the "the Traitors", .a "a Traitor", .card "Traitor card"; of colours: .a "a red vote".
idus-title = Idus Martii
idus-tagline = A plot in the Senate: secret votes, and sides that nobody reveals.

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

# -- why it ended

idus-ending-conspiracy-loyal = A conspiracy failed, and the Loyal win.
idus-ending-conspiracy-traitor = A conspiracy failed, and the Traitors win.
idus-ending-conspiracy-merchant = A conspiracy failed, and the Merchants win.
idus-ending-ides-loyal = The Ides of March came, and the Loyal win.
idus-ending-ides-traitor = The Ides of March came, and the Traitors win.
idus-ending-ides-merchant = The Ides of March came, and the Merchants win.
idus-bad-first-player = { $seat } is not at a table of { $count }; name a player who is, or “random”.

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
idus-waited-roles = names the Praetor and the Aediles
idus-waited-vote = votes
idus-waited-look = chooses the vote to look at
idus-waited-veto = decides whether to keep the vote
idus-waited-replace = chooses the replacement card
idus-waited-side = discards a faction card
idus-cards =
    { $count ->
        [one] 1 faction card
       *[other] { $count } faction cards
    }
idus-says = claims to be { $faction-member }
idus-fate-none = nobody looked at a vote
idus-fate-kept = { $praetor } looked at the vote of { $aedile } and kept it
idus-fate-exchanged = { $praetor } had the vote of { $aedile } exchanged
idus-fate-yellow = { $praetor } looked at the vote of { $aedile }, which was yellow and was replaced
idus-vote-hidden = unknown
idus-vote-became = { $laid }, then { $final }
idus-vote-said = { $vote } by claim
idus-vote-disputed = { $vote } (the claims contradict each other)
idus-score = Who was on which side:
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
idus-said = by claim
idus-disputed = the claims contradict each other
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

# -- how long a standing order holds

idus-scope-turn = during this turn
idus-moment-turn = until the next turn begins
idus-moment-exchange = until a vote is exchanged
