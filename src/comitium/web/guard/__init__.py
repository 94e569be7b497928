"""What keeps the server safe: who may send a request, how often, how big."""
