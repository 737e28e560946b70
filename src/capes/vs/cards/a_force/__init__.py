"""A-Force: A-Force and Femme Fatales."""
