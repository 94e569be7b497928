"""What several chapters share: people, units, wars, money, ranks."""
