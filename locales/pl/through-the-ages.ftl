# Cywilizacja: Poprzez Wieki. Wszystkie teksty gry.
#
# Zmienne komunikatu to pola jego akcji lub zdarzenia. Pole, które coś nazywa, daje tę nazwę,
# a z końcówką `-id` samo oznaczenie, do wyboru wariantu. Polskie nazwy kart, których nie ma
# w instrukcji, są naszym tłumaczeniem.

## Przyciski: co można zrobić

action-take = Weź kartę z pola { $space }
action-grow = Zwiększ populację
action-grow-free = Zwiększ populację za darmo
action-enlist = Zwiększ populację i od razu zbuduj „{ $card }”
action-build = Zbuduj „{ $card }”
action-upgrade = Ulepsz „{ $from }” do „{ $to }”
action-convert = Zamień „{ $from }” w „{ $to }”
action-destroy = Zburz lub rozwiąż „{ $card }”
action-lead = Zagraj lidera: { $card }
action-tuck = Wsuń lidera pod „{ $card }”
action-construct = { $stages ->
        [one] Zbuduj { $stages } etap cudu
        [few] Zbuduj { $stages } etapy cudu
       *[many] Zbuduj { $stages } etapów cudu
    }
action-develop = Opracuj „{ $card }”
action-revolt = Rewolucja: { $card }
action-play = Zagraj „{ $card }”
action-adopt = Zagraj taktykę „{ $card }”
action-copy = Skopiuj taktykę „{ $card }”
action-exchange = Użyj akcji militarnej jako cywilnej
action-inspire = Zdobądź w tej turze punkty kultury
action-arm = Weź w tej turze naukę i surowce na jednostki
action-discard = Odrzuć „{ $card }”
action-pay = Zapłać tak, by zostało: { $tokens }
action-store = Odłóż zysk tak: { $tokens }
action-give = Oddaj niebieski żeton z karty „{ $card }”
action-choose = { $goods-id ->
        [food] Weź żywność
       *[resources] Weź surowce
    }
action-prepare = Przygotuj wydarzenie „{ $card }”
action-attack = Zaatakuj, cel: { $rival }. { $card }
action-declare = Wypowiedz wojnę, cel: { $rival }. { $card }
action-offer = { $as-a-id ->
        [true] Zaproponuj pakt „{ $card }” jako strona A ({ $rival })
       *[false] Zaproponuj pakt „{ $card }” jako strona B ({ $rival })
    }
action-accept = Przyjmij pakt
action-cancel = Zerwij pakt leżący w obszarze: { $owner }
action-retire = Oddaj lidera za żółty żeton
action-settle = Oddaj lidera i zamień „{ $card }” w kolonię
action-peek = Obejrzyj wierzchnie bieżące wydarzenie
action-resign = Zrezygnuj z gry
action-wage = Rozstrzygnij najpierw: { $card } ({ $rival })
action-steal = Zabierz „{ $card }”
action-bid = Zaoferuj { $strength }
action-send = Wyślij jednostkę „{ $card }”
action-launch = Wyślij siły kolonizacyjne
action-use = Użyj karty „{ $card }”
action-mix = Żywność: { $food }, reszta to surowce
action-cede = Wskaż kolonię „{ $card }”
action-remove = Usuń „{ $card }”
action-ruin = Niech „{ $card }” popadnie w ruinę
action-barter = Zapłać raz żywnością zamiast surowcem lub odwrotnie
action-decline = Zrezygnuj
action-finish = Zakończ fazę akcji

## Pytania: co trzeba rozstrzygnąć albo co za chwilę rozstrzygnie los

ask-first-player = Losowanie gracza rozpoczynającego
ask-deal-events = Układanie pierwszych wydarzeń
ask-fill-row = Uzupełnianie toru kart
ask-draw-cards = Dobieranie kart militarnych
ask-start-turn = Początek tury
ask-share-tactic = Taktyka staje się wspólna
ask-actions = Wykonuj akcje cywilne i militarne albo zakończ fazę
ask-excess = Za dużo kart militarnych: odrzuć nadmiar
ask-produce = Produkcja
ask-military-draw = Dobieranie kart militarnych
ask-finish-turn = Koniec tury
ask-pay = Wybierz, jak płacisz
ask-store = Wybierz, gdzie odkładasz zysk
ask-cover = Bank jest pusty: wybierz żeton, który zakryje etap
ask-complete = Ukończenie cudu
ask-lose-blue = Wybierz niebieski żeton, który tracisz
ask-tuck = Wsuń lidera pod cud albo odzyskaj akcję cywilną
ask-card-build = Wybierz, co budujesz lub ulepszasz
ask-card-develop = Wybierz, co opracowujesz
ask-choose = Żywność czy surowce?
ask-gain-science = Punkty nauki
ask-wars = Którą wojnę rozstrzygnąć najpierw?
ask-spoils = Wybierz łupy zwycięzcy albo weź naukę
ask-politics = Wykonaj jedną akcję polityczną albo żadnej
ask-peek = Podglądanie wierzchniego bieżącego wydarzenia
ask-reveal = Odkrywanie wierzchniego bieżącego wydarzenia
ask-event-step = Trwa wydarzenie
ask-event-done = Wydarzenie dobiegło końca
ask-auction = Licytuj terytorium albo spasuj
ask-colonize = Zbierz siły kolonizacyjne
ask-gain = Jednorazowy zysk z kolonii
ask-defend = Broń się kartami albo zrezygnuj z obrony
ask-harm = Skutki agresji
ask-plunder = Ile z łupu to żywność?
ask-raid = Wybierz budynek do zniszczenia
ask-annex = Wybierz kolonię, którą zabierasz
ask-infiltrate = Wybierz, co usuwasz
ask-consider = Przyjmujesz pakt?
ask-mix = Ile z tego to żywność?
ask-throw = Wybierz kartę militarną do odrzucenia
ask-build-free = Postawić wolnego robotnika na karcie za darmo?
ask-reform = Zwiększ populację, zbuduj lub opracuj coś taniej albo zrezygnuj
ask-raze = Wybierz budynek, który zostanie zniszczony
ask-lose-population = Wybierz kartę, która traci robotnika
ask-lose-colony = Wybierz kolonię, którą tracisz
ask-ruin = Wybierz cud, który popadnie w ruinę
ask-agreement = Bierz karty z toru albo zakończ

## Dziennik: co się stało

event-first-player = Losowanie: zaczyna { $seat }.
event-laid = Pole { $space } toru kart: { $card }.
event-cleared = Z toru znika karta „{ $card }”.
event-turn-began = Runda { $round }: gra { $seat }.
event-age-began = Zaczyna się epoka { $age }.
event-last-round = Runda { $round } będzie ostatnia.
event-obsolete = { $seat } traci przestarzałą kartę „{ $card }”.
event-obsolete-cards = { $count ->
        [one] { $seat } odrzuca { $count } przestarzałą kartę militarną.
        [few] { $seat } odrzuca { $count } przestarzałe karty militarne.
       *[many] { $seat } odrzuca { $count } przestarzałych kart militarnych.
    }
event-taken = { $actions ->
        [one] { $seat } bierze „{ $card }” za { $actions } akcję cywilną.
        [few] { $seat } bierze „{ $card }” za { $actions } akcje cywilne.
       *[many] { $seat } bierze „{ $card }” za { $actions } akcji cywilnych.
    }
event-grown = { $seat } zyskuje robotnika (żywność: { $food }).
event-built = { $seat } buduje „{ $card }” (surowce: { $resources }).
event-upgraded = { $seat } ulepsza „{ $from }” do „{ $to }” (surowce: { $resources }).
event-destroyed = { $seat } traci „{ $card }”.
event-led = Nowy lider, { $seat }: { $card }.
event-leader-left = Odchodzi lider, { $seat }: { $card }.
event-tucked = { $seat } wsuwa lidera pod „{ $card }”.
event-constructed = { $stages ->
        [one] { $seat } buduje { $stages } etap cudu „{ $card }” (surowce: { $resources }).
        [few] { $seat } buduje { $stages } etapy cudu „{ $card }” (surowce: { $resources }).
       *[many] { $seat } buduje { $stages } etapów cudu „{ $card }” (surowce: { $resources }).
    }
event-completed = { $seat } kończy cud „{ $card }”.
event-developed = { $seat } opracowuje „{ $card }” (nauka: { $science }).
event-revolted = Rewolucja, { $seat }: nowy ustrój to { $card } (nauka: { $science }).
event-replaced = { $seat } odkłada kartę „{ $card }”.
event-played = { $seat } zagrywa „{ $card }”.
event-adopted = { $seat } zagrywa taktykę „{ $card }”.
event-copied = { $seat } kopiuje taktykę „{ $card }”.
event-shared = Taktyka „{ $card }” ({ $seat }) jest teraz wspólna.
event-exchanged = { $seat } używa akcji militarnej jako cywilnej.
event-armed = { $seat } ma w tej turze na jednostki: akcje { $actions }, surowce { $resources }, nauka { $science }.
event-science = Nauka, { $seat }: { $amount }.
event-culture = Kultura, { $seat }: { $amount }.
event-stock = { $goods-id ->
        [food] Żywność, { $seat }: { $amount }.
       *[resources] Surowce, { $seat }: { $amount }.
    }
event-yellow = Żółte żetony, { $seat }: { $amount }.
event-blue = Niebieskie żetony, { $seat }: { $amount }.
event-corrupted = Korupcja, { $seat }: przepadają surowce ({ $resources }) i żywność ({ $food }).
event-famine = Głód, { $seat }: brakuje żywności ({ $food }).
event-uprising = Powstanie: { $seat } nic nie produkuje.
event-drew = { $card-id ->
        [none] { $seat } dobiera kartę militarną.
       *[other] { $seat } dobiera „{ $card }”.
    }
event-discarded = { $card-id ->
        [none] { $seat } odrzuca kartę militarną.
       *[other] { $seat } odrzuca „{ $card }”.
    }
event-reshuffled = Stos odrzuconych kart staje się nową talią militarną (kart: { $count }).
event-prepared = { $card-id ->
        [none] { $seat } przygotowuje wydarzenie epoki { $age }.
       *[other] { $seat } przygotowuje wydarzenie „{ $card }” epoki { $age }.
    }
event-peeked = { $card-id ->
        [none] { $seat } ogląda wierzchnie bieżące wydarzenie.
       *[other] { $seat } ogląda wierzchnie bieżące wydarzenie: { $card }.
    }
event-revealed = Odkryto: { $card }.
event-events-shuffled = { $count ->
        [one] { $count } przyszłe wydarzenie staje się bieżącym.
        [few] { $count } przyszłe wydarzenia stają się bieżącymi.
       *[many] { $count } przyszłych wydarzeń staje się bieżącymi.
    }
event-skipped-politics = { $seat } pomija akcję polityczną.
event-attacked = { $seat } atakuje, cel: { $rival }. { $card }.
event-used = { $seat } używa karty „{ $card }”.
event-repelled = { $seat } odpiera atak, którego sprawcą jest { $rival }.
event-overcome = Atak się powiódł: { $seat } pokonuje obronę, cel: { $rival }.
event-declared = { $seat } wypowiada wojnę, cel: { $rival }. { $card }.
event-war-won = { $card }: wygrywa { $seat }, przegrywa { $rival } (przewaga: { $advantage }).
event-war-tied = { $card }: { $seat } i { $rival } remisują.
event-war-over = { $card }: wojna, którą prowadzi { $seat }, dobiega końca.
event-stolen = { $seat } zabiera „{ $card }”, traci { $rival }.
event-offered = { $seat } proponuje pakt „{ $card }”, adresat: { $rival }.
event-accepted = { $seat } przyjmuje pakt „{ $card }”, który proponuje { $rival }.
event-refused = { $seat } odrzuca pakt „{ $card }”, który proponuje { $rival }.
event-pact-ended = Kończy się pakt „{ $card }”: { $seat } i { $rival }.
event-resigned = { $seat } rezygnuje z gry.
event-bid = { $seat } oferuje { $strength }.
event-passed-bid = { $seat } nie licytuje dalej.
event-sent = { $seat } wysyła jednostkę „{ $card }”.
event-colonized = { $seat } kolonizuje „{ $card }”.
event-colony-lost = { $seat } traci kolonię „{ $card }”.
event-annexed = { $seat } zajmuje kolonię „{ $card }”, traci ją { $rival }.
event-shrunk = { $card-id ->
        [none] { $seat } traci wolnego robotnika.
       *[other] { $seat } traci robotnika z karty „{ $card }”.
    }
event-wonder-lost = { $seat } traci cud w budowie „{ $card }”.
event-ruined = W ruinę popada „{ $card }” ({ $seat }).
event-actions-lost = { $count ->
        [one] { $seat } traci { $count } akcję cywilną.
        [few] { $seat } traci { $count } akcje cywilne.
       *[many] { $seat } traci { $count } akcji cywilnych.
    }
event-bartered = { $seat } korzysta ze szlaków handlowych.
event-game-over = Koniec gry.

## Punkty: wiersze tabeli wyników

source-production = Produkcja
source-cards = Liderzy i karty akcji
source-wonders = Cuda
source-preparing = Przygotowanie wydarzeń
source-events = Wydarzenia i kolonie
source-conflicts = Agresje i wojny
source-impacts = Punktowanie końcowe
source-famine = Głód

## Dobra

goods-food = żywność
goods-resources = surowce

## Talie

deck-civil = Talia cywilna
deck-military = Talia militarna

## Rozdziały zasad

section-terms = Pojęcia
section-setup = Przygotowanie
section-course = Przebieg gry
section-ages = Koniec epoki
section-turn = Tura
section-politics = Faza polityki
section-actions = Faza akcji
section-end-of-turn = Koniec tury
section-events = Wydarzenia
section-colonization = Kolonizacja
section-cards = Ręka i karty w grze
section-ratings = Wskaźniki i akcje
section-tokens = Żetony i robotnicy
section-goods = Żywność, surowce, punkty
section-end = Punktowanie końcowe
section-single-cards = Pojedyncze karty
section-rulings = Rozstrzygnięcia

## Karty

card-agriculture = Rolnictwo
card-bronze = Brąz
card-philosophy = Filozofia
card-religion = Religia
card-warriors = Wojownicy
card-despotism = Tyrania
card-pyramids = Piramidy
card-hanging-gardens = Wiszące ogrody
card-colossus = Kolos
card-library-of-alexandria = Biblioteka Aleksandryjska
card-alexander-the-great = Aleksander Macedoński
card-aristotle = Arystoteles
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Juliusz Cezar
card-moses = Mojżesz
card-rich-land-a = Żyzna ziemia (A)
card-urban-growth-a = Rozwój miast (A)
card-frugality-a = Oszczędność (A)
card-engineering-genius-a = Genialny inżynier (A)
card-patriotism-a = Patriotyzm (A)
card-cultural-heritage-a = Dziedzictwo kulturowe (A)
card-stockpile-a = Zapasy
card-irrigation = Irygacja
card-iron = Żelazo
card-alchemy = Alchemia
card-theology = Teologia
card-printing-press = Prasa drukarska
card-drama = Teatr
card-bread-and-circuses = Chleb i igrzyska
card-swordsmen = Miecznicy
card-knights = Rycerze
card-monarchy = Monarchia
card-theocracy = Teokracja
card-warfare = Sztuka wojenna
card-code-of-laws = Kodeks
card-cartography = Kartografia
card-masonry = Kamieniarstwo
card-great-wall = Wielki mur
card-st-peters-basilica = Bazylika św. Piotra
card-taj-mahal = Tadź Mahal
card-universitas-carolina = Uniwersytet Karola
card-christopher-columbus = Krzysztof Kolumb
card-frederick-barbarossa = Fryderyk Barbarossa
card-genghis-khan = Czyngis-chan
card-joan-of-arc = Joanna d'Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michał Anioł
card-rich-land-i = Żyzna ziemia (I)
card-urban-growth-i = Rozwój miast (I)
card-frugality-i = Oszczędność (I)
card-engineering-genius-i = Genialny inżynier (I)
card-patriotism-i = Patriotyzm (I)
card-cultural-heritage-i = Dziedzictwo kulturowe (I)
card-breakthrough-i = Przełom technologiczny (I)
card-reserves-i = Rezerwy (I)
card-selective-breeding = Hodowla selektywna
card-coal = Węgiel
card-scientific-method = Metoda naukowa
card-organized-religion = Zorganizowana religia
card-journalism = Dziennikarstwo
card-opera = Opera
card-team-sports = Sporty drużynowe
card-riflemen = Strzelcy
card-cavalrymen = Kawalerzyści
card-cannon = Armaty
card-constitutional-monarchy = Monarchia konstytucyjna
card-republic = Republika
card-strategy = Strategia
card-justice-system = System sądownictwa
card-navigation = Nawigacja
card-architecture = Architektura
card-eiffel-tower = Wieża Eiffla
card-kremlin = Kreml
card-ocean-liner-service = Liniowce oceaniczne
card-transcontinental-railroad = Kolej transkontynentalna
card-james-cook = James Cook
card-isaac-newton = Isaac Newton
card-j-s-bach = Jan Sebastian Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Szekspir
card-rich-land-ii = Żyzna ziemia (II)
card-urban-growth-ii = Rozwój miast (II)
card-frugality-ii = Oszczędność (II)
card-engineering-genius-ii = Genialny inżynier (II)
card-patriotism-ii = Patriotyzm (II)
card-breakthrough-ii = Przełom technologiczny (II)
card-reserves-ii = Rezerwy (II)
card-revolutionary-idea-ii = Rewolucyjny pomysł (II)
card-efficient-upgrade-ii = Efektywne ulepszenie (II)
card-wave-of-nationalism-ii = Fala nacjonalizmu
card-mechanized-agriculture = Rolnictwo zmechanizowane
card-oil = Ropa naftowa
card-computers = Komputery
card-multimedia = Multimedia
card-movies = Kino
card-professional-sports = Sport zawodowy
card-modern-infantry = Nowoczesna piechota
card-tanks = Czołgi
card-rockets = Rakiety
card-air-forces = Lotnictwo
card-communism = Komunizm
card-fundamentalism = Fundamentalizm
card-democracy = Demokracja
card-military-theory = Teoria wojskowości
card-civil-service = Służba cywilna
card-satellites = Satelity
card-engineering = Inżynieria
card-fast-food-chains = Sieć barów szybkiej obsługi
card-first-space-flight = Pierwszy lot w kosmos
card-hollywood = Hollywood
card-internet = Internet
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-urban-growth-iii = Rozwój miast (III)
card-engineering-genius-iii = Genialny inżynier (III)
card-patriotism-iii = Patriotyzm (III)
card-reserves-iii = Rezerwy (III)
card-revolutionary-idea-iii = Rewolucyjny pomysł (III)
card-efficient-upgrade-iii = Efektywne ulepszenie (III)
card-military-build-up-iii = Rozbudowa armii
card-endowment-for-the-arts-iii = Fundusz na rzecz sztuki
card-development-of-agriculture = Rozwój rolnictwa
card-development-of-crafts = Rozwój rzemiosła
card-development-of-markets = Rozwój targowisk
card-development-of-politics = Rozwój polityki
card-development-of-religion = Rozwój religii
card-development-of-science = Rozwój nauki
card-development-of-settlement = Rozwój osadnictwa
card-development-of-trade-routes = Rozwój szlaków handlowych
card-development-of-warfare = Rozwój sztuki wojennej
card-development-of-civilization = Rozwój cywilizacji
card-barbarians = Barbarzyńcy
card-border-conflict = Konflikt graniczny
card-crusades = Krucjaty
card-cultural-influence = Wpływy kulturowe
card-foray = Wypad
card-good-harvest = Dobre zbiory
card-immigration = Imigracja
card-new-deposits = Nowe złoża
card-pestilence = Zaraza
card-raiders = Rabusie
card-rats = Szczury
card-rebellion = Rebelia
card-reign-of-terror = Rządy terroru
card-scientific-breakthrough = Przełom naukowy
card-uncertain-borders = Niepewne granice
card-developed-territory-i = Rozwinięte terytorium (I)
card-historic-territory-i = Historyczne terytorium (I)
card-inhabited-territory-i = Zamieszkane terytorium (I)
card-strategic-territory-i = Strategiczne terytorium (I)
card-vast-territory-i = Rozległe terytorium (I)
card-wealthy-territory-i = Bogate terytorium (I)
card-enslave-i = Agresja: Zniewolenie
card-plunder-i = Agresja: Grabież (I)
card-raid-i = Agresja: Najazd (I)
card-open-borders-agreement = Umowa o otwartych granicach
card-trade-routes-agreement = Umowa o szlakach handlowych
card-fighting-band = Banda wojowników
card-legion = Legion
card-medieval-army = Armia średniowieczna
card-phalanx = Falanga
card-heavy-cavalry = Ciężka kawaleria
card-bonus-i = Obrona 2 / Kolonizacja 1
card-civil-unrest = Niepokoje społeczne
card-cold-war = Zimna wojna
card-crime-wave = Fala przestępczości
card-economic-progress = Postęp gospodarczy
card-emigration = Emigracja
card-iconoclasm = Ikonoklazm
card-independence-declaration = Deklaracja niepodległości
card-international-agreement = Porozumienie międzynarodowe
card-national-pride = Duma narodowa
card-politics-of-strength = Polityka siły
card-popularization-of-science = Popularyzacja nauki
card-prosperity = Dobrobyt
card-ravages-of-time = Upływ czasu
card-refugees = Uchodźcy
card-terrorism = Terroryzm
card-developed-territory-ii = Rozwinięte terytorium (II)
card-historic-territory-ii = Historyczne terytorium (II)
card-inhabited-territory-ii = Zamieszkane terytorium (II)
card-strategic-territory-ii = Strategiczne terytorium (II)
card-vast-territory-ii = Rozległe terytorium (II)
card-wealthy-territory-ii = Bogate terytorium (II)
card-plunder-ii = Agresja: Grabież (II)
card-raid-ii = Agresja: Najazd (II)
card-annex-ii = Agresja: Aneksja
card-infiltrate-ii = Agresja: Infiltracja
card-spy-ii = Agresja: Szpieg
card-war-over-technology-ii = Wojna o technologię
card-war-over-territory-ii = Wojna o terytorium
card-acceptance-of-supremacy = Uznanie zwierzchnictwa
card-international-trade-agreement = Międzynarodowa umowa handlowa
card-promise-of-military-protection = Obietnica ochrony militarnej
card-scientific-cooperation = Współpraca naukowa
card-mobile-artillery = Mobilna artyleria
card-fortifications = Fortyfikacje
card-conquistadors = Konkwistadorzy
card-defensive-army = Armia obronna
card-napoleonic-army = Armia napoleońska
card-classic-army = Armia klasyczna
card-bonus-ii = Obrona 4 / Kolonizacja 2
card-impact-of-agriculture = Wpływ rolnictwa
card-impact-of-architecture = Wpływ architektury
card-impact-of-balance = Wpływ równowagi
card-impact-of-colonies = Wpływ kolonii
card-impact-of-competition = Wpływ rywalizacji
card-impact-of-government = Wpływ ustroju
card-impact-of-happiness = Wpływ zadowolenia
card-impact-of-industry = Wpływ przemysłu
card-impact-of-population = Wpływ populacji
card-impact-of-progress = Wpływ postępu
card-impact-of-science = Wpływ nauki
card-impact-of-strength = Wpływ siły
card-impact-of-technology = Wpływ technologii
card-impact-of-variety = Wpływ różnorodności
card-impact-of-wonders = Wpływ cudów
card-plunder-iii = Agresja: Grabież (III)
card-raid-iii = Agresja: Najazd (III)
card-armed-intervention-iii = Agresja: Zbrojna interwencja
card-war-over-culture-iii = Wojna o kulturę
card-international-tourism = Turystyka międzynarodowa
card-loss-of-sovereignty = Utrata suwerenności
card-military-pact = Pakt militarny
card-peace-treaty = Traktat pokojowy
card-entrenchments = Okopy
card-mechanized-army = Armia zmechanizowana
card-shock-troops = Oddziały szturmowe
card-modern-army = Nowoczesna armia
card-bonus-iii = Obrona 6 / Kolonizacja 3
