# Les factions neutres du chapitre 4.
republic-directive-imperialists = Impérialistes
    .The = La faction des Impérialistes
    .the = la faction des Impérialistes
    .a = les Impérialistes
    .of = des Impérialistes
    .to = aux Impérialistes
republic-directive-plutocrats = Ploutocrates
    .The = La faction des Ploutocrates
    .the = la faction des Ploutocrates
    .a = les Ploutocrates
    .of = des Ploutocrates
    .to = aux Ploutocrates
republic-directive-conservatives = Conservateurs
    .The = La faction des Conservateurs
    .the = la faction des Conservateurs
    .a = les Conservateurs
    .of = des Conservateurs
    .to = aux Conservateurs
republic-directive-populists = Populistes
    .The = La faction des Populistes
    .the = la faction des Populistes
    .a = les Populistes
    .of = des Populistes
    .to = aux Populistes

# -- ce qui est imprimé sur leurs cartes

republic-directive-line-leader-military = Chef ({ $rule }) : le sénateur à la plus haute valeur militaire.
republic-directive-line-leader-influence = Chef ({ $rule }) : le sénateur qui a le plus d’influence.
republic-directive-line-leader-influence-and-popularity = Chef ({ $rule }) : le sénateur qui a le plus d’influence et de popularité réunies.
republic-directive-line-revenue-treasury-die = Revenu ({ $rule }) : un dé de talents au trésor de la faction, le reste au chef.
republic-directive-line-revenue-equal-shares = Revenu ({ $rule }) : des parts égales à tous les sénateurs, le reste au trésor de la faction.
republic-directive-line-revenue-leader-half = Revenu ({ $rule }) : la moitié, arrondie au-dessus, au chef, le reste au trésor de la faction.
republic-directive-line-revenue-one-each = Revenu ({ $rule }) : 1 talent à chaque sénateur et 1 au trésor de la faction, le reste au chef.
republic-directive-line-province-always = Spoliation des provinces ({ $rule }) : toujours.
republic-directive-line-province-never = Spoliation des provinces ({ $rule }) : jamais.
republic-directive-line-province-die = Spoliation des provinces ({ $rule }) : si le dé donne { $count } ou plus.
republic-directive-line-knights =
    { $count ->
        [0] Chevaliers ({ $rule }) : une tentative à chaque initiative, sans talent.
        [one] Chevaliers ({ $rule }) : une tentative à chaque initiative, avec { $count } talent.
       *[other] Chevaliers ({ $rule }) : une tentative à chaque initiative, avec { $count } talents.
    }
republic-directive-line-initiative = Sixième initiative ({ $rule }) : rien ne s’ajoute au dé de ses enchères.
republic-directive-line-initiative-plus = Sixième initiative ({ $rule }) : + { $count } au dé de ses enchères.
republic-directive-line-initiative-minus = Sixième initiative ({ $rule }) : − { $count } au dé de ses enchères.
republic-directive-line-charity-treasury = Charité ({ $rule }) : verse au trésor de l’État autant qu’un joueur.
republic-directive-line-charity-games = Charité ({ $rule }) : organise des jeux si l’agitation dépasse la popularité du sénateur qui paie.
republic-directive-line-spoils = Partage des opimes ({ $rule }), la première qui est libre : { $spoils }.
republic-directive-spoil-field-consul = consul militaire
    .a = consul militaire
republic-directive-spoil-rome-consul = consul de Rome
    .a = consul de Rome
republic-directive-spoil-governor = gouverneur
    .a = gouverneur
republic-directive-spoil-censor = censeur
    .a = censeur
republic-directive-spoil-concession = concession
    .a = concession
republic-directive-spoil-land-bill = loi agraire
    .a = loi agraire
