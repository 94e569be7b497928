# Several questions as one form.

republic-form-army = An army
republic-form-commander = Commander
republic-form-war = War
republic-form-legions = Legions
republic-form-veterans = Veterans
republic-form-fleets = Fleets
republic-form-of = of { $amount }
republic-form-man = { $senator-the } · military { $military }{ $master ->
        [0] {""}
       *[other] {" "}+ { $master }
    }
republic-form-target = { $war }{ $active ->
        [0] {" "}(not active)
       *[other] {""}
    }
republic-form-consent = Below the minimum force: { $senator-the } must agree to go.
republic-form-needs = Legions need { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    } to fight there.
republic-form-put = Put it to the vote
republic-form-add = Add it, then another measure
republic-form-levy = Raise
republic-form-cost = Costs { $amount } T at { $price } T a unit; { $left } T remain in the State treasury.
republic-form-earned = { $concession } brings { $senator-the } { $amount } T of it.
republic-form-purses = { $amount ->
        [one] 1 talent in all
       *[other] { $amount } talents in all
    }
republic-form-purses-for = A senator’s own talents pay for persuasion, knights, votes, games and contributions. The faction treasury is secret and survives deaths, but pays only for counter-bribes, ransoms and rebel legions.
republic-form-purse = { $senator-the }
republic-form-treasury = Faction treasury
republic-form-had = had { $amount }
republic-form-placed = { $moved ->
        [0] Done: no change
       *[other] Done: { $amount } T moved as shown
    }
republic-form-then-give = Apply this, then give talents to another faction
