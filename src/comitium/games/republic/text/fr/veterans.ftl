# Vétérans dissous et rappelés (2.04).

# -- choices

republic-veterans-choice-disband-own = Dissoudre les vétérans { $legion-of } : +1 d’éloquence, +1 d’influence
republic-veterans-choice-call-up = Rappeler les vétérans { $legion-of } pour 10 T, d’abord avec le trésor personnel du consul
republic-veterans-choice-call-up-faction = Rappeler les vétérans { $legion-of } pour 10 T, d’abord avec le trésor de la faction

# -- refusals

republic-veterans-refuse-disband = { $legion } : elle ne peut pas être dissoute. Seul un de vos commandants victorieux peut dissoudre les vétérans sous ses ordres qui lui ont juré allégeance.
republic-veterans-refuse-call-up = { $legion } : elle n’a pas été dissoute par un de vos sénateurs.
republic-veterans-refuse-not-now = On rappelle les vétérans dissous en phase de sénat, pendant les autres affaires.
republic-veterans-refuse-no-consul = Seul un consul présent à Rome peut rappeler les vétérans qu’il a dissous.
republic-veterans-refuse-price = Rappeler une légion coûte 10 T : le trésor personnel du consul et celui de sa faction n’y suffisent pas ensemble.
republic-veterans-refuse-same-purse = Peu importe qui paie d’abord : dites « call-up ».

# -- what has happened

republic-veterans-event-veterans-disbanded = { $senator-the } dissout les vétérans { $legion-of } : son éloquence est maintenant de { $oratory }.
republic-veterans-event-veterans-called-up =
    { $senator-the } rappelle les vétérans { $legion-of } ({ $own ->
        [0] sa faction paie { $rest } T
       *[other] { $rest ->
            [0] il paie { $own } T
           *[other] il paie { $own } T, sa faction { $rest } T
        }
    }) : son éloquence est maintenant de { $oratory }.
