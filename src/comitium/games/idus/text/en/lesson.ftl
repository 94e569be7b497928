# The lesson: Praetor, side, votes, Consul.

idus-lesson-1-first-turns = Your first offices
    .about = How you win: with your side. When the Ides of March come, the side whose marker leads by two or more wins, otherwise the Merchants do; but a marker that passes its limit loses at once. So you push your own colour, though not too far, and find out who is with you. You are Horatius, one of five senators, and hold a Loyal and a Traitor card that nobody else sees. You will be Praetor, choose a side, vote twice and be Consul.
    .end = That is the game: every vote moves a marker, every office reveals a little, and every player may say anything. All players hear a claim, and nobody checks it.
    .typed = “claim faction loyal” makes a claim. “? aim” shows again how to win.
idus-lesson-1-first-turns-look = Every turn has a Consul, a Praetor and two Aediles. Each Aedile places a vote face-down: green moves the Loyal marker, red the Traitors’. You are Praetor and may look at one of the two votes before they are shuffled.
    .title = Praetor: looking
    .do = Look at the vote of Aurelius.
idus-lesson-1-first-turns-keep = Aurelius has voted green, and only you know. You may keep the vote, or make him exchange it for another card. A marker that passes its limit (13 here) loses the game for its own side, so even an ally’s vote is sometimes better exchanged; now it is early.
    .title = Praetor: a veto, or not
    .do = Keep the vote.
idus-lesson-1-first-turns-side = You were Consul in the turn that just ended. At the end of a first term every player gives up one faction card for good and belongs to the side of the other. The count was two green votes: Loyal 4, Traitors 0.
    .title = Choosing a side
    .do = Discard the Traitor card: you stay Loyal.
idus-lesson-1-first-turns-vote = Loyal 6, Traitors 0, and you are an Aedile. Your vote is secret; only its colour is counted, together with the other one. Yellow votes, which come later, move nothing.
    .title = Aedile: a vote
    .do = Vote green.
idus-lesson-1-first-turns-again = The count was green and red. You know that yours was green, so Fabius placed the red one, or was made to: the log shows who looked. That is how you learn. Loyal 7, Traitors 1: green is ahead.
    .title = Aedile: reading the count
    .do = Vote green once more.
idus-lesson-1-first-turns-praetor = Loyal 11, Traitors 1, and the limit is 13. Two more green votes bring the marker to 13; a third passes it, and the Loyal lose. Now you are Consul and choose who looks and who votes. A Praetor you trust can stop one vote too many.
    .title = Consul: giving offices
    .do = Make Cornelius your Praetor.
