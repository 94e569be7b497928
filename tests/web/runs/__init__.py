"""Long runs of the server that are started by hand (`make kill-runs`, `make leak-scan`, `make engines`)."""
