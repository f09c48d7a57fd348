# Civilization, gra karciana. Wszystkie teksty gry.
#
# Zmienne komunikatu to pola jego akcji albo tego, co się stało; akcja mówi też o tym, co wie tylko stół (zob. saying.rs): $unit-card to
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
        [production] { at-place }: pobierz moc produkcyjną ({ $amount })
        [tax] { at-place }: pobierz podatki ({ $amount })
       *[food] { at-place }: pobierz żywność ({ $amount })
    }
action-buy-card = Dobierz kartę za standardowy koszt (podatki: { $price })
action-build = Rozpocznij budowę: { $card }, { at-place } (moc produkcyjna: { $price })
action-invent = Rozpocznij wymyślanie: { $card } (podatki: { $price })
action-advance = Opłać kolejny etap: { $card }, { at-place } (moc produkcyjna: { $price })
action-research = Opłać kolejny etap wymyślania: { $card } (podatki: { $price })
action-burn = { $kind-id ->
        [unit] Odrzuć kartę „{ $card }”: { $amount ->
            [one] { $amount } punkt produkcji, tylko na jednostki
            [few] { $amount } punkty produkcji, tylko na jednostki
           *[many] { $amount } punktów produkcji, tylko na jednostki
        }
        [invention] Odrzuć kartę „{ $card }”: { $amount ->
            [one] { $amount } podatek, tylko na wynalazki
            [few] { $amount } podatki, tylko na wynalazki
           *[many] { $amount } podatków, tylko na wynalazki
        }
       *[other] Odrzuć kartę „{ $card }”: { $amount ->
            [one] { $amount } punkt produkcji, tylko na budowle
            [few] { $amount } punkty produkcji, tylko na budowle
           *[many] { $amount } punktów produkcji, tylko na budowle
        }
    }
action-abandon = { $place-id ->
        [parts] Porzuć projekt „{ $card }” ({ at-place })
       *[none] Porzuć wymyślanie: { $card }
    }
action-play = { $price ->
        [0] Zagraj „{ $card }”
       *[other] Zagraj „{ $card }” (żywność: { $price })
    }
action-activate = Użyj karty „{ $card }”
action-move = Przesuń jednostkę { the-unit } na: { at-to } ({ $to-seat })
action-attack = Zaatakuj teren: { at-place } ({ $place-seat })
action-raze = Zaatakuj budowlę „{ $card }”: { at-place } ({ $place-seat })
action-join = { $task-id ->
        [muster] Do ataku: { the-unit }
       *[load] Zabierz na pokład: { the-unit }
    }
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
        [0] Utrzymaj za darmo: { the-unit }
       *[other] Zapłać za utrzymanie: { the-unit } (żywność: { $price })
    }
action-starve = { $unit-id ->
        [parts] Nie płać za utrzymanie: do domu wraca jednostka { the-unit }
       *[none] Nie płać za pozostałe jednostki: wracają do domu
    }
action-favour = Premię dostaje jednostka { the-unit }
action-aim = { $building-id ->
        [none] { $unit-card }: uderz w jednostki
       *[other] { $unit-card }: uderz w budowlę „{ $building }”
    }
action-hit = Obrażenia przyjmuje jednostka { the-unit }
action-enter = { $unit-card }: wejdź na teren { at-place }
action-stay = { $unit-id ->
        [parts] { $unit-card }: zostań na miejscu ({ at-unit })
       *[none] Pozostałe jednostki nie wchodzą
    }
action-finish = Ukończ „{ $card }”: { at-place }
action-dismiss = Odrzuć jednostkę { the-unit }
action-demolish = Odrzuć budowlę „{ $card }”
action-lose = { $flank-id ->
        [left] Strać skrajny teren po lewej: { $card }
       *[right] Strać skrajny teren po prawej: { $card }
    }
action-choose = { $option-id ->
        [none] Zamień podatki na moc produkcyjną ({ $amount })
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
        [resource] Wskaż surowiec „{ $resource }”: { at-target } ({ $target-place-seat })
       *[event] Wskaż zdarzenie „{ $target-card }” ({ $target-seat }), znaczniki czasowe: { $target-markers }
    }
action-take = { $task-id ->
        [discard-down] Odrzuć kartę „{ $card }”
        [rob] Niech odrzuci kartę „{ $card }”
        [deploy] Wprowadź do gry kartę „{ $card }”
       *[other] Weź kartę „{ $card }”
    }
action-sink = Odłóż kartę „{ $card }” pod spód biblioteki
action-keep = { $task-id ->
        [redraw] Zostaw tę rękę
       *[sink] Zostaw pozostałe karty na wierzchu
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
option-great-leader-0 = 1 jednostka żywności
option-great-leader-1 = 2 punkty produkcji
option-great-leader-2 = 2 podatki
option-chronicle-0 = Dodaj znacznik czasowy swojemu zdarzeniu
option-chronicle-1 = Zabierz znacznik czasowy zdarzeniu przeciwnika

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
ask-clear = Nie wszystkie jednostki z utraconego terenu się zmieszczą: wybierz, które odrzucasz
ask-start-phase = Początek fazy
ask-trigger = Wybierz, na co działa twoja karta
ask-explorers = Faza odkrywców: odkryj teren lub surowiec albo zakończ fazę
ask-military = Faza militarna: przesuwaj jednostki i atakuj albo zakończ fazę
ask-management = Faza zarządzania: pobieraj dochody, buduj, wymyślaj wynalazki, zagrywaj zdarzenia albo zakończ fazę
ask-end = Faza końcowa: użyj kart albo zakończ turę
ask-activation = Faza aktywacji
ask-main = Twoja faza
ask-phase-start = Początek fazy: zagraj zdarzenie albo nic
ask-travel-declared = Jednostki wyruszają: zagraj zdarzenie albo nic
ask-attack-declared = Ogłoszono atak: zagraj zdarzenie albo nic
ask-event-played = Ogłoszono zdarzenie: anuluj je albo nie zagrywaj niczego
ask-prosperity = Czy ktoś wygrał dzięki dobrobytowi?
ask-upkeep = Jednostki za granicą wymagają utrzymania: wybierz, za które płacisz żywnością
ask-end-draw = Dobieranie karty na koniec tury
ask-end-phase = Koniec fazy
ask-discard-down = Za dużo kart na ręce: wybierz, które odrzucasz
ask-next-turn = Następna tura
ask-announce = Wybierz, na co działa zagrywane zdarzenie
ask-resolve = Zdarzenie zaczyna działać
ask-resolved = Zdarzenie zadziałało
ask-ransom = Twoje zdarzenie zostanie anulowane: zapłacić żywnością, by je ocalić?
ask-deploy = Wybierz kartę z ręki, która wejdzie do gry za darmo
ask-free-terrain = Wybierz teren, który wejdzie do gry za darmo
ask-search = Wybierz karty, które bierzesz
ask-convert = Ile podatków zamienić na moc produkcyjną?
ask-peek = Podglądanie wierzchu biblioteki
ask-sink = Wybierz karty, które odkładasz pod spód biblioteki
ask-rob = Wybierz kartę, którą odrzuci przeciwnik
ask-muster = Wybierz jednostki, które atakują
ask-load = Wybierz jednostki, które popłyną lub polecą razem
ask-depart = Jednostki wyruszają
ask-fight = Początek walki
ask-favour = Wybierz jednostki, które dostają premię
ask-early = Najpierw uderzają obrońcy i snajperzy
ask-snipe = Strzela snajper
ask-aim-destroyers = W co trafia jednostka z Burzycielem?
ask-strike = Uderzają wszyscy
ask-assign = Wybierz jednostkę, która przyjmie obrażenia
ask-bury = To, co zniszczone, schodzi z gry
ask-enter = Droga wolna: wybierz jednostki, które wchodzą na teren
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
event-completed = Ukończono: { $card } ({ $seat }).
event-discarded = Odrzucono: { $card } ({ $seat }).
event-faded = { $markers ->
        [0] Kończy się czas karty „{ $card }” ({ $seat }).
        [one] { $card } ({ $seat }): został { $markers } znacznik czasowy.
        [few] { $card } ({ $seat }): zostały { $markers } znaczniki czasowe.
       *[many] { $card } ({ $seat }): zostało { $markers } znaczników czasowych.
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
        [production] { at-place }: { $seat } pobiera moc produkcyjną ({ $amount }).
        [tax] { at-place }: { $seat } pobiera podatki ({ $amount }).
       *[food] { at-place }: { $seat } pobiera żywność ({ $amount }).
    }
event-gained = { $income-id ->
        [production] { $seat } otrzymuje moc produkcyjną ({ $amount }).
        [tax] { $seat } otrzymuje podatki ({ $amount }).
       *[food] { $seat } otrzymuje żywność ({ $amount }).
    }
event-started = { $place-id ->
        [parts] { $seat } rozpoczyna budowę: { $card }, teren: { at-place }.
       *[none] { $seat } rozpoczyna wymyślanie: { $card }.
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
event-homebound = { $seat } nie płaci za utrzymanie: do domu wraca jednostka „{ $card }” ({ at-place }).
event-moved = { $card }: { at-from } → { at-to } ({ $to-seat }).
event-called-off = Odwołano ruch lub atak na: { at-place } ({ $place-seat }).
event-attacked = { $building-id ->
        [none] { $seat } atakuje teren: { at-place } ({ $place-seat }). Jednostki: { $cards }.
       *[other] { $seat } atakuje budowlę „{ $building }”: { at-place } ({ $place-seat }). Jednostki: { $cards }.
    }
event-fought = Walka, { at-place }: obrażenia { $attack } przeciw { $defence }.
event-hit = { $card } ({ $seat }): obrażenia { $damage }.
event-capital-hit = Obrażenia stolicy, { $seat }: { $damage }.
event-building-hit = { $card } ({ at-place }): obrażenia { $damage }.
event-destroyed = Zniszczono: { $card } ({ $seat }), { at-place }.
event-bribed = { $card }: jednostka zmienia stronę, odtąd kieruje nią { $seat }.
event-shuffled = { $seat } tasuje bibliotekę.
event-hand-returned = { $seat } wtasowuje pierwszą rękę z powrotem do biblioteki.
event-eliminated = { $seat } odpada z gry.
event-game-over = { $by-id ->
        [prosperity] { $seat } wygrywa dzięki dobrobytowi.
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
section-events = Zdarzenia

## Opcje stołu

setup-decks = Talie
    .help = Po talii na miejsce, w kolejności: gotowych jest sześć. Miejsce bez wyboru gra talią o swoim numerze. Własne talie powstają w kreatorze talii; kto dosiądzie się później, przynosi swoją.
setup-hidden-lists = Ukryte listy talii
    .help = Nikt nie wie, co jest w cudzych taliach. W przeciwnym razie listy i atlasy są jawne; ręce i kolejność kart w bibliotekach nigdy.
setup-later-food = Żywność dla zaczynających później
    .help = Nasza opcja: wszyscy oprócz pierwszego gracza zaczynają z jedną jednostką żywności.
setup-redraw = Nowa pierwsza ręka
    .help = Nasza opcja: każdy może raz odłożyć pierwszą rękę i dobrać nową.
setup-resources-return = Surowce wracają do atlasu
    .help = Surowiec z utraconego terenu wraca do atlasu. Bez tej opcji trafia na stos kart zużytych.
setup-round-limit = Limit 40 rund
    .help = Nasza opcja: po 40 rundach rozstrzyga liczba terenów. Bez niej gra trwa najwyżej 400 rund.

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
problem-few-terrains = terenów w atlasie jest tylko { $found }: za mało na zwycięstwo dzięki dobrobytowi
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
sort-event = Zdarzenie
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
view-items = Budowle, projekty, zdarzenia
view-inventions = Wynalazki
view-hand = Ręka
view-discard = Zużyte
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
view-exhausted = użyte
view-damage = obrażenia
view-types = typ
view-occupied = okupowany
view-production = moc prod.
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
income-production = moc produkcyjna
income-tax = podatki
income-food = żywność
type-plains = Równina
type-hills = Wzgórza
type-mountains = Góry
type-forest = Las
type-jungle = Dżungla
type-desert = Pustynia
type-sea = Morski
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
keyword-government = Ustrój polityczny
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
form-event = zdarzenie
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
fact-markers = Znaczniki czasowe: { $value }
site-any = dowolny teren
site-not = nie { $type }
phase-any = dowolna faza
turns-own = we własnej turze
turns-opponent = w turze przeciwnika
turns-any = w dowolnej turze
window-phase-start = na początku fazy
window-travel-declared = gdy jednostki wyruszają
window-attack-declared = gdy ogłoszono atak
window-event-played = gdy ogłoszono zdarzenie

## Stolice

card-rome = Rzym
    .people = Rzymianie
    .text = Pierwszy etap budowy twoich jednostek piechoty jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-athens = Ateny
    .people = Grecy
    .text = Pierwszy etap wymyślania twoich wynalazków jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-memphis = Memfis
    .people = Egipcjanie
    .text = Każdy etap budowy twoich cudów jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-babylon = Babilon
    .people = Babilończycy
    .text = Twój standardowy koszt dobrania karty jest niższy o { $effects-1-amount-size } (min. 1).
card-kyoto = Kioto
    .people = Japończycy
    .text = Twoje jednostki piechoty Dalekiego Wschodu mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed } podczas ataku.
card-changan = Chang'an
    .people = Chińczycy
    .text = Pierwszy etap budowy budowli z Umocnieniem jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-karakorum = Karakorum
    .people = Mongołowie
    .text = Twoje jednostki jazdy mają { $effects-1-amount-signed } do ruchu.
card-london = Londyn
    .people = Anglicy
    .text = Pierwszy etap budowy twoich jednostek morskich jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-paris = Paryż
    .people = Francuzi
    .text = Twój limit kart na ręce jest wyższy o { $effects-1-amount-size }.
card-krakow = Kraków
    .people = Polacy
    .text = Wynalazki odrzucane z ręki dla dochodu dają o { $effects-1-amount-size } więcej.
card-tenochtitlan = Tenochtitlán
    .people = Aztekowie
    .text = Odkrycie terenu kosztuje cię o { $effects-1-amount-size } jednostkę żywności mniej (min. 1).
card-washington = Waszyngton
    .people = Amerykanie
    .text = Pierwszy etap twoich budowli, jednostek i wynalazków z Ery Złotej jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).

## Tereny

card-plains = Równina
    .text = Na tym terenie może przebywać o { $effects-1-amount-size } twoją jednostkę więcej.
card-grassland = Łąki
    .text = { $effects-1-amount-signed } do żywności z tego terenu, gdy stoi tu budowla.
card-steppe = Step
    .text = Można tu budować jednostki jazdy.
card-savanna = Sawanna
card-hills = Wzgórza
card-highlands = Wyżyna
    .text = Na tym terenie może stać o { $effects-1-amount-size } budowlę więcej.
card-mountains = Góry
    .text = Broniące się tu jednostki piechoty mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-forest = Las
    .text = Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-ancient-forest = Prastara puszcza
    .text = Broniące się tu jednostki piechoty mają zdolność Obrońca. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-desert = Pustynia
    .text = Odkrycie kosztuje o { $effects-1-amount-size } jednostkę żywności mniej. Utrzymanie wrogich jednostek na tym terenie kosztuje o { $effects-2-amount-size } więcej.
card-oasis = Oaza
card-coastal-waters = Wody przybrzeżne
card-bay = Zaciszna zatoka
    .text = Pierwszy etap budowy budowli ze zdolnością Stocznia jest tu tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-fishing-grounds = Łowiska
    .text = { $effects-1-amount-signed } do żywności z tego terenu, jeżeli znajduje się na nim karta: Ryby lub Przystań rybacka.
card-river-valley = Dolina rzeczna
card-floodplain = Tereny zalewowe
    .text = Zadowolenie { $effects-1-amount-signed }.
card-swamp = Bagna
    .text = Odkrycie kosztuje o { $effects-1-amount-size } jednostkę żywności mniej. Jednostki lądowe muszą się tu zatrzymać.
card-tundra = Tundra
    .text = Odkrycie kosztuje o { $effects-1-amount-size } jednostkę żywności mniej.
card-jungle = Dżungla
    .text = Broniące się tu jednostki piechoty mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-great-lake = Wielkie jezioro
    .text = Zadowolenie { $effects-1-amount-signed }, gdy stoi tu budowla.
card-canyon = Kanion
    .text = Broniące się tu jednostki mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-peninsula = Półwysep
card-glacier = Lodowiec
    .text = Odkrycie kosztuje o { $effects-1-amount-size } żywności mniej. Jazda i jednostki zmotoryzowane nie mogą tu wejść.
card-black-soil = Czarnoziem
    .text = Odkrycie kosztuje o { $effects-1-amount-size } żywności więcej.
card-delta = Delta rzeki
    .text = Odkrycie kosztuje o { $effects-1-amount-size } żywności więcej.
card-archipelago = Archipelag
    .text = Broniące się tu jednostki morskie mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-plateau = Płaskowyż
    .text = Mogą tu stacjonować jednostki lotnicze.
card-taiga = Tajga
    .text = Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-trade-crossroads = Skrzyżowanie szlaków
card-volcano = Wulkan
    .text = Zadowolenie { $effects-1-amount-signed }. Broniące się tu jednostki piechoty mają { $effects-2-strength-signed }/{ $effects-2-toughness-signed }. Jazda i jednostki zmotoryzowane muszą się tu zatrzymać.
card-industrial-basin = Zagłębie przemysłowe
card-urban-area = Aglomeracja
    .text = Zadowolenie { $effects-1-amount-signed }. Na tym terenie może stać o { $effects-2-amount-size } budowlę więcej.
card-continental-shelf = Szelf kontynentalny

## Surowce

card-horses = Konie
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-iron = Żelazo
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-copper = Miedź
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu. { $effects-2-amount-signed } do podatków z tego terenu.
card-stone = Kamień
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu. Pierwszy etap budowy twoich cudów jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-wheat = Pszenica
    .text = { $effects-1-amount-signed } do żywności z tego terenu. { $effects-2-amount-signed } do podatków z tego terenu.
card-fish = Ryby
    .text = { $effects-1-amount-signed } do żywności z tego terenu. { $effects-2-amount-signed } do podatków z tego terenu.
card-cattle = Bydło
    .text = { $effects-1-amount-signed } do żywności z tego terenu. { $effects-2-amount-signed } do mocy produkcyjnej tego terenu.
card-gold = Złoto
    .text = { $effects-1-amount-signed } do podatków z tego terenu.
card-wine = Wino
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z tego terenu.
card-furs = Futra
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z tego terenu.
card-silk = Jedwab
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z tego terenu.
card-ivory = Kość słoniowa
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do mocy produkcyjnej tego terenu.
card-spices = Przyprawy
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z tego terenu.
card-saltpetre = Saletra
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu. Pierwszy etap budowy jednostek wymagających Prochu strzelniczego jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-coal = Węgiel
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-oil = Ropa naftowa
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu i { $effects-2-amount-signed } do podatków z niego, jeżeli stoi na nim Wieża wiertnicza.
card-aluminium = Aluminium
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu. Każdy etap budowy twoich jednostek lotniczych jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-uranium = Uran
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.

## Budowle

card-farm = Gospodarstwo rolne
    .text = { $effects-1-amount-signed } do żywności z tego terenu.
card-fishing-port = Przystań rybacka
    .text = { $effects-1-amount-signed } do żywności z tego terenu.
card-hunting-lodge = Chata myśliwska
    .text = { $effects-1-amount-signed } do żywności z tego terenu.
card-pasture = Pastwisko
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu, jeżeli znajduje się na nim karta: Konie lub Bydło. { $effects-2-amount-signed } do żywności z tego terenu, jeżeli znajduje się na nim karta: Konie lub Bydło.
card-mine = Kopalnia
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu. { $effects-2-amount-signed } do mocy produkcyjnej tego terenu, jeżeli znajduje się na nim karta: Żelazo, Miedź, Węgiel lub Złoto.
card-sawmill = Tartak
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-quarry = Kamieniołom
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu, jeżeli znajduje się na nim karta: Kamień. Każdy etap budowy twoich cudów jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-marketplace = Targowisko
    .text = { $effects-1-amount-signed } do podatków z tego terenu.
card-caravanserai = Karawanseraj
    .text = { $effects-1-amount-signed } do podatków z tego terenu.
card-monument = Pomnik
    .text = Zadowolenie { $effects-1-amount-signed }.
card-temple = Świątynia
    .text = Zadowolenie { $effects-1-amount-signed }.
card-granary = Spichlerz
    .text = { $effects-1-amount-signed } do żywności z tego terenu.
card-barracks = Koszary
    .text = Można tu budować jednostki piechoty; ich pierwszy etap jest tu tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-stables = Stajnie
    .text = Można tu budować jednostki jazdy; ich pierwszy etap jest tu tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-palisade = Palisada
    .text = Umocnienie. Twoje broniące się tu jednostki piechoty mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-city-walls = Mury miejskie
    .text = Umocnienie. Twoje broniące się tu jednostki mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Jeżeli stoją w stolicy, stolica ma { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-watchtower = Wieża strażnicza
    .text = Wrogie jednostki lądowe muszą się tu zatrzymać. Jedna z twoich broniących się tu jednostek piechoty ma { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-library = Biblioteka
    .text = { $effects-1-amount-signed } do podatków z tego terenu. Twój standardowy koszt dobrania karty jest niższy o { $effects-2-amount-size } (min. 1).
card-shipyard = Stocznia
    .text = Stocznia. { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-trade-harbour = Port handlowy
    .text = { $effects-1-amount-signed } do podatków z tego terenu. { $effects-2-amount-signed } do żywności z tego terenu.
card-irrigation-canal = Kanał nawadniający
    .text = { $effects-1-amount-signed } do żywności z tego terenu oraz z każdego twojego sąsiedniego terenu typu Równina.
card-workshop = Warsztat
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-aqueduct = Akwedukt
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do żywności z tego terenu.
card-vineyard = Winnica
    .text = { $effects-1-amount-signed } do podatków z tego terenu. { $effects-2-amount-signed } do podatków z tego terenu, jeżeli znajduje się na nim karta: Wino.
card-windmill = Wiatrak
    .text = { $effects-1-amount-signed } do żywności z tego terenu. { $effects-2-amount-signed } do mocy produkcyjnej tego terenu.
card-arena = Arena
    .text = Zadowolenie { $effects-1-amount-signed }.
card-theatre = Teatr
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z tego terenu.
card-university = Uniwersytet
    .text = { $effects-1-amount-signed } do podatków z tego terenu. Ostatni etap wymyślania twoich wynalazków jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-bank = Bank
    .text = { $effects-1-amount-signed } do podatków z tego terenu.
card-cathedral = Katedra
    .text = Zadowolenie { $effects-1-amount-signed }.
card-castle = Zamek
    .text = Umocnienie. Twoje broniące się tu jednostki mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Można tu budować jednostki piechoty i jazdy. Jeżeli stoi w stolicy, stolica ma { $effects-3-strength-signed }/{ $effects-3-toughness-signed }.
card-forge = Kuźnia
    .text = Każdy etap budowy twoich jednostek piechoty i jazdy jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-manufactory = Manufaktura
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-drydock = Suchy dok
    .text = Stocznia. { $effects-1-amount-signed } do mocy produkcyjnej tego terenu. Każdy etap budowy twoich jednostek morskich jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-trading-post = Faktoria
    .text = { $effects-1-amount-signed } do podatków z tego terenu.
card-coastal-battery = Bateria nadbrzeżna
    .text = Umocnienie. Wrogie jednostki morskie atakujące ten teren mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Twoje broniące się tu jednostki mają { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-observatory = Obserwatorium
    .text = { $effects-1-amount-signed } do podatków z tego terenu. W każdej turze możesz o jeden raz więcej zapłacić standardowy koszt dobrania karty.
card-courthouse = Sąd
    .text = Zadowolenie { $effects-1-amount-signed }. Zdarzenia ze źródła Społeczeństwo zagrane przez przeciwników nie mogą wskazać ciebie ani twoich kart.
card-factory = Fabryka
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-oil-derrick = Wieża wiertnicza
    .text = { $effects-1-amount-signed } do mocy produkcyjnej tego terenu.
card-airport = Lotnisko
    .text = Mogą tu stacjonować i być budowane jednostki lotnicze.
card-hospital = Szpital
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do żywności z tego terenu.
card-power-plant = Elektrownia
    .text = { $effects-1-amount-signed } do mocy produkcyjnej każdego twojego terenu, na którym stoi budowla.
card-grain-elevator = Elewator zbożowy
    .text = { $effects-1-amount-signed } do żywności z tego terenu.
card-stock-exchange = Giełda
    .text = { $effects-1-amount-signed } do podatków z tego terenu.
card-bunker = Bunkier
    .text = Umocnienie. Twoje broniące się tu jednostki mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }, a piechota wśród nich ma zdolność Obrońca. Jeżeli stoi w stolicy, stolica ma { $effects-3-strength-signed }/{ $effects-3-toughness-signed }.
card-flak-battery = Bateria przeciwlotnicza
    .text = Twoje broniące się tu jednostki mają Atak przeciwlotniczy { $effects-1-value-size }. Jeżeli stoi w stolicy, stolica także go ma.
card-broadcasting-tower = Rozgłośnia
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z tego terenu.
card-research-laboratory = Laboratorium badawcze
    .text = { $effects-1-amount-signed } do podatków z tego terenu. W każdej turze możesz o jeden raz więcej zapłacić standardowy koszt dobrania karty. Każdy etap wymyślania twoich wynalazków jest tańszy o { $effects-3-amount-size } (min. { $effects-3-min-size }).

## Cuda

card-stonehenge = Stonehenge
    .text = Unikalna. Zadowolenie { $effects-1-amount-signed }. Pierwszy etap wymyślania twoich wynalazków ze zdolnością Religia jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-pyramids = Piramidy
    .text = Unikalna. Każdy etap budowy twoich budowli i cudów jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-hanging-gardens = Wiszące ogrody
    .text = Unikalna. Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do żywności z tego terenu.
card-great-library = Wielka biblioteka
    .text = Unikalna. W fazie końcowej dobierasz o { $effects-1-amount-size } kartę więcej.
card-colossus = Kolos
    .text = Unikalna. { $effects-1-amount-signed } do podatków z każdego twojego terenu typu Morski.
card-great-lighthouse = Latarnia morska na Faros
    .text = Unikalna. Twoje jednostki morskie mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed } i nie wymagają utrzymania za granicą.
card-oracle = Wyrocznia
    .text = Unikalna. Po ukończeniu dobierz kartę. Na początku twojej fazy końcowej obejrzyj { $effects-1-amount-size } wierzchnie karty swojej biblioteki; dowolne z nich możesz odłożyć na spód.
card-great-wall = Wielki Mur
    .text = Unikalna, Umocnienie. Twoje jednostki piechoty broniące się na twoich terenach mają { $effects-2-strength-signed }/{ $effects-2-toughness-signed }. Wrogie jednostki lądowe na twoich terenach mają najwyżej { $effects-1-cap-size } punkt ruchu.
card-hagia-sophia = Hagia Sophia
    .text = Unikalna. Zadowolenie { $effects-1-amount-signed } oraz { $effects-2-amount-signed }, gdy posiadasz wynalazek ze zdolnością Religia.
card-leonardos-workshop = Pracownia Leonarda
    .text = Unikalna. Na początku twojej fazy zarządzania możesz położyć { $effects-1-amount-size } znacznik etapu na jednej swojej jednostce w budowie albo nieukończonym wynalazku.
card-notre-dame = Notre-Dame
    .text = Unikalna. Zadowolenie { $effects-1-amount-signed }. Raz na turę, po rozpatrzeniu zagranego przez ciebie zdarzenia, dobierz kartę.
card-wieliczka-salt-mine = Kopalnia soli w Wieliczce
    .text = Unikalna. { $effects-1-amount-signed } do podatków z tego terenu i { $effects-2-amount-signed } do podatków ze stolicy. Na początku twojej fazy zarządzania otrzymujesz { $effects-3-amount-size } podatki.
card-taj-mahal = Tadź Mahal
    .text = Unikalna. Odkrycie terenu lub surowca kosztuje cię o { $effects-1-amount-size } żywności mniej (min. 1).
card-eiffel-tower = Wieża Eiffla
    .text = Unikalna. Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z każdego twojego terenu, na którym stoi budowla.
card-panama-canal = Kanał Panamski
    .text = Unikalna. Ten teren jest także typu Morski. { $effects-3-amount-signed } do podatków z niego. Twoje jednostki morskie mogą w jednej turze poruszyć się raz, a potem także zaatakować.
card-space-program = Program kosmiczny
    .text = Unikalna. Zadowolenie { $effects-1-amount-signed }. Do zwycięstwa dzięki dobrobytowi potrzebujesz o { $effects-2-amount-size } żywności i o { $effects-3-amount-size } teren mniej.

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
    .text = Burzyciel { $keywords-destroyer }.
card-hoplites = Hoplici
    .text = Obrońca.
card-legion = Legioniści
card-jaguar-warriors = Wojownicy-jaguary
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } na terenach typu Dżungla, Las i Bagno.
card-medjay = Straż medżajów
    .text = Samowystarczalny. { $effects-1-strength-signed }/{ $effects-1-toughness-signed } podczas obrony na terenach typu Pustynia lub Rzeka.
card-pikemen = Pikinierzy
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } w walce z jazdą.
card-longbowmen = Długołucznicy
    .text = Obrońca.
card-crossbowmen = Kusznicy
    .text = Snajper.
card-musketeers = Muszkieterzy
    .text = Obrońca.
card-samurai = Samuraje
card-cannons = Armaty
    .text = Burzyciel { $keywords-destroyer }.
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
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } podczas ataku na tereny typu Morski. Może przekroczyć granicę po wcześniejszym ruchu.
card-paratroopers = Spadochroniarze
    .text = Samowystarczalny. Nie zajmuje miejsca w limicie zdolności Transport.
card-field-artillery = Artyleria polowa
    .text = Burzyciel { $keywords-destroyer }.
card-flak-guns = Działa przeciwlotnicze
    .text = Atak przeciwlotniczy { $keywords-anti-air }.
card-light-cavalry = Lekka jazda
card-chariots = Rydwany
card-horse-archers = Łucznicy konni
    .text = Snajper.
card-war-chariots = Rydwany bojowe
card-steppe-riders = Stepowi jeźdźcy
    .text = Samowystarczalny.
card-cavalry = Kawaleria
card-knights = Rycerze
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } podczas ataku na tereny typu Równina.
card-keshik = Gwardia chana
card-winged-hussars = Husaria
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } podczas ataku.
card-cossacks = Kozacy
    .text = Samowystarczalny, Burzyciel { $keywords-destroyer }.
card-armoured-cars = Samochody pancerne
card-motorised-infantry = Piechota zmotoryzowana
card-tanks = Czołgi
card-self-propelled-guns = Działa samobieżne
    .text = Burzyciel { $keywords-destroyer }.
card-mobile-flak = Samobieżne działa przeciwlotnicze
    .text = Atak przeciwlotniczy { $keywords-anti-air }.
card-galley = Galera
    .text = Transport { $keywords-transport }. Buduje się ją na własnym terenie typu Morski.
card-trireme = Trirema
card-longships = Drakkary
    .text = Transport { $keywords-transport }, Samowystarczalny.
card-galleon = Galeon
    .text = Transport { $keywords-transport }.
card-privateers = Kaprowie
    .text = Samowystarczalny. Gdy jednostka zaczyna okupować teren przeciwnika, zabierz mu { $effects-1-amount-size } jednostkę żywności.
card-frigate = Fregata
    .text = Burzyciel { $keywords-destroyer }.
card-transport-ship = Transportowiec
    .text = Transport { $keywords-transport }.
card-submarine = Okręt podwodny
    .text = Snajper.
card-battleship = Pancernik
    .text = Burzyciel { $keywords-destroyer }.
card-aircraft-carrier = Lotniskowiec
    .text = Atak przeciwlotniczy { $keywords-anti-air }. Twoje jednostki lotnicze mogą stacjonować na terenie z tą jednostką.
card-biplane = Dwupłatowiec
card-bomber = Bombowiec
    .text = Burzyciel { $keywords-destroyer }.
card-fighter = Myśliwiec
    .text = Atak przeciwlotniczy { $keywords-anti-air }.
card-attack-helicopters = Śmigłowce szturmowe
    .text = Burzyciel { $keywords-destroyer }.
card-jet-fighter = Myśliwiec odrzutowy
    .text = Atak przeciwlotniczy { $keywords-anti-air }.
card-transport-plane = Samolot transportowy
    .text = Transport { $keywords-transport }.

## Wynalazki

card-alphabet = Alfabet
    .text = Faza końcowa, raz: zapłać { $effects-1-pay-tax-size } podatki, aby dobrać kartę.
card-metalworking = Obróbka metali
    .text = Jednostki odrzucane z ręki dla dochodu dają o { $effects-1-amount-size } więcej.
card-sailing = Żeglarstwo
    .text = Odkrycie terenu typu Morski kosztuje cię o { $effects-1-amount-size } jednostkę żywności mniej (min. 1).
card-archery = Łucznictwo
    .text = Twoja stolica ma { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-bronze-working = Obróbka brązu
    .text = Twoja stolica ma { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-horse-riding = Jeździectwo
    .text = Twoja jazda może przekroczyć granicę po wcześniejszym ruchu.
card-mysticism = Mistycyzm
    .text = Zadowolenie { $effects-1-amount-signed }.
card-masonry = Murarstwo
    .text = Twoje budowle mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-agriculture = Rolnictwo
    .text = { $effects-1-amount-signed } do żywności ze stolicy.
card-road-building = Budowa dróg
    .text = Twoje jednostki lądowe mają { $effects-1-amount-signed } punkt ruchu do wykorzystania tylko na własnych terenach.
card-currency = Pieniądz
    .text = { $effects-1-amount-signed } do podatków ze stolicy.
card-mathematics = Matematyka
    .text = Budowle odrzucane z ręki dla dochodu dają o { $effects-1-amount-size } więcej.
card-calendar = Kalendarz
    .text = Odkrycie terenu kosztuje cię o { $effects-1-amount-size } jednostkę żywności mniej (min. 1).
card-code-of-laws = Kodeks praw
    .text = Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków ze stolicy.
card-gunpowder = Proch strzelniczy
    .text = Twoja stolica ma { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-navigation = Nawigacja
    .text = Twoje jednostki morskie mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-banking = Bankowość
    .text = { $effects-2-amount-signed } do podatków ze stolicy. Faza zarządzania, raz: zamień do { $effects-1-max-size } podatków na moc produkcyjną.
card-philosophy = Filozofia
    .text = Po ukończeniu dobierz { $effects-1-amount-size } karty.
card-astronomy = Astronomia
    .text = Po ukończeniu przeszukaj bibliotekę, pokaż jeden wynalazek i weź go na rękę.
card-feudalism = Feudalizm
    .text = Twój limit jednostek jest wyższy o { $effects-1-amount-size }.
card-guilds = Cechy rzemieślnicze
    .text = { $effects-1-amount-signed } do mocy produkcyjnej stolicy. Ostatni etap budowy twoich budowli jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-printing-press = Druk
    .text = Każdy etap wymyślania twoich wynalazków jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-engineering = Inżynieria
    .text = Pierwszy etap budowy twoich budowli jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }); twoje budowle mają { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-literature = Literatura
    .text = Zadowolenie { $effects-1-amount-signed }. Po ukończeniu dobierz kartę.
card-military-tactics = Taktyka wojskowa
    .text = W każdej walce jedna z twoich jednostek ma { $effects-1-strength-signed }/{ $effects-1-toughness-signed } i jedna { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-logistics = Logistyka
    .text = Do { $effects-1-limit-size } twoich jednostek za granicą nie wymaga utrzymania.
card-industrialization = Industrializacja
    .text = { $effects-1-amount-signed } do mocy produkcyjnej każdego twojego terenu, na którym stoi Kopalnia, Tartak, Warsztat, Manufaktura lub Fabryka.
card-aviation = Lotnictwo
    .text = Na początku twojej fazy militarnej możesz obejrzeć rękę jednego przeciwnika.
card-combustion = Silnik spalinowy
    .text = Pierwszy etap budowy twoich jednostek zmotoryzowanych i lotniczych jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }).
card-electricity = Elektryczność
    .text = { $effects-1-amount-signed } do mocy produkcyjnej stolicy. { $effects-2-amount-signed } do podatków ze stolicy.
card-medicine = Medycyna
    .text = Zadowolenie { $effects-1-amount-signed }.
card-radio = Radio
    .text = Zadowolenie { $effects-1-amount-signed }. Twój limit kart na ręce jest wyższy o { $effects-2-amount-size }.
card-rocketry = Technika rakietowa
    .text = Twoje jednostki lotnicze mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-nuclear-physics = Fizyka jądrowa
    .text = { $effects-1-amount-signed } do mocy produkcyjnej stolicy.
card-corporation = Spółka akcyjna
    .text = { $effects-1-amount-signed } do podatków z każdego twojego terenu, na którym jest surowiec.
card-despotism = Despotyzm
    .text = Ustrój polityczny. { $effects-1-amount-signed } do mocy produkcyjnej stolicy. Zadowolenie { $effects-2-amount-signed }.
card-monarchy = Monarchia
    .text = Ustrój polityczny. Zadowolenie { $effects-1-amount-signed }. Twoja stolica ma { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-republic = Republika
    .text = Ustrój polityczny. { $effects-1-amount-signed } do podatków ze stolicy.
card-merchant-republic = Republika kupiecka
    .text = Ustrój polityczny. { $effects-1-amount-signed } do podatków z każdego twojego terenu typu Morski. Zadowolenie { $effects-2-amount-signed }.
card-theocracy = Teokracja
    .text = Ustrój polityczny. Zadowolenie { $effects-1-amount-signed } oraz { $effects-2-amount-signed }, gdy posiadasz wynalazek ze zdolnością Religia.
card-military-junta = Junta wojskowa
    .text = Ustrój polityczny. Każdy etap budowy twoich jednostek jest tańszy o { $effects-1-amount-size } (min. { $effects-1-min-size }). Zadowolenie { $effects-2-amount-signed }.
card-democracy = Demokracja
    .text = Ustrój polityczny. Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z każdego twojego terenu. Zadowolenie { $effects-3-amount-signed } za każdą twoją jednostkę za granicą.
card-communism = Komunizm
    .text = Ustrój polityczny. { $effects-1-amount-signed } do mocy produkcyjnej każdego twojego terenu. Zadowolenie { $effects-2-amount-signed }.
card-animism = Animizm
    .text = Religia. Zadowolenie { $effects-1-amount-signed }.
card-polytheism = Politeizm
    .text = Religia. Zadowolenie { $effects-1-amount-signed } oraz { $effects-2-amount-signed } za każdy twój cud.
card-buddhism = Buddyzm
    .text = Religia. Zadowolenie { $effects-1-amount-signed }. Twoje jednostki nie mogą atakować za granicą.
card-confucianism = Konfucjanizm
    .text = Religia. Zadowolenie { $effects-1-amount-signed }. Pierwszy etap wymyślania twoich wynalazków jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-christianity = Chrześcijaństwo
    .text = Religia. Zadowolenie { $effects-1-amount-signed }. Pierwszy etap budowy twoich cudów jest tańszy o { $effects-2-amount-size } (min. { $effects-2-min-size }).
card-islam = Islam
    .text = Religia. Zadowolenie { $effects-1-amount-signed }. { $effects-2-amount-signed } do podatków z każdego twojego terenu typu Pustynia.

## Zdarzenia

card-bumper-harvest = Urodzaj
    .text = Otrzymujesz { $effects-1-amount-size } żywności.
card-drought = Susza
    .text = Tereny typu Równina i Rzeka wskazanego przeciwnika dają o { $effects-1-amount-size } jednostkę żywności mniej (min. 0).
card-locusts = Szarańcza
    .text = Wskazany przeciwnik traci { $effects-1-amount-size } żywności.
card-flood = Powódź
    .text = Zniszcz budowlę (nie cud) na terenie typu Rzeka.
card-earthquake = Trzęsienie ziemi
    .text = Zniszcz budowlę lub cud na terenie typu Wzgórza, Góry lub Pustynia.
card-storm = Sztorm
    .text = Odwołaj ruch lub atak jednostek morskich; te jednostki i wszystkie przez nie przewożone tracą cały swój ruch.
card-fog = Gęsta mgła
    .text = Odwołaj atak na jeden z twoich terenów; atakujące jednostki stają się użyte.
card-plague = Zaraza
    .text = Wskazany przeciwnik ma zadowolenie { $effects-1-amount-signed }.
card-harsh-winter = Ostra zima
    .text = Utrzymanie wrogich jednostek na twoich terenach kosztuje o { $effects-1-amount-size } więcej.
card-fair-winds = Pomyślne wiatry
    .text = Przywróć do gotowości do { $effects-1-target-count-size } swoich jednostek morskich.
card-forced-march = Forsowny marsz
    .text = Do { $effects-1-target-count-size } twoich jednostek lądowych ma w tej turze { $effects-1-amount-signed } punkt ruchu i może przekroczyć granicę po wcześniejszym ruchu.
card-ambush = Zasadzka
    .text = Jedna z twoich broniących się jednostek ma { $effects-1-strength-signed }/{ $effects-1-toughness-signed } w tej walce.
card-heroic-defence = Bohaterska obrona
    .text = Jedna z twoich broniących się jednostek ma { $effects-1-strength-signed }/{ $effects-1-toughness-signed } w tej walce.
card-battle-fury = Bitewny szał
    .text = Do { $effects-1-target-count-size } twoich atakujących jednostek ma { $effects-1-strength-signed }/{ $effects-1-toughness-signed } w tej walce.
card-reinforcements = Posiłki
    .text = Przesuń do { $effects-1-target-count-size } swoich jednostek lądowych z sąsiednich terenów na atakowany teren; dołączają do obrony.
card-desertion = Dezercja
    .text = Cofnij na rękę właściciela wrogą jednostkę, która jest za granicą.
card-mercenaries = Najemnicy
    .text = Wprowadź z ręki do swojej stolicy ukończoną jednostkę piechoty z Ery Początkowej, pomijając jej wymagania.
card-sabotage = Sabotaż
    .text = Usuń { $effects-1-amount-size } znacznik etapu z projektu przeciwnika; jeżeli nie zostanie żaden, projekt zostaje odrzucony.
card-supply-lines = Linie zaopatrzenia
    .text = Twoje jednostki nie wymagają utrzymania za granicą.
card-scorched-earth = Spalona ziemia
    .text = Zniszcz swoją budowlę na terenie okupowanym przez wroga; każda wroga jednostka na tym terenie otrzymuje { $effects-2-amount-size } obrażenia.
card-great-general = Wielki wódz
    .text = W każdej walce do { $effects-1-limit-size } twoich atakujących jednostek ma { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-trenches = Okopy
    .text = Twoje jednostki piechoty broniące się na własnych terenach mają { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-naval-blockade = Blokada morska
    .text = Tereny typu Morski wskazanego przeciwnika dają o { $effects-1-amount-size } podatki mniej (min. 0).
card-truce = Rozejm
    .text = Ty i wskazany przeciwnik nie możecie się nawzajem atakować.
card-conscription = Pobór
    .text = Po zagraniu otrzymujesz { $effects-1-amount-size } punkty produkcji, tylko na jednostki. Zadowolenie { $effects-2-amount-signed }.
card-atomic-bomb = Bomba atomowa
    .text = Zniszcz wszystkie jednostki i budowle na jednym terenie przeciwnika, który nie jest stolicą.
card-bribery = Przekupstwo
    .text = Przejmij kontrolę nad wrogą jednostką o wytrzymałości najwyżej { $effects-1-target-max-toughness-size }, która jest za granicą, i przesuń ją do swojej stolicy.
card-plunder = Grabież
    .text = Jeżeli okupujesz teren wskazanego przeciwnika, zabierz mu { $effects-1-amount-size } żywności.
card-festival = Święto ludowe
    .text = Zadowolenie { $effects-1-amount-signed }.
card-riots = Zamieszki
    .text = Wskazany przeciwnik ma zadowolenie { $effects-1-amount-signed }.
card-general-strike = Strajk powszechny
    .text = Wskaż do { $effects-1-target-count-size } terenów aktywnego gracza (poza stolicą); stają się użyte.
card-golden-age = Złoty wiek
    .text = { $effects-1-amount-signed } do mocy produkcyjnej i { $effects-2-amount-signed } do podatków z każdego twojego terenu, na którym stoi budowla.
card-great-migration = Wędrówka ludów
    .text = W tej turze odkrycie terenu lub surowca kosztuje cię o { $effects-1-amount-size } żywności mniej (min. 1).
card-cartographers = Kartografowie
    .text = W tej turze możesz odkryć o jeden teren lub surowiec więcej (każdy trzeba opłacić).
card-censorship = Cenzura
    .text = Anuluj zdarzenie ze źródła Społeczeństwo, Nauka lub Polityka.
card-divine-protection = Opatrzność
    .text = Anuluj zdarzenie ze źródła Natura.
card-diplomacy = Dyplomacja
    .text = Anuluj zdarzenie, chyba że jego właściciel zapłaci { $effects-1-unless-pay-food-size } żywności.
card-espionage = Szpiegostwo
    .text = Obejrzyj rękę wskazanego przeciwnika i wybierz kartę; przeciwnik ją odrzuca.
card-revolution = Rewolucja
    .text = Zniszcz wynalazek przeciwnika ze zdolnością Ustrój polityczny.
card-reformation = Reformacja
    .text = Zniszcz wynalazek przeciwnika ze zdolnością Religia.
card-secession = Secesja
    .text = Jeżeli zadowolenie wskazanego przeciwnika jest mniejsze od liczby jego terenów, traci on skrajny teren, jak przy niepokojach.
card-promised-land = Ziemia obiecana
    .text = Wprowadź do gry teren z atlasu bez opłaty. Nie zużywa to odkrycia w tej turze.
card-resettlement = Przesiedlenia
    .text = Zamień miejscami dwa swoje nieokupowane tereny (poza stolicą) wraz ze wszystkim, co się na nich znajduje.
card-great-scholar = Wielki uczony
    .text = Połóż { $effects-1-amount-size } znacznik etapu na swoim nieukończonym wynalazku.
card-great-architect = Wielki architekt
    .text = Połóż { $effects-1-amount-size } znacznik etapu na jednej swojej nieukończonej budowli lub cudzie.
card-great-leader = Wielki przywódca
    .text = Wybierz jedno: { $effects-1-options-1-amount-size } jednostka żywności, { $effects-1-options-2-amount-size } punkty produkcji albo { $effects-1-options-3-amount-size } podatki.
card-gold-rush = Gorączka złota
    .text = Otrzymujesz { $effects-1-amount-size } podatki.
card-trade-route = Szlak handlowy
    .text = { $effects-1-amount-signed } do podatków ze stolicy.
card-trade-treaty = Traktat handlowy
    .text = Wskaż surowiec, który przeciwnik ma w grze; masz do niego dostęp. { $effects-2-amount-signed } do podatków ze stolicy.
card-inspiration = Natchnienie
    .text = Dobierz { $effects-1-amount-size } karty.
card-renaissance = Odrodzenie
    .text = Weź na rękę do { $effects-1-amount-size } budowli, cudów, jednostek lub wynalazków ze swojego stosu kart zużytych.
card-chronicle = Kronika dziejów
    .text = Połóż { $effects-1-options-1-amount-size } znacznik czasowy na swoim zdarzeniu długoterminowym albo usuń { $effects-1-options-2-amount-size } z wrogiego. Dobierz kartę.
card-uncharted-coast = Nieznane wybrzeże
    .text = Wskazany skrajny teren jest także typu Morski.

## Talie

deck-steppe-storm = Stepowa burza
    .text = Szybka, tania jazda; odkryj 4–5 terenów, zapełnij limit jednostek i uderz na stolicę wroga, zanim staną mury.
deck-garden-of-kings = Ogród królów
    .text = Gospodarstwa, zadowolenie i cuda prowadzą do zwycięstwa dzięki dobrobytowi, pod osłoną murów i włóczników.
deck-lords-of-the-tide = Władcy przypływu
    .text = Morskie tereny dają podatki, stocznie floty, a floty okupują każde wybrzeże; Nieznane wybrzeże otwiera drogę do wrogów bez morza.
deck-wings-of-steel = Stalowe skrzydła
    .text = Dojdź do Ery Złotej, ukończ Lotnictwo i w jednej turze uderz z powietrza na stolicę.
deck-hand-of-fate = Ręka losu
    .text = Zdarzenia spowalniają przeciwników, a łucznicy i długołucznicy utrzymują linię.
deck-pax-romana = Pax Romana
    .text = Po trosze wszystkiego: gospodarstwa, świątynie, legiony i miecznicy; atakuj albo prześcignij przeciwnika, zależnie od sytuacji.

## What of a card is ours: see `house-parts`

house-part-requires = wymagania
house-part-cost = koszt
house-part-entry = zatrzymywanie jednostek
house-part-era = era
house-part-income = dochody
house-part-keywords = zdolności
house-part-movement = ruch
house-part-site = gdzie leży lub stoi
house-part-source = źródło
house-part-strength = siła
house-part-timing = kiedy się ją zagrywa
house-part-toughness = wytrzymałość
house-part-unit-type = typ jednostki
house-part-kind = działanie
house-part-value = liczby
