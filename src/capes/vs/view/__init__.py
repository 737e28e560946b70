"""What a seat may see, guessing what it may not, and judging a position.

Lives here: views built from nothing, the pending decision as data, chains of causes, the veil and the re-deal, quick
judgement.
Does not live here: what is allowed (rules).
May call: core, contract, words, english, state, rules.
"""
