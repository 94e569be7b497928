"""[1.04.3] Agreements: the clauses there are, what binds, what is witnessed, and how they are written and spoken."""
