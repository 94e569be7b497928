# Séries de parties entre joueurs artificiels.
arena-bot-count = { $bots ->
        [one] Un joueur artificiel est nommé
       *[other] { $bots } joueurs artificiels sont nommés
    } pour { $players } places ; nommez-en un par place, ou un seul pour toutes.
arena-bad-number = { $name } ne peut pas valoir { $value } ; donnez un nombre plus grand.
