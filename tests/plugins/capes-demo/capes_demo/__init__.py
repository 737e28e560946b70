"""A game, a bot and a card set in a package of their own."""
