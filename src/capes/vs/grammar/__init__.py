"""English read back into words: the reader is made from what the writers of `english` say about blanks.

Lives here: the table of sentences with holes, noun phrases and pronouns, the reader, what it says when it cannot read.
Does not live here: how words read (english), what they do (rules).
May call: core, language, words, english.
"""
