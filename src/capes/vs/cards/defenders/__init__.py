"""The Defenders: Defenders and Underworld."""
