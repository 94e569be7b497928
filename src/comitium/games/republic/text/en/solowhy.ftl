# Why neutral factions act as they do: what was compared.

republic-solowhy-event-senators-compared = { $measures }: { $candidates }.
republic-solowhy-candidate = { $senator-the } { $numbers }
republic-solowhy-measure-most-talents = most talents
republic-solowhy-measure-least-talents = least talents
republic-solowhy-measure-most-influence = most influence
republic-solowhy-measure-least-influence = least influence
republic-solowhy-measure-most-popularity = most popularity
republic-solowhy-measure-least-popularity = least popularity
republic-solowhy-measure-least-votes = fewest votes
republic-solowhy-measure-least-concessions = fewest concessions
republic-solowhy-measure-most-military = highest military
republic-solowhy-measure-most-immune = immune in the first war of the plan
republic-solowhy-measure-most-inside = of the coalition
republic-solowhy-measure-most-influence-popularity = most influence and popularity together
republic-solowhy-measure-most-oratory-military = most oratory and military together
republic-solowhy-event-approach-weighed = { $senator-the } on { $senator2-the }: target number { $base } without bribes, { $treasury } T may oppose him: level { $level } for { $cost } T.
republic-solowhy-event-line-shut =
    { $left ->
        [0] Line { $line }, { $spoil }: nothing is left of it.
       *[1] Line { $line }, { $spoil }: nobody of the faction is eligible.
    }
republic-solowhy-event-played-at-once = { $seat-The } can play { $card-the }, and does so at once.
republic-solowhy-event-concession-given-by-rule = { $seat-The } must give away { $card-the } at once.
republic-solowhy-event-offices-returned = The Consuls, the Dictator and the Master of Horse give up their offices.
republic-solowhy-event-tribune-wanted = { $seat-The } would take this next, by line { $line } of its directive, and it is the last of its kind.
republic-solowhy-event-mob-wanted = { $senator-the } is the best orator { $seat-of } in Rome: oratory { $oratory }.
