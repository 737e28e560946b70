"""A card set: set.json holds what is printed, cards.py what it does."""
