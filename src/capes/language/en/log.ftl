# What happened, sentence by sentence: a key for every kind of event, its arguments the event's fields.
# `.you` is said to the one it is about.
a-card = a card
a-figure = a character
a-duel-figure = a Character
a-player = the player
row-of = { $row ->
    [front] front
   *[back] back
} row

## Vs.
vs-GameBegan = The game begins.
vs-KeptHand = { $who } keeps the hand.
    .you = You keep the hand.
vs-Mulligan = { $who } shuffles the hand back and draws anew.
    .you = You shuffle the hand back and draw anew.
vs-Passed = { $who } passes.
    .you = You pass.
vs-FirstPlayer = { $who } goes first.
    .you = You go first.
vs-PickedToChoose = { $who } decides who goes first.
    .you = You decide who goes first.
vs-DroppedOut = { $who } drops out.
    .you = You drop out.
vs-WonDance = { $who } wins the Dance Off.
    .you = You win the Dance Off.
vs-PlayerOut = { $who } is out of the game.
    .you = You are out of the game.
vs-MainPlaced = { $who } places { $figure } in the { row-of }.
    .you = You place { $figure } in the { row-of }.
vs-TurnBegan = Turn { $turn }: { $who }'s turn.
    .you = Turn { $turn }: your turn.
vs-PhaseBegan = { $who }'s { $phase ->
        [draw] Draw Phase
        [recovery] Recovery Phase
        [build] Build Phase
       *[main] Main Phase
    }.
    .you = Your { $phase ->
        [draw] Draw Phase
        [recovery] Recovery Phase
        [build] Build Phase
       *[main] Main Phase
    }.
some-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
vs-Drew = { $who } draws { some-cards }.
    .you = You draw { some-cards }.
vs-DrewCard = New in { $who }'s hand: { $card }.
    .you = New in your hand: { $card }.
vs-ResourcePlaced = { $who } places { $card } face { $up ->
        [no] down
       *[yes] up
    } as a resource.
    .you = You place { $card } face { $up ->
        [no] down
       *[yes] up
    } as a resource.
vs-ResourceAdded = { $who } gains { $card } as a face-{ $up ->
        [no] down
       *[yes] up
    } resource.
    .you = You gain { $card } as a face-{ $up ->
        [no] down
       *[yes] up
    } resource.
vs-ResourceLost = { $card } leaves { $who }'s resource row.
    .you = { $card } leaves your resource row.
vs-LocationTurned = { $who }'s { $card } is turned face { $up ->
        [no] down
       *[yes] up
    }.
    .you = Your { $card } is turned face { $up ->
        [no] down
       *[yes] up
    }.
some-points = { $points ->
    [one] 1 recruit point
   *[other] { $points } recruit points
}
vs-PointsGained = { $who } has { some-points }.
    .you = You have { some-points }.
vs-PointsLost = { $who } leaves { some-points } unspent.
    .you = You leave { some-points } unspent.
vs-Recruited = { $who } recruits { $card } into the { row-of } for { $cost }.
    .you = You recruit { $card } into the { row-of } for { $cost }.
vs-TwistPlayed = { $who } plays { $card }.
    .you = You play { $card }.
vs-Paid = { $who } pays { $symbol } by { $discarded ->
        [no] turning down
       *[yes] discarding
    } { $card }.
    .you = You pay { $symbol } by { $discarded ->
        [no] turning down
       *[yes] discarding
    } { $card }.
vs-Discarded = { $who } discards { $card }.
    .you = You discard { $card }.
vs-Shuffled = { $who } shuffles their deck.
    .you = You shuffle your deck.
vs-Searched = { $who } searches their deck.
    .you = You search your deck.
vs-TookFromDeck = { $who } takes { $card } from their deck.
    .you = You take { $card } from your deck.
vs-Revealed = { $who } reveals { $card }.
    .you = You reveal { $card }.
vs-Looked = { $count ->
    [one] { $who } looks at the top card of their deck.
   *[other] { $who } looks at the top { $count } cards of their deck.
}
    .you = { $count ->
        [one] You look at the top card of your deck.
       *[other] You look at the top { $count } cards of your deck.
    }
vs-ReturnedToHand = { $card } goes to { $who }'s hand.
    .you = { $card } goes to your hand.
vs-CameToHand = { $who } puts { $card } into their hand.
    .you = You put { $card } into your hand.
vs-WentIntoDeck = { $where ->
    [bottom] { $card } is put on the bottom of { $who }'s deck.
    [top] { $card } is put on top of { $who }'s deck.
   *[shuffle] { $card } is shuffled into { $who }'s deck.
}
    .you = { $where ->
        [bottom] { $card } is put on the bottom of your deck.
        [top] { $card } is put on top of your deck.
       *[shuffle] { $card } is shuffled into your deck.
    }
vs-NamedCard = { $who } names { $name }.
    .you = You name { $name }.
vs-ChosePlayer = { $who } chooses { $player }.
    .you = You choose { $player }.
vs-ChosePlayer-self = { $who } chooses { $who }.
    .you = You choose yourself.
how-it-ended = { $why ->
    [main] { " " }(the last main character standing)
    [stalemate] { " " }(neither side can win any more)
    [endless] { " " }(powers set each other off without end)
    [card] { " " }(by a power)
   *[other] { "" }
}
vs-GameOver = { $winnersCount ->
    [0] The game is over without a winner.
    [one] { $winners } wins the game{ how-it-ended }.
   *[other] { $winners } win the game{ how-it-ended }.
}
    .you = You win the game{ how-it-ended }.
vs-Recovered = { $figure } recovers.
vs-Readied = { $figure } readies.
vs-Exhausted = { $figure } is exhausted.
vs-Frozen = { $figure } is frozen.
vs-Hidden = { $figure } hides.
vs-TurnedUp = { $figure } turns face up.
vs-KOd = { $figure } is KO'd.
vs-RemovedFromGame = { $figure } is removed from the game.
vs-Equipped = { $who } equips { $bearer } with { $card }.
    .you = You equip { $bearer } with { $card }.
vs-EquipmentLost = { $bearer } loses { $card }.
vs-Appeared = { $figure } appears in { $who }'s { row-of }.
    .you = { $figure } appears in your { row-of }.
vs-Moved = { $figure } moves to the { row-of }.
vs-Attacked = { $attackersCount ->
    [one] { $attackers } attacks { $defender }.
   *[other] { $attackers } team attack { $defender }.
}
vs-PowerUsed = { $figure } uses { $power }.
vs-PowerCancelled = { $power ->
    [none] a Super Power of { $figure } is cancelled.
   *[other] { $power } of { $figure } is cancelled.
}
vs-Triggered = { $figure }: { $power }.
vs-PoweredUp = { $who } powers up { $figure } by discarding { $discarded }.
    .you = You power up { $figure } by discarding { $discarded }.
vs-Struck = { $strikersCount ->
    [one] { $strikers } strikes { $struck } without stunning ({ $attack } against { $defense }).
   *[other] { $strikers } strike { $struck } without stunning ({ $attack } against { $defense }).
}
vs-Stunned = { $dazed ->
    [yes] { $figure } is dazed.
   *[no] { $figure } is stunned.
}
vs-Stunned-by = { $dazed ->
    [yes] { $by } dazes { $figure }{ $against }.
   *[no] { $byCount ->
        [one] { $by } stuns { $figure }{ $against }.
       *[other] { $by } stun { $figure }{ $against }.
    }
}
against-figures = { " " }({ $attack } against { $defense })
vs-Wounded = { $figure } now has { $wounds ->
        [0] no wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
vs-Healed = A wound heals: { $figure } now has { $wounds ->
        [0] no wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
vs-LeftPlay = { $to ->
    [resources] { $figure } becomes a resource.
   *[gone] { $figure } leaves play.
}
vs-CountersPut = { $figure } receives { $counters }.
vs-CountersRemoved = { $figure } loses { $counters }.
counters-n = { $n ->
    [one] a { $kind } counter
   *[other] { $n } { $kind } counters
}
vs-XpGained = { $figure } gains { $gained } XP ({ $xp } now).
vs-Levelled = { $figure } is now Level { $level }.
vs-Levelled-other = { $former } becomes { $figure }.
vs-ControlTaken = { $who } takes control of { $figure }.
    .you = You take control of { $figure }.
vs-ControlReturned = { $figure } goes back to { $who }'s side.
    .you = { $figure } goes back to your side.
vs-StatusChanged = { $main ->
    [no] { $figure } is a supporting character now.
   *[yes] { $figure } is a main character now.
}
vs-DefenderReplaced = { $figure } defends instead of { $former }.
vs-CombatCancelled = The combat is cancelled.
vs-CombatResolved = The combat is over.
vs-Given = { $given ->
    [stats] { $figure } gets { $stats }.
    [Gains] { $figure } gains a keyword.
    [LosesPowers] { $figure } loses its powers.
    [BaseStatsAre] { $figure } has another base ATK and DEF.
    [StatsSwitched] { $figure } has its ATK and DEF exchanged.
    [StatsReset] { $figure } has its ATK and DEF reset.
    [TakesNoWound] { $figure } will take no wound when stunned.
    [KOsWhatItStuns] { $figure } now KOs whoever it stuns.
    [StrikesDouble] { $figure } strikes with double ATK.
    [CannotBeStruck] { $figure } cannot be struck.
    [CannotBeKOd] { $figure } cannot be KO'd.
    [IgnoresProtection] { $figure } may attack the protected.
    [AttackPlayers] { $figure } may attack players.
    [MustAttackNext] { $figure } must attack next turn.
    [MustAttackFirst] { $figure } must attack first.
    [CannotMove] { $figure } cannot be moved.
    [KeepsCounters] { $figure } keeps counters when stunned.
    [StunsWhatItStrikes] { $figure } stuns whoever it strikes.
   *[PowersUpWithAny] { $figure } may be powered up with any character.
}
vs-Danced = { $who } exhausts { $figure } to stay in the Dance Off.
    .you = You exhaust { $figure } to stay in the Dance Off.

## Duel
duel-Dealt = Everybody gets { $count } cards.
duel-HandShown = { $who } shows a hand without a Character: { $cards }.
    .you = You show a hand without a Character: { $cards }.
duel-DealtAgain = All hands go back and the cards are dealt again.
duel-Chose = { $who } puts { $figure } down, face-down.
    .you = You put { $figure } down, face-down.
duel-GoesFirst = { $tied ->
        [yes] On the same side, { $card } is later in the alphabet
       *[no] { $card } is the most villainous
    }: { $who } goes first.
    .you = { $tied ->
        [yes] On the same side, { $card } is later in the alphabet
       *[no] { $card } is the most villainous
    }: you go first.
duel-TurnBegan = Turn { $turn }: { $who }'s turn.
    .you = Turn { $turn }: your turn.
duel-Drew = { $who } draws { $card }.
    .you = You draw { $card }.
duel-PlayedCondition = { $who } plays the Condition { $card }.
    .you = You play the Condition { $card }.
duel-CancelledOut = { $card } and { $other } go to the discard pile.
duel-Joined = { $card } joins { $who }'s team with { $health } Health.
    .you = { $card } joins your team with { $health } Health.
duel-Attacked = { $card } attacks { $other }.
duel-Declined = { $who } does not attack.
    .you = You do not attack.
duel-Aiding = { $card } goes to render aid to { $other }.
duel-GangingUp = { $card } gangs up with { $other }.
duel-Declared = { $card } declares { $power }.
duel-Declared-on = { $card } declares { $power } on { $on }.
duel-PlayedInterruption = { $who } plays { $card }.
    .you = You play { $card }.
duel-Shielded = The next { $amount } damage to { $card } will be prevented.
duel-Prevented = { $amount } damage to { $card } is prevented.
duel-Dampened = { $power } of { $card } is cancelled.
duel-Boosted = { $card } does { $amount } more damage this turn.
duel-Quickened = { $speed ->
    [fast] The attack of { $card } is fast this turn.
    [slow] The attack of { $card } is slow this turn.
    [ranged] The attack of { $card } is ranged this turn.
   *[normal] The attack of { $card } is normal this turn.
}
duel-Swapped = { $card } and { $other } trade places.
duel-TookPlace = { $card } takes the place of { $other }.
duel-RemovedCondition = { $card } is over.
duel-MatchUpEnded = The match-up of { $card } and { $other } is over.
duel-Returned = { $card } returns to { $who }'s hand.
    .you = { $card } returns to your hand.
duel-Struck = { $card } hits { $other } for { $damage }.
duel-Struck-changed = { $card } hits { $other } for { $damage } ({ $printed } printed, changed by { $causes }).
duel-HadNoEffect = { $card } changes nothing about { $other }.
duel-Survived = { $card } survives by a hair.
duel-LostHealth = { $card } is down to { $health } Health.
duel-Healed = { $card } heals { $gained } and has { $health } Health now.
duel-KnockedOut = { $card } is knocked out!
duel-GotUp = { $card } is back on their feet.
duel-Aided = { $card } renders aid to { $other }.
duel-Discarded = { $who } discards { $card }.
    .you = You discard { $card }.
duel-HelpMayArrive = { $who } has nobody standing, but help may arrive.
    .you = You have nobody standing, but help may arrive.
duel-Drawn = The cards have run out and { $most } active Characters are the most: a draw.
duel-Thwarting = { $card } steps between { $between }.
duel-Thwarted = { $card } thwarts the match-up of { $between }: no damage.
duel-Eliminated = { $who } is out of the game: { $reason }.
    .you = You are out of the game: { $reason }.
duel-Won = { $who } wins: { $reason }.
    .you = You win: { $reason }.
duel-end-delay = the other side had two turns without a Character in play
duel-end-all-out = every Character of the other side is knocked out
duel-end-most = the most active Characters when the cards ran out
duel-out-delay = two turns without a Character in play
duel-out-all-out = every Character of that team is knocked out

## What happens beside the rules
table-Undone = { $who } took back the last decision.
    .you = You took back the last decision.
table-Conceded = { $who } conceded.
    .you = You conceded.
table-TimedOut = { $who } ran out of time.
    .you = You ran out of time.
somebody-did = { $player } { $what }.

## Why it is over
over-all-out = Every Character in play of the loser is knocked out.
over-card = A card decides the game.
over-conceded = The other side conceded.
    .you = You conceded.
over-delay = The loser had two turns without a Character in play.
over-draw = A draw: as many active Characters when the cards ran out.
over-main = The loser's Main Character is K.O.'d.
over-most = The most active Characters when the cards ran out.
over-endless = Powers set each other off without end: the fewest wounds decide.
over-stalemate = Nobody attacks any more: the fewest wounds decide.
over-time = The other side ran out of time.
    .you = You ran out of time.
over-abandoned = Nobody has finished this game.
over-card-failed = A card failed, and nothing else could be done.
over-ended-by-host = Whoever runs this server has ended the game.
over-nobody-came = Nobody came.
over-no-spectators = This table has no spectators any more.
over-untouched = Nobody touched this game for a long time.
they-win = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
