# Long series that are kept, rated and drawn.
cli-series-arg-out = folder for the results, game by game in Parquet; what is there already is not played again
cli-series-arg-cluster = address of a Ray cluster (host:port, or auto) that shares the games; without it processes of this machine do
cli-series-arg-bots = the bots that meet, separated by commas
cli-series-arg-rounds = number of rounds; a later run with more goes on
cli-series-arg-deals = deals that each table plays in a round, each from every seat
cli-series-arg-guests = the bots to be measured, such as tribune, consul:sims=50 or llm:url=…
cli-series-arg-protocol = the rules of the measurement; an unknown name lists all there are
cli-series-arg-first-deals = play only so many of the deals, the first ones
cli-series-no-guest = Name at least one bot to be measured, such as “comitium benchmark tribune”.
cli-series-kept = The results are in { $folder }.
cli-series-page = The page of plots is { $file }.
cli-series-rate = { $rate } games/s
cli-series-pace = { $done } of { $total } games, { $rate } a second, { $left } left
