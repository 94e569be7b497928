# -- comitium serve

cli-serve-arg-host = address to listen on; any other than this device lets others connect
cli-serve-arg-port = port to listen on; by default the first free one from 8264 on
cli-serve-arg-database = a file, or a URL (sqlite:///…, postgresql://…); by default a file in your data folder
cli-serve-arg-workers = number of processes that think for the bots
cli-serve-arg-pace = minimum seconds for a bot’s answer while people watch
cli-serve-arg-origin = the address people use, if a proxy is in front of this server
cli-serve-arg-proxies = trusted proxies, by address
cli-serve-arg-deflate = compress messages to open pages: less traffic, more memory
cli-serve-arg-metrics = addresses that may read /metrics, separated by commas
cli-serve-arg-limits = rate-limit multiplier per address; raise it for a shared address
cli-serve-arg-notices = further kinds of addresses that messages may go to, by their Apprise schemes (mailtos, gotifys…)
cli-serve-arg-push-services = further hosts that may be a browser’s push service
cli-serve-arg-private-notices = let messages go to this machine and its network
cli-serve-arg-open = open a browser; log only errors
cli-serve-open = The server is open at { $address } · Ctrl-C stops the server; games are kept.
cli-serve-exposed = Listening on { $host }: anyone who can reach this device over the network can create tables, watch, and join by link. There is no encryption; on a network you do not trust, put a proxy with TLS in front.
cli-serve-proxied = Listening on { $host }: only the proxy should be able to reach this port.
cli-serve-nobody = There is no desktop and no keyboard here, so the server stops. “comitium serve” keeps it running; “comitium play” plays in the terminal.
cli-serve-missing = Browser support is not installed ({ $module } is missing); install comitium with its extra “web”.
cli-serve-no-database = The database cannot be opened ({ $why }); check that it exists and is writable, or choose another with --database.
cli-serve-no-port = Port { $port } on { $host } is not available ({ $why }); choose another with --port.
