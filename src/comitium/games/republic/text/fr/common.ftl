# Choix communs à tous les chapitres : la question dit de quoi il s’agit.
republic-common-choice-pass = Passer
republic-common-choice-done = C’est tout
republic-common-choice-yes = Oui
republic-common-choice-no = Non
republic-common-choice-senator = { $senator-the }
republic-common-choice-faction = { $seat }
republic-common-choice-war = { $war }
republic-common-choice-province = { $province }
republic-common-choice-concession = { $concession }
republic-common-choice-card = { $card-short }
republic-common-choice-leader = { $leader }
republic-common-choice-talents = { $amount } T
republic-common-choice-legions =
    { $amount ->
        [one] { $amount } légion
       *[other] { $amount } légions
    }
republic-common-choice-fleets =
    { $amount ->
        [one] { $amount } escadre
       *[other] { $amount } escadres
    }
republic-common-choice-veteran = { $legion }
republic-common-choice-number = { $amount }
republic-common-choice-kind = { $intrigue }
