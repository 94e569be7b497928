# The session of chapter 4: ranks, coalition, Consul for Life.

# -- questions

republic-solosenate-ask-join = Group { $entry } of the list has a majority: { $seats }, with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }; { $need } are needed. Do you govern with this group? If you refuse, the list is read on.
republic-solosenate-ask-partners = No group of the list governs: you must. You have { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } of the { $need } needed ({ $seats }). Who else governs with you?

# -- refusals

republic-solosenate-refuse-partner = { $seat-The } cannot be named now.
republic-solosenate-refuse-refused = { $seat-The } has refused.
republic-solosenate-refuse-majority = You need a majority: name more partners.
republic-solosenate-refuse-yes-or-no = Accept or refuse.
republic-solosenate-refuse-must-join = Without you nobody has a majority: you cannot refuse.

# -- what happened

republic-solosenate-event-faction-ranked = Rank { $rank }: { $seat-the }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } in Rome.
republic-solosenate-event-majority-needed = Of { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } in Rome, { $need } are a majority.
republic-solosenate-event-group-too-small = Group { $entry } ({ $seats }) has { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } of the { $need } needed.
republic-solosenate-event-coalition-refused = { $seat-The } refuses to govern with group { $entry }.
republic-solosenate-event-coalition-formed = Group { $entry } governs: { $seats }, with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }; { $need } are needed.
republic-solosenate-event-must-govern = No group of the list governs: { $seat-the } must find a majority.
republic-solosenate-event-strongest-promoted = { $seat-The } takes { $senator-the } out of the Forum: oratory and military together { $total }.
republic-solosenate-event-candidate-for-life = { $senator-the } has { $influence } influence and his faction governs alone: he will be Consul for Life unless he is assassinated.
republic-solosenate-event-candidate-survived = { $senator-the } has survived the assassination test.
republic-solosenate-event-candidate-lost = The candidate for Consul for Life is dead.
