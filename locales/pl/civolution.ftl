# Civolution: wszystkie teksty gry.
#
# Zmienne komunikatu to pola jego akcji lub zdarzenia. Pole, które nazywa jakąś rzecz, daje trzy rodzaje
# zmiennych: $material to treść `material-oil`, $material-accusative jej atrybut `.accusative` (biernik), a
# $material-id sam identyfikator, do wyboru wariantu. Liczba daje też znak i wielkość: $amount-sign, $amount-size.
# Imię gracza ($seat) stoi zawsze w mianowniku, czasownik w czasie teraźniejszym.
# Niemal wszystkie karty i czipy to nasze uzupełnienia: zob. `confidence` w danych gry.

## Przyciski: co gracz może zrobić

action-keep-card = Zatrzymaj kartę „{ $card }”
action-keep-markers = { $markers }: { $markers-effect }
action-take-start = { $chip }: { $chip-effect }
action-take-goal = Weź czip celu „{ $goal }”: { $goal-needs }
action-goal-space = { $goal-id ->
        [none] Połóż czip na polu { $space } strefy celów
       *[other] Połóż czip na polu { $space } strefy celów, zakrywając „{ $goal }”
    }
action-material = Weź { $material-accusative }
action-activate = { $level ->
        [1] Aktywuj moduł „{ $module }” (I)
        [2] Aktywuj moduł „{ $module }” (II)
        [3] Aktywuj moduł „{ $module }” (III)
       *[0] Aktywuj moduł „{ $module }”
    }
action-pay = { $from-id ->
        [die] Użyj kości z pola { $value }
        [planning] Użyj znacznika planowania z pola { $value }
       *[focus] Użyj znacznika skupienia
    }
action-reset = Wykonaj reset
action-add-die = Rzuć także kością z pola { $value }
action-roll = Rzuć kośćmi
action-marker = { $stock-id ->
        [food] Znacznik resetu na pole żywności
       *[idea] Znacznik resetu na pole pomysłów
    }
action-option = { $option-id ->
        [points] Zdobądź { $n } PZ
        [other] { $number ->
            [0] Pierwsza możliwość
            [1] Druga możliwość
           *[other] Możliwość { $number }
        }
       *[known] { $option }
    }
action-ability = { $type-id ->
        [attribute] Najpierw czip atrybutu „{ $attribute }”
       *[card] Najpierw karta „{ $card }”
    }
action-skip = { $task-id ->
        [activity] Zakończ działania
        [attributes] Nie instaluj więcej czipów atrybutów
        [board] Nikt nie wsiada
        [build] Nie buduj więcej
        [choose-track] Nie przesuwaj na torach
        [explore] Nie odkrywaj więcej
        [explore-territory] Nie odkrywaj więcej
        [feed] Nie karm więcej plemion
        [find] Zakończ szczęśliwe odkrycia
        [fix-test] Pogódź się z porażką testu
        [gain-die] Nie bierz kości
        [gain-goal] Nie bierz czipa celu
        [gain-income] Nie bierz czipa przychodu
        [hunt] Zakończ polowania
        [ignore-slot] Zapłać wszystkie pola
        [install] Nie instaluj karty
        [install-goal] Nie instaluj czipa celu
        [migrate] Zakończ migracje
        [new-goal] Nie bierz czipa celu
        [perform] Nie wykonuj więcej czipów
        [procreate] Zakończ prokreacje
        [produce] Nie produkuj więcej
        [rescue] Pozwól plemieniu wymrzeć
        [room] Zrezygnuj z zysku
        [strengthen] Nie wzmacniaj więcej plemion
        [take-card] Nie bierz karty
        [trade] Zakończ handel
        [transport] Nie transportuj więcej
        [upgrade] Nie ulepszaj modułu
       *[other] Pomiń albo zakończ
    }
action-done = { $task-id ->
        [feed] Nie karm więcej plemion
        [sale] Sprzedaj
       *[other] Nie wskazuj nic więcej
    }
action-planning = Znaczniki planowania na pole { $value }
action-trait = Weź znacznik cechy: { $of }
action-move-trait = Przesuń znacznik cechy: { $from } → { $to }
action-track = Przesuń dysk na torze { $track-genitive }
action-produce = Wyprodukuj materiał: { $territory }
action-site = Wybierz terytorium: { $territory }
action-transport = Przetransportuj: { $material } ({ $territory })
action-move = Wyrusz: { $territory } ({ $spot }) → { $to }
action-step = Idź dalej: { $to }
action-settle = { $kind-id ->
        [fire] Osiedl się przy ognisku
        [free] Osiedl się w wolnym obozowisku
        [boat] Wsiądź do łodzi
       *[taken] { $weak-id ->
            [true] Osiedl się w obozowisku, wysiedlając osłabione plemię ({ $seat })
           *[false] Osiedl się w obozowisku, wysiedlając silne plemię ({ $seat })
        }
    }
action-procreate = { $kind-id ->
        [fire] Nowe plemię przy ognisku: { $territory }
        [free] Nowe plemię w wolnym obozowisku: { $territory }
        [boat] Nowe plemię na łodzi: { $territory }
       *[taken] { $weak-id ->
            [true] Nowe plemię zamiast osłabionego ({ $seat }): { $territory }
           *[false] Nowe plemię zamiast silnego ({ $seat }): { $territory }
        }
    }
action-strengthen = Wzmocnij plemię: { $territory } ({ $spot })
action-hunt = Poluj: { $territory }
action-seek = Szukaj materiału: { $terrain }
action-use-roll = { $use-id ->
        [hunt] { $food ->
            [one] Użyj wartości { $value }: { $food } znacznik żywności
            [few] Użyj wartości { $value }: { $food } znaczniki żywności
           *[many] Użyj wartości { $value }: { $food } znaczników żywności
        }
        [find] Użyj wartości { $value }: { $material }
       *[other] Użyj wartości { $value }
    }
action-ideas = Zdaj test za { $n } { $n ->
        [one] pomysł
        [few] pomysły
       *[many] pomysłów
    }
action-reroll = Rzuć jeszcze raz
action-explore = Odkryj obszary przy terytorium: { $territory }
action-explore-slot = Odkryj obszar przy: { $lands }
action-farm = Zbuduj farmę: { $territory }
action-boat = Zbuduj łódź: { $territory }
action-board = Wsiądź do łodzi: { $territory } ({ $spot })
action-monument = Zbuduj pomnik, materiał: { $material } ({ $area })
action-settlement = Zbuduj osadę za: { $materials } ({ $area })
action-spare = Zachowaj { $material-accusative }
action-sell = { $into-id ->
        [points] Sprzedaj { $material-accusative } za PZ
       *[money] Sprzedaj { $material-accusative } za pieniądze
    }
action-buy = Kup { $material-accusative }
action-take-card = { $face-up-id ->
        [true] Weź odkrytą kartę: { $card }
       *[false] Weź zakrytą kartę { $deck-genitive }
    }
action-draw-from = Dobierz kartę { $deck-genitive }
action-keep = Zatrzymaj kartę „{ $card }”
action-install = Zainstaluj kartę „{ $card }”
action-column = Kolumna { $column }
action-row = Rząd { $row }
action-ignore = Pomiń pole kosztu { $slot }
action-install-goal = Zainstaluj czip celu „{ $goal }”
action-half = Kolumna { $column }, rząd { $row }
action-take-income = { $income }: { $income-effect }
action-perform = { $income-id ->
        [none] { $chip }: { $chip-effect }
       *[other] { $income }: { $income-effect }
    }
action-perform-how = { $how-id ->
        [points] { $n } PZ zamiast akcji czipa
       *[action] Wykonaj akcję czipa
    }
action-attribute = Zainstaluj czip atrybutu „{ $attribute }”
action-upgrade = { $level ->
        [3] Ulepsz moduł „{ $module }” do poziomu III
       *[2] Ulepsz moduł „{ $module }” do poziomu II
    }
action-flip-row = Odwróć kafelek rzędu { $row }
action-die = { $of-id ->
        [fate] Zyskaj kość losu
       *[activation] Zyskaj kość aktywacji
    }
action-take-die = Weź kość od cywilizacji: { $seat }
action-give-die = { $value ->
        [0] Oddaj zużytą kość
       *[other] Oddaj kość z pola { $value }
    }
action-weak-tribe = { $fire-id ->
        [true] Osłabione plemię przy ognisku: { $territory }
       *[false] Osłabione plemię w obozowisku: { $territory }
    }
action-activity = { $card-id ->
        [none] Działanie konsoli: 1 pieniądz za krok na torze
       *[other] Działanie karty „{ $card }”
    }
action-return = Zwróć { $material-accusative }
action-feed = { $weak-id ->
        [true] Nakarm osłabione plemię: { $territory } ({ $spot })
       *[false] Nakarm silne plemię: { $territory } ({ $spot })
    }
action-feed-all = Nakarm wszystkie plemiona
action-rescue = Ratuj plemię, cofając dysk przychylności
action-rescue-tribe = Ratuj plemię, cofając dysk przychylności: { $territory } ({ $spot })
action-lose-tribe = { $weak-id ->
        [true] Usuń osłabione plemię: { $territory } ({ $spot })
       *[false] Usuń silne plemię: { $territory } ({ $spot })
    }
action-lay-down = Osłab plemię: { $territory } ({ $spot })
action-return-farm = Zwróć farmę: { $territory }
action-return-boat = Zwróć łódź: { $territory }; plemiona schodzą na: { $ashore }
action-free = { $to-id ->
        [planning] Zwróć do zasobów znacznik planowania z pola { $which }
        [trait] Zwróć do zasobów znacznik cechy: { $which }
        [stored] Zwróć do zasobów zebrany materiał: { $which }
        [raw] Zwróć do zasobów materiał z terytorium: { $which }
       *[stock] Zwróć do zasobów znacznik: { $which }
    }

## Pytania: co gracz ma zrobić albo co rozstrzyga los

ask-pick-tiling = Układanie kontynentu
ask-place-tiles = Układanie kafelków kontynentu
ask-turn-tiles = Obracanie kafelków kontynentu
ask-develop = Odkrywanie żetonu materiału
ask-lay-scoring = Wykładanie kafelków punktacji
ask-refill-goals = Dokładanie czipów celów
ask-refill-incomes = Dokładanie czipów przychodu
ask-refill-attributes = Dokładanie czipów atrybutów
ask-first-player = Losowanie cywilizacji rozpoczynającej
ask-deal-sets = Rozdawanie gotowych zestawów
ask-deal-markers = Rozdawanie kart znaczników startowych
ask-draw-card = Dobieranie karty badań
ask-draft = Wybierz potajemnie kartę, którą zatrzymujesz
ask-lay-starts = Wykładanie kart czipów startowych
ask-lay-start-goals = Losowanie czipów celów na karty startowe
ask-take-start = Wybierz kartę czipa startowego
ask-phase = Zaczyna się faza
ask-reveal-event = Odkrywanie wydarzenia
ask-reveal-card = Odkrywanie karty badań
ask-new-goal = Faza 2: możesz wziąć czip celu
ask-extra-find = Faza 3: wybierz materiał dodatkowego odkrycia
ask-turn = Aktywuj moduł albo wykonaj reset
ask-end-turn = Koniec tury
ask-pay-dice = Wybierz, czym aktywujesz moduł
ask-add-dice = Dołóż do rzutu kości z konsoli albo rzuć
ask-roll-reset = Rzut kośćmi aktywacji
ask-reset-marker = Gdzie trafia znacznik resetu?
ask-glacier = Lodowiec: wybierz silne plemię, które słabnie
ask-oaks = Punkty za mistyczne dęby
ask-hunger = Faza żywienia
ask-feed = Wybierz plemiona, które karmisz
ask-starve = Nienakarmione plemiona słabną albo wymierają
ask-score-strong = Punkty za silne plemiona
ask-weather = Skutki pogody
ask-happen = Wydarzenie
ask-give-back = Wydarzenie: wybierz, co zwracasz
ask-score-era = Punktowanie epoki
ask-income-phase = Faza przychodu: wykonaj swoje czipy w dowolnej kolejności
ask-full-rows = Pełne rzędy dają premię
ask-monuments = Punkty za pomniki
ask-end-era = Koniec epoki
ask-run = Efekty działają po kolei
ask-choose = Wybierz jedną z możliwości
ask-fire = Działa kilka umiejętności: wybierz następną
ask-options = Wybierz akcję modułu
ask-after = Akcje modułu są wykonane
ask-grotto = Ukryta grota: wybierz terytorium obok
ask-grotto-transport = Ukryta grota: przetransportuj materiał
ask-rock = Święty głaz: wybierz terytorium obok i wykonaj test
ask-rock-birth = Święty głaz: wykonaj prokreację
ask-planning = Na które pole trafiają znaczniki planowania?
ask-gain-trait = Wybierz cechę
ask-move-trait = Przesuń znacznik cechy albo zakończ
ask-gain-material = Wybierz materiał
ask-choose-track = Wybierz tor postępu
ask-steps = Dysk przesuwa się po torze
ask-produce = Wyprodukuj materiał albo zakończ
ask-transport = Przetransportuj materiał albo zakończ
ask-migrate = Wykonaj migrację albo zakończ
ask-walk = Osiedl się albo idź dalej
ask-procreate = Wykonaj prokreację albo zakończ
ask-strengthen = Wzmocnij plemię albo zakończ
ask-hunt = Wybierz terytorium polowania
ask-roll-hunt = Rzut kośćmi losu: polowanie
ask-use-hunt = Wybierz wartość kości polowania
ask-find = Wybierz teren szczęśliwego odkrycia
ask-roll-find = Rzut kośćmi losu: szczęśliwe odkrycie
ask-use-find = Wybierz wartość kości odkrycia
ask-explore = Wybierz obszar, który odkrywasz
ask-explore-territory = Wybierz terytorium, przy którym odkrywasz obszary
ask-reveal = Odkrywanie obszarów
ask-build = Wybierz, co budujesz
ask-board = Jedno silne plemię może wsiąść do nowej łodzi
ask-pay-settlement = Wybierz materiał, którego nie oddajesz
ask-trade = Sprzedaj, kup albo zakończ
ask-sale = Dołóż drugi materiał do sprzedaży albo sprzedaj
ask-take-card = Wybierz kartę badań
ask-choose-draws = Wybierz stosy, z których dobierasz, w dowolnej kolejności
ask-keep = Wybierz karty, które zatrzymujesz
ask-install = Wybierz kartę, którą instalujesz
ask-card-column = Wybierz kolumnę karty
ask-card-row = Wybierz rząd, od którego liczy się koszt
ask-ignore-slot = Możesz pominąć jedno pole kosztu
ask-pay-card = Wybierz materiał, którego nie oddajesz
ask-place-card = Karta trafia do matrycy
ask-gain-goal = Możesz wziąć czip celu
ask-goals = Weź czip celu, zainstaluj jeden albo zakończ
ask-goal-space = Wybierz pole strefy celów
ask-install-goal = Wybierz czip celu, który instalujesz
ask-place-goal = Wybierz miejsce czipa celu
ask-gain-income = Wybierz czip przychodu
ask-place-income = Wybierz kolumnę czipa przychodu
ask-perform = Wybierz czip przychodu, którego akcję wykonujesz
ask-perform-how = Akcja czipa czy PZ?
ask-place-attribute = Wybierz kolumnę czipa atrybutu
ask-attributes = Możesz jeszcze zainstalować czipy atrybutów
ask-upgrade = Wybierz moduł, który ulepszasz
ask-flip-row = Wybierz kafelek rzędu
ask-gain-die = Wybierz kość
ask-take-die = Od której cywilizacji bierzesz kość?
ask-give-die = Wybierz kość, którą oddajesz
ask-roll-die = Rzut nową kością
ask-weak-tribes = Umieść osłabione plemiona
ask-activity = Wybierz działanie albo zakończ
ask-pay-row = Wybierz materiał, który zwracasz
ask-lose-tribe = Wybierz plemię, które usuwasz
ask-rescue = Deus ex machina: uratować plemię?
ask-room = Zasoby są puste: zwróć znaczniki albo zrezygnuj z zysku
ask-test = Test przychylności
ask-fix-test = Test się nie udał: wydaj pomysły albo rzuć jeszcze raz
ask-nothing = Nic już się nie dzieje

## Dziennik: co się stało

event-continent-laid = Kontynent jest ułożony.
event-scoring-laid = Kafelki punktacji są wyłożone.
event-first-player = Losowanie: zaczyna { $seat }.
event-set-dealt = { $seat } dostaje gotowy zestaw startowy.
event-chosen = { $seat } wybiera potajemnie kartę.
event-start-taken = { $seat } bierze: { $chip }.
event-era-began = Zaczyna się epoka { $era }.
event-phase-began = { $phase ->
        [1] Faza 1: nowe karty.
        [2] Faza 2: nowe cele.
        [3] Faza 3: dodatkowe odkrycie.
        [4] Faza 4: akcje.
        [5] Faza 5: obszary.
        [6] Faza 6: żywienie.
        [7] Faza 7: wydarzenia.
       *[8] Faza 8: przychód.
    }
event-event-revealed = Wydarzenie epoki: { $event }.
event-card-revealed = Nowa odkryta karta: { $card }.
event-goal-taken = { $seat } bierze czip celu „{ $goal }”.
event-markers = { $amount-sign ->
        [minus] { $to-id ->
            [planning] { $seat } zwraca znacznik planowania z pola { $which }.
            [trait] { $seat } traci znacznik cechy „{ $which }” (znaczników: { $amount-size }).
            [stored] { $seat } zwraca zebrany materiał: { $which } (znaczników: { $amount-size }).
            [raw] { $seat } zabiera materiał z terytorium: { $which }.
            [reset] { $seat } zdejmuje znacznik resetu.
            [cargo] { $seat } zabiera materiał z łodzi.
           *[stock] { $which-id ->
                [idea] { $amount-size ->
                    [one] { $seat } zwraca { $amount-size } pomysł.
                    [few] { $seat } zwraca { $amount-size } pomysły.
                   *[many] { $seat } zwraca { $amount-size } pomysłów.
                }
                [focus] { $amount-size ->
                    [one] { $seat } zwraca { $amount-size } znacznik skupienia.
                    [few] { $seat } zwraca { $amount-size } znaczniki skupienia.
                   *[many] { $seat } zwraca { $amount-size } znaczników skupienia.
                }
               *[other] { $amount-size ->
                    [one] { $seat } zwraca { $amount-size } znacznik { $which-genitive }.
                    [few] { $seat } zwraca { $amount-size } znaczniki { $which-genitive }.
                   *[many] { $seat } zwraca { $amount-size } znaczników { $which-genitive }.
                }
            }
        }
       *[plus] { $to-id ->
            [planning] { $amount ->
                [one] { $seat } kładzie { $amount } znacznik planowania na polu { $which }.
                [few] { $seat } kładzie { $amount } znaczniki planowania na polu { $which }.
               *[many] { $seat } kładzie { $amount } znaczników planowania na polu { $which }.
            }
            [trait] { $seat } zyskuje cechę: { $which } +{ $amount }.
            [stored] { $seat } zyskuje zebrany materiał: { $which } +{ $amount }.
            [raw] { $seat } ma nowy materiał na terytorium: { $which }.
            [reset] { $seat } uzupełnia kolumny resetu (znaczników: { $amount }).
            [cargo] { $seat } ma nowy materiał na łodzi.
           *[stock] { $which-id ->
                [idea] { $amount ->
                    [one] { $seat } zyskuje { $amount } pomysł.
                    [few] { $seat } zyskuje { $amount } pomysły.
                   *[many] { $seat } zyskuje { $amount } pomysłów.
                }
               *[other] { $amount ->
                    [one] { $seat } zyskuje { $amount } znacznik { $which-genitive }.
                    [few] { $seat } zyskuje { $amount } znaczniki { $which-genitive }.
                   *[many] { $seat } zyskuje { $amount } znaczników { $which-genitive }.
                }
            }
        }
    }
event-points = { $amount-sign ->
        [minus] { $seat } traci { $amount-size } PZ ({ $line }).
       *[plus] { $seat } zdobywa { $amount } PZ ({ $line }).
    }
event-paid = { $seat } płaci za moduł „{ $module }” { $dice-count ->
        [2] kośćmi { $dice }.
        [1] kością { $dice }.
       *[0] znacznikami.
    }
event-activated = { $seat } aktywuje moduł „{ $module }”.
event-reset = { $seat } wykonuje reset.
event-rolled = { $seat } wyrzuca { $dice }.
event-tested = { $passed-id ->
        [true] { $seat } zdaje test przychylności.
       *[false] { $seat } nie zdaje testu przychylności.
    }
event-settled = { $kind-id ->
        [fire] { $seat } zajmuje obozowisko z ogniskiem: { $territory }.
        [free] { $seat } zajmuje wolne obozowisko: { $territory }.
        [boat] { $seat } ma plemię na pokładzie łodzi: { $territory }.
       *[taken] { $seat } zajmuje obozowisko, wysiedlając plemię: { $territory }.
    }
event-developed = Odkryty materiał: { $territory }, { $material }.
event-strengthened = { $seat } wzmacnia plemię: { $territory }.
event-weakened = { $seat }: plemię słabnie ({ $territory }).
event-died = { $seat } traci plemię: { $territory }.
event-rescued = { $seat } ratuje plemię, cofając dysk przychylności.
event-area-revealed = Odkryty obszar: { $area }.
event-built = { $what-id ->
        [farm] { $seat } buduje farmę: { $territory }.
        [boat] { $seat } buduje łódź: { $territory }.
        [monument] { $seat } buduje pomnik.
       *[settlement] { $seat } buduje osadę.
    }
event-returned = { $what-id ->
        [farm] { $seat } zwraca farmę: { $territory }.
       *[boat] { $seat } zwraca łódź: { $territory }.
    }
event-card-drawn = { $card-id ->
        [none] { $seat } dobiera kartę { $deck-genitive }.
       *[other] { $seat } dobiera kartę „{ $card }”.
    }
event-card-taken = { $seat } bierze odkrytą kartę „{ $card }”.
event-cards-returned = { $count ->
        [one] { $seat } odkłada { $count } kartę pod stos.
        [few] { $seat } odkłada { $count } karty pod stosy.
       *[many] { $seat } odkłada { $count } kart pod stosy.
    }
event-installed = { $type-id ->
        [card] { $seat } instaluje kartę „{ $card }” w rzędzie { $row }.
        [goal] { $seat } instaluje czip celu „{ $goal }” w rzędzie { $row }.
        [income] { $seat } instaluje czip: { $income }, rząd { $row }.
        [start] { $seat } ma w rzędzie { $row }: { $chip }.
       *[attribute] { $seat } instaluje czip atrybutu „{ $attribute }” w rzędzie { $row }.
    }
event-upgraded = { $level ->
        [3] { $seat } ulepsza moduł „{ $module }” do poziomu III.
       *[2] { $seat } ulepsza moduł „{ $module }” do poziomu II.
    }
event-track-advanced = { $seat } przesuwa się na torze { $track-genitive } na pole { $space }.
event-favor = { $seat } przesuwa się na torze przychylności na pole { $space }.
event-row-active = { $seat } aktywuje rząd { $row }.
event-die-gained = { $of-id ->
        [fate] { $seat } zyskuje kość losu.
       *[activation] { $seat } zyskuje kość aktywacji.
    }
event-worked = { $type-id ->
        [card] { $seat } korzysta z karty „{ $card }”.
        [goal] { $seat } korzysta z czipa celu „{ $goal }”.
        [income] { $seat } wykonuje czip: { $income }.
        [start] { $seat } wykonuje: { $chip }.
       *[attribute] { $seat } korzysta z czipa atrybutu „{ $attribute }”.
    }
event-weather = { $space ->
        [0] Pogoda: skrajny upał.
        [1] Pogoda: gorąca.
        [2] Pogoda: ciepła.
        [3] Pogoda: letnia.
        [4] Pogoda: deszczowa.
        [5] Pogoda: zimna.
       *[6] Pogoda: skrajny mróz.
    }
event-era-scored = { $seat } zdobywa { $points } PZ w kategorii epoki.
event-monolith = { $seat } bierze monolit startowy.
event-game-ended = Koniec gry.

## Punkty: wiersze tabeli wyników

source-map = Obozowiska i obszary
source-modules = Moduły
source-cards = Karty badań
source-chips = Czipy przychodu
source-tracks = Premie torów
source-tribes = Silne plemiona
source-events = Wydarzenia
source-eras = Punktowanie epok
source-monuments = Pomniki
source-final-scoring = Kategorie na koniec gry
source-matrix = Matryca

line-map = mapa
line-modules = moduł
line-cards = karta
line-chips = czip
line-tracks = tor
line-tribes = silne plemiona
line-events = wydarzenie
line-eras = epoka
line-monuments = pomniki
line-final = punktacja końcowa
line-matrix = matryca

## Fazy epoki, jednym słowem

phase-1 = Karty
phase-2 = Cele
phase-3 = Odkrycie
phase-4 = Akcje
phase-5 = Obszary
phase-6 = Żywienie
phase-7 = Wydarzenia
phase-8 = Przychód

## Rozdziały zasad

section-continent = Kontynent
section-setup = Przygotowanie
section-era = Epoka
section-turns = Tury
section-tests = Testy przychylności
section-tribes = Plemiona
section-materials = Materiały, polowanie i eksploracja
section-building = Budowanie
section-areas = Obszary
section-modules = Moduły
section-cards = Karty badań
section-chips = Czipy
section-matrix = Matryca
section-trade = Handel i działania
section-tracks = Tory
section-phases = Fazy po akcjach
section-scoring = Punktacja
section-general = Zasady ogólne

## Opcje stołu

setup-first-game = Pierwsza gra
    .help = Trzy kafelki kontynentu i dwa żetony materiałów leżą tak, jak zaleca się na pierwszą grę, reszta losowo. Bez tej opcji cały kontynent jest losowy.
setup-newcomers = Gotowe zestawy
    .help = Każdy dostaje dobrany zestaw kart startowych i gra zaczyna się od razu. Bez tej opcji karty startowe wybiera się po kolei, potajemnie.
setup-advanced = Zaawansowani gracze
    .help = Przy stole z gotowymi zestawami: miejsca, które mimo to wybierają karty startowe potajemnie.
    .with = newcomers
setup-refused-CVL-32 = Przy gotowych zestawach nie ma czego wybierać.
setup-refused-CVL-200 = V.I.C.I. i swobodny wybór kart startowych są dla osoby, która gra w pojedynkę.

## Los

chance-tilings = Układ kontynentu
chance-tiles = Kafelki kontynentu
chance-half-turns = Obrót kafelków
chance-tokens = Żeton materiału
chance-scoring-tiles = Kafelki punktacji
chance-goals = Czipy celów
chance-incomes = Czipy przychodu
chance-attributes = Czipy atrybutów
chance-first-player = Cywilizacja rozpoczynająca
chance-sets = Gotowe zestawy
chance-start-markers = Karty znaczników startowych
chance-start-chips = Karty czipów startowych
chance-research-cards = Karty badań
chance-events = Wydarzenie
chance-areas = Obszary
chance-activation-dice = Kości aktywacji
chance-fate-dice = Kości losu

## Rodzaje elementów

kind-territory = Terytoria
kind-area = Obszary
kind-material = Materiały
kind-module = Moduły
kind-card = Karty badań
kind-goal = Czipy celów
kind-income = Czipy przychodu
kind-attribute = Czipy atrybutów
kind-event = Wydarzenia
kind-start-markers = Karty znaczników startowych
kind-start-chip = Karty czipów startowych
kind-scoring-tile = Kafelki punktacji
kind-tile = Kafelki kontynentu
kind-board = Plansze
kind-terrain = Tereny
kind-trait = Cechy
kind-stock = Pola konsoli

## Tereny, cechy, tory, talie, miejsca

terrain-forest = las
terrain-grassland = łąka
terrain-hills = wzgórza
terrain-swamp = bagna
terrain-mountains = góry
terrain-desert = pustynia
terrain-water = woda
trait-stamina = wytrzymałość
trait-intelligence = inteligencja
trait-calm = opanowanie
trait-dexterity = zręczność
trait-expression = ekspresja
trait-perception = spostrzegawczość
track-technology = technologia
    .genitive = technologii
track-prestige = prestiż
    .genitive = prestiżu
track-knowledge = nauka
    .genitive = nauki
track-construction = budownictwo
    .genitive = budownictwa
track-culture = kultura
    .genitive = kultury
deck-invention = wynalazki
    .genitive = wynalazku
deck-mutation = mutacje
    .genitive = mutacji
deck-knowledge = wiedza
    .genitive = wiedzy
deck-building = budynki
    .genitive = budynku
deck-achievement = osiągnięcia
    .genitive = osiągnięcia
stock-food = żywność
    .genitive = żywności
stock-money = pieniądze
    .genitive = pieniędzy
stock-idea = pomysły
    .genitive = pomysłów
stock-focus = skupienie
    .genitive = skupienia
spot-fire = przy ognisku
spot-camp = w obozowisku
spot-wild = w dziczy
spot-boat = na łodzi

## Stół w słowach, do zwykłej listy: zob. zwykły rysunek w terminalu

view = Stół
    .hidden = tiles tiling payments hidden-areas goal-bag income-bag attribute-bag doing tasks over touches has-chosen chosen dealt here heights halves columns full turns era-used seen-by looked-at under cards type x y space column discard gone-cards gone-goals gone-incomes gone-attributes
    .bare = open seat item card goal income chip attribute deck
    .seat = first seat farm
    .seats = folk civs scores hands
view-era = Epoka
view-first = Rozpoczyna
view-lands = Terytoria
    .parts = Woda A | Wzgórza B | Las B | Góry B | Pustynia C | Bagna C | Łąka C | Pustynia D | Woda D | Las D | Woda E | Góry E | Bagna E | Góry F | Bagna F | Łąka F | Pustynia G | Las G | Wzgórza G | Wzgórza H | Łąka H | Woda H
view-fire = ognisko
view-folk = plemiona
view-camp = obozowiska
    .parts = silne | osłabione
view-wild = dzicz
    .parts = silne | osłabione
view-weak = osłabione
view-token = wiersz materiału
view-farm = farma
view-areas = Obszary
view-hunted = Żetony polowania
view-events = Wydarzenia
view-era-tiles = Kategorie epok
view-final-tiles = Kategorie cenniejsze na koniec
view-weather = Pogoda
view-goals = Czipy celów
view-incomes = Czipy przychodu
view-attributes = Czipy atrybutów
view-dice = Kości
    .parts = [1] × | [2] × | [3] × | [4] × | [5] × | [6] ×
    .parts-2 = aktywacji | losu
view-starts = Karty czipów startowych
view-resets = Resety
view-final-round = Ostatnia runda
view-face-up = Odkryte karty
    .parts = wynalazki | mutacje | wiedza | budynki | osiągnięcia
view-roll = Rzut
view-civs = Cywilizacje
view-supply = Zasoby
view-stock = Znaczniki
    .parts = żywność | pieniądze | pomysły | skupienie
view-planning = Planowanie
    .parts = [1] × | [2] × | [3] × | [4] × | [5] × | [6] ×
view-traits = Cechy
    .parts = wytrzymałość | inteligencja | opanowanie | zręczność | ekspresja | spostrzegawczość
view-stored = Magazyn
    .parts = drewno | wosk pszczeli | ropa | papirus | zioła | złoto | bawełna | glina | siarka | węgiel | torf | smoła | kamień | ruda żelaza | jadeit | piasek | sól | miedź
view-raw = Materiały na mapie
    .parts = Woda A | Wzgórza B | Las B | Góry B | Pustynia C | Bagna C | Łąka C | Pustynia D | Woda D | Las D | Woda E | Góry E | Bagna E | Góry F | Bagna F | Łąka F | Pustynia G | Las G | Wzgórza G | Wzgórza H | Łąka H | Woda H
view-used = Zużyte kości
view-fate = Kości losu
view-levels = Poziomy
    .parts = Migracja | Prokreacja | Produkcja | Transport | Wyżywienie | Eksploracja | Budynek | Planowanie | Badania | Osiągnięcia | Wiedza | Mutacja | Wynalazki | Handel | Działania
view-tracks = Tory
    .parts = technologia | prestiż | nauka | budownictwo | kultura
view-favor = Przychylność
view-ledger = Punkty
    .parts = mapa | moduły | karty | czipy | tory | plemiona | wydarzenia | epoki | pomniki | koniec | matryca
view-boats = Łodzie
view-at = gdzie
view-cargo = materiał
view-crew = plemiona
    .parts = silne | osłabione
view-monuments = Pomniki
    .parts = obszar 1 | obszar 2 | obszar 3 | obszar 4 | obszar 5 | obszar 6 | wyspa
view-settlements = Osady
    .parts = 1. | 2. | 3. | 4.
view-zone = Strefa celów
view-items = Matryca
view-row = rząd
view-rows = Aktywne rzędy
    .parts = rząd 4 | rząd 5
view-adjacent = Sąsiedzi
    .parts = Woda A | Wzgórza B | Las B | Góry B | Pustynia C | Bagna C | Łąka C | Pustynia D | Woda D | Las D | Woda E | Góry E | Bagna E | Góry F | Bagna F | Łąka F | Pustynia G | Las G | Wzgórza G | Wzgórza H | Łąka H | Woda H
view-scores = Wynik
view-hands = Ręka
view-decks = Zakryte stosy
    .parts = wynalazki | mutacje | wiedza | budynki | osiągnięcia
view-count = kart
view-vici = V.I.C.I.
view-shown = odkryte karty
view-evolution = tabela ewolucji
view-prosperity = tabela dobrobytu
view-provisions = zaopatrzenie
    .parts = Woda A | Wzgórza B | Las B | Góry B | Pustynia C | Bagna C | Łąka C | Pustynia D | Woda D | Las D | Woda E | Góry E | Bagna E | Góry F | Bagna F | Łąka F | Pustynia G | Las G | Wzgórza G | Wzgórza H | Łąka H | Woda H
view-blocked = zajęte pola farm
settlements-0 = obszar pod zabudowę 1
settlements-1 = obszar pod zabudowę 2
settlements-2 = obszar pod zabudowę 3
settlements-3 = obszar pod zabudowę 4
settlements-4 = obszar pod zabudowę 5
settlements-5 = obszar pod zabudowę 6
settlements-6 = wyspa
weather-1 = gorąca
weather-2 = ciepła
weather-3 = letnia
weather-4 = deszczowa
weather-5 = zimna

## V.I.C.I., przeciwniczka w grze solo

seat-machine = V.I.C.I.
ask-vici = Tura V.I.C.I.
chance-vici-cards = Karta akcji V.I.C.I.
chance-vici-die = Kość V.I.C.I.
setup-level = Poziom V.I.C.I.
    .help = Każda jej karta ma połowę niebieską i trudniejszą, czerwoną; poziom mówi, od której epoki V.I.C.I. używa czerwonych.
    .alone = yes
level-beginner = początkujący
    .text = Niebieskie połowy we wszystkich czterech epokach: poziom na pierwszą grę.
level-moderate = umiarkowany
    .text = Czerwone połowy tylko w czwartej epoce.
level-medium = średni
    .text = Czerwone połowy od trzeciej epoki.
level-advanced = zaawansowany
    .text = Czerwone połowy od drugiej epoki.
level-expert = ekspercki
    .text = Czerwone połowy we wszystkich czterech epokach.
setup-harder = Trudniejsza V.I.C.I.
    .help = Gdy karta zmusza ją do resetu, V.I.C.I. wykonuje także tę kartę: na każdym poziomie robi w epoce więcej.
    .alone = yes
setup-free-choice = Wolny wybór kart startowych
    .help = Karty startowe wybierasz spośród wszystkich, zamiast zatrzymywać po jednej z kilku dobranych.
    .alone = yes
    .without = newcomers
setup-alone = Grasz solo przeciw V.I.C.I., która nie potrzebuje miejsca: dobiera karty i je wykonuje, a każdy jej krok ma podany powód. Wygrywasz, mając od niej więcej punktów.
    .hint = Jeśli na pozostałych miejscach nie ma nikogo, grasz solo przeciw V.I.C.I.
kind-vici-card = Karty akcji V.I.C.I.
kind-vici-reference = Karty poglądowe V.I.C.I.
event-vici-card = { $red-id ->
        [true] V.I.C.I. odkrywa: { $card }, czerwona połowa.
       *[false] V.I.C.I. odkrywa: { $card }, niebieska połowa.
    }
event-vici-does = { $act-type-id ->
        [track] V.I.C.I. przesuwa dysk na torze { $track-genitive } (pól: { $n }).
        [remove-card] V.I.C.I. usuwa wierzchnią odkrytą kartę { $deck-genitive }.
        [gain-die] { $of-id ->
            [fate] V.I.C.I. zyskuje kość losu.
           *[activation] V.I.C.I. zyskuje kość aktywacji.
        }
       *[other] V.I.C.I.: { $act-type }.
    }
event-vici-chose = V.I.C.I. wybiera { $what-type-id ->
        [territory] { $purpose-type-id ->
            [procreate] miejsce prokreacji: { $territory }
            [return] miejsce powrotu: { $territory }
            [migrate-from] początek migracji: { $territory }
            [migrate-to] cel migracji: { $territory }
            [provision] miejsce zaopatrzenia: { $territory }
            [explore] miejsce eksploracji: { $territory }
           *[hunt-token] miejsce polowania: { $territory }
        }
        [camp] { $kind-id ->
            [fire] obozowisko z ogniskiem: { $territory }
            [free] wolne obozowisko: { $territory }
           *[taken] zajęte obozowisko: { $territory }
        }
        [tribe] plemię: { $territory } ({ $spot })
        [fed] nakarmione plemię: { $territory } ({ $spot })
        [row] wiersz karty: { $card }
        [goal] usuwany czip celu „{ $goal }”
        [income] usuwany czip: { $income }
       *[attribute] usuwany czip atrybutu „{ $attribute }”
    } ({ $because-type-id ->
        [only-one] { $least-id ->
            [true] jedyna możliwość według minimalnego wymagania
           *[false] jedyna możliwość
        }
        [wheel] kość { $die }: { $terrain }
        [torches] kość { $die }, pochodnie: { $torches }
        [order] kolejność wyboru: { $number }
        [provisions] znaczników zaopatrzenia: { $markers }
       *[die] kość { $die }
    }).
event-vici-must = { $why-id ->
        [parts] V.I.C.I., kategoria „{ $category }”: { $act-type }.
        [last-era] V.I.C.I. zamiast tego: { $act-type } ({ $why }).
       *[other] V.I.C.I. dodatkowo: { $act-type } ({ $why }).
    }
event-vici-lost = { $why-id ->
        [parts] Przepada akcja V.I.C.I.: { $act-type } (kategoria „{ $category }”).
       *[other] Przepada akcja V.I.C.I.: { $act-type } ({ $why }).
    }
event-vici-marked = { $income-id ->
        [true] V.I.C.I.: tabela dobrobytu, pole { $space }.
       *[false] V.I.C.I.: tabela ewolucji, pole { $space }.
    }
event-vici-provided = { $blocked-id ->
        [true] V.I.C.I. zajmuje zaopatrzeniem pole farmy: { $territory }.
       *[false] V.I.C.I. kładzie znacznik zaopatrzenia: { $territory } (jest ich tam { $markers }).
    }
event-hunt-token = Żeton polowania: { $territory }.
event-card-gone = Karta „{ $card }” odpada z gry.
act-type-track = krok na torze postępu
act-type-remove-card = usunięcie karty
act-type-gain-die = kość
act-type-vp = PZ
act-type-favor = krok na torze przychylności
act-type-monument = pomnik
act-type-explore = eksploracja
act-type-hunt-token = żeton polowania
act-type-prosperity = znacznik dobrobytu
act-type-evolution = znacznik ewolucji
act-type-procreate = prokreacja
act-type-migrate = migracja
act-type-provision = znacznik zaopatrzenia
why-no-territory = żadne terytorium się nie nadaje
why-no-tribe = wszystkie plemiona są już na mapie
why-grid-full = tabela jest pełna
why-no-marker = brak znaczników
why-nothing = nie ma czego wziąć
why-crowded = wszystkie obozowiska wokół są jej
why-nobody-to-send = nie ma kogo wysłać
why-last-era = nie ma następnej epoki
why-feeding = zaczyna się żywienie
category-technology = technologia
category-prestige = prestiż
category-knowledge = nauka
category-construction = budownictwo
category-culture = kultura
category-evolution = ewolucja
category-prosperity = dobrobyt
category-population = populacja
category-expansion = ekspansja
section-solo = Gra solo: V.I.C.I.
source-vici = V.I.C.I.
vici-card-vici-1 = Karta akcji 1
    .effect = Niebieska: 1: 1 pole na torze technologii, usuwa odkrytą kartę wynalazku; 2–3: 1 pole na torze technologii, kość losu; 4–6: 1 pole na torze budownictwa. Czerwona: 1: 2 pola na torze technologii, usuwa odkrytą kartę wynalazku; 2–3: 1 pole na torze technologii, 3 PZ; 4–6: 2 pola na torze budownictwa, kość losu.
vici-card-vici-2 = Karta akcji 2
    .effect = Niebieska: 1–2: pomnik; 3–4: eksploracja, 1 pole na torze przychylności; 5–6: eksploracja. Czerwona: 1–2: pomnik, 1 pole na torze przychylności; 3–4: eksploracja, 1 pole na torze przychylności; 5–6: eksploracja, 3 PZ.
vici-card-vici-3 = Karta akcji 3
    .effect = Niebieska: 1: 1 pole na torze budownictwa, usuwa odkrytą kartę budynku; 2–3: 1 pole na torze budownictwa, kość aktywacji; 4–6: 1 pole na torze prestiżu. Czerwona: 1: 2 pola na torze budownictwa, usuwa odkrytą kartę budynku; 2–3: 1 pole na torze budownictwa, 3 PZ; 4–6: 2 pola na torze prestiżu, kość aktywacji.
vici-card-vici-4 = Karta akcji 4
    .effect = Niebieska: 1–2: 1 pole na torze przychylności, żeton polowania; 3–4: pomnik, żeton polowania; 5–6: dobrobyt, żeton polowania. Czerwona: 1–2: pomnik, żeton polowania; 3–4: pomnik, żeton polowania; 5–6: 2 × dobrobyt, żeton polowania.
vici-card-vici-5 = Karta akcji 5
    .effect = Niebieska: 1: 1 pole na torze nauki, usuwa odkrytą kartę wiedzy; 2–3: 1 pole na torze nauki, kość aktywacji; 4–6: 1 pole na torze technologii. Czerwona: 1: 2 pola na torze nauki, usuwa odkrytą kartę wiedzy; 2–3: 1 pole na torze nauki, 3 PZ; 4–6: 2 pola na torze technologii, kość aktywacji.
vici-card-vici-6 = Karta akcji 6
    .effect = Niebieska: 1: 1 pole na torze kultury, usuwa odkrytą kartę osiągnięcia; 2–3: 1 pole na torze kultury, kość losu; 4–6: 1 pole na torze nauki. Czerwona: 1: 2 pola na torze kultury, usuwa odkrytą kartę osiągnięcia; 2–3: 1 pole na torze kultury, 3 PZ; 4–6: 2 pola na torze nauki, kość losu.
vici-card-vici-7 = Karta akcji 7
    .effect = Niebieska: 1–2: pomnik; 3–4: migracja; 5–6: ewolucja, żeton polowania. Czerwona: 1–2: pomnik, 1 pole na torze przychylności; 3–4: migracja, prokreacja; 5–6: 2 × ewolucja, żeton polowania.
vici-card-vici-8 = Karta akcji 8
    .effect = Niebieska: 1: 1 pole na torze prestiżu, usuwa odkrytą kartę mutacji; 2–3: 1 pole na torze prestiżu, znacznik zaopatrzenia; 4–6: 1 pole na torze kultury. Czerwona: 1: 2 pola na torze prestiżu, usuwa odkrytą kartę mutacji; 2–3: 1 pole na torze prestiżu, 3 PZ; 4–6: 2 pola na torze kultury, znacznik zaopatrzenia.
vici-card-vici-9 = Karta akcji 9
    .effect = Niebieska: 1–2: prokreacja, znacznik zaopatrzenia; 3–4: migracja, znacznik zaopatrzenia; 5–6: prokreacja, migracja. Czerwona: 1–2: prokreacja, prokreacja, znacznik zaopatrzenia; 3–4: prokreacja, migracja, znacznik zaopatrzenia; 5–6: migracja, prokreacja, znacznik zaopatrzenia.
vici-card-vici-10 = Karta akcji 10
    .effect = Niebieska: 1–2: prokreacja; 3–4: dobrobyt; 5–6: ewolucja. Czerwona: 1–2: prokreacja, 3 PZ; 3–4: dobrobyt, 3 PZ; 5–6: ewolucja, 3 PZ.
vici-card-vici-11 = Karta akcji 11
    .effect = Niebieska: kategoria tej epoki, 1 ×. Czerwona: kategoria tej epoki, 2 ×.
vici-card-vici-12 = Karta akcji 12
    .effect = Niebieska: kategoria tej epoki, 2 ×. Czerwona: kategoria tej epoki, 2 ×, 3 PZ.
vici-card-vici-13 = Karta akcji 13
    .effect = Niebieska: kategoria następnej epoki, 2 × (w ostatniej epoce 4 PZ). Czerwona: kategoria następnej epoki, 2 ×, 3 PZ (w ostatniej epoce 7 PZ).
vici-card-vici-14 = Karta akcji 14
    .effect = Niebieska: kategoria ostatniej epoki, 1 ×. Czerwona: kategoria ostatniej epoki, 1 ×, 3 PZ.
vici-card-vici-15 = Karta akcji 15
    .effect = Niebieska: kategorie cenniejsze na koniec, 1 ×. Czerwona: kategorie cenniejsze na koniec, 1 ×, 3 PZ.
vici-reference-evolution-grid = Tabela ewolucji
vici-reference-prosperity-grid = Tabela dobrobytu
vici-reference-territory-wheel = Diagram terytoriów i tor pochodni
vici-reference-camp-order = Kolejność wyboru obozowisk
vici-reference-procreation-and-migration = Prokreacja i migracja
vici-reference-provision-and-feeding = Zaopatrzenie i żywienie
vici-reference-areas-and-hunting = Obszary i polowanie

## Kontynent: terytorium nazywa się jak jego teren i kafelek

territory-a-water = Woda A
    .effect = Duża woda z obszarem pod zabudowę.
territory-b-hills = Wzgórza B
    .effect = Ognisko: { $fire-vp } PZ.
territory-b-forest = Las B
    .effect = Terytorium startowe; ognisko: { $fire-vp } PZ.
territory-b-mountains = Góry B
    .effect = Ognisko: { $fire-vp } PZ.
territory-c-desert = Pustynia C
    .effect = Ognisko: { $fire-vp } PZ.
territory-c-swamp = Bagna C
    .effect = Ognisko: { $fire-vp } PZ.
territory-c-grassland = Łąka C
    .effect = Terytorium startowe; ognisko: { $fire-vp } PZ.
territory-d-desert = Pustynia D
    .effect = Ognisko: { $fire-vp } PZ.
territory-d-water = Woda D
territory-d-forest = Las D
    .effect = Ognisko: { $fire-vp } PZ.
territory-e-water = Woda E
territory-e-mountains = Góry E
    .effect = Ognisko: { $fire-vp } PZ.
territory-e-swamp = Bagna E
    .effect = Ognisko: { $fire-vp } PZ.
territory-f-mountains = Góry F
    .effect = Ognisko: { $fire-vp } PZ.
territory-f-swamp = Bagna F
    .effect = Ognisko: { $fire-vp } PZ.
territory-f-grassland = Łąka F
    .effect = Ognisko: { $fire-vp } PZ.
territory-g-desert = Pustynia G
    .effect = Ognisko: { $fire-vp } PZ.
territory-g-forest = Las G
    .effect = Ognisko: { $fire-vp } PZ.
territory-g-hills = Wzgórza G
    .effect = Ognisko: { $fire-vp } PZ.
territory-h-hills = Wzgórza H
    .effect = Ognisko: { $fire-vp } PZ.
territory-h-grassland = Łąka H
    .effect = Ognisko: { $fire-vp } PZ.
territory-h-water = Woda H
tile-tile-a = Kafelek A
tile-tile-b = Kafelek B
tile-tile-c = Kafelek C
tile-tile-d = Kafelek D
tile-tile-e = Kafelek E
tile-tile-f = Kafelek F
tile-tile-g = Kafelek G
tile-tile-h = Kafelek H

## Obszary i materiały

area-building-ground-1 = Obszar pod zabudowę 1
    .effect = Odkrycie: { $vp } PZ. Tu buduje się pomniki i osady. Materiały pomników: złoto lub jadeit.
area-building-ground-2 = Obszar pod zabudowę 2
    .effect = Odkrycie: { $vp } PZ. Tu buduje się pomniki i osady. Materiały pomników: ropa lub siarka.
area-building-ground-3 = Obszar pod zabudowę 3
    .effect = Odkrycie: { $vp } PZ. Tu buduje się pomniki i osady. Materiały pomników: smoła lub miedź.
area-building-ground-4 = Obszar pod zabudowę 4
    .effect = Odkrycie: { $vp } PZ. Tu buduje się pomniki i osady. Materiały pomników: złoto, sól lub zioła.
area-building-ground-5 = Obszar pod zabudowę 5
    .effect = Odkrycie: { $vp } PZ. Tu buduje się pomniki i osady. Materiały pomników: jadeit, ruda żelaza lub glina.
area-building-ground-6 = Obszar pod zabudowę 6
    .effect = Odkrycie: { $vp } PZ. Tu buduje się pomniki i osady. Materiały pomników: ropa, torf lub wosk pszczeli.
area-gorge-1 = Wąwóz posępnych wilków 1
    .effect = Odkrycie: { $vp } PZ. W fazie obszarów każdy, kto ma obok plemię, zwraca 1 znacznik żywności.
area-gorge-2 = Wąwóz posępnych wilków 2
    .effect = Odkrycie: { $vp } PZ. W fazie obszarów każdy, kto ma obok plemię, zwraca 1 znacznik żywności.
area-glacier-1 = Lodowiec 1
    .effect = Odkrycie: { $vp } PZ. W fazie obszarów każdy, kto ma obok silne plemię, osłabia jedno.
area-glacier-2 = Lodowiec 2
    .effect = Odkrycie: { $vp } PZ. W fazie obszarów każdy, kto ma obok silne plemię, osłabia jedno.
area-mystic-oak-1 = Mistyczny dąb 1
    .effect = Odkrycie: { $vp } PZ. W fazie obszarów każde sąsiednie terytorium z twoim plemieniem daje 1 PZ, a woda, bagna i pustynia 2 PZ.
area-mystic-oak-2 = Mistyczny dąb 2
    .effect = Odkrycie: { $vp } PZ. W fazie obszarów każde sąsiednie terytorium z twoim plemieniem daje 1 PZ, a woda, bagna i pustynia 2 PZ.
area-mystic-oak-3 = Mistyczny dąb 3
    .effect = Odkrycie: { $vp } PZ. W fazie obszarów każde sąsiednie terytorium z twoim plemieniem daje 1 PZ, a woda, bagna i pustynia 2 PZ.
area-hidden-grotto-1 = Ukryta grota 1
    .effect = Odkrycie: { $vp } PZ. Gdy aktywujesz moduł „Produkcja”, wyprodukuj i przetransportuj materiał na terytorium obok.
area-hidden-grotto-2 = Ukryta grota 2
    .effect = Odkrycie: { $vp } PZ. Gdy aktywujesz moduł „Produkcja”, wyprodukuj i przetransportuj materiał na terytorium obok.
area-holy-rock-1 = Święty głaz 1
    .effect = Odkrycie: { $vp } PZ. Gdy aktywujesz moduł „Prokreacja”, po zdanym teście przychylności wykonaj prokreację na terytorium obok.
area-holy-rock-2 = Święty głaz 2
    .effect = Odkrycie: { $vp } PZ. Gdy aktywujesz moduł „Prokreacja”, po zdanym teście przychylności wykonaj prokreację na terytorium obok.
area-cave-1 = Jaskinia 1
    .effect = Odkrycie: { $vp } PZ. Przy migracji wszystkie terytoria przy odkrytych jaskiniach sąsiadują ze sobą.
area-cave-2 = Jaskinia 2
    .effect = Odkrycie: { $vp } PZ. Przy migracji wszystkie terytoria przy odkrytych jaskiniach sąsiadują ze sobą.
area-cave-3 = Jaskinia 3
    .effect = Odkrycie: { $vp } PZ. Przy migracji wszystkie terytoria przy odkrytych jaskiniach sąsiadują ze sobą.
area-mushroom-valley-1 = Dolina grzybów 1
    .effect = Odkrycie: { $vp } PZ. Polowanie obok daje o 1 znacznik żywności więcej.
area-mushroom-valley-2 = Dolina grzybów 2
    .effect = Odkrycie: { $vp } PZ. Polowanie obok daje o 1 znacznik żywności więcej.
area-volcano-1 = Wulkan 1
    .effect = Odkrycie: { $vp } PZ. Obok nie ma farm.
area-volcano-2 = Wulkan 2
    .effect = Odkrycie: { $vp } PZ. Obok nie ma farm.
area-large = wyspa na dużej wodzie
material-wood = drewno
    .accusative = drewno
    .effect = Teren: las. 1. wiersz magazynu.
material-beeswax = wosk pszczeli
    .accusative = wosk pszczeli
    .effect = Teren: las. 2. wiersz magazynu.
material-oil = ropa
    .accusative = ropę
    .effect = Teren: las. 3. wiersz magazynu.
material-papyrus = papirus
    .accusative = papirus
    .effect = Teren: łąka. 1. wiersz magazynu.
material-herbs = zioła
    .accusative = zioła
    .effect = Teren: łąka. 2. wiersz magazynu.
material-gold = złoto
    .accusative = złoto
    .effect = Teren: łąka. 3. wiersz magazynu.
material-cotton = bawełna
    .accusative = bawełnę
    .effect = Teren: wzgórza. 1. wiersz magazynu.
material-clay = glina
    .accusative = glinę
    .effect = Teren: wzgórza. 2. wiersz magazynu.
material-sulfur = siarka
    .accusative = siarkę
    .effect = Teren: wzgórza. 3. wiersz magazynu.
material-coal = węgiel
    .accusative = węgiel
    .effect = Teren: bagna. 1. wiersz magazynu.
material-peat = torf
    .accusative = torf
    .effect = Teren: bagna. 2. wiersz magazynu.
material-tar = smoła
    .accusative = smołę
    .effect = Teren: bagna. 3. wiersz magazynu.
material-stone = kamień
    .accusative = kamień
    .effect = Teren: góry. 1. wiersz magazynu.
material-iron = ruda żelaza
    .accusative = rudę żelaza
    .effect = Teren: góry. 2. wiersz magazynu.
material-jade = jadeit
    .accusative = jadeit
    .effect = Teren: góry. 3. wiersz magazynu.
material-sand = piasek
    .accusative = piasek
    .effect = Teren: pustynia. 1. wiersz magazynu.
material-salt = sól
    .accusative = sól
    .effect = Teren: pustynia. 2. wiersz magazynu.
material-copper = miedź
    .accusative = miedź
    .effect = Teren: pustynia. 3. wiersz magazynu.

## Moduły

module-migration = Migracja
    .effect = Kości: 1 i 3. I: wykonaj 1 migrację. II: wykonaj 1 migrację (po zdanym teście przychylności do 2). III: wykonaj do 2 migracji (po zdanym teście przychylności do 3).
module-procreation = Prokreacja
    .effect = Kości: 2 i 5. I: wykonaj 1 prokreację. II: wykonaj 1 prokreację (po zdanym teście przychylności do 2). III: wykonaj do 2 prokreacji; po zdanym teście przychylności wzmocnij 1 osłabione plemię.
module-production = Produkcja
    .effect = Kości: 3 i 5. I: wyprodukuj 2 materiały; po zdanym teście przychylności przetransportuj 1 materiał. II: wyprodukuj 3 materiały; przetransportuj 1 materiał. III: wyprodukuj 4 materiały; przetransportuj 2 materiały.
module-transport = Transport
    .effect = Kości: 1 i 5. I: przetransportuj 3 materiały. II: przetransportuj 6 materiałów. III: przetransportuj wszystkie materiały, te z łodzi na dowolne pola magazynu.
module-sustenance = Wyżywienie
    .effect = Kości: 2 i 4. I: przeprowadź polowanie; albo wzmocnij 1 osłabione plemię. II: przeprowadź polowanie; albo wzmocnij do 3 osłabionych plemion. III: przeprowadź do 2 polowań; albo wzmocnij do 4 osłabionych plemion.
module-exploration = Eksploracja
    .effect = Kości: 1 i 4. I: odkryj wszystkie obszary przy terytorium ze swoim plemieniem; albo dokonaj szczęśliwego odkrycia. II: odkryj wszystkie obszary przy terytorium ze swoim plemieniem, odkryj dowolny obszar i zdobądź 2 PZ; albo dokonaj szczęśliwego odkrycia. III: odkryj wszystkie obszary przy terytorium ze swoim plemieniem, odkryj dowolny obszar i zdobądź 4 PZ; albo dokonaj do 2 szczęśliwych odkryć.
module-building = Budynek
    .effect = Kości: 4 i 6. I: zbuduj farmę, łódź, pomnik lub osadę; albo zainstaluj kartę budynku. II: zbuduj do 2 takich samych: farm, łodzi, pomników lub osad; albo zainstaluj kartę budynku. III: zbuduj do 2 dowolnych: farm, łodzi, pomników lub osad; albo zainstaluj kartę budynku z premią specjalną.
module-planning = Planowanie
    .effect = Kości: 3 i 4. I: zainstaluj czip celu; albo zyskaj 2 znaczniki planowania na jednym polu kości. II: zainstaluj czip celu; albo zyskaj 3 znaczniki planowania na jednym polu kości. III: zyskaj czip celu, potem zainstaluj jeden; albo zyskaj 3 znaczniki planowania na jednym polu kości.
module-research = Badania
    .effect = Kości: 1 i 2. I: zyskaj 1 kartę badań; albo dobierz 2 karty badań z zakrytych stosów i zatrzymaj 1. II: zyskaj 1 kartę badań; albo dobierz 4 karty badań z zakrytych stosów i zatrzymaj 1. III: zyskaj 2 karty badań; albo dobierz 4 karty badań z zakrytych stosów i zatrzymaj 2.
module-achievement = Osiągnięcia
    .effect = Kości: 5 i 6. I: zyskaj kość aktywacji albo kość losu; albo zainstaluj kartę osiągnięcia. II: zyskaj kość aktywacji i kość losu; albo zainstaluj kartę osiągnięcia. III: zyskaj kość aktywacji i kość losu; albo zainstaluj kartę osiągnięcia z premią specjalną.
module-knowledge = Wiedza
    .effect = Kości: 3 i 6. I: zyskaj 3 znaczniki pomysłów; albo zainstaluj kartę wiedzy. II: zyskaj 6 znaczników pomysłów; albo zainstaluj kartę wiedzy. III: zyskaj 6 znaczników pomysłów; albo zainstaluj kartę wiedzy z premią specjalną.
module-mutation = Mutacja
    .effect = Kości: 2 i 6. I: przesuń 1 znacznik cechy na inne pole cechy; albo zainstaluj kartę mutacji. II: przesuń do 2 znaczników cech na inne pola cech; albo zainstaluj kartę mutacji. III: przesuń do 2 znaczników cech na inne pola cech; albo zainstaluj kartę mutacji z premią specjalną.
module-invention = Wynalazki
    .effect = Kości: 1 i 6. I: wykonaj akcję czipa przychodu; albo zainstaluj kartę wynalazku. II: wykonaj do 2 akcji czipów przychodu; albo zainstaluj kartę wynalazku. III: wykonaj do 2 akcji czipów przychodu; albo zainstaluj kartę wynalazku z premią specjalną.
module-trade = Handel
    .effect = Kości: 4 i 5. I: wykonaj 1 sprzedaż i 1 zakup. II: wykonaj do 2 sprzedaży i do 2 zakupów. III: zyskaj 2 znaczniki pieniędzy i wykonaj do 2 sprzedaży i do 2 zakupów.
module-activity = Działania
    .effect = Kości: 2 i 3. I: wykonaj działanie. II: wykonaj do 2 różnych działań. III: wykonaj do 2 działań.
module-trait-stamina = Wytrzymałość
    .effect = Kości: 1 i 1. Zyskaj 1 znacznik wytrzymałości.
module-trait-intelligence = Inteligencja
    .effect = Kości: 2 i 2. Zyskaj 1 znacznik inteligencji.
module-trait-calm = Opanowanie
    .effect = Kości: 3 i 3. Zyskaj 1 znacznik opanowania.
module-trait-dexterity = Zręczność
    .effect = Kości: 4 i 4. Zyskaj 1 znacznik zręczności.
module-trait-expression = Ekspresja
    .effect = Kości: 5 i 5. Zyskaj 1 znacznik ekspresji.
module-trait-perception = Spostrzegawczość
    .effect = Kości: 6 i 6. Zyskaj 1 znacznik spostrzegawczości.
module-dream = Sen
    .effect = Kości: dowolne dwie. Zyskaj 1 znacznik skupienia; albo zyskaj 2 znaczniki pomysłów.

## Możliwości, z których gracz wybiera

option-procreation-3-0 = Wykonaj do 2 prokreacji
option-procreation-3-1 = Po zdanym teście przychylności wzmocnij 1 osłabione plemię
option-production-1-0 = Wyprodukuj 2 materiały
option-production-1-1 = Po zdanym teście przychylności przetransportuj 1 materiał
option-production-2-0 = Wyprodukuj 3 materiały
option-production-2-1 = Przetransportuj 1 materiał
option-production-3-0 = Wyprodukuj 4 materiały
option-production-3-1 = Przetransportuj 2 materiały
option-sustenance-1-0 = Przeprowadź polowanie
option-sustenance-1-1 = Wzmocnij 1 osłabione plemię
option-sustenance-2-0 = Przeprowadź polowanie
option-sustenance-2-1 = Wzmocnij do 3 osłabionych plemion
option-sustenance-3-0 = Przeprowadź do 2 polowań
option-sustenance-3-1 = Wzmocnij do 4 osłabionych plemion
option-exploration-1-0 = Odkryj wszystkie obszary przy terytorium ze swoim plemieniem
option-exploration-1-1 = Dokonaj szczęśliwego odkrycia
option-exploration-2-0 = Odkryj wszystkie obszary przy terytorium ze swoim plemieniem, odkryj dowolny obszar i zdobądź 2 PZ
option-exploration-2-1 = Dokonaj szczęśliwego odkrycia
option-exploration-3-0 = Odkryj wszystkie obszary przy terytorium ze swoim plemieniem, odkryj dowolny obszar i zdobądź 4 PZ
option-exploration-3-1 = Dokonaj do 2 szczęśliwych odkryć
option-building-1-0 = Zbuduj farmę, łódź, pomnik lub osadę
option-building-1-1 = Zainstaluj kartę budynku
option-building-2-0 = Zbuduj do 2 takich samych: farm, łodzi, pomników lub osad
option-building-2-1 = Zainstaluj kartę budynku
option-building-3-0 = Zbuduj do 2 dowolnych: farm, łodzi, pomników lub osad
option-building-3-1 = Zainstaluj kartę budynku z premią specjalną
option-planning-1-0 = Zainstaluj czip celu
option-planning-1-1 = Zyskaj 2 znaczniki planowania na jednym polu kości
option-planning-2-0 = Zainstaluj czip celu
option-planning-2-1 = Zyskaj 3 znaczniki planowania na jednym polu kości
option-planning-3-0 = Zyskaj czip celu, potem zainstaluj jeden
option-planning-3-1 = Zyskaj 3 znaczniki planowania na jednym polu kości
option-research-1-0 = Zyskaj 1 kartę badań
option-research-1-1 = Dobierz 2 karty badań z zakrytych stosów i zatrzymaj 1
option-research-2-0 = Zyskaj 1 kartę badań
option-research-2-1 = Dobierz 4 karty badań z zakrytych stosów i zatrzymaj 1
option-research-3-0 = Zyskaj 2 karty badań
option-research-3-1 = Dobierz 4 karty badań z zakrytych stosów i zatrzymaj 2
option-achievement-1-0 = Zyskaj kość aktywacji albo kość losu
option-achievement-1-1 = Zainstaluj kartę osiągnięcia
option-achievement-2-0 = Zyskaj kość aktywacji i kość losu
option-achievement-2-1 = Zainstaluj kartę osiągnięcia
option-achievement-3-0 = Zyskaj kość aktywacji i kość losu
option-achievement-3-1 = Zainstaluj kartę osiągnięcia z premią specjalną
option-knowledge-1-0 = Zyskaj 3 znaczniki pomysłów
option-knowledge-1-1 = Zainstaluj kartę wiedzy
option-knowledge-2-0 = Zyskaj 6 znaczników pomysłów
option-knowledge-2-1 = Zainstaluj kartę wiedzy
option-knowledge-3-0 = Zyskaj 6 znaczników pomysłów
option-knowledge-3-1 = Zainstaluj kartę wiedzy z premią specjalną
option-mutation-1-0 = Przesuń 1 znacznik cechy na inne pole cechy
option-mutation-1-1 = Zainstaluj kartę mutacji
option-mutation-2-0 = Przesuń do 2 znaczników cech na inne pola cech
option-mutation-2-1 = Zainstaluj kartę mutacji
option-mutation-3-0 = Przesuń do 2 znaczników cech na inne pola cech
option-mutation-3-1 = Zainstaluj kartę mutacji z premią specjalną
option-invention-1-0 = Wykonaj akcję czipa przychodu
option-invention-1-1 = Zainstaluj kartę wynalazku
option-invention-2-0 = Wykonaj do 2 akcji czipów przychodu
option-invention-2-1 = Zainstaluj kartę wynalazku
option-invention-3-0 = Wykonaj do 2 akcji czipów przychodu
option-invention-3-1 = Zainstaluj kartę wynalazku z premią specjalną
option-dream-1-0 = Zyskaj 1 znacznik skupienia
option-dream-1-1 = Zyskaj 2 znaczniki pomysłów
option-favor = Przesuń się o 1 pole na torze przychylności
option-income = Wykonaj akcję czipa przychodu
option-row = Odwróć kafelek rzędu
option-activity = Wykonaj działanie
option-lose-food = Zwróć 1 znacznik żywności
option-lose-tribe = Usuń 1 swoje plemię

## Wynalazki: `.effect` przy instalowaniu, `.ability` potem, `.needs` pola kosztu (i ich PZ)

card-fish-trap = Więcierz
    .ability = Na wodach i na bagnach: każde polowanie daje o 2 znaczniki żywności więcej.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · papirus ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · zioła ({ $vp-4 } PZ) · złoto ({ $vp-5 } PZ)
card-stone-axe = Kamienny topór
    .ability = Po aktywacji modułu „Produkcja”: wyprodukuj 2 materiały.
    .effect = Przesuń się o 1 pole na torze technologii.
    .needs = bawełna · zręczność { $cost-2-n } · glina · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · siarka ({ $vp-5 } PZ)
card-carrying-basket = Kosz nośny
    .ability = Po aktywacji modułu „Produkcja”: przetransportuj 1 materiał.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · węgiel ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · torf ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-digging-stick = Kij kopieniaczy
    .ability = Po zbudowaniu farmy: zyskaj 3 znaczniki żywności.
    .effect = Przesuń się o 3 pola na torze technologii i zyskaj 1 znacznik żywności.
    .needs = kamień ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · ruda żelaza ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · jadeit ({ $vp-5 } PZ)
card-fire-drill = Świder ogniowy
    .ability = Gdy twoje plemię zajmuje obozowisko z ogniskiem: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · piasek ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-measuring-cord = Sznur mierniczy
    .ability = Działanie: zwróć 1 znacznik pomysłu, a wtedy dokonaj szczęśliwego odkrycia i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = wosk pszczeli ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · zioła ({ $vp-3 } PZ) · bez kosztu · ropa ({ $vp-5 } PZ)
card-wheel = Koło
    .ability = Po aktywacji modułu „Migracja” (raz na aktywację): wykonaj 1 migrację.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = glina ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · torf ({ $vp-3 } PZ) · bez kosztu · złoto ({ $vp-5 } PZ)
card-plough = Radło
    .ability = Faza żywienia: pożywienie kosztuje łącznie o 1 mniej, przy farmie plemię w dziczy kosztuje 0.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = drewno ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · ruda żelaza ({ $vp-3 } PZ) · zręczność { $cost-4-n } ({ $vp-4 } PZ) · siarka ({ $vp-5 } PZ)
card-bow = Łuk
    .ability = Każde polowanie daje o 1 znacznik żywności więcej, a wartość kości możesz zmienić o 1 bez wydawania pomysłów.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · papirus ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-casting-net = Sieć rzutowa
    .ability = Po polowaniu: zyskaj 1 znacznik żywności i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = wosk pszczeli ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · zioła ({ $vp-3 } PZ) · bez kosztu · jadeit ({ $vp-5 } PZ)
card-kiln = Piec do wypału
    .ability = Działanie: zwróć 1 dowolny materiał z 1. wiersza magazynu, a wtedy zyskaj 1 dowolny materiał z 2. wiersza magazynu i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = bawełna ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · glina ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-bloomery = Dymarka
    .ability = Działanie: zwróć rudę żelaza, a wtedy przesuń się o 2 pola na torze technologii.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = węgiel ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · torf ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · ropa ({ $vp-5 } PZ)
card-loom = Krosno
    .ability = Działanie: zwróć bawełnę, a wtedy zyskaj 3 znaczniki pieniędzy i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = ruda żelaza ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · sól ({ $vp-3 } PZ) · bez kosztu · złoto ({ $vp-5 } PZ)
card-abacus = Liczydło
    .ability = Sprzedaż za pieniądze daje o 1 więcej, a sprzedaż za PZ o { $ability-sell-vp } PZ więcej.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = kamień ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · wosk pszczeli ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · siarka ({ $vp-5 } PZ)
card-balance-scale = Waga szalkowa
    .ability = Zakup kosztuje o 1 mniej.
    .effect = Przesuń się o 3 pola na torze technologii i zyskaj 1 znacznik pieniędzy.
    .needs = piasek ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · zioła ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-struck-coin = Bita moneta
    .ability = Po aktywacji modułu „Handel” (raz na aktywację): zyskaj 2 znaczniki pieniędzy.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = drewno ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · glina ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · jadeit ({ $vp-5 } PZ)
card-sail = Żagiel
    .ability = Twoja łódź mieści 3 plemiona i o jeden materiał więcej.
    .effect = Przesuń się o 3 pola na torze technologii i zyskaj 1 znacznik żywności.
    .needs = papirus ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · torf ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-tar-caulking = Uszczelnianie smołą
    .ability = Po zbudowaniu łodzi: zyskaj 1 dowolny materiał z 2. wiersza magazynu i wykonaj 1 prokreację.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = bawełna ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · ruda żelaza ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · ropa ({ $vp-5 } PZ)
card-treadwheel-crane = Żuraw deptakowy
    .ability = Po zbudowaniu pomnika: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = węgiel ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · sól ({ $vp-3 } PZ) · zręczność { $cost-4-n } ({ $vp-4 } PZ) · złoto ({ $vp-5 } PZ)
card-pulley-block = Wielokrążek
    .ability = Osada kosztuje o 1 materiał mniej.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = kamień ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · wosk pszczeli ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · siarka ({ $vp-5 } PZ)
card-polished-lens = Szlifowana soczewka
    .ability = Za każdy odkryty przez ciebie obszar: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = piasek ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · zioła ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-compass-needle = Igła kierunkowa
    .ability = Działanie: odkryj dowolny obszar.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = glina ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · torf ({ $vp-3 } PZ) · bez kosztu · jadeit ({ $vp-5 } PZ)
card-sundial = Zegar słoneczny
    .ability = Po resecie: zyskaj 1 znacznik pomysłu.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = drewno ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · ruda żelaza ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-water-clock = Zegar wodny
    .ability = Reset możesz wykonać, mając na polach do 4 kości.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = papirus ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · sól ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · ropa ({ $vp-5 } PZ)
card-signal-drum = Bęben sygnałowy
    .ability = Po prokreacji (raz na aktywację): zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = bawełna ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · wosk pszczeli ({ $vp-3 } PZ) · zręczność { $cost-4-n } ({ $vp-4 } PZ) · złoto ({ $vp-5 } PZ)
card-blown-glass = Dmuchane szkło
    .effect = Przesuń się o 4 pola na torze technologii i zdobądź { $instant-2-n } PZ.
    .needs = węgiel ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · zioła ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · siarka ({ $vp-5 } PZ)
card-bronze-casting = Odlew z brązu
    .effect = Przesuń się o 4 pola na torze technologii.
    .needs = kamień ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · glina ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-steam-toy = Parowa zabawka
    .effect = Ulepsz moduł główny o wartości 1 i przesuń się o 2 pola na torze technologii.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · piasek ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · torf ({ $vp-4 } PZ) · jadeit ({ $vp-5 } PZ)
card-fire-powder = Proch ogniowy
    .ability = Gdy wysiedlasz plemię: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = drewno ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · ruda żelaza ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-printing-blocks = Klocki drukarskie
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = sól ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · wosk pszczeli ({ $vp-3 } PZ) · bez kosztu · ropa ({ $vp-5 } PZ)
card-vessels = Naczynia
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .needs = złoto ({ $vp-1 } PZ) · zioła ({ $vp-2 } PZ) · { $cost-3-n } × papirus ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · bez kosztu
card-clockwork = Mechanizm zegarowy
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = glina ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · torf ({ $vp-3 } PZ) · bez kosztu · siarka ({ $vp-5 } PZ)

## Mutacje: `.effect` przy instalowaniu, `.ability` potem, `.needs` pola kosztu (i ich PZ)

card-webbed-feet = Błony pławne
    .ability = Faza żywienia: plemiona na łodziach nie wymagają żywności.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = inteligencja { $cost-1-n } · opanowanie { $cost-2-n } · zręczność { $cost-3-n } · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik zręczności ({ $vp-5 } PZ)
card-thick-fur = Gęste futro
    .ability = Nie działają na ciebie: zimna pogoda, skrajny mróz i lodowce.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik wytrzymałości ({ $vp-5 } PZ)
card-night-sight = Widzenie w ciemności
    .ability = Za każdy odkryty przez ciebie obszar: zyskaj 1 znacznik żywności.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik spostrzegawczości ({ $vp-5 } PZ)
card-keen-nose = Czuły węch
    .ability = W lasach, na łąkach i na wzgórzach: każde polowanie daje o 1 znacznik żywności więcej, a wartość kości możesz zmienić o 1 bez wydawania pomysłów.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik opanowania ({ $vp-5 } PZ)
card-broad-back = Szeroki grzbiet
    .ability = Po aktywacji modułu „Transport”: wyprodukuj 2 materiały.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik ekspresji ({ $vp-5 } PZ)
card-nimble-fingers = Zwinne palce
    .ability = Po aktywacji modułu „Badania”: przesuń 1 znacznik cechy na inne pole cechy.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik spostrzegawczości ({ $vp-5 } PZ)
card-wings = Skrzydła
    .ability = Działanie: zwróć 1 znacznik żywności, a wtedy wykonaj 1 migrację na dowolne terytorium lądowe i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · bez kosztu
card-gills = Skrzela
    .ability = Twoje plemiona przechodzą przez wodę bez łodzi.
    .effect = Przesuń się o 1 pole na torze prestiżu.
    .needs = zręczność { $cost-1-n } · inteligencja { $cost-2-n } · zręczność { $cost-3-n } · bez kosztu · zwrócony znacznik inteligencji ({ $vp-5 } PZ)
card-claws = Pazury
    .ability = Twoje plemię, które wysiedla, nie słabnie.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik spostrzegawczości ({ $vp-5 } PZ)
card-venom-glands = Gruczoły jadowe
    .ability = W fazie obszarów: zyskaj 1 znacznik żywności i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · inteligencja { $cost-5-n } ({ $vp-5 } PZ)
card-fatty-hump = Garb tłuszczowy
    .ability = Faza żywienia: na pustyniach plemiona w obozowiskach kosztują 0, a w dziczy 1.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik zręczności ({ $vp-5 } PZ)
card-moss-skin = Mszysta skóra
    .ability = Faza żywienia: na bagnach plemiona w obozowiskach kosztują 0, a w dziczy 1.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik ekspresji ({ $vp-5 } PZ)
card-goat-hooves = Racice
    .ability = Faza żywienia: w górach plemiona w obozowiskach kosztują 0, a w dziczy 1.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik zręczności ({ $vp-5 } PZ)
card-leaf-skin = Zielona skóra
    .ability = Faza żywienia: pożywienie kosztuje łącznie o 3 mniej.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · ekspresja { $cost-5-n } ({ $vp-5 } PZ)
card-ruminant-stomach = Żołądek przeżuwacza
    .ability = Faza żywienia: na łąkach plemiona w obozowiskach kosztują 0.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · opanowanie { $cost-5-n } ({ $vp-5 } PZ)
card-bark-hide = Korowa skóra
    .ability = Faza żywienia: w lasach plemiona w obozowiskach kosztują 0.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · zręczność { $cost-5-n } ({ $vp-5 } PZ)
card-tireless-gait = Niestrudzony chód
    .ability = Twoje osłabione plemiona mogą migrować.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik wytrzymałości ({ $vp-5 } PZ)
card-twin-births = Ciąże bliźniacze
    .ability = Po aktywacji modułu „Prokreacja” (raz na aktywację): po zdanym teście przychylności wykonaj 1 prokreację.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · zręczność { $cost-5-n } ({ $vp-5 } PZ)
card-egg-laying = Jajorodność
    .ability = Działanie: zwróć 2 znaczniki żywności, a wtedy wykonaj 1 prokreację i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · ekspresja { $cost-5-n } ({ $vp-5 } PZ)
card-regeneration = Regeneracja
    .ability = Na koniec fazy żywienia: wzmocnij 1 osłabione plemię.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik inteligencji ({ $vp-5 } PZ)
card-ancestral-memory = Pamięć przodków
    .ability = Gdy wymiera twoje plemię: zdobądź { $ability-do-1-n } PZ i zyskaj 2 znaczniki pomysłów.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik spostrzegawczości ({ $vp-5 } PZ)
card-hive-mind = Umysł roju
    .ability = Test przychylności zdajesz także wartością o 1 wyższą.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik inteligencji ({ $vp-5 } PZ)
card-third-eye = Trzecie oko
    .ability = Niezdany test przychylności możesz raz powtórzyć.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik ekspresji ({ $vp-5 } PZ)
card-luminous-skin = Świecąca skóra
    .ability = Po zdanym teście przychylności: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · opanowanie { $cost-5-n } ({ $vp-5 } PZ)
card-chameleon-skin = Skóra kameleona
    .ability = Instalując kartę, możesz mieć o 1 znacznik cechy mniej.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · zręczność { $cost-4-n } ({ $vp-4 } PZ) · ekspresja { $cost-5-n } ({ $vp-5 } PZ)
card-dense-bones = Gęste kości
    .effect = Przesuń się o 1 pole na torze przychylności i 3 pola na torze prestiżu.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik spostrzegawczości ({ $vp-5 } PZ)
card-giant-growth = Gigantyzm
    .effect = Przesuń się o 4 pola na torze prestiżu.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik wytrzymałości ({ $vp-5 } PZ)
card-spore-sacs = Woreczki zarodnikowe
    .effect = Wykonaj do 2 prokreacji.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik opanowania ({ $vp-5 } PZ)
card-echolocation = Echolokacja
    .ability = Po szczęśliwym odkryciu: zyskaj 1 znacznik pomysłu i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik inteligencji ({ $vp-5 } PZ)
card-shared-instinct = Wspólny instynkt
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · ekspresja { $cost-5-n } ({ $vp-5 } PZ)
card-plastic-genome = Plastyczny genom
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · spostrzegawczość { $cost-5-n } ({ $vp-5 } PZ)
card-split-lineages = Rozszczepione rody
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · wytrzymałość { $cost-5-n } ({ $vp-5 } PZ)

## Wiedza: `.effect` przy instalowaniu, `.ability` potem, `.needs` pola kosztu (i ich PZ)

card-herbal-lore = Ziołolecznictwo
    .ability = Działanie: wzmocnij 1 osłabione plemię i zyskaj 1 znacznik żywności.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · ruda żelaza ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik zręczności ({ $vp-5 } PZ)
card-tally-marks = Karby rachunkowe
    .ability = Po sprzedaży: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · bawełna ({ $vp-3 } PZ) · bez kosztu · wytrzymałość { $cost-5-n } ({ $vp-5 } PZ)
card-star-lore = Wiedza o gwiazdach
    .ability = Na początku epoki: zyskaj 2 znaczniki pomysłów.
    .effect = Przesuń się o 1 pole na torze nauki.
    .needs = zręczność { $cost-1-n } · bez kosztu · węgiel ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik spostrzegawczości ({ $vp-5 } PZ)
card-oral-history = Przekaz ustny
    .ability = Po zainstalowaniu czipa celu: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · kamień ({ $vp-3 } PZ) · bez kosztu · opanowanie { $cost-5-n } ({ $vp-5 } PZ)
card-animal-breeding = Hodowla zwierząt
    .ability = W fazie przychodu: zyskaj 1 znacznik żywności.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · piasek ({ $vp-3 } PZ) · bez kosztu · inteligencja { $cost-5-n } ({ $vp-5 } PZ)
card-map-drawing = Kreślenie map
    .ability = Gdy rozwijasz terytorium: zdobądź { $ability-do-1-n } PZ i zyskaj 1 znacznik pomysłu.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · drewno ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-writing = Pismo
    .ability = Po aktywacji modułu „Badania”: zyskaj 1 znacznik pomysłu.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · papirus ({ $vp-3 } PZ) · bez kosztu · zręczność { $cost-5-n } ({ $vp-5 } PZ)
card-arithmetic = Arytmetyka
    .ability = Raz na turę zmieniasz wartość kości o 1 bez wydawania pomysłu.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · jadeit ({ $vp-5 } PZ)
card-geometry = Geometria
    .ability = Po zbudowaniu czegokolwiek: zyskaj 1 znacznik pomysłu.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · bawełna ({ $vp-3 } PZ) · bez kosztu · spostrzegawczość { $cost-5-n } ({ $vp-5 } PZ)
card-medicine = Medycyna
    .ability = Faza żywienia: 2 nienakarmione silne plemiona nie słabną.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · węgiel ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-astronomy = Astronomia
    .ability = Działanie: zyskaj 2 znaczniki planowania na jednym polu kości.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · sól ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik inteligencji ({ $vp-5 } PZ)
card-weather-watching = Obserwacja pogody
    .ability = W fazie wydarzeń: zyskaj 1 znacznik pomysłu i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · wosk pszczeli ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik ekspresji ({ $vp-5 } PZ)
card-geology = Geologia
    .ability = Po aktywacji modułu „Produkcja” (raz na aktywację): dokonaj szczęśliwego odkrycia.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · zręczność { $cost-4-n } ({ $vp-4 } PZ) · zioła ({ $vp-5 } PZ)
card-botany = Botanika
    .ability = Po dodatkowym odkryciu: zyskaj jeszcze jeden materiał tego samego terenu.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · kamień ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · ropa ({ $vp-5 } PZ)
card-ethics = Etyka
    .ability = Na koniec fazy żywienia: zdobądź { $ability-do-1-n } PZ za każde 3 twoje silne plemiona.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · złoto ({ $vp-5 } PZ)
card-theocracy = Teokracja
    .ability = Działanie: zwróć 1 znacznik żywności, a wtedy umieść 2 osłabione plemiona w wolnych obozowiskach jednego terytorium ze swoim plemieniem.
    .effect = Przesuń się o 1 pole na torze kultury.
    .needs = zwrócony znacznik inteligencji · ekspresja { $cost-2-n } · opanowanie { $cost-3-n } · bez kosztu · bez kosztu
card-rhetoric = Retoryka
    .ability = Działanie: zwróć 1 znacznik pieniędzy, a wtedy przesuń się o 1 pole na torze przychylności.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · piasek ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · siarka ({ $vp-5 } PZ)
card-diplomacy = Dyplomacja
    .ability = Gdy ktoś wysiedla twoje plemię: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · drewno ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-philosophy = Filozofia
    .ability = Działanie: zwróć 2 znaczniki pomysłów, a wtedy przesuń się o 1 pole na dowolnym torze postępu.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · papirus ({ $vp-3 } PZ) · bez kosztu · zręczność { $cost-5-n } ({ $vp-5 } PZ)
card-law-code = Kodeks praw
    .ability = Po ulepszeniu modułu: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · bawełna ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · jadeit ({ $vp-5 } PZ)
card-taxation = Podatki
    .ability = W fazie przychodu: zyskaj 1 znacznik pieniędzy.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · węgiel ({ $vp-3 } PZ) · bez kosztu · spostrzegawczość { $cost-5-n } ({ $vp-5 } PZ)
card-banking = Bankowość
    .ability = Działanie: zwróć 2 znaczniki pieniędzy, a wtedy zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · miedź ({ $vp-5 } PZ)
card-logistics = Logistyka
    .ability = Po aktywacji modułu „Transport”: zyskaj 1 znacznik pieniędzy i 1 znacznik pomysłu.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · kamień ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · ropa ({ $vp-5 } PZ)
card-pedagogy = Pedagogika
    .ability = Po aktywacji modułu „Planowanie”: zyskaj 1 znacznik planowania i 1 znacznik pomysłu.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · piasek ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · złoto ({ $vp-5 } PZ)
card-alchemy = Alchemia
    .ability = Działanie: zwróć 1 dowolny materiał z 1. wiersza magazynu, a wtedy zyskaj 1 dowolny materiał z 3. wiersza magazynu.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · drewno ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · zwrócony znacznik zręczności ({ $vp-5 } PZ)
card-collected-writings = Dzieła zebrane
    .effect = Przesuń się o 4 pola na torze nauki i zyskaj 1 kartę badań.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · papirus ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · siarka ({ $vp-5 } PZ)
card-natural-philosophy = Filozofia przyrody
    .effect = Przesuń się o 4 pola na torze nauki.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · bawełna ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-cosmology = Kosmologia
    .effect = Przesuń się o 2 pola na torze przychylności i 2 pola na torze nauki.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · torf ({ $vp-3 } PZ) · bez kosztu · zwrócony znacznik opanowania ({ $vp-5 } PZ)
card-historiography = Dziejopisarstwo
    .ability = Gdy otrzymujesz premię toru: zdobądź { $ability-do-1-n } PZ.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · węgiel ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · inteligencja { $cost-4-n } ({ $vp-4 } PZ) · jadeit ({ $vp-5 } PZ)
card-grammar = Gramatyka
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · zręczność { $cost-3-n } ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · ruda żelaza ({ $vp-5 } PZ)
card-logic = Logika
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · zręczność { $cost-4-n } ({ $vp-4 } PZ) · sól ({ $vp-5 } PZ)
card-school-canon = Kanon szkolny
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · wosk pszczeli ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · bez kosztu

## Budynki: `.effect` przy instalowaniu, `.ability` potem, `.needs` pola kosztu (i ich PZ)

card-granary = Spichlerz
    .ability = Faza żywienia: pożywienie kosztuje łącznie o 2 mniej.
    .effect = Przesuń się o 1 pole na torze budownictwa.
    .needs = kamień lub { $cost-1-settlements } osady · zioła lub { $cost-2-settlements } osady · inteligencja { $cost-3-n } · piasek lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-village-well = Wiejska studnia
    .ability = Po zbudowaniu farmy: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze budownictwa i zyskaj 1 znacznik żywności.
    .needs = drewno lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · glina lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · papirus lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · ropa ({ $vp-5 } PZ)
card-storehouse = Skład
    .ability = Po aktywacji modułu „Transport”: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = bawełna lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · torf lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · węgiel lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · złoto ({ $vp-5 } PZ)
card-workshop = Warsztat
    .ability = Po aktywacji modułu „Wynalazki”: zyskaj 1 dowolny materiał z 1. wiersza magazynu.
    .effect = Przesuń się o 3 pola na torze technologii.
    .needs = kamień lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · ruda żelaza lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · bez kosztu · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · siarka ({ $vp-5 } PZ)
card-market-stalls = Kramy
    .ability = Po aktywacji modułu „Handel”: zdobądź { $ability-do-1-n } PZ i zyskaj 1 znacznik pieniędzy.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = piasek lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · { $cost-2-n } × drewno lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · bez kosztu
card-palisade = Palisada
    .ability = Nikt nie może wysiedlić twoich plemion z obozowisk z ogniskiem.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = papirus lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · wosk pszczeli lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · bez kosztu · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-jetty = Pomost
    .ability = Po zbudowaniu łodzi: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze budownictwa i 1 pole na torze przychylności.
    .needs = zioła lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · glina lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · bawełna ({ $vp-3 } PZ) · bez kosztu · jadeit lub { $cost-5-settlements } osady ({ $vp-5 } PZ)
card-lighthouse = Latarnia morska
    .ability = Gdy twoje plemię wsiada do łodzi: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze budownictwa i zyskaj 1 znacznik żywności.
    .needs = węgiel lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · torf lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · kamień lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-quarry = Kamieniołom
    .ability = Po aktywacji modułu „Produkcja”: zyskaj kamień.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = piasek lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · ruda żelaza lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · drewno lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · ropa ({ $vp-5 } PZ)
card-sawmill = Tartak
    .ability = Po aktywacji modułu „Produkcja”: zyskaj drewno.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = papirus lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · sól lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · bawełna lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · złoto ({ $vp-5 } PZ)
card-brickyard = Cegielnia
    .ability = Po aktywacji modułu „Budynek”: zyskaj glinę.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = wosk pszczeli lub { $cost-1-settlements } osady · zioła lub { $cost-2-settlements } osady · węgiel · bez kosztu · siarka lub { $cost-5-settlements } osady ({ $vp-5 } PZ)
card-mint = Mennica
    .ability = Po resecie: zyskaj 1 znacznik pieniędzy.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = kamień lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · smoła lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · glina ({ $vp-3 } PZ) · wytrzymałość { $cost-4-n } ({ $vp-4 } PZ) · bez kosztu
card-library = Biblioteka
    .ability = Po aktywacji modułu „Badania”: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = piasek lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · torf lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · drewno lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · jadeit ({ $vp-5 } PZ)
card-observatory = Obserwatorium
    .ability = Po niezdanym teście przychylności: zyskaj 1 znacznik pomysłu.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = papirus lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · ruda żelaza lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · bawełna lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-temple = Świątynia
    .ability = Gdy przesuwasz się na torze przychylności: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = sól lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · wosk pszczeli lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · węgiel ({ $vp-3 } PZ) · bez kosztu · ropa lub { $cost-5-settlements } osady ({ $vp-5 } PZ)
card-amphitheatre = Amfiteatr
    .ability = Działanie: zdobądź { $ability-do-1-n } PZ za każdą twoją osadę.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = kamień lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · złoto lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · zioła ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · bez kosztu
card-aqueduct = Akwedukt
    .ability = Faza żywienia: 4 plemiona w obozowiskach nie wymagają żywności.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = glina lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · torf lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · piasek ({ $vp-3 } PZ) · bez kosztu · siarka lub { $cost-5-settlements } osady ({ $vp-5 } PZ)
card-bathhouse = Łaźnia
    .ability = Po aktywacji modułu „Wyżywienie”: wzmocnij 1 osłabione plemię.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = drewno lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · { $cost-2-n } × papirus lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · ruda żelaza ({ $vp-4 } PZ) · bez kosztu
card-infirmary = Lecznica
    .ability = Faza żywienia: 2 nienakarmione silne plemiona nie słabną.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = bawełna lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · { $cost-2-n } × węgiel lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · bez kosztu
card-school = Szkoła
    .ability = Działanie: zwróć 1 znacznik pieniędzy, a wtedy zyskaj 1 znacznik dowolnej cechy.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = kamień lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · { $cost-2-n } × piasek lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · wosk pszczeli ({ $vp-4 } PZ) · bez kosztu
card-academy = Akademia
    .ability = Po zainstalowaniu karty wiedzy: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = drewno lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · zioła lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · papirus lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-forum = Forum
    .ability = Po zbudowaniu osady: przesuń się o 1 pole na dowolnym torze postępu.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = bawełna lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · glina lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · bez kosztu · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · jadeit ({ $vp-5 } PZ)
card-mausoleum = Mauzoleum
    .ability = Każdy twój pomnik daje o { $ability-vp } PZ więcej.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = kamień lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · jadeit lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · bez kosztu
card-sculptors-yard = Dziedziniec rzeźbiarzy
    .ability = Pomnik możesz zbudować z dowolnego materiału z 3. wiersza magazynu.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = kamień lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · sól lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · piasek lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · ropa ({ $vp-5 } PZ)
card-town-wall = Mur miejski
    .effect = Przesuń się o 4 pola na torze budownictwa i zdobądź { $instant-2-n } PZ.
    .needs = drewno lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · { $cost-2-n } × papirus lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · wosk pszczeli ({ $vp-4 } PZ) · bez kosztu
card-great-road = Wielki trakt
    .effect = Przesuń się o 3 pola na torze budownictwa, zbuduj farmę i wykonaj 1 migrację.
    .needs = bawełna lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · { $cost-2-n } × węgiel lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · zioła ({ $vp-4 } PZ) · bez kosztu
card-citadel = Cytadela
    .effect = Przesuń się o 4 pola na torze budownictwa.
    .needs = kamień lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · glina lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · piasek lub { $cost-4-settlements } osady ({ $vp-4 } PZ) · złoto ({ $vp-5 } PZ)
card-hanging-terraces = Wiszące tarasy
    .effect = Przesuń się o 1 pole na torze przychylności i zyskaj 4 znaczniki żywności.
    .needs = drewno lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · { $cost-2-n } × papirus lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · torf ({ $vp-4 } PZ) · bez kosztu
card-guildhall = Dom cechowy
    .ability = Działanie: zwróć 1 dowolny materiał z 2. wiersza magazynu, a wtedy zdobądź { $ability-do-1-n } PZ i przesuń się o 1 pole na torze budownictwa.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = ruda żelaza lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · sól lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · bawełna ({ $vp-3 } PZ) · bez kosztu · siarka lub { $cost-5-settlements } osady ({ $vp-5 } PZ)
card-corner-stones = Kamienie węgielne
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = wosk pszczeli lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · zioła lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · węgiel ({ $vp-3 } PZ) · bez kosztu · smoła lub { $cost-5-settlements } osady ({ $vp-5 } PZ)
card-master-plan = Plan mistrzowski
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .needs = jadeit lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · glina lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · { $cost-3-n } × kamień ({ $vp-3 } PZ) · bez kosztu · spostrzegawczość { $cost-5-n } ({ $vp-5 } PZ)
card-terraced-quarter = Dzielnica tarasowa
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = piasek lub { $cost-1-settlements } osady ({ $vp-1 } PZ) · miedź lub { $cost-2-settlements } osady ({ $vp-2 } PZ) · torf ({ $vp-3 } PZ) · opanowanie { $cost-4-n } ({ $vp-4 } PZ) · bez kosztu

## Osiągnięcia: `.effect` przy instalowaniu, `.ability` potem, `.needs` pola kosztu (i ich PZ)

card-first-harvest = Pierwsze żniwa
    .ability = Działanie: zwróć 2 znaczniki żywności, a wtedy zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · ruda żelaza ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · ropa ({ $vp-5 } PZ)
card-clan-gathering = Zjazd rodów
    .ability = Po prokreacji (raz na aktywację): zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = drewno ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · bez kosztu
card-trail-blazers = Przecieracze szlaków
    .ability = Gdy rozwijasz terytorium: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = papirus ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · wosk pszczeli ({ $vp-4 } PZ) · inteligencja { $cost-5-n } ({ $vp-5 } PZ)
card-hunters-renown = Sława łowców
    .ability = Po polowaniu: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · bawełna ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · złoto ({ $vp-5 } PZ)
card-song-of-origins = Pieśń o początkach
    .ability = Po resecie: zdobądź { $ability-do-1-n } PZ.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · zioła ({ $vp-3 } PZ) · węgiel ({ $vp-4 } PZ) · opanowanie { $cost-5-n } ({ $vp-5 } PZ)
card-barter-fair = Jarmark
    .ability = Działanie: wykonaj 1 sprzedaż i 1 zakup.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · glina ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · siarka ({ $vp-5 } PZ)
card-peoples-council = Rada ludów
    .ability = Po aktywacji modułu „Osiągnięcia”: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury i zyskaj 1 znacznik pomysłu.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · torf ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · smoła ({ $vp-5 } PZ)
card-golden-age = Złoty wiek
    .ability = W fazie przychodu: wykonaj akcję czipa przychodu.
    .needs = kamień ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · ruda żelaza ({ $vp-4 } PZ) · bez kosztu
card-great-wandering = Wielka wędrówka
    .effect = Wykonaj do 2 migracji i przesuń się o 2 pola na torze kultury.
    .needs = piasek ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · bez kosztu
card-world-picture = Obraz świata
    .ability = Działanie: zdobądź { $ability-do-1-n } PZ za każde 3 terytoria z twoimi plemionami.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · wosk pszczeli ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · jadeit ({ $vp-5 } PZ)
card-pilgrimage = Pielgrzymka
    .ability = Gdy twoje plemię zajmuje obozowisko z ogniskiem: zyskaj 1 znacznik pomysłu.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = drewno ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · zioła ({ $vp-4 } PZ) · zręczność { $cost-5-n } ({ $vp-5 } PZ)
card-grand-games = Wielkie igrzyska
    .ability = Działanie: zdobądź { $ability-do-1-n } PZ za każde 2 twoje silne plemiona (najwyżej { $ability-do-1-max } PZ).
    .effect = Przesuń się o 3 pola na torze prestiżu.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · glina ({ $vp-3 } PZ) · papirus ({ $vp-4 } PZ) · inteligencja { $cost-5-n } ({ $vp-5 } PZ)
card-patronage = Mecenat
    .ability = Działanie: zwróć 2 znaczniki pieniędzy, a wtedy przesuń się o 2 pola na torze kultury.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = bawełna ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · torf ({ $vp-4 } PZ) · bez kosztu
card-cult-of-images = Kult wizerunków
    .ability = Po zbudowaniu pomnika: zdobądź { $ability-do-1-n } PZ i zyskaj 1 znacznik pomysłu.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · węgiel ({ $vp-3 } PZ) · spostrzegawczość { $cost-4-n } ({ $vp-4 } PZ) · miedź ({ $vp-5 } PZ)
card-free-cities = Wolne miasta
    .ability = Po zbudowaniu osady: zdobądź { $ability-do-1-n } PZ.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · ruda żelaza ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · ropa ({ $vp-5 } PZ)
card-seafarers-league = Liga żeglarzy
    .ability = W fazie przychodu: zdobądź { $ability-do-1-n } PZ za każdą twoją łódź.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = kamień ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · bez kosztu
card-land-reform = Reforma rolna
    .ability = W fazie przychodu: zdobądź { $ability-do-1-n } PZ za każdą twoją farmę.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · wosk pszczeli ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · złoto ({ $vp-5 } PZ)
card-unbroken-civilization = Niezłomna cywilizacja
    .ability = Nie działają na ciebie: wąwozy, lodowce i negatywne efekty pogody.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · zioła ({ $vp-3 } PZ) · piasek ({ $vp-4 } PZ) · inteligencja { $cost-5-n } ({ $vp-5 } PZ)
card-chosen-people = Lud wybrany
    .ability = W teście przychylności rzucasz o 1 kością losu więcej.
    .effect = Przesuń się o 1 pole na torze przychylności.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · glina ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · siarka ({ $vp-5 } PZ)
card-renaissance = Odrodzenie
    .ability = Po zainstalowaniu karty badań (raz na epokę): przesuń się o 1 pole na dowolnym torze postępu.
    .needs = drewno ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · torf ({ $vp-4 } PZ) · bez kosztu
card-festival-of-masks = Święto masek
    .ability = Po wykonaniu działania: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = zręczność { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · papirus ({ $vp-3 } PZ) · ekspresja { $cost-4-n } ({ $vp-4 } PZ) · smoła ({ $vp-5 } PZ)
card-camp-truce = Pakt obozowisk
    .ability = Gdy ktoś wysiedla twoje plemię: zyskaj 2 znaczniki żywności i zdobądź { $ability-do-2-n } PZ.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = spostrzegawczość { $cost-1-n } ({ $vp-1 } PZ) · ruda żelaza ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · jadeit ({ $vp-5 } PZ)
card-census = Spis ludności
    .ability = W fazie wydarzeń: zdobądź { $ability-do-1-n } PZ za każde 4 twoje plemiona.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = inteligencja { $cost-1-n } ({ $vp-1 } PZ) · bez kosztu · sól ({ $vp-3 } PZ) · bawełna ({ $vp-4 } PZ) · opanowanie { $cost-5-n } ({ $vp-5 } PZ)
card-heroic-epic = Epos bohaterski
    .effect = Przesuń się o 4 pola na torze kultury i zdobądź { $instant-2-n } PZ.
    .needs = węgiel ({ $vp-1 } PZ) · wytrzymałość { $cost-2-n } ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · wosk pszczeli ({ $vp-4 } PZ) · bez kosztu
card-common-calendar = Wspólny kalendarz
    .effect = Przesuń się o 3 pola na torze kultury i zyskaj 2 znaczniki skupienia.
    .needs = kamień ({ $vp-1 } PZ) · opanowanie { $cost-2-n } ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · zioła ({ $vp-4 } PZ) · bez kosztu
card-universal-script = Pismo powszechne
    .effect = Przesuń się o 4 pola na torze kultury.
    .needs = piasek ({ $vp-1 } PZ) · ekspresja { $cost-2-n } ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · glina ({ $vp-4 } PZ) · bez kosztu
card-age-of-wonders = Wiek cudów
    .effect = Odwróć kafelek rzędu.
    .needs = drewno ({ $vp-1 } PZ) · zręczność { $cost-2-n } ({ $vp-2 } PZ) · ekspresja { $cost-3-n } ({ $vp-3 } PZ) · torf ({ $vp-4 } PZ) · bez kosztu
card-master-builders = Mistrzowie budowy
    .ability = Po zbudowaniu czegokolwiek: zdobądź { $ability-do-1-n } PZ.
    .effect = Przesuń się o 3 pola na torze budownictwa.
    .needs = papirus ({ $vp-1 } PZ) · spostrzegawczość { $cost-2-n } ({ $vp-2 } PZ) · wytrzymałość { $cost-3-n } ({ $vp-3 } PZ) · ruda żelaza ({ $vp-4 } PZ) · bez kosztu
card-grand-archive = Wielkie archiwum
    .effect = Zainstaluj czip celu i przesuń się o 2 pola na torze kultury.
    .needs = bawełna ({ $vp-1 } PZ) · inteligencja { $cost-2-n } ({ $vp-2 } PZ) · opanowanie { $cost-3-n } ({ $vp-3 } PZ) · sól ({ $vp-4 } PZ) · bez kosztu
card-annals = Roczniki
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 3 pola na torze kultury.
    .needs = wytrzymałość { $cost-1-n } ({ $vp-1 } PZ) · wosk pszczeli ({ $vp-2 } PZ) · inteligencja { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · miedź ({ $vp-5 } PZ)
card-hall-of-fame = Panteon zasłużonych
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .needs = opanowanie { $cost-1-n } ({ $vp-1 } PZ) · ropa ({ $vp-2 } PZ) · zręczność { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · { $cost-5-n } × węgiel ({ $vp-5 } PZ)
card-chronicle-of-ages = Kronika wieków
    .ability = Koniec gry: { $ability-n } PZ za każdą kartę i każdy czip przychodu w kolumnie tej karty.
    .effect = Przesuń się o 3 pola na torze nauki.
    .needs = ekspresja { $cost-1-n } ({ $vp-1 } PZ) · zioła ({ $vp-2 } PZ) · spostrzegawczość { $cost-3-n } ({ $vp-3 } PZ) · bez kosztu · złoto ({ $vp-5 } PZ)

## Czipy celów

goal-stockpile-of-wood = Zapas: drewno
    .needs = zwróć 2 × drewno
goal-forest-consignment = Dostawa: las
    .needs = zwróć drewno i wosk pszczeli
goal-tribute-of-oil = Danina: ropa
    .needs = zwróć ropę
goal-stockpile-of-papyrus = Zapas: papirus
    .needs = zwróć 2 × papirus
goal-grassland-consignment = Dostawa: łąka
    .needs = zwróć papirus i zioła
goal-tribute-of-gold = Danina: złoto
    .needs = zwróć złoto
goal-stockpile-of-cotton = Zapas: bawełna
    .needs = zwróć 2 × bawełna
goal-hills-consignment = Dostawa: wzgórza
    .needs = zwróć bawełnę i glinę
goal-tribute-of-sulfur = Danina: siarka
    .needs = zwróć siarkę
goal-stockpile-of-coal = Zapas: węgiel
    .needs = zwróć 2 × węgiel
goal-swamp-consignment = Dostawa: bagna
    .needs = zwróć węgiel i torf
goal-tribute-of-tar = Danina: smoła
    .needs = zwróć smołę
goal-stockpile-of-stone = Zapas: kamień
    .needs = zwróć 2 × kamień
goal-mountains-consignment = Dostawa: góry
    .needs = zwróć kamień i rudę żelaza
goal-tribute-of-jade = Danina: jadeit
    .needs = zwróć jadeit
goal-stockpile-of-sand = Zapas: piasek
    .needs = zwróć 2 × piasek
goal-desert-consignment = Dostawa: pustynia
    .needs = zwróć piasek i sól
goal-tribute-of-copper = Danina: miedź
    .needs = zwróć miedź
goal-hold-the-forest = Panowanie: las
    .needs = co najmniej 3 twoje plemiona na jednym terytorium: las
goal-twin-forest-camps = Dwa obozy: las
    .needs = twoje plemiona na 2 terytoriach: las
goal-forest-hearth = Ognisko: las
    .needs = twoje plemię przy ognisku: las
goal-hold-the-grassland = Panowanie: łąka
    .needs = co najmniej 3 twoje plemiona na jednym terytorium: łąka
goal-twin-grassland-camps = Dwa obozy: łąka
    .needs = twoje plemiona na 2 terytoriach: łąka
goal-grassland-hearth = Ognisko: łąka
    .needs = twoje plemię przy ognisku: łąka
goal-hold-the-hills = Panowanie: wzgórza
    .needs = co najmniej 2 twoje plemiona na jednym terytorium: wzgórza
goal-twin-hills-camps = Dwa obozy: wzgórza
    .needs = twoje plemiona na 2 terytoriach: wzgórza
goal-hills-hearth = Ognisko: wzgórza
    .needs = twoje plemię przy ognisku: wzgórza
goal-hold-the-swamp = Panowanie: bagna
    .needs = co najmniej 2 twoje plemiona na jednym terytorium: bagna
goal-twin-swamp-camps = Dwa obozy: bagna
    .needs = twoje plemiona na 2 terytoriach: bagna
goal-swamp-hearth = Ognisko: bagna
    .needs = twoje plemię przy ognisku: bagna
goal-hold-the-mountains = Panowanie: góry
    .needs = co najmniej 2 twoje plemiona na jednym terytorium: góry
goal-twin-mountains-camps = Dwa obozy: góry
    .needs = twoje plemiona na 2 terytoriach: góry
goal-mountains-hearth = Ognisko: góry
    .needs = twoje plemię przy ognisku: góry
goal-hold-the-desert = Panowanie: pustynia
    .needs = co najmniej 2 twoje plemiona na jednym terytorium: pustynia
goal-twin-desert-camps = Dwa obozy: pustynia
    .needs = twoje plemiona na 2 terytoriach: pustynia
goal-desert-hearth = Ognisko: pustynia
    .needs = twoje plemię przy ognisku: pustynia
goal-stamina-trial = Próba: Wytrzymałość
    .needs = co najmniej 3 znaczniki wytrzymałości
goal-intelligence-trial = Próba: Inteligencja
    .needs = co najmniej 3 znaczniki inteligencji
goal-calm-trial = Próba: Opanowanie
    .needs = co najmniej 3 znaczniki opanowania
goal-dexterity-trial = Próba: Zręczność
    .needs = co najmniej 3 znaczniki zręczności
goal-expression-trial = Próba: Ekspresja
    .needs = co najmniej 3 znaczniki ekspresji
goal-perception-trial = Próba: Spostrzegawczość
    .needs = co najmniej 3 znaczniki spostrzegawczości
goal-technology-milestone = Kamień milowy: technologia
    .needs = co najmniej 5. pole toru technologii
goal-prestige-milestone = Kamień milowy: prestiż
    .needs = co najmniej 5. pole toru prestiżu
goal-knowledge-milestone = Kamień milowy: nauka
    .needs = co najmniej 5. pole toru nauki
goal-construction-milestone = Kamień milowy: budownictwo
    .needs = co najmniej 5. pole toru budownictwa
goal-culture-milestone = Kamień milowy: kultura
    .needs = co najmniej 5. pole toru kultury
goal-wide-realm = Rozległe ziemie
    .needs = twoje plemiona na co najmniej 6 terytoriach
goal-numerous-people = Liczny lud
    .needs = co najmniej 8 twoich plemion
goal-standing-strong = Silni i gotowi
    .needs = co najmniej 6 twoich silnych plemion
goal-full-boat = Pełna łódź
    .needs = 2 twoje plemiona na jednej łodzi
goal-little-fleet = Mała flota
    .needs = 2 twoje łodzie
goal-breadbasket = Spichlerz kraju
    .needs = 3 twoje farmy
goal-twin-towns = Bliźniacze miasta
    .needs = co najmniej 2 twoje osady
goal-carved-memory = Kamienna pamięć
    .needs = co najmniej 2 twoje pomniki
goal-surveyors = Mierniczowie
    .needs = twoje plemiona przy co najmniej 4 odkrytych obszarach
goal-feast = Uczta
    .needs = zwróć 4 znaczniki żywności
goal-bribe = Łapówka
    .needs = zwróć 3 znaczniki pieniędzy
goal-brainstorm = Burza mózgów
    .needs = zwróć 4 znaczniki pomysłów
goal-retooled-console = Przebudowana konsola
    .needs = co najmniej 5 wykonanych ulepszeń modułów
goal-mastery = Mistrzostwo
    .needs = 1 moduł główny na poziomie III
goal-dice-hoard = Skarbiec kości
    .needs = co najmniej 9 twoich kości
goal-in-good-graces = W łaskach
    .needs = co najmniej 4. pole toru przychylności
goal-tall-column = Wysoka kolumna
    .needs = kolumna matrycy z co najmniej 3 kartami i czipami
goal-six-landscapes = Sześć krain
    .needs = twoje plemiona na co najmniej 5 różnych terenach

## Czipy przychodu: ich akcja albo 1 PZ

income-income-1 = Przychód 1
    .effect = zyskaj 2 znaczniki żywności
income-income-2 = Przychód 2
    .effect = zyskaj 3 znaczniki pomysłów
income-income-3 = Przychód 3
    .effect = zyskaj 2 znaczniki pieniędzy
income-income-4 = Przychód 4
    .effect = zyskaj 1 dowolny materiał z 1. wiersza magazynu i 1 znacznik pomysłu
income-income-5 = Przychód 5
    .effect = wyprodukuj 2 materiały i zyskaj 1 znacznik żywności
income-income-6 = Przychód 6
    .effect = przetransportuj 2 materiały
income-income-7 = Przychód 7
    .effect = wzmocnij 1 osłabione plemię i zyskaj 1 znacznik żywności
income-income-8 = Przychód 8
    .effect = zyskaj 2 znaczniki planowania na jednym polu kości
income-income-9 = Przychód 9
    .effect = przesuń 1 znacznik cechy na inne pole cechy i zyskaj 1 znacznik pomysłu
income-income-10 = Przychód 10
    .effect = zyskaj 1 kartę badań z zakrytego stosu
income-income-11 = Przychód 11
    .effect = zyskaj 1 znacznik żywności i 1 znacznik pieniędzy
income-income-12 = Przychód 12
    .effect = wykonaj 1 sprzedaż i 1 zakup
income-income-13 = Przychód 13
    .effect = po zdanym teście przychylności zyskaj 1 znacznik dowolnej cechy i 1 znacznik pomysłu
income-income-14 = Przychód 14
    .effect = po zdanym teście przychylności wykonaj 1 prokreację
income-income-15 = Przychód 15
    .effect = po zdanym teście przychylności wykonaj do 2 migracji
income-income-16 = Przychód 16
    .effect = po zdanym teście przychylności przesuń się o 1 pole na dowolnym torze postępu i zdobądź { $do-2-n } PZ
income-income-17 = Przychód 17
    .effect = po zdanym teście przychylności przesuń się o 1 pole na torze przychylności i zdobądź { $do-2-n } PZ
income-income-18 = Przychód 18
    .effect = po zdanym teście przychylności zyskaj 1 dowolny materiał z 2. wiersza magazynu i 1 znacznik żywności
income-income-19 = Przychód 19
    .effect = po zdanym teście przychylności przeprowadź polowanie
income-income-20 = Przychód 20
    .effect = po zdanym teście przychylności dokonaj do 2 szczęśliwych odkryć
income-income-21 = Przychód 21
    .effect = po zdanym teście przychylności zyskaj 4 znaczniki pieniędzy
income-income-22 = Przychód 22
    .effect = po zdanym teście przychylności zdobądź { $do-1-n } PZ
income-income-23 = Przychód 23
    .effect = po zdanym teście przychylności odkryj dowolny obszar i zyskaj 1 znacznik żywności
income-income-24 = Przychód 24
    .effect = po zdanym teście przychylności zyskaj 2 znaczniki skupienia
income-income-25 = Przychód 25
    .effect = po zdanym teście przychylności wykonaj działanie i zdobądź { $do-2-n } PZ

## Czipy atrybutów

attribute-endurance = Wytrwałość
    .ability = Po aktywacji modułu „Migracja” (raz na aktywację): wykonaj 1 migrację.
    .needs = 2 znaczniki wytrzymałości, jeden z nich zwracasz
attribute-frugality = Oszczędność sił
    .ability = Faza żywienia: pożywienie kosztuje łącznie o 3 mniej.
    .needs = 3 znaczniki wytrzymałości, jeden z nich zwracasz
attribute-quick-wits = Bystrość
    .ability = Raz na turę zmieniasz wartość kości o 1 bez wydawania pomysłu.
    .needs = 2 znaczniki inteligencji, jeden z nich zwracasz
attribute-scholarship = Uczoność
    .ability = Po zainstalowaniu karty badań: zdobądź { $ability-do-1-n } PZ.
    .needs = 3 znaczniki inteligencji, jeden z nich zwracasz
attribute-serenity = Pogoda ducha
    .ability = Test przychylności zdajesz także wartością o 1 wyższą.
    .needs = 2 znaczniki opanowania, jeden z nich zwracasz
attribute-patience = Cierpliwość
    .ability = Po resecie: zdobądź { $ability-do-1-n } PZ i zyskaj 1 znacznik pomysłu.
    .needs = 3 znaczniki opanowania, jeden z nich zwracasz
attribute-deft-hands = Zręczne dłonie
    .ability = Po aktywacji modułu „Produkcja” (raz na aktywację): przetransportuj 2 materiały.
    .needs = 2 znaczniki zręczności, jeden z nich zwracasz
attribute-craftsmanship = Kunszt
    .ability = Instalując kartę, możesz nie oddawać 1 materiału.
    .needs = 3 znaczniki zręczności, jeden z nich zwracasz
attribute-eloquence = Wymowność
    .ability = Po wykonaniu działania: zdobądź { $ability-do-1-n } PZ.
    .needs = 2 znaczniki ekspresji, jeden z nich zwracasz
attribute-charisma = Charyzma
    .ability = W fazie przychodu: przesuń się o 1 pole na dowolnym torze postępu.
    .needs = 3 znaczniki ekspresji, jeden z nich zwracasz
attribute-tracking = Tropienie
    .ability = Każde polowanie daje o 2 znaczniki żywności więcej.
    .needs = 2 znaczniki spostrzegawczości, jeden z nich zwracasz
attribute-foresight = Przenikliwość
    .ability = Za każdy odkryty przez ciebie obszar: zdobądź { $ability-do-1-n } PZ i zyskaj 1 znacznik pomysłu.
    .needs = 3 znaczniki spostrzegawczości, jeden z nich zwracasz

## Wydarzenia

event-workshop-fair = Targ warsztatów
    .effect = Pogoda: 1 pole ku gorącu. Nagroda dla tego, kto jako jedyny prowadzi na torze technologii: ulepsz dowolny moduł główny i zdobądź { $do-2-n } PZ.
event-coronation = Koronacja
    .effect = Pogoda: 1 pole ku zimnu. Nagroda dla tego, kto jako jedyny prowadzi na torze prestiżu: zdobądź { $do-1-n } PZ i przesuń się o 1 pole na torze przychylności.
event-great-debate = Wielka debata
    .effect = Pogoda: 2 pola ku gorącu. Nagroda dla tego, kto jako jedyny prowadzi na torze nauki: zyskaj 4 znaczniki pomysłów i zdobądź { $do-2-n } PZ.
event-meteor-impact = Uderzenie meteorytu
    .effect = Pogoda: 2 pola ku zimnu. Każdy, kto ma najwięcej farm, zwraca jedną; nagroda za to: zyskaj 2 znaczniki dowolnych cech.
event-topping-out = Wiecha
    .effect = Pogoda: 1 pole ku gorącu. Nagroda dla tego, kto jako jedyny prowadzi na torze budownictwa: zyskaj 2 dowolne materiały z 2. wiersza magazynu.
event-harvest-fair = Święto plonów
    .effect = Pogoda: 1 pole ku zimnu. Nagroda dla tego, kto jako jedyny ma najwięcej żywności: wykonaj 1 prokreację i zdobądź { $do-2-n } PZ.
event-festival-year = Rok świąteczny
    .effect = Pogoda: 2 pola ku gorącu. Nagroda dla tego, kto jako jedyny prowadzi na torze kultury: wykonaj akcję czipa przychodu i zdobądź { $do-2-n } PZ.
event-far-horizons = Dalekie horyzonty
    .effect = Pogoda: 1 pole ku zimnu. Nagroda dla każdego, kto ma plemiona na co najmniej 5 terytoriach: zdobądź { $do-1-n } PZ.
event-coastal-bounty = Dary wybrzeża
    .effect = Pogoda: 2 pola ku zimnu. Nagroda dla każdego, kto ma plemię na łodzi: zyskaj 3 znaczniki żywności.
event-hardy-folk = Krzepki lud
    .effect = Pogoda: 1 pole ku gorącu. Nagroda dla każdego, kto ma co najmniej 5 silnych plemion: przesuń się o 1 pole na dowolnym torze postępu.
event-enlightenment = Oświecenie
    .effect = Pogoda: 1 pole ku zimnu. Nagroda dla tego, kto jako jedyny ma najwięcej kości: zyskaj 1 kartę badań, 2 znaczniki pomysłów i zdobądź { $do-3-n } PZ.
event-new-blood = Świeża krew
    .effect = Pogoda: 2 pola ku gorącu. Nagroda dla każdego, kto ma najwyżej 4 plemiona: wykonaj 1 prokreację.
event-market-rights = Prawa targowe
    .effect = Pogoda: 1 pole ku gorącu. Nagroda dla każdego, kto ma osadę: zyskaj 2 znaczniki pieniędzy.
event-awakening = Przebudzenie
    .effect = Pogoda: 2 pola ku zimnu. Nagroda dla każdego, kto ma co najmniej 5 znaczników cech: przesuń się o 1 pole na torze przychylności.
event-unveiling = Odsłonięcie pomnika
    .effect = Pogoda: 1 pole ku zimnu. Nagroda dla każdego, kto ma pomnik: zdobądź { $do-1-n } PZ i zyskaj 1 znacznik pomysłu.
event-brain-trust = Kuźnia pomysłów
    .effect = Pogoda: 1 pole ku gorącu. Nagroda dla tego, kto jako jedyny ma najwięcej pomysłów: zainstaluj czip celu i zdobądź { $do-2-n } PZ.
event-corruption = Korupcja
    .effect = Pogoda: 2 pola ku gorącu. Nagroda dla tego, kto jako jedyny ma najwięcej pieniędzy: wykonaj akcję czipa przychodu i zdobądź { $do-2-n } PZ.
event-border-songs = Pieśni pogranicza
    .effect = Pogoda: 1 pole ku zimnu. Nagroda dla tego, kto jako jedyny ma plemiona na największej liczbie terytoriów: zdobądź { $do-1-n } PZ.
event-great-exhibition = Wielka wystawa
    .effect = Pogoda: 1 pole ku gorącu. Nagroda dla tego, kto jako jedyny ma najwięcej zebranych materiałów: zdobądź { $do-1-n } PZ.
event-tsunami = Tsunami
    .effect = Pogoda: 2 pola ku zimnu. Każdy, kto ma najwięcej łodzi, zwraca jedną; nagroda za to: ulepsz dowolny moduł główny i zdobądź { $do-2-n } PZ.

## Karty startowe

start-markers-markers-1 = Znaczniki startowe 1
    .effect = wytrzymałość { $traits-stamina }, zręczność { $traits-dexterity }, drewno { $materials-wood }, kamień { $materials-stone }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-2 = Znaczniki startowe 2
    .effect = inteligencja { $traits-intelligence }, ekspresja { $traits-expression }, papirus { $materials-papyrus }, zioła { $materials-herbs }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-3 = Znaczniki startowe 3
    .effect = opanowanie { $traits-calm }, spostrzegawczość { $traits-perception }, bawełna { $materials-cotton }, węgiel { $materials-coal }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-4 = Znaczniki startowe 4
    .effect = zręczność { $traits-dexterity }, inteligencja { $traits-intelligence }, glina { $materials-clay }, drewno { $materials-wood }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-5 = Znaczniki startowe 5
    .effect = ekspresja { $traits-expression }, wytrzymałość { $traits-stamina }, piasek { $materials-sand }, papirus { $materials-papyrus }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-6 = Znaczniki startowe 6
    .effect = spostrzegawczość { $traits-perception }, opanowanie { $traits-calm }, kamień { $materials-stone }, torf { $materials-peat }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-7 = Znaczniki startowe 7
    .effect = wytrzymałość { $traits-stamina }, ruda żelaza { $materials-iron }, węgiel { $materials-coal }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-8 = Znaczniki startowe 8
    .effect = inteligencja { $traits-intelligence }, sól { $materials-salt }, piasek { $materials-sand }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-9 = Znaczniki startowe 9
    .effect = opanowanie { $traits-calm }, złoto { $materials-gold }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-10 = Znaczniki startowe 10
    .effect = zręczność { $traits-dexterity }, ropa { $materials-oil }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-11 = Znaczniki startowe 11
    .effect = ekspresja { $traits-expression }, wosk pszczeli { $materials-beeswax }, bawełna { $materials-cotton }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-markers-markers-12 = Znaczniki startowe 12
    .effect = spostrzegawczość { $traits-perception }, miedź { $materials-copper }, żywność { $food }, pieniądze { $money }, pomysły { $idea }
start-chip-start-1 = Czip startowy 1
    .effect = moduł „Migracja” na poziomie II; przychód: zyskaj 2 znaczniki żywności
start-chip-start-2 = Czip startowy 2
    .effect = moduł „Prokreacja” na poziomie II; przychód: zyskaj 2 znaczniki pomysłów
start-chip-start-3 = Czip startowy 3
    .effect = moduł „Produkcja” na poziomie II; przychód: przetransportuj 2 materiały
start-chip-start-4 = Czip startowy 4
    .effect = moduł „Eksploracja” na poziomie II; przychód: zyskaj 2 znaczniki pieniędzy
start-chip-start-5 = Czip startowy 5
    .effect = moduł „Badania” na poziomie II; przychód: zyskaj 2 znaczniki pomysłów
start-chip-start-6 = Czip startowy 6
    .effect = moduł „Budynek” na poziomie II; przychód: zyskaj 1 dowolny materiał z 1. wiersza magazynu
start-chip-start-7 = Czip startowy 7
    .effect = moduł „Wyżywienie” na poziomie II; przychód: wzmocnij 1 osłabione plemię
start-chip-start-8 = Czip startowy 8
    .effect = moduł „Planowanie” na poziomie II; przychód: zyskaj 2 znaczniki planowania na jednym polu kości
start-chip-start-9 = Czip startowy 9
    .effect = moduł „Handel” na poziomie II; przychód: zyskaj 1 znacznik żywności i 1 znacznik pieniędzy
start-chip-start-10 = Czip startowy 10
    .effect = moduł „Działania” na poziomie II; przychód: po zdanym teście przychylności przesuń się o 1 pole na dowolnym torze postępu i zyskaj 1 znacznik pomysłu

## Plansze: co jest na nich nadrukowane

board-table = Pola zależne od liczby cywilizacji
    .effect = Przy 2, 3 lub 4 cywilizacjach: 4, 5 lub 6 czipów celów, po 3, 4 lub 5 kości każdego rodzaju, 5, 7 lub 9 resetów
board-tracks = Tory postępu
    .effect = 12 pól; na ostatnim każdy dalszy krok daje { $beyond-vp } PZ
board-threshold = Progi torów postępu
    .effect = Pola 2 i 6: ulepsz moduł z kością toru. Pole 4: 1 przychylność albo 1 przychód. Pola 8 i 12: 3 PZ. Pole 10: aktywuj kafelek rzędu albo 3 PZ
board-favor = Tor przychylności
    .effect = PZ za każdy pomnik, kolejno według pól: { $monument-vp-1 }, { $monument-vp-2 }, { $monument-vp-3 }, { $monument-vp-4 }, { $monument-vp-5 }, { $monument-vp-6 }
board-era-scoring = Punktacja epoki
    .effect = PZ za każdą jednostkę w kolejnych epokach: { $vp-1 }, { $vp-2 }, { $vp-3 }, { $vp-4 }
board-matrix = Matryca
    .effect = PZ za kolejne rzędy: { $row-vp-1 }, { $row-vp-2 }, { $row-vp-3 }, { $row-vp-4 }, { $row-vp-5 }. Kolumny zaczynają się w rzędach { $column-start-1 }, { $column-start-2 }, { $column-start-3 }, { $column-start-4 }, { $column-start-5 }, { $column-start-6 }, { $column-start-7 }, { $column-start-8 }, { $column-start-9 }
board-diamonds = Diamenty
    .effect = 1 za każde 3 żywności i za każde 2 pieniądze, najwyżej po 5; 1 na pierwszym i 2 na drugim styku magazynu danego terenu, gdy materiały leżą po obu stronach
board-limits = Elementy i pola cywilizacji
    .effect = 50 znaczników, 20 plemion, 3 farmy, łodzie z 2 miejscami i 1 polem na materiał, 6 kości aktywacji, 1 kość losu, 3 pola na czipy celów; 16 żetonów polowania dla wszystkich

## Kafelki punktacji

scoring-tile-technology-tile = Technologia
    .effect = Koniec gry: { $covered } PZ za każde pole na torze.
scoring-tile-prestige-tile = Prestiż
    .effect = Koniec gry: { $covered } PZ za każde pole na torze.
scoring-tile-knowledge-tile = Nauka
    .effect = Koniec gry: { $covered } PZ za każde pole na torze.
scoring-tile-construction-tile = Budownictwo
    .effect = Koniec gry: { $covered } PZ za każde pole na torze.
scoring-tile-culture-tile = Kultura
    .effect = Koniec gry: { $covered } PZ za każde pole na torze.
scoring-tile-evolution-tile = Ewolucja
    .effect = Koniec gry: { $covered } PZ za każdy znacznik cechy.
scoring-tile-prosperity-tile = Dobrobyt
    .effect = Koniec gry: { $covered } PZ za każdy diament.
scoring-tile-population-tile = Populacja
    .effect = Koniec gry: { $covered } PZ za każde plemię.
scoring-tile-expansion-tile = Ekspansja
    .effect = Koniec gry: { $covered } PZ za każde terytorium z plemieniem.

## What of a component is ours: see `house-parts`

house-part-fire-vp = punkty za ognisko
house-part-torches = liczba pochodni
house-part-vp = punkty
house-part-materials = materiały
house-part-diamonds = diamenty
house-part-column-start = początki kolumn
house-part-money = diamenty za pieniądze
