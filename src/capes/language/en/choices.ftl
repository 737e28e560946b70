# What is asked (ask) and what can be picked (do), in both games. `.you`: where it is about the reader.
ask-vs-go-first = Who goes first?
ask-vs-place-main = In which row does your main character start?
ask-vs-keep-hand = Keep this hand?
ask-vs-keep-main = Which main character do you keep?
ask-vs-order-triggers = Which power happens first?
ask-vs-recovery-phase = Recovery Phase: use a power, or go on.
ask-vs-resource-step = Resource Step: place a resource, or go on.
ask-vs-recruit-step = Recruit Step: recruit, or go on.
ask-vs-formation-step = Formation Step: move your characters, or go on.
ask-vs-after-formation = Build Phase: anything more?
ask-vs-main-phase = Main Phase: what do you do?
ask-vs-declare-attack = Whom does { $about } attack, and who joins in?
ask-vs-combat-chance = Act in this combat, or pass.
ask-vs-strike-back-at = Whom does { $about } strike back at?
ask-vs-pay = Which Location pays for { $about }?
ask-vs-react = Use the Reaction of { $about }?
ask-vs-choose = Choose for { $about }.
ask-vs-choose-row = Choose a row.
ask-vs-choose-row-for = In which row does { $about } go?
ask-vs-choose-player = Choose a player.
ask-vs-choose-number = Choose a number.
ask-vs-choose-one = Choose one.
ask-vs-name-a-card = Name a card.
ask-vs-may = Use the power of { $about }?
ask-vs-discard = Which card do you discard?
ask-vs-search = What do you take from your deck?
ask-vs-put-on-the-bottom-next = Which card goes to the bottom next?
ask-vs-put-on-the-top-next = Which card goes on top next?
ask-vs-resource-from-the-deck = Does the new resource lie face down or face up?
ask-vs-which-is-ko-d = Which of the characters of one name is KO'd?
ask-vs-attack-again = Whom does { $about } attack next?
ask-vs-dance = Exhaust a character to stay in the Dance Off, or drop out.
ask-vs-choose-what = Choose { $what } ({ $about }).
ask-vs-choose-what-only = Choose { $what }.
ask-vs-may-do = { $what }? ({ $about })
ask-vs-may-do-only = { $what }?
ask-vs-may-do-all = { $what }. Do it? ({ $about })
ask-vs-may-do-all-only = { $what }. Do it?
ask-vs-pay-symbol = Pay { $symbol }? ({ $about })
ask-vs-pay-symbol-only = Pay { $symbol }?
this-power = this power
someone-decides = { $who } decides: { $question }
your-teammate = your teammate
your-partner = your partner
do-vs-pass = Pass
do-vs-next = Go on
do-vs-main-phase = Go to the Main Phase
do-vs-end-turn = End the turn
do-vs-keep = Keep the hand
do-vs-mulligan = Draw a new hand
do-vs-yes = Yes
do-vs-no = No
do-vs-done = Done
do-vs-none = None
do-vs-drop-out = Drop out
do-vs-up = Face up
do-vs-down = Face down
do-vs-attack = Attack with { $card }
do-vs-join = { $card } joins the attack
do-vs-defend = Attack { $card }
do-vs-strike = { $card }
do-vs-pick = { $card }
do-vs-play = Play { $card }
do-vs-turn = Turn { $card } face down
do-vs-discard = Discard { $card }
do-vs-move = Move { $card } to the other row
do-vs-resource = { $text ->
    [up] Place { $card } face up as a resource
   *[down] Place { $card } face down as a resource
}
do-vs-recruit = { $row ->
    [front] Recruit { $card } into the front row
   *[back] Recruit { $card } into the back row
}
do-vs-recruit-there = { $row ->
    [front] Recruit { $card } into { $who }'s front row
   *[back] Recruit { $card } into { $who }'s back row
}
do-vs-dance = Exhaust { $card }
do-vs-exhaust = Exhaust { $card }
do-vs-use = { $card }: { $power }
do-vs-use-alone = { $power }
do-vs-resolve = { $card } with { $power }
do-vs-power-up = Power up { $target } with { $card }
do-vs-equip = Equip { $target } with { $card }
do-vs-first = { $who } goes first
    .you = You go first
do-vs-hand-over = Let { $who } act
do-vs-attack-player = Attack { $who }
do-vs-player = { $who }
    .you = You
do-vs-row = { $row ->
    [front] Front row
   *[back] Back row
}
do-vs-row-there = { $row ->
    [front] Front row of { $who }
   *[back] Back row of { $who }
}
do-vs-take = Take { $card }
ask-duel-start = Which Character do you start with?
ask-duel-condition = Put a Condition in play?
ask-duel-character = Put a Character in play?
ask-duel-attack = Attack?
ask-duel-counter-attack = Attack in return?
ask-duel-interrupt = { $window ->
    [W1] Interrupt, after the draw?
    [W2] Interrupt, after the Condition?
    [W3] Interrupt, after the Character?
    [W4] Interrupt, after the attack?
    [W8] Interrupt, before powers are declared in the match-ups?
    [W9] Interrupt, after the attacking powers?
    [W10] Interrupt, before damage?
    [W12] Interrupt, before the turn ends?
   *[other] Interrupt?
}
ask-duel-outside-power = Does { $about } use a power that reaches outside the match-up?
ask-duel-power = Which power does { $about } use against { $other }?
ask-duel-remove = Which Condition does { $about } take away?
ask-duel-discard = Which card do you discard?
ask-duel-target = What is { $about } played on?
do-duel-pass = Pass
do-duel-pass-condition = No Condition
do-duel-pass-character = No Character
do-duel-pass-attack = No attack
do-duel-pass-counter-attack = No further attack
do-duel-not-now = No, a power for the match-up
do-duel-attack = { $card } attacks { $target }
do-duel-aid = { $card } renders aid to { $target }
do-duel-gang-up = { $card } gangs up with { $target }
do-duel-thwart = { $card } thwarts { $one } against { $two }
do-duel-play = Play { $card }
do-duel-join = Put { $card } in play
do-duel-discard = Discard { $card }
do-duel-remove = Remove { $card }
do-duel-pick = { $card }
do-duel-printed = , printed { $printed }
do-duel-declare = { $speed ->
    [fast] { $power } ({ $damage } fast{ $differs })
    [slow] { $power } ({ $damage } slow{ $differs })
    [ranged] { $power } ({ $damage } ranged{ $differs })
   *[normal] { $power } ({ $damage }{ $differs })
}
do-duel-declare-on = { $speed ->
    [fast] { $power } ({ $damage } fast{ $differs }) on { $target }
    [slow] { $power } ({ $damage } slow{ $differs }) on { $target }
    [ranged] { $power } ({ $damage } ranged{ $differs }) on { $target }
   *[normal] { $power } ({ $damage }{ $differs }) on { $target }
}
