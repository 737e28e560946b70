# Was die Oberfläche sagt; Fragen und Möglichkeiten stehen in choices.ftl, der Verlauf in log.ftl.
loading = Die Seite wird getuscht …
load-failed = Diese Seite ist nicht angekommen
load-failed-help = Vielleicht startet der Server gerade neu. Deine Partie bleibt erhalten.
try-again = Noch einmal versuchen
close = Schließen
cancel = Abbrechen
choose = Wählen
filter = Filter
copy = Kopieren
copied = Kopiert
you = Du
or = { " oder " }

stamp-ko = K.O.!
stamp-main-ko = Haupt-K.O.!
stamp-stun = BETÄUBT
stamp-safe = HÄLT
stamp-none = KEIN SCHLAG
stunned-band = BETÄUBT
hidden-card = Verdeckt
lost-powers = Hat seine Kräfte verloren

type-main = Hauptfigur
type-supporting = Nebenfigur
type-plot-twist = Wendung
type-location = Ort
type-equipment = Ausrüstung
type-token = Marke
type-character = Figur
type-condition = Umstand
type-interruption = Unterbrechung
level = Stufe { $n }
level-n = STUFE { $n }
no-team = kein Team
cost = Kosten
card-back = Eine Karte, verdeckt

say-main = { $name }, Hauptfigur, Stufe { $level }
say-hidden = verdeckt
say-stats = { $atk } ATK, { $def } DEF
say-health = { $left } von { $health } Gesundheit
say-counters = Marken { $sign }{ $n }
say-stunned = betäubt
say-exhausted = erschöpft
say-frozen = eingefroren
say-equipped = { $n ->
    [one] eine Ausrüstung
   *[other] { $n } Ausrüstungen
}
say-attacking = greift an
say-defending = verteidigt
say-can-act = kann handeln
say-target = kann gewählt werden
say-cost = kostet { $n }

away = abwesend
out = ausgeschieden
passed = gepasst
hand-count = Karten auf der Hand
hand-n = Hand { $n }
short-hand = H { $n }
deck-count = Karten im Stapel
deck-n = Stapel { $n }
short-deck = S { $n }
ko-n = KO { $n }
open-ko = KO { $n }: Stapel von { $name }
resources = Mittel
resources-of = Mittel von { $name }, { $n }
use-resource = { $name } einsetzen
face-down = verdeckt
face-down-is = { $name }, verdeckt
xp-label = Erfahrung: { $have } von { $need }

clash = Kampf
step-line = Was jetzt zu tun ist
last-health = letzte Gesundheit
strikes-back = Gegenschlag auf
no-strike-back = Kein Gegenschlag
hits-short = { $n ->
    [one] { $who } trifft { $target }
   *[other] { $who } gegen { $target }
}
back-short = Gegenschlag auf { $target }
points-n = { $n ->
    [one] ein Anwerbepunkt
   *[other] { $n } Anwerbepunkte
}

step-draw = Ziehen
step-recovery = Erholen
step-resource = Mittel
step-recruit = Anwerben
step-formation = Aufstellen
step-main = Hauptphase
phase-draw = Ziehphase
phase-recovery = Erholungsphase
phase-resource = Mittelschritt
phase-recruit = Anwerbeschritt
phase-formation = Aufstellungsschritt
phase-main = Hauptphase
turn-n = ZUG { $n }
table-heading = Zug { $turn }
your-step = DU BIST DRAN: { $step }
their-step = { $name }: { $step }
combat-title = KAMPF
game-over = SPIELENDE
waiting-for = Warten auf { $name } …
waiting = Warten …
pick-a-card = Wähle eine Karte
right-now = GERADE JETZT
meanwhile = INZWISCHEN …
your-attack = DEIN ANGRIFF
your-turn = DEIN ZUG
you-did = DU
protected = Hintere Reihe geschützt
protected-by = durch { $names }.
row-front = Vordere Reihe von { $name }, { $n }
row-back = Hintere Reihe von { $name }, { $n }
front-label = VORN
back-label = HINTEN
ghost-front = Vorn: kämpft und schützt
ghost-back = Hinten: geschützt, greift nicht an
their-side = Seite von { $name }
your-side = Deine Seite
your-hand = Deine Hand, { $n } Karten
empty-hand = Keine Karten auf der Hand.
spectating = Du schaust zu. Die Hände bleiben verborgen.
chosen = Gewählt: was damit?
n-ways = { $n } Möglichkeiten
your-choice = DEINE WAHL
a-number = Eine Zahl
key-space = Leertaste
undo = Zurück
ask-undo = Um Zurücknahme bitten
hint = TIPP
now = JETZT
wait = WARTE
position = STELLUNG
give-hint = Gib mir einen Tipp
why-not = WARUM NICHT?
why-cant = Warum kann ich { $name } nicht einsetzen?
why-unknown = { $name } hat mit dieser Entscheidung nichts zu tun.
why-not-your-decision = { $name }: Die Entscheidung liegt gerade nicht bei dir.
refused = NICHT GETAN
log = Verlauf
filter-log = Verlauf filtern
log-empty = Noch ist nichts geschehen.
menu = Menü

keys-title = Tasten
key-confirm = Der gelbe Knopf, oder weiter im Geschehen
key-act = Zur ersten Karte, die handeln kann
key-undo = Zurücknehmen oder darum bitten
key-arrows = In der Reihe und zwischen Reihen gehen
key-tab = Das Nächste
key-hand = Diese Handkarte einsetzen
key-rows = Vordere oder hintere Reihe
key-card = Die ganze Karte, ihre Zahlen erklärt
key-why = Warum geht das nicht?
key-hint = Ein Tipp
key-log = Verlauf öffnen oder schließen
key-search = Im Verlauf suchen
key-ko = KO-Stapel
key-pause = Anhalten, was gezeigt wird
key-keys = Diese Liste

ko-pile-of = KO-Stapel: { $name }
whose-pile = Wessen Stapel
pile-empty = Hier liegt nichts.
known-cards = Bekannte Karten
known-help = Karten dieser Hand, die alle gesehen haben.
why-numbers = Woher die Zahlen kommen
keywords = Schlüsselwörter
rulings = Regelauskünfte
open-page = Zur Seite der Karte
any-key = Jede Taste überspringt
ko-by = { $doer } schlägt { $name } k. o.!
spot-plays = { $name } spielt { $card }
spot-uses = { $power ->
    [none] { $name } nutzt { $card }
   *[other] { $card }: { $power }
  }
narrating = { $n ->
    [0] Zuschauen …
   *[other] Zuschauen … { $n } folgen noch
  }
act-fight = KÄMPFEN!
act-let-it-land = GESCHEHEN LASSEN
act-skip-resource = OHNE RESSOURCE
act-done = FERTIG
act-done-moving = AUFGESTELLT
act-lock-it-in = SO BLEIBT ES
act-end-turn = ZUG BEENDEN
next-beat = Weiter

auto-pass = Für mich passen
auto-off = Bei jeder Gelegenheit anhalten
auto-mine = Nur anhalten, wo meine Figuren kämpfen
auto-turn = Für mich passen, bis etwas anderes gefragt ist
say-something = Etwas sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Schön!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Entschuldigung
phrase-one-moment = Einen Moment …
phrase-your-turn = Du bist dran!
phrase-bye = Tschüss!
phrase-thinking = Ich überlege …
phrase-oops = Hoppla
phrase-good-game = Gutes Spiel!
look-and-sound = Bild und Ton
set-sound = Ton
set-captions = Untertitel für Geräusche
theme-auto = Wie mein Gerät
theme-day = Tagausgabe
theme-night = Nachtausgabe
text-mode = Textmodus
rules = Regeln
cards = Karten
settings = Einstellungen
leave = Tisch verlassen
concede = Aufgeben
really-concede = Wirklich aufgeben?

sound-select = Tippen
sound-target = Einrasten
sound-card = Karte schnappt
sound-flip = Umdrehen
sound-stun = Fump
sound-safe = Klong
sound-ko = Wumm
sound-xp = Glöckchen
sound-level = Aufsteigender Akkord
sound-page = Seite blättert
sound-tick = Tick
sound-no = dumpfes Klopfen

server-silent = Der Server antwortet nicht. Läuft er?
no-table = KEIN TISCH FÜR DICH
home = Startseite
lobby = Halle
play = Spielen
site = Seiten
elsewhere-title = DU SITZT HIER IN EINEM ANDEREN FENSTER
elsewhere-text = Ein anderes Fenster oder Gerät hat deinen Platz übernommen. Nichts ist verloren.
take-back = Hierher zurückholen
your-move = Deine Entscheidung
dealing = KARTEN WERDEN GEGEBEN …
connecting = Verbindung zum Tisch …
motion-note = Bewegungen sind verringert.
line-lost = Verbindung verloren.
line-lost-kept = Was du siehst, bleibt; neuer Versuch läuft …
line-slow = Der Server antwortet langsam.
line-slow-kept = Deine Wahl ist unterwegs; nichts geht verloren.
line-resend = Deine letzte Wahl wird noch einmal geschickt.
notice-undo-refused = Deine Bitte um Zurücknahme wurde abgelehnt.
notice-delayed = Dieser Tisch wird verzögert gezeigt.
curtain-title = GIB DAS GERÄT AN { $name }
curtain-text = Bis dahin wird nichts gezeigt.
curtain-go = Ich bin { $name }
undo-asked-title = Bitte um Zurücknahme
undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen. Einverstanden?
yes = Ja
no = Nein
winner-is = Gewonnen: { $names }.
after-turns = Nach { $n } Zügen
you-win = GEWONNEN!
you-lose = VERLOREN
rematch = Revanche
watch-replay = Aufzeichnung
new-game = Neue Partie
turning-title = DER WENDEPUNKT
turned-looking = Der Wendepunkt wird gesucht …
turned-none = Zu kurz für einen Wendepunkt.
turned-from = { $n } % in Zug { $turn }: sieh, wo es kippte.
turned-led = Immer vorn: nie unter { $n } %, in Zug { $turn }.
turned-never = Nie über { $n } %, in Zug { $turn }.
turned-box = Von { $before } % auf { $after } % Gewinnaussicht
turned-see = In der Aufzeichnung ansehen
next-opponent = Nächster Gegner
share-picture = Bild speichern
replay-link = Link zur Aufzeichnung
change-deck = Deck wechseln
look-at-board = Brett ansehen
waiting-room = WARTERAUM
waiting-players = { $n ->
    [0] ALLE SIND DA
    [one] EINER FEHLT NOCH
   *[other] { $n } FEHLEN NOCH
}
invite-friend = JEMANDEN EINLADEN
invite-help = Verschicke diesen Link. Ein Konto ist nicht nötig; ein Klick genügt.
invite-link = Link
copy-link = Link kopieren
invite-qr = Der Link als QR-Bild
seat-n = Platz { $n }
free-seat = frei
here = da
level-sidekick = Gehilfe
level-rookie = Neuling
level-hero = Held
level-champion = Meister
level-mastermind = Superhirn
style-own = ihre eigene
style-rusher = Angreifer
style-controller = Verteidiger
style-builder = Aufbauer
text-heading = Der Tisch in Worten, Zug { $turn }
picture-mode = Bildmodus
text-table = Auf dem Tisch
decision = Entscheidung
none = keine
knocked-out = ausgeschaltet
why-nothing = { $name } steht nichts im Weg.
why-not-short = warum nicht?
text-step = { $step }: { $name }.
text-counts = { $hand } Handkarten, { $deck } im Stapel, { $ko } im KO-Stapel, { $resources } Mittel, { $points } Punkte.
text-duel-step = { $step }, am Zug: { $name }.
conditions = Umstände
duel-counts = { $standing } stehen, { $hand } Handkarten, { $pile } im Nachziehstapel.

issue-no = Nr. 1
issue-free = GRATIS
issue-no-signup = ohne Anmeldung
tagline = Seite wählen. Zusammentun. Umhauen.
play-now = SPIELEN!
pick-side = Wähle eine Seite
hero-side = HELDEN
villain-side = SCHURKEN
other-ways = Andere Wege ins Spiel
set-up-game = Neue Partie
join-code = Code eingeben
watch = Zuschauen
two-computers = Zwei Computer kämpfen.
unofficial = Inoffizielles Fanprojekt. Alle Porträts zeichnet der Code.
about = Über
trust = Vertrauen

setup-title = PARTIE EINRICHTEN
setup-game = Spiel
setup-mode = Spielart
setup-against = Gegen
setup-clock = Uhr
setup-seats = Plätze
setup-level = Stärke
setup-style = Spielweise
setup-who = Wer
setup-deck = Deck
setup-edition = Ausgabe
setup-main = Hauptfigur
setup-options = Optionen
about-vs = Zwei Reihen, eine Hauptfigur, Teamangriffe
about-duel = Ketten von Zweikämpfen aus einem gemeinsamen Stapel
game-vs = Vs.
game-duel = Duel
players-n = { $n } Spieler
way-bots = Computer
way-bots-help = Sofort los
way-hotseat = Ein Gerät
way-hotseat-help = Reihum; ein Vorhang verbirgt die Hände
way-friend = Freunde
way-friend-help = Per Link, ohne Konto
a-friend = Ein Mensch
clock-none = Keine Uhr
clock-quick = 5 min + 5 s
clock-calm = 15 min + 15 s
clock-long = 45 min + 30 s
clock-says = { $min } min + { $add } s
start-game = Los
open-table = Tisch aufmachen

join = Beitreten
join-of = { $name } LÄDT DICH EIN
join-you-are = Du spielst als { $name }.
sit-down = Hinsetzen
code-or-link = Code oder Link
lobby-title = OFFENE TISCHE
state = Zustand
all = Alle
state-open = wartet
state-live = läuft
state-over = zu Ende
state-abandoned = verlassen
watching-n = { $n } schauen zu
go-on = Weiter
play-bots = So lange gegen den Computer
my-tables = DEINE TISCHE
all-tables = ALLE TISCHE
lobby-empty = Gerade keine Tische. Mach einen auf oder spiel gegen den Computer.

# Der Ort um den Tisch: Leute und ihre Partien.
clock-days = { $n ->
    [one] 1 Tag je Zug
   *[other] { $n } Tage je Zug
}
rated = gewertet
place-turn = Zug { $n }
casual = freundschaftlich
challenge = DUELL!
just-watch = Nur zuschauen
join-plays = spielt { $name }
join-they-play = { $host } spielt { $name }.
join-waits = ist da und wartet
join-deck = DEIN DECK
join-with = Du spielst „{ $name }“. Bis alle bereit sind, kannst du wechseln.
join-any-deck = Kein Deck gewählt: du bekommst eines, das hier liegt.
join-full = An diesem Tisch ist kein Platz mehr frei.
agreed = Was vereinbart ist
agreed-private = auf Einladung
agreed-no-undo = nichts wird zurückgenommen
agreed-chat = mit Gespräch
option-off = ohne { $name }
choose-from = Woher das Deck kommt
choose-ready = Fertige
choose-mine = Meine Decks
choose-paste = Liste einfügen…
choose-team = Team
choose-all-teams = Alle Teams
choose-none-mine = Noch kein eigenes Deck: füge eine Liste ein oder baue eines unter Decks.
choose-picked = GEWÄHLT
room-searching = GEGNER GESUCHT
room-full = ALLE SIND DA
room-ready = bereit
room-coming = unterwegs
room-choosing = wählt ein Deck…
room-choose = WÄHLE DEIN DECK
room-am-ready = Ich bin bereit
room-deck = Du spielst „{ $name }“.
room-change = Deck wechseln
invite-help-open = Schicke diesen Link oder warte: der Tisch steht für alle in der Halle.
setup-open = Den Tisch in der Halle zeigen, für alle
quick = Schnelles Spiel
quick-title = SCHNELLES SPIEL
quick-go = Gegner finden
quick-rated = Um Wertung
quick-rated-help = Normale Regeln, dein eigenes Deck, alle mit Konto; sehr kurze Partien zählen nicht.
quick-rated-account = Gewertete Partien brauchen ein Konto.
quick-any-deck = Irgendein Deck
quick-looking = Wer als Nächstes kommt, ist dein Gegner.
quick-late = Noch ist niemand da. Spiele solange gegen den Computer: du wirst gerufen, sobald jemand kommt.
quick-still = Gegner wird noch gesucht…
quick-found = EIN GEGNER!
quick-found-who = { $name } ist da. In { $n } geht es zur Partie…
quick-to-game = Zur Partie
talk = Gespräch
talk-write = Etwas schreiben
talk-send = Senden
talk-off = Freier Text ist aus: einschalten unter
talk-account = Freier Text ist für Leute mit Konto, die ihn beide eingeschaltet haben:
talk-mute = Stumm
talk-unmute = Wieder lesen
talk-block = Sperren
talk-report = Melden
talk-blocked = Ihr begegnet euch nicht mehr, weder im schnellen Spiel noch in der Halle.
talk-reported = Danke. Das Protokoll ging mit an die Betreiber dieses Servers.
talk-report-what = Was war mit { $name } nicht in Ordnung?
talk-report-help = Was gesagt wurde und die letzten Züge gehen mit. Die Uhren stehen solange still, höchstens zwei Minuten.
talk-want = Ich möchte freien Text schreiben und lesen. Andere sehen ihn nur, wenn sie es auch möchten.
leaders-title = BESTENLISTEN
leaders-place = Platz
leaders-games = Gewertete Partien
leaders-help = Geordnet nach dem, was sicher ist: Wertung minus Zweifel. „?“ steht bei Wertungen aus wenigen Partien.
leaders-none = Hier hat noch niemand um Wertung gespielt.
follow = Folgen
unfollow = Nicht mehr folgen
unblock = Entsperren
friends = FREUNDE
friends-watch = Spielt: zuschauen
blocked-people = GESPERRT
life-password = Passwort ändern
life-password-changed = Das neue Passwort gilt; alle anderen Browser sind abgemeldet.
life-old = Bisheriges Passwort
life-new = Neues Passwort
life-codes = DEINE RETTUNGSCODES
life-codes-help = Hier gibt es keine E-Mail: verlierst du das Passwort, öffnet jeder dieser Codes das Konto einmal. Sie werden nur jetzt gezeigt. Schreibe sie auf oder drucke sie.
life-codes-kept = Ich habe sie
life-codes-again = Neue Rettungscodes
life-codes-make = Neue machen
life-codes-new = Die alten Codes öffnen nichts mehr.
life-export = Alles über mich herunterladen
life-sign-out = Überall abmelden
life-signed-out = Alle Browser und Programme sind abgemeldet.
life-delete = Konto löschen
life-delete-help = Deine Partien bleiben, dein Name verschwindet von jeder Seite. Laufende Partien werden aufgegeben, Decks und Wertungen sind weg. Niemand kann das zurücknehmen.
life-delete-sure = Ja, ich möchte gehen
life-lost = Passwort verloren?
life-lost-help = Einer der Rettungscodes, die beim Eröffnen des Kontos gezeigt wurden, macht ein neues Passwort.
life-code = Rettungscode
life-recover = Neues Passwort setzen
api-page = Für Programme (API)
turns = FERNPARTIEN
turns-waiting = { $n ->
    [one] Eine Partie wartet auf deinen Zug.
   *[other] { $n } Partien warten auf deinen Zug.
}
turns-none = Keine Partie wartet auf deinen Zug.
turns-off = Freie Tage bis { $when }: keine Partie geht durch Zeit verloren.
turns-days = Freie Tage (noch { $n } dieses Jahr)
turns-n = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
turns-take = Nehmen
turns-feed = Feed anlegen
turns-feed-again = Neue Feed-Adresse
turns-feed-help = Ein Atom-Feed deiner Züge. Die Adresse ist geheim: wer sie hat, kann ihn lesen.
me = Ich
person = Spieler
leaders = Bestenlisten
my-games = MEINE PARTIEN
their-games = PARTIEN
games-ending = Ergebnis
games-against = Gegen
games-going = Laufend
games-won = Gewonnen
games-lost = Verloren
games-people = Leute
games-bots = Computer
games-name = Gespielt mit
games-older = Ältere Partien
games-none = Du hast hier noch nicht gespielt.
games-none-such = Keine solche Partie.
games-none-public = Noch keine Partie, die alle sehen dürfen.
game-mark-won = G
game-mark-lost = V
game-mark-none = –
game-mark-yours = ●
game-mark-going = …
game-mark-open = ?
game-is-won = Gewonnen
game-is-lost = Verloren
game-is-none = Ohne Sieger
game-is-yours = Du bist am Zug
game-is-going = Läuft
game-is-open = Wartet auf Mitspieler
place-no-deck = Kein Deck
place-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
place-games-n = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
place-times = { $n } ×
place-replay = Ansehen
place-analysis = Analyse
place-rating = Wertung
place-curve = Von { $first } bis { $last } in { $n } gewerteten Partien; am besten war { $best }.
place-best = Bestwert { $n }
place-provisional = Vorläufig: erst wenige gewertete Partien
place-provisional-why = Vorläufig: { $n } gewertete Partien sind zu wenige, um sicher zu sein.
place-wins = SIEGE
place-by-decks = Nach Deck
place-by-mains = Nach Hauptfigur
place-between = in Wahrheit zwischen { $low } und { $high }
place-doubt = Der schwarze Balken ist der Zweifel: bei wenigen Partien ist er lang.
place-since = Hier seit { $when }
place-guest = ohne Konto, auf diesem Gerät
place-favourite = Liebling: { $name }
place-won = { $share } Siege
place-average = { $n } Züge je Partie
place-plusminus = Wertung ± { $n }
place-cards = LIEBLINGSKARTEN
place-best-wins = BESTE SIEGE
place-plays-now = { $name } spielt gerade.
place-account-ways = Name und Konto
lost-title = DIESE SEITE WURDE NIE GEDRUCKT
lost-text = Unter dieser Adresse gibt es nichts.

about-title = CAPES
about-1 = Capes spielt zwei Superhelden-Kartenspiele nach ihren Regelheften: jede Regel geprüft, jede Zahl erklärt. Es ist ein inoffizielles Fanprojekt; die Namen gehören ihren Eigentümern, und keiner von ihnen hat damit zu tun.
about-2 = Jedes Porträt zeichnet der Code aus einer Zahl. Kein Scan, kein Logo, keine lizenzierte Kunst ist enthalten; keine Ähnlichkeit ist beabsichtigt.
about-3 = Was du tust, geht nur an den Server, auf dem du spielst. Einstellungen bleiben in diesem Browser.

saved = Gespeichert.
save = Speichern
set-name = Name
set-name-label = Dein Name am Tisch
set-theme = Ausgabe
set-motion = Bewegung
motion-auto = Wie mein Gerät
motion-full = Voll
motion-reduced = Verringert
set-speed = Wie schnell alles geschieht
show-slow = Langsam
show-normal = Normal
show-fast = Schnell
show-none = Sofort
set-text = Schriftgröße
text-normal = Normal
text-large = Groß
set-autoPass = Für mich passen
set-sound-on = Geräusche abspielen
set-reading = Lesen
text-mode-help = Textmodus: der Tisch als Listen, jede Entscheidung nummeriert
set-locale = Sprache
settings-local = Diese Einstellungen bleiben in diesem Browser.

search-example = team:x-men cost<=3 or is:location
search-cards = Karten suchen
search-help = Zum Beispiel team:x-men, cost<=3, atk>def, kw:flight, sym:energy, is:main, Wörter in Anführungszeichen, Minus für nicht.
cards-n = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
no-cards = Keine Karte passt.
chip-is-main = Hauptfiguren
chip-is-supporting = Nebenfiguren
chip-is-plot-twist = Wendungen
chip-is-location = Orte
chip-kw-flight = Flug
chip-kw-ranged = Fernkampf
facts = ANGABEN
fact-set = Reihe
fact-universe = Universum
fact-other-level = Andere Stufe
card-corrected = MIT KORREKTUREN
provenance = WOHER DIE ZAHLEN STAMMEN
provenance-help = Gestrichelt: geschätzt oder selbst entworfen.
source-public-table = öffentliche Tabellen
source-rulebook = das Regelheft
source-faq = die FAQ
source-estimate = unsere Schätzung
source-original-design = eigener Entwurf
no-such-card = KEINE SOLCHE KARTE
all-cards = Alle Karten
rules-about = Regeln zu { $name }
rules-title = DIE REGELN, ZEILE FÜR ZEILE
search-rules = Regeln durchsuchen
rules-n = { $n ->
    [one] eine Zeile
   *[other] { $n } Zeilen
}
topics = Themen
scenario = Beispiel:
tests-n = { $n ->
    [one] durch einen Test belegt
   *[other] durch { $n } Tests belegt
}

replay-title = AUFZEICHNUNG · { $names }
against-word = {" – "}
whose-eyes = Mit wessen Augen
both-hands = Beide Hände offen
eyes-of = Als { $name }
share-moment = Diesen Moment teilen
position-n = Stellung { $at } von { $n }
position-label = Stellung
moves = ZÜGE
timeline = Zeitleiste
to-start = Zum Anfang
step-back = Einen Schritt zurück
pause = Pause
play-on = Abspielen
step-on = Einen Schritt weiter
to-end = Zum Ende
combat = Kampf
last-combat = Voriger Kampf
next-combat = Nächster Kampf
turn-word = Zug
last-turn = Voriger Zug
next-turn = Nächster Zug
verify = Mischen prüfen
verified = Gemischt wurde wie zugesagt.
not-verified = Das Mischen passt nicht zur Zusage.
analyse = Dieses Spiel untersuchen
judging = WER LAG VORN? DAS SPIEL WIRD GELESEN …
judged-n = { $done } von { $of } Stellungen
chances-title = GEWINNAUSSICHT
wins-word = { $name } gewinnt
and = { " und " }
turning-points = Wendepunkte
turning-point = Wendepunkt
last-moment = Voriger Wendepunkt
next-moment = Nächster Wendepunkt
slip = Ungenau.
mistake = Fehler.
blunder = Grober Fehler!
moment-label = Stellung { $at }, { $name }: { $kind } { $picked }. Besser: { $better }. { $lost } Prozent verschenkt.
moment-picked = { $name }: { $picked }. Das kostete { $lost } %.
better-chance = BESSER: { $n } %
play-better = Besser spielen
show-me = Zeig mir
play-from-here = Ab hier weiterspielen

duel-heading = Duel, Zug { $turn }
duel-turn = DUEL · ZUG { $n }
duel-draw = Ziehen
duel-condition = Umstand
duel-character = Figur
duel-attack = Angriffskette
duel-powers = Kräfte
duel-damage = Schaden
duel-clean = Aufräumen
your-option = DU BIST DRAN
standing = { $n } stehen
pile-n = Stapel { $n }
discard-n = Ablage { $n }
start-chosen = hat gewählt
daily-cape = DER TÄGLICHE UMHANG
no-conditions = Ein ruhiger Tag in der Stadt.
you-attack = Du greifst an
they-attack = { $name } greift an
deals = teilt { $n } aus
deals-maybe = teilt etwa { $n } aus
nobody-yet = Noch ist niemand im Spiel.
pick-target = { $name }: wen?
order-1 = Schnell und fern
order-2 = Normal
order-3 = Langsam, wer noch steht
ko-band = K.O.
playable-now = Jetzt spielbar

front-row = Vordere Reihe
back-row = Hintere Reihe
face-up-button = Offen
face-down-button = Verdeckt
powers-n = Kräfte ({ $n })
powers-title = KRÄFTE
tip-keep-hand = Orte bezahlen Superkräfte, billige Figuren beginnen den Kampf. Einmal darfst du neu ziehen.
tip-place-main = Vorn: kämpft im Nahkampf und schützt. Hinten: geschützt, solange vorn jemand steht.
tip-resource-step = Eine Karte je Zug wird zum Mittel. Jedes Mittel ist ein Anwerbepunkt; Orte bezahlen auch Kräfte.
tip-recruit-step = Gestrichelte Karten kannst du jetzt anwerben. Übrige Punkte verfallen.
tip-formation-step = Drücke eine gestrichelte Figur, um sie zwischen vorn und hinten zu versetzen.
tip-main-phase = Drücke eine gestrichelte Figur zum Angriff, nutze eine Kraft oder spiele eine Karte.
tip-declare-attack = Gepunktet: wen angreifen. Gestrichelt: wer mitmacht. Das Band zeigt, was geschähe.
tip-combat-chance = Passen beide, fallen die Schläge. Grüne Karten stärken, gestrichelte sind spielbar.
tip-pay = Gepunktete gelbe Karten können bezahlen.
tip-strike-back-at = Wähle, wen der Gegenschlag trifft.
setting-up = VORBEREITUNG
lesson = LERNEN BEIM SPIELEN
tour-wait = Die Gegenseite ist dran. Schau, wer wen trifft.
tour-resource-step = Eine Karte je Zug wird zum Mittel. Tippe auf { $name }.
tour-resource-face = Offene Orte bezahlen Kräfte. Drücke Offen.
tour-resource-done = Ein Mittel, eine Münze. Drücke { $button }.
tour-recruit-step = Münzen werben Helfer. Tippe auf { $name }.
tour-recruit-row = Vorn: kämpft und schützt. Hinten: sicher dahinter. Tippe auf eine Reihe.
tour-recruit-done = Genug Helfer für jetzt. Drücke { $button }.
tour-formation-step = Die vordere Reihe schützt die hintere. Drücke { $button }.
tour-main-phase = Deine vordere Reihe kämpft. Tippe auf { $name }.
tour-xp = { $have } von { $need } XP: noch ein Treffer! Tippe auf { $name }.
tour-stunned = Betäubt, eine Wunde. Keine Gesundheit mehr: K.O.! Drücke { $button }.
tour-nobody = Gerade kann niemand angreifen. Drücke { $button }.
tour-declare-attack = Gepunktete Gegner sind erreichbar. Tippe auf { $name }.
tour-team = { $total } gegen { $against }: zu wenig. Verstärkung: Tippe auf { $name }.
tour-together = { $total } gegen { $against }. Gemeinsam stärker: Tippe auf { $name }.
tour-weak = { $total } gegen { $against }: zu wenig. Versuch es: Tippe auf { $name }.
tour-hit = { $total } gegen { $against } reicht. Tippe auf { $name }!
tour-blows = Passen beide, fallen die Schläge. Drücke { $button }.
tour-answer = Angriff! Spiele { $name } oder drücke { $button }.
tour-no-answer = Angriff! Nichts zu spielen. Drücke { $button }.
tour-choice = Wähle, was dir gefällt.
tour-choice-card = Du hast die Wahl. Tippe zum Beispiel auf { $name }.
tour-choice-button = Du hast die Wahl. Drücke zum Beispiel { $button }.
tour-strike-back-at = Wen trifft der Gegenschlag? Tippe auf { $name }.
lesson-got-it = DU KANNST ES!
lesson-what-next = Diesen Kampf beenden oder ein ganzes Spiel beginnen?
lesson-finish = Diesen Kampf beenden
lesson-full-game = Ein ganzes Spiel beginnen
lesson-invite = Link für einen Freund kopieren
lesson-invited = Link kopiert. Ein Klick, und dein Freund sitzt am Tisch.
lesson-go-there = Zu diesem Tisch

# Die Deck-Werkbank
decks = Decks
db-title = DECKBAU
db-my-decks = MEINE DECKS
db-new = Neues Deck
db-import = Einlesen
db-share = TEILEN
db-share-export = Teilen, ausgeben
db-saved = Hier gesichert
db-not-saved = Nicht gesichert: Der Speicher dieses Browsers ist voll oder gesperrt
db-show = Was zu sehen ist
db-deck-n = Deck, { $n }
db-pool = Karten zur Auswahl
db-all = Alle
db-help = Hilfe
db-help-words = Schreib einen Teil des Namens oder sag, was du suchst. Ein Beispiel antippen, um es zu versuchen:
db-help-team = Karten eines Teams
db-help-cost = Zahlen: cost, atk, def, health
db-help-strong = Zahlen gegeneinander
db-help-text = Wörter des Regeltexts
db-help-not = nicht
db-help-or = eins von beiden
db-keys = Auf einer Karte: Plus und Minus ändern die Anzahl, 0 bis 4 setzt sie, I zeigt die Karte, Pfeile wandern. Schrägstrich geht zur Suche.
db-first-main = ZUERST DIE HAUPTFIGUR
db-start-here = Wähle eine Hauptfigur, dann sechzig Karten.
db-cost = Kosten { $n }
db-add = Dazu:
db-choose = Als Hauptfigur wählen:
db-in-deck = { $n } von { $most } im Deck
db-choose-main = { $name } als Hauptfigur wählen
db-remove-card = { $name }: eine weniger
db-one-more = { $name }: eine mehr
db-count-of = Wie viele { $name }
db-look-at = { $name } ansehen
db-said = { $name }: { $n }. Das Deck hat { $size } Karten.
db-said-main = { $name } ist deine Hauptfigur.
db-said-full = { $name }: Mehr als { $n } geht nicht.
db-name = Name des Decks
db-unnamed = Deck ohne Namen
db-no-main = Noch keine Hauptfigur
db-main-is = Hauptfigur: { $name } · Universum { $universe }
db-change = ändern
db-by-cost = Figuren nach Kosten
db-curve-bar = { $n } mit Kosten { $cost }
db-type-supporting = Nebenfiguren
db-type-equipment = Ausrüstung
db-type-plot-twist = Wendungen
db-type-location = Orte
db-type-main = Hauptfiguren
db-type-token = Marken
db-checking = { $n } Karten
db-legal = { $n } Karten: erlaubt.
db-of-60 = { $n } von 60.
db-add-n = { $n ->
    [one] Eine Karte fehlt.
   *[other] { $n } Karten fehlen.
}
db-drop-n = { $n ->
    [one] Eine Karte ist zu viel.
   *[other] { $n } Karten sind zu viel.
}
db-fix-below = Noch nicht erlaubt:
db-reasons = Warum es noch nicht erlaubt ist
db-fix-choose-main = Hauptfigur wählen
db-fix-main = { $name } nehmen
db-fix-set = { $n } × { $name }
db-fix-only = Nur { $name }
db-fix-remove = { $name } herausnehmen
db-fix-find = Karten suchen
db-more = Notizen, Fassungen und mehr
db-notes = Notizen
db-duplicate = Verdoppeln
db-copy-of = Kopie von { $name }
db-versions = Fassungen
db-versions-help = Wie das Deck war, wann immer du es geöffnet hast, bleibt hier, bis zu zwanzigmal.
db-keep-version = Das Deck behalten, wie es jetzt ist
db-no-versions = Noch keine Fassung.
db-main-was = Die Hauptfigur war { $name }.
db-since-then = Seitdem:
db-same-as-now = Wie jetzt.
db-go-back = Dahin zurück
db-numbers = Zahlen
db-hands = Hände probieren
db-trial = Paarungen
db-test-now = JETZT TESTEN
db-not-here = KEIN SOLCHES DECK
db-not-here-help = Decks bleiben in dem Browser, in dem sie gebaut wurden. Mitnehmen: den Link teilen.
db-empty = Das Deck ist leer.
db-symbols = SYMBOLE
db-symbol = Symbol
db-asked = Karten, die es verlangen
db-offered = Orte, die es bieten
db-uncovered = nicht gedeckt
db-teams = TEAMS
db-team = Team
db-paid-for = Orte nur dafür
db-odds = AUSSICHT NACH ZUG
db-turn = Zug
db-a-location = Ein Ort
db-a-playable = Eine spielbare Figur
db-going-first = Als Erste
db-going-second = Als Zweite
db-hand-n = Hand { $n }: { $cards } Karten, { $locations ->
    [one] ein Ort
   *[other] { $locations } Orte
}.
db-new-hand = Neue Hand
db-mulligan = Mulligan
db-draw-two = Zwei ziehen
db-many-hands = VIELE HÄNDE
db-deal-10000 = 10 000 Hände geben
db-with-location = Mit Ort
db-with-early = Mit Figur für 1 oder 2
db-with-both = Mit beidem
db-with-mulligan = Mit beidem, notfalls nach Mulligan
db-trial-help = Bots spielen das Deck gegen andere. Die Zahlen wachsen, während gespielt wird; sie zeigen Spiele zwischen Bots, mehr nicht.
db-trial-games = Spiele je Deck
db-trial-seed = Erster Startwert
db-trial-all = Gegen alle { $n } fertigen Decks statt eines je Team
db-trial-start = Spiele spielen
db-trial-stop = Anhalten
db-trial-running = { $n } von { $all } Spielen gespielt.
db-trial-done = Alle { $all } Spiele gespielt.
db-trial-stopped = Angehalten nach { $n } von { $all } Spielen.
db-trial-against = PAARUNGEN
db-trial-sum = Alle zusammen
db-games = Spiele
db-won = Gewonnen
db-interval = 95-%-Intervall
db-when-drawn = GEWONNEN, WENN GEZOGEN
db-card = Karte
db-trial-same = Dieselben Spiele auf der Kommandozeile: capes sim vs LINK DECK --games { $games } --seed { $seed } --bot { $bot }
db-import-help = Füg ein Deck in irgendeiner Form ein: Liste, OCTGN- oder LackeyCCG-Datei, JSON oder Link. Nichts wird behalten, bevor du gesehen hast, was gelesen wurde.
db-import-paste = Das Deck
db-import-file = Oder eine Datei
db-import-go = Lesen
db-import-read = { $name }, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
db-import-changes = Unterwegs geändert
db-import-keep = Behalten
db-too-large = Das ist zu groß für ein Deck: mehr als 64 KiB.
db-share-help = Der Link trägt das ganze Deck; nichts wird irgendwo gespeichert.
db-open-page = Seite öffnen
db-copied = Kopiert
db-export = AUSGEBEN
db-format-text = Liste
db-format-o8d = OCTGN .o8d
db-format-dek = Lackey .dek
db-format-tab = Lackey-Text
db-format-json = JSON
db-format-link = Link
db-download = Herunterladen
db-none-yet = Noch kein Deck. Bau eins, lies eins ein oder fang mit einem fertigen an.
db-remove = Wegwerfen
db-remove-deck = { $name } wegwerfen
db-really-remove = Wirklich wegwerfen?
db-team-decks = TEAMDECKS
db-team-help = Zwei Decks, die für einen Tisch zusammengehören: zwei gegen zwei oder zweiköpfig.
db-team-first = Erstes Deck
db-team-second = Zweites Deck
db-team-keep = Zusammen behalten
db-play-2v2 = Zwei gegen zwei spielen
db-play-two-headed = Zweiköpfig spielen
db-ready-made = FERTIGE DECKS
db-ready-help = Nimm eins und mach es zu deinem.
db-no-deck-in-link = Dieser Link trägt kein Deck.
db-no-deck = HIER IST KEIN DECK
db-not-legal = noch nicht erlaubt
db-is-legal = erlaubt
db-play-it = Gegen einen Bot spielen
db-take = Zu meinen Decks
db-print = Drucken
pay-with = Mit { $name } zahlen
db-rules-that-apply = GELTENDE REGELN
db-in-decks = DECKS DAMIT
db-in-ready = { $name }, { $n }
db-in-none = Kein fertiges Deck und keines von dir enthält sie.
db-add-to-deck = Ins Deck

# Konten
account = Konto
account-help = Ohne Konto spielst du als Gast, und Decks bleiben in diesem Browser. Ein Konto hat sie überall, wo du dich anmeldest.
account-open = Konto eröffnen
account-is = Angemeldet als { $login }.
log-in = Anmelden
log-out = Abmelden
login = Anmeldename
password = Passwort
db-saving = Speichert …
db-saved-there = Gespeichert bei { $login }
db-saved-here-only = Hier gespeichert, nicht im Konto
db-kept-here = Diese Decks liegen in diesem Browser.
db-kept-there = Diese Decks liegen bei deinem Konto { $login }.
db-have-everywhere = Überall haben

db-qr = QR-Code dieses Decks
db-qr-help = Halte ein Telefon davor: Der Code trägt das ganze Deck.
db-added-to = Jetzt in { $name }: { $n }.

# Die Seite einer Karte
card-report = Fehler melden
card-report-title = FEHLER MELDEN
card-report-help = Weicht hier etwas von der gedruckten Karte oder den Regeln ab? Sag was, und woher du es hast. Wer diesen Server betreibt, liest es.
card-report-what = Was falsch ist
card-report-whole = Die Karte als Ganzes
card-report-words = Was es sein müsste, und wo das gedruckt ist
card-report-send = Abschicken
card-report-thanks = Danke. Deine Meldung liegt unter der Nummer { $id }.
card-report-about = Fehler melden bei { $field }
card-figure = Angabe
card-says = Sagt
card-comes-from = Stammt aus
card-sims = IN SPIELEN ZWISCHEN BOTS
card-sims-help = { $games } Spiele mit { $decks } fertigen Decks, jedes gespielt von { $bot }, Startzahlen { $seed } bis { $last }. Sie zeigen, was diese Bots damit machen, nicht mehr.
card-sims-none = In Spielen zwischen Bots ist sie nicht vorgekommen.
card-won-drawn = Gewonnen, wenn gezogen
card-won-played = Gewonnen, wenn gespielt
card-won-with = Gewonnen mit dieser Hauptfigur
card-won-levelled = Gewonnen nach diesem Aufstieg
card-reached = Stufe erreicht
card-used = Gespielt, wenn gezogen
card-turn = Zuerst gespielt in Zug
card-in-decks = In fertigen Decks
card-n-of = { $n } von { $all }
card-rate = { $rate } ± { $by }
card-rate-of = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}, 95-%-Bereich { $low } bis { $high }
field-name = Name
field-type = Typ
field-subtype = Art
field-number = Nummer
field-cost = Kosten
field-atk = ATK
field-def = DEF
field-health = Gesundheit
field-level = Stufe
field-teams = Teams
field-flight = Flug
field-ranged = Fernkampf
field-keywords = Schlüsselwörter
field-produces = Bietet
field-xp = XP zum Aufstieg
field-copies = Exemplare in der Schachtel
field-difficulty = Schwierigkeit
field-starter = Exemplare im Starterdeck
field-power = Fähigkeit { $n }: { $part }
field-part-name = Name
field-part-kind = Art
field-part-timing = Fenster
field-part-cost = Symbole
field-part-effect = Wirkung
field-part-uses = Einsätze
field-part-xp = XP
source-scan = ein Bild der gedruckten Karte
source-wiki = ein öffentliches Wiki

# Wie sicher, wie gut und warum eine Zahl so ist
unknown-choice = hängt von einer Entscheidung ab
hint-says = { $why ->
    [none] { $what }.
   *[other] { $what }: { $why }
}
hint-better = gewinnt von hier etwa { $chance } von 100 Spielen, das Nächstbeste { $next }.
hint-equal = etwa { $chance } von 100 Spielen sind von hier gewonnen; anderes ist ebenso gut.
cause-base = wie gedruckt
cause-base-set = setzt den Grundwert
cause-counters = Marken
cause-more = Bonus
cause-switched = vertauscht ATK und DEF
cause-reset = setzt ATK und DEF zurück
cause-printed = gedruckt
cause-ability = Fähigkeit
cause-power = Kraft
cause-Condition = Umstand
cause-Interruptions = Unterbrechungen
cause-taking-an-action = handelt
cause-ganging-up = Zusammentun
mode-duel = Eins gegen eins
mode-ffa = Jeder gegen jeden
mode-2v2 = Zwei gegen zwei
mode-two-headed = Zweiköpfig
mode-two-way = Zu zweit
mode-three-way = Zu dritt
side-Hero = Held
side-Gray = Grau
side-Villain = Schurke
role-attacking = greift an
role-attacked = angegriffen
speed-fast = schnell
speed-ranged = fern
speed-slow = langsam
copy-failed = Hier darf nicht kopiert werden: Markiere den Text und kopiere ihn selbst.
set-locale-note = Fragen, Knöpfe, Gründe und Verlauf sind deutsch. Der Regeltext der Karten und die Regelzeilen sind englisch, wie auch alle Eigennamen.

foot-play = Spielen
foot-power-up = { $target ->
    [none] Stärken
   *[other] { $target } stärken
}
foot-equip = { $target ->
    [none] Ausrüsten
   *[other] { $target } ausrüsten
}
foot-discard = Ablegen
foot-recruit = Anwerben
foot-resource = Als Mittel
turn-short = Z{ $n }
tip-duel-start = Wähle, wer beginnt. Beide werden zugleich aufgedeckt; die schurkischere Figur fängt an.
tip-duel-condition = Ein Umstand ändert die Regeln für alle. Drücke einen gestrichelten oder lass es.
tip-duel-character = Drücke eine gestrichelte Figur, um sie ins Spiel zu bringen: eine je Zug, fünf im Team.
tip-duel-attack = Drücke eine gestrichelte Figur von dir, dann, wen sie angreift.
tip-duel-counter-attack = Die Kette geht weiter: eine gestrichelte Figur von dir, dann, wen sie angreift.
tip-duel-interrupt = Gestrichelte Karten deiner Hand kannst du jetzt spielen. Sonst passe.
tip-duel-power = Die Zahl ist der Schaden. Schnell und fern trifft zuerst, langsam nur, wer noch steht.
tip-duel-outside-power = Diese Kraft wirkt über den Zweikampf hinaus. Jetzt oder gar nicht.
tip-duel-target = Drücke die gestrichelte Figur, für die es gedacht ist.
tip-duel-discard = Höchstens fünf Karten bleiben am Ende deines Zuges. Drücke die, die gehen soll.
partner-acts = Partner
tip-duel-nothing = Nichts auf deiner Hand passt gerade: Passe.

# Why a card of the hand is locked, in three words at most; the sentence with its rule comes on focus. The keys are those of reasons.ftl.
lock-other = Jetzt nicht
lock-costs-you-have = Kostet { $cost }
lock-you-cannot-pay = Nicht bezahlbar
lock-you-cannot-pay-for = Nicht bezahlbar
lock-you-have-placed-your-resource-this-turn = Eine pro Zug
lock-the-resource-step-is-over = Mittel sind gelegt
lock-the-build-phase-is-over = Anwerben vorbei
lock-the-steps-come-first = Kommt später
lock-the-steps-come-once-each = Schritt ist vorbei
lock-that-belongs-to-the-step = Nicht dieser Schritt
lock-is-played-during-a-combat = Nur im Kampf
lock-is-played-in-a-combat-on-your-own-turn = Nur eigene Kämpfe
lock-is-played-in-your-own-build-phase = Nur beim Aufbau
lock-is-played-in-your-own-main-phase-outside = Nur Hauptphase
lock-is-used-on-your-own-turn = Nur eigener Zug
lock-is-a-power-of-another-window = Andere Phase
lock-is-a-power-of-another-window-or-turn = Andere Phase
lock-is-a-main-character-card = Eine Hauptfigur
lock-is-exhausted = Erschöpft
lock-is-stunned = Betäubt
lock-is-stunned-and-has-no-powers = Betäubt
lock-is-face-down = Verdeckt
lock-has-been-used-this = Verbraucht
lock-has-been-used-it-covers-one-symbol-of-one = Verbraucht
lock-has-lost-its-powers = Kräfte verloren
lock-is-protected-by = Geschützt
lock-is-protected-by-and-does-not-fly = Geschützt
lock-needs-a-face-up-character-on-your-side = Braucht { $team }
lock-needs-face-up-characters-on-your-side = Braucht { $count } { $team }
lock-needs-a-character-with-the-marvel-mark-on = Braucht das Zeichen
lock-is-not-a-supporting-character = Keine Figur
lock-is-not-a-character = Keine Figur
lock-shares-its-name-with-your-main-character = Name der Hauptfigur
lock-shares-its-name-with-your-teammates-main = Name einer Hauptfigur
lock-shares-no-name-with = Anderer Name
lock-shares-no-team-with = Anderes Team
lock-power-ups-are-made-in-your-main-phase-or-in = Hauptphase oder Kampf
lock-it-is-not-your-turn = Nicht dein Zug
lock-another-player-decides-now = Nicht dein Zug
lock-it-is-another-players-decision-now = Nicht dein Zug
lock-it-is-another-players-chance-to-act = Nicht dein Zug
lock-something-else-has-to-be-decided-first = Erst entscheiden
lock-there-is-nothing-that-could-be-played-on = Kein Ziel
lock-what-it-asks-for-is-not-so = Nicht erfüllt
lock-can-be-used-only-if = Nicht erfüllt
lock-you-have-no-face-up-character = Niemand passt
lock-an-effect-says-that-you-may-not-play-plot = Jetzt verboten
lock-nothing-is-recruited-or-played-in-between = Einen Moment
lock-one-combat-must-be-over-before-the-next = Nach dem Kampf
lock-the-main-phase-goes-on-once-the-combat-is = Nach dem Kampf
lock-is-not-a-location = Kein Ort
lock-does-not-give-that-symbol = Anderes Zeichen
lock-gives-not-the-symbol-due-or-the-rest-could = Anderes Zeichen
lock-pays-only-for-characters = Anderes Team
lock-gives = Anderes Zeichen
lock-conditions-are-played-on-your-own-turn = Nur eigener Zug
lock-conditions-come-after-the-draw = Nach dem Ziehen
lock-characters-join-on-your-own-turn = Nur eigener Zug
lock-characters-join-after-the-condition = Nach der Bedingung
lock-the-time-for-a-condition-is-over-one-a-turn = Eine pro Zug
lock-the-time-for-a-character-is-over-one-a-turn = Eine pro Zug
lock-five-characters-are-in-play-on-your-team = Team ist voll
lock-nobody-may-interrupt-right-now = Gerade nicht
lock-is-the-last-active-character-of-its-team = Die letzte Figur
lock-cannot-be-returned-to-a-hand = Kommt nicht zurück
lock-there-is-no-match-up-to = Kein Duell
lock-can-be-played-only = { $when ->
     [any] Jederzeit
     [match-up] Nach einem Angriff
     [after-declaration] Nach den Kräften
    *[re-match] Nach den Angriffen
}

# The one button: what pressing it does, and below it what that comes to.
go-next = WEITER
go-skip = Überspringen

# Der Zug eines anderen auf dem Telefon, erzählt, wo sonst die Hand liegt.
story-of = { $name } ist dran
story-now = Was gerade geschieht
story-more = { $n ->
    [one] Noch eines folgt.
   *[other] Noch { $n } Dinge folgen.
}
story-then-you = Dann bist du dran.
story-speed = Tempo
pace-slow = ½×
pace-normal = 1×
pace-fast = 2×
go-on-playing = Weiter
go-decides = ist am Zug
go-in-reach = { $n } möglich
go-pick-target = WÄHLE EIN ZIEL
go-pick-card = WÄHLE EINE KARTE
go-pick-power = WÄHLE EINE KRAFT
go-pick-answer = WÄHLE EINE ANTWORT
go-pay = EINSETZEN
go-not-pay = NICHT ZAHLEN
go-attack = ANGRIFF!
go-keep = HAND BEHALTEN
go-do-it = TU ES
go-leave-it = LASS ES
go-fight = KAMPF!
go-land = LASS ES ZU
go-no-resource = OHNE MITTEL
go-done = FERTIG
go-lock-in = SO BLEIBT ES
go-tap-moves = Antippen wechselt die Reihe
go-onward = WEITER
go-end-turn = ZUG BEENDEN
go-all-done = Alle waren dran
of-n = von { $n }
powers-ready = Kräfte · { $n } bereit
leave-it = Lass es
go-points-lost = { $n ->
    [one] 1 Punkt verfällt
   *[other] { $n } Punkte verfallen
}
go-still-ready = { $n } noch bereit
go-could-attack = { $n ->
    [one] 1 könnte noch angreifen: noch einmal
   *[other] { $n } könnten noch angreifen: noch einmal
}
go-result = { $outcome ->
    [safe] { $name } bleibt stehen
    [stun] { $name } wird betäubt
    [ko] { $name } geht K.O.
    [main-ko] { $name } geht K.O.
    [both] { $name } wird betäubt
   *[other] { $name }
}
empty-front = Vordere Reihe leer
empty-back = Hintere Reihe leer
go-duel-condition = OHNE BEDINGUNG
go-duel-character = NIEMAND NEUES
go-duel-attack = KEIN ANGRIFF
go-duel-counter-attack = DABEI BLEIBT ES
go-duel-interrupt = LASS ES ZU
go-duel-outside-power = AUFHEBEN
cast-title = Die Besetzung, { $n } Gesichter
ghost-back-ranged = Hinten: geschützt, greift trotzdem an
you-go-first = Du beginnst
goes-first = { $name } beginnt
do-it = Tu es
go-strike-back = SCHLAG ZURÜCK
go-strike-at = Auf { $name }
back-to-game = Zurück zu deinem Spiel
rule-in-full = Alle Regeln
rule-unknown = Eine Regel { $rule } gibt es nicht.
continue-game = Dein Spiel fortsetzen
players = Mitspieler
badge-attacks = greift an
badge-defends = wird angegriffen
targets-n = { $n ->
    [one] 1 Ziel
   *[other] { $n } Ziele
}

## Aufbau und Schlüsselwörter, nach ihren Kennungen
form-mode-duel = Eins gegen eins
form-mode-duel-text = Zwei Spieler, zwei Decks; wer die andere Hauptfigur ausschaltet, gewinnt.
form-mode-ffa = Jeder gegen jeden
form-mode-ffa-text = Drei oder vier, jeder gegen alle; wer übrig bleibt, gewinnt.
form-mode-2v2 = Zwei gegen zwei
form-mode-2v2-text = Partner haben eigene Züge und gewinnen gemeinsam.
form-mode-two-headed = Zweiköpfige Teams
form-mode-two-headed-text = Zwei Teams, die ihre Züge gemeinsam machen, Seite an Seite.
form-edition-documents = Wie gedruckt
form-edition-documents-text = Karten wie gedruckt, mit den Auslegungen der Regelhefte.
form-edition-errata = Mit Berichtigungen
form-edition-errata-text = Karten mit ihren veröffentlichten Berichtigungen.
form-option-recruit_to_mate = Beim Partner anwerben
form-option-recruit_to_mate-text = Eine Figur darf in die Reihen des Partners angeworben werden.
form-option-shared_hands = Partner zeigen sich die Hände
form-option-shared_hands-text = Wer ein zweiköpfiges Team bildet, sieht die Karten des anderen.
form-mode-two-way = Duell
form-mode-three-way = Dreikampf
form-option-help = Vielleicht kommt Hilfe
form-option-help-text = Sind alle ausgeschaltet und ist noch Platz im Team, gibt es einen weiteren Zug.
form-option-delay = Spielverzögerung
form-option-delay-text = Wer zwei eigene Züge hintereinander keine Figur im Spiel hat, verliert.
form-option-showdown = Entscheidung
form-option-showdown-text = Nach einer ganzen Runde ohne Angriff muss angreifen, wer als Nächstes an der Reihe ist.
form-option-more_actions = Mehr Aktionen
form-option-more_actions-text = Statt anzugreifen, helfen Helden auf, vereiteln Graue und tun sich Schurken zusammen.
form-option-picking_sides = Seiten wählen
form-option-picking_sides-text = Helden und Schurken sind nie im selben Team: Jeder hat einen eigenen Stapel.
form-option-three_way = Dreikampf
form-option-three_way-text = Drei Spieler; bei wem am Ende des Zuges niemand steht, der ist draußen.
form-option-poker_face = Pokergesicht
form-option-poker_face-text = Alle bei jeder Gelegenheit fragen, auch wer nichts zu spielen hat, damit keine Pause eine Hand verrät.
keyword-flight = Darf über die vordere Reihe hinweg die hintere angreifen, wenn dort vorn niemand fliegt.
keyword-ranged = Darf aus der hinteren Reihe angreifen; im Fernkampf schlägt nur zurück, wer selbst Ranged hat.
keyword-ferocious = Schlägt im Nahkampf vor allen ohne Ferocious zu.
keyword-leader = Solange diese Figur gemeinsam mit anderen angreift, bestimmt ihr Spieler, wen der Gegenschlag trifft.
keyword-monstrous = Schlägt gegen einen gemeinsamen Nahkampfangriff auf alle Angreifer zurück.
keyword-dodge = Kann nicht aus der Ferne angegriffen werden.
keyword-fearless = Schlägt mit doppeltem ATK, wenn sie eine Hauptfigur angreift.
keyword-mercenary = Darf gemeinsam mit jeder Hauptfigur angreifen; alle anderen Nebenfiguren des Angriffs müssen ein Team mit ihr und mit der Hauptfigur teilen.
keyword-swarm = Beliebig viele dieses Namens dürfen auf deiner Seite stehen. Diese Kraft geht nie verloren.
keyword-evolutionary-cocoon = Erscheint betäubt, ohne Wunde.
keyword-grab = Solange sie offen vorn steht, fliegt kein Gegner über diese Reihe.
keyword-berserker = Greift sie an, erhält sie eine +1/+1-Marke.
keyword-freeze = Erscheint sie, friert sie eine Figur ein.
keyword-genius = Liegt sie zu Beginn deines Zuges offen, darfst du eine Karte ziehen.
keyword-lethal = Betäubt sie eine verteidigende Nebenfigur, geht diese K.O.
keyword-sniper = Darf Geschützte aus der Ferne angreifen.
keyword-stealth = Darf Geschützte im Nahkampf angreifen.
keyword-tough = Wird sie betäubt, darf sie sich sofort erholen.
workshop = Werkstatt
ws-add = Hinzufügen
ws-add-keyword = Ein Schlüsselwort hinzufügen
ws-add-team = Ein Team hinzufügen
ws-added = { $n ->
    [one] Eine Karte ist in deinem Set.
   *[other] { $n } Karten sind in deinem Set.
    }
ws-any = durch Zufall
ws-any-all = Alles dem Zufall überlassen
ws-at-cost = Bei Kosten { $n }
ws-back = Zurück in die Werkstatt
ws-bar = Kosten { $cost }; fair von { $low } bis { $high }
ws-blank-card = Eine leere Karte
ws-cheap = billig für dich
ws-could-stand = Hier könnte stehen:
ws-dear = zu teuer
ws-did-you-mean = Meintest du:
ws-edit = Ändern
ws-even-at = Ausgeglichen bei Kosten { $costs }.
ws-example = When Night Lamp appears, draw a card.
ws-export = Als Text sichern
ws-file = Eine Datei öffnen
ws-health = Gesundheit
ws-help = Eine Kraft in jeder Zeile, auf Englisch. Wenn … : „When Night Lamp appears, draw a card.“ Bezahlt: „Main [Might]: stun an enemy character with cost 3 or less.“ Mit Namen: „Lull - Combat [Skill]: …“
ws-help-english = Karten werden auf Englisch geschrieben, in welcher Sprache die Seite auch ist.
ws-home-made = { $name }, Home-made
ws-how-to-write = Wie man eine Karte schreibt
ws-icons = Zeichen
ws-import = Karten aus Text hinzufügen
ws-import-how = Füge ein gesichertes Set ein oder Karten von irgendwo: ein Name, eine Zeile mit Werten, eine Kraft in jeder Zeile, eine leere Zeile zwischen zwei Karten.
ws-keyword = Schlüsselwort
ws-kind = Art der Karte
ws-less = Weniger { $what }
ws-levels = Stufen
ws-link = Link zur Karte
ws-link-copied = Der Link ist in der Zwischenablage. Er trägt die ganze Karte.
ws-link-here = Dieser Link trägt die ganze Karte:
ws-more = Mehr { $what }
ws-name = Name
ws-new-name = New Card
ws-next = Was als Nächstes kommen könnte
ws-no-second = Ohne Stufe 2
ws-open = { $name } öffnen
ws-part-does = tut was
ws-part-long = wie lange
ws-part-much = wie viel, Kosten
ws-part-unread = noch nicht verstanden
ws-part-when = wann
ws-part-who = wer
ws-peers = Am ähnlichsten:
ws-portrait = Porträt
ws-powers = Kräfte, eine in jeder Zeile
ws-powers-second = Kräfte der Stufe 2, eine in jeder Zeile
ws-price = Fairer Preis: { $low } bis { $high }
ws-price-how = { $fair } ± { $off }, aus den Werten und der Zahl der Kräfte von { $cards } gedruckten Charakteren; wie gut eine Kraft ist, weiß er nicht.
ws-print = Drucken, 63 × 88 mm
ws-printed-card = Einer gedruckten Karte
ws-remove = { $name } entfernen
ws-save = Sichern
ws-saved = { $name } ist in deinem Set.
ws-second = Mit Stufe 2
ws-set = Mein Set
ws-set-empty = Gesicherte Karten werden hier gesammelt, in diesem Browser.
ws-set-of = { $n ->
    [0] Mein Set ist leer
    [one] Mein Set: eine Karte
   *[other] Mein Set: { $n } Karten
    }
ws-share = Teilen
ws-simulate = In 300 Spielen herausfinden
ws-simulating = Spiele werden gespielt
ws-stamp-cheap = Billig
ws-stamp-dear = Teuer
ws-stamp-fair = Fair
ws-start-from = Ausgehen von
ws-stop = Anhalten
ws-surprise = Überrasch mich
ws-symbol = Symbol
ws-team = Team
ws-too-long = Eine Karte hat höchstens { $most } Zeichen, diese hat { $count }.
ws-trait-bg = Hintergrund
ws-trait-build = Statur
ws-trait-collar = Kragen
ws-trait-emblem = Zeichen
ws-trait-gear = Kopfbedeckung
ws-trait-hair = Haar
ws-trait-look = Aussehen
ws-trait-mood = Laune
ws-trait-pose = Haltung
ws-try = Ausprobieren!
ws-understood = { $good } von { $all } Teilen verstanden
ws-used = { $n }× verwendet
ws-what-it-does = Was das Spiel tun wird
ws-with-it = Mit der Karte
ws-worth = Was sie wert ist
ws-worth-how = Wie oft ihr Deck das gleiche Deck ohne sie schlägt, in { $games } Spielen zwischen Bots:
ws-worth-less = Weniger wert, als sie kostet: Ihr Deck verliert öfter, als es gewinnt.
ws-worth-more = Mehr wert, als sie kostet: Sogar eins teurer gewinnt ihr Deck öfter, als es verliert.

puzzles = Rätsel
puzzle = Rätsel
puzzles-title = Rätsel
puzzles-what = Stellungen aus echten Partien, in denen du es erzwingen kannst, was der Gegner auch tut. Jede ist mit den Regeln bewiesen.
puzzles-n = { $n ->
    [one] Ein Rätsel
   *[other] { $n } Rätsel
}
puzzle-daily = Rätsel des Tages
puzzle-daily-n = Tagesrätsel { $n }
puzzle-solve = Lösen
puzzle-streak = { $n ->
    [one] Serie: ein Tag
   *[other] Serie: { $n } Tage
}
puzzle-longest = { $n ->
    [one] Längste: ein Tag
   *[other] Längste: { $n } Tage
}
puzzle-week = Die letzten sieben Tage
puzzle-rated = Gewertete Rätsel
puzzle-rating = { $tries ->
    [one] Deine Wertung ist { $n } nach einem Rätsel.
   *[other] Deine Wertung ist { $n } nach { $tries } Rätseln.
}
puzzle-no-rating = Dein erster Versuch wird gewertet, für dich und für das Rätsel.
puzzle-next = Nächstes Rätsel
puzzle-game = Spiel und Ziel
puzzle-themes = Themen
puzzle-theme-done = { $done } von { $of } gelöst
puzzle-done = gelöst
puzzle-missed = verfehlt
puzzle-more = { $n } weitere
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-goal-vs-ko = Schlag den Main in diesem Zug k. o.
puzzle-goal-vs-level = Steig in diesem Zug auf
puzzle-goal-vs-survive = Übersteh diesen Zug
puzzle-goal-duel-ko = Lass niemanden stehen
puzzle-goal-duel-survive = Übersteh diesen Zug
puzzle-goal-duel-level = Steig in diesem Zug auf
puzzle-goal-short-ko = K. o.
puzzle-goal-short-level = Aufstieg
puzzle-goal-short-survive = Überleben
puzzle-rules = Kein Glück: Du siehst jede Karte, die du brauchst, auch die Hand des Gegners. Der Gegner antwortet so gut er kann.
puzzle-picks = { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
}
puzzle-solved-by = gelöst von { $n } %
puzzle-try = Versuch { $n }
puzzle-hint = Tipp
puzzle-solved = Gelöst!
puzzle-solved-first = Beim ersten Versuch.
puzzle-solved-helped = Mit etwas Hilfe; das nächste ist deins.
puzzle-solved-n = { $n ->
    [one] Beim ersten Versuch.
   *[other] Beim { $n }. Versuch.
}
puzzle-failed = Nicht ganz
puzzle-why-defence = Darauf hat der Gegner eine Antwort:
puzzle-why-turn = Der Zug ist vorbei und das Ziel nicht erreicht.
puzzle-why-luck = Das überlässt es den Karten, die du ziehst. Es gibt einen Weg ohne Glück.
puzzle-take-back = Zurücknehmen
puzzle-again = Von vorn
puzzle-their-hand = { $n ->
    [0] Der Gegner hält keine Karte
    [one] Der Gegner hält eine Karte
   *[other] Der Gegner hält { $n } Karten
}
puzzle-share = Link kopieren
puzzle-all = Alle Rätsel
puzzle-lost = Dieses Rätsel gibt es hier nicht
the-rival = Gegner
puzzle-make = Rätsel daraus machen
puzzle-make-what = Kann, wer hier entscheidet, etwas erzwingen, was der andere auch tut? Der Löser sieht nach.
puzzle-made = { $n ->
    [one] Bewiesen, mit einem einzigen ersten Zug. Hier ist der Link:
   *[other] Bewiesen, mit { $n } ersten Zügen. Hier ist der Link:
}
puzzle-checking = Der Löser ist dabei …
theme-of-against-a-defence = Gegen eine Verteidigung
theme-of-equipment = Ausrüstung
theme-of-flight = Flug
theme-of-formation = Aufstellung
theme-of-healing = Heilung
theme-of-interruption = Unterbrechung
theme-of-level-up-first = Erst aufsteigen
theme-of-match-up = Paarung
theme-of-newcomer = Neuzugang
theme-of-plot-twist = Plot Twist
theme-of-power-up = Power-up
theme-of-ranged = Fernkampf
theme-of-recruit-first = Erst anwerben
theme-of-right-power = Die richtige Kraft
theme-of-stand-in = Ersatz
theme-of-super-power = Superkraft
theme-of-team-attack = Teamangriff

coach = Trainer
coach-ask = Den Trainer fragen
coach-for = { $name }: drei Dinge
coach-says = Zug { $turn }: „{ $picked }“. Besser: „{ $better }“, +{ $gain } %.
coach-try = Noch einmal
coach-nothing = Du hast nirgends viel verschenkt. Gut gespielt.
habits-title = Deine Gewohnheiten
habits-what = Gezählt in deinen Partien, die der Trainer angesehen hat.
habit-times = { $times } von { $chances } Mal
habit-practise = Üben
habit-missed-lethal = Den sofortigen Sieg ausgelassen:
habit-wasted-cards = Plot Twists und Unterbrechungen verschwendet:
habit-over-recruiting = Angeworben, wo anderes besser war:
habit-idle-attackers = Angreifer untätig gelassen:
rule-tested = Wie das geprüft wird

## Die Seite ohne Server

engine-bar = Das Spiel wird geladen
engine-loading = Das Spiel wird geladen: { $percent } %
engine-starting = Gleich geht es los …
engine-failed = Das Spiel konnte nicht geladen werden.
engine-taken = Capes ist in einem anderen Tab offen.
engine-take-back = Lieber hier spielen
update-there = Es gibt eine neue Version von Capes.
update-now = Jetzt verwenden
