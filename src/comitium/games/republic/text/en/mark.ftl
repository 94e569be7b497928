# -- the heads of columns in the browser: short, and the whole word

republic-mark-military = MIL
    .long = military
republic-mark-oratory = ORA
    .long = oratory
republic-mark-loyalty = LOY
    .long = loyalty
republic-mark-influence = INF
    .long = influence
republic-mark-popularity = POP
    .long = popularity
republic-mark-talents = TAL
    .long = talents
republic-mark-knights = EQ
    .long = knights
republic-mark-guards = GRD
    .long = guards
republic-mark-votes = VOT
    .long = votes in the Senate
