# The division of spoils of chapter 4: offices, provinces, concessions, land bills, Tribunes.

# -- choices

republic-solospoils-choice-office = { $office }
republic-solospoils-choice-sponsor = Sponsorship of a land bill
republic-solospoils-choice-cosponsor = Co-sponsorship of the land bill
republic-solospoils-choice-stop = Stop it, with { $means-the }
republic-solospoils-choice-cancel = Cancel the pass, with { $means-the }
republic-solospoils-choice-save = Save the land bill, with { $means-the }
republic-solospoils-choice-annul = Annul the land bill, with { $means-the }
republic-solospoils-choice-back = Choose something else
republic-solospoils-choice-nothing = Take nothing
republic-solospoils-choice-gracchus = { $senator } proposes a land bill; this uses no choice

# -- questions

republic-solospoils-ask-item =
    { $bill ->
        [0] { $end ->
            [0] What do you take of the spoils? As long as something must be given, passing only gives your turn away.
           *[1] What do you take of the spoils? If you pass, the division ends.
        }
       *[1] { $end ->
            [0] What do you take of the spoils? If you pass, the land bill fails.
           *[1] What do you take of the spoils? If you pass, the land bill fails and the division ends.
        }
    }
republic-solospoils-ask-receiver = { $item }: for whom?
republic-solospoils-ask-window = { $seat-The } takes: { $item }. Do you play a Tribune against it?
republic-solospoils-ask-window-pass =
    { $bill ->
        [0] { $seat-The } passes, which ends the division. Do you cancel the pass with a Tribune?
       *[1] { $seat-The } passes, and the land bill fails. Do you save it with a Tribune, as its co-sponsor?
    }
republic-solospoils-ask-sponsor =
    { $first ->
        [1] Which of your senators sponsors the land bill?
       *[0] Which of your senators co-sponsors the land bill?
    }

# -- refusals

republic-solospoils-refuse-not-open = This is not left to be taken now.
republic-solospoils-refuse-no-candidate = Your faction has no eligible senator for this.
republic-solospoils-refuse-senator = { $senator-the } cannot be given this: choose another.
republic-solospoils-refuse-answer = Choose one of the spoils, or pass.
republic-solospoils-refuse-annul = Only a land bill that is not mandatory can be annulled.
republic-solospoils-refuse-act = You can pass, or play a Tribune.
republic-solospoils-refuse-sponsor = { $senator-the } cannot be sponsor: choose one of your senators in Rome.

# -- what is chosen; line 0 is a player

republic-solospoils-event-office-named =
    { $line ->
        [0] { $seat-The } chooses an office: { $office }.
       *[other] { $seat-The }, by line { $line } of its directive, chooses an office: { $office }.
    }
republic-solospoils-event-province-named =
    { $line ->
        [0] { $seat-The } chooses a governorship: { $province }.
       *[other] { $seat-The }, by line { $line } of its directive, chooses a governorship: { $province }.
    }
republic-solospoils-event-concession-named =
    { $line ->
        [0] { $seat-The } chooses a concession: { $concession }.
       *[other] { $seat-The }, by line { $line } of its directive, chooses a concession: { $concession }.
    }
republic-solospoils-event-sponsorship-named =
    { $line ->
        [0] { $seat-The } chooses to sponsor a land bill.
       *[other] { $seat-The }, by line { $line } of its directive, chooses to sponsor a land bill.
    }
republic-solospoils-event-cosponsorship-named =
    { $after ->
        [0] { $line ->
            [0] { $seat-The } chooses to co-sponsor the land bill.
           *[other] { $seat-The }, by line { $line } of its directive, chooses to co-sponsor the land bill.
        }
       *[1] { $seat-The }, at the end of its directive, chooses to co-sponsor the land bill.
    }
republic-solospoils-event-spoils-passed = { $seat-The } passes.
republic-solospoils-event-province-rolled = { $province } rolls { $total } to break the tie.

# -- for whom

republic-solospoils-event-least-influential = Of those eligible { $senator-the } has the least influence: { $influence }.
republic-solospoils-event-fewest-votes = Of those eligible { $senator-the } has the fewest votes: { $votes }, with influence { $influence }.
republic-solospoils-event-fewest-concessions = Of its senators in Rome { $senator-the } has the fewest concessions: { $amount }, with influence { $influence }.
republic-solospoils-event-least-popular = Of its senators in Rome { $senator-the } is the least popular: { $popularity }, with influence { $influence }.

# -- what nobody chooses

republic-solospoils-event-office-without-candidate = Nobody in the coalition is eligible as { $office }: an outsider is chosen.
republic-solospoils-event-province-without-candidate = Nobody in the coalition can govern { $province }: an outsider goes.
republic-solospoils-event-office-left-vacant = There is no { $office } this turn: nobody is eligible.
republic-solospoils-event-province-left-vacant = { $province } has no governor this turn: nobody is eligible.
republic-solospoils-event-offices-forced = All have passed: what must be given goes to the least influential.
republic-solospoils-event-spoils-ended =
    { $passed ->
        [0] Nothing is left to be divided.
       *[1] The division of spoils ends.
    }

# -- land bills

republic-solospoils-event-bill-mandatory = { $senator-the } has popularity { $popularity }, unrest is { $unrest }: he must sponsor a { $bill }.
republic-solospoils-event-bill-not-mandatory = { $senator-the } has popularity { $popularity }, unrest is { $unrest }: no land bill is mandatory.
republic-solospoils-event-bill-sponsored = { $senator-the } sponsors a { $bill }.
republic-solospoils-event-bill-failed = The land bill has no co-sponsor and fails.
republic-solospoils-event-bill-annulled = { $seat-The } annuls the land bill.

# -- Tribunes

republic-solospoils-event-choice-skipped = The Tribune { $seat2-of } takes effect: { $seat-the } loses its choice.
republic-solospoils-event-pass-cancelled = The Tribune { $seat2-of } takes effect: the pass { $seat-of } does not count.
republic-solospoils-event-tribune-answered = { $seat-The } answers the Tribune.
