# Wspólne słowa wszystkich gier i samego programu. Każda gra ma obok własny plik.

## Opowiadanie partii

# Dopóki nikt nie usiadł, miejsca przy stole nazywają się kolorami.
seat-0 = Czerwony
    .whom = Czerwonego
    .to-whom = Czerwonemu
    .with-whom = Czerwonym
seat-1 = Niebieski
    .whom = Niebieskiego
    .to-whom = Niebieskiemu
    .with-whom = Niebieskim
seat-2 = Zielony
    .whom = Zielonego
    .to-whom = Zielonemu
    .with-whom = Zielonym
seat-3 = Żółty
    .whom = Żółtego
    .to-whom = Żółtemu
    .with-whom = Żółtym

list-comma = { $a }, { $b }
list-and = { $a } i { $b }

tell-title = { $title }, liczba graczy: { $players }, ziarno losowości „{ $seed }”
tell-goes-on = Partia jeszcze trwa: rozegrano { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}.
tell-result = Wynik końcowy
tell-standing = { $place }. { $player }: { $score } pkt ({ $parts })
tell-part = { $source } { $points }

## Dlaczego decyzji nie można cofnąć

undo-beginning = Nie ma jeszcze czego cofnąć.
undo-chance = Nie można cofnąć: od tego czasu rozstrzygał już los.
undo-revealed = Nie można cofnąć: ta decyzja odkryła coś, co było zakryte.
undo-foreign = Nie można cofnąć: potem decyzję podjął już ktoś inny.

## Elementy gry

kind-card = Karty
kind-building = Budynki

confidence-rulebook = z instrukcji
confidence-checked = zgodne w kilku źródłach
confidence-picture = odczytane ze zdjęcia
confidence-one-source = wartości z jednego źródła
confidence-memory = z pamięci
confidence-ours = nasze, nie z wydanej gry
confidence-partly = częściowo nasze

# Co w danym elemencie jest naszym uzupełnieniem, wartość po wartości.
house-whole = Wszystko jest tu nasze, nie z wydanej gry.
house-parts = Nasze, nie z wydanej gry: { $parts }.

error-no-deck = nie ma talii „{ $deck }”
error-arena-decks = `--decks` jest dla gry, w którą gra się taliami, z jednym botem na wszystkich miejscach i co najmniej dwiema taliami
decks-fine = { $file }: tą talią można grać
decks-warning = uwaga: { $warning }
cards-fine = { $file }: { $changed ->
    [0] wszystko w porządku, nic się nie różni
    [one] wszystko w porządku, różni się jeden element
    [few] wszystko w porządku, różnią się { $changed } elementy
   *[other] wszystko w porządku, różni się { $changed } elementów
}

## Wiersz poleceń

notice = Epoka to nieoficjalny projekt miłośników tych gier. Nie zawiera grafik ani tekstów wydawców. Nazwy gier należą do ich właścicieli.

games-entry = { $id }: { $title }, liczba graczy: { $least }–{ $most }, wersja zasad: { $version }
games-as-printed = wszystkie elementy takie jak w wydanej grze
games-house-share = { $share }% elementów ma jakąś naszą wartość, nie z wydanej gry

rules-ruling = nasze rozstrzygnięcie

replay-holds = { $file }: zapis się zgadza, { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}, skrót { $hash }

replay-fair = Kości wynikają z sekretu gospodarza i z liczb dodanych przez graczy. Porównaj zobowiązanie z tym, które stół pokazał przed pierwszym ruchem: { $commitment }

bench-games = partie
bench-games-per-s = partie na sekundę
bench-decisions-per-game = decyzje w partii
bench-chances-per-game = losowania w partii
bench-options = możliwości do wyboru
bench-ns-per-decision = nanosekundy na decyzję
bench-allocs-per-decision = przydziały pamięci na decyzję
bench-allocs-per-clone = przydziały pamięci na kopię
bench-allocs-per-imagine = przydziały pamięci na domysł
bench-clone-ns = nanosekundy na kopię
bench-imagine-ns = nanosekundy na domysł
bench-playouts-per-s = partie dograne na wyczucie w sekundzie
bench-simulations-per-s = iteracje przeszukiwania w sekundzie
bench-state-bytes = bajty stanu gry

arena-bot = bot
arena-wins = wygrane %
arena-interval = 95 %
arena-score = punkty
arena-quantiles = najmniej, ćwiartki, najwięcej
arena-elo = Elo
arena-time = ms na decyzję (najdłużej)
arena-forfeits = { $bot } oddaje { $count ->
    [one] jedną partię
    [few] { $count } partie
   *[other] { $count } partii
} walkowerem: { $fault }
arena-speed = { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, { $games-per-s } partii/s, { $decisions-per-s } decyzji/s
arena-deck = talia
arena-balance = { $bot }: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}; zaczynający wygrywa { $first } % ({ $low }–{ $high })
arena-ending = { $by ->
    [prosperity] dobrobyt
    [conquest] podbój
   *[other] ostatnia runda
} { $share } %
arena-length = { $rounds } rund i { $decisions } decyzji w partii, { $ms } ms na decyzję
version-program = epoka { $version } (commit { $commit })
version-game = { $game }: wersja zasad { $version }

menu-title = Epoka: gry cywilizacyjne. Co chcesz zrobić?
menu-browser = Graj w przeglądarce
menu-terminal = Graj tutaj, w terminalu
menu-help = Pokaż wszystkie polecenia
menu-quit = Wyjdź
menu-again = Wpisz liczbę od 1 do { $most }.

serve-listens = Serwer czeka pod adresem { $url }
serve-no-client = Ten program zbudowano bez klienta przeglądarkowego. Program z klientem buduje w repozytorium `cargo xtask play` albo `cargo xtask dist`.

join-sits = Zajmujesz miejsce { $seat }.
join-looks-on = Nie ma dla ciebie miejsca: patrzysz na grę.
join-waits = Partia jeszcze się nie zaczęła.
join-commands = Liczba wybiera akcję, kilka liczb całość: 3 1 1. u: cofnij, s TEKST: powiedz coś, t: pokaż stół, q: wyjdź
join-not-asked = Teraz nie twoja kolej.
join-no-such = Nie ma akcji o tym numerze.
join-over = Koniec partii.
join-standing = { $place }. { $player }: { $score }

error = błąd:
help = podpowiedź:
error-no-game = nie ma gry „{ $game }”
error-no-rule = gra { $game } nie ma zasady „{ $rule }”
error-cannot-read = nie można odczytać pliku { $file }: { $why }
error-cannot-write = nie można zapisać { $file }: { $why }
error-program = program „{ $program }” nie może grać: { $fault }
error-log-filter = EPOKA_LOG ma wartość „{ $value }”, a to nie jest filtr dziennika: { $why }
help-log-filter = możliwe są error, warn, info, debug i trace albo na przykład info,epoka_server=debug
error-no-terminal = nie ma terminala, w którym można grać: wejście albo wyjście jest przekierowane
help-no-terminal = uruchom w terminalu, bez przekierowań; dla programów jest `epoka engine`
error-join-address = `{ $url }` to nie adres stołu
help-join-address = skopiuj go z przeglądarki, na przykład http://localhost:8080/table/… albo http://localhost:8080/join/…
error-join-gone = serwer { $server } nie odpowiada: { $why }
help-join-gone = czy adres jest dobry, a serwer działa?
error-join-no-table = na serwerze { $server } nie ma stołu „{ $table }”
error-join-refused = serwer { $server } odpowiada: { $why }
error-no-folder = nie wiadomo, gdzie zapisywać gry: wskaż katalog przez --data albo EPOKA_DATA
error-nothing-to-resume = nie ma zapisanej gry, do której można wrócić
error-cannot-resume = nie można grać dalej z pliku { $file }: { $why }
error-cannot-listen = nie można nasłuchiwać pod adresem { $addr }: { $why }
error-no-bot = nie ma bota „{ $word }”; jeśli to imię osoby, napisz je wielką literą
error-no-option = nie ma opcji „{ $key }”
error-option-value = opcja „{ $key }” nie może mieć wartości „{ $value }”
error-players = ta gra jest dla { $least }–{ $most } graczy, a nie dla { $found }
error-setup = tak nie można grać, zasada { $rule }: { $text }
help-did-you-mean = może „{ $name }”?
help-known = do wyboru: { $names }

mistake-subcommand = nie ma polecenia „{ $subcommand }”
mistake-no-subcommand = brakuje polecenia
mistake-unknown = „{ $argument }” nie jest tu opcją
mistake-no-value = { $argument } wymaga wartości
mistake-value = „{ $value }” nie pasuje do { $argument }
mistake-missing = brakuje: { $argument }
mistake-conflict = { $argument } wyklucza { $other }
mistake-twice = { $argument } można podać tylko raz
mistake-number-of-values = { $argument } wymaga innej liczby wartości
mistake-not-text = wiersz polecenia nie jest poprawnym UTF-8
mistake-try-help = --help pokazuje, co jest możliwe

cli = Gry cywilizacyjne: zasady, silnik dla programów i zapisy partii
cli-games = Wypisz gry
cli-rules = Pokaż ponumerowane zasady gry albo jedną z nich
cli-cards = Wypisz elementy gry
cli-cards-check = Sprawdź plik z poprawkami do elementów gry
cli-decks = Listy talii jako tekst, dla gry, w którą gra się taliami
cli-decks-list = Wypisz gotowe talie
cli-decks-show = Wypisz jedną z nich jako listę
cli-decks-check = Sprawdź listę talii
cli-engine = Odpowiadaj na zapytania JSON-RPC, jedno w wierszu (docs/engine-protocol.md)
cli-replay = Pracuj z zapisami partii
cli-replay-show = Opowiedz zapisaną partię ruch po ruchu
cli-replay-verify = Rozegraj zapisaną partię od nowa i sprawdź każdy krok
cli-bench = Zmierz szybkość rozgrywania gry
cli-arena = Urządź turniej botów i programów
cli-play = Zagraj w terminalu, z botami albo w kilka osób przy jednym ekranie; bez nazwy gry otwiera się menu
cli-serve = Uruchom serwer, na którym można grać w przeglądarce (docs/server.md)
cli-tell = Rozegraj całą losową partię i opowiedz ją ruch po ruchu
cli-manual = Zapisz strony podręcznika i uzupełnianie poleceń powłoki, dla pakietów

cli-exit-codes = Kody wyjścia: 0 – wszystko w porządku, 1 – polecenie się nie powiodło, 2 – błąd w samym poleceniu.

cli-usage = Użycie:
cli-usage-options = [OPCJE]
cli-usage-command = POLECENIE
cli-default = [domyślnie: { $value }]
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje

arg-json = Wypisz jedną wartość JSON dla programów
arg-lang = Mów po angielsku (en) albo po polsku (pl); domyślnie tak jak system
arg-game = Gra, pod nazwą z `epoka games`
arg-id = Zasada, na przykład SA-17
arg-cards = Plik z poprawkami, które zastąpią własne elementy gry
arg-deck = Talia, tak jak ją nazywa `epoka decks list`
arg-file = Plik; - to standardowe wejście
arg-players = Liczba graczy
arg-games = Liczba partii, co najmniej jedna; domyślnie tyle, ile zmieści się w sekundzie
arg-seed = Ziarno, z którego bierze się cała losowość
arg-seats = Kto gra, po jednym na każde miejsce: random, easy, medium, hard, mcts:500it, mcts:100ms albo cmd:./program (w jego argumentach \, to przecinek)
arg-arena_decks = Zamiast botów porównaj talie: każde dwie grają tyle partii, wszystkie tym samym botem; talie z nazwy lub pliku albo all
arg-matches = Liczba partii, co najmniej jedna; każdy gra po kolei na każdym miejscu
arg-setup = Opcja gry; można podać kilka
arg-threads = Ile partii naraz; domyślnie wszystkie rdzenie
arg-budget_ms = Ile czasu ma program na decyzję
arg-record = Zapisz partie w tym folderze
arg-policy = Kto gra: random (losowo), greedy (zachłannie) albo easy (łatwy bot)
arg-sitters = Kto gdzie siedzi, na przykład ja,hard,Ola: ja, bot według poziomu, inne osoby z imienia
arg-data = Katalog zapisanych gier; domyślnie EPOKA_DATA albo katalog systemowy
arg-resume = Graj dalej ostatnią nieskończoną partię
arg-join = Graj przy stole na serwerze, wiersz po wierszu: podaj adres stołu albo zaproszenia
arg-name = Twoje imię przy stole; jeśli w środowisku jest EPOKA_PASSWORD, logujesz się, w przeciwnym razie grasz jako gość
arg-save = Zapisz partię do tego pliku
arg-addr = Adres, pod którym serwer nasłuchuje
arg-store = Folder, w którym wszystko jest przechowywane
arg-database_url = Przechowuj wszystko na serwerze PostgreSQL, na przykład postgres://user@host/name
arg-behind_proxy = Kto się łączy, mówi serwer pośredniczący (X-Forwarded-For)
arg-secure = Przeglądarki łączą się przez HTTPS: ciasteczka tego wymagają
arg-private_webhooks = Pozwól graczom podawać webhooki na tej maszynie i w sieciach prywatnych
arg-contact = Kogo usługi push mogą pytać o ten serwer: mailto:… albo https://…
arg-moderator = Konto, które może czytać zgłoszenia graczy; można podać wiele razy
arg-open = Otwórz też przeglądarkę, jeśli jest
arg-limit_requests = Żądania na sekundę z jednego adresu; cztery razy tyle naraz
arg-limit_sign_ins = Próby zalogowania na minutę z jednego adresu; dwa razy tyle naraz
arg-limit_messages = Wiadomości na sekundę na jednym gnieździe; cztery razy tyle naraz
arg-limit_tables = Stoły, które jeden gracz może mieć otwarte lub w grze
arg-folder = Folder, w którym powstaną pliki
arg-help = Pokaż pomoc
arg-version = Pokaż wersję, commit i wersje zasad gier
