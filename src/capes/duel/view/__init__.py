"""What a seat may see, and guessing what it may not.

Lives here: views built from nothing, names of picks, the veil and the re-deal, previews, chains of causes.
Does not live here: what is allowed (rules).
May call: core, language, contract, words, english, state, rules.
"""
