# Les mots de Res Publica Romana. Formes des places : .the « la Colonne », .of « de la Colonne ».
republic-title = Res Publica Romana
republic-tagline = Des factions de sénateurs gouvernent Rome ensemble, et chacune la veut pour elle seule.

# -- places

republic-seat-column = Colonne
    .the = la Colonne
    .of = de la Colonne
republic-seat-amphora = Amphore
    .the = l'Amphore
    .of = de l'Amphore
republic-seat-trident = Trident
    .the = le Trident
    .of = du Trident
republic-seat-star = Étoile
    .the = l'Étoile
    .of = de l'Étoile
republic-seat-torch = Torche
    .the = la Torche
    .of = de la Torche
republic-seat-crescent = Croissant
    .the = le Croissant
    .of = du Croissant

# -- le livre de règles

republic-chapter-1 = Le jeu de base
republic-chapter-2 = Règles avancées
republic-chapter-3 = Scénarios
republic-chapter-4 = Un ou deux joueurs
