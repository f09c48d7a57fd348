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
    .effect = Farma. Budowa: surowce 2. Każdy robotnik: żywność +1.
card-bronze = Brąz
    .effect = Kopalnia. Budowa: surowce 2. Każdy robotnik: surowce +1.
card-philosophy = Filozofia
    .effect = Laboratorium. Budowa: surowce 3. Każdy robotnik: nauka +1.
card-religion = Religia
    .effect = Świątynia. Budowa: surowce 3. Każdy robotnik: kultura +1, zadowolenie +1.
card-warriors = Wojownicy
    .effect = Piechota. Budowa: surowce 2. Każda jednostka: siła +1.
card-despotism = Tyrania
    .effect = Ustrój. Akcje cywilne +4, akcje militarne +2. Najwyżej 2 budynki miejskie jednego typu.
card-pyramids = Piramidy
    .effect = Cud. Etapy: 3 2 1. Akcje cywilne +1.
card-hanging-gardens = Wiszące ogrody
    .effect = Cud. Etapy: 2 2 2. Kultura +1, zadowolenie +2.
card-colossus = Kolos
    .effect = Cud. Etapy: 3 3. Siła +2, kolonizacja +1.
card-library-of-alexandria = Biblioteka Aleksandryjska
    .effect = Cud. Etapy: 1 4 1. Kultura +1, nauka +1, limit kart cywilnych +1, limit kart militarnych +1.
card-alexander-the-great = Aleksander Macedoński
    .effect = Siła +1 za każdą jednostkę. Jako akcja polityczna może odejść za żółty żeton.
card-aristotle = Arystoteles
    .effect = Nauka +1, gdy bierzesz z toru technologię.
card-hammurabi = Hammurabi
    .effect = Raz na turę akcja militarna może posłużyć za cywilną. Liderzy kosztują o 1 akcję cywilną mniej.
card-homer = Homer
    .effect = Zadowolenie +1. Co turę 1 surowiec na jednostki. Zastąpiony może trafić pod cud, który daje wtedy zadowolenie +1.
card-julius-caesar = Juliusz Cezar
    .effect = Siła +1, akcje militarne +1. Raz w grze druga akcja polityczna w tej samej turze.
card-moses = Mojżesz
    .effect = Nowy robotnik kosztuje o 1 żywności mniej.
card-rich-land-a = Żyzna ziemia (A)
    .effect = Zbuduj lub ulepsz farmę albo kopalnię o 1 surowców taniej.
card-urban-growth-a = Rozwój miast (A)
    .effect = Zbuduj lub ulepsz budynek miejski o 1 surowców taniej.
card-frugality-a = Oszczędność (A)
    .effect = Zwiększ populację, a potem zyskaj żywność +1.
card-engineering-genius-a = Genialny inżynier (A)
    .effect = Zbuduj jeden etap cudu o 2 surowców taniej.
card-patriotism-a = Patriotyzm (A)
    .effect = W tej turze: +1 akcja militarna i 1 surowców na jednostki.
card-cultural-heritage-a = Dziedzictwo kulturowe (A)
    .effect = Od razu: nauka +1, kultura +4.
card-stockpile-a = Zapasy
    .effect = Od razu: surowce +1, żywność +1.
card-irrigation = Irygacja
    .effect = Farma. Opracowanie: nauka 3. Budowa: surowce 4. Każdy robotnik: żywność +2.
card-iron = Żelazo
    .effect = Kopalnia. Opracowanie: nauka 5. Budowa: surowce 5. Każdy robotnik: surowce +2.
card-alchemy = Alchemia
    .effect = Laboratorium. Opracowanie: nauka 4. Budowa: surowce 6. Każdy robotnik: nauka +2.
card-theology = Teologia
    .effect = Świątynia. Opracowanie: nauka 2. Budowa: surowce 5. Każdy robotnik: kultura +1, zadowolenie +2.
card-printing-press = Prasa drukarska
    .effect = Biblioteka. Opracowanie: nauka 3. Budowa: surowce 3. Każdy robotnik: nauka +1, kultura +1.
card-drama = Teatr
    .effect = Teatr. Opracowanie: nauka 3. Budowa: surowce 4. Każdy robotnik: kultura +2, zadowolenie +1.
card-bread-and-circuses = Chleb i igrzyska
    .effect = Arena. Opracowanie: nauka 3. Budowa: surowce 3. Każdy robotnik: siła +1, zadowolenie +2.
card-swordsmen = Miecznicy
    .effect = Piechota. Opracowanie: nauka 4. Budowa: surowce 3. Każda jednostka: siła +2.
card-knights = Rycerze
    .effect = Kawaleria. Opracowanie: nauka 5. Budowa: surowce 3. Każda jednostka: siła +2.
card-monarchy = Monarchia
    .effect = Ustrój. Opracowanie: nauka 8, przez rewolucję 2. Akcje cywilne +5, akcje militarne +3. Najwyżej 3 budynki miejskie jednego typu.
card-theocracy = Teokracja
    .effect = Ustrój. Opracowanie: nauka 6, przez rewolucję 1. Akcje cywilne +4, akcje militarne +3, kultura +1, siła +1, zadowolenie +1. Najwyżej 3 budynki miejskie jednego typu.
card-warfare = Sztuka wojenna
    .effect = Technologia militarna. Opracowanie: nauka 5. Siła +1, akcje militarne +1.
card-code-of-laws = Kodeks
    .effect = Technologia cywilna. Opracowanie: nauka 6. Akcje cywilne +1.
card-cartography = Kartografia
    .effect = Technologia kolonizacji. Opracowanie: nauka 4. Siła +1, kolonizacja +2.
card-masonry = Kamieniarstwo
    .effect = Technologia budowlana. Opracowanie: nauka 3. Budynki miejskie epok I, II i III są tańsze o 1, 1 i 1 surowców. Jedna akcja buduje do 2 etapów cudu.
card-great-wall = Wielki mur
    .effect = Cud. Etapy: 2 2 3 2. Kultura +1, zadowolenie +1. Siła +1 za każdą piechotę i artylerię.
card-st-peters-basilica = Bazylika św. Piotra
    .effect = Cud. Etapy: 4 4. Kultura +2, zadowolenie +1. Zadowolenie +1 na każdej innej karcie, która je daje.
card-taj-mahal = Tadź Mahal
    .effect = Cud. Etapy: 2 4 2. Kultura +3, niebieskie żetony +1. Na torze kosztuje o 2 akcje cywilne mniej, jeśli w tej turze zastąpiono lidera.
card-universitas-carolina = Uniwersytet Karola
    .effect = Cud. Etapy: 3 3 3. Kultura +1, nauka +2.
card-christopher-columbus = Krzysztof Kolumb
    .effect = Jako akcja polityczna może odejść: terytorium z ręki od razu staje się kolonią.
card-frederick-barbarossa = Fryderyk Barbarossa
    .effect = Za jedną akcję militarną zwiększ populację i zbuduj jednostkę, jedno i drugie o 1 taniej.
card-genghis-khan = Czyngis-chan
    .effect = Piechota może zastąpić kawalerię w armiach. Na koniec tury 3 kultury, jeśli należysz do dwóch najsilniejszych.
card-joan-of-arc = Joanna d'Arc
    .effect = Kultura +1, akcje militarne +1. Siła +1 za każde zadowolenie ze świątyń i ustroju. Jako akcja polityczna możesz obejrzeć wierzchnie bieżące wydarzenie.
card-leonardo-da-vinci = Leonardo da Vinci
    .effect = Nauka według poziomu najlepszego laboratorium lub biblioteki. 1 surowiec za każdą opracowaną technologię.
card-michelangelo = Michał Anioł
    .effect = Kultura +1 za każde zadowolenie ze świątyń, teatrów i cudów. Cuda nie kosztują dodatkowych akcji cywilnych.
card-rich-land-i = Żyzna ziemia (I)
    .effect = Zbuduj lub ulepsz farmę albo kopalnię o 2 surowców taniej.
card-urban-growth-i = Rozwój miast (I)
    .effect = Zbuduj lub ulepsz budynek miejski o 2 surowców taniej.
card-frugality-i = Oszczędność (I)
    .effect = Zwiększ populację, a potem zyskaj żywność +2.
card-engineering-genius-i = Genialny inżynier (I)
    .effect = Zbuduj jeden etap cudu o 3 surowców taniej.
card-patriotism-i = Patriotyzm (I)
    .effect = W tej turze: +1 akcja militarna i 2 surowców na jednostki.
card-cultural-heritage-i = Dziedzictwo kulturowe (I)
    .effect = Od razu: nauka +2, kultura +2.
card-breakthrough-i = Przełom technologiczny (I)
    .effect = Opracuj technologię, a potem zyskaj naukę +2.
card-reserves-i = Rezerwy (I)
    .effect = Zyskaj 2 żywności albo 2 surowców.
card-selective-breeding = Hodowla selektywna
    .effect = Farma. Opracowanie: nauka 5. Budowa: surowce 6. Każdy robotnik: żywność +3.
card-coal = Węgiel
    .effect = Kopalnia. Opracowanie: nauka 7. Budowa: surowce 8. Każdy robotnik: surowce +3.
card-scientific-method = Metoda naukowa
    .effect = Laboratorium. Opracowanie: nauka 6. Budowa: surowce 8. Każdy robotnik: nauka +3.
card-organized-religion = Zorganizowana religia
    .effect = Świątynia. Opracowanie: nauka 4. Budowa: surowce 7. Każdy robotnik: kultura +1, zadowolenie +3.
card-journalism = Dziennikarstwo
    .effect = Biblioteka. Opracowanie: nauka 6. Budowa: surowce 8. Każdy robotnik: nauka +2, kultura +2.
card-opera = Opera
    .effect = Teatr. Opracowanie: nauka 7. Budowa: surowce 8. Każdy robotnik: kultura +3, zadowolenie +1.
card-team-sports = Sporty drużynowe
    .effect = Arena. Opracowanie: nauka 5. Budowa: surowce 5. Każdy robotnik: siła +2, zadowolenie +3.
card-riflemen = Strzelcy
    .effect = Piechota. Opracowanie: nauka 6. Budowa: surowce 5. Każda jednostka: siła +3.
card-cavalrymen = Kawalerzyści
    .effect = Kawaleria. Opracowanie: nauka 6. Budowa: surowce 5. Każda jednostka: siła +3.
card-cannon = Armaty
    .effect = Artyleria. Opracowanie: nauka 6. Budowa: surowce 5. Każda jednostka: siła +3.
card-constitutional-monarchy = Monarchia konstytucyjna
    .effect = Ustrój. Opracowanie: nauka 12, przez rewolucję 6. Akcje cywilne +6, akcje militarne +4. Najwyżej 3 budynki miejskie jednego typu.
card-republic = Republika
    .effect = Ustrój. Opracowanie: nauka 13, przez rewolucję 3. Akcje cywilne +7, akcje militarne +2. Najwyżej 3 budynki miejskie jednego typu.
card-strategy = Strategia
    .effect = Technologia militarna. Opracowanie: nauka 8. Siła +3, akcje militarne +2.
card-justice-system = System sądownictwa
    .effect = Technologia cywilna. Opracowanie: nauka 7. Akcje cywilne +1, niebieskie żetony +3.
card-navigation = Nawigacja
    .effect = Technologia kolonizacji. Opracowanie: nauka 6. Siła +2, kolonizacja +3.
card-architecture = Architektura
    .effect = Technologia budowlana. Opracowanie: nauka 6. Budynki miejskie epok I, II i III są tańsze o 1, 2 i 2 surowców. Jedna akcja buduje do 3 etapów cudu.
card-eiffel-tower = Wieża Eiffla
    .effect = Cud. Etapy: 3 7 3. Kultura +4, zadowolenie +1.
card-kremlin = Kreml
    .effect = Cud. Etapy: 4 4 4. Kultura +2, akcje cywilne +1, akcje militarne +1, zadowolenie −1.
card-ocean-liner-service = Liniowce oceaniczne
    .effect = Cud. Etapy: 4 2 2 4. Raz na turę nowy robotnik bez żywności i bez akcji.
card-transcontinental-railroad = Kolej transkontynentalna
    .effect = Cud. Etapy: 3 3 3 3. Siła +4. Najlepsza kopalnia produkuje o jeden żeton więcej.
card-james-cook = James Cook
    .effect = Kultura +1 za każdą kolonię i jeszcze +1, jeśli masz jakąkolwiek. Do dwóch kart militarnych można odrzucić za +1 do siły wyprawy.
card-isaac-newton = Isaac Newton
    .effect = Nauka według poziomu najlepszego laboratorium lub biblioteki. Każda opracowana technologia zwraca 1 akcję cywilną.
card-j-s-bach = Jan Sebastian Bach
    .effect = Kultura +1 za każdy teatr. Teatry kosztują o 2 nauki mniej. Raz na turę budynek miejski może stać się teatrem.
card-maximilien-robespierre = Maximilien Robespierre
    .effect = Akcje militarne +1. Rewolucję opłaca się akcjami militarnymi; przynosi ona 3 kultury.
card-napoleon-bonaparte = Napoleon Bonaparte
    .effect = Akcje militarne +2. Siła +2 za każdy typ posiadanych jednostek.
card-william-shakespeare = William Szekspir
    .effect = Zadowolenie +1. Kultura +2 za każdą parę biblioteka i teatr. Gdy masz jedno z nich, drugie jest o 1 surowiec i 1 naukę tańsze.
card-rich-land-ii = Żyzna ziemia (II)
    .effect = Zbuduj lub ulepsz farmę albo kopalnię o 3 surowców taniej.
card-urban-growth-ii = Rozwój miast (II)
    .effect = Zbuduj lub ulepsz budynek miejski o 3 surowców taniej.
card-frugality-ii = Oszczędność (II)
    .effect = Zwiększ populację, a potem zyskaj żywność +3.
card-engineering-genius-ii = Genialny inżynier (II)
    .effect = Zbuduj jeden etap cudu o 4 surowców taniej.
card-patriotism-ii = Patriotyzm (II)
    .effect = W tej turze: +1 akcja militarna i 3 surowców na jednostki.
card-breakthrough-ii = Przełom technologiczny (II)
    .effect = Opracuj technologię, a potem zyskaj naukę +3.
card-reserves-ii = Rezerwy (II)
    .effect = Zyskaj 3 żywności albo 3 surowców.
card-revolutionary-idea-ii = Rewolucyjny pomysł (II)
    .effect = Od razu: nauka +4.
card-efficient-upgrade-ii = Efektywne ulepszenie (II)
    .effect = Ulepsz farmę, kopalnię lub budynek miejski o 3 surowców taniej.
card-wave-of-nationalism-ii = Fala nacjonalizmu
    .effect = W tej turze: 6, 3 lub 2 surowców na jednostki (2, 3, 4 graczy) za każdego silniejszego rywala.
card-mechanized-agriculture = Rolnictwo zmechanizowane
    .effect = Farma. Opracowanie: nauka 7. Budowa: surowce 8. Każdy robotnik: żywność +5.
card-oil = Ropa naftowa
    .effect = Kopalnia. Opracowanie: nauka 9. Budowa: surowce 11. Każdy robotnik: surowce +5.
card-computers = Komputery
    .effect = Laboratorium. Opracowanie: nauka 8. Budowa: surowce 11. Każdy robotnik: nauka +5.
card-multimedia = Multimedia
    .effect = Biblioteka. Opracowanie: nauka 9. Budowa: surowce 11. Każdy robotnik: nauka +3, kultura +3.
card-movies = Kino
    .effect = Teatr. Opracowanie: nauka 10. Budowa: surowce 11. Każdy robotnik: kultura +4, zadowolenie +1.
card-professional-sports = Sport zawodowy
    .effect = Arena. Opracowanie: nauka 7. Budowa: surowce 8. Każdy robotnik: siła +3, zadowolenie +4.
card-modern-infantry = Nowoczesna piechota
    .effect = Piechota. Opracowanie: nauka 10. Budowa: surowce 7. Każda jednostka: siła +5.
card-tanks = Czołgi
    .effect = Kawaleria. Opracowanie: nauka 9. Budowa: surowce 7. Każda jednostka: siła +5.
card-rockets = Rakiety
    .effect = Artyleria. Opracowanie: nauka 8. Budowa: surowce 7. Każda jednostka: siła +5.
card-air-forces = Lotnictwo
    .effect = Lotnictwo. Opracowanie: nauka 12. Budowa: surowce 7. Każda jednostka: siła +5. Podwaja siłę jednej armii.
card-communism = Komunizm
    .effect = Ustrój. Opracowanie: nauka 19, przez rewolucję 5. Akcje cywilne +7, akcje militarne +5, zadowolenie −1. Najwyżej 4 budynki miejskie jednego typu.
card-fundamentalism = Fundamentalizm
    .effect = Ustrój. Opracowanie: nauka 18, przez rewolucję 7. Akcje cywilne +6, akcje militarne +5, siła +5, nauka −2. Najwyżej 4 budynki miejskie jednego typu.
card-democracy = Demokracja
    .effect = Ustrój. Opracowanie: nauka 17, przez rewolucję 9. Akcje cywilne +7, akcje militarne +3, kultura +3. Najwyżej 4 budynki miejskie jednego typu.
card-military-theory = Teoria wojskowości
    .effect = Technologia militarna. Opracowanie: nauka 11. Siła +5, akcje militarne +3.
card-civil-service = Służba cywilna
    .effect = Technologia cywilna. Opracowanie: nauka 10. Akcje cywilne +2, niebieskie żetony +3.
card-satellites = Satelity
    .effect = Technologia kolonizacji. Opracowanie: nauka 8. Siła +3, kolonizacja +4.
card-engineering = Inżynieria
    .effect = Technologia budowlana. Opracowanie: nauka 9. Budynki miejskie epok I, II i III są tańsze o 1, 2 i 3 surowców. Jedna akcja buduje do 4 etapów cudu.
card-fast-food-chains = Sieć barów szybkiej obsługi
    .effect = Cud. Etapy: 4 4 4 4. Po ukończeniu kultura: 2 za każdego robotnika na farmach i w kopalniach, 1 za każdego innego.
card-first-space-flight = Pierwszy lot w kosmos
    .effect = Cud. Etapy: 1 2 4 9. Po ukończeniu kultura według poziomów wszystkich technologii.
card-hollywood = Hollywood
    .effect = Cud. Etapy: 5 6 5. Po ukończeniu dwa razy kultura bibliotek i teatrów.
card-internet = Internet
    .effect = Cud. Etapy: 2 3 4 3 2. Po ukończeniu tyle kultury, ile kultury, nauki i siły dają budynki miejskie.
card-albert-einstein = Albert Einstein
    .effect = Nauka według poziomu najlepszego laboratorium lub biblioteki. 3 kultury za każdą opracowaną technologię.
card-bill-gates = Bill Gates
    .effect = Laboratoria produkują surowce według swojego poziomu; gdy odchodzi, tyle samo punktuje jako kultura.
card-charlie-chaplin = Charlie Chaplin
    .effect = Zadowolenie +2. Jeszcze raz kultura najlepszego teatru.
card-mahatma-gandhi = Mahatma Gandhi
    .effect = Kultura +2. Nie wolno ci atakować. Kto atakuje ciebie, płaci dwa razy tyle akcji militarnych.
card-sid-meier = Sid Meier
    .effect = Kultura +1 za każdy poziom laboratoriów, nauka −1 za każde laboratorium.
card-winston-churchill = Winston Churchill
    .effect = Co turę 3 kultury albo 3 nauki na technologie jednostek i 3 surowce na jednostki.
card-urban-growth-iii = Rozwój miast (III)
    .effect = Zbuduj lub ulepsz budynek miejski o 4 surowców taniej.
card-engineering-genius-iii = Genialny inżynier (III)
    .effect = Zbuduj jeden etap cudu o 5 surowców taniej.
card-patriotism-iii = Patriotyzm (III)
    .effect = W tej turze: +1 akcja militarna i 4 surowców na jednostki.
card-reserves-iii = Rezerwy (III)
    .effect = Zyskaj 4 żywności albo 4 surowców.
card-revolutionary-idea-iii = Rewolucyjny pomysł (III)
    .effect = Od razu: nauka +6.
card-efficient-upgrade-iii = Efektywne ulepszenie (III)
    .effect = Ulepsz farmę, kopalnię lub budynek miejski o 4 surowców taniej.
card-military-build-up-iii = Rozbudowa armii
    .effect = W tej turze: 8, 5 lub 3 surowców na jednostki (2, 3, 4 graczy) za każdego silniejszego rywala.
card-endowment-for-the-arts-iii = Fundusz na rzecz sztuki
    .effect = 6, 3 lub 2 kultury (2, 3, 4 graczy) za każdego rywala, który ma jej więcej.
card-development-of-agriculture = Rozwój rolnictwa
    .effect = Wydarzenie. Każdy zyskuje 2 żywności.
card-development-of-crafts = Rozwój rzemiosła
    .effect = Wydarzenie. Każdy zyskuje 2 surowce.
card-development-of-markets = Rozwój targowisk
    .effect = Wydarzenie. Każdy zyskuje 2 żywności albo 2 surowce.
card-development-of-politics = Rozwój polityki
    .effect = Wydarzenie. Każdy dobiera 3 karty militarne.
card-development-of-religion = Rozwój religii
    .effect = Wydarzenie. Każdy może za darmo postawić wolnego robotnika na świątyni z epoki A.
card-development-of-science = Rozwój nauki
    .effect = Wydarzenie. Każdy zyskuje 2 nauki.
card-development-of-settlement = Rozwój osadnictwa
    .effect = Wydarzenie. Każdy zyskuje 1 populację.
card-development-of-trade-routes = Rozwój szlaków handlowych
    .effect = Wydarzenie. Każdy zyskuje 1 naukę, 1 żywność i 1 surowiec.
card-development-of-warfare = Rozwój sztuki wojennej
    .effect = Wydarzenie. Każdy może za darmo postawić wolnego robotnika na Wojownikach.
card-development-of-civilization = Rozwój cywilizacji
    .effect = Wydarzenie. Każdy może zwiększyć populację, zbudować lub opracować coś o 1 taniej.
card-barbarians = Barbarzyńcy
    .effect = Wydarzenie. Gracz z największą kulturą traci 1 populację, jeśli należy do dwóch najsłabszych.
card-border-conflict = Konflikt graniczny
    .effect = Wydarzenie. Najsłabszy niszczy własny budynek; najsilniejszy zyskuje 3 surowce.
card-crusades = Krucjaty
    .effect = Wydarzenie. Najsilniejszy zyskuje 4 kultury, najsłabszy traci 4.
card-cultural-influence = Wpływy kulturowe
    .effect = Wydarzenie. Każdy punktuje swój wskaźnik kultury.
card-foray = Wypad
    .effect = Wydarzenie. Dwaj najsilniejsi zyskują 3 żywności i surowców w dowolnym stosunku.
card-good-harvest = Dobre zbiory
    .effect = Wydarzenie. Każdy produkuje żywność.
card-immigration = Imigracja
    .effect = Wydarzenie. Najbardziej zadowoleni zyskują 1 populację.
card-new-deposits = Nowe złoża
    .effect = Wydarzenie. Każdy produkuje surowce.
card-pestilence = Zaraza
    .effect = Wydarzenie. Każdy traci 1 populację.
card-raiders = Rabusie
    .effect = Wydarzenie. Dwaj najsłabsi tracą 2 żywności i surowców w dowolnym stosunku.
card-rats = Szczury
    .effect = Wydarzenie. Każdy traci całą żywność.
card-rebellion = Rebelia
    .effect = Wydarzenie. Każdy traci 2 akcje cywilne za każdego niezadowolonego robotnika.
card-reign-of-terror = Rządy terroru
    .effect = Wydarzenie. Najsłabszy traci 1 populację.
card-scientific-breakthrough = Przełom naukowy
    .effect = Wydarzenie. Każdy zyskuje naukę według swojego wskaźnika nauki.
card-uncertain-borders = Niepewne granice
    .effect = Wydarzenie. Najsłabszy oddaje 1 żółty żeton najsilniejszemu.
card-developed-territory-i = Rozwinięte terytorium (I)
    .effect = Terytorium. Dopóki masz kolonię: żółte żetony +1, niebieskie żetony +1. Od razu: nauka +3.
card-historic-territory-i = Historyczne terytorium (I)
    .effect = Terytorium. Dopóki masz kolonię: zadowolenie +1. Od razu: kultura +6.
card-inhabited-territory-i = Zamieszkane terytorium (I)
    .effect = Terytorium. Dopóki masz kolonię: żółte żetony +2. Od razu: populacja +1.
card-strategic-territory-i = Strategiczne terytorium (I)
    .effect = Terytorium. Dopóki masz kolonię: siła +2. Od razu: karty militarne +3.
card-vast-territory-i = Rozległe terytorium (I)
    .effect = Terytorium. Dopóki masz kolonię: żółte żetony +3, niebieskie żetony −1. Od razu: żywność +3.
card-wealthy-territory-i = Bogate terytorium (I)
    .effect = Terytorium. Dopóki masz kolonię: niebieskie żetony +3. Od razu: surowce +5.
card-enslave-i = Agresja: Zniewolenie
    .effect = Agresja, akcje militarne: 2. Rywal traci 1 populację; zyskujesz 2 surowce i 2 żywności.
card-plunder-i = Agresja: Grabież (I)
    .effect = Agresja, akcje militarne: 1. Zabierz rywalowi 3 żywności i surowców w dowolnym stosunku.
card-raid-i = Agresja: Najazd (I)
    .effect = Agresja, akcje militarne: 1. Zniszcz budynek miejski najwyżej z epoki I; zyskujesz połowę jego kosztu.
card-open-borders-agreement = Umowa o otwartych granicach
    .effect = Pakt. Obie strony: akcje militarne +1. Kto atakuje drugą stronę, ma w tym ataku siłę +2.
card-trade-routes-agreement = Umowa o szlakach handlowych
    .effect = Pakt. Raz na turę A może zapłacić 1 żywnością zamiast surowca, a B 1 surowcem zamiast żywności.
card-fighting-band = Banda wojowników
    .effect = Taktyka. Armia: 2× piechota. Każda armia: siła +1.
card-legion = Legion
    .effect = Taktyka. Armia: 3× piechota. Każda armia: siła +2.
card-medieval-army = Armia średniowieczna
    .effect = Taktyka. Armia: 1× piechota, 1× kawaleria. Każda armia: siła +2.
card-phalanx = Falanga
    .effect = Taktyka. Armia: 2× piechota, 1× kawaleria. Każda armia: siła +3.
card-heavy-cavalry = Ciężka kawaleria
    .effect = Taktyka. Armia: 3× kawaleria. Każda armia: siła +4.
card-bonus-i = Obrona 2 / Kolonizacja 1
    .effect = Do jednorazowego użycia: +2 w obronie przed agresją albo +1 do siły wyprawy kolonizacyjnej.
card-civil-unrest = Niepokoje społeczne
    .effect = Wydarzenie. Każdy traci 4 kultury za każdego niezadowolonego robotnika; kto ma ich najwięcej, traci 1 niebieski żeton.
card-cold-war = Zimna wojna
    .effect = Wydarzenie. Dwaj najsilniejsi zyskują 6 nauki.
card-crime-wave = Fala przestępczości
    .effect = Wydarzenie. Dwaj najsłabsi tracą 3 kultury i 1 niebieski żeton.
card-economic-progress = Postęp gospodarczy
    .effect = Wydarzenie. U każdego następuje produkcja: korupcja, żywność, wyżywienie, surowce.
card-emigration = Emigracja
    .effect = Wydarzenie. Każdy traci połowę niezadowolonych robotników, zaokrąglając w górę.
card-iconoclasm = Ikonoklazm
    .effect = Wydarzenie. Odchodzi każdy lider, który nie jest z bieżącej epoki.
card-independence-declaration = Deklaracja niepodległości
    .effect = Wydarzenie. Najsłabszy traci kolonię.
card-international-agreement = Porozumienie międzynarodowe
    .effect = Wydarzenie. Najsilniejszy może wziąć z toru karty za najwyżej 5 akcji cywilnych; za to pomija następną akcję polityczną.
card-national-pride = Duma narodowa
    .effect = Wydarzenie. Gracz z największą kulturą zyskuje 5 kultury.
card-politics-of-strength = Polityka siły
    .effect = Wydarzenie. Najsilniejszy dobiera 5 kart militarnych, najsłabszy odrzuca 3.
card-popularization-of-science = Popularyzacja nauki
    .effect = Wydarzenie. Każdy punktuje kulturę według wskaźnika nauki.
card-prosperity = Dobrobyt
    .effect = Wydarzenie. Każdy zyskuje 1 żywność za każde zadowolenie, najwyżej 8.
card-ravages-of-time = Upływ czasu
    .effect = Wydarzenie. Każdemu jeden cud z epoki A lub I obraca się w ruinę, która daje 2 kultury.
card-refugees = Uchodźcy
    .effect = Wydarzenie. Najsilniejszy zyskuje 3 kultury i 1 populację, najsłabszy tyle samo traci.
card-terrorism = Terroryzm
    .effect = Wydarzenie. Gracz z najmniejszą kulturą niszczy po jednym budynku miejskim pozostałych.
card-developed-territory-ii = Rozwinięte terytorium (II)
    .effect = Terytorium. Dopóki masz kolonię: żółte żetony +2, niebieskie żetony +2. Od razu: nauka +5.
card-historic-territory-ii = Historyczne terytorium (II)
    .effect = Terytorium. Dopóki masz kolonię: zadowolenie +2. Od razu: kultura +11.
card-inhabited-territory-ii = Zamieszkane terytorium (II)
    .effect = Terytorium. Dopóki masz kolonię: żółte żetony +3. Od razu: populacja +2.
card-strategic-territory-ii = Strategiczne terytorium (II)
    .effect = Terytorium. Dopóki masz kolonię: siła +4. Od razu: karty militarne +5.
card-vast-territory-ii = Rozległe terytorium (II)
    .effect = Terytorium. Dopóki masz kolonię: żółte żetony +4, niebieskie żetony −1. Od razu: żywność +4.
card-wealthy-territory-ii = Bogate terytorium (II)
    .effect = Terytorium. Dopóki masz kolonię: niebieskie żetony +4. Od razu: surowce +9.
card-plunder-ii = Agresja: Grabież (II)
    .effect = Agresja, akcje militarne: 1. Zabierz rywalowi 5 żywności i surowców w dowolnym stosunku.
card-raid-ii = Agresja: Najazd (II)
    .effect = Agresja, akcje militarne: 2. Zniszcz budynek miejski najwyżej z epoki II, potem drugi najwyżej z epoki I; zyskujesz połowę ich kosztu.
card-annex-ii = Agresja: Aneksja
    .effect = Agresja, akcje militarne: 2. Odbierz rywalowi kolonię.
card-infiltrate-ii = Agresja: Infiltracja
    .effect = Agresja, akcje militarne: 2. Usuń lidera lub nieukończony cud rywala; 3 kultury za każdy jego poziom.
card-spy-ii = Agresja: Szpieg
    .effect = Agresja, akcje militarne: 1. Odbierz rywalowi do 5 nauki.
card-war-over-technology-ii = Wojna o technologię
    .effect = Wojna, akcje militarne: 2; rozstrzyga się w twojej następnej turze. Zwycięzca zabiera tyle nauki, ile wynosi przewaga, albo zamiast niej technologie specjalne przegranego.
card-war-over-territory-ii = Wojna o terytorium
    .effect = Wojna, akcje militarne: 2; rozstrzyga się w twojej następnej turze. Zwycięzca zabiera 1 żółty żeton i jeszcze 1 za każde 5 punktów przewagi.
card-acceptance-of-supremacy = Uznanie zwierzchnictwa
    .effect = Pakt. A: surowce +1 z produkcji. B: surowce −1. Strony nie mogą się atakować.
card-international-trade-agreement = Międzynarodowa umowa handlowa
    .effect = Pakt. A: surowce +1 z produkcji. B: żywność +1.
card-promise-of-military-protection = Obietnica ochrony militarnej
    .effect = Pakt. A: kultura +1. B: siła +4, kultura −1. Kończy się, gdy jedna strona zaatakuje drugą.
card-scientific-cooperation = Współpraca naukowa
    .effect = Pakt. Technologie kosztują obie strony o 2 nauki mniej; partner płaci 1 naukę.
card-mobile-artillery = Mobilna artyleria
    .effect = Taktyka. Armia: 1× kawaleria, 1× artyleria. Każda armia: siła +5. Armia z przestarzałą jednostką: +3.
card-fortifications = Fortyfikacje
    .effect = Taktyka. Armia: 2× artyleria. Każda armia: siła +5. Armia z przestarzałą jednostką: +3.
card-conquistadors = Konkwistadorzy
    .effect = Taktyka. Armia: 1× piechota, 2× kawaleria. Każda armia: siła +5. Armia z przestarzałą jednostką: +3.
card-defensive-army = Armia obronna
    .effect = Taktyka. Armia: 2× piechota, 1× artyleria. Każda armia: siła +6. Armia z przestarzałą jednostką: +3.
card-napoleonic-army = Armia napoleońska
    .effect = Taktyka. Armia: 1× piechota, 1× kawaleria, 1× artyleria. Każda armia: siła +7. Armia z przestarzałą jednostką: +4.
card-classic-army = Armia klasyczna
    .effect = Taktyka. Armia: 2× piechota, 2× kawaleria. Każda armia: siła +8. Armia z przestarzałą jednostką: +4.
card-bonus-ii = Obrona 4 / Kolonizacja 2
    .effect = Do jednorazowego użycia: +4 w obronie przed agresją albo +2 do siły wyprawy kolonizacyjnej.
card-impact-of-agriculture = Wpływ rolnictwa
    .effect = Punktowanie końcowe. Kultura według produkcji żywności i jeszcze 4, jeśli przewyższa ona zużycie.
card-impact-of-architecture = Wpływ architektury
    .effect = Punktowanie końcowe. Kultura według poziomów wszystkich budynków miejskich.
card-impact-of-balance = Wpływ równowagi
    .effect = Punktowanie końcowe. Dwa razy najmniejsza z produkcji: nauki, kultury, żywności, surowców.
card-impact-of-colonies = Wpływ kolonii
    .effect = Punktowanie końcowe. 3 kultury za każdą kolonię.
card-impact-of-competition = Wpływ rywalizacji
    .effect = Punktowanie końcowe. Kultura według poziomów wszystkich jednostek i aren.
card-impact-of-government = Wpływ ustroju
    .effect = Punktowanie końcowe. 2 kultury za każdą akcję cywilną, 1 za każdą militarną.
card-impact-of-happiness = Wpływ zadowolenia
    .effect = Punktowanie końcowe. 2 kultury za każde zadowolenie, −2 za każdego niezadowolonego robotnika.
card-impact-of-industry = Wpływ przemysłu
    .effect = Punktowanie końcowe. Kultura według produkcji surowców w kopalniach.
card-impact-of-population = Wpływ populacji
    .effect = Punktowanie końcowe. 2 kultury za każdego zadowolonego robotnika ponad 10.
card-impact-of-progress = Wpływ postępu
    .effect = Punktowanie końcowe. Dwa razy poziomy ustroju i technologii specjalnych.
card-impact-of-science = Wpływ nauki
    .effect = Punktowanie końcowe. Kultura za miejsce w nauce: 15, 10, 5, 0 (trzech graczy 14, 7, 0; dwóch 10, 0).
card-impact-of-strength = Wpływ siły
    .effect = Punktowanie końcowe. Kultura za miejsce w sile: 15, 10, 5, 0 (trzech graczy 14, 7, 0; dwóch 10, 0).
card-impact-of-technology = Wpływ technologii
    .effect = Punktowanie końcowe. 4 kultury za każdą technologię epoki III.
card-impact-of-variety = Wpływ różnorodności
    .effect = Punktowanie końcowe. 2 kultury za każdy typ jednostek, budynków miejskich i technologii specjalnych.
card-impact-of-wonders = Wpływ cudów
    .effect = Punktowanie końcowe. Za każdy ukończony cud 5, 4, 3 lub 2 kultury: epoka A, I, II, III.
card-plunder-iii = Agresja: Grabież (III)
    .effect = Agresja, akcje militarne: 1. Zabierz rywalowi 7 żywności i surowców w dowolnym stosunku.
card-raid-iii = Agresja: Najazd (III)
    .effect = Agresja, akcje militarne: 3. Zniszcz budynek miejski najwyżej z epoki III, potem drugi najwyżej z epoki II; zyskujesz połowę ich kosztu.
card-armed-intervention-iii = Agresja: Zbrojna interwencja
    .effect = Agresja, akcje militarne: 2. Odbierz rywalowi do 7 kultury.
card-war-over-culture-iii = Wojna o kulturę
    .effect = Wojna, akcje militarne: 3; rozstrzyga się w twojej następnej turze. Zwycięzca zabiera 5 kultury i jeszcze 1 za każdy punkt przewagi.
card-international-tourism = Turystyka międzynarodowa
    .effect = Pakt. Obie strony: kultura +1 za każdy ukończony cud partnera.
card-loss-of-sovereignty = Utrata suwerenności
    .effect = Pakt. A: kultura +2. B: kultura −2. Strony nie mogą się atakować i nikt nie może wypowiedzieć wojny stronie B.
card-military-pact = Pakt militarny
    .effect = Pakt. Obie strony: siła +3. Kończy się, gdy jedna strona zaatakuje drugą.
card-peace-treaty = Traktat pokojowy
    .effect = Pakt. Obie strony: kultura +1. Strony nie mogą się atakować.
card-entrenchments = Okopy
    .effect = Taktyka. Armia: 1× piechota, 2× artyleria. Każda armia: siła +9. Armia z przestarzałą jednostką: +5.
card-mechanized-army = Armia zmechanizowana
    .effect = Taktyka. Armia: 1× kawaleria, 2× artyleria. Każda armia: siła +10. Armia z przestarzałą jednostką: +5.
card-shock-troops = Oddziały szturmowe
    .effect = Taktyka. Armia: 1× piechota, 3× kawaleria. Każda armia: siła +11. Armia z przestarzałą jednostką: +6.
card-modern-army = Nowoczesna armia
    .effect = Taktyka. Armia: 2× piechota, 1× kawaleria, 1× artyleria. Każda armia: siła +13. Armia z przestarzałą jednostką: +7.
card-bonus-iii = Obrona 6 / Kolonizacja 3
    .effect = Do jednorazowego użycia: +6 w obronie przed agresją albo +3 do siły wyprawy kolonizacyjnej.
