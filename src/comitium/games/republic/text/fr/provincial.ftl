# Guerres provinciales (2.02).

# -- choix

republic-provincial-choice-armies =
    { $amount ->
        [0] Aucune armée, seulement des escadres
        [one] { $amount } armée, le reste en escadres
       *[other] { $amount } armées, le reste en escadres
    }
republic-provincial-act-add =
    { $amount ->
        [0] Ne rien ajouter
       *[other] Ajouter { $amount } T
    }

# -- questions

republic-provincial-ask-add =
    { $province } : { $amount } T d’impôts locaux, de quoi lever { $number ->
        [0] aucune force
        [one] { $number } armée ou escadre
       *[other] { $number } armées et escadres
    } à { $price } T chacune. Combien { $senator-the } ajoute-t-il de son trésor personnel ? Il y a déjà : { republic-provincial-forces }.
republic-provincial-ask-armies =
    { $number ->
        [one] Levée d’une armée ou escadre { $province-in } : une armée ?
       *[other] Levée de { $number } armées et escadres { $province-in } : combien d’armées ?
    } Il y a déjà : { republic-provincial-forces }.

# -- refus

republic-provincial-refuse-talents = N’ajoutez rien, ou une somme qu’il possède et qui paie entièrement d’autres armées ou escadres ; la province ne peut dépasser ses limites.
republic-provincial-refuse-armies = La province doit lever autant de forces que ses impôts en paient, dans les limites de sa carte.

# -- événements

republic-provincial-forces =
    { $armies ->
        [0] aucune armée
        [one] { $armies } armée
       *[other] { $armies } armées
    }, { $fleets ->
        [0] aucune escadre
        [one] { $fleets } escadre
       *[other] { $fleets } escadres
    }
republic-provincial-event-provincials-raised =
    { $talents ->
        [0] Levée { $province-in } : { republic-provincial-forces }.
       *[other] Levée { $province-in } : { republic-provincial-forces } ; le gouverneur ajoute { $talents } T.
    }
republic-provincial-event-war-order-rolled = { $war } : { $amount } aux dés pour l’ordre des batailles provinciales.
republic-provincial-event-province-defenceless = Aucune escadre { $province-in } face { $war-to } : défaite.
republic-provincial-event-province-fought =
    { $naval ->
        [0] Bataille { $province-in } face { $war-to } : force { $army }, gouverneur { $command }, contre { $enemy }.
       *[other] Bataille navale { $province-in } face { $war-to } : force { $army }, gouverneur { $command }, contre { $enemy }.
    }
republic-provincial-event-fleets-missing =
    { $fleets ->
        [one] Il manque { $province-to } le soutien naval de { $fleets } escadre : la victoire n’est qu’une usure.
       *[other] Il manque { $province-to } le soutien naval de { $fleets } escadres : la victoire n’est qu’une usure.
    }
republic-provincial-event-provincial-losses =
    { $legions ->
        [0] Pertes { $province-of } : { republic-provincial-forces }.
        [one] Pertes { $province-of } : { republic-provincial-forces }, { $legions } légion (n° { $numbers }).
       *[other] Pertes { $province-of } : { republic-provincial-forces }, { $legions } légions (n° { $numbers }).
    }
republic-provincial-event-province-allied =
    { $fleet ->
        [0] Alliance { $province-of } avec l’ennemi { $war-of }, désormais de force { $land }.
       *[other] Alliance { $province-of } avec l’ennemi { $war-of }, désormais de force { $land } sur terre et { $fleet } sur mer.
    }
republic-provincial-event-allied-losses = Pertes { $province-of }, dans le camp ennemi : { republic-provincial-forces }.
republic-provincial-event-province-freed = Retour { $province-of } au Forum, du côté non développé et sans forces.
republic-provincial-event-province-won-sea = Flotte ennemie { $war-of } détruite { $province-in }.
republic-provincial-event-war-subdued =
    { $inactive ->
        [0] Victoire { $province-in } face { $war-to } ; une guerre apparentée ou un chef l’empêche de rester au Forum.
       *[other] Victoire { $province-in } face { $war-to } : la guerre devient inactive.
    }
