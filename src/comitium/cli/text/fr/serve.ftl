# -- comitium serve

cli-serve-arg-host = où écouter ; toute autre adresse que cet appareil laisse entrer d’autres personnes
cli-serve-arg-port = sur quel port ; sans cela, le premier libre à partir de 8264
cli-serve-arg-database = un fichier ou une URL (sqlite:///…, postgresql://…) ; sans cela, un fichier dans votre dossier de données
cli-serve-arg-workers = combien de processus réfléchissent pour les joueurs de l’ordinateur
cli-serve-arg-pace = durée minimale, en secondes, d’une réponse de l’ordinateur quand on le regarde
cli-serve-arg-origin = l’adresse que les gens utilisent, si un proxy se trouve devant ce serveur
cli-serve-arg-proxies = adresses des proxys que l’on croit quand ils disent qui demande
cli-serve-arg-deflate = compresser ce qui est envoyé aux pages ouvertes : moins de trafic, plus de mémoire
cli-serve-arg-metrics = adresses, séparées par des virgules, qui peuvent lire /metrics
cli-serve-arg-limits = combien de fois plus que d’ordinaire un visiteur peut demander et dresser des tables ; davantage pour une adresse partagée
cli-serve-arg-open = ouvrir un navigateur ; ne noter que ce qui va mal
cli-serve-open = Les tables sont ouvertes à { $address } · Ctrl-C ferme la maison ; les parties restent où elles en sont.
cli-serve-exposed = Écoute sur { $host } : quiconque atteint cet appareil par le réseau peut dresser une table, regarder et prendre place avec un lien. Rien n’est chiffré ; sur un réseau qui n’est pas de confiance, placez devant un proxy avec TLS.
cli-serve-proxied = Écoute sur { $host } : seul le proxy devrait pouvoir atteindre ce port.
cli-serve-nobody = Il n’y a ici ni bureau ni clavier, la maison ferme donc aussitôt. « comitium serve » la garde ouverte ; « comitium play » joue dans le terminal.
cli-serve-missing = La partie pour les navigateurs n’est pas installée (il manque { $module }) ; installez comitium avec son extra « web ».
cli-serve-no-database = La base de données ne s’ouvre pas ({ $why }) ; vérifiez qu’elle est là et qu’on peut y écrire, ou choisissez-en une autre avec --database.
cli-serve-no-port = Le port { $port } sur { $host } est indisponible ({ $why }) ; choisissez-en un autre avec --port.
