# Civilization, gra karciana. Wszystkie teksty gry.
#
# Zmienne komunikatu to pola jego akcji lub zdarzenia; akcja mówi też o tym, co wie tylko stół (zob. saying.rs): $unit-card to
# karta jednostki, $place-card teren w danym miejscu, a $place-slot jego numer, 0 dla stolicy. Jedna rzecz ma wszędzie jedną nazwę.
# Wszystkie karty to nasz własny zestaw: zob. `confidence` w danych gry.

## Miejsca: teren z numerem, stolica bez numeru

at-place = { $place-slot ->
        [0] { $place-card }
       *[other] { $place-card } { $place-slot }
    }
at-to = { $to-slot ->
        [0] { $to-card }
       *[other] { $to-card } { $to-slot }
    }
at-from = { $from-slot ->
        [0] { $from-card }
       *[other] { $from-card } { $from-slot }
    }
at-unit = { $unit-place-slot ->
        [0] { $unit-place-card }
       *[other] { $unit-place-card } { $unit-place-slot }
    }
the-unit = „{ $unit-card }” ({ at-unit })
at-target = { $target-place-slot ->
        [0] { $target-place-card }
       *[other] { $target-place-card } { $target-place-slot }
    }
at-target-unit = { $target-unit-place-slot ->
        [0] { $target-unit-place-card }
       *[other] { $target-unit-place-card } { $target-unit-place-slot }
    }

## Przyciski: co można zrobić

price-food = { $price ->
        [0] za darmo
       *[other] żywność: { $price }
    }
action-discover = { $flank-id ->
        [left] Odkryj po lewej: { $card } ({ price-food })
       *[right] Odkryj po prawej: { $card } ({ price-food })
    }
action-prospect = Odkryj surowiec: { $card }, teren: { at-place } ({ price-food })
action-collect = { $income-id ->
        [production] { at-place }: pobierz produkcję ({ $amount })
        [tax] { at-place }: pobierz podatki ({ $amount })
       *[food] { at-place }: pobierz żywność ({ $amount })
    }
action-buy-card = Dobierz kartę (podatki: { $price })
action-build = Zacznij budowę: { $card }, { at-place } (produkcja: { $price })
action-invent = Zacznij wynalazek „{ $card }” (podatki: { $price })
action-advance = Opłać kolejny etap: { $card }, { at-place } (produkcja: { $price })
action-research = Opłać kolejny etap wynalazku „{ $card }” (podatki: { $price })
action-burn = { $kind-id ->
        [unit] Odrzuć kartę „{ $card }”: { $amount ->
            [one] { $amount } produkcja, tylko na jednostki
            [few] { $amount } produkcje, tylko na jednostki
           *[many] { $amount } produkcji, tylko na jednostki
        }
        [invention] Odrzuć kartę „{ $card }”: { $amount ->
            [one] { $amount } podatek, tylko na wynalazki
            [few] { $amount } podatki, tylko na wynalazki
           *[many] { $amount } podatków, tylko na wynalazki
        }
       *[other] Odrzuć kartę „{ $card }”: { $amount ->
            [one] { $amount } produkcja, tylko na budowle
            [few] { $amount } produkcje, tylko na budowle
           *[many] { $amount } produkcji, tylko na budowle
        }
    }
action-abandon = { $place-id ->
        [parts] Porzuć projekt „{ $card }” ({ at-place })
       *[none] Porzuć projekt wynalazku „{ $card }”
    }
action-play = { $price ->
        [0] Zagraj „{ $card }”
       *[other] Zagraj „{ $card }” (żywność: { $price })
    }
action-activate = Użyj karty „{ $card }”
action-move = Przesuń jednostkę { the-unit } na: { at-to } ({ $to-seat })
action-attack = Zaatakuj teren: { at-place } ({ $place-seat })
action-raze = Zaatakuj budowlę „{ $card }”: { at-place } ({ $place-seat })
action-join = Zabierz jednostkę { the-unit }
action-done = { $task-id ->
        [muster] Atakuj tymi jednostkami
        [load] Wyrusz w drogę
        [search] Nie bierz więcej
        [announce] To wszystko
       [end] Zakończ turę
        [explorers] Zakończ fazę odkrywców
        [military] Zakończ fazę militarną
        [management] Zakończ fazę zarządzania
       *[other] Zakończ fazę
    }
action-feed = { $price ->
        [0] Zaopatrz bez żywności jednostkę { the-unit }
       *[other] Nakarm jednostkę { the-unit }, żywność: { $price }
    }
action-starve = Nie karm jednostki { the-unit }: musi wracać do domu
action-favour = Korzysta jednostka { the-unit }
action-aim = { $building-id ->
        [none] { $unit-card }: uderz w jednostki
       *[other] { $unit-card }: uderz w budowlę „{ $building }”
    }
action-hit = Obrażenia przyjmuje jednostka { the-unit }
action-enter = { $unit-card }: wejdź na teren { at-place }
action-stay = { $unit-card }: zostań na miejscu ({ at-unit })
action-finish = Ukończ „{ $card }”: { at-place }
action-dismiss = Odrzuć jednostkę { the-unit }
action-demolish = Odrzuć budowlę „{ $card }”
action-lose = { $flank-id ->
        [left] Strać skrajny teren po lewej: { $card }
       *[right] Strać skrajny teren po prawej: { $card }
    }
action-choose = { $option-id ->
        [none] Zamień podatki w produkcję ({ $amount })
       *[other] { $option }
    }
action-against = Wskaż gracza: { $seat }
action-on = Wskaż teren: { at-place } ({ $place-seat })
action-target = { $what-id ->
        [unit] Wskaż jednostkę „{ $target-unit-card }” ({ at-target-unit }, { $target-unit-place-seat })
        [capital] Wskaż stolicę ({ $target-seat })
        [building] Wskaż budowlę „{ $target-card }”: { at-target } ({ $target-place-seat })
        [project] Wskaż projekt „{ $target-card }” ({ $target-seat })
        [terrain] Wskaż teren: { at-target } ({ $target-place-seat })
        [invention] Wskaż wynalazek „{ $target-card }” ({ $target-seat })
        [resource] Wskaż surowiec terenu: { at-target } ({ $target-place-seat })
       *[event] Wskaż wydarzenie „{ $target-card }” ({ $target-seat }), znaczniki czasu: { $target-markers }
    }
action-take = { $task-id ->
        [discard-down] Odrzuć kartę „{ $card }”
        [rob] Niech odrzuci kartę „{ $card }”
        [deploy] Wprowadź do gry kartę „{ $card }”
       *[other] Weź kartę „{ $card }”
    }
action-sink = Odłóż kartę „{ $card }” pod spód biblioteki
action-keep = { $card-id ->
        [none] Zostaw tę rękę
       *[other] Zostaw kartę „{ $card }” na wierzchu
    }
action-pay = Zapłać żywnością ({ $price })
action-first = Najpierw to, co mówi „{ $card }”
action-redraw = Dobierz nową rękę
action-pass = Nie zagrywaj niczego
action-decline = { $task-id ->
        [ransom] Nie płać
       *[other] Zrezygnuj
    }
action-resign = Poddaj się

# Jeden z kilku efektów karty: jej oznaczenie i numer efektu.
option-great-leader-0 = 1 żywności
option-great-leader-1 = 2 produkcje
option-great-leader-2 = 2 podatki
option-chronicle-0 = Dodaj znacznik czasu swojemu wydarzeniu
option-chronicle-1 = Zabierz znacznik czasu wydarzeniu przeciwnika

## Pytania: co trzeba rozstrzygnąć albo co za chwilę rozstrzygnie los

ask-first-player = Każdy rzuca kostką o to, kto zacznie
ask-draw = Dobieranie kart z biblioteki
ask-redraw = Zostawiasz tę pierwszą rękę?
ask-sequence = Kilka rzeczy dzieje się naraz: która najpierw?
ask-start-turn = Początek tury
ask-complete = Opłacono dwa egzemplarze karty unikalnej: który zostanie ukończony?
ask-surplus = Za dużo jednostek lub budowli: wybierz, co odrzucasz
ask-completed = Ukończone karty zaczynają działać
ask-unrest = Niepokoje: czas mija, a lud szemrze
ask-lose-terrain = Niepokoje: wybierz skrajny teren, który tracisz
ask-clear = Nie wszystkie jednostki z utraconego terenu się zmieszczą: wybierz, którą odrzucasz
ask-start-phase = Początek fazy
ask-trigger = Wybierz, na co działa twoja karta
ask-explorers = Faza odkrywców: odkryj teren lub surowiec albo zakończ fazę
ask-military = Faza militarna: przesuwaj jednostki i atakuj albo zakończ fazę
ask-management = Faza zarządzania: pobieraj dochody, buduj, pracuj nad wynalazkiem, zagrywaj wydarzenia albo zakończ fazę
ask-end = Faza końcowa: użyj kart albo zakończ turę
ask-activation = Faza aktywacji
ask-main = Twoja faza
ask-phase-start = Początek fazy: zagraj wydarzenie albo nic
ask-travel-declared = Jednostki wyruszają: zagraj wydarzenie albo nic
ask-attack-declared = Ogłoszono atak: zagraj wydarzenie albo nic
ask-event-played = Ogłoszono wydarzenie: anuluj je albo nie zagrywaj niczego
ask-prosperity = Czy ktoś wygrał przez dobrobyt?
ask-upkeep = Jednostka za granicą potrzebuje żywności: nakarmić ją?
ask-end-draw = Dobieranie karty na koniec tury
ask-end-phase = Koniec fazy
ask-discard-down = Za dużo kart na ręce: wybierz, którą odrzucasz
ask-next-turn = Następna tura
ask-announce = Wybierz, na co działa zagrywane wydarzenie
ask-resolve = Wydarzenie zaczyna działać
ask-resolved = Wydarzenie zadziałało
ask-ransom = Twoje wydarzenie zostanie anulowane: zapłacić żywnością, by je ocalić?
ask-deploy = Wybierz kartę z ręki, która wejdzie do gry za darmo
ask-free-terrain = Wybierz teren, który wejdzie do gry za darmo
ask-search = Wybierz kartę, którą bierzesz
ask-convert = Ile podatków zamienić w produkcję?
ask-peek = Podglądanie wierzchu biblioteki
ask-sink = Czy ta karta zostaje na wierzchu biblioteki?
ask-rob = Wybierz kartę, którą odrzuci przeciwnik
ask-muster = Wybierz jednostki, które atakują
ask-load = Wybierz jednostki, które popłyną lub polecą razem
ask-depart = Jednostki wyruszają
ask-fight = Początek walki
ask-favour = Wybierz jednostkę, która skorzysta z efektu
ask-early = Najpierw uderzają obrońcy i snajperzy
ask-snipe = Strzela snajper
ask-aim-destroyers = W co uderza burzyciel?
ask-strike = Uderzają wszyscy
ask-assign = Wybierz jednostkę, która przyjmie obrażenia
ask-bury = To, co zniszczone, schodzi z gry
ask-enter = Droga wolna: czy jednostka wchodzi na teren?
ask-aftermath = Koniec walki

## Dziennik: co się stało

event-rolled = { $seat } wyrzuca { $die }.
event-first-player = Zaczyna { $seat }.
event-drew = { $card-id ->
        [none] { $seat } dobiera kartę.
       *[other] { $seat } dobiera „{ $card }”.
    }
event-turn-began = Runda { $round }: gra { $seat }.
event-phase-began = { $phase }.
event-completed = { $seat } ma gotowe: { $card }.
event-discarded = Odrzucono: { $card } ({ $seat }).
event-faded = { $markers ->
        [0] Kończy się czas karty „{ $card }” ({ $seat }).
        [one] { $card } ({ $seat }): został { $markers } znacznik czasu.
        [few] { $card } ({ $seat }): zostały { $markers } znaczniki czasu.
       *[many] { $card } ({ $seat }): zostało { $markers } znaczników czasu.
    }
event-food = { $amount-sign ->
        [minus] { $seat } traci żywność ({ $amount-size }).
       *[plus] { $seat } zyskuje żywność ({ $amount-size }).
    }
event-terrain-lost = { $seat } traci teren „{ $card }”.
event-discovered = { $price ->
        [0] { $seat } odkrywa za darmo teren „{ $card }”.
       *[other] { $seat } odkrywa teren „{ $card }” (żywność: { $price }).
    }
event-prospected = { $seat } odkrywa surowiec „{ $card }”, teren: { at-place } (żywność: { $price }).
event-era-reached = { $seat } wkracza w nową erę: { $era }.
event-collected = { $income-id ->
        [production] { at-place }: { $seat } pobiera produkcję ({ $amount }).
        [tax] { at-place }: { $seat } pobiera podatki ({ $amount }).
       *[food] { at-place }: { $seat } pobiera żywność ({ $amount }).
    }
event-gained = { $income-id ->
        [production] { $seat } otrzymuje produkcję ({ $amount }).
        [tax] { $seat } otrzymuje podatki ({ $amount }).
       *[food] { $seat } otrzymuje żywność ({ $amount }).
    }
event-started = { $place-id ->
        [parts] { $seat } zaczyna budowę: { $card }, teren: { at-place }.
       *[none] { $seat } zaczyna wynalazek „{ $card }”.
    }
event-advanced = { $card } ({ $seat }), opłacone etapy: { $markers }.
event-burned = { $seat } odrzuca kartę „{ $card }” dla dochodu ({ $amount }).
event-announced = { $seat } zagrywa „{ $card }”.
event-cancelled = Karta „{ $card }” ({ $seat }) zostaje anulowana.
event-stays = Karta „{ $card }” ({ $seat }) zostaje w grze.
event-looked-at = { $seat } ogląda cudzą rękę: { $rival }.
event-peeked = { $count ->
        [one] { $seat } ogląda wierzchnią kartę biblioteki.
        [few] { $seat } ogląda { $count } wierzchnie karty biblioteki.
       *[many] { $seat } ogląda { $count } wierzchnich kart biblioteki.
    }
event-returned = Karta „{ $card }” wraca na rękę: { $seat }.
event-found = { $card-id ->
        [none] { $seat } bierze kartę z biblioteki i pokazuje ją graczom.
       *[other] { $seat } bierze z biblioteki „{ $card }”.
    }
event-moved = { $card }: { at-from } → { at-to } ({ $to-seat }).
event-called-off = Odwołano ruch lub atak na: { at-place } ({ $place-seat }).
event-attacked = { $building-id ->
        [none] { $seat } atakuje teren: { at-place } ({ $place-seat }). Jednostki: { $cards }.
       *[other] { $seat } atakuje budowlę „{ $building }”: { at-place } ({ $place-seat }). Jednostki: { $cards }.
    }
event-fought = Walka, { at-place }: siła { $attack } przeciw { $defence }.
event-hit = { $card } ({ $seat }): obrażenia { $damage }.
event-capital-hit = Obrażenia stolicy, { $seat }: { $damage }.
event-building-hit = { $card } ({ at-place }): obrażenia { $damage }.
event-destroyed = Zniszczono: { $card } ({ $seat }), { at-place }.
event-bribed = { $card }: jednostka zmienia stronę, odtąd kieruje nią { $seat }.
event-shuffled = { $seat } tasuje bibliotekę.
event-hand-returned = { $seat } wtasowuje pierwszą rękę z powrotem do biblioteki.
event-eliminated = { $seat } odpada z gry.
event-game-over = { $by-id ->
        [prosperity] { $seat } wygrywa przez dobrobyt.
        [conquest] { $seat } wygrywa przez podbój.
       *[limit] Minęła ostatnia runda: rozstrzyga liczba terenów.
    }

## Punkty: wiersze tabeli wyników

source-terrains = Tereny

## Zakończenia gry

by-prosperity = dobrobyt
by-conquest = podbój
by-limit = ostatnia runda

## Rozdziały zasad

section-terms = Pojęcia
section-cards = Karty
section-decks = Talie
section-setup = Przygotowanie
section-map = Mapa
section-turn = Tura
section-activation = Faza aktywacji
section-explorers = Faza odkrywców
section-military = Faza militarna
section-combat = Walka
section-management = Faza zarządzania
section-end = Faza końcowa i koniec gry
section-limits = Ery, limity, karty unikalne
section-keywords = Zdolności
section-events = Wydarzenia

## Opcje stołu

setup-decks = Talie
    .help = Po talii na miejsce, w kolejności: gotowych jest sześć. Miejsce bez wyboru gra talią o swoim numerze. Własne talie powstają w kreatorze talii; kto dosiądzie się później, przynosi swoją.
setup-hidden-lists = Ukryte listy talii
    .help = Nikt nie wie, co jest w cudzych taliach. W przeciwnym razie listy i atlasy są jawne; ręce i kolejność kart w bibliotekach nigdy.
setup-later-food = Żywność dla zaczynających później
    .help = Wszyscy oprócz pierwszego gracza zaczynają z jedną żywnością.
setup-redraw = Nowa pierwsza ręka
    .help = Każdy może raz odłożyć pierwszą rękę i dobrać nową.

## Listy talii: co jest nie tak albo może być niezamierzone

problem-unreadable = wiersz { $line }: „{ $text }” to nie liczba i oznaczenie karty, na przykład „4 warriors”
problem-unknown-card = wiersz { $line }: nie ma karty „{ $id }”
problem-bad-number = wiersz { $line }: liczba egzemplarzy nie może wynosić { $text }
problem-without-capital = brakuje stolicy
problem-two-capitals = wiersz { $line }: { $card } to już druga stolica
problem-size = { $pile-id ->
        [atlas] liczba kart w atlasie to { $found }, a powinno ich być { $wanted }
       *[library] liczba kart w bibliotece to { $found }, a powinno ich być { $wanted }
    }
problem-misplaced = { $pile-id ->
        [atlas] karta „{ $card }” nie należy do atlasu
       *[library] karta „{ $card }” nie należy do biblioteki
    }
problem-copies = { $card }: egzemplarzy jest { $found }, a może być najwyżej { $most }
problem-few-terrains = terenów w atlasie jest tylko { $found }: za mało na zwycięstwo przez dobrobyt
problem-no-capital = karta „{ $card }” nie jest stolicą
problem-no-such-card = nie ma karty „{ $id }”
problem-no-ground = surowiec „{ $card }” nie ma w talii terenu, na którym mógłby leżeć
problem-lacks = karta „{ $card }” wymaga karty „{ $needs }”, której nie ma w talii
problem-wrong-region = karta „{ $card }” pochodzi z innego regionu niż stolica
problem-lacks-keyword = karta „{ $card }” wymaga karty ze zdolnością „{ $keyword }”, a w talii takiej nie ma
pile-atlas = atlas
pile-library = biblioteka

## Los

chance-first-player = Kostki o pierwszeństwo
chance-library = Karty z biblioteki

## Rodzaje elementów

kind-deck = Talie
sort-capital = Stolica
sort-terrain = Teren
sort-resource = Surowiec
sort-building = Budowla
sort-wonder = Cud
sort-unit = Jednostka
sort-invention = Wynalazek
sort-event = Wydarzenie
own-library = Twoja biblioteka
own-atlas = Twój atlas
kind-type = Typy terenu

## Zwykły stół: jak nazywają się pola widoku

view = Stół
    .hidden = tasks choice venture library used turns seen-by fixed owner moved crosses spent roads march struck fallen chosen carried defenders number access against playing supplied explored paid-draws explore-price explores first cancelled types
    .bare = card unit place form era phase
    .seat = active seat
    .seats = realms
view-round = Runda
view-active = Gra
view-phase = Faza
view-ended = Koniec
view-prosperity = Dobrobyt
view-conquest = Podbój
view-realms = Cywilizacje
view-units = Jednostki
view-turn = Do wydania
view-announced = Ogłoszone
view-line = Tereny
view-items = Budowle, projekty, wydarzenia
view-inventions = Wynalazki
view-hand = Ręka
view-discard = Odrzucone
view-atlas = Atlas
view-food = żyw.
view-era = Era
view-happiness = Zadowolenie
view-unit-cap = Limit jednostek
view-capital-strength = Siła stolicy
view-capital-toughness = Wytrzymałość stolicy
view-terrains = tereny
view-slot = nr
view-seat = gracz
view-resource = surowiec
view-exhausted = wyczerpane
view-damage = obrażenia
view-types = typ
view-occupied = okupowany
view-production = prod.
view-tax = pod.
view-markers = znaczniki
view-strength = siła
view-toughness = wytrzymałość
view-points = ruch
view-homebound = wraca do domu
view-for-buildings = na budowle
view-for-units = na jednostki
view-for-inventions = na wynalazki

## Słowa na kartach

era-initial = Era Początkowa
era-silver = Era Srebrna
era-gold = Era Złota
phase-activation = Faza aktywacji
    .short = Aktywacja
phase-explorers = Faza odkrywców
    .short = Odkrywcy
phase-military = Faza militarna
    .short = Militarna
phase-management = Faza zarządzania
    .short = Zarządzanie
phase-end = Faza końcowa
    .short = Końcowa
income-production = produkcja
income-tax = podatki
income-food = żywność
type-plains = Równina
type-hills = Wzgórza
type-mountains = Góry
type-forest = Las
type-jungle = Dżungla
type-desert = Pustynia
type-sea = Morze
type-river = Rzeka
type-swamp = Bagno
type-tundra = Tundra
unit-type-infantry = piechota
unit-type-cavalry = jazda
unit-type-motorised = zmotoryzowana
unit-type-naval = morska
unit-type-air = lotnicza
movement-mode-land = lądem
movement-mode-swim = pływa
movement-mode-fly = lata
keyword-anti-air = Atak przeciwlotniczy
keyword-destroyer = Burzyciel
keyword-defender = Obrońca
keyword-self-sufficient = Samowystarczalny
keyword-sniper = Snajper
keyword-transport = Transport
keyword-shipyard = Stocznia
keyword-fortification = Umocnienie
keyword-unique = Unikalna
keyword-religion = Religia
keyword-government = Ustrój
duration-instant = Chwilowe
duration-long-term = Długoterminowe
duration-permanent = Trwałe
event-source-nature = Natura
event-source-military = Wojsko
event-source-society = Społeczeństwo
event-source-politics = Polityka
event-source-science = Nauka
event-source-economy = Gospodarka
event-source-religion = Religia
region-mediterranean = Basen Morza Śródziemnego
region-near-east = Bliski Wschód
region-africa = Afryka
region-far-east = Daleki Wschód
region-steppe = Wielki Step
region-western-europe = Europa Zachodnia
region-central-europe = Europa Środkowa
region-americas = Ameryki
form-building = budowla
form-project = projekt
form-event = wydarzenie
flank-left = lewa
flank-right = prawa
fact-cost = koszt { $value }
fact-types = Typy: { $value }
fact-site = Gdzie stoi: { $value }
fact-lies = Gdzie leży: { $value }
fact-lies-not = Nie na terenie typu: { $value }
fact-regions = Region: { $value }
fact-needs = Wymaga: { $value }
fact-needs-here = Wymaga na tym terenie: { $value }
fact-price = Kosztuje żywność: { $value }
fact-markers = Znaczniki czasu: { $value }
site-any = dowolny teren
site-not = nie { $type }
phase-any = dowolna faza
turns-own = we własnej turze
turns-opponent = w turze przeciwnika
turns-any = w dowolnej turze
window-phase-start = na początku fazy
window-travel-declared = gdy jednostki wyruszają
window-attack-declared = gdy ogłoszono atak
window-event-played = gdy ogłoszono wydarzenie

## Stolice

card-rome = Rzym
    .people = Rzymianie
    .text = Pierwszy etap budowy twoich jednostek piechoty jest tańszy o 1 (min. 1).
card-athens = Ateny
    .people = Grecy
    .text = Pierwszy etap twoich wynalazków jest tańszy o 1 (min. 1).
card-memphis = Memfis
    .people = Egipcjanie
    .text = Każdy etap budowy twoich cudów jest tańszy o 1 (min. 1).
card-babylon = Babilon
    .people = Babilończycy
    .text = Dobranie karty za podatki kosztuje cię o 1 mniej (min. 1).
card-kyoto = Kioto
    .people = Japończycy
    .text = Twoje jednostki piechoty Dalekiego Wschodu mają +1/0 podczas ataku.
card-changan = Chang'an
    .people = Chińczycy
    .text = Pierwszy etap budowy budowli z Umocnieniem jest tańszy o 1 (min. 1).
card-karakorum = Karakorum
    .people = Mongołowie
    .text = Twoje jednostki jazdy mają +1 do ruchu.
card-london = Londyn
    .people = Anglicy
    .text = Pierwszy etap budowy twoich jednostek morskich jest tańszy o 1 (min. 1).
card-paris = Paryż
    .people = Francuzi
    .text = Twój limit kart na ręce wynosi 8 zamiast 7.
card-krakow = Kraków
    .people = Polacy
    .text = Wynalazki odrzucane z ręki dla dochodu dają o 1 więcej.
card-tenochtitlan = Tenochtitlán
    .people = Aztekowie
    .text = Odkrycie terenu kosztuje cię o 1 żywności mniej (min. 1).
card-washington = Waszyngton
    .people = Amerykanie
    .text = Pierwszy etap twoich budowli, jednostek i wynalazków z Ery Złotej jest tańszy o 1 (min. 1).

## Tereny

card-plains = Równina
    .text = Na tym terenie mogą przebywać 4 twoje jednostki.
card-grassland = Łąki
    .text = +1 do żywności z tego terenu, gdy stoi tu budowla.
card-steppe = Step
    .text = Można tu budować jednostki jazdy.
card-savanna = Sawanna
card-hills = Wzgórza
card-highlands = Wyżyna
    .text = Na tym terenie mogą stać 2 budowle.
card-mountains = Góry
    .text = Broniące się tu jednostki piechoty mają 0/+1. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-forest = Las
    .text = Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-ancient-forest = Prastara puszcza
    .text = Broniące się tu jednostki piechoty mają zdolność Obrońca. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-desert = Pustynia
    .text = Odkrycie kosztuje o 1 żywności mniej. Utrzymanie wrogich jednostek na tym terenie kosztuje o 1 więcej.
card-oasis = Oaza
card-coastal-waters = Wody przybrzeżne
card-bay = Zaciszna zatoka
    .text = Pierwszy etap budowy budowli ze zdolnością Stocznia jest tu tańszy o 1 (min. 1).
card-fishing-grounds = Łowiska
    .text = +1 do żywności z tego terenu, jeżeli znajduje się na nim karta: Ryby lub Przystań rybacka.
card-river-valley = Dolina rzeczna
card-floodplain = Tereny zalewowe
    .text = Zadowolenie −1.
card-swamp = Bagna
    .text = Odkrycie kosztuje o 1 żywności mniej. Jednostki lądowe muszą się tu zatrzymać.
card-tundra = Tundra
    .text = Odkrycie kosztuje o 1 żywności mniej.
card-jungle = Dżungla
    .text = Broniące się tu jednostki piechoty mają +1/0. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-great-lake = Wielkie jezioro
    .text = Zadowolenie +1, gdy stoi tu budowla.
card-canyon = Kanion
    .text = Broniące się tu jednostki mają 0/+1. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-peninsula = Półwysep
card-glacier = Lodowiec
    .text = Odkrycie kosztuje o 2 żywności mniej. Jazda i jednostki zmotoryzowane nie mogą tu wejść.
card-black-soil = Czarnoziem
    .text = Odkrycie kosztuje o 2 żywności więcej.
card-delta = Delta rzeki
    .text = Odkrycie kosztuje o 2 żywności więcej.
card-archipelago = Archipelag
    .text = Broniące się tu jednostki morskie mają 0/+1.
card-plateau = Płaskowyż
    .text = Mogą tu stacjonować jednostki lotnicze.
card-taiga = Tajga
    .text = Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-trade-crossroads = Skrzyżowanie szlaków
card-volcano = Wulkan
    .text = Zadowolenie −1. Broniące się tu jednostki piechoty mają 0/+1. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-industrial-basin = Zagłębie przemysłowe
card-urban-area = Aglomeracja
    .text = Zadowolenie −1. Na tym terenie mogą stać 2 budowle.
card-continental-shelf = Szelf kontynentalny

## Surowce

card-horses = Konie
    .text = +1 do produkcji z tego terenu.
card-iron = Żelazo
    .text = +1 do produkcji z tego terenu.
card-copper = Miedź
    .text = +1 do produkcji z tego terenu. +1 do podatków z tego terenu.
card-stone = Kamień
    .text = +1 do produkcji z tego terenu. Pierwszy etap budowy twoich cudów jest tańszy o 1 (min. 1).
card-wheat = Pszenica
    .text = +1 do żywności z tego terenu. +1 do podatków z tego terenu.
card-fish = Ryby
    .text = +1 do żywności z tego terenu. +1 do podatków z tego terenu.
card-cattle = Bydło
    .text = +1 do żywności z tego terenu. +1 do produkcji z tego terenu.
card-gold = Złoto
    .text = +2 do podatków z tego terenu.
card-wine = Wino
    .text = Zadowolenie +1. +1 do podatków z tego terenu.
card-furs = Futra
    .text = Zadowolenie +1. +1 do podatków z tego terenu.
card-silk = Jedwab
    .text = Zadowolenie +1. +1 do podatków z tego terenu.
card-ivory = Kość słoniowa
    .text = Zadowolenie +1. +1 do produkcji z tego terenu.
card-spices = Przyprawy
    .text = Zadowolenie +1. +2 do podatków z tego terenu.
card-saltpetre = Saletra
    .text = +1 do produkcji z tego terenu. Pierwszy etap budowy jednostek wymagających Prochu strzelniczego jest tańszy o 1 (min. 1).
card-coal = Węgiel
    .text = +2 do produkcji z tego terenu.
card-oil = Ropa naftowa
    .text = +2 do produkcji i +1 do podatków z tego terenu, jeżeli stoi na nim Wieża wiertnicza.
card-aluminium = Aluminium
    .text = +1 do produkcji z tego terenu. Każdy etap budowy twoich jednostek lotniczych jest tańszy o 1 (min. 1).
card-uranium = Uran
    .text = +3 do produkcji z tego terenu.

## Budowle

card-farm = Gospodarstwo rolne
    .text = +1 do żywności z tego terenu.
card-fishing-port = Przystań rybacka
    .text = +1 do żywności z tego terenu.
card-hunting-lodge = Chata myśliwska
    .text = +1 do żywności z tego terenu.
card-pasture = Pastwisko
    .text = +1 do produkcji z tego terenu, jeżeli znajduje się na nim karta: Konie lub Bydło. +1 do żywności z tego terenu, jeżeli znajduje się na nim karta: Konie lub Bydło.
card-mine = Kopalnia
    .text = +1 do produkcji z tego terenu. +1 do produkcji z tego terenu, jeżeli znajduje się na nim karta: Żelazo, Miedź, Węgiel lub Złoto.
card-sawmill = Tartak
    .text = +1 do produkcji z tego terenu.
card-quarry = Kamieniołom
    .text = +1 do produkcji z tego terenu, jeżeli znajduje się na nim karta: Kamień. Każdy etap budowy twoich cudów jest tańszy o 1 (min. 1).
card-marketplace = Targowisko
    .text = +1 do podatków z tego terenu.
card-caravanserai = Karawanseraj
    .text = +2 do podatków z tego terenu.
card-monument = Pomnik
    .text = Zadowolenie +1.
card-temple = Świątynia
    .text = Zadowolenie +2.
card-granary = Spichlerz
    .text = +1 do żywności z tego terenu.
card-barracks = Koszary
    .text = Można tu budować jednostki piechoty; ich pierwszy etap jest tu tańszy o 1 (min. 1).
card-stables = Stajnie
    .text = Można tu budować jednostki jazdy; ich pierwszy etap jest tu tańszy o 1 (min. 1).
card-palisade = Palisada
    .text = Umocnienie. Twoje broniące się tu jednostki piechoty mają 0/+1.
card-city-walls = Mury miejskie
    .text = Umocnienie. Twoje broniące się tu jednostki mają 0/+1. Jeżeli stoją w stolicy, stolica ma 0/+2.
card-watchtower = Wieża strażnicza
    .text = Wrogie jednostki lądowe muszą się tu zatrzymać. Jedna z twoich broniących się tu jednostek piechoty ma +1/0.
card-library = Biblioteka
    .text = +1 do podatków z tego terenu. Dobranie karty za podatki kosztuje cię o 1 mniej (min. 1).
card-shipyard = Stocznia
    .text = Stocznia. +1 do produkcji z tego terenu.
card-trade-harbour = Port handlowy
    .text = +1 do podatków z tego terenu. +1 do żywności z tego terenu.
card-irrigation-canal = Kanał nawadniający
    .text = +1 do żywności z tego terenu oraz z każdego twojego sąsiedniego terenu typu Równina.
card-workshop = Warsztat
    .text = +1 do produkcji z tego terenu.
card-aqueduct = Akwedukt
    .text = Zadowolenie +1. +1 do żywności z tego terenu.
card-vineyard = Winnica
    .text = +1 do podatków z tego terenu. +1 do podatków z tego terenu, jeżeli znajduje się na nim karta: Wino.
card-windmill = Wiatrak
    .text = +1 do żywności z tego terenu. +1 do produkcji z tego terenu.
card-arena = Arena
    .text = Zadowolenie +2.
card-theatre = Teatr
    .text = Zadowolenie +1. +1 do podatków z tego terenu.
card-university = Uniwersytet
    .text = +2 do podatków z tego terenu. Ostatni etap twoich wynalazków jest tańszy o 1 (min. 1).
card-bank = Bank
    .text = +2 do podatków z tego terenu.
card-cathedral = Katedra
    .text = Zadowolenie +3.
card-castle = Zamek
    .text = Umocnienie. Twoje broniące się tu jednostki mają +1/+1. Można tu budować jednostki piechoty i jazdy. Jeżeli stoi w stolicy, stolica ma +1/+2.
card-forge = Kuźnia
    .text = Każdy etap budowy twoich jednostek piechoty i jazdy jest tańszy o 1 (min. 1).
card-manufactory = Manufaktura
    .text = +2 do produkcji z tego terenu.
card-drydock = Suchy dok
    .text = Stocznia. +1 do produkcji z tego terenu. Każdy etap budowy twoich jednostek morskich jest tańszy o 1 (min. 1).
card-trading-post = Faktoria
    .text = +2 do podatków z tego terenu.
card-coastal-battery = Bateria nadbrzeżna
    .text = Umocnienie. Wrogie jednostki morskie atakujące ten teren mają −1/0. Twoje broniące się tu jednostki mają +1/0.
card-observatory = Obserwatorium
    .text = +1 do podatków z tego terenu. Możesz raz więcej na turę dobrać kartę za podatki.
card-courthouse = Sąd
    .text = Zadowolenie +1. Wydarzenia ze źródła Społeczeństwo zagrane przez przeciwników nie mogą wskazać ciebie ani twoich kart.
card-factory = Fabryka
    .text = +3 do produkcji z tego terenu.
card-oil-derrick = Wieża wiertnicza
    .text = +1 do produkcji z tego terenu.
card-airport = Lotnisko
    .text = Mogą tu stacjonować i być budowane jednostki lotnicze.
card-hospital = Szpital
    .text = Zadowolenie +2. +1 do żywności z tego terenu.
card-power-plant = Elektrownia
    .text = +1 do produkcji z każdego twojego terenu, na którym stoi budowla.
card-grain-elevator = Elewator zbożowy
    .text = +3 do żywności z tego terenu.
card-stock-exchange = Giełda
    .text = +3 do podatków z tego terenu.
card-bunker = Bunkier
    .text = Umocnienie. Twoje broniące się tu jednostki mają +1/+1, a piechota wśród nich ma zdolność Obrońca. Jeżeli stoi w stolicy, stolica ma +1/+3.
card-flak-battery = Bateria przeciwlotnicza
    .text = Twoje broniące się tu jednostki mają Atak przeciwlotniczy 2. Jeżeli stoi w stolicy, stolica także go ma.
card-broadcasting-tower = Rozgłośnia
    .text = Zadowolenie +3. +1 do podatków z tego terenu.
card-research-laboratory = Laboratorium badawcze
    .text = +2 do podatków z tego terenu. Możesz raz więcej na turę dobrać kartę za podatki. Każdy etap twoich wynalazków jest tańszy o 1 (min. 1).

## Cuda

card-stonehenge = Stonehenge
    .text = Unikalna. Zadowolenie +2. Pierwszy etap twoich wynalazków ze zdolnością Religia jest tańszy o 1 (min. 1).
card-pyramids = Piramidy
    .text = Unikalna. Każdy etap budowy twoich budowli i cudów jest tańszy o 1 (min. 1).
card-hanging-gardens = Wiszące ogrody
    .text = Unikalna. Zadowolenie +2. +2 do żywności z tego terenu.
card-great-library = Wielka biblioteka
    .text = Unikalna. W fazie końcowej dobierasz o 1 kartę więcej.
card-colossus = Kolos
    .text = Unikalna. +1 do podatków z każdego twojego terenu typu Morze.
card-great-lighthouse = Latarnia morska na Faros
    .text = Unikalna. Twoje jednostki morskie mają +1/0 i nie wymagają utrzymania za granicą.
card-oracle = Wyrocznia
    .text = Unikalna. Po ukończeniu dobierz kartę. Na początku twojej fazy końcowej obejrzyj 3 wierzchnie karty swojej biblioteki; dowolne z nich możesz odłożyć na spód.
card-great-wall = Wielki Mur
    .text = Unikalna, Umocnienie. Twoje jednostki piechoty broniące się na twoich terenach mają 0/+1. Wrogie jednostki lądowe na twoich terenach mają najwyżej 1 punkt ruchu.
card-hagia-sophia = Hagia Sophia
    .text = Unikalna. Zadowolenie +3 oraz +1, gdy posiadasz wynalazek ze zdolnością Religia.
card-leonardos-workshop = Pracownia Leonarda
    .text = Unikalna. Na początku twojej fazy zarządzania możesz położyć 1 znacznik etapu na jednej swojej jednostce w budowie albo nieukończonym wynalazku.
card-notre-dame = Notre-Dame
    .text = Unikalna. Zadowolenie +2. Raz na turę, po rozpatrzeniu zagranego przez ciebie wydarzenia, dobierz kartę.
card-wieliczka-salt-mine = Kopalnia soli w Wieliczce
    .text = Unikalna. +2 do podatków z tego terenu i +1 do podatków ze stolicy. Na początku twojej fazy zarządzania otrzymujesz 2 podatki.
card-taj-mahal = Tadź Mahal
    .text = Unikalna. Odkrycie terenu lub surowca kosztuje cię o 2 żywności mniej (min. 1).
card-eiffel-tower = Wieża Eiffla
    .text = Unikalna. Zadowolenie +4. +1 do podatków z każdego twojego terenu, na którym stoi budowla.
card-panama-canal = Kanał Panamski
    .text = Unikalna. Ten teren jest także typu Morze. +3 do podatków z niego. Twoje jednostki morskie mogą w jednej turze poruszyć się raz, a potem także zaatakować.
card-space-program = Program kosmiczny
    .text = Unikalna. Zadowolenie +3. Do zwycięstwa przez dobrobyt wystarcza ci 7 żywności i 8 terenów.

## Jednostki

card-warriors = Wojownicy
card-scouts = Zwiadowcy
    .text = Samowystarczalny.
card-spearmen = Włócznicy
card-archers = Łucznicy
    .text = Obrońca.
card-axemen = Topornicy
card-swordsmen = Miecznicy
card-catapult = Katapulta
    .text = Burzyciel 2.
card-hoplites = Hoplici
    .text = Obrońca.
card-legion = Legioniści
card-jaguar-warriors = Wojownicy-jaguary
    .text = +1/0 na terenach typu Dżungla, Las i Bagno.
card-medjay = Straż medżajów
    .text = Samowystarczalny. 0/+1 podczas obrony na terenach typu Pustynia lub Rzeka.
card-pikemen = Pikinierzy
    .text = +2/0 w walce z jazdą.
card-longbowmen = Długołucznicy
    .text = Obrońca.
card-crossbowmen = Kusznicy
    .text = Snajper.
card-musketeers = Muszkieterzy
    .text = Obrońca.
card-samurai = Samuraje
card-cannons = Armaty
    .text = Burzyciel 2.
card-men-at-arms = Zbrojni
card-janissaries = Janczarzy
    .text = Samowystarczalny.
card-riflemen = Strzelcy
card-partisans = Partyzanci
    .text = Samowystarczalny. Ma zdolność Obrońca na własnych terenach.
card-machine-gunners = Karabiny maszynowe
    .text = Obrońca.
card-sharpshooters = Strzelcy wyborowi
    .text = Snajper.
card-marines = Piechota morska
    .text = +1/0 podczas ataku na tereny typu Morze. Może przekroczyć granicę po wcześniejszym ruchu.
card-paratroopers = Spadochroniarze
    .text = Samowystarczalny. Nie zajmuje miejsca w limicie zdolności Transport.
card-field-artillery = Artyleria polowa
    .text = Burzyciel 3.
card-flak-guns = Działa przeciwlotnicze
    .text = Atak przeciwlotniczy 3.
card-light-cavalry = Lekka jazda
card-chariots = Rydwany
card-horse-archers = Łucznicy konni
    .text = Snajper.
card-war-chariots = Rydwany bojowe
card-steppe-riders = Stepowi jeźdźcy
    .text = Samowystarczalny.
card-cavalry = Kawaleria
card-knights = Rycerze
    .text = +1/0 podczas ataku na tereny typu Równina.
card-keshik = Keszyk
card-winged-hussars = Husaria
    .text = +1/0 podczas ataku.
card-cossacks = Kozacy
    .text = Samowystarczalny, Burzyciel 1.
card-armoured-cars = Samochody pancerne
card-motorised-infantry = Piechota zmotoryzowana
card-tanks = Czołgi
card-self-propelled-guns = Działa samobieżne
    .text = Burzyciel 4.
card-mobile-flak = Ruchome działa przeciwlotnicze
    .text = Atak przeciwlotniczy 3.
card-galley = Galera
    .text = Transport 1. Buduje się ją na własnym terenie typu Morze.
card-trireme = Trirema
card-longships = Długie łodzie
    .text = Transport 2, Samowystarczalny.
card-galleon = Galeon
    .text = Transport 2.
card-privateers = Kaprowie
    .text = Samowystarczalny. Gdy jednostka zaczyna okupować teren przeciwnika, zabierz mu 1 żywności.
card-frigate = Fregata
    .text = Burzyciel 1.
card-transport-ship = Transportowiec
    .text = Transport 3.
card-submarine = Okręt podwodny
    .text = Snajper.
card-battleship = Pancernik
    .text = Burzyciel 3.
card-aircraft-carrier = Lotniskowiec
    .text = Atak przeciwlotniczy 1. Twoje jednostki lotnicze mogą stacjonować na terenie z tą jednostką.
card-biplane = Dwupłatowiec
card-bomber = Bombowiec
    .text = Burzyciel 5.
card-fighter = Myśliwiec
    .text = Atak przeciwlotniczy 1.
card-attack-helicopters = Śmigłowce szturmowe
    .text = Burzyciel 2.
card-jet-fighter = Odrzutowiec
    .text = Atak przeciwlotniczy 2.
card-transport-plane = Samolot transportowy
    .text = Transport 2.

## Wynalazki

card-alphabet = Alfabet
    .text = Faza końcowa, raz: zapłać 2 podatki, aby dobrać kartę.
card-metalworking = Obróbka metali
    .text = Jednostki odrzucane z ręki dla dochodu dają o 1 więcej.
card-sailing = Żeglarstwo
    .text = Odkrycie terenu typu Morze kosztuje cię o 1 żywności mniej (min. 1).
card-archery = Łucznictwo
    .text = Twoja stolica ma +1/0.
card-bronze-working = Brązownictwo
    .text = Twoja stolica ma 0/+1.
card-horse-riding = Jeździectwo
    .text = Twoja jazda może przekroczyć granicę po wcześniejszym ruchu.
card-mysticism = Mistycyzm
    .text = Zadowolenie +1.
card-masonry = Murarstwo
    .text = Twoje budowle mają 0/+1.
card-agriculture = Rolnictwo
    .text = +1 do żywności ze stolicy.
card-road-building = Budowa dróg
    .text = Twoje jednostki lądowe mają +1 punkt ruchu do wykorzystania tylko na własnych terenach.
card-currency = Pieniądz
    .text = +1 do podatków ze stolicy.
card-mathematics = Matematyka
    .text = Budowle odrzucane z ręki dla dochodu dają o 1 więcej.
card-calendar = Kalendarz
    .text = Odkrycie terenu kosztuje cię o 1 żywności mniej (min. 1).
card-code-of-laws = Kodeks praw
    .text = Zadowolenie +1. +1 do podatków ze stolicy.
card-gunpowder = Proch strzelniczy
    .text = Twoja stolica ma +1/+1.
card-navigation = Nawigacja
    .text = Twoje jednostki morskie mają 0/+1.
card-banking = Bankowość
    .text = +1 do podatków ze stolicy. Faza zarządzania, raz: zamień do 3 podatków na produkcję.
card-philosophy = Filozofia
    .text = Po ukończeniu dobierz 2 karty.
card-astronomy = Astronomia
    .text = Po ukończeniu przeszukaj bibliotekę, pokaż jeden wynalazek i weź go na rękę.
card-feudalism = Feudalizm
    .text = Twój limit jednostek jest wyższy o 2.
card-guilds = Cechy rzemieślnicze
    .text = +1 do produkcji ze stolicy. Ostatni etap budowy twoich budowli jest tańszy o 1 (min. 1).
card-printing-press = Druk
    .text = Każdy etap twoich wynalazków jest tańszy o 1 (min. 1).
card-engineering = Inżynieria
    .text = Pierwszy etap budowy twoich budowli jest tańszy o 1 (min. 1); twoje budowle mają 0/+1.
card-literature = Literatura
    .text = Zadowolenie +1. Po ukończeniu dobierz kartę.
card-military-tactics = Taktyka wojskowa
    .text = W każdej walce jedna z twoich jednostek ma +1/0 i jedna 0/+1.
card-logistics = Logistyka
    .text = Do 3 twoich jednostek za granicą nie wymaga utrzymania.
card-industrialization = Industrializacja
    .text = +1 do produkcji z każdego twojego terenu, na którym stoi Kopalnia, Tartak, Warsztat, Manufaktura lub Fabryka.
card-aviation = Lotnictwo
    .text = Na początku twojej fazy militarnej możesz obejrzeć rękę jednego przeciwnika.
card-combustion = Silnik spalinowy
    .text = Pierwszy etap budowy twoich jednostek zmotoryzowanych i lotniczych jest tańszy o 1 (min. 1).
card-electricity = Elektryczność
    .text = +2 do produkcji ze stolicy. +2 do podatków ze stolicy.
card-medicine = Medycyna
    .text = Zadowolenie +2.
card-radio = Radio
    .text = Zadowolenie +1. Twój limit kart na ręce jest wyższy o 1.
card-rocketry = Technika rakietowa
    .text = Twoje jednostki lotnicze mają +1/0.
card-nuclear-physics = Fizyka jądrowa
    .text = +3 do produkcji ze stolicy.
card-corporation = Spółka akcyjna
    .text = +1 do podatków z każdego twojego terenu, na którym jest surowiec.
card-despotism = Despotyzm
    .text = Ustrój. +2 do produkcji ze stolicy. Zadowolenie −1.
card-monarchy = Monarchia
    .text = Ustrój. Zadowolenie +1. Twoja stolica ma +1/+1.
card-republic = Republika
    .text = Ustrój. +2 do podatków ze stolicy.
card-merchant-republic = Republika kupiecka
    .text = Ustrój. +1 do podatków z każdego twojego terenu typu Morze. Zadowolenie +1.
card-theocracy = Teokracja
    .text = Ustrój. Zadowolenie +1 oraz +2, gdy posiadasz wynalazek ze zdolnością Religia.
card-military-junta = Junta wojskowa
    .text = Ustrój. Każdy etap budowy twoich jednostek jest tańszy o 1 (min. 1). Zadowolenie −1.
card-democracy = Demokracja
    .text = Ustrój. Zadowolenie +3. +1 do podatków z każdego twojego terenu. Zadowolenie −1 za każdą twoją jednostkę za granicą.
card-communism = Komunizm
    .text = Ustrój. +1 do produkcji z każdego twojego terenu. Zadowolenie −1.
card-animism = Animizm
    .text = Religia. Zadowolenie +1.
card-polytheism = Politeizm
    .text = Religia. Zadowolenie +1 oraz +1 za każdy twój cud.
card-buddhism = Buddyzm
    .text = Religia. Zadowolenie +3. Twoje jednostki nie mogą atakować za granicą.
card-confucianism = Konfucjanizm
    .text = Religia. Zadowolenie +1. Pierwszy etap twoich wynalazków jest tańszy o 1 (min. 1).
card-christianity = Chrześcijaństwo
    .text = Religia. Zadowolenie +2. Pierwszy etap budowy twoich cudów jest tańszy o 1 (min. 1).
card-islam = Islam
    .text = Religia. Zadowolenie +2. +1 do podatków z każdego twojego terenu typu Pustynia.

## Wydarzenia

card-bumper-harvest = Urodzaj
    .text = Otrzymujesz 2 żywności.
card-drought = Susza
    .text = Tereny typu Równina i Rzeka wskazanego przeciwnika dają o 1 żywności mniej (min. 0).
card-locusts = Szarańcza
    .text = Wskazany przeciwnik traci 2 żywności.
card-flood = Powódź
    .text = Zniszcz budowlę (nie cud) na terenie typu Rzeka.
card-earthquake = Trzęsienie ziemi
    .text = Zniszcz budowlę lub cud na terenie typu Wzgórza, Góry lub Pustynia.
card-storm = Sztorm
    .text = Odwołaj ruch lub atak jednostek morskich; te jednostki i wszystkie przez nie przewożone tracą cały swój ruch.
card-fog = Gęsta mgła
    .text = Odwołaj atak na jeden z twoich terenów; atakujące jednostki są wyczerpane.
card-plague = Zaraza
    .text = Wskazany przeciwnik ma zadowolenie −2.
card-harsh-winter = Ostra zima
    .text = Utrzymanie wrogich jednostek na twoich terenach kosztuje o 1 więcej.
card-fair-winds = Pomyślne wiatry
    .text = Przywróć do gotowości do 2 swoich jednostek morskich.
card-forced-march = Forsowny marsz
    .text = Do 3 twoich jednostek lądowych ma w tej turze +1 punkt ruchu i może przekroczyć granicę po wcześniejszym ruchu.
card-ambush = Zasadzka
    .text = Jedna z twoich broniących się jednostek ma +2/0 w tej walce.
card-heroic-defence = Bohaterska obrona
    .text = Jedna z twoich broniących się jednostek ma 0/+3 w tej walce.
card-battle-fury = Bitewny szał
    .text = Do 3 twoich atakujących jednostek ma +1/0 w tej walce.
card-reinforcements = Posiłki
    .text = Przesuń do 2 swoich jednostek lądowych z sąsiednich terenów na atakowany teren; dołączają do obrony.
card-desertion = Dezercja
    .text = Cofnij na rękę właściciela wrogą jednostkę, która jest za granicą.
card-mercenaries = Najemnicy
    .text = Wprowadź z ręki do swojej stolicy ukończoną jednostkę piechoty z Ery Początkowej, pomijając jej wymagania.
card-sabotage = Sabotaż
    .text = Usuń 1 znacznik etapu z projektu przeciwnika; jeżeli nie zostanie żaden, projekt zostaje odrzucony.
card-supply-lines = Linie zaopatrzenia
    .text = Twoje jednostki nie wymagają utrzymania za granicą.
card-scorched-earth = Spalona ziemia
    .text = Zniszcz swoją budowlę na terenie okupowanym przez wroga; każda wroga jednostka na tym terenie otrzymuje 2 obrażenia.
card-great-general = Wielki wódz
    .text = W każdej walce do 2 twoich atakujących jednostek ma +1/0.
card-trenches = Okopy
    .text = Twoje jednostki piechoty broniące się na własnych terenach mają 0/+1.
card-naval-blockade = Blokada morska
    .text = Tereny typu Morze wskazanego przeciwnika dają o 2 podatki mniej (min. 0).
card-truce = Rozejm
    .text = Ty i wskazany przeciwnik nie możecie się nawzajem atakować.
card-conscription = Pobór
    .text = Po zagraniu otrzymujesz 4 produkcji, tylko na jednostki. Zadowolenie −1.
card-atomic-bomb = Bomba atomowa
    .text = Zniszcz wszystkie jednostki i budowle na jednym terenie przeciwnika, który nie jest stolicą.
card-bribery = Przekupstwo
    .text = Przejmij kontrolę nad wrogą jednostką o wytrzymałości najwyżej 2, która jest za granicą, i przesuń ją do swojej stolicy.
card-plunder = Grabież
    .text = Jeżeli okupujesz teren wskazanego przeciwnika, zabierz mu 3 żywności.
card-festival = Święto ludowe
    .text = Zadowolenie +2.
card-riots = Zamieszki
    .text = Wskazany przeciwnik ma zadowolenie −3.
card-general-strike = Strajk powszechny
    .text = Do 2 terenów aktywnego gracza (poza stolicą) zostaje wyczerpanych.
card-golden-age = Złoty wiek
    .text = +1 do produkcji i +1 do podatków z każdego twojego terenu, na którym stoi budowla.
card-great-migration = Wędrówka ludów
    .text = W tej turze odkrycie terenu lub surowca kosztuje cię o 2 żywności mniej (min. 1).
card-cartographers = Kartografowie
    .text = W tej turze możesz odkryć o jeden teren lub surowiec więcej (każdy trzeba opłacić).
card-censorship = Cenzura
    .text = Anuluj wydarzenie ze źródła Społeczeństwo, Nauka lub Polityka.
card-divine-protection = Opatrzność
    .text = Anuluj wydarzenie ze źródła Natura.
card-diplomacy = Dyplomacja
    .text = Anuluj wydarzenie, chyba że jego właściciel zapłaci 2 żywności.
card-espionage = Szpiegostwo
    .text = Obejrzyj rękę wskazanego przeciwnika i wybierz kartę; przeciwnik ją odrzuca.
card-revolution = Rewolucja
    .text = Zniszcz wynalazek przeciwnika ze zdolnością Ustrój.
card-reformation = Reformacja
    .text = Zniszcz wynalazek przeciwnika ze zdolnością Religia.
card-secession = Secesja
    .text = Jeżeli zadowolenie wskazanego przeciwnika jest mniejsze od liczby jego terenów, traci on skrajny teren, jak przy niepokojach.
card-promised-land = Ziemia obiecana
    .text = Wprowadź do gry teren z atlasu bez opłaty. Nie zużywa to odkrycia w tej turze.
card-resettlement = Przesiedlenia
    .text = Zamień miejscami dwa swoje nieokupowane tereny (poza stolicą) wraz ze wszystkim, co się na nich znajduje.
card-great-scholar = Wielki uczony
    .text = Połóż 1 znacznik etapu na swoim nieukończonym wynalazku.
card-great-architect = Wielki architekt
    .text = Połóż 1 znacznik etapu na jednej swojej nieukończonej budowli lub cudzie.
card-great-leader = Wielki przywódca
    .text = Wybierz jedno: 1 żywności, 2 produkcji albo 2 podatki.
card-gold-rush = Gorączka złota
    .text = Otrzymujesz 3 podatki.
card-trade-route = Szlak handlowy
    .text = +1 do podatków ze stolicy.
card-trade-treaty = Traktat handlowy
    .text = Wskaż surowiec, który przeciwnik ma w grze; masz do niego dostęp. +1 do podatków ze stolicy.
card-inspiration = Natchnienie
    .text = Dobierz 2 karty.
card-renaissance = Odrodzenie
    .text = Weź na rękę do 2 budowli, cudów, jednostek lub wynalazków ze swojego stosu kart odrzuconych.
card-chronicle = Kronika dziejów
    .text = Połóż 1 znacznik czasu na swoim wydarzeniu długoterminowym albo usuń 1 z wrogiego. Dobierz kartę.
card-uncharted-coast = Nieznane wybrzeże
    .text = Wskazany skrajny teren jest także typu Morze.

## Talie

deck-steppe-storm = Stepowa burza
    .text = Szybka, tania jazda; odkryj 4–5 terenów, zapełnij limit jednostek i uderz na stolicę wroga, zanim staną mury.
deck-garden-of-kings = Ogród królów
    .text = Gospodarstwa, zadowolenie i cuda prowadzą do zwycięstwa przez dobrobyt, pod osłoną murów i włóczników.
deck-lords-of-the-tide = Władcy przypływu
    .text = Morskie tereny dają podatki, stocznie floty, a floty okupują każde wybrzeże; Nieznane wybrzeże otwiera drogę do wrogów bez morza.
deck-wings-of-steel = Stalowe skrzydła
    .text = Dojdź do Ery Złotej, ukończ Lotnictwo i w jednej turze uderz z powietrza na stolicę.
deck-hand-of-fate = Ręka losu
    .text = Wydarzenia spowalniają przeciwników, a łucznicy i długołucznicy utrzymują linię.
deck-pax-romana = Pax Romana
    .text = Po trosze wszystkiego: gospodarstwa, świątynie, legiony i miecznicy; atakuj albo prześcignij przeciwnika, zależnie od sytuacji.
