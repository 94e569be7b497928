# The pages of the browser: the table and what stands around it.

# -- the bar at the top

draw-page-skip = Skip to the decision
draw-page-skip-main = Skip to content
draw-page-where = Where you are
draw-page-menu = Menu
draw-page-home = Home
draw-page-language = Read in English
draw-page-theme = Light or dark
draw-page-single-keys = Single-key shortcuts
draw-page-notify = Notify me on my turn
draw-page-notify-refused = The browser allows notifications only on this device or at https addresses.
draw-page-rule = Rule
draw-page-close = Close
draw-page-saved = saved
draw-page-lost = reconnecting…
draw-page-kept-answer = Your answer is saved and will be sent once the connection is back.
draw-page-title-asked = Your decision · { $game }
draw-page-all-rules = All rules
draw-page-hide = Hide my cards

# -- the table

draw-page-table = Table
draw-page-rail = Decision and log
draw-page-you = you
draw-page-bot = { $name }, bot
draw-page-neutral = neutral faction
draw-page-stands-in = { $bot }, for { $name }
draw-page-nobody = free
draw-page-person = a person
draw-page-away = away
draw-page-decides = decides
draw-page-new = new
draw-page-face-down = face-down, only you see it
draw-page-choose-zone = Choose: { $zone }
draw-page-jump = Jump to a part of the table
draw-page-course = Course of the game

# -- the decision

draw-page-decision = Your decision
draw-page-others = Waiting
draw-page-own-seats = Your seats
draw-page-waiting =
    { $count ->
        [0] Bots are thinking…
        [one] { $seats } decides
       *[other] { $seats } decide
    }
draw-page-ended = No more decisions
draw-page-over = The game is over
draw-page-choose = Choose first
draw-page-filter = Filter the list
draw-page-undo = Undo
draw-page-auto = Finish my preparation for me
draw-page-why-not = Why can’t I…?
draw-page-chain = Chosen so far
draw-page-stepwise = Or answer step by step
draw-page-fill-more = { $count } more
draw-page-asides = Other actions
draw-page-ordered =
    { $count ->
        [one] Your standing order answered: { $given }.
       *[other] Your standing orders answered { $count } times, most recently: { $given }.
    }
draw-page-ordered-only =
    { $count ->
        [one] Answered for you before this, as nothing else was possible: { $given }.
       *[other] Answered for you before this, { $count } times, as nothing else was possible: { $given }.
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
draw-page-hint-thinking = Weighing the choices, from what you can see…
draw-page-hint = Your chances of winning, as { $bot } judges them from what you can see:
draw-page-hint-plain = { $bot } would choose: { $choice }.
draw-page-hint-wins = { $chance }% to win
draw-page-stakes = What each answer gains and loses
draw-page-hint-bare = Nothing in this question depends on dice, and no answer gains or loses anything at once.
draw-page-hint-counted = Odds beside each answer; others’ later choices are not counted.
draw-page-return = Take my seat back
draw-page-replaced = { $bot } has played for you while you were away.
draw-page-absent = { $name } has left. Let { $bot } play until they return? Everyone here must agree.
draw-page-rather-wait = against for now: { $names }
draw-page-away-title = While you were away
draw-page-away-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
draw-page-away-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
draw-page-away-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
draw-page-away-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
draw-page-away-board = To the board
draw-page-away-over =
    { $count ->
        [one] Your time ran out once:
       *[other] Your time ran out { $count } times:
    }
draw-page-away-over-waited = the table waited, or a bot played for you.
draw-page-away-treasury = Treasury
draw-page-away-unrest = Unrest
draw-page-away-wars = Active wars
draw-page-away-influence = Your influence
draw-page-away-votes = Your votes
draw-page-away-rome = Caesar’s points
draw-page-away-egypt = Cleopatra’s points
draw-page-away-loyal = Loyal marker
draw-page-away-traitor = Traitor marker
draw-page-away-moments =
    { $count ->
        [one] A moment you have not seen
       *[other] { $count } moments you have not seen
    }
draw-page-away-latest = the latest { $count }
draw-page-away-show = Show, { $count } s
draw-page-away-show-all = Show all, { $count } s
draw-page-away-mine = Touches you
draw-page-away-waits = Waiting for you
draw-page-away-offers =
    { $count ->
        [one] 1 offer to you
       *[other] { $count } offers to you
    }
draw-page-away-nothing = nothing
draw-page-away-rest = All of it, by part
draw-page-away-here = Who is here
draw-page-away-runs = Reading stops no clock; yours is running.
draw-page-away-rests = Nothing runs while you read; every line stays marked new in the log.
draw-page-away-answer = Straight to the question
draw-page-away-table = Straight to the table
draw-page-away-say =
    { $count ->
        [one] While you were away: 1 step.
       *[other] While you were away: { $count } steps.
    }
draw-page-seen-hours =
    { $count ->
        [one] seen 1 h ago
       *[other] seen { $count } h ago
    }
draw-page-seen-days =
    { $count ->
        [one] seen 1 day ago
       *[other] seen { $count } days ago
    }
draw-page-delete-table = Delete the table
draw-page-delete-table-sure = Delete this table and everything written at it?
draw-page-delete-list = Remove from the list
draw-page-delete-list-sure = Remove this game from your list? The others keep theirs.
draw-page-bots-all = All bots
draw-page-bots-each = as set above
draw-page-resigned = You have resigned. { $bot } plays on in your place.
draw-page-resign = Resign
draw-page-resign-sure = Resign for good? A bot plays on in your place, and the game counts as lost.
draw-page-back-ask = Ask to undo
draw-page-back-ask-about = Others have acted since your last decision. It can be undone, with theirs, if everyone agrees: nothing hidden has been revealed, and no dice were rolled.
draw-page-back-alone = Undoes your last decision and what the bots have done since.
draw-page-back-asked = { $name } would like to undo their last decision. What has been done since is undone with it: { $others }. Agree?
draw-page-back-own = You have asked to undo your last decision. What has been done since is undone with it: { $others }.
draw-page-back-withdraw = Withdraw
draw-page-agreed = { $count } of { $of } agree
draw-page-yes = Yes
draw-page-no = No

# -- the curtain

draw-page-curtain = Pass the device to { $name }
draw-page-curtain-pass = Pass the device to { $name }
draw-page-curtain-about = The table stays hidden until then.
draw-page-curtain-open = I am { $name }
draw-page-looks-first = Before the first question
draw-page-looks = Look at your cards
draw-page-looks-about = Only you may see them. You see them again whenever you are asked.
draw-page-looks-done = I have seen them

# -- beside the table

draw-page-notes = Log and chat
draw-page-tab-log = Log
draw-page-tab-talk = Chat
draw-page-tab-orders = Orders
draw-page-tab-help = Help
draw-page-news =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
draw-page-since = New since you last looked: { $count }
draw-page-step-through = Step through
draw-page-read = Mark as read
draw-page-applied = applied last
draw-page-why = why?
draw-page-log-whose = Player
draw-page-log-everybody = all players
draw-page-log-about = Topic
draw-page-log-everything = all topics
draw-page-log-nothing = No recent lines match.
draw-page-inspect = Take a closer look
draw-page-inspect-secret = only you see it
draw-page-claims = Make a claim
draw-page-claims-about = All players hear it; it may be false.
draw-page-claim = Claim
draw-page-talk-table = All players at the table read this.
draw-page-talk-gallery = Only spectators read this.
draw-page-talk-empty = No messages yet.
draw-page-talk-write = Your message
draw-page-talk-send = Send
draw-page-deals = Agreements
draw-page-offer = Offer
draw-page-motion = Move a motion
draw-page-deal-binds = in force
draw-page-deal-waits =
    { $count ->
        [one] waiting for 1 answer
       *[other] waiting for { $count } answers
    }
draw-page-deal-offered = An offer from { $seat-the }
draw-page-deal-accept = Accept
draw-page-deal-cancel = Decline
draw-page-orders-about = Only you see your standing orders; the log never shows them. They answer at once: others may notice the speed, never your cards.
draw-page-orders-quick = { $choice } { $scope }
draw-page-orders-habit = From now on: { $choice }
draw-page-orders-round = All of them, in this order
draw-page-orders-none = You have no standing orders.
draw-page-orders-cancel = Cancel all standing orders
draw-page-orders-cancel-one = Cancel standing order { $number }
draw-page-orders-new = New standing order
draw-page-orders-chosen = Give the answer chosen in the panel whenever this question comes
draw-page-orders-forced = Answer for me when only one answer is possible
draw-page-orders-quiet = Skip questions that don’t affect me
draw-page-orders-choose = Choose an answer in the panel first
draw-page-orders-how-long = For how long
draw-page-orders-ever = the whole game
draw-page-orders-how-often = How often
draw-page-orders-times =
    { $count ->
        [-1] always
        [one] once
       *[other] { $count } times
    }
draw-page-orders-leave = Save the standing order
draw-page-orders-only = The only possible answer
draw-page-orders-calm = Skip whatever doesn’t affect me
draw-page-orders-idle = Skip questions that leave nothing to decide
draw-page-orders-asked = to the question:
draw-page-orders-any = to any question
draw-page-orders-left =
    { $count ->
        [one] once more
       *[other] { $count } times more
    }
draw-page-aim = Aim
draw-page-legend = Signs
draw-page-legend-lit = a golden ring: you can choose it
draw-page-legend-picked = a purple ring and a tick: chosen, not yet confirmed
draw-page-legend-hidden = hidden from the others, or from you
draw-page-legend-rule = a rule number: click it to read the rule
draw-page-words = Glossary
draw-page-keys = Keys
draw-page-key-choose = choose an option
draw-page-key-hand = choose a card in your hand
draw-page-key-confirm = confirm the answer
draw-page-key-undo = undo, or ask to
draw-page-key-odds = show the odds
draw-page-key-why = explain what is not possible
draw-page-key-log = go to the log
draw-page-key-bargain = open the bargaining table (Res Publica Romana)
draw-page-key-inspect = enlarge a card
draw-page-key-help = show the keys
draw-page-key-close = close, or clear what is chosen
draw-page-keyboard-enter = Enter
draw-page-keyboard-esc = Esc
draw-page-keys-off = Keys of one letter or digit can be switched off in the menu.
draw-page-players = Players
draw-page-speed = Speed of others’ moves
draw-page-speed-step = one by one
draw-page-speed-slow = slow
draw-page-speed-usual = normal
draw-page-speed-fast = fast
draw-page-speed-instant = at once
draw-page-pace-on = Continue
draw-page-pace-on-about = The computer waits until you have read this.
draw-page-gallery = Spectator link
draw-page-spectators = Spectators
draw-page-spectators-about = Otherwise the table is private: only those with a seat see it.
draw-page-spectators-none = This table is private: only those with a seat see it and read its chat.
draw-page-spectators-open = Anyone with this link may watch, and the home page lists the game while it is played. Spectators see what everyone at the table sees and read the table’s chat; they see no hidden cards.
draw-page-spectators-count = { $count ->
    [0] Nobody is watching now.
    [one] One spectator is watching now.
   *[other] { $count } spectators are watching now.
}
draw-page-spectators-allow = Let others watch
draw-page-spectators-close = Make the table private
draw-page-own-link = This page’s address is your seat: use it to come back, from any device. Keep it secret.
draw-page-own-link-copy = Copy my link
draw-page-own-link-new = New link
draw-page-own-link-new-about = The old link stops working.
draw-page-commitment = The deal is sealed: its seed has the SHA-256 { $hash }. The seed is shown at the end, so anyone can check it.
draw-page-lesson = Lesson
draw-page-lesson-back = Back
draw-page-lesson-show = Show me
draw-page-lesson-skip = Skip step
draw-page-lesson-leave = Leave
draw-page-lesson-on = Next
draw-page-lesson-table = Lesson table
draw-page-lesson-progress = { $done } of { $steps } steps done
draw-page-lesson-how = You play at the real table. Do what the golden line says; anything else you try is explained and changes nothing. You can click any rule number, and you can leave at any step and play on from there.
draw-page-lesson-begin = Start, about { $minutes } minutes
draw-page-lesson-tried = “{ $choice }” is allowed too; nothing has changed. For this lesson, please do what the golden line says.
draw-page-lesson-shown = Chosen for you: { $answer }. Now confirm it.
draw-page-lesson-shown-amount = Set for you: { $answer }. Now confirm it.
draw-page-lesson-done = End of the lesson
draw-page-lesson-now = Now play a first game against bots; hints and explanations are always available.
draw-page-lesson-now-alone = Now play a first game alone; hints and explanations are always available.
draw-page-lesson-stay = Play on from here
draw-page-lesson-again = Repeat the lesson

# -- what each game is about

draw-page-aim-caesar = Caesar and Cleopatra court the patricians of Rome. You place influence on five groups, face-up or face-down; when a group votes, the higher sum usually wins one of its patricians [7.3.2]. Each patrician is worth a point [8.1], a majority of a group one more [8.2], the whole group another [8.3], and your secret bonus card may add two [8.4]. Most points win [8.5].
draw-page-aim-idus = In the Senate every player is secretly Loyal, a Traitor or a Merchant. Each holds two cards and gives one up on the way [5.8]. Green votes move the Loyal marker, red ones the Traitors’ [1.3]; a side whose marker passes the limit is found out and loses [8.1]. A lead of two on the Ides of March wins [8.5]; anything closer is a victory for the Merchants [8.4].
draw-page-aim-republic = You lead a faction of senators in Rome. Together you must win the wars, fill the treasury and calm the people: if Rome falls, every faction loses. If Rome survives to the end of the era, the faction with the most influence wins.

# -- the table of Caesar & Cleopatra

draw-page-playable = playable
draw-page-not-now = not now
draw-page-caesar-heard = Since your last decision
draw-page-caesar-empty = nothing
draw-page-caesar-detail = You { $own }, { $rival } { $other } · { $cards }/{ $limit } cards
draw-page-caesar-detail-full = You { $own }, { $rival } { $other } · card { $limit }: a special vote
draw-page-caesar-chart = Patricians won, by turn
draw-page-caesar-hidden =
    { $count ->
        [one] hidden
       *[other] hidden
    }
draw-page-caesar-hand = { $held } in hand
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
draw-page-caesar-written = Points: patricians + majority + whole group; a bonus card has its own line.
draw-page-caesar-next = Next vote
draw-page-caesar-vote-left = its vote card is still in the deck
draw-page-caesar-you = You, { $seat }
draw-page-caesar-legend-rome = Caesar: a round-headed niche
draw-page-caesar-legend-egypt = Cleopatra: a pylon
draw-page-caesar-legend-down = a pale card with a barred eye: yours, face-down; a dark back: your opponent’s
draw-page-caesar-legend-philosopher = P, a philosopher: the lower sum wins [7.3.3]
draw-page-caesar-legend-vote = the group’s vote card is still in the deck
draw-page-caesar-legend-bonus = the group of your secret bonus card

# -- the table of Idus Martii

draw-page-you-there = You
draw-page-idus-chart = The markers, by turn
draw-page-idus-senator = no office this turn
draw-page-idus-urn = Two secret votes
draw-page-idus-votes-now = to vote
draw-page-idus-you-vote-now = to vote
draw-page-idus-voted = voted
draw-page-idus-limit = limit { $limit }: past it, the conspiracy fails
draw-page-idus-record = What is known of each turn
draw-page-idus-record-about = the order of the count does not show who cast which vote
draw-page-idus-record-empty = Nothing has been counted yet.
draw-page-idus-column-turn = Turn
draw-page-idus-column-consul = Consul
draw-page-idus-column-praetor = Praetor
draw-page-idus-column-aediles = Aediles
draw-page-idus-column-count = Count
draw-page-idus-column-fate = Inspected
draw-page-idus-disputed = the claims contradict each other
draw-page-idus-own = Your cards
draw-page-idus-yours = Only you see them.
draw-page-idus-stays = then you win with { $faction-the }, to the end
draw-page-idus-yours-two = Only you see them. You give one up at the end of a term as Consul.
draw-page-idus-gave-up = You gave up { $faction-a }.
draw-page-idus-claim-side = I am
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
draw-page-hero-about = Three games of Roman politics, every rule enforced.
draw-page-choose-game = Choose a game
draw-page-lasts = { $low } to { $high } minutes
draw-page-lasts-hours = { $low } to { $high } hours
draw-page-players-exactly = { $count } players
draw-page-players-between = { $low }–{ $high } players
draw-page-ways = How do you want to play?
draw-page-way-new = New game · { $way }
draw-page-way-minutes = about { $minutes } minutes
draw-page-way-lesson = The lesson
draw-page-way-lesson-about = A teacher sits beside you at the real table and shows how one wins.
draw-page-way-alone = Alone against the directives
draw-page-way-alone-short = alone
draw-page-way-alone-about = { $neutrals } neutral factions follow cards you can read. Nothing is hidden; Rome is the opponent.
draw-page-way-bots = With bots
draw-page-way-bots-short = with bots
draw-page-way-bots-about = Opponents who plan, bargain and deceive as people do. Five levels.
draw-page-way-bots-settings = Everything is set so that you can start at once; change what you like.
draw-page-way-friends = With friends
draw-page-way-friends-short = with friends
draw-page-way-friends-about = By link, on one device, or over several days. Private unless you let others watch.
draw-page-way-friends-settings = The next page has a link for every open seat. The game starts when all are taken.
draw-page-wins = How one wins
draw-page-go-on-title = Continue
draw-page-wins-republic-1-lead = Together:
draw-page-wins-republic-1 = win the wars, fill the treasury, calm the people. If Rome falls, every faction loses.
draw-page-wins-republic-2-lead = Each for itself:
draw-page-wins-republic-2 = when the era ends, the faction with the most influence wins. Offices and victories bring it.
draw-page-wins-republic-3-lead = Or at once:
draw-page-wins-republic-3 = a senator becomes Consul for Life, or a rebel beats Rome.
draw-page-wins-caesar-1-lead = Patricians:
draw-page-wins-caesar-1 = when a group votes, the side with more influence there wins one of them. Each is a point.
draw-page-wins-caesar-2-lead = Groups:
draw-page-wins-caesar-2 = more than half of a group is a point more, the whole group another.
draw-page-wins-caesar-3-lead = In secret:
draw-page-wins-caesar-3 = your bonus card may add two points. Most points win.
draw-page-wins-idus-1-lead = Loyal or Traitor:
draw-page-wins-idus-1 = green votes move one marker, red votes the other. Past its limit, its side loses.
draw-page-wins-idus-2-lead = On the Ides of March:
draw-page-wins-idus-2 = a lead of two wins.
draw-page-wins-idus-3-lead = Otherwise:
draw-page-wins-idus-3 = the Merchants win. All members of the winning faction win together.
draw-page-first-start = Play a first game
draw-page-alone-about = { $neutrals } neutral factions follow cards that you can read: they hide nothing and bargain with nobody. Keep Rome alive, and lead it.
draw-page-alone-start = Play alone
draw-page-alone-learn = Learn it in { $minutes } minutes
draw-page-first-alone = Play a first game alone
draw-page-level = How hard
draw-page-few-values = One or two people play these scenarios only.
draw-page-record = My record
draw-page-record-about = Your finished games against the directives on this device, the best result first.
draw-page-record-none = No game against the directives is finished yet.
draw-page-record-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
draw-page-record-best = best
draw-page-beat = Beat this result
draw-page-beat-about = Someone has played this deal alone. You get the same senators, the same cards in the same order and the same dice as long as you decide alike.
draw-page-beat-result = To beat: { $result }
draw-page-beat-play = Play this deal
draw-page-beat-command = At a terminal:
draw-page-beat-share = Copy the challenge
draw-page-beaten =
    { $how ->
        [1] To beat: { $result }. You did better!
        [0] To beat: { $result }. You did just as well.
       *[other] To beat: { $result }. You did not reach it.
    }
draw-page-neutrals =
    { $count ->
        [one] One more faction is neutral: it follows its directive card.
       *[other] { $count } more factions are neutral: each follows its directive card.
    }
draw-page-neutral-factions =
    { $count ->
        [one] 1 neutral faction
       *[other] { $count } neutral factions
    }
draw-page-list-yours = Your tables
draw-page-list-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
draw-page-list-watch = Games to watch
draw-page-list-finished = Finished games
draw-page-state-yours = your turn
draw-page-state-waits = waiting
draw-page-state-open =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
draw-page-state-over = over
draw-page-go-on = Continue
draw-page-go-watch = Watch
draw-page-join = Invited?
draw-page-join-place = Paste the link or code
draw-page-join-go = Join a table
draw-page-bring = Replay a saved game
draw-page-bring-go = Replay
draw-page-start = Start the game
draw-page-start-bots = Start, with bots in the free seats
draw-page-rules = Rules
draw-page-how-many = Number of players
draw-page-seats = Seats
draw-page-seat-me = me
draw-page-seat-open = a friend, by link
draw-page-seat-device = someone on this device
draw-page-seat-rule = by rule
draw-page-seat-with = same as { $seat }
draw-page-levels = Bot levels
draw-page-level-random = plays any legal move.
draw-page-level-quaestor = easy: plays sensibly and overlooks things. For a first game.
draw-page-level-tribune = plays quickly and sensibly.
draw-page-level-praetor = looks ahead a little.
draw-page-level-consul = looks ahead as far as it can; the strongest. No bot sees hidden cards.
draw-page-options = All options
draw-page-option-usual = as in the edition
draw-page-option-as-usual = default

# -- a table that waits

draw-page-lobby = Lobby
draw-page-lobby-kick = Table · { $game }
draw-page-lobby-everybody = For everyone at this table
draw-page-lobby-free = Free seat
draw-page-lobby-anybody = anyone with the link
draw-page-lobby-bot = bot
draw-page-lobby-title = Who plays?
draw-page-lobby-ready = All players are here.
draw-page-lobby-gone = All seats are taken. Not here yet: { $names }.
draw-page-lobby-waits = Send a friend the link to each free seat.
draw-page-lobby-gathers = Not all players are here yet.
draw-page-lobby-host-begins = The host starts the game; this page follows.
draw-page-lobby-here-only = These links work on this device only. For friends elsewhere, run “comitium serve --host 0.0.0.0” and use the address it prints.
draw-page-lobby-code = Code to read out
draw-page-draw-seats = Draw the seats by lot
draw-page-seat-moves = change seats with…
draw-page-seat-move = { $seat }: change seats with
draw-page-qr = QR
draw-page-qr-about = QR code of the link to this seat: { $seat }
draw-page-bots-move = Bots move
draw-page-bots-move-read = when all have seen what was decided
draw-page-bots-move-pause = after two seconds
draw-page-bots-move-at-once = at once
draw-page-my-name = Your name
draw-page-invite = Link to this seat
draw-page-copy = Copy
draw-page-copied = Link copied.
draw-page-here = here
draw-page-host = host

# -- the end

draw-page-won =
    { $count ->
        [0] Nobody wins
        [one] { $seats } wins
       *[other] { $seats } win
    }
draw-page-won-you = You win
draw-page-lost-you = You lose
draw-page-to = to
draw-page-report = What really happened
draw-page-report-pending = The report is being prepared; it will appear here.
draw-page-report-failed = The report could not be prepared in time. Nothing of the game is lost.
draw-page-report-again = Try again
draw-page-final-table = The table at the end
draw-page-next = What next?
draw-page-rematch = Play again
draw-page-rematch-join = Join the rematch
draw-page-rematch-waits = A rematch is ready.
draw-page-replay = Replay
draw-page-share = Share
draw-page-journal = Download the game
draw-page-seed = Was it fair?
draw-page-seed-about = The deal was sealed before the first move. Anyone can check that this seed is the one promised:
draw-page-seed-is = Seed
draw-page-seed-hash = Promised SHA-256
draw-page-chart-turn = turn
draw-page-chart-end = end
draw-page-chart-numbers = Show the numbers

# -- replay

draw-page-step = Step
draw-page-step-of = Step { $step } of { $steps }
draw-page-step-back = One step back
draw-page-step-on = One step forward
draw-page-go-to-turn = Go to a turn
draw-page-replay-keys = Keys: ← and → move a step, the space bar plays and pauses.
draw-page-play = Play
draw-page-pause = Pause
draw-page-viewpoint = Viewpoint
draw-page-viewpoint-all = a spectator
draw-page-viewpoint-open = everything, every card face-up
draw-page-replay-does = { $seat }: { $choice }
draw-page-replay-answers = { $seat } answers “{ $question }”: { $choice }

# -- rules and errors

draw-page-rules-about = In our own words; questions, refusals and the log cite these numbers.
draw-page-rules-none = There is no rule “{ $rule }”.
draw-page-error-400 = Bad request
draw-page-error-401 = A link is required
draw-page-error-403 = Not allowed
draw-page-error-404 = Page not found
draw-page-error-405 = Unsupported request
draw-page-error-409 = Someone was faster
draw-page-error-410 = No longer available
draw-page-error-413 = Too much at once
draw-page-error-429 = Too many requests
draw-page-error-500 = Server error
draw-page-error-503 = Temporarily unavailable
draw-page-error-wait =
    { $seconds ->
        [one] Try again in 1 second.
       *[other] Try again in { $seconds } seconds.
    }

# -- agreements

draw-page-deals-none = No offers or agreements.
draw-page-deal-withdraw = Withdraw
draw-page-replies = Replies to offers
draw-page-reply-about = on agreement { $number }:
draw-page-foretold = Odds, from what you know
draw-page-bargain = Bargain
draw-page-bargain-about = Offers are public and in force once accepted. What is said in the chat promises nothing.
draw-page-bargain-offers = Offers
draw-page-bargain-say = Say
draw-page-bargain-owed = Promised
draw-page-bargain-kept = Kept
draw-page-bargain-offers-long = Offers to you
draw-page-bargain-owed-long = Promised by you and to you
draw-page-bargain-kept-long = Promises kept
draw-page-bargain-with = Bargain with
draw-page-bargain-offering = offers you
draw-page-bargain-ready = Ready to say to { $name }
draw-page-bargain-ready-none = Nothing at hand that both would gain by. Write your own below.
draw-page-bargain-draft = Change a word, or begin your own
draw-page-bargain-send = Offer it to { $name }
draw-page-bargain-offers-none = No offers to you.
draw-page-bargain-owed-none = You owe nothing, and nothing is owed to you.
draw-page-bargain-counter = Counter: { $amount } T
draw-page-bargain-record = { $kept } kept, { $broken } broken
draw-page-deal-number = Agreement { $number }
draw-page-deal-words = recorded, no promise
draw-page-bargain-instead = It takes the place of agreement { $number }, which is declined by it.
draw-page-bargain-gift = You ask nothing in return.
draw-page-bargain-empty = Tap a sentence above, or choose what is promised. Only what you read here counts.

# -- time

draw-page-time = Time
draw-page-time-none = No clock
draw-page-time-none-about = Anyone may nudge a silent player, and then the table votes on a bot.
draw-page-time-decision = At the table
draw-page-time-decision-about = A few minutes for each decision, and a reserve for the whole game.
draw-page-time-day = Over days
draw-page-time-day-about = A day for each decision, quiet at night, two days off each.
draw-page-time-over = Time over:
draw-page-time-over-nudge = they are reminded, and the table waits
draw-page-time-over-quiet = pass or abstain; where that is impossible, the table waits
draw-page-time-over-quiet-or-bot = pass or abstain; where that is impossible, a bot plays on
draw-page-time-over-bot = a bot plays on until they return
draw-page-time-never = Standing orders come first. Time never votes for or against, pays or plays a card.
draw-page-time-each = For each decision
draw-page-time-reserve = Reserve
draw-page-time-quiet = Quiet hours
draw-page-time-no-quiet = none
draw-page-time-quiet-hours = { $a }:00 to { $b }:00
draw-page-time-days-off = Days off each
draw-page-time-zone = Hours of the time zone { $zone }.
draw-page-time-seconds = { $count } s
draw-page-time-minutes = { $count } min
draw-page-time-hours = { $count } h
draw-page-clock-you = You have
draw-page-clock-units = d h min s
draw-page-clock-reserve = From the reserve once it is underlined
draw-page-clock-paused = The clock is paused. Anyone may continue.
draw-page-clock-on = Continue
draw-page-clock-pause = Pause the clock?
draw-page-clock-no-pause = No pause after all
draw-page-day-off = Take a day off ({ $count } left)
draw-page-nudge = Nudge
draw-page-nudged = reminded
draw-page-silent = { $name } is here but does not answer. Let { $bot } play until they return? Everyone here must agree.
draw-page-sound = Sound when I am asked

# -- a person and her devices

draw-page-me = You and your devices
draw-page-me-about = No account and no password: what is here belongs to this browser, and to those that you bring it to.
draw-page-me-save = Save
draw-page-me-name = Your name
draw-page-me-devices = Your devices
draw-page-me-devices-about = Your personal link brings your tables, your name and your settings to another device. It works like a key: do not share it.
draw-page-me-key = Link for another device
draw-page-me-key-again = New link for another device
draw-page-me-key-revoke = Stop the link
draw-page-me-key-once = Open this on the other device. It is shown only once; the last link made works until you stop it.
draw-page-me-code = The link as a QR code
draw-page-me-since = since { $day }
draw-page-me-first = the first one
draw-page-me-this = This device
draw-page-me-other = Another device
draw-page-me-dismiss = Sign out
draw-page-me-nameless = a player without a name
draw-page-me-notices = When it is your turn
draw-page-me-notices-about = One message for each time the table waits for you and no page is open. It names the game; never a card, a number or a player.
draw-page-me-push = Tell me in this browser
draw-page-me-push-off = Do not tell me in this browser
draw-page-me-url = Also to this address
draw-page-me-url-about = An Apprise address; this server sends to { $known }.
draw-page-me-try = Save and send a test
draw-page-me-played = Your games
draw-page-me-played-none = No finished game yet.
draw-page-me-col-game = Game
draw-page-me-col-players = Players
draw-page-me-col-games = Games
draw-page-me-col-won = Won
draw-page-me-ratings = Ratings
draw-page-me-ratings-about = Skill against people and bots, worked out from these games; 25 is where everyone starts.
draw-page-me-rating =
    { $skill } ± { $doubt } after { $count ->
        [one] 1 game
       *[other] { $count } games
    }
draw-page-me-export = Export
draw-page-me-erase = Erase
draw-page-me-erase-sure = Erase all your finished games from this list, and your name from them?
draw-page-me-erase-about = Erasing removes your finished games from your devices, your name from them, and your ratings. The other players keep their own.
draw-page-use-device = Use this device
draw-page-bring-own = This device is yours already.
draw-page-bring-about = From now on this device opens the tables of { $name }, with the same name and settings.
draw-page-bring-tables =
    { $count ->
        [one] The table you have here comes along.
       *[other] The { $count } tables you have here come along.
    }
draw-page-bring-yes = Use it
draw-page-bring-no = Not this one
draw-page-offline = No network
draw-page-offline-about = Comitium cannot be reached. Your games are kept on the server; try again when you are online.
draw-page-offline-again = Try again
