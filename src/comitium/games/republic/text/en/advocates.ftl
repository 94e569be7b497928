# Advocates (2.05): who defends the accused, and the speeches.

# -- choices

republic-advocates-choice-himself = Let him defend himself

# -- questions

republic-advocates-ask-name = Whom does { $senator-the } ask to defend him?{ $count ->
        [0] {""}
        [one] {" "}{ $refused } has refused.
       *[other] {" "}{ $refused } have refused.
    } With no advocate he speaks for himself. The advocate gains 3 influence if he is acquitted and loses 3 if he is convicted.
republic-advocates-ask-consent = Does { $senator-the } defend { $accused-the } ({ $trial })? An acquittal brings him 3 influence, a conviction costs him 3.

# -- refusals

republic-advocates-refuse-advocate = { $senator-the } cannot be advocate here: ask an aligned senator in Rome, neither Censor, prosecutor nor accused.
republic-advocates-refuse-asked = { $senator-the } has refused: ask another senator, or let the accused defend himself.

# -- what has happened

republic-advocates-event-advocate-asked = { $senator-the } is asked to defend { $senator2-the }.
republic-advocates-event-advocate-refused = { $senator-the } refuses to be advocate.
republic-advocates-event-advocate-found = { $senator-the } defends { $senator2-the }.
republic-advocates-event-advocate-missing = { $senator-the } defends himself.
republic-advocates-event-trial-rolled = { $senator-the } speaks for the accused against { $senator2-the } ({ $roll }, total { $total }): { $rises ->
        [0] { $size ->
        [one] { $size } vote
       *[other] { $size } votes
    } against the accused.
       *[other] { $size ->
        [one] { $size } vote
       *[other] { $size } votes
    } for the accused.
    }

# -- odds

republic-advocates-odds-roll = The trial roll brings { $amount ->
        [one] 1 vote
       *[other] { $amount } votes
    } { $against ->
        [0] for the accused
       *[other] against the accused
    } on average.
republic-advocates-odds-prosecutor = trial roll, if the accused speaks for himself: { republic-advocates-odds-choice }
republic-advocates-odds-mob = If the accused appeals, the mob kills { $senator-the } in { $chance }% of cases.
republic-advocates-odds-choice = { $against ->
        [0] +{ $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    } on average
       *[other] −{ $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    } on average
    }
