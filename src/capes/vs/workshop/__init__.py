"""Cards of people's own: texts read, checked, and made known for as long as a game needs them.

Lives here: what a card of one's own must satisfy, sets as text files, the cards a set-up carries.
Does not live here: how text is read (grammar), what a deck must satisfy (decks), what words do (rules).
May call: core, language, plugins, words, catalogue, cards, decks, english, grammar.
"""
