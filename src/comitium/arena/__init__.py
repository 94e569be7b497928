"""Many games at once: series between bots, their statistics, and how fast the kernels run."""
