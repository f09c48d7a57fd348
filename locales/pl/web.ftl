# Co mówi sam klient przeglądarkowy. Słowa gier są w plikach gier.

## Oprawa

app-tagline = Gry cywilizacyjne przy jednym stole
nav-play = Gra
nav-games = Moje partie
nav-rules = Zasady
nav-decks = Talie
nav-learn = Nauka
nav-leaders = Ranking
nav-settings = Ustawienia
nav-menu = Menu
skip-to-content = Przejdź do treści
language-other = English
language-switch = Przełącz na angielski
title-waiting = ({ $count }) { $title }
loading = Chwileczkę…
back = Wstecz
close = Zamknij
cancel = Anuluj
confirm = Potwierdź
save = Zapisz
saved = Zapisano
copy = Kopiuj
copied = Skopiowano
lost-title = Nic tu nie ma
lost-text = Ten adres donikąd nie prowadzi. Może stół został zamknięty.
lost-home = Do lobby
error-title = To się nie udało
offline-title = Utracono połączenie
offline-text = Łączę ponownie. Żaden twój ruch nie przepadł.
footer-rules = Skąd pochodzą zasady i elementy gier

## Wejście

guest-called = Gość { $mark }
guest-hint = Grasz jako gość. Konto zachowa twoje partie na każdym urządzeniu.
sign-in = Zaloguj się
sign-out = Wyloguj się
make-account = Załóż konto
account-name = Nazwa
account-password = Hasło
password-hint = Co najmniej 10 znaków
password-old = Dotychczasowe hasło
password-new = Nowe hasło
password-changed = Hasło zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.
your-name = Jak cię nazywać
playing-as = Grasz jako { $name }

## Lobby

lobby-title = W co dziś gramy?
lobby-none-waiting = Żaden stół na ciebie nie czeka.
lobby-waiting = { $count ->
    [one] Jeden stół czeka na twój ruch.
    [few] { $count } stoły czekają na twój ruch.
   *[many] { $count } stołów czeka na twój ruch.
}
lobby-new-table = Nowy stół
lobby-play-bot = Graj z botem
lobby-which-bot = { $game }: jak dobry bot?
about-stone-age = Twoje plemię zbiera, poluje, uprawia i buduje; ile przyniesie do domu, mówią kości.
    .length = około godziny
    .weight = łatwa do nauczenia
about-age-of-civilization = Przez sześć rund cywilizacje rodzą się i upadają, a to, co po nich zostaje, wzmacnia następne.
    .length = pół godziny
    .weight = łatwa do nauczenia
about-through-the-ages = Od starożytności po dziś, zapisane w kartach: nauka, kultura, cuda, armie i zawsze za mało akcji.
    .length = 2–4 godziny
    .weight = wymagająca
about-civilization-ccg = Każdy gra własną talią: krainy w rzędzie, to, co na nich stoi, i armie, które wkraczają do twoich.
    .length = około godziny
    .weight = średnio trudna
about-civolution = Kości wybierają, co robi twoja cywilizacja: jej plemiona wędrują po kontynencie, osiedlają się i rozwijają.
    .length = 2–3 godziny
    .weight = wymagająca
lobby-newcomer = Pierwszy raz tutaj?
lobby-newcomer-learn = Naucz się gry, grając: samouczek rozgrywa z tobą pierwsze tury.
lobby-newcomer-friends = Zagraj ze znajomymi: otwórz stół, zostaw wolne miejsca i wyślij link. Nikt nie potrzebuje konta.
lobby-newcomer-alone = Nikogo nie ma? Bot jest zawsze gotowy, a przy jednym ekranie może grać kilka osób.
lobby-my-games = Moje partie
lobby-by-urgency = od najpilniejszych
lobby-open-tables = Wolne stoły
lobby-no-games = Nie siedzisz jeszcze przy żadnym stole. Otwórz własny albo zagraj z botem.
lobby-no-open = Nikt teraz nie szuka graczy. Otwórz stół i wyślij link.
lobby-running = Trwające partie
lobby-watch = Oglądaj
lobby-join = Dosiądź się
lobby-open = Otwórz
lobby-play = Graj
lobby-replay = Powtórka
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 gracz
       *[other] 1–{ $most } graczy
    }
   *[other] { $least }–{ $most } graczy
}
house-none = Karty zgodne z wydaniem
house-share = { $share }% kart ma jakąś naszą wartość
house-card = nasza wartość
house-card-detail = Część tej karty uzupełniliśmy sami: w wydaniu może być inaczej.
as-printed = jak w wydaniu drukowanym
your-move = Twój ruch
waits-for = Czeka na: { $names }
waits-for-players = Czeka na graczy
bots-of = { $n ->
    [one] bot ({ $level })
    [few] { $n } boty ({ $level })
   *[many] { $n } botów ({ $level })
}
status-open = Czeka na graczy
status-playing = W toku
status-over = Zakończona
status-abandoned = Przerwana bez wyniku
ago-now = przed chwilą
ago-minutes = { $n } min temu
ago-hours = { $n } godz. temu
ago-days = { $n ->
    [one] wczoraj
   *[other] { $n } dni temu
}

## Otwieranie stołu

new-title = Nowy stół: { $game }
new-seats = Miejsca
new-seat = Miejsce { $number }
new-seats-follow = „{ $option }”: ta opcja jest dla { $n ->
    [one] jednej osoby, więc pozostałe miejsca są teraz puste.
   *[other] najwyżej { $n } osób, więc dalsze miejsca są teraz puste.
}
new-option-gone = „{ $option }”: ta opcja jest dla { $n ->
    [one] jednej osoby, więc przestała być wybrana.
   *[other] najwyżej { $n } osób, więc przestała być wybrana.
}
seat-me = Ty
seat-free = Wolne dla każdego
seat-bot = Bot: { $level }
seat-local = Przy tym ekranie
seat-local-name = Imię
seat-empty = Nikt
level-random = losowy
    .help = Robi cokolwiek, na co pozwalają zasady.
level-easy = łatwy
    .help = Na pierwszą partię.
level-medium = średni
    .help = Dla kogoś, kto zna grę.
level-hard = trudny
    .help = Gra najlepiej, jak umie; myśli trochę dłużej.
new-options = Opcje gry
new-no-options = Ta gra nie ma opcji.
new-table-options = Stół
option-private = Tylko z zaproszeniem
option-private-help = Stołu nie widać w lobby.
option-rated = Rankingowa
option-rated-help = Wynik się liczy. Bez podpowiedzi, a nikt nie siada dwa razy.
option-hints = Podpowiedzi dozwolone
option-hints-help = Każdy może poprosić bota o radę.
option-counted = Licz, co zostało
option-counted-help = Zawartość talii jest liczona dla wszystkich.
clock = Czas do namysłu
clock-none = Bez zegara
clock-live = { $base } min, +{ $increment } s za decyzję
clock-turns = { $hours ->
    [one] Godzina na turę
    [24] Doba na turę
    [72] Trzy doby na turę
    [few] { $hours } godziny na turę
   *[many] { $hours } godzin na turę
}
new-begin = Zaczynamy
new-open = Otwórz stół
new-house = { $share }% kart i żetonów tej gry ma jakąś wartość naszego pomysłu, bo drukowanych nie dało się zdobyć. Obejrzyj taki element, a mały domek powie, co w nim jest nasze. Zasady idą za instrukcją; nasze rozstrzygnięcia i opcje są oznaczone jako nasze.
new-house-none = Wszystkie elementy są zgodne z wydaniem.
new-house-link = Skąd pochodzą
choose-none = brak
choose-usual = jak zwykle

## Czekanie przy stole

wait-title = Czekamy na graczy
wait-ready = Można zaczynać
wait-remove-bot = Usuń bota
wait-free-seat = Zwolnij miejsce
wait-link = Wyślij ten link pozostałym
wait-begin = Zaczynamy
wait-sit = Usiądź
wait-leave = Wstań
wait-bot = Posadź tu bota
wait-close = Zamknij stół
wait-free = wolne
wait-host-begins = Gospodarz zacznie, gdy wszystkie miejsca będą zajęte.
invite-title = Masz zaproszenie
invite-text = do stołu gry { $game }
invite-join = Usiądź i graj
invite-watch = Tylko oglądaj
invite-name = Twoje imię

## Stół

round = Runda { $round }
table-loading = Rozkładam stół…
log = Przebieg
chat = Rozmowa
notes = Notatki
notes-hint = Tylko ty możesz to przeczytać.
chat-say = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
you = ty
first-player = pierwszy
bot = bot · { $level }
is-out = zrezygnował(a)
points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
undo = Cofnij
redo = Ponów
reset-turn = Cofnij turę
hint = Podpowiedź
hint-is = Bot zrobiłby tak: { $what }
hint-thinking = Bot się zastanawia…
hint-do = Zrób to
all-moves = Wszystkie ruchy
all-moves-count = { $n ->
    [one] Jeden ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
moves-concede-sure = Na pewno się poddajesz? Dla ciebie gra się wtedy kończy.
moves-play-on = Gram dalej
not-your-turn = Ruch: { $names }
several-to-move = Decydują: { $names }
chance-decides = Decyduje los
why-title = Dlaczego nie?
why-legal = To możesz zrobić.
why-open-rule = Otwórz w księdze zasad
preview-same = Nic, co dałoby się przewidzieć
watching = Oglądasz
pass-the-screen = Ekran przejmuje { $name }
pass-the-screen-text = Teraz nikt inny nie patrzy.
i-am = To ja, { $name }
proposal-undo = { $name } prosi o cofnięcie ruchu.
proposal-abandon = { $name } proponuje zakończyć partię bez wyniku.
proposal-continue = { $name } proponuje grać dalej według dzisiejszych zasad.
proposal-waits = Twoja propozycja czeka na pozostałych.
agree = Zgoda
refuse = Nie
propose-undo = Poproś o cofnięcie ruchu
propose-abandon = Zaproponuj koniec partii
propose-continue = Zaproponuj dalszą grę
held-title = Partia jest wstrzymana
held-text = Zaczęła się według wersji { $then } zasad gry, a ten serwer gra według wersji { $here }. Jeśli zgodzą się wszyscy gracze, można grać dalej od ostatniej pozycji, już według dzisiejszych zasad.
held-cards = Zaczęła się z innymi kartami, niż ten serwer ma teraz. Jeśli zgodzą się wszyscy gracze, można grać dalej od ostatniej pozycji, już z dzisiejszymi kartami.
held-broken = Nie da się odtworzyć tego, co rozegrano: { $why }.
concede = Poddaj się
concede-sure = Na pewno? Za ciebie dogra bot, a ty możesz jeszcze wrócić na swoje miejsce.
concede-sure-ends = Na pewno? Partia skończy się od razu, a ty zajmiesz ostatnie miejsce.
concede-sure-alone = Na pewno? Partia skończy się od razu.
return-seat = Wróć na swoje miejsce
table-menu = Stół
rules = Zasady
settings = Ustawienia
auto-title = Odpowiedzi za mnie
auto-forced = Kroki bez wyboru, także gdy mnie nie ma
auto-pass = Rezygnuj za mnie, gdy padnie pytanie: „{ $what }”
premove-hint = Zaplanuj następny ruch, gdy inni się namyślają
premove-clear = Zapomnij plan
auto-forced-help = Serwer odpowiada zawsze po takiej samej chwili, więc nikt niczego się z tego nie dowie.
confirm-turn = Kończysz turę: { $what }?
plan = Zaplanuj ruch
plan-question = Twoja następna odpowiedź: { $what }
plan-nothing = Dalej nie da się planować: reszta zależy od innych albo od kości
plan-hint = Kliknij, co chcesz zrobić. Ruch zostanie wykonany, gdy przyjdzie twoja kolej; jeśli nie będzie już możliwy, zdecydujesz od nowa.
plan-which = Pytanie, na które planujesz odpowiedź
plan-next = Zaplanowane
plan-forget = Usuń z planu: { $what }
plan-not-yet = Planować można, gdy choć raz padło pytanie do ciebie: do wyboru jest to, co było wtedy możliwe.
plan-done = Gotowe
plan-plays = Twój plan jest właśnie wykonywany
plan-dropped = Zaplanowany ruch nie jest już możliwy: zdecyduj od nowa.
are-away = Przy stole nie ma teraz: { $names }.
looking-back = Widok wstecz: krok { $step } z { $steps }
log-setup = Przygotowanie
look-then = Stół po kroku { $step }
counted-tab = Talie
counted-text = To, co każdy mógłby policzyć: czego nikt jeszcze nie widział, może być w talii.
counted-of = { $n } z { $of }
counted-unseen = { $n ->
    [one] { $n } jeszcze niewidziana
    [few] { $n } jeszcze niewidziane
   *[many] { $n } jeszcze niewidzianych
}
left-in-deck = zostało { $n }
counted-aside = { $n ->
    [0] Nie ma ich tutaj: odłożono je przed grą.
    [one] Tylko jedna z nich leży tu zakryta; pozostałe odłożono przed grą.
    [few] Tylko { $n } z nich leżą tu zakryte; pozostałe odłożono przed grą.
   *[other] Tylko { $n } z nich leży tu zakrytych; pozostałe odłożono przed grą.
}
counted-title = Co zostało
since-last-turn = Od twojej ostatniej tury
details = Szczegóły
look-back = Spójrz wstecz
look-now = Wróć do teraz
tab-log = Przebieg
tab-more = Więcej

## Koniec

end-wins = Wygrywa { $name }
end-you-win = Wygrywasz
end-beats-machine = Wygrywasz z { $name }
end-machine-wins = Wygrywa { $name }
end-machine-score = Twoje punkty: { $n }, { $name }: { $other }.
end-machine-tie = Przy remisie { $name } wygrywa.
end-shared = Zwycięstwo dzielą: { $names }
end-points = z wynikiem { $n } { $n ->
    [one] punktu
   *[many] punktów
}
end-ahead = { $n ->
    [0] o remisie z graczem { $name } rozstrzyga dogrywka
    [one] o { $n } punkt przed graczem { $name }
    [few] o { $n } punkty przed graczem { $name }
   *[many] o { $n } punktów przed graczem { $name }
}
end-concede = Koniec przed czasem: { $names } poddaje partię.
end-concede-you = Koniec przed czasem: poddajesz partię.
end-timeout = Koniec przed czasem: { $names } nie ma już czasu do namysłu.
end-timeout-you = Koniec przed czasem: nie masz już czasu do namysłu.
end-left = { $names }: przed końcem odejście od stołu, dalej grał bot.
end-early = Koniec przed czasem
end-stood = Było { $scores }.
end-length = { $rounds ->
    [0] Niecała runda
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
end-table = Stół na koniec gry
end-solo = Masz { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
end-sources = Skąd wzięły się punkty
end-over-time = Punkty w czasie
end-total = Razem
play-again = Zagraj jeszcze raz
again-opened = Pozostali grają znowu przy nowym stole.
show-result = Wynik
show-board = Plansza
replay = Powtórka
share-replay = Kopiuj link
download-replay = Pobierz
dice-verified = Kości można sprawdzić
dice-how = Już przed pierwszym ruchem w menu stołu widać liczbę obliczoną z jego tajemnicy, więc nie da się jej potem zmienić. Plik z powtórką zawiera tę tajemnicę i to, co dołożyli do niej gracze; wynika z nich każdy rzut i każde tasowanie. Kto ma plik, może to sprawdzić poleceniem „epoka replay verify”.
dice-text = Liczba tego stołu: { $commitment }
dice-fair = Czy kości są uczciwe?
dice-fair-how = Wszystkie rzuty i tasowania wynikają z tajemnicy stołu i z tego, co dołożyli do niej gracze. Ta liczba jest z niej obliczona: zapisz ją, a po grze sprawdzisz powtórką, że tajemnica była od początku ta sama.
replay-step = Krok { $step } z { $steps }
replay-start = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Krok naprzód
replay-end = Na koniec
replay-speed = Tempo
replay-fork = Graj od tego miejsca
replay-fork-seat = Jako { $name }, przeciw botom
replay-plot = Punkty każdego gracza, krok po kroku

## Księga zasad, gracze, ranking

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-none = Żadna zasada tak nie mówi.
rules-none-whole = Żadna zasada nie mówi o wszystkim naraz; te mówią o części.
# Słowa, które szukanie pomija, i grupy słów, które znaczą dla niego to samo. W dowolnej formie, bez ogonków.
rules-search-ignored = a i o u w z ze we na do od za po przy dla lub albo oraz czy jak jaki jaka jakie ile kiedy gdzie co kto kogo czego dlaczego jest są być mam mogę mogą można muszę trzeba się mi mnie mój moja ja ty to ten ta te gdy jeśli dzieje stanie
rules-search-same = głód głodować karmić wykarmić żywić wyżywić wyżywienie żywność; kość kostka rzut rzucać; kupić kupować kupno nabyć; pionek figurka robotnik; wojna bitwa walka atak; wygrać zwycięzca zwycięstwo wygrana; punkty wynik; moneta pieniądz pieniądze; koniec kończyć zakończyć; zacząć zaczynać początek; remis remisować; wchłonąć wchłonięcie przyłączyć; solo samemu pojedynkę
rules-found = { $n ->
    [one] jedna zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
rules-ruling = nasze rozstrzygnięcie
rules-components = Elementy gry
profile-since = od { $date }
profile-guest = gość
profile-games = { $n ->
    [one] jedna partia
    [few] { $n } partie
   *[many] { $n } partii
}
profile-ratings = Rankingi
profile-no-ratings = Jeszcze żadnej partii rankingowej.
profile-history = Zakończone partie
profile-no-history = Jeszcze żadnej zakończonej partii.
profile-wins = { $n ->
    [one] jedna wygrana
    [few] { $n } wygrane
   *[many] { $n } wygranych
}
profile-place = Miejsce { $place } z { $of }
profile-alone = Gra w pojedynkę
profile-lost-alone = Przegrana w pojedynkę
profile-out = bez dogrania do końca
profile-points = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
profile-terrains = { $n } { $n ->
    [one] teren
    [few] tereny
   *[many] terenów
}
leaders-title = Ranking
leaders-people = wśród ludzi
leaders-bots = z botami
leaders-none = Nikt jeszcze nie zagrał partii rankingowej.
rating = Ranking

## Ustawienia

settings-title = Ustawienia
settings-look = Wygląd
settings-language = Język
theme = Motyw
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
palette = Barwy
palette-print = drukowana mapa
palette-safe = dla osób nierozróżniających barw
settings-play = Gra
pace = Tempo botów
pace-once = natychmiast
pace-brisk = żwawe
pace-calm = spokojne
pace-help = Jak długo widać ruch bota, zanim pokaże się następny. Kliknięcie w stół albo spacja przeskakuje do końca; gdy biegnie zegar, nie ma czekania.
pace-skip = Pomiń
key-space = Spacja
set-animation = Animacje
set-animation-help = Ruchy innych widać na planszy. Jeśli w systemie masz wyłączone animacje, nie będzie ich i tutaj.
set-sound = Dźwięki
set-sound-help = Drewno, kamień i papier; nigdy jako jedyny znak.
set-forced = Kroki bez wyboru wykonują się same
set-confirm = Potwierdzaj koniec tury
set-confirm-help = Ruch, który oddaje turę, wykona się dopiero po potwierdzeniu.
set-previews = Pokazuj, co ruch zmieni
settings-keys = Klawisze
key-arrows = przechodzą po tym, co możesz zrobić
key-enter = wykonuje
key-undo = cofa
key-why = dlaczego nie? o wskazanej rzeczy
key-escape = zamyka
key-hint = rada bota
key-back = spojrzenie wstecz i powrót
key-log = przebieg, rozmowa, notatki
settings-account = Konto
settings-export = Wszystko, co o tobie zapisano
settings-password = Zmień hasło
settings-forget = Odejdź na zawsze
settings-forget-sure = Wpisz swoją nazwę, aby usunąć wszystko, co napisano, zanotowano i wygrano.

## Nauka

learn-title = Ucz się, grając
learn-text = Pierwsze tury razem: każdy krok mówi, co zrobić i dlaczego.
learn-begin = Zaczynamy
learn-step = Lekcja { $step } z { $steps }
learn-aside = Przy okazji
learn-between = Między lekcjami
learn-between-you = Twój ruch: graj, jak chcesz. Następna lekcja przyjdzie, gdy pojawi się coś nowego.
learn-between-wait = Zobacz, co robią pozostali. Następna lekcja przyjdzie, gdy pojawi się coś nowego.
learn-try = Spróbuj: { $what }
learn-over = Brawo, znasz już drogę
learn-over-text = To koniec samouczka, ale gra toczy się dalej, aż ktoś wygra. Gdy nie wiesz, co robić, poproś o podpowiedź; wybierz coś, co nie świeci, a dowiesz się dlaczego. Na telefonie przytrzymaj palcem kartę, żeby ją przeczytać.
learn-next = Dalej
learn-done = Graj dalej
learn-real = Zagraj prawdziwą partię
since-title = Od twojego ruchu
learn-hide = Poradzę sobie sam(a)

## Zwykły stół

generic-text = Ta gra nie ma jeszcze planszy. Wszystko jest tu opisane słowami.
yes = tak
no = nie

## Szczegóły elementu

detail-now = Teraz
detail-end = Na końcu
detail-points = Warte
detail-main = Gdy główna
detail-needs = Koszt
detail-legacy = Dziedzictwo

## Plansze

board = Plansza

stone-age-left = { $n } szt.
stone-age-kinds = { $n ->
    [one] dokładnie 1 rodzaju
   *[other] dokładnie { $n } rodzajów
}
stone-age-any = dowolnych
stone-age-means-place = { $home ->
    [one] Został ci { $home } pionek. Wybierz świecące miejsce.
    [few] Zostały ci { $home } pionki. Liczba na cieniu mówi, ile pionków tam pójdzie.
   *[many] Zostało ci { $home } pionków. Liczba na cieniu mówi, ile pionków tam pójdzie.
}
stone-age-means-use = Wybierz świecące miejsce. Najpierw zbieraj, potem płać.
stone-age-means-add-tools = Każde narzędzie działa raz na rundę.
stone-age-means-pay = Obwiedzione kosztuje { $due }. Nic nie płacisz, dopóki nie potwierdzisz.
stone-age-means-take-die = Pod kością widać, co daje; z pozostałych wybierają inni.
stone-age-means-choose = Kliknij surowiec w swoich zapasach.
stone-age-means-feed = { $missing ->
    [one] Brakuje { $missing } sztuki żywności; głód kosztuje 10 punktów.
   *[many] Brakuje { $missing } sztuk żywności; głód kosztuje 10 punktów.
}
stone-age-closed = zamknięte
stone-age-stores = Zapasy
stone-age-tools = Narzędzia
stone-age-field = Pole
stone-age-once = jednorazowe
stone-age-food-track = Tor żywności
stone-age-feeding = Wyżywienie
stone-age-feeds = do wyżywienia { $n }
stone-age-food-left = zostanie { $n }
stone-age-missing = zabraknie { $n }
stone-age-at-home = { $home } z { $all } w domu
stone-age-civilization = Cywilizacja
stone-age-kept = zachowana
stone-age-look = Zdobycze: { $name }
stone-age-bought = zdobycze
stone-age-cards-hidden = { $n ->
    [one] Jedna karta zakryta
    [few] { $n } karty zakryte
   *[other] { $n } kart zakrytych
}
stone-age-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
stone-age-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
stone-age-top-now = od razu
stone-age-top-dice-pick = elementy za kości
stone-age-top-food-track = tor żywności
stone-age-top-tool = narzędzie
stone-age-top-extra-card = dodatkowa karta
stone-age-top-roll = rzut 2 kośćmi
stone-age-top-once = jednorazowe
stone-age-top-any = dowolne


lesson-stone-age-valley = To jest dolina. W każdej rundzie ustawiasz swoje pionki, wykorzystujesz je tam, gdzie stoją, i żywisz całe plemię. Kto na końcu ma najwięcej punktów, wygrywa.
lesson-stone-age-place = Kliknij pionek z liczbą: tyle pionków tam stanie, a każdy to jedna kość. Sumę oczek dzieli się przez liczbę z tabliczki i zaokrągla w dół: ÷3 daje drewno, ÷6 złoto. Im cenniejszy surowiec, tym więcej trzeba pionków.
lesson-stone-age-village = Wioska jest mała i cenna. Pole uprawne daje żywność w każdej rundzie, chata (dwa pionki) nowy pionek, a wytwórca narzędzie: po rzucie możesz je kliknąć i dodać jego wartość do sumy oczek, raz na rundę.
lesson-stone-age-hunt = Pionki, które zostały, możesz wysłać na łowisko: żywność to suma oczek dzielona przez 2, a miejsca nigdy tam nie brakuje. Na końcu rundy każdy pionek kosztuje 1 żywność. Za to, czego zabraknie, płacisz surowcami, inaczej plemię głoduje i tracisz 10 punktów.
lesson-stone-age-limits = Miejsca bez poświaty są dla ciebie w tej rundzie zamknięte. W grze na 2 osoby można zająć tylko dwa z trzech miejsc w wiosce, a las, glinianka, kamieniołom i rzeka należą do tego, kto był tam pierwszy. Kliknij takie miejsce, a poda zasadę.
lesson-stone-age-market = Jeden pionek może zająć budynek (punkty od razu) albo kartę (coś teraz, więcej na końcu). Płacisz surowcami dopiero wtedy, gdy wykorzystujesz ten pionek, z tego, co do tej pory zbierzesz. Liczba nad kartą to jej koszt.
lesson-stone-age-use = Wszystkie pionki stoją. Teraz wykorzystaj swoje w dowolnej kolejności: najpierw zbieraj, potem płać za to, co zajęte.
lesson-stone-age-tools = Kości rzucone. Sumę dzieli się przez liczbę z tabliczki. Narzędzie zwiększa sumę, każde raz na rundę. Kliknij narzędzia, które dodajesz; nic się nie zużyje, dopóki nie potwierdzisz.
lesson-stone-age-pay = Włóż do koszyka to, czym płacisz, w dowolnej kolejności, albo wybierz propozycję. Nic nie płacisz, dopóki nie potwierdzisz.
lesson-stone-age-feed = Za mało żywności: każdą brakującą sztukę zastępuje surowiec, inaczej plemię głoduje i tracisz 10 punktów.
lesson-stone-age-second = Druga runda. Wiersz pod zapasami mówi, czy żywności wystarczy na koniec rundy. Jeśli nie, wyślij pionki na łowisko.
lesson-stone-age-end = Gra kończy się, gdy wyczerpie się stos budynków albo talia nie uzupełni rzędu kart. Wtedy liczą się dolne części kart: układy z zielonych i postacie z żółtych, pomnożone przez to, co masz. Każdy surowiec, który został, daje punkt. Kliknij cokolwiek, co nie świeci: odpowie zasadą.

aoc-round = Runda
aoc-this-round = W tej rundzie
aoc-still-to-come = Dopiero nadejdzie
aoc-last-round = Ostatnia runda
aoc-own-slots = Twoje własne pola
aoc-free = za darmo
aoc-war = wojna
aoc-plague = plaga
aoc-war-next = nadchodzi wojna
aoc-if-no-tech = punkt bez technologii
aoc-if-strongest-with-strength = dla najsilniejszego
aoc-draft = Wybierz
aoc-birth = Narodziny
aoc-absorb = Wchłoń
aoc-fund = 2 monety
aoc-hand = ręka
aoc-you-hold = masz { $n } z 3
aoc-pick = wybór { $n } z 5
aoc-picked = Wybrane:
aoc-no-wonder-left = żaden już nie został
aoc-tab-main = Cywilizacja
aoc-tab-tree = Technologie
aoc-tab-points = Punkty
aoc-purse-coins = Monety
aoc-purse-workers = Wolni robotnicy
aoc-see-nation = Co ma { $name }
aoc-choose-wonder = Wybierz jeden ze świecących cudów.
aoc-choose-research = Wybierz świecącą technologię na swojej planszy.
aoc-population = populacja { $n }
aoc-bonus = { $n ->
    [one] 1 dodatkowa moneta
    [few] { $n } dodatkowe monety
   *[many] { $n } dodatkowych monet
}
aoc-main = Główna cywilizacja
aoc-legacies = Dziedzictwo
aoc-fallen = upadła lub wchłonięta
aoc-none-yet = jeszcze żadnej
aoc-coins = { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
aoc-workers = { $n ->
    [one] 1 robotnik
    [few] { $n } robotników
   *[many] { $n } robotników
}
aoc-workers-left = wolni robotnicy: { $left } z { $all }
aoc-in-hand = na ręce { $n }
aoc-points-so-far = Punkty do tej pory
aoc-strength = Siła
aoc-you = Ty
aoc-means-draft = Nikt nie zobaczy twojego wyboru: karty na ręce są tajne.
aoc-means-birth = Narodziny dają tylu robotników, ile wynosi populacja cywilizacji.
aoc-means-civilization = Masz { $held } z 3. Narodziny dają nowych robotników, wchłonięcie – tylko dziedzictwo i jednego robotnika.
aoc-means-work = Masz jeszcze: { $left ->
    [one] { $left } robotnika
   *[many] { $left } robotników
}, { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}. Czerwone pole kosztuje robotnika.
aoc-means-learn = Wybierz świecącą technologię na swojej planszy.
aoc-means-receive = Wybierz świecący cud.
aoc-means-end-turn = Każdej zdolności można użyć raz.
aoc-rival = Wirtualny przeciwnik
aoc-weakest = Najsłabszy: { $names }. Wojna zabiera najsłabszemu robotnika.

lesson-age-of-civilization-aim = Sześć rund, w każdej jedna tura. Rama z napisem „W tej rundzie” to okno: te sześć akcji można wykonać w tej rundzie, potem rama przesuwa się o jedną kartę w prawo. Wygrywa, kto ma najwięcej punktów.
lesson-age-of-civilization-civilization = Najpierw wybierz cywilizację. Jej narodziny dają tylu robotników, ile wynosi jej populacja, oraz jej główną zdolność. Wiersz pod kreską to dziedzictwo, które zostaje na zawsze.
lesson-age-of-civilization-work = Teraz działają robotnicy. Świecącą akcję można wykonać: kosztuje monety sprzed strzałki, a daje to, co za strzałką.
lesson-age-of-civilization-red = Czerwone pole kosztuje robotnika: z Cudu, Wyzysku i Podboju robotnicy nie wracają.
lesson-age-of-civilization-research = Badania wykonujesz, wybierając świecącą technologię na swojej planszy, a akcję Cud, wybierając cud z puli. Kliknięcie samej akcji pokaże, gdzie wybierać.
lesson-age-of-civilization-finish = Za darmo nie da się już nic zrobić. Zakończ turę albo kliknij inną świecącą akcję, jeśli chcesz za nią zapłacić.
lesson-age-of-civilization-more = Część robotników jest jeszcze wolna, a jest praca, która nic nie kosztuje. Wyślij ich: zarobione monety przydadzą się na badania i cuda.
lesson-age-of-civilization-war = Zaznaczona karta nadejdzie jako następna i niesie wojnę: na końcu tej rundy najsłabszy traci robotnika, a przy remisie każdy z najsłabszych. Siłę dają cywilizacje i technologie, a kto jest najsłabszy, pokazuje tabela siły.
lesson-age-of-civilization-bonus = Na cywilizacjach, których nikt nie bierze, zbierają się monety. Czasem warto wziąć którąś dla nich.
lesson-age-of-civilization-fall = Możesz wchłonąć cywilizację (dziedzictwo i jeden robotnik) albo dać narodzić się nowej: wtedy stara upada i zostaje po niej tylko dziedzictwo. Razem najwyżej trzy.

## Civilization, gra karciana

ccg-capital = Stolica: siła i wytrzymałość
ccg-line = Tereny: { $name }
ccg-fold = Zwiń tereny: { $name }
ccg-unfold = Pokaż tereny: { $name }
ccg-plays = gra teraz
ccg-happiness = Zadowolenie i liczba terenów
ccg-unrest = Niepokoje: na początku następnej własnej tury zabiorą z zapasu { $n } żywności
ccg-units = Jednostki i ich limit
ccg-pool = Do wydania w tej fazie
ccg-for-units = na jednostki
ccg-for-buildings = na budowle
ccg-for-inventions = na wynalazki
ccg-hand = ręka { $n }
ccg-library = biblioteka { $n }
ccg-atlas = atlas { $n }
ccg-discard = zużyte { $n }
ccg-hidden = { $n ->
        [one] { $n } karta, której nie widzisz
        [few] { $n } karty, których nie widzisz
       *[many] { $n } kart, których nie widzisz
    }
ccg-no-cards = Brak kart na ręce
ccg-needs = Wymaga: { $cards }.
ccg-regions = Tylko: { $regions }.
ccg-price = Koszt: { $stages } (moc produkcyjna)
ccg-price-tax = Koszt: { $stages } (podatki)
ccg-unit = Siła { $strength }, wytrzymałość { $toughness }, ruch { $movement } ({ $mode })
ccg-capital-is = Siła { $strength }, wytrzymałość { $toughness }
ccg-toughness = Wytrzymałość { $n }
ccg-yields = Dochód do wyboru: moc produkcyjna { $production }, podatki { $tax }, żywność { $food }
ccg-site = Gdzie: { $where }
ccg-site-any = dowolny teren
ccg-site-capital = stolica
ccg-site-unit = Gdzie: stolica albo miejsce, na którym pozwala inna karta
ccg-lies = Leży na terenie: { $where }
ccg-not-on = Nie na terenie: { $where }
ccg-when = Kiedy: { $when }
ccg-turn-own = twoja tura
ccg-turn-opponent = tura przeciwnika
ccg-turn-any = każda tura
ccg-when-phase-start = na początku fazy
ccg-when-travel-declared = gdy jednostki wyruszają
ccg-when-attack-declared = po ogłoszeniu ataku
ccg-when-event-played = po zagraniu zdarzenia
ccg-pay-food = Kosztuje żywność: { $n }
ccg-pay-tax = Kosztuje podatki: { $n }
ccg-why-no-more = Dlaczego nie mogę zrobić nic innego?
ccg-meets = Stoją tam: { $what }
ccg-meets-nobody = Nikt tam nie stoi
ccg-walls = stolica { $strength }/{ $toughness }
ccg-ask-explorers = Odkrywcy: odkryj teren lub surowiec
ccg-ask-military = Militarna: przesuwaj jednostki i atakuj
ccg-ask-management = Zarządzanie: dochody, budowa, wynalazki, zdarzenia
ccg-to-hand = Ręka: { $n }
ccg-nothing-collected = Nic jeszcze nie zebrano. Mimo to zakończyć fazę zarządzania?
ccg-next-terrain = Twój następny teren
ccg-here = Co leży na terenie: { $place }
ccg-inventions = Wynalazki gracza { $name }
ccg-border = granica
ccg-border-two = Oba końce twojej linii stykają się z linią przeciwnika: lewy z końcem, który widzisz po lewej, prawy z tym po prawej.
ccg-ends = Za końcami linii, którą ma { $name }:
ccg-number = Numer terenu, taki jak w opisach ruchów i w dzienniku
ccg-occupied = okupowany
ccg-damage = Obrażenia otrzymane w tej fazie
ccg-strength = Siła tej strony
ccg-prosperity = Droga do dobrobytu: kto we własnej fazie odkrywców ma { $terrains } terenów i { $food } żywności, wygrywa
ccg-piles = Karty gracza { $name }
ccg-unknown-cards = Tych kart nie możesz znać.
ccg-attack-on = Atak na: { $place } ({ $rival }). Kto idzie?
ccg-attackers = Atak
ccg-defenders = Obrona
ccg-against = przeciw
ccg-falls = ginie
ccg-fight-last = Ostatnia walka
ccg-fight-title = { $name } atakuje: { $place } ({ $rival })
ccg-fight-building = { $name } atakuje budowlę „{ $building }”: { $place }
ccg-fight-nobody = nikt
ccg-fight-fold = Zwiń opis walki
ccg-fight-away = Odłóż opis walki
ccg-fight-show = Pokaż walkę
ccg-fight-declared = Atak jest ogłoszony. Kto może na niego odpowiedzieć, zostanie zapytany.
ccg-fight-called-off = Atak został odwołany.
ccg-fight-capital-falls = Stolica upada. { $rival } przegrywa.
ccg-fight-occupied = { $name } okupuje: { $place }.
ccg-fight-razed = Budowla legła w gruzach.
ccg-fight-open = Nikt już nie broni tego terenu.
ccg-fight-held = Obrona się utrzymała.
ccg-end-prosperity = Dzięki dobrobytowi: we własnej fazie odkrywców { $terrains } terenów i { $food } żywności.
ccg-end-conquest = Przez podbój. Upadła stolica: { $names }.
ccg-end-given-up = Przez podbój, bez ostatniej bitwy. Poddaje się: { $names }.
ccg-end-limit = Na koniec rozgrywki: do rundy { $round }, ostatniej, nikt nie wygrał. Rozstrzyga liczba terenów, potem żywność, potem cuda.
ccg-end-had = Co miała każda cywilizacja
ccg-end-over-time = Tereny w czasie
ccg-end-fell = stolica upadła
ccg-end-gave-up = poddanie się
ccg-end-food = Żywność
ccg-end-capital = Obrażenia stolicy
ccg-end-rest = Jednostki: { $units }, budowle: { $buildings }, cuda: { $wonders }, wynalazki: { $inventions }
ccg-end-note = Tereny i żywność to droga do dobrobytu, obrażenia stolicy to droga do podboju. O pokonanych widać to, co mieli tuż przed upadkiem.

## Plansza gry „Cywilizacja: Poprzez Wieki”

tta-row = Tor kart
tta-costs = { $n ->
        [one] kosztuje cię { $n } akcję cywilną
        [few] kosztuje cię { $n } akcje cywilne
       *[many] kosztuje cię { $n } akcji cywilnych
    }
tta-deck = { $n ->
        [one] { $n } karta do ery { $age }
        [few] { $n } karty do ery { $age }
       *[many] { $n } kart do ery { $age }
    }
tta-deck-first = era I rozpoczyna się w rundzie 2
tta-deck-none = nie ma więcej kart
tta-civilizations = Wszystkie cywilizacje
tta-order = Kolejność gry
tta-culture = Kultura
tta-science = Nauka
tta-strength = Siła
tta-faces = Zadowolenie
tta-food = Żywność
tta-resources = Surowce
tta-actions = Akcje
tta-government = Ustrój
tta-leader = Lider
tta-wonder = Cud
tta-tactic = Taktyka
tta-hand = Ręka
tta-ties = Wojny, pakty
tta-ties-short = Relacje
tta-look = Obejrzyj cywilizację gracza { $name }
tta-turn = wykonuje turę
tta-answers = odpowiada
tta-wonders = { $n ->
        [0] bez cudów
        [one] { $n } cud
        [few] { $n } cuda
       *[many] { $n } cudów
    }
tta-hand-civil = Karty cywilne: { $n } z { $of }
tta-hand-military = Karty militarne: { $n } z { $of }
tta-colonies = Kolonie
tta-after = po tej turze
tta-of = z { $n }
tta-at-least = ≥ { $n }
tta-limit = ograniczenie
tta-eaten = konsumpcja
tta-made-of = { $what }: z czego się składa
tta-each-turn = { $n } co turę
tta-strength-help = Siła, a obok różnica względem ciebie
tta-as-strong = równie silna jak twoja cywilizacja
tta-stronger-by = o { $n } silniejsza od twojej cywilizacji
tta-weaker-by = o { $n } słabsza od twojej cywilizacji
tta-faces-of = Zadowolenie: { $n }, potrzeba: { $of }
tta-unstored = brak niebieskich znaczników
tta-discontent = { $n ->
        [one] { $n } niezadowolony
       *[many] { $n } niezadowolonych
    }
tta-hunger = brakuje { $n } żywności
tta-corruption = korupcja
tta-kind-farm = Farmy
tta-kind-mine = Kopalnie
tta-kind-lab = Laboratoria
tta-kind-temple = Świątynie
tta-kind-library = Biblioteki
tta-kind-theater = Teatry
tta-kind-arena = Areny
tta-kind-infantry = Piechota
tta-kind-cavalry = Kawaleria
tta-kind-artillery = Artyleria
tta-kind-air-force = Lotnictwo
tta-kind-government = Ustrój
tta-kind-military-special = Technologia militarna
tta-kind-civil-special = Technologia cywilna
tta-kind-colonization-special = Technologia kolonizacji
tta-kind-construction-special = Technologia budowlana
tta-kind-leader = Lider
tta-kind-wonder = Cuda
tta-kind-territory = Kolonie
tta-kind-pact = Pakty
tta-kind-tactic = Taktyka
tta-actions-left = Pozostałe akcje: cywilne { $civil }, militarne { $military }
tta-building-wonder = W budowie
tta-stages = etapy: { $n } z { $of }
tta-none = brak
tta-no-wonder = nierozpoczęty
tta-ruin = ruina
tta-urban-limit = budynki tego typu i limit ustroju
tta-no-worker = bez robotnika
tta-workers = { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
       *[many] { $n } robotników
    }
tta-stored = { $n ->
        [one] { $n } niebieski znacznik
        [few] { $n } niebieskie znaczniki
       *[many] { $n } niebieskich znaczników
    }
tta-population = Populacja
tta-bank-yellow = zadowolenie: { $faces }, konsumpcja: { $eaten }
tta-next-worker = nowy robotnik: −{ $n } żywności
tta-no-growth = nie ma już kogo powołać
tta-eats = konsumpcja { $n }
tta-faces-after = po { $n ->
        [one] { $n } kolejnym
       *[many] { $n } kolejnych
    } potrzeba zadowolenia { $faces }
tta-yellow-left = Żółte znaczniki w banku: { $n }
tta-blue-left = Niebieskie znaczniki w banku: { $n }
tta-short-resources = { $what }: koszt w surowcach { $n }, a masz { $have }
tta-short-science = { $what }: koszt w nauce { $n }, a masz { $have }
tta-short-food = { $what }: koszt w żywności { $n }, a masz { $have }
tta-needed = potrzeba
tta-price-eaten = cena, zużycie
tta-left = zostało { $n }
tta-unused = Wolni robotnicy
tta-grow = Nowy robotnik
tta-cheaper = taniej o { $n }
tta-stores = Zapasy
tta-corruption-now = korupcja { $n }
tta-corruption-after = { $corruption } po { $n ->
        [one] { $n } kolejnym znaczniku
       *[many] { $n } kolejnych znacznikach
    }
tta-warn-uprising = Powstanie: niezadowolonych { $discontent }, a wolnych robotników { $unused }. Na koniec tury nic się nie wyprodukuje.
tta-warn-discontent = Niezadowolonych: { $discontent }, wolnych robotników: { $unused }. Gdy wolnych będzie mniej niż niezadowolonych, wybuchnie powstanie i produkcji nie będzie.
tta-warn-famine = Na koniec tury zabraknie { $food } żywności: stracisz { $culture } kultury.
tta-warn-excess = { $n ->
        [one] Masz o { $n } kartę militarną za dużo: odrzucisz ją na koniec tury.
        [few] Masz o { $n } karty militarne za dużo: odrzucisz je na koniec tury.
       *[many] Masz o { $n } kart militarnych za dużo: odrzucisz je na koniec tury.
    }
tta-warn-faces = Następny robotnik podniesie wymagane zadowolenie do { $faces }; tyle nie masz.
tta-warn-age = { $n ->
        [one] Jeszcze { $n } karta
        [few] Jeszcze { $n } karty
       *[many] Jeszcze { $n } kart
    } do końca ery: { $yellow ->
        [one] stracisz { $yellow } żółty znacznik
        [few] stracisz { $yellow } żółte znaczniki
       *[many] stracisz { $yellow } żółtych znaczników
    }.
tta-warn-age-cards = { $n ->
        [one] Jeszcze { $n } karta
        [few] Jeszcze { $n } karty
       *[many] Jeszcze { $n } kart
    } do końca ery; { $yellow ->
        [0] stracisz karty
        [one] stracisz { $yellow } żółty znacznik i karty
        [few] stracisz { $yellow } żółte znaczniki i karty
       *[many] stracisz { $yellow } żółtych znaczników i karty
    }: { $cards }.
tta-warn-stronger = Silniejsi od ciebie: { $names }.
tta-civil-hand = Karty cywilne
tta-military-hand = Karty militarne
tta-fresh = nowa w tej turze
tta-back = Karta militarna ery { $age }
tta-auction = Licytacja terytorium: { $card }
tta-attack = Atakuje { $name }: { $card }
tta-you-attack = Atakujesz: { $card }, broni się { $name }
tta-more-in-log = dalszy ciąg w przebiegu gry
tta-war-when = rozstrzygnie się na początku następnej tury gracza { $name }
tta-war-odds = siła obu stron teraz
tta-to-attacker = Atakujący czyta:
tta-offer = { $name } oferuje pakt: { $card }
tta-colonize = Siły kolonizacyjne: { $card }
tta-bids = licytuje siłę { $n }
tta-passed = pasuje
tta-bidding = decyduje
tta-cannot-bid = nie ma jednostek, nie licytuje
tta-to-bid = jeszcze nie decyduje
tta-your-bid = Twoja stawka
tta-missing = Do obrony brakuje siły: { $n }
tta-holds = Obrona wystarczy
tta-cards-left = { $n ->
        [one] jeszcze najwyżej { $n } karta
        [few] jeszcze najwyżej { $n } karty
       *[many] jeszcze najwyżej { $n } kart
    }
tta-force = Siły kolonizacyjne: { $n } z { $of }
tta-enough = wystarczy
tta-send-more = wyślij więcej
tta-side = strona { $side }
tta-looking = tylko do wglądu
tta-back-home = Wróć do swojej
tta-tab-nation = Cywilizacja
tta-tab-hand = Ręka
tta-tab-world = Świat
tta-events = Wydarzenia
tta-decks = cywilne { $civil } · militarne { $military }
tta-current = Aktualne
tta-future = Przyszłe
tta-top-event = Na wierzchu:
tta-known = Znasz z nich: { $n }
tta-last-event = Ostatnie wydarzenie
tta-past-events = Wszystkie dotychczasowe: { $n }
tta-tactics = Wspólne taktyki
tta-tactic-same = nadal { $n }
tta-tactic-own = wspólna od następnej tury gracza { $name }
tta-copy-price = kopia: −2
tta-tactic-worth = siła taktyczna { $n }
tta-means-actions = Akcje: cywilne { $civil }, militarne { $military }. Niewykorzystane militarne dają karty (najwyżej 3).
tta-means-politics = Możesz zagrać jedną kartę militarną z ręki; te, których wolno użyć, świecą.
tta-means-excess = Do odrzucenia: { $excess }.
tta-means-auction = Zwycięzca licytacji musi wysłać siły, które zalicytował. Kto spasuje, odpada.
tta-means-defend = Broń się kartami, które świecą: bonusowe dają swoją wartość, pozostałe po 1.
tta-means-colonize = Wyślij jednostki, które świecą; zostaną poświęcone.
tta-means-throw = Karty militarne do odrzucenia: { $count }.
tta-means-lose-population = Wskaż kartę, na której stoi robotnik.
tta-event = Wydarzenie: { $card }
tta-means-raised = { $card }: { $what }
tta-ask-mix-loss = Ile z tego, co tracisz, to żywność?
tta-ask-mix-gain = Ile z tego, co zyskujesz, to żywność?
tta-tone-mix-loss = Tracisz łącznie { $n }: żywność lub surowce.
tta-tone-mix-gain = Zyskujesz łącznie { $n }: żywność lub surowce.
tta-tone-choose = Zyskujesz { $n } żywności albo surowców.
tta-tone-plunder = Zabierasz graczowi { $name } łącznie do { $n }: żywność lub surowce.
tta-tone-store-food = Zyskujesz żywność: { $n }.
tta-tone-store-resources = Zyskujesz surowce: { $n }.
tta-tone-pay-food = To kosztuje cię żywność: { $n }.
tta-tone-pay-resources = To kosztuje cię surowce: { $n }.
tta-tone-throw = { $n ->
        [one] Tracisz { $n } kartę militarną.
        [few] Tracisz { $n } karty militarne.
       *[many] Tracisz { $n } kart militarnych.
    }
tta-tone-build-free = Możesz zbudować to za darmo.
tta-tone-reform = Płacisz o { $n } mniej.
tta-tone-agreement = { $n ->
        [one] Możesz wziąć karty za { $n } akcję cywilną.
        [few] Możesz wziąć karty za { $n } akcje cywilne łącznie.
       *[many] Możesz wziąć karty za { $n } akcji cywilnych łącznie.
    }
tta-tone-lose-population = { $n ->
        [one] Tracisz { $n } robotnika.
       *[many] Tracisz { $n } robotników.
    }
tta-tone-lose-blue = { $n ->
        [one] Tracisz { $n } niebieski znacznik.
        [few] Tracisz { $n } niebieskie znaczniki.
       *[many] Tracisz { $n } niebieskich znaczników.
    }
tta-tone-lose-colony = Tracisz kolonię.
tta-tone-ruin = Cud przestaje działać: zostaje po nim ruina.
tta-tone-raze = Tracisz budynek.
tta-tone-raze-other = Budynek traci { $name }.
tta-tone-of = Stratę ponosi { $name }.
tta-tone-spoils = Możesz zabrać graczowi { $name } technologie lub punkty nauki o łącznej wartości { $n }.
tta-age-began = Rozpoczyna się era { $age }
tta-age-took = Koniec poprzedniej ery zabrał:
tta-age-nothing = Koniec poprzedniej ery nikomu niczego nie zabrał.
tta-age-last = Kart już nie przybędzie. Ostatnia będzie runda { $round }.
tta-age-yellow = { $n ->
        [one] −{ $n } żółty znacznik
        [few] −{ $n } żółte znaczniki
       *[many] −{ $n } żółtych znaczników
    }
tta-age-military = { $n ->
        [one] { $n } karta militarna z ręki
        [few] { $n } karty militarne z ręki
       *[many] { $n } kart militarnych z ręki
    }
tta-impacts = Co przyniosły wpływy (wydarzenia ery III)
tta-log-laid = Na tor trafiają karty: { $cards }.
tta-log-cleared = Z toru znikają karty: { $cards }.
tta-log-drew = { $name } dobiera karty: { $cards }.
tta-log-drew-unseen = { $n ->
        [few] { $name } dobiera { $n } karty militarne.
       *[many] { $name } dobiera { $n } kart militarnych.
    }
tta-log-discarded = { $name } odrzuca karty: { $cards }.
tta-log-discarded-unseen = { $n ->
        [few] { $name } odrzuca { $n } karty militarne.
       *[many] { $name } odrzuca { $n } kart militarnych.
    }
tta-kind-action = Karta akcji
tta-kind-event = Wydarzenie
tta-kind-aggression = Agresja
tta-kind-war = Wojna
tta-kind-bonus = Karta bonusowa
tta-fact-kind = Era { $age } · { $kind }
tta-fact-science = { $n ->
        [one] Wynalezienie kosztuje { $n } punkt nauki
        [few] Wynalezienie kosztuje { $n } punkty nauki
       *[many] Wynalezienie kosztuje { $n } punktów nauki
    }
tta-fact-revolution = { $n ->
        [one] Rewolucja kosztuje { $n } punkt nauki
        [few] Rewolucja kosztuje { $n } punkty nauki
       *[many] Rewolucja kosztuje { $n } punktów nauki
    }
tta-fact-resources = { $n ->
        [one] Każda budowa kosztuje { $n } surowiec
        [few] Każda budowa kosztuje { $n } surowce
       *[many] Każda budowa kosztuje { $n } surowców
    }
tta-fact-resources-unit = { $n ->
        [one] Każda jednostka kosztuje { $n } surowiec
        [few] Każda jednostka kosztuje { $n } surowce
       *[many] Każda jednostka kosztuje { $n } surowców
    }
tta-fact-stages = Kolejne etapy kosztują w surowcach { $prices } (razem { $n })
tta-fact-actions = { $n ->
        [one] Zagranie kosztuje { $n } akcję militarną
        [few] Zagranie kosztuje { $n } akcje militarne
       *[many] Zagranie kosztuje { $n } akcji militarnych
    }

lesson-through-the-ages-aim = Prowadzisz cywilizację od starożytności do współczesności. Wygrywa ten, kto na końcu ma najwięcej kultury. W tej tabeli stoją wszystkie cywilizacje, żeby łatwo było je porównać; wybierz imię, a zobaczysz jedną w całości.
lesson-through-the-ages-row = Karty pochodzą z tego toru: technologie, liderzy, cuda, akcje. Przesuwają się w lewo i tanieją; liczba nad torem mówi, ile akcji cywilnych kosztuje karta. Weź jedną.
lesson-through-the-ages-actions = Białe kropki to akcje cywilne, czerwone to militarne. W pierwszej rundzie wolno tylko brać karty. Wzięte trafiają na rękę; cud od razu zaczynasz budować.
lesson-through-the-ages-politics = Każda tura zaczyna się od polityki: zagraj jedną kartę militarną z ręki albo żadnej. Zaplanowanie wydarzenia daje kulturę i odsłania inne wydarzenie.
lesson-through-the-ages-build = Od teraz możesz robić wszystko. Każda karta na twoim planie to technologia; żółte kropki to robotnicy. Budowa kosztuje surowce i zajmuje wolnego robotnika. Cenę podaje znaczek na karcie, zawsze z minusem.
lesson-through-the-ages-population = Nowy robotnik kosztuje żywność i pochodzi z żółtego banku. Im bank jest pustszy, tym droższy następny robotnik, tym więcej jedzą i tym większego zadowolenia wymagają. Obwiedziony znacznik pokazuje, gdzie jesteś.
lesson-through-the-ages-stores = Żywność i surowce to niebieskie znaczniki na farmach i w kopalniach. Gdy w niebieskim banku zostaje ich za mało, korupcja co turę coś zabiera: wydawaj, co masz.
lesson-through-the-ages-develop = Technologie z ręki wynajduje się za punkty nauki. Karty, które można zagrać, świecą; każda inna, gdy ją wybierzesz, pokazuje zasadę, która na to nie pozwala. Wskaż kartę, żeby ją przeczytać.
lesson-through-the-ages-wonders = Wzięty cud od razu jest w budowie, a budować można tylko jeden naraz. Każdy etap kosztuje akcję cywilną i surowce; działa dopiero cud ukończony. Po każdym ukończonym wzięcie następnego kosztuje o jedną akcję cywilną więcej.
lesson-through-the-ages-government = Ustrój mówi, ile masz akcji i ile budynków publicznych jednego typu możesz utrzymać. Lepszy wprowadza się za dużo punktów nauki albo przez rewolucję: taniej, ale zabiera ona wszystkie akcje cywilne tej tury.
lesson-through-the-ages-attack = W fazie politycznej możesz atakować innych. Agresja wymaga słabszego przeciwnika i rozstrzyga się od razu, a obrońca może dołożyć karty militarne. Wojna rozstrzyga się dopiero na początku twojej następnej tury: obie strony zdążą się zbroić i każda może wygrać. Wojny i pakty są wypisane tutaj.
lesson-through-the-ages-military = Siłę dają jednostki i taktyki. Kto jest słaby, tego atakują i dotykają wydarzenia. Każda niewykorzystana akcja militarna daje kartę. Gdy nic więcej się nie opłaca, zakończ fazę: nauka, kultura, żywność i surowce wyprodukują się same.
lesson-through-the-ages-attacked = Ktoś cię atakuje. Panel mówi, ile siły brakuje. Możesz ją uzupełnić kartami militarnymi z ręki.
lesson-through-the-ages-auction = Odkryto terytorium. Licytuj siłę, którą wyślesz; wysłane jednostki przepadają, kolonia zostaje.
lesson-through-the-ages-end = Era kończy się, gdy wyczerpią się jej karty: dawni liderzy i cuda w budowie odchodzą, a każdy traci dwa żółte znaczniki. Po erze III kończy się gra. Wydarzenia ery III to wpływy: dają kulturę za to, co masz, a nieodsłonięte punktują na samym końcu. Powodzenia!

## Civolution: plansza

cvl-era = Epoka { $round }
cvl-map = Kontynent
cvl-hidden-area = Nieodkryty obszar
cvl-tribes-of = { $name }: silne plemiona { $strong }, osłabione { $weak }
cvl-boats-of = { $n ->
        [one] { $name }: łódź
       *[other] { $name }: łodzie ({ $n })
    }
cvl-raw-of = { $name }: do przewiezienia { $n }
cvl-farm-of = Farma: { $name }
cvl-progress = Postęp
cvl-favor = Przychylność
cvl-weather = Pogoda
cvl-eras = Punkty epok
cvl-final = Punkty na koniec
cvl-scored = za nami
cvl-era-done = Epoka { $era } jest już policzona
cvl-era-scores = Epoka { $era }, po { $n } PZ
cvl-resets = Resety
cvl-resets-left = { $n } z { $of } resetów; ostatni kończy fazę akcji
cvl-last-round = Ostatnia runda
cvl-event = Wydarzenie tej epoki
cvl-displays = Przyborniki
cvl-goals = Czipy celów
cvl-incomes = Czipy przychodu
cvl-attributes = Czipy atrybutów
cvl-research = Odkryte karty badań
cvl-none = brak
cvl-face-down = zakrytych: { $n }
cvl-dice = Kości
cvl-dice-left = W przybornikach: kości aktywacji { $activation }, kości losu { $fate }
cvl-console = Konsola
cvl-your-console = Twoja konsola
cvl-console-of = Konsola: { $name }
cvl-vp = PZ
cvl-back = Wróć do mojej
cvl-looking = – podgląd; tu nic nie zagrasz
cvl-key-dice = kości gotowe
cvl-key-ideas = z pomysłami
cvl-die-space = Pole { $value }: kości { $dice }, znaczniki planowania { $flags }
cvl-reset = Reset
cvl-reset-markers = Znaczniki resetu: { $n }
cvl-fate = kości losu
cvl-used = zużyte kości
cvl-supply = wolne znaczniki
cvl-stores = Magazyn
cvl-diamonds = { $n ->
        [one] { $n } diament
        [few] { $n } diamenty
       *[other] { $n } diamentów
    }
cvl-tribes = Plemiona
cvl-farms = Farmy
cvl-boats = Łodzie
cvl-settlements = Osady
cvl-monuments = Pomniki
cvl-matrix = Matryca
cvl-row = rząd { $row }, wart { $n } PZ
cvl-era-sum = Epoka { $era } podsumowana
cvl-era-scored = Punkty za kategorię epoki: { $each }.
cvl-provisions-here = Znaczniki zaopatrzenia V.I.C.I.: { $n }
cvl-farm-blocked = Nie można tu zbudować farmy: miejsce zajęła V.I.C.I.
cvl-hunted-here = W tej epoce już tu polowano
cvl-ask-draft-alone = Wybierz kartę, którą zatrzymujesz
cvl-slots = W rzędzie r karta kosztuje wiersze od 1 do r i daje ich PZ.
cvl-cost-of-row = rząd { $row } wymaga tego i wierszy powyżej
cvl-row-off = rząd { $row } jeszcze się nie liczy ({ $n } PZ)
cvl-column = Kolumna { $n }
cvl-zone = Strefa celów
cvl-goal-space = Pole celu { $n }
cvl-hand = Ręka
cvl-no-cards = Brak kart
cvl-civilizations = Wszystkie cywilizacje
cvl-look = Obejrzyj konsolę: { $name }, { $n } PZ
cvl-vici-turn = Tura V.I.C.I.
cvl-vici-waits = Nie miała jeszcze tury.
cvl-vici-shown = Odkryte karty
cvl-vici-stack = W stosie kart: { $n }, odrzuconych: { $discard }
cvl-vici-grids = Tabele i elementy
cvl-vici-evolution = Ewolucja: { $n }
cvl-vici-prosperity = Dobrobyt: { $n }
cvl-vici-dice = Kości: { $n }
cvl-vici-tribes = Plemiona: { $n }
cvl-vici-provisions = Zaopatrzenie
cvl-vici-gone = Karty poza grą
cvl-offered-aside = Spójrz na mapę
cvl-offered-back = Wróć do wyboru ({ $n })
cvl-tab-console = Konsola
cvl-tab-map = Mapa
cvl-tab-stores = Magazyn
cvl-tab-matrix = Matryca
cvl-tab-hand = Ręka
cvl-tab-tracks = Tory
cvl-zoom-in = Powiększ mapę
cvl-zoom-out = Pomniejsz mapę
cvl-focus-map = Duża mapa (2)
cvl-focus-table = Cały stół (1)
cvl-level = Poziom: { $level }.
cvl-level-harder = Poziom: { $level }, wariant trudniejszy.
cvl-because-draft = Karty startowe, { $n } z { $of }
cvl-because-module = Moduł „{ $name }”
cvl-because-card = Karta „{ $name }”
cvl-because-goal = Czip celu „{ $name }”
cvl-because-income = { $name }
cvl-because-start-chip = { $name }
cvl-because-attribute = Czip atrybutu „{ $name }”
cvl-because-event = Wydarzenie „{ $name }”
cvl-because-weather = Pogoda: { $name }
cvl-because-track = Tor: { $name }, pole { $space }
cvl-paid = zapłata: { $way }
cvl-pay-die = kość { $value }
cvl-pay-planning = znacznik planowania { $value }
cvl-pay-focus = znacznik skupienia
cvl-pay-ideas = { $n ->
        [one] { $n } pomysł
        [few] { $n } pomysły
       *[many] { $n } pomysłów
    }
cvl-pay-left = Pomysły: { $from } → { $to }
cvl-pay-uses = { $name }: czego użyjesz
cvl-pay-or = albo
cvl-pay-more = { $n ->
        [one] i { $n } inny sposób
        [few] i { $n } inne sposoby
       *[many] i { $n } innych sposobów
    }
cvl-pay-other = Shift i kliknięcie: inne kości
cvl-pay-how = Czym płacisz za moduł „{ $name }”?
cvl-pay-singly = Inne kości, po jednej
cvl-more = jeszcze { $n } tutaj
cvl-more-aria = { $n ->
        [one] Można tu wybrać jeszcze { $n } rzecz: pokaż
        [few] Można tu wybrać jeszcze { $n } rzeczy: pokaż
       *[many] Można tu wybrać jeszcze { $n } rzeczy: pokaż
    }
cvl-tab-open = { $tab }: do wyboru { $n }
cvl-means-turn = Świecące moduły można aktywować. Pomysły: { $ideas }, skupienie: { $focus }.
cvl-means-migrate = Kliknij terytorium, z którego plemię wyrusza, potem cel.
cvl-means-walk = { $where }: wskaż, żeby wybrać obozowisko, albo świecące sąsiednie, żeby iść dalej.
cvl-means-pay-dice = Wskaż oba w dowolnej kolejności; żarówka pola mówi, za ile pomysłów (masz { $ideas }).
cvl-means-add-dice = Zużytymi kośćmi rzucasz i tak; wskaż pole, żeby rzucić też jego kośćmi.
cvl-means-attributes = Możesz wziąć czip atrybutu, do którego masz cechy, albo pominąć.
cvl-means-options-one = Wykonujesz jedną z tych akcji.
cvl-means-options-all = Wykonujesz wszystkie te akcje w dowolnej kolejności.
cvl-means-feed = Masz { $food } żywności; wskaż plemiona, które karmisz.
cvl-means-fix-test = Wynik: { $rolled }; zdaje wartość nie większa niż twoja przychylność ({ $favor }).
cvl-means-use-hunt = Wynik: { $rolled }. Wartość mówi, ile dostaniesz żywności.
cvl-means-use-find = Wynik: { $rolled }. Wartość mówi, jaki materiał znajdziesz.
cvl-means-card-column = Podświetlone kolumny mogą przyjąć kartę.
cvl-means-card-row = Im wyższy rząd, tym więcej kosztów karty spełniasz i tym więcej da PZ.
cvl-means-install = Podświetlone karty z ręki można zainstalować.
cvl-means-trade = Kliknij materiał w magazynie, aby go sprzedać albo kupić.

lesson-civolution-aim = Prowadzisz cywilizację przez cztery epoki na tym kontynencie; wygrywa, kto na koniec ma najwięcej punktów. Punkty są wszędzie: na mapie, na kartach, na torach i w matrycy. Karty startowe masz już rozdane; pytanie do ciebie stoi zawsze na dolnym pasku, a to, czym możesz odpowiedzieć, świeci.
lesson-civolution-goal = Faza 2 epoki. Czipy celów to zadania: wzięty czip czeka w twojej strefie celów, aż go spełnisz i zainstalujesz w matrycy. Weź któryś ze świecących albo pomiń.
lesson-civolution-find = Faza 3, dodatkowe odkrycie: wybierz materiał, który świeci w twoim magazynie.
lesson-civolution-console = Zaczynają się tury. Twoja konsola to trójkąt kości: moduł leży tam, gdzie krzyżują się jego dwie liczby, migracja przy 1 i 3. Pełna ramka mówi, że kości już leżą. Tura to jeden moduł albo reset. Aktywuj któryś; wskaż albo przytrzymaj moduł, żeby przeczytać, co robi.
lesson-civolution-pay = Wybierz, co aktywuje moduł: najpierw pierwsza wartość, potem druga. Liczba przy żarówce mówi, ile pomysłów kosztowałoby to pole.
lesson-civolution-options = Ten moduł ma kilka akcji. Przyciski na dole mówią, co robi każda; nad następnym pytaniem zobaczysz, skąd się wzięło.
lesson-civolution-test = Test przychylności: rzucasz kośćmi losu i zdajesz, jeśli wartość nie przekracza twojej przychylności. Pomysły mogą obrócić kość; możesz też odpuścić.
lesson-civolution-map = Wybierasz to, co świeci na mapie. Silne plemiona stoją, osłabione leżą; pierścień z płomieniem to ognisko, a liczba przy nim – punkty za osiedlenie się tam.
lesson-civolution-ideas = Twoja następna tura; dziennik mówi, co zrobił rywal. Żarówka na module mówi, ile kosztuje pomysłów: każdy obraca kość o jeden. Chorągiewka lub pierścień znaczy, że kość zastąpi znacznik planowania albo skupienia. Gdy można zapłacić na kilka sposobów, wybierasz. Aktywuj kolejny moduł.
lesson-civolution-matrix = Masz świeże kości. Zainstalowane karty i czipy trafiają do matrycy: im wyższy rząd, tym więcej kosztuje karta i tym więcej jest warta na koniec. Moduły takie jak wynalazki czy budynek instalują karty z ręki. Aktywuj, co chcesz.
lesson-civolution-reset = Zostało mało kości, więc możesz wykonać reset: rzucisz na nowo wszystkimi zużytymi. Reset liczy się też na znacznikach epoki; ostatni kończy wszystkim fazę akcji.
lesson-civolution-tracks = Pięć torów postępu ulepsza moduły i daje przychylność. Pod nimi widać, za co punktuje każda epoka; ciemna ramka to ta epoka. Planuj tury pod nią.
lesson-civolution-feed = Każde plemię je. Najpierw nakarm silne; nienakarmione słabną, a osłabione wymierają.
lesson-civolution-end = Wiesz już, jak przebiega tura. Wybierz imię, a zobaczysz konsolę rywala; wybierz coś, co nie świeci, a odpowie zasadą.

# Własne talie i zestawy kart.

decks-own = Twoje talie
decks-starters = Talie, które daje gra
decks-build = Zbuduj talię
decks-bring = Talia, którą przynosisz
decks-brought = własna talia
pack = Zestaw kart
pack-help = Plik TOML z własnymi kartami i taliami, nałożony na karty gry. Zanim gra się zacznie, muszą się na niego zgodzić wszyscy przy stole.
pack-fine = { $name }: { $n ->
    [one] jedna nowa karta lub talia
    [few] { $n } nowe karty lub talie
   *[other] { $n } nowych kart lub talii
}
pack-shown = Przy tym stole gra się z zestawem „{ $name }” ({ $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
})
pack-all = Gra zacznie się dopiero wtedy, gdy zgodzą się na niego wszyscy przy stole.
pack-accept = Zgadzam się na ten zestaw
pack-accepted = zgadza się na zestaw
pack-waits = jeszcze się nie zgodził(a) na zestaw
presets-title = Gdy grają inni, pytaj mnie
preset-always = zawsze
preset-attacks = przy atakach
preset-never = nigdy
presets-all = Każde pytanie trafia do ciebie
presets-some = Trafia do ciebie { $n } z { $of } pytań
preset-ask-phase-start = na początku fazy
preset-ask-travel-declared = gdy ruszają jednostki
preset-ask-attack-declared = gdy ktoś ogłasza atak
preset-ask-event-played = gdy ktoś zagrywa zdarzenie

lesson-civilization-ccg-aim = Do zwycięstwa prowadzą dwie drogi: dobrobyt, czyli dziewięć terenów i dziesięć żywności, albo podbój, czyli zdobycie stolicy przeciwnika. Jego linia leży u góry, twoja na dole; stykają się końcami, i tam biegnie granica.
lesson-civilization-ccg-line = To twoja linia. W środku stoi stolica, nowe tereny dołączają z lewej i z prawej. Liczba przy nazwie to numer terenu, pod nazwą jest jego typ, a niżej to, co daje: moc produkcyjna, podatki i żywność.
lesson-civilization-ccg-collect = W fazie zarządzania każdy teren daje jeden ze swoich trzech dochodów, raz na turę. Mocą produkcyjną płaci się za budowle i jednostki, podatkami za wymyślanie wynalazków, żywnością za odkrycia i utrzymanie jednostek. Pobierz dochód.
lesson-civilization-ccg-hand = Twoja ręka. Liczby w ramkach to etapy: opłacasz je po kolei, w turze tyle, na ile cię stać. Co opłacone w całości, wchodzi do gry na początku twojej następnej tury. Karty, które świecą, możesz teraz zacząć; wybierz kartę, a zobaczysz, co można z nią zrobić; na końcu tej listy jest odrzucenie jej dla dochodu.
lesson-civilization-ccg-build = Na tę kartę cię stać. Kładziesz ją na terenie jako projekt, który czeka na swoje etapy.
lesson-civilization-ccg-food = W tym wierszu widać żywność, zadowolenie i jednostki. Gdy terenów jest więcej niż zadowolenia, na początku następnej tury niepokoje zabierają żywność; ile, mówi czerwona liczba.
lesson-civilization-ccg-finish = Moc produkcyjna i podatki, których nie wydasz, przepadają z końcem fazy. Gdy zrobisz wszystko, co chcesz, zakończ ją.
lesson-civilization-ccg-presets = Gdy grają inni, gra może cię zapytać, czy odpowiesz zdarzeniem. Tu mówisz, kiedy: zawsze, tylko przy atakach albo nigdy.
lesson-civilization-ccg-explore = W fazie odkrywców możesz za żywność odkryć teren ze swojego atlasu. Pierwszy jest za darmo. Więcej ziemi to większe dochody i jedna z dróg do zwycięstwa.
lesson-civilization-ccg-fight = Jednostki ruszają się i atakują w fazie militarnej. Kliknij jednostkę, a potem jeden ze świecących terenów; przed atakiem menu powie, co tam stoi.
lesson-civilization-ccg-second = Dalej grasz już po swojemu. Wybierz coś, co nie świeci, a odpowie zasadą, która tego zabrania. W kreatorze talii zbudujesz własne talie.

## Koszyk

basket = Koszyk
basket-sources = Do wyboru
basket-click = klik lub litera, ⇧ wyjmuje
basket-nothing-sent = nic nie idzie przed potwierdzeniem
basket-suggested = Propozycje
basket-empty = Jeszcze nic.
basket-put = Włóż: { $what }
basket-take = Wyjmij: { $what }
basket-count = W koszyku: { $n }
basket-none-left = nic nie zostało
basket-full = komplet
basket-named = Wskazano już wcześniej i leży na stole: { $n }. Cofnięcie to odwraca.
basket-complete = Komplet.
basket-enough = Wystarczy. Możesz potwierdzić albo coś dołożyć.
basket-points = punkty: { $from } → { $to }
basket-missing = Brakuje { $n }: { $what }
basket-more = Czegoś brakuje: { $what }
basket-suggestion = Wypełnij koszyk: { $what }
basket-no-suggestion = Nie ma już nic do zaproponowania.
basket-clear = Opróżnij
basket-confirm = Potwierdź
basket-confirm-points = { $n ->
    [one] Potwierdź: { $n } punkt
    [few] Potwierdź: { $n } punkty
   *[other] Potwierdź: { $n } punktów
  }
basket-incomplete = Jeszcze nie komplet
basket-short = Brakuje { $n }

stone-age-tool = narzędzie
stone-age-worth = wartość
stone-age-so-far = dotąd
stone-age-shut-SA-24 = karta nie kosztuje więcej
stone-age-shut-SA-28 = nie pasuje do tych rodzajów
stone-age-shut-SA-29 = najwyżej siedem
stone-age-shut-SA-34 = użyte w tej rundzie
stone-age-shut-SA-36 = zużyte
stone-age-shut-SA-50 = nic nie zostało
