# The odds before a gamble.

republic-odds-part = { $chance }% with { $number }
    .a = { $chance }% with { $number }
republic-odds-number = { $highest ->
        [1] Target number { $number }: no roll is low enough so far.
       *[other] Target number { $number }: a roll of { $highest } or less succeeds so far, { $chance }%.
    }
republic-odds-sum = { $senator-the }: oratory { $oratory } + influence { $influence }. { $target-the }: − loyalty { $loyalty }{ $aligned ->
        [0] {""}
       *[other] {" "}− { $aligned } for his faction
    }{ $talents ->
        [0] {""}
       *[other] {" "}− { $talents } T on him
    }.{ $bribe ->
        [0] {""}
       *[other] {" "}Bribe + { $bribe }.
    }{ $counter ->
        [0] {""}
       *[other] {" "}Counter-bribes − { $counter }.
    }
republic-odds-blackmail = If it fails, { $senator-the } loses about { $amount } influence and about { $amount } popularity.
republic-odds-bribes = Odds by bribe{ $opposed ->
        [0] {""}
       *[other] {" "}(before counter-bribes)
    }: { $listed }{ $enough ->
        [0] .
       *[other] ; more brings nothing.
    }
republic-odds-hopeless = { $amount ->
        [0] He has no talents to offer.
       *[other] Even all { $amount } T are not enough.
    }
republic-odds-countered = { $amount ->
        [0] If the others spend all they have against it: { $chance }%.
       *[other] If the others spend all they have against it: { $chance }%, { $best }% with all { $amount } T.
    }
republic-odds-defended = { $seat-The } has { $amount } T in its treasury. By its directive it brings the target number down to { $number } if it can pay for that; otherwise it pays nothing.
republic-odds-undefended = Neutral factions defend only their own senators: none of them bids against this attempt.
republic-odds-shortage = The State has { $total } T and owes { $amount } T: { $short } T are missing. If contributions do not bring them, Rome falls; only a senator’s own talents can be contributed.
republic-odds-matched = By its directive { $seat-the } gives as much as a player, or nothing if that is more than { $amount } T ({ $senator-the }).
republic-odds-ladder = { $fleets ->
        [0] Victory over { $war } by legions sent ({ $here } in Rome): { $listed }.
        [one] Victory over { $war } with 1 fleet, by legions sent ({ $here } in Rome): { $listed }.
       *[other] Victory over { $war } with { $fleets } fleets, by legions sent ({ $here } in Rome): { $listed }.
    }
republic-odds-ladder-sea = Victory at sea in { $war } by fleets sent ({ $here } in Rome), before legions can land: { $listed }.
republic-odds-fronts = { $wars ->
        [one] { $wars } war: won { $all }%.
       *[other] All { $wars } wars won: { $all }%; at least one: { $one }%.
    }
republic-odds-promised = Agreement { $number } limits your answers: { $promise }.
republic-odds-raises = Odds by amount added (before counter-bribes): { $listed }.
republic-odds-target =
    { $amount ->
        [0] { $senator-the }: { $chance }%.
       *[other] { $senator-the }: { $chance }%, { $best }% with { $amount } T.
    }
republic-odds-counter = { $amount ->
        [one] A counter-bribe of 1 T makes it impossible.
       *[other] A counter-bribe of { $amount } T makes it impossible.
    }
republic-odds-promising = Best odds: { $senator-the } persuades { $target-the } in { $chance }% of cases{ $amount ->
        [0] {""}
       *[other] {" "}by spending { $amount } T
    }.
republic-odds-nobody = As things stand, nobody can be persuaded.
republic-odds-knight = { $chance }% without talents; certain with { $amount } T.
republic-odds-knight-poor = { $chance }% without talents; { $best }% with all { $amount } T.
republic-odds-pressed = { $knights ->
        [one] The knight brings about { $amount } T.
       *[other] All { $knights } knights bring about { $amount } T.
    }
republic-odds-speech = With unrest { $unrest } at the next speech: the people revolt in { $chance }% of cases, a mob forms in { $mob }%, no recruits in { $none }%, recruits cost more in { $short }%.{ $sure ->
        [1] {""}
       *[other] {" "}Without a revolt, unrest is about { $after } afterwards.
    }
republic-odds-speech-calm = With unrest { $unrest } at the next speech nothing bad can follow; unrest is about { $after } afterwards.
republic-odds-taken = { $number } T ({ $chance }%)
    .a = { $number } T ({ $chance }%)
republic-odds-spoils = He takes { $listed }.{ $amount ->
        [0] {""}
       *[other] {" "}A negative result costs the State, { $amount } T at worst.
    }
republic-odds-develops = { $same ->
        [0] The province develops in { $spared }% of cases without spoils, in { $plundered }% if he takes them.
       *[other] The province develops in { $spared }% of cases either way: he is already corrupt.
    }
republic-odds-idle = { $senator-the } cannot fight { $war } with this force.
republic-odds-province = { $province } against { $war }: victory { $victory }%, stalemate { $stalemate }%, standoff { $standoff }%, disaster { $disaster }%, defeat { $defeat }%. After a defeat the province helps the enemy.
republic-odds-province-led = { $province } under { $senator-the } against { $war }: victory { $victory }%, stalemate { $stalemate }%, standoff { $standoff }%, disaster { $disaster }%, defeat { $defeat }%. He dies in { $killed }% of cases, is captured in { $captured }%; after a defeat the province helps the enemy.
republic-odds-siege = { $senator-the } against { $war-the } on land: victory { $victory }%, stalemate { $stalemate }%, defeat { $defeat }%.
republic-odds-siege-sea = { $senator-the } against { $war-the } at sea first: victory { $victory }%, stalemate { $stalemate }%, defeat { $defeat }%.
republic-odds-crossing = { $senator-the } is crossing to Italy with a naval strength of { $enemy }. Odds of holding him by fleets kept in Rome (now { $fleets }): { $listed }.
republic-odds-interception =
    { $lost ->
        [one] The fleets in Italy would hold a naval strength of { $enemy } in { $chance }% of cases; expected losses of the Senate: 1 fleet.
       *[other] The fleets in Italy would hold a naval strength of { $enemy } in { $chance }% of cases; expected losses of the Senate: { $lost } fleets.
    }
republic-odds-garrison-adds = With this garrison { $province } defends with { $land } on land instead of { $before }: beside a legion its armies count in full.
republic-odds-menace = If { $senator-the } revolts, all the legions in { $province } follow him.
republic-odds-choice-guards = defends with { $land } on land
republic-odds-rises = { $senator-the } would have { $total } in Italy ({ $army } on land, military { $led }). Against the forces there now ({ $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }) he takes Rome in { $chance }% of cases.
republic-odds-rises-alone = { $senator-the } would have { $total } in Italy ({ $army } on land, military { $led }). No army stands there now; with its { $talents } T the Senate can raise { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    } in the next turn.
republic-odds-rebel-bill = The rebellion costs { $amount } T a turn beside what the province brings, and you have { $purse } T for it: units that are not paid go over to the State, or are dismissed.
republic-odds-choice-held = held in their province: { $chance }%
republic-odds-choice-lands = lands in { $chance }% of cases if intercepted
republic-odds-attack = { $senator-the } against { $war }: victory { $victory }%, stalemate { $stalemate }%, standoff { $standoff }%, disaster { $disaster }%, defeat { $defeat }%. He dies in { $killed }% of cases, is captured in { $captured }%; expected losses: { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fleets ->
        [0] {""}
        [one] {" "}and 1 fleet
       *[other] {" "}and { $fleets } fleets
    }.
republic-odds-clash = { $senator-the } against the rebel: victory { $victory }%, stalemate { $stalemate }%, defeat { $defeat }%. After a defeat the rebel holds Rome. He dies in { $killed }% of cases; expected losses of the Senate: { $lost ->
        [one] 1 legion
       *[other] { $lost } legions
    }.
republic-odds-attack-sea = { $senator-the } against { $war }, at sea and then on land: victory { $victory }%, only at sea { $sea }%, stalemate { $stalemate }%, standoff { $standoff }%, disaster { $disaster }%, defeat { $defeat }%. He dies in { $killed }% of cases, is captured in { $captured }%; expected losses: { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    } and { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    }.
republic-odds-legions = { $senator-the } against { $war-the }, odds of victory by ordinary legions ({ $fleets ->
        [0] without fleets
        [one] with 1 fleet
       *[other] with { $fleets } fleets
    }): { $listed }.
republic-odds-levy = { $war }: with all that would then be in Rome, { $senator-the } wins in { $then }% of cases; with what is there now, in { $now }%.
republic-odds-levy-short = { $war }: even then too few fleets for an army there ({ $fleets } of { $needed }).
republic-odds-here = { $senator }: victory { $victory }%
republic-odds-all-sent = all that is in Rome, under { $senator }: { $victory }%
republic-odds-few-fleets = { $needed ->
        [one] needs 1 fleet, Rome has { $fleets }
       *[other] needs { $needed } fleets, Rome has { $fleets }
    }
republic-odds-support = No legion can be sent against { $war-the } now: an army there needs { $needed ->
        [one] 1 fleet
       *[other] { $needed } fleets
    } for support, and { $fleets ->
        [0] none is available.
        [one] only 1 is available.
       *[other] only { $fleets } are available.
    }
republic-odds-vote = { $ayes } for, { $noes } against so far. { $left ->
        [0] You vote last.
        [one] After you 1 vote can be cast{ $talents ->
            [0] .
           *[other] {" "}and { $talents } bought.
        }
       *[other] After you { $left } votes can be cast{ $talents ->
            [0] .
           *[other] {" "}and { $talents } bought.
        }
    }{ $settles ->
        [for] {" "}All your votes for it decide it.
        [against] {" "}All your votes against it decide it.
        [carried] {" "}It has already passed.
        [lost] {" "}It has already failed.
       *[none] {""}
    }
republic-odds-land-bill = A { $bill } lowers unrest by { $unrest } and costs the State { $amount } T{ $lasting ->
        [0] {" "}once
       *[other] {" "}every turn
    }. The sponsor gains { $sponsor } popularity, the co-sponsor { $cosponsor }; each senator who votes against it loses { $popularity }, passed or not.

republic-odds-repeal = If passed, it raises unrest by { $unrest }; each senator who votes for it loses { $popularity } popularity, passed or not.
republic-odds-fall = { $wars } wars are active: unless { $wanting ->
        [one] one of them is
       *[other] { $wanting } of them are
    } won in this turn’s Combat Phase, Rome falls and every faction loses.
republic-odds-trial = So far { $ayes } for conviction, { $noes } against, with the influence of the accused{ $people ->
        [0] {""}
       *[other] {" "}and the appeal to the people
    }; still to vote: { $left }.
republic-odds-appeal = An appeal with { $dice } dice: killed in { $killed }% of cases, freed in { $freed }%; otherwise about { $amount ->
        [one] 1 vote
       *[other] { $amount } votes
    } { $against ->
        [0] for the accused
       *[other] against the accused
    }.
republic-odds-attempt = { $cards ->
        [0] Without Assassin cards
        [one] With 1 Assassin card
       *[other] With { $cards } Assassin cards
    }{ $guards ->
        [0] {""}
        [one] , against 1 Secret Bodyguard
       *[other] , against { $guards } Secret Bodyguards
    }: the target dies in { $killed }% of cases, the assassin is caught in { $caught }%. If caught, he dies and his faction leader is prosecuted.
republic-odds-guards = { $guards ->
        [0] Without a bodyguard
        [one] With 1 bodyguard
       *[other] With { $guards } bodyguards
    }: the target dies in { $killed }% of cases, the assassin is caught in { $caught }%.
republic-odds-follow = A legion follows in { $chance }% of cases, { $paid }% if paid.
republic-odds-rising = Strength about { $amount }; at least one legion follows in { $chance }% of cases.
republic-odds-march = Against the forces now in Italy, { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } under { $senator-the }: the rebel takes Rome in { $defeat }% of cases, stalemate { $stalemate }%, the revolt is crushed in { $victory }%.
republic-odds-crowd = If the accused appeals, the mob kills { $senator-the } in { $chance }% of cases.
republic-odds-settled = Set so far: { $listed }.
republic-odds-purse = { $senator-the } { $amount } T
    .a = { $senator-the } { $amount } T
republic-odds-strength = The rebel would have a strength of { $amount }.

# -- answer by answer

republic-odds-choice = { $chance }%
republic-odds-choice-at-best = at best { $chance }%
republic-odds-choice-range = { $chance }%; { $best }% with { $amount } T
republic-odds-choice-bribe = { $chance }%, { $worst }% if the others spend all
republic-odds-choice-persuaded = the attempt then succeeds in { $chance }% of cases
republic-odds-choice-pressed = about { $amount } T
republic-odds-choice-rise = at the next speech the people revolt in { $chance }% of cases
republic-odds-choice-idle = too weak to fight
republic-odds-choice-battle = victory { $victory }%, defeat or disaster { $lost }%
republic-odds-choice-battle-at-sea = victory at sea { $victory }%, defeat or disaster { $lost }%
republic-odds-choice-all-out = with all available forces: victory { $victory }%
republic-odds-choice-killed = the target dies in { $killed }% of cases, the assassin is caught in { $caught }%
republic-odds-choice-appeal = killed in { $killed }% of cases, freed in { $freed }%
