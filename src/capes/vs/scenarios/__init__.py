"""Scenario files, named by the rule row each of them shows."""
