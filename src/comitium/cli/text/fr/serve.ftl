# -- comitium serve

cli-serve-arg-host = adresse d’écoute ; toute autre que celle de cet appareil admet d’autres personnes
cli-serve-arg-port = port d’écoute ; par défaut, le premier libre à partir de 8264
cli-serve-arg-database = un fichier ou une URL (sqlite:///…, postgresql://…) ; par défaut, un fichier dans votre dossier de données
cli-serve-arg-workers = nombre de processus qui calculent pour les bots
cli-serve-arg-pace = durée minimale, en secondes, d’une réponse de bot quand quelqu’un suit la partie
cli-serve-arg-origin = l’adresse publique, si un proxy se trouve devant ce serveur
cli-serve-arg-proxies = proxys de confiance, par adresse
cli-serve-arg-deflate = compresser ce qui est envoyé aux pages ouvertes : moins de trafic, plus de mémoire
cli-serve-arg-metrics = adresses, séparées par des virgules, qui peuvent lire /metrics
cli-serve-arg-limits = multiplicateur des limites de requêtes et de tables par visiteur ; plus haut pour une adresse partagée
cli-serve-arg-notices = autres sortes d’adresses auxquelles des messages peuvent partir, par leurs noms Apprise (mailtos, gotifys…)
cli-serve-arg-push-services = autres hôtes admis comme service de notification d’un navigateur
cli-serve-arg-private-notices = permettre des messages vers cette machine et son réseau
cli-serve-arg-open = ouvrir un navigateur ; ne noter que les erreurs
cli-serve-open = Serveur ouvert à { $address } · Ctrl-C l’arrête ; les parties sont gardées.
cli-serve-exposed = Écoute sur { $host } : quiconque atteint cet appareil par le réseau peut créer une table, suivre une partie et prendre place avec un lien. Rien n’est chiffré ; sur un réseau qui n’est pas de confiance, placez devant un proxy avec TLS.
cli-serve-proxied = Écoute sur { $host } : seul le proxy devrait pouvoir atteindre ce port.
cli-serve-nobody = Il n’y a ici ni bureau ni clavier, le serveur s’arrête donc aussitôt. « comitium serve » le laisse ouvert ; « comitium play » joue dans le terminal.
cli-serve-missing = La partie pour les navigateurs n’est pas installée (il manque { $module }) ; installez comitium avec son extra « web ».
cli-serve-no-database = La base de données ne s’ouvre pas ({ $why }) ; vérifiez qu’elle existe et qu’elle est accessible en écriture, ou choisissez-en une autre avec --database.
cli-serve-no-port = Le port { $port } sur { $host } est indisponible ({ $why }) ; choisissez-en un autre avec --port.
