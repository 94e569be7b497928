# -- refus

refuse-choice = Le choix { $choice } n’est pas proposé ici ; prenez-en un dans la liste.
refuse-notation = « { $text } » n’est pas un coup de ce jeu ; écrivez-le comme dans la liste des choix.
refuse-over = La partie est finie ; commencez-en une autre pour rejouer.
refuse-seat = On ne demande rien au siège { $seat } pour l’instant ; attendez sa prochaine question.
refuse-stale = Cette question a déjà reçu sa réponse, peut-être dans une autre fenêtre ; regardez à nouveau ce qui est demandé.
refuse-form = Ces réponses ne peuvent être données d’un coup ; répondez à une question après l’autre.
refuse-undo-nothing = Vous n’avez encore rien choisi qui puisse être repris ; continuez à partir d’ici.
refuse-undo-seen = Votre dernier choix est définitif, car il est scellé ou quelque chose de caché a été révélé depuis ; continuez à partir d’ici.
refuse-undo-acted = Quelqu’un d’autre a joué depuis votre dernier choix, qui reste donc acquis ; continuez à partir d’ici.
refuse-claim = Rien ne peut être affirmé ici ; choisissez plutôt dans la liste.

# -- accords et ordres permanents

refuse-agreement = Dans ce jeu, rien ne lie que les règles ; proposez en paroles, et fiez-vous-y autant qu’il vous plaira.
refuse-motion = Ce jeu ne connaît pas de motions ; passez à votre prochain choix.
refuse-motion-words = Ce n’est pas une motion ; écrivez une ligne de mots lisibles, { $most } lettres au plus.
refuse-agreement-parties = Une promesse veut quelqu’un qui la fait et quelqu’un d’autre qui la reçoit ; nommez deux places différentes de cette table.
refuse-agreement-stranger = Vous n’êtes pas partie à cet accord ; laissez-le à ceux qui y sont nommés.
refuse-agreement-unknown = Il n’y a pas d’offre numéro { $number } ; consultez la liste des offres.
refuse-agreement-binds = L’accord { $number } lie depuis que tous l’ont accepté ; il prend fin quand il est tenu.
refuse-agreement-over = L’offre { $number } est close ; faites-en une nouvelle.
refuse-agreement-contradicts = Cela ne peut être tenu avec une promesse déjà faite ; la plus ancienne l’emporte.
refuse-promised = Vous avez promis autre chose par l’accord { $number } ; choisissez ce qui tient votre parole.
refuse-order-scope = Un ordre permanent ne peut valoir pour « { $scope } », car rien de tel n’est en cours ; donnez-lui une autre portée.
