# What the interface says. Sentence case; short.
loading = Inking the page…
load-failed = This page did not arrive
load-failed-help = The server may be restarting. Your game is kept.
try-again = Try again
close = Close
cancel = Cancel
choose = Choose
filter = Filter
copy = Copy
copied = Copied
you = You
or = { " or " }

stamp-ko = K.O.!
stamp-main-ko = Main K.O.!
stamp-stun = STUN
stamp-safe = SAFE
stamp-none = NO HIT
stunned-band = STUNNED
hidden-card = Hidden
lost-powers = Has lost its powers

type-main = Main Character
type-supporting = Supporting
type-plot-twist = Plot Twist
type-location = Location
type-equipment = Equipment
type-token = Token
type-character = Character
type-condition = Condition
type-interruption = Interruption
level = Level { $n }
level-n = LEVEL { $n }
no-team = no team
cost = Cost
card-back = A card, face down

say-main = { $name }, Main Character, level { $level }
say-hidden = face down
say-stats = { $atk } ATK, { $def } DEF
say-health = { $left } of { $health } health
say-counters = { $sign }{ $n } counters
say-stunned = stunned
say-exhausted = exhausted
say-frozen = frozen
say-equipped = { $n ->
    [one] one equipment
   *[other] { $n } equipment
}
say-attacking = attacking
say-defending = defending
say-can-act = can act
say-target = can be chosen
say-cost = costs { $n }

away = away
out = out
passed = passed
hand-count = Cards in hand
hand-n = hand { $n }
short-hand = H { $n }
deck-count = Cards in the deck
deck-n = deck { $n }
short-deck = D { $n }
ko-n = KO { $n }
open-ko = KO { $n }: pile of { $name }
resources = Resources
resources-of = Resources of { $name }, { $n }
use-resource = Use { $name }
face-down = face down
face-down-is = { $name }, face down
xp-label = Experience: { $have } of { $need }

clash = Combat
step-line = What to do now
last-health = last health
strikes-back = Strikes back
no-strike-back = No strike back
hits-short = { $n ->
    [one] { $who } hits { $target }
   *[other] { $who } hit { $target }
}
back-short = Strikes { $target } back
points-n = { $n ->
    [one] one recruit point
   *[other] { $n } recruit points
}

step-draw = Draw
step-recovery = Recover
step-resource = Resource
step-recruit = Recruit
step-formation = Formation
step-main = Main
phase-draw = Draw Phase
phase-recovery = Recovery Phase
phase-resource = Resource Step
phase-recruit = Recruit Step
phase-formation = Formation Step
phase-main = Main Phase
turn-n = TURN { $n }
table-heading = Turn { $turn }
your-step = YOUR { $step }
their-step = { $name }: { $step }
combat-title = COMBAT
game-over = GAME OVER
waiting-for = Waiting for { $name }…
waiting = Waiting…
pick-a-card = Pick a card
right-now = RIGHT NOW
meanwhile = MEANWHILE…
your-attack = YOUR ATTACK
your-turn = YOUR TURN
you-did = YOU
protected = Back row protected
protected-by = by { $names }.
row-front = Front row of { $name }, { $n }
row-back = Back row of { $name }, { $n }
front-label = FRONT
back-label = BACK
ghost-front = Front: fights and protects
ghost-back = Back: protected, cannot attack
their-side = Side of { $name }
your-side = Your side
your-hand = Your hand, { $n } cards
empty-hand = No cards in hand.
spectating = You are watching. Hands stay hidden.
chosen = Chosen: pick what to do
n-ways = { $n } ways to use
your-choice = YOUR CHOICE
a-number = A number
key-space = Space
undo = Undo
ask-undo = Ask to undo
hint = HINT
now = NOW
wait = WAIT
position = POSITION
give-hint = Give me a hint
why-not = WHY NOT?
why-cant = Why can't I use { $name }?
why-unknown = { $name } has nothing to do in this decision.
why-not-your-decision = { $name }: it is not your decision now.
refused = NOT DONE
log = Log
filter-log = Filter the log
log-empty = Nothing has happened yet.
menu = Menu

keys-title = Keys
key-confirm = The yellow button, or the next beat
key-act = Go to the first card that can act
key-undo = Undo, or ask for it
key-arrows = Move within a row and between rows
key-tab = Next thing
key-hand = Use that card of your hand
key-rows = Front or back row
key-card = The whole card, its numbers explained
key-why = Why can't this be done?
key-hint = A hint
key-log = Open or close the log
key-search = Search the log
key-ko = KO piles
key-pause = Pause what is being shown
key-keys = This list

ko-pile-of = KO pile: { $name }
whose-pile = Whose pile
pile-empty = Nothing here.
known-cards = Known cards
known-help = Cards in this hand that everybody has seen.
why-numbers = Where the numbers come from
keywords = Keywords
rulings = Rulings
open-page = Open its page
any-key = Any key skips
ko-by = { $doer } knocks out { $name }!
spot-plays = { $name } plays { $card }
spot-uses = { $power ->
    [none] { $name } uses { $card }
   *[other] { $card }: { $power }
  }
narrating = { $n ->
    [0] Watch…
   *[other] Watch… { $n } more to come
  }
act-fight = FIGHT!
act-let-it-land = LET IT LAND
act-skip-resource = SKIP RESOURCE
act-done = DONE
act-done-moving = DONE MOVING
act-lock-it-in = LOCK IT IN
act-end-turn = END TURN
next-beat = Go on

auto-pass = Passing for me
auto-off = Stop me at every chance to act
auto-mine = Stop me only where my characters fight
auto-turn = Pass for me until something else is asked
say-something = Say something
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-sorry = Sorry
phrase-one-moment = One moment…
phrase-your-turn = Your turn!
phrase-bye = Bye!
phrase-thinking = Thinking…
phrase-oops = Oops
phrase-good-game = Good game!
look-and-sound = Look and sound
set-sound = Sound
set-captions = Captions for sounds
theme-auto = As my device
theme-day = Day issue
theme-night = Night issue
text-mode = Text mode
rules = Rules
cards = Cards
settings = Settings
leave = Leave the table
concede = Concede
really-concede = Really concede?

sound-select = tap
sound-target = lock
sound-card = card snaps
sound-flip = flip
sound-stun = thwok
sound-safe = clang
sound-ko = boom
sound-xp = chime
sound-level = rising chord
sound-page = page turns
sound-tick = tick
sound-no = dull knock

server-silent = The server does not answer. Is it running?
no-table = NO SUCH TABLE FOR YOU
home = Home
lobby = Lobby
play = Play
site = Pages
elsewhere-title = YOU SIT HERE IN ANOTHER TAB
elsewhere-text = Another tab or device has taken your seat. Nothing is lost.
take-back = Take it back here
your-move = Your decision
dealing = DEALING…
connecting = Connecting to the table…
line-lost = Line lost.
line-lost-kept = What you see is kept; reconnecting…
line-slow = The server is slow to answer.
line-slow-kept = Your pick is on its way; nothing is lost.
line-resend = Your last pick will be sent again.
notice-undo-refused = Your request to undo was refused.
notice-delayed = This table is shown with a delay.
curtain-title = PASS THE DEVICE TO { $name }
curtain-text = Nothing is shown until they take it.
curtain-go = I am { $name }
undo-asked-title = A request to undo
undo-asked = { $name } would like to take the last decision back. Allow it?
yes = Yes
no = No
winner-is = Winner: { $names }.
after-turns = After { $n } turns
you-win = YOU WIN!
you-lose = YOU LOSE
rematch = Rematch
watch-replay = Replay
new-game = New game
turning-title = THE TURNING POINT
turned-looking = Looking for the turning point…
turned-none = Too short a game to turn.
turned-from = { $n } % on turn { $turn }: see where it turned.
turned-led = Ahead all the way: never below { $n } %, on turn { $turn }.
turned-never = Never above { $n } %, on turn { $turn }.
turned-box = From { $before } % to { $after } % chance to win
turned-see = See it in the replay
next-opponent = Next opponent
share-picture = Save a picture
replay-link = Copy replay link
change-deck = Change deck
look-at-board = Look at the board
waiting-room = WAITING ROOM
waiting-players = { $n ->
    [0] EVERYBODY IS HERE
    [one] WAITING FOR ONE MORE PLAYER
   *[other] WAITING FOR { $n } MORE PLAYERS
}
invite-friend = INVITE A FRIEND
invite-help = Send this link. Your friend needs no account and is seated with one click.
invite-link = Link
copy-link = Copy the link
invite-qr = The link as a QR picture
seat-n = Seat { $n }
free-seat = free
here = here
level-sidekick = Sidekick
level-rookie = Rookie
level-hero = Hero
level-champion = Champion
level-mastermind = Mastermind
style-own = its own
style-rusher = rusher
style-controller = controller
style-builder = builder
text-heading = Table in words, turn { $turn }
picture-mode = Picture mode
text-table = On the table
decision = Decision
none = none
knocked-out = knocked out
why-nothing = Nothing stands in the way of { $name }.
why-not-short = why not?
text-step = { $step }: { $name }.
text-counts = { $hand } cards in hand, { $deck } in the deck, { $ko } in the KO pile, { $resources } resources, { $points } points.
text-duel-step = { $step }, turn of { $name }.
conditions = Conditions
duel-counts = { $standing } standing, { $hand } cards in hand, { $pile } in the draw pile.

issue-no = No. 1
issue-free = FREE
issue-no-signup = no sign-up
tagline = Pick a side. Team up. Knock them flat.
play-now = PLAY NOW
pick-side = Pick a side
hero-side = HEROES
villain-side = VILLAINS
other-ways = Other ways to play
set-up-game = Set up a game
join-code = Join with a code
watch = Watch
two-computers = Two computers are fighting.
unofficial = Unofficial fan project. All portraits are drawn by code.
about = About
trust = Trust

setup-title = SET UP A GAME
setup-game = Game
setup-mode = Mode
setup-against = Against
setup-clock = Clock
setup-seats = Seats
setup-level = Level
setup-style = Style
setup-who = Who
setup-deck = Deck
setup-edition = Edition
setup-main = Main Character
setup-options = Options
about-vs = Two rows, one Main Character, team attacks
about-duel = Chains of match-ups from one common pile
game-vs = Vs.
game-duel = Duel
players-n = { $n } players
way-bots = Computers
way-bots-help = Starts at once
way-hotseat = One device
way-hotseat-help = Pass it around; a curtain keeps hands secret
way-friend = A friend
way-friend-help = By a link; no account needed
a-friend = A friend
clock-none = No clock
clock-quick = 5 min + 5 s
clock-calm = 15 min + 15 s
clock-long = 45 min + 30 s
clock-says = { $min } min + { $add } s
start-game = Start
open-table = Open a table

join = Join
join-of = { $name } INVITES YOU
join-you-are = You will play as { $name }.
sit-down = Sit down
code-or-link = Code or link
lobby-title = OPEN TABLES
state = State
all = All
state-open = waiting
state-live = playing
state-over = over
state-abandoned = abandoned
watching-n = { $n } watching
go-on = Go on
play-bots = Play a computer meanwhile
my-tables = YOUR TABLES
all-tables = ALL TABLES
lobby-empty = No tables right now. Open one, or play a computer.

# The place around the table: people and their games.
clock-days = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
}
rated = rated
place-turn = turn { $n }
casual = casual
challenge = CHALLENGE!
just-watch = Just watch
join-plays = plays { $name }
join-they-play = { $host } plays { $name }.
join-waits = is here and waiting
join-deck = YOUR DECK
join-with = You play “{ $name }”. You can change it until everybody is ready.
join-any-deck = No deck chosen: you get one that lies here.
join-full = There is no free seat at this table any more.
agreed = What has been agreed
agreed-private = by invitation
agreed-no-undo = nothing is taken back
agreed-chat = with chat
option-off = without { $name }
choose-from = Where the deck comes from
choose-ready = Ready-made
choose-mine = My decks
choose-paste = Paste a list…
choose-team = Team
choose-all-teams = All teams
choose-none-mine = No deck of your own yet: paste a list, or build one under Decks.
choose-picked = PICKED
room-searching = LOOKING FOR AN OPPONENT
room-full = EVERYBODY IS HERE
room-ready = ready
room-coming = on the way
room-choosing = choosing a deck…
room-choose = CHOOSE YOUR DECK
room-am-ready = I am ready
room-deck = You play “{ $name }”.
room-change = Change deck
invite-help-open = Send this link, or wait: the table is in the lobby for everybody.
setup-open = Show the table in the lobby, for everybody
quick = Quick match
quick-title = QUICK MATCH
quick-go = Find an opponent
quick-rated = For rating
quick-rated-help = Standard rules, your own deck, everybody with an account; very short games do not count.
quick-rated-account = Rated games need an account.
quick-any-deck = Any deck
quick-looking = Whoever comes next is your opponent.
quick-late = Nobody is there yet. Play a computer meanwhile: you are called as soon as somebody comes.
quick-still = Still looking for an opponent…
quick-found = AN OPPONENT!
quick-found-who = { $name } is here. Off to the game in { $n }…
quick-to-game = To the game
talk = Talk
talk-write = Write something
talk-send = Send
talk-off = Free text is off: switch it on under
talk-account = Free text is for people with accounts who both have it on:
talk-mute = Mute
talk-unmute = Unmute
talk-block = Block
talk-report = Report
talk-blocked = You will not meet again, in quick matches or in the lobby.
talk-reported = Thank you. The log went with it to whoever runs this server.
talk-report-what = What was wrong with { $name }?
talk-report-help = What was said and the last moves go with it. The clocks stand still meanwhile, for two minutes at most.
talk-want = I want to write and read free text. Others see it only if they want it too.
leaders-title = LEADERBOARDS
leaders-place = Place
leaders-games = Rated games
leaders-help = In order of what we are sure of: the rating less its doubt. “?” marks ratings that rest on few games.
leaders-none = Nobody has played this for rating yet.
follow = Follow
unfollow = Follow no longer
unblock = Unblock
friends = FRIENDS
friends-watch = Playing: watch
blocked-people = BLOCKED
life-password = Change the password
life-password-changed = The new password holds; every other browser has been signed out.
life-old = Password so far
life-new = New password
life-codes = YOUR RECOVERY CODES
life-codes-help = There is no e-mail here: if you lose the password, each of these opens the account once. They are shown now and never again. Write them down or print them.
life-codes-kept = I have kept them
life-codes-again = New recovery codes
life-codes-make = Make new ones
life-codes-new = The old codes open nothing any more.
life-export = Download everything about me
life-sign-out = Sign out everywhere
life-signed-out = Every browser and program has been signed out.
life-delete = Delete the account
life-delete-help = Your games stay, your name goes from every page. Running games are given up, decks and ratings are gone. Nobody can take this back.
life-delete-sure = Yes, I want to go
life-lost = Password lost?
life-lost-help = One of the recovery codes shown when the account was opened makes a new password.
life-code = Recovery code
life-recover = Set the new password
api-page = For programs (API)
turns = GAMES BY TURNS
turns-waiting = { $n ->
    [one] One game waits for your move.
   *[other] { $n } games wait for your move.
}
turns-none = No game waits for your move.
turns-off = Days off until { $when }: no game is lost by time.
turns-days = Days off ({ $n } left this year)
turns-n = { $n ->
    [one] 1 day
   *[other] { $n } days
}
turns-take = Take them
turns-feed = Make a feed
turns-feed-again = New feed address
turns-feed-help = An Atom feed of your moves. The address is secret: whoever has it can read it.
me = Me
person = Player
leaders = Leaderboards
my-games = MY GAMES
their-games = GAMES
games-ending = Result
games-against = Against
games-going = Going on
games-won = Won
games-lost = Lost
games-people = People
games-bots = Computers
games-name = Played with
games-older = Older games
games-none = You have not played here yet.
games-none-such = No game like that.
games-none-public = No games for everybody to see yet.
game-mark-won = W
game-mark-lost = L
game-mark-none = –
game-mark-yours = ●
game-mark-going = …
game-mark-open = ?
game-is-won = Won
game-is-lost = Lost
game-is-none = Without a winner
game-is-yours = Your move
game-is-going = Going on
game-is-open = Waiting for players
place-no-deck = No deck
place-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
place-games-n = { $n ->
    [one] 1 game
   *[other] { $n } games
}
place-times = { $n } ×
place-replay = Replay
place-analysis = Analysis
place-rating = Rating
place-curve = From { $first } to { $last } over { $n } rated games; the best was { $best }.
place-best = best { $n }
place-provisional = Provisional: few rated games so far
place-provisional-why = Provisional: { $n } rated games are too few to be sure.
place-wins = WINS
place-by-decks = By deck
place-by-mains = By Main Character
place-between = truly between { $low } and { $high }
place-doubt = The black bar is the doubt: with few games it is long.
place-since = Here since { $when }
place-guest = no account needed, kept on this device
place-favourite = Favourite: { $name }
place-won = { $share } wins
place-average = { $n } turns a game
place-plusminus = rating ± { $n }
place-cards = FAVOURITE CARDS
place-best-wins = BEST WINS
place-plays-now = { $name } is playing right now.
place-account-ways = Name and account
lost-title = THIS PAGE WAS NEVER PRINTED
lost-text = There is nothing at this address.

about-title = CAPES
about-1 = Capes plays two superhero card games by their rulebooks, every rule checked, every number explained. It is an unofficial fan project: the names belong to their owners, and nobody of them has anything to do with it.
about-2 = Every portrait is drawn by code from a number. No scan, logo or licensed art is in it, and no likeness is meant.
about-3 = Nothing you do is sent anywhere but to the server you play on. Settings stay in this browser.

saved = Saved.
save = Save
set-name = Name
set-name-label = Your name at the table
set-theme = Issue
set-motion = Motion
motion-auto = As my device
motion-full = Full
motion-reduced = Reduced
set-speed = How fast things happen
show-slow = Slow
show-normal = Normal
show-fast = Fast
show-none = At once
set-text = Text size
text-normal = Normal
text-large = Large
set-autoPass = Passing for me
set-sound-on = Play sounds
set-reading = Reading
text-mode-help = Text mode: the table as lists, every decision numbered
set-locale = Language
settings-local = These settings stay in this browser.

search-example = team:x-men cost<=3 or is:location
search-cards = Search cards
search-help = For example team:x-men, cost<=3, atk>def, kw:flight, sym:energy, is:main, words in quotes, a minus sign for not.
cards-n = { $n ->
    [one] one card
   *[other] { $n } cards
}
no-cards = No card fits.
chip-is-main = Mains
chip-is-supporting = Supporting
chip-is-plot-twist = Plot twists
chip-is-location = Locations
chip-kw-flight = Flight
chip-kw-ranged = Ranged
facts = FACTS
fact-set = Set
fact-universe = Universe
fact-other-level = Other level
card-corrected = WITH CORRECTIONS
provenance = WHERE THE FIGURES COME FROM
provenance-help = Dashed: an estimate or a design of our own.
source-public-table = public tables
source-rulebook = the rulebook
source-faq = the FAQ
source-estimate = our estimate
source-original-design = our own design
no-such-card = NO SUCH CARD
all-cards = All cards
rules-about = Rules about { $name }
rules-title = THE RULES, ROW BY ROW
search-rules = Search the rules
rules-n = { $n ->
    [one] one row
   *[other] { $n } rows
}
topics = Topics
scenario = Scenario:
tests-n = { $n ->
    [one] proved by one test
   *[other] proved by { $n } tests
}

replay-title = REPLAY · { $names }
against-word = {" v "}
whose-eyes = Whose eyes
both-hands = Both hands open
eyes-of = As { $name }
share-moment = Share this moment
position-n = Position { $at } of { $n }
position-label = Position
moves = MOVES
timeline = Timeline
to-start = To the start
step-back = One step back
pause = Pause
play-on = Play
step-on = One step on
to-end = To the end
combat = Combat
last-combat = Combat before
next-combat = Next combat
turn-word = Turn
last-turn = Turn before
next-turn = Next turn
verify = Check the shuffles
verified = The shuffles are what was committed to.
not-verified = The shuffles do not fit the commitment.
analyse = Analyse this game
judging = WHO WAS WINNING? READING THE GAME…
judged-n = { $done } of { $of } positions
chances-title = CHANCE TO WIN
wins-word = { $name } wins
and = { " and " }
turning-points = Turning points
turning-point = Turning point
last-moment = Turning point before
next-moment = Next turning point
slip = Slip.
mistake = Mistake.
blunder = Blunder!
moment-label = Position { $at }, { $name }: { $kind } { $picked }. Better: { $better }. { $lost } percent given away.
moment-picked = { $name }: { $picked }. That gave away { $lost } %.
better-chance = BETTER: { $n } %
play-better = Play it better
show-me = Show me
play-from-here = Play on from here
motion-note = Animations are reduced.

duel-heading = Duel, turn { $turn }
duel-turn = DUEL · TURN { $n }
duel-draw = Draw
duel-condition = Condition
duel-character = Character
duel-attack = Attack chain
duel-powers = Powers
duel-damage = Damage
duel-clean = Clean up
your-option = YOUR OPTION
standing = { $n } standing
pile-n = draw pile { $n }
discard-n = discard { $n }
start-chosen = has chosen
daily-cape = THE DAILY CAPE
no-conditions = A quiet day in town.
you-attack = You attack
they-attack = { $name } attacks
deals = deals { $n }
deals-maybe = deals about { $n }
nobody-yet = Nobody is in play yet.
pick-target = { $name }: whom?
order-1 = Fast and ranged
order-2 = Normal
order-3 = Slow, if still standing
ko-band = K.O.
playable-now = Playable now

front-row = Front row
back-row = Back row
face-up-button = Face up
face-down-button = Face down
powers-n = Powers ({ $n })
powers-title = POWERS
tip-keep-hand = Locations pay for Super Powers; cheap characters start the fight. You may draw a new hand once.
tip-place-main = Front: can fight in melee and protects. Back: protected while somebody stands in front.
tip-resource-step = One card a turn becomes a resource. Each resource is one recruit point; Locations also pay for powers.
tip-recruit-step = Dashed cards can be recruited now. Points left over are lost when the step ends.
tip-formation-step = Press a dashed character to move it between front and back.
tip-main-phase = Press a dashed character to attack, use a power, or play a card.
tip-declare-attack = Dotted: whom to attack. Dashed: who joins in. The ribbon shows what would happen.
tip-combat-chance = Both pass, then blows land. Green cards power up, dashed ones can be played.
tip-pay = Dotted amber cards can pay.
tip-strike-back-at = Choose who is hit back.
setting-up = SETTING UP
lesson = LEARN BY DOING
tour-wait = Rival's turn. Watch who hits whom.
tour-resource-step = One card a turn becomes a resource. Tap { $name }.
tour-resource-face = Locations face up pay for powers. Press Face up.
tour-resource-done = One resource, one coin. Press { $button }.
tour-recruit-step = Coins buy helpers. Tap { $name }.
tour-recruit-row = Front: fights and protects. Back: safe behind it. Tap a row.
tour-recruit-done = Enough helpers for now. Press { $button }.
tour-formation-step = The front protects the back. Press { $button }.
tour-main-phase = Your front row fights. Tap { $name }.
tour-xp = { $have } of { $need } XP: one more stun! Tap { $name }.
tour-stunned = Stunned, one wound. No health left: K.O.! Press { $button }.
tour-nobody = Nobody can attack now. Press { $button }.
tour-declare-attack = Dotted rivals can be hit. Tap { $name }.
tour-team = { $total } v { $against }: not enough. Team up: tap { $name }.
tour-together = { $total } v { $against }. Stronger together: tap { $name }.
tour-weak = { $total } v { $against }: not enough, but try it. Tap { $name }.
tour-hit = { $total } v { $against } is enough. Tap { $name }!
tour-blows = When both pass, blows land. Press { $button }.
tour-answer = Attacked! Play { $name }, or press { $button }.
tour-no-answer = Attacked! Nothing to play now. Press { $button }.
tour-choice = Choose what you like.
tour-choice-card = Your choice. For example, tap { $name }.
tour-choice-button = Your choice. For example, press { $button }.
tour-strike-back-at = Who gets hit back? Tap { $name }.
lesson-got-it = YOU'VE GOT IT!
lesson-what-next = Finish this fight, or start a full game?
lesson-finish = Finish this fight
lesson-full-game = Start a full game
lesson-invite = Copy a link for a friend
lesson-invited = Link copied. Your friend sits down with one click.
lesson-go-there = Go to that table

# The deck bench
decks = Decks
db-title = DECK BUILDER
db-my-decks = MY DECKS
db-new = New deck
db-import = Import
db-share = SHARE
db-share-export = Share, export
db-saved = Saved here
db-not-saved = Not saved: this browser's storage is full or closed
db-show = What to show
db-deck-n = Deck, { $n }
db-pool = Cards to choose from
db-all = All
db-help = Help
db-help-words = Type part of a name, or say what you look for. Press an example to try it:
db-help-team = cards of a team
db-help-cost = figures: cost, atk, def, health
db-help-strong = figures against each other
db-help-text = words of the rules text
db-help-not = not
db-help-or = either
db-keys = With a card in focus: plus and minus change its count, 0 to 4 set it, I shows the card, arrows move. Slash goes to the search.
db-first-main = FIRST CHOOSE YOUR MAIN CHARACTER
db-start-here = Choose a Main Character, then add sixty cards.
db-cost = Cost { $n }
db-add = Add
db-choose = Choose as your Main Character:
db-in-deck = { $n } of { $most } in the deck
db-choose-main = Choose { $name } as your Main Character
db-remove-card = One { $name } less
db-one-more = One { $name } more
db-count-of = How many { $name }
db-look-at = Look at { $name }
db-said = { $name }: { $n }. The deck has { $size } cards.
db-said-main = { $name } is your Main Character.
db-said-full = { $name }: { $n } is the most.
db-name = Name of the deck
db-unnamed = Unnamed deck
db-no-main = No Main Character yet
db-main-is = Main: { $name } · { $universe } universe
db-change = change
db-by-cost = characters by cost
db-curve-bar = { $n } of cost { $cost }
db-type-supporting = Characters
db-type-equipment = Equipment
db-type-plot-twist = Plot twists
db-type-location = Locations
db-type-main = Main Characters
db-type-token = Tokens
db-checking = { $n } cards
db-legal = { $n } cards: legal.
db-of-60 = { $n } of 60.
db-add-n = { $n ->
    [one] Add one card.
   *[other] Add { $n } cards.
}
db-drop-n = { $n ->
    [one] Take one card out.
   *[other] Take { $n } cards out.
}
db-fix-below = Not legal yet:
db-reasons = Why it is not legal yet
db-fix-choose-main = Choose a Main Character
db-fix-main = Take { $name }
db-fix-set = { $n } of { $name }
db-fix-only = Only { $name }
db-fix-remove = Take out { $name }
db-fix-find = Find cards
db-more = Notes, versions and more
db-notes = Notes
db-duplicate = Duplicate
db-copy-of = Copy of { $name }
db-versions = Versions
db-versions-help = What the deck was whenever you opened it is kept here, up to twenty times.
db-keep-version = Keep the deck as it is now
db-no-versions = No version has been kept yet.
db-main-was = The Main Character was { $name }.
db-since-then = Since then:
db-same-as-now = The same as now.
db-go-back = Go back to this
db-numbers = Numbers
db-hands = Try hands
db-trial = Match-ups
db-test-now = TEST IT NOW
db-not-here = NO SUCH DECK
db-not-here-help = Decks stay in the browser they were built in. To take one elsewhere, share its link.
db-empty = The deck is empty.
db-symbols = SYMBOLS
db-symbol = Symbol
db-asked = Cards that ask for it
db-offered = Locations that offer it
db-uncovered = not covered
db-teams = TEAMS
db-team = Team
db-paid-for = Locations for it alone
db-odds = CHANCE BY TURN
db-turn = Turn
db-a-location = A Location
db-a-playable = A playable character
db-going-first = Going first
db-going-second = Going second
db-hand-n = Hand { $n }: { $cards } cards, { $locations ->
    [one] one Location
   *[other] { $locations } Locations
}.
db-new-hand = New hand
db-mulligan = Mulligan
db-draw-two = Draw two
db-many-hands = MANY HANDS
db-deal-10000 = Deal 10,000 hands
db-with-location = With a Location
db-with-early = With a character of cost 1 or 2
db-with-both = With both
db-with-mulligan = With both after a mulligan if needed
db-trial-help = Bots play this deck against others. The figures grow as games end; they are what games between bots show, not more.
db-trial-games = Games each
db-trial-seed = First seed
db-trial-all = Against all { $n } ready-made decks, not one of each team
db-trial-start = Play the games
db-trial-stop = Stop
db-trial-running = { $n } of { $all } games played.
db-trial-done = All { $all } games played.
db-trial-stopped = Stopped after { $n } of { $all } games.
db-trial-against = MATCH-UPS
db-trial-sum = All together
db-games = Games
db-won = Won
db-interval = 95 % interval
db-when-drawn = GAMES WON WHEN DRAWN
db-card = Card
db-trial-same = The same games on the command line: capes sim vs LINK DECK --games { $games } --seed { $seed } --bot { $bot }
db-import-help = Paste a deck in any form: a list, an OCTGN or LackeyCCG file, JSON, or a link. Nothing is kept before you have seen what was read.
db-import-paste = The deck
db-import-file = Or a file
db-import-go = Read it
db-import-read = { $name }, { $n ->
    [one] one card
   *[other] { $n } cards
}.
db-import-changes = Changed on the way
db-import-keep = Keep it
db-too-large = This is too large for a deck: more than 64 KiB.
db-share-help = The link carries the whole deck; nothing is stored anywhere.
db-open-page = Open the page
db-copied = Copied
db-export = EXPORT
db-format-text = List
db-format-o8d = OCTGN .o8d
db-format-dek = Lackey .dek
db-format-tab = Lackey text
db-format-json = JSON
db-format-link = Link
db-download = Download
db-none-yet = No deck yet. Build one, import one, or start from a ready-made one.
db-remove = Throw away
db-remove-deck = Throw away { $name }
db-really-remove = Really throw away?
db-team-decks = TEAM DECKS
db-team-help = Two decks kept together for one table: two against two, or a two-headed team.
db-team-first = First deck
db-team-second = Second deck
db-team-keep = Keep together
db-play-2v2 = Play two against two
db-play-two-headed = Play two-headed
db-ready-made = READY-MADE DECKS
db-ready-help = Take one and make it yours.
db-no-deck-in-link = This link carries no deck.
db-no-deck = NO DECK HERE
db-not-legal = not legal yet
db-is-legal = legal
db-play-it = Play it against a bot
db-take = Take it to my decks
db-print = Print
pay-with = Pay with { $name }
db-rules-that-apply = RULES THAT APPLY
db-in-decks = DECKS WITH IT
db-in-ready = { $name }, { $n }
db-in-none = No ready-made deck and none of yours has it.
db-add-to-deck = Add to the deck

# Accounts
account = Account
account-help = Without an account you play as a guest and decks stay in this browser. An account has them wherever you log in.
account-open = Open an account
account-is = Logged in as { $login }.
log-in = Log in
log-out = Log out
login = Login
password = Password
db-saving = Saving …
db-saved-there = Saved to { $login }
db-saved-here-only = Saved here, not to your account
db-kept-here = These decks are kept in this browser.
db-kept-there = These decks are kept with your account, { $login }.
db-have-everywhere = Have them everywhere

db-qr = QR code of this deck
db-qr-help = Point a phone here: the code carries the whole deck.
db-added-to = In { $name } now: { $n }.

# A card's page
card-report = Report an error
card-report-title = REPORT AN ERROR
card-report-help = Something here differs from the printed card or from the rules? Say what, and where you have it from. Whoever runs this server reads it.
card-report-what = What is wrong
card-report-whole = The card as a whole
card-report-words = What it should be, and where that is printed
card-report-send = Send
card-report-thanks = Thank you. Your report has been kept under number { $id }.
card-report-about = Report an error in { $field }
card-figure = Figure
card-says = Says
card-comes-from = Comes from
card-sims = IN GAMES BETWEEN BOTS
card-sims-help = { $games } games of { $decks } ready-made decks, each played by { $bot }, seeds { $seed } to { $last }. They show what these bots do with it, not more.
card-sims-none = It has not been met in games between bots.
card-won-drawn = Won when drawn
card-won-played = Won when played
card-won-with = Won with this Main Character
card-won-levelled = Won after reaching this level
card-reached = Level reached
card-used = Played when drawn
card-turn = First played on turn
card-in-decks = In ready-made decks
card-n-of = { $n } of { $all }
card-rate = { $rate } ± { $by }
card-rate-of = { $n ->
    [one] one game
   *[other] { $n } games
}, 95 % interval { $low } to { $high }
field-name = Name
field-type = Type
field-subtype = Kind
field-number = Number
field-cost = Cost
field-atk = ATK
field-def = DEF
field-health = Health
field-level = Level
field-teams = Teams
field-flight = Flight
field-ranged = Ranged
field-keywords = Keywords
field-produces = Offers
field-xp = XP to level up
field-copies = Copies in the box
field-difficulty = Difficulty
field-starter = Copies in the starter deck
field-power = Power { $n }: { $part }
field-part-name = name
field-part-kind = kind
field-part-timing = window
field-part-cost = symbols
field-part-effect = effect
field-part-uses = uses
field-part-xp = XP
source-scan = a picture of the printed card
source-wiki = a public wiki

# How sure, how good, and why a number is what it is
unknown-choice = depends on a choice to come
hint-says = { $why ->
    [none] { $what }.
   *[other] { $what }: { $why }
}
hint-better = wins about { $chance } in 100 games from here, the next best { $next }.
hint-equal = about { $chance } in 100 games are won from here; others do as well.
cause-base = as printed
cause-base-set = sets the base
cause-counters = counters
cause-more = bonus
cause-switched = exchanges ATK and DEF
cause-reset = resets ATK and DEF
cause-printed = printed
cause-ability = ability
cause-power = power
cause-Condition = Condition
cause-Interruptions = Interruptions
cause-taking-an-action = taking an action
cause-ganging-up = ganging up
mode-duel = One on one
mode-ffa = Free-for-all
mode-2v2 = Two against two
mode-two-headed = Two-headed
mode-two-way = Two players
mode-three-way = Three-way
side-Hero = Hero
side-Gray = Gray
side-Villain = Villain
role-attacking = attacking
role-attacked = attacked
speed-fast = fast
speed-ranged = ranged
speed-slow = slow
copy-failed = Copying is not allowed here: select the text and copy it yourself.
set-locale-note = Everything is in English.

foot-play = Play
foot-power-up = { $target ->
    [none] Power up
   *[other] Power up { $target }
}
foot-equip = { $target ->
    [none] Equip
   *[other] Equip { $target }
}
foot-discard = Discard
foot-recruit = Recruit
foot-resource = As a resource
turn-short = T{ $n }
tip-duel-start = Pick a Character to begin with. Both are turned up at once; the more villainous goes first.
tip-duel-condition = A Condition changes the rules for everybody. Press a dashed one, or go on without.
tip-duel-character = Press a dashed Character to put it in play: one a turn, five on a team.
tip-duel-attack = Press a dashed Character of yours, then whom it attacks.
tip-duel-counter-attack = The chain goes on: press a dashed Character of yours, then whom it attacks.
tip-duel-interrupt = Dashed cards of your hand can be played right now. Else pass.
tip-duel-power = The figure is the damage. Fast and ranged hit first, slow only who still stands.
tip-duel-outside-power = This power helps or hits beyond the match-up. It is declared now or not at all.
tip-duel-target = Press the dashed Character it is meant for.
tip-duel-discard = Your turn ends with five cards at most. Press the one to let go.
partner-acts = Partner acts
tip-duel-nothing = Nothing in your hand fits this moment: pass.

# Why a card of the hand is locked, in three words at most; the sentence with its rule comes on focus. The keys are those of reasons.ftl.
lock-other = Not now
lock-costs-you-have = Costs { $cost }
lock-you-cannot-pay = Cannot be paid
lock-you-cannot-pay-for = Cannot be paid
lock-you-have-placed-your-resource-this-turn = One each turn
lock-the-resource-step-is-over = Resources are in
lock-the-build-phase-is-over = Recruiting over
lock-the-steps-come-first = Comes later
lock-the-steps-come-once-each = Step is over
lock-that-belongs-to-the-step = Not this step
lock-is-played-during-a-combat = Combat only
lock-is-played-in-a-combat-on-your-own-turn = Your combats only
lock-is-played-in-your-own-build-phase = Build Phase only
lock-is-played-in-your-own-main-phase-outside = Main Phase only
lock-is-used-on-your-own-turn = Your turn only
lock-is-a-power-of-another-window = Another phase
lock-is-a-power-of-another-window-or-turn = Another phase
lock-is-a-main-character-card = A Main card
lock-is-exhausted = Exhausted
lock-is-stunned = Stunned
lock-is-stunned-and-has-no-powers = Stunned
lock-is-face-down = Face down
lock-has-been-used-this = Used up
lock-has-been-used-it-covers-one-symbol-of-one = Used up
lock-has-lost-its-powers = Powers lost
lock-is-protected-by = Protected
lock-is-protected-by-and-does-not-fly = Protected
lock-needs-a-face-up-character-on-your-side = Needs { $team }
lock-needs-face-up-characters-on-your-side = Needs { $count } { $team }
lock-needs-a-character-with-the-marvel-mark-on = Needs the mark
lock-is-not-a-supporting-character = No character
lock-is-not-a-character = No Character
lock-shares-its-name-with-your-main-character = Your Main's name
lock-shares-its-name-with-your-teammates-main = A Main's name
lock-shares-no-name-with = Another name
lock-shares-no-team-with = Another team
lock-power-ups-are-made-in-your-main-phase-or-in = Main or combat
lock-it-is-not-your-turn = Not your turn
lock-another-player-decides-now = Not your turn
lock-it-is-another-players-decision-now = Not your turn
lock-it-is-another-players-chance-to-act = Not your turn
lock-something-else-has-to-be-decided-first = Decide first
lock-there-is-nothing-that-could-be-played-on = No target
lock-what-it-asks-for-is-not-so = Not fulfilled
lock-can-be-used-only-if = Not fulfilled
lock-you-have-no-face-up-character = Nobody fits
lock-an-effect-says-that-you-may-not-play-plot = Forbidden now
lock-nothing-is-recruited-or-played-in-between = Wait a moment
lock-one-combat-must-be-over-before-the-next = After this combat
lock-the-main-phase-goes-on-once-the-combat-is = After this combat
lock-is-not-a-location = No Location
lock-does-not-give-that-symbol = Another symbol
lock-gives-not-the-symbol-due-or-the-rest-could = Another symbol
lock-pays-only-for-characters = Another team
lock-gives = Another symbol
lock-conditions-are-played-on-your-own-turn = Your turn only
lock-conditions-come-after-the-draw = After the draw
lock-characters-join-on-your-own-turn = Your turn only
lock-characters-join-after-the-condition = After the Condition
lock-the-time-for-a-condition-is-over-one-a-turn = One each turn
lock-the-time-for-a-character-is-over-one-a-turn = One each turn
lock-five-characters-are-in-play-on-your-team = Team is full
lock-nobody-may-interrupt-right-now = Not right now
lock-is-the-last-active-character-of-its-team = The last one
lock-cannot-be-returned-to-a-hand = Cannot be returned
lock-there-is-no-match-up-to = No match-up
lock-can-be-played-only = { $when ->
     [any] Any time
     [match-up] After an attack
     [after-declaration] After the powers
    *[re-match] After the attacks
}

# The one button: what pressing it does, and below it what that comes to.
go-next = NEXT
go-skip = Skip

# Somebody else's turn on a phone, told where one's hand lies otherwise.
story-of = { $name }’s turn, told
story-now = What happens now
story-more = { $n ->
    [one] One more thing to come.
   *[other] { $n } more things to come.
}
story-then-you = Then it is up to you.
story-speed = Speed
pace-slow = ½×
pace-normal = 1×
pace-fast = 2×
go-on-playing = Go on
go-decides = is deciding
go-in-reach = { $n } in reach
go-pick-target = PICK A TARGET
go-pick-card = PICK A CARD
go-pick-power = PICK A POWER
go-pick-answer = PICK AN ANSWER
go-pay = USE IT
go-not-pay = DO NOT PAY
go-attack = ATTACK!
go-keep = KEEP HAND
go-do-it = DO IT
go-leave-it = LEAVE IT
go-fight = FIGHT!
go-land = LET IT LAND
go-no-resource = SKIP RESOURCE
go-done = DONE
go-lock-in = LOCK IT IN
go-tap-moves = A tap changes rows
go-onward = GO ON
go-end-turn = END TURN
go-all-done = All done
of-n = of { $n }
powers-ready = Powers · { $n } ready
leave-it = Leave it
go-points-lost = { $n ->
    [one] 1 point is lost
   *[other] { $n } points are lost
}
go-still-ready = { $n } still ready
go-could-attack = { $n ->
    [one] 1 could still attack: once more
   *[other] { $n } could still attack: once more
}
go-result = { $outcome ->
    [safe] { $name } is safe
    [stun] { $name } is stunned
    [ko] { $name } is K.O.
    [main-ko] { $name } is K.O.
    [both] { $name } is stunned
   *[other] { $name }
}
empty-front = Front row empty
empty-back = Back row empty
go-duel-condition = NO CONDITION
go-duel-character = NOBODY NEW
go-duel-attack = NO ATTACK
go-duel-counter-attack = LET IT STAND
go-duel-interrupt = LET IT LAND
go-duel-outside-power = SAVE IT
cast-title = The cast, { $n } faces
ghost-back-ranged = Back: protected, still attacks
you-go-first = You go first
goes-first = { $name } goes first
do-it = Do it
go-strike-back = STRIKE BACK
go-strike-at = At { $name }
back-to-game = Back to your game
rule-in-full = All the rules
rule-unknown = There is no rule { $rule }.
continue-game = Continue your game
players = Players
badge-attacks = attacks
badge-defends = is attacked
targets-n = { $n ->
    [one] 1 target
   *[other] { $n } targets
}

## Set-ups and keywords, by their ids
form-mode-duel = One on one
form-mode-duel-text = Two players, two decks; whoever KO's the other's Main Character wins.
form-mode-ffa = Free-for-all
form-mode-ffa-text = Three or four players, each against all; the last one standing wins.
form-mode-2v2 = Two against two
form-mode-2v2-text = Teammates take turns of their own and win together.
form-mode-two-headed = Two-headed teams
form-mode-two-headed-text = Two teams that take their turns jointly, side by side.
form-edition-documents = As printed
form-edition-documents-text = Cards as printed, with the rulings of the documents.
form-edition-errata = With corrections
form-edition-errata-text = Cards with their published corrections.
form-option-recruit_to_mate = Recruit to your partner's side
form-option-recruit_to_mate-text = A character may be recruited into a teammate's rows.
form-option-shared_hands = Partners share their hands
form-option-shared_hands-text = Members of a two-headed team see each other's cards.
form-mode-two-way = Duel
form-mode-three-way = Three-Way Battle
form-option-help = Maybe Help Will Arrive
form-option-help-text = With everybody knocked out and room left on the team, a player gets one more turn.
form-option-delay = Delay of Game
form-option-delay-text = Two turns of one's own in a row without a Character in play lose.
form-option-showdown = Showdown
form-option-showdown-text = After a whole round without an attack, whoever is next must attack.
form-option-more_actions = More Actions
form-option-more_actions-text = Instead of attacking, Heroes render aid, Grays thwart and Villains gang up.
form-option-picking_sides = Picking Sides
form-option-picking_sides-text = Heroes and Villains never share a team: everybody has a draw pile.
form-option-three_way = Three-Way Battle
form-option-three_way-text = Three players; whoever has nobody standing at the turn's end is out.
form-option-poker_face = Poker face
form-option-poker_face-text = Ask everybody at every chance, even who has nothing to play, so that no pause tells of a hand.
keyword-flight = May attack the back row over a front row in which no enemy has Flight.
keyword-ranged = May attack from the back row; in ranged combat a defender without Ranged cannot strike back.
keyword-ferocious = In melee combat this character strikes before characters without Ferocious.
keyword-leader = While this character is in a team attack, its controller decides which attacker is struck back.
keyword-monstrous = When this character defends against a melee team attack, it strikes back at every attacker.
keyword-dodge = This character cannot be chosen as the defender of a ranged attack.
keyword-fearless = While attacking a main character, this character strikes with double ATK.
keyword-mercenary = May team attack with any main character; every other supporting character in that attack must share a team with this one and with the main character.
keyword-swarm = Any number of characters of this name may be on your side. This power cannot be lost.
keyword-evolutionary-cocoon = This character appears stunned, without a wound.
keyword-grab = While this character is face up in the front row, enemy characters cannot fly over that row.
keyword-berserker = When this character attacks, put a +1/+1 counter on it.
keyword-freeze = When this character appears, freeze a character.
keyword-genius = When your turn begins, if this character is face up, you may draw a card.
keyword-lethal = When this character stuns a defending supporting character, KO that character.
keyword-sniper = This character may attack protected characters with ranged attacks.
keyword-stealth = This character may attack protected characters with melee attacks.
keyword-tough = When this character is stunned, you may have it recover.
workshop = Workshop
ws-add = Add
ws-add-keyword = Add a keyword
ws-add-team = Add a team
ws-added = { $n ->
    [one] One card is in your set.
   *[other] { $n } cards are in your set.
    }
ws-any = by chance
ws-any-all = Leave it all to chance
ws-at-cost = At cost { $n }
ws-back = Back to the workshop
ws-bar = Cost { $cost }; fair from { $low } to { $high }
ws-blank-card = A blank card
ws-cheap = cheap for you
ws-could-stand = Here could stand:
ws-dear = too dear
ws-did-you-mean = Did you mean:
ws-edit = Edit
ws-even-at = Even at cost { $costs }.
ws-example = When Night Lamp appears, draw a card.
ws-export = Export as text
ws-file = Open a file
ws-health = Health
ws-help = One power on each line. When … : "When Night Lamp appears, draw a card." Paid for: "Main [Might]: stun an enemy character with cost 3 or less." With a name: "Lull - Combat [Skill]: …"
ws-help-english = Cards are written in English, whatever language the page is in.
ws-home-made = { $name }, Home-made
ws-how-to-write = How to write a card
ws-icons = Icons
ws-import = Add cards from text
ws-import-how = Paste a set as it is exported, or cards from anywhere: a name, a line of figures, a power on each line, an empty line between cards.
ws-keyword = Keyword
ws-kind = Kind of card
ws-less = Less { $what }
ws-levels = Levels
ws-link = Link to the card
ws-link-copied = The link is in your clipboard. It carries the whole card.
ws-link-here = This link carries the whole card:
ws-more = More { $what }
ws-name = Name
ws-new-name = New Card
ws-next = What could come next
ws-no-second = Without Level 2
ws-open = Open { $name }
ws-part-does = does what
ws-part-long = how long
ws-part-much = how much, cost
ws-part-unread = not understood yet
ws-part-when = when
ws-part-who = who
ws-peers = Most like it:
ws-portrait = Portrait
ws-powers = Powers, one on each line
ws-powers-second = Powers of Level 2, one on each line
ws-price = Fair price: { $low } to { $high }
ws-price-how = { $fair } ± { $off }, from the figures and the number of powers of { $cards } printed characters; how good a power is, it does not know.
ws-print = Print at 63 × 88 mm
ws-printed-card = A printed card
ws-remove = Remove { $name }
ws-save = Save
ws-saved = { $name } is in your set.
ws-second = With Level 2
ws-set = My set
ws-set-empty = Saved cards are collected here, in this browser.
ws-set-of = { $n ->
    [0] My set is empty
    [one] My set: one card
   *[other] My set: { $n } cards
    }
ws-share = Share
ws-simulate = Find out in 300 games
ws-simulating = Games are being played
ws-stamp-cheap = Cheap
ws-stamp-dear = Dear
ws-stamp-fair = Fair
ws-start-from = Start from
ws-stop = Stop
ws-surprise = Surprise me
ws-symbol = Symbol
ws-team = Team
ws-too-long = A card has at most { $most } characters, this has { $count }.
ws-trait-bg = Background
ws-trait-build = Build
ws-trait-collar = Collar
ws-trait-emblem = Emblem
ws-trait-gear = Headgear
ws-trait-hair = Hair
ws-trait-look = Looks
ws-trait-mood = Mood
ws-trait-pose = Pose
ws-try = Try it!
ws-understood = { $good } of { $all } parts understood
ws-used = used { $n }×
ws-what-it-does = What the game will do
ws-with-it = With the card
ws-worth = What it is worth
ws-worth-how = How often its deck beats the same deck without it, in { $games } games between bots:
ws-worth-less = Worth less than it costs: its deck loses more than it wins.
ws-worth-more = Worth more than it costs: even one dearer its deck wins more than it loses.

puzzles = Puzzles
puzzle = Puzzle
puzzles-title = Puzzles
puzzles-what = Positions from real games in which you can force it, whatever the rival does. Every one is proven by the rules.
puzzles-n = { $n ->
    [one] One puzzle
   *[other] { $n } puzzles
}
puzzle-daily = Puzzle of the day
puzzle-daily-n = Daily no. { $n }
puzzle-solve = Solve it
puzzle-streak = { $n ->
    [one] Streak: one day
   *[other] Streak: { $n } days
}
puzzle-longest = { $n ->
    [one] Longest: one day
   *[other] Longest: { $n } days
}
puzzle-week = The last seven days
puzzle-rated = Rated puzzles
puzzle-rating = { $tries ->
    [one] You are rated { $n } after one puzzle.
   *[other] You are rated { $n } after { $tries } puzzles.
}
puzzle-no-rating = Your first try at a puzzle is rated, yours and the puzzle's.
puzzle-next = Next puzzle
puzzle-game = Game and goal
puzzle-themes = Themes
puzzle-theme-done = { $done } of { $of } solved
puzzle-done = solved
puzzle-missed = missed
puzzle-more = { $n } more
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-goal-vs-ko = K.O. the Main this turn
puzzle-goal-vs-level = Level up this turn
puzzle-goal-vs-survive = Get through this turn
puzzle-goal-duel-ko = Leave nobody standing
puzzle-goal-duel-survive = Get through this turn
puzzle-goal-duel-level = Level up this turn
puzzle-goal-short-ko = K.O.
puzzle-goal-short-level = Level up
puzzle-goal-short-survive = Survive
puzzle-rules = No luck: you see every card you need, the rival's hand too. The rival answers as well as it can.
puzzle-picks = { $n ->
    [one] one choice
   *[other] { $n } choices
}
puzzle-solved-by = solved by { $n } %
puzzle-try = try { $n }
puzzle-hint = Hint
puzzle-solved = Solved!
puzzle-solved-first = At the first try.
puzzle-solved-helped = With a little help; the next one is yours.
puzzle-solved-n = { $n ->
    [one] At the first try.
   *[other] At try { $n }.
}
puzzle-failed = Not quite
puzzle-why-defence = The rival has an answer to that:
puzzle-why-turn = The turn is over and the goal was not reached.
puzzle-why-luck = That leaves it to the cards you draw. There is a way that needs no luck.
puzzle-take-back = Take it back
puzzle-again = From the start
puzzle-their-hand = { $n ->
    [0] The rival holds no card
    [one] The rival holds one card
   *[other] The rival holds { $n } cards
}
puzzle-share = Copy link
puzzle-all = All puzzles
puzzle-lost = This puzzle is not here
the-rival = Rival
puzzle-make = Make a puzzle
puzzle-make-what = Can whoever decides here force something, whatever the other does? The solver looks.
puzzle-made = { $n ->
    [one] Proven, with a single first move. Here is its link:
   *[other] Proven, with { $n } first moves. Here is its link:
}
puzzle-checking = The solver is at it …
theme-of-against-a-defence = Against a defence
theme-of-equipment = Equipment
theme-of-flight = Flight
theme-of-formation = Formation
theme-of-healing = Healing
theme-of-interruption = Interruption
theme-of-level-up-first = Level up first
theme-of-match-up = Match-up
theme-of-newcomer = Newcomer
theme-of-plot-twist = Plot twist
theme-of-power-up = Power-up
theme-of-ranged = Ranged
theme-of-recruit-first = Recruit first
theme-of-right-power = The right power
theme-of-stand-in = Stand-in
theme-of-super-power = Super Power
theme-of-team-attack = Team attack

coach = Coach
coach-ask = Ask the coach
coach-for = { $name }: three things
coach-says = Turn { $turn }: “{ $picked }”. Better: “{ $better }”, +{ $gain } %.
coach-try = Try again
coach-nothing = Nothing you did gave much away. Well played.
habits-title = Your habits
habits-what = Counted over your games the coach has looked at.
habit-times = { $times } of { $chances } times
habit-practise = Practise
habit-missed-lethal = Won games not taken at once:
habit-wasted-cards = Plot twists and Interruptions wasted:
habit-over-recruiting = Recruited where something else was better:
habit-idle-attackers = Attackers left idle:
rule-tested = How this is tested

## The page without a server

engine-bar = The game is being loaded
engine-loading = Getting the game ready: { $percent } %
engine-starting = Almost there …
engine-failed = The game could not be loaded.
engine-taken = Capes is open in another tab.
engine-take-back = Play here instead
update-there = A new version of Capes is here.
update-now = Use it now
