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
cli-tool-arg-bots = The computer players, separated by commas: random, consul:sims=400 …
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
cli-tool-bot-spelling = “{ $part }” is not a parameter of “{ $bot }”; write it as name:key=value.
cli-tool-bot-parameter = The player “{ $bot }” has no parameter “{ $parameter }”; { $known ->
        [none] it takes none
       *[other] it has { $known }
    }.
cli-tool-bot-value = The parameter “{ $parameter }” of the player “{ $bot }” cannot be “{ $value }”; give it another value.
cli-tool-bot-count = { $bots ->
        [one] One computer player is named
       *[other] { $bots } computer players are named
    } for { $players } seats; name one for each seat, or one for all of them.
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

cli-play-arg-game = The game, caesar if none is named; with --resume the name of a save, or a game whose last unfinished save is meant.
cli-play-arg-opponent = The computer's level: random, tribune or consul, perhaps with parameters (consul:seconds=0.5).
cli-play-arg-seat = The seat you take; without it the last one (in Caesar & Cleopatra the one that plays first).
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
cli-play-come-back = Go on with: comitium play --resume { $name }
cli-play-shelf-open = { $name } · { $when } · { $players }
cli-play-shelf-here = { $name } · { $when } · { $players } · this game
cli-play-shelf-over = { $name } · { $when } · { $players } · finished
cli-play-shelf-how = Type “resume” and a number or a name.
cli-play-shelf-empty = Nothing is saved yet.

# -- the command line

cli-play-no-table = “{ $game }” has no table in the terminal yet; choose one of these: { $known }.
cli-play-seat = There is no seat called “{ $seat }”; choose one of these: { $known }.

# -- around the table

cli-play-you = you
cli-play-person = human
cli-play-player = { $seat } ({ $player })
cli-play-decides = · decides
cli-play-log = Log
cli-play-sealed = The deal is sealed; its fingerprint is { $commitment }.
cli-play-commands = Type a number, several (4 1) or a notation ({ $example }). Also: ? explain, u undo, h hint, { $also }, log, save, quit.
cli-play-commands-more = More: “? 7.3” or “? vote” explains a rule, “? aim” the aim, “? signs” the picture; “rules” lists the chapters, “table” tells the table again, “speed” sets how fast the computer's moves are shown, “resume” lists saved games.
cli-play-caesar-commands = “auto” finishes your preparation, “pass always” and “pass ask” settle what happens when you have no veto.
cli-play-idus-commands = Talk is free: “claim faction loyal”, “claim vote 3 red” (your vote of turn 3) or “claim saw 3 Horatius green” (what you saw as Praetor) is said to everybody, and nobody checks it.
cli-play-idus-claim-words = saw: saw seen; vote: vote voted; faction: faction side; traitor: traitor traitors; merchant: merchant merchants
cli-play-topic-aim = aim goal object objective win winning victory
cli-play-topic-points = points point score scores
cli-play-topic-signs = signs sign legend symbols symbol picture
cli-play-caesar-aim = The aim: win patricians. You lay influence on five groups; when a group votes, the higher sum usually takes one of its patricians [7.3.2]. Each is a point [8.1], more than half of a group one more [8.2], the whole group another [8.3], and your secret bonus card may add two [8.4]. Most points at the end win [8.5].
cli-play-caesar-signs = The signs: ● Caesar, ▲ Cleopatra; ▐5▌ lies face-up, (5) is your own face-down card, ▒ a hidden one; P is a philosopher. Below a group's name □ are the patricians nobody has won, ● and ▲ those that somebody has, 3/8 how full the group is, ✓ that its vote card is still in the deck, ★ your bonus. In the hand 1▾ lays face-down and 1▴ face-up. In the log ▸ is new and ⋯ stands where lines were left out.
cli-play-idus-aim = The aim: be of the winning side. You hold two faction cards and give one of them up at the end of a term as Consul [5.8]. Green votes move the Loyal marker, red ones the Traitors' [1.3]. A marker past its limit loses the game for its side [8.1]; otherwise a lead of two on the Ides of March wins [8.5], and anything closer is a victory of the Merchants [8.4]. All of the winning faction win together [8.8].
cli-play-idus-signs = The signs: ● green, ◆ red, ■ yellow; filled if you know it, hollow (○ ◇ □) if it is only claimed, ? if it is hidden. C, P and a vote show who was Consul, Praetor or Aedile in a turn; = is a vote that was seen and kept, → one that was replaced, ! claims that contradict each other. ▮ are faction cards, ▸ is who must answer, and a sign in quotation marks is what somebody claims to be.
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
cli-play-caesar-visit = Your cards: Enter gives the device back.
cli-play-idus-visit = Your cards: “claim …” speaks to everybody, Enter gives the device back.
cli-play-visit-only = Nothing is asked of you now.
cli-play-visit-nobody = Nobody called “{ $name }” sits at this keyboard; pass the device to one of these: { $known }.
cli-play-visit-commands = “pass” and a name or a number (“pass 3”) hands the device to somebody who is not asked: to look at her cards, or to say something.
cli-play-caesar-also = auto
cli-play-idus-also = claim
cli-play-idus-holds-named = { $mark } { $seat }, you hold: { $cards }
cli-play-idus-kept-named = { $mark } { $seat }, you kept: { $cards } (gave up { $faction })

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
cli-play-passed = You hold no veto: passed for you.
cli-play-pass-always = From now on the table passes for you when you hold no veto; “pass ask” ends it.
cli-play-pass-ask = From now on you are asked again, even when you hold no veto.
cli-play-pass-shared = At a shared keyboard everybody answers for themselves; an order to pass would show who holds a veto.
cli-play-auto-late = Nothing is left to prepare; “auto” only finishes a preparation.
cli-play-auto-done = Your preparation is finished.
cli-play-no-adviser = Nobody here can advise on this game.
cli-play-hint = How { $bot } judges your chances of winning, from what you can see:
cli-play-hint-bar = { $number } { $bar } { $share } % { $choice }
cli-play-hint-line = { $number }: { $share } %, { $choice }
cli-play-hint-plain = The { $bot } would answer { $number }: { $choice }.
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

# -- Caesar & Cleopatra

cli-play-caesar-over =
    { $turn ->
        [one] After 1 turn
       *[other] After { $turn } turns
    }
cli-play-caesar-preparing = Preparation
cli-play-caesar-turn = Turn { $turn } · { $seat } plays
cli-play-caesar-votes = Vote deck { $count }: { $cards }
cli-play-caesar-orgy = Orgy
cli-play-caesar-reshuffle = Orgy ↻
cli-play-caesar-gone = closed
cli-play-caesar-belongings =
    hand { $hand } · decks { $decks } · discards { $discards } · { $patricians ->
        [one] 1 patrician
       *[other] { $patricians } patricians
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cli-play-caesar-belongings-briefly =
    hand { $hand } · decks { $decks } · discards { $discards } · won { $patricians } · { $points } { $points ->
        [one] pt
       *[other] pts
    }
cli-play-caesar-hand = Hand
cli-play-caesar-hand-of = { $seat }'s hand:
cli-play-caesar-order = Action deck from the top: { $cards }
cli-play-caesar-fingers = Still to be laid out: { $cards }
cli-play-caesar-discarding = To be discarded: { $cards }
cli-play-caesar-bonus = Your secret bonus ★: { $group-the } (+{ $points } for three of them)
cli-play-caesar-holds =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
cli-play-caesar-group = { $group }: { $left } left, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }. { $lines } { $cards } of { $limit } cards.
cli-play-caesar-group-gone = { $group }: out of play, { caesar-seat-caesar } { $caesar }, { caesar-seat-cleopatra } { $cleopatra }.
cli-play-caesar-side = { $seat } has { $cards }; known sum { $sum }.
cli-play-caesar-side-hidden = { $seat } has { $cards }.
cli-play-caesar-side-empty = { $seat } has nothing.
cli-play-caesar-open = { $cards } face-up
cli-play-caesar-hidden-own = { $cards } face-down
cli-play-caesar-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
cli-play-caesar-effect-philosopher = counts nothing, but can make the lower sum win
cli-play-caesar-effect-assassination = removes a face-up card of the opponent
cli-play-caesar-effect-spy = shows you the opponent's hand; you choose a card to be discarded
cli-play-caesar-effect-castling = lays your cards of two groups out anew, face-down
cli-play-caesar-effect-scout = turns the opponent's hidden cards on one group face-up
cli-play-caesar-effect-wrath = discards all influence cards on one group
cli-play-caesar-effect-veto = stops an action of the opponent
cli-play-caesar-score = Final score
cli-play-caesar-score-won = won
cli-play-caesar-score-majority = maj.
cli-play-caesar-score-all = all
cli-play-caesar-score-points = points
cli-play-caesar-score-bonus = Bonus { $mark } { $group }
cli-play-caesar-score-sum = Sum
cli-play-caesar-score-line =
    { $seat }, { $group }: { $won } won, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $all ->
        [0] { $majority ->
            [0] .
           *[other] , with the majority.
        }
       *[other] , with the majority and the whole group.
    }
cli-play-caesar-score-bonus-line =
    { $seat }, bonus card { $group }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
cli-play-caesar-score-sum-line =
    { $seat }, in all: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
cli-play-caesar-chapter-1 = Cards
cli-play-caesar-chapter-2 = Setup
cli-play-caesar-chapter-3 = Who may know what
cli-play-caesar-chapter-4 = Limits
cli-play-caesar-chapter-5 = The turn
cli-play-caesar-chapter-6 = Action cards
cli-play-caesar-chapter-7 = Votes
cli-play-caesar-chapter-8 = Points
cli-play-caesar-chapter-9 = The end of the game
cli-play-caesar-chapter-10 = Variants
cli-play-caesar-chapter-12 = Editions

# -- Idus Martii

cli-play-idus-turn = Turn { $turn } of { $turns } · round { $round }
cli-play-idus-over =
    { $turn ->
        [one] The end, after 1 turn
       *[other] The end, after { $turn } turns
    }
cli-play-idus-marks = Loyal { $loyal }, Traitors { $traitor }; the limit is { $limit }.
cli-play-idus-lead = on the Ides: { $faction } +{ $votes }
cli-play-idus-level = on the Ides: { $faction }
cli-play-idus-consul = Consul
cli-play-idus-praetor = Praetor
cli-play-idus-aedile = Aedile
cli-play-idus-sign-consul = C
cli-play-idus-sign-praetor = P
cli-play-idus-sign-aedile = A
cli-play-idus-voted = (has voted)
cli-play-idus-waited = is asked
cli-play-idus-cards =
    { $count ->
        [one] 1 faction card
       *[other] { $count } faction cards
    }
cli-play-idus-says = claims to be { $faction-member }
cli-play-idus-holds = You hold: { $cards }
cli-play-idus-kept = You kept: { $cards } (gave up { $faction })
cli-play-idus-turns = turn
cli-play-idus-count = counted
cli-play-idus-legend = ●green ◆red ■yellow · ○◇□ claimed · { $hidden } hidden · = kept · → replaced · { $disputed } disputed
cli-play-idus-told = Turn { $turn }, Consul { $consul }: { $pair }; { $fate }. Votes: { $votes }.
cli-play-idus-fate-none = nobody looked at a vote
cli-play-idus-fate-kept = { $praetor } looked at the vote of { $aedile } and let it stand
cli-play-idus-fate-exchanged = { $praetor } had the vote of { $aedile } exchanged
cli-play-idus-fate-yellow = { $praetor } looked at the vote of { $aedile }, which was yellow and was replaced
cli-play-idus-vote-hidden = unknown
cli-play-idus-vote-became = { $laid }, then { $final }
cli-play-idus-vote-said = { $vote } by what is claimed
cli-play-idus-vote-disputed = (the claims contradict)
cli-play-idus-row = { $who }: { $what }
cli-play-idus-score = Who was what:
cli-play-idus-part-aedile = { $seat } was Aedile with { $other }: { $pair }; { $fate }.
cli-play-idus-part-praetor = { $seat } was Praetor: { $fate }, and the count was { $pair }.
cli-play-idus-part-consul = { $seat } was Consul: { $fate }, and the count was { $pair }.
cli-play-idus-part-none = { $seat } held no office: { $fate }, and the count was { $pair }.
cli-play-idus-report-gave = gave up { $faction }
cli-play-idus-report-won = won
cli-play-idus-report-false = false
cli-play-idus-report-votes = How the votes were really cast:
cli-play-idus-report-column-consul = Consul
cli-play-idus-report-column-praetor = Praetor
cli-play-idus-report-column-aediles = Aediles
cli-play-idus-report-legend = = seen and kept · → replaced · { $against } against the side that the voter kept
cli-play-idus-report-silent = Nobody claimed anything.
cli-play-idus-report-claims =
    { $count ->
        [one] One claim
       *[other] { $count } claims
    } [7.8], { $false ->
        [0] none of them false.
       *[other] { $false } of them false:
    }
cli-play-idus-report-lie = Turn { $turn }: { $claim }
cli-play-idus-report-public = What a spectator could believe, in per cent for each senator's true faction, after each turn:
cli-play-idus-report-own = What you could believe, in per cent for each senator's true faction, after each turn:
cli-play-idus-report-steady = No turn changed much.
cli-play-idus-report-turning = Turn { $turn }: { $seat } was { $faction-member }; belief in that went from { $before } to { $after } %.
cli-play-idus-report-public-right = The table came nearer the truth.
cli-play-idus-report-public-deceived = The table was deceived.
cli-play-idus-report-own-right = You came nearer the truth.
cli-play-idus-report-own-deceived = You were deceived.
cli-play-idus-report-side = { $seat } was { $faction-member } and had given up { $given-a }.
cli-play-idus-report-turn = Turn { $turn }, Consul { $consul }: { $votes }; { $fate }. Loyal { $loyal }, Traitors { $traitor }.
cli-play-idus-report-against = (against the side kept)
cli-play-idus-report-shares = { $seat }, { $faction }: { $shares }.
cli-play-idus-chapter-1 = Components
cli-play-idus-chapter-2 = Limits
cli-play-idus-chapter-3 = Setup
cli-play-idus-chapter-4 = Rounds and roles
cli-play-idus-chapter-5 = The turn
cli-play-idus-chapter-6 = Whom the Consul may name
cli-play-idus-chapter-7 = Who may know what
cli-play-idus-chapter-8 = The end of the game
cli-play-idus-chapter-10 = Options
