# Ce qui est imprimé sur les cartes, avec nos mots : pour qui en regarde une de près.

# -- les hommes

republic-explain-printed = Imprimé : valeur militaire { $military }, éloquence { $oratory }, loyauté { $loyalty }, influence { $influence }{ $popularity ->
        [0] {""}
       *[other] , popularité { $popularity }
    }.
republic-explain-kin = Un homme d’État de la famille { $family } : il prend la place de son sénateur, et la carte de la famille reste sous la sienne.
republic-explain-voids = Les nombres de désastre et de retraite de ces guerres ne le touchent pas, ceux de leurs chefs si : { $wars }.
republic-explain-ability-halves-losses = Son armée ne subit que la moitié des pertes, arrondie au supérieur, sauf s’il n’est là que comme maître de cavalerie.
republic-explain-ability-spared-losses = Un désastre ou une retraite ne coûte rien à son armée. La guerre compte alors comme non entreprise, et il est rappelé à la clôture de la séance suivante.
republic-explain-ability-free-tribune = Une fois par tour, sa faction peut agir comme si elle jouait un Tribun.
republic-explain-ability-free-land-bill = Une fois par tour, il peut proposer une loi agraire sans Tribun.
republic-explain-ability-free-veto = Une fois par tour, il peut opposer un veto à une loi agraire sans Tribun.
republic-explain-ability-commissioner = Après les procès, il peut prendre la Commission agraire sans vote, si personne ne la détient et qu’une loi agraire est en vigueur.
republic-explain-ability-appeal = Il peut lancer { $appeal_dice } dés quand il en appelle au peuple.
republic-explain-ability-knights = Il ajoute { $knight_bonus } quand il cherche à attirer un chevalier.
republic-explain-ability-veterans = Chaque victoire peut faire de { $victory_veterans } de ses légions des vétérans qui lui sont fidèles.
republic-explain-ability-income = Ses propres revenus et ceux de ses concessions comptent double, ceux de ses chevaliers non.
republic-explain-ability-military = Avant chaque bataille on lance un dé pour sa valeur militaire : le dé plus { $military_bonus }. Ailleurs, c’est le nombre imprimé qui compte.
republic-explain-ability-popularity = Ce qu’il gagne ou perd en popularité compte double.
republic-explain-opposes = À côté d’un adversaire dans la même faction, sa loyauté imprimée vaut 0. Ses adversaires : { $senators }.
republic-explain-gracchi = Tant que son frère siège dans une autre faction, sa loyauté imprimée vaut 0.

# -- les guerres

republic-explain-war-series = Numéro { $place } d’une série : { $series }. Les guerres actives d’une même série multiplient leur force.
republic-explain-war-active = Elle est active dès qu’elle est piochée.
republic-explain-war-inactive = Elle reste inactive jusqu’à ce que le Sénat l’attaque, que son chef paraisse ou qu’une guerre apparentée soit piochée.
republic-explain-war-attacked = Elle reste inactive jusqu’à ce que Rome l’attaque ; rien d’autre ne l’active.
republic-explain-war-conditional = Elle est active si toutes ces provinces existent ; sinon elle reste inactive jusqu’à leur création, ou jusqu’à ce qu’autre chose l’active : { $provinces }.
republic-explain-war-revolt = C’est une révolte : la victoire ne rapporte aucun butin.
republic-explain-war-revolt-if = C’est une révolte sans butin si l’une de ces provinces existait quand elle a été piochée : { $provinces }.
republic-explain-war-creates-victory = Une victoire crée des provinces : { $provinces }.
republic-explain-war-creates-developed = Développée d’emblée, ou dès lors si Rome l’a déjà : { $provinces }.
republic-explain-war-creates-series = Quand toutes les guerres de sa série sont gagnées, une province est créée : { $provinces }.
republic-explain-war-creates-attack = La première attaque, quelle qu’en soit l’issue, crée une province : { $provinces }.
republic-explain-war-destroys = Quand elle devient active, elle détruit des concessions : { $concessions }.
republic-explain-war-drought = Tant qu’elle est au Forum, il y a disette.
republic-explain-war-farmers = À la fin de chaque phase de forum où elle est active, un dé peut détruire une perception des fermages.
republic-explain-war-wakes = Quand elle paraît, elle active toutes les guerres inactives qui appartiennent à une série.

# -- les chefs

republic-explain-leader = Ajoute { $strength } sur terre et sur mer aux guerres qu’il mène : { $wars }.
republic-explain-leader-numbers = Ses propres nombres : désastre sur { $disaster }, retraite sur { $standoff }.
republic-explain-leader-combines = Il peut mener une guerre avec { $leaders }.
republic-explain-leader-waits = Il n’active aucune guerre dont Rome n’a pas encore les provinces, et attend à la Curie.
republic-explain-leader-farmers = Un dé de plus contre les perceptions des fermages tant qu’il mène { $wars }.

# -- les provinces

republic-explain-province-undeveloped = Non développée : le gouverneur peut prendre { $spoils } ; l’État, { $taxes }. Sa force terrestre propre est de { $land }.
republic-explain-province-developed = Développée : le gouverneur peut prendre { $spoils } ; l’État, { $taxes }. Sa force terrestre propre est de { $land }.
republic-explain-province-levies = Son impôt local de { $amount } T par tour lève des forces provinciales à 10 T : au plus { $armies } armées et { $fleets } escadres.
republic-explain-province-frontier = Une province frontière : les barbares peuvent y faire incursion.
republic-explain-dice-brought-plus = { $dice ->
        [one] un dé et { $bonus } T
       *[other] { $dice } dés et { $bonus } T
    }
republic-explain-dice-brought-minus = { $dice ->
        [one] un dé moins { $bonus } T
       *[other] { $dice } dés moins { $bonus } T
    }
republic-explain-dice-brought-only = { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
republic-explain-dice-paid-plus = { $bonus } T moins { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
republic-explain-dice-paid-minus = rien, et paie { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } et { $bonus } T
republic-explain-dice-paid-only = rien, et paie { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }

# -- les concessions

republic-explain-concession-revenue = Rapporte { $income } T à son détenteur à chaque phase de revenu.
republic-explain-concession-legion = Rapporte aussitôt { $income } T à son détenteur pour chaque légion que l’État lève.
republic-explain-concession-fleet = Rapporte aussitôt { $income } T à son détenteur pour chaque escadre que l’État construit.
republic-explain-concession-drought = En temps de disette, il peut en tirer { $drought_multiplier } fois autant contre { $drought_popularity } de popularité ; chaque disette de plus ajoute { $drought_step } aux deux.
republic-explain-concession-land-bill = Elle ne s’attribue que tant qu’une loi agraire est en vigueur, et retourne au Forum quand il n’y en a plus.
republic-explain-concession-farmer = Elle est détruite quand le dé contre les fermages montre { $number }.
republic-explain-concession-safe = Rien ne la détruit.

# -- l’intrigue

republic-explain-intrigue-tribune = Au Sénat : faire une proposition à la place du président de séance, ou opposer un veto à une autre avant que votre faction ait voté. Aucun veto ne touche les propositions d’un dictateur, les derniers candidats, un consul à vie ni le procès d’un assassin.
republic-explain-intrigue-assassin = Avant le dé de votre tentative d’assassinat : { $roll } de plus, aussi pour les jets qui peuvent faire prendre l’assassin. On peut en jouer plusieurs.
republic-explain-intrigue-secret-bodyguard = Après le dé d’une tentative contre un de vos sénateurs : { $roll } de moins. Si l’assassin n’est pas encore pris, un jet de plus peut le faire prendre. On peut en jouer plusieurs.
republic-explain-intrigue-open-bodyguard = À la phase de revenu, sur un de vos sénateurs à Rome : les tentatives contre lui ont { $roll } de moins, et un jet de plus peut faire prendre l’assassin. À chaque tour il paie { $talents } T et perd { $popularity } de popularité, sinon l’escorte s’en va.
republic-explain-intrigue-influence-peddling = À toute phase sauf celle de guerre civile : prendre au hasard une carte dans la main d’un autre joueur.
republic-explain-intrigue-seduction = Avant de nommer qui vous persuadez : aucune contre-corruption n’est possible. Pas contre le chef d’une faction.
republic-explain-intrigue-blackmail = Avant de nommer qui vous persuadez : aucune contre-corruption n’est possible, et si la tentative échoue, sa victime perd { $dice } dés d’influence et { $dice } dés de popularité. Pas contre le chef d’une faction.
republic-explain-intrigue-graft = Quand quelqu’un joue un Tribun : un de vos sénateurs à Rome paie un dé de talents, et le Tribun est annulé. Vous voyez le dé avant de payer ; la carte est perdue de toute façon.
republic-explain-intrigue-murder-of-a-tribune = Quand quelqu’un joue un Tribun : un dé pour un de vos sénateurs à Rome. Pair, le Tribun est annulé. Dans tous les cas, il perd en popularité ce que montre le dé.
republic-explain-intrigue-mob-incited-to-violence = Après une Corruption ou le Meurtre d’un tribun, contre la faction qui l’a joué : un dé de pions plus l’éloquence d’un de vos sénateurs à Rome. Ses sénateurs à Rome dont le numéro sort meurent.
republic-explain-intrigue-proscription = Après une bataille gagnée par le Sénat ou par le rebelle : le sénateur de plus haut rang peut supprimer tous les chevaliers en jeu, pour un dé de talents chacun. Sa faction n’attire plus aucun chevalier, et toutes les autres ajoutent { $knight_bonus } quand elles essaient.
republic-explain-intrigue-cleopatra-vii = Avant un combat de la Guerre d’Alexandrie. Ou bien son commandant reçoit { $military } en valeur militaire et { $talents } T, et perd { $popularity } de popularité ; ou bien elle mène la guerre avec { $strength } de force en plus, désastre sur { $disaster } et retraite sur { $standoff }.

# -- les lois

republic-explain-law-calpurnian-law = Une fois par tour, le censeur peut condamner à l’amende un gouverneur corrompu rentré ce tour-ci : un dé de talents. Ce qu’il ne peut pas payer est retiré à sa popularité et à son influence. Ni appel ni veto.
republic-explain-law-military-reforms = L’influence seule ne fait plus de personne un consul à vie.
republic-explain-law-tradition-erodes = À jouer quand les guerres actives ont ensemble une force de { $needs_strength }. Dès lors un sénateur peut être consul plusieurs tours de suite, et le dictateur peut être élu aussi.
republic-explain-law-servilian-law = Ou bien la faction qui la joue ajoute { $knight_bonus } chaque fois qu’elle cherche à attirer un chevalier, ou bien la loi acilienne est abrogée.
republic-explain-law-acilian-law = À jouer après la loi calpurnienne. L’amende passe du censeur à la faction qui a le plus de chevaliers.
republic-explain-law-plautian-papirian-law = À jouer pendant la Guerre sociale : réduit sa force de moitié et l’agitation de { $unrest }. Chacun de vos sénateurs perd { $popularity } de popularité.
republic-explain-law-gabinian-law = À jouer quand il y a des Pirates ciliciens. Dès lors un commandant peut, avant de combattre, acheter des légions et des escadres à { $unit_price } T l’unité, de son trésor personnel ou de celui de sa faction.
republic-explain-law-vatinian-law = Un sénateur peut gouverner des provinces par des légats tout en restant à Rome, en charge ou à la tête d’une armée.
republic-explain-law-manilian-law = Un commandant victorieux peut mener son armée vers une autre guerre sans vote, s’il a les escadres qu’elle demande.
republic-explain-law-julian-law = À jouer pendant la Guerre sociale : met fin à toute difficulté de recrutement et réduit l’agitation de { $unrest }. Chacun de vos sénateurs perd un dé d’influence.

# -- les événements de la pioche

republic-explain-deck-pergamene-bequest = Si le consul militaire est envoyé le chercher avec { $legions } légions et { $fleets } escadres, l’État reçoit { $talents } T, et l’Asie devient une province. D’ici là, il attend.
republic-explain-deck-bithynian-bequest = Si le consul militaire est envoyé le chercher avec { $legions } légions et { $fleets } escadres, l’État reçoit { $talents } T, et la Bithynie devient une province. D’ici là, il attend.
republic-explain-deck-ptolemy-apion-bequest = La Crète et Cyrénaïque devient une province à la prochaine phase de sénat.
republic-explain-deck-second-catilinarian-conspiracy = Le sénateur de plus haut rang désigne une faction coupable, autre que la sienne, et tire un dé de pions : ceux de ses sénateurs dont le numéro sort meurent. Chaque pion lui coûte { $popularity } de popularité.
republic-explain-deck-era-ends = La partie s’achève avec cette phase de forum. D’ici là, toute tentative de persuasion échoue sur un jet de { $persuasion_fails } ou plus.

# -- les événements aléatoires

republic-explain-event-ally-deserts-light = À chaque bataille dont le jet est pair, la guerre est plus forte de la valeur du dé noir.
republic-explain-event-ally-deserts-dark = À chaque bataille dont le jet est pair, la guerre est plus forte de la somme des deux dés blancs.
republic-explain-event-allied-enthusiasm-light = L’État reçoit { $talents } T à la prochaine phase de revenu.
republic-explain-event-allied-enthusiasm-dark = { republic-explain-event-allied-enthusiasm-light }
republic-explain-event-barbarian-raids-light = Au début de la prochaine phase de revenu, chaque province frontière gouvernée lance { $dice } dés, ajoute sa force terrestre, { $each_legion } par légion de garnison et la valeur militaire du gouverneur ; elle est ravagée si le total ne dépasse pas { $safe_above }.
republic-explain-event-barbarian-raids-dark = { republic-explain-event-barbarian-raids-light }
republic-explain-event-drought-light = { $droughts ->
        [one] Une disette
       *[other] { $droughts } disettes
    } : chacune ajoute 1 à l’agitation à la phase de plèbe et permet de vendre le blé plus cher.
republic-explain-event-drought-dark = { republic-explain-event-drought-light } Tirée de nouveau, il y en a une de plus.
republic-explain-event-enemy-leader-dies-light = À la fin de la phase de forum, le sénateur de plus haut rang retire un chef ennemi.
republic-explain-event-enemy-leader-dies-dark = { republic-explain-event-enemy-leader-dies-light } Sa guerre la plus forte retourne parmi les six cartes du dessus, et l’État reçoit la moitié du butin.
republic-explain-event-enemy-ally-deserts-light = À chaque bataille dont le jet est impair, la guerre est plus faible de la valeur du dé noir.
republic-explain-event-enemy-ally-deserts-dark = À chaque bataille dont le jet est impair, la guerre est plus faible de la somme des deux dés blancs.
republic-explain-event-epidemic-light = On tire { $chits } pions : les sénateurs à Rome dont le numéro sort meurent.
republic-explain-event-epidemic-dark = On tire { $chits } pions : le premier sénateur absent de Rome dont le numéro sort meurt.
republic-explain-event-evil-omens-light = L’État paie { $talents } T. La plupart des dés comptent { $roll } de moins, les jets de persuasion { $persuasion } de plus, et chaque province rapporte { $province_income } de moins.
republic-explain-event-evil-omens-dark = La plupart des dés comptent { $roll } de moins, les jets de persuasion { $persuasion } de plus, et chaque province rapporte { $province_income } de moins. Tirés de nouveau, un de plus.
republic-explain-event-internal-disorder-light = À la prochaine phase de revenu, les provinces non développées ne rapportent rien. Chacune qui est gouvernée lance un dé, ajoute { $each_legion } par légion de garnison, et se révolte si le total ne dépasse pas { $safe_above }.
republic-explain-event-internal-disorder-dark = { republic-explain-event-internal-disorder-light }
republic-explain-event-manpower-shortage-light = Chaque nouvelle légion ou escadre coûte { $unit_price } T.
republic-explain-event-manpower-shortage-dark = Chaque nouvelle légion ou escadre coûte { $unit_price } T. Tiré de nouveau, { $step } de plus.
republic-explain-event-mob-violence-light = Autant de pions que d’agitation : les sénateurs à Rome dont le numéro sort meurent, si leur popularité est inférieure à l’agitation.
republic-explain-event-mob-violence-dark = Autant de pions que d’agitation, et un dé en plus : les sénateurs à Rome dont le numéro sort meurent, si leur popularité ne dépasse pas l’agitation.
republic-explain-event-natural-disaster-light = L’État paie { $talents } T, et un dé détruit une concession : mines, droits portuaires, armement ou chantier naval.
republic-explain-event-natural-disaster-dark = Un dé détruit une concession de plus : mines, droits portuaires, armement ou chantier naval.
republic-explain-event-new-alliance-light = À la fin de la phase de sénat, le sénateur de plus haut rang fait la paix dans une guerre ou une révolte : l’État reçoit la moitié du butin, et la carte retourne parmi les six du dessus.
republic-explain-event-new-alliance-dark = À la fin de la phase de sénat, le sénateur de plus haut rang fait la paix dans une guerre qui n’est pas une révolte : l’État reçoit tout le butin, ses provinces sont créées, et elle disparaît pour de bon.
republic-explain-event-pretender-emerges-light = Quand paraîtra la prochaine guerre active, une province gouvernée se révoltera. Gouverneur et garnison combattent aussitôt ; sans victoire, il meurt et la révolte devient active.
republic-explain-event-pretender-emerges-dark = Quand paraîtra la prochaine guerre active, une province gouvernée se révoltera ; gouverneur et garnison mourront.
republic-explain-event-refuge-light = Le prochain chef ennemi qui devrait partir attend, et rejoint la prochaine guerre piochée.
republic-explain-event-refuge-dark = Le prochain chef ennemi qui devrait partir reste : il active toutes les guerres en jeu et aide chacune d’elles.
republic-explain-event-rhodian-alliance-light = { $fleets } escadres rejoignent Rome sans frais, jusqu’à ce que la guerre qui en demande le plus soit gagnée. Le Sénat peut les refuser ce tour-ci.
republic-explain-event-rhodian-alliance-dark = { republic-explain-event-rhodian-alliance-light }
republic-explain-event-storm-at-sea-light = { $dice } dés d’escadres romaines coulent ; le sénateur de plus haut rang dit lesquelles.
republic-explain-event-storm-at-sea-dark = { republic-explain-event-storm-at-sea-light }
republic-explain-event-trial-of-verres-light = À la prochaine phase de revenu, chaque province gouvernée rapporte { $province_income } T de plus à l’État et { $spoils } T de moins à son gouverneur.
republic-explain-event-trial-of-verres-dark = { republic-explain-event-trial-of-verres-light }

# -- combien de temps un événement reste là

republic-explain-until-next-forum = Il reste là jusqu’au début de la prochaine phase de forum.
republic-explain-until-trigger = Il reste là jusqu’à ce qu’il se soit produit.
republic-explain-until-condition = Il reste là tant que cela dure.
