"""What stands beside the board of a table: the decision, the log, talk, orders, agreements, the teacher."""
