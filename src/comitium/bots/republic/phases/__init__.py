"""The phases outside the Senate: money, the Forum, cards, and what befalls a faction."""
