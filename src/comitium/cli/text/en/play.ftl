# -- the table (cli-play-*)

cli-play-arg-game = The game; by default the first of the list. With --resume the name of a save, or a game, to continue its last unfinished save.
cli-play-arg-opponent = The bot: Fortuna, Pupil, Rhetor, Scholar or Oracle (random, quaestor, tribune, praetor, consul), optionally with parameters (oracle:seconds=0.5), or your own (module:Class).
cli-play-arg-seat = Your seat; by default the last one. Several, as in Column,Star, are people at this keyboard; bots take the others.
cli-play-arg-hotseat = All players share one keyboard; hands are hidden while you pass it on.
cli-play-arg-led = Who leads each seat, in place of the options above, as in me,me,tribune: me (several times to lead several), device (someone else at this keyboard), with-Caesar (the player who leads Caesar), rule (where the game has seats led by rule), or a bot.
cli-play-arg-seed = A number that determines every shuffle, to play the same deal again.
cli-play-arg-plain = Line by line, for screen readers and pipes; answers may come from a file.
cli-play-arg-speed = How fast the bots’ moves are shown: step, slow, normal, fast or instant. Only in a terminal; the game remembers it.
cli-play-arg-first = A first game, with the number of players and the options that are easiest for beginners.
cli-play-arg-beat = A result to beat with this deal, as a finished game names it.
cli-play-beat = To beat with this deal: { $result }.
cli-play-no-result = “{ $code }” is not a result that a game can reach.
cli-play-beaten =
    { $how ->
        [1] To beat: { $result }. You did better!
        [0] To beat: { $result }. You did just as well.
       *[other] To beat: { $result }. You did not reach it.
    }
cli-play-challenge = The same deal for a friend: { $command }
cli-play-record-none = No game against the directives is finished yet.
cli-play-record-game = { $day }: { $result } ({ $name })
cli-play-arg-resume = Continue a saved game.

# -- saves

cli-play-save-name = “{ $name }” cannot be the name of a save; use letters, digits, dots and hyphens, at most 64 of them.
cli-play-save-taken = Another game is already saved as “{ $name }”; choose another name.
cli-play-save-unknown = There is no save called “{ $name }” in { $folder }; the command “resume” lists your saves.
cli-play-save-none-at-all = There is no unfinished game in { $folder }; start a new one.
cli-play-save-none = There is no unfinished game of “{ $game }” in { $folder }; start a new one.
cli-play-save-unreadable = The save { $file } cannot be opened ({ $why }); check its permissions.
cli-play-save-corrupt = The save { $file } is damaged. { $why }
cli-play-seating-corrupt = The file { $file }, which records the seating, is damaged; remove it to take the seats from the command line.
cli-play-cannot-save = The game cannot be saved at { $file } ({ $why }); free some space or set COMITIUM_HOME to another folder.
cli-play-lost = The latest state of the game is not saved. { $why }
cli-play-saved = Saved: { $file }
cli-play-left = Your game is saved: { $file }
cli-play-bot-failed = { $why } It was decision { $decision }; the traceback is in { $file }
cli-play-come-back = Continue with: comitium play --resume { $name }
cli-play-saves-open = { $name } · { $when } · { $players }
cli-play-saves-here = { $name } · { $when } · { $players } · this game
cli-play-parted = The save { $name } is also being played elsewhere; this game is now saved as { $other }.
cli-play-saves-over = { $name } · { $when } · { $players } · finished
cli-play-saves-how = Type “resume” and a number or a name.
cli-play-saves-empty = Nothing is saved yet.

# -- the command line

cli-play-seat = There is no seat called “{ $seat }”; choose one of these: { $known }.
cli-play-led-alone = “--led” says who leads every seat; leave out “--players”, “--seat”, “--opponent”, “--hotseat” and “--resume”.
cli-play-led-open = At a terminal nobody joins by link; use “device” for someone else at this keyboard.

# -- around the table

cli-play-person = human
cli-play-you = you
cli-play-neutral = neutral faction
cli-play-by-rule = by rule
cli-play-log = Log
cli-play-no-why = Since your last decision nothing has happened by directive.
cli-play-sealed = Cards and dice are fixed in advance and sealed; check this seal at the end: { $commitment }
cli-play-commands = Type a number, several (4 1) or a notation ({ $example }). Also: ? explain, u undo, h hint, { $also }, log, save, quit.
cli-play-commands-more = More: “? 7.3” or “? vote” explains a rule, “? words” is the glossary, “? aim” shows the aim, “? signs” the signs; “rules” lists the chapters, “table” shows the table again, “moment” lists what was decided and “moment 1” shows it once more, “auto” answers this question as an adviser would, “speed” sets how fast the bots’ moves are shown, “resume” lists saved games.
cli-play-topic-aim = aim goal object objective win winning victory
cli-play-topic-points = points point score scores
cli-play-topic-signs = signs sign legend symbols symbol picture
cli-play-topic-words = words word glossary terms term vocabulary
cli-play-curtain = Pass the device { $to }, who then presses Enter.
cli-play-answers-for = You now decide for { $seat }.
cli-play-to = to { $seat }
cli-play-more = Enter shows more; anything else you type is an answer or a command.
cli-play-enter = Enter returns to the table; anything else you type is an answer or a command.
cli-play-to-the-table = Enter goes to the table; “? signs” explains its signs, “comitium learn” teaches it step by step.
cli-play-speed-step = step
cli-play-speed-slow = slow
cli-play-speed-normal = normal
cli-play-speed-fast = fast
cli-play-speed-instant = instant
cli-play-speed = The bots’ moves are shown at this speed: { $speed }. “speed” and a word changes it: { $known }.
cli-play-speed-unknown = There is no speed “{ $speed }”; choose { $known }.
cli-play-stepping = Enter continues.
cli-play-following = Enter skips to your next decision.
cli-play-part = This is the result of your move: Enter hides it, then pass the device on.
cli-play-out = Your faction has lost its last senator and is out of the game [{ $rule }]; the others play on without you.
cli-play-out-how = Enter watches to the end; “quit” leaves now. The game is saved either way.
cli-play-since = Since you last looked:
cli-play-thinking = { $player } is thinking…
cli-play-thinking-since = { $player } is thinking… { $seconds } s
cli-play-adviser = Your adviser
cli-play-visit-only = You have no question to answer now.
cli-play-visit-nobody = There is no “{ $name }” at this keyboard; pass the device to one of these: { $known }.
cli-play-visit-commands = “pass” and a name or a number (“pass 3”) hands the device to another player, to look at their cards or make a claim.

# -- answers and commands

cli-play-how-many = How many? Type { $number } and a number from { $low } to { $high }: “{ $number } { $high }”.
cli-play-no-number =
    There is no answer { $number } here; { $count ->
        [one] the only one is 1.
       *[other] choose a number from 1 to { $count }.
    }
cli-play-not-understood = “{ $answer }” is neither an answer nor a command; type a number from the list, or ? for help.
cli-play-moved = The list has changed; the rest of the line was not used: { $answers }
cli-play-dropped = The rest of the line was not used: { $answers }
cli-play-unseen = “{ $answers }” was not used: here is the question.
cli-play-then = {"; "}
cli-play-taken-up = You left off here: “news” shows what has happened since your last decision, “?” helps.
cli-play-undone = Undone.
cli-play-undone-order = This standing order ends with it: { $order }
cli-play-offer-enter = Only one answer is possible: Enter gives it.
cli-play-offer-pass = “pass always” answers for you when only one answer is possible.
cli-play-offer-quiet = Asked too often? “quiet on” skips questions that don’t affect you.
cli-play-offer-auto = “auto” finishes your setup for you; you can also type several numbers at once (1 1 4 2 …).
cli-play-offer-unasked = { $count ->
        [one] You can also do this now: { $act }. “unasked” lists it.
       *[other] Nobody asks for it, but { $count } actions are open to you now, such as: { $act }. “unasked” lists them.
    }
cli-play-passed = Your standing order answered: { $answer }.
cli-play-pass-always = From now on you are not asked when only one answer is possible; “pass ask” ends it.
cli-play-pass-ask = From now on you are asked again, even when only one answer is possible.
cli-play-pass-shared = At a shared keyboard each player answers every question; a standing order would reveal who has a choice.
cli-play-auto-done = Your setup is finished.
cli-play-auto-answered = { $bot } has answered for you: { $answers }.
cli-play-hint = Your chances of winning, as { $bot } judges them from what you can see:
cli-play-hint-bar = { $number } { $bar } { $share }% { $choice }
cli-play-hint-line = { $number }: { $share }%, { $choice }
cli-play-hint-plain = { $bot } would answer { $number }: { $choice }.
cli-play-odds = What may come of the answers:
cli-play-stakes = What the answers gain and lose:
cli-play-stakes-line = { $number }: { $stakes }
cli-play-hint-typed = { $bot } would answer: { $answer }
cli-play-no-rule = There is no rule “{ $rule }”; ask for a number (“? 7.3”), a ruling (“? R-012”), a word such as “? vote” (“? words” lists them), “? aim” or “? signs”. “rules” lists the chapters.
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
cli-play-journal = The whole game is saved in { $file } (comitium replay reads it).
cli-play-report = Enter shows what really happened, page by page; q quits.
cli-play-report-more = Enter shows more; anything else you type ends the report.
cli-play-report-over = Enter ends the report.
cli-play-scribe = The scribe

# -- the table in words, news, agreements, standing orders

cli-play-not-there = Nothing on the table is called “{ $name }”. “? { $name }” shows what the rules say about it.
cli-play-moments = What was decided, the latest first; “moment 1” shows the first of these once more.
cli-play-no-moment = Nothing has been decided yet.
cli-play-no-such-moment = “moment” takes a number from 1 to { $count }; 1 is the latest.
cli-play-no-news = Nothing has happened since your last decision.
cli-play-deals-none = No offers or agreements.
cli-play-deal-binds = Agreement { $number }, in force:
cli-play-deal-words = Agreement { $number }, recorded, no promise:
cli-play-deal-waits = Agreement { $number } is offered to you (“accept { $number }”, “refuse { $number }”), waiting for { $parties }:
cli-play-deal-mine = Agreement { $number }, waiting for { $parties } (“refuse { $number }” withdraws it):
cli-play-deal-open = Agreement { $number } is offered, waiting for { $parties }:
cli-play-deal-why = { $seat } on agreement { $number }: “{ $why }”
cli-play-deal-accepted = You accept.
cli-play-deal-refused = You refuse.
cli-play-motion-moved = Your motion is on the floor.
cli-play-offer-unfinished = For what? Say what you want in return, or leave out the last word to make it a gift.
cli-play-deal-which = Say which one, by its number; “deals” lists them.
cli-play-ready = { $number } To { $seat }: “{ $offer }” ({ $gains })
cli-play-ready-how = “offer” with a number offers exactly these promises.
cli-play-ready-none = No ready offer has that number; “offer” alone lists them.
cli-play-ready-short = Nothing is ready for { $seat }. { $why }
cli-play-forced-what = “{ $word }” is not a setting; type “forced on” or “forced off”.
cli-play-forced-on = From now on you are not asked when only one answer is possible; “forced off” ends it.
cli-play-forced-off = From now on you are asked again, even when only one answer is possible.
cli-play-quiet-what = “{ $word }” is not a setting; type “quiet on” or “quiet off”.
cli-play-quiet-on = From now on you are asked only what affects you or what you can stop; “quiet off” ends it.
cli-play-quiet-off = From now on you are asked again, even what does not affect you.
cli-play-always-what = Say which answer: “always 1”, “phase 1”, “during 1” or “until 1”.
cli-play-always = “{ $question }”: from now on your answer to such a question is { $answer }; “orders off” ends it.
cli-play-always-phase = “{ $question }”: until the end of this phase your answer to such a question is { $answer }; “orders off” ends it.
cli-play-during = “{ $question }”: your answer to such a question { $scope } is { $answer }; “orders off” ends it.
cli-play-until = “{ $question }”: your answer to such a question { $moment } is { $answer }; “orders off” ends it.
cli-play-until-nothing = “until” does not work in this game; “always 1” lasts for the whole game.
cli-play-during-nothing = No vote, trial or phase is in progress; “always 1” lasts for the whole game.
cli-play-offer-orders = Asked too often? “phase 1” passes for you until the end of this phase, “during 1” only { $scope }.
cli-play-offer-until = Asked too often? “until 1” passes for you { $moment }, “phase 1” until the end of this phase.
cli-play-offer-round = You can type several numbers in one line (2 1 3).
cli-play-offer-phase = Asked too often? “phase 1” passes for you until the end of this phase.
cli-play-orders-off = Your standing orders are cancelled.
cli-play-orders-none = You have no standing orders. “forced on”, “quiet on”, “always 1”, “phase 1”, “during 1” and “until 1” give one.
cli-play-orders-how = “orders off” cancels them.
cli-play-order-forced = When only one answer is possible, it is given for you.
cli-play-order-quiet = Questions that don’t affect you are skipped.
cli-play-order-idle = Questions that leave nothing to decide are skipped.
cli-play-order-question = For one kind of question
cli-play-order = { $question }, always: { $answer }.
cli-play-order-during = { $question }, { $scope }: { $answer }.
cli-play-order-matter = { $answer } (where it is about: { $matter })
cli-play-order-phase = { $question }, until the end of this phase: { $answer }.
cli-play-unasked-none = No other action is available now.
cli-play-unasked-how = “unasked” and a number does it.
