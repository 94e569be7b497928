# The command that gives language models a seat.
cli-mcp-arg-seat = the seats that language models play, separated by commas; by default the last one
cli-mcp-arg-opponent = the bot in the other seats
cli-mcp-arg-http = serve over HTTP on this port (0: any free port) instead of stdio
cli-mcp-arg-host = address to listen on, with --http
cli-mcp-arg-resume = continue a saved game by its name
cli-mcp-missing = Support for the Model Context Protocol is not installed ({ $module } is missing); install comitium with its extra “mcp”.
cli-mcp-one-seat = Over stdio exactly one seat can be served, but there are { $count }; name one with --seat, or use --http.
cli-mcp-not-resumed = The save “{ $name }” is not a game of { $game } in which a language model can have a seat; choose another.
cli-mcp-no-port = Port { $port } on { $host } is not available ({ $why }); choose another with --http.
cli-mcp-kept = The game is kept in { $file }.
