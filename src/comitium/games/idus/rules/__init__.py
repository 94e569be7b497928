"""The rules, one module per chapter of the digest; numbers in brackets are those of ledger.toml."""
