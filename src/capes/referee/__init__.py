"""The referee: a second reading of the rules, which watches games and says where it disagrees.

Lives here: an independent model of both games, written from the rules ledger, and the running of games under its eye.
Does not live here: anything of the rules it judges. It works on the position before a pick, the option picked, what was
told, and the position after; where a card's power is outside the model it says "not judged" and never guesses.
May call: core, games, vs.words, vs.state, duel.words, duel.state.
"""
