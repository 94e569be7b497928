# Plusieurs questions en un seul formulaire.

republic-form-army = Une armée
republic-form-commander = Commandant
republic-form-war = Guerre
republic-form-legions = Légions
republic-form-veterans = Vétérans
republic-form-fleets = Escadres
republic-form-of = sur { $amount }
republic-form-man = { $senator-the } · valeur militaire { $military }{ $master ->
        [0] {""}
       *[other] {" "}+ { $master }
    }
republic-form-target = { $war }{ $active ->
        [0] {" "}(inactive)
       *[other] {""}
    }
republic-form-consent = Force inférieure au minimum : { $senator-the } doit consentir à partir.
republic-form-needs =
    { $fleets ->
        [one] Pour combattre là-bas, les légions exigent un soutien naval de { $fleets } escadre.
       *[other] Pour combattre là-bas, les légions exigent un soutien naval de { $fleets } escadres.
    }
republic-form-put = Mettre aux voix
republic-form-add = Ajouter, et choisir une autre mesure
republic-form-levy = Lever
republic-form-cost = Coût : { $amount } T, à { $price } T l’unité ; il reste { $left } T au trésor de l’État.
republic-form-earned = { $concession } : { $senator-the } en touche { $amount } T.
republic-form-purses =
    { $amount ->
        [one] { $amount } talent en tout
       *[other] { $amount } talents en tout
    }
republic-form-purses-for = Le trésor personnel d’un sénateur sert à persuader d’autres sénateurs, à attirer des chevaliers, à acheter des voix, à payer des jeux et à contribuer à l’État. Le trésor de la faction est secret et survit aux morts, mais ne paie que la contre-corruption, les rançons et les légions rebelles.
republic-form-purse = { $senator-the }
republic-form-treasury = Trésor de la faction
republic-form-had = avait { $amount }
republic-form-placed = { $moved ->
        [0] Chacun garde ce qu’il a : c’est tout
       *[other] C’est tout : { $amount } T déplacés ainsi
    }
republic-form-then-give = Répartir ainsi, puis en donner à une autre faction
