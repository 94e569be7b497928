# -- questions

caesar-ask-order = Stack your action deck: which card goes in place { $place } from the top?
caesar-ask-opening = Opening cards: which value do you place face-down on { $group-the }?
caesar-ask-turn = Turn { $turn } is yours: place influence, play an action, or take a passive turn?
caesar-ask-play-on = Your turn continues: what do you play next?
caesar-ask-place-up = On which group do you place { $card-the } face-up?
caesar-ask-place-down = On which group do you place { $card-the } face-down?
caesar-ask-refill =
    { $count ->
        [one] One card to draw: influence or action?
       *[other] { $count } cards to draw: is the next one influence or action?
    }
caesar-ask-late-action = Your hand is refilled: do you play an action before the votes?
caesar-ask-discard = Passive turn: which card do you discard, or is that all?
caesar-ask-discard-last = Passive turn: if you discard nothing, the game is over. Which card do you discard, or is that all?
caesar-ask-dump = Your opponent is out of influence and this is your last turn: which card do you place face-down next?
caesar-ask-aim-assassination = Assassination: on which group is the face-up card you want to remove?
caesar-ask-aim-assassination-card = Assassination on { $group-the }: which face-up card is the target?
caesar-ask-aim-castling = Castling: from which group do you first pick up your cards?
caesar-ask-aim-castling-second = Castling with { $group-the }: which is the second group?
caesar-ask-aim-scout = Scout: on which group should your opponent’s hidden cards be turned face-up?
caesar-ask-aim-wrath = Wrath of the gods: from which group should all influence cards be removed?
caesar-ask-castle = Castling between { $group-the } and { $group2-the }: where do you place { $card-the } face-down?
caesar-ask-spy-pick = You see your opponent’s whole hand: which card must be discarded?
caesar-ask-replace-spy = The spy has cost you a card: from which deck do you draw another?
caesar-ask-replace-veto = Your veto is spent: what do you draw in its place?
caesar-ask-veto-assassination = Your opponent wants to assassinate your { $target-name } on { $group-the }: do you veto it?
caesar-ask-veto-spy = Your opponent wants to spy on your hand: do you veto it?
caesar-ask-veto-castling = Your opponent wants to castle between { $group-the } and { $group2-the }: do you veto it?
caesar-ask-veto-scout = Your opponent wants to turn your hidden cards on { $group-the } face-up: do you veto it?
caesar-ask-veto-wrath = Your opponent calls the wrath of the gods down on { $group-the }: do you veto it?
