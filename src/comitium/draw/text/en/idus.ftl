# -- Idus Martii

draw-idus-commands = Make claims freely: “claim faction loyal”, “claim vote 3 red” (your vote of turn 3) or “claim saw 3 Horatius green” (what you saw as Praetor). All players hear them, and nobody checks them.
draw-idus-visit = Your cards: “claim …” speaks to all players, Enter hides them.
draw-idus-also = claim
draw-idus-aim = The aim: be on the winning side. You hold two faction cards and give one up at the end of a term as Consul [5.8]. Green votes move the Loyal marker, red ones the Traitors’ [1.3]. A marker past its limit loses the game for its side [8.1]; otherwise a lead of two on the Ides of March wins [8.5], and anything closer is a victory for the Merchants [8.4]. All members of the winning faction win together [8.8].
draw-idus-claim-words = saw, vote, faction
    .saw = saw seen
    .vote = vote voted
    .faction = faction side
    .traitor = traitor traitors
    .merchant = merchant merchants
draw-idus-signs = The signs: ● green, ◆ red, ■ yellow; filled if you know it, hollow (○ ◇ □) if it is only claimed, ? if it is hidden. C, P and a vote show who was Consul, Praetor or Aedile in a turn; = is a vote that was seen and kept, → one that was replaced, ! claims that contradict each other. ▮ are faction cards, ▸ marks who must answer, and a sign in quotation marks is a claimed side.
draw-idus-holds-named = { $mark } { $seat }, you hold: { $cards }
draw-idus-kept-named = { $mark } { $seat }, you kept: { $cards } (gave up { $faction })
draw-idus-marks = Loyal { $loyal }, Traitors { $traitor }; the limit is { $limit }.
draw-idus-sign-consul = C
draw-idus-sign-praetor = P
draw-idus-sign-aedile = A
draw-idus-holds = You hold: { $cards }
draw-idus-kept = You kept: { $cards } (gave up { $faction })
draw-idus-turns = turn
draw-idus-count = counted
draw-idus-legend = ●green ◆red ■yellow · ○◇□ claimed · { $hidden } hidden · = kept · → replaced · { $disputed } disputed
draw-idus-told = { $turn }: { $pair }; { $fate }. Votes: { $votes }.
draw-idus-part-aedile = { $seat } was Aedile with { $other }: { $pair }; { $fate }.
draw-idus-part-praetor = { $seat } was Praetor: { $fate }, and the count was { $pair }.
draw-idus-part-consul = { $seat } was Consul: { $fate }, and the count was { $pair }.
draw-idus-part-none = { $seat } held no office: { $fate }, and the count was { $pair }.
draw-idus-report-gave = gave up { $faction }
draw-idus-report-won = won
draw-idus-report-false = false
draw-idus-report-votes = How the votes were really cast:
draw-idus-report-column-consul = Consul
draw-idus-report-column-praetor = Praetor
draw-idus-report-column-aediles = Aediles
draw-idus-report-legend = = seen and kept · → replaced · { $against } against the side that the voter kept
draw-idus-report-silent = Nobody made a claim.
draw-idus-report-claims =
    { $count ->
        [one] One claim
       *[other] { $count } claims
    } [7.8], { $false ->
        [0] none of them false.
       *[other] { $false } of them false:
    }
draw-idus-report-lie = Turn { $turn }: { $claim }
draw-idus-report-public = What a spectator could believe about each senator’s true faction after each turn, in per cent:
draw-idus-report-own = What you could believe about each senator’s true faction after each turn, in per cent:
draw-idus-report-steady = No turn changed much.
draw-idus-report-turning = Turn { $turn }: { $seat } was { $faction-member }; belief in that went from { $before } to { $after }%.
draw-idus-report-public-right = The table came closer to the truth.
draw-idus-report-public-deceived = The table was deceived.
draw-idus-report-own-right = You came closer to the truth.
draw-idus-report-own-deceived = You were deceived.
draw-idus-report-side = { $seat } was { $faction-member } and had given up { $given-a }.
draw-idus-report-turn = Turn { $turn }, Consul { $consul }: { $votes }; { $fate }. Loyal { $loyal }, Traitors { $traitor }.
draw-idus-report-against = (against the side kept)
draw-idus-report-shares = { $seat }, { $faction }: { $shares }.
