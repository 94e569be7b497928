# -- journals

journal-empty = The journal is empty; choose a file that contains a saved game.
journal-newer-format = The journal uses format { $format }, but this version reads format { $ours }; open it with the version of Comitium that wrote it.
journal-newer-rules = The game was played with version { $rules } of its rules, but only version { $ours } is installed; update Comitium to open it.
journal-header = Line { $line } of the journal describes a game that cannot be set up. { $why }
journal-commitment = Line { $line } of the journal contains a seed other than the one promised at the start; use an unchanged copy.
journal-unreadable = Line { $line } of the journal cannot be read; use an unchanged copy.
journal-edited = Line { $line } of the journal does not follow from the line before, so the file was changed; use an unchanged copy.
journal-cut = The journal stops after line { $line }, before its closing line; use a complete copy.
journal-lines =
    Line { $line } of the journal promises { $said ->
        [one] 1 line
       *[other] { $said } lines
    } before it, but there are { $found }; use a complete copy.
journal-illegal = Line { $line } is not a legal move. { $why }
journal-digest = The game does not end as line { $line } of the journal says it did; open it with the version of Comitium that wrote it.
