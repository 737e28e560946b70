"""What Duel's cards do: one sentence each, in the file of its side or kind.

Lives here: the words of every power, ability, Condition and Interruption, and the deck they make.
Does not live here: numbers printed on cards (catalogue) or what words mean (rules).
May call: core, plugins, words, catalogue.
"""
