"""What crosses rooms, as types: the events, verbs and questions of Duel.

Lives here: frozen classes and constants that rules, view, english, wire and client share.
Does not live here: behaviour.
May call: core.
"""
