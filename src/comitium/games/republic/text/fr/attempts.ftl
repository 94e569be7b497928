# Les tentatives d'assassinat, et le consul à vie.

# -- questions

republic-attempts-ask-declare =
    { $step ->
        [1] Lequel de vos sénateurs est l'assassin ?
        [2] Qui attaque-t-il ?
       *[other] Combien de cartes Assassin jouez-vous ?
    }
republic-attempts-ask-guard = { $senator } attaque { $senator2 }, le total est { $total } : combien d'escortes secrètes jouez-vous ?

# -- refus

republic-attempts-refuse-session = On n'assassine que pendant la session du Sénat.
republic-attempts-refuse-control = Sous un consul à vie, seule la faction du rebelle tente quelque chose.
republic-attempts-refuse-nobody = Personne de votre faction n'est à Rome.
republic-attempts-refuse-attempted = Votre faction a déjà fait sa tentative de ce tour.
republic-attempts-refuse-no-targets = Il ne reste personne qu'on puisse attaquer à ce tour.
republic-attempts-refuse-assassin = { $senator } n'est pas l'un de vos sénateurs à Rome : choisissez-en un autre.
republic-attempts-refuse-absent = { $senator } ne siège pas au Sénat : choisissez quelqu'un d'autre.
republic-attempts-refuse-own = { $senator } est de votre propre faction : choisissez quelqu'un d'autre.
republic-attempts-refuse-suffered = La faction { $senator-of } a déjà subi une tentative à ce tour : choisissez quelqu'un d'autre.
republic-attempts-refuse-consul-for-life = { $senator } est consul à vie et hors d'atteinte : choisissez quelqu'un d'autre.
republic-attempts-refuse-cards = Vous n'avez pas tant de cartes Assassin : jouez-en moins.
republic-attempts-refuse-guards = Vous n'avez pas tant d'escortes secrètes : jouez-en moins.

# -- ce qui s'est passé

republic-attempts-event-attempt-declared =
    { $number ->
        [0] { $senator } attaque { $senator2 }.
        [one] { $senator } attaque { $senator2 }, avec { $number } carte Assassin.
       *[other] { $senator } attaque { $senator2 }, avec { $number } cartes Assassin.
    }
republic-attempts-event-attempt-rolled = Le dé donne { $die }, en tout { $total }.
republic-attempts-event-bodyguards-played =
    { $number ->
        [one] { $seat } joue une escorte secrète : { $total } en tout.
       *[other] { $seat } joue { $number } escortes secrètes : { $total } en tout.
    }
republic-attempts-event-catch-rolled =
    { $caught ->
        [0] Un garde poursuit l'assassin ({ $die }, en tout { $total }), en vain.
       *[other] Un garde poursuit l'assassin ({ $die }, en tout { $total }) et le prend.
    }
republic-attempts-event-attempt-resolved =
    { $killed ->
        [0] { $caught ->
            [0] { $senator } échoue et s'échappe.
           *[other] { $senator } échoue et se fait prendre.
        }
       *[other] { $caught ->
            [0] { $senator } a tué { $senator2 } et s'échappe.
           *[other] { $senator } a tué { $senator2 } et se fait prendre.
        }
    }
republic-attempts-event-assassin-executed = { $senator } est exécuté.
republic-attempts-event-faction-implicated =
    { $chits ->
        [one] { $chits } pion Mortalité dira qui d'autre { $seat-of } est impliqué.
       *[other] { $chits } pions Mortalité diront qui d'autre { $seat-of } est impliqué.
    }
republic-attempts-event-consul-for-life-named =
    { $appointed ->
        [0] { $senator } est élu consul à vie.
       *[other] { $senator } a tant d'influence qu'il est consul à vie.
    }
republic-attempts-event-control-taken = { $seat } décide désormais au Sénat pour les autres factions.
