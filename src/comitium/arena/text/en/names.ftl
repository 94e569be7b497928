# Series of games between computer players.
arena-bot-count = { $bots ->
        [one] One bot is named
       *[other] { $bots } bots are named
    } for { $players } seats; name one for each seat, or one for all of them.
arena-bad-number = { $name } cannot be { $value }; give a larger number.
arena-rule-stays = Seats led by rule cannot change places; leave out “--rotate” and “--duplicate”.
arena-other-series = The folder { $folder } holds the results of another series; choose another folder, or repeat its options.
arena-not-empty = The folder { $folder } is not empty and holds no series; choose another.
arena-no-write = { $file } cannot be written ({ $why }); choose another folder.
arena-no-read = { $file } is not a file of results; delete it, and its games are played again.
arena-missing = This needs { $module }, which is not installed; install comitium with its extra “{ $extra }”.
arena-work-lost = A piece of work was lost { $tries } times because its worker was killed; the results so far are kept. Check the memory of the machines, then start the command again.
arena-no-cluster = No Ray cluster answers at { $address } ({ $why }); check the address, or start one with “ray start --head”.
arena-league-few = A league needs at least two different bots.
arena-no-protocol = There is no benchmark called “{ $protocol }”; choose one of these: { $known }.
arena-bad-deals = This benchmark has { $most } deals; choose from 1 to { $most }, not { $deals }.

# -- the page of a benchmark

arena-plot-title = Benchmark { $protocol }
arena-plot-about = { $game }, { $players } seats, { $deals } deals, the guest once in every seat; beside it { $house }. Bars are 95% intervals.
arena-plot-won = Games won
arena-plot-even = an equal share
arena-plot-survived = Rome survives
arena-plot-rating = Rating (openskill, the fixed opponents are at 25)
arena-plot-promises = Promises a game: kept, broken
arena-plot-kept = kept
arena-plot-broken = broken
arena-plot-value = Value of agreements a game, in influence
arena-plot-time = Seconds a game
arena-plot-scores = Final score of the guest
arena-plot-command = Made by: { $command }
