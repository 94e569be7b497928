"""The table in the browser: a server that knows no game. It draws what `draw.page` draws, and keeps what `store` keeps."""
