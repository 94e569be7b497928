# -- la table (cli-play-*)

cli-play-arg-game = Le jeu, le premier de la liste si aucun n’est nommé ; avec --resume, le nom d’une sauvegarde, ou un jeu dont on reprend la dernière partie inachevée.
cli-play-arg-opponent = Le bot : Fortune, Élève, Rhéteur, Savant ou Oracle (random, quaestor, tribune, praetor, consul), avec d’éventuels paramètres (oracle:seconds=0.5), ou le vôtre (module:Classe).
cli-play-arg-seat = La place que vous prenez ; par défaut, la dernière. Plusieurs, comme Colonne,Étoile, sont des personnes à ce clavier ; les bots prennent les autres.
cli-play-arg-hotseat = Tout le monde au même clavier ; les mains sont cachées quand il passe d’une personne à l’autre.
cli-play-arg-led = Qui mène chaque place, au lieu des options ci-dessus, comme dans me,me,tribune : me (plusieurs fois pour en mener plusieurs), device (quelqu’un d’autre à ce clavier), with-César (la personne qui mène César), rule (si le jeu a des places menées par la règle) ou un bot.
cli-play-arg-seed = Un nombre qui décide de tous les mélanges, pour rejouer la même donne.
cli-play-arg-plain = Ligne par ligne, pour les lecteurs d’écran et les tubes ; les réponses peuvent venir d’un fichier.
cli-play-arg-speed = La vitesse d’affichage des coups des bots : pas-à-pas, lent, normal, rapide ou immédiat. Dans un terminal seulement ; la partie s’en souvient.
cli-play-arg-first = Une première partie : le nombre de joueurs et les options les plus simples pour commencer.
cli-play-arg-beat = Un résultat à battre avec cette donne, tel qu’une partie finie le nomme.
cli-play-beat = À battre avec cette donne : { $result }.
cli-play-no-result = « { $code } » n’est pas un résultat qu’une partie peut donner.
cli-play-beaten =
    { $how ->
        [1] À battre : { $result }. Vous avez fait mieux !
        [0] À battre : { $result }. Vous avez fait aussi bien.
       *[other] À battre : { $result }. Vous n’y êtes pas parvenu.
    }
cli-play-challenge = La même donne pour un ami : { $command }
cli-play-record-none = Aucune partie face aux directives n’est encore finie.
cli-play-record-game = { $day } : { $result } ({ $name })
cli-play-arg-resume = Reprendre une partie sauvegardée.

# -- sauvegardes

cli-play-save-name = « { $name } » ne convient pas comme nom de sauvegarde ; prenez des lettres, des chiffres, des points et des traits d’union, 64 au plus.
cli-play-save-taken = Une autre partie est déjà sauvegardée sous le nom « { $name } » ; choisissez un autre nom.
cli-play-save-unknown = Il n’y a pas de sauvegarde « { $name } » dans { $folder } ; la commande « reprendre » énumère celles qui existent.
cli-play-save-none-at-all = Il n’y a pas de partie inachevée dans { $folder } ; commencez-en une.
cli-play-save-none = Il n’y a pas de partie inachevée de « { $game } » dans { $folder } ; commencez-en une.
cli-play-save-unreadable = La sauvegarde { $file } ne peut pas être ouverte ({ $why }) ; vérifiez qui a le droit de la lire.
cli-play-save-corrupt = La sauvegarde { $file } est abîmée. { $why }
cli-play-seating-corrupt = Le fichier { $file }, qui attribue les places, est abîmé ; supprimez-le pour prendre les places de la ligne de commande.
cli-play-cannot-save = La partie ne peut pas être sauvegardée dans { $file } ({ $why }) ; faites de la place ou donnez un autre dossier à COMITIUM_HOME.
cli-play-lost = La partie n’est pas sauvegardée dans son état actuel. { $why }
cli-play-saved = Sauvegardé : { $file }
cli-play-left = Votre partie est sauvegardée : { $file }
cli-play-bot-failed = { $why } C’était la décision { $decision } ; l’erreur est décrite dans { $file }
cli-play-come-back = Pour continuer : comitium play --resume { $name }
cli-play-saves-open = { $name } · { $when } · { $players }
cli-play-saves-here = { $name } · { $when } · { $players } · cette partie
cli-play-parted = La sauvegarde { $name } se joue aussi ailleurs ; cette partie est désormais gardée sous le nom { $other }.
cli-play-saves-over = { $name } · { $when } · { $players } · terminée
cli-play-saves-how = Tapez « reprendre » et un numéro ou un nom.
cli-play-saves-empty = Aucune sauvegarde pour l’instant.

# -- la ligne de commande

cli-play-seat = Il n’y a pas de place « { $seat } » ; choisissez parmi : { $known }.
cli-play-led-alone = « --led » dit qui mène chaque place ; n’ajoutez ni « --players », ni « --seat », ni « --opponent », ni « --hotseat », ni « --resume ».
cli-play-led-open = Au terminal, personne ne vient par lien ; écrivez « device » pour quelqu’un d’autre à ce clavier.

# -- autour de la table

cli-play-person = humain
cli-play-you = vous
cli-play-neutral = faction neutre
cli-play-by-rule = par la règle
cli-play-log = Journal
cli-play-no-why = Depuis votre dernière décision, rien n’est arrivé selon une directive.
cli-play-sealed = Cartes et dés sont fixés d’avance et scellés ; le sceau, à vérifier à la fin : { $commitment }
cli-play-commands = Tapez un numéro, plusieurs (4 1) ou une notation ({ $example }). Et aussi : ? expliquer, u annuler, h conseil, { $also }, journal, sauver, quitter.
cli-play-commands-more = De plus : « ? 7.3 » ou « ? vote » explique une règle, « ? mots » énumère les mots du jeu et leur sens, « ? but » donne le but, « ? signes » explique l’image ; « règles » énumère les chapitres, « table » redit la table, « moment » énumère ce qui s’est décidé et « moment 1 » le montre à nouveau, « auto » répond comme un conseiller, « vitesse » règle l’affichage des coups des bots, « reprendre » énumère les parties sauvegardées.
cli-play-topic-aim = but objectif gagner victoire
cli-play-topic-points = points point score marque
cli-play-topic-signs = signes signe légende symboles symbole image
cli-play-topic-words = mots mot glossaire lexique termes vocabulaire
cli-play-curtain = Passez l’appareil { $to }, qui appuie ensuite sur Entrée.
cli-play-answers-for = Vous décidez maintenant pour { $seat }.
cli-play-more = Entrée montre la suite ; tout autre mot s’adresse à la table.
cli-play-enter = Entrée ramène à la table ; tout autre mot y est pris en compte.
cli-play-to-the-table = Entrée mène à la table ; « ? signes » explique l’image, « comitium learn » enseigne le jeu pas à pas.
cli-play-speed-step = pas-à-pas
cli-play-speed-slow = lent
cli-play-speed-normal = normal
cli-play-speed-fast = rapide
cli-play-speed-instant = immédiat
cli-play-speed = Vitesse d’affichage des coups des bots : { $speed }. « vitesse » et un mot la change : { $known }.
cli-play-speed-unknown = Il n’y a pas de vitesse « { $speed } » ; choisissez { $known }.
cli-play-stepping = Entrée continue.
cli-play-following = Entrée passe à votre prochaine décision.
cli-play-to = à { $seat }
cli-play-part = Voici ce que votre coup a donné : Entrée le cache, puis passez l’appareil.
cli-play-out = Votre faction a perdu son dernier sénateur et quitte la partie [{ $rule }] ; les autres jouent sans vous.
cli-play-out-how = Entrée suit la partie jusqu’à la fin ; « quitter » part maintenant. La partie est sauvegardée dans les deux cas.
cli-play-since = Depuis votre dernière visite :
cli-play-thinking = { $player } réfléchit…
cli-play-thinking-since = { $player } réfléchit… { $seconds } s
cli-play-adviser = Votre conseiller
cli-play-visit-only = Rien ne vous est demandé pour l’instant.
cli-play-visit-nobody = Personne du nom de « { $name } » ne joue à ce clavier ; passez l’appareil à l’un de ceux-ci : { $known }.
cli-play-visit-commands = « passer » et un nom ou un numéro (« passer 3 ») donne l’appareil à quelqu’un qui n’a rien à décider, pour regarder ses cartes ou dire quelque chose.

# -- réponses et commandes

cli-play-how-many = Combien ? Tapez { $number } et un nombre de { $low } à { $high } : « { $number } { $high } ».
cli-play-no-number =
    Il n’y a pas de réponse { $number } ici ; { $count ->
        [one] la seule est 1.
       *[other] choisissez un numéro de 1 à { $count }.
    }
cli-play-not-understood = « { $answer } » n’est ni une réponse ni une commande ; tapez un numéro de la liste, ou ? pour de l’aide.
cli-play-moved = La liste a changé ; le reste de la ligne est ignoré : { $answers }
cli-play-dropped = Le reste de la ligne est ignoré : { $answers }
cli-play-unseen = « { $answers } » est ignoré : voici la question.
cli-play-then = {" ; "}
cli-play-taken-up = La partie reprend ici : « nouvelles » dit ce qui s’est passé depuis votre dernière décision, « ? » aide.
cli-play-undone = Annulé.
cli-play-undone-order = Cette consigne prend fin aussi : { $order }
cli-play-offer-enter = Une seule réponse est possible : Entrée la donne.
cli-play-offer-pass = « passer toujours » répond pour vous quand il n’y a rien à choisir.
cli-play-offer-quiet = Trop de questions ? « calme oui » passe celles qui ne vous concernent pas.
cli-play-offer-auto = « auto » termine votre préparation à votre place ; plusieurs numéros à la fois (1 1 4 2 …), c’est rapide aussi.
cli-play-offer-unasked = { $count ->
        [one] Vous pouvez aussi, dès maintenant : { $act }. « spontané » en donne la liste.
       *[other] Sans qu’on vous le demande, { $count } actions vous sont possibles, par exemple : { $act }. « spontané » en donne la liste.
    }
cli-play-passed = Répondu pour vous, selon votre consigne : { $answer }.
cli-play-pass-always = Désormais, la table répond pour vous quand une seule réponse est possible ; « passer demander » y met fin.
cli-play-pass-ask = Désormais, chaque question vous est posée, même si une seule réponse est possible.
cli-play-pass-shared = À un clavier partagé, chacun répond pour soi ; une telle consigne montrerait qui a le choix.
cli-play-auto-done = Votre préparation est terminée.
cli-play-auto-answered = { $bot } a répondu pour vous : { $answers }.
cli-play-hint = Vos chances de gagner selon { $bot }, d’après ce que vous voyez :
cli-play-hint-bar = { $number } { $bar } { $share } % { $choice }
cli-play-hint-line = { $number } : { $share } %, { $choice }
cli-play-hint-plain = { $bot } répondrait { $number } : { $choice }.
cli-play-odds = Ce qui peut résulter des réponses :
cli-play-stakes = Ce que les réponses rapportent et coûtent :
cli-play-stakes-line = { $number } : { $stakes }
cli-play-hint-typed = { $bot } répondrait : { $answer }
cli-play-no-rule = Les règles ne parlent pas de « { $rule } » ; demandez un numéro (« ? 7.3 »), une décision (« ? R-012 »), un mot comme « ? vote » (« ? mots » les énumère), « ? but » ou « ? signes ». « règles » énumère les chapitres.
cli-play-rules-how = Tapez « règles 7 » pour la liste d’un chapitre, « ? 7.3 » pour les règles elles-mêmes.

# -- la fin

cli-play-won = Victoire : { $seat } ; { $scores } [{ $rule }]
cli-play-won-only =
    { $seat-count ->
        [0] Aucun joueur ne gagne. [{ $rule }]
       *[other] Victoire : { $seat }. [{ $rule }]
    }
cli-play-drawn = Partie nulle, { $scores } [{ $rule }]
cli-play-verify = Pour vérifier la donne : le SHA-256 de « comitium seed { $seed } » est { $commitment }, comme annoncé au début.
cli-play-journal = Toute la partie est dans { $file } (comitium replay la relit).
cli-play-report = Entrée montre ce qui s’est vraiment passé, page par page ; q pour partir.
cli-play-report-more = Entrée montre la suite ; tout autre mot termine le rapport.
cli-play-report-over = Entrée termine le rapport.
cli-play-scribe = Le greffier

# -- la table en mots, nouvelles, accords, consignes

cli-play-not-there = Rien ne s’appelle « { $name } » sur la table. « ? { $name } » consulte les règles.
cli-play-moments = Ce qui s’est décidé, le plus récent d’abord ; « moment 1 » montre à nouveau le premier.
cli-play-no-moment = Rien ne s’est encore décidé.
cli-play-no-such-moment = « moment » attend un nombre de 1 à { $count } ; 1 est le plus récent.
cli-play-no-news = Rien ne s’est passé depuis votre dernière décision.
cli-play-deals-none = Aucun accord n’est proposé ni en vigueur.
cli-play-deal-binds = L’accord { $number } est en vigueur :
cli-play-deal-words = Accord { $number }, noté, sans engagement :
cli-play-deal-waits = L’accord { $number } vous est proposé (« accepter { $number } », « refuser { $number } ») ; il attend { $parties } :
cli-play-deal-mine = L’accord { $number } attend { $parties } (« refuser { $number } » le retire) :
cli-play-deal-open = L’accord { $number } est proposé et attend { $parties } :
cli-play-deal-why = { $seat }, à propos de l’accord { $number } : « { $why } »
cli-play-deal-accepted = Vous avez accepté.
cli-play-deal-refused = Vous avez refusé.
cli-play-motion-moved = Votre motion est soumise à la table.
cli-play-offer-unfinished = En échange de quoi ? Dites-le, ou omettez le dernier mot : c’est alors un don.
cli-play-deal-which = Dites lequel, par son numéro ; « accords » les énumère.
cli-play-ready = { $number } Pour { $seat } : « { $offer } » ({ $gains })
cli-play-ready-how = « offre » suivi d’un numéro propose exactement ces promesses.
cli-play-ready-none = Aucune offre prête ne porte ce numéro ; « offre » seul en donne la liste.
cli-play-ready-short = Rien n’est prêt pour { $seat }. { $why }
cli-play-forced-what = « { $word } » n’a pas de sens ici ; c’est « forcé oui » ou « forcé non ».
cli-play-forced-on = Désormais, la table répond pour vous quand une seule réponse est possible ; « forcé non » y met fin.
cli-play-forced-off = Désormais, chaque question vous est posée, même si une seule réponse est possible.
cli-play-quiet-what = « { $word } » n’a pas de sens ici ; c’est « calme oui » ou « calme non ».
cli-play-quiet-on = Désormais, les questions qui ne vous concernent pas sont passées ; « calme non » y met fin.
cli-play-quiet-off = Désormais, toutes les questions vous sont posées, même celles qui ne vous concernent pas.
cli-play-always-what = Dites quelle réponse : « toujours 1 », « phase 1 », « pendant 1 » ou « jusque 1 ».
cli-play-always = « { $question } » : désormais, à cette question, vous répondez { $answer } ; « consignes fin » y met fin.
cli-play-always-phase = « { $question } » : tant que dure cette phase, à cette question, vous répondez { $answer } ; « consignes fin » y met fin.
cli-play-during = « { $question } » : à cette question, { $scope }, vous répondez { $answer } ; « consignes fin » y met fin.
cli-play-until = « { $question } » : à cette question, { $moment }, vous répondez { $answer } ; « consignes fin » y met fin.
cli-play-until-nothing = Dans ce jeu, une consigne n’a pas d’échéance ; « toujours 1 » vaut jusqu’à la fin.
cli-play-during-nothing = Aucun vote, procès ni phase en cours à quoi limiter une consigne ; « toujours 1 » vaut jusqu’à la fin.
cli-play-offer-orders = Trop de questions ? « phase 1 » passe pour vous tant que dure cette phase, « pendant 1 » seulement { $scope }.
cli-play-offer-until = Trop de questions ? « jusque 1 » passe pour vous { $moment }, « phase 1 » tant que dure cette phase.
cli-play-offer-round = Plusieurs numéros sur une ligne (2 1 3) répondent l’un après l’autre.
cli-play-offer-phase = Trop de questions ? « phase 1 » passe pour vous tant que dure cette phase.
cli-play-orders-off = Vos consignes sont annulées.
cli-play-orders-none = Vous n’avez laissé aucune consigne. « forcé oui », « calme oui », « toujours 1 », « phase 1 », « pendant 1 » et « jusque 1 » en laissent une.
cli-play-orders-how = « consignes fin » les annule.
cli-play-order-forced = Quand une seule réponse est possible, elle est donnée pour vous.
cli-play-order-quiet = Les questions qui ne vous concernent pas sont passées.
cli-play-order-idle = Les questions où il n’y a rien à décider sont passées.
cli-play-order-question = À une sorte de question
cli-play-order = { $question }, toujours : { $answer }.
cli-play-order-during = { $question }, { $scope } : { $answer }.
cli-play-order-matter = { $answer } (au sujet de : { $matter })
cli-play-order-phase = { $question }, tant que dure cette phase : { $answer }.
cli-play-unasked-none = Aucune autre action n’est possible maintenant.
cli-play-unasked-how = « spontané » et un numéro l’exécute.
