# -- les têtes de colonnes du navigateur : abrégées, puis le mot entier

republic-mark-military = MIL
    .long = valeur militaire
republic-mark-oratory = ÉLO
    .long = éloquence
republic-mark-loyalty = LOY
    .long = loyauté
republic-mark-influence = INF
    .long = influence
republic-mark-popularity = POP
    .long = popularité
republic-mark-talents = TAL
    .long = talents
republic-mark-knights = CHEV
    .long = chevaliers
republic-mark-guards = ESC
    .long = escortes
republic-mark-votes = VOIX
    .long = voix au Sénat
