# -- journals

journal-empty = The journal is empty; choose a file that holds a saved game.
journal-newer-format = The journal is written in format { $format }, and this version reads format { $ours }; open it with the version of Comitium that wrote it.
journal-newer-rules = The game was played with version { $rules } of its rules, and only version { $ours } is known here; update Comitium to open it.
journal-header = Line { $line } of the journal describes a game that cannot be set up. { $why }
journal-commitment = Line { $line } of the journal holds a seed that is not the one promised at the start; use an unchanged copy.
journal-unreadable = Line { $line } of the journal cannot be read; use an unchanged copy.
journal-edited = Line { $line } of the journal does not follow from the line before, so something was changed; use an unchanged copy.
journal-cut = The journal breaks off after line { $line }, before its closing line; use a complete copy.
journal-lines =
    Line { $line } of the journal promises { $said ->
        [one] 1 line
       *[other] { $said } lines
    } before it, but the number there is { $found }; use a complete copy.
journal-illegal = Line { $line } cannot be played. { $why }
journal-digest = The game does not end as line { $line } of the journal says it did; open it with the version of Comitium that wrote it.
