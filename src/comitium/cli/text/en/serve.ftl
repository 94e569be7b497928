# -- comitium serve

cli-serve-arg-host = where to listen; anything but this device itself lets others in
cli-serve-arg-port = on which port; without it, the first free one from 8264 on
cli-serve-arg-database = a file, or a URL (sqlite:///…, postgresql://…); without it, a file in your data folder
cli-serve-arg-workers = how many processes think for the computer players
cli-serve-arg-pace = seconds that a computer player’s answer takes at least while people look on
cli-serve-arg-origin = the address that people use, if a proxy stands before this server
cli-serve-arg-proxies = addresses of proxies that are believed when they say who asks
cli-serve-arg-deflate = pack what is sent to open pages: less traffic, more memory
cli-serve-arg-metrics = addresses, with commas between them, that may read /metrics
cli-serve-arg-limits = how many times the usual one visitor may ask and set tables; more for a shared address
cli-serve-arg-open = open a browser; log only what goes wrong
cli-serve-open = The tables are open at { $address } · Ctrl-C closes the house; games stay where they are.
cli-serve-exposed = Listening on { $host }: whoever reaches this device over the network can set tables, look on and join by link. There is no encryption; put a proxy with TLS before it on any network that you do not trust.
cli-serve-proxied = Listening on { $host }: only the proxy should be able to reach this port.
cli-serve-nobody = There is no desktop and no keyboard here, so the house closes again. “comitium serve” keeps it open; “comitium play” plays in the terminal.
cli-serve-missing = The part for browsers is not installed ({ $module } is missing); install comitium with its extra “web”.
cli-serve-no-database = The database cannot be opened ({ $why }); see that it is there and may be written, or choose another with --database.
cli-serve-no-port = Port { $port } on { $host } cannot be had ({ $why }); choose another with --port.
