# -- Res Publica Romana

draw-republic-also = table, news, deals, forced
draw-republic-commands = “? Tribune” or “? Cornelius” explains a card or whatever lies on the table. “table” tells the whole table, “table Cornelius” or “table Amphora” one thing of it. “news” is what happened since your last decision. “unasked” lists what you may do without being asked. “deals” lists agreements, “offer” shows how one is written, “accept 3” and “refuse 3” answer one. “motion” and some words moves a minor motion [1.09.83]. “forced on” answers for you where there is only one answer, “always 1” gives this answer to every question of this kind, “phase 1” as long as the phase lasts, “during 1” as long as this vote or trial lasts; “orders” lists what you have ordered and “orders off” ends it.
draw-republic-offer = An offer says to whom, what you give, and for what: “offer amphora 10 T for votes” (on what is being voted), “offer star 5 T for votes censor julius”, “offer trident votes consuls for no-trial furius”, “offer column 3 T”. What can be promised: talents, votes, abstain, against, veto, no-veto, nominate, call-first, call-last, consent, prosecute, no-trial, appoint, give (a card), swap, no-persuasion, no-counter-bribe, bid-at-most, games, contribute; and anything else in quotation marks, which only the others can judge. On what terms: “5 T if passed censor julius”, “if failed”, “if elected consul julius”, “turn 4”, “carry” (what cannot be paid stays owed), “votes censor by julius buying 3”, “nominate … step 4”, “give tribune_1 shown”. Talents are paid at the next redistribution [1.06.3]. “accept” and “refuse” answer an offer.
draw-republic-aim = The aim: you lead a faction of senators. Together you must win the wars, fill the treasury and calm the people: if Rome falls, everybody loses [1.12.3]. If she stands when the era ends, the faction with the most influence wins [1.12.2]; somebody may win sooner, with 35 influence in one senator and the Senate's vote, or by marching on Rome. Influence comes from offices, victories, governing, games and gifts to the State.
draw-republic-signs = The signs: Π Column, Ʊ Amphora, Ψ Trident, ★ Star, ¥ Torch, ☾ Crescent. * leads his faction, → is at war, ⌂ governs a province, # is a captive, ! is in revolt, ~ is on a mission. M is military, O oratory, L loyalty, I influence, P popularity, K knights, T talents; v are votes in the Senate. In a vote + is for, − against, ± of two minds, 0 abstained. A war's first number is its strength. In brackets: what is printed × the active wars of its series + its leaders. A gold number in brackets may be typed. ▸ before a faction: it decides now; before a line of the log: it is new; ⋯ something before it is left out, and “news” tells it.
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
draw-republic-box = · { $count } T in the chest
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
