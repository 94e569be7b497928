# Ce que les bots disent avec leurs propositions dans Res Publica Romana : une phrase chacune.
bots-republic-tempers = Chaque bot, sauf { bots-level-random }, tire au sort un tempérament : l’homme d’État pense d’abord à Rome et tient parole, le ploutocrate pense à l’argent et vend cher ses voix, le démagogue flatte la foule, le chef de guerre veut des armées à commander.
bots-republic-offer-votes = { $amount ->
        [one] Un talent contre vos voix : sans elles, tout s’écroule.
       *[other] { $amount } talents contre vos voix : sans elles, tout s’écroule.
    }
bots-republic-accept-gift = Volontiers : il ne m’en coûte rien.
bots-republic-accept-anyway = Je l’aurais fait de toute façon.
bots-republic-accept-anyway-statesman = Entendu : c’est juste, même sans rien en échange.
bots-republic-accept-anyway-plutocrat = Je l’aurais fait pour rien ; n’en parlez à personne.
bots-republic-accept-anyway-demagogue = Entendu : la foule n’attend pas moins de moi.
bots-republic-accept-anyway-warlord = Mes ordres étaient déjà ceux-là.
bots-republic-accept-worth = Cela vaut bien ce prix : d’accord.
bots-republic-accept-fair = Le prix est juste pour ce que cela me coûte.
bots-republic-accept-fair-statesman = C’est équitable pour nous deux, et Rome n’en souffre pas : entendu.
bots-republic-accept-fair-plutocrat = Cela couvre ce qu’il m’en coûte, avec un bénéfice : entendu.
bots-republic-accept-fair-demagogue = Le prix est juste, et je puis le défendre devant le peuple.
bots-republic-accept-fair-warlord = Offre franche et honnête : topez là.
bots-republic-counter = { $amount ->
        [one] Presque : un talent de plus, et c’est conclu.
       *[other] Presque : { $amount } talents de plus, et c’est conclu.
    }
bots-republic-counter-less = { $amount ->
        [one] Presque : un talent de moins de ma part, et c’est conclu.
       *[other] Presque : { $amount } talents de moins de ma part, et c’est conclu.
    }
bots-republic-offer-slate-field = { $senator-the } sera consul, si vos voix font passer la liste ; laissez l’armée à mon homme.
bots-republic-offer-slate-rome = { $senator-the } sera consul, si vos voix font passer la liste ; mon homme aimerait rester à Rome.
bots-republic-offer-horse = { $senator-the } sera maître de cavalerie, si vos voix font mon homme dictateur.
bots-republic-offer-justice = { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } si { $senator-the } répond de ses actes au tribunal : sa faction devient trop puissante.
bots-republic-offer-pact = Le trésor est presque vide : { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } de ma part, si vous en donnez autant.
bots-republic-accept-justice = Il est monté bien assez haut ; je l’accuserai.
bots-republic-accept-pact = Si Rome ne peut payer, nous perdons tous : d’accord.
bots-republic-refuse-traitor = Vous m’avez manqué de parole ; plus d’accord entre nous.
bots-republic-accept-slate = Avec mon homme sur la liste, elle a mes voix.
bots-republic-offer-truce = Laissez-moi { $senator-the } ce tour-ci, et je vous laisse le vôtre.
bots-republic-offer-amnesty = { $amount ->
        [one] Un talent, et { $senator-the } échappe aux procès ce tour-ci.
       *[other] { $amount } talents, et { $senator-the } échappe aux procès ce tour-ci.
    }
bots-republic-accept-truce = Nous avons tous deux plus à craindre des autres.
bots-republic-accept-amnesty = La justice peut attendre, pas les talents.
bots-republic-refuse-miser = Vous laissez les autres payer pour Rome : il vous en coûtera davantage.
bots-republic-refuse-never = Cela n’a pas de prix.
bots-republic-refuse-poor = Vous promettez des talents que vous n’aurez pas.
bots-republic-refuse-broke = Je ne puis promettre des talents que je n’aurai pas.
bots-republic-refuse-cheap = Cela vaut davantage à mes yeux.
bots-republic-refuse-cheap-statesman = Ce que vous me demandez pèse plus que ce que vous donnez.
bots-republic-refuse-cheap-plutocrat = À ce prix, j’y perdrais : je vends plus cher.
bots-republic-refuse-cheap-demagogue = Pour si peu, le peuple rirait de moi.
bots-republic-refuse-cheap-warlord = Aucun général ne lève le camp pour si peu.
bots-republic-refuse-leader = Vous êtes déjà trop près de la première place.
bots-republic-refuse-rome = Aucun argent n’achète cela tant que l’ennemi est à nos portes.
bots-republic-grudge-taken = Vous m’avez enlevé { $senator-the } : je ne l’oublie pas.
bots-republic-grudge-court = Vous avez poursuivi { $senator-the } : n’attendez rien de moi.
bots-republic-grudge-broke = Vous avez manqué à votre parole envers moi : adressez-vous à un autre.
bots-republic-thanks-office = Vous avez proposé { $senator-the } pour une charge : je vous rends la pareille.
bots-republic-thanks-faith = Vous avez tenu parole envers moi : d’accord.

# Ce qu’on pourrait proposer maintenant : les phrases à dire, et ce qu’elles rapportent.

bots-republic-ready-my-votes-for = { $votes ->
        [one] Ma voix pour ceci, contre { $amount } T.
       *[other] Mes { $votes } voix pour ceci, contre { $amount } T.
    }
bots-republic-ready-my-votes-against = { $votes ->
        [one] Ma voix contre ceci, en échange de { $amount } T.
       *[other] Mes { $votes } voix contre ceci, en échange de { $amount } T.
    }
bots-republic-ready-your-votes-for = { $votes ->
        [one] Votre voix pour ceci, contre { $amount } T de ma part.
       *[other] Vos { $votes } voix pour ceci, contre { $amount } T de ma part.
    }
bots-republic-ready-your-votes-against = { $votes ->
        [one] Votre voix contre ceci, en échange de { $amount } T de ma part.
       *[other] Vos { $votes } voix contre ceci, en échange de { $amount } T de ma part.
    }
bots-republic-ready-my-votes-for-election = Mes voix pour ceci ; vous votez pour « { $proposal } » avec { $senator-the }.
bots-republic-ready-my-votes-against-election = Mes voix contre ceci ; vous votez pour « { $proposal } » avec { $senator-the }.
bots-republic-ready-no-veto = Pas de veto de votre part, contre { $amount } T de ma part.
bots-republic-ready-nominate-yours = Je propose { $senator-the } ({ $proposal }) ; vous votez pour.
bots-republic-ready-nominate-mine = Vous proposez « { $proposal } » avec { $senator-the } ; je vote pour.
bots-republic-ready-amnesty-mine = Vous ne poursuivez pas { $senator-the }, contre { $amount } T de ma part.
bots-republic-ready-amnesty-yours = Je ne poursuis pas { $senator-the }, contre { $amount } T.
bots-republic-ready-master = Je nomme { $senator-the } maître de cavalerie, contre { $amount } T.
bots-republic-ready-truce = Vous laissez { $senator-the } tranquille, et moi { $senator2-the }.
bots-republic-ready-peace = Vous laissez { $senator-the } tranquille, contre { $amount } T de ma part.
bots-republic-ready-pact = Chacun contribue de { $amount } T à l’État.
bots-republic-ready-and-talents = { $offer } Et { $amount } T de ma part.
bots-republic-ready-concession = Vous proposez { $thing } pour { $senator-the } ; je vote pour.
bots-republic-ready-short = Avec plus de talents : « { $offer } » Vous pouvez promettre { $amount } T pour l’instant.
bots-republic-ready-gain-gets = + { $amount } T à la prochaine redistribution
bots-republic-ready-gain-gives = − { $amount } T à la prochaine redistribution
bots-republic-ready-gain-makes = donne { $ayes } à { $noes }
bots-republic-ready-gain-no-veto = aucun veto possible : { $seat }
bots-republic-ready-gain-their-votes = { $votes } voix de leur part
bots-republic-ready-gain-my-votes = promet vos { $votes } voix
bots-republic-ready-gain-dear = un bot à votre place s’abstiendrait : ce que cela fait décider vous coûte davantage
bots-republic-ready-gain-rides = il ajoute { $amount } de valeur militaire à l’armée du dictateur
bots-republic-ready-gain-safe = { $senator-the } ne risque rien de leur part ce tour-ci
bots-republic-ready-gain-state = + { $amount } T pour l’État
