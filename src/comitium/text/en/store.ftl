store-lost = The database does not answer just now ({ $why }), so nothing was changed; try again in a moment.
