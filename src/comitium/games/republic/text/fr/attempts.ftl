# Les tentatives d’assassinat, et le consul à vie.

# -- questions

republic-attempts-ask-declare =
    { $step ->
        [1] Lequel de vos sénateurs est l’assassin ?
        [2] Qui attaque-t-il ?
       *[other] Combien de cartes Assassin jouez-vous ?
    }
republic-attempts-cards = { $cards ->
        [0] Aucune
        [one] Une carte Assassin
       *[other] { $cards } cartes Assassin
    }
republic-attempts-ask-guard = { $senator-the } attaque { $senator2-the }, le total est { $total } : combien d’escortes secrètes jouez-vous ?
republic-attempts-guards = { $guards ->
        [0] Aucune
        [one] Une escorte secrète
       *[other] { $guards } escortes secrètes
    }

# -- refus

republic-attempts-refuse-session = On n’assassine que pendant la séance du Sénat.
republic-attempts-refuse-by-test = Avec des factions neutres, personne ne prépare seul une tentative : un test d’assassinat dit qui frappe.
republic-attempts-refuse-control = Sous un consul à vie, seule la faction du rebelle peut tenter un assassinat.
republic-attempts-refuse-nobody = Personne de votre faction n’est à Rome.
republic-attempts-refuse-attempted = Votre faction a déjà fait sa tentative ce tour-ci.
republic-attempts-refuse-no-targets = Il ne reste personne à attaquer ce tour-ci.
republic-attempts-refuse-assassin = { $senator-the } n’est pas l’un de vos sénateurs à Rome : choisissez-en un autre.
republic-attempts-refuse-absent = { $senator-the } ne siège pas au Sénat : choisissez quelqu’un d’autre.
republic-attempts-refuse-own = { $senator-the } est de votre propre faction : choisissez quelqu’un d’autre.
republic-attempts-refuse-suffered = La faction { $senator-of } a déjà subi une tentative ce tour-ci : choisissez quelqu’un d’autre.
republic-attempts-refuse-consul-for-life = { $senator-the } est consul à vie et hors d’atteinte : choisissez quelqu’un d’autre.
republic-attempts-refuse-cards = Vous n’avez pas autant de cartes Assassin : jouez-en moins.
republic-attempts-refuse-guards = Vous n’avez pas autant d’escortes secrètes : jouez-en moins.

# -- ce qui s’est passé

republic-attempts-event-attempt-declared =
    { $number ->
        [0] { $senator-the } attaque { $senator2-the }.
        [one] { $senator-the } attaque { $senator2-the }, avec { $number } carte Assassin.
       *[other] { $senator-the } attaque { $senator2-the }, avec { $number } cartes Assassin.
    }
republic-attempts-event-attempt-rolled = Le dé donne { $die }{ $cards ->
        [0] {""}
       *[other] , { $cards } de plus pour les cartes Assassin
    }{ $guards ->
        [0] {""}
       *[other] , { $guards } de moins pour l’escorte
    }{ $omens ->
        [0] {""}
       *[other] , { $omens } de moins pour les présages
    } : { $total } en tout.
republic-attempts-event-bodyguards-played =
    { $number ->
        [one] { $seat-The } joue une escorte secrète : { $total } en tout.
       *[other] { $seat-The } joue { $number } escortes secrètes : { $total } en tout.
    }
republic-attempts-event-catch-rolled =
    { $caught ->
        [0] L’escorte poursuit l’assassin ({ $die }, en tout { $total }), en vain.
       *[other] L’escorte poursuit l’assassin ({ $die }, en tout { $total }) et le prend.
    }
republic-attempts-event-attempt-resolved =
    { $killed ->
        [0] { $caught ->
            [0] { $senator-the } échoue et s’échappe.
           *[other] { $senator-the } échoue et se fait prendre.
        }
       *[other] { $caught ->
            [0] { $senator-the } tue { $senator2-the } et s’échappe.
           *[other] { $senator-the } tue { $senator2-the } et se fait prendre.
        }
    }
republic-attempts-event-assassin-executed = { $senator-the } est exécuté.
republic-attempts-event-faction-implicated =
    { $chits ->
        [one] { $chits } pion Mortalité dira qui d’autre { $seat-of } est impliqué.
       *[other] { $chits } pions Mortalité diront qui d’autre { $seat-of } est impliqué.
    }
republic-attempts-event-consul-for-life-named =
    { $appointed ->
        [0] { $senator-the } est désormais consul à vie.
       *[other] { $senator-the } a tant d’influence qu’il est consul à vie.
    }
republic-attempts-event-control-taken = { $seat-The } décide désormais au Sénat pour les autres factions.
