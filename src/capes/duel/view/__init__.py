"""What a seat may see, guessing what it may not, and judging a position.

Lives here: views built from nothing, names of picks, the veil and the re-deal, previews, chains of causes, judgement.
Does not live here: what is allowed (rules).
May call: core, contract, words, english, state, rules.
"""
