"""The Marvel Battles: Avengers, X-Men, Guardians and Super Villains."""
