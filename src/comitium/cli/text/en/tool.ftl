# What the command line says.
# -- tools (cli-tool-*): games, simulate, bench, ledger, rule, replay, position

cli-tool-help = Three games of Roman politics, every rule enforced.
cli-tool-help-games = List the games, their options and their bots.
cli-tool-help-simulate = Play many games between bots and count the results.
cli-tool-help-mcp = Give a language model a seat, over the Model Context Protocol.
cli-tool-help-league = Let bots meet one another in a league and rate them.
cli-tool-help-benchmark = Measure a bot or language model against fixed opponents on fixed deals.
cli-tool-help-bench = Measure how fast the games run.
cli-tool-help-ledger = Compare the rulebook of a game with its code and its tests.
cli-tool-help-rule = Explain a rule, and show where it is enforced and tested.
cli-tool-help-replay = Replay a saved game and check that it ends the same way.
cli-tool-help-position = Read a position and list the legal choices.
cli-tool-help-play = Play a game in the terminal.
cli-tool-help-learn = Take a lesson at the real table, or list the lessons.
cli-tool-help-record = List your results against the directives.
cli-tool-help-serve = Run the server for browsers, on this device or a network.
cli-tool-help-help = Show this page.
cli-tool-help-version = Show the version.
cli-tool-help-commands = Commands
cli-tool-help-parameters = Parameters
cli-tool-help-usage = Usage
cli-tool-help-default = default: { $value }
cli-tool-help-required = required
cli-tool-arg-game = The game: { $games }.
cli-tool-arg-json = Print one JSON value and nothing else.
cli-tool-arg-lang = The language: { $languages }.
cli-tool-arg-option = An option of the game, as name=value; can be repeated.
cli-tool-arg-players = Number of players. Res Publica Romana for 1 or 2: the other factions are neutral and follow their cards.
cli-tool-arg-bots = The bots, separated by commas: Fortuna, Pupil, Rhetor, Scholar or Oracle (random, quaestor, tribune, praetor, consul), optionally with parameters (oracle:sims=400), or your own (module:Class); “rule” for a seat led by rule, where the game has them.
cli-tool-arg-games = Number of games to play.
cli-tool-arg-seed = The seed that determines all chance.
cli-tool-arg-jobs = Number of processes; 0 uses every core. The result does not depend on it.
cli-tool-arg-rotate = Whether the bots change seats from game to game; by default they do if they differ.
cli-tool-arg-duplicate = Play every deal once with each seating, to remove the luck of the cards.
cli-tool-arg-crashes = A folder for the journals of games that crash.
cli-tool-arg-seconds = How long to measure each game and build.
cli-tool-arg-bench-game = The game to measure; by default all of them.
cli-tool-arg-number = The number of a rule, a section, a chapter or a ruling: 7.3.1, 7.3, 7, R-045.
cli-tool-arg-file = A journal or a record of a game; - reads the standard input.
cli-tool-arg-log = Whether to print what happened, line by line.
cli-tool-arg-deck = Whether to write the cards of the piles, or only how many there are.
cli-tool-arg-text = The position, as the game writes it; - reads the standard input.
cli-tool-unknown-command = There is no command “{ $word }”; choose one of these: { $known }.
cli-tool-unknown-flag = “{ $word }” is not an option of this command; comitium { $command } --help lists them.
cli-tool-extra = “{ $word }” is one word too many; comitium { $command } --help shows the usage.
cli-tool-needed = { $name } is required; comitium { $command } --help shows the usage.
cli-tool-needs-value = { $name } needs a value; comitium { $command } --help shows which.
cli-tool-bad-value = { $name } cannot be “{ $value }”; comitium { $command } --help shows what it can be.
cli-tool-repeated = { $name } is given more than once; give it once.
cli-tool-bad-command = The command is not understood; comitium { $command } --help shows how to write it.
cli-tool-bad-number = { $name } cannot be { $value }; give a larger number.
cli-tool-option-spelling = “{ $text }” is not an option; write it as name=value.
cli-tool-option-twice = The option “{ $option }” is given more than once; give it once.
cli-tool-no-file = There is no file “{ $file }”; check the name.
cli-tool-no-read = The file “{ $file }” cannot be read; check that it is a text file you may open.
cli-tool-no-write = “{ $file }” cannot be written; choose a folder you may write to.
cli-tool-no-output = The output cannot be written ({ $why }); use a terminal, a pipe or a file with room.
cli-tool-no-input = There is no input to read; use a terminal, a pipe or a file.
cli-tool-bad-position = The text is not a position of this game ({ $error }); compare it with one the game has written.
cli-tool-bad-journal = The text is not a saved game ({ $error }); use an unchanged copy.
cli-tool-unknown-rule = The rulebook of “{ $game }” has no rule “{ $number }”; the nearest are { $near }.
cli-tool-no-ledger = The game “{ $game }” has no ledger of rules.
cli-tool-bug = Internal error in Comitium ({ $error }); set COMITIUM_DEBUG=1 and try again to see where.
cli-tool-players = { $low } to { $high } players
cli-tool-players-fixed = { $count ->
        [one] One player
       *[other] { $count } players
    }
cli-tool-bots-here = Bots: { $bots }
cli-tool-column-option = Option
cli-tool-column-default = Default
cli-tool-column-choices = Choices
cli-tool-column-rule = Rule
cli-tool-column-player = Bot
cli-tool-column-games = Games
cli-tool-column-wins = Wins
cli-tool-column-draws = Draws
cli-tool-column-rate = Win rate
cli-tool-column-interval = 95% interval
cli-tool-column-score = Mean score
cli-tool-column-game = Game
cli-tool-column-build = Build
cli-tool-column-speed = Decisions/s
cli-tool-column-clone = Copy, µs
cli-tool-column-ratio = Ratio
cli-tool-column-choice = Choice
cli-tool-column-notation = Notation
cli-tool-column-meaning = Meaning
cli-tool-column-rating = Rating
cli-tool-column-survival = Rome survives
cli-tool-column-agreed = Agreements
cli-tool-column-kept = Kept
cli-tool-column-broken = Broken
cli-tool-column-value = Value
cli-tool-column-tokens = Tokens/game
cli-tool-column-cost = Cost/game
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
       *[other] When nobody wins, each player is credited with one win in { $seats }.
    }
cli-tool-draws = draws
cli-tool-counted = { $what }: { $count }
cli-tool-failures = { $count ->
        [one] One game
       *[other] { $count } games
    } crashed:
cli-tool-failure = game { $game }, seed { $seed }: { $error }
cli-tool-failure-bot = game { $game }, seed { $seed }, { $bot } in seat { $seat }, decision { $decision }: { $error }
cli-tool-build-interpreted = interpreted
cli-tool-build-compiled = compiled
cli-tool-not-compiled = Only the interpreted build is available; “make compiled” adds the compiled one.
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
cli-tool-status-planned = planned
cli-tool-status-ruling = ruling
cli-tool-concerns = Rules concerned: { $rules }
cli-tool-ledger = { $title }: { $rules } rules in all; enforced: { $enforced }, with code: { $code }, with tests: { $tests }.
cli-tool-ledger-planned = { $count ->
        [one] One rule is planned and not required yet.
       *[other] { $count } rules are planned and not required yet.
    }
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
cli-tool-gap-option-unknown = Rule { $rule } names the option { $where }, which does not exist.
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
