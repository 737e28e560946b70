"""Capes: superhero card games with the rules built in."""

from capes import engine

__version__ = "0.1.0"

engine.choose()
