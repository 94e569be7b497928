# La commande qui donne une place aux modèles de langage.
cli-mcp-arg-seat = les places que jouent des modèles de langage, séparées par des virgules ; par défaut la dernière
cli-mcp-arg-opponent = le bot aux autres places
cli-mcp-arg-http = servir par HTTP sur ce port (0 : n’importe quel port libre) au lieu de stdio
cli-mcp-arg-host = adresse d’écoute, avec --http
cli-mcp-arg-resume = continuer une partie enregistrée, par son nom
cli-mcp-missing = Le Model Context Protocol n’est pas pris en charge par cette installation (il manque { $module }) ; installez comitium avec son extra « mcp ».
cli-mcp-one-seat = Par stdio, on ne peut servir qu’une seule place, or il y en a { $count } ; nommez-en une avec --seat, ou utilisez --http.
cli-mcp-not-resumed = La sauvegarde « { $name } » n’est pas une partie de { $game } où un modèle de langage peut avoir une place ; choisissez-en une autre.
cli-mcp-no-port = Le port { $port } sur { $host } n’est pas disponible ({ $why }) ; choisissez-en un autre avec --http.
cli-mcp-kept = La partie est conservée dans { $file }.
