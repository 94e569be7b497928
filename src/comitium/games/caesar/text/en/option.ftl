# -- options

caesar-option-rule-set = Edition of the rules
caesar-option-rule-set-rio-grande = Rio Grande, in English (1999)
caesar-option-rule-set-kosmos-fr = Kosmos, in French translation
caesar-option-rule-set-tilsit-fr = Tilsit, in French, with its placing rule corrected
caesar-option-rule-set-tilsit-original = Tilsit, in French, as first printed
caesar-option-bonus-before-action-order = When you first see your bonus card
caesar-option-bonus-before-action-order-true = before you stack your action deck
caesar-option-bonus-before-action-order-false = after you have stacked your action deck
caesar-option-placement = How much influence you place in a turn
caesar-option-placement-down1-up2 = one card face-down or two face-up
caesar-option-placement-down1-down2 = one or two cards face-down
caesar-option-action-window = How late in a turn you may play an action
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
caesar-option-lone-endgame = How the game continues when only one side has influence left
caesar-option-lone-endgame-normal = with ordinary turns
caesar-option-lone-endgame-hand-only = with turns from the hand, without drawing
caesar-option-lone-endgame-dump = with one last turn that places the whole hand
caesar-option-end-when-blocked = Whether the game ends when neither side can ever place a card again
caesar-option-end-when-blocked-true = yes, it ends
caesar-option-end-when-blocked-false = no, it continues
caesar-option-tiebreak = Who wins a tie on points
caesar-option-tiebreak-patricians = the side with more patricians
caesar-option-tiebreak-none = nobody: it is a draw
caesar-option-bonus-points = Points for a fulfilled bonus card
caesar-option-bonus-points-value =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
caesar-option-peek-own = Whether you may look at your own face-down cards
caesar-option-peek-own-true = yes, at any time
caesar-option-peek-own-false = no, you have to remember them
caesar-option-orgy-variant = Whether orgies leave the vote deck
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
caesar-option-stall-limit = Passive turns in a row without a discard that end the game
caesar-option-stall-limit-value =
    { $value ->
        [one] 1 turn of each player
       *[other] { $value } turns of each player
    }
caesar-option-hand-back-counts-public = Whether you see how many influence and action cards your opponent holds
caesar-option-hand-back-counts-public-true = yes, by their backs
caesar-option-hand-back-counts-public-false = no, only how many cards in all
