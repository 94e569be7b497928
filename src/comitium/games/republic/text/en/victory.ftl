# How the game is won and lost. How an ending is called: ending.ftl.

republic-victory-ask-war =
    { $amount ->
        [one] Rome is yours if she survives: which war do you fight? One more must be beaten.
       *[other] Rome is yours if she survives: which war do you fight? { $amount } more must be beaten.
    }
republic-victory-refuse-war = { $war } is not active, or your fleets and legions are not enough for it.
republic-victory-event-rebel-prevailed = { $how ->
        [0] The rebel { $senator-the } has beaten the Senate’s army.
        [1] Nobody was sent against the rebel { $senator-the }.
        [2] The State is bankrupt, and the rebel { $senator-the } profits by it.
       *[other] The people have risen, and the rebel { $senator-the } profits by it.
    } { $wars ->
        [0] No war is active.
        [one] 1 war is active.
       *[other] { $wars } wars are active.
    }
republic-victory-event-italy-gathered = { $senator-the } takes all that is left: { republic-business-units }.
republic-victory-event-influence-counted = { $seat-The } has { $amount } influence.
republic-victory-event-debt-unpaid = The State has to pay { $amount } T and has only { $total } T.
republic-victory-event-rome-fell = { $why ->
        [0] Four active wars: Rome has fallen, and all have lost.
        [1] The State cannot pay: Rome has fallen, and all have lost.
        [2] The people have risen: Rome has fallen, and all have lost.
       *[other] The rebel could not save Rome: all have lost.
    }
republic-victory-event-faction-won = { $how ->
        [0] { $seat-The } wins: its rebel has beaten the Senate.
        [1] { $seat-The } wins: nobody has faced its rebel.
        [2] { $seat-The } wins: its rebel takes over a bankrupt State.
        [3] { $seat-The } wins: the people have risen, and its rebel takes over.
        [4] { $seat-The } wins with its Consul for Life.
       *[other] { $seat-The } wins by its influence.
    }
