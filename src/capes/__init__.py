"""Capes: superhero card games with the rules built in."""
