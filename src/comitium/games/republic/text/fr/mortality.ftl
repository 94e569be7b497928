# Mortalité, et factions qui n’ont plus personne.

republic-mortality-ask-last-senator = Votre dernier sénateur n’est plus. Quittez-vous la partie, ou continuez-vous avec la première famille de la Curie ?

republic-mortality-choice-quit = Quitter la partie
republic-mortality-choice-continue = Continuer

republic-mortality-event-era-advanced = Une ère commence : { $era }.
republic-mortality-event-nobody-died = Personne ne meurt ce tour-ci.
republic-mortality-event-faction-carried-on = { $seat-The } a perdu son dernier sénateur et continue.
republic-mortality-event-faction-waits = { $seat-The } ne trouve aucune famille à la Curie, et attend la première qui y entrera.
republic-mortality-event-family-taken = { $seat-The } prend { $senator-the } à la Curie comme nouveau chef.
republic-mortality-event-faction-eliminated = { $seat-The } quitte la partie : sa main est défaussée, son trésor retourne à la réserve.
