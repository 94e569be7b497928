# -- what happened

caesar-event-bonus-dealt = { $seat }’s secret bonus card shows { $group-the }: winning three of them brings extra points.
caesar-event-deck-prepared = { $seat } is ready: the five opening cards are face-down.
caesar-event-play-began = Both sides are ready, and { $side_cleopatra } goes first.
caesar-event-turn-began = Turn { $turn }: { $seat }.
caesar-event-influence-placed-up = { $seat } places { $card-a } face-up on { $group-the }.
caesar-event-influence-placed-down = { $seat } places { $card-a } face-down on { $group-the }.
caesar-event-influence-placed-unseen = { $seat } places a card face-down on { $group-the }.
caesar-event-assassination-announced = { $seat } plays an assassination against { $card-a } on { $group-the }.
caesar-event-spy-announced = { $seat } plays a spy to look at the opponent’s hand.
caesar-event-castling-announced = { $seat } plays a castling between { $group-the } and { $group2-the }.
caesar-event-scout-announced = { $seat } plays a scout to turn the opponent’s cards on { $group-the } face-up.
caesar-event-wrath-announced = { $seat } calls the wrath of the gods down on { $group-the }.
caesar-event-action-vetoed = { $seat } vetoes { $card-the }, which has no effect.
caesar-event-influence-killed = The assassination costs { $seat } { $card-a } on { $group-the }.
caesar-event-hand-spied = The spy shows { $seat } the opponent’s hand: { $cards }.
caesar-event-card-stolen = The spy makes { $seat } discard { $card-a }.
caesar-event-groups-castled =
    { $seat } places the cards again: { $count ->
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
        [one] { $seat }’s hidden card on { $group-the } is turned face-up: { $cards }.
       *[other] { $seat }’s hidden cards on { $group-the } are turned face-up: { $cards }.
    }
caesar-event-wrath-fell =
    The gods strike { $group-the }: { $count ->
        [one] 1 influence card is discarded.
       *[other] { $count } influence cards are discarded.
    }
caesar-event-play-ended = { $seat } cannot place influence this turn and ends play without it.
caesar-event-card-drawn = { $seat } draws { $card-a }.
caesar-event-card-drawn-unseen = { $seat } draws { $deck-card }.
caesar-event-turn-passed =
    { $cards-count ->
        [0] { $seat } takes a passive turn and discards nothing.
       *[other] { $seat } takes a passive turn and discards { $cards }.
    }
caesar-event-special-vote-called = Eight cards are on { $group-the }: a special vote is held.
caesar-event-vote-drawn = Vote card: { $group-the } vote.
caesar-event-vote-decided =
    { $side_caesar } { $caesar }, { $side_cleopatra } { $cleopatra }{ $turned ->
        [0] : { $seat } wins { $group-one }.
       *[other] { $philosophers ->
            [one] , but a philosopher reverses the vote: { $seat } wins { $group-one }.
           *[other] , but philosophers reverse the vote: { $seat } wins { $group-one }.
        }
    } { $caesar_drops-count ->
        [0] { $side_cleopatra } discards { $cleopatra_drops }.
       *[other] { $cleopatra_drops-count ->
            [0] { $side_caesar } discards { $caesar_drops }.
           *[other] { $side_caesar } discards { $caesar_drops }, { $side_cleopatra } { $cleopatra_drops }.
        }
    }
caesar-event-vote-undecided = { $side_caesar } { $caesar }, { $side_cleopatra } { $cleopatra }: { $group-the } favour neither side, and nothing is discarded.
caesar-event-group-exhausted = All { $group-the } are won: the group is out of play, and the influence cards there are discarded.
caesar-event-vote-card-boxed = Vote card: { $group-the }, who are all won already. It is removed, and another card is drawn.
caesar-event-orgy-held = Vote card: an orgy, so there is no vote.
caesar-event-orgy-removed = One orgy is removed from the vote deck for good.
caesar-event-vote-deck-reshuffled =
    Vote card: an orgy with a reshuffle. There is no vote, and { $count ->
        [one] 1 vote card is
       *[other] { $count } vote cards are
    } shuffled into a new deck.
caesar-event-player-exhausted = { $seat } has no influence card left to play and takes no more turns.
caesar-event-bonus-shown =
    { $seat }’s bonus card shows { $group-the }: { $points ->
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
