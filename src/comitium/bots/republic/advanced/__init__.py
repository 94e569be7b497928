"""The advanced rules of chapter 2, as bots play them."""
