# How the game is won and lost. How an ending is called: ending.ftl.

republic-victory-ask-war =
    { $amount ->
        [one] You win if Rome survives: which war do you fight? You must win 1 more.
       *[other] You win if Rome survives: which war do you fight? You must win { $amount } more.
    }
republic-victory-refuse-war = { $war } is not active, or you have too few fleets and legions for it.
republic-victory-event-rebel-prevailed = { $how ->
        [0] The rebel { $senator-the } beats the Senate’s army.
        [1] No army was sent against the rebel { $senator-the }.
        [2] The State is bankrupt, and the rebel { $senator-the } takes over.
       *[other] The people revolt, and the rebel { $senator-the } takes over.
    } { $wars ->
        [0] No war is active.
        [one] 1 war is active.
       *[other] { $wars } wars are active.
    }
republic-victory-event-italy-gathered = { $senator-the } takes all remaining units: { republic-business-units }.
republic-victory-event-influence-counted = { $seat-The } has { $amount } influence.
republic-victory-event-debt-unpaid = The State must pay { $amount } T and has only { $total } T.
republic-victory-event-rome-fell = { $why ->
        [0] Four active wars: Rome falls, and all factions lose.
        [1] The State cannot pay: Rome falls, and all factions lose.
        [2] The people revolt: Rome falls, and all factions lose.
       *[other] The rebel cannot save Rome: all factions lose.
    }
republic-victory-event-faction-won = { $how ->
        [0] { $seat-The } wins: its rebel has beaten the Senate.
        [1] { $seat-The } wins: no army was sent against its rebel.
        [2] { $seat-The } wins: its rebel takes over a bankrupt State.
        [3] { $seat-The } wins: the people revolt, and its rebel takes over.
        [4] { $seat-The } wins with its Consul for Life.
        [6] Rome has survived, but { $seat-the } has the most influence: the players have lost.
       *[other] { $seat-The } wins with the most influence.
    }
