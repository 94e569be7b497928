# Pourquoi les factions neutres agissent ainsi : ce qui a été comparé.

republic-solowhy-event-senators-compared = { $measures } : { $candidates }.
republic-solowhy-candidate = { $senator-the } { $numbers }
republic-solowhy-measure-most-talents = le plus de talents
republic-solowhy-measure-least-talents = le moins de talents
republic-solowhy-measure-most-influence = le plus d’influence
republic-solowhy-measure-least-influence = le moins d’influence
republic-solowhy-measure-most-popularity = le plus de popularité
republic-solowhy-measure-least-popularity = le moins de popularité
republic-solowhy-measure-least-votes = le moins de voix
republic-solowhy-measure-least-concessions = le moins de concessions
republic-solowhy-measure-most-military = la plus haute valeur militaire
republic-solowhy-measure-most-immune = immunité dans la première guerre du plan
republic-solowhy-measure-most-inside = membre de la coalition
republic-solowhy-measure-most-influence-popularity = le plus d’influence et de popularité réunies
republic-solowhy-measure-most-oratory-military = le plus d’éloquence et de valeur militaire réunies
republic-solowhy-event-approach-weighed = { $senator-the } sur { $senator2-the } : niveau de réussite { $base } sans corruption, { $treasury } T peuvent s’y opposer : niveau { $level } pour { $cost } T.
republic-solowhy-event-line-shut =
    { $left ->
        [0] Ligne { $line }, { $spoil } : il n’en reste rien.
       *[1] Ligne { $line }, { $spoil } : personne de la faction n’est éligible.
    }
republic-solowhy-event-played-at-once = { $seat-The } peut jouer { $card-the }, et le fait aussitôt.
republic-solowhy-event-concession-given-by-rule = { $seat-The } doit attribuer { $card-the } aussitôt.
republic-solowhy-event-offices-returned = Les consuls, le dictateur et le maître de cavalerie rendent leurs charges.
republic-solowhy-event-tribune-wanted = { $seat-The } prendrait ceci ensuite, par la ligne { $line } de sa directive, et c’est le dernier de son genre.
republic-solowhy-event-mob-wanted = { $senator-the } est le meilleur orateur { $seat-of } à Rome : éloquence { $oratory }.
