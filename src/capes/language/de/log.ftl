# Was geschieht, Satz für Satz: ein Schlüssel für jede Art Ereignis, die Angaben sind seine Felder.
# `.you` gilt dem, den es betrifft.
a-card = eine Karte
a-figure = eine Figur
a-duel-figure = eine Figur
a-player = die Gegenseite
row-of = { $row ->
    [front] vordere
   *[back] hintere
} Reihe

## Vs.
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
vs-MainPlaced = { $who } stellt { $figure } in die { row-of }.
    .you = Du stellst { $figure } in die { row-of }.
vs-TurnBegan = Zug { $turn }: { $who } ist am Zug.
    .you = Zug { $turn }: Du bist am Zug.
vs-PhaseBegan = { $phase ->
    [draw] Ziehphase
    [recovery] Erholungsphase
    [build] Aufbauphase
    [main] Hauptphase
    [resource] Mittelschritt
    [recruit] Anwerbeschritt
    [formation] Aufstellungsschritt
   *[end] Ende des Zuges
}: { $who }.
    .you = { $phase ->
        [draw] Deine Ziehphase
        [recovery] Deine Erholungsphase
        [build] Deine Aufbauphase
        [main] Deine Hauptphase
        [resource] Dein Mittelschritt
        [recruit] Dein Anwerbeschritt
        [formation] Dein Aufstellungsschritt
       *[end] Ende deines Zuges
    }.
some-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
vs-Drew = { $who } zieht { some-cards }.
    .you = Du ziehst { some-cards }.
vs-DrewCard = Neu auf der Hand von { $who }: { $card }.
    .you = Neu auf deiner Hand: { $card }.
vs-ResourcePlaced = { $up ->
    [no] { $who } legt { $card } verdeckt als Mittel.
   *[yes] { $who } legt { $card } offen als Mittel.
}
    .you = { $up ->
        [no] Du legst { $card } verdeckt als Mittel.
       *[yes] Du legst { $card } offen als Mittel.
    }
vs-ResourceAdded = { $up ->
    [no] { $who } erhält { $card } als verdecktes Mittel.
   *[yes] { $who } erhält { $card } als offenes Mittel.
}
    .you = { $up ->
        [no] Du erhältst { $card } als verdecktes Mittel.
       *[yes] Du erhältst { $card } als offenes Mittel.
    }
vs-ResourceLost = { $card } verlässt die Mittel von { $who }.
    .you = { $card } verlässt deine Mittel.
vs-LocationTurned = { $up ->
    [no] { $card } von { $who } wird verdeckt.
   *[yes] { $card } von { $who } wird aufgedeckt.
}
    .you = { $up ->
        [no] Dein Ort { $card } wird verdeckt.
       *[yes] Dein Ort { $card } wird aufgedeckt.
    }
some-points = { $points ->
    [one] einen Anwerbepunkt
   *[other] { $points } Anwerbepunkte
}
vs-PointsGained = { $who } hat { some-points }.
    .you = Du hast { some-points }.
vs-PointsLost = { $who } lässt { some-points } verfallen.
    .you = Du lässt { some-points } verfallen.
vs-Recruited = { $who } wirbt { $card } für { $cost } an: { row-of }.
    .you = Du wirbst { $card } für { $cost } an: { row-of }.
vs-TwistPlayed = { $who } spielt { $card }.
    .you = Du spielst { $card }.
vs-Paid = { $discarded ->
    [no] { $who } zahlt { $symbol }: { $card } wird verdeckt.
   *[yes] { $who } zahlt { $symbol }: { $card } wird abgelegt.
}
    .you = { $discarded ->
        [no] Du zahlst { $symbol }: { $card } wird verdeckt.
       *[yes] Du zahlst { $symbol }: { $card } wird abgelegt.
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
vs-Looked = { $count ->
    [one] { $who } sieht die oberste Karte des eigenen Stapels an.
   *[other] { $who } sieht die obersten { $count } Karten des eigenen Stapels an.
}
    .you = { $count ->
        [one] Du siehst die oberste Karte deines Stapels an.
       *[other] Du siehst die obersten { $count } Karten deines Stapels an.
    }
vs-ReturnedToHand = { $card } geht auf die Hand von { $who }.
    .you = { $card } geht auf deine Hand.
vs-CameToHand = { $who } nimmt { $card } auf die Hand.
    .you = Du nimmst { $card } auf die Hand.
vs-WentIntoDeck = { $where ->
    [bottom] { $card } kommt unter den Stapel von { $who }.
    [top] { $card } kommt auf den Stapel von { $who }.
   *[shuffle] { $card } wird in den Stapel von { $who } gemischt.
}
    .you = { $where ->
        [bottom] { $card } kommt unter deinen Stapel.
        [top] { $card } kommt auf deinen Stapel.
       *[shuffle] { $card } wird in deinen Stapel gemischt.
    }
vs-NamedCard = { $who } nennt { $name }.
    .you = Du nennst { $name }.
vs-ChosePlayer = { $who } wählt { $player }.
    .you = Du wählst { $player }.
vs-ChosePlayer-self = { $who } wählt sich selbst.
    .you = Du wählst dich selbst.
how-it-ended = { $why ->
    [main] { " " }(die letzte Hauptfigur steht)
    [stalemate] { " " }(keine Seite kann mehr gewinnen)
    [endless] { " " }(Kräfte lösen einander ohne Ende aus)
    [card] { " " }(durch eine Kraft)
   *[other] { "" }
}
vs-GameOver = { $winnersCount ->
    [0] Das Spiel endet ohne Sieger.
    [one] { $winners } gewinnt das Spiel{ how-it-ended }.
   *[other] { $winners } gewinnen das Spiel{ how-it-ended }.
}
    .you = Du gewinnst das Spiel{ how-it-ended }.
vs-Recovered = { $figure } erholt sich.
vs-Readied = { $figure } ist wieder bereit.
vs-Exhausted = { $figure } ist erschöpft.
vs-Frozen = { $figure } ist eingefroren.
vs-Hidden = { $figure } versteckt sich.
vs-TurnedUp = { $figure } wird aufgedeckt.
vs-KOd = { $figure } ist K.O.
vs-RemovedFromGame = { $figure } ist aus dem Spiel.
vs-Equipped = { $who } rüstet { $bearer } mit { $card } aus.
    .you = Du rüstest { $bearer } mit { $card } aus.
vs-EquipmentLost = { $bearer } verliert { $card }.
vs-Appeared = { $figure } erscheint bei { $who } { $row ->
    [front] vorn
   *[back] hinten
}.
    .you = { $figure } erscheint bei dir { $row ->
        [front] vorn
       *[back] hinten
    }.
vs-Moved = { $figure } geht in die { row-of }.
vs-Attacked = { $attackersCount ->
    [one] { $attackers } greift { $defender } an.
   *[other] { $attackers } greifen gemeinsam { $defender } an.
}
vs-PowerUsed = { $figure } nutzt { $power }.
vs-PowerCancelled = { $power ->
    [none] Eine Superkraft von { $figure } wird verhindert.
   *[other] { $power } von { $figure } wird verhindert.
}
vs-Triggered = { $figure }: { $power }.
vs-PoweredUp = { $who } stärkt { $figure } und legt { $discarded } ab.
    .you = Du stärkst { $figure } und legst { $discarded } ab.
vs-Struck = { $strikersCount ->
    [one] { $strikers } trifft { $struck }, ohne zu betäuben ({ $attack } gegen { $defense }).
   *[other] { $strikers } treffen { $struck }, ohne zu betäuben ({ $attack } gegen { $defense }).
}
vs-Stunned = { $dazed ->
    [yes] { $figure } ist benommen.
   *[no] { $figure } ist betäubt.
}
vs-Stunned-by = { $dazed ->
    [yes] { $by } macht { $figure } benommen{ $against }.
   *[no] { $byCount ->
        [one] { $by } betäubt { $figure }{ $against }.
       *[other] { $by } betäuben { $figure }{ $against }.
    }
}
against-figures = { " " }({ $attack } gegen { $defense })
vs-Wounded = { $wounds ->
    [one] { $figure } hat jetzt eine Wunde.
   *[other] { $figure } hat jetzt { $wounds } Wunden.
}
vs-Healed = { $wounds ->
    [0] Eine Wunde heilt: { $figure } hat keine mehr.
    [one] Eine Wunde heilt: { $figure } hat noch eine.
   *[other] Eine Wunde heilt: { $figure } hat noch { $wounds }.
}
vs-LeftPlay = { $to ->
    [resources] { $figure } wird zum Mittel.
   *[gone] { $figure } verlässt das Spiel.
}
vs-CountersPut = { $figure } erhält { $counters }.
vs-CountersRemoved = { $figure } verliert { $counters }.
counters-n = { $n ->
    [one] eine { $kind }-Marke
   *[other] { $n } { $kind }-Marken
}
vs-XpGained = { $figure } gewinnt { $gained } XP (jetzt { $xp }).
vs-Levelled = { $figure } ist jetzt Stufe { $level }.
vs-Levelled-other = { $former } wird zu { $figure }.
vs-ControlTaken = { $who } übernimmt { $figure }.
    .you = Du übernimmst { $figure }.
vs-ControlReturned = { $figure } kehrt zu { $who } zurück.
    .you = { $figure } kehrt zu dir zurück.
vs-StatusChanged = { $main ->
    [no] { $figure } ist jetzt eine Nebenfigur.
   *[yes] { $figure } ist jetzt eine Hauptfigur.
}
vs-DefenderReplaced = { $figure } verteidigt statt { $former }.
vs-CombatCancelled = Der Kampf fällt aus.
vs-CombatResolved = Der Kampf ist vorbei.
vs-Given = { $given ->
    [stats] { $figure } erhält { $stats }.
    [Gains] { $figure } erhält ein Schlüsselwort.
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

## Duel
duel-Dealt = Alle erhalten { $count } Karten.
duel-HandShown = { $who } zeigt eine Hand ohne Figur: { $cards }.
    .you = Du zeigst eine Hand ohne Figur: { $cards }.
duel-DealtAgain = Alle Hände gehen zurück, es wird neu gegeben.
duel-Chose = { $who } legt { $figure } verdeckt hin.
    .you = Du legst { $figure } verdeckt hin.
duel-GoesFirst = { $tied ->
        [yes] Auf derselben Seite steht { $card } später im Alphabet
       *[no] { $card } ist am schurkischsten
    }: { $who } beginnt.
    .you = { $tied ->
        [yes] Auf derselben Seite steht { $card } später im Alphabet
       *[no] { $card } ist am schurkischsten
    }: Du beginnst.
duel-TurnBegan = Zug { $turn }: { $who } ist am Zug.
    .you = Zug { $turn }: Du bist am Zug.
duel-Drew = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
duel-PlayedCondition = { $who } spielt den Umstand { $card }.
    .you = Du spielst den Umstand { $card }.
duel-CancelledOut = { $card } und { $other } kommen auf die Ablage.
duel-Joined = { $card } stößt mit { $health } Gesundheit zum Team von { $who }.
    .you = { $card } stößt mit { $health } Gesundheit zu deinem Team.
duel-Attacked = { $card } greift { $other } an.
duel-Declined = { $who } greift nicht an.
    .you = Du greifst nicht an.
duel-Aiding = { $card } eilt { $other } zu Hilfe.
duel-GangingUp = { $card } tut sich mit { $other } zusammen.
duel-Declared = { $card } nutzt { $power }.
duel-Declared-on = { $card } nutzt { $power } gegen { $on }.
duel-PlayedInterruption = { $who } spielt { $card }.
    .you = Du spielst { $card }.
duel-Shielded = Die nächsten { $amount } Schaden an { $card } werden verhindert.
duel-Prevented = { $amount } Schaden an { $card } verhindert.
duel-Dampened = { $power } von { $card } wird verhindert.
duel-Boosted = { $card } macht diesen Zug { $amount } Schaden mehr.
duel-Quickened = { $speed ->
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
duel-Struck = { $card } trifft { $other } mit { $damage }.
duel-Struck-changed = { $card } trifft { $other } mit { $damage } (gedruckt { $printed }, geändert durch { $causes }).
duel-HadNoEffect = { $card } ändert nichts an { $other }.
duel-Survived = { $card } überlebt um Haaresbreite.
duel-LostHealth = { $card } hat noch { $health } Gesundheit.
duel-Healed = { $card } heilt { $gained }, jetzt { $health } Gesundheit.
duel-KnockedOut = { $card } ist ausgeschaltet!
duel-GotUp = { $card } steht wieder auf.
duel-Aided = { $card } hilft { $other } auf.
duel-Discarded = { $who } legt { $card } ab.
    .you = Du legst { $card } ab.
duel-HelpMayArrive = Bei { $who } steht niemand mehr, doch Hilfe kann noch kommen.
    .you = Bei dir steht niemand mehr, doch Hilfe kann noch kommen.
duel-Drawn = Die Karten sind aus, und { $most } aktive Figuren sind die meisten: unentschieden.
duel-Thwarting = { $card } tritt zwischen { $between }.
duel-Thwarted = { $card } vereitelt den Zweikampf von { $between }: kein Schaden.
duel-Eliminated = { $who } scheidet aus: { $reason }.
    .you = Du scheidest aus: { $reason }.
duel-Won = { $who } gewinnt: { $reason }.
    .you = Du gewinnst: { $reason }.
duel-end-delay = die andere Seite hatte zwei Züge ohne Figur im Spiel
duel-end-all-out = alle Figuren der anderen Seite sind ausgeschaltet
duel-end-most = die meisten aktiven Figuren, als die Karten aus waren
duel-out-delay = zwei Züge ohne Figur im Spiel
duel-out-all-out = alle Figuren dieses Teams sind ausgeschaltet

## Was neben den Regeln geschieht
table-Undone = { $who } nimmt die letzte Entscheidung zurück.
    .you = Du nimmst die letzte Entscheidung zurück.
table-Conceded = { $who } gibt auf.
    .you = Du gibst auf.
table-TimedOut = Die Zeit von { $who } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
somebody-did = { $player } { $what }.

## Warum es aus ist
over-all-out = Alle Figuren der Verliererseite sind K.O.
over-card = Eine Karte entscheidet das Spiel.
over-conceded = Die andere Seite hat aufgegeben.
    .you = Du hast aufgegeben.
over-delay = Die Verliererseite hatte zwei Züge lang keine Figur im Spiel.
over-draw = Unentschieden: gleich viele aktive Figuren, als die Karten aus waren.
over-main = Die Hauptfigur der Verliererseite ist K.O.
over-most = Die meisten aktiven Figuren, als die Karten aus waren.
over-endless = Kräfte lösen einander ohne Ende aus: die wenigsten Wunden entscheiden.
over-stalemate = Niemand greift mehr an: die wenigsten Wunden entscheiden.
over-time = Die andere Seite hatte keine Zeit mehr.
    .you = Deine Zeit ist abgelaufen.
over-abandoned = Dieses Spiel wurde nicht zu Ende gespielt.
over-card-failed = Eine Karte hat versagt, und nichts anderes war mehr möglich.
over-ended-by-host = Wer diesen Server betreibt, hat das Spiel beendet.
over-nobody-came = Es ist niemand gekommen.
over-no-spectators = Dieser Tisch hat keine Zuschauer mehr.
over-untouched = Dieses Spiel hat lange niemand mehr angerührt.
they-win = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
