# Séries de parties entre bots.
arena-bot-count = { $bots ->
        [one] Un bot est nommé
       *[other] { $bots } bots sont nommés
    } pour { $players } places ; nommez-en un par place, ou un seul pour toutes.
arena-bad-number = { $name } ne peut pas valoir { $value } ; donnez un nombre plus grand.
arena-rule-stays = Les places menées par la règle ne changent pas ; n’ajoutez ni « --rotate », ni « --duplicate ».
