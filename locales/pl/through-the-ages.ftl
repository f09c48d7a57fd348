# Cywilizacja: Poprzez Wieki. Wszystkie teksty gry.
#
# Zmienne komunikatu to pola jego akcji lub zdarzenia. Pole, które coś nazywa, daje tę nazwę,
# a z końcówką `-id` samo oznaczenie, do wyboru wariantu. Atrybut `.text` karty mówi, co ona robi;
# ceny są w danych. Polskie nazwy kart, których nie ma w instrukcji, są naszym tłumaczeniem.

## Przyciski: co można zrobić

action-take = { $actions ->
        [0] Weź kartę { $card } bez zużywania akcji cywilnej
        [one] Weź kartę { $card } za { $actions } akcję cywilną
        [few] Weź kartę { $card } za { $actions } akcje cywilne
       *[many] Weź kartę { $card } za { $actions } akcji cywilnych
    }
action-grow = { $food ->
        [0] Zwiększ populację za darmo
        [one] Zwiększ populację za { $food } żywność
       *[other] Zwiększ populację za { $food } żywności
    }
action-grow-free = Zwiększ populację za darmo
action-enlist = Zwiększ populację i od razu zbuduj jednostkę { $card } (żywność: { $food }, surowce: { $resources })
action-build = { $resources ->
        [0] Zbuduj na karcie { $card } za darmo
        [one] Zbuduj na karcie { $card } za { $resources } surowiec
        [few] Zbuduj na karcie { $card } za { $resources } surowce
       *[many] Zbuduj na karcie { $card } za { $resources } surowców
    }
action-upgrade = { $resources ->
        [0] Ulepsz: { $from } → { $to }, za darmo
        [one] Ulepsz: { $from } → { $to }, za { $resources } surowiec
        [few] Ulepsz: { $from } → { $to }, za { $resources } surowce
       *[many] Ulepsz: { $from } → { $to }, za { $resources } surowców
    }
action-convert = { $resources ->
        [0] Przekształć: { $from } → { $to }, za darmo
        [one] Przekształć: { $from } → { $to }, za { $resources } surowiec
        [few] Przekształć: { $from } → { $to }, za { $resources } surowce
       *[many] Przekształć: { $from } → { $to }, za { $resources } surowców
    }
action-destroy = { $how-id ->
        [disband] Rozwiąż jednostkę { $card }
        [lose] Poświęć robotnika z karty { $card }
       *[destroy] Zniszcz budynek na karcie { $card }
    }
action-lead = Wystaw lidera: { $card }
action-tuck = Wsuń lidera pod cud { $card }
action-construct = { $stages ->
        [one] Zbuduj { $stages } etap
        [few] Zbuduj { $stages } etapy
       *[many] Zbuduj { $stages } etapów
    } cudu { $card } za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
action-develop = Wynajdź technologię { $card } za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    }
action-revolt = Rewolucja: wprowadź ustrój { $card } za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    }
action-play = Zagraj kartę { $card }
action-adopt = Zagraj taktykę { $card }
action-copy = Skopiuj taktykę { $card }
action-exchange = Użyj akcji militarnej jako cywilnej
action-inspire = Zdobądź w tej turze punkty kultury
action-arm = Zdobądź w tej turze naukę i surowce na jednostki
action-discard = Odrzuć kartę { $card }
action-pay = { $tokens-id ->
        [none] Zapłać wszystkimi niebieskimi żetonami
       *[some] Zapłać, zostawiając niebieskie żetony: { $tokens }
    }
action-store = { $tokens-id ->
        [none] Niczego nie odkładaj
       *[some] Rozłóż niebieskie żetony tak: { $tokens }
    }
action-give = Oddaj niebieski żeton z karty { $card }
action-choose = { $goods-id ->
        [food] Weź żywność: { $amount }
       *[resources] Weź surowce: { $amount }
    }
action-prepare = Zaplanuj wydarzenie { $card }
action-attack = Zagraj agresję { $card } przeciw graczowi { $rival } za { $actions } { $actions ->
        [one] akcję militarną
        [few] akcje militarne
       *[many] akcji militarnych
    }
action-declare = Wypowiedz graczowi { $rival } wojnę za { $actions } { $actions ->
        [one] akcję militarną
        [few] akcje militarne
       *[many] akcji militarnych
    }: { $card }
action-offer = { $side-id ->
        [none] Zaproponuj graczowi { $rival } pakt { $card }
        [a] Zaproponuj graczowi { $rival } pakt { $card }, biorąc stronę A
       *[b] Zaproponuj graczowi { $rival } pakt { $card }, biorąc stronę B
    }
action-accept = { $side-id ->
        [none] Przyjmij od gracza { $rival } pakt { $card }
        [a] Przyjmij od gracza { $rival } pakt { $card }, jako strona A
       *[b] Przyjmij od gracza { $rival } pakt { $card }, jako strona B
    }
action-cancel = Zerwij pakt { $card } (w obszarze gracza { $owner })
action-retire = Oddaj lidera za żółty żeton: { $card }
action-settle = Oddaj lidera ({ $leader }) i załóż kolonię: { $card }
action-peek = Obejrzyj wierzchnie bieżące wydarzenie
action-resign = Zrezygnuj z gry
action-wage = Rozstrzygnij najpierw: { $card } (przeciw graczowi { $rival })
action-steal = Zabierz technologię { $card }
action-bid = Zalicytuj siłę { $strength }
action-send = Wyślij jednostkę { $card }
action-launch = Wyślij siły kolonizacyjne
action-use = Użyj karty { $card }
action-mix = Żywność: { $food }, reszta to surowce
action-cede = Wskaż kolonię { $card }
action-remove = Usuń kartę { $card }
action-ruin = Obróć w ruinę cud { $card }
action-barter = { $goods-id ->
        [food] Zapłać 1 żywność zamiast 1 surowca
       *[resources] Zapłać 1 surowiec zamiast 1 żywności
    }
action-decline = { $ask-id ->
        [politics] Nie wykonuj akcji politycznej
        [auction] Spasuj
        [defend] Nie broń się dalej
        [consider] Odrzuć pakt
        [spoils] Resztę weź w punktach nauki
        [tuck] Odzyskaj akcję cywilną
        [agreement] Nie bierz więcej kart
        [raid] Nie niszcz więcej
        [build-free] Nie stawiaj robotnika
       *[other] Pomiń
    }
action-finish = Zakończ fazę akcji

## Pytania: co trzeba rozstrzygnąć albo co za chwilę rozstrzygnie los

ask-first-player = Losowanie gracza rozpoczynającego
ask-deal-events = Układanie pierwszych wydarzeń
ask-fill-row = Uzupełnianie toru kart
ask-draw-cards = Dobieranie kart militarnych
ask-start-turn = Początek tury
ask-share-tactic = Taktyka staje się wspólna
ask-actions = Wykonuj akcje cywilne i militarne albo zakończ fazę
ask-excess = Masz za dużo kart militarnych: odrzuć nadmiar
ask-produce = Produkcja
ask-military-draw = Dobieranie kart militarnych
ask-finish-turn = Koniec tury
ask-pay = Wybierz, jak płacisz
ask-store = Wybierz, gdzie odkładasz zysk
ask-cover = Niebieski bank jest pusty: wskaż żeton, którym zakryjesz etap cudu
ask-complete = Ukończenie cudu
ask-lose-blue = Wskaż niebieski żeton, który tracisz
ask-tuck = Wsuń lidera pod cud albo odzyskaj akcję cywilną
ask-card-build = Wybierz, co budujesz lub ulepszasz
ask-card-develop = Wybierz, co wynajdujesz
ask-choose = Żywność czy surowce?
ask-gain-science = Punkty nauki
ask-wars = Którą wojnę rozstrzygniesz najpierw?
ask-spoils = Wybierz technologie pokonanego albo weź punkty nauki
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
ask-build-free = Postawić wolnego robotnika na tej karcie za darmo?
ask-reform = Zwiększ populację, zbuduj coś albo wynajdź taniej; możesz też zrezygnować
ask-raze = Wybierz budynek, który zostanie zniszczony
ask-lose-population = Wskaż kartę, z której tracisz robotnika
ask-lose-colony = Wybierz kolonię, którą tracisz
ask-ruin = Wybierz cud, który popadnie w ruinę
ask-agreement = Bierz karty z toru albo zakończ

## Dziennik: co się stało

event-first-player = Losowanie: zaczyna { $seat }.
event-laid = Pole { $space } toru kart: { $card }.
event-cleared = Z toru znika karta { $card }.
event-turn-began = Runda { $round }: gra { $seat }.
event-age-began = Zaczyna się epoka { $age }.
event-last-round = Runda { $round } będzie ostatnia.
event-obsolete = { $seat } traci przestarzałą kartę { $card }.
event-obsolete-cards = { $count ->
        [one] { $seat } odrzuca { $count } przestarzałą kartę militarną.
        [few] { $seat } odrzuca { $count } przestarzałe karty militarne.
       *[many] { $seat } odrzuca { $count } przestarzałych kart militarnych.
    }
event-taken = { $actions ->
        [0] { $seat } bierze kartę { $card } bez zużywania akcji cywilnej.
        [one] { $seat } bierze kartę { $card } za { $actions } akcję cywilną.
        [few] { $seat } bierze kartę { $card } za { $actions } akcje cywilne.
       *[many] { $seat } bierze kartę { $card } za { $actions } akcji cywilnych.
    }
event-grown = { $food ->
        [0] { $seat } zwiększa populację za darmo.
        [one] { $seat } zwiększa populację za { $food } żywność.
       *[other] { $seat } zwiększa populację za { $food } żywności.
    }
event-population-gained = { $seat } zwiększa populację o { $count } za darmo.
event-built = { $resources ->
        [0] { $seat } buduje na karcie { $card } za darmo.
        [one] { $seat } buduje na karcie { $card } za { $resources } surowiec.
        [few] { $seat } buduje na karcie { $card } za { $resources } surowce.
       *[many] { $seat } buduje na karcie { $card } za { $resources } surowców.
    }
event-upgraded = { $resources ->
        [0] { $seat } ulepsza: { $from } → { $to }, za darmo.
        [one] { $seat } ulepsza: { $from } → { $to }, za { $resources } surowiec.
        [few] { $seat } ulepsza: { $from } → { $to }, za { $resources } surowce.
       *[many] { $seat } ulepsza: { $from } → { $to }, za { $resources } surowców.
    }
event-destroyed = { $seat } zdejmuje robotnika z karty { $card }.
event-led = { $seat } wystawia lidera: { $card }.
event-leader-left = { $seat } rozstaje się z liderem: { $card }.
event-tucked = { $seat } wsuwa lidera pod cud { $card }.
event-constructed = { $stages ->
        [one] { $seat } buduje { $stages } etap
        [few] { $seat } buduje { $stages } etapy
       *[many] { $seat } buduje { $stages } etapów
    } cudu { $card } za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
event-completed = { $seat } kończy budowę cudu { $card }.
event-developed = { $seat } wynajduje technologię { $card } za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    }.
event-revolted = Rewolucja: { $seat } wprowadza ustrój { $card } za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    }.
event-replaced = { $seat } odkłada kartę { $card }.
event-played = { $seat } zagrywa kartę { $card }.
event-adopted = { $seat } zagrywa taktykę { $card }.
event-copied = { $seat } kopiuje taktykę { $card }.
event-shared = Taktyka { $card } (gracz { $seat }) jest odtąd wspólna.
event-exchanged = { $seat } używa akcji militarnej jako cywilnej.
event-armed = { $seat } ma w tej turze na jednostki: akcje militarne { $actions }, surowce { $resources }, punkty nauki { $science }.
event-science = { $amount-sign ->
        [minus] Nauka: { $seat } traci { $amount-size }.
       *[plus] Nauka: { $seat } zyskuje { $amount }.
    }
event-culture = { $amount-sign ->
        [minus] Kultura: { $seat } traci { $amount-size }.
       *[plus] Kultura: { $seat } zyskuje { $amount }.
    }
event-impact = { $amount-sign ->
        [minus] { $card }: { $seat } traci { $amount-size } { $amount-size ->
            [one] punkt
            [few] punkty
           *[many] punktów
        } kultury.
       *[plus] { $card }: { $seat } zyskuje { $amount } { $amount ->
            [one] punkt
            [few] punkty
           *[many] punktów
        } kultury.
    }
event-stock = { $goods-id ->
        [food] { $amount-sign ->
            [minus] Żywność: { $seat } traci { $amount-size }.
           *[plus] Żywność: { $seat } zyskuje { $amount }.
        }
       *[resources] { $amount-sign ->
            [minus] Surowce: { $seat } traci { $amount-size }.
           *[plus] Surowce: { $seat } zyskuje { $amount }.
        }
    }
event-yellow = { $amount-sign ->
        [minus] Żółte żetony: { $seat } traci { $amount-size }.
       *[plus] Żółte żetony: { $seat } zyskuje { $amount }.
    }
event-blue = { $amount-sign ->
        [minus] Niebieskie żetony: { $seat } traci { $amount-size }.
       *[plus] Niebieskie żetony: { $seat } zyskuje { $amount }.
    }
event-corrupted = { $food ->
        [0] Korupcja: { $seat } traci { $resources } { $resources ->
            [one] surowiec
            [few] surowce
           *[many] surowców
        }.
       *[other] { $resources ->
            [0] Korupcja: { $seat } traci { $food } żywności.
           *[other] Korupcja: { $seat } traci surowce ({ $resources }) i żywność ({ $food }).
        }
    }
event-eaten = Wyżywienie: { $seat } oddaje { $food } { $food ->
        [one] żywność
       *[other] żywności
    }.
event-famine = Głód: { $seat } nie może wyżywić ludności, brakuje { $food } żywności.
event-uprising = Powstanie: { $seat } nic nie produkuje.
event-drew = { $card-id ->
        [none] { $seat } dobiera kartę militarną.
       *[other] { $seat } dobiera kartę { $card }.
    }
event-discarded = { $card-id ->
        [none] { $seat } odrzuca kartę militarną.
       *[other] { $seat } odrzuca kartę { $card }.
    }
event-reshuffled = Odrzucone karty tworzą nową talię militarną (kart: { $count }).
event-prepared = { $card-id ->
        [none] { $seat } planuje wydarzenie epoki { $age }.
       *[other] { $seat } planuje wydarzenie epoki { $age }: { $card }.
    }
event-peeked = { $card-id ->
        [none] { $seat } ogląda wierzchnie bieżące wydarzenie.
       *[other] { $seat } ogląda wierzchnie bieżące wydarzenie: { $card }.
    }
event-revealed = Odkryto kartę { $card }.
event-events-shuffled = { $count ->
        [one] { $count } przyszłe wydarzenie staje się bieżącym.
        [few] { $count } przyszłe wydarzenia stają się bieżącymi.
       *[many] { $count } przyszłych wydarzeń staje się bieżącymi.
    }
event-skipped-politics = { $seat } pomija akcję polityczną.
event-attacked = { $seat } zagrywa agresję { $card } przeciw graczowi { $rival }.
event-used = { $seat } używa karty { $card }.
event-repelled = { $seat } odpiera atak, który prowadzi { $rival }.
event-overcome = Atak się udaje: { $seat } zwycięża, { $rival } ponosi straty.
event-declared = { $seat } wypowiada wojnę graczowi { $rival }: { $card }.
event-war-won = { $card }: wygrywa { $seat }, przegrywa { $rival } (przewaga: { $advantage }).
event-war-tied = { $card }: { $seat } i { $rival } remisują.
event-war-over = { $card }: wojna, którą prowadzi { $seat }, dobiega końca.
event-stolen = { $seat } zabiera graczowi { $rival } technologię { $card }.
event-offered = { $seat } proponuje graczowi { $rival } pakt { $card }.
event-accepted = { $seat } przyjmuje pakt { $card }, który proponuje { $rival }.
event-refused = { $seat } odrzuca pakt { $card }, który proponuje { $rival }.
event-pact-ended = Wygasa pakt { $card } ({ $seat } i { $rival }).
event-resigned = { $seat } rezygnuje z gry.
event-bid = { $seat } licytuje siłę { $strength }.
event-passed-bid = { $seat } odpada z licytacji.
event-sent = { $seat } wysyła jednostkę { $card }.
event-colonized = { $seat } zakłada kolonię: { $card }.
event-colony-lost = { $seat } traci kolonię { $card }.
event-annexed = { $seat } odbiera graczowi { $rival } kolonię { $card }.
event-shrunk = { $card-id ->
        [none] { $seat } traci wolnego robotnika.
       *[other] { $seat } traci robotnika z karty { $card }.
    }
event-wonder-lost = { $seat } traci budowany cud { $card }.
event-ruined = { $seat }: cud { $card } popada w ruinę.
event-actions-lost = { $count ->
        [one] { $seat } traci { $count } akcję cywilną.
        [few] { $seat } traci { $count } akcje cywilne.
       *[many] { $seat } traci { $count } akcji cywilnych.
    }
event-bartered = { $paid-id ->
        [food] Szlaki handlowe: { $seat } płaci 1 żywność zamiast 1 surowca.
       *[resources] Szlaki handlowe: { $seat } płaci 1 surowiec zamiast 1 żywności.
    }
event-game-over = Koniec gry.

## Punkty: wiersze tabeli wyników

source-production = Produkcja
source-cards = Liderzy i karty akcji
source-wonders = Cuda
source-preparing = Planowanie wydarzeń
source-events = Wydarzenia i kolonie
source-conflicts = Agresje i wojny
source-impacts = Wpływy (wydarzenia epoki III)
source-famine = Głód

## Dobra

goods-food = żywność
goods-resources = surowce

## Niebieskie żetony na kartach, które je mieszczą

count-agriculture = { $n } × { card-agriculture }
count-irrigation = { $n } × { card-irrigation }
count-selective-breeding = { $n } × { card-selective-breeding }
count-mechanized-agriculture = { $n } × { card-mechanized-agriculture }
count-bronze = { $n } × { card-bronze }
count-iron = { $n } × { card-iron }
count-coal = { $n } × { card-coal }
count-oil = { $n } × { card-oil }
count-philosophy = { $n } × { card-philosophy }
count-alchemy = { $n } × { card-alchemy }
count-scientific-method = { $n } × { card-scientific-method }
count-computers = { $n } × { card-computers }

## Talie

deck-civil = Talia cywilna
deck-military = Talia militarna

## Rozdziały zasad

section-terms = Pojęcia
section-setup = Przygotowanie
section-course = Przebieg gry
section-ages = Koniec epoki
section-turn = Tura
section-politics = Faza polityczna
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
    .text = Farma: każdy robotnik produkuje co turę 1 żywność.
card-bronze = Brąz
    .text = Kopalnia: każdy robotnik produkuje co turę 1 surowiec.
card-philosophy = Filozofia
    .text = Laboratorium: każdy robotnik produkuje co turę 1 punkt nauki.
card-religion = Religia
    .text = Świątynia: każdy robotnik produkuje co turę 1 punkt kultury i daje 1 ikonę zadowolenia.
card-warriors = Wojownicy
    .text = Piechota: każdy robotnik to jednostka o sile 1.
card-despotism = Tyrania
    .text = 4 akcje cywilne i 2 militarne; najwyżej 2 budynki publiczne każdego typu.
card-pyramids = Piramidy
    .text = Daje 1 akcję cywilną.
card-hanging-gardens = Wiszące ogrody
    .text = 1 punkt kultury co turę i 2 ikony zadowolenia.
card-colossus = Kolos
    .text = Daje siłę +2 i +1 do sił kolonizacyjnych.
card-library-of-alexandria = Biblioteka Aleksandryjska
    .text = 1 punkt kultury i 1 punkt nauki co turę. Na ręce możesz mieć o 1 kartę cywilną i o 1 militarną więcej.
card-alexander-the-great = Aleksander Macedoński
    .text = Siła +1 za każdą twoją jednostkę. Jako akcję polityczną możesz go oddać i zyskać 1 żółty żeton.
card-aristotle = Arystoteles
    .text = Gdy bierzesz technologię z toru kart, otrzymujesz 1 punkt nauki.
card-hammurabi = Hammurabi
    .text = Raz na turę możesz użyć akcji militarnej jako cywilnej. Wzięcie lidera kosztuje o 1 akcję cywilną mniej.
card-homer = Homer
    .text = 1 ikona zadowolenia; co turę 1 surowiec na jednostki. Zastąpiony może trafić pod ukończony cud: da tam 1 ikonę, ale nie odzyskasz akcji cywilnej.
card-julius-caesar = Juliusz Cezar
    .text = Daje 1 akcję militarną i siłę +1. Raz w grze możesz w jednej turze wykonać drugą akcję polityczną.
card-moses = Mojżesz
    .text = Zwiększenie populacji kosztuje o 1 żywność mniej.
card-rich-land-a = Żyzna ziemia (A)
    .text = Zbuduj lub ulepsz farmę albo kopalnię o 1 surowiec taniej.
card-urban-growth-a = Rozwój miast (A)
    .text = Zbuduj lub ulepsz budynek publiczny o 1 surowiec taniej.
card-frugality-a = Oszczędność (A)
    .text = Zwiększ populację za zwykłą cenę, a potem otrzymaj 1 żywność.
card-engineering-genius-a = Genialny inżynier (A)
    .text = Zbuduj jeden etap swojego cudu o 2 surowce taniej.
card-patriotism-a = Patriotyzm (A)
    .text = W tej turze masz dodatkowo 1 akcję militarną i 1 surowiec na budowę i ulepszanie jednostek.
card-cultural-heritage-a = Dziedzictwo kulturowe (A)
    .text = Otrzymaj 1 punkt nauki i 4 punkty kultury.
card-stockpile-a = Zapasy
    .text = Otrzymaj 1 surowiec, a potem 1 żywność.
card-irrigation = Irygacja
    .text = Farma: każdy robotnik produkuje co turę 2 żywności.
card-iron = Żelazo
    .text = Kopalnia: każdy robotnik produkuje co turę 2 surowce.
card-alchemy = Alchemia
    .text = Laboratorium: każdy robotnik produkuje co turę 2 punkty nauki.
card-theology = Teologia
    .text = Świątynia: każdy robotnik produkuje co turę 1 punkt kultury i daje 2 ikony zadowolenia.
card-printing-press = Prasa drukarska
    .text = Biblioteka: każdy robotnik produkuje co turę 1 punkt nauki i 1 punkt kultury.
card-drama = Teatr
    .text = Teatr: każdy robotnik produkuje co turę 2 punkty kultury i daje 1 ikonę zadowolenia.
card-bread-and-circuses = Chleb i igrzyska
    .text = Arena: każdy robotnik daje siłę +1 i 2 ikony zadowolenia.
card-swordsmen = Miecznicy
    .text = Piechota: każdy robotnik to jednostka o sile 2.
card-knights = Rycerze
    .text = Kawaleria: każdy robotnik to jednostka o sile 2.
card-monarchy = Monarchia
    .text = 5 akcji cywilnych i 3 militarne; najwyżej 3 budynki publiczne każdego typu.
card-theocracy = Teokracja
    .text = 4 akcje cywilne i 3 militarne; najwyżej 3 budynki publiczne każdego typu. Ponadto 1 punkt kultury co turę, siła +1 i 1 ikona zadowolenia.
card-warfare = Sztuka wojenna
    .text = Technologia specjalna (militarna): daje 1 akcję militarną i siłę +1.
card-code-of-laws = Kodeks
    .text = Technologia specjalna (cywilna): daje 1 akcję cywilną.
card-cartography = Kartografia
    .text = Technologia specjalna (kolonizacyjna): daje siłę +1 i +2 do sił kolonizacyjnych.
card-masonry = Kamieniarstwo
    .text = Technologia specjalna (budowlana): budynki publiczne epok I, II i III są tańsze o 1 surowiec. Za 1 akcję cywilną zbudujesz do 2 etapów cudu.
card-great-wall = Wielki mur
    .text = 1 punkt kultury co turę i 1 ikona zadowolenia. Siła +1 za każdą jednostkę piechoty i artylerii.
card-st-peters-basilica = Bazylika św. Piotra
    .text = 2 punkty kultury co turę i 1 ikona zadowolenia. Każda inna karta z ikoną zadowolenia daje o 1 więcej, a budynki o 1 za każdego robotnika.
card-taj-mahal = Tadź Mahal
    .text = 3 punkty kultury co turę i 1 niebieski żeton. Wzięcie tej karty kosztuje o 2 akcje cywilne mniej, jeśli wcześniej w tej turze zastąpisz swojego lidera.
card-universitas-carolina = Uniwersytet Karola
    .text = 1 punkt kultury i 2 punkty nauki co turę.
card-christopher-columbus = Krzysztof Kolumb
    .text = Jako akcję polityczną możesz go oddać, by terytorium z ręki stało się twoją kolonią, bez licytacji i wysyłania jednostek.
card-frederick-barbarossa = Fryderyk Barbarossa
    .text = Za 1 akcję militarną możesz zwiększyć populację i od razu zbudować jednostkę, płacąc o 1 żywność i o 1 surowiec mniej.
card-genghis-khan = Czyngis-chan
    .text = W armiach piechota może zastąpić kawalerię. Na koniec twojej tury: 3 punkty kultury, jeśli twoja siła jest jedną z dwóch największych (przy 2 graczach: największa).
card-joan-of-arc = Joanna d’Arc
    .text = 1 punkt kultury co turę, 1 akcja militarna, siła +1 za każdą ikonę zadowolenia świątyń i ustroju. Przed akcją polityczną możesz obejrzeć wierzchnie bieżące wydarzenie.
card-leonardo-da-vinci = Leonardo da Vinci
    .text = Przyrost nauki rośnie o poziom najlepszego laboratorium lub biblioteki. Wynalezienie technologii daje 1 surowiec.
card-michelangelo = Michał Anioł
    .text = 1 punkt kultury co turę za każdą ikonę zadowolenia świątyń, teatrów i cudów. Ukończone cuda nie podnoszą kosztu wzięcia następnych.
card-rich-land-i = Żyzna ziemia (I)
    .text = Zbuduj lub ulepsz farmę albo kopalnię o 2 surowce taniej.
card-urban-growth-i = Rozwój miast (I)
    .text = Zbuduj lub ulepsz budynek publiczny o 2 surowce taniej.
card-frugality-i = Oszczędność (I)
    .text = Zwiększ populację za zwykłą cenę, a potem otrzymaj 2 żywności.
card-engineering-genius-i = Genialny inżynier (I)
    .text = Zbuduj jeden etap swojego cudu o 3 surowce taniej.
card-patriotism-i = Patriotyzm (I)
    .text = W tej turze masz dodatkowo 1 akcję militarną i 2 surowce na budowę i ulepszanie jednostek.
card-cultural-heritage-i = Dziedzictwo kulturowe (I)
    .text = Otrzymaj 2 punkty nauki i 2 punkty kultury.
card-breakthrough-i = Przełom technologiczny (I)
    .text = Wynajdź technologię albo wywołaj rewolucję, a potem otrzymaj 2 punkty nauki.
card-reserves-i = Rezerwy (I)
    .text = Otrzymaj 2 żywności albo 2 surowce.
card-selective-breeding = Hodowla selektywna
    .text = Farma: każdy robotnik produkuje co turę 3 żywności.
card-coal = Węgiel
    .text = Kopalnia: każdy robotnik produkuje co turę 3 surowce.
card-scientific-method = Metoda naukowa
    .text = Laboratorium: każdy robotnik produkuje co turę 3 punkty nauki.
card-organized-religion = Zorganizowana religia
    .text = Świątynia: każdy robotnik produkuje co turę 1 punkt kultury i daje 3 ikony zadowolenia.
card-journalism = Dziennikarstwo
    .text = Biblioteka: każdy robotnik produkuje co turę 2 punkty nauki i 2 punkty kultury.
card-opera = Opera
    .text = Teatr: każdy robotnik produkuje co turę 3 punkty kultury i daje 1 ikonę zadowolenia.
card-team-sports = Sporty drużynowe
    .text = Arena: każdy robotnik daje siłę +2 i 3 ikony zadowolenia.
card-riflemen = Strzelcy
    .text = Piechota: każdy robotnik to jednostka o sile 3.
card-cavalrymen = Kawalerzyści
    .text = Kawaleria: każdy robotnik to jednostka o sile 3.
card-cannon = Armaty
    .text = Artyleria: każdy robotnik to jednostka o sile 3.
card-constitutional-monarchy = Monarchia konstytucyjna
    .text = 6 akcji cywilnych i 4 militarne; najwyżej 3 budynki publiczne każdego typu.
card-republic = Republika
    .text = 7 akcji cywilnych i 2 militarne; najwyżej 3 budynki publiczne każdego typu.
card-strategy = Strategia
    .text = Technologia specjalna (militarna): daje 2 akcje militarne i siłę +3.
card-justice-system = System sądownictwa
    .text = Technologia specjalna (cywilna): daje 1 akcję cywilną i 3 niebieskie żetony.
card-navigation = Nawigacja
    .text = Technologia specjalna (kolonizacyjna): daje siłę +2 i +3 do sił kolonizacyjnych.
card-architecture = Architektura
    .text = Technologia specjalna (budowlana): budynki publiczne epoki I są tańsze o 1 surowiec, epok II i III o 2. Za 1 akcję cywilną zbudujesz do 3 etapów cudu.
card-eiffel-tower = Wieża Eiffla
    .text = 4 punkty kultury co turę i 1 ikona zadowolenia.
card-kremlin = Kreml
    .text = 2 punkty kultury co turę, 1 akcja cywilna i 1 militarna, ale też 1 ikona niezadowolenia.
card-ocean-liner-service = Liniowce oceaniczne
    .text = Raz na turę możesz zwiększyć populację o 1, nie płacąc ani żywności, ani akcji.
card-transcontinental-railroad = Kolej transkontynentalna
    .text = Siła +4. Jeden robotnik na twojej najlepszej kopalni produkuje podwójnie.
card-james-cook = James Cook
    .text = 2 punkty kultury co turę za pierwszą kolonię, 1 za każdą następną. Odrzucając do 2 kart militarnych, zwiększasz siły kolonizacyjne o 1 za każdą.
card-isaac-newton = Isaac Newton
    .text = Przyrost nauki rośnie o poziom najlepszego laboratorium lub biblioteki. Wynalezienie technologii przywraca 1 zużytą akcję cywilną.
card-j-s-bach = Jan Sebastian Bach
    .text = Teatry produkują po 1 punkcie kultury więcej, a ich technologie są tańsze o 2 punkty nauki. Raz na turę za 1 akcję cywilną ulepszysz dowolny budynek publiczny do teatru nie niższego poziomu.
card-maximilien-robespierre = Maximilien Robespierre
    .text = Daje 1 akcję militarną. Za rewolucję płacisz wszystkimi akcjami militarnymi zamiast cywilnych i otrzymujesz za nią 3 punkty kultury.
card-napoleon-bonaparte = Napoleon Bonaparte
    .text = Daje 2 akcje militarne. Siła +2 za każdy typ jednostek, który masz.
card-william-shakespeare = William Szekspir
    .text = 1 ikona zadowolenia; 2 punkty kultury co turę za każdą parę biblioteki i teatru. Z biblioteką teatry i ich technologie są o 1 tańsze, a z teatrem biblioteki i ich technologie.
card-rich-land-ii = Żyzna ziemia (II)
    .text = Zbuduj lub ulepsz farmę albo kopalnię o 3 surowce taniej.
card-urban-growth-ii = Rozwój miast (II)
    .text = Zbuduj lub ulepsz budynek publiczny o 3 surowce taniej.
card-frugality-ii = Oszczędność (II)
    .text = Zwiększ populację za zwykłą cenę, a potem otrzymaj 3 żywności.
card-engineering-genius-ii = Genialny inżynier (II)
    .text = Zbuduj jeden etap swojego cudu o 4 surowce taniej.
card-patriotism-ii = Patriotyzm (II)
    .text = W tej turze masz dodatkowo 1 akcję militarną i 3 surowce na budowę i ulepszanie jednostek.
card-breakthrough-ii = Przełom technologiczny (II)
    .text = Wynajdź technologię albo wywołaj rewolucję, a potem otrzymaj 3 punkty nauki.
card-reserves-ii = Rezerwy (II)
    .text = Otrzymaj 3 żywności albo 3 surowce.
card-revolutionary-idea-ii = Rewolucyjny pomysł (II)
    .text = Otrzymaj 4 punkty nauki.
card-efficient-upgrade-ii = Efektywne ulepszenie (II)
    .text = Ulepsz farmę, kopalnię albo budynek publiczny o 3 surowce taniej.
card-wave-of-nationalism-ii = Fala nacjonalizmu
    .text = Surowce na jednostki w tej turze za każdego silniejszego rywala: 6 przy 2 graczach, 3 przy 3, 2 przy 4.
card-mechanized-agriculture = Rolnictwo zmechanizowane
    .text = Farma: każdy robotnik produkuje co turę 5 żywności.
card-oil = Ropa naftowa
    .text = Kopalnia: każdy robotnik produkuje co turę 5 surowców.
card-computers = Komputery
    .text = Laboratorium: każdy robotnik produkuje co turę 5 punktów nauki.
card-multimedia = Multimedia
    .text = Biblioteka: każdy robotnik produkuje co turę 3 punkty nauki i 3 punkty kultury.
card-movies = Kino
    .text = Teatr: każdy robotnik produkuje co turę 4 punkty kultury i daje 1 ikonę zadowolenia.
card-professional-sports = Sport zawodowy
    .text = Arena: każdy robotnik daje siłę +3 i 4 ikony zadowolenia.
card-modern-infantry = Nowoczesna piechota
    .text = Piechota: każdy robotnik to jednostka o sile 5.
card-tanks = Czołgi
    .text = Kawaleria: każdy robotnik to jednostka o sile 5.
card-rockets = Rakiety
    .text = Artyleria: każdy robotnik to jednostka o sile 5.
card-air-forces = Lotnictwo
    .text = Lotnictwo: każdy robotnik to jednostka o sile 5. Dołączona do armii podwaja jej siłę taktyczną, najwyżej jedna w armii.
card-communism = Komunizm
    .text = 7 akcji cywilnych i 5 militarnych; najwyżej 4 budynki publiczne każdego typu. Daje jednak 1 ikonę niezadowolenia.
card-fundamentalism = Fundamentalizm
    .text = 6 akcji cywilnych i 5 militarnych; najwyżej 4 budynki publiczne każdego typu. Ponadto siła +5, ale o 2 punkty nauki co turę mniej.
card-democracy = Demokracja
    .text = 7 akcji cywilnych i 3 militarne; najwyżej 4 budynki publiczne każdego typu. Ponadto 3 punkty kultury co turę.
card-military-theory = Teoria wojskowości
    .text = Technologia specjalna (militarna): daje 3 akcje militarne i siłę +5.
card-civil-service = Służba cywilna
    .text = Technologia specjalna (cywilna): daje 2 akcje cywilne i 3 niebieskie żetony.
card-satellites = Satelity
    .text = Technologia specjalna (kolonizacyjna): daje siłę +3 i +4 do sił kolonizacyjnych.
card-engineering = Inżynieria
    .text = Technologia specjalna (budowlana): budynki publiczne epoki I są tańsze o 1 surowiec, epoki II o 2, epoki III o 3. Za 1 akcję cywilną zbudujesz do 4 etapów cudu.
card-fast-food-chains = Sieć barów szybkiej obsługi
    .text = Po ukończeniu: 2 punkty kultury za każdą farmę i kopalnię, 1 za każdy budynek publiczny i jednostkę.
card-first-space-flight = Pierwszy lot w kosmos
    .text = Po ukończeniu: tyle punktów kultury, ile wynosi suma poziomów wszystkich twoich technologii.
card-hollywood = Hollywood
    .text = Po ukończeniu: dwa razy tyle punktów kultury, ile co turę produkują twoje biblioteki i teatry.
card-internet = Internet
    .text = Po ukończeniu: tyle punktów kultury, ile kultury, nauki i siły dają razem twoje budynki publiczne.
card-albert-einstein = Albert Einstein
    .text = Przyrost nauki rośnie o poziom najlepszego laboratorium lub biblioteki. Wynalezienie technologii daje 3 punkty kultury.
card-bill-gates = Bill Gates
    .text = Laboratoria produkują też surowce jak kopalnie: każdy robotnik tyle, ile wynosi poziom karty. Gdy Gates odchodzi lub gra się kończy, otrzymujesz tyle punktów kultury, ile wynosi ta produkcja.
card-charlie-chaplin = Charlie Chaplin
    .text = 2 ikony zadowolenia. Jeden teatr najwyższego poziomu, jaki masz, produkuje podwójną kulturę.
card-mahatma-gandhi = Mahatma Gandhi
    .text = 2 punkty kultury co turę. Nie możesz zagrywać agresji ani wojen, a te przeciw tobie kosztują dwa razy więcej akcji militarnych.
card-sid-meier = Sid Meier
    .text = Każde laboratorium produkuje co turę tyle punktów kultury, ile wynosi jego poziom, i o 1 punkt nauki mniej.
card-winston-churchill = Winston Churchill
    .text = Raz na turę wybierz: 3 punkty kultury albo, tylko na tę turę, 3 punkty nauki na technologie jednostek i 3 surowce na jednostki.
card-urban-growth-iii = Rozwój miast (III)
    .text = Zbuduj lub ulepsz budynek publiczny o 4 surowce taniej.
card-engineering-genius-iii = Genialny inżynier (III)
    .text = Zbuduj jeden etap swojego cudu o 5 surowców taniej.
card-patriotism-iii = Patriotyzm (III)
    .text = W tej turze masz dodatkowo 1 akcję militarną i 4 surowce na budowę i ulepszanie jednostek.
card-reserves-iii = Rezerwy (III)
    .text = Otrzymaj 4 żywności albo 4 surowce.
card-revolutionary-idea-iii = Rewolucyjny pomysł (III)
    .text = Otrzymaj 6 punktów nauki.
card-efficient-upgrade-iii = Efektywne ulepszenie (III)
    .text = Ulepsz farmę, kopalnię albo budynek publiczny o 4 surowce taniej.
card-military-build-up-iii = Rozbudowa armii
    .text = Surowce na jednostki w tej turze za każdego silniejszego rywala: 8 przy 2 graczach, 5 przy 3, 3 przy 4.
card-endowment-for-the-arts-iii = Fundusz na rzecz sztuki
    .text = Punkty kultury za każdego rywala, który ma ich więcej: 6 przy 2 graczach, 3 przy 3, 2 przy 4.
card-development-of-agriculture = Rozwój rolnictwa
    .text = Wszyscy otrzymują po 2 żywności.
card-development-of-crafts = Rozwój rzemiosła
    .text = Wszyscy otrzymują po 2 surowce.
card-development-of-markets = Rozwój targowisk
    .text = Wszyscy otrzymują po 2 żywności albo po 2 surowce, do wyboru.
card-development-of-politics = Rozwój polityki
    .text = Wszyscy dobierają po 3 karty militarne.
card-development-of-religion = Rozwój religii
    .text = Każdy może za darmo postawić wolnego robotnika na karcie Religia.
card-development-of-science = Rozwój nauki
    .text = Wszyscy otrzymują po 2 punkty nauki.
card-development-of-settlement = Rozwój osadnictwa
    .text = Wszyscy zwiększają populację o 1 za darmo.
card-development-of-trade-routes = Rozwój szlaków handlowych
    .text = Wszyscy otrzymują po 1 punkcie nauki, 1 żywności i 1 surowcu.
card-development-of-warfare = Rozwój sztuki wojennej
    .text = Każdy może za darmo postawić wolnego robotnika na karcie Wojownicy.
card-development-of-civilization = Rozwój cywilizacji
    .text = Każdy może zwiększyć populację, zbudować farmę, kopalnię lub budynek publiczny albo wynaleźć technologię, o 1 taniej i bez akcji cywilnej (rewolucja zużywa wszystkie).
card-barbarians = Barbarzyńcy
    .text = Cywilizacja z największą liczbą punktów kultury traci 1 robotnika, jeśli jest jedną z dwóch najsłabszych (przy 2 graczach: najsłabsza).
card-border-conflict = Konflikt graniczny
    .text = Najsłabsza cywilizacja niszczy jedną swoją farmę, kopalnię albo budynek publiczny. Najsilniejsza otrzymuje 3 surowce.
card-crusades = Krucjaty
    .text = Najsilniejsza cywilizacja otrzymuje 4 punkty kultury, najsłabsza traci 4.
card-cultural-influence = Wpływy kulturowe
    .text = Wszyscy otrzymują tyle punktów kultury, ile wynosi ich przyrost kultury.
card-foray = Wypad
    .text = Dwie najsilniejsze cywilizacje (w grze 2-osobowej: najsilniejsza) otrzymują po 3 żywności lub surowce, w dowolnym podziale.
card-good-harvest = Dobre zbiory
    .text = Wszyscy przeprowadzają produkcję żywności, bez korupcji i konsumpcji.
card-immigration = Imigracja
    .text = Wszystkie cywilizacje z największą liczbą ikon zadowolenia zwiększają populację o 1 za darmo.
card-new-deposits = Nowe złoża
    .text = Wszyscy przeprowadzają produkcję surowców, bez korupcji.
card-pestilence = Zaraza
    .text = Wszyscy tracą po 1 robotniku.
card-raiders = Rabusie
    .text = Dwie najsłabsze cywilizacje (w grze 2-osobowej: najsłabsza) tracą po 2 żywności lub surowce, w dowolnym podziale.
card-rats = Szczury
    .text = Wszyscy tracą całą zgromadzoną żywność.
card-rebellion = Rebelia
    .text = Wszyscy tracą po 2 dostępne akcje cywilne za każdego niezadowolonego robotnika.
card-reign-of-terror = Rządy terroru
    .text = Najsłabsza cywilizacja traci 1 robotnika.
card-scientific-breakthrough = Przełom naukowy
    .text = Wszyscy otrzymują tyle punktów nauki, ile wynosi ich przyrost nauki.
card-uncertain-borders = Niepewne granice
    .text = Najsilniejsza cywilizacja zabiera 1 żółty żeton z banku najsłabszej.
card-developed-territory-i = Rozwinięte terytorium (I)
    .text = Jako kolonia daje 1 żółty i 1 niebieski żeton. Od razu otrzymujesz 3 punkty nauki.
card-historic-territory-i = Historyczne terytorium (I)
    .text = Jako kolonia daje 1 ikonę zadowolenia. Od razu otrzymujesz 6 punktów kultury.
card-inhabited-territory-i = Zamieszkane terytorium (I)
    .text = Jako kolonia daje 2 żółte żetony. Od razu zwiększasz populację o 1 za darmo.
card-strategic-territory-i = Strategiczne terytorium (I)
    .text = Jako kolonia daje siłę +2. Od razu dobierasz 3 karty militarne.
card-vast-territory-i = Rozległe terytorium (I)
    .text = Jako kolonia daje 3 żółte żetony i zabiera 1 niebieski. Od razu otrzymujesz 3 żywności.
card-wealthy-territory-i = Bogate terytorium (I)
    .text = Jako kolonia daje 3 niebieskie żetony. Od razu otrzymujesz 5 surowców.
card-enslave-i = Zniewolenie
    .text = Rywal traci 1 robotnika, a ty otrzymujesz 2 surowce, potem 2 żywności.
card-plunder-i = Grabież (I)
    .text = Zabierz rywalowi łącznie do 3 żywności i surowców, w podziale, który wybierzesz.
card-raid-i = Najazd (I)
    .text = Zniszcz jeden budynek publiczny rywala, najwyżej z epoki I. Otrzymaj połowę jego wydrukowanego kosztu w surowcach, zaokrągloną w górę.
card-open-borders-agreement = Umowa o otwartych granicach
    .text = Obie strony mają o 1 akcję militarną więcej. Kto atakuje drugą stronę, ma w tym ataku siłę +2.
card-trade-routes-agreement = Umowa o szlakach handlowych
    .text = Raz na swoją turę A może zapłacić 1 żywność zamiast 1 surowca, a B 1 surowiec zamiast 1 żywności.
card-fighting-band = Banda wojowników
    .text = Armia to 2 jednostki piechoty. Jej siła taktyczna to 1.
card-legion = Legion
    .text = Armia to 3 jednostki piechoty. Jej siła taktyczna to 2.
card-medieval-army = Armia średniowieczna
    .text = Armia to 1 jednostka piechoty i 1 kawalerii. Jej siła taktyczna to 2.
card-phalanx = Falanga
    .text = Armia to 2 jednostki piechoty i 1 kawalerii. Jej siła taktyczna to 3.
card-heavy-cavalry = Ciężka kawaleria
    .text = Armia to 3 jednostki kawalerii. Jej siła taktyczna to 4.
card-bonus-i = Obrona 2 / Kolonizacja 1
    .text = Daje siłę +2 w obronie przed agresją albo +1 do sił kolonizacyjnych; potem się ją odrzuca.
card-civil-unrest = Niepokoje społeczne
    .text = Wszyscy tracą po 4 punkty kultury za każdego niezadowolonego robotnika. Wszyscy, którzy mają ich najwięcej, tracą też po 1 niebieskim żetonie.
card-cold-war = Zimna wojna
    .text = Dwie najsilniejsze cywilizacje (w grze 2-osobowej: najsilniejsza) otrzymują po 6 punktów nauki.
card-crime-wave = Fala przestępczości
    .text = Dwie najsłabsze cywilizacje (w grze 2-osobowej: najsłabsza) tracą po 3 punkty kultury i po 1 niebieskim żetonie.
card-economic-progress = Postęp gospodarczy
    .text = Wszyscy rozpatrują kolejno korupcję, produkcję żywności, konsumpcję i produkcję surowców.
card-emigration = Emigracja
    .text = Każdy traci tylu robotników, ile wynosi połowa liczby jego niezadowolonych, zaokrąglona w górę.
card-iconoclasm = Ikonoklazm
    .text = Z gry odchodzą wszyscy liderzy, którzy nie są z bieżącej epoki.
card-independence-declaration = Deklaracja niepodległości
    .text = Najsłabsza cywilizacja traci jedną wybraną przez siebie kolonię.
card-international-agreement = Porozumienie międzynarodowe
    .text = Najsilniejsza cywilizacja może wziąć z toru karty warte łącznie do 5 akcji cywilnych, nie płacąc; wtedy pomija następną akcję polityczną.
card-national-pride = Duma narodowa
    .text = Cywilizacja z największą liczbą punktów kultury otrzymuje jeszcze 5.
card-politics-of-strength = Polityka siły
    .text = Najsilniejsza cywilizacja dobiera 5 kart militarnych, najsłabsza odrzuca 3. W epoce IV zamiast tego pierwsza zyskuje 5, a druga traci 3 punkty kultury.
card-popularization-of-science = Popularyzacja nauki
    .text = Wszyscy otrzymują tyle punktów kultury, ile wynosi ich przyrost nauki.
card-prosperity = Dobrobyt
    .text = Wszyscy otrzymują po 1 żywności za każdą ikonę zadowolenia, najwyżej 8.
card-ravages-of-time = Upływ czasu
    .text = Każdy zamienia swój ukończony cud epoki A lub I w ruinę: daje ona tylko 2 punkty kultury co turę, ale nadal liczy się jako ukończony cud.
card-refugees = Uchodźcy
    .text = Najsilniejsza cywilizacja otrzymuje 3 punkty kultury i za darmo zwiększa populację o 1. Najsłabsza traci 3 punkty kultury i 1 robotnika.
card-terrorism = Terroryzm
    .text = Cywilizacja z najmniejszą liczbą punktów kultury niszczy po jednym wybranym budynku publicznym każdego rywala.
card-developed-territory-ii = Rozwinięte terytorium (II)
    .text = Jako kolonia daje 2 żółte i 2 niebieskie żetony. Od razu otrzymujesz 5 punktów nauki.
card-historic-territory-ii = Historyczne terytorium (II)
    .text = Jako kolonia daje 2 ikony zadowolenia. Od razu otrzymujesz 11 punktów kultury.
card-inhabited-territory-ii = Zamieszkane terytorium (II)
    .text = Jako kolonia daje 3 żółte żetony. Od razu zwiększasz populację o 2 za darmo.
card-strategic-territory-ii = Strategiczne terytorium (II)
    .text = Jako kolonia daje siłę +4. Od razu dobierasz 5 kart militarnych.
card-vast-territory-ii = Rozległe terytorium (II)
    .text = Jako kolonia daje 4 żółte żetony i zabiera 1 niebieski. Od razu otrzymujesz 4 żywności.
card-wealthy-territory-ii = Bogate terytorium (II)
    .text = Jako kolonia daje 4 niebieskie żetony. Od razu otrzymujesz 9 surowców.
card-plunder-ii = Grabież (II)
    .text = Zabierz rywalowi łącznie do 5 żywności i surowców, w podziale, który wybierzesz.
card-raid-ii = Najazd (II)
    .text = Zniszcz do 2 budynków publicznych rywala: jeden najwyżej z epoki II, drugi najwyżej z I. Otrzymaj połowę ich wydrukowanego kosztu w surowcach, zaokrągloną w górę.
card-annex-ii = Aneksja
    .text = Zabierz rywalowi wybraną kolonię. Zyskujesz jej efekt stały, ale nie natychmiastowy.
card-infiltrate-ii = Infiltracja
    .text = Usuń lidera albo cud w budowie rywala. Otrzymaj 3 punkty kultury za każdy poziom tej karty.
card-spy-ii = Szpieg
    .text = Zabierz rywalowi do 5 punktów nauki.
card-war-over-technology-ii = Wojna o technologię
    .text = Zwycięzca zabiera pokonanemu tyle punktów nauki, ile wynosi przewaga w sile, albo zamiast nich technologie specjalne, każdą za jej koszt w nauce.
card-war-over-territory-ii = Wojna o terytorium
    .text = Zwycięzca zabiera z banku pokonanego 1 żółty żeton i jeszcze 1 za każde pełne 5 przewagi w sile.
card-acceptance-of-supremacy = Uznanie zwierzchnictwa
    .text = A produkuje co turę o 1 surowiec więcej, a B o 1 mniej. Strony nie mogą się atakować.
card-international-trade-agreement = Międzynarodowa umowa handlowa
    .text = A produkuje co turę o 1 surowiec więcej, a B o 1 żywność więcej.
card-promise-of-military-protection = Obietnica ochrony militarnej
    .text = A produkuje co turę o 1 punkt kultury więcej. B ma siłę +4, ale produkuje o 1 punkt kultury mniej. Pakt kończy się, gdy jedna strona zaatakuje drugą.
card-scientific-cooperation = Współpraca naukowa
    .text = Technologie kosztują obie strony o 2 punkty nauki mniej, ale partner płaci za każdym razem 1 punkt nauki i musi go mieć.
card-mobile-artillery = Mobilna artyleria
    .text = Armia to 1 jednostka kawalerii i 1 artylerii. Jej siła taktyczna to 5, a przestarzałej (z jednostką epoki A): 3.
card-fortifications = Fortyfikacje
    .text = Armia to 2 jednostki artylerii. Jej siła taktyczna to 5, a przestarzałej (z jednostką epoki A): 3.
card-conquistadors = Konkwistadorzy
    .text = Armia to 1 jednostka piechoty i 2 kawalerii. Jej siła taktyczna to 5, a przestarzałej (z jednostką epoki A): 3.
card-defensive-army = Armia obronna
    .text = Armia to 2 jednostki piechoty i 1 artylerii. Jej siła taktyczna to 6, a przestarzałej (z jednostką epoki A): 3.
card-napoleonic-army = Armia napoleońska
    .text = Armia to 1 jednostka piechoty, 1 kawalerii i 1 artylerii. Jej siła taktyczna to 7, a przestarzałej (z jednostką epoki A): 4.
card-classic-army = Armia klasyczna
    .text = Armia to 2 jednostki piechoty i 2 kawalerii. Jej siła taktyczna to 8, a przestarzałej (z jednostką epoki A): 4.
card-bonus-ii = Obrona 4 / Kolonizacja 2
    .text = Daje siłę +4 w obronie przed agresją albo +2 do sił kolonizacyjnych; potem się ją odrzuca.
card-impact-of-agriculture = Wpływ rolnictwa
    .text = Punkty kultury dla każdego: 1 za każdą żywność produkowaną co turę i jeszcze 4, jeśli jest jej więcej, niż wynosi konsumpcja.
card-impact-of-architecture = Wpływ architektury
    .text = Punkty kultury dla każdego: 1 za każdy poziom każdego budynku publicznego.
card-impact-of-balance = Wpływ równowagi
    .text = Punkty kultury dla każdego: dwa razy tyle, ile wynosi najniższa z produkcji żywności, surowców, nauki i kultury.
card-impact-of-colonies = Wpływ kolonii
    .text = Punkty kultury dla każdego: 3 za każdą kolonię.
card-impact-of-competition = Wpływ rywalizacji
    .text = Punkty kultury dla każdego: 1 za każdy poziom każdej jednostki i każdej areny.
card-impact-of-government = Wpływ ustroju
    .text = Punkty kultury dla każdego: 2 za każdą akcję cywilną i 1 za każdą akcję militarną.
card-impact-of-happiness = Wpływ zadowolenia
    .text = Punkty kultury dla każdego: 2 za każdą ikonę zadowolenia (najwyżej 8 ikon), minus 2 za każdego niezadowolonego robotnika.
card-impact-of-industry = Wpływ przemysłu
    .text = Punkty kultury dla każdego: 1 za każdy surowiec, który kopalnie produkują co turę.
card-impact-of-population = Wpływ populacji
    .text = Punkty kultury dla każdego: 2 za każdego robotnika ponad 10, nie licząc niezadowolonych.
card-impact-of-progress = Wpływ postępu
    .text = Punkty kultury dla każdego: 2 za każdy poziom ustroju i każdej technologii specjalnej.
card-impact-of-science = Wpływ nauki
    .text = Punkty kultury za kolejne miejsca według przyrostu nauki: 10, 0 przy 2 graczach; 14, 7, 0 przy 3; 15, 10, 5, 0 przy 4.
card-impact-of-strength = Wpływ siły
    .text = Punkty kultury za kolejne miejsca według siły: 10, 0 przy 2 graczach; 14, 7, 0 przy 3; 15, 10, 5, 0 przy 4.
card-impact-of-technology = Wpływ technologii
    .text = Punkty kultury dla każdego: 4 za każdą technologię epoki III.
card-impact-of-variety = Wpływ różnorodności
    .text = Punkty kultury dla każdego: 2 za każdy posiadany typ jednostek, każdy typ budynków publicznych i każdą technologię specjalną.
card-impact-of-wonders = Wpływ cudów
    .text = Punkty kultury dla każdego: za każdy ukończony cud 5, jeśli jest z epoki A, 4 z I, 3 z II, 2 z III.
card-plunder-iii = Grabież (III)
    .text = Zabierz rywalowi łącznie do 7 żywności i surowców, w podziale, który wybierzesz.
card-raid-iii = Najazd (III)
    .text = Zniszcz do 2 budynków publicznych rywala: jeden najwyżej z epoki III, drugi najwyżej z II. Otrzymaj połowę ich wydrukowanego kosztu w surowcach, zaokrągloną w górę.
card-armed-intervention-iii = Zbrojna interwencja
    .text = Zabierz rywalowi do 7 punktów kultury.
card-war-over-culture-iii = Wojna o kulturę
    .text = Zwycięzca zabiera pokonanemu 5 punktów kultury i jeszcze 1 za każdy punkt przewagi w sile.
card-international-tourism = Turystyka międzynarodowa
    .text = Każda strona produkuje co turę 1 punkt kultury za każdy ukończony cud drugiej.
card-loss-of-sovereignty = Utrata suwerenności
    .text = A produkuje co turę o 2 punkty kultury więcej, a B o 2 mniej. Strony nie mogą się atakować i nikt nie może wypowiedzieć wojny B.
card-military-pact = Pakt militarny
    .text = Obie strony mają siłę +3. Pakt kończy się, gdy jedna strona zaatakuje drugą.
card-peace-treaty = Traktat pokojowy
    .text = Obie strony produkują co turę o 1 punkt kultury więcej. Strony nie mogą się atakować.
card-entrenchments = Okopy
    .text = Armia to 1 jednostka piechoty i 2 artylerii. Jej siła taktyczna to 9, a przestarzałej (z jednostką epoki A lub I): 5.
card-mechanized-army = Armia zmechanizowana
    .text = Armia to 1 jednostka kawalerii i 2 artylerii. Jej siła taktyczna to 10, a przestarzałej (z jednostką epoki A lub I): 5.
card-shock-troops = Oddziały szturmowe
    .text = Armia to 1 jednostka piechoty i 3 kawalerii. Jej siła taktyczna to 11, a przestarzałej (z jednostką epoki A lub I): 6.
card-modern-army = Nowoczesna armia
    .text = Armia to 2 jednostki piechoty, 1 kawalerii i 1 artylerii. Jej siła taktyczna to 13, a przestarzałej (z jednostką epoki A lub I): 7.
card-bonus-iii = Obrona 6 / Kolonizacja 3
    .text = Daje siłę +6 w obronie przed agresją albo +3 do sił kolonizacyjnych; potem się ją odrzuca.
