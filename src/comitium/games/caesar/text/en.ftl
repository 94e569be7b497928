# The words of Caesar & Cleopatra. Forms of cards: .name "spy", .a "a spy", .many "spies", .the "the spy"; of groups: .the, .one.

caesar-title = Caesar & Cleopatra
caesar-tagline = Two rivals, five groups of patricians: a duel of influence and intrigue.

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

# -- what happened

caesar-event-bonus-dealt = { $seat }'s secret bonus card shows { $group-the }: winning three of them brings extra points.
caesar-event-deck-prepared = { $seat } is ready: the five opening cards are down.
caesar-event-play-began = Both sides are ready, and { caesar-seat-cleopatra } goes first.
caesar-event-turn-began = Turn { $turn }: { $seat }.
caesar-event-influence-placed-up = { $seat } places { $card-a } face-up on { $group-the }.
caesar-event-influence-placed-down = { $seat } places { $card-a } face-down on { $group-the }.
caesar-event-influence-placed-unseen = { $seat } places a card face-down on { $group-the }.
caesar-event-assassination-announced = { $seat } plays an assassination against { $card-a } on { $group-the }.
caesar-event-spy-announced = { $seat } plays a spy to look into the opponent's hand.
caesar-event-castling-announced = { $seat } plays a castling between { $group-the } and { $group2-the }.
caesar-event-scout-announced = { $seat } plays a scout to uncover the opponent's cards on { $group-the }.
caesar-event-wrath-announced = { $seat } calls the wrath of the gods down on { $group-the }.
caesar-event-action-vetoed = { $seat } vetoes { $card-the }, which has no effect.
caesar-event-influence-killed = The assassination costs { $seat } { $card-a } on { $group-the }.
caesar-event-hand-spied = The spy shows { $seat } the opponent's hand: { $cards }.
caesar-event-card-stolen = The spy makes { $seat } discard { $card-a }.
caesar-event-groups-castled =
    { $seat } lays the cards out again: { $count ->
        [0] none
        [one] 1 face-down
       *[other] { $count } face-down
    } on { $group-the }, { $count2 ->
        [0] none
        [one] 1 face-down
       *[other] { $count2 } face-down
    } on { $group2-the }.
caesar-event-group-revealed =
    { $cards-count ->
        [one] { $seat }'s hidden card on { $group-the } is turned face-up: { $cards }.
       *[other] { $seat }'s hidden cards on { $group-the } are turned face-up: { $cards }.
    }
caesar-event-wrath-fell =
    The gods strike { $group-the }: { $count ->
        [one] 1 influence card is discarded.
       *[other] { $count } influence cards are discarded.
    }
caesar-event-play-ended = { $seat } has no way to place influence this turn and ends play without.
caesar-event-card-drawn = { $seat } draws { $card-a }.
caesar-event-card-drawn-unseen = { $seat } draws { $deck-card }.
caesar-event-turn-passed =
    { $cards-count ->
        [0] { $seat } takes a passive turn and discards nothing.
       *[other] { $seat } takes a passive turn and discards { $cards }.
    }
caesar-event-special-vote-called = Eight cards lie on { $group-the }: a special vote is held.
caesar-event-vote-drawn = Vote card: { $group-the } vote.
caesar-event-vote-decided =
    { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }{ $turned ->
        [0] : { $seat } wins { $group-one }.
       *[other] { $philosophers ->
            [one] , but a philosopher turns the vote: { $seat } wins { $group-one }.
           *[other] , but philosophers turn the vote: { $seat } wins { $group-one }.
        }
    } { $caesar_drops-count ->
        [0] { caesar-seat-cleopatra } discards { $cleopatra_drops }.
       *[other] { $cleopatra_drops-count ->
            [0] { caesar-seat-caesar } discards { $caesar_drops }.
           *[other] { caesar-seat-caesar } discards { $caesar_drops }, { caesar-seat-cleopatra } { $cleopatra_drops }.
        }
    }
caesar-event-vote-undecided = { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }: { $group-the } favour neither side, and nothing is discarded.
caesar-event-group-exhausted = All { $group-the } are won: the group is out of play, and the influence cards there are discarded.
caesar-event-vote-card-boxed = Vote card: { $group-the }, who are all won already. It goes into the box, and another card is drawn.
caesar-event-orgy-held = Vote card: an orgy, so there is no vote.
caesar-event-orgy-removed = One orgy is taken out of the vote cards for good.
caesar-event-vote-deck-reshuffled =
    Vote card: an orgy with a reshuffle. There is no vote, and { $count ->
        [one] 1 vote card is
       *[other] { $count } vote cards are
    } shuffled into a new deck.
caesar-event-player-exhausted = { $seat } has no influence card left to play and takes no more turns.
caesar-event-bonus-shown =
    { $seat }'s bonus card shows { $group-the }: { $points ->
        [0] { $seat } has fewer than three of them, so no extra points.
        [one] 1 extra point.
       *[other] { $points } extra points.
    }
caesar-event-game-won =
    { $tied ->
        [0] { $points ->
            [one] { $seat } wins by 1 point to { $points2 }.
           *[other] { $seat } wins by { $points } points to { $points2 }.
        }
       *[other] { $points ->
            [one] { $seat } wins: 1 point each, but { $seat } has more patricians.
           *[other] { $seat } wins: { $points } points each, but { $seat } has more patricians.
        }
    }
caesar-event-game-drawn =
    { $points ->
        [one] The game is a draw: 1 point each.
       *[other] The game is a draw: { $points } points each.
    }
caesar-event-game-ended =
    The game is over. { $ending ->
        [patricians] { caesar-ending-patricians }
        [exhausted] { caesar-ending-exhausted }
        [blocked] { caesar-ending-blocked }
        [alone] { caesar-ending-alone }
        [stopped] { caesar-ending-stopped }
       *[stalled] { caesar-ending-stalled }
    }

# -- why it ended

caesar-ending-patricians = The last patrician has been won.
caesar-ending-exhausted = Neither side has influence left to play.
caesar-ending-blocked = Nobody has room for another card, and no action is left that could make room.
caesar-ending-alone = One side was out of influence, and the other has placed what it could.
caesar-ending-stalled = Both sides kept letting their turns pass, and nothing changed any more.
caesar-ending-stopped = One side was out of influence, and the other chose to stop.

# -- questions

caesar-ask-order = Stack your action deck: which card comes at place { $place } from the top?
caesar-ask-opening = Opening cards: which value do you lay face-down on { $group-the }?
caesar-ask-turn = Turn { $turn } is yours: place influence, play an action, or take a passive turn?
caesar-ask-play-on = Your turn goes on: what do you play next?
caesar-ask-place-up = On which group do you place { $card-the } face-up?
caesar-ask-place-down = On which group do you place { $card-the } face-down?
caesar-ask-refill =
    { $count ->
        [one] One card to draw: influence or action?
       *[other] { $count } cards to draw: is the next one influence or action?
    }
caesar-ask-late-action = Your hand is refilled: do you play an action before the votes?
caesar-ask-discard = Passive turn: which card do you discard, or is that all?
caesar-ask-dump = Your opponent is out of influence and this is your last turn: which card do you place face-down next?
caesar-ask-aim-assassination = Assassination: on which group is the face-up card you want gone?
caesar-ask-aim-assassination-card = Assassination on { $group-the }: which face-up card is the target?
caesar-ask-aim-castling = Castling: from which group do you first pick up your cards?
caesar-ask-aim-castling-second = Castling with { $group-the }: which is the second group?
caesar-ask-aim-scout = Scout: on which group should your opponent's hidden cards be turned face-up?
caesar-ask-aim-wrath = Wrath of the gods: on which group should all influence cards be swept away?
caesar-ask-castle = Castling between { $group-the } and { $group2-the }: where do you lay { $card-the } face-down?
caesar-ask-spy-pick = You see your opponent's whole hand: which card must be discarded?
caesar-ask-replace-spy = The spy has cost you a card: from which deck do you draw another?
caesar-ask-replace-veto = Your veto is spent: what do you draw in its place?
caesar-ask-veto-assassination = Your opponent wants to assassinate your { $target-name } on { $group-the }: do you veto it?
caesar-ask-veto-spy = Your opponent wants to spy on your hand: do you veto it?
caesar-ask-veto-castling = Your opponent wants to castle between { $group-the } and { $group2-the }: do you veto it?
caesar-ask-veto-scout = Your opponent wants to turn your hidden cards on { $group-the } face-up: do you veto it?
caesar-ask-veto-wrath = Your opponent calls the wrath of the gods down on { $group-the }: do you veto it?

# -- choices

caesar-choice-down = Place { $card-a } face-down
caesar-choice-up = Place { $card-a } face-up
caesar-choice-play = Play { $card-a }
caesar-choice-end = Play nothing more
caesar-choice-passive = Take a passive turn
caesar-choice-on = Choose { $group-the }
caesar-choice-target = Choose { $card-the }
caesar-choice-pass = Let it happen
caesar-choice-veto = Veto it
caesar-choice-draw = Draw { $deck-card }
caesar-choice-decline = Draw nothing
caesar-choice-discard = Discard { $card-a }
caesar-choice-done = Discard no more
caesar-choice-next = Put { $card-a } next

# -- refusals

caesar-refuse-order = You have no { $card-name } left to stack; choose another action card.
caesar-refuse-ordering = Your action deck is not complete yet; choose the action card that comes next.
caesar-refuse-opening-twice = You have already laid { $card-the }; choose a value that you have not laid yet.
caesar-refuse-opening = Each group gets one of your values from 1 to 5, face-down; choose one that you have not laid yet.
caesar-refuse-not-in-hand = You have no { $card-name } in hand; choose a card that you hold.
caesar-refuse-no-room = No group has room for another card of yours; make room with an action, or place nothing.
caesar-refuse-second-up = Face-up cards come in twos, and there is no second one to place; place a single card face-down instead.
caesar-refuse-placement = That cannot be placed so this turn; choose one of the placements on offer, or place nothing more.
caesar-refuse-not-influence = Only influence cards are laid on a group; play the action instead, or choose an influence card.
caesar-refuse-second-down = After an action this turn allows only one face-down card; end your play.
caesar-refuse-only-down = In this edition influence is laid face-down, one card or two; lay this card face-down.
caesar-refuse-end-one-up = Face-up cards come in twos; lay the second one before you end your play.
caesar-refuse-second-action = You have already played an action this turn; keep this one for a later turn.
caesar-refuse-action-two-down = After two face-down cards this turn allows no action; play nothing more.
caesar-refuse-active = An active turn needs an influence card in hand, and room for it or an action that could make room; take a passive turn.
caesar-refuse-makes-no-room = You have no room for influence, and this would not make any; choose what opens a place for you.
caesar-refuse-end = You cannot stop here, because influence is still to be placed; place a card, or take a passive turn if you have played nothing yet.
caesar-refuse-passive = You have already played a card this turn, so it cannot be passive any more; place influence or play nothing more.
caesar-refuse-other = That cannot be done now; choose something that is on offer.
caesar-refuse-group = A group is asked for here; choose one that has room for your card.
caesar-refuse-out-of-play = All { $group-the } are won and out of play; choose another group.
caesar-refuse-own-limit = You already have five cards on { $group-the }, and that is the limit for a side; choose another group.
caesar-refuse-group-limit = There is no room for more of your cards on { $group-the } (five a side, eight in all); choose another group.
caesar-refuse-after-play = You are already refilling your hand, so no more cards are played; draw from one of your decks.
caesar-refuse-deck = A card is to be drawn here; choose a deck that still has cards.
caesar-refuse-passive-only = In a passive turn you only discard; choose a card of your hand, or say that this is all.
caesar-refuse-dump = In this last turn you only place influence face-down; choose an influence card that you hold.
caesar-refuse-assassination = An assassination only hits a face-up card of your opponent; choose one that lies there, or keep the assassination for later.
caesar-refuse-spy = A spy finds nothing in an empty hand; keep it until your opponent holds a card.
caesar-refuse-castling = A castling needs two different groups in play with a card of yours on at least one of them; choose such groups, or keep it for later.
caesar-refuse-scout = A scout only uncovers face-down cards of your opponent; choose a group where one lies, or keep the scout for later.
caesar-refuse-wrath = The wrath of the gods needs influence cards to strike; choose a group where at least one lies, or keep it for later.
caesar-refuse-veto-alone = A veto only answers an action; keep it until your opponent announces one.
caesar-refuse-aim = That is no target for { $card-the }; name a group.
caesar-refuse-veto = Only a veto in your hand can stop this action; play one if you hold it, or let the action happen.
caesar-refuse-spy-pick = The spy takes a card out of your opponent's hand; choose one of those you see.
caesar-refuse-castling-group = Your cards go back to the two groups you named; choose one of these.

# -- positions

caesar-position-too-many = One side has too many cards “{ $card }” in this position; each side owns { $count }.
caesar-position-impossible = No play can lead to such a position; check the stack and what it says of the turn.
caesar-position-limit = Too many cards lie on { $group-the } in this position; five on a side and eight in all are the limit.
caesar-position-patricians = { $group }: this position counts { $count }, left or won, and that is not the size of the group; correct “left” or “won”.
caesar-position-out-of-play = All { $group-the } are won in this position, so no cards may lie there; clear the group.

# -- options

caesar-option-rule-set = Which edition's rules are played
caesar-option-rule-set-rio-grande = Rio Grande, in English (1999)
caesar-option-rule-set-kosmos-fr = Kosmos, in French translation
caesar-option-rule-set-tilsit-fr = Tilsit, in French, with its placing rule corrected
caesar-option-rule-set-tilsit-original = Tilsit, in French, as first printed
caesar-option-bonus-before-action-order = When you first see your bonus card
caesar-option-bonus-before-action-order-true = before you stack your action deck
caesar-option-bonus-before-action-order-false = after you have stacked your action deck
caesar-option-placement = How much influence is placed in a turn
caesar-option-placement-down1-up2 = one card face-down or two face-up
caesar-option-placement-down1-down2 = one or two cards face-down
caesar-option-action-window = How late in a turn an action may be played
caesar-option-action-window-before-refill = until the hand is refilled
caesar-option-action-window-whole-turn = until the votes begin
caesar-option-special-vote-time = When groups with eight cards vote
caesar-option-special-vote-time-before-refill = before the hand is refilled
caesar-option-special-vote-time-after-refill = after the hand is refilled
caesar-option-lone-philosopher = What philosophers alone do against an empty side
caesar-option-lone-philosopher-undecided = nothing: the vote stays undecided
caesar-option-lone-philosopher-wins = they win
caesar-option-veto-draw = Whether a veto is replaced at once
caesar-option-veto-draw-optional = you may draw a card
caesar-option-veto-draw-mandatory = you must draw a card
caesar-option-veto-draw-none = you draw nothing
caesar-option-lone-endgame = How the game goes on when only one side has influence left
caesar-option-lone-endgame-normal = with ordinary turns
caesar-option-lone-endgame-hand-only = with turns from the hand, without drawing
caesar-option-lone-endgame-dump = with one last turn that places the whole hand
caesar-option-end-when-blocked = Whether the game ends when nobody can place a card for good
caesar-option-end-when-blocked-true = yes, it ends
caesar-option-end-when-blocked-false = no, it goes on
caesar-option-tiebreak = Who wins at equal points
caesar-option-tiebreak-patricians = whoever has more patricians
caesar-option-tiebreak-none = nobody: it is a draw
caesar-option-bonus-points = What a fulfilled bonus card is worth
caesar-option-bonus-points-value =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
caesar-option-peek-own = Whether you may look at your own face-down cards
caesar-option-peek-own-true = yes, at any time
caesar-option-peek-own-false = no, you have to remember them
caesar-option-orgy-variant = Whether orgies leave the vote cards
caesar-option-orgy-variant-off = no, all stay
caesar-option-orgy-variant-early = one leaves before the game
caesar-option-orgy-variant-late = one leaves when two groups are exhausted, another when three are
caesar-option-orgy-variant-late-once = one leaves when two groups are exhausted
caesar-option-orgy-variant-late-on-draw = the first one drawn after two groups are exhausted leaves
caesar-option-two-down-no-action = Whether you may place two cards face-down in a turn without an action
caesar-option-two-down-no-action-true = yes
caesar-option-two-down-no-action-false = no
caesar-option-action-deck-order = How the action decks are stacked
caesar-option-action-deck-order-chosen = each player stacks their own
caesar-option-action-deck-order-shuffled = they are shuffled (good for a first game)
caesar-option-allow-single-face-up = Whether a single face-up card may be placed
caesar-option-allow-single-face-up-true = yes, one is enough
caesar-option-allow-single-face-up-false = no, always two
caesar-option-castling-unblocks = Whether a castling allows an active turn when you have no room
caesar-option-castling-unblocks-true = yes
caesar-option-castling-unblocks-false = no
caesar-option-exhausted-may-veto = Whether a player without influence may still veto
caesar-option-exhausted-may-veto-true = yes
caesar-option-exhausted-may-veto-false = no
caesar-option-empty-side-under-philosopher = What an empty side does against values with a philosopher
caesar-option-empty-side-under-philosopher-wins = it wins, having the lower sum
caesar-option-empty-side-under-philosopher-undecided = nothing: the vote stays undecided
caesar-option-stall-limit = How many passive turns in a row without a discard end the game
caesar-option-stall-limit-value =
    { $value ->
        [one] 1 turn of each player
       *[other] { $value } turns of each player
    }
caesar-option-hand-back-counts-public = Whether you see how many influence and action cards your opponent holds
caesar-option-hand-back-counts-public-true = yes, by their backs
caesar-option-hand-back-counts-public-false = no, only how many cards in all

# -- the table, the score and the rulebook

caesar-over =
    { $turn ->
        [one] After 1 turn
       *[other] After { $turn } turns
    }
caesar-preparing = Preparation
caesar-turn = Turn { $turn } · { $seat } plays
caesar-orgy = Orgy
caesar-reshuffle = Orgy ↻
caesar-gone = closed
caesar-hand = Hand
caesar-bonus = Your secret bonus ★: { $group-the } (+{ $points } for three of them)
caesar-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
caesar-effect-philosopher = counts nothing, but can make the lower sum win
caesar-effect-assassination = removes a face-up card of the opponent
caesar-effect-spy = shows you the opponent's hand; you choose a card to be discarded
caesar-effect-castling = lays your cards of two groups out anew, face-down
caesar-effect-scout = turns the opponent's hidden cards on one group face-up
caesar-effect-wrath = discards all influence cards on one group
caesar-effect-veto = stops an action of the opponent
caesar-score = Final score
caesar-score-won = won
caesar-score-majority = maj.
caesar-score-all = all
caesar-score-points = points
caesar-score-bonus = Bonus { $group }
caesar-score-sum = Sum
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
    { $seat }, in all: { $points ->
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
caesar-filled = { $count } of { $limit } cards
caesar-bonus-here = your bonus group
caesar-bonus-card = Bonus card
caesar-vote-left = its vote card is still in the deck
caesar-chosen = chosen
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
caesar-hand-influence = { $count } of influence
caesar-hand-action = { $count } of action
caesar-vote-deck = Vote deck
caesar-vote-discards = Vote cards that have been turned up
caesar-order = Action deck so far, from the top
caesar-unordered = Still to be stacked
caesar-fingers = Still to be laid out
caesar-announced = Waits for a veto
caesar-aimed-at = against { $what }
