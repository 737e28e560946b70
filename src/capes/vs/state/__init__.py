"""Where everything is: data and copy().

Lives here: cards, characters, players, combat, modifiers, the state itself, its codec.
Does not live here: any rule. Nothing here decides, and nothing callable is stored.
May call: core, words.
"""
