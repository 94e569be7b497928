# -- questions

caesar-ask-order = Rangez votre pioche d’action : quelle carte va à la place { $place } en partant du dessus ?
caesar-ask-opening = Premières cartes : quelle valeur posez-vous face cachée devant { $group-the } ?
caesar-ask-turn = Tour { $turn }, à vous : poser de l’influence, jouer une action ou faire un tour passif ?
caesar-ask-play-on = Votre tour continue : que jouez-vous ensuite ?
caesar-ask-place-up = Devant quel groupe posez-vous { $card-the } face visible ?
caesar-ask-place-down = Devant quel groupe posez-vous { $card-the } face cachée ?
caesar-ask-refill =
    { $count ->
        [one] Une carte à piocher : influence ou action ?
       *[other] { $count } cartes à piocher : influence ou action pour la prochaine ?
    }
caesar-ask-late-action = Votre main est complétée : jouez-vous une action avant les votes ?
caesar-ask-discard = Tour passif : quelle carte défaussez-vous, ou est-ce tout ?
caesar-ask-discard-last = Tour passif : si vous ne défaussez rien, la partie est finie. Quelle carte défaussez-vous, ou est-ce tout ?
caesar-ask-dump = Votre adversaire est à court d’influence et c’est votre dernier tour : quelle carte posez-vous maintenant face cachée ?
caesar-ask-aim-assassination = Assassinat : devant quel groupe est la carte visible que vous visez ?
caesar-ask-aim-assassination-card = Assassinat devant { $group-the } : quelle carte visible prenez-vous pour cible ?
caesar-ask-aim-castling = Roque : devant quel groupe reprenez-vous d’abord vos cartes ?
caesar-ask-aim-castling-second = Roque avec { $group-the } : quel est le deuxième groupe ?
caesar-ask-aim-scout = Éclaireur : devant quel groupe faut-il retourner les cartes cachées de votre adversaire ?
caesar-ask-aim-wrath = Colère des dieux : devant quel groupe faut-il balayer toutes les cartes d’influence ?
caesar-ask-castle = Roque entre { $group-the } et { $group2-the } : où posez-vous { $card-the } face cachée ?
caesar-ask-spy-pick = Vous voyez toute la main de votre adversaire : quelle carte doit être défaussée ?
caesar-ask-replace-spy = L’espion vous a coûté une carte : dans quelle pioche en prenez-vous une autre ?
caesar-ask-replace-veto = Votre veto est joué : que piochez-vous à sa place ?
caesar-ask-veto-assassination = Votre adversaire veut assassiner votre { $target-name } devant { $group-the } : opposez-vous un veto ?
caesar-ask-veto-spy = Votre adversaire veut espionner votre main : opposez-vous un veto ?
caesar-ask-veto-castling = Votre adversaire veut roquer entre { $group-the } et { $group2-the } : opposez-vous un veto ?
caesar-ask-veto-scout = Votre adversaire veut retourner vos cartes cachées devant { $group-the } : opposez-vous un veto ?
caesar-ask-veto-wrath = Votre adversaire appelle la colère des dieux sur { $group-the } : opposez-vous un veto ?
