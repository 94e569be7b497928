# Chapitre 2 : les règles avancées.

# -- tables refusées

republic-advanced-bad-rebels = Les gouverneurs rebelles exigent les guerres provinciales (règle { $rule }) : activez aussi provincial_wars.
republic-advanced-bad-few = Le jeu à un ou deux se joue sans règles avancées (règle { $rule }) : désactivez { $option }.
