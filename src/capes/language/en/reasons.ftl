# Why something cannot be done now, and what is wrong with a deck: after the rule's number, no full stop.
why-a-character-has-two-powers-1-and-2 = a Character has two powers, 1 and 2
why-a-deck-has-60-cards-too-few = a deck has exactly 60 cards; this one has { $size }, { $off } too few
why-a-deck-has-60-cards-too-many = a deck has exactly 60 cards; this one has { $size }, { $off } too many
why-a-deck-needs-one-main-character-none-is = a deck needs one Main Character; none is chosen
why-a-double-has-taken-the-place-of-this-turn = a double has taken the place of { $name } this turn
why-a-mulligan-is-offered-once-with-the-opening = a mulligan is offered once, with the opening hand
why-a-plot-twist-in-the-resource-row-is-just-a = a plot twist in the resource row is just a resource
why-a-power-that-has-triggered-resolves-first = a power that has triggered resolves first
why-a-reaction-is-used-when-what-it-waits-for = a Reaction is used when what it waits for happens, and not otherwise
why-a-set-cannot-be-played-yet = cards of { $set } cannot be played yet: { $names }
why-actions-need-the-optional-rule-more-actions = actions need the optional rule More Actions
why-allows-few-copies = { $limit ->
     [one] this { $name } allows one copy in a deck; there are { $count }
    *[other] this { $name } allows { $limit } copies in a deck; there are { $count }
}
why-an-effect-says-that-cannot-attack = an effect says that { $name } cannot attack
why-an-effect-says-that-cannot-be-attacked = an effect says that { $name } cannot be attacked
why-an-effect-says-that-nothing-moves = an effect says that nothing moves { $name }
why-an-effect-says-that-you-may-not-play-plot = an effect says that you may not play plot twists
why-another-player-decides-now = another player decides now
why-another-player-holds-the-option-to-attack = another player holds the option to attack
why-any-combat-of-your-own-turn-is-open-to-no = any combat of your own turn is open to { $power }, no other
why-at-most-four-copies-of-a-card-there-are-of = at most four copies of a card; there are { $count } of { $name }
why-attacks-and-actions-belong-to-the-attack = attacks and actions belong to the attack chain
why-attacks-are-made-in-the-main-phase = attacks are made in the Main Phase
why-basic-locations-count-as-one-card = basic Locations with { $symbol } count as one card: at most four together, not { $count }
why-basic-locations-have-one-name = basic Locations with { $symbol } must all have one name; there are { $names }
why-belongs-to-a-pile = { $name } belongs to the { $pile } pile, which is outside the sixty
why-can-be-played-only = { $when ->
     [any] { $name } can be played only at any time
     [match-up] { $name } can be played only between attack and damage
     [after-declaration] { $name } can be played only between the last attack and damage
    *[re-match] { $name } can be played only after attacks, before powers are declared
}
why-can-be-used-only-if = { $what } can be used only if { $condition }
why-cannot-be-returned-to-a-hand = { $name } cannot be returned to a hand
why-cannot-declare-now = { $name } cannot declare { $power } now
why-characters-join-after-the-condition = Characters join after the Condition
why-characters-join-on-your-own-turn = Characters join on your own turn
why-choose-an-attacker-first-can-attack = choose an attacker first: { $attacker } can attack { $name }
why-conditions-are-played-on-your-own-turn = Conditions are played on your own turn
why-conditions-come-after-the-draw = Conditions come after the draw, before the Character
why-costs-you-have = { $name } costs { $cost }, you have { $points }
why-does-not-give-that-symbol = { $name } does not give that symbol
why-first-attack-must-include = your first attack this turn must include { $first }
why-first-attack-must-include-and-be-against = your first attack this turn must include { $first } and be against { $other }
why-five-characters-are-in-play-on-your-team = five Characters are in play on your team; knocked-out ones count
why-gives = { $name } gives { $symbols }
why-gives-not-the-symbol-due-or-the-rest-could = { $name } gives { $symbols }: not the symbol due, or the rest could not be paid
why-has-already-been-in-a-match-up-this-turn = { $name } has already been in a match-up this turn
why-has-been-moved-in-this-step = { $name } has been moved in this step
why-has-been-used-it-covers-one-symbol-of-one = { $name } has been used: it covers one symbol of one power
why-has-been-used-this = { $span ->
     [game] { $power } has been used this game
    *[turn] { $power } has been used this turn
}
why-has-declared-a-power-already = { $name } has declared a power already
why-has-dodge-and-cannot-be-the-target-of-a = { $name } has Dodge and cannot be the target of a ranged attack
why-has-lost-its-powers = { $name } has lost its powers
why-has-no-level-1-main = { $name } has no Level 1 Main Character; start as { $first }
why-has-no-such-super-power = { $name } has no such Super Power
why-has-not-been-in-a-match-up-this-turn = { $name } has not been in a match-up this turn
why-in-a-ranged-team-attack-every-attacker-must = in a ranged team attack every attacker must have Ranged
why-in-front-grabs-fliers-and-protects = { $guard } in front Grabs fliers and protects { $name }
why-in-front-has-flight-and-protects = { $guard } in front has Flight and protects { $name }
why-is-a-main-character-card = { $name } Level { $level } is a Main Character card; those stand outside the sixty
why-is-a-power-of-another-window = { $power } is a { $window } power
why-is-a-power-of-another-window-or-turn = { $own ->
     [0] { $power } is a { $window } power
    *[other] { $power } is a { $window } power for your own turn
}
why-is-a-token-tokens-are-not-deck-cards = { $name } is a token; tokens are not deck cards
why-is-attacking-already = { $name } is attacking already
why-is-exhausted = { $name } is exhausted
why-is-face-down = { $name } is face down
why-is-face-down-already = { $name } is face down already
why-is-hidden = { $name } is hidden
why-is-hidden-and-cannot-be-attacked = { $name } is hidden and cannot be attacked
why-is-hidden-and-has-no-powers = { $name } is hidden and has no powers
why-is-in-a-ko-pile-not-in-your-hand = { $name } is in a KO pile, not in your hand
why-is-in-another-row = { $name } is in another row
why-is-in-no-match-up = { $name } is in no match-up
why-is-in-the-back-row-and-does-not-have-ranged = { $name } is in the back row and does not have Ranged
why-is-knocked-out = { $name } is knocked out
why-is-knocked-out-and-cannot-be-attacked = { $name } is knocked out and cannot be attacked
why-is-listed-with-copies-leave-it-out-instead = { $name } is listed with { $count } copies; leave it out instead
why-is-not-a-character = { $name } is not a Character
why-is-not-a-character-in-play = { $name } is not a Character in play
why-is-not-a-face-up-character-of-yours = { $name } is not a face-up character of yours
why-is-not-a-location = { $name } is not a Location
why-is-not-a-location-and-can-only-lie-face = { $name } is not a Location and can only lie face down
why-is-not-a-main-character = { $name } ({ $id }) is not a Main Character
why-is-not-a-supporting-character = { $name } is not a supporting character
why-is-not-a-target-of = { $name } is not a target of { $power }
why-is-not-a-teammate-in-a-match-up = { $name } is not a teammate in a match-up
why-is-not-a-wish-say-a-verb-and-card-numbers = { $wish } is not a wish: say a verb and card numbers, as in 'attack #5 #12'
why-is-not-an-enemy = { $name } is not an enemy
why-is-not-equipment = { $name } is not Equipment
why-is-not-in-this-combat = { $name } is not in this combat
why-is-not-knocked-out = { $name } is not knocked out
why-is-not-on-your-side = { $name } is not on your side
why-is-not-on-your-team = { $name } is not on your team
why-is-not-or-not-yours = { $state ->
     [in-play] { $name } is not in play, or not yours
     [active] { $name } is not active, or not yours
     [knocked-out] { $name } is not knocked out, or not yours
     [in-a-match-up] { $name } is not in a match-up, or not yours
     [with-a-declared-power] { $name } has not declared a power, or is not yours
    *[free] { $name } is not free, or not yours
}
why-is-not-something-that-can-be-done-in-this = '{ $text }' is not something that can be done in this game
why-is-on-another-players-team = { $name } is on another player's team
why-is-on-your-own-team = { $name } is on your own team
why-is-played-during-a-combat = { $name } is played during a combat
why-is-played-in-a-combat-on-your-own-turn = { $name } is played in a combat on your own turn
why-is-played-in-your-own-build-phase = { $name } is played in your own Build Phase
why-is-played-in-your-own-main-phase-outside = { $name } is played in your own Main Phase, outside combat
why-is-protected-by = { $name } is protected by { $names }
why-is-protected-by-and-does-not-fly = { $name } is protected by { $names }, and { $who } does not fly
why-is-stunned = { $name } is stunned
why-is-stunned-and-cannot-be-attacked = { $name } is stunned and cannot be attacked
why-is-stunned-and-has-no-powers = { $name } is stunned and has no powers
why-is-taking-an-action-and-cannot-attack-or = { $name } is taking an action and cannot attack or act again
why-is-the-last-active-character-of-its-team = { $name } is the last active Character of its team
why-is-used-from-the-ko-pile = { $power } is used from the KO pile
why-is-used-on-your-own-turn = { $power } is used on your own turn
why-is-used-only-while-is-stunned = { $power } is used only while { $name } is stunned
why-it-is-another-players-chance-to-act = it is another player's chance to act
why-it-is-another-players-decision-now = it is another player's decision now
why-it-is-not-your-turn = it is not your turn
why-leaves-only-the-first-power = { $opponent } leaves { $name } only the first power
why-lies-in-the-ko-pile-its-powers-work-only-in = { $name } lies in the KO pile; its powers work only in play
why-must-share-a-team-with-everybody-but-a = { $name } must share a team with everybody but a Mercenary's main character
why-needs-a-character-with-the-marvel-mark-on = { $name } needs a character with the MARVEL mark on your side
why-needs-a-face-up-character-on-your-side = { $name } needs a face-up { $team } character on your side
why-needs-a-target-named-now = { $power } needs a target, named now
why-needs-face-up-characters-on-your-side = { $name } needs { $count } face-up { $team } characters on your side
why-no-attack-is-being-declared = no attack is being declared
why-no-card-has-the-id = no card has the id { $id }
why-no-card-has-the-id-so-it-cannot-be-the-main = no card has the id { $id }, so it cannot be the Main Character
why-no-card-is-called = { $line ->
     [0] no card is called '{ $name }'
    *[other] line { $line }: no card is called '{ $name }'
}
why-no-card-is-called-did-you-mean = { $line ->
     [0] no card is called '{ $name }'; did you mean { $near }?
    *[other] line { $line }: no card is called '{ $name }'; did you mean { $near }?
}
why-no-symbol-is-being-paid-for-now = no symbol is being paid for now
why-nobody-has-attacked-for-a-whole-round = nobody has attacked for a whole round, so you must attack
why-nobody-may-interrupt-right-now = nobody may interrupt right now
why-none-of-your-characters-can-attack-now = none of your characters can attack now
why-none-of-your-characters-is-called = none of your characters is called { $name }
why-nothing-is-recruited-or-played-in-between = nothing is recruited or played in between
why-one-combat-must-be-over-before-the-next = one combat must be over before the next attack is declared
why-one-passes-in-a-combat-and-there-is-none = one passes in a combat, and there is none
why-only-a-can = { $verb ->
     [aid] only a Hero can render aid
     [thwart] only a Gray can thwart
    *[other] only a Villain can gang up
}
why-pays-only-for-characters = { $name } pays only for { $teams } characters
why-power-ups-are-made-in-your-main-phase-or-in = power-ups are made in your Main Phase or in a combat
why-reaches-outside-the-match-up-and-had-to-be = { $power } reaches outside the match-up and had to be declared before the others
why-recruiting-for-a-teammate-is-an-option-this = recruiting for a teammate is an option this game is played without
why-say-whose-power-declare-7-2 = say whose power: 'declare #7 2'
why-shares-its-name-with-your-main-character = { $name } shares its name with your main character
why-shares-its-name-with-your-teammates-main = { $name } shares its name with your teammate's main character
why-shares-no-name-with = { $name } shares no name with { $other }
why-shares-no-team-with = { $name } shares no team with { $other }
why-no-team-common-to-all = with { $name } there is no team that all attackers have in common
why-something-else-has-to-be-decided-first = something else has to be decided first
why-starts-at-level-1 = { $name } starts at Level 1 ({ $id }); Level { $level } comes with it
why-stays-within-the-match-up-and-is-declared = { $power } stays within the match-up and is declared later
why-that-belongs-to-the-step = { $step ->
     [resource] that belongs to the Resource Step
     [recruit] that belongs to the Recruit Step
    *[formation] that belongs to the Formation Step
}
why-that-card-is-not-in-your-hand = that card is not in your hand
why-the-build-phase-is-over = the Build Phase is over
why-the-defender-must-be-a-character-in-play = the defender must be a character in play
why-the-game-is-over = the game is over
why-the-main-phase-goes-on-once-the-combat-is = the Main Phase goes on once the combat is over
why-the-match-up-of-has-ended = the match-up of { $name } has ended
why-the-resource-step-is-over = the Resource Step is over
why-the-steps-come-first = the Resource, Recruit and Formation Steps come first, in this order
why-the-steps-come-once-each = the Resource, Recruit and Formation Steps come once each, in this order
why-the-time-for-a-character-is-over-one-a-turn = the time for a Character is over: one a turn at most, before the attacks
why-the-time-for-a-condition-is-over-one-a-turn = the time for a Condition is over: one a turn at most, before the Character
why-the-turn-ends-after-the-main-phase = the turn ends after the Main Phase
why-there-is-no-card-the-cards-are-1-to = there is no card #{ $number }; the cards are #1 to #{ $most }
why-there-is-no-card-you-could-use-here = there is no card #{ $number } you could use here
why-there-is-no-face-up-enemy-character-to = there is no face-up enemy character to attack
why-there-is-no-match-up-to = { $verb ->
     [thwart] there is no match-up to thwart
    *[other] there is no match-up to gang up in
}
why-there-is-nothing-that-could-be-played-on = there is nothing that { $name } could be played on
why-universes-cannot-be-mixed-in-the-deck = Illustrated and Photographic cards cannot be mixed: most of the deck is { universe-name }, but not { $names }{ and-more }
why-universes-cannot-be-mixed-with-the-main = Illustrated and Photographic cards cannot be mixed: the Main Character { $main } is { universe-name }, but not { $names }{ and-more }
why-what-it-asks-for-is-not-so = what { $what } asks for is not so now
why-with-the-team-could-reach-nobody = with { $name } the team could reach nobody
why-you-attack-on-your-own-turn = you attack on your own turn
why-you-cannot-pay = you cannot pay { $cost }
why-you-cannot-pay-for = you cannot pay { $cost } for { $name }
why-you-have-no-face-up-character = you have no face-up { $needs } character
why-you-have-placed-your-resource-this-turn = you have placed your resource this turn
