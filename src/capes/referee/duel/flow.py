"""Turns of Duel, step by step: what is asked next, of whom, with which options; everything else happens by itself."""

from __future__ import annotations

from capes.duel.state.state import ACTED, FOUGHT, REPLACED
from capes.duel.words import effects as e
from capes.duel.words.abilities import AllDo, Removes
from capes.duel.words.kinds import (
    AID,
    CHARACTER,
    CONDITION,
    GANG_UP,
    GRAY,
    HERO,
    INTERRUPTION,
    SIDES,
    THWART,
    TIMINGS,
    TYPES,
    VILLAIN,
)
from capes.referee.duel.fight import Blow, resolve
from capes.referee.duel.table import HAND, TEAM, Position
from capes.referee.reading import Pick

PASS = Pick("pass")


class Asked(Exception):
    """The game pauses: somebody is asked something."""

    def __init__(self, why: str, seat: int, options: set[Pick], about: int = 0) -> None:
        super().__init__(why)
        self.why, self.seat, self.options, self.about = why, seat, options, about


class Over(Exception):
    """The game is over: who has won (several: a draw)."""

    def __init__(self, winners: tuple[int, ...]) -> None:
        super().__init__(str(winners))
        self.winners = winners


class Flow:
    """One pick, carried out on a copy of the position before it."""

    def __init__(self, position: Position, chosen: list[int], dealt: list[Blow]) -> None:
        self.p = position
        self.s = position.s
        self.chosen = chosen  # what has been picked for the Interruption under way
        self.dealt = dealt  # the blows of Step 11, told as they fall

    def go_on(self, why: str, seat: int, pick: Pick, about: int) -> None:
        """Answer the question and go on until Asked or Over."""
        if why == "start":
            self.start(seat, pick)
        elif why == "interrupt":
            self.interrupt(seat, pick)
        elif why == "target":
            self.chosen.append(pick.card)
            self.carry_out(seat, self.s.playing)
        elif why == "condition":
            self.condition(seat, pick)
        elif why == "remove":
            self.take_away(about, pick.card)
            self.window("W2")
        elif why == "character":
            self.character(seat, pick)
        elif why in ("attack", "counter-attack"):
            self.deed(seat, pick)
        elif why == "outside power":
            if pick.verb == "declare":
                self.declare(about, pick)
            self.outside(after=about)
        elif why == "power":
            self.declare(about, pick)
            self.roles(0 if self.p.is_attacking(about) else 1)
        elif why == "discard":
            self.s.hands[seat].remove(pick.card)
            self.s.discard.append(pick.card)
            self.discard_down()

    # -- set-up -------------------------------------------------------------------------------------------------------
    def start(self, seat: int, pick: Pick) -> None:
        """U4 to U6: everybody chooses; the most villainous, then the later in the alphabet, goes first (R6)."""
        self.s.starts[seat] = pick.card
        self.s.hands[seat].remove(pick.card)
        if 0 in self.s.starts:
            following = self.s.starts.index(0)
            characters = {card for card in self.s.hands[following] if self.p.card(card).kind == CHARACTER}
            raise Asked("start", following, {Pick("start", card) for card in characters})
        chosen = list(self.s.starts)
        self.s.starts = [0] * self.s.players
        for player, card in enumerate(chosen):
            self.p.enter(player, card)
        rank = [(SIDES.index(self.p.card(card).side), self.p.card(card).name.casefold()) for card in chosen]
        self.s.current = rank.index(max(rank))
        self.begin_turn()

    # -- steps 1 to 3 -------------------------------------------------------------------------------------------------
    def begin_turn(self) -> None:
        """Step 1."""
        self.s.turn += 1
        self.p.draw(self.s.current, 1)
        self.window("W1")

    def of_kind(self, seat: int, kind: str) -> set[int]:
        """The cards of one kind in a hand."""
        return {card for card in self.s.hands[seat] if self.p.card(card).kind == kind}

    def is_asked(self, seat: int, options: set[Pick]) -> bool:
        """Somebody with nothing to play is asked all the same where faces are to be kept, but not with no card."""
        return bool(options) or (self.s.rules.poker_face and bool(self.s.hands[seat]))

    def step_2(self) -> None:
        """At most one Condition (R28)."""
        options = {Pick("play", card) for card in self.of_kind(self.s.current, CONDITION)}
        if self.is_asked(self.s.current, options):
            raise Asked("condition", self.s.current, {PASS, *options})
        self.window("W2")

    def condition(self, seat: int, pick: Pick) -> None:
        """R25, R26: opposites go together; a remover takes one away, or stays."""
        if pick.verb == "play":
            self.s.hands[seat].remove(pick.card)
            opposite = [character for character in self.s.conditions if are_opposites(self.p, character, pick.card)]
            if opposite:
                self.s.conditions.append(pick.card)
                self.take_away(pick.card, opposite[0])
            else:
                removed = self.removable(pick.card)
                self.s.conditions.append(pick.card)
                if len(removed) > 1:
                    raise Asked("remove", seat, {Pick("remove", card) for card in removed}, pick.card)
                if removed:
                    self.take_away(pick.card, removed[0])
        self.window("W2")

    def removable(self, card: int) -> list[int]:
        """The Conditions in play that a remover may take away."""
        about = [word.about for word in self.p.card(card).words if isinstance(word, Removes)]
        kinds = SIDES if about == ["side"] else TYPES if about == ["type"] else ()
        return [
            character
            for character in self.s.conditions
            if character != card and any(k in kinds for k in subjects(self.p, character))
        ]

    def take_away(self, card: int, other: int) -> None:
        """Both to the discard pile."""
        self.s.conditions.remove(card)
        self.s.conditions.remove(other)
        self.s.discard.extend((other, card))

    def step_3(self) -> None:
        """At most one Character, and five in play at most (R29)."""
        seat = self.s.current
        if len(self.s.teams[seat]) < TEAM:
            options = {Pick("join", card) for card in self.of_kind(seat, CHARACTER)}
            if self.is_asked(seat, options):
                raise Asked("character", seat, {PASS, *options})
        self.window("W3")

    def character(self, seat: int, pick: Pick) -> None:
        """It joins at full Health, and its arrival does what its card says."""
        if pick.verb == "join":
            self.s.hands[seat].remove(pick.card)
            self.p.enter(seat, pick.card)
            for word in self.p.card(pick.card).words:
                if isinstance(word, e.WhenPutInPlay):
                    for effect in word.do:
                        assert isinstance(effect, e.Draw)
                        self.p.draw(seat, effect.amount)
        self.window("W3")

    # -- steps 4 to 6 -------------------------------------------------------------------------------------------------
    def attack_step(self, first: bool) -> None:
        """1.6: whoever holds the option, with everything it allows."""
        s = self.s
        if first:
            s.holder, s.creator = s.current, self.p.right(s.current)
        s.step = 4 if first else 5 if s.step == 4 else 6
        options = self.deeds(s.holder)
        pressed = first and s.rules.showdown and s.quiet >= len(self.p.seats())
        if options:
            forced = pressed and any(pick.verb == "attack" for pick in options)  # R74
            passing = set() if forced else {PASS}
            raise Asked("attack" if first else "counter-attack", s.holder, passing | options)
        self.chain_ends(first)

    def deeds(self, seat: int) -> set[Pick]:
        """Every attack and action: the free act, the acting may still be attacked (R16, R56 to R58, R62, R64)."""
        s, p = self.s, self.p
        free = [n for n in s.teams[seat] if p.is_active(n) and s.been[n] == 0]
        open_to = [n for n in p.everybody() if s.owner[n] != seat and p.is_active(n) and s.been[n] < FOUGHT]
        found = {Pick("attack", one, other) for one in free for other in open_to}
        if not s.rules.more_actions:
            return found
        fighting = {n for _, one, other in p.pairs() for n in (one, other)}
        for number in free:
            side = p.card(number).side
            if side == HERO:
                found.update(Pick("aid", number, mate) for mate in s.teams[seat] if s.health[mate] <= 0)
            elif side == GRAY:
                found.update(Pick("thwart", number, at) for at, _, _ in p.pairs())
            elif side == VILLAIN:
                found.update(Pick("gang up", number, mate) for mate in s.teams[seat] if mate in fighting)
        return found

    def deed(self, seat: int, pick: Pick) -> None:
        """The option passes on with every deed; one who declines ends the chain (R31, R70)."""
        s = self.s
        if pick.verb == "pass":
            self.chain_ends(s.step == 4)
            return
        if pick.verb == "attack":
            s.places += [pick.card, pick.number]
            s.place[pick.card], s.place[pick.number] = len(s.places) - 1, len(s.places)
            s.been[pick.card] = s.been[pick.number] = FOUGHT
            s.creator, s.holder = seat, s.owner[pick.number]
        else:
            s.been[pick.card] = ACTED
            s.action[pick.card] = {"aid": AID, "thwart": THWART, "gang up": GANG_UP}[pick.verb]
            s.action_on[pick.card] = pick.number
            others = [other for other in self.p.seats() if other not in (seat, s.creator)]
            holder = self.p.left(seat) if len(self.p.seats()) == 2 else others[0]
            s.creator, s.holder = seat, holder
        self.window("W4")

    def chain_ends(self, nothing: bool) -> None:
        """R8: without any deed Step 12 follows."""
        if nothing:
            self.window("W12")
        else:
            self.outside(after=0)

    # -- steps 7 to 10 ------------------------------------------------------------------------------------------------
    def outside(self, after: int) -> None:
        """Step 7: powers that reach beyond the match-up, in turn order (R35, R37)."""
        s, p = self.s, self.p
        s.step = 7
        asked = [n for n in p.everybody() if s.been[n] == FOUGHT and p.is_active(n)]
        if after:
            asked = asked[asked.index(after) + 1 :]
        for number in asked:
            options = self.outside_powers(number)
            if options:
                raise Asked("outside power", s.owner[number], {Pick("not now"), *options}, number)
        self.window("W8")

    def outside_powers(self, number: int) -> set[Pick]:
        """The powers to be declared now, each with its target."""
        found: set[Pick] = set()
        for at, power in enumerate(self.p.card(number).powers, 1):
            if not power.outside or (at == 2 and self.p.must_use_first(number)):
                continue
            if power.target:
                found.update(Pick("declare", target, at) for target in self.targets(number, power.target))
            else:
                found.add(Pick("declare", 0, at))
        return found

    def targets(self, number: int, kind: str) -> list[int]:
        """Whom a power may name."""
        s, p = self.s, self.p
        team = s.teams[s.owner[number]]
        if kind == e.ONE_OF_TEAM:
            return list(team)
        if kind == e.ONE_TEAMMATE:
            return [mate for mate in team if mate != number]
        others = [n for n in p.everybody() if s.owner[n] != s.owner[number] and n != p.opponent(number)]
        others = [n for n in others if p.is_active(n)]
        return [n for n in others if p.opponent(n)] if kind == e.OTHER_OPPOSING_FIGHTING else others

    def declare(self, number: int, pick: Pick) -> None:
        """The right slider moves onto the power (R1)."""
        self.s.power[number], self.s.target[number] = pick.number, pick.card

    def roles(self, role: int) -> None:
        """Steps 9 and 10: the attacking, then the attacked, declare what they use (R33, R34)."""
        s, p = self.s, self.p
        s.step = 9 + role
        for number in p.everybody():
            if p.opponent(number) and p.is_attacking(number) == (role == 0) and not s.power[number]:
                powers = [at for at, power in enumerate(p.card(number).powers, 1) if not power.outside]
                powers = [at for at in powers if at == 1 or not p.must_use_first(number)]
                if len(powers) > 1:
                    raise Asked("power", s.owner[number], {Pick("declare", 0, at) for at in powers}, number)
                self.declare(number, Pick("declare", 0, powers[0]))
        self.window("W9" if role == 0 else "W10")

    # -- steps 11 to 17 -----------------------------------------------------------------------------------------------
    def damage(self) -> None:
        """Step 11."""
        self.dealt.extend(resolve(self.p))
        self.window("W12")

    def clean_up(self) -> None:
        """Step 13: aid, sliders back, wounds that close by themselves (R60, R61)."""
        s, p = self.s, self.p
        s.quiet = 0 if s.places else s.quiet + 1
        everybody = p.everybody()
        aiding = [n for n in everybody if s.action[n] == AID and s.health[n] > 0]
        for hero in aiding:
            mate = s.action_on[hero]
            if s.owner[mate] >= 0 and s.health[mate] < 1:
                s.health[mate] = min(1, s.health[mate] + 5)
        for number in everybody:
            p.forget(number)
        s.places = []
        for number in s.teams[s.current]:
            for word in p.card(number).words:
                if isinstance(word, e.AtEndOfTurn) and s.health[number] > 0:
                    for effect in word.do:
                        assert isinstance(effect, e.Heal)
                        p.heal(number, effect.amount)
        self.discard_down()

    def discard_down(self) -> None:
        """Step 14: the current player, down to five (R20)."""
        hand = self.s.hands[self.s.current]
        if len(hand) > HAND:
            raise Asked("discard", self.s.current, {Pick("discard", card) for card in hand})
        self.end_turn()

    def end_turn(self) -> None:
        """Steps 15 to 17."""
        s, p = self.s, self.p
        seat = s.current
        following = p.left(seat)
        if self.loses(seat):
            if len(p.seats()) == 2:
                raise Over((following,))
            for card in (*s.teams[seat], *s.hands[seat]):
                s.discard.append(card)
            for card in s.teams[seat]:
                s.owner[card], s.health[card] = -1, 0
            s.teams[seat], s.hands[seat], s.out[seat] = [], [], True
        s.current = following
        if not p.pile(following):
            active = {x: sum(s.health[n] > 0 for n in s.teams[x]) for x in p.seats()}
            raise Over(tuple(sorted(x for x, count in active.items() if count == max(active.values()))))
        self.begin_turn()

    def loses(self, seat: int) -> bool:
        """Step 15 with HELP and DELAY (R50, R51, R53 to R55)."""
        s = self.s
        team = s.teams[seat]
        if not team:
            s.empty_turns[seat] += 1
            return s.rules.delay and s.empty_turns[seat] == 2
        s.empty_turns[seat] = 0
        if any(s.health[number] > 0 for number in team):
            s.grace_used[seat] = False
            return False
        if s.rules.help and len(team) < TEAM and not s.grace_used[seat]:
            s.grace_used[seat] = True
            return False
        return True

    # -- windows ------------------------------------------------------------------------------------------------------
    def window(self, code: str) -> None:
        """1.4: a window opens."""
        self.s.window = code
        self.ask_round(self.s.current, 0)

    def ask_round(self, seat: int, passes: int) -> None:
        """The current player first, then clockwise, until all have passed in a row (R10)."""
        while passes < len(self.p.seats()):
            options = self.interruptions(seat)
            if self.s.hands[seat] and self.is_asked(seat, options):
                self.s.passes = passes
                raise Asked("interrupt", seat, {PASS, *options})
            seat, passes = self.p.left(seat), passes + 1
        code, self.s.window = self.s.window, ""
        self.s.passes = -1
        following = {
            "W1": self.step_2, "W2": self.step_3, "W3": lambda: self.attack_step(True),
            "W4": lambda: self.attack_step(False), "W8": lambda: self.roles(0), "W9": lambda: self.roles(1),
            "W10": self.damage, "W12": self.clean_up,
        }  # fmt: skip
        following[code]()

    def interruptions(self, seat: int) -> set[Pick]:
        """The Interruptions in hand that fit the window and have what they need."""
        found: set[Pick] = set()
        for card in self.of_kind(seat, INTERRUPTION):
            if self.s.window in TIMINGS[self.p.card(card).timing] and self.can_play(seat, card):
                found.add(Pick("play", card))
        return found

    def can_play(self, seat: int, card: int) -> bool:
        """Something to choose for every choice."""
        choices = [word for word in self.p.card(card).words if isinstance(word, e.Choose)]
        if any(isinstance(word, e.ChooseCondition) for word in self.p.card(card).words):
            return bool(self.s.conditions)
        return not choices or bool(self.choices(seat, choices, []))

    def choices(self, seat: int, words: list[e.Choose], before: list[int]) -> set[int]:
        """Whom the next choice may be, so that all further choices can be made."""
        word, rest = words[0], words[1:]
        found = {n for n in self.p.everybody() if self.may_choose(seat, word, n, before)}
        return {n for n in found if not rest or self.choices(seat, rest, [*before, n])}

    def may_choose(self, seat: int, word: e.Choose, number: int, before: list[int]) -> bool:
        """Whether a Character may be chosen by an Interruption."""
        s, p = self.s, self.p
        active = p.is_active(number)
        state = {
            e.IN_PLAY: True,
            e.ACTIVE: active,
            e.KNOCKED_OUT: not active,
            e.MATCHED_UP: active and p.opponent(number) != 0,
            e.DECLARED: active and s.power[number] != 0 and not s.cancelled[number],
            e.FREE: active and s.been[number] == 0,
        }[word.state]
        if not state or (word.whose == e.YOURS and s.owner[number] != seat):
            return False
        if word.teammate_of and (number in before or s.owner[number] != s.owner[before[0]]):
            return False
        if word.to_hand and p.stays(number):
            return False
        last = active and sum(s.health[mate] > 0 for mate in s.teams[s.owner[number]]) == 1
        return not (word.not_last_active and last)

    def interrupt(self, seat: int, pick: Pick) -> None:
        """Pass, or play one: it resolves at once and completely (R11)."""
        if pick.verb == "pass":
            self.ask_round(self.p.left(seat), self.s.passes + 1)
            return
        self.s.hands[seat].remove(pick.card)
        self.s.playing = pick.card
        self.chosen.clear()
        self.carry_out(seat, pick.card)

    def carry_out(self, seat: int, card: int) -> None:
        """Choose what is to be chosen (a single possibility unasked), then do what the card says."""
        words = self.p.card(card).words
        picks = [word for word in words if isinstance(word, e.Choose | e.ChooseCondition)]
        while len(self.chosen) < len(picks):
            choice = picks[len(self.chosen)]
            if isinstance(choice, e.ChooseCondition):
                able = set(self.s.conditions)
            else:
                left = [one for one in picks[len(self.chosen) :] if isinstance(one, e.Choose)]
                able = self.choices(seat, left, self.chosen)
            if len(able) > 1:
                raise Asked("target", seat, {Pick("pick", n) for n in able}, card)
            self.chosen.append(min(able))
        for word in words:
            self.effect(seat, word)
        self.s.discard.append(card)
        self.s.playing = 0
        self.ask_round(self.p.left(seat), 0)

    def effect(self, seat: int, word: object) -> None:
        """What one word of an Interruption does."""
        s, p = self.s, self.p
        it = self.chosen[0] if self.chosen else 0
        if isinstance(word, e.Heal):
            p.heal(it, word.amount)
        elif isinstance(word, e.SetHealth):
            s.health[it] = word.value
        elif isinstance(word, e.Hurt):
            p.hurt(it, p.absorb(it, word.amount))
            if s.health[it] <= 0:  # R18
                p.end_match_up(it)
                s.power[it] = s.target[it] = 0
        elif isinstance(word, e.ReturnToHand):
            p.return_to_hand(it)
        elif isinstance(word, e.Prevent):
            s.shield[it] += word.amount
        elif isinstance(word, e.CancelPower):
            s.cancelled[it] = True
        elif isinstance(word, e.Boost):
            s.bonus[it] += word.amount
        elif isinstance(word, e.Quicken):
            s.quick[it] = word.speed
        elif isinstance(word, e.RemoveCondition):
            s.conditions.remove(it)
            s.discard.append(it)
        elif isinstance(word, e.Draw):
            p.draw(seat, word.amount)
        elif isinstance(word, e.SwapPlaces | e.TakePlace):
            self.change_places(word, it, self.chosen[1])

    def change_places(self, word: object, one: int, other: int) -> None:
        """Trade opponents and roles, or take another's place; who is replaced has no power any more."""
        s = self.s
        at_one, at_other = s.place[one], s.place[other]
        s.places[at_one - 1] = other
        s.place[one], s.place[other] = at_other, at_one
        if isinstance(word, e.SwapPlaces):
            s.places[at_other - 1] = one
        else:
            s.place[one] = s.power[one] = s.target[one] = 0
            s.been[one], s.been[other] = REPLACED, FOUGHT


def subjects(position: Position, card: int) -> list[str]:
    """What a Condition speaks about."""
    return [word.kind for word in position.card(card).words if isinstance(word, AllDo)]


def are_opposites(position: Position, one: int, other: int) -> bool:
    """R25: the same about the same, once more and once less; removers have no opposite."""
    words = [
        [w for w in position.card(character).words if isinstance(w, AllDo | Removes)] for character in (one, other)
    ]
    if any(isinstance(w, Removes) for listed in words for w in listed):
        return False
    first, second = words[0][0], words[1][0]
    assert isinstance(first, AllDo) and isinstance(second, AllDo)
    return first.kind == second.kind and first.amount == -second.amount
