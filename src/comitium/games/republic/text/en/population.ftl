# The Population Phase.

republic-population-event-unprosecuted-counted =
    { $amount ->
        [one] One war that nobody fights stirs up the people.
       *[other] { $amount } wars that nobody fights stir up the people.
    }
republic-population-event-droughts-counted =
    { $amount ->
        [one] One drought stirs up the people.
       *[other] { $amount } droughts stir up the people.
    }
republic-population-event-state-of-the-republic = { $senator-the } speaks to the people: dice { $dice } − unrest { $unrest } + popularity { $popularity } − omens { $omens } = { $total }; the higher, the calmer.
republic-population-event-manpower-short = Manpower is short (level { $level }): troops cost more this year.
republic-population-event-no-recruits = Nobody can be recruited this year.
republic-population-event-mob-rose = A mob takes to the streets: { $amount } chits against everybody in Rome.
republic-population-event-people-rose = The people rise against the Republic.
