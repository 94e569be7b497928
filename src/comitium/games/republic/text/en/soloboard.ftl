# The Senate of chapter 4 on the table: coalition, plan, spoils.

# -- the coalition

republic-soloboard-coalition = Who governs this turn?
republic-soloboard-need = majority: { $need } of { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } in Rome
republic-soloboard-rank = rank { $rank }: { $seat }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
republic-soloboard-ranks =
    { $count ->
        [1] { $entry }. rank 1 alone
        [2] { $entry }. ranks { $first } and { $second }
       *[other] { $entry }. ranks 3, 4 and 5
    }
republic-soloboard-all-neutrals = { $entry }. all neutral factions
republic-soloboard-own-choice = { $entry }. the player with most senators, with partners of his choice
republic-soloboard-seats = { $seats }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
republic-soloboard-state-small = under { $need }
republic-soloboard-state-refused = refused
republic-soloboard-state-asked = majority: asked now
republic-soloboard-state-next = next, if refused
republic-soloboard-state-later = not read yet
republic-soloboard-state-left-out = left out: a rank is missing

# -- what an answer leads to

republic-soloboard-odds-join = If you accept, you govern with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } and choose as number { $place } among the spoils.
republic-soloboard-odds-refuse = If you refuse, group { $entry } is next: { $seats }, with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
republic-soloboard-odds-refuse-governs = If you refuse, group { $entry } governs without you: { $seats }, with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
republic-soloboard-odds-refuse-last = If you refuse, no other group has a majority: the player with most senators must find one.
republic-soloboard-odds-bill = A { $bill } costs the State { $amount } T{ $lasting ->
        [0] {" "}once
       *[other] {" "}every turn
    } and lowers unrest by { $unrest }. The sponsor gains { $sponsor } popularity, the co-sponsor { $cosponsor }.

# -- the plan

republic-soloboard-plan = Military plan
republic-soloboard-plan-normal =
    { $force ->
        [0] plan { $entry } of the normal list, with adequate force
       *[1] plan { $entry } of the normal list, with all force
    }
republic-soloboard-plan-crisis =
    { $force ->
        [0] plan { $entry } of the crisis list, with adequate force
       *[1] plan { $entry } of the crisis list, with all force
    }
republic-soloboard-free = free for it: { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } and { $fleets ->
        [one] { $fleets } fleet
       *[other] { $fleets } fleets
    } in Rome or to be called home
republic-soloboard-attacked = attack { $place }
republic-soloboard-left-alone = left alone
republic-soloboard-strength-land = strength { $strength } on land
republic-soloboard-strength-sea = strength { $strength } at sea
republic-soloboard-number = strength { $number } with all its matching wars
republic-soloboard-dangerous = strength { $number } with all its matching wars; dangerous, since one is still to come
republic-soloboard-attack-odds = as things stand { $senator-the } with { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } and { $fleets ->
        [one] { $fleets } fleet
       *[other] { $fleets } fleets
    }: victory { $victory }%, defeat or disaster { $lost }%
republic-soloboard-attack-odds-sea = as things stand { $senator-the } with { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } and { $fleets ->
        [one] { $fleets } fleet
       *[other] { $fleets } fleets
    }: victory at sea { $victory }%, defeat or disaster { $lost }%; nobody can land yet
republic-soloboard-needs = needs { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } and { $fleets ->
        [one] { $fleets } fleet
       *[other] { $fleets } fleets
    }

# -- the spoils

republic-soloboard-spoils = Division of spoils
republic-soloboard-governor = Governor of { $province }
republic-soloboard-named = { $seat-The } has named: { $item }
republic-soloboard-named-pass = { $seat-The } passes
republic-soloboard-wish =
    { $after ->
        [0] { $seat-The } would now take by line { $line } of its directive: { $item }
       *[1] { $seat-The } would now take, at the end of its directive: { $item }
    }
republic-soloboard-wish-dice = { $seat-The } would now take by line { $line } of its directive, as the dice decide: { $items }
republic-soloboard-wish-pass = { $seat-The } would now pass: no line of its directive can be filled
republic-soloboard-duties =
    { $count ->
        [0] all that must be given is given: a pass ends the division
        [one] 1 thing must still be given before a pass can end the division
       *[other] { $count } things must still be given before a pass can end the division
    }
republic-soloboard-duty = must be given
republic-soloboard-wanted =
    { $after ->
        [0] { $seat-the } would take it now, by line { $line }
       *[1] { $seat-the } would take it now, at the end of its directive
    }
republic-soloboard-holder = given to { $senator-the }
republic-soloboard-worth-influence = + { $count } influence
republic-soloboard-worth-income = { $count } T a turn
republic-soloboard-worth-province =
    { $bonus ->
        [0] { $dice }d6 T a turn
       *[other] { $dice }d6 + { $bonus } T a turn
    }
republic-soloboard-worth-province-less = { $dice }d6 − { $bonus } T a turn
republic-soloboard-worth-bill = + { $popularity } popularity{ $unrest ->
        [0] {""}
       *[other] , − { $unrest } unrest
    }; the State pays { $amount } T { $lasting ->
        [0] once
       *[other] every turn
    }
