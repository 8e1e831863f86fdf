home-tab = Elysium · wampirze gry karciane w przeglądarce
home-title = Zajmij miejsce. Noc jest jeszcze młoda.
home-lead = Wampirze gry karciane, które pilnują zasad: można wykonać tylko dozwolone ruchy, a przy niedozwolonych jest podany powód. Samemu przeciwko botom albo z przyjaciółmi, bez zakładania konta.
home-coming = Wkrótce
home-in-terminal = Już w terminalu, wkrótce tutaj
home-terminal-how = Od { $least } do { $most } graczy, z botami na każdym wolnym miejscu. Stół w przeglądarce powstaje; karty i zasady są już tutaj. Na własnym komputerze:
home-how-many = Gracze
home-count = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
home-count-teams = { $n } graczy, w parach
home-level = Boty
home-deck = Twoja talia
home-any-deck = Dowolna talia
home-play-now = Zagraj od razu z botami
home-with-friends = Zagraj z przyjaciółmi
home-cards = Karty
home-rules = Zasady
home-options = Wszystkie opcje
home-open-tables = Otwarte stoły
home-no-tables = Nie ma otwartych stołów. Otwórz własny albo zagraj od razu z botami.
home-to-lobby = Do poczekalni

# The start page: what one asks before choosing a game, and where to begin.
home-greeting = Dobry wieczór, { $name }.
home-lead-short = Zasad pilnuje stół: dostajesz tylko dozwolone ruchy, a przy reszcie widać, dlaczego nie.
home-play = Zagraj
home-begin = Pierwszy raz tutaj? Zacznij od gry { $game }.
home-start-here = Zacznij tutaj
home-range = { $least }–{ $most }
home-fact-players = graczy
home-fact-minutes = minut
home-difficulty =
    { $step ->
        [1] łatwa
        [2] średnia
       *[3] głęboka
    }
home-learn = Naucz się: { $minutes } min
home-learn-vendetta = jedna runda z przewodnikiem
home-learn-rivals = trzy krótkie walki, potem tura
