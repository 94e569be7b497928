# How a game ends.

republic-ending-rebel_march = The rebel has marched on Rome and beaten the Senate’s army
republic-ending-rebel_coup = No army was sent against the rebel, who takes Rome
republic-ending-rebel_bankruptcy = The State cannot pay, and the rebel takes over
republic-ending-rebel_people = The people revolt, and the rebel takes over
republic-ending-consul_for_life = A Consul for Life rules Rome
republic-ending-era_ends = The era ends; the most influential faction wins
republic-ending-era_ends-tied = The era ends with a tie for influence; the tie-break decides
republic-ending-four_wars = Four active wars were too many: Rome falls
republic-ending-bankruptcy = The State could not pay its debts: Rome falls
republic-ending-people_revolt = The people revolt: Rome falls
republic-ending-rebel_fails = The rebel could not save Rome: Rome falls
republic-ending-abandoned = The last faction has left the game, and nobody is left to rule Rome
republic-ending-rome_survives = Rome survives to the end of the era, but a neutral faction has the most influence: a moral victory
republic-ending-players_out = No player is left, only neutral factions: the game is lost

# -- results of the game for one and two, to be compared

republic-ending-kind = { $scenario }, { $players ->
        [one] alone
       *[other] for two
    }{ $level ->
        [usual] {""}
        [thrifty] , thrifty
        [hard] , hard
       *[own] , with your own options
    }
republic-ending-place =
    { $place ->
        [1] place 1, master of Rome in turn { $number }
        [2] place 2, the most influential faction, { $number } ahead of the next
        [3] place 3, a moral victory, { $number } compared with the best other faction
        [4] place 4, Rome lost to another faction in turn { $number }
       *[5] place 5, Rome lost in turn { $number }
    }
