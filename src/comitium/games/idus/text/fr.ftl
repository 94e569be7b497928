# Les mots d'Idus Martii. Formes des factions : .the (les Traîtres), .to (aux Traîtres), .of (des Traîtres), .a (une carte Traître),
# .member (un Traître) ; des couleurs : .a (une carte rouge) ; des sièges : .of (de Fabius).

idus-title = Idus Martii
idus-tagline = Un complot au Sénat, des votes secrets, et personne qui dise de quel côté il est.

# -- sièges

idus-seat-senator_1 = Aurélius
    .of = d'Aurélius
idus-seat-senator_2 = Cornélius
    .of = de Cornélius
idus-seat-senator_3 = Domitius
    .of = de Domitius
idus-seat-senator_4 = Fabius
    .of = de Fabius
idus-seat-senator_5 = Horatius
    .of = d'Horatius
idus-seat-senator_6 = Manlius
    .of = de Manlius
idus-seat-senator_7 = Sempronius
    .of = de Sempronius
idus-seat-senator_8 = Valérius
    .of = de Valérius

# -- factions

idus-faction-loyal = Loyal
    .the = les Loyaux
    .to = aux Loyaux
    .of = des Loyaux
    .a = une carte Loyal
    .many = cartes Loyal
    .member = un Loyal
idus-faction-traitor = Traître
    .the = les Traîtres
    .to = aux Traîtres
    .of = des Traîtres
    .a = une carte Traître
    .many = cartes Traître
    .member = un Traître
idus-faction-merchant = Marchand
    .the = les Marchands
    .to = aux Marchands
    .of = des Marchands
    .a = une carte Marchand
    .many = cartes Marchand
    .member = un Marchand

# -- couleurs

idus-colour-green = vert
    .a = une carte verte
idus-colour-red = rouge
    .a = une carte rouge
idus-colour-yellow = jaune
    .a = une carte jaune

# -- ce qui s'est passé

idus-event-factions-dealt = { $seat } regarde ses deux cartes de faction : { $factions }.
idus-event-play-began = { $seat } est premier joueur.
idus-event-limit-set = La limite est { $limit } : un jeton qui va trop loin trahit sa conspiration.
idus-event-turn-began = Tour { $turn } : { $seat } est consul.
idus-event-roles-given = { $praetor } est préteur, { $aedile } et { $aedile2 } sont édiles.
idus-event-vote-laid = { $seat } pose { $colour-a } face cachée.
idus-event-vote-cast = { $seat } a voté.
idus-event-vote-inspected = { $seat } regarde le vote { $aedile-of }.
idus-event-vote-seen = { $seat } voit { $colour-a } devant { $aedile }.
idus-event-inspection-declined = { $seat } ne regarde aucun des deux votes.
idus-event-yellow-shown = Le vote { $aedile-of } est jaune, et tous le voient : une autre carte doit prendre sa place.
idus-event-vote-kept = { $seat } laisse passer le vote { $aedile-of }.
idus-event-exchange-forced = { $seat } oblige { $aedile } à échanger son vote.
idus-event-vote-changed = Le vote { $aedile-of } est maintenant { $colour }.
idus-event-vote-replaced = { $aedile } pose une autre carte, face cachée.
idus-event-votes-counted = Les votes, mélangés, sont { $colour } et { $colour2 } : Loyaux { $loyal }, Traîtres { $traitor }.
idus-event-faction-discarded = { $seat } défausse { $faction-a } et a choisi son camp.
idus-event-faction-discarded-unseen = { $seat } défausse une carte de faction et a choisi son camp.
idus-event-conspiracy-failed = Le jeton { $faction-of } est allé trop loin, la limite étant { $limit } : leur conspiration a échoué.
idus-event-both-failed = Les deux jetons sont allés trop loin, la limite étant { $limit } : les deux camps sont démasqués.
idus-event-ides-reached = Les ides de mars sont là : Loyaux { $loyal }, Traîtres { $traitor }.
idus-event-faction-revealed = { $seat } était { $faction-member }.
idus-event-discard-revealed = { $seat } avait défaussé { $faction-a }.
idus-event-faction-won =
    { $seats-count ->
        [0] La victoire revient { $faction-to }, mais personne n'est de leur camp : aucun joueur ne gagne.
        [one] La victoire revient { $faction-to } : { $seats } gagne.
       *[other] La victoire revient { $faction-to } : { $seats } gagnent.
    }
idus-event-faction-claimed = { $seat } affirme être { $faction-member }.
idus-event-vote-claimed =
    { $impossible ->
        [0] { $seat } affirme avoir voté { $colour } au tour { $turn }.
       *[other] { $seat } affirme avoir voté { $colour } au tour { $turn } : impossible, comme chacun peut le voir.
    }
idus-event-inspection-claimed =
    { $impossible ->
        [0] { $seat } affirme avoir vu { $colour-a } devant { $aedile } au tour { $turn }.
       *[other] { $seat } affirme avoir vu { $colour-a } devant { $aedile } au tour { $turn } : impossible, comme chacun peut le voir.
    }

# -- pourquoi c'est fini

idus-ending-conspiracy-loyal = Une conspiration a échoué, et les Loyaux gagnent.
idus-ending-conspiracy-traitor = Une conspiration a échoué, et les Traîtres gagnent.
idus-ending-conspiracy-merchant = Une conspiration a échoué, et les Marchands gagnent.
idus-ending-ides-loyal = Les ides de mars sont venues, et les Loyaux gagnent.
idus-ending-ides-traitor = Les ides de mars sont venues, et les Traîtres gagnent.
idus-ending-ides-merchant = Les ides de mars sont venues, et les Marchands gagnent.

# -- questions

idus-ask-praetor = Tour { $turn }, vous êtes consul : qui nommez-vous préteur ?
idus-ask-aedile = { $praetor } est votre préteur : qui nommez-vous édile ?
idus-ask-aedile2 = { $praetor } est votre préteur et { $aedile } édile : qui est l'autre édile ?
idus-ask-vote = Tour { $turn }, vous êtes édile : quelle carte posez-vous face cachée ?
idus-ask-look = Vous êtes préteur : regardez-vous le vote { $aedile-of } ou { $aedile2-of } ?
idus-ask-veto = Le vote { $aedile-of } est { $colour } : ce vote passe-t-il ?
idus-ask-replace-own = Votre vote { $colour } est refusé : quelle carte posez-vous à la place ?
idus-ask-replace-other = Le vote { $colour } { $aedile-of } s'en va : quelle carte prend sa place ?
idus-ask-replace-yellow = Tous ont vu votre vote jaune : quelle carte posez-vous à la place ?
idus-ask-side = Votre tour de consul s'achève : quelle carte de faction défaussez-vous ?
idus-ask-last-choice = Un jeton est allé trop loin (limite { $limit }) avant votre choix : quelle carte de faction défaussez-vous ?

# -- choix

idus-choice-praetor = Nommer { $seat } préteur
idus-choice-aedile = Nommer { $seat } édile
idus-choice-vote = Voter { $colour }
idus-choice-look = Regarder le vote { $seat-of }
idus-choice-trust = Ne regarder aucun vote
idus-choice-keep = Le laisser passer
idus-choice-exchange = Le faire échanger
idus-choice-put = Poser { $colour-a }
idus-choice-discard = Défausser { $faction-a }

# -- refus

idus-refuse-seat = Ce n'est pas à vous de répondre maintenant ; attendez qu'on vous interroge.
idus-refuse-voted = Votre vote est posé et ne change plus ; attendez l'autre édile.
idus-refuse-no-seat = Personne n'est assis là ; nommez un des { $count } joueurs.
idus-refuse-self = Le consul ne prend pas d'autre rôle ; nommez quelqu'un d'autre.
idus-refuse-two-roles = { $seat } a déjà un rôle ; donnez celui-ci à quelqu'un d'autre.
idus-refuse-praetor-again = { $seat } était préteur au tour précédent ; nommez quelqu'un d'autre.
idus-refuse-praetor-needed = Avec { $seat } comme préteur, il ne resterait pas deux édiles possibles ; nommez quelqu'un d'autre.
idus-refuse-aedile-again = { $seat } était édile au tour précédent ; nommez quelqu'un d'autre.
idus-refuse-second-repeat = Un seul édile du tour précédent peut le rester, et { $seat } serait de trop ; nommez quelqu'un d'autre.
idus-refuse-streak = { $seat } est édile depuis trop de tours de suite ; nommez quelqu'un d'autre.
idus-refuse-name-praetor = On nomme d'abord le préteur ; choisissez qui ce sera.
idus-refuse-name-aedile = Il reste à nommer des édiles ; choisissez un des sièges proposés.
idus-refuse-yellow = Il n'y a pas de carte jaune dans la première manche ; votez vert ou rouge.
idus-refuse-vote = On attend ici un vote ; posez une de vos cartes de vote.
idus-refuse-look = Le préteur regarde la carte d'un seul édile ; choisissez lequel.
idus-refuse-second-look = Vous avez déjà regardé une carte, et c'est tout ; laissez-la passer ou faites-la échanger.
idus-refuse-veto = Vous avez vu la carte ; laissez-la passer ou faites-la échanger.
idus-refuse-replace = La carte doit changer ; choisissez une des deux qui restent.
idus-refuse-yellow-stays = La carte jaune doit partir ; posez-en une verte ou une rouge.
idus-refuse-not-held = Vous n'avez pas { $faction-a } ; défaussez une de vos deux cartes.
idus-refuse-discard = Une de vos deux cartes de faction doit partir ; choisissez laquelle.
idus-refuse-claim-turn =
    Le tour { $turn } n'a pas commencé ; parlez { $last ->
        [one] du tour 1.
       *[other] des tours 1 à { $last }.
    }
idus-refuse-claim = « { $text } » n'est pas une affirmation ; dites « faction loyal », « vote 3 rouge » ou « vu 3 Horatius vert ».
idus-bad-first-player = { $seat } n'est pas assis à une table de { $count } ; nommez quelqu'un qui l'est, ou « random ».

# -- positions

idus-position-side = { $seat } ne peut tenir ce nombre de cartes de faction à ce tour (règle { $rule }) ; écrivez « LT » pour une main de deux cartes, « L-T » pour une carte gardée et une écartée.
idus-position-role = Les rôles du tour { $turn } enfreignent la règle { $rule } ; donnez-les comme son consul le pouvait.
idus-position-impossible = Aucune partie ne mène à une telle position ; vérifiez la question, les jetons et les cartes.

# -- options

idus-option-limit = Jusqu'où un jeton peut aller
idus-option-limit-printed = comme imprimé pour ce nombre de joueurs
idus-option-limit-value =
    { $value ->
        [one] { $value } vote
       *[other] { $value } votes
    }
idus-option-limit-mode = Quand un jeton trahit sa conspiration
idus-option-limit-mode-exceed = quand il dépasse la limite
idus-option-limit-mode-reach = dès qu'il atteint la limite
idus-option-first-player = Qui est premier joueur
idus-option-first-player-random = tiré au sort
idus-option-first-player-senator-1 = { idus-seat-senator_1 }
idus-option-first-player-senator-2 = { idus-seat-senator_2 }
idus-option-first-player-senator-3 = { idus-seat-senator_3 }
idus-option-first-player-senator-4 = { idus-seat-senator_4 }
idus-option-first-player-senator-5 = { idus-seat-senator_5 }
idus-option-first-player-senator-6 = { idus-seat-senator_6 }
idus-option-first-player-senator-7 = { idus-seat-senator_7 }
idus-option-first-player-senator-8 = { idus-seat-senator_8 }
idus-option-r2-exchange = Ce que devient un vote échangé dans la seconde manche
idus-option-r2-exchange-aedile-choice = l'édile choisit, l'autre couleur ou jaune
idus-option-r2-exchange-opposite-colour = l'autre couleur
idus-option-r2-exchange-praetor-choice = le préteur choisit, l'autre couleur ou jaune
idus-option-aedile-repeat-5p = Combien d'édiles du tour précédent peuvent le rester, à cinq joueurs
idus-option-aedile-repeat-5p-one = un seul
idus-option-aedile-repeat-5p-any = les deux
idus-option-aedile-repeat-5p-none = aucun
idus-option-aedile-streak-max-5p = Combien de tours de suite on peut être édile, à cinq joueurs
idus-option-aedile-streak-max-5p-none = autant que les consuls le veulent
idus-option-aedile-streak-max-5p-value =
    { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }
idus-option-role-ban-across-rounds = Si les derniers rôles de la première manche lient le premier consul de la seconde
idus-option-role-ban-across-rounds-true = oui
idus-option-role-ban-across-rounds-false = non
idus-option-ides-rival-rule = Quelles factions ont besoin de membres pour une victoire aux ides
idus-option-ides-rival-rule-literal = la rivale de celle qui mène
idus-option-ides-rival-rule-winner-needs-member = celle qui mène
idus-option-ides-rival-rule-off = aucune
idus-option-ides-empty-leader = Qui gagne aux ides quand personne n'est de la faction qui mène
idus-option-ides-empty-leader-merchant = les Marchands
idus-option-ides-empty-leader-faction = la faction qui mène, donc aucun joueur
idus-option-praetor-must-look = Si le préteur doit regarder un vote
idus-option-praetor-must-look-true = oui, l'un des deux
idus-option-praetor-must-look-false = non, un ou aucun
idus-option-reveal-discards-at-end = Si les cartes de faction défaussées sont montrées à la fin
idus-option-reveal-discards-at-end-true = oui
idus-option-reveal-discards-at-end-false = non, seulement les cartes gardées

# -- la table, la fin et le livre de règles

idus-turn = Tour { $turn } sur { $turns } · manche { $round }
idus-over =
    { $turn ->
        [one] Fin, après { $turn } tour
       *[other] Fin, après { $turn } tours
    }
idus-lead = aux ides : { $faction } +{ $votes }
idus-level = aux ides : { $faction }
idus-role-consul = Consul
idus-role-praetor = Préteur
idus-role-aedile = Édile
idus-waited = doit répondre
idus-cards =
    { $count ->
        [one] { $count } carte de faction
       *[other] { $count } cartes de faction
    }
idus-says = affirme être { $faction-member }
idus-fate-none = personne n'a regardé de vote
idus-fate-kept = { $praetor } a regardé le vote { $aedile-of } et l'a laissé passer
idus-fate-exchanged = { $praetor } a fait échanger le vote { $aedile-of }
idus-fate-yellow = { $praetor } a regardé le vote { $aedile-of }, qui était jaune et a été remplacé
idus-vote-hidden = inconnu
idus-vote-became = { $laid }, puis { $final }
idus-vote-said = { $vote } d'après ce qui est affirmé
idus-vote-disputed = { $vote } (les affirmations se contredisent)
idus-score = Qui était qui :
idus-chapter-1 = Matériel
idus-chapter-2 = Limites
idus-chapter-3 = Mise en place
idus-chapter-4 = Manches et rôles
idus-chapter-5 = Le tour
idus-chapter-6 = Qui le consul peut nommer
idus-chapter-7 = Qui peut savoir quoi
idus-chapter-8 = La fin de la partie
idus-chapter-10 = Options
idus-markers = Jetons
idus-marker = { $count } sur { $limit }
idus-safe = sans danger jusqu'à { $count }
idus-senate = Sénat
idus-aedile-voted = Édile (a voté)
idus-back = une carte de faction face cachée
idus-record = Tours
idus-turn-of = Tour { $turn }, consul { $consul }
idus-round = manche { $round }
idus-now = ce tour
idus-said = d'après ce qui est affirmé
idus-disputed = les affirmations se contredisent
idus-became-kept = regardé et gardé
idus-became-exchanged = échangé
idus-became-yellow = montré et remplacé
idus-fate-open = { $praetor } regarde le vote { $aedile-of }
idus-ballots = Vos cartes de vote
idus-effect-green = avance le jeton { idus-faction-loyal.of }
idus-effect-red = avance le jeton { idus-faction-traitor.of }
idus-effect-yellow = n'avance aucun jeton
idus-column-kept = gardé
idus-column-given-up = défaussé
