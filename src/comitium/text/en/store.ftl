store-lost = The database is not responding ({ $why }), so nothing was changed; try again in a moment.
store-taken = Another server (process { $process }) is using the database { $file }; stop it first, or name another file with --database.
