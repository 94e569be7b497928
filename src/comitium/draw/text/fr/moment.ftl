# Les moments : ce qui décide est montré en trois temps. Le titre reste ouvert, la dernière phrase dit ce qu’il en est.

draw-moment-name = Moment
draw-moment-in-turn = { $what } · tour { $turn }
draw-moment-beat-1 = Qui
draw-moment-beat-2 = Le compte
draw-moment-beat-3 = L’issue
draw-moment-next = Suite
draw-moment-done = Continuer
draw-moment-again = Revoir
draw-moment-hold = Retenir
draw-moment-full = En entier
draw-moment-turned = Ont tourné la page
draw-moment-nobody = Moment · personne ne décide
draw-moment-waits = Il vous attend.
draw-moment-passes = Il passe de lui-même.
draw-moment-pace = Comment les moments sont racontés
draw-moment-open = Revoir ce moment
draw-moment-keys = Retour arrière : revenir d’un temps. Échap : passer.

draw-moment-treasury = Trésor de l’État
draw-moment-unrest = Agitation
draw-moment-influence = { $senator-the } : influence
draw-moment-popularity = { $senator-the } : popularité
draw-moment-army = armée
draw-moment-fleets = escadres
draw-moment-command = commandant
draw-moment-governor = gouverneur
draw-moment-enemy = ennemi
draw-moment-senate = le Sénat
draw-moment-rebel = le rebelle
draw-moment-dice = trois dés
draw-moment-dice2 = dés
draw-moment-two-dice = deux dés
draw-moment-die = dé
draw-moment-cards = cartes Assassin
draw-moment-guards = escorte
draw-moment-omens = mauvais présages
draw-moment-unrest-sum = agitation
draw-moment-popularity-sum = popularité
draw-moment-ayes = pour
draw-moment-noes = contre
draw-moment-condemn = condamner
draw-moment-absolve = acquitter
draw-moment-against = contre

# -- les batailles

draw-moment-battle = { $naval ->
        [0] Bataille : { $war }
       *[other] Bataille navale : { $war }
    }
draw-moment-battle-title = { $senator-the } affronte l’ennemi
draw-moment-battle-title-led = { $senator-the } affronte { $leader }
draw-moment-battle-victory = { $naval ->
        [0] { $senator-the } bat l’ennemi
       *[other] { $senator-the } l’emporte sur mer
    }
draw-moment-battle-defeat = { $senator-the } est battu
draw-moment-battle-disaster = Désastre pour { $senator-the }
draw-moment-battle-standoff = Retraite : personne ne l’emporte
draw-moment-battle-stalemate = Usure : la guerre continue
draw-moment-natural-none = Les dés seuls, { $number }, ne donnent ici ni désastre ni retraite : le total décide.
draw-moment-natural-disaster = Les dés seuls, { $number }, sont un désastre dans cette guerre, quel que soit le total.
draw-moment-natural-standoff = Les dés seuls, { $number }, sont une retraite dans cette guerre, quel que soit le total.
draw-moment-clash = Guerre civile
draw-moment-clash-title = { $senator-the } affronte le rebelle { $senator2-the }
draw-moment-clash-victory = { $senator-the } bat le rebelle { $senator2-the }
draw-moment-clash-defeat = Le rebelle { $senator2-the } bat { $senator-the }
draw-moment-clash-disaster = Désastre pour { $senator-the }
draw-moment-clash-standoff = Retraite : personne ne l’emporte
draw-moment-clash-stalemate = Usure : la révolte continue
draw-moment-siege-title = { $senator-the } attaque les escadres de la province ({ $province })
draw-moment-siege-victory = { $senator-the } bat les escadres de la province ({ $province })
draw-moment-siege-defeat = Les escadres de la province ({ $province }) battent { $senator-the }
draw-moment-siege-disaster = Désastre pour { $senator-the }
draw-moment-siege-standoff = Retraite : personne ne l’emporte
draw-moment-siege-stalemate = Usure : les escadres de la province ({ $province }) tiennent
draw-moment-province-title = { $province } se défend
draw-moment-province-victory = { $province } repousse l’ennemi
draw-moment-province-defeat = { $province } tombe aux mains de l’ennemi
draw-moment-province-disaster = { $province } : désastre
draw-moment-province-standoff = Retraite : { $province } tient
draw-moment-province-stalemate = Usure : { $province } tient
draw-moment-no-fleet = { $province } n’a pas d’escadre : la bataille navale est perdue sans jet de dés.
draw-moment-interception = Interception
draw-moment-interception-title = Les escadres du Sénat affrontent { $senator-the } en mer
draw-moment-interception-held = { $senator-the } est rejeté dans sa province
draw-moment-interception-past = { $senator-the } force le passage

# -- les morts

draw-moment-attempt = Assassinat
draw-moment-attempt-title = { $senator-the } fait attaquer { $senator2-the }
draw-moment-attempt-killed-free = { $senator2-the } est mort ; l’assassin s’échappe
draw-moment-attempt-killed-caught = { $senator2-the } est mort ; l’assassin est pris
draw-moment-attempt-lives-free = { $senator2-the } survit ; l’assassin s’échappe
draw-moment-attempt-lives-caught = { $senator2-the } survit ; l’assassin est pris
draw-moment-death = Mortalité
draw-moment-loss = Mort
draw-moment-death-title = { $count ->
        [one] Un pion Mortalité est tiré
       *[other] { $count } pions Mortalité sont tirés
    }
draw-moment-death-alone = { $count ->
        [one] Un sénateur est mort
       *[other] { $count } sénateurs sont morts
    }
draw-moment-death-stays = { $senator-the } est mort ; sa famille demeure : un autre { $senator2 } dirige { $seat-the }
draw-moment-death-closing = { $count ->
        [one] { $senators } est mort
       *[other] { $senators } sont morts
    }
draw-moment-chits = Pions : { $chits }.

# -- le Sénat et le peuple

draw-moment-election = Élection
draw-moment-consuls-title = Qui sera consul ?
draw-moment-consuls = { $senator-the } et { $senator2-the } sont consuls
draw-moment-office-title = Qui sera { $office-as } ?
draw-moment-office = { $senator-the } est { $office-as }
draw-moment-share = Les deux conviennent de qui préside.
draw-moment-unopposed = Sans vote.
draw-moment-office-taken = Charge
draw-moment-spoils = Au partage des opimes.
draw-moment-crisis = Nommé pour la crise.
draw-moment-trial = Verdict
draw-moment-trial-title = { $senator-the } attend le verdict
draw-moment-guilty = { $senator-the } est condamné
draw-moment-acquitted = { $senator-the } est acquitté
draw-moment-appeal-title = { $senator-the } en appelle au peuple
draw-moment-appeal-killed = La foule tue { $senator-the }
draw-moment-appeal-freed = La foule libère { $senator-the }
draw-moment-for-life = Consul à vie
draw-moment-for-life-title = Un homme se dresse au-dessus de la République
draw-moment-for-life-open = { $senator-the } régnera-t-il à vie ?
draw-moment-for-life-lost = { $senator-the } ne devient pas consul à vie
draw-moment-for-life-closing = { $senator-the } est consul à vie
draw-moment-speech = Situation de la République
draw-moment-speech-title = { $senator-the } parle au peuple
draw-moment-speech-rises = Le peuple gronde : l’agitation monte
draw-moment-speech-falls = Le peuple applaudit : l’agitation baisse
draw-moment-speech-stays = Le peuple reste calme
draw-moment-speech-revolt = Le peuple se révolte
draw-moment-war = Guerre
draw-moment-war-title = Des messagers arrivent à Rome
draw-moment-war-closing = { $war } : la guerre commence

# -- le Forum, les lois et les gouverneurs

draw-moment-persuasion = Persuasion
draw-moment-persuasion-title = { $senator-the } veut persuader { $senator2-the }
draw-moment-persuasion-number = Réussite si le total ne dépasse pas { $number }.
draw-moment-persuasion-won = { $senator2-the } rejoint { $senator-the }
draw-moment-persuasion-joins = { $senator2-the } rejoint { $seat-the }
draw-moment-persuasion-lost = { $senator2-the } n’est pas convaincu
draw-moment-initiative = Initiative
draw-moment-initiative-title = Qui achète l’initiative ?
draw-moment-initiative-closing = { $seat-The } a l’initiative
draw-moment-law = Loi
draw-moment-law-title = { $law }
draw-moment-law-enacted = { $law } : la loi est en vigueur
draw-moment-law-lost = { $law } : la loi est rejetée
draw-moment-return = Provinces
draw-moment-return-title = { $count ->
        [one] Un gouverneur quitte sa province
       *[other] { $count } gouverneurs quittent leur province
    }
draw-moment-return-closing = { $count ->
        [one] { $senators } n’est plus gouverneur
       *[other] { $senators } ne sont plus gouverneurs
    }

# -- la révolte et la fin

draw-moment-revolt = Révolte
draw-moment-revolt-title = { $senator-the } se retourne contre Rome
draw-moment-revolt-closing = { $senator-the } est un rebelle
draw-moment-revolt-won = Le rebelle { $senator-the } tient Rome
draw-moment-march-title = { $senator-the } regarde vers Rome
draw-moment-march-marched = { $senator-the } marche sur l’Italie
draw-moment-march-sailed = { $senator-the } fait voile vers l’Italie
draw-moment-march-stayed = { $senator-the } reste dans sa province ({ $province })
draw-moment-landed-title = { $senator-the } est en mer
draw-moment-landed = { $senator-the } débarque en Italie
draw-moment-end = La fin
draw-moment-end-title = La partie est terminée
draw-moment-era-title = L’ère s’achève
draw-moment-fall-wars = { $count ->
        [4] Quatre guerres aux portes
       *[other] { $count } guerres aux portes
    }
draw-moment-fall-debt = L’État ne peut plus payer
draw-moment-fall-people = Le peuple s’est soulevé
draw-moment-fall-rebel = Le rebelle ne peut sauver Rome
draw-moment-fall = Rome tombe, personne ne gagne
draw-moment-victory = { $seat-The } gagne
draw-moment-survived = Rome tient, mais { $seat-the } la mène
draw-moment-drawn = Personne ne gagne
draw-moment-side-won = La victoire revient { $faction-to }

# -- César & Cléopâtre, Idus Martii

draw-moment-vote = Vote
draw-moment-vote-title = Le vote : { $group-the }
draw-moment-vote-won = { $seat } gagne { $group-one }
draw-moment-vote-tied = Personne ne convainc { $group-the }
draw-moment-duel-won = { $seat } gagne
draw-moment-assassination-title = { $seat } envoie un assassin contre { $card-a } { $seat2-of }
draw-moment-assassination-done = { $seat } perd { $card-a } devant { $group-the }
draw-moment-assassination-vetoed = Un veto arrête l’assassin
draw-moment-spy-title = { $seat } envoie un espion chez { $seat2 }
draw-moment-spy-done = { $seat } doit défausser { $card-a }
draw-moment-spy-vetoed = Un veto arrête l’espion
draw-moment-castling-title = { $seat } roque entre { $group-the } et { $group2-the }
draw-moment-castling-done = Les cartes { $seat-of } ont changé de place
draw-moment-castling-vetoed = Un veto empêche le roque
draw-moment-scout-title = { $seat } envoie un éclaireur vers { $group-the }
draw-moment-scout-done = { $seat } n’a plus rien de caché devant { $group-the }
draw-moment-scout-vetoed = Un veto arrête l’éclaireur
draw-moment-wrath-title = { $seat } appelle les dieux sur { $group-the }
draw-moment-wrath-done = Les dieux frappent { $group-the }
draw-moment-wrath-vetoed = Un veto apaise les dieux
draw-moment-inspection = Préteur
draw-moment-inspection-title = { $seat } regarde le vote { $aedile-of }
draw-moment-inspection-kept = Le vote { $aedile-of } reste
draw-moment-inspection-exchanged = { $aedile } doit échanger son vote
draw-moment-inspection-yellow = Le vote { $aedile-of } est jaune
draw-moment-exposed = Une conspiration est découverte
draw-moment-ides = Les ides de mars
draw-moment-count = L’urne
draw-moment-count-title = Les deux votes sont mêlés et montrés
draw-moment-count-closing = Votes : { $colour } et { $colour2 }
draw-moment-loyal = Loyaux
draw-moment-traitors = Traîtres
draw-moment-agreement = Accord { $number }
draw-moment-agreement-title = Deux factions s’accordent
draw-moment-agreement-closing = Accord conclu : { $seats }
