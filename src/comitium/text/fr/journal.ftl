# -- journaux

journal-empty = Le journal est vide ; choisissez un fichier qui contient une partie enregistrée.
journal-newer-format = Le journal est écrit au format { $format }, et cette version lit le format { $ours } ; ouvrez-le avec la version de Comitium qui l’a écrit.
journal-newer-rules = La partie a été jouée avec la version { $rules } de ses règles, et cette version de Comitium ne connaît que la { $ours } ; mettez Comitium à jour pour l’ouvrir.
journal-header = La ligne { $line } du journal décrit une partie qui ne peut pas être mise en place. { $why }
journal-commitment = La ligne { $line } du journal contient une graine qui n’est pas celle promise au départ ; utilisez une copie intacte.
journal-unreadable = La ligne { $line } du journal est illisible ; utilisez une copie intacte.
journal-edited = La ligne { $line } du journal ne découle pas de la précédente : elle a été modifiée ; utilisez une copie intacte.
journal-cut = Le journal s’arrête après la ligne { $line }, avant sa ligne de clôture ; utilisez une copie complète.
journal-lines =
    La ligne { $line } du journal promet { $said ->
        [one] { $said } ligne
       *[other] { $said } lignes
    } avant elle, mais il y en a { $found } ; utilisez une copie complète.
journal-illegal = La ligne { $line } ne peut pas être jouée. { $why }
journal-digest = La partie ne finit pas comme le dit la ligne { $line } du journal ; ouvrez-le avec la version de Comitium qui l’a écrit.
