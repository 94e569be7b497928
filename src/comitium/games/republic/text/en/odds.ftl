# The odds before a gamble.

republic-odds-part = { $chance } % with { $number }
    .a = { $chance } % with { $number }
republic-odds-number = { $highest ->
        [1] The number is { $number }: as it stands no throw is low enough.
       *[other] The number is { $number }: as it stands a throw of { $highest } or less succeeds, { $chance } %.
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
republic-odds-bribes = Chances by the bribe{ $opposed ->
        [0] {""}
       *[other] {" "}(before anybody bids against it)
    }: { $listed }{ $enough ->
        [0] .
       *[other] ; more would buy nothing.
    }
republic-odds-promised = Agreement { $number } leaves you fewer answers: { $promise }.
republic-odds-raises = Chances with more (before anybody answers it): { $listed }.
republic-odds-target =
    { $amount ->
        [0] { $senator-the }: { $chance } %.
       *[other] { $senator-the }: { $chance } %, with all { $amount } T { $best } %.
    }
republic-odds-counter = { $amount ->
        [one] 1 T against it makes it hopeless.
       *[other] { $amount } T against it make it hopeless.
    }
republic-odds-promising = The best hope: { $senator-the } wins { $target-the } over in { $chance } % of cases{ $amount ->
        [0] {""}
       *[other] {" "}if he spends all his { $amount } T
    }.
republic-odds-nobody = As it stands nobody can be won over.
republic-odds-knight = Without talents { $chance } %; with { $amount } T it cannot fail.
republic-odds-knight-poor = Without talents { $chance } %; with all { $amount } T { $best } %.
republic-odds-pressed = { $knights ->
        [one] The knight brings about { $amount } T.
       *[other] All { $knights } knights bring about { $amount } T.
    }
republic-odds-speech = With an unrest of { $unrest } at the next speech the people rise in { $chance } % of cases, the mob in { $mob } %; nobody can be recruited in { $none } %, recruits cost more in { $short } %.{ $sure ->
        [1] {""}
       *[other] {" "}Unless they rise, the unrest is about { $after } afterwards.
    }
republic-odds-taken = { $number } T ({ $chance } %)
    .a = { $number } T ({ $chance } %)
republic-odds-spoils = He takes { $listed }.{ $amount ->
        [0] {""}
       *[other] {" "}What falls below nothing is the State’s loss, { $amount } T at worst.
    }
republic-odds-develops = { $same ->
        [0] The province develops in { $spared } % of cases if he spares it, in { $plundered } % if he does not.
       *[other] The province develops in { $spared } % of cases either way: he is corrupt already.
    }
republic-odds-idle = { $senator-the } cannot fight against { $war } with this force.
republic-odds-attack = { $senator-the } against { $war }: victory { $victory } %, stalemate { $stalemate } %, standoff { $standoff } %, disaster { $disaster } %, defeat { $defeat } %. He falls in { $killed } % of cases, is captured in { $captured } %; it costs about { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fleets ->
        [0] {""}
        [one] {" "}and 1 fleet
       *[other] {" "}and { $fleets } fleets
    }.
republic-odds-clash = { $senator-the } against the rebel: victory { $victory } %, stalemate { $stalemate } %, defeat { $defeat } %: then Rome is the rebel’s. He falls in { $killed } % of cases; it costs the Senate about { $lost ->
        [one] 1 legion
       *[other] { $lost } legions
    }.
republic-odds-attack-sea = { $senator-the } against { $war }, at sea and then on land: victory { $victory } %, only at sea { $sea } %, stalemate { $stalemate } %, standoff { $standoff } %, disaster { $disaster } %, defeat { $defeat } %. He falls in { $killed } % of cases, is captured in { $captured } %; it costs about { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    } and { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    }.
republic-odds-legions = { $senator-the } against { $war-the }, chances of victory by ordinary legions ({ $fleets ->
        [0] no fleet is free
        [one] and 1 fleet
       *[other] and { $fleets } fleets
    }): { $listed }.
republic-odds-support = No legion can be sent against { $war-the } now: an army there needs { $needed } fleets to support it, and { $fleets ->
        [0] none is free.
        [one] only 1 is free.
       *[other] only { $fleets } are free.
    }
republic-odds-vote = { $ayes } for, { $noes } against so far. { $left ->
        [0] Nobody is called after you.
        [one] After you 1 vote can be cast{ $talents ->
            [0] .
           *[other] {" "}and { $talents } bought.
        }
       *[other] After you { $left } votes can be cast{ $talents ->
            [0] .
           *[other] {" "}and { $talents } bought.
        }
    }{ $settles ->
        [for] {" "}All yours for it settle it.
        [against] {" "}All yours against it settle it.
        [carried] {" "}It is carried already.
        [lost] {" "}It is lost already.
       *[none] {""}
    }
republic-odds-land-bill = With a { $bill } the unrest falls by { $unrest } and the State pays { $amount } T{ $lasting ->
        [0] {" "}once
       *[other] {" "}every year
    }. The sponsor gains { $sponsor } popularity, the second name { $cosponsor }; each senator who votes against it loses { $popularity }, passed or not.
republic-odds-land-bills = { $bill }: unrest −{ $unrest }, { $amount } T { $lasting ->
        [0] once
       *[other] every year
    }; popularity +{ $sponsor } and +{ $cosponsor } for the sponsors, −{ $popularity } for each who votes against.
republic-odds-repeal = Passed, it raises the unrest by { $unrest }; each senator who votes for it loses { $popularity } popularity, passed or not.
republic-odds-fall = { $wars } wars are active: unless { $wanting ->
        [one] one of them is
       *[other] { $wanting } of them are
    } won in this year’s Combat Phase, Rome falls and everybody loses.
republic-odds-trial = So far { $ayes } for conviction, { $noes } against with the influence of the accused{ $people ->
        [0] {""}
       *[other] {" "}and what the people have said
    }; still to be cast: { $left }.
republic-odds-appeal = An appeal with { $dice } dice: killed in { $killed } % of cases, freed in { $freed } %; otherwise about { $amount ->
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
    }: the target dies in { $killed } % of cases, the assassin is caught in { $caught } %. Caught, he dies, and the leader of his faction is tried for it.
republic-odds-guards = { $guards ->
        [0] Without a bodyguard
        [one] With 1 bodyguard
       *[other] With { $guards } bodyguards
    }: the target dies in { $killed } % of cases, the assassin is caught in { $caught } %.
republic-odds-follow = A legion follows in { $chance } % of cases, one that is paid in { $paid } %.
republic-odds-rising = That makes a strength of about { $amount }; any legion at all follows in { $chance } % of cases.
republic-odds-march = Against what stands in Italy today, { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } under { $senator-the }: Rome is the rebel’s in { $defeat } % of cases, stalemate { $stalemate } %, the revolt is put down in { $victory } %.
republic-odds-crowd = If the accused appeals, the crowd kills { $senator-the } in { $chance } % of cases.
republic-odds-settled = Said so far: { $listed }.
republic-odds-purse = { $senator-the } { $amount } T
    .a = { $senator-the } { $amount } T
republic-odds-strength = The rebel would have a strength of { $amount }.

# -- answer by answer

republic-odds-choice = { $chance } %
republic-odds-choice-at-best = at best { $chance } %
republic-odds-choice-range = { $chance } %; { $best } % with all { $amount } T
republic-odds-choice-bribe = { $chance } %, before anybody bids against it
republic-odds-choice-persuaded = then the attempt succeeds in { $chance } % of cases
republic-odds-choice-pressed = about { $amount } T
republic-odds-choice-rise = at the next speech the people rise in { $chance } % of cases
republic-odds-choice-idle = too weak to fight
republic-odds-choice-battle = victory { $victory } %, defeat or disaster { $lost } %
republic-odds-choice-all-out = with all that is free: victory { $victory } %
republic-odds-choice-killed = the target dies in { $killed } % of cases, the assassin is caught in { $caught } %
republic-odds-choice-appeal = killed in { $killed } % of cases, freed in { $freed } %
