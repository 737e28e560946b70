"""What a seat may see, and guessing what it may not.

Lives here: views built from nothing, the pending decision as data, chains of causes, the veil and the re-deal.
Does not live here: what is allowed (rules).
May call: core, language, contract, words, english, state, rules.
"""
