"""Printed facts of Duel's sixty-six cards, as data, and the one function that reads them.

Lives here: names, sides, types, Health, powers' damage and speed, and where each fact comes from.
Does not live here: what cards do (cards).
May call: core, plugins, words.
"""
