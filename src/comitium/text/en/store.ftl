store-lost = The database is not responding ({ $why }), so nothing was changed; try again in a moment.
