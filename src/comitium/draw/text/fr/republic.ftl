# -- Res Publica Romana

# $neutrals: combien de factions suivent des cartes ; $players: combien de personnes en dirigent une
draw-republic-also =
    { $neutrals ->
        [0] table, nouvelles, accords, forcé, calme
       *[other]
        { $players ->
            [one] table, nouvelles, pourquoi, spontané, forcé
           *[other] table, nouvelles, pourquoi, spontané, accords, forcé
        }
    }
draw-republic-commands =
    « ? Tribun » ou « ? Cornelius » explique une carte ou ce qui est sur la table. « table » décrit toute la table, « table Cornelius » ou « table Amphore » une seule chose. « nouvelles » dit ce qui s’est passé depuis votre dernière décision, « pourquoi » ce qui a mené aux actes des factions neutres. « spontané » énumère vos autres actions possibles. { $neutrals ->
        [0] « accords » énumère les accords, « proposer » montre comment en écrire un, « accepter 3 » et « refuser 3 » y répondent. « motion » et quelques mots déposent une motion mineure [1.09.83]. « forcé oui » répond pour vous quand une seule réponse est possible, « calme oui » quand rien n’est mis aux voix, que la corruption vise le sénateur d’un autre ou que vous n’avez aucune carte à échanger ; « toujours 1 » donne cette réponse à toutes les questions de cette sorte, « phase 1 » tant que dure la phase, « pendant 1 » tant que dure ce vote ou ce procès, « jusque 1 » jusqu’à la prochaine proposition ; « consignes » énumère vos consignes et « consignes fin » les annule.
       *[other]
        { $players ->
            [one] « forcé oui » répond pour vous quand une seule réponse est possible, « calme oui » quand la corruption vise le sénateur d’une autre faction ou que vous n’avez aucune carte à échanger ; « toujours 1 » donne cette réponse à toutes les questions de cette sorte, « phase 1 » tant que dure la phase ; « consignes » énumère vos consignes et « consignes fin » les annule.
           *[other] « accords » énumère les accords, « proposer » montre comment en écrire un, « accepter 3 » et « refuser 3 » y répondent. « forcé oui » répond pour vous quand une seule réponse est possible, « calme oui » quand rien n’est mis aux voix, que la corruption vise le sénateur d’un autre ou que vous n’avez aucune carte à échanger ; « toujours 1 » donne cette réponse à toutes les questions de cette sorte, « phase 1 » tant que dure la phase, « pendant 1 » tant que dure ce vote ou ce procès, « jusque 1 » jusqu’à la prochaine proposition ; « consignes » énumère vos consignes et « consignes fin » les annule.
        }
    }
draw-republic-neutral = neutre
draw-republic-offer = Une offre dit à qui, ce que vous donnez et pour quoi : « proposer amphore 10 T pour voix » (sur ce qui est mis aux voix), « proposer étoile 5 T pour voix censeur julius », « proposer trident voix consuls pour non-lieu furius », « proposer colonne 3 T ». On peut promettre : des talents, voix, abstention, opposition (voter contre), veto, sans-veto, présenter (proposer quelqu’un au Sénat), appeler-premier et appeler-dernier (l’ordre des appels), consentir, accuser, non-lieu (ne pas accuser), nommer, donner (une carte), échange (de cartes), sans-persuasion, sans-contre-corruption, enchère-max (enchère d’au plus …), jeux, don (à l’État) ; et n’importe quoi entre guillemets, que seuls les joueurs peuvent juger. À quelles conditions : « 5 T si adopté censeur julius », « si rejeté », « si élu consul julius », « tour 4 », « report » (ce qui manque reste dû), « voix censeur par julius achetant 3 », « présenter … étape 4 », « donner tribune_1 montrée ». Les talents sont payés à la prochaine redistribution [1.06.3]. « accepter » et « refuser » répondent à une offre.
draw-republic-claim-words = voix, nommer, jeux
    .nominate = présenter
    .appoint = nommer
    .consent = consentir
    .prosecute = accuser
    .no-trial = non-lieu
    .no-veto = sans-veto
    .call-first = appeler-premier
    .call-last = appeler-dernier
    .give = donner
    .swap = échange échanger
    .games = jeux
    .contribute = don
    .step = étape
    .no-persuasion = sans-persuasion
    .no-counter-bribe = sans-contre-corruption
    .bid-at-most = enchère-max
draw-republic-aim = Le but : vous menez une faction de sénateurs. Ensemble, il faut gagner les guerres, remplir le trésor et calmer le peuple : si Rome tombe, tout le monde perd [1.12.3]. Si elle tient jusqu’à la fin de l’ère, la faction la plus influente gagne [1.12.2] ; on peut aussi gagner plus tôt : avec un consul à vie, à qui il faut 35 d’influence, ou 21 et le vote du Sénat [1.09.82] (seul ou à deux : 21 pendant que sa faction gouverne seule [4.05.413]), ou en marchant sur Rome [1.11.3]. L’influence vient des charges, des victoires, des provinces, des jeux et des dons à l’État.
draw-republic-signs = Les signes : Π Colonne, Ʊ Amphore, Ψ Trident, ★ Étoile, ¥ Flambeau, ☾ Croissant. * mène sa faction, → est à la guerre, ⌂ gouverne une province, # est prisonnier, ! est en révolte, ~ est en mission. M est la valeur militaire, É l’éloquence, L la loyauté, I l’influence, P la popularité, C les chevaliers, T les talents ; v sont les voix au Sénat, c les cartes en main. Après un nombre de troupes, L est une légion, E une escadre. Dans un vote, + est pour, − contre, ± partagé, 0 une abstention. « guerres 1/4 » compte les guerres actives : à quatre, Rome tombe. Le premier nombre d’une guerre est sa force. Entre parenthèses : la force imprimée × les guerres actives de sa série + ses chefs. Un nombre doré entre crochets peut être tapé. ▸ devant une faction : elle décide maintenant ; devant une ligne du journal : elle est nouvelle ; ⋯ quelque chose manque avant elle, et « nouvelles » le raconte.
draw-republic-doubt = Vous promettez { $amount } T et vous en avez { $total }. À la prochaine redistribution, vous paierez ce que vous aurez ; le reste tombe, ou reste dû avec « report ». « refuser » retire l’offre. [1.04.6]
draw-republic-treasury = trésor { $count } T
draw-republic-unrest = agitation { $count }
draw-republic-wars = guerres { $count }/4
draw-republic-vote = Vote :
draw-republic-ayes = pour { $count }
draw-republic-noes = contre { $count }
draw-republic-active = Active
draw-republic-imminent = Imminente
draw-republic-inactive = Inactive
draw-republic-force = { $fleets ->
        [0] { $legions } L
       *[other] { $legions } L + { $fleets } E
    }
draw-republic-veterans = { $count ->
        [one] ({ $count } vétérane)
       *[other] ({ $count } vétéranes)
    }
draw-republic-defence = force { $land }{ $sea ->
        [0] {""}
       *[other] , { $sea } sur mer
    }
draw-republic-in-force = En vigueur
draw-republic-shown = Factions : v voix, I influence, c cartes ; après chaque sénateur : { $what }
draw-republic-faction = { $votes }v { $influence }I { $cards }c
draw-republic-box = · { $count } T au trésor
draw-republic-military = M{ $count }
draw-republic-oratory = É{ $count }
draw-republic-loyalty = L{ $count }
draw-republic-influence = I{ $count }
draw-republic-popularity = P{ $count }
draw-republic-knights = C{ $count }
draw-republic-talents = { $count }T
draw-republic-label = { $name } :
draw-republic-war-naval = { $count } { $count ->
        [one] flotte ennemie
       *[other] flottes ennemies
    }
draw-republic-war-support = soutien { $count }
draw-republic-war-disasters = désastre { $numbers }
draw-republic-war-standoffs = retraite { $numbers }
draw-republic-war-spoils = butin { $count } T
draw-republic-sum = { $led ->
        [0] { $printed } × { $series }
       *[other] { $series ->
            [1] { $printed } + { $led }
           *[other] { $printed } × { $series } + { $led }
        }
    }

# Ce qui compte à une question : dit avec un conseil, selon la sorte de question.

draw-republic-counsel-window = Ce qui compte : un veto ne vaut une carte Tribun que contre ce qui renforce un adversaire ou affaiblit Rome ; une tentative d’assassinat manquée coûte un sénateur, peut-être votre chef.
draw-republic-counsel-redistribution = Ce qui compte : un talent chez un sénateur peut corrompre, acheter des voix et payer des jeux, mais chacun le voit, et il est perdu si le sénateur meurt ; dans le trésor de la faction, il ne sert qu’à défendre les vôtres. Prenez à l’un avant de donner à l’autre ; en une ligne : « Fabius ; 0 ; Cornelius ; 5 ; c’est tout ». « auto » répartit pour vous.
draw-republic-counsel-counterbribe = Ce qui compte : arrêtez une faction qui deviendrait trop forte, ou sauvez votre sénateur ; un talent posé ici est perdu, même si la tentative devait échouer.
draw-republic-counsel-turn = Ce qui compte : votez pour ce qui apporte une charge, de l’argent ou la paix à votre faction, ou ce qui garde Rome en vie, contre ce qui accroît l’avance du premier. Comptez aussi les voix à venir.
draw-republic-counsel-call = Ce qui compte : ceux qui approuvent d’abord montrent une majorité aux autres ; gardez vos propres voix pour la fin si vous devez en acheter.
draw-republic-counsel-persuade = Ce qui compte : un niveau de réussite de 9 est le meilleur possible, car 10 échoue toujours. Les sénateurs non alignés coûtent peu ; persuader celui d’un adversaire coûte aussi des voix à cette faction.
draw-republic-counsel-raise = Ce qui compte : au-delà de 9, un talent de plus n’achète rien. Tout ce que vous posez reste au sénateur visé, même s’il ne vient pas.
draw-republic-counsel-knights = Ce qui compte : un chevalier est une voix et un talent par tour ; les premiers rapportent donc le plus.
draw-republic-counsel-contributions = Ce qui compte : si l’État ne peut pas payer, tout le monde perd. 50 T d’un coup rapportent 7 d’influence, de petits dons bien moins.
draw-republic-counsel-trade = Ce qui compte : une carte vaut surtout pour la faction qui peut la jouer ; un homme d’État pour celle qui a sa famille, une concession pour celle qui a un sénateur à risquer.
draw-republic-counsel-auction = Ce qui compte : une initiative apporte une carte, une tentative de persuasion et un chevalier de plus ; elle vaut rarement plus de quelques talents.
draw-republic-counsel-playcards = Ce qui compte : une concession ne rapporte que sur la table ; dans les parties avec procès, elle y expose son détenteur. Un homme d’État apporte aussitôt ses valeurs et son influence.
draw-republic-counsel-openingcards = Ce qui compte : une concession posée rapporte dès le premier tour.
draw-republic-counsel-changeleader = Ce qui compte : le chef ne peut pas être persuadé de partir et rapporte 3 T ; nommez le sénateur que vous pouvez le moins perdre.
draw-republic-counsel-nameleader = Ce qui compte : le chef ne peut pas être persuadé de partir et rapporte 3 T ; nommez le sénateur que vous pouvez le moins perdre.
draw-republic-counsel-draftmilitary = Ce qui compte : les chances ci-dessus. Une guerre non entreprise agite la plèbe, et à quatre guerres actives Rome tombe ; un vainqueur revient avec de l’influence et des légions fidèles.
draw-republic-counsel-draftforces = Ce qui compte : une légion coûte 10 T maintenant et 2 T par tour. Laissez au trésor de quoi payer les dettes du tour prochain.
draw-republic-counsel-draftbill = Ce qui compte : une loi agraire calme le peuple, rend populaires ses initiateurs, et coûte à l’État à chaque tour.
draw-republic-counsel-draftconcessions = Ce qui compte : le sénateur qui en reçoit une vous doit quelque chose ; elle l’expose aussi à un procès.
draw-republic-counsel-draftgovernors = Ce qui compte : un gouverneur gagne de l’argent et de l’influence, mais il manque au Sénat plusieurs tours, et ses voix avec lui.
draw-republic-counsel-business = Ce qui compte : d’abord les guerres, puis l’argent, puis les faveurs. Ce que vous ne proposez pas, le tribun d’un autre peut le faire.
draw-republic-counsel-games = Ce qui compte : les jeux font baisser l’agitation et rendent populaire celui qui les offre ; la popularité calme le peuple quand le sénateur parle et, dans les parties avec procès, le sauve au tribunal.
draw-republic-counsel-nominate = Ce qui compte : une liste où figure le sénateur d’une autre faction apporte ses voix. Un consul gagne 5 d’influence, et s’il part en guerre il peut revenir avec une armée.
draw-republic-counsel-split = Ce qui compte : le consul de Rome préside et propose ; le consul militaire marche le premier, vers la gloire ou la mort.
draw-republic-counsel-nominatecensor = Ce qui compte : le censeur choisit qui est jugé. Refusez cette charge à ceux qui vous en veulent.
draw-republic-counsel-censorsmenu = Ce qui compte : avant de commencer, comptez les voix et la popularité de l’accusé, et songez à qui s’en souviendra.
draw-republic-counsel-response = Ce qui compte : quelques cartes d’intrigue annulent un tribun ; sans elles vous passez, et personne n’apprend pourquoi.
draw-republic-counsel-appoint = Ce qui compte : un dictateur commande mieux que personne et on ne peut lui opposer de veto ; il revient avec de l’influence.
draw-republic-counsel-agree = Ce qui compte : un dictateur commande mieux que personne et on ne peut lui opposer de veto ; il revient avec de l’influence.
draw-republic-counsel-declare = Ce qui compte : un rebelle gagne tout s’il bat le Sénat, et sinon perd le plus souvent la vie ; comptez les légions qui suivraient vraiment.
draw-republic-counsel-appeal = Ce qui compte : un sénateur populaire y gagne des voix, un impopulaire peut y être tué sur-le-champ.
draw-republic-counsel-guard = Ce qui compte : chaque escorte retire 1 au dé et donne un jet pour prendre l’assassin.
