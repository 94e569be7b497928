"""What is counted, for Prometheus to fetch. No number tells of one match."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

LIVE = Gauge("comitium_matches", "Matches in memory")
WIRES = Gauge("comitium_wires", "Open pages")
CHOICES = Counter("comitium_lines", "Journal lines written")
LOST = Counter("comitium_lines_lost", "Writes that another process was quicker with, or that failed")
COMMIT = Histogram("comitium_commit_seconds", "From a change to its being on the disk", buckets=FINE)
CLICK = Histogram("comitium_click_seconds", "From a message of a page to its frames being ready to leave", buckets=FINE)
DRAWN = Counter("comitium_frames", "Frames drawn")
SKIPPED = Counter("comitium_frames_spared", "Frames not drawn, since nothing had changed for their reader")
THOUGHT = Histogram("comitium_bot_seconds", "From a bot's question to its answer, waiting included", buckets=FINE)
QUEUE = Gauge("comitium_bot_queue", "Questions that wait for a worker")
REPLACED = Gauge("comitium_workers_replaced", "Workers that died or took too long")
REFUSED = Counter("comitium_refused", "Requests and messages refused", ["why"])
