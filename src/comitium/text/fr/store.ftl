store-lost = La base de données ne répond pas pour l’instant ({ $why }), rien n’a donc changé ; réessayez dans un instant.
store-taken = Un autre serveur (processus { $process }) utilise déjà la base { $file } ; arrêtez-le d’abord, ou nommez un autre fichier avec --database.
