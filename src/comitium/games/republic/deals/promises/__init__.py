"""[1.04.3] What can be promised: one class for each kind of clause."""
