# -- options

idus-option-limit = How far a marker may go
idus-option-limit-printed = as printed for this number of players
idus-option-limit-value =
    { $value ->
        [one] 1 vote
       *[other] { $value } votes
    }
idus-option-limit-mode = When a conspiracy is exposed
idus-option-limit-mode-exceed = when its marker passes the limit
idus-option-limit-mode-reach = when its marker reaches the limit
idus-option-first-player = First player
idus-option-first-player-random = random
idus-option-first-player-senator-1 = { idus-seat-senator_1 }
idus-option-first-player-senator-2 = { idus-seat-senator_2 }
idus-option-first-player-senator-3 = { idus-seat-senator_3 }
idus-option-first-player-senator-4 = { idus-seat-senator_4 }
idus-option-first-player-senator-5 = { idus-seat-senator_5 }
idus-option-first-player-senator-6 = { idus-seat-senator_6 }
idus-option-first-player-senator-7 = { idus-seat-senator_7 }
idus-option-first-player-senator-8 = { idus-seat-senator_8 }
idus-option-r2-exchange = What an exchanged vote becomes in the second round
idus-option-r2-exchange-aedile-choice = the Aedile chooses: the other colour or yellow
idus-option-r2-exchange-opposite-colour = the other colour
idus-option-r2-exchange-praetor-choice = the Praetor chooses: the other colour or yellow
idus-option-aedile-repeat-5p = Aediles of the last turn who may serve again, with five players
idus-option-aedile-repeat-5p-one = one
idus-option-aedile-repeat-5p-any = both
idus-option-aedile-repeat-5p-none = none
idus-option-aedile-streak-max-5p = Turns in a row a player may be an Aedile, with five players
idus-option-aedile-streak-max-5p-none = no limit
idus-option-aedile-streak-max-5p-value =
    { $value ->
        [one] 1 turn
       *[other] { $value } turns
    }
idus-option-role-ban-across-rounds = Whether the last roles of the first round restrict the first Consul of the second
idus-option-role-ban-across-rounds-true = yes
idus-option-role-ban-across-rounds-false = no
idus-option-ides-rival-rule = Which factions need members for a victory on the Ides
idus-option-ides-rival-rule-literal = the leader’s opponent
idus-option-ides-rival-rule-winner-needs-member = the leader
idus-option-ides-rival-rule-off = none
idus-option-ides-empty-leader = Who wins on the Ides when no player belongs to the leading faction
idus-option-ides-empty-leader-merchant = the Merchants
idus-option-ides-empty-leader-faction = the leading faction, so no player
idus-option-praetor-must-look = Whether the Praetor must look at a vote
idus-option-praetor-must-look-true = yes, at one of them
idus-option-praetor-must-look-false = no, at one or at none
idus-option-reveal-discards-at-end = Whether discarded faction cards are revealed at the end
idus-option-reveal-discards-at-end-true = yes
idus-option-reveal-discards-at-end-false = no, only the kept ones
