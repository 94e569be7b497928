# What the command line says.

# -- tools (cli-tool-*): games, simulate, bench, ledger, rule, replay, position

cli-tool-help = One table for three games of Roman politics, every rule enforced.
cli-tool-help-games = The games of the house, their options and their computer players.
cli-tool-help-simulate = Play many games between computer players and count how they end.
cli-tool-help-bench = Measure how fast the games run.
cli-tool-help-ledger = Compare the rulebook of a game with its code and its tests.
cli-tool-help-rule = Explain a rule, and show where it is enforced and tested.
cli-tool-help-replay = Play a saved game again and check that it ends as it did.
cli-tool-help-position = Read a position and list what may be chosen in it.
cli-tool-help-play = Play a game in the terminal.
cli-tool-help-help = Show this page.
cli-tool-help-version = Show the version.
cli-tool-help-commands = Commands
cli-tool-help-parameters = Parameters
cli-tool-help-usage = Usage
cli-tool-help-default = default: { $value }
cli-tool-help-required = needed

cli-tool-arg-game = The game: { $games }.
cli-tool-arg-json = Print one JSON value and nothing else.
cli-tool-arg-lang = The language: en or fr.
cli-tool-arg-option = An option of the game, as name=value; may be given again.
cli-tool-arg-players = How many players sit at the table.
cli-tool-arg-bots = The computer players, separated by commas: Fortuna, Rhetor, Scholar or Oracle (random, tribune, praetor, consul), perhaps with parameters (oracle:sims=400), or your own (module:Class).
cli-tool-arg-games = How many games to play.
cli-tool-arg-seed = The number from which all chance follows.
cli-tool-arg-jobs = How many processes share the work; 0 takes every core. The result does not depend on it.
cli-tool-arg-rotate = Whether the players change seats from game to game; they do if they differ.
cli-tool-arg-duplicate = Play every deal once from each seating, so that nobody is lucky with the cards.
cli-tool-arg-crashes = A folder for the journals of games that break off.
cli-tool-arg-seconds = How long to measure each game and build.
cli-tool-arg-bench-game = The game to measure; all of them if none is named.
cli-tool-arg-number = The number of a rule, a section, a chapter or a ruling: 7.3.1, 7.3, 7, R-045.
cli-tool-arg-file = A journal or a record of a game; - reads the standard input.
cli-tool-arg-log = Whether to print what happened, line by line.
cli-tool-arg-text = The position, as the game writes it; - reads the standard input.

cli-tool-unknown-command = There is no command “{ $word }”; choose one of these: { $known }.
cli-tool-unknown-flag = “{ $word }” is not understood here; comitium { $command } --help lists what is.
cli-tool-extra = “{ $word }” is one word too many; comitium { $command } --help shows what is expected.
cli-tool-needed = { $name } is needed; comitium { $command } --help shows how to give it.
cli-tool-needs-value = { $name } must be followed by a value; comitium { $command } --help shows which.
cli-tool-bad-value = { $name } cannot be “{ $value }”; comitium { $command } --help shows what it can be.
cli-tool-repeated = { $name } is given more than once; give it once.
cli-tool-bad-command = The command cannot be understood; comitium { $command } --help shows how to write it.
cli-tool-bad-number = { $name } cannot be { $value }; give a larger number.
cli-tool-option-spelling = “{ $text }” is not an option; write it as name=value.
cli-tool-option-twice = The option “{ $option }” is given more than once; give it once.
cli-tool-no-file = There is no file “{ $file }”; check the name.
cli-tool-no-read = The file “{ $file }” cannot be read; check that it is a text file which you may open.
cli-tool-no-write = “{ $file }” cannot be written; choose a folder in which you may write.
cli-tool-no-output = The answer cannot be written ({ $why }); give it a terminal, a pipe or a file with room.
cli-tool-no-input = There is no input to read from; give it a terminal, a pipe or a file.
cli-tool-bad-position = The text is not a position of this game ({ $error }); compare it with one that the game has written.
cli-tool-bad-journal = The text is not a game ({ $error }); use an unchanged copy.
cli-tool-unknown-rule = The rulebook of “{ $game }” has no rule “{ $number }”; the nearest are { $near }.
cli-tool-no-ledger = The game “{ $game }” has no ledger of rules.
cli-tool-bug = Something went wrong inside Comitium ({ $error }); set COMITIUM_DEBUG=1 and try again to see where.

cli-tool-players = { $low } to { $high } players
cli-tool-players-fixed = { $count ->
        [one] One player
       *[other] { $count } players
    }
cli-tool-bots-here = Computer players: { $bots }
cli-tool-column-option = Option
cli-tool-column-default = Default
cli-tool-column-choices = Choices
cli-tool-column-rule = Rule
cli-tool-column-player = Player
cli-tool-column-games = Games
cli-tool-column-wins = Wins
cli-tool-column-draws = Draws
cli-tool-column-rate = Win rate
cli-tool-column-interval = 95 % interval
cli-tool-column-score = Mean score
cli-tool-column-game = Game
cli-tool-column-build = Build
cli-tool-column-speed = Decisions/s
cli-tool-column-clone = Copy, µs
cli-tool-column-ratio = Ratio
cli-tool-column-choice = Choice
cli-tool-column-notation = Notation
cli-tool-column-meaning = Meaning
cli-tool-everything-else = everything else by default

cli-tool-playing = Playing
cli-tool-played = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $title }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, { $seconds } s, seed { $seed }
cli-tool-winners = Won by { $winners }
cli-tool-reasons = Endings:
cli-tool-draw-half =
    { $seats ->
        [2] A draw counts as half a win.
       *[other] Where nobody wins, each player is credited with one win in { $seats }.
    }
cli-tool-draws = draws
cli-tool-counted = { $what }: { $count }
cli-tool-failures = { $count ->
        [one] One game
       *[other] { $count } games
    } broke off:
cli-tool-failure = game { $game }, seed { $seed }: { $error }
cli-tool-failure-bot = game { $game }, seed { $seed }, { $bot } on seat { $seat }, decision { $decision }: { $error }

cli-tool-build-interpreted = interpreted
cli-tool-build-compiled = compiled
cli-tool-not-compiled = Only the interpreted build is here; make compiled adds the compiled one.

cli-tool-chapter = Chapter { $number }
cli-tool-section = Section { $number }
cli-tool-code = Code
cli-tool-tests = Tests
cli-tool-rulings = Rulings
cli-tool-options = Options
cli-tool-nothing = none
cli-tool-no-tests-here = The tests are not part of this installation; read them in a checkout of the project.
cli-tool-status-enforced = enforced
cli-tool-status-automatic = automatic
cli-tool-status-offered = offered
cli-tool-status-component = component
cli-tool-status-option = option
cli-tool-status-note = note
cli-tool-status-ruling = ruling
cli-tool-concerns = Rules concerned: { $rules }

cli-tool-ledger = { $title }: { $rules } rules in all; enforced: { $enforced }, with code: { $code }, with tests: { $tests }.
cli-tool-ledger-complete = Nothing is missing.
cli-tool-ledger-missing = { $count ->
        [one] One thing is missing:
       *[other] { $count } things are missing:
    }
cli-tool-gap-code = Rule { $rule } has no code.
cli-tool-gap-test = Rule { $rule } has no test.
cli-tool-gap-test-idle = Rule { $rule } has no test that checks anything: { $where }.
cli-tool-gap-code-cites = { $where } cites rule { $rule }, which does not exist.
cli-tool-gap-test-cites = { $where } tests rule { $rule }, which does not exist.
cli-tool-gap-literal = { $where } names rule { $rule }, which does not exist.
cli-tool-gap-option-rule = The option { $where } belongs to rule “{ $rule }”, which does not exist.
cli-tool-gap-option-unknown = Rule { $rule } speaks of the option { $where }, which does not exist.
cli-tool-gap-ruling = Rule { $rule } refers to the ruling { $where }, which does not exist.
cli-tool-gap-card-mute = The card { $where } has neither an effect nor the mark “plain”.
cli-tool-gap-card-rule = The card { $where } belongs to rule “{ $rule }”, which does not exist.
cli-tool-gap-card-code = The card { $where } has an effect, but its rule { $rule } has no code.
cli-tool-gap-repeated = Rule { $rule } is listed more than once.
cli-tool-gap-status = Rule { $rule } has the status “{ $where }”, which does not exist.
cli-tool-gap-untold = Rule { $rule } lacks a title or a summary in one of the languages.

cli-tool-replayed = { $title }, { $choices ->
        [0] no choice
        [one] one choice
       *[other] { $choices } choices
    }, seed { $seed }
cli-tool-options-set = Options: { $options }
cli-tool-score = Final score: { $scores }
cli-tool-won-by = Won by { $winners }. { $reason } [{ $rule }]
cli-tool-drawn = Nobody wins. { $reason } [{ $rule }]
cli-tool-unfinished = The game is not over yet.
cli-tool-digest = Digest { $digest }
cli-tool-question = { $seat } is asked: { $text }
cli-tool-over = The game is over in this position.

# -- the table (cli-play-*)

cli-play-arg-game = The game, the first of the list if none is named; with --resume the name of a save, or a game whose last unfinished save is meant.
cli-play-arg-opponent = The computer player: Fortuna, Rhetor, Scholar or Oracle (random, tribune, praetor, consul), perhaps with parameters (oracle:seconds=0.5), or your own (module:Class).
cli-play-arg-seat = The seat you take; without it the last one.
cli-play-arg-hotseat = Everybody at one keyboard; hands are hidden while it changes hands.
cli-play-arg-seed = A number that decides every shuffle, to play the same deal again.
cli-play-arg-plain = Line by line, for screen readers and pipes; answers may come from a file.
cli-play-arg-speed = How fast the computer's moves are shown: step, slow, normal, fast or instant. Only in a terminal; the game remembers it.
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
cli-play-shelf-over = { $name } · { $when } · { $players } · finished
cli-play-shelf-how = Type “resume” and a number or a name.
cli-play-shelf-empty = Nothing is saved yet.

# -- the command line

cli-play-seat = There is no seat called “{ $seat }”; choose one of these: { $known }.

# -- around the table

cli-play-person = human
cli-play-log = Log
cli-play-sealed = The deal is sealed; its fingerprint is { $commitment }.
cli-play-commands = Type a number, several (4 1) or a notation ({ $example }). Also: ? explain, u undo, h hint, { $also }, log, save, quit.
cli-play-commands-more = More: “? 7.3” or “? vote” explains a rule, “? aim” the aim, “? signs” the picture; “rules” lists the chapters, “table” tells the table again, “speed” sets how fast the computer's moves are shown, “resume” lists saved games.
cli-play-topic-aim = aim goal object objective win winning victory
cli-play-topic-points = points point score scores
cli-play-topic-signs = signs sign legend symbols symbol picture
cli-play-curtain = Pass the device to { $seat }, who then presses Enter.
cli-play-more = Enter shows more; anything else you type is taken at the table.
cli-play-enter = Enter goes back to the table; anything else you type is taken there.
cli-play-speed-step = step
cli-play-speed-slow = slow
cli-play-speed-normal = normal
cli-play-speed-fast = fast
cli-play-speed-instant = instant
cli-play-speed = The computer's moves are shown at this speed: { $speed }. “speed” and a word changes it: { $known }.
cli-play-speed-unknown = There is no speed “{ $speed }”; choose { $known }.
cli-play-stepping = Enter goes on.
cli-play-following = Enter skips to your next decision.
cli-play-part = That is what your move brought: Enter hides it, then pass the device on.
cli-play-since = Since you last looked:
cli-play-thinking = { $player } is thinking …
cli-play-thinking-since = { $player } is thinking … { $seconds } s
cli-play-adviser = Your adviser
cli-play-visit-only = Nothing is asked of you now.
cli-play-visit-nobody = Nobody called “{ $name }” sits at this keyboard; pass the device to one of these: { $known }.
cli-play-visit-commands = “pass” and a name or a number (“pass 3”) hands the device to somebody who is not asked: to look at her cards, or to say something.
# -- answers and commands

cli-play-no-number =
    There is no answer { $number } here; { $count ->
        [one] the only one is 1.
       *[other] choose a number from 1 to { $count }.
    }
cli-play-not-understood = “{ $answer }” is neither an answer nor a command; type a number from the list, or ? for help.
cli-play-dropped = The rest of the line was not used: { $answers }
cli-play-undone = Taken back.
cli-play-offer-enter = Only one answer is possible: Enter gives it.
cli-play-offer-pass = “pass always” lets the table answer for you whenever you hold no veto.
cli-play-offer-auto = “auto” lets the computer finish your preparation; several numbers at once (1 1 4 2 …) are quick, too.
cli-play-passed = Answered for you, as you ordered: { $answer }.
cli-play-pass-always = From now on the table answers for you where there is only one answer; “pass ask” ends it.
cli-play-pass-ask = From now on you are asked again, even where there is only one answer.
cli-play-pass-shared = At a shared keyboard everybody answers for themselves; an order to pass would show who has a choice.
cli-play-auto-late = Nothing is left to prepare; “auto” only finishes a preparation.
cli-play-auto-done = Your preparation is finished.
cli-play-no-adviser = Nobody here can advise on this game.
cli-play-hint = How { $bot } judges your chances of winning, from what you can see:
cli-play-hint-bar = { $number } { $bar } { $share } % { $choice }
cli-play-hint-line = { $number }: { $share } %, { $choice }
cli-play-hint-plain = { $bot } would answer { $number }: { $choice }.
cli-play-no-rule = The rules do not speak of “{ $rule }”; ask for a number (“? 7.3”), a ruling (“? R-012”), a word such as “? vote”, “? aim” or “? signs”. “rules” lists the chapters.
cli-play-rules-how = Type “rules 7” for a chapter's list, “? 7.3” for the rules themselves.

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
cli-play-report-over = Enter ends the report.
cli-play-scribe = The scribe
