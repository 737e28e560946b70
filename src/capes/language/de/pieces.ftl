# Stücke, aus denen andere Sätze gemacht sind.
and-more = { $more ->
     [0] {""}
    *[other] {" "}und { $more } weitere
}
joined-by-and = { $first } und { $last }
joined-by-or = { $first } oder { $last }
plain = { $text }
player-n = Platz { $number }
universe-name = { $universe ->
     [photographic] fotografiert
    *[illustrated] gezeichnet
}
window-name = { $window ->
     [Build] die Aufbauphase
     [Main] die Hauptphase
     [Combat] den Kampf
     [Recovery] die Erholungsphase
    *[other] { $window }
}
the-reader = du
