# -- refus

idus-refuse-seat = Ce n’est pas à vous de répondre maintenant ; attendez votre prochaine question.
idus-refuse-voted = Votre vote est posé et ne change plus ; attendez l’autre édile.
idus-refuse-no-seat = Personne n’occupe cette place ; nommez un des { $count } joueurs.
idus-refuse-self = Le consul ne prend pas d’autre rôle ; nommez quelqu’un d’autre.
idus-refuse-two-roles = { $seat } a déjà un rôle ; donnez celui-ci à quelqu’un d’autre.
idus-refuse-praetor-again = { $seat } était préteur au tour précédent ; nommez quelqu’un d’autre.
idus-refuse-praetor-needed = Avec { $seat } comme préteur, il ne resterait pas deux édiles possibles ; nommez quelqu’un d’autre.
idus-refuse-aedile-again = { $seat } était édile au tour précédent ; nommez quelqu’un d’autre.
idus-refuse-second-repeat = Un seul édile du tour précédent peut le rester, et { $seat } serait de trop ; nommez quelqu’un d’autre.
idus-refuse-streak = { $seat } est édile depuis trop de tours de suite ; nommez quelqu’un d’autre.
idus-refuse-name-praetor = On nomme d’abord le préteur ; choisissez qui ce sera.
idus-refuse-name-aedile = Il reste à nommer des édiles ; choisissez une des places proposées.
idus-refuse-yellow = Il n’y a pas de carte jaune dans la première manche ; votez vert ou rouge.
idus-refuse-vote = On attend ici un vote ; posez une de vos cartes de vote.
idus-refuse-look = Le préteur regarde la carte d’un seul édile ; choisissez lequel.
idus-refuse-second-look = Vous avez déjà regardé une carte, et c’est tout ; laissez-la passer ou faites-la échanger.
idus-refuse-veto = Vous avez vu la carte ; laissez-la passer ou faites-la échanger.
idus-refuse-replace = La carte doit changer ; choisissez une des deux qui restent.
idus-refuse-yellow-stays = La carte jaune doit partir ; posez-en une verte ou une rouge.
idus-refuse-not-held = Vous n’avez pas { $faction-a } ; défaussez une de vos deux cartes.
idus-refuse-discard = Une de vos deux cartes de faction doit partir ; choisissez laquelle.
idus-refuse-claim-turn =
    Le tour { $turn } n’a pas commencé ; parlez { $last ->
        [one] du tour 1.
       *[other] des tours 1 à { $last }.
    }
idus-refuse-claim = « { $text } » n’est pas une affirmation ; dites « faction loyal », « vote 3 rouge » ou « vu 3 Horatius vert ».
