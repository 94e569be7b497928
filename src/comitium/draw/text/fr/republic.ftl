# -- Res Publica Romana

draw-republic-also = table, nouvelles, accords, forcé
draw-republic-commands = « ? Tribun » ou « ? Cornelius » explique une carte ou ce qui est sur la table. « table » raconte toute la table, « table Cornelius » ou « table Amphore » une seule chose. « nouvelles » dit ce qui s'est passé depuis votre dernière décision. « spontané » énumère ce que vous pouvez faire sans qu'on vous le demande. « accords » les énumère, « proposer » montre comment en écrire un, « accepter 3 » et « refuser 3 » y répondent. « motion » et quelques mots déposent une motion mineure [1.09.83]. « forcé oui » répond pour vous là où une seule réponse existe, « toujours 1 » donne cette réponse à toutes les questions de cette sorte, « phase 1 » tant que dure la phase, « pendant 1 » tant que dure ce vote ou ce procès ; « ordres » énumère vos ordres et « ordres fin » les annule.
draw-republic-offer = Une offre dit à qui, ce que vous donnez et pour quoi : « proposer amphore 10 T pour voix » (sur ce qui est mis aux voix), « proposer étoile 5 T pour voix censor julius », « proposer trident voix consuls pour no-trial furius », « proposer colonne 3 T ». On peut promettre : des talents, votes (voix), abstain (abstention), against (contre), no-veto (pas de veto), nominate (proposer quelqu'un), consent (consentir), prosecute (accuser), no-trial (ne pas accuser), appoint (nommer), give (une carte), no-persuasion, no-counter-bribe, bid-at-most, games (jeux), contribute (don à l'État), veto, call-first et call-last (l'ordre des appels), swap (échange de cartes) ; et n'importe quoi entre guillemets, dont seuls les autres peuvent juger. À quelles conditions : « 5 T si adopté censor julius », « si rejeté », « si élu consul julius », « tour 4 », « report » (ce qui manque reste dû), « voix censor par julius achetant 3 », « nominate … step 4 », « give tribune_1 montrée ». Les talents sont payés à la prochaine redistribution [1.06.3]. « accepter » et « refuser » répondent à une offre.
draw-republic-aim = Le but : vous menez une faction de sénateurs. Ensemble, il faut gagner les guerres, remplir le trésor et calmer le peuple : si Rome tombe, tout le monde perd [1.12.3]. Si elle tient quand l'époque s'achève, la faction la plus influente gagne [1.12.2] ; on peut aussi gagner plus tôt, avec un sénateur de 35 d'influence et le vote du Sénat, ou en marchant sur Rome. L'influence vient des charges, des victoires, des provinces, des jeux et des dons à l'État.
draw-republic-signs = Les signes : Π Colonne, Ʊ Amphore, Ψ Trident, ★ Étoile, ¥ Flambeau, ☾ Croissant. * mène sa faction, → est à la guerre, ⌂ gouverne une province, # est captif, ! est en révolte, ~ est en mission. M est le militaire, É l'éloquence, L la loyauté, I l'influence, P la popularité, C les chevaliers, T les talents ; v sont les voix au Sénat. Dans un vote, + est pour, − contre, ± partagé, 0 une abstention. Le premier nombre d'une guerre est sa force. Entre parenthèses : la force imprimée × les guerres actives de sa série + ses chefs. Un nombre doré entre crochets peut être tapé. ▸ devant une faction : elle décide maintenant ; devant une ligne du journal : elle est nouvelle ; ⋯ quelque chose manque avant elle, et « nouvelles » le raconte.
draw-republic-treasury = trésor { $count } T
draw-republic-unrest = agitation { $count }
draw-republic-wars = guerres { $count }/4
draw-republic-vote = Vote :
draw-republic-ayes = pour { $count }
draw-republic-noes = contre { $count }
draw-republic-active = Active
draw-republic-imminent = Imminente
draw-republic-inactive = Inactive
draw-republic-force = { $fleets ->
        [0] { $legions } L
       *[other] { $legions } L + { $fleets } F
    }
draw-republic-veterans = { $count ->
        [one] ({ $count } vétérane)
       *[other] ({ $count } vétéranes)
    }
draw-republic-in-force = En vigueur
draw-republic-shown = Factions : v voix, I influence, c cartes ; après chaque sénateur : { $what }
draw-republic-faction = { $votes }v { $influence }I { $cards }c
draw-republic-box = · { $count } T au coffre
draw-republic-military = M{ $count }
draw-republic-oratory = É{ $count }
draw-republic-loyalty = L{ $count }
draw-republic-influence = I{ $count }
draw-republic-popularity = P{ $count }
draw-republic-knights = C{ $count }
draw-republic-talents = { $count }T
draw-republic-label = { $name } :
draw-republic-war-naval = { $count } { $count ->
        [one] flotte ennemie
       *[other] flottes ennemies
    }
draw-republic-war-support = soutien { $count }
draw-republic-war-disasters = désastre { $numbers }
draw-republic-war-standoffs = retraite { $numbers }
draw-republic-war-spoils = butin { $count } T
draw-republic-sum = { $led ->
        [0] { $printed } × { $series }
       *[other] { $series ->
            [1] { $printed } + { $led }
           *[other] { $printed } × { $series } + { $led }
        }
    }
