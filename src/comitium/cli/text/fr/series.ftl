# Les longues séries, conservées, classées et dessinées.
cli-series-arg-out = dossier pour les résultats, partie par partie en Parquet ; ce qui s’y trouve déjà n’est pas rejoué
cli-series-arg-cluster = adresse d’un cluster Ray (hôte:port, ou auto) qui se partage les parties ; sinon, les processus de cette machine
cli-series-arg-bots = les bots qui se rencontrent, séparés par des virgules
cli-series-arg-rounds = nombre de rondes ; une nouvelle commande qui en demande plus continue
cli-series-arg-deals = donnes que chaque table joue par ronde, chacune depuis toutes les places
cli-series-arg-guests = les bots à mesurer, par exemple tribune, consul:sims=50 ou llm:url=…
cli-series-arg-protocol = les règles de la mesure ; un nom inconnu en donne la liste
cli-series-arg-first-deals = ne jouer que tant de donnes, les premières
cli-series-no-guest = Nommez au moins un bot à mesurer, par exemple « comitium benchmark tribune ».
cli-series-kept = Les résultats sont dans { $folder }.
cli-series-page = La page de graphiques est { $file }.
cli-series-rate = { $rate } parties/s
cli-series-pace = { $done } sur { $total } parties, { $rate } par seconde, encore { $left }
