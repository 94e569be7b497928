# -- Idus Martii

draw-idus-commands = La parole est libre : « affirmer faction loyal », « affirmer vote 3 rouge » (votre vote du tour 3) ou « affirmer vu 3 Horatius vert » (ce que vous avez vu comme préteur) est dit à tous, et personne ne le vérifie.
draw-idus-visit = Vos cartes : « affirmer … » s’adresse à tous, Entrée rend l’appareil.
draw-idus-also = affirmer
draw-idus-aim = Le but : être du camp qui gagne. Vous avez deux cartes de faction et en défaussez une à la fin d’un tour de consul [5.8]. Les votes verts avancent le jeton des Loyaux, les rouges celui des Traîtres [1.3]. Un jeton au-delà de la limite fait perdre son camp [8.1] ; sinon, deux votes d’avance aux ides de mars l’emportent [8.5], et tout écart moindre donne la victoire aux Marchands [8.4]. Toute la faction gagnante gagne [8.8].
draw-idus-claim-words = vu, vote, faction
    .saw = vu vue
    .vote = vote voté voter
    .faction = faction camp
    .loyal = loyal loyale loyaux
    .traitor = traître traîtres
    .merchant = marchand marchande marchands
    .green = vert verte
draw-idus-signs = Les signes : ● vert, ◆ rouge, ■ jaune ; plein si vous le savez, creux (○ ◇ □) si c’est seulement affirmé, « ? » si c’est caché. C, P et un vote montrent qui était consul, préteur ou édile à un tour ; = est un vote regardé et gardé, → un vote remplacé, « ! » des affirmations contraires. ▮ sont les cartes de faction, ▸ désigne qui doit répondre, et un signe entre guillemets ce que quelqu’un affirme être.
draw-idus-holds-named = { $mark } { $seat }, en main : { $cards }
draw-idus-kept-named = { $mark } { $seat }, gardé : { $cards } (défaussé : { $faction })
draw-idus-marks = Loyaux { $loyal }, Traîtres { $traitor } ; la limite est { $limit }.
draw-idus-sign-consul = C
draw-idus-sign-praetor = P
draw-idus-sign-aedile = É
draw-idus-holds = En main : { $cards }
draw-idus-kept = Vous gardez : { $cards } (défaussé : { $faction })
draw-idus-turns = tour
draw-idus-count = décompte
draw-idus-legend = ●vert ◆rouge ■jaune · ○◇□ affirmé · { $hidden } caché · = gardé · → remplacé · { $disputed } contesté
draw-idus-told = { $turn } : { $pair } ; { $fate }. Votes : { $votes }.
draw-idus-part-aedile = { $seat } était édile avec { $other } : { $pair } ; { $fate }.
draw-idus-part-praetor = { $seat } était préteur : { $fate }, et le décompte donnait { $pair }.
draw-idus-part-consul = { $seat } était consul : { $fate }, et le décompte donnait { $pair }.
draw-idus-part-none = { $seat } n’avait pas de charge : { $fate }, et le décompte donnait { $pair }.
draw-idus-report-gave = a défaussé { $faction }
draw-idus-report-won = a gagné
draw-idus-report-false = faux
draw-idus-report-votes = Les votes, tels qu’ils ont vraiment été émis :
draw-idus-report-column-consul = Consul
draw-idus-report-column-praetor = Préteur
draw-idus-report-column-aediles = Édiles
draw-idus-report-legend = = vu et gardé · → remplacé · { $against } contre le camp gardé
draw-idus-report-silent = Personne n’a rien affirmé.
draw-idus-report-claims =
    { $count ->
        [one] Une affirmation
       *[other] { $count } affirmations
    } [7.8], { $false ->
        [0] aucune fausse.
        [one] dont { $false } fausse :
       *[other] dont { $false } fausses :
    }
draw-idus-report-lie = Tour { $turn } : { $claim }
draw-idus-report-public = Confiance d’un spectateur dans la vraie faction de chacun, en pour cent, après chaque tour :
draw-idus-report-own = Votre confiance dans la vraie faction de chacun, en pour cent, après chaque tour :
draw-idus-report-steady = Aucun tour n’a changé grand-chose.
draw-idus-report-turning = Tour { $turn } : { $seat } était { $faction-member } ; on y croyait à { $before } %, puis à { $after } %.
draw-idus-report-public-right = La table s’est approchée de la vérité.
draw-idus-report-public-deceived = La table a été trompée.
draw-idus-report-own-right = Votre jugement s’est approché de la vérité.
draw-idus-report-own-deceived = Votre jugement a été trompé.
draw-idus-report-side = { $seat } était { $faction-member } et avait défaussé { $given-a }.
draw-idus-report-turn = Tour { $turn }, consul { $consul } : { $votes } ; { $fate }. Loyaux { $loyal }, Traîtres { $traitor }.
draw-idus-report-against = (contre le camp gardé)
draw-idus-report-shares = { $seat }, { $faction } : { $shares }.
