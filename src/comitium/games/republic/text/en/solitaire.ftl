# The game for one and two: chapter 4.

# -- tables that are refused

republic-solitaire-bad-neutrals =
    { $neutrals ->
        [3] The game for two has five factions, not { $seats } (rule { $rule }).
       *[4] The game for one has five factions, not { $seats } (rule { $rule }).
    }
republic-solitaire-bad-scenario = The scenario “{ $scenario }” is not played by one or two unless the option solo_scenarios says so (rule { $rule }).
republic-solitaire-bad-seats = Directives need five factions: one or two players in the first seats, then four or three neutral factions (rule { $rule }).

# -- questions

republic-solitaire-choice-usual = { $usual } (default)
republic-solitaire-ask-delegated = { $number ->
        [0] You decide for { $seat-the }, whose directive leaves this open. { $question }
       *[other] You decide for { $seat-the }, whose directive leaves this open. By default: { $usual }. { $question }
    }

# -- what happened

republic-solitaire-event-solo-set-up =
    { $amount ->
        [one] One player and { $amount2 } neutral factions.
       *[other] { $amount } players and { $amount2 } neutral factions.
    }
republic-solitaire-event-totals-compared = The senators of { $seat-the } have { $military } military and { $influence } influence together.
republic-solitaire-event-directive-assigned = The faction with the sign of { $sign } follows the card { $directive-of }, and is called by that name.
republic-solitaire-event-extra-senator = { $seat-The } receives { $senator-the } as an extra senator.
republic-solitaire-event-senator-rolled = { $senator-the } rolls { $total } to break the tie.
republic-solitaire-event-war-rolled = { $war } rolls { $total } to break the tie.
republic-solitaire-event-neutral-leader = { $seat-The } names { $senator-the } leader, as its directive says.
republic-solitaire-event-delegated-choice =
    { $same ->
        [0] “{ $question }” { $seat-The } answers for { $seat2-the }: { $chosen }. The default was: { $usual }.
       *[1] “{ $question }” { $seat-The } answers for { $seat2-the }, as by default: { $chosen }.
    }
