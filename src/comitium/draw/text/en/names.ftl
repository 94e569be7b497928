# What pictures and lines read aloud say around a game’s own words.
draw-you = you
draw-player = { $seat } ({ $player })
draw-decides = · decides
draw-also = rules
draw-commands = “rules” lists the chapters of the rules.
draw-visit = Your cards: Enter hides them, then pass the device back.
draw-zone = { $zone }: { $what }
draw-empty = { $zone }: nothing
draw-several = { $thing } ×{ $count }
draw-owned = { $thing } ({ $seat })
draw-hidden = { $thing } (face-down)
draw-printed = { $card } (a card of the game, not in front of you)
draw-told = { $thing } ({ $about })
draw-column = { $seat }: { $column }

# -- numbers to be chosen

draw-amount = { $what }{ $more ->
    [0] {""}
   *[other] , or { $low ->
        [0] with up to { $high } more
       *[other] up to { $high }
    }{ $step ->
        [1] {""}
       *[other] {""} in steps of { $step }
    }{ $each ->
        [0] {""}
       *[other] , { $each } T each
    }: “{ $number } { $high }”
}
draw-amount-alone = Type a number from { $low } to { $high }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}{ $each ->
    [0] .
    [1] .
   *[other] ; each costs { $each } T.
}
