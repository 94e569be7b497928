# La phase de plèbe.

republic-population-event-unprosecuted-counted =
    { $amount ->
        [one] Une guerre non entreprise agite la plèbe.
       *[other] { $amount } guerres non entreprises agitent la plèbe.
    }
republic-population-event-droughts-counted =
    { $amount ->
        [one] Une disette agite la plèbe.
       *[other] { $amount } disettes agitent la plèbe.
    }
republic-population-event-state-of-the-republic = { $senator-the } s’adresse au peuple : dés { $dice } − agitation { $unrest } + popularité { $popularity } − présages { $omens } = { $total } ; plus c’est haut, plus il est calme.
republic-population-event-manpower-short = Le recrutement devient difficile (niveau { $level }) : les troupes coûtent plus cher ce tour-ci.
republic-population-event-no-recruits = Aucun recrutement n’est possible ce tour-ci.
republic-population-event-mob-rose =
    { $amount ->
        [one] L’émeute gronde : { $amount } pion Mortalité contre tous ceux qui sont à Rome.
       *[other] L’émeute gronde : { $amount } pions Mortalité contre tous ceux qui sont à Rome.
    }
republic-population-event-people-rose = La plèbe se soulève contre la République.
