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
        [0] Zbuduj: { $card }, za darmo
        [one] Zbuduj: { $card }, za { $resources } surowiec
        [few] Zbuduj: { $card }, za { $resources } surowce
       *[many] Zbuduj: { $card }, za { $resources } surowców
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
        [lose] Strać robotnika z karty { $card }
        [raze] Zniszcz budynek gracza { $rival }: { $card }
       *[destroy] Zniszcz budynek: { $card }
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
action-inspire = { $culture ->
        [one] Otrzymaj w tej turze { $culture } punkt kultury
        [few] Otrzymaj w tej turze { $culture } punkty kultury
       *[many] Otrzymaj w tej turze { $culture } punktów kultury
    }
action-arm = Otrzymaj na tę turę { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    } na technologie jednostek i { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    } na jednostki
action-discard = Odrzuć kartę { $card }
action-pay = { $tokens-id ->
        [none] Zapłać wszystkimi niebieskimi znacznikami
       *[some] Zapłać, zostawiając niebieskie znaczniki: { $tokens }
    }
action-store = { $tokens-id ->
        [none] Niczego nie odkładaj
       *[some] Rozłóż niebieskie znaczniki tak: { $tokens }
    }
action-give = Oddaj niebieski znacznik z karty { $card }
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
        [none] Zaoferuj graczowi { $rival } pakt { $card }
        [a] Zaoferuj graczowi { $rival } pakt { $card }, biorąc stronę A
       *[b] Zaoferuj graczowi { $rival } pakt { $card }, biorąc stronę B
    }
action-accept = { $side-id ->
        [none] Zaakceptuj pakt { $card } z graczem { $rival }
        [a] Zaakceptuj pakt { $card } z graczem { $rival }, jako strona A
       *[b] Zaakceptuj pakt { $card } z graczem { $rival }, jako strona B
    }
action-cancel = Anuluj pakt { $card } (w obszarze gry gracza { $owner })
action-retire = Usuń lidera z gry za żółty znacznik: { $card }
action-settle = Usuń lidera z gry ({ $leader }) i załóż kolonię: { $card }
action-peek = Obejrzyj wierzchnie aktualne wydarzenie
action-resign = Zrezygnuj z gry
action-wage = Rozstrzygnij najpierw: { $card } (przeciw graczowi { $rival })
action-steal = Zabierz graczowi { $rival } technologię { $card }
action-bid = Zalicytuj siłę { $strength }
action-send = Wyślij jednostkę { $card }
action-launch = Wyślij siły kolonizacyjne
action-use = Użyj karty { $card }
action-mix = Żywność: { $food }, surowce: { $resources }
action-plunder = Zabierz żywność: { $food }, surowce: { $resources }
action-cede = { $rival-id ->
        [none] Strać kolonię { $card }
       *[other] Zabierz graczowi { $rival } kolonię { $card }
    }
action-remove = Usuń z gry kartę gracza { $rival }: { $card }
action-ruin = Obróć w ruinę cud { $card }
action-barter = { $goods-id ->
        [food] Zapłać 1 żywność zamiast 1 surowca
       *[resources] Zapłać 1 surowiec zamiast 1 żywności
    }
action-decline = { $ask-id ->
        [politics] Nie wykonuj akcji politycznej
        [auction] Spasuj
        [defend] Nie broń się
        [defended] Zakończ obronę: siła wystarcza
        [consider] Odrzuć ofertę paktu
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
ask-cover = Niebieski bank jest pusty: wskaż znacznik, którym zakryjesz etap cudu
ask-complete = Ukończenie cudu
ask-lose-blue = Wskaż niebieski znacznik, który tracisz
ask-tuck = Wsuń lidera pod cud albo odzyskaj akcję cywilną
ask-card-build = Wybierz, co budujesz lub ulepszasz
ask-card-develop = Wybierz, co wynajdujesz
ask-choose = Żywność czy surowce?
ask-gain-science = Punkty nauki
ask-wars = Którą wojnę rozstrzygniesz najpierw?
ask-spoils = Wybierz technologie pokonanej cywilizacji albo weź punkty nauki
ask-politics = Wykonaj jedną akcję polityczną albo żadnej
ask-peek = Podglądanie wierzchniego aktualnego wydarzenia
ask-reveal = Odkrywanie wierzchniego aktualnego wydarzenia
ask-event-step = Trwa wydarzenie
ask-event-done = Wydarzenie dobiegło końca
ask-auction = Licytuj terytorium albo spasuj
ask-colonize = Zbierz siły kolonizacyjne
ask-gain = Natychmiastowy efekt kolonii
ask-defend = Broń się kartami albo zrezygnuj z obrony
ask-harm = Skutki agresji
ask-plunder = Ile żywności i ile surowców zabierasz?
ask-raid = Wybierz budynek do zniszczenia
ask-annex = Wybierz kolonię, którą zabierasz
ask-infiltrate = Wybierz, co usuwasz z gry
ask-consider = Akceptujesz pakt?
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
event-age-began = Rozpoczyna się era { $age }.
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
        [0] { $seat } buduje: { $card }, za darmo.
        [one] { $seat } buduje: { $card }, za { $resources } surowiec.
        [few] { $seat } buduje: { $card }, za { $resources } surowce.
       *[many] { $seat } buduje: { $card }, za { $resources } surowców.
    }
event-upgraded = { $resources ->
        [0] { $seat } ulepsza: { $from } → { $to }, za darmo.
        [one] { $seat } ulepsza: { $from } → { $to }, za { $resources } surowiec.
        [few] { $seat } ulepsza: { $from } → { $to }, za { $resources } surowce.
       *[many] { $seat } ulepsza: { $from } → { $to }, za { $resources } surowców.
    }
event-destroyed = { $unit-id ->
        [true] { $seat } rozwiązuje jednostkę { $card }.
       *[false] { $seat } niszczy swój budynek: { $card }.
    }
event-razed = { $seat } niszczy budynek gracza { $rival }: { $card }.
event-led = { $seat } wystawia lidera: { $card }.
event-leader-left = Lider gracza { $seat } opuszcza grę: { $card }.
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
event-replaced = { $seat } usuwa z gry kartę { $card }; pozostaje { $by }.
event-action-back = { $seat } odzyskuje akcję cywilną.
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
        [minus] Żółte znaczniki: { $seat } traci { $amount-size }.
       *[plus] Żółte znaczniki: { $seat } zyskuje { $amount }.
    }
event-blue = { $amount-sign ->
        [minus] Niebieskie znaczniki: { $seat } traci { $amount-size }.
       *[plus] Niebieskie znaczniki: { $seat } zyskuje { $amount }.
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
event-eaten = Konsumpcja: { $seat } traci { $food } { $food ->
        [one] żywność
       *[other] żywności
    }.
event-famine = Głód: { $seat } nie pokrywa konsumpcji, brakuje { $food } żywności.
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
        [none] { $seat } planuje wydarzenie ery { $age }.
       *[other] { $seat } planuje wydarzenie ery { $age }: { $card }.
    }
event-peeked = { $card-id ->
        [none] { $seat } ogląda wierzchnie aktualne wydarzenie.
       *[other] { $seat } ogląda wierzchnie aktualne wydarzenie: { $card }.
    }
event-revealed = Odkryto kartę { $card }.
event-events-shuffled = { $count ->
        [one] { $count } przyszłe wydarzenie staje się aktualnym.
        [few] { $count } przyszłe wydarzenia stają się aktualnymi.
       *[many] { $count } przyszłych wydarzeń staje się aktualnymi.
    }
event-skipped-politics = { $seat } pomija akcję polityczną.
event-attacked = { $seat } zagrywa agresję { $card } przeciw graczowi { $rival }.
event-used = { $seat } używa karty { $card }.
event-repelled = { $seat } odpiera agresję gracza { $rival }.
event-overcome = Agresja jest udana: { $seat } pokonuje gracza { $rival }.
event-declared = { $seat } wypowiada wojnę graczowi { $rival }: { $card }.
event-war-won = { $card }: wygrywa { $seat }, przegrywa { $rival } (przewaga: { $advantage }).
event-war-tied = { $card }: { $seat } i { $rival } remisują.
event-war-over = { $card }: wojna gracza { $seat } dobiega końca.
event-stolen = { $seat } zabiera graczowi { $rival } technologię { $card }.
event-offered = { $seat } oferuje graczowi { $rival } pakt { $card }.
event-accepted = { $seat } akceptuje pakt { $card } z graczem { $rival }.
event-refused = { $seat } odrzuca pakt { $card } z graczem { $rival }.
event-pact-ended = Kończy się pakt { $card } ({ $seat } i { $rival }).
event-resigned = { $seat } rezygnuje z gry.
event-bid = { $seat } licytuje siłę { $strength }.
event-passed-bid = { $seat } odpada z licytacji.
event-sent = { $seat } wysyła jednostkę { $card }.
event-colonized = { $seat } zakłada kolonię: { $card }.
event-colony-lost = { $seat } traci kolonię { $card }.
event-annexed = { $seat } zabiera graczowi { $rival } kolonię { $card }.
event-shrunk = { $card-id ->
        [none] { $seat } traci wolnego robotnika.
       *[other] { $seat } traci robotnika z karty { $card }.
    }
event-wonder-lost = { $seat } traci cud w budowie: { $card }.
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
source-impacts = Wpływy (wydarzenia ery III)
source-famine = Głód

## Dobra

goods-food = żywność
goods-resources = surowce

## Niebieskie znaczniki na kartach, które je mieszczą

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
section-ages = Koniec ery
section-turn = Tura
section-politics = Faza polityczna
section-actions = Faza akcji
section-end-of-turn = Koniec tury
section-events = Wydarzenia
section-colonization = Kolonizacja
section-cards = Ręka i karty w grze
section-ratings = Wskaźniki i akcje
section-tokens = Znaczniki i robotnicy
section-goods = Żywność, surowce, punkty
section-end = Punktowanie końcowe
section-single-cards = Pojedyncze karty
section-rulings = Rozstrzygnięcia

## Co mówią karty jednego rodzaju; liczby ma każda karta własne

says-farm = Farma: każdy robotnik produkuje co turę { $worth ->
        [one] { $worth } żywność
        [few] { $worth } żywności
       *[many] { $worth } żywności
    }.
says-mine = Kopalnia: każdy robotnik produkuje co turę { $worth ->
        [one] { $worth } surowiec
        [few] { $worth } surowce
       *[many] { $worth } surowców
    }.
says-lab = Laboratorium: każdy robotnik produkuje co turę { $gives-science ->
        [one] { $gives-science } punkt nauki
        [few] { $gives-science } punkty nauki
       *[many] { $gives-science } punktów nauki
    }.
says-temple = Świątynia: każdy robotnik produkuje co turę { $gives-culture ->
        [one] { $gives-culture } punkt kultury
        [few] { $gives-culture } punkty kultury
       *[many] { $gives-culture } punktów kultury
    } i daje { $gives-happy ->
        [one] { $gives-happy } ikonę zadowolenia
        [few] { $gives-happy } ikony zadowolenia
       *[many] { $gives-happy } ikon zadowolenia
    }.
says-library = Biblioteka: każdy robotnik produkuje co turę { $gives-science ->
        [one] { $gives-science } punkt nauki
        [few] { $gives-science } punkty nauki
       *[many] { $gives-science } punktów nauki
    } i { $gives-culture ->
        [one] { $gives-culture } punkt kultury
        [few] { $gives-culture } punkty kultury
       *[many] { $gives-culture } punktów kultury
    }.
says-theater = Teatr: każdy robotnik produkuje co turę { $gives-culture ->
        [one] { $gives-culture } punkt kultury
        [few] { $gives-culture } punkty kultury
       *[many] { $gives-culture } punktów kultury
    } i daje { $gives-happy ->
        [one] { $gives-happy } ikonę zadowolenia
        [few] { $gives-happy } ikony zadowolenia
       *[many] { $gives-happy } ikon zadowolenia
    }.
says-arena = Arena: każdy robotnik daje siłę +{ $gives-strength } i { $gives-happy ->
        [one] { $gives-happy } ikonę zadowolenia
        [few] { $gives-happy } ikony zadowolenia
       *[many] { $gives-happy } ikon zadowolenia
    }.
says-infantry = Piechota: każdy robotnik to jednostka o sile { $gives-strength }.
says-cavalry = Kawaleria: każdy robotnik to jednostka o sile { $gives-strength }.
says-artillery = Artyleria: każdy robotnik to jednostka o sile { $gives-strength }.
says-government = { $gives-civil-actions ->
        [one] { $gives-civil-actions } akcja cywilna
        [few] { $gives-civil-actions } akcje cywilne
       *[many] { $gives-civil-actions } akcji cywilnych
    } i { $gives-military-actions ->
        [one] { $gives-military-actions } militarna
        [few] { $gives-military-actions } militarne
       *[many] { $gives-military-actions } militarnych
    }; najwyżej { $urban-limit ->
        [one] { $urban-limit } budynek publiczny
        [few] { $urban-limit } budynki publiczne
       *[many] { $urban-limit } budynków publicznych
    } każdego typu.
says-military-special = Technologia specjalna (militarna): daje { $gives-military-actions ->
        [one] { $gives-military-actions } akcję militarną
        [few] { $gives-military-actions } akcje militarne
       *[many] { $gives-military-actions } akcji militarnych
    } i siłę +{ $gives-strength }.
says-civil-special = Technologia specjalna (cywilna): daje { $gives-civil-actions ->
        [one] { $gives-civil-actions } akcję cywilną
        [few] { $gives-civil-actions } akcje cywilne
       *[many] { $gives-civil-actions } akcji cywilnych
    } i { $gives-blue-tokens ->
        [one] { $gives-blue-tokens } niebieski znacznik
        [few] { $gives-blue-tokens } niebieskie znaczniki
       *[many] { $gives-blue-tokens } niebieskich znaczników
    }.
says-colonization-special = Technologia specjalna (kolonizacyjna): daje siłę +{ $gives-strength } i +{ $gives-colonization } do sił kolonizacyjnych.
says-construction-special = Technologia specjalna (budowlana): budynki publiczne ery I są tańsze o { $urban-discount-2 ->
        [one] { $urban-discount-2 } surowiec
        [few] { $urban-discount-2 } surowce
       *[many] { $urban-discount-2 } surowców
    }, ery II o { $urban-discount-3 }, ery III o { $urban-discount-4 }. Za jedną akcję cywilną zbudujesz do { $stages ->
        [one] { $stages } etapu cudu
        [few] { $stages } etapów cudu
       *[many] { $stages } etapów cudu
    }.
says-rich-land = Zbuduj lub ulepsz farmę albo kopalnię o { $does-build-discount ->
        [one] { $does-build-discount } surowiec
        [few] { $does-build-discount } surowce
       *[many] { $does-build-discount } surowców
    } taniej.
says-urban-growth = Zbuduj lub ulepsz budynek publiczny o { $does-build-discount ->
        [one] { $does-build-discount } surowiec
        [few] { $does-build-discount } surowce
       *[many] { $does-build-discount } surowców
    } taniej.
says-frugality = Zwiększ populację za zwykłą cenę, a potem otrzymaj { $does-grow-food ->
        [one] { $does-grow-food } żywność
        [few] { $does-grow-food } żywności
       *[many] { $does-grow-food } żywności
    }.
says-engineering-genius = Zbuduj jeden etap swojego cudu o { $does-stage-discount ->
        [one] { $does-stage-discount } surowiec
        [few] { $does-stage-discount } surowce
       *[many] { $does-stage-discount } surowców
    } taniej.
says-patriotism = W tej turze masz dodatkowo { $does-recruit-military-actions ->
        [one] { $does-recruit-military-actions } akcję militarną
        [few] { $does-recruit-military-actions } akcje militarne
       *[many] { $does-recruit-military-actions } akcji militarnych
    } i { $does-recruit-resources ->
        [one] { $does-recruit-resources } surowiec
        [few] { $does-recruit-resources } surowce
       *[many] { $does-recruit-resources } surowców
    } na budowę i ulepszanie jednostek.
says-cultural-heritage = Otrzymaj { $does-gain-1-science ->
        [one] { $does-gain-1-science } punkt nauki
        [few] { $does-gain-1-science } punkty nauki
       *[many] { $does-gain-1-science } punktów nauki
    } i { $does-gain-2-culture ->
        [one] { $does-gain-2-culture } punkt kultury
        [few] { $does-gain-2-culture } punkty kultury
       *[many] { $does-gain-2-culture } punktów kultury
    }.
says-breakthrough = Wynajdź technologię albo wywołaj rewolucję, a potem otrzymaj { $does-develop-science ->
        [one] { $does-develop-science } punkt nauki
        [few] { $does-develop-science } punkty nauki
       *[many] { $does-develop-science } punktów nauki
    }.
says-reserves = Otrzymaj { $does-choose-amount ->
        [one] { $does-choose-amount } żywność
        [few] { $does-choose-amount } żywności
       *[many] { $does-choose-amount } żywności
    } albo { $does-choose-amount ->
        [one] { $does-choose-amount } surowiec
        [few] { $does-choose-amount } surowce
       *[many] { $does-choose-amount } surowców
    }.
says-revolutionary-idea = Otrzymaj { $does-gain-1-science ->
        [one] { $does-gain-1-science } punkt nauki
        [few] { $does-gain-1-science } punkty nauki
       *[many] { $does-gain-1-science } punktów nauki
    }.
says-efficient-upgrade = Ulepsz farmę, kopalnię albo budynek publiczny o { $does-build-discount ->
        [one] { $does-build-discount } surowiec
        [few] { $does-build-discount } surowce
       *[many] { $does-build-discount } surowców
    } taniej.
says-recruit-per-stronger = Surowce na jednostki w tej turze za każdego silniejszego przeciwnika: { $does-recruit-per-stronger-resources-1 } przy dwóch graczach, { $does-recruit-per-stronger-resources-2 } przy trzech, { $does-recruit-per-stronger-resources-3 } przy czterech.
says-developed-territory = Jako kolonia daje { $gives-yellow-tokens ->
        [one] { $gives-yellow-tokens } żółty znacznik
        [few] { $gives-yellow-tokens } żółte znaczniki
       *[many] { $gives-yellow-tokens } żółtych znaczników
    } i { $gives-blue-tokens ->
        [one] { $gives-blue-tokens } niebieski znacznik
        [few] { $gives-blue-tokens } niebieskie znaczniki
       *[many] { $gives-blue-tokens } niebieskich znaczników
    }. Od razu otrzymujesz { $gain-1-science ->
        [one] { $gain-1-science } punkt nauki
        [few] { $gain-1-science } punkty nauki
       *[many] { $gain-1-science } punktów nauki
    }.
says-historic-territory = Jako kolonia daje { $gives-happy ->
        [one] { $gives-happy } ikonę zadowolenia
        [few] { $gives-happy } ikony zadowolenia
       *[many] { $gives-happy } ikon zadowolenia
    }. Od razu otrzymujesz { $gain-1-culture ->
        [one] { $gain-1-culture } punkt kultury
        [few] { $gain-1-culture } punkty kultury
       *[many] { $gain-1-culture } punktów kultury
    }.
says-inhabited-territory = Jako kolonia daje { $gives-yellow-tokens ->
        [one] { $gives-yellow-tokens } żółty znacznik
        [few] { $gives-yellow-tokens } żółte znaczniki
       *[many] { $gives-yellow-tokens } żółtych znaczników
    }. Od razu zwiększasz populację o { $gain-1-population } za darmo.
says-strategic-territory = Jako kolonia daje siłę +{ $gives-strength }. Od razu dobierasz { $gain-1-military-cards ->
        [one] { $gain-1-military-cards } kartę militarną
        [few] { $gain-1-military-cards } karty militarne
       *[many] { $gain-1-military-cards } kart militarnych
    }.
says-vast-territory = Jako kolonia daje { $gives-yellow-tokens ->
        [one] { $gives-yellow-tokens } żółty znacznik
        [few] { $gives-yellow-tokens } żółte znaczniki
       *[many] { $gives-yellow-tokens } żółtych znaczników
    } i zabiera { $gives-blue-tokens-size ->
        [one] { $gives-blue-tokens-size } niebieski znacznik
        [few] { $gives-blue-tokens-size } niebieskie znaczniki
       *[many] { $gives-blue-tokens-size } niebieskich znaczników
    }. Od razu otrzymujesz { $gain-1-food ->
        [one] { $gain-1-food } żywność
        [few] { $gain-1-food } żywności
       *[many] { $gain-1-food } żywności
    }.
says-wealthy-territory = Jako kolonia daje { $gives-blue-tokens ->
        [one] { $gives-blue-tokens } niebieski znacznik
        [few] { $gives-blue-tokens } niebieskie znaczniki
       *[many] { $gives-blue-tokens } niebieskich znaczników
    }. Od razu otrzymujesz { $gain-1-resources ->
        [one] { $gain-1-resources } surowiec
        [few] { $gain-1-resources } surowce
       *[many] { $gain-1-resources } surowców
    }.
says-plunder = Zabierz przeciwnikowi łącznie do { $does-1-plunder-amount } żywności i surowców, w podziale, który wybierzesz.
says-raid-two = Zniszcz do dwóch budynków publicznych przeciwnika: jeden najwyżej z ery { $does-1-raid-ages-1 }, drugi najwyżej z { $does-1-raid-ages-2 }. Otrzymaj połowę ich wydrukowanego kosztu w surowcach, zaokrągloną w górę.
says-bonus = Daje siłę +{ $defence } w obronie przed agresją albo +{ $colonization } do sił kolonizacyjnych; potem się ją odrzuca.
says-obsolete-a = Jej siła taktyczna to { $strength }, a przestarzałej (z jednostką ery A): { $obsolete }.
says-obsolete-i = Jej siła taktyczna to { $strength }, a przestarzałej (z jednostką ery A lub I): { $obsolete }.
says-rank-points = { $steps-1-does-score-rank-culture-1-1 }, { $steps-1-does-score-rank-culture-1-2 } przy dwóch graczach; { $steps-1-does-score-rank-culture-2-1 }, { $steps-1-does-score-rank-culture-2-2 }, { $steps-1-does-score-rank-culture-2-3 } przy trzech; { $steps-1-does-score-rank-culture-3-1 }, { $steps-1-does-score-rank-culture-3-2 }, { $steps-1-does-score-rank-culture-3-3 }, { $steps-1-does-score-rank-culture-3-4 } przy czterech.

## Karty

card-agriculture = Rolnictwo
    .text = { says-farm }
card-bronze = Brąz
    .text = { says-mine }
card-philosophy = Filozofia
    .text = { says-lab }
card-religion = Religia
    .text = { says-temple }
card-warriors = Wojownicy
    .text = { says-infantry }
card-despotism = Tyrania
    .text = { says-government }
card-pyramids = Piramidy
    .text = Daje { $gives-civil-actions ->
            [one] { $gives-civil-actions } akcję cywilną
            [few] { $gives-civil-actions } akcje cywilne
           *[many] { $gives-civil-actions } akcji cywilnych
        }.
card-hanging-gardens = Wiszące ogrody
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę i { $gives-happy ->
            [one] { $gives-happy } ikona zadowolenia
            [few] { $gives-happy } ikony zadowolenia
           *[many] { $gives-happy } ikon zadowolenia
        }.
card-colossus = Kolos
    .text = Daje siłę +{ $gives-strength } i +{ $gives-colonization } do sił kolonizacyjnych.
card-library-of-alexandria = Biblioteka Aleksandryjska
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } i { $gives-science ->
            [one] { $gives-science } punkt nauki
            [few] { $gives-science } punkty nauki
           *[many] { $gives-science } punktów nauki
        } co turę. Na ręce możesz mieć o { $gives-civil-hand ->
            [one] { $gives-civil-hand } kartę cywilną
            [few] { $gives-civil-hand } karty cywilne
           *[many] { $gives-civil-hand } kart cywilnych
        } i o { $gives-military-hand ->
            [one] { $gives-military-hand } militarną
            [few] { $gives-military-hand } militarne
           *[many] { $gives-military-hand } militarnych
        } więcej.
card-alexander-the-great = Aleksander Macedoński
    .text = Siła +{ $abilities-1-rating-each } za każdą twoją jednostkę. Jako akcję polityczną możesz usunąć go z gry i zyskać { $abilities-2-retire-yellow-tokens ->
            [one] { $abilities-2-retire-yellow-tokens } żółty znacznik
            [few] { $abilities-2-retire-yellow-tokens } żółte znaczniki
           *[many] { $abilities-2-retire-yellow-tokens } żółtych znaczników
        }.
card-aristotle = Arystoteles
    .text = Gdy bierzesz technologię z toru kart, otrzymujesz { $abilities-1-on-take-science ->
            [one] { $abilities-1-on-take-science } punkt nauki
            [few] { $abilities-1-on-take-science } punkty nauki
           *[many] { $abilities-1-on-take-science } punktów nauki
        }.
card-hammurabi = Hammurabi
    .text = { $abilities-1-military-for-civil-per-turn ->
            [one] Raz na turę
           *[other] { $abilities-1-military-for-civil-per-turn } razy na turę
        } możesz użyć akcji militarnej jako cywilnej. Wzięcie lidera kosztuje o { $abilities-2-leader-discount-civil-actions ->
            [one] { $abilities-2-leader-discount-civil-actions } akcję cywilną
            [few] { $abilities-2-leader-discount-civil-actions } akcje cywilne
           *[many] { $abilities-2-leader-discount-civil-actions } akcji cywilnych
        } mniej.
card-homer = Homer
    .text = { $gives-happy ->
            [one] { $gives-happy } ikona zadowolenia
            [few] { $gives-happy } ikony zadowolenia
           *[many] { $gives-happy } ikon zadowolenia
        }; co turę { $abilities-1-turn-resources-resources ->
            [one] { $abilities-1-turn-resources-resources } surowiec
            [few] { $abilities-1-turn-resources-resources } surowce
           *[many] { $abilities-1-turn-resources-resources } surowców
        } na jednostki. Zastąpiony może trafić pod ukończony cud: da tam { $abilities-2-tuck-happy ->
            [one] { $abilities-2-tuck-happy } ikonę zadowolenia
            [few] { $abilities-2-tuck-happy } ikony zadowolenia
           *[many] { $abilities-2-tuck-happy } ikon zadowolenia
        }, ale nie odzyskasz akcji cywilnej.
card-julius-caesar = Juliusz Cezar
    .text = Daje { $gives-military-actions ->
            [one] { $gives-military-actions } akcję militarną
            [few] { $gives-military-actions } akcje militarne
           *[many] { $gives-military-actions } akcji militarnych
        } i siłę +{ $gives-strength }. Raz w grze możesz w jednej turze wykonać drugą akcję polityczną.
card-moses = Mojżesz
    .text = Zwiększenie populacji kosztuje o { $abilities-1-growth-discount-food ->
            [one] { $abilities-1-growth-discount-food } żywność
            [few] { $abilities-1-growth-discount-food } żywności
           *[many] { $abilities-1-growth-discount-food } żywności
        } mniej.
card-rich-land-a = Żyzna ziemia (A)
    .text = { says-rich-land }
card-urban-growth-a = Rozwój miast (A)
    .text = { says-urban-growth }
card-frugality-a = Oszczędność (A)
    .text = { says-frugality }
card-engineering-genius-a = Genialny inżynier (A)
    .text = { says-engineering-genius }
card-patriotism-a = Patriotyzm (A)
    .text = { says-patriotism }
card-cultural-heritage-a = Dziedzictwo kulturowe (A)
    .text = { says-cultural-heritage }
card-stockpile-a = Zapasy
    .text = Otrzymaj { $does-gain-1-resources ->
            [one] { $does-gain-1-resources } surowiec
            [few] { $does-gain-1-resources } surowce
           *[many] { $does-gain-1-resources } surowców
        }, a potem { $does-gain-2-food ->
            [one] { $does-gain-2-food } żywność
            [few] { $does-gain-2-food } żywności
           *[many] { $does-gain-2-food } żywności
        }.
card-irrigation = Irygacja
    .text = { says-farm }
card-iron = Żelazo
    .text = { says-mine }
card-alchemy = Alchemia
    .text = { says-lab }
card-theology = Teologia
    .text = { says-temple }
card-printing-press = Prasa drukarska
    .text = { says-library }
card-drama = Teatr
    .text = { says-theater }
card-bread-and-circuses = Chleb i igrzyska
    .text = { says-arena }
card-swordsmen = Miecznicy
    .text = { says-infantry }
card-knights = Rycerze
    .text = { says-cavalry }
card-monarchy = Monarchia
    .text = { says-government }
card-theocracy = Teokracja
    .text = { says-government } Ponadto { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę, siła +{ $gives-strength } i { $gives-happy ->
            [one] { $gives-happy } ikona zadowolenia
            [few] { $gives-happy } ikony zadowolenia
           *[many] { $gives-happy } ikon zadowolenia
        }.
card-warfare = Sztuka wojenna
    .text = { says-military-special }
card-code-of-laws = Kodeks
    .text = Technologia specjalna (cywilna): daje { $gives-civil-actions ->
            [one] { $gives-civil-actions } akcję cywilną
            [few] { $gives-civil-actions } akcje cywilne
           *[many] { $gives-civil-actions } akcji cywilnych
        }.
card-cartography = Kartografia
    .text = { says-colonization-special }
card-masonry = Kamieniarstwo
    .text = { says-construction-special }
card-great-wall = Wielki mur
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę i { $gives-happy ->
            [one] { $gives-happy } ikona zadowolenia
            [few] { $gives-happy } ikony zadowolenia
           *[many] { $gives-happy } ikon zadowolenia
        }. Siła +{ $abilities-1-rating-each } za każdą jednostkę piechoty i artylerii.
card-st-peters-basilica = Bazylika św. Piotra
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę i { $gives-happy ->
            [one] { $gives-happy } ikona zadowolenia
            [few] { $gives-happy } ikony zadowolenia
           *[many] { $gives-happy } ikon zadowolenia
        }. Każda inna karta z ikoną zadowolenia daje o jedną więcej, a budynki o jedną za każdego robotnika.
card-taj-mahal = Tadź Mahal
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę i { $gives-blue-tokens ->
            [one] { $gives-blue-tokens } niebieski znacznik
            [few] { $gives-blue-tokens } niebieskie znaczniki
           *[many] { $gives-blue-tokens } niebieskich znaczników
        }. Wzięcie tej karty kosztuje o { $abilities-1-row-discount-civil-actions ->
            [one] { $abilities-1-row-discount-civil-actions } akcję cywilną
            [few] { $abilities-1-row-discount-civil-actions } akcje cywilne
           *[many] { $abilities-1-row-discount-civil-actions } akcji cywilnych
        } mniej, jeśli wcześniej w tej turze zastąpisz swojego lidera.
card-universitas-carolina = Uniwersytet Karola
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } i { $gives-science ->
            [one] { $gives-science } punkt nauki
            [few] { $gives-science } punkty nauki
           *[many] { $gives-science } punktów nauki
        } co turę.
card-christopher-columbus = Krzysztof Kolumb
    .text = Jako akcję polityczną możesz usunąć go z gry, by terytorium z ręki stało się twoją kolonią, bez licytacji i wysyłania jednostek.
card-frederick-barbarossa = Fryderyk Barbarossa
    .text = Za jedną akcję militarną możesz zwiększyć populację i od razu zbudować jednostkę, płacąc o { $abilities-1-grow-and-recruit-food ->
            [one] { $abilities-1-grow-and-recruit-food } żywność
            [few] { $abilities-1-grow-and-recruit-food } żywności
           *[many] { $abilities-1-grow-and-recruit-food } żywności
        } i o { $abilities-1-grow-and-recruit-resources ->
            [one] { $abilities-1-grow-and-recruit-resources } surowiec
            [few] { $abilities-1-grow-and-recruit-resources } surowce
           *[many] { $abilities-1-grow-and-recruit-resources } surowców
        } mniej.
card-genghis-khan = Czyngis-chan
    .text = W armiach piechota może zastąpić kawalerię. Na koniec twojej tury: { $abilities-2-end-of-turn-culture ->
            [one] { $abilities-2-end-of-turn-culture } punkt kultury
            [few] { $abilities-2-end-of-turn-culture } punkty kultury
           *[many] { $abilities-2-end-of-turn-culture } punktów kultury
        }, jeśli jesteś wśród { $abilities-2-end-of-turn-strongest } najsilniejszych cywilizacji (w grze dwuosobowej: jeśli jesteś najsilniejszą).
card-joan-of-arc = Joanna d’Arc
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę, { $gives-military-actions ->
            [one] { $gives-military-actions } akcja militarna
            [few] { $gives-military-actions } akcje militarne
           *[many] { $gives-military-actions } akcji militarnych
        }, siła +{ $abilities-1-rating-each } za każdą ikonę zadowolenia świątyń i ustroju. Przed akcją polityczną możesz obejrzeć wierzchnie aktualne wydarzenie.
card-leonardo-da-vinci = Leonardo da Vinci
    .text = Przyrost nauki rośnie o poziom najlepszego laboratorium lub biblioteki. Wynalezienie technologii daje { $abilities-2-on-develop-resources ->
            [one] { $abilities-2-on-develop-resources } surowiec
            [few] { $abilities-2-on-develop-resources } surowce
           *[many] { $abilities-2-on-develop-resources } surowców
        }.
card-michelangelo = Michał Anioł
    .text = { $abilities-1-rating-each ->
            [one] { $abilities-1-rating-each } punkt kultury
            [few] { $abilities-1-rating-each } punkty kultury
           *[many] { $abilities-1-rating-each } punktów kultury
        } co turę za każdą ikonę zadowolenia świątyń, teatrów i cudów. Ukończone cuda nie podnoszą kosztu wzięcia następnych.
card-rich-land-i = Żyzna ziemia (I)
    .text = { says-rich-land }
card-urban-growth-i = Rozwój miast (I)
    .text = { says-urban-growth }
card-frugality-i = Oszczędność (I)
    .text = { says-frugality }
card-engineering-genius-i = Genialny inżynier (I)
    .text = { says-engineering-genius }
card-patriotism-i = Patriotyzm (I)
    .text = { says-patriotism }
card-cultural-heritage-i = Dziedzictwo kulturowe (I)
    .text = { says-cultural-heritage }
card-breakthrough-i = Przełom technologiczny (I)
    .text = { says-breakthrough }
card-reserves-i = Rezerwy (I)
    .text = { says-reserves }
card-selective-breeding = Hodowla selektywna
    .text = { says-farm }
card-coal = Węgiel
    .text = { says-mine }
card-scientific-method = Metoda naukowa
    .text = { says-lab }
card-organized-religion = Zorganizowana religia
    .text = { says-temple }
card-journalism = Dziennikarstwo
    .text = { says-library }
card-opera = Opera
    .text = { says-theater }
card-team-sports = Sporty drużynowe
    .text = { says-arena }
card-riflemen = Strzelcy
    .text = { says-infantry }
card-cavalrymen = Kawalerzyści
    .text = { says-cavalry }
card-cannon = Armaty
    .text = { says-artillery }
card-constitutional-monarchy = Monarchia konstytucyjna
    .text = { says-government }
card-republic = Republika
    .text = { says-government }
card-strategy = Strategia
    .text = { says-military-special }
card-justice-system = System sądownictwa
    .text = { says-civil-special }
card-navigation = Nawigacja
    .text = { says-colonization-special }
card-architecture = Architektura
    .text = { says-construction-special }
card-eiffel-tower = Wieża Eiffla
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę i { $gives-happy ->
            [one] { $gives-happy } ikona zadowolenia
            [few] { $gives-happy } ikony zadowolenia
           *[many] { $gives-happy } ikon zadowolenia
        }.
card-kremlin = Kreml
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę, { $gives-civil-actions ->
            [one] { $gives-civil-actions } akcja cywilna
            [few] { $gives-civil-actions } akcje cywilne
           *[many] { $gives-civil-actions } akcji cywilnych
        } i { $gives-military-actions ->
            [one] { $gives-military-actions } militarna
            [few] { $gives-military-actions } militarne
           *[many] { $gives-military-actions } militarnych
        }, ale też { $gives-happy-size ->
            [one] { $gives-happy-size } ikona niezadowolenia
            [few] { $gives-happy-size } ikony niezadowolenia
           *[many] { $gives-happy-size } ikon niezadowolenia
        }.
card-ocean-liner-service = Liniowce oceaniczne
    .text = { $abilities-1-free-growth-per-turn ->
            [one] Raz na turę możesz zwiększyć populację o jeden
           *[other] { $abilities-1-free-growth-per-turn } razy na turę możesz zwiększyć populację o jeden
        }, nie płacąc ani żywności, ani akcji.
card-transcontinental-railroad = Kolej transkontynentalna
    .text = Siła +{ $gives-strength }. Jeden robotnik na twojej najlepszej kopalni produkuje podwójnie.
card-james-cook = James Cook
    .text = { $abilities-1-rating-each ->
            [one] { $abilities-1-rating-each } punkt kultury
            [few] { $abilities-1-rating-each } punkty kultury
           *[many] { $abilities-1-rating-each } punktów kultury
        } co turę za każdą kolonię i jeszcze { $abilities-2-rating-each } za pierwszą. Odrzucając do { $abilities-3-colonize-with-cards-most ->
            [one] { $abilities-3-colonize-with-cards-most } karty militarnej
            [few] { $abilities-3-colonize-with-cards-most } kart militarnych
           *[many] { $abilities-3-colonize-with-cards-most } kart militarnych
        }, zwiększasz siły kolonizacyjne o jeden za każdą.
card-isaac-newton = Isaac Newton
    .text = Przyrost nauki rośnie o poziom najlepszego laboratorium lub biblioteki. Wynalezienie technologii pozwala odzyskać { $abilities-2-on-develop-civil-actions ->
            [one] { $abilities-2-on-develop-civil-actions } akcję cywilną
            [few] { $abilities-2-on-develop-civil-actions } akcje cywilne
           *[many] { $abilities-2-on-develop-civil-actions } akcji cywilnych
        }.
card-j-s-bach = Jan Sebastian Bach
    .text = Każdy teatr produkuje o { $abilities-1-rating-each ->
            [one] { $abilities-1-rating-each } punkt kultury
            [few] { $abilities-1-rating-each } punkty kultury
           *[many] { $abilities-1-rating-each } punktów kultury
        } więcej, a technologie teatrów są tańsze o { $abilities-2-science-discount-science ->
            [one] { $abilities-2-science-discount-science } punkt nauki
            [few] { $abilities-2-science-discount-science } punkty nauki
           *[many] { $abilities-2-science-discount-science } punktów nauki
        }. Raz na turę za jedną akcję cywilną ulepszysz dowolny budynek publiczny do teatru nie niższego poziomu.
card-maximilien-robespierre = Maximilien Robespierre
    .text = Daje { $gives-military-actions ->
            [one] { $gives-military-actions } akcję militarną
            [few] { $gives-military-actions } akcje militarne
           *[many] { $gives-military-actions } akcji militarnych
        }. Za rewolucję płacisz wszystkimi akcjami militarnymi zamiast cywilnych i otrzymujesz za nią { $abilities-2-on-revolution-culture ->
            [one] { $abilities-2-on-revolution-culture } punkt kultury
            [few] { $abilities-2-on-revolution-culture } punkty kultury
           *[many] { $abilities-2-on-revolution-culture } punktów kultury
        }.
card-napoleon-bonaparte = Napoleon Bonaparte
    .text = Daje { $gives-military-actions ->
            [one] { $gives-military-actions } akcję militarną
            [few] { $gives-military-actions } akcje militarne
           *[many] { $gives-military-actions } akcji militarnych
        }. Siła +{ $abilities-1-rating-each } za każdy typ jednostek, który masz.
card-william-shakespeare = William Szekspir
    .text = { $gives-happy ->
            [one] { $gives-happy } ikona zadowolenia
            [few] { $gives-happy } ikony zadowolenia
           *[many] { $gives-happy } ikon zadowolenia
        }; { $abilities-1-rating-each ->
            [one] { $abilities-1-rating-each } punkt kultury
            [few] { $abilities-1-rating-each } punkty kultury
           *[many] { $abilities-1-rating-each } punktów kultury
        } co turę za każdą parę biblioteki i teatru. Z biblioteką teatry i ich technologie są o { $abilities-2-pair-discount-resources } tańsze, a z teatrem biblioteki i ich technologie.
card-rich-land-ii = Żyzna ziemia (II)
    .text = { says-rich-land }
card-urban-growth-ii = Rozwój miast (II)
    .text = { says-urban-growth }
card-frugality-ii = Oszczędność (II)
    .text = { says-frugality }
card-engineering-genius-ii = Genialny inżynier (II)
    .text = { says-engineering-genius }
card-patriotism-ii = Patriotyzm (II)
    .text = { says-patriotism }
card-breakthrough-ii = Przełom technologiczny (II)
    .text = { says-breakthrough }
card-reserves-ii = Rezerwy (II)
    .text = { says-reserves }
card-revolutionary-idea-ii = Rewolucyjny pomysł (II)
    .text = { says-revolutionary-idea }
card-efficient-upgrade-ii = Efektywne ulepszenie (II)
    .text = { says-efficient-upgrade }
card-wave-of-nationalism-ii = Fala nacjonalizmu
    .text = { says-recruit-per-stronger }
card-mechanized-agriculture = Rolnictwo zmechanizowane
    .text = { says-farm }
card-oil = Ropa naftowa
    .text = { says-mine }
card-computers = Komputery
    .text = { says-lab }
card-multimedia = Multimedia
    .text = { says-library }
card-movies = Kino
    .text = { says-theater }
card-professional-sports = Sport zawodowy
    .text = { says-arena }
card-modern-infantry = Nowoczesna piechota
    .text = { says-infantry }
card-tanks = Czołgi
    .text = { says-cavalry }
card-rockets = Rakiety
    .text = { says-artillery }
card-air-forces = Lotnictwo
    .text = Lotnictwo: każdy robotnik to jednostka o sile { $gives-strength }. Dołączona do armii podwaja jej siłę taktyczną, najwyżej jedna w armii.
card-communism = Komunizm
    .text = { says-government } Daje jednak { $gives-happy-size ->
            [one] { $gives-happy-size } ikonę niezadowolenia
            [few] { $gives-happy-size } ikony niezadowolenia
           *[many] { $gives-happy-size } ikon niezadowolenia
        }.
card-fundamentalism = Fundamentalizm
    .text = { says-government } Ponadto siła +{ $gives-strength }, ale o { $gives-science-size ->
            [one] { $gives-science-size } punkt nauki
            [few] { $gives-science-size } punkty nauki
           *[many] { $gives-science-size } punktów nauki
        } co turę mniej.
card-democracy = Demokracja
    .text = { says-government } Ponadto { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę.
card-military-theory = Teoria wojskowości
    .text = { says-military-special }
card-civil-service = Służba cywilna
    .text = { says-civil-special }
card-satellites = Satelity
    .text = { says-colonization-special }
card-engineering = Inżynieria
    .text = { says-construction-special }
card-fast-food-chains = Sieć barów szybkiej obsługi
    .text = Po ukończeniu: { $abilities-1-on-completion-each ->
            [one] { $abilities-1-on-completion-each } punkt kultury
            [few] { $abilities-1-on-completion-each } punkty kultury
           *[many] { $abilities-1-on-completion-each } punktów kultury
        } za każdą farmę i kopalnię, { $abilities-2-on-completion-each } za każdy budynek publiczny i każdą jednostkę.
card-first-space-flight = Pierwszy lot w kosmos
    .text = Po ukończeniu: { $abilities-1-on-completion-each ->
            [one] { $abilities-1-on-completion-each } punkt kultury
            [few] { $abilities-1-on-completion-each } punkty kultury
           *[many] { $abilities-1-on-completion-each } punktów kultury
        } za każdy poziom każdej twojej technologii.
card-hollywood = Hollywood
    .text = Po ukończeniu: { $abilities-1-on-completion-each ->
            [one] { $abilities-1-on-completion-each } punkt kultury
            [few] { $abilities-1-on-completion-each } punkty kultury
           *[many] { $abilities-1-on-completion-each } punktów kultury
        } za każdy punkt kultury, który co turę produkują twoje biblioteki i teatry.
card-internet = Internet
    .text = Po ukończeniu: { $abilities-1-on-completion-each ->
            [one] { $abilities-1-on-completion-each } punkt kultury
            [few] { $abilities-1-on-completion-each } punkty kultury
           *[many] { $abilities-1-on-completion-each } punktów kultury
        } za każdy punkt kultury, nauki i siły, który dają twoje budynki publiczne.
card-albert-einstein = Albert Einstein
    .text = Przyrost nauki rośnie o poziom najlepszego laboratorium lub biblioteki. Wynalezienie technologii daje { $abilities-2-on-develop-culture ->
            [one] { $abilities-2-on-develop-culture } punkt kultury
            [few] { $abilities-2-on-develop-culture } punkty kultury
           *[many] { $abilities-2-on-develop-culture } punktów kultury
        }.
card-bill-gates = Bill Gates
    .text = Laboratoria produkują też surowce jak kopalnie: każdy robotnik tyle, ile wynosi poziom karty. Gdy Gates opuszcza grę lub gra się kończy, otrzymujesz tyle punktów kultury, ile wynosi ta produkcja.
card-charlie-chaplin = Charlie Chaplin
    .text = { $gives-happy ->
            [one] { $gives-happy } ikona zadowolenia
            [few] { $gives-happy } ikony zadowolenia
           *[many] { $gives-happy } ikon zadowolenia
        }. Jeden teatr najwyższego poziomu, jaki masz, produkuje podwójną kulturę.
card-mahatma-gandhi = Mahatma Gandhi
    .text = { $gives-culture ->
            [one] { $gives-culture } punkt kultury
            [few] { $gives-culture } punkty kultury
           *[many] { $gives-culture } punktów kultury
        } co turę. Nie możesz zagrywać agresji ani wypowiadać wojen, a te przeciw tobie kosztują { $abilities-2-attacked-cost-times } razy więcej akcji militarnych.
card-sid-meier = Sid Meier
    .text = Każde laboratorium produkuje co turę tyle punktów kultury, ile wynosi jego poziom, i o { $abilities-2-rating-each-size ->
            [one] { $abilities-2-rating-each-size } punkt nauki
            [few] { $abilities-2-rating-each-size } punkty nauki
           *[many] { $abilities-2-rating-each-size } punktów nauki
        } mniej.
card-winston-churchill = Winston Churchill
    .text = Raz na turę wybierz: { $abilities-1-turn-choice-culture ->
            [one] { $abilities-1-turn-choice-culture } punkt kultury
            [few] { $abilities-1-turn-choice-culture } punkty kultury
           *[many] { $abilities-1-turn-choice-culture } punktów kultury
        } albo, tylko na tę turę, { $abilities-1-turn-choice-science ->
            [one] { $abilities-1-turn-choice-science } punkt nauki
            [few] { $abilities-1-turn-choice-science } punkty nauki
           *[many] { $abilities-1-turn-choice-science } punktów nauki
        } na technologie jednostek i { $abilities-1-turn-choice-resources ->
            [one] { $abilities-1-turn-choice-resources } surowiec
            [few] { $abilities-1-turn-choice-resources } surowce
           *[many] { $abilities-1-turn-choice-resources } surowców
        } na jednostki.
card-urban-growth-iii = Rozwój miast (III)
    .text = { says-urban-growth }
card-engineering-genius-iii = Genialny inżynier (III)
    .text = { says-engineering-genius }
card-patriotism-iii = Patriotyzm (III)
    .text = { says-patriotism }
card-reserves-iii = Rezerwy (III)
    .text = { says-reserves }
card-revolutionary-idea-iii = Rewolucyjny pomysł (III)
    .text = { says-revolutionary-idea }
card-efficient-upgrade-iii = Efektywne ulepszenie (III)
    .text = { says-efficient-upgrade }
card-military-build-up-iii = Rozbudowa armii
    .text = { says-recruit-per-stronger }
card-endowment-for-the-arts-iii = Fundusz na rzecz sztuki
    .text = Punkty kultury za każdego przeciwnika, który ma ich więcej: { $does-culture-per-richer-culture-1 } przy dwóch graczach, { $does-culture-per-richer-culture-2 } przy trzech, { $does-culture-per-richer-culture-3 } przy czterech.
card-development-of-agriculture = Rozwój rolnictwa
    .text = Każdy gracz otrzymuje { $steps-1-does-gain-1-food ->
            [one] { $steps-1-does-gain-1-food } żywność
            [few] { $steps-1-does-gain-1-food } żywności
           *[many] { $steps-1-does-gain-1-food } żywności
        }.
card-development-of-crafts = Rozwój rzemiosła
    .text = Każdy gracz otrzymuje { $steps-1-does-gain-1-resources ->
            [one] { $steps-1-does-gain-1-resources } surowiec
            [few] { $steps-1-does-gain-1-resources } surowce
           *[many] { $steps-1-does-gain-1-resources } surowców
        }.
card-development-of-markets = Rozwój targowisk
    .text = Każdy gracz otrzymuje { $steps-1-does-choose-amount ->
            [one] { $steps-1-does-choose-amount } żywność
            [few] { $steps-1-does-choose-amount } żywności
           *[many] { $steps-1-does-choose-amount } żywności
        } albo { $steps-1-does-choose-amount ->
            [one] { $steps-1-does-choose-amount } surowiec
            [few] { $steps-1-does-choose-amount } surowce
           *[many] { $steps-1-does-choose-amount } surowców
        }, do wyboru.
card-development-of-politics = Rozwój polityki
    .text = Każdy gracz dobiera { $steps-1-does-draw-cards ->
            [one] { $steps-1-does-draw-cards } kartę militarną
            [few] { $steps-1-does-draw-cards } karty militarne
           *[many] { $steps-1-does-draw-cards } kart militarnych
        }.
card-development-of-religion = Rozwój religii
    .text = Każdy gracz może za darmo postawić wolnego robotnika na karcie Religia.
card-development-of-science = Rozwój nauki
    .text = Każdy gracz otrzymuje { $steps-1-does-gain-1-science ->
            [one] { $steps-1-does-gain-1-science } punkt nauki
            [few] { $steps-1-does-gain-1-science } punkty nauki
           *[many] { $steps-1-does-gain-1-science } punktów nauki
        }.
card-development-of-settlement = Rozwój osadnictwa
    .text = Każdy gracz zwiększa populację o { $steps-1-does-gain-1-population } za darmo.
card-development-of-trade-routes = Rozwój szlaków handlowych
    .text = Każdy gracz otrzymuje kolejno { $steps-1-does-gain-1-science ->
            [one] { $steps-1-does-gain-1-science } punkt nauki
            [few] { $steps-1-does-gain-1-science } punkty nauki
           *[many] { $steps-1-does-gain-1-science } punktów nauki
        }, { $steps-1-does-gain-2-food ->
            [one] { $steps-1-does-gain-2-food } żywność
            [few] { $steps-1-does-gain-2-food } żywności
           *[many] { $steps-1-does-gain-2-food } żywności
        } i { $steps-1-does-gain-3-resources ->
            [one] { $steps-1-does-gain-3-resources } surowiec
            [few] { $steps-1-does-gain-3-resources } surowce
           *[many] { $steps-1-does-gain-3-resources } surowców
        }.
card-development-of-warfare = Rozwój sztuki wojennej
    .text = Każdy gracz może za darmo postawić wolnego robotnika na karcie Wojownicy.
card-development-of-civilization = Rozwój cywilizacji
    .text = Każdy gracz może zwiększyć populację, zbudować farmę, kopalnię lub budynek publiczny albo wynaleźć technologię, o { $steps-1-does-develop-discount } taniej i bez akcji cywilnej (rewolucja zużywa wszystkie).
card-barbarians = Barbarzyńcy
    .text = Cywilizacja z największą liczbą punktów kultury traci { $steps-1-does-lose-1-population ->
            [one] { $steps-1-does-lose-1-population } robotnika
            [few] { $steps-1-does-lose-1-population } robotników
           *[many] { $steps-1-does-lose-1-population } robotników
        }, jeśli jest jedną z dwóch najsłabszych (w grze dwuosobowej: najsłabszą).
card-border-conflict = Konflikt graniczny
    .text = Najsłabsza cywilizacja niszczy jedną swoją farmę, kopalnię albo budynek publiczny. Najsilniejsza otrzymuje { $steps-2-does-gain-1-resources ->
            [one] { $steps-2-does-gain-1-resources } surowiec
            [few] { $steps-2-does-gain-1-resources } surowce
           *[many] { $steps-2-does-gain-1-resources } surowców
        }.
card-crusades = Krucjaty
    .text = Najsilniejsza cywilizacja otrzymuje { $steps-1-does-gain-1-culture ->
            [one] { $steps-1-does-gain-1-culture } punkt kultury
            [few] { $steps-1-does-gain-1-culture } punkty kultury
           *[many] { $steps-1-does-gain-1-culture } punktów kultury
        }, najsłabsza traci { $steps-2-does-lose-1-culture }.
card-cultural-influence = Wpływy kulturowe
    .text = Każdy gracz otrzymuje tyle punktów kultury, ile wynosi jego przyrost kultury.
card-foray = Wypad
    .text = Każda z dwóch najsilniejszych cywilizacji (w grze dwuosobowej: najsilniejsza) otrzymuje łącznie { $steps-1-does-gain-mix-amount } żywności lub surowców, w dowolnym podziale.
card-good-harvest = Dobre zbiory
    .text = U każdego gracza następuje produkcja żywności, bez korupcji i konsumpcji.
card-immigration = Imigracja
    .text = Wszystkie cywilizacje z największą liczbą ikon zadowolenia zwiększają populację o { $steps-1-does-gain-1-population } za darmo.
card-new-deposits = Nowe złoża
    .text = U każdego gracza następuje produkcja surowców, bez korupcji.
card-pestilence = Zaraza
    .text = Każdy gracz traci { $steps-1-does-lose-1-population ->
            [one] { $steps-1-does-lose-1-population } robotnika
            [few] { $steps-1-does-lose-1-population } robotników
           *[many] { $steps-1-does-lose-1-population } robotników
        }.
card-raiders = Rabusie
    .text = Każda z dwóch najsłabszych cywilizacji (w grze dwuosobowej: najsłabsza) traci łącznie { $steps-1-does-lose-mix-amount } żywności lub surowców, w dowolnym podziale.
card-rats = Szczury
    .text = Każdy gracz traci całą zgromadzoną żywność.
card-rebellion = Rebelia
    .text = Każdy gracz traci { $steps-1-does-lose-actions-per-discontent ->
            [one] { $steps-1-does-lose-actions-per-discontent } dostępną akcję cywilną
            [few] { $steps-1-does-lose-actions-per-discontent } dostępne akcje cywilne
           *[many] { $steps-1-does-lose-actions-per-discontent } dostępnych akcji cywilnych
        } za każdego niezadowolonego robotnika.
card-reign-of-terror = Rządy terroru
    .text = Najsłabsza cywilizacja traci { $steps-1-does-lose-1-population ->
            [one] { $steps-1-does-lose-1-population } robotnika
            [few] { $steps-1-does-lose-1-population } robotników
           *[many] { $steps-1-does-lose-1-population } robotników
        }.
card-scientific-breakthrough = Przełom naukowy
    .text = Każdy gracz otrzymuje tyle punktów nauki, ile wynosi jego przyrost nauki.
card-uncertain-borders = Niepewne granice
    .text = Najsilniejsza cywilizacja zabiera { $steps-1-does-give-yellow-tokens ->
            [one] { $steps-1-does-give-yellow-tokens } żółty znacznik
            [few] { $steps-1-does-give-yellow-tokens } żółte znaczniki
           *[many] { $steps-1-does-give-yellow-tokens } żółtych znaczników
        } z banku najsłabszej.
card-developed-territory-i = Rozwinięte terytorium (I)
    .text = { says-developed-territory }
card-historic-territory-i = Historyczne terytorium (I)
    .text = { says-historic-territory }
card-inhabited-territory-i = Zamieszkane terytorium (I)
    .text = { says-inhabited-territory }
card-strategic-territory-i = Strategiczne terytorium (I)
    .text = { says-strategic-territory }
card-vast-territory-i = Rozległe terytorium (I)
    .text = { says-vast-territory }
card-wealthy-territory-i = Bogate terytorium (I)
    .text = { says-wealthy-territory }
card-enslave-i = Zniewolenie
    .text = Przeciwnik traci { $does-1-rival-loses-1-population ->
            [one] { $does-1-rival-loses-1-population } robotnika
            [few] { $does-1-rival-loses-1-population } robotników
           *[many] { $does-1-rival-loses-1-population } robotników
        }, a ty otrzymujesz { $does-2-gain-1-resources ->
            [one] { $does-2-gain-1-resources } surowiec
            [few] { $does-2-gain-1-resources } surowce
           *[many] { $does-2-gain-1-resources } surowców
        }, potem { $does-2-gain-2-food ->
            [one] { $does-2-gain-2-food } żywność
            [few] { $does-2-gain-2-food } żywności
           *[many] { $does-2-gain-2-food } żywności
        }.
card-plunder-i = Grabież (I)
    .text = { says-plunder }
card-raid-i = Najazd (I)
    .text = Zniszcz jeden budynek publiczny przeciwnika, najwyżej z ery { $does-1-raid-ages-1 }. Otrzymaj połowę jego wydrukowanego kosztu w surowcach, zaokrągloną w górę.
card-open-borders-agreement = Umowa o otwartych granicach
    .text = Obie strony mają o { $both-military-actions ->
            [one] { $both-military-actions } akcję militarną
            [few] { $both-military-actions } akcje militarne
           *[many] { $both-military-actions } akcji militarnych
        } więcej. Kto atakuje drugą stronę, ma w tym ataku siłę +{ $attacker-strength }.
card-trade-routes-agreement = Umowa o szlakach handlowych
    .text = Raz w swojej turze A może zapłacić jedną żywność zamiast jednego surowca, a B jeden surowiec zamiast jednej żywności.
card-fighting-band = Banda wojowników
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty. Jej siła taktyczna to { $strength }.
card-legion = Legion
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty. Jej siła taktyczna to { $strength }.
card-medieval-army = Armia średniowieczna
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty i { $units-cavalry } kawalerii. Jej siła taktyczna to { $strength }.
card-phalanx = Falanga
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty i { $units-cavalry } kawalerii. Jej siła taktyczna to { $strength }.
card-heavy-cavalry = Ciężka kawaleria
    .text = Armia to { $units-cavalry ->
            [one] { $units-cavalry } jednostka
            [few] { $units-cavalry } jednostki
           *[many] { $units-cavalry } jednostek
        } kawalerii. Jej siła taktyczna to { $strength }.
card-bonus-i = Obrona 2 / Kolonizacja 1
    .text = { says-bonus }
card-civil-unrest = Niepokoje społeczne
    .text = Każdy gracz traci { $steps-1-does-lose-per-discontent-culture ->
            [one] { $steps-1-does-lose-per-discontent-culture } punkt kultury
            [few] { $steps-1-does-lose-per-discontent-culture } punkty kultury
           *[many] { $steps-1-does-lose-per-discontent-culture } punktów kultury
        } za każdego niezadowolonego robotnika. Wszyscy, którzy mają ich najwięcej, tracą też { $steps-2-does-lose-1-blue-tokens ->
            [one] { $steps-2-does-lose-1-blue-tokens } niebieski znacznik
            [few] { $steps-2-does-lose-1-blue-tokens } niebieskie znaczniki
           *[many] { $steps-2-does-lose-1-blue-tokens } niebieskich znaczników
        }.
card-cold-war = Zimna wojna
    .text = Każda z dwóch najsilniejszych cywilizacji (w grze dwuosobowej: najsilniejsza) otrzymuje { $steps-1-does-gain-1-science ->
            [one] { $steps-1-does-gain-1-science } punkt nauki
            [few] { $steps-1-does-gain-1-science } punkty nauki
           *[many] { $steps-1-does-gain-1-science } punktów nauki
        }.
card-crime-wave = Fala przestępczości
    .text = Każda z dwóch najsłabszych cywilizacji (w grze dwuosobowej: najsłabsza) traci { $steps-1-does-lose-1-culture ->
            [one] { $steps-1-does-lose-1-culture } punkt kultury
            [few] { $steps-1-does-lose-1-culture } punkty kultury
           *[many] { $steps-1-does-lose-1-culture } punktów kultury
        } i { $steps-1-does-lose-2-blue-tokens ->
            [one] { $steps-1-does-lose-2-blue-tokens } niebieski znacznik
            [few] { $steps-1-does-lose-2-blue-tokens } niebieskie znaczniki
           *[many] { $steps-1-does-lose-2-blue-tokens } niebieskich znaczników
        }.
card-economic-progress = Postęp gospodarczy
    .text = U każdego gracza następują kolejno korupcja, produkcja żywności, konsumpcja i produkcja surowców.
card-emigration = Emigracja
    .text = Każdy gracz traci robotników: liczbę niezadowolonych dzieli się przez { $steps-1-does-emigrate-divisor } i zaokrągla w górę.
card-iconoclasm = Ikonoklazm
    .text = Z gry usuwa się wszystkich liderów, którzy nie są z aktualnej ery.
card-independence-declaration = Deklaracja niepodległości
    .text = Najsłabsza cywilizacja traci jedną wybraną przez siebie kolonię.
card-international-agreement = Porozumienie międzynarodowe
    .text = Najsilniejsza cywilizacja może wziąć z toru karty warte łącznie do { $steps-1-does-agreement-budget ->
            [one] { $steps-1-does-agreement-budget } akcji cywilnej
            [few] { $steps-1-does-agreement-budget } akcji cywilnych
           *[many] { $steps-1-does-agreement-budget } akcji cywilnych
        }, nie płacąc; wtedy pomija następną akcję polityczną.
card-national-pride = Duma narodowa
    .text = Cywilizacja z największą liczbą punktów kultury otrzymuje jeszcze { $steps-1-does-gain-1-culture }.
card-politics-of-strength = Polityka siły
    .text = Najsilniejsza cywilizacja dobiera { $steps-1-does-draw-cards ->
            [one] { $steps-1-does-draw-cards } kartę militarną
            [few] { $steps-1-does-draw-cards } karty militarne
           *[many] { $steps-1-does-draw-cards } kart militarnych
        }, najsłabsza odrzuca { $steps-2-does-discard-cards }. W erze IV zamiast tego pierwsza zyskuje { $steps-1-does-draw-late-culture }, a druga traci { $steps-2-does-discard-late-culture ->
            [one] { $steps-2-does-discard-late-culture } punkt kultury
            [few] { $steps-2-does-discard-late-culture } punkty kultury
           *[many] { $steps-2-does-discard-late-culture } punktów kultury
        }.
card-popularization-of-science = Popularyzacja nauki
    .text = Każdy gracz otrzymuje tyle punktów kultury, ile wynosi jego przyrost nauki.
card-prosperity = Dobrobyt
    .text = Każdy gracz otrzymuje jedną żywność za każdą ikonę zadowolenia, najwyżej { $steps-1-does-food-per-face-most }.
card-ravages-of-time = Upływ czasu
    .text = Każdy gracz zamienia swój ukończony cud ery { $steps-1-does-ruin-ages-1 } lub { $steps-1-does-ruin-ages-2 } w ruinę: daje ona co turę tylko { $steps-1-does-ruin-culture ->
            [one] { $steps-1-does-ruin-culture } punkt kultury
            [few] { $steps-1-does-ruin-culture } punkty kultury
           *[many] { $steps-1-does-ruin-culture } punktów kultury
        }, ale nadal liczy się jako ukończony cud.
card-refugees = Uchodźcy
    .text = Najsilniejsza cywilizacja otrzymuje { $steps-1-does-gain-1-culture ->
            [one] { $steps-1-does-gain-1-culture } punkt kultury
            [few] { $steps-1-does-gain-1-culture } punkty kultury
           *[many] { $steps-1-does-gain-1-culture } punktów kultury
        } i za darmo zwiększa populację o { $steps-1-does-gain-2-population }. Najsłabsza traci { $steps-2-does-lose-1-culture ->
            [one] { $steps-2-does-lose-1-culture } punkt kultury
            [few] { $steps-2-does-lose-1-culture } punkty kultury
           *[many] { $steps-2-does-lose-1-culture } punktów kultury
        } i { $steps-2-does-lose-2-population ->
            [one] { $steps-2-does-lose-2-population } robotnika
            [few] { $steps-2-does-lose-2-population } robotników
           *[many] { $steps-2-does-lose-2-population } robotników
        }.
card-terrorism = Terroryzm
    .text = Cywilizacja z najmniejszą liczbą punktów kultury niszczy po jednym wybranym budynku publicznym każdego przeciwnika.
card-developed-territory-ii = Rozwinięte terytorium (II)
    .text = { says-developed-territory }
card-historic-territory-ii = Historyczne terytorium (II)
    .text = { says-historic-territory }
card-inhabited-territory-ii = Zamieszkane terytorium (II)
    .text = { says-inhabited-territory }
card-strategic-territory-ii = Strategiczne terytorium (II)
    .text = { says-strategic-territory }
card-vast-territory-ii = Rozległe terytorium (II)
    .text = { says-vast-territory }
card-wealthy-territory-ii = Bogate terytorium (II)
    .text = { says-wealthy-territory }
card-plunder-ii = Grabież (II)
    .text = { says-plunder }
card-raid-ii = Najazd (II)
    .text = { says-raid-two }
card-annex-ii = Aneksja
    .text = Zabierz przeciwnikowi wybraną kolonię. Zyskujesz jej efekt stały, ale nie natychmiastowy.
card-infiltrate-ii = Infiltracja
    .text = Usuń z gry lidera albo cud w budowie przeciwnika. Otrzymaj { $does-1-infiltrate-culture-per-level ->
            [one] { $does-1-infiltrate-culture-per-level } punkt kultury
            [few] { $does-1-infiltrate-culture-per-level } punkty kultury
           *[many] { $does-1-infiltrate-culture-per-level } punktów kultury
        } za każdy poziom tej karty.
card-spy-ii = Szpieg
    .text = Zabierz przeciwnikowi do { $does-1-take-science ->
            [one] { $does-1-take-science } punktu nauki
            [few] { $does-1-take-science } punktów nauki
           *[many] { $does-1-take-science } punktów nauki
        }.
card-war-over-technology-ii = Wojna o technologię
    .text = Zwycięzca zabiera pokonanej cywilizacji tyle punktów nauki, ile wynosi przewaga w sile, albo zamiast nich technologie specjalne, każdą za jej koszt w nauce.
card-war-over-territory-ii = Wojna o terytorium
    .text = Zwycięzca zabiera z banku pokonanej cywilizacji { $spoils-yellow-tokens-base ->
            [one] { $spoils-yellow-tokens-base } żółty znacznik
            [few] { $spoils-yellow-tokens-base } żółte znaczniki
           *[many] { $spoils-yellow-tokens-base } żółtych znaczników
        } i jeszcze jeden za każde pełne { $spoils-yellow-tokens-per } przewagi w sile.
card-acceptance-of-supremacy = Uznanie zwierzchnictwa
    .text = A produkuje co turę o { $side-a-resources ->
            [one] { $side-a-resources } surowiec
            [few] { $side-a-resources } surowce
           *[many] { $side-a-resources } surowców
        } więcej, a B o { $side-b-resources-size } mniej. Strony nie mogą się atakować.
card-international-trade-agreement = Międzynarodowa umowa handlowa
    .text = A produkuje co turę o { $side-a-resources ->
            [one] { $side-a-resources } surowiec
            [few] { $side-a-resources } surowce
           *[many] { $side-a-resources } surowców
        } więcej, a B o { $side-b-food ->
            [one] { $side-b-food } żywność
            [few] { $side-b-food } żywności
           *[many] { $side-b-food } żywności
        } więcej.
card-promise-of-military-protection = Obietnica ochrony militarnej
    .text = A produkuje co turę o { $side-a-culture ->
            [one] { $side-a-culture } punkt kultury
            [few] { $side-a-culture } punkty kultury
           *[many] { $side-a-culture } punktów kultury
        } więcej. B ma siłę +{ $side-b-strength }, ale produkuje o { $side-b-culture-size ->
            [one] { $side-b-culture-size } punkt kultury
            [few] { $side-b-culture-size } punkty kultury
           *[many] { $side-b-culture-size } punktów kultury
        } mniej. Pakt kończy się, gdy jedna strona zaatakuje drugą.
card-scientific-cooperation = Współpraca naukowa
    .text = Technologie kosztują obie strony o { $cooperation-science ->
            [one] { $cooperation-science } punkt nauki
            [few] { $cooperation-science } punkty nauki
           *[many] { $cooperation-science } punktów nauki
        } mniej, ale partner płaci za każdym razem { $cooperation-partner ->
            [one] { $cooperation-partner } punkt nauki
            [few] { $cooperation-partner } punkty nauki
           *[many] { $cooperation-partner } punktów nauki
        } i musi je mieć.
card-mobile-artillery = Mobilna artyleria
    .text = Armia to { $units-cavalry ->
            [one] { $units-cavalry } jednostka
            [few] { $units-cavalry } jednostki
           *[many] { $units-cavalry } jednostek
        } kawalerii i { $units-artillery } artylerii. { says-obsolete-a }
card-fortifications = Fortyfikacje
    .text = Armia to { $units-artillery ->
            [one] { $units-artillery } jednostka
            [few] { $units-artillery } jednostki
           *[many] { $units-artillery } jednostek
        } artylerii. { says-obsolete-a }
card-conquistadors = Konkwistadorzy
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty i { $units-cavalry } kawalerii. { says-obsolete-a }
card-defensive-army = Armia obronna
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty i { $units-artillery } artylerii. { says-obsolete-a }
card-napoleonic-army = Armia napoleońska
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty, { $units-cavalry } kawalerii i { $units-artillery } artylerii. { says-obsolete-a }
card-classic-army = Armia klasyczna
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty i { $units-cavalry } kawalerii. { says-obsolete-a }
card-bonus-ii = Obrona 4 / Kolonizacja 2
    .text = { says-bonus }
card-impact-of-agriculture = Wpływ rolnictwa
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdą żywność produkowaną co turę i jeszcze { $steps-2-does-score-fed-culture }, jeśli jest jej więcej, niż wynosi konsumpcja.
card-impact-of-architecture = Wpływ architektury
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdy poziom każdego budynku publicznego.
card-impact-of-balance = Wpływ równowagi
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdy punkt najniższej z produkcji żywności, surowców, nauki i kultury.
card-impact-of-colonies = Wpływ kolonii
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdą kolonię.
card-impact-of-competition = Wpływ rywalizacji
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdy poziom każdej jednostki i każdej areny.
card-impact-of-government = Wpływ ustroju
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdą akcję cywilną i { $steps-2-does-score-each } za każdą akcję militarną.
card-impact-of-happiness = Wpływ zadowolenia
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdy punkt wskaźnika zadowolenia, minus { $steps-2-does-score-each-size } za każdego niezadowolonego robotnika.
card-impact-of-industry = Wpływ przemysłu
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdy surowiec, który kopalnie produkują co turę.
card-impact-of-population = Wpływ populacji
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdego robotnika ponad { $steps-1-does-score-per-content-beyond }, nie licząc niezadowolonych.
card-impact-of-progress = Wpływ postępu
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdy poziom ustroju i każdej technologii specjalnej.
card-impact-of-science = Wpływ nauki
    .text = Punkty kultury za kolejne miejsca według przyrostu nauki: { says-rank-points }
card-impact-of-strength = Wpływ siły
    .text = Punkty kultury za kolejne miejsca według siły: { says-rank-points }
card-impact-of-technology = Wpływ technologii
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdą technologię ery { $steps-1-does-score-per-technologies-of }.
card-impact-of-variety = Wpływ różnorodności
    .text = Punkty kultury dla każdego gracza: { $steps-1-does-score-each } za każdy posiadany typ jednostek i każdy typ budynków publicznych, { $steps-2-does-score-each } za każdą technologię specjalną.
card-impact-of-wonders = Wpływ cudów
    .text = Punkty kultury dla każdego gracza: za każdy ukończony cud { $steps-1-does-score-wonders-by-age-1 }, jeśli jest z ery A, { $steps-1-does-score-wonders-by-age-2 } z I, { $steps-1-does-score-wonders-by-age-3 } z II, { $steps-1-does-score-wonders-by-age-4 } z III.
card-plunder-iii = Grabież (III)
    .text = { says-plunder }
card-raid-iii = Najazd (III)
    .text = { says-raid-two }
card-armed-intervention-iii = Zbrojna interwencja
    .text = Zabierz przeciwnikowi do { $does-1-take-culture ->
            [one] { $does-1-take-culture } punktu kultury
            [few] { $does-1-take-culture } punktów kultury
           *[many] { $does-1-take-culture } punktów kultury
        }.
card-war-over-culture-iii = Wojna o kulturę
    .text = Zwycięzca zabiera pokonanej cywilizacji { $spoils-culture-base ->
            [one] { $spoils-culture-base } punkt kultury
            [few] { $spoils-culture-base } punkty kultury
           *[many] { $spoils-culture-base } punktów kultury
        } i jeszcze jeden za każde pełne { $spoils-culture-per } przewagi w sile.
card-international-tourism = Turystyka międzynarodowa
    .text = Każda strona produkuje co turę { $culture-per-wonder ->
            [one] { $culture-per-wonder } punkt kultury
            [few] { $culture-per-wonder } punkty kultury
           *[many] { $culture-per-wonder } punktów kultury
        } za każdy ukończony cud drugiej.
card-loss-of-sovereignty = Utrata suwerenności
    .text = A produkuje co turę o { $side-a-culture ->
            [one] { $side-a-culture } punkt kultury
            [few] { $side-a-culture } punkty kultury
           *[many] { $side-a-culture } punktów kultury
        } więcej, a B o { $side-b-culture-size } mniej. Strony nie mogą się atakować i nikt nie może wypowiedzieć wojny B.
card-military-pact = Pakt militarny
    .text = Obie strony mają siłę +{ $both-strength }. Pakt kończy się, gdy jedna strona zaatakuje drugą.
card-peace-treaty = Traktat pokojowy
    .text = Obie strony produkują co turę o { $both-culture ->
            [one] { $both-culture } punkt kultury
            [few] { $both-culture } punkty kultury
           *[many] { $both-culture } punktów kultury
        } więcej. Strony nie mogą się atakować.
card-entrenchments = Okopy
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty i { $units-artillery } artylerii. { says-obsolete-i }
card-mechanized-army = Armia zmechanizowana
    .text = Armia to { $units-cavalry ->
            [one] { $units-cavalry } jednostka
            [few] { $units-cavalry } jednostki
           *[many] { $units-cavalry } jednostek
        } kawalerii i { $units-artillery } artylerii. { says-obsolete-i }
card-shock-troops = Oddziały szturmowe
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty i { $units-cavalry } kawalerii. { says-obsolete-i }
card-modern-army = Nowoczesna armia
    .text = Armia to { $units-infantry ->
            [one] { $units-infantry } jednostka
            [few] { $units-infantry } jednostki
           *[many] { $units-infantry } jednostek
        } piechoty, { $units-cavalry } kawalerii i { $units-artillery } artylerii. { says-obsolete-i }
card-bonus-iii = Obrona 6 / Kolonizacja 3
    .text = { says-bonus }
