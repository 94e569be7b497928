# Ce que disent les images et les lignes lues à voix haute autour des mots de chaque jeu.

draw-you = vous
draw-player = { $seat } ({ $player })
draw-decides = · décide
draw-also = regles
draw-commands = « regles » donne les chapitres des règles de ce jeu.
draw-visit = Vos cartes : Entrée rend l'appareil.
draw-zone = { $zone } : { $what }
draw-empty = { $zone } : rien
draw-several = { $thing } ×{ $count }
draw-owned = { $thing } ({ $seat })
draw-hidden = { $thing } (face cachée)
draw-told = { $thing } ({ $about })
draw-column = { $seat } : { $column }

# -- Caesar & Cleopatra

draw-caesar-commands = « auto » termine votre préparation, « passer toujours » et « passer demander » règlent ce qui arrive quand vous n'avez pas de veto.
draw-caesar-also = auto
draw-caesar-aim = Le but : gagner des patriciens. Vous posez de l'influence devant cinq groupes ; quand un groupe vote, la somme la plus haute prend d'ordinaire un de ses patriciens [7.3.2]. Chacun vaut un point [8.1], plus de la moitié d'un groupe un de plus [8.2], le groupe entier encore un [8.3], et votre carte de bonus secrète peut en ajouter deux [8.4]. Le plus de points à la fin l'emporte [8.5].
draw-caesar-signs = Les signes : ● César, ▲ Cléopâtre ; ▐5▌ est visible, (5) est votre propre carte cachée, ▒ une carte inconnue ; P est un philosophe. Sous le nom d'un groupe, □ sont les patriciens que personne n'a gagnés, ● et ▲ ceux qui le sont, 3/8 dit combien de cartes il y a, ✓ que sa carte de vote est encore dans la pile, ★ votre bonus. Dans la main, 1▾ pose face cachée et 1▴ face visible. Dans le journal, ▸ est nouveau et ⋯ marque des lignes omises.
draw-caesar-votes = Votes { $count } : { $cards }
draw-caesar-belongings =
    main { $hand } · pioches { $decks } · défausse { $discards } · { $patricians ->
        [one] { $patricians } patricien
       *[other] { $patricians } patriciens
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-caesar-belongings-briefly =
    main { $hand } · pioches { $decks } · défausse { $discards } · gagnés { $patricians } · { $points } { $points ->
        [one] pt
       *[other] pts
    }
draw-caesar-hand-of = Main de { $seat } :
draw-caesar-order = Pile d'action depuis le dessus : { $cards }
draw-caesar-fingers = Encore à poser : { $cards }
draw-caesar-discarding = À défausser : { $cards }
draw-caesar-holds =
    { $count ->
        [0] Votre main est vide.
       *[other] Votre main : { $cards }.
    }
draw-caesar-group =
    { $group } : { $left ->
        [one] reste { $left }
       *[other] restent { $left }
    }, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }. { $lines } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur { $limit }.
draw-caesar-group-gone = { $group } : hors jeu, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }.
draw-caesar-side = { $seat } a { $cards } ; somme connue { $sum }.
draw-caesar-side-hidden = { $seat } a { $cards }.
draw-caesar-side-empty = { $seat } n'a rien.
draw-caesar-open = { $cards } face visible
draw-caesar-hidden-own = { $cards } face cachée

# -- Idus Martii

draw-idus-commands = La parole est libre : « affirmer faction loyal », « affirmer vote 3 rouge » (votre vote du tour 3) ou « affirmer vu 3 Horatius vert » (ce que vous avez vu comme préteur) est dit à tous, et personne ne le vérifie.
draw-idus-visit = Vos cartes : « affirmer … » s'adresse à tous, Entrée rend l'appareil.
draw-idus-also = affirmer
draw-idus-aim = Le but : être du camp qui gagne. Vous tenez deux cartes de faction et en défaussez une à la fin d'un mandat de consul [5.8]. Les votes verts avancent le jeton des Loyaux, les rouges celui des Traîtres [1.3]. Un jeton au-delà de la limite fait perdre son camp [8.1] ; sinon, deux votes d'avance aux ides de mars l'emportent [8.5], et tout écart moindre donne la victoire aux Marchands [8.4]. Tous ceux de la faction gagnante gagnent ensemble [8.8].
draw-idus-claim-words = vu, vote, faction
    .saw = vu vue
    .vote = vote voté voter
    .faction = faction camp
    .loyal = loyal loyale loyaux
    .traitor = traître traîtres
    .merchant = marchand marchande marchands
    .green = vert verte
draw-idus-signs = Les signes : ● vert, ◆ rouge, ■ jaune ; plein si vous le savez, creux (○ ◇ □) si c'est seulement affirmé, « ? » si c'est caché. C, P et un vote montrent qui était consul, préteur ou édile à un tour ; = est un vote regardé et gardé, → un vote remplacé, « ! » des affirmations contraires. ▮ sont les cartes de faction, ▸ désigne qui doit répondre, et un signe entre guillemets ce que quelqu'un affirme être.
draw-idus-holds-named = { $mark } { $seat }, vous tenez : { $cards }
draw-idus-kept-named = { $mark } { $seat }, gardé : { $cards } (défaussé : { $faction })
draw-idus-marks = Loyaux { $loyal }, Traîtres { $traitor } ; la limite est { $limit }.
draw-idus-sign-consul = C
draw-idus-sign-praetor = P
draw-idus-sign-aedile = É
draw-idus-holds = Vous tenez : { $cards }
draw-idus-kept = Vous gardez : { $cards } (défaussé : { $faction })
draw-idus-turns = tour
draw-idus-count = décompte
draw-idus-legend = ●vert ◆rouge ■jaune · ○◇□ affirmé · { $hidden } caché · = gardé · → remplacé · { $disputed } contesté
draw-idus-told = { $turn } : { $pair } ; { $fate }. Votes : { $votes }.
draw-idus-part-aedile = { $seat } était édile avec { $other } : { $pair } ; { $fate }.
draw-idus-part-praetor = { $seat } était préteur : { $fate }, et le décompte donnait { $pair }.
draw-idus-part-consul = { $seat } était consul : { $fate }, et le décompte donnait { $pair }.
draw-idus-part-none = { $seat } n'avait pas de charge : { $fate }, et le décompte donnait { $pair }.
draw-idus-report-gave = a défaussé { $faction }
draw-idus-report-won = a gagné
draw-idus-report-false = faux
draw-idus-report-votes = Les votes, tels qu'ils ont vraiment été émis :
draw-idus-report-column-consul = Consul
draw-idus-report-column-praetor = Préteur
draw-idus-report-column-aediles = Édiles
draw-idus-report-legend = = vu et gardé · → remplacé · { $against } contre le camp gardé
draw-idus-report-silent = Personne n'a rien affirmé.
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
draw-idus-report-public = Ce qu'un spectateur pouvait croire, en pour cent pour la vraie faction de chacun, après chaque tour :
draw-idus-report-own = Ce que vous pouviez croire, en pour cent pour la vraie faction de chacun, après chaque tour :
draw-idus-report-steady = Aucun tour n'a changé grand-chose.
draw-idus-report-turning = Tour { $turn } : { $seat } était { $faction-member } ; on y croyait à { $before } %, puis à { $after } %.
draw-idus-report-public-right = La table s'est approchée de la vérité.
draw-idus-report-public-deceived = La table a été trompée.
draw-idus-report-own-right = Votre jugement s'est approché de la vérité.
draw-idus-report-own-deceived = Votre jugement a été trompé.
draw-idus-report-side = { $seat } était { $faction-member } et avait défaussé { $given-a }.
draw-idus-report-turn = Tour { $turn }, consul { $consul } : { $votes } ; { $fate }. Loyaux { $loyal }, Traîtres { $traitor }.
draw-idus-report-against = (contre le camp gardé)
draw-idus-report-shares = { $seat }, { $faction } : { $shares }.

# -- nombres à choisir

draw-amount = { $word } et un nombre de { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
}{ $each ->
    [0] .
   *[other] , à { $each } chacun.
}
