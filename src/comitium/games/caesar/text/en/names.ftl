# The words of Caesar & Cleopatra. Forms of cards: .name "spy", .a "a spy", .many "spies", .the "the spy"; of groups: .the, .one.
caesar-title = Caesar & Cleopatra
caesar-tagline = Two opponents, five groups of patricians: a duel of influence and intrigue.

# -- seats

caesar-seat-caesar = Caesar
caesar-seat-cleopatra = Cleopatra

# -- groups

caesar-group-senator = Senators
    .the = the senators
    .one = a senator
caesar-group-praetor = Praetors
    .the = the praetors
    .one = a praetor
caesar-group-quaestor = Quaestors
    .the = the quaestors
    .one = a quaestor
caesar-group-censor = Censors
    .the = the censors
    .one = a censor
caesar-group-aedile = Aediles
    .the = the aediles
    .one = an aedile

# -- decks

caesar-deck-influence = Influence deck
    .card = an influence card
caesar-deck-action = Action deck
    .card = an action card

# -- cards

caesar-card-philosopher = Philosopher
    .name = philosopher
    .a = a philosopher
    .many = philosophers
    .the = the philosopher
caesar-card-influence-1 = Influence 1
    .name = 1
    .a = a 1
    .many = 1s
    .the = the 1
caesar-card-influence-2 = Influence 2
    .name = 2
    .a = a 2
    .many = 2s
    .the = the 2
caesar-card-influence-3 = Influence 3
    .name = 3
    .a = a 3
    .many = 3s
    .the = the 3
caesar-card-influence-4 = Influence 4
    .name = 4
    .a = a 4
    .many = 4s
    .the = the 4
caesar-card-influence-5 = Influence 5
    .name = 5
    .a = a 5
    .many = 5s
    .the = the 5
caesar-card-assassination = Assassination
    .name = assassination
    .a = an assassination
    .many = assassinations
    .the = the assassination
caesar-card-spy = Spy
    .name = spy
    .a = a spy
    .many = spies
    .the = the spy
caesar-card-castling = Castling
    .name = castling
    .a = a castling
    .many = castlings
    .the = the castling
caesar-card-scout = Scout
    .name = scout
    .a = a scout
    .many = scouts
    .the = the scout
caesar-card-wrath = Wrath of the gods
    .name = wrath of the gods
    .a = the wrath of the gods
    .many = wraths of the gods
    .the = the wrath of the gods
caesar-card-veto = Veto
    .name = veto
    .a = a veto
    .many = vetoes
    .the = the veto

# -- why it ended

caesar-ending-patricians = The last patrician has been won.
caesar-ending-exhausted = Neither side has influence left to play.
caesar-ending-blocked = Neither side has room for another card, and no action is left that could make room.
caesar-ending-alone = One side was out of influence, and the other has placed all it could.
caesar-ending-stalled = Both sides kept taking passive turns without discarding.
caesar-ending-stopped = One side was out of influence, and the other chose to stop.

# -- the table, the score and the rulebook

caesar-over =
    { $turn ->
        [one] After 1 turn
       *[other] After { $turn } turns
    }
caesar-preparing = Setup
caesar-turn = Turn { $turn } · { $seat } plays
caesar-orgy = Orgy
caesar-reshuffle = Orgy ↻
caesar-gone = out of play
caesar-hand = Hand
caesar-bonus = Your secret bonus ★: { $group-the } (+{ $points } for three of them)
caesar-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
caesar-effect-philosopher = counts nothing, but can make the lower sum win
caesar-effect-assassination = removes one of the opponent’s face-up cards
caesar-effect-spy = shows you the opponent’s hand; you choose a card to discard from it
caesar-effect-castling = picks up your cards on two groups and places them again, face-down
caesar-effect-scout = turns the opponent’s hidden cards on one group face-up
caesar-effect-wrath = discards all influence cards on one group
caesar-effect-veto = cancels an action of the opponent
caesar-score = Final score
caesar-score-won = won
caesar-score-majority = maj.
caesar-score-all = all
caesar-score-points = points
caesar-score-bonus = Bonus { $group }
caesar-score-sum = Total
caesar-score-line =
    { $seat }, { $group }: { $won } won, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $all ->
        [0] { $majority ->
            [0] .
           *[other] , with the majority.
        }
       *[other] , with the majority and the whole group.
    }
caesar-score-bonus-line =
    { $seat }, bonus card { $group }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
caesar-score-sum-line =
    { $seat }, total: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
caesar-chapter-1 = Cards
caesar-chapter-2 = Setup
caesar-chapter-3 = Who may know what
caesar-chapter-4 = Limits
caesar-chapter-5 = The turn
caesar-chapter-6 = Action cards
caesar-chapter-7 = Votes
caesar-chapter-8 = Points
caesar-chapter-9 = The end of the game
caesar-chapter-10 = Variants
caesar-chapter-12 = Editions
caesar-back-card = a face-down card
caesar-back-influence = a face-down influence card
caesar-back-action = a face-down action card
caesar-left = { $count } left
caesar-filled = { $count }/{ $limit } cards
caesar-bonus-here = your bonus group
caesar-bonus-card = Bonus card
caesar-vote-left = its vote card is still in the deck
caesar-chosen = chosen
caesar-chosen-group = chosen
caesar-sum = known sum { $sum }
caesar-philosophers =
    { $count ->
        [one] 1 philosopher
       *[other] { $count } philosophers
    }
caesar-decks = Decks
caesar-discards = Discards
caesar-patricians =
    { $count ->
        [one] 1 patrician
       *[other] { $count } patricians
    }
caesar-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
caesar-hand-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
caesar-hand-influence = { $count } influence
caesar-hand-action = { $count } action
caesar-vote-deck = Vote deck
caesar-vote-discards = Vote cards already drawn
caesar-order = Action deck so far, from the top
caesar-unordered = Still to stack
caesar-fingers = Still to place
caesar-announced = Waiting for a veto
caesar-aimed-at = against { $group-the }
caesar-aimed-at-card = against { $card-the }

# -- how long a standing order holds

caesar-moment-turn = until the next turn begins
caesar-moment-vote = until a vote is decided
caesar-moment-reshuffle = until the vote deck is reshuffled
