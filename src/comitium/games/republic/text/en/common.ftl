# Choices that all chapters share: the question says what is meant.
republic-common-choice-pass = Pass
republic-common-choice-done = Done
republic-common-choice-yes = Yes
republic-common-choice-no = No
republic-common-choice-senator = { $senator-the }
republic-common-choice-faction = { $seat }
republic-common-choice-war = { $war }
republic-common-choice-province = { $province }
republic-common-choice-concession = { $concession }
republic-common-choice-card = { $card-short }
republic-common-choice-leader = { $leader }
republic-common-choice-talents = { $amount } T
republic-common-choice-legions =
    { $amount ->
        [one] { $amount } legion
       *[other] { $amount } legions
    }
republic-common-choice-fleets =
    { $amount ->
        [one] { $amount } fleet
       *[other] { $amount } fleets
    }
republic-common-choice-veteran = { $legion }
republic-common-choice-number = { $amount }
republic-common-choice-kind = { $intrigue }
