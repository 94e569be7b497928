# -- After a game of Res Publica Romana

draw-chronicle-title = The chronicle of the Republic
draw-chronicle-won = { $seat } wins. { $how }.
draw-chronicle-lost = All factions lose. { $how }.
draw-chronicle-fall = Why Rome fell
draw-chronicle-fall-wars = { $wars } wars were active at the end of the Combat Phase, and four are too many: { $wanting ->
        [one] one more victory
       *[other] { $wanting } more victories
    } would have saved Rome.
draw-chronicle-foe = { $war }: strength { $land }{ $fleets ->
        [0] {""}
       *[other] , fleets { $fleets }
    }; { $fought ->
        [0] it was unprosecuted this turn.
       *[other] it was fought this turn, but not won.
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
       *[other] At { $price } T each that would have paid for { $more } more: a strength of { $whole } before the commander’s.
    }
draw-chronicle-fall-private = The factions kept { $private } T for themselves; every { $price } T contributed to the State would have raised a unit.
draw-chronicle-fall-bill = The State had { $treasury } T and owed { $total }: { $wars } for wars, { $bills } for land bills, { $units } for legions and fleets{ $owed ->
        [0] {""}
       *[other] , { $owed } for provinces
    }.
draw-chronicle-fall-purses = { $short } T were missing. The factions kept { $private } T for themselves; contributions to the State could have paid the bill.
draw-chronicle-fall-event = { $event } cost the State { $total } T at once, and it had { $treasury }.
draw-chronicle-fall-reserve = { $short } T were missing. The factions kept { $private } T for themselves; an empty treasury cannot pay for events in the Forum.
draw-chronicle-fall-speech = { $senator-the } spoke to the people: dice { $dice }, unrest − { $unrest }, popularity { $popularity }, evil omens − { $omens }. The total was { $total }; below 0 the people revolt.
draw-chronicle-fall-calm = With { $wanting } less unrest, or a speaker { $wanting } more popular, they would not have revolted. Land bills, games and victories lower unrest.
draw-chronicle-score = How well you have done
draw-chronicle-place =
    { $place ->
        [1] { $seat }: place 1 of 5, master of Rome.
        [2] { $seat }: place 2 of 5, the most influential faction; { $margin } influence before the next.
        [3] { $seat }: place 3 of 5, a moral victory: Rome stands; { $margin } influence compared to the best other faction.
        [4] { $seat }: place 4 of 5: Rome belongs to a neutral faction.
       *[5] { $seat }: place 5 of 5: the game is lost.
    }
draw-chronicle-figures = Turn { $turn }; wars beaten { $beaten }, lowest treasury { $lowest } T, highest unrest { $highest }, { $given } T contributed by players.
draw-chronicle-score-of = How well you have done: { $seat }
draw-chronicle-rung =
    { $place ->
        [1] Master of Rome: Consul for Life, or rebel
        [2] Most influence when the era ends
        [3] Rome stands: a moral victory
        [4] Another faction seizes Rome
       *[5] Rome falls, or your faction is gone
    }
draw-chronicle-figure-turn = Turn
draw-chronicle-figure-margin = Influence ahead of the best other
draw-chronicle-figure-beaten = Wars beaten
draw-chronicle-figure-lowest = Lowest treasury
draw-chronicle-figure-highest = Highest unrest
draw-chronicle-figure-given = Talents contributed
draw-chronicle-standings = The factions at the end
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
        [0] no assassination attempt
        [one] 1 assassination attempt
       *[other] { $attempts } assassination attempts
    }, { $convicted ->
        [0] nobody found guilty
       *[other] { $convicted } found guilty
    }{ $alone ->
        [0] ; promises kept { $kept }, broken { $broken }
       *[other] {""}
    }.
draw-chronicle-eliminated = It has left the game.
draw-chronicle-agreements =
    { $count ->
        [0] No agreement was made in public.
        [one] 1 agreement was made in public; promises kept { $kept }, broken { $broken }.
       *[other] { $count } agreements were made in public; promises kept { $kept }, broken { $broken }.
    }
draw-chronicle-influence = Influence, turn by turn
draw-chronicle-treasury = State treasury, turn by turn
draw-chronicle-unrest = Unrest, turn by turn

draw-chronicle-line-treasury = treasury
draw-chronicle-line-unrest = unrest
draw-chronicle-end = end
draw-chronicle-course = The course of the game
draw-chronicle-at = Turn { $turn }: treasury { $treasury }, unrest { $unrest }; influence: { $seats }.
draw-chronicle-at-end = At the end, in turn { $turn }: treasury { $treasury }, unrest { $unrest }; influence: { $seats }.
draw-chronicle-killed = Assassination: { $senator-the } has { $senator2-the } killed and escapes.
draw-chronicle-killed-caught = Assassination: { $senator-the } has { $senator2-the } killed and is caught.
draw-chronicle-failed = Assassination attempt: { $senator-the } misses { $senator2-the } and escapes.
draw-chronicle-failed-caught = Assassination attempt: { $senator-the } misses { $senator2-the } and is caught.
draw-chronicle-defeat = { $senator-the } is defeated: { $war }.
draw-chronicle-disaster = { $senator-the } leads his army into a disaster: { $war }.
draw-chronicle-for-life = An attempt to make a Consul for Life fails. { $vote }
draw-chronicle-turn = Turn { $turn }
draw-chronicle-before = Before the first turn
draw-chronicle-seed = The seed was { $seed }; sealed at the start: { $commitment }.
draw-chronicle-fair = The seal matches the seed: cards and dice were fixed before the first choice.
draw-chronicle-unfair = The seal does not match the seed: these are not the promised cards and dice.
