"""Rules text and prose, written from the words.

Lives here: the sentences on cards, and what happened in words.
Does not live here: any decision about what is allowed.
May call: core, language, contract, words.
"""
