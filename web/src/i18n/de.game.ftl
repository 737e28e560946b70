# Was das Spiel sagt: Fragen (ask), Möglichkeiten (do) und der Verlauf (vs, duel), geschrieben aus den Angaben des Servers.
# `.you` gilt, wo der Leser selbst handelt.
a-card = eine Karte
a-figure = eine Figur
a-player = die Gegenseite
front = vordere
back = hintere

## Vs.: Fragen
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
this-power = diese Kraft

## Vs.: Möglichkeiten
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
do-vs-attack-player = { $who } angreifen
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
do-vs-recruit = { $card } in die { $row } Reihe anwerben
    .there = { $card } für { $who } in die { $row } Reihe anwerben
do-vs-dance = { $card } erschöpfen
do-vs-exhaust = { $card } erschöpfen
do-vs-power-up = { $target } mit { $card } stärken
do-vs-equip = { $target } mit { $card } ausrüsten
do-vs-first = { $who } beginnt
    .you = Du beginnst
do-vs-hand-over = { $who } handeln lassen
do-vs-player = { $who }
    .you = Du
do-vs-row = { $text ->
    [front] Vordere Reihe
   *[back] Hintere Reihe
}
    .there = { $text ->
        [front] Vordere Reihe von { $who }
       *[back] Hintere Reihe von { $who }
    }
do-vs-number = { $number }
do-vs-take = { $taken } nehmen
do-vs-name = { $text }
do-vs-resolve = { $text ->
    [none] { $card }
   *[other] { $card }: { $text }
}

## Vs.: der Verlauf
vs-GameBegan = Das Spiel beginnt.
vs-KeptHand = { $who } behält die Hand.
    .you = Du behältst die Hand.
vs-Mulligan = { $who } mischt die Hand zurück und zieht neu.
    .you = Du mischst die Hand zurück und ziehst neu.
vs-Passed = { $who } passt.
    .you = Du passt.
vs-FirstPlayer = { $who } beginnt.
    .you = Du beginnst.
vs-PickedToChoose = { $who } bestimmt, wer beginnt.
    .you = Du bestimmst, wer beginnt.
vs-DroppedOut = { $who } steigt aus.
    .you = Du steigst aus.
vs-WonDance = { $who } gewinnt den Tanz.
    .you = Du gewinnst den Tanz.
vs-PlayerOut = { $who } scheidet aus.
    .you = Du scheidest aus.
vs-MainPlaced = { $who } stellt { $figure } in die { $row } Reihe.
    .you = Du stellst { $figure } in die { $row } Reihe.
vs-TurnBegan = Zug { $number }: { $who } ist am Zug.
    .you = Zug { $number }: Du bist am Zug.
vs-PhaseBegan = { $text ->
    [draw] Ziehphase
    [recovery] Erholungsphase
    [build] Aufbauphase
    [main] Hauptphase
    [resource] Mittelschritt
    [recruit] Anwerbeschritt
    [formation] Aufstellungsschritt
   *[end] Ende des Zuges
}: { $who }.
    .you = { $text ->
        [draw] Deine Ziehphase
        [recovery] Deine Erholungsphase
        [build] Deine Aufbauphase
        [main] Deine Hauptphase
        [resource] Dein Mittelschritt
        [recruit] Dein Anwerbeschritt
        [formation] Dein Aufstellungsschritt
       *[end] Ende deines Zuges
    }.
vs-Drew = { $who } zieht { $cards }.
    .you = Du ziehst { $cards }.
vs-DrewCard = Neu auf der Hand von { $who }: { $card }.
    .you = Neu auf deiner Hand: { $card }.
vs-ResourcePlaced = { $number ->
    [0] { $who } legt { $card } verdeckt als Mittel.
   *[other] { $who } legt { $card } offen als Mittel.
}
    .you = { $number ->
        [0] Du legst { $card } verdeckt als Mittel.
       *[other] Du legst { $card } offen als Mittel.
    }
vs-ResourceAdded = { $number ->
    [0] { $who } erhält { $card } als verdecktes Mittel.
   *[other] { $who } erhält { $card } als offenes Mittel.
}
    .you = { $number ->
        [0] Du erhältst { $card } als verdecktes Mittel.
       *[other] Du erhältst { $card } als offenes Mittel.
    }
vs-ResourceLost = { $card } verlässt die Mittel von { $who }.
    .you = { $card } verlässt deine Mittel.
vs-LocationTurned = { $number ->
    [0] { $card } von { $who } wird verdeckt.
   *[other] { $card } von { $who } wird aufgedeckt.
}
    .you = { $number ->
        [0] Dein Ort { $card } wird verdeckt.
       *[other] Dein Ort { $card } wird aufgedeckt.
    }
vs-PointsGained = { $who } hat { $points }.
    .you = Du hast { $points }.
vs-PointsLost = { $who } lässt { $points } verfallen.
    .you = Du lässt { $points } verfallen.
vs-Recruited = { $text ->
    [none] { $who } wirbt { $card } für { $number } an.
   *[other] { $who } wirbt { $card } für { $number } an: { $row } Reihe.
}
    .you = { $text ->
        [none] Du wirbst { $card } für { $number } an.
       *[other] Du wirbst { $card } für { $number } an: { $row } Reihe.
    }
vs-TwistPlayed = { $who } spielt { $card }.
    .you = Du spielst { $card }.
vs-Paid = { $number ->
    [0] { $who } zahlt { $text }: { $card } wird verdeckt.
   *[other] { $who } zahlt { $text }: { $card } wird abgelegt.
}
    .you = { $number ->
        [0] Du zahlst { $text }: { $card } wird verdeckt.
       *[other] Du zahlst { $text }: { $card } wird abgelegt.
    }
vs-Discarded = { $who } legt { $card } ab.
    .you = Du legst { $card } ab.
vs-Shuffled = { $who } mischt den eigenen Stapel.
    .you = Du mischst deinen Stapel.
vs-Searched = { $who } durchsucht den eigenen Stapel.
    .you = Du durchsuchst deinen Stapel.
vs-TookFromDeck = { $who } nimmt { $card } aus dem eigenen Stapel.
    .you = Du nimmst { $card } aus deinem Stapel.
vs-Revealed = { $who } zeigt { $card }.
    .you = Du zeigst { $card }.
vs-Looked = { $number ->
    [one] { $who } sieht die oberste Karte des eigenen Stapels an.
   *[other] { $who } sieht die obersten { $number } Karten des eigenen Stapels an.
}
    .you = { $number ->
        [one] Du siehst die oberste Karte deines Stapels an.
       *[other] Du siehst die obersten { $number } Karten deines Stapels an.
    }
vs-ReturnedToHand = { $card } geht auf die Hand von { $who }.
    .you = { $card } geht auf deine Hand.
vs-PutIntoHand = { $who } nimmt { $card } auf die Hand.
    .you = Du nimmst { $card } auf die Hand.
vs-PutIntoDeck = { $text ->
    [bottom] { $card } kommt unter den Stapel von { $who }.
    [top] { $card } kommt auf den Stapel von { $who }.
   *[shuffle] { $card } wird in den Stapel von { $who } gemischt.
}
    .you = { $text ->
        [bottom] { $card } kommt unter deinen Stapel.
        [top] { $card } kommt auf deinen Stapel.
       *[shuffle] { $card } wird in deinen Stapel gemischt.
    }
vs-Named = { $who } nennt { $text }.
    .you = Du nennst { $text }.
vs-Chose = { $who } wählt { $what }.
    .you = Du wählst { $what }.
vs-GameOver = { $winners ->
    [none] Das Spiel endet ohne Sieger.
   *[other] Gewonnen: { $winners }{ $text ->
        [main] { " " }(die letzte Hauptfigur steht)
        [stalemate] { " " }(keine Seite kann mehr gewinnen)
        [card] { " " }(durch eine Kraft)
       *[other] { "" }
    }.
}
vs-Recovered = { $figure } erholt sich.
vs-Readied = { $figure } ist wieder bereit.
vs-Exhausted = { $figure } ist erschöpft.
vs-Frozen = { $figure } ist eingefroren.
vs-Hidden = { $figure } versteckt sich.
vs-TurnedUp = { $figure } wird aufgedeckt.
vs-KOd = { $figure } ist K.O.
vs-LeftCombat = { $figure } verlässt den Kampf.
vs-RemovedFromGame = { $figure } ist aus dem Spiel.
vs-Equipped = { $who } rüstet { $otherfigure } mit { $card } aus.
    .you = Du rüstest { $otherfigure } mit { $card } aus.
vs-EquipmentLost = { $otherfigure } verliert { $card }.
vs-Appeared = { $figure } erscheint bei { $who } { $text ->
    [front] vorn
   *[back] hinten
}.
    .you = { $figure } erscheint bei dir { $text ->
        [front] vorn
       *[back] hinten
    }.
vs-Moved = { $figure } geht in die { $row } Reihe.
vs-Attacked = { $count ->
    [one] { $all } greift { $otherfigure } an.
   *[other] { $all } greifen gemeinsam { $otherfigure } an.
}
vs-PowerUsed = { $figure } nutzt { $text }.
vs-PowerCancelled = { $text } von { $figure } wird verhindert.
vs-Triggered = { $figure }: { $text }.
vs-PoweredUp = { $who } stärkt { $figure } und legt { $other } ab.
    .you = Du stärkst { $figure } und legst { $other } ab.
vs-Struck = { $count ->
    [one] { $all } trifft { $otherfigure }, ohne zu betäuben ({ $number } gegen { $amount }).
   *[other] { $all } treffen { $otherfigure }, ohne zu betäuben ({ $number } gegen { $amount }).
}
vs-Stunned = { $text ->
    [daze] { $figure } ist benommen.
   *[other] { $figure } ist betäubt.
}
    .by = { $text ->
        [daze] { $otherfigure } macht { $figure } benommen{ $against }.
       *[other] { $otherfigure } betäubt { $figure }{ $against }.
    }
against-figures = { " " }({ $number } gegen { $amount })
vs-Wounded = { $number ->
    [one] { $figure } hat jetzt eine Wunde.
   *[other] { $figure } hat jetzt { $number } Wunden.
}
vs-Healed = { $number ->
    [0] Eine Wunde heilt: { $figure } hat keine mehr.
    [one] Eine Wunde heilt: { $figure } hat noch eine.
   *[other] Eine Wunde heilt: { $figure } hat noch { $number }.
}
vs-LeftPlay = { $text ->
    [hand] { $figure } geht auf die Hand zurück.
    [deck] { $figure } geht in den Stapel zurück.
    [removed] { $figure } ist aus dem Spiel.
    [resources] { $figure } wird zum Mittel.
    [ko] { $figure } kommt auf den KO-Stapel.
   *[gone] { $figure } verlässt das Spiel.
}
vs-CountersPut = { $figure } erhält { $counters }.
vs-CountersRemoved = { $figure } verliert { $counters }.
counters-n = { $n ->
    [one] eine { $kind }-Marke
   *[other] { $n } { $kind }-Marken
}
vs-XpGained = { $figure } gewinnt { $number } XP (jetzt { $amount }).
vs-Levelled = { $figure } ist jetzt Stufe { $number }.
    .other = { $otherfigure } wird zu { $figure }.
vs-ControlTaken = { $who } übernimmt { $figure }.
    .you = Du übernimmst { $figure }.
vs-ControlReturned = { $figure } kehrt zu { $who } zurück.
    .you = { $figure } kehrt zu dir zurück.
vs-StatusChanged = { $number ->
    [0] { $figure } ist jetzt eine Nebenfigur.
   *[other] { $figure } ist jetzt eine Hauptfigur.
}
vs-DefenderReplaced = { $figure } verteidigt statt { $otherfigure }.
vs-CombatCancelled = Der Kampf fällt aus.
vs-CombatResolved = Der Kampf ist vorbei.
vs-Given = { $given ->
    [stats] { $figure } erhält { $stats }.
    [Gains] { $figure } erhält { $more }.
    [LosesPowers] { $figure } verliert die Kräfte.
    [BaseStatsAre] { $figure } hat andere Grundwerte.
    [StatsSwitched] Bei { $figure } sind ATK und DEF vertauscht.
    [StatsReset] Bei { $figure } gelten wieder die Grundwerte.
    [TakesNoWound] { $figure } erleidet betäubt keine Wunde.
    [KOsWhatItStuns] { $figure } schaltet jetzt aus, wen es betäubt.
    [StrikesDouble] { $figure } schlägt mit doppeltem ATK.
    [CannotBeStruck] { $figure } kann nicht getroffen werden.
    [CannotBeKOd] { $figure } kann nicht K.O. gehen.
    [IgnoresProtection] { $figure } darf Geschützte angreifen.
    [AttackPlayers] { $figure } darf die Gegenseite selbst angreifen.
    [MustAttackNext] { $figure } muss nächsten Zug angreifen.
    [MustAttackFirst] { $figure } muss als Erstes angreifen.
    [CannotMove] { $figure } kann nicht versetzt werden.
    [KeepsCounters] { $figure } behält betäubt die Marken.
    [StunsWhatItStrikes] { $figure } betäubt, wen der Schlag trifft.
   *[PowersUpWithAny] { $figure } darf mit jeder Figur gestärkt werden.
}
vs-Danced = { $who } erschöpft { $figure } und bleibt im Tanz.
    .you = Du erschöpfst { $figure } und bleibst im Tanz.

## Duel: Fragen
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
ask-duel-power = Welche Kraft nutzt { $about }?
ask-duel-remove = Welchen Umstand nimmt { $about } weg?
ask-duel-discard = Welche Karte legst du ab?
ask-duel-target = Worauf wird { $about } gespielt?

## Duel: Möglichkeiten
do-duel-pass = Passen
do-duel-pass-condition = Kein Umstand
do-duel-pass-character = Keine Figur
do-duel-pass-attack = Kein Angriff
do-duel-pass-counter-attack = Kein weiterer Angriff
do-duel-not-now = Jetzt nicht
do-duel-attack = { $card } greift { $target } an
do-duel-aid = { $card } hilft { $target } auf
do-duel-gang-up = { $card } tut sich mit { $target } zusammen
do-duel-play = { $card } spielen
do-duel-join = { $card } ins Spiel bringen
do-duel-discard = { $card } ablegen
do-duel-remove = { $card } wegnehmen
do-duel-pick = { $card }

## Duel: der Verlauf
duel-Dealt = Alle erhalten { $amount } Karten.
duel-HandShown = { $who } zeigt eine Hand ohne Figur: { $text }.
    .you = Du zeigst eine Hand ohne Figur: { $text }.
duel-DealtAgain = Alle Hände gehen zurück, es wird neu gegeben.
duel-Chose = { $who } legt { $figure } verdeckt hin.
    .you = Du legst { $figure } verdeckt hin.
duel-GoesFirst = { $card } ist am schurkischsten: { $who } beginnt.
    .you = { $card } ist am schurkischsten: Du beginnst.
duel-TurnBegan = Zug { $number }: { $who } ist am Zug.
    .you = Zug { $number }: Du bist am Zug.
duel-Drew = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
duel-PlayedCondition = { $who } spielt den Umstand { $card }.
    .you = Du spielst den Umstand { $card }.
duel-CancelledOut = { $card } und { $other } kommen auf die Ablage.
duel-PutInPlay = { $card } stößt mit { $amount } Gesundheit zum Team von { $who }.
    .you = { $card } stößt mit { $amount } Gesundheit zu deinem Team.
duel-Attacked = { $card } greift { $other } an.
duel-Declined = { $who } greift nicht an.
    .you = Du greifst nicht an.
duel-Aiding = { $card } eilt { $other } zu Hilfe.
duel-GangingUp = { $card } tut sich mit { $other } zusammen.
duel-Declared = { $card } nutzt { $power }.
    .on = { $card } nutzt { $power } gegen { $other }.
duel-PlayedInterruption = { $who } spielt { $card }.
    .you = Du spielst { $card }.
duel-Shielded = Die nächsten { $amount } Schaden an { $card } werden verhindert.
duel-Prevented = { $amount } Schaden an { $card } verhindert.
duel-Dampened = { $power } von { $card } wird verhindert.
duel-Boosted = { $card } macht diesen Zug { $amount } Schaden mehr.
duel-Quickened = { $text ->
    [fast] Der Angriff von { $card } ist diesen Zug schnell.
    [slow] Der Angriff von { $card } ist diesen Zug langsam.
    [ranged] Der Angriff von { $card } ist diesen Zug ein Fernangriff.
   *[normal] Der Angriff von { $card } ist diesen Zug normal.
}
duel-Swapped = { $card } und { $other } tauschen die Plätze.
duel-TookPlace = { $card } tritt an die Stelle von { $other }.
duel-RemovedCondition = { $card } ist vorbei.
duel-MatchUpEnded = Der Zweikampf von { $card } und { $other } ist vorbei.
duel-Returned = { $card } geht auf die Hand von { $who } zurück.
    .you = { $card } geht auf deine Hand zurück.
duel-Struck = { $card } trifft { $other } mit { $amount }.
duel-Survived = { $card } überlebt um Haaresbreite.
duel-Hurt = { $card } hat noch { $number } Gesundheit.
duel-Healed = { $card } heilt { $amount }, jetzt { $number } Gesundheit.
duel-KnockedOut = { $card } ist ausgeschaltet!
duel-GotUp = { $card } steht wieder auf.
duel-Aided = { $card } hilft { $other } auf.
duel-Discarded = { $who } legt { $card } ab.
    .you = Du legst { $card } ab.
duel-HelpMayArrive = Bei { $who } steht niemand mehr, doch Hilfe kann noch kommen.
    .you = Bei dir steht niemand mehr, doch Hilfe kann noch kommen.
duel-Drawn = Die Karten sind aus, und { $amount } aktive Figuren sind die meisten: unentschieden.
duel-Thwarting = { $card } tritt zwischen { $other } und { $third }.
duel-Thwarted = { $card } vereitelt den Zweikampf von { $other } und { $third }: kein Schaden.
duel-Eliminated = { $who } scheidet aus: { $reason }.
    .you = Du scheidest aus: { $reason }.
duel-Won = { $who } gewinnt: { $reason }.
    .you = Du gewinnst: { $reason }.
