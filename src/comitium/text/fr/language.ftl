# Le nom de la langue, la locale de ses nombres et de ses listes, sa ponctuation ; {"{}"} est ce que l’on cite.
language-name = Français
language-locale = fr
language-colon =  :{ " " }
language-quotes = « { "{}" } »
