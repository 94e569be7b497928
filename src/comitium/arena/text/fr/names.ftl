# Séries de parties entre bots.
arena-bot-count = { $bots ->
        [one] Un bot est nommé
       *[other] { $bots } bots sont nommés
    } pour { $players } places ; nommez-en un par place, ou un seul pour toutes.
arena-bad-number = { $name } ne peut pas valoir { $value } ; donnez un nombre plus grand.
arena-rule-stays = Les places menées par la règle ne changent pas ; n’ajoutez ni « --rotate », ni « --duplicate ».
arena-other-series = Le dossier { $folder } contient les résultats d’une autre série ; choisissez un autre dossier, ou reprenez ses options.
arena-not-empty = Le dossier { $folder } n’est pas vide et ne contient aucune série ; choisissez-en un autre.
arena-no-write = { $file } ne peut pas être écrit ({ $why }) ; choisissez un autre dossier.
arena-no-read = { $file } n’est pas un fichier de résultats ; supprimez-le, et ses parties seront rejouées.
arena-missing = Il manque { $module }, qui n’est pas installé ; installez comitium avec son extra « { $extra } ».
arena-work-lost = Une partie du travail a été perdue { $tries } fois parce que son processus a été arrêté ; les résultats obtenus sont conservés. Vérifiez la mémoire des machines, puis relancez la commande.
arena-no-cluster = Aucun cluster Ray ne répond à { $address } ({ $why }) ; vérifiez l’adresse, ou démarrez-en un avec « ray start --head ».
arena-league-few = Il faut au moins deux bots différents pour une ligue.
arena-no-protocol = Il n’y a pas de banc d’essai nommé « { $protocol } » ; choisissez parmi ceux-ci : { $known }.
arena-bad-deals = Ce banc d’essai a { $most } donnes ; choisissez de 1 à { $most }, et non { $deals }.

# -- la page d’un banc d’essai

arena-plot-title = Banc d’essai { $protocol }
arena-plot-about = { $game }, { $players } places, { $deals } donnes, l’invité une fois à chaque place ; à côté : { $house }. Les barres sont des intervalles à 95 %.
arena-plot-won = Parties gagnées
arena-plot-even = une part égale
arena-plot-survived = Rome survit
arena-plot-rating = Classement (openskill, bots de référence fixés à 25)
arena-plot-promises = Promesses par partie : tenues, rompues
arena-plot-kept = tenues
arena-plot-broken = rompues
arena-plot-value = Valeur des accords par partie, en influence
arena-plot-time = Secondes par partie
arena-plot-scores = Score final de l’invité
arena-plot-command = Obtenu par : { $command }
