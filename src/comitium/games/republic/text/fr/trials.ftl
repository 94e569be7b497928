# Les procès : mineurs, majeurs, spéciaux.

# -- motifs

republic-trials-charge-corrupt = corruption dans sa charge
republic-trials-charge-major = charge du tour précédent
republic-trials-charge-concession = { $concession }
republic-trials-charge-province = spoliation { $province-of }

# -- procès

republic-trials-proposal-minor = Procès mineur { $senator-of }, accusateur { $prosecutor-the } ({ $charge })
republic-trials-proposal-major = Procès majeur { $senator-of }, accusateur { $prosecutor-the }
republic-trials-proposal-defended = { $trial }, avocat { $senator-the }
republic-trials-proposal-special = Procès majeur spécial { $senator-of }

# -- choix

republic-trials-choice-accuse = Procès mineur { $senator-of }
republic-trials-choice-accuse-major = Procès majeur { $senator-of }
republic-trials-choice-charge = { $charge }
republic-trials-choice-appeal =
    { $amount ->
        [0] Appel au peuple
        [one] Appel au peuple, avec un dé
       *[other] Appel au peuple, avec { $amount } dés
    }

# -- questions

republic-trials-ask-menu = { $senator-the } est censeur : qui fait-il juger, ou clôt-il les procès ? Une condamnation mineure coûte 5 d’influence, 5 de popularité et toutes les concessions ; une majeure coûte la vie. L’accusateur gagne la moitié de l’influence perdue.
republic-trials-ask-charge = De quoi { $senator-the } est-il accusé ?
republic-trials-ask-prosecutor = À qui demandez-vous d’accuser { $senator-the } ?
republic-trials-ask-consent = { $senator-the } accepte-t-il d’accuser { $accused-the } ({ $charge }) ?
republic-trials-ask-consent-major = { $senator-the } accepte-t-il d’accuser { $accused-the }, qui risque la mort ?
republic-trials-ask-appeal = { $senator-the } en appelle-t-il au peuple ? On ajoute { $amount } aux dés.

# -- refus

republic-trials-refuse-quota = Deux procès mineurs ou un procès majeur, pas plus : clôturez, ou choisissez l’autre sorte.
republic-trials-refuse-absent = { $senator-the } n’est pas à Rome : on ne juge que les sénateurs présents.
republic-trials-refuse-censor = { $senator-the } est le censeur et ne s’accuse pas lui-même.
republic-trials-refuse-no-charge = On ne peut rien reprocher { $senator-to }.
republic-trials-refuse-no-marker = { $senator-the } n’a pas de marqueur Majeur : pas de procès majeur.
republic-trials-refuse-used = { $senator-the } a déjà été jugé pour cela ce tour-ci.
republic-trials-refuse-no-prosecutor = Personne ne veut accuser { $senator-the }.
republic-trials-refuse-charge = Ce n’est pas un motif contre lui : choisissez-en un de la liste, ou passez.
republic-trials-refuse-prosecutor = { $senator-the } ne peut pas accuser ici : demandez à un sénateur aligné, à Rome, ni censeur ni accusé.
republic-trials-refuse-unwilling = { $senator-the } a refusé : demandez à un autre, ou passez.
republic-trials-refuse-answer = Acceptez d’accuser, ou refusez.
republic-trials-refuse-menu = Intentez un procès, donnez une amende ou clôturez.
republic-trials-refuse-appeal = Choisissez une des façons de faire appel proposées.

# -- ce qui s’est passé

republic-trials-event-prosecutions-opened = { $senator-the } préside les procès.
republic-trials-event-prosecutions-closed = Les procès sont clos.
republic-trials-event-markers-cleared = À Rome, les marqueurs Corrompu et Majeur sont retirés ; Armement et Chantier naval sont recouverts.
republic-trials-event-prosecutor-asked = On demande { $senator-to } d’accuser { $senator2-the }.
republic-trials-event-prosecutor-answered =
    { $given ->
        [0] { $senator-the } refuse.
       *[other] { $senator-the } sera l’accusateur.
    }
republic-trials-event-appeal-rolled =
    { $result ->
        [killed] { $senator-the } en appelle au peuple ({ $roll }, en tout { $total }) : la foule le tue.
        [freed] { $senator-the } en appelle au peuple ({ $roll }, en tout { $total }) : la foule le libère.
       *[votes] { $senator-the } en appelle au peuple ({ $roll }, en tout { $total }) : { $rises ->
            [0] { $size } voix contre lui.
           *[other] { $size } voix pour lui.
        }
    }
republic-trials-event-senator-convicted = { $senator-the } est reconnu coupable ({ $proposal }).
republic-trials-event-senator-acquitted = { $senator-the } est acquitté.
republic-trials-event-prior-consul-taken = { $senator-the } prend le marqueur Ancien consul { $senator2-of }.
