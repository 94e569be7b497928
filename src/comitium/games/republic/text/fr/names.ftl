# Les mots de Res Publica Romana qui n'ont pas de chapitre à eux.
republic-title = Res Publica Romana
republic-tagline = Des factions de sénateurs gouvernent Rome ensemble, et chacune la veut pour elle seule.

# -- le livre de règles

republic-chapter-1 = Le jeu de base
republic-chapter-2 = Règles avancées
republic-chapter-3 = Scénarios
republic-chapter-4 = Un ou deux joueurs
