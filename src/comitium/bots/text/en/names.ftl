# The computer players: what they are called, and what can be wrong with them.
bots-level-random = Fortuna
bots-level-tribune = Rhetor
bots-level-praetor = Scholar
bots-level-consul = Oracle
bots-guest = { $name }
bots-listed = { $name } ({ $id })

# -- parameters

bots-bad-spelling = “{ $part }” is not a parameter of “{ $bot }”; write it as name:key=value.
bots-bad-parameter = The player “{ $bot }” has no parameter “{ $parameter }”; { $known ->
        [none] it takes none
       *[other] it has { $known }
    }.
bots-bad-value = The parameter “{ $parameter }” of the player “{ $bot }” cannot be “{ $value }”; give it another value.

# -- players from elsewhere

bots-guest-module = The player “{ $bot }” cannot be found, because there is no module “{ $module }”; check its name, or start from the folder in which it lies.
bots-guest-import = The player “{ $bot }” cannot be loaded, because importing “{ $module }” fails ({ $error }); put the module right first.
bots-guest-class = The player “{ $bot }” cannot be found, because the module “{ $module }” has nothing called “{ $class }”; check its name.
bots-guest-call = The player “{ $bot }” cannot be made, because “{ $class }” is no class or function ({ $error }); name one.
bots-guest-signature = The player “{ $bot }” cannot be made, because “{ $class }” does not take (game_id, seed) and the parameters given ({ $error }); change what it takes.
bots-guest-made = The player “{ $bot }” cannot be made, because “{ $class }” breaks off ({ $error }); put it right first.
bots-guest-choose = The player “{ $bot }” cannot play, because what “{ $class }” makes has no method choose(seat); give it one.

# -- a player that breaks off

bots-failed = The player “{ $bot }” on the seat { $seat } has broken off: { $error }.
bots-no-adviser = Nobody here can advise on this game.
