# Res Publica Romana dans le navigateur : ce que dit sa table outre les mots du jeu.

draw-respublica-phase-1 = Mortalité
draw-respublica-phase-2 = Revenu
draw-respublica-phase-3 = Forum
draw-respublica-phase-4 = Plèbe
draw-respublica-phase-5 = Sénat
draw-respublica-phase-6 = Combat
draw-respublica-phase-7 = Guerre civile
draw-respublica-number-treasury = Trésor
draw-respublica-number-unrest = Agitation
draw-respublica-number-legions = Légions à Rome
draw-respublica-number-fleets = Escadres à Rome
draw-respublica-danger = dangereux
draw-respublica-senator = Sénateur
draw-respublica-legions = légions
draw-respublica-veterans = { $count } vét.
draw-respublica-fleets = escadres

# -- le vote

draw-respublica-view-forum = Forum
draw-respublica-vote = Mis aux voix
draw-respublica-majority = Adopté avec plus de la moitié des voix exprimées.
draw-respublica-future-passes = Si elle passe
draw-respublica-future-passes-nothing = personne ne gagne ni ne perd rien sur-le-champ
draw-respublica-future-fails = Si elle échoue
draw-respublica-future-fails-nothing = rien ne change ; elle ne revient pas telle quelle cette phase de sénat
draw-respublica-future-convicted = S’il est condamné
draw-respublica-future-convicted-nothing = personne ne gagne ni ne perd rien sur-le-champ
draw-respublica-future-acquitted = S’il est acquitté
draw-respublica-future-acquitted-nothing = rien ne change
draw-respublica-to-come = Encore à appeler : { $seats }.
draw-respublica-yours =
    { $count ->
        [one] En pointillé : votre voix, si vous dites oui.
       *[other] En pointillé : vos { $count } voix, si vous dites oui.
    }
draw-respublica-way-come = à appeler
draw-respublica-way-for = pour
draw-respublica-way-against = contre
draw-respublica-way-split = partagée
draw-respublica-way-neither = abstention
draw-respublica-makes = cela fait { $ayes } à { $noes }
draw-respublica-stays = reste { $ayes } à { $noes }
draw-respublica-sum-persuader = { $senator-the } : éloquence { $oratory }, influence { $influence }
draw-respublica-sum-target = { $senator-the } : loyauté { $loyalty }{ $aligned ->
        [0] {""}
       *[other] , sa faction { $aligned }
    }{ $talents ->
        [0] {""}
       *[other] , talents { $talents }
    }
draw-respublica-sum-bribe = corruption
draw-respublica-sum-counter = contre-corruption
draw-respublica-sum-number = niveau de réussite
draw-respublica-raises = Talents ajoutés, et la chance qu’ils donnent

# -- le Forum

draw-respublica-wars = Guerres
draw-respublica-war-held = rebelle
draw-respublica-war-active = active
draw-respublica-war-inactive = inactive
draw-respublica-war-imminent = imminente
draw-respublica-discards =
    { $count ->
        [one] Défausse : 1 carte
       *[other] Défausse : { $count } cartes
    }

# -- ce qui est en jeu

draw-respublica-stakes = Les chances
draw-respublica-against = { $senator-the } contre { $war-the }
draw-respublica-balance = { $army } + commandant { $led } = { $total } contre { $enemy }{ $omens ->
        [0] {""}
       *[other] , mauvais présages { $omens }
    } :
draw-respublica-throws = Résultat de chacun des 216 jets de trois dés
draw-respublica-throws-sea = Résultat de chacun des 216 jets de trois dés sur mer, où l’on combat d’abord
draw-respublica-outcome-victory = victoire
draw-respublica-outcome-sea = sur mer seulement
draw-respublica-outcome-stalemate = usure
draw-respublica-outcome-standoff = retraite
draw-respublica-outcome-disaster = désastre
draw-respublica-outcome-defeat = défaite
draw-respublica-risk = Le commandant tombe dans { $killed } % des cas, est capturé dans { $captured } %. Pertes moyennes : { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    }{ $fleets ->
        [0] .
        [one] , 1 escadre.
       *[other] , { $fleets } escadres.
    }
draw-respublica-persuade = Deux dés, { $number } ou moins : { $chance } %
draw-respublica-hopeless = Niveau de réussite { $number } : deux dés ne peuvent pas faire si peu.
draw-respublica-enough = réussit
draw-respublica-rungs = { $fleets ->
        [0] Nombre de légions, puis victoire en %.
        [one] Nombre de légions, puis victoire en % avec { $fleets } escadre.
       *[other] Nombre de légions, puis victoire en % avec { $fleets } escadres.
    }
draw-respublica-rungs-sea = Nombre d’escadres, puis victoire navale en %, qui précède toute bataille sur terre.
draw-respublica-rungs-raised = En pointillé : à lever d’abord.
draw-respublica-gained = gagné avec plus de talents
draw-respublica-lost = perdu par une contre-corruption
draw-respublica-not-enough = échoue
draw-respublica-never = échoue quel que soit le jet
draw-respublica-bribes = Talents offerts, et la chance qu’ils donnent
draw-respublica-legions-for = Légions { $senator-of } contre { $war-the }, et la chance de victoire
draw-respublica-attempt = { $cards ->
        [0] Aucune carte Assassin
        [one] 1 carte Assassin
       *[other] { $cards } cartes Assassin
    }{ $guards ->
        [0] , aucune escorte
        [one] , 1 escorte
       *[other] , { $guards } escortes
    }
draw-respublica-proposed-first = Proposé d’abord
draw-respublica-suspended = suspendu
draw-respublica-guarded =
    { $guards ->
        [0] Sans escorte
        [one] Avec { $guards } escorte
       *[other] Avec { $guards } escortes
    }
draw-respublica-killed = la cible meurt
draw-respublica-caught = l’assassin est pris

# -- ce que les dés ont décidé

draw-respublica-closed = Depuis votre dernière décision

# -- accords : le formulaire

draw-respublica-offer-words = Écrire l’offre
draw-respublica-offer-example = { $faction } 5 T pour voix censor julius
draw-respublica-promise = Quoi
draw-respublica-promise-nothing = rien
draw-respublica-field-amount = Nombre de talents
draw-respublica-field-about = Sur quoi
draw-respublica-field-senator = Sénateur
draw-respublica-field-card = Carte
draw-respublica-field-games = Jeux
draw-respublica-promise-floor = ce qui est mis aux voix
draw-respublica-promise-anybody = peu importe qui
draw-respublica-promise-any-games = n’importe lesquels
draw-respublica-promise-random =
    { $count ->
        [one] 1 carte au hasard
       *[other] { $count } cartes au hasard
    }
draw-respublica-promise-pay = des talents
draw-respublica-promise-for = des voix pour
draw-respublica-promise-against = des voix contre
draw-respublica-promise-abstain = une abstention
draw-respublica-promise-no-veto = pas de veto
draw-respublica-promise-nominate = une proposition
draw-respublica-promise-consent = un consentement
draw-respublica-promise-prosecute = une accusation
draw-respublica-promise-no-trial = pas d’accusation
draw-respublica-promise-appoint = une nomination comme dictateur ou maître de cavalerie
draw-respublica-promise-give = des cartes
draw-respublica-promise-no-persuasion = pas de tentative de persuasion
draw-respublica-promise-no-counter-bribe = pas de contre-corruption
draw-respublica-promise-bid-at-most = pas d’enchère au-delà de
draw-respublica-promise-games = des jeux
draw-respublica-promise-contribute = un don à l’État
draw-respublica-field-faction = Faction
draw-respublica-field-text = Avec vos mots ; seuls les joueurs peuvent en juger
draw-respublica-field-when = Seulement si
draw-respublica-if-always = quoi qu’il arrive
draw-respublica-if-passed = adopté : { $proposal }
draw-respublica-if-failed = rejeté : { $proposal }
draw-respublica-promise-veto = un veto
draw-respublica-promise-call-first = appeler une faction en premier
draw-respublica-promise-call-last = appeler une faction en dernier
draw-respublica-promise-word = une promesse en mots
draw-respublica-offer-never = Ne peuvent jamais être garantis : un assassinat, le partage des deux consulats, la révolte et la loyauté. Les talents passent à la prochaine phase de revenu, les cartes à la phase de guerre civile.
draw-respublica-offer-neutrals = Les factions neutres ne concluent aucun accord et n’acceptent aucun don.
draw-respublica-promise-any = peu importe
draw-respublica-promise-everybody = toute la faction
draw-respublica-field-kind = Quelle sorte de proposition
draw-respublica-field-thing = Province, concession, loi ou guerre
draw-respublica-field-role = Sollicité comme
draw-respublica-field-trial = Sorte de procès
draw-respublica-field-charge = Pour quoi
draw-respublica-field-office = Charge
draw-respublica-field-by = Les voix de
draw-respublica-field-by2 = Et de
draw-respublica-field-buying = Voix achetées en plus, au moins
draw-respublica-field-carry = S’il n’y a pas assez
draw-respublica-field-shown = Avant l’accord
draw-respublica-field-turn = À quel tour
draw-respublica-field-step = Au plus tard
draw-respublica-field-whose = Sénateur nommé ou élu
draw-respublica-buying-none = aucune
draw-respublica-carry-not = le reste est perdu
draw-respublica-carry = le reste demeure dû
draw-respublica-shown-not = la carte n’est pas montrée
draw-respublica-shown = la carte est montrée
draw-respublica-turn-next = dès que possible
draw-respublica-step = étape { $step } du Sénat
draw-respublica-if-elected = élu : { $office }
draw-respublica-consul = Consul
draw-respublica-role-advocate = avocat
draw-respublica-role-prosecutor = accusateur
draw-respublica-role-sponsor = initiateur
draw-respublica-role-commander = commandant
draw-respublica-role-governor = gouverneur
draw-respublica-trial-minor = mineur
draw-respublica-trial-major = majeur

# -- les signes

draw-respublica-legend-guards = escortes officielles
draw-respublica-legend-veteran = une légion de vétérans, et à qui elle est fidèle
draw-respublica-legend-new = nouveau ici depuis votre dernière décision
draw-respublica-legend-land = force d’une guerre sur terre ; légions
draw-respublica-legend-naval = flottes ennemies, à vaincre d’abord
draw-respublica-legend-support = soutien naval qu’exige une guerre sur terre ; escadres
draw-respublica-legend-spoils = butin de l’État, en talents
draw-respublica-legend-disasters = jets de trois dés qui causent un désastre
draw-respublica-legend-standoffs = jets qui causent une retraite

# -- cartes sous la loupe

draw-respublica-card-senator = Sénateur
draw-respublica-card-statesman = Homme d’État
draw-respublica-card-war = Guerre
draw-respublica-card-leader = Chef
draw-respublica-card-land = terre
draw-respublica-card-support = soutien
draw-respublica-card-naval = mer

# -- où en est une phase

draw-respublica-initiatives = Initiatives
draw-respublica-auction = Enchère
draw-respublica-passes = passe
draw-respublica-persuasion = Persuasion
draw-respublica-number-now = niveau de réussite { $number }
draw-respublica-nobody = Il ne peut persuader personne : même avec tous ses talents, aucun jet n’est assez bas.
draw-respublica-income = Vos sénateurs gagnent { $total } T
draw-respublica-incomes = Revenu de chaque faction
draw-respublica-income-base = propre
draw-respublica-income-knights = chevaliers
draw-respublica-income-rights = concessions
draw-respublica-income-total = en tout
draw-respublica-state-pays = L’État a payé
draw-respublica-bill-wars = guerres
draw-respublica-bill-bills = lois agraires
draw-respublica-bill-units = légions et escadres
draw-respublica-bill-owed = provinces
draw-respublica-verdict = Coupable si les voix pour dépassent les voix contre et son influence.
draw-respublica-guilty-minor = Coupable : il perd { $popularity } de popularité, { $influence } d’influence, son rang d’ancien consul et toutes ses concessions ; l’accusateur gagne la moitié de cette influence.
draw-respublica-guilty-major = Coupable : il meurt, et l’accusateur gagne la moitié de son influence.
draw-respublica-guilty-special = Coupable : il meurt.

# -- les tables imprimées, en une ligne

draw-respublica-table-battle = La table des combats : résultat, puis légions et escadres perdues.
draw-respublica-table-attempt = La table des tentatives d’assassinat : pris, rien, tué.
draw-respublica-table-speech = La table du peuple : changement d’agitation ; légion : troupes plus chères ; cadenas : aucun recrutement ; crâne : la foule tue ; à −1 le peuple se soulève.
draw-respublica-table-all = tout
draw-respublica-table-defeat = défaite
draw-respublica-table-stalemate = usure
draw-respublica-table-victory = victoire
draw-respublica-table-caught = pris
draw-respublica-table-no-effect = rien
draw-respublica-table-killed = tué
draw-respublica-table-revolt = le peuple se soulève
draw-respublica-table-dear = troupes plus chères
draw-respublica-table-closed = aucun recrutement
draw-respublica-table-mob = la foule tue

# -- les opimes du chapitre 4

draw-respublica-plan-left = { $count ->
    [one] { $count } guerre est laissée de côté
   *[other] { $count } guerres sont laissées de côté
}
draw-respublica-spoils-order = L’ordre des choix
draw-respublica-spoils-item = Opimes
draw-respublica-spoils-worth = Valeur
draw-respublica-spoils-has = À qui
draw-respublica-spoils-left = Qui le prendrait
draw-respublica-spoils-free = libre
draw-respublica-spoils-duty = libre, doit être attribué

# -- règles avancées

draw-respublica-legend-disbanded-veterans = vétérans dissous qu’il peut rappeler
draw-respublica-legend-strength = force d’une province : imprimée, armées, armées qui comptent pour moitié, garnison, gouverneur
draw-respublica-advanced-rule = règle avancée { $rule }
draw-respublica-priests = Pontifes
draw-respublica-priests-count =
    { $count ->
        [0] aucun pontife
        [one] { $count } pontife
       *[other] { $count } pontifes
    }
draw-respublica-no-priests = aucun encore
draw-respublica-party-prosecutor = Accusateur
draw-respublica-party-advocate = Avocat
draw-respublica-party-asked = Sollicité comme avocat
draw-respublica-party-accused = Accusé
draw-respublica-speakers = Qui pourrait plaider pour l’accusé
draw-respublica-table-plea = Voix pour l’accusé selon le jet de deux dés, après le vote ; en couleur : acquitté dans l’état des votes
draw-respublica-priesthoods = Donner un pontificat ({ $count })
draw-respublica-shown-cards = Montrer une carte ({ $count })
draw-respublica-tests = Demander un test d’assassinat ({ $count })
draw-respublica-tests-about = Chaque autre faction qui a un sénateur à Rome lance un dé, les neutres seulement si la cible a au moins 21 d’influence et plus que quiconque. Le plus haut tente aussitôt l’assassinat : 5 ou plus au dé tue ; à 2 ou moins l’assassin est pris, et le chef de sa faction perd 5 d’influence, ou meurt s’il est à Rome.
draw-respublica-peddling = Jouer le Trafic d’influence ({ $count })

# -- le plateau qui reste

draw-respublica-stage = L’affaire en cours
draw-respublica-enlarge = Agrandir
draw-respublica-line-votes = { $name } : { $count } voix
draw-respublica-line-talents = { $name } : { $count } T
draw-respublica-line-influence = { $name } : influence { $count }
draw-respublica-line-wars = Guerres actives : { $count } sur 4
draw-respublica-free = libre
draw-respublica-fourth-war = Une quatrième guerre active à la fin de la phase de combat : Rome tombe.
draw-respublica-no-more-wars = Aucune autre guerre n’est connue.
draw-respublica-not-active = Pas encore actives
draw-respublica-provinces = provinces
draw-respublica-more-senators = + { $count } de plus
draw-respublica-not-in-rome = absent

# -- Un rebelle en transit vers l’Italie, une province qui doit combattre, un procès avec avocats, en images.

draw-respublica-crossing = { $senator-the } part { $province-of }
draw-respublica-fleets-met =
    { $fleets ->
        [one] Une force navale de { $enemy } contre { $fleets } escadre du Sénat
       *[other] Une force navale de { $enemy } contre { $fleets } escadres du Sénat
    }
draw-respublica-italy = Italie
draw-respublica-rebel-fleets = { $count } aux rebelles
draw-respublica-rome-fleets = { $count } au Sénat
draw-respublica-held = Retenu dans sa province { $chance } %
draw-respublica-lands = débarque { $chance } %
draw-respublica-ladder = Chances de le retenir, et escadres gardées à Rome
draw-respublica-if-held = S’il est retenu
draw-respublica-if-held-losses = chaque camp perd autant d’escadres
draw-respublica-if-held-war =
    { $wars ->
        [one] reste une guerre : 20 T par tour, 1 des 4 qui perdent Rome
       *[other] reste une guerre : 20 T par tour, l’une des { $wars } ; quatre perdent Rome
    }
draw-respublica-if-lands = S’il débarque
draw-respublica-if-lands-army = { $army } sur terre + militaire { $led } = { $total } en Italie
draw-respublica-if-lands-wins = si le Sénat y est vaincu, il gagne
draw-respublica-province-fights = { $province } doit combattre { $war-the }
draw-respublica-part-base = imprimée
draw-respublica-part-armies = armées
draw-respublica-part-garrison = garnison
draw-respublica-part-command = gouverneur
draw-respublica-part-fleets = escadres
draw-respublica-part-enemy = la guerre
draw-respublica-counts-half = { $count } armées provinciales comptent pour moitié sans légion
draw-respublica-as-it-is = telle quelle
draw-respublica-with-legions =
    { $count ->
        [0] sans légion
        [one] avec { $count } légion
       *[other] avec { $count } légions
    }
draw-respublica-province-wins = victoire : la guerre devient inactive, sans butin pour Rome
draw-respublica-province-wins-led = victoire : la guerre devient inactive, influence pour { $senator-the }, sans butin pour Rome
draw-respublica-province-falls = défaite : la province s’allie à l’ennemi
draw-respublica-province-falls-led = défaite : { $senator-the } meurt et la province s’allie à l’ennemi
draw-respublica-court-accused = Accusé
draw-respublica-court-advocate = Avocat
draw-respublica-court-votes = Appel et voix
draw-respublica-court-plea = Plaidoirie
draw-respublica-plea-acquits = Barre : chance d’acquittement dans l’état des votes, sans appel au peuple
draw-respublica-stakes-influence = il risque 3 d’influence
draw-respublica-stakes-nothing = rien de plus en jeu
draw-respublica-if-acquitted = S’il est acquitté
draw-respublica-if-guilty = S’il est coupable
draw-respublica-trial-advocate-wins = l’avocat gagne { $count } d’influence
draw-respublica-trial-advocate-loses = l’avocat perd { $count } d’influence
draw-respublica-trial-prosecutor-loses = l’accusateur perd { $count } d’influence

draw-respublica-offer-and = et…
draw-respublica-offer-if = si…
draw-respublica-offer-less = Retirer cette promesse
draw-respublica-offer-who = Qui promet
draw-respublica-offer-promises = promet
draw-respublica-offer-votes = { $count } voix

# -- le signe que l’ère peut finir

draw-respublica-era-near = Fin de l’ère : { $among } dernières cartes
draw-respublica-era-revealed = L’ère s’achève après cette phase de forum
