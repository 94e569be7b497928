"""Wars: the plan of a year, the armies that are raised and sent, and what a victor does."""
