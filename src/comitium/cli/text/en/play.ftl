# -- the table (cli-play-*)

cli-play-arg-game = The game, the first of the list if none is named; with --resume the name of a save, or a game whose last unfinished save is meant.
cli-play-arg-opponent = The computer player: Fortuna, Rhetor, Scholar or Oracle (random, tribune, praetor, consul), perhaps with parameters (oracle:seconds=0.5), or your own (module:Class).
cli-play-arg-seat = The seat you take; without it the last one. Several, as in Column,Star, are people at this keyboard; the computer takes the others.
cli-play-arg-hotseat = Everybody at one keyboard; hands are hidden while it changes hands.
cli-play-arg-seed = A number that decides every shuffle, to play the same deal again.
cli-play-arg-plain = Line by line, for screen readers and pipes; answers may come from a file.
cli-play-arg-speed = How fast the computer’s moves are shown: step, slow, normal, fast or instant. Only in a terminal; the game remembers it.
cli-play-arg-first = A first game: the number of players and the options that are easiest to begin with.
cli-play-arg-resume = Take up a saved game.

# -- saves

cli-play-save-name = “{ $name }” cannot be the name of a save; use letters, digits, dots and hyphens, at most 64 of them.
cli-play-save-taken = Another game is already saved as “{ $name }”; choose another name.
cli-play-save-unknown = There is no save called “{ $name }” in { $folder }; the command “resume” lists those there are.
cli-play-save-none-at-all = There is no unfinished game in { $folder }; start a new one.
cli-play-save-none = There is no unfinished game of “{ $game }” in { $folder }; start a new one.
cli-play-save-unreadable = The save { $file } cannot be opened ({ $why }); check who may read it.
cli-play-save-corrupt = The save { $file } is damaged. { $why }
cli-play-seating-corrupt = The file { $file }, which says who sits where, is damaged; remove it to take the seats from the command line.
cli-play-cannot-save = The game cannot be saved at { $file } ({ $why }); free some room or set COMITIUM_HOME to another folder.
cli-play-lost = The game is not kept as it stands now. { $why }
cli-play-saved = Saved: { $file }
cli-play-left = Your game is saved: { $file }
cli-play-bot-failed = { $why } It was decision { $decision }; where in its code it happened is written here: { $file }
cli-play-come-back = Go on with: comitium play --resume { $name }
cli-play-shelf-open = { $name } · { $when } · { $players }
cli-play-shelf-here = { $name } · { $when } · { $players } · this game
cli-play-parted = The save { $name } is being played elsewhere too; this game is kept as { $other } from now on.
cli-play-shelf-over = { $name } · { $when } · { $players } · finished
cli-play-shelf-how = Type “resume” and a number or a name.
cli-play-shelf-empty = Nothing is saved yet.

# -- the command line

cli-play-seat = There is no seat called “{ $seat }”; choose one of these: { $known }.

# -- around the table

cli-play-person = human
cli-play-log = Log
cli-play-sealed = Cards and dice were fixed in advance and are sealed; the seal, to be checked at the end: { $commitment }
cli-play-commands = Type a number, several (4 1) or a notation ({ $example }). Also: ? explain, u undo, h hint, { $also }, log, save, quit.
cli-play-commands-more = More: “? 7.3” or “? vote” explains a rule, “? words” lists the words of the game with their meanings, “? aim” tells the aim, “? signs” the picture; “rules” lists the chapters, “table” tells the table again, “auto” answers this question as an adviser would, “speed” sets how fast the computer’s moves are shown, “resume” lists saved games.
cli-play-topic-aim = aim goal object objective win winning victory
cli-play-topic-points = points point score scores
cli-play-topic-signs = signs sign legend symbols symbol picture
cli-play-topic-words = words word glossary terms term vocabulary
cli-play-curtain = Pass the device { $to }, who then presses Enter.
cli-play-to = to { $seat }
cli-play-more = Enter shows more; anything else you type is taken at the table.
cli-play-enter = Enter goes back to the table; anything else you type is taken there.
cli-play-to-the-table = Enter goes to the table; “? signs” explains what you see there, “comitium learn” teaches it step by step.
cli-play-speed-step = step
cli-play-speed-slow = slow
cli-play-speed-normal = normal
cli-play-speed-fast = fast
cli-play-speed-instant = instant
cli-play-speed = The computer’s moves are shown at this speed: { $speed }. “speed” and a word changes it: { $known }.
cli-play-speed-unknown = There is no speed “{ $speed }”; choose { $known }.
cli-play-stepping = Enter goes on.
cli-play-following = Enter skips to your next decision.
cli-play-part = That is what your move brought: Enter hides it, then pass the device on.
cli-play-out = Your faction has lost its last senator and is out of the game [{ $rule }]; the others play on without you.
cli-play-out-how = Enter looks on to the end; “quit” leaves now. The game is saved either way.
cli-play-since = Since you last looked:
cli-play-thinking = { $player } is thinking …
cli-play-thinking-since = { $player } is thinking … { $seconds } s
cli-play-adviser = Your adviser
cli-play-visit-only = Nothing is asked of you now.
cli-play-visit-nobody = Nobody called “{ $name }” sits at this keyboard; pass the device to one of these: { $known }.
cli-play-visit-commands = “pass” and a name or a number (“pass 3”) hands the device to somebody who is not asked: to look at her cards, or to say something.

# -- answers and commands

cli-play-how-many = How many? Type { $number } and a number from { $low } to { $high }: “{ $number } { $high }”.
cli-play-no-number =
    There is no answer { $number } here; { $count ->
        [one] the only one is 1.
       *[other] choose a number from 1 to { $count }.
    }
cli-play-not-offered = “{ $answer }” is not on offer here; choose from the list.
cli-play-not-understood = “{ $answer }” is neither an answer nor a command; type a number from the list, or ? for help.
cli-play-moved = The list is another one now; the rest of the line was not used: { $answers }
cli-play-dropped = The rest of the line was not used: { $answers }
cli-play-unseen = “{ $answers }” was not taken: here is the question.
cli-play-then = {"; "}
cli-play-taken-up = Here you left off: “news” tells what has happened since your last decision, “?” helps.
cli-play-undone = Taken back.
cli-play-undone-order = This standing order is over with it: { $order }
cli-play-offer-enter = Only one answer is possible: Enter gives it.
cli-play-offer-pass = “pass always” lets the table answer for you where there is nothing to choose.
cli-play-offer-quiet = Asked too often? “quiet on” passes for you where nothing of yours is at stake.
cli-play-offer-auto = “auto” lets the computer finish your preparation; several numbers at once (1 1 4 2 …) are quick, too.
cli-play-passed = Answered for you, as you ordered: { $answer }.
cli-play-pass-always = From now on the table answers for you where there is only one answer; “pass ask” ends it.
cli-play-pass-ask = From now on you are asked again, even where there is only one answer.
cli-play-pass-shared = At a shared keyboard everybody answers for themselves; an order to pass would show who has a choice.
cli-play-auto-done = Your preparation is finished.
cli-play-auto-answered = { $bot } has answered for you: { $answers }.
cli-play-hint = How { $bot } judges your chances of winning, from what you can see:
cli-play-hint-bar = { $number } { $bar } { $share } % { $choice }
cli-play-hint-line = { $number }: { $share } %, { $choice }
cli-play-hint-plain = { $bot } would answer { $number }: { $choice }.
cli-play-hint-typed = { $bot } would answer: { $answer }
cli-play-no-rule = The rules do not speak of “{ $rule }”; ask for a number (“? 7.3”), a ruling (“? R-012”), a word such as “? vote” (“? words” lists them), “? aim” or “? signs”. “rules” lists the chapters.
cli-play-rules-how = Type “rules 7” for a chapter’s list, “? 7.3” for the rules themselves.

# -- the end

cli-play-won =
    { $seat-count ->
        [one] { $seat } wins, { $scores } [{ $rule }]
       *[other] { $seat } win, { $scores } [{ $rule }]
    }
cli-play-won-only =
    { $seat-count ->
        [0] No player wins. [{ $rule }]
        [one] { $seat } wins. [{ $rule }]
       *[other] { $seat } win. [{ $rule }]
    }
cli-play-drawn = A draw, { $scores } [{ $rule }]
cli-play-verify = To check the deal: the SHA-256 of “comitium seed { $seed }” is { $commitment }, as announced at the start.
cli-play-journal = The whole game is kept in { $file } (comitium replay reads it).
cli-play-report = Enter shows how it really was, page by page; q leaves.
cli-play-report-more = Enter shows more; anything else you type ends the report.
cli-play-report-over = Enter ends the report.
cli-play-scribe = The scribe

# -- the table in words, news, agreements, standing orders

cli-play-not-there = Nothing on the table is called “{ $name }”. “? { $name }” says what the rules know of it.
cli-play-no-news = Nothing has happened since your last decision.
cli-play-deals-none = No agreement is offered or binds.
cli-play-deal-binds = Agreement { $number } binds:
cli-play-deal-waits = Agreement { $number } is offered to you (“accept { $number }”, “refuse { $number }”); it waits for { $parties }:
cli-play-deal-mine = Agreement { $number } waits for { $parties } (“refuse { $number }” takes it back):
cli-play-deal-open = Agreement { $number } is offered and waits for { $parties }:
cli-play-deal-why = { $seat } on agreement { $number }: “{ $why }”
cli-play-deal-accepted = You have said yes.
cli-play-deal-refused = You have said no.
cli-play-motion-moved = Your motion is before the table.
cli-play-offer-unfinished = For what? Say what you want in return, or leave out the last word: then it is a gift.
cli-play-deal-which = Say which one, by its number; “deals” lists them.
cli-play-forced-what = “{ $word }” is not understood here; it is “forced on” or “forced off”.
cli-play-forced-on = From now on the table answers for you wherever there is only one answer; “forced off” ends it.
cli-play-forced-off = From now on you are asked again, even where there is only one answer.
cli-play-quiet-what = “{ $word }” is not understood here; it is “quiet on” or “quiet off”.
cli-play-quiet-on = From now on you are asked only where something of yours is at stake or can be stopped; “quiet off” ends it.
cli-play-quiet-off = From now on you are asked again, even where nothing of yours is at stake.
cli-play-always-what = Say which answer: “always 1”, “phase 1”, “during 1” or “until 1”.
cli-play-always = “{ $question }”: from now on your answer to such a question is { $answer }; “orders off” ends it.
cli-play-always-phase = “{ $question }”: as long as this phase lasts your answer to such a question is { $answer }; “orders off” ends it.
cli-play-during = “{ $question }”: your answer to such a question { $scope } is { $answer }; “orders off” ends it.
cli-play-until = “{ $question }”: your answer to such a question { $moment } is { $answer }; “orders off” ends it.
cli-play-until-nothing = This game knows nothing until which an order could hold; “always 1” holds for good.
cli-play-during-nothing = No vote, trial or phase is going on for which an order could hold; “always 1” holds for good.
cli-play-offer-orders = Asked too often? “phase 1” passes for you as long as this phase lasts, “during 1” only { $scope }.
cli-play-offer-until = Asked too often? “until 1” passes for you { $moment }, “phase 1” as long as this phase lasts.
cli-play-offer-round = Several numbers in one line (2 1 3) are taken one after the other.
cli-play-offer-phase = Asked too often? “phase 1” passes for you as long as this phase lasts.
cli-play-orders-off = Your standing orders are ended.
cli-play-orders-none = You have left no standing orders. “forced on”, “quiet on”, “always 1”, “phase 1”, “during 1” and “until 1” leave one.
cli-play-orders-how = “orders off” ends them.
cli-play-order-forced = Where there is only one answer, it is given for you.
cli-play-order-quiet = Where nothing of yours is at stake, the table goes on without asking you.
cli-play-order-question = To one kind of question
cli-play-order = { $question }, always: { $answer }.
cli-play-order-during = { $question }, { $scope }: { $answer }.
cli-play-order-matter = { $answer } (where it is about: { $matter })
cli-play-order-phase = { $question }, as long as this phase lasts: { $answer }.
cli-play-unasked-none = There is nothing that you may do unasked now.
cli-play-unasked-how = “unasked” and a number does it.
