# Les chances avant un pari.

republic-odds-part = { $chance } % avec { $number }
    .a = { $chance } % avec { $number }
republic-odds-number = { $highest ->
        [1] Niveau de réussite { $number } : en l’état, aucun jet n’est assez bas.
       *[other] Niveau de réussite { $number } : en l’état, un jet de { $highest } ou moins réussit, soit { $chance } %.
    }
republic-odds-sum = { $senator-the } : éloquence { $oratory } + influence { $influence }. { $target-the } : − loyauté { $loyalty }{ $aligned ->
        [0] {""}
       *[other] {" "}− { $aligned } pour sa faction
    }{ $talents ->
        [0] {""}
       *[other] {" "}− { $talents } T dans son trésor personnel
    }.{ $bribe ->
        [0] {""}
       *[other] {" "}Corruption + { $bribe }.
    }{ $counter ->
        [0] {""}
       *[other] {" "}Contre-corruption − { $counter }.
    }
republic-odds-blackmail = En cas d’échec, { $senator-the } perd environ { $amount } d’influence et environ { $amount } de popularité.
republic-odds-bribes = Chances selon la corruption{ $opposed ->
        [0] {""}
       *[other] {" "}(avant toute contre-corruption)
    } : { $listed }{ $enough ->
        [0] .
       *[other]  ; davantage ne servirait à rien.
    }
republic-odds-hopeless = { $amount ->
        [0] Il n’a pas de talents à offrir.
       *[other] Même { $amount } T ne suffisent pas.
    }
republic-odds-countered = { $amount ->
        [0] Si les autres dépensent tout ce qu’ils ont : { $chance } %.
       *[other] Si les autres dépensent tout ce qu’ils ont : { $chance } %, { $best } % avec { $amount } T.
    }
republic-odds-defended = { $seat-The } a { $amount } T dans son trésor. Selon sa directive, elle ramène le niveau de réussite à { $number } si elle peut le payer ; sinon elle ne paie rien.
republic-odds-undefended = Les factions neutres ne défendent que leurs propres sénateurs : aucune ne paie de contre-corruption ici.
republic-odds-shortage = L’État a { $total } T et doit { $amount } T : il manque { $short } T. Si les contributions ne les apportent pas, Rome tombe ; seul le trésor personnel d’un sénateur permet de contribuer.
republic-odds-matched = Selon sa directive, { $seat-the } donne autant qu’un joueur, ou rien si c’est plus de { $amount } T ({ $senator-the }).
republic-odds-ladder = { $fleets ->
        [0] Victoire par légions envoyées ({ $here } à Rome), { $war } : { $listed }.
        [one] Victoire par légions envoyées ({ $here } à Rome), { $war } avec { $fleets } escadre : { $listed }.
       *[other] Victoire par légions envoyées ({ $here } à Rome), { $war } avec { $fleets } escadres : { $listed }.
    }
republic-odds-ladder-sea = Victoire navale par escadres envoyées ({ $here } à Rome), avant tout débarquement, { $war } : { $listed }.
republic-odds-fronts = { $wars ->
        [one] { $wars } guerre gagnée : { $all } %.
       *[other] Les { $wars } guerres gagnées : { $all } % ; une au moins : { $one } %.
    }
republic-odds-promised = L’accord { $number } vous laisse moins de réponses : { $promise }.
republic-odds-raises = Chances en ajoutant (avant toute contre-corruption) : { $listed }.
republic-odds-target =
    { $amount ->
        [0] { $senator-the } : { $chance } %.
       *[other] { $senator-the } : { $chance } %, avec { $amount } T { $best } %.
    }
republic-odds-counter = Avec { $amount } T de contre-corruption, la tentative est impossible.
republic-odds-promising = Meilleure chance : { $senator-the } persuade { $target-the } dans { $chance } % des cas{ $amount ->
        [0] {""}
       *[other] , en dépensant { $amount } T
    }.
republic-odds-nobody = En l’état, personne ne peut être persuadé.
republic-odds-knight = Sans talents { $chance } % ; avec { $amount } T, c’est certain.
republic-odds-knight-poor = Sans talents { $chance } % ; avec { $amount } T, { $best } %.
republic-odds-pressed = { $knights ->
        [one] Ce chevalier rapporte environ { $amount } T.
       *[other] Les { $knights } chevaliers rapportent environ { $amount } T.
    }
republic-odds-speech = Avec une agitation de { $unrest } au prochain discours, le peuple se soulève dans { $chance } % des cas, la foule dans { $mob } % ; aucun recrutement n’est possible dans { $none } %, les troupes coûtent plus cher dans { $short } %.{ $sure ->
        [1] {""}
       *[other] {" "}Sans soulèvement, l’agitation est ensuite d’environ { $after }.
    }
republic-odds-speech-calm = Avec une agitation de { $unrest } au prochain discours, rien de fâcheux ne peut suivre ; elle sera ensuite d’environ { $after }.
republic-odds-taken = { $number } T ({ $chance } %)
    .a = { $number } T ({ $chance } %)
republic-odds-spoils = Il prend { $listed }.{ $amount ->
        [0] {""}
       *[other] {" "}Ce qui tombe sous zéro est perdu pour l’État, { $amount } T au pire.
    }
republic-odds-develops = { $same ->
        [0] La province se développe dans { $spared } % des cas s’il l’épargne, dans { $plundered } % s’il la spolie.
       *[other] La province se développe dans { $spared } % des cas, quoi qu’il fasse : il est déjà corrompu.
    }
republic-odds-idle = { $senator-the } ne peut pas combattre { $war-the } avec cette armée.
republic-odds-province = { $province } contre { $war-the } : victoire { $victory } %, usure { $stalemate } %, retraite { $standoff } %, désastre { $disaster } %, défaite { $defeat } %. Après une défaite, la province s’allie à l’ennemi.
republic-odds-province-led = { $province } sous { $senator-the } contre { $war-the } : victoire { $victory } %, usure { $stalemate } %, retraite { $standoff } %, désastre { $disaster } %, défaite { $defeat } %. Il tombe dans { $killed } % des cas, il est capturé dans { $captured } % ; après une défaite, la province s’allie à l’ennemi.
republic-odds-siege = { $senator-the } contre { $war-the }, sur terre : victoire { $victory } %, usure { $stalemate } %, défaite { $defeat } %.
republic-odds-siege-sea = { $senator-the } contre { $war-the }, d’abord sur mer : victoire { $victory } %, usure { $stalemate } %, défaite { $defeat } %.
republic-odds-crossing = { $senator-the } est en mer avec une force navale de { $enemy }. Chances de l’arrêter selon les escadres gardées à Rome ({ $fleets } à présent) : { $listed }.
republic-odds-interception =
    { $lost ->
        [one] Les escadres d’Italie arrêteraient une force navale de { $enemy } dans { $chance } % des cas ; pertes attendues du Sénat : { $lost } escadre.
       *[other] Les escadres d’Italie arrêteraient une force navale de { $enemy } dans { $chance } % des cas ; pertes attendues du Sénat : { $lost } escadres.
    }
republic-odds-garrison-adds = Avec cette garnison { $province-the } se défend avec { $land } sur terre au lieu de { $before } : à côté d’une légion ses armées comptent en entier.
republic-odds-menace = Si { $senator-the } se révolte, toutes les légions { $province-from } le suivent.
republic-odds-choice-guards = se défend avec { $land } sur terre
republic-odds-rises = { $senator-the } aurait { $total } en Italie ({ $army } sur terre, militaire { $led }). Contre les forces qui y sont ({ $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    }), il prend Rome dans { $chance } % des cas.
republic-odds-rises-alone = { $senator-the } aurait { $total } en Italie ({ $army } sur terre, militaire { $led }). Aucune armée ne s’y trouve ; avec ses { $talents } T le Sénat peut lever { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    } au prochain tour.
republic-odds-rebel-bill = La rébellion coûte { $amount } T par tour, moins ce que rapporte la province, et vous avez { $purse } T : les unités impayées reviennent à l’État ou sont congédiées.
republic-odds-choice-held = arrêtés dans leur province : { $chance } %
republic-odds-choice-lands = débarque dans { $chance } % des cas s’il est intercepté
republic-odds-attack = { $senator-the } contre { $war-the } : victoire { $victory } %, usure { $stalemate } %, retraite { $standoff } %, désastre { $disaster } %, défaite { $defeat } %. Il tombe dans { $killed } % des cas, il est capturé dans { $captured } % ; pertes moyennes : { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    }{ $fleets ->
        [0] {""}
        [one] {" "}et { $fleets } escadre
       *[other] {" "}et { $fleets } escadres
    }.
republic-odds-clash = { $senator-the } contre le rebelle : victoire { $victory } %, usure { $stalemate } %, défaite { $defeat } % : Rome est alors au rebelle. Il tombe dans { $killed } % des cas ; pertes moyennes du Sénat : { $lost ->
        [one] { $lost } légion
       *[other] { $lost } légions
    }.
republic-odds-attack-sea = { $senator-the } contre { $war-the }, sur mer puis sur terre : victoire { $victory } %, sur mer seulement { $sea } %, usure { $stalemate } %, retraite { $standoff } %, désastre { $disaster } %, défaite { $defeat } %. Il tombe dans { $killed } % des cas, il est capturé dans { $captured } % ; pertes moyennes : { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    } et { $fleets ->
        [one] { $fleets } escadre
       *[other] { $fleets } escadres
    }.
republic-odds-legions = { $senator-the } contre { $war-the }, chances de victoire selon le nombre de légions ordinaires ({ $fleets ->
        [0] aucune escadre n’est libre
        [one] avec { $fleets } escadre
       *[other] avec { $fleets } escadres
    }) : { $listed }.
republic-odds-levy = { $war } : avec tout ce qui serait alors à Rome, { $senator-the } gagne dans { $then } % des cas ; avec ce qui y est déjà, dans { $now } %.
republic-odds-levy-short = { $war } : même alors, Rome n’a pas assez d’escadres pour une armée ({ $fleets } sur { $needed }).
republic-odds-here = { $senator } : victoire { $victory } %
republic-odds-all-sent = tout ce qui est à Rome, sous { $senator } : { $victory } %
republic-odds-few-fleets = { $needed ->
        [one] il faut 1 escadre, Rome en a { $fleets }
       *[other] il faut { $needed } escadres, Rome en a { $fleets }
    }
republic-odds-support = Aucune légion ne peut partir contre { $war-the } pour l’instant : { $needed ->
        [one] il faut { $needed } escadre de soutien naval
       *[other] il faut { $needed } escadres de soutien naval
    }, et { $fleets ->
        [0] aucune n’est libre.
        [one] { $fleets } seule est libre.
       *[other] { $fleets } seulement sont libres.
    }
republic-odds-vote = { $ayes } pour, { $noes } contre jusqu’ici. { $left ->
        [0] Aucune faction n’est appelée après vous.
        [one] Après vous, { $left } voix peut encore venir{ $talents ->
            [0] .
           *[other] , et { $talents } s’acheter.
        }
       *[other] Après vous, { $left } voix peuvent encore venir{ $talents ->
            [0] .
           *[other] , et { $talents } s’acheter.
        }
    }{ $settles ->
        [for] {" "}Toutes vos voix pour : adopté à coup sûr.
        [against] {" "}Toutes vos voix contre : rejeté à coup sûr.
        [carried] {" "}L’adoption est déjà certaine.
        [lost] {" "}Le rejet est déjà certain.
       *[none] {""}
    }
republic-odds-land-bill = Avec une { $bill }, l’agitation baisse de { $unrest } et l’État paie { $amount } T{ $lasting ->
        [0] {" "}une seule fois
       *[other] {" "}à chaque tour
    }. L’initiateur gagne { $sponsor } de popularité, le co-initiateur { $cosponsor } ; chaque sénateur qui vote contre en perd { $popularity }, qu’elle soit adoptée ou non.

republic-odds-repeal = Adoptée, elle accroît l’agitation de { $unrest } ; chaque sénateur qui vote pour perd { $popularity } de popularité, qu’elle soit adoptée ou non.
republic-odds-fall = { $wars } guerres sont actives : si Rome n’en gagne pas { $wanting ->
        [one] une
       *[other] { $wanting }
    } dans cette phase de combat, elle tombe et tous perdent.
republic-odds-trial = Pour l’instant { $ayes } pour la condamnation, { $noes } contre en comptant l’influence de l’accusé{ $people ->
        [0] {""}
       *[other] {" "}et la voix du peuple
    } ; voix restantes : { $left }.
republic-odds-appeal = Un appel avec { $dice } dés : tué dans { $killed } % des cas, libéré dans { $freed } % ; sinon environ { $amount ->
        [one] { $amount } voix
       *[other] { $amount } voix
    } { $against ->
        [0] pour l’accusé
       *[other] contre l’accusé
    }.
republic-odds-attempt = { $cards ->
        [0] Sans carte Assassin
        [one] Avec { $cards } carte Assassin
       *[other] Avec { $cards } cartes Assassin
    }{ $guards ->
        [0] {""}
        [one] , face à { $guards } escorte secrète
       *[other] , face à { $guards } escortes secrètes
    } : la cible meurt dans { $killed } % des cas, l’assassin se fait prendre dans { $caught } %. S’il est pris, il meurt, et le chef de sa faction passe en procès.
republic-odds-guards = { $guards ->
        [0] Sans escorte
        [one] Avec { $guards } escorte
       *[other] Avec { $guards } escortes
    } : la cible meurt dans { $killed } % des cas, l’assassin se fait prendre dans { $caught } %.
republic-odds-follow = Une légion le suit dans { $chance } % des cas, { $paid } % si elle est payée.
republic-odds-rising = Cela fait une force d’environ { $amount } ; une légion au moins le suit dans { $chance } % des cas.
republic-odds-march = Contre ce qui se trouve aujourd’hui en Italie, { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    } sous { $senator-the } : Rome est au rebelle dans { $defeat } % des cas, usure { $stalemate } %, la révolte est écrasée dans { $victory } %.
republic-odds-crowd = Si l’accusé fait appel, la foule tue { $senator-the } dans { $chance } % des cas.
republic-odds-settled = Déjà dit : { $listed }.
republic-odds-purse = { $senator-the } { $amount } T
    .a = { $senator-the } { $amount } T
republic-odds-strength = Le rebelle aurait une force de { $amount }.

# -- réponse par réponse

republic-odds-choice = { $chance } %
republic-odds-choice-at-best = au mieux { $chance } %
republic-odds-choice-range = { $chance } % ; { $best } % avec { $amount } T
republic-odds-choice-bribe = { $chance } %, { $worst } % si les autres dépensent tout
republic-odds-choice-persuaded = la tentative réussit alors à { $chance } %
republic-odds-choice-pressed = environ { $amount } T
republic-odds-choice-rise = au prochain discours, le peuple se soulève à { $chance } %
republic-odds-choice-idle = trop faible pour combattre
republic-odds-choice-battle = victoire { $victory } %, défaite ou désastre { $lost } %
republic-odds-choice-battle-at-sea = victoire sur mer { $victory } %, défaite ou désastre { $lost } %
republic-odds-choice-all-out = avec tout ce qui est libre : victoire { $victory } %
republic-odds-choice-killed = la cible meurt à { $killed } %, l’assassin est pris à { $caught } %
republic-odds-choice-appeal = tué à { $killed } %, libre à { $freed } %
