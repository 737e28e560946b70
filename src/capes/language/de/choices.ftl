# Was gefragt wird (ask) und was zur Wahl steht (do), in beiden Spielen. `.you` gilt, wo es um den Leser selbst geht.
ask-vs-go-first = Wer beginnt?
ask-vs-place-main = In welcher Reihe beginnt deine Hauptfigur?
ask-vs-keep-hand = Behältst du diese Hand?
ask-vs-keep-main = Welche Hauptfigur behältst du?
ask-vs-order-triggers = Welche Kraft wirkt zuerst?
ask-vs-recovery-phase = Erholungsphase: eine Kraft nutzen oder weiter.
ask-vs-resource-step = Mittelschritt: ein Mittel legen oder weiter.
ask-vs-recruit-step = Anwerbeschritt: anwerben oder weiter.
ask-vs-formation-step = Aufstellungsschritt: Figuren versetzen oder weiter.
ask-vs-after-formation = Aufbauphase: noch etwas?
ask-vs-main-phase = Hauptphase: Was tust du?
ask-vs-declare-attack = Wen greift { $about } an, und wer macht mit?
ask-vs-combat-chance = Handle in diesem Kampf oder passe.
ask-vs-strike-back-at = Wen trifft der Gegenschlag von { $about }?
ask-vs-pay = Welcher Ort bezahlt für { $about }?
ask-vs-react = Die Reaktion von { $about } nutzen?
ask-vs-choose = Wähle für { $about }.
ask-vs-choose-row = Wähle eine Reihe.
ask-vs-choose-row-for = In welche Reihe kommt { $about }?
ask-vs-choose-player = Wähle, wen es trifft.
ask-vs-choose-number = Wähle eine Zahl.
ask-vs-choose-one = Wähle eines davon.
ask-vs-name-a-card = Nenne eine Karte.
ask-vs-may = Die Kraft von { $about } nutzen?
ask-vs-discard = Welche Karte legst du ab?
ask-vs-search = Was nimmst du aus deinem Stapel?
ask-vs-put-on-the-bottom-next = Welche Karte kommt als nächste nach unten?
ask-vs-put-on-the-top-next = Welche Karte kommt als nächste nach oben?
ask-vs-resource-from-the-deck = Liegt das neue Mittel verdeckt oder offen?
ask-vs-which-is-ko-d = Welche der gleichnamigen Figuren geht K.O.?
ask-vs-attack-again = Wen greift { $about } als Nächstes an?
ask-vs-dance = Erschöpfe eine Figur, um im Tanz zu bleiben, oder steig aus.
ask-vs-choose-what = Wähle { $what } ({ $about }).
ask-vs-choose-what-only = Wähle { $what }.
ask-vs-may-do = { $what }? ({ $about })
ask-vs-may-do-only = { $what }?
ask-vs-may-do-all = { $what }. Tun? ({ $about })
ask-vs-may-do-all-only = { $what }. Tun?
ask-vs-pay-symbol = { $symbol } zahlen? ({ $about })
ask-vs-pay-symbol-only = { $symbol } zahlen?
this-power = diese Kraft
someone-decides = { $who } entscheidet: { $question }
your-teammate = dein Partner
your-partner = dein Partner
do-vs-pass = Passen
do-vs-next = Weiter
do-vs-main-phase = Zur Hauptphase
do-vs-end-turn = Zug beenden
do-vs-keep = Hand behalten
do-vs-mulligan = Neu ziehen
do-vs-yes = Ja
do-vs-no = Nein
do-vs-done = Fertig
do-vs-none = Keine
do-vs-drop-out = Aussteigen
do-vs-up = Offen
do-vs-down = Verdeckt
do-vs-attack = Mit { $card } angreifen
do-vs-join = { $card } macht mit
do-vs-defend = { $card } angreifen
do-vs-strike = { $card }
do-vs-pick = { $card }
do-vs-play = { $card } spielen
do-vs-turn = { $card } verdecken
do-vs-discard = { $card } ablegen
do-vs-move = { $card } in die andere Reihe
do-vs-resource = { $text ->
    [up] { $card } offen als Mittel legen
   *[down] { $card } verdeckt als Mittel legen
}
do-vs-recruit = { $row ->
    [front] { $card } in die vordere Reihe anwerben
   *[back] { $card } in die hintere Reihe anwerben
}
do-vs-recruit-there = { $row ->
    [front] { $card } für { $who } in die vordere Reihe anwerben
   *[back] { $card } für { $who } in die hintere Reihe anwerben
}
do-vs-dance = { $card } erschöpfen
do-vs-exhaust = { $card } erschöpfen
do-vs-use = { $card }: { $power }
do-vs-use-alone = { $power }
do-vs-resolve = { $card }: { $power }
do-vs-power-up = { $target } mit { $card } stärken
do-vs-equip = { $target } mit { $card } ausrüsten
do-vs-first = { $who } beginnt
    .you = Du beginnst
do-vs-hand-over = { $who } handeln lassen
do-vs-attack-player = { $who } angreifen
do-vs-player = { $who }
    .you = Du
do-vs-row = { $row ->
    [front] Vordere Reihe
   *[back] Hintere Reihe
}
do-vs-row-there = { $row ->
    [front] Vordere Reihe von { $who }
   *[back] Hintere Reihe von { $who }
}
do-vs-take = { $card } nehmen
ask-duel-start = Mit welcher Figur beginnst du?
ask-duel-condition = Einen Umstand ausspielen?
ask-duel-character = Eine Figur ins Spiel bringen?
ask-duel-attack = Angreifen?
ask-duel-counter-attack = Auch angreifen?
ask-duel-interrupt = { $window ->
    [W1] Unterbrechen, nach dem Ziehen?
    [W2] Unterbrechen, nach dem Umstand?
    [W3] Unterbrechen, nach der Figur?
    [W4] Unterbrechen, nach dem Angriff?
    [W8] Unterbrechen, bevor Kräfte gewählt werden?
    [W9] Unterbrechen, nach den Kräften der Angreifer?
    [W10] Unterbrechen, vor dem Schaden?
    [W12] Unterbrechen, vor dem Ende des Zuges?
   *[other] Unterbrechen?
}
ask-duel-outside-power = Nutzt { $about } eine Kraft, die über den Zweikampf hinausreicht?
ask-duel-power = Welche Kraft nutzt { $about } gegen { $other }?
ask-duel-remove = Welchen Umstand nimmt { $about } weg?
ask-duel-discard = Welche Karte legst du ab?
ask-duel-target = Worauf wird { $about } gespielt?
do-duel-pass = Passen
do-duel-pass-condition = Kein Umstand
do-duel-pass-character = Keine Figur
do-duel-pass-attack = Kein Angriff
do-duel-pass-counter-attack = Kein weiterer Angriff
do-duel-not-now = Nein, eine Kraft für den Zweikampf
do-duel-attack = { $card } greift { $target } an
do-duel-aid = { $card } hilft { $target } auf
do-duel-gang-up = { $card } tut sich mit { $target } zusammen
do-duel-thwart = { $card } vereitelt { $one } gegen { $two }
do-duel-play = { $card } spielen
do-duel-join = { $card } ins Spiel bringen
do-duel-discard = { $card } ablegen
do-duel-remove = { $card } wegnehmen
do-duel-pick = { $card }
do-duel-printed = , gedruckt { $printed }
do-duel-declare = { $speed ->
    [fast] { $power } ({ $damage }, schnell{ $differs })
    [slow] { $power } ({ $damage }, langsam{ $differs })
    [ranged] { $power } ({ $damage }, fern{ $differs })
   *[normal] { $power } ({ $damage }{ $differs })
}
do-duel-declare-on = { $speed ->
    [fast] { $power } ({ $damage }, schnell{ $differs }) gegen { $target }
    [slow] { $power } ({ $damage }, langsam{ $differs }) gegen { $target }
    [ranged] { $power } ({ $damage }, fern{ $differs }) gegen { $target }
   *[normal] { $power } ({ $damage }{ $differs }) gegen { $target }
}
