# The pages of the browser: the table and what stands around it.

# -- the bar at the top

draw-page-skip = To the decision
draw-page-skip-main = Skip to the content
draw-page-where = Where you are
draw-page-menu = Menu
draw-page-home = Home
draw-page-language = Read in English
draw-page-theme = Light or dark
draw-page-single-keys = Keys of one letter
draw-page-notify = Tell me when it is my turn
draw-page-notify-refused = The browser does not allow it here; it does at addresses that begin with https, and on this device.
draw-page-rule = Rule
draw-page-close = Close
draw-page-saved = saved
draw-page-lost = reconnecting …
draw-page-kept-answer = Your answer is kept, and sent as soon as the connection is back.
draw-page-title-asked = Your decision · { $game }
draw-page-all-rules = All rules
draw-page-hide = Hide my cards

# -- the table

draw-page-table = The table
draw-page-rail = Decision and log
draw-page-you = you
draw-page-bot = { $name }, bot
draw-page-called = { $seat } · { $name }
draw-page-stands-in = { $bot }, for { $name }
draw-page-nobody = nobody yet
draw-page-person = a person
draw-page-away = away
draw-page-decides = decides
draw-page-new = new
draw-page-face-down = face-down, only you see it
draw-page-choose-zone = Choose: { $zone }
draw-page-jump = To a part of the table
draw-page-course = How the game went

# -- the decision

draw-page-decision = Your decision
draw-page-others = Somebody else decides
draw-page-waiting =
    { $count ->
        [0] The computer is at work …
        [one] { $seats } decides
       *[other] { $seats } decide
    }
draw-page-ended = Nobody decides any more
draw-page-over = The game is over
draw-page-choose = Choose first
draw-page-filter = Narrow the list
draw-page-undo = Undo
draw-page-auto = Do it for me
draw-page-why-not = Why can’t I …?
draw-page-chain = Chosen so far
draw-page-stepwise = Or answer step by step
draw-page-asides = You may also, without being asked
draw-page-ordered =
    { $count ->
        [one] Your standing order answered: { $given }.
       *[other] Your standing orders answered { $count } times, lastly: { $given }.
    }
draw-page-amount = From { $low } to { $high }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}.
draw-page-amount-each = From { $low } to { $high }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}; each costs { $each }.
draw-page-amount-number = Number
draw-page-less = Less
draw-page-more = More
draw-page-hint-ask = Odds
draw-page-hint-thinking = Weighing the choices, from what you can see …
draw-page-hint = Your chances of winning as { $bot } judges them, from what you can see:
draw-page-hint-plain = { $bot } would choose: { $choice }.
draw-page-hint-wins = { $chance } % to win
draw-page-hint-counted = What may come of each answer stands beside it. It is counted from what you can see; what others may still do is left out.
draw-page-return = Take my seat back
draw-page-replaced = { $bot } has played for you in the meantime.
draw-page-absent = { $name } has left. May the computer ({ $bot }) play on until { $name } is back? Everybody here must agree.
draw-page-rather-wait = against, for now: { $names }
draw-page-agreed = { $count } of { $of } have agreed
draw-page-yes = Yes
draw-page-no = No

# -- the curtain

draw-page-curtain = Pass the screen to { $name }
draw-page-curtain-about = Nothing of the table is on this page until then.
draw-page-curtain-open = I am { $name }
draw-page-looks-first = Before the first question
draw-page-looks = Look at your cards
draw-page-looks-about = They are for your eyes only. Remember what you hold; you see it again whenever you are asked.
draw-page-looks-done = I have seen them

# -- beside the table

draw-page-notes = Log and talk
draw-page-tab-log = Log
draw-page-tab-talk = Talk
draw-page-tab-orders = Orders
draw-page-tab-help = Help
draw-page-news =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
draw-page-since = New to you: { $count }
draw-page-step-through = Step through
draw-page-read = Read
draw-page-log-whose = Whose lines
draw-page-log-everybody = everybody
draw-page-log-about = About what
draw-page-log-everything = everything
draw-page-log-nothing = None of the latest lines is of this kind.
draw-page-inspect = Look closely
draw-page-inspect-secret = for your eyes only
draw-page-claims = Say it aloud
draw-page-claims-about = Everybody hears it, nobody checks it.
draw-page-claim = Claim
draw-page-talk-table = Everybody at the table reads this.
draw-page-talk-gallery = Only those who look on read this.
draw-page-talk-empty = Nothing has been written yet.
draw-page-talk-write = Your words
draw-page-talk-send = Send
draw-page-deals = Agreements
draw-page-offer = Offer
draw-page-motion = Move a motion
draw-page-deal-binds = binds
draw-page-deal-waits =
    { $count ->
        [one] waits for 1 answer
       *[other] waits for { $count } answers
    }
draw-page-deal-accept = Accept
draw-page-deal-cancel = Decline
draw-page-orders-about = Only you see your orders, and the log never tells. An order answers at once: others may notice the haste, but never what you hold.
draw-page-orders-quick = { $choice } { $scope }
draw-page-orders-round = All of them, in this order
draw-page-orders-none = You have left no orders.
draw-page-orders-cancel = Cancel all orders
draw-page-orders-cancel-one = Cancel order { $number }
draw-page-orders-new = Another order
draw-page-orders-chosen = Give the answer chosen in the panel whenever this is asked
draw-page-orders-forced = Answer for me wherever only one answer is left
draw-page-orders-quiet = Do not ask me where nothing of mine is at stake
draw-page-orders-choose = Choose an answer in the panel first
draw-page-orders-how-long = For how long
draw-page-orders-ever = for the whole game
draw-page-orders-how-often = How often
draw-page-orders-times =
    { $count ->
        [-1] always
        [one] once
       *[other] { $count } times
    }
draw-page-orders-leave = Leave the order
draw-page-orders-only = The only answer there is
draw-page-orders-calm = Let things go on where nothing of mine is at stake
draw-page-orders-asked = to the question:
draw-page-orders-any = to any question
draw-page-orders-left =
    { $count ->
        [one] once more
       *[other] { $count } times more
    }
draw-page-aim = The aim
draw-page-legend = The signs
draw-page-legend-lit = a golden ring: you may choose it
draw-page-legend-picked = a purple ring and a tick: chosen, not yet confirmed
draw-page-legend-hidden = hidden from the others, or from you
draw-page-legend-rule = a rule’s number: click it to read what it says
draw-page-words = The words of the game
draw-page-keys = The keys
draw-page-keys-about = 1–9 choose an option, A–H a card of your hand, Enter confirms, Z takes back, O shows odds, ? explains what cannot be done, L goes to the log, I puts a card under the glass, Esc closes or clears.
draw-page-players = At the table
draw-page-speed = How fast others’ moves are shown
draw-page-speed-step = one by one
draw-page-speed-slow = slowly
draw-page-speed-usual = usually
draw-page-speed-fast = at once
draw-page-gallery = Link for those who look on
draw-page-own-link = This page’s address is your seat: keep it to come back, from any device. Whoever has it sits here.
draw-page-own-link-copy = Copy my link
draw-page-own-link-new = New link
draw-page-own-link-new-about = The old one opens nothing any more.
draw-page-commitment = The deal is sealed: its seed has the SHA-256 { $hash }. At the end the seed is shown, and anybody can check it.
draw-page-lesson = Lesson
draw-page-lesson-back = Back
draw-page-lesson-show = Show me
draw-page-lesson-skip = Skip step
draw-page-lesson-leave = Leave
draw-page-lesson-on = Onward
draw-page-lesson-table = Lesson table
draw-page-lesson-progress = { $done } of { $steps } steps done
draw-page-lesson-how = You sit at the real table. Do what the golden line says; whatever else you try is explained and changes nothing. Every rule’s number can be clicked, and you may leave at any step and play on from there.
draw-page-lesson-begin = Begin, about { $minutes } minutes
draw-page-lesson-tried = “{ $choice }” would be allowed, too; nothing has changed. For this lesson, please do what stands above.
draw-page-lesson-shown = Chosen for you: { $answer }. Now confirm it.
draw-page-lesson-shown-amount = It is set for you: { $answer }. Now confirm it.
draw-page-lesson-done = That was the lesson
draw-page-lesson-now = Now play a first game against the computer; hints and reasons stay within reach.
draw-page-lesson-stay = Play on from here
draw-page-lesson-again = Take it again

# -- what each game is about

draw-page-aim-caesar = Caesar and Cleopatra court the patricians of Rome. You lay influence on five groups, openly or face-down; when a group votes, the higher sum usually takes one of its patricians [7.3.2]. Each patrician is a point [8.1], most of a group one more [8.2], the whole of it another [8.3], and your secret bonus card may add two [8.4]: most points win [8.5].
draw-page-aim-idus = In the Senate everybody is secretly Loyal, a Traitor or a Merchant, and gives one of two cards up on the way [5.8]. Green votes move the Loyal marker, red ones the Traitors’ [1.3]; whoever goes past the limit is found out and loses [8.1]. A lead of two on the Ides of March wins [8.5], anything closer belongs to the Merchants [8.4].
draw-page-aim-republic = You lead a faction of senators in Rome. Together you must win the wars, fill the treasury and calm the people: if Rome falls, everybody loses. If she stands when the era ends, the faction with the most influence wins.

# -- the table of Caesar & Cleopatra

draw-page-playable = playable
draw-page-not-now = not now
draw-page-caesar-heard = Since your last decision
draw-page-caesar-empty = nothing
draw-page-caesar-detail = You { $own }, { $rival } { $other } · { $cards } of { $limit } cards
draw-page-caesar-detail-full = You { $own }, { $rival } { $other } · card { $limit }: a special vote
draw-page-caesar-chart = Patricians won, by turn
draw-page-caesar-hidden =
    { $count ->
        [one] hidden
       *[other] hidden
    }
draw-page-caesar-hand = hand { $held }
draw-page-caesar-patricians =
    { $count ->
        [one] patrician
       *[other] patricians
    }
draw-page-caesar-discards = { $count } discarded
draw-page-caesar-votes =
    { $count ->
        [one] vote card
       *[other] vote cards
    }
draw-page-caesar-written = Written as patricians + majority + whole group; a bonus card adds its own line.
draw-page-caesar-next = Next vote
draw-page-caesar-vote-left = its vote card is still in the deck
draw-page-caesar-you = You, { $seat }
draw-page-caesar-legend-rome = Caesar: a round-headed niche
draw-page-caesar-legend-egypt = Cleopatra: a pylon
draw-page-caesar-legend-down = a pale card with a barred eye: yours, face-down; a dark back: your rival’s
draw-page-caesar-legend-philosopher = P, a philosopher: the lower sum wins [7.3.3]
draw-page-caesar-legend-vote = the group’s vote card is still in the deck
draw-page-caesar-legend-bonus = the group of your secret bonus card

# -- the table of Idus Martii

draw-page-you-there = You
draw-page-idus-chart = The markers, by turn
draw-page-idus-senator = no office this turn
draw-page-idus-urn = Two secret votes
draw-page-idus-votes-now = to vote
draw-page-idus-voted = voted
draw-page-idus-limit = limit { $limit }: past it the conspiracy fails
draw-page-idus-record = What is known of the turns
draw-page-idus-record-about = the order of the count never says whose vote is whose
draw-page-idus-record-empty = Nothing has been counted yet.
draw-page-idus-column-turn = Turn
draw-page-idus-column-consul = Consul
draw-page-idus-column-praetor = Praetor
draw-page-idus-column-aediles = Aediles
draw-page-idus-column-count = Count
draw-page-idus-column-fate = Inspected
draw-page-idus-disputed = the claims contradict
draw-page-idus-own = Your cards
draw-page-idus-yours = Seen only by you.
draw-page-idus-stays = then you win with { $faction-the }, to the end
draw-page-idus-yours-two = Seen only by you. One of them goes at the end of a term as Consul.
draw-page-idus-gave-up = You gave up { $faction-a }.
draw-page-idus-claim-side = I am of
draw-page-idus-claim-turn = In
draw-page-idus-claim-in = turn { $turn }
draw-page-idus-claim-voted = I voted
draw-page-idus-claim-seen = In
draw-page-idus-claim-saw = I saw
draw-page-idus-legend-green = green: moves the Loyal marker
draw-page-idus-legend-red = red: moves the Traitors’ marker
draw-page-idus-legend-yellow = yellow: moves nothing
draw-page-idus-legend-claimed = hollow: only claimed
draw-page-idus-legend-unknown = hidden from you

# -- home

draw-page-hero = Take your place in the Comitium
draw-page-hero-about = Games of ancient Rome, with every rule looked after.
draw-page-choose-game = Choose a game
draw-page-chosen = chosen
draw-page-lasts = { $low } to { $high } minutes
draw-page-lasts-hours = { $low } to { $high } hours
draw-page-players-exactly = { $count } players
draw-page-players-between = { $low }–{ $high } players
draw-page-first = First time here?
draw-page-first-about = { $minutes ->
        [0] Begin { $game } at once, against the computer: whatever you may choose lights up, and every rule can be read where it applies.
       *[other] Learn { $game } at the real table, with a teacher, in about { $minutes } minutes. Or begin at once against the computer: whatever you may choose lights up, and every rule can be read where it applies.
    }
draw-page-first-start = Play a first game
draw-page-lesson-start = Start the lesson
draw-page-list-yours = Your tables
draw-page-list-more =
    { $count ->
        [one] Another one
       *[other] { $count } more
    }
draw-page-list-watch = Tables to look on
draw-page-list-finished = Finished games
draw-page-state-yours = your turn
draw-page-state-waits = waits for others
draw-page-state-open =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
draw-page-state-over = over
draw-page-go-on = Go on
draw-page-go-watch = Watch
draw-page-join = Invited?
draw-page-join-place = Paste the link or the code
draw-page-join-go = Join a table
draw-page-bring = Watch a game from a file
draw-page-bring-go = Watch
draw-page-new-table = New table
draw-page-start = Start the game
draw-page-start-bots = Start, with bots on free seats
draw-page-rules = Rules
draw-page-how-many = How many play
draw-page-seats = Who sits where
draw-page-seat-me = me
draw-page-seat-open = a friend, by link
draw-page-seat-device = somebody at this screen
draw-page-levels = What the bots are like
draw-page-level-random = plays anything that is allowed.
draw-page-level-tribune = plays quickly and sensibly.
draw-page-level-praetor = looks ahead a little.
draw-page-level-consul = looks ahead as far as it can; the strongest. No bot sees hidden cards.
draw-page-options = All options
draw-page-option-usual = as in the edition
draw-page-option-as-usual = as usual

# -- a table that waits

draw-page-lobby = A table waits
draw-page-lobby-title = Who plays?
draw-page-lobby-ready = Everybody is here.
draw-page-lobby-gone = Every seat is taken, but not everybody is here: { $names }.
draw-page-lobby-waits = Hand out the links of the free seats; each opens one seat, and only that one.
draw-page-lobby-gathers = Not everybody is here yet.
draw-page-lobby-host-begins = Whoever has set the table begins the game; this page goes on by itself.
draw-page-lobby-here-only = These links lead to this device only. For friends elsewhere, open the tables with “comitium serve --host 0.0.0.0” and use the address that it names.
draw-page-lobby-code = Code to read out
draw-page-my-name = Your name
draw-page-invite = Link to this seat
draw-page-copy = Copy
draw-page-copied = The link is copied.
draw-page-here = here
draw-page-host = has set the table

# -- the end

draw-page-won =
    { $count ->
        [0] Nobody wins
        [one] { $seats } wins
       *[other] { $seats } win
    }
draw-page-won-you = You have won
draw-page-lost-you = You have not won
draw-page-to = to
draw-page-report = How it really was
draw-page-report-pending = How the game went is being worked out; it appears here by itself.
draw-page-final-table = The table at the end
draw-page-next = What next?
draw-page-rematch = Play again
draw-page-rematch-join = Join them
draw-page-rematch-waits = The table is set for another game.
draw-page-replay = Replay
draw-page-share = Share
draw-page-journal = Download the game
draw-page-seed = Was it fair?
draw-page-seed-about = The deal was sealed before the first move. Anybody can check that this seed is the one that was promised:
draw-page-seed-is = Seed
draw-page-seed-hash = Promised SHA-256
draw-page-chart-turn = turn
draw-page-chart-end = end
draw-page-chart-numbers = Show the numbers

# -- replay

draw-page-step = Step
draw-page-step-of = Step { $step } of { $steps }
draw-page-step-back = One step back
draw-page-step-on = One step on
draw-page-go-to-turn = Go to a turn
draw-page-replay-keys = Keys: ← and → go a step, the space bar plays and pauses.
draw-page-play = Play
draw-page-pause = Pause
draw-page-viewpoint = Seen by
draw-page-viewpoint-all = somebody who looks on

# -- rules and errors

draw-page-rules-about = In our own words; the numbers are those that questions, refusals and the log cite.
draw-page-rules-none = The rules do not speak of “{ $rule }”.
draw-page-error-400 = This cannot be done
draw-page-error-401 = This needs a key
draw-page-error-403 = This door is shut
draw-page-error-404 = There is nothing here
draw-page-error-405 = This cannot be asked so
draw-page-error-409 = Somebody was faster
draw-page-error-410 = This is gone
draw-page-error-413 = This is too much at once
draw-page-error-429 = A little slower, please
draw-page-error-500 = Something broke on our side
draw-page-error-503 = The table rests for a moment
draw-page-error-wait =
    { $seconds ->
        [one] Try again in 1 second.
       *[other] Try again in { $seconds } seconds.
    }

# -- agreements

draw-page-deals-none = Nothing is offered, nothing binds.
draw-page-deal-withdraw = Take it back
draw-page-replies = What was said to offers
draw-page-reply-about = on agreement { $number }:
draw-page-foretold = Chances, counted from what you know
