# Pieces that other sentences are made of.
and-more = { $more ->
     [0] {""}
    *[other] {" "}and { $more } more
}
joined-by-and = { $first } and { $last }
joined-by-or = { $first } or { $last }
plain = { $text }
player-n = Player { $number }
universe-name = { $universe ->
     [photographic] Photographic
    *[illustrated] Illustrated
}
window-name = { $window }
the-reader = you
