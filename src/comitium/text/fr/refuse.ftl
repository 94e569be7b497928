# -- refus

refuse-choice = Il n’y a pas de choix { NUMBER($choice, useGrouping: 0) } ici ; prenez-en un dans la liste.
refuse-unknown-choice = Il n’y a pas de choix { NUMBER($choice, useGrouping: 0) } dans ce jeu ; prenez-en un dans la liste.
refuse-not-offered = « { $text } » n’est pas proposé ici ; choisissez dans la liste.
refuse-notation = « { $text } » n’est pas un coup de ce jeu ; écrivez-le comme dans la liste des choix.
refuse-over = La partie est finie ; commencez-en une autre pour rejouer.
refuse-seat = Rien n’est demandé à la place { $seat } pour l’instant ; attendez sa prochaine question.
refuse-stale = Cette question a déjà sa réponse, peut-être dans une autre fenêtre ; regardez à nouveau ce qui est demandé.
refuse-form = Ces réponses ne peuvent pas être données d’un coup ; répondez à une question après l’autre.
refuse-undo-nothing = Il n’y a rien à annuler ; continuez à partir d’ici.
refuse-undo-seen = Votre dernier choix est définitif, car il est scellé ou quelque chose de caché a été révélé depuis ; continuez à partir d’ici.
refuse-undo-acted = Quelqu’un d’autre a joué depuis votre dernier choix, qui est donc définitif ; continuez à partir d’ici.
refuse-claim = Aucune affirmation n’est possible ici ; choisissez plutôt dans la liste.

# -- accords et consignes

refuse-agreement = Ce jeu n’a pas d’accords garantis ; entendez-vous dans la discussion, à vos risques.
refuse-motion = Ce jeu n’a pas de motions ; passez à votre prochain choix.
refuse-motion-words = Ce n’est pas une motion ; écrivez une ligne de mots lisibles, { $most } lettres au plus.
refuse-agreement-parties = Une promesse va d’une place à une autre ; nommez deux places différentes de cette table.
refuse-agreement-stranger = Vous n’êtes pas partie à cet accord ; laissez-le à ceux qui y sont nommés.
refuse-agreement-unknown = Il n’y a pas d’offre numéro { $number } ; consultez la liste des offres.
refuse-agreement-binds = L’accord { $number } est en vigueur depuis que tous l’ont accepté ; il prend fin quand il est tenu.
refuse-agreement-over = L’offre { $number } est close ; faites-en une nouvelle.
refuse-agreement-contradicts = Cet accord contredit une promesse déjà faite ; la plus ancienne l’emporte.
refuse-promised = Vous avez promis autre chose par l’accord { $number } ; choisissez ce qui tient votre parole.
refuse-order-scope = Une consigne ne peut pas valoir pour « { $scope } », car rien de tel n’est en cours ; donnez-lui une autre durée.
refuse-order-times = Une consigne peut répondre { $most } fois au plus, et non { $times } ; ne donnez pas de nombre pour une consigne sans fin.
refuse-directive-endless = La directive d’une faction neutre a répondu { $answers } fois de suite sans fin (question { $question }) ; c’est une erreur des règles, merci de la signaler.
refuse-directive-illegal = La directive de la faction { $seat } veut donner à { $question } une réponse illégale ; c’est une erreur des règles, merci de la signaler.
refuse-directive-unknown = Les directives du chapitre 4 ne disent pas ce que la faction { $seat } répond à { $question } ; c’est une erreur des règles, merci de la signaler.
refuse-note = Un journal n’a pas de note « { $note } » ; omettez cette ligne.
