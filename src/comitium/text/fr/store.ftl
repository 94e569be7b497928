store-lost = La base de données ne répond pas pour l’instant ({ $why }), rien n’a donc changé ; réessayez dans un instant.
