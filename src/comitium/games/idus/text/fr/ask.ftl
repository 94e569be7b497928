# -- questions

idus-ask-praetor = Tour { $turn }, vous êtes consul : qui nommez-vous préteur ?
idus-ask-aedile = { $praetor } est votre préteur : qui nommez-vous édile ?
idus-ask-aedile2 = { $praetor } est votre préteur et { $aedile } édile : qui est l’autre édile ?
idus-ask-vote = Tour { $turn }, vous êtes édile : quelle carte posez-vous face cachée ?
idus-ask-look = Vous êtes préteur : regardez-vous le vote { $aedile-of } ou { $aedile2-of } ?
idus-ask-veto = Le vote { $aedile-of } est { $colour } : ce vote passe-t-il ?
idus-ask-replace-own = Votre vote { $colour } est refusé : quelle carte posez-vous à la place ?
idus-ask-replace-other = Le vote { $colour } { $aedile-of } s’en va : quelle carte prend sa place ?
idus-ask-replace-yellow = Tous ont vu votre vote jaune : quelle carte posez-vous à la place ?
idus-ask-side = Votre tour de consul s’achève : quelle carte de faction défaussez-vous ?
idus-ask-last-choice = Un jeton est allé trop loin (limite { $limit }) avant votre choix : quelle carte de faction défaussez-vous ?
