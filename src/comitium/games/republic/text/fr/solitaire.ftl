# Le jeu à un et deux joueurs : chapitre 4.

# -- tables refusées

republic-solitaire-bad-neutrals =
    { $neutrals ->
        [3] Le jeu à deux a cinq factions, pas { $seats } (règle { $rule }).
       *[4] Le jeu en solitaire a cinq factions, pas { $seats } (règle { $rule }).
    }
republic-solitaire-bad-scenario = Le scénario « { $scenario } » ne se joue pas seul ou à deux, sauf si l’option solo_scenarios le permet (règle { $rule }).
republic-solitaire-bad-seats = Les directives demandent cinq factions : un ou deux joueurs aux premières places, puis quatre ou trois factions neutres (règle { $rule }).

# -- questions

republic-solitaire-choice-usual = { $usual } (par défaut)
republic-solitaire-ask-delegated = { $number ->
        [0] Vous décidez pour { $seat-the }, dont la directive laisse ce choix ouvert. { $question }
       *[other] Vous décidez pour { $seat-the }, dont la directive laisse ce choix ouvert. Par défaut : { $usual }. { $question }
    }

# -- ce qui s’est passé

republic-solitaire-event-solo-set-up =
    { $amount ->
        [one] Un joueur et { $amount2 } factions neutres.
       *[other] { $amount } joueurs et { $amount2 } factions neutres.
    }
republic-solitaire-event-totals-compared = Les sénateurs { $seat-of } totalisent { $military } en valeur militaire et { $influence } en influence.
republic-solitaire-event-directive-assigned = La faction dont l’insigne est { $sign } suit la carte { $directive-of }, et en porte le nom.
republic-solitaire-event-extra-senator = { $seat-The } reçoit { $senator-the } comme sénateur supplémentaire.
republic-solitaire-event-senator-rolled = { $senator-the } obtient { $total } pour départager.
republic-solitaire-event-war-rolled = { $war } : { $total } pour départager.
republic-solitaire-event-neutral-leader = { $seat-The } nomme { $senator-the } chef de faction, selon sa directive.
republic-solitaire-event-delegated-choice =
    { $same ->
        [0] « { $question } » { $seat-The } répond pour { $seat2-the } : { $chosen }. Réponse par défaut : { $usual }.
       *[1] « { $question } » { $seat-The } répond pour { $seat2-the }, comme par défaut : { $chosen }.
    }
