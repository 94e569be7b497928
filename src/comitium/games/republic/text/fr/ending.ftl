# Comment une partie se termine.

republic-ending-rebel_march = Le rebelle a marché sur Rome et battu l’armée du Sénat
republic-ending-rebel_coup = Personne n’a été envoyé contre le rebelle : Rome est à lui
republic-ending-rebel_bankruptcy = L’État ne peut plus payer et le rebelle prend le pouvoir
republic-ending-rebel_people = Le peuple se soulève et le rebelle prend le pouvoir
republic-ending-consul_for_life = Un consul à vie gouverne Rome
republic-ending-era_ends = L’ère s’achève ; la faction la plus influente l’emporte
republic-ending-era_ends-tied = L’ère s’achève ; plusieurs factions avaient le plus d’influence, et le départage a tranché
republic-ending-four_wars = Quatre guerres actives, c’était trop : Rome est tombée
republic-ending-bankruptcy = L’État n’a pas pu payer ses dettes : Rome est tombée
republic-ending-people_revolt = Le peuple s’est révolté : Rome est tombée
republic-ending-rebel_fails = Le rebelle n’a pas su sauver ce qu’il avait pris : Rome est tombée
republic-ending-abandoned = La dernière faction a quitté la partie : il ne reste personne pour gouverner Rome
republic-ending-rome_survives = Rome survit jusqu’à la fin de l’ère, mais une faction neutre a le plus d’influence : une victoire morale
republic-ending-players_out = Il ne reste aucun joueur, seulement des factions neutres : la partie est perdue

# -- résultats du jeu à un et deux joueurs, pour les comparer

republic-ending-kind = { $scenario }, { $players ->
        [one] en solitaire
       *[other] à deux
    }{ $level ->
        [usual] {""}
        [thrifty] , économe
        [hard] , difficile
       *[own] , avec vos propres options
    }
republic-ending-place =
    { $place ->
        [1] place 1, maître de Rome au tour { $number }
        [2] place 2, la faction la plus influente, { $number } d’avance sur la suivante
        [3] place 3, une victoire morale, { $number } par rapport à la meilleure des autres
        [4] place 4, Rome à une autre faction au tour { $number }
       *[5] place 5, Rome perdue au tour { $number }
    }
