# Autres mots du jeu. Formes : .the, .of, .to, .gender (m, f, mp, fp).

# -- ères

republic-term-era-early = Haute République
    .the = la Haute République
    .of = de la Haute République
    .to = à la Haute République
    .gender = f
republic-term-era-middle = Moyenne République
    .the = la Moyenne République
    .of = de la Moyenne République
    .to = à la Moyenne République
    .gender = f
republic-term-era-late = Basse République
    .the = la Basse République
    .of = de la Basse République
    .to = à la Basse République
    .gender = f

# -- séries de guerres liées

republic-term-series-punic = Guerres puniques
    .the = les Guerres puniques
    .of = des Guerres puniques
    .to = aux Guerres puniques
    .gender = fp
republic-term-series-illyrian = Guerres illyriennes
    .the = les Guerres illyriennes
    .of = des Guerres illyriennes
    .to = aux Guerres illyriennes
    .gender = fp
republic-term-series-gallic = Guerres gauloises
    .the = les Guerres gauloises
    .of = des Guerres gauloises
    .to = aux Guerres gauloises
    .gender = fp
republic-term-series-macedonian = Guerres macédoniennes
    .the = les Guerres macédoniennes
    .of = des Guerres macédoniennes
    .to = aux Guerres macédoniennes
    .gender = fp
republic-term-series-cilician-pirates = Pirates ciliciens
    .the = les Pirates ciliciens
    .of = des Pirates ciliciens
    .to = aux Pirates ciliciens
    .gender = mp
republic-term-series-spanish-revolts = Révoltes espagnoles
    .the = les Révoltes espagnoles
    .of = des Révoltes espagnoles
    .to = aux Révoltes espagnoles
    .gender = fp
republic-term-series-slave-revolts = Révoltes serviles
    .the = les Révoltes serviles
    .of = des Révoltes serviles
    .to = aux Révoltes serviles
    .gender = fp
republic-term-series-mithridatic = Guerres mithridatiques
    .the = les Guerres mithridatiques
    .of = des Guerres mithridatiques
    .to = aux Guerres mithridatiques
    .gender = fp

# -- sortes de cartes

republic-term-kind-family = Famille
    .the = la famille
    .of = de la famille
    .to = à la famille
    .gender = f
republic-term-kind-statesman = Homme d’État
    .the = l’homme d’État
    .of = de l’homme d’État
    .to = à l’homme d’État
    .gender = m
republic-term-kind-concession = Concession
    .the = la concession
    .of = de la concession
    .to = à la concession
    .gender = f
republic-term-kind-war = Guerre
    .the = la guerre
    .of = de la guerre
    .to = à la guerre
    .gender = f
republic-term-kind-leader = Chef ennemi
    .the = le chef ennemi
    .of = du chef ennemi
    .to = au chef ennemi
    .gender = m
republic-term-kind-intrigue = Carte d’intrigue
    .the = la carte d’intrigue
    .of = de la carte d’intrigue
    .to = à la carte d’intrigue
    .gender = f
republic-term-kind-law = Loi
    .the = la loi
    .of = de la loi
    .to = à la loi
    .gender = f
republic-term-kind-deck-event = Événement
    .the = l’événement
    .of = de l’événement
    .to = à l’événement
    .gender = m

# -- résultats des combats

republic-term-result-defeat = Défaite
    .the = la défaite
    .of = de la défaite
    .to = à la défaite
    .gender = f
republic-term-result-disaster = Désastre
    .the = le désastre
    .of = du désastre
    .to = au désastre
    .gender = m
republic-term-result-standoff = Retraite
    .the = la retraite
    .of = de la retraite
    .to = à la retraite
    .gender = f
republic-term-result-stalemate = Usure
    .the = l’usure
    .of = de l’usure
    .to = à l’usure
    .gender = f
republic-term-result-victory = Victoire
    .the = la victoire
    .of = de la victoire
    .to = à la victoire
    .gender = f

# -- jeux

republic-term-games-slice-and-dice = Petits jeux
    .the = les petits jeux
    .of = des petits jeux
    .to = aux petits jeux
    .gender = mp
republic-term-games-blood-fest = Jeux sanglants
    .the = les jeux sanglants
    .of = des jeux sanglants
    .to = aux jeux sanglants
    .gender = mp
republic-term-games-gladiator-gala = Gala de gladiateurs
    .the = le gala de gladiateurs
    .of = du gala de gladiateurs
    .to = au gala de gladiateurs
    .gender = m

# -- lois agraires

republic-term-bill-land-bill-1 = Loi agraire de type I
    .the = la loi agraire de type I
    .of = de la loi agraire de type I
    .to = à la loi agraire de type I
    .gender = f
republic-term-bill-land-bill-2 = Loi agraire de type II
    .the = la loi agraire de type II
    .of = de la loi agraire de type II
    .to = à la loi agraire de type II
    .gender = f
republic-term-bill-land-bill-3 = Loi agraire de type III
    .the = la loi agraire de type III
    .of = de la loi agraire de type III
    .to = à la loi agraire de type III
    .gender = f

# -- factions neutres

republic-term-neutral-imperialists = Impérialistes
    .the = les Impérialistes
    .of = des Impérialistes
    .to = aux Impérialistes
    .gender = mp
republic-term-neutral-plutocrats = Ploutocrates
    .the = les Ploutocrates
    .of = des Ploutocrates
    .to = aux Ploutocrates
    .gender = mp
republic-term-neutral-conservatives = Conservateurs
    .the = les Conservateurs
    .of = des Conservateurs
    .to = aux Conservateurs
    .gender = mp
republic-term-neutral-populists = Populistes
    .the = les Populistes
    .of = des Populistes
    .to = aux Populistes
    .gender = mp

# -- guerres sans carte, légions

republic-term-civil-war = Guerre civile
    .the = la guerre civile
    .of = de la guerre civile
    .to = à la guerre civile
    .gender = f
republic-term-revolt = Révolte { $province-in }
    .the = la révolte { $province-in }
    .of = de la révolte { $province-in }
    .to = à la révolte { $province-in }
    .gender = f
republic-term-free-tribune = Tribun { $senator-of }
    .the = le tribun gratuit { $senator-of }
    .of = du tribun gratuit { $senator-of }
    .to = au tribun gratuit { $senator-of }
    .gender = m
republic-term-legion = Légion { $amount }
    .the = la légion { $amount }
    .of = de la légion { $amount }
    .to = à la légion { $amount }
    .gender = f
