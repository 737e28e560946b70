# Warum etwas jetzt nicht geht, und was an einem Deck nicht stimmt.
why-a-character-has-two-powers-1-and-2 = eine Figur hat zwei Kräfte, 1 und 2
why-a-deck-has-60-cards-too-few = ein Deck hat genau 60 Karten; dieses hat { $size }, { $off } zu wenig
why-a-deck-has-60-cards-too-many = ein Deck hat genau 60 Karten; dieses hat { $size }, { $off } zu viel
why-a-deck-needs-one-main-character-none-is = ein Deck braucht eine Hauptfigur; noch ist keine gewählt
why-a-double-has-taken-the-place-of-this-turn = an die Stelle von { $name } ist in diesem Zug ein Double getreten
why-a-mulligan-is-offered-once-with-the-opening = neu ziehen darf man einmal, mit der Anfangshand
why-a-plot-twist-in-the-resource-row-is-just-a = eine Wendung unter den Mitteln ist nur ein Mittel
why-a-power-that-has-triggered-resolves-first = erst wirkt eine Kraft, die ausgelöst wurde
why-a-reaction-is-used-when-what-it-waits-for = eine Reaktion geht nur, wenn geschieht, worauf sie wartet
why-a-set-cannot-be-played-yet = Karten aus { $set } sind noch nicht spielbar: { $names }
why-actions-need-the-optional-rule-more-actions = dafür braucht es die Zusatzregel Mehr Aktionen
why-allows-few-copies = { $limit ->
     [one] von { $name } darf nur ein Exemplar im Deck sein; es sind { $count }
    *[other] von { $name } dürfen { $limit } Exemplare im Deck sein; es sind { $count }
}
why-an-effect-says-that-cannot-attack = eine Wirkung sagt: { $name } kann nicht angreifen
why-an-effect-says-that-cannot-be-attacked = eine Wirkung sagt: { $name } kann nicht angegriffen werden
why-an-effect-says-that-nothing-moves = eine Wirkung sagt: { $name } wird nicht versetzt
why-an-effect-says-that-you-may-not-play-plot = eine Wirkung sagt: du darfst keine Wendungen spielen
why-another-player-decides-now = jetzt entscheidet jemand anderes
why-another-player-holds-the-option-to-attack = gerade ist jemand anderes mit Angreifen dran
why-any-combat-of-your-own-turn-is-open-to-no = { $power } geht in jedem Kampf des eigenen Zuges, sonst nicht
why-at-most-four-copies-of-a-card-there-are-of = höchstens vier Exemplare einer Karte; von { $name } sind es { $count }
why-attacks-and-actions-belong-to-the-attack = angegriffen und gehandelt wird in der Angriffskette
why-attacks-are-made-in-the-main-phase = angegriffen wird in der Hauptphase
why-basic-locations-count-as-one-card = einfache Orte mit { $symbol } zählen als eine Karte: höchstens vier zusammen, nicht { $count }
why-basic-locations-have-one-name = einfache Orte mit { $symbol } müssen alle gleich heißen; es gibt { $names }
why-belongs-to-a-pile = { $name } gehört zum Stapel { $pile }, außerhalb der sechzig
why-can-be-played-only = { $when ->
     [any] { $name } ist jederzeit spielbar, nur jetzt nicht
     [match-up] { $name } ist nur zwischen Angriff und Schaden spielbar
     [after-declaration] { $name } ist nur zwischen dem letzten Angriff und dem Schaden spielbar
    *[re-match] { $name } ist nur nach den Angriffen spielbar, ehe Kräfte gewählt werden
}
why-can-be-used-only-if = { $what } geht nur, wenn { $condition }
why-cannot-be-returned-to-a-hand = { $name } kann nicht auf eine Hand zurück
why-cannot-declare-now = { $name } kann { $power } jetzt nicht wählen
why-characters-join-after-the-condition = Figuren kommen nach dem Umstand ins Spiel
why-characters-join-on-your-own-turn = Figuren kommen im eigenen Zug ins Spiel
why-choose-an-attacker-first-can-attack = wähle erst, wer angreift: { $attacker } kann { $name } angreifen
why-conditions-are-played-on-your-own-turn = Umstände spielt man im eigenen Zug
why-conditions-come-after-the-draw = Umstände kommen nach dem Ziehen, vor der Figur
why-costs-you-have = { $name } kostet { $cost }, du hast { $points }
why-does-not-give-that-symbol = { $name } gibt dieses Symbol nicht
why-first-attack-must-include = dein erster Angriff in diesem Zug muss { $first } enthalten
why-first-attack-must-include-and-be-against = dein erster Angriff in diesem Zug muss { $first } enthalten und { $other } gelten
why-five-characters-are-in-play-on-your-team = dein Team hat schon fünf Figuren; Ausgeschaltete zählen mit
why-gives = { $name } gibt { $symbols }
why-gives-not-the-symbol-due-or-the-rest-could = { $name } gibt { $symbols }: nicht das fällige Symbol, oder der Rest wäre nicht zu zahlen
why-has-already-been-in-a-match-up-this-turn = { $name } war diesen Zug schon in einem Zweikampf
why-has-been-moved-in-this-step = { $name } wurde in diesem Schritt schon versetzt
why-has-been-used-it-covers-one-symbol-of-one = { $name } ist verbraucht: ein Ort deckt ein Symbol einer Kraft
why-has-been-used-this = { $span ->
     [game] { $power } ist in diesem Spiel schon genutzt
    *[turn] { $power } ist in diesem Zug schon genutzt
}
why-has-declared-a-power-already = { $name } hat schon eine Kraft gewählt
why-has-dodge-and-cannot-be-the-target-of-a = { $name } hat Ausweichen (Dodge) und kann nicht aus der Ferne angegriffen werden
why-has-lost-its-powers = { $name } hat die Kräfte verloren
why-has-no-level-1-main = { $name } hat keine Hauptfigur der Stufe 1; beginne als { $first }
why-has-no-such-super-power = { $name } hat keine solche Superkraft
why-has-not-been-in-a-match-up-this-turn = { $name } war diesen Zug in keinem Zweikampf
why-in-a-ranged-team-attack-every-attacker-must = in einem gemeinsamen Fernangriff brauchen alle Fernkampf
why-in-front-grabs-fliers-and-protects = { $guard } steht vorn, greift Flieger (Grab) und schützt { $name }
why-in-front-has-flight-and-protects = { $guard } steht vorn, kann fliegen und schützt { $name }
why-is-a-main-character-card = { $name } Stufe { $level } ist eine Hauptfigur; sie steht außerhalb der sechzig
why-is-a-power-of-another-window = { $power } ist eine Kraft für { window-name }
why-is-a-power-of-another-window-or-turn = { $own ->
     [0] { $power } ist eine Kraft für { window-name }
    *[other] { $power } ist eine Kraft für { window-name } im eigenen Zug
}
why-is-a-token-tokens-are-not-deck-cards = { $name } ist eine Marke; Marken gehören nicht ins Deck
why-is-attacking-already = { $name } greift schon an
why-is-exhausted = { $name } ist erschöpft
why-is-face-down = { $name } liegt verdeckt
why-is-face-down-already = { $name } liegt schon verdeckt
why-is-hidden = { $name } ist verborgen
why-is-hidden-and-cannot-be-attacked = { $name } ist verborgen und kann nicht angegriffen werden
why-is-hidden-and-has-no-powers = { $name } ist verborgen und hat keine Kräfte
why-is-in-a-ko-pile-not-in-your-hand = { $name } liegt in einem KO-Stapel, nicht auf deiner Hand
why-is-in-another-row = { $name } steht in einer anderen Reihe
why-is-in-no-match-up = { $name } ist in keinem Zweikampf
why-is-in-the-back-row-and-does-not-have-ranged = { $name } steht hinten und hat keinen Fernkampf
why-is-knocked-out = { $name } ist ausgeschaltet
why-is-knocked-out-and-cannot-be-attacked = { $name } ist ausgeschaltet und kann nicht angegriffen werden
why-is-listed-with-copies-leave-it-out-instead = { $name } steht mit { $count } Exemplaren da; lass sie stattdessen weg
why-is-not-a-character = { $name } ist keine Figur
why-is-not-a-character-in-play = { $name } ist keine Figur im Spiel
why-is-not-a-face-up-character-of-yours = { $name } ist keine offene Figur von dir
why-is-not-a-location = { $name } ist kein Ort
why-is-not-a-location-and-can-only-lie-face = { $name } ist kein Ort und kann nur verdeckt liegen
why-is-not-a-main-character = { $name } ({ $id }) ist keine Hauptfigur
why-is-not-a-supporting-character = { $name } ist keine Nebenfigur
why-is-not-a-target-of = { $name } ist kein Ziel von { $power }
why-is-not-a-teammate-in-a-match-up = { $name } ist kein Teammitglied im Zweikampf
why-is-not-a-wish-say-a-verb-and-card-numbers = { $wish } ist kein Wunsch: ein Verb und Kartennummern, etwa 'attack #5 #12'
why-is-not-an-enemy = { $name } ist kein Gegner
why-is-not-equipment = { $name } ist keine Ausrüstung
why-is-not-in-this-combat = { $name } ist nicht in diesem Kampf
why-is-not-knocked-out = { $name } ist nicht ausgeschaltet
why-is-not-on-your-side = { $name } steht nicht auf deiner Seite
why-is-not-on-your-team = { $name } ist nicht in deinem Team
why-is-not-or-not-yours = { $state ->
     [in-play] { $name } ist nicht im Spiel oder nicht deins
     [active] { $name } ist nicht aktiv oder nicht deins
     [knocked-out] { $name } ist nicht ausgeschaltet oder nicht deins
     [in-a-match-up] { $name } ist nicht im Zweikampf oder nicht deins
     [with-a-declared-power] { $name } hat keine Kraft gewählt oder ist nicht deins
    *[free] { $name } ist nicht frei oder nicht deins
}
why-is-not-something-that-can-be-done-in-this = „{ $text }“ gibt es in diesem Spiel nicht
why-is-on-another-players-team = { $name } gehört zu einem anderen Team
why-is-on-your-own-team = { $name } ist in deinem eigenen Team
why-is-played-during-a-combat = { $name } wird in einem Kampf gespielt
why-is-played-in-a-combat-on-your-own-turn = { $name } wird in einem Kampf des eigenen Zuges gespielt
why-is-played-in-your-own-build-phase = { $name } wird in der eigenen Aufbauphase gespielt
why-is-played-in-your-own-main-phase-outside = { $name } wird in der eigenen Hauptphase gespielt, außerhalb des Kampfes
why-is-protected-by = { $name } wird geschützt durch { $names }
why-is-protected-by-and-does-not-fly = { $name } wird geschützt durch { $names }, und { $who } fliegt nicht
why-is-stunned = { $name } ist betäubt
why-is-stunned-and-cannot-be-attacked = { $name } ist betäubt und kann nicht angegriffen werden
why-is-stunned-and-has-no-powers = { $name } ist betäubt und hat keine Kräfte
why-is-taking-an-action-and-cannot-attack-or = { $name } handelt schon und kann nicht noch einmal
why-is-the-last-active-character-of-its-team = { $name } ist die letzte aktive Figur des Teams
why-is-used-from-the-ko-pile = { $power } wird aus dem KO-Stapel genutzt
why-is-used-on-your-own-turn = { $power } wird im eigenen Zug genutzt
why-is-used-only-while-is-stunned = { $power } geht nur, solange { $name } betäubt ist
why-it-is-another-players-chance-to-act = gerade darf jemand anderes handeln
why-it-is-another-players-decision-now = jetzt entscheidet jemand anderes
why-it-is-not-your-turn = du bist nicht am Zug
why-leaves-only-the-first-power = { $opponent } lässt { $name } nur die erste Kraft
why-lies-in-the-ko-pile-its-powers-work-only-in = { $name } liegt im KO-Stapel; Kräfte wirken nur im Spiel
why-must-share-a-team-with-everybody-but-a = { $name } muss mit allen ein Team teilen, außer mit der Hauptfigur neben einem Söldner
why-needs-a-character-with-the-marvel-mark-on = { $name } braucht eine Figur mit dem MARVEL-Zeichen auf deiner Seite
why-needs-a-face-up-character-on-your-side = { $name } braucht eine offene Figur von { $team } auf deiner Seite
why-needs-a-target-named-now = { $power } braucht jetzt ein Ziel
why-needs-face-up-characters-on-your-side = { $name } braucht { $count } offene Figuren von { $team } auf deiner Seite
why-no-attack-is-being-declared = es wird gerade kein Angriff angesagt
why-no-card-has-the-id = keine Karte hat die Kennung { $id }
why-no-card-has-the-id-so-it-cannot-be-the-main = keine Karte hat die Kennung { $id }, sie kann also nicht die Hauptfigur sein
why-no-card-is-called = { $line ->
     [0] keine Karte heißt „{ $name }“
    *[other] Zeile { $line }: keine Karte heißt „{ $name }“
}
why-no-card-is-called-did-you-mean = { $line ->
     [0] keine Karte heißt „{ $name }“; meinst du { $near }?
    *[other] Zeile { $line }: keine Karte heißt „{ $name }“; meinst du { $near }?
}
why-no-symbol-is-being-paid-for-now = gerade wird kein Symbol bezahlt
why-nobody-has-attacked-for-a-whole-round = eine ganze Runde lang hat niemand angegriffen, jetzt musst du angreifen
why-nobody-may-interrupt-right-now = gerade kann niemand unterbrechen
why-none-of-your-characters-can-attack-now = keine deiner Figuren kann jetzt angreifen
why-none-of-your-characters-is-called = keine deiner Figuren heißt { $name }
why-nothing-is-recruited-or-played-in-between = dazwischen wird nichts angeworben oder gespielt
why-one-combat-must-be-over-before-the-next = ein Kampf muss vorbei sein, bevor der nächste Angriff beginnt
why-one-passes-in-a-combat-and-there-is-none = gepasst wird in einem Kampf, und es gibt keinen
why-only-a-can = { $verb ->
     [aid] nur Helden können aufhelfen
     [thwart] nur Graue können vereiteln
    *[other] nur Schurken können sich zusammentun
}
why-pays-only-for-characters = { $name } zahlt nur für Figuren von { $teams }
why-power-ups-are-made-in-your-main-phase-or-in = gestärkt wird in der eigenen Hauptphase oder in einem Kampf
why-reaches-outside-the-match-up-and-had-to-be = { $power } reicht über den Zweikampf hinaus und war vor den anderen zu wählen
why-recruiting-for-a-teammate-is-an-option-this = für Partner wird in diesem Spiel nicht angeworben
why-say-whose-power-declare-7-2 = sag, wessen Kraft: 'declare #7 2'
why-shares-its-name-with-your-main-character = { $name } heißt wie deine Hauptfigur
why-shares-its-name-with-your-teammates-main = { $name } heißt wie die Hauptfigur deines Partners
why-shares-no-name-with = { $name } und { $other } heißen nicht gleich
why-shares-no-team-with = { $name } und { $other } teilen kein Team
why-no-team-common-to-all = mit { $name } haben nicht alle Angreifer ein gemeinsames Team
why-something-else-has-to-be-decided-first = erst ist etwas anderes zu entscheiden
why-starts-at-level-1 = { $name } beginnt auf Stufe 1 ({ $id }); Stufe { $level } gehört dazu
why-stays-within-the-match-up-and-is-declared = { $power } bleibt im Zweikampf und wird später gewählt
why-that-belongs-to-the-step = { $step ->
     [resource] das gehört in den Mittelschritt
     [recruit] das gehört in den Anwerbeschritt
    *[formation] das gehört in den Aufstellungsschritt
}
why-that-card-is-not-in-your-hand = diese Karte ist nicht auf deiner Hand
why-the-build-phase-is-over = die Aufbauphase ist vorbei
why-the-defender-must-be-a-character-in-play = verteidigen kann nur eine Figur im Spiel
why-the-game-is-over = das Spiel ist vorbei
why-the-main-phase-goes-on-once-the-combat-is = die Hauptphase geht weiter, wenn der Kampf vorbei ist
why-the-match-up-of-has-ended = der Zweikampf von { $name } ist vorbei
why-the-resource-step-is-over = der Mittelschritt ist vorbei
why-the-steps-come-first = erst kommen Mittel, Anwerben und Aufstellen, in dieser Reihenfolge
why-the-steps-come-once-each = Mittel, Anwerben, Aufstellen: jeder Schritt kommt einmal, in dieser Reihenfolge
why-the-time-for-a-character-is-over-one-a-turn = die Zeit für Figuren ist vorbei: höchstens eine je Zug, vor den Angriffen
why-the-time-for-a-condition-is-over-one-a-turn = die Zeit für Umstände ist vorbei: höchstens einer je Zug, vor der Figur
why-the-turn-ends-after-the-main-phase = der Zug endet nach der Hauptphase
why-there-is-no-card-the-cards-are-1-to = es gibt keine Karte #{ $number }; die Karten sind #1 bis #{ $most }
why-there-is-no-card-you-could-use-here = es gibt keine Karte #{ $number }, die hier nützt
why-there-is-no-face-up-enemy-character-to = es gibt keine offene gegnerische Figur
why-there-is-no-match-up-to = { $verb ->
     [thwart] es gibt keinen Zweikampf zu vereiteln
    *[other] es gibt keinen Zweikampf, um sich zusammenzutun
}
why-there-is-nothing-that-could-be-played-on = es gibt nichts, worauf { $name } gespielt werden könnte
why-universes-cannot-be-mixed-in-the-deck = gezeichnete und fotografierte Karten mischen sich nicht: Das meiste ist { universe-name }, nicht aber { $names }{ and-more }
why-universes-cannot-be-mixed-with-the-main = gezeichnete und fotografierte Karten mischen sich nicht: Die Hauptfigur { $main } ist { universe-name }, nicht aber { $names }{ and-more }
why-what-it-asks-for-is-not-so = was { $what } verlangt, ist jetzt nicht so
why-with-the-team-could-reach-nobody = mit { $name } wäre niemand erreichbar
why-you-attack-on-your-own-turn = angegriffen wird im eigenen Zug
why-you-cannot-pay = du kannst { $cost } nicht zahlen
why-you-cannot-pay-for = du kannst { $cost } für { $name } nicht zahlen
why-you-have-no-face-up-character = du hast keine offene Figur von { $needs }
why-you-have-placed-your-resource-this-turn = du hast diesen Zug schon ein Mittel gelegt
