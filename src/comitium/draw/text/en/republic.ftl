# -- Res Publica Romana

# $neutrals: how many factions follow directive cards; $players: how many people lead one
draw-republic-also =
    { $neutrals ->
        [0] table, news, deals, forced, quiet
       *[other]
        { $players ->
            [one] table, news, why, unasked, forced
           *[other] table, news, why, unasked, deals, forced
        }
    }
draw-republic-commands =
    “? Tribune” or “? Cornelius” explains a card or anything else on the table. “table” describes the whole table, “table Cornelius” or “table Amphora” one part of it. “news” shows what happened since your last decision, “why” what led to the acts of neutral factions. “unasked” lists other actions open to you. { $neutrals ->
        [0] “deals” lists agreements, “offer” shows how to write one, “accept 3” and “refuse 3” answer one. “motion” followed by your text moves a minor motion [1.09.83]. “forced on” answers for you when only one answer is possible. “quiet on” answers when nothing is being voted on, another faction’s senator is bribed, or you have no card to trade. “always 1” gives this answer to every question of this kind, “phase 1” until the end of the phase, “during 1” until the end of this vote or trial, “until 1” until something is proposed. “orders” lists your standing orders and “orders off” cancels them.
       *[other]
        { $players ->
            [one] “forced on” answers for you when only one answer is possible. “quiet on” answers when another faction’s senator is bribed or you have no card to trade. “always 1” gives this answer to every question of this kind and “phase 1” until the end of the phase. “orders” lists your standing orders and “orders off” cancels them.
           *[other] “deals” lists agreements, “offer” shows how to write one, “accept 3” and “refuse 3” answer one. “forced on” answers for you when only one answer is possible. “quiet on” answers when nothing is being voted on, another faction’s senator is bribed, or you have no card to trade. “always 1” gives this answer to every question of this kind, “phase 1” until the end of the phase, “during 1” until the end of this vote or trial, “until 1” until something is proposed. “orders” lists your standing orders and “orders off” cancels them.
        }
    }
draw-republic-neutral = neutral
draw-republic-offer = An offer says to whom, what you give, and for what: “offer amphora 10 T for votes” (on the current vote), “offer star 5 T for votes censor julius”, “offer trident votes consuls for no-trial furius”, “offer column 3 T”. You can promise: talents, votes, abstain, against, veto, no-veto, nominate, call-first, call-last, consent, prosecute, no-trial, appoint, give (a card), swap, no-persuasion, no-counter-bribe, bid-at-most, games, contribute; and anything else in quotation marks, which only players can judge. You can add terms: “5 T if passed censor julius”, “if failed”, “if elected consul julius”, “turn 4”, “carry” (what you cannot pay stays owed), “votes censor by julius buying 3”, “nominate … step 4”, “give tribune_1 shown”. Talents are paid at the next redistribution [1.06.3]. “accept” and “refuse” answer an offer.
draw-republic-claim-words = votes, appoint, games
    .nominate = nominate nominates
    .appoint = appoint appoints
    .consent = consent consents
    .prosecute = prosecute accuse
    .no-trial = no-trial
    .no-veto = no-veto
    .call-first = call-first
    .call-last = call-last
    .give = give gives
    .swap = swap
    .games = games
    .contribute = contribute contributes
    .step = step
draw-republic-aim = The aim: you lead a faction of senators. Together you must win the wars, fill the treasury and calm the people: if Rome falls, every faction loses [1.12.3]. If Rome survives to the end of the era, the faction with the most influence wins [1.12.2]. You can win sooner with a Consul for Life, who needs 35 influence, or 21 and the Senate’s vote [1.09.82] (in a game for one or two: 21 while his faction governs alone [4.05.413]), or by marching on Rome [1.11.3]. Influence comes from offices, victories, governing, games and contributions to the State.
draw-republic-signs = The signs: Π Column, Ʊ Amphora, Ψ Trident, ★ Star, ¥ Torch, ☾ Crescent. * leads his faction, → is at war, ⌂ governs a province, # is a captive, ! is in revolt, ~ is on a mission. M is military, O oratory, L loyalty, I influence, P popularity, K knights, T talents; v are votes in the Senate, c cards in hand. After a number of troops L is legions, F fleets. In a vote + is for, − against, ± split, 0 abstained. “wars 1/4” counts the active wars: with four, Rome falls. A war’s first number is its strength. In brackets: printed strength × active matching wars + its leaders. You can type a gold number in brackets. ▸ before a faction: it decides now; before a line of the log: it is new; ⋯ lines before it are left out; “news” shows them.
draw-republic-doubt = You promise { $amount } T and have { $total } T. You pay what you have at the next redistribution; the rest lapses, or stays owed with “carry”. “refuse” withdraws the offer. [1.04.6]
draw-republic-treasury = treasury { $count } T
draw-republic-unrest = unrest { $count }
draw-republic-wars = wars { $count }/4
draw-republic-vote = Vote:
draw-republic-ayes = for { $count }
draw-republic-noes = against { $count }
draw-republic-active = Active
draw-republic-imminent = Imminent
draw-republic-inactive = Inactive
draw-republic-force = { $fleets ->
        [0] { $legions } L
       *[other] { $legions } L + { $fleets } F
    }
draw-republic-veterans = ({ $count } veteran)
draw-republic-defence = force { $land }{ $sea ->
        [0] {""}
       *[other] , { $sea } at sea
    }
draw-republic-in-force = In force
draw-republic-shown = Factions: v votes, I influence, c cards; after each senator: { $what }
draw-republic-faction = { $votes }v { $influence }I { $cards }c
draw-republic-box = · { $count } T in treasury
draw-republic-military = M{ $count }
draw-republic-oratory = O{ $count }
draw-republic-loyalty = L{ $count }
draw-republic-influence = I{ $count }
draw-republic-popularity = P{ $count }
draw-republic-knights = K{ $count }
draw-republic-talents = { $count }T
draw-republic-label = { $name }:
draw-republic-war-naval = { $count } enemy { $count ->
        [one] fleet
       *[other] fleets
    }
draw-republic-war-support = support { $count }
draw-republic-war-disasters = disaster { $numbers }
draw-republic-war-standoffs = standoff { $numbers }
draw-republic-war-spoils = spoils { $count } T
draw-republic-sum = { $led ->
        [0] { $printed } × { $series }
       *[other] { $series ->
            [1] { $printed } + { $led }
           *[other] { $printed } × { $series } + { $led }
        }
    }

# What matters at a question: said with a hint, by the kind of question.

draw-republic-counsel-window = What matters: spend a Tribune on a veto only against what makes an opponent strong or Rome weak. A failed assassination costs you a senator, and perhaps your leader.
draw-republic-counsel-redistribution = What matters: a senator’s talents can pay bribes, votes and games, but all players see them, and his death loses them. In the faction treasury they only defend against persuasion. Take from one senator before you give to another; in one line: “Fabius; 0; Cornelius; 5; done”. “auto” shares out for you.
draw-republic-counsel-counterbribe = What matters: stop an opponent who would become too strong, or save your own senator. A counter-bribe is lost even if the attempt would have failed.
draw-republic-counsel-turn = What matters: vote for what brings your faction an office, money or peace, or keeps Rome alive; vote against what extends the leader’s lead. Count the votes still to come.
draw-republic-counsel-call = What matters: call supporters first to show a majority. Keep your own votes for the end if you may have to buy some.
draw-republic-counsel-persuade = What matters: a target number of 9 is the best possible, because 10 always fails. Unaligned senators are cheap; taking an opponent’s senator also costs them votes.
draw-republic-counsel-raise = What matters: beyond a target number of 9, more talents bring nothing. The senator keeps your bribe even if he does not join you.
draw-republic-counsel-knights = What matters: a knight is worth a vote and a talent every turn, so early ones pay best.
draw-republic-counsel-contributions = What matters: if the State cannot pay, every faction loses. 50 T at once bring 7 influence; small contributions bring much less.
draw-republic-counsel-trade = What matters: a card is worth most to the faction that can play it: a statesman to the one with his family, a concession to the one with a senator to spare.
draw-republic-counsel-auction = What matters: an initiative gives you another card, persuasion and knight; it is rarely worth more than a few talents.
draw-republic-counsel-playcards = What matters: a concession earns only on the table; in games with prosecutions its holder can be prosecuted for it. A statesman brings his values and influence at once.
draw-republic-counsel-openingcards = What matters: a concession on the table earns from the first turn on.
draw-republic-counsel-changeleader = What matters: a leader cannot be persuaded and earns 3 T; choose the senator you can least afford to lose.
draw-republic-counsel-nameleader = What matters: a leader cannot be persuaded and earns 3 T; choose the senator you can least afford to lose.
draw-republic-counsel-draftmilitary = What matters: the odds above. An unprosecuted war raises unrest, and with four active wars Rome falls; a victor returns with influence and loyal legions.
draw-republic-counsel-draftforces = What matters: a legion costs 10 T now and 2 T a turn. Leave the State enough for next turn’s debts.
draw-republic-counsel-draftbill = What matters: a land bill calms the people and makes its sponsors popular, but costs the State every turn.
draw-republic-counsel-draftconcessions = What matters: the senator who gets one owes you a favour, and can be prosecuted for it.
draw-republic-counsel-draftgovernors = What matters: a governor earns talents and influence, but he and his votes leave the Senate for turns.
draw-republic-counsel-business = What matters: wars first, then money, then favours. An opponent’s Tribune may propose what you do not.
draw-republic-counsel-games = What matters: games lower unrest and make the senator popular; popularity helps him when he speaks to the people and, in games with prosecutions, at his trial.
draw-republic-counsel-nominate = What matters: a pair with another faction’s senator attracts its votes. A Consul gains 5 influence, and one who goes to war may return with an army.
draw-republic-counsel-split = What matters: the Rome Consul presides and proposes; the Field Consul goes to war first, for glory or death.
draw-republic-counsel-nominatecensor = What matters: the Censor chooses whom to prosecute. Keep the office away from your enemies.
draw-republic-counsel-censorsmenu = What matters: count the votes and his popularity before you start, and remember who will want revenge.
draw-republic-counsel-response = What matters: a few intrigue cards cancel a Tribune. If you have none, pass; the others do not learn why.
draw-republic-counsel-appoint = What matters: a Dictator is a strong commander and his proposals cannot be vetoed; he gains influence.
draw-republic-counsel-agree = What matters: a Dictator is a strong commander and his proposals cannot be vetoed; he gains influence.
draw-republic-counsel-declare = What matters: a rebel who beats the Senate wins the game, and usually dies otherwise; count the legions that will really follow.
draw-republic-counsel-appeal = What matters: a popular senator gains votes by an appeal; an unpopular one may be killed on the spot.
draw-republic-counsel-guard = What matters: each bodyguard subtracts one from the die and has a roll to catch the assassin.
