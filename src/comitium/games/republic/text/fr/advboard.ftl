# Les règles avancées sur la table (chapitre 2).

# -- le pontifex maximus

republic-advboard-pontifex-vacant = la charge est vacante
republic-advboard-temple = reçoit 1d6 T des temples à chaque phase de revenu
republic-advboard-war-votes = { $count } voix, { $war } sur la guerre
republic-advboard-omens-payment = paie { $count } T aux mauvais présages (il en a { $held }), ou perd sa charge
republic-advboard-removal = un vote des deux tiers le destitue : −{ $count } d’influence
republic-advboard-priesthood-unused = peut encore donner un pontificat ce tour-ci
republic-advboard-priesthood-used = a donné son pontificat de ce tour
republic-advboard-pontifex-veto-unused = peut encore opposer son veto ce tour-ci
republic-advboard-pontifex-veto-used = a opposé son veto ce tour-ci
republic-advboard-war-vote = +{ $count } voix sur la guerre
republic-advboard-on-war = ce vote porte sur la guerre : le pontifex maximus et les pontifes y ont plus de voix

# -- un procès avec avocats

republic-advboard-trial-minor = Procès mineur
republic-advboard-trial-major = Procès majeur
republic-advboard-prosecutor = accusateur : { $senator-the }
republic-advboard-accused = accusé : { $senator-the }
republic-advboard-advocate = avocat : { $senator-the }
republic-advboard-asked = sollicité comme avocat : { $senator-the }
republic-advboard-himself = se défend lui-même
republic-advboard-speech =
    { $sign ->
        [0] deux dés
        [less] deux dés − { $size }
       *[more] deux dés + { $size }
    } : { $gains ->
        [0] 0
        [less] −{ $votes }
       *[more] +{ $votes }
    } voix pour l’accusé en moyenne
republic-advboard-trial-advocate-wins = acquittement : l’avocat gagne { $count } d’influence
republic-advboard-trial-advocate-loses = condamnation : l’avocat perd { $count } d’influence
republic-advboard-trial-prosecutor-loses = acquittement : l’accusateur perd { $count } d’influence
republic-advboard-trial-sentence-minor = l’accusé perd { $influence } d’influence, { $popularity } de popularité et ses concessions
republic-advboard-trial-sentence-major = l’accusé meurt
republic-advboard-trial-prosecutor-wins = l’accusateur prend la moitié de l’influence que perd l’accusé

# -- votes

republic-advboard-sponsor = initiateur { $senator-the } : +{ $count } d’influence si elle est adoptée
republic-advboard-cosponsor = co-initiateur { $senator-the } : +{ $count }
republic-advboard-law-fails = rejetée, la carte quitte la partie
republic-advboard-law-waits = votée juste après : { $law-the }, jouée par { $seat-the }
republic-advboard-two-thirds = Il faut les deux tiers des voix exprimées.

# -- provinces et guerres

republic-advboard-attacked-by = attaquée : { $wars }
republic-advboard-attacks = attaque { $provinces }
republic-advboard-defence = se défend avec { $total } sur terre : { $base } sur la carte{ $armies ->
        [0] {""}
       *[other] , armées { $armies }
    }{ $garrison ->
        [0] {""}
       *[other] , garnison { $garrison }
    }{ $command ->
        [0] {""}
       *[other] , gouverneur { $command }
    }
republic-advboard-defence-sea = sur mer { $total } : { $base } sur la carte{ $fleets ->
        [0] {""}
       *[other] , escadres { $fleets }
    }
republic-advboard-half = { $count ->
        [one] sans légion, son armée compte pour moitié
       *[other] sans légion, ses { $count } armées comptent pour moitié
    }

# -- vétérans

republic-advboard-disbanded = Vétérans dissous
republic-advboard-recalled-by = { $senator-the } peut les rappeler
