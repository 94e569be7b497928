# Les factions neutres du chapitre 4.
republic-directive-imperialists = les Impérialistes
republic-directive-plutocrats = les Ploutocrates
republic-directive-conservatives = les Conservateurs
republic-directive-populists = les Populistes
