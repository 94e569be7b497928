# Le partage des opimes du chapitre 4 : charges, provinces, concessions, lois agraires, tribuns.

# -- choix

republic-solospoils-choice-office = { $office }
republic-solospoils-choice-sponsor = Initiateur d’une loi agraire
republic-solospoils-choice-cosponsor = Co-initiateur de la loi agraire
republic-solospoils-choice-stop = L’en empêcher, avec { $means-the }
republic-solospoils-choice-cancel = Annuler cette passe, avec { $means-the }
republic-solospoils-choice-save = Sauver la loi agraire, avec { $means-the }
republic-solospoils-choice-annul = Annuler la loi agraire, avec { $means-the }
republic-solospoils-choice-back = Choisir autre chose
republic-solospoils-choice-nothing = Ne rien prendre
republic-solospoils-choice-gracchus = { $senator } propose une loi agraire, sans utiliser de choix

# -- questions

republic-solospoils-ask-item =
    { $bill ->
        [0] { $end ->
            [0] Que prenez-vous des opimes ? Tant qu’il reste quelque chose à attribuer, passer ne fait que céder votre tour.
           *[1] Que prenez-vous des opimes ? Si vous passez, le partage prend fin.
        }
       *[1] { $end ->
            [0] Que prenez-vous des opimes ? Si vous passez, la loi agraire est repoussée.
           *[1] Que prenez-vous des opimes ? Si vous passez, la loi agraire est repoussée et le partage prend fin.
        }
    }
republic-solospoils-ask-receiver = { $item } : pour qui ?
republic-solospoils-ask-window = { $seat-The } prend : { $item }. Y opposez-vous un tribun ?
republic-solospoils-ask-window-pass =
    { $bill ->
        [0] { $seat-The } passe, ce qui met fin au partage. L’annulez-vous par un tribun ?
       *[1] { $seat-The } passe, et la loi agraire est repoussée. La sauvez-vous par un tribun, en donnant le co-initiateur ?
    }
republic-solospoils-ask-sponsor =
    { $first ->
        [1] Lequel de vos sénateurs est l’initiateur de la loi agraire ?
       *[0] Lequel de vos sénateurs est le co-initiateur de la loi agraire ?
    }

# -- refus

republic-solospoils-refuse-not-open = Ceci n’est pas à prendre maintenant.
republic-solospoils-refuse-no-candidate = Votre faction n’a pas de sénateur éligible pour cela.
republic-solospoils-refuse-senator = On ne peut pas donner cela { $senator-to } : choisissez-en un autre.
republic-solospoils-refuse-answer = Choisissez une des opimes, ou passez.
republic-solospoils-refuse-annul = On n’annule qu’une loi agraire qui n’est pas obligatoire.
republic-solospoils-refuse-act = Vous pouvez passer, ou jouer un tribun.
republic-solospoils-refuse-sponsor = { $senator-the } ne peut pas l’être : choisissez l’un de vos sénateurs à Rome.

# -- ce qui est choisi ; la ligne 0 est un joueur

republic-solospoils-event-office-named =
    { $line ->
        [0] { $seat-The } choisit une charge : { $office }.
       *[other] { $seat-The }, selon la ligne { $line } de sa directive, choisit une charge : { $office }.
    }
republic-solospoils-event-province-named =
    { $line ->
        [0] { $seat-The } choisit un poste de gouverneur : { $province }.
       *[other] { $seat-The }, selon la ligne { $line } de sa directive, choisit un poste de gouverneur : { $province }.
    }
republic-solospoils-event-concession-named =
    { $line ->
        [0] { $seat-The } choisit une concession : { $concession }.
       *[other] { $seat-The }, selon la ligne { $line } de sa directive, choisit une concession : { $concession }.
    }
republic-solospoils-event-sponsorship-named =
    { $line ->
        [0] { $seat-The } choisit de fournir l’initiateur d’une loi agraire.
       *[other] { $seat-The }, selon la ligne { $line } de sa directive, choisit de fournir l’initiateur d’une loi agraire.
    }
republic-solospoils-event-cosponsorship-named =
    { $after ->
        [0] { $line ->
            [0] { $seat-The } choisit de fournir le co-initiateur de la loi agraire.
           *[other] { $seat-The }, selon la ligne { $line } de sa directive, choisit de fournir le co-initiateur de la loi agraire.
        }
       *[1] { $seat-The }, au bout de sa directive, choisit de fournir le co-initiateur de la loi agraire.
    }
republic-solospoils-event-spoils-passed = { $seat-The } passe.
republic-solospoils-event-province-rolled = { $province } obtient { $total } pour départager.

# -- pour qui

republic-solospoils-event-least-influential = Parmi les éligibles, { $senator-the } a le moins d’influence : { $influence }.
republic-solospoils-event-fewest-votes = Parmi les éligibles, { $senator-the } a le moins de voix : { $votes }, avec { $influence } en influence.
republic-solospoils-event-fewest-concessions = De ses sénateurs à Rome, { $senator-the } a le moins de concessions : { $amount }, avec { $influence } en influence.
republic-solospoils-event-least-popular = De ses sénateurs à Rome, { $senator-the } est le moins populaire : { $popularity }, avec { $influence } en influence.

# -- ce que personne ne choisit

republic-solospoils-event-office-without-candidate = Personne dans la coalition n’est éligible pour cette charge ({ $office }) : elle va hors de la coalition.
republic-solospoils-event-province-without-candidate = Personne dans la coalition ne peut gouverner { $province-the } : le poste va hors de la coalition.
republic-solospoils-event-office-left-vacant = Cette charge reste vacante ce tour-ci, faute d’éligibles : { $office }.
republic-solospoils-event-province-left-vacant = Pas de gouverneur ce tour-ci, faute d’éligibles : { $province }.
republic-solospoils-event-offices-forced = Tous ont passé : ce qui doit être attribué va au moins influent.
republic-solospoils-event-spoils-ended =
    { $passed ->
        [0] Il ne reste rien à partager.
       *[1] Le partage des opimes prend fin.
    }

# -- lois agraires

republic-solospoils-event-bill-mandatory = { $senator-the } a { $popularity } en popularité, l’agitation est à { $unrest } : il doit être l’initiateur d’une { $bill }.
republic-solospoils-event-bill-not-mandatory = { $senator-the } a { $popularity } en popularité, l’agitation est à { $unrest } : aucune loi agraire n’est obligatoire.
republic-solospoils-event-bill-sponsored = { $senator-the } est l’initiateur d’une { $bill }.
republic-solospoils-event-bill-failed = La loi agraire n’a pas de co-initiateur : elle est repoussée.
republic-solospoils-event-bill-annulled = { $seat-The } annule la loi agraire.

# -- tribuns

republic-solospoils-event-choice-skipped = Le tribun { $seat2-of } tient bon : { $seat-the } perd son choix.
republic-solospoils-event-pass-cancelled = Le tribun { $seat2-of } tient bon : { $seat-the } a passé en vain.
republic-solospoils-event-tribune-answered = { $seat-The } répond au tribun.
