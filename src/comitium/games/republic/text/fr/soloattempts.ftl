# Les tests d’assassinat du jeu à un et deux joueurs.

# -- questions

republic-soloattempts-ask-assassin = Votre faction doit tenter d’assassiner { $senator-the } : lequel de vos sénateurs est l’assassin ?
republic-soloattempts-ask-cards = { $senator2-the } attaque { $senator-the } : combien de cartes Assassin jouez-vous ?

# -- refus

republic-soloattempts-refuse-nobody = Aucune faction ne peut attaquer { $senator-the } maintenant : choisissez quelqu’un d’autre.

# -- ce qui s’est passé

republic-soloattempts-event-test-asked = { $seat-The } demande un test d’assassinat contre { $senator-the }.
republic-soloattempts-event-test-opened =
    { $joined ->
        [0] { $senator-the } a { $influence } en influence, le meilleur des autres { $influence2 } : les factions neutres ne participent pas.
       *[other] { $senator-the } a { $influence } en influence, le meilleur des autres { $influence2 } : les factions neutres participent.
    }
republic-soloattempts-event-test-rolled =
    { $cards ->
        [0] { $seat-The } obtient { $die }.
        [one] { $seat-The } obtient { $die } et ajoute { $cards } pour sa carte Assassin : { $total }.
       *[other] { $seat-The } obtient { $die } et ajoute { $cards } pour ses cartes Assassin : { $total }.
    }
republic-soloattempts-event-test-dropped = Aucune faction ne peut attaquer { $senator-the }.
republic-soloattempts-event-attempt-assigned = { $seat-The } doit tenter d’assassiner { $senator-the }.
republic-soloattempts-event-assassin-sent = { $seat-The } envoie { $senator-the }, qui a { $influence } en influence.
republic-soloattempts-event-bodyguards-spent =
    { $number ->
        [one] { $seat-The } joue sa seule escorte secrète.
       *[other] { $seat-The } joue toutes ses escortes secrètes : { $number }.
    }
republic-soloattempts-event-leader-condemned = { $senator-the } est le chef de la faction de l’assassin : sans procès, il est coupable.
