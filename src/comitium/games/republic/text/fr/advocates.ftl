# Les avocats (2.05) : qui défend l’accusé, et le réquisitoire.

# -- choix

republic-advocates-choice-himself = Qu’il se défende lui-même

# -- questions

republic-advocates-ask-name = À qui { $senator-the } demande-t-il de le défendre ?{ $count ->
        [0] {""}
        [one] {" "}{ $refused } a refusé.
       *[other] {" "}{ $refused } ont refusé.
    } Sans avocat, il se défend lui-même. L’avocat gagne 3 d’influence si l’accusé est acquitté et en perd 3 s’il est condamné.
republic-advocates-ask-consent = { $senator-the } accepte-t-il de défendre { $accused-the } ({ $trial }) ? Un acquittement lui rapporte 3 d’influence, une condamnation lui en coûte 3.

# -- refus

republic-advocates-refuse-advocate = { $senator-the } ne peut pas être l’avocat ici : demandez à un sénateur aligné, à Rome, ni censeur, ni accusateur, ni accusé.
republic-advocates-refuse-asked = { $senator-the } a refusé : demandez à un autre, ou laissez l’accusé se défendre lui-même.

# -- ce qui s’est passé

republic-advocates-event-advocate-asked = On demande { $senator-to } de défendre { $senator2-the }.
republic-advocates-event-advocate-refused = { $senator-the } refuse d’être l’avocat.
republic-advocates-event-advocate-found = { $senator-the } défend { $senator2-the }.
republic-advocates-event-advocate-missing = { $senator-the } se défend lui-même.
republic-advocates-event-trial-rolled = { $senator-the } plaide pour l’accusé contre { $senator2-the } ({ $roll }, en tout { $total }) : { $rises ->
        [0] { $size } voix contre l’accusé.
       *[other] { $size } voix pour l’accusé.
    }

# -- chances

republic-advocates-odds-roll = Le réquisitoire apporte en moyenne { $amount } voix { $against ->
        [0] pour l’accusé
       *[other] contre l’accusé
    }.
republic-advocates-odds-prosecutor = jet du procès, si l’accusé se défend lui-même : { republic-advocates-odds-choice }
republic-advocates-odds-mob = Si l’accusé fait appel, la foule tue { $senator-the } dans { $chance } % des cas.
republic-advocates-odds-choice = { $against ->
        [0] +{ $amount } voix en moyenne
       *[other] −{ $amount } voix en moyenne
    }
