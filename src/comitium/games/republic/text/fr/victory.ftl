# Comment la partie se gagne et se perd. Le nom des fins : ending.ftl.

republic-victory-ask-war =
    { $amount ->
        [one] Rome est à vous si elle survit : quelle guerre entreprenez-vous ? Il faut en gagner encore une.
       *[other] Rome est à vous si elle survit : quelle guerre entreprenez-vous ? Il faut en gagner encore { $amount }.
    }
republic-victory-refuse-war = { $war } : cette guerre n’est pas active, ou vos escadres et vos légions n’y suffisent pas.
republic-victory-event-rebel-prevailed = { $how ->
        [0] Le rebelle { $senator-the } a battu l’armée du Sénat.
        [1] Personne n’a été envoyé contre le rebelle { $senator-the }.
        [2] L’État est en faillite, et le rebelle { $senator-the } en profite.
       *[other] Le peuple s’est soulevé, et le rebelle { $senator-the } en profite.
    } { $wars ->
        [0] Aucune guerre n’est active.
        [one] { $wars } guerre est active.
       *[other] { $wars } guerres sont actives.
    }
republic-victory-event-italy-gathered = { $senator-the } prend tout ce qui reste : { republic-business-units }.
republic-victory-event-influence-counted = { $seat-The } : { $amount } d’influence.
republic-victory-event-debt-unpaid = L’État doit payer { $amount } T et n’en a que { $total }.
republic-victory-event-rome-fell = { $why ->
        [0] Quatre guerres actives : Rome est tombée, tous ont perdu.
        [1] L’État ne peut pas payer : Rome est tombée, tous ont perdu.
        [2] Le peuple s’est soulevé : Rome est tombée, tous ont perdu.
       *[other] Le rebelle n’a pas pu sauver Rome : tous ont perdu.
    }
republic-victory-event-faction-won = { $how ->
        [0] Victoire { $seat-of } : son rebelle a battu le Sénat.
        [1] Victoire { $seat-of } : personne n’a affronté son rebelle.
        [2] Victoire { $seat-of } : son rebelle s’empare d’un État en faillite.
        [3] Victoire { $seat-of } : le peuple s’est soulevé, son rebelle s’empare de l’État.
        [4] Victoire { $seat-of } avec son consul à vie.
        [6] Rome a survécu, mais { $seat-the } a le plus d’influence : les joueurs ont perdu.
       *[other] Victoire { $seat-of } par son influence.
    }
