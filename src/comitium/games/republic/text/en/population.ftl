# The Population Phase.

republic-population-event-unprosecuted-counted =
    { $amount ->
        [one] 1 unprosecuted war raises unrest.
       *[other] { $amount } unprosecuted wars raise unrest.
    }
republic-population-event-droughts-counted =
    { $amount ->
        [one] 1 drought raises unrest.
       *[other] { $amount } droughts raise unrest.
    }
republic-population-event-state-of-the-republic = { $senator-the } speaks to the people: dice { $dice } − unrest { $unrest } + popularity { $popularity } − omens { $omens } = { $total }; the higher, the calmer.
republic-population-event-manpower-short = Manpower is short (level { $level }): units cost more this turn.
republic-population-event-no-recruits = No units can be recruited this turn.
republic-population-event-mob-rose = A mob takes to the streets: { $amount ->
        [one] 1 mortality chit is drawn
       *[other] { $amount } mortality chits are drawn
    } against the senators in Rome.
republic-population-event-people-rose = The people revolt against the Republic.
