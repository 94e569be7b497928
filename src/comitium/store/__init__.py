"""What outlives the process: journals, who sits where, keys to the seats, chat, absences. SQLite, or PostgreSQL.

A statement is a plain function of a connection (`match_store`, `people`); a `Store` decides on which thread and in which
transaction it runs. What `await store.write(...)` has returned from is on the disk.
"""

from comitium.store.engine import Lost, Store, check_connection, open_store

__all__ = ["Lost", "Store", "check_connection", "open_store"]
