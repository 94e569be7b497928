"""What all tests share: thirteen thousand of them are collected at half the price without the garbage collector."""

from __future__ import annotations

import gc

gc.disable()  # nothing of what is collected is garbage; looking for some took as long as the rest


def pytest_collection_finish() -> None:
    """From here on it looks at what the tests make, and no more at the tests themselves."""
    gc.enable()
    gc.collect()
    gc.freeze()
