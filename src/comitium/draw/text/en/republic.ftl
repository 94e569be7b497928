# -- Res Publica Romana

draw-republic-also = table, news, deals, forced, quiet
draw-republic-commands = “? Tribune” or “? Cornelius” explains a card or whatever lies on the table. “table” tells the whole table, “table Cornelius” or “table Amphora” one thing of it. “news” is what happened since your last decision. “unasked” lists what you may do without being asked. “deals” lists agreements, “offer” shows how one is written, “accept 3” and “refuse 3” answer one. “motion” and some words moves a minor motion [1.09.83]. “forced on” answers for you where there is only one answer, “quiet on” where nothing is being voted on, somebody else’s senator is bribed, or you have no card to trade, “always 1” gives this answer to every question of this kind, “phase 1” as long as the phase lasts, “during 1” as long as this vote or trial lasts, “until 1” until something is proposed; “orders” lists what you have ordered and “orders off” ends it.
draw-republic-offer = An offer says to whom, what you give, and for what: “offer amphora 10 T for votes” (on what is being voted), “offer star 5 T for votes censor julius”, “offer trident votes consuls for no-trial furius”, “offer column 3 T”. What can be promised: talents, votes, abstain, against, veto, no-veto, nominate, call-first, call-last, consent, prosecute, no-trial, appoint, give (a card), swap, no-persuasion, no-counter-bribe, bid-at-most, games, contribute; and anything else in quotation marks, which only the others can judge. On what terms: “5 T if passed censor julius”, “if failed”, “if elected consul julius”, “turn 4”, “carry” (what cannot be paid stays owed), “votes censor by julius buying 3”, “nominate … step 4”, “give tribune_1 shown”. Talents are paid at the next redistribution [1.06.3]. “accept” and “refuse” answer an offer.
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
draw-republic-aim = The aim: you lead a faction of senators. Together you must win the wars, fill the treasury and calm the people: if Rome falls, everybody loses [1.12.3]. If she stands when the era ends, the faction with the most influence wins [1.12.2]; somebody may win sooner: with a Consul for Life, who needs 35 influence, or 21 and the Senate’s vote [1.09.82], or by marching on Rome [1.11.3]. Influence comes from offices, victories, governing, games and gifts to the State.
draw-republic-signs = The signs: Π Column, Ʊ Amphora, Ψ Trident, ★ Star, ¥ Torch, ☾ Crescent. * leads his faction, → is at war, ⌂ governs a province, # is a captive, ! is in revolt, ~ is on a mission. M is military, O oratory, L loyalty, I influence, P popularity, K knights, T talents; v are votes in the Senate, c cards in hand. After a number of troops L is legions, F fleets. In a vote + is for, − against, ± of two minds, 0 abstained. “wars 1/4” are the active wars: four of them are the end of Rome. A war’s first number is its strength. In brackets: what is printed × the active wars of its series + its leaders. A gold number in brackets may be typed. ▸ before a faction: it decides now; before a line of the log: it is new; ⋯ something before it is left out, and “news” tells it.
draw-republic-doubt = You promise { $amount } T and own { $total } T. You pay what you have at the next redistribution; what is missing then lapses, or stays owed with “carry”. “refuse” takes the offer back. [1.04.6]
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

draw-republic-counsel-window = What matters: a veto is worth a Tribune only against what makes a rival strong or Rome weak; a murder that fails costs you a senator, and perhaps your leader.
draw-republic-counsel-redistribution = What matters: a talent with a senator can bribe, buy votes and pay games, but everybody sees it and his murder or trial loses it; in the faction’s treasury it only defends against persuasion. Take from one man before you give to another; in one line: “Fabius; 0; Cornelius; 5; done”. “auto” shares out for you.
draw-republic-counsel-counterbribe = What matters: stop whoever would become too strong, or save your own man; a talent laid here is lost even if the attempt would have failed.
draw-republic-counsel-turn = What matters: vote for what brings an office, money or peace to your faction or keeps Rome alive, against what makes the leader’s lead longer. Votes still to come count as well.
draw-republic-counsel-call = What matters: those who agree first make the others see a majority; keep your own votes for the end if you may have to buy some.
draw-republic-counsel-persuade = What matters: a number of 9 is the best there is, because 10 always fails. Senators without a faction are cheap, those of a rival cost him votes as well.
draw-republic-counsel-raise = What matters: beyond a number of 9 more talents buy nothing. All you lay down stays with the man, even if he does not come.
draw-republic-counsel-knights = What matters: a knight is a vote and a talent every year, so early ones pay best.
draw-republic-counsel-contributions = What matters: if the State cannot pay, everybody loses. 50 T at once bring 7 influence, in small gifts much less.
draw-republic-counsel-trade = What matters: a card is worth most to whoever can play it; a statesman to whoever has his family, a concession to whoever has a man to spare.
draw-republic-counsel-auction = What matters: an initiative is a card, a persuasion and a knight more; rarely worth more than a few talents.
draw-republic-counsel-playcards = What matters: a concession earns only on the table, but there its holder can be prosecuted for it. A statesman brings his numbers and his influence at once.
draw-republic-counsel-openingcards = What matters: a concession that lies out earns from the first year on.
draw-republic-counsel-changeleader = What matters: the leader cannot be persuaded away and earns 3 T; it should be the man you can least afford to lose.
draw-republic-counsel-nameleader = What matters: the leader cannot be persuaded away and earns 3 T; it should be the man you can least afford to lose.
draw-republic-counsel-draftmilitary = What matters: the odds above. A war that nobody fights stirs up the people, and four active ones are the end of Rome; a victor comes home with influence and sworn legions.
draw-republic-counsel-draftforces = What matters: a legion costs 10 T now and 2 T a year. Leave the treasury enough for the debts of next year.
draw-republic-counsel-draftbill = What matters: a land bill calms the people and makes its sponsors popular, and costs the State every year.
draw-republic-counsel-draftconcessions = What matters: whoever gets one owes you something; he can also be tried for it.
draw-republic-counsel-draftgovernors = What matters: a governor earns and gains, but is away from the Senate for years, and his votes with him.
draw-republic-counsel-business = What matters: wars first, then money, then favours. What you do not propose somebody’s Tribune may.
draw-republic-counsel-games = What matters: games lower the unrest and make their giver popular; popularity saves a man in court and calms the people when he speaks.
draw-republic-counsel-nominate = What matters: a list with a rival’s man on it brings his votes. A Consul gains 5 influence, and who goes to war may come back with an army.
draw-republic-counsel-split = What matters: the Rome Consul presides and proposes; the Field Consul marches first, for glory or death.
draw-republic-counsel-nominatecensor = What matters: the Censor chooses who is tried. Keep the office from those who have something against you.
draw-republic-counsel-censorsmenu = What matters: count the votes and his popularity before you begin, and who will remember it.
draw-republic-counsel-response = What matters: a few intrigue cards undo a Tribune; who has none passes, and nobody learns why.
draw-republic-counsel-appoint = What matters: a Dictator commands better than anybody and cannot be vetoed; he comes back with influence.
draw-republic-counsel-agree = What matters: a Dictator commands better than anybody and cannot be vetoed; he comes back with influence.
draw-republic-counsel-declare = What matters: a rebel wins everything if he beats the Senate, and mostly loses his life otherwise; count the legions that would really follow.
draw-republic-counsel-appeal = What matters: a popular man gains votes by it, an unpopular one may be killed on the spot.
draw-republic-counsel-guard = What matters: each bodyguard takes one from the die and has a throw to catch the assassin.
