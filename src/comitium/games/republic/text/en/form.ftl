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
republic-form-needs = Legions need { $fleets } fleets to fight there.
republic-form-put = Put it to the vote
republic-form-add = Add it, and name another measure
republic-form-levy = Raise
republic-form-cost = Costs { $amount } T at { $price } T a unit; { $left } T stay in the State’s treasury.
republic-form-earned = { $concession } brings { $senator-the } { $amount } T of it.
republic-form-purses = { $amount } talents in all
republic-form-purses-for = A senator’s own talents win senators over, buy knights and votes, pay for games and go to the State. The faction’s treasury is secret and survives deaths, but pays only against others’ bribes, for ransoms and for rebel legions.
republic-form-purse = { $senator-the }
republic-form-treasury = Faction’s treasury
republic-form-had = had { $amount }
republic-form-placed = { $moved ->
        [0] Everybody keeps what he has: done
       *[other] Done: { $amount } T placed like this
    }
republic-form-then-give = Place them so, then give some to another faction
