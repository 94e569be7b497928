# -- After a game of Res Publica Romana

draw-chronicle-title = The chronicle of the Republic
draw-chronicle-won = { $seat } has won. { $how }.
draw-chronicle-lost = All factions have lost. { $how }.
draw-chronicle-fall = What Rome died of
draw-chronicle-fall-wars = At the end of the Combat Phase { $wars } wars were active, and four are too many: { $wanting ->
        [one] one more victory
       *[other] { $wanting } more victories
    } would have saved Rome.
draw-chronicle-foe = { $war }: strength { $land }{ $fleets ->
        [0] {""}
       *[other] , fleets { $fleets }
    }; { $fought ->
        [0] nobody fought it this year.
       *[other] it was fought this year, and not won.
    }
draw-chronicle-fall-army = In Rome { $legions ->
        [0] no legion was left
        [one] 1 legion was left (strength { $strength })
       *[other] { $legions } legions were left (strength { $strength })
    }, { $fleets ->
        [0] no fleet
        [one] 1 fleet
       *[other] { $fleets } fleets
    } and { $treasury } T. { $more ->
        [0] The State could raise no more.
       *[other] At { $price } T each that would have paid { $more } more: a strength of { $whole } before the commander’s own.
    }
draw-chronicle-fall-private = The factions kept { $private } T for themselves; given to the State, every { $price } T would have raised a unit.
draw-chronicle-fall-bill = The State had { $treasury } T and owed { $total }: { $wars } for wars, { $bills } for land bills, { $units } for legions and fleets{ $owed ->
        [0] {""}
       *[other] , { $owed } for provinces
    }.
draw-chronicle-fall-purses = { $short } T were missing. The factions kept { $private } T for themselves: what their senators give to the State may pay such a bill.
draw-chronicle-fall-event = { $event } cost the State { $total } T at once, and it had { $treasury }.
draw-chronicle-fall-reserve = { $short } T were missing. The factions kept { $private } T for themselves: a treasury that is empty after the debts of the year has nothing for what the Forum brings.
draw-chronicle-fall-speech = { $senator-the } spoke to the people: dice { $dice }, unrest − { $unrest }, popularity { $popularity }, evil omens − { $omens }. Below 0 they rise: it made { $total }.
draw-chronicle-fall-calm = With { $wanting } less unrest, or a speaker { $wanting } more popular, they would not have risen: land bills, games and victories do that.
draw-chronicle-standings = What became of the factions
draw-chronicle-column-influence = infl.
draw-chronicle-column-wealth = talents
draw-chronicle-column-senators = senators
draw-chronicle-column-wars = wars won
draw-chronicle-column-offices = offices
draw-chronicle-column-deaths = dead
draw-chronicle-column-attempts = attempts
draw-chronicle-column-convicted = guilty
draw-chronicle-column-kept = kept
draw-chronicle-column-broken = broken
draw-chronicle-standing =
    { $seat }: influence { $influence }, { $wealth ->
        [one] 1 talent
       *[other] { $wealth } talents
    }, { $senators ->
        [one] 1 senator
       *[other] { $senators } senators
    }; { $wars ->
        [0] no war won
        [one] 1 war won
       *[other] { $wars } wars won
    }, { $offices ->
        [0] no office held
        [one] 1 office held
       *[other] { $offices } offices held
    }, { $deaths ->
        [0] nobody dead
       *[other] { $deaths } dead
    }, { $attempts ->
        [0] no attempt on a life
        [one] 1 attempt on a life
       *[other] { $attempts } attempts on a life
    }, { $convicted ->
        [0] nobody found guilty
       *[other] { $convicted } found guilty
    }; promises kept { $kept }, broken { $broken }.
draw-chronicle-eliminated = It has left the game.
draw-chronicle-agreements =
    { $count ->
        [0] No agreement was made in public.
        [one] 1 agreement was made in public; promises kept { $kept }, broken { $broken }.
       *[other] { $count } agreements were made in public; promises kept { $kept }, broken { $broken }.
    }
draw-chronicle-influence = Influence, turn by turn
draw-chronicle-treasury = The treasury of the State, turn by turn
draw-chronicle-unrest = Unrest, turn by turn

draw-chronicle-line-treasury = treasury
draw-chronicle-line-unrest = unrest
draw-chronicle-end = end
draw-chronicle-course = The course of the game
draw-chronicle-at = Turn { $turn }: treasury { $treasury }, unrest { $unrest }; influence: { $seats }.
draw-chronicle-at-end = At the end, in turn { $turn }: treasury { $treasury }, unrest { $unrest }; influence: { $seats }.
draw-chronicle-killed = Murder: { $senator-the } has { $senator2-the } killed and escapes.
draw-chronicle-killed-caught = Murder: { $senator-the } has { $senator2-the } killed and is caught.
draw-chronicle-failed = Attempted murder: { $senator-the } misses { $senator2-the } and escapes.
draw-chronicle-failed-caught = Attempted murder: { $senator-the } misses { $senator2-the } and is caught.
draw-chronicle-turn = Turn { $turn }
draw-chronicle-before = Before the first turn
draw-chronicle-seed = The seed was { $seed }; sealed at the start: { $commitment }.
draw-chronicle-fair = The seal fits the seed: cards and dice were fixed before the first choice.
draw-chronicle-unfair = The seal does not fit the seed: these are not the cards and dice that were promised.
