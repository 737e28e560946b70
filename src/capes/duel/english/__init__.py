"""Rules text and prose, written from the words.

Lives here: the sentences on cards, what happened in words, how picks are called.
Does not live here: any decision about what is allowed.
May call: words, state, core.
"""
