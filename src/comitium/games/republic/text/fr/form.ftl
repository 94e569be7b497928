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
republic-form-chair-leaves = { $senator-The } préside : s’il quitte Rome, la phase de sénat prend fin.
republic-form-consent = Force inférieure au minimum : { $senator-the } doit consentir à partir.
republic-form-needs =
    { $fleets ->
        [one] Pour combattre là-bas, les légions exigent un soutien naval de { $fleets } escadre.
       *[other] Pour combattre là-bas, les légions exigent un soutien naval de { $fleets } escadres.
    }
republic-form-put = Mettre aux voix
republic-form-put-with = Envoyer aussi cette armée : mettre aux voix
republic-form-add = Ajouter, et choisir une autre mesure
republic-form-levy = Lever
republic-form-raise-and-send = Lever et envoyer
republic-form-send-legions = Légions : { $war }
republic-form-send-fleets = Escadres : { $war }
republic-form-led = { $senator-the } · valeur militaire { $military }
republic-form-split = Partager
republic-form-all-to = Tout : { $war }
republic-form-cost = Coût : { $amount } T, à { $price } T l’unité ; il reste { $left } T au trésor de l’État.
republic-form-earned = { $concession } : { $senator-the } en touche { $amount } T.
republic-form-purses =
    { $amount ->
        [one] { $amount } talent en tout
       *[other] { $amount } talents en tout
    }
republic-form-purses-for = Le trésor personnel d’un sénateur sert à persuader d’autres sénateurs, à attirer des chevaliers, { $voted ->
        [0] {""}
       *[other] à acheter des voix,{" "}
    }à payer des jeux et à contribuer à l’État. Le trésor de la faction est secret et survit aux morts, mais ne paie que la contre-corruption, les rançons et les légions rebelles.
republic-form-purse = { $senator-the }
republic-form-treasury = Trésor de la faction
republic-form-had = avait { $amount }
republic-form-placed = { $moved ->
        [0] Chacun garde ce qu’il a : c’est tout
       *[other] Répartir ainsi : { $amount } T à déplacer
    }
republic-form-then-give = Répartir ainsi, puis en donner à une autre faction

# Des voix achetées.

republic-form-bought = { $amount ->
        [0] Acheter des voix, 1 T l’une
       *[other] Acheter des voix : { $amount } pour { $amount } T
    }
republic-form-purse-of = sur { $amount } T
republic-form-vote-for = { $amount ->
        [0] Voter pour avec { $votes } voix
       *[other] Voter pour avec { $votes } voix, payer { $amount } T
    }
republic-form-vote-against = { $amount ->
        [0] Voter contre avec { $votes } voix
       *[other] Voter contre avec { $votes } voix, payer { $amount } T
    }
republic-form-vote-abstain = S’abstenir
republic-form-makes = cela fait { $ayes } à { $noes }
republic-form-stays = reste { $ayes } à { $noes }
republic-form-count-certain = { $side ->
        [for] Adopté
       *[against] Rejeté
    } à coup sûr, quoi que les autres achètent : { $mine } contre { $most } au plus.{ $free ->
        [0] {""}
       *[other] {" "}Vos talents n’y ajoutent rien.
    }
republic-form-count-open = { $side ->
        [for] Adopté
       *[against] Rejeté
    }, { $mine } contre { $most } au plus, sauf si les autres achètent des voix : ils ont { $talents } T.
republic-form-count-short = { $tie ->
        [0] { $missing ->
                [0] Pas assez, même pour { $purse } T, si toutes les voix à venir vont à l’autre camp : { $mine } contre { $most }.
               *[other] Pas assez si toutes les voix à venir vont à l’autre camp : { $mine } contre { $most }. Il faudrait { $missing } T de plus.
            }
       *[other] { $mine } contre { $most } : égalité, donc rejet. { $missing ->
                [0] Vous n’avez pas de talents pour l’emporter.
               *[other] { $missing } T de plus suffisent.
            }
    }
republic-form-count-trial = { $side ->
        [for] Pour condamner
       *[against] Pour acquitter
    } : { $mine } contre { $theirs }, { $left ->
        [0] et personne ne vote après vous
       *[other] et { $left } voix à venir
    }. Un appel au peuple ou le jet du procès peut ajouter des voix.
republic-form-outbid = Restent à voter : { $factions }.
republic-form-to-come = { $seat-the } { $votes } voix{ $amount ->
        [0] {""}
       *[other] {" "}et { $amount } T
    }
republic-form-enough = Juste assez : { $amount } T
republic-form-sure = À coup sûr : { $amount } T
republic-form-most = Maximum : { $amount } T
