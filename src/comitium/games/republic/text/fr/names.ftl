# Les mots de Res Publica Romana qui n’ont pas de chapitre à eux.
republic-title = Res Publica Romana
republic-tagline = Des factions de sénateurs gouvernent Rome ensemble, et chacune la veut pour elle seule.

# -- le livre de règles

republic-chapter-1 = Le jeu de base
republic-chapter-2 = Règles avancées
republic-chapter-3 = Scénarios
republic-chapter-4 = Un ou deux joueurs

# -- combien de temps vaut une consigne

republic-scope-vote = pendant ce vote
republic-scope-trial = pendant ce procès
republic-scope-initiative = pendant cette initiative
republic-scope-senate = pendant cette séance du Sénat
republic-scope-forum = pendant cette phase de forum
republic-scope-revenue = pendant cette phase de revenu
republic-scope-revolution = pendant cette phase de guerre civile
republic-moment-proposal = jusqu’à ce qu’une proposition soit faite
republic-moment-tribune = jusqu’à ce qu’un Tribun soit joué
republic-moment-attempt = jusqu’à ce qu’un assassin soit envoyé
republic-moment-war = jusqu’à ce qu’une guerre devienne active
republic-moment-phase = jusqu’au début de la prochaine phase
republic-moment-turn = jusqu’au début du prochain tour
