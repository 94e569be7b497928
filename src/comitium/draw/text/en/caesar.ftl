# -- Caesar & Cleopatra

draw-caesar-commands = “auto” finishes your setup, “pass always” and “pass ask” decide what happens when you have no veto.
draw-caesar-also = auto
draw-caesar-aim = The aim: win patricians. You place influence on five groups; when a group votes, the higher sum usually wins one of its patricians [7.3.2]. Each is worth a point [8.1], more than half of a group one more [8.2], the whole group another [8.3], and your secret bonus card may add two [8.4]. Most points at the end win [8.5].
draw-caesar-signs = The signs: ● Caesar, ▲ Cleopatra; ▐5▌ is face-up, (5) is your own face-down card, ▒ a hidden one; P is a philosopher. Below a group’s name □ are the patricians not yet won, ● and ▲ those won, 3/8 how full the group is, ✓ that its vote card is still in the deck, ★ your bonus. In your hand 1▾ places face-down and 1▴ face-up. In the log ▸ is new and ⋯ marks lines left out.
draw-caesar-votes = Vote deck { $count }: { $cards }
draw-caesar-belongings =
    hand { $hand } · decks { $decks } · discards { $discards } · { $patricians ->
        [one] 1 patrician
       *[other] { $patricians } patricians
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
draw-caesar-belongings-briefly =
    hand { $hand } · decks { $decks } · discards { $discards } · won { $patricians } · { $points } { $points ->
        [one] pt
       *[other] pts
    }
draw-caesar-hand-of = { $seat }’s hand:
draw-caesar-order = Action deck from the top: { $cards }
draw-caesar-fingers = Still to place: { $cards }
draw-caesar-discarding = To discard: { $cards }
draw-caesar-holds =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
draw-caesar-group = { $group }: { $left } left, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }. { $lines } { $cards } of { $limit } cards.
draw-caesar-group-gone = { $group }: out of play, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }.
draw-caesar-side = { $seat } has { $cards }; known sum { $sum }.
draw-caesar-side-hidden = { $seat } has { $cards }.
draw-caesar-side-empty = { $seat } has nothing.
draw-caesar-open = { $cards } face-up
draw-caesar-hidden-own = { $cards } face-down

# -- the report after the end

draw-caesar-report-title = The game, turn by turn
draw-caesar-report-won = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } against { $points2 }.
draw-caesar-report-tied = Both have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $seat } wins with { $patricians ->
        [one] { $patricians } patrician
       *[other] { $patricians } patricians
    } against { $patricians2 }.
draw-caesar-report-drawn = A draw: both have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
draw-caesar-report-sides = The two sides
draw-caesar-report-side =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $patricians ->
        [one] 1 patrician
       *[other] { $patricians } patricians
    }; { $votes ->
        [0] no vote won
        [one] 1 vote won
       *[other] { $votes } votes won
    }{ $turned ->
        [0] {""}
       *[other] , { $turned } of them through philosophers
    }; { $actions ->
        [0] no action card played
        [one] 1 action card played
       *[other] { $actions } action cards played
    }, { $vetoes ->
        [0] no veto
        [one] 1 veto
       *[other] { $vetoes } vetoes
    }.
draw-caesar-report-bonus = The bonus card ({ $group }) brought { $points }.
draw-caesar-report-no-bonus = The bonus card ({ $group }) brought nothing.
draw-caesar-report-points = Points, turn by turn, bonus cards included
draw-caesar-report-lead =
    { $count ->
        [0] The lead never changed sides.
        [one] The lead changed sides once.
       *[other] The lead changed sides { $count } times.
    }
