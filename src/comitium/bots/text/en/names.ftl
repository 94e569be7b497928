# The computer players: what they are called, and what can be wrong with them.
bots-level-random = Fortuna
bots-level-quaestor = Pupil
bots-level-tribune = Rhetor
bots-level-praetor = Scholar
bots-level-consul = Oracle
bots-level-llm = Language model
bots-guest = { $name }
bots-listed = { $name } ({ $id })

# -- parameters

bots-bad-spelling = “{ $part }” is not a parameter of “{ $bot }”; write it as name:key=value.
bots-bad-parameter = The bot “{ $bot }” has no parameter “{ $parameter }”; { $known ->
        [none] it takes none
       *[other] it has { $known }
    }.
bots-bad-value = The parameter “{ $parameter }” of the bot “{ $bot }” cannot be “{ $value }”; give it another value.

# -- players from elsewhere

bots-guest-module = The bot “{ $bot }” cannot be found, because there is no module “{ $module }”; check its name, or start from the folder that contains it.
bots-guest-import = The bot “{ $bot }” cannot be loaded, because importing “{ $module }” fails ({ $error }); fix the module first.
bots-guest-class = The bot “{ $bot }” cannot be found, because the module “{ $module }” has nothing called “{ $class }”; check its name.
bots-guest-call = The bot “{ $bot }” cannot be created, because “{ $class }” is not a class or function ({ $error }); name one.
bots-guest-signature = The bot “{ $bot }” cannot be created, because “{ $class }” does not accept (game_id, seed) and the given parameters ({ $error }); change its parameters.
bots-guest-made = The bot “{ $bot }” cannot be created, because “{ $class }” crashed ({ $error }); fix it first.
bots-guest-choose = The bot “{ $bot }” cannot play, because what “{ $class }” returns has no method choose(seat); add one.

# -- a player that breaks off

bots-failed = The bot “{ $bot }” in seat { $seat } crashed: { $error }.
bots-no-adviser = There is no adviser for this game.

# -- what a bot of a temperament stands for: it can be guessed

bots-motto-statesman = “Rome first”
bots-motto-plutocrat = “All has a price”
bots-motto-demagogue = “Bread and games”
bots-motto-warlord = “By the sword”
