# The advanced rules on the table (chapter 2).

# -- the Pontifex Maximus

republic-advboard-pontifex-vacant = the office is vacant
republic-advboard-temple = earns 1d6 T from the temples each Revenue Phase
republic-advboard-war-votes = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }, { $war } on war
republic-advboard-omens-payment = pays { $count } T for Evil Omens (he has { $held }), or loses his office
republic-advboard-removal = a vote of two thirds removes him: −{ $count } influence
republic-advboard-priesthood-unused = may still give a priesthood this turn
republic-advboard-priesthood-used = has given this turn’s priesthood
republic-advboard-pontifex-veto-unused = may still veto this turn
republic-advboard-pontifex-veto-used = has used this turn’s veto
republic-advboard-war-vote = +{ $count } vote on war
republic-advboard-on-war = this vote is on war: the Pontifex Maximus and the priests have more votes

# -- a trial with advocates

republic-advboard-trial-minor = Minor prosecution
republic-advboard-trial-major = Major prosecution
republic-advboard-prosecutor = prosecuted by { $senator-the }
republic-advboard-accused = accused: { $senator-the }
republic-advboard-advocate = defended by { $senator-the }
republic-advboard-asked = asked to defend him: { $senator-the }
republic-advboard-himself = speaks for himself
republic-advboard-speech =
    { $sign ->
        [0] two dice
        [less] two dice − { $size }
       *[more] two dice + { $size }
    }: { $gains ->
        [0] 0
        [less] −{ $votes }
       *[more] +{ $votes }
    } votes for the accused on average
republic-advboard-trial-advocate-wins = acquitted: the advocate gains { $count } influence
republic-advboard-trial-advocate-loses = convicted: the advocate loses { $count } influence
republic-advboard-trial-prosecutor-loses = acquitted: the prosecutor loses { $count } influence
republic-advboard-trial-sentence-minor = the accused loses { $influence } influence, { $popularity } popularity and his concessions
republic-advboard-trial-sentence-major = the accused dies
republic-advboard-trial-prosecutor-wins = the prosecutor takes half of the influence that the accused loses

# -- votes

republic-advboard-sponsor = sponsor { $senator-the }: +{ $count } influence if it passes
republic-advboard-cosponsor = co-sponsor { $senator-the }: +{ $count }
republic-advboard-law-fails = if it fails, the card leaves the game
republic-advboard-law-waits = voted on next: { $law-the }, played by { $seat-the }
republic-advboard-two-thirds = It passes with two thirds of the votes cast.

# -- provinces and wars

republic-advboard-attacked-by = attacked by { $wars }
republic-advboard-attacks = attacks { $provinces }
republic-advboard-defence = defends with { $total } on land: { $base } printed{ $armies ->
        [0] {""}
       *[other] , armies { $armies }
    }{ $garrison ->
        [0] {""}
       *[other] , garrison { $garrison }
    }{ $command ->
        [0] {""}
       *[other] , governor { $command }
    }
republic-advboard-defence-sea = at sea { $total }: { $base } printed{ $fleets ->
        [0] {""}
       *[other] , fleets { $fleets }
    }
republic-advboard-half = { $count ->
        [one] without a legion its army counts half
       *[other] without a legion its { $count } armies count half
    }

# -- veterans

republic-advboard-disbanded = Disbanded veterans
republic-advboard-recalled-by = { $senator-the } may call them up
