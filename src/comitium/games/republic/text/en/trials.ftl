# Prosecutions: minor, major and special.

# -- reasons

republic-trials-charge-corrupt = corruption in office
republic-trials-charge-major = last year’s office
republic-trials-charge-concession = { $concession }
republic-trials-charge-province = plunder of { $province-the }

# -- trials

republic-trials-proposal-minor = Minor prosecution of { $senator-the } by { $prosecutor-the } ({ $charge })
republic-trials-proposal-major = Major prosecution of { $senator-the } by { $prosecutor-the }
republic-trials-proposal-special = Special prosecution of { $senator-the }

# -- choices

republic-trials-choice-accuse = Minor prosecution of { $senator-the }
republic-trials-choice-accuse-major = Major prosecution of { $senator-the }
republic-trials-choice-charge = { $charge }
republic-trials-choice-appeal = Appeal to the people, with { $amount } dice

# -- questions

republic-trials-ask-menu = { $senator-the } is Censor: whom does he prosecute, or does he close the prosecutions? A minor conviction costs 5 influence, 5 popularity and all concessions; a major one costs the life. The prosecutor gains half the influence lost.
republic-trials-ask-charge = Of what is { $senator-the } accused?
republic-trials-ask-prosecutor = Whom do you ask to prosecute { $senator-the }?
republic-trials-ask-consent = Does { $senator-the } prosecute { $accused-the } ({ $charge })?
republic-trials-ask-consent-major = Does { $senator-the } prosecute { $accused-the } for his life?
republic-trials-ask-appeal = Does { $senator-the } appeal to the people? { $amount } is added to the dice.

# -- refusals

republic-trials-refuse-quota = That is more than two minor prosecutions or one major one: close, or choose the other kind.
republic-trials-refuse-absent = { $senator-the } is not in Rome: only who is there can be prosecuted.
republic-trials-refuse-censor = { $senator-the } is the Censor and does not prosecute himself.
republic-trials-refuse-no-charge = Nothing can be said against { $senator-the }.
republic-trials-refuse-no-marker = { $senator-the } has no Major marker: there is no major prosecution.
republic-trials-refuse-used = { $senator-the } has been tried for that this turn.
republic-trials-refuse-no-prosecutor = Nobody wants to prosecute { $senator-the }.
republic-trials-refuse-charge = That is no reason against him: choose one of those offered, or pass.
republic-trials-refuse-prosecutor = { $senator-the } cannot prosecute here: ask an aligned senator in Rome, neither Censor nor accused.
republic-trials-refuse-unwilling = { $senator-the } has refused: ask somebody else, or pass.
republic-trials-refuse-answer = Prosecute or refuse.
republic-trials-refuse-menu = The Censor prosecutes, fines or closes: choose one of these.
republic-trials-refuse-appeal = Choose one of the ways to appeal that are offered.

# -- what has happened

republic-trials-event-prosecutions-opened = { $senator-the } presides over the prosecutions.
republic-trials-event-prosecutions-closed = The prosecutions are over.
republic-trials-event-markers-cleared = In Rome Corrupt and Major markers are removed; Armaments and Ship Building are covered again.
republic-trials-event-prosecutor-asked = { $senator-the } is asked to prosecute { $senator2-the }.
republic-trials-event-prosecutor-answered =
    { $given ->
        [0] { $senator-the } refuses.
       *[other] { $senator-the } prosecutes.
    }
republic-trials-event-appeal-rolled =
    { $result ->
        [killed] { $senator-the } appeals to the people ({ $roll }, in all { $total }): the mob kills him.
        [freed] { $senator-the } appeals to the people ({ $roll }, in all { $total }): the mob frees him.
       *[votes] { $senator-the } appeals to the people ({ $roll }, in all { $total }): { $rises ->
            [0] { $size } votes against him.
           *[other] { $size } votes for him.
        }
    }
republic-trials-event-senator-convicted = { $senator-the } is found guilty ({ $proposal }).
republic-trials-event-senator-acquitted = { $senator-the } is acquitted.
republic-trials-event-concession-returned = { $senator-the } gives { $concession-the } back to the Forum.
republic-trials-event-prior-consul-taken = { $senator-the } takes the Prior Consul marker of { $senator2-the }.
