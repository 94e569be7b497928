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
republic-form-chair-leaves = { $senator-The } presides: if he leaves Rome, the Senate Phase ends.
republic-form-consent = Below the minimum force: { $senator-the } must agree to go.
republic-form-needs = Legions need { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    } to fight there.
republic-form-put = Put it to the vote
republic-form-put-with = Send this army too: put it to the vote
republic-form-add = Add it, then another measure
republic-form-levy = Raise
republic-form-raise-and-send = Raise and send
republic-form-send-legions = Legions to { $war }
republic-form-send-fleets = Fleets to { $war }
republic-form-led = { $senator-the } · military { $military }
republic-form-split = Split
republic-form-all-to = All to { $war }
republic-form-cost = Costs { $amount } T at { $price } T a unit; { $left } T remain in the State treasury.
republic-form-earned = { $concession } brings { $senator-the } { $amount } T of it.
republic-form-purses = { $amount ->
        [one] 1 talent in all
       *[other] { $amount } talents in all
    }
republic-form-purses-for = A senator’s own talents pay for persuasion, knights, { $voted ->
        [0] {""}
       *[other] votes,{" "}
    }games and contributions. The faction treasury is secret and survives deaths, but pays only for counter-bribes, ransoms and rebel legions.
republic-form-purse = { $senator-the }
republic-form-treasury = Faction treasury
republic-form-had = had { $amount }
republic-form-placed = { $moved ->
        [0] Done: no change
       *[other] Done: { $amount } T moved as shown
    }
republic-form-then-give = Apply this, then give talents to another faction

# Votes that are bought.

republic-form-bought = { $amount ->
        [0] Buy votes at 1 T each
        [one] Buy votes: 1 for 1 T
       *[other] Buy votes: { $amount } for { $amount } T
    }
republic-form-purse-of = of { $amount } T
republic-form-vote-for = { $amount ->
        [0] Vote for with { $votes }
       *[other] Vote for with { $votes }, pay { $amount } T
    }
republic-form-vote-against = { $amount ->
        [0] Vote against with { $votes }
       *[other] Vote against with { $votes }, pay { $amount } T
    }
republic-form-vote-abstain = Abstain
republic-form-makes = makes { $ayes } to { $noes }
republic-form-stays = stays { $ayes } to { $noes }
republic-form-count-certain = { $side ->
        [for] It passes
       *[against] It fails
    }, whatever the others buy: { $mine } to { $most } at most.{ $free ->
        [0] {""}
       *[other] {" "}Your talents buy nothing more.
    }
republic-form-count-open = { $side ->
        [for] It passes
       *[against] It fails
    }, { $mine } to { $most } at most, unless the others buy votes: they have { $talents } T.
republic-form-count-short = { $tie ->
        [0] { $missing ->
                [0] Not enough, even for { $purse } T, if every vote to come goes the other way: { $mine } to { $most }.
               *[other] Not enough if every vote to come goes the other way: { $mine } to { $most }. { $missing } T more would be.
            }
       *[other] { $mine } to { $most } is a tie, and a tie fails. { $missing ->
                [0] You have no talents to break it.
               *[other] { $missing } T more passes it.
            }
    }
republic-form-count-trial = { $side ->
        [for] To convict
       *[against] To acquit
    }: { $mine } to { $theirs }, { $left ->
        [0] and nobody votes after you
        [one] and 1 vote to come
       *[other] and { $left } votes to come
    }. An appeal or a trial roll may add votes.
republic-form-outbid = Still to vote: { $factions }.
republic-form-to-come = { $seat-the } { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }{ $amount ->
        [0] {""}
       *[other] {" "}and { $amount } T
    }
republic-form-enough = Just enough: { $amount } T
republic-form-sure = Certain: { $amount } T
republic-form-most = Max: { $amount } T
