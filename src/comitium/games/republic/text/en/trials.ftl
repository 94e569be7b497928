# Prosecutions: minor, major and special.

# -- reasons

republic-trials-charge-corrupt = corruption in office
republic-trials-charge-major = last turn’s office
republic-trials-charge-concession = { $concession }
republic-trials-charge-province = spoils taken from { $province-the }

# -- trials

republic-trials-proposal-minor = Minor prosecution of { $senator-the } by { $prosecutor-the } ({ $charge })
republic-trials-proposal-major = Major prosecution of { $senator-the } by { $prosecutor-the }
republic-trials-proposal-defended = { $trial }, defended by { $senator-the }
republic-trials-proposal-special = Special prosecution of { $senator-the }

# -- choices

republic-trials-choice-accuse = Minor prosecution of { $senator-the }
republic-trials-choice-accuse-major = Major prosecution of { $senator-the }
republic-trials-choice-charge = { $charge }
republic-trials-choice-appeal =
    { $amount ->
        [0] Appeal to the people
        [one] Appeal to the people, with 1 die
       *[other] Appeal to the people, with { $amount } dice
    }

# -- questions

republic-trials-ask-menu = { $senator-the } is Censor: whom does he prosecute, or does he end the prosecutions? A minor conviction costs 5 influence, 5 popularity and all concessions; a major one costs his life. The prosecutor gains half the influence lost.
republic-trials-ask-charge = Of what is { $senator-the } accused?
republic-trials-ask-prosecutor = Whom do you ask to prosecute { $senator-the }?
republic-trials-ask-consent = Does { $senator-the } prosecute { $accused-the } ({ $charge })?
republic-trials-ask-consent-major = Does { $senator-the } hold a major prosecution of { $accused-the }?
republic-trials-ask-appeal = Does { $senator-the } appeal to the people? { $amount } is added to the dice.

# -- refusals

republic-trials-refuse-quota = You may hold two minor prosecutions or one major one: close, or choose the other kind.
republic-trials-refuse-absent = { $senator-the } is not in Rome: only senators in Rome can be prosecuted.
republic-trials-refuse-censor = { $senator-the } is Censor and cannot prosecute himself.
republic-trials-refuse-no-charge = There is no charge against { $senator-the }.
republic-trials-refuse-no-marker = { $senator-the } has no Major marker, so no major prosecution is possible.
republic-trials-refuse-used = { $senator-the } has already been tried for that this turn.
republic-trials-refuse-no-prosecutor = No senator is willing to prosecute { $senator-the }.
republic-trials-refuse-charge = That is not a charge against him: choose one from the list, or pass.
republic-trials-refuse-prosecutor = { $senator-the } cannot prosecute here: ask an aligned senator in Rome, neither Censor nor accused.
republic-trials-refuse-unwilling = { $senator-the } has refused: ask another senator, or pass.
republic-trials-refuse-answer = Prosecute or refuse.
republic-trials-refuse-menu = The Censor may prosecute, fine or close: choose one.
republic-trials-refuse-appeal = Choose one of the appeals on the list.

# -- what has happened

republic-trials-event-prosecutions-opened = { $senator-the } presides over the prosecutions.
republic-trials-event-prosecutions-closed = The prosecutions are over.
republic-trials-event-markers-cleared = Corrupt and Major markers in Rome are removed; Armaments and Ship Building are covered again.
republic-trials-event-prosecutor-asked = { $senator-the } is asked to prosecute { $senator2-the }.
republic-trials-event-prosecutor-answered =
    { $given ->
        [0] { $senator-the } refuses.
       *[other] { $senator-the } prosecutes.
    }
republic-trials-event-appeal-rolled =
    { $result ->
        [killed] { $senator-the } appeals to the people ({ $roll }, total { $total }): the mob kills him.
        [freed] { $senator-the } appeals to the people ({ $roll }, total { $total }): the mob frees him.
       *[votes] { $senator-the } appeals to the people ({ $roll }, total { $total }): { $rises ->
            [0] { $size ->
        [one] { $size } vote
       *[other] { $size } votes
    } against him.
           *[other] { $size ->
        [one] { $size } vote
       *[other] { $size } votes
    } for him.
        }
    }
republic-trials-event-senator-convicted = { $senator-the } is found guilty ({ $proposal }).
republic-trials-event-senator-acquitted = { $senator-the } is acquitted.
republic-trials-event-prior-consul-taken = { $senator-the } takes the Prior Consul marker of { $senator2-the }.
