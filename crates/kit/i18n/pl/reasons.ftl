# Co jest nie tak ze scenariuszem, dla jego autora, i co program wpisuje do nowego pliku.
# To, co stoi między grawisami, w plikach pisze się tak samo w każdym języku.

## Zdania złożone

reason-both = { $first }; { $second }
reason-or = { $first }, { $second }
reason-meant = { $reason }; może chodziło o `{ $near }`?
reason-by-rule = { $reason } (zasada { $rule })
reason-fact = { $subject }: { $key }: { $reason }
reason-of-subject = { $subject }: { $reason }
reason-of-answer = { $seat }: { $word }: { $reason }
reason-now =
    { $reason }
    teraz { $questions }

## Plik

reason-file-empty = plik jest pusty
reason-no-game-line = plik ze scenariuszami zaczyna się od swojej gry, na przykład `game: vendetta`
reason-other-game = to plik dla gry `{ $found }`, a nie dla gry `{ $game }`
reason-nameless = scenariusz potrzebuje nazwy: `scenario: co pokazuje`
reason-no-scenario-yet = przed tym wierszem musi zacząć się scenariusz: `scenario: co pokazuje`
reason-no-scenario = w pliku nie ma żadnego scenariusza
reason-given-late = `given:` stoi przed `when:` i `then:`
reason-no-section = oczekiwano `proves:`, `given:`, `when:` albo `then:`
reason-no-subject = oczekiwano podmiotu i jego faktów, na przykład `A: blood 5, hand hunt`
reason-fact-missing = brakuje tu faktu o `{ $subject }`
reason-no-such-subject = przy tym stole nic się nie nazywa `{ $subject }`
reason-no-such-key = o `{ $subject }` nie mówi się `{ $key }`; można powiedzieć: { $keys }
reason-expects-nothing = pod `then:` niczego nie oczekuje, więc nie mógłby się nie powieść
reason-no-proof = nie ma ani zasady, ani karty `{ $word }`
reason-same-line = to samo stoi w wierszu { $line }

## Słowa

reason-no-seat = `{ $word }` to nie miejsce: miejsca to A, B, C ... albo 1, 2, 3 ...
reason-no-seat-there = nie ma miejsca { $seat }: liczba miejsc przy stole to { $seats }
reason-not-a-rule = `{ $word }` to nie numer zasady (przykład: 5.12)
reason-no-rule = na stronie zasad nie ma zasady { $rule }
reason-not-a-number = `{ $word }` to nie liczba
reason-number-needed = `{ $word }` tu nie pasuje: potrzebna jest liczba
reason-one-number = potrzebna jest tu jedna liczba
reason-one-word = potrzebne jest jedno słowo, a jest ich { $count }
reason-yes-or-no = `yes` albo `no`, a nie `{ $word }`
reason-pair = oczekiwano dwóch słów z ukośnikiem pomiędzy, na przykład { $like }
reason-no-order = kolejność tych słów nie ma znaczenia
reason-one-always = ma zawsze jedno słowo albo żadnego: powiedz jakie
reason-not-together = `{ $first }` i `{ $second }` nie mogą stać razem
reason-bound = `{ $word }` wymaga liczby, a to nie jest liczba
reason-say-what = powiedz, czego oczekujesz; `none` oznacza nic
# $form is one of the next messages.
reason-cannot-stand = `{ $word }` nie może tu stać; ma tu być: { $form }
reason-no-comma = `{ $word }` nie może tu stać; ma tu być: { $form } (bez przecinka)
reason-form-card = nazwa karty
reason-form-card-of = nazwa karty jednego z tych rodzajów: { $kinds }
reason-form-card-not-of = nazwa karty innego rodzaju niż: { $kinds }
reason-form-cards = nazwy kart, połączone znakiem `+`
reason-form-number = liczba
reason-form-flag = `yes` albo `no`
reason-form-seat = miejsce
reason-form-seats = miejsca, połączone znakiem `+`
reason-form-words = { $words }
reason-form-pattern = `{ $pattern }`

## Pozycja

reason-seed-twice = ziarno podano dwa razy
reason-word-needed = `{ $key }` wymaga słowa; `none` oznacza nic
reason-given-twice = `{ $key }` dla `{ $subject }` podano dwa razy, także w wierszu { $line }
reason-follows = `{ $key }` wynika z reszty: można tego oczekiwać, ale nie można tego podać
reason-follows-as = to wynika z reszty i jest tu równe `{ $words }`: pomiń to
reason-not-kept = podano `{ $given }`, a tu jest `{ $words }`
reason-not-at-table = nie ma tego przy stole, gdy liczba graczy to { $seats }
reason-cannot-be = ta pozycja jest niemożliwa: { $reason }
# $why is a whole sentence.
reason-refused = odrzuca to zasada { $rule }: { $why }
reason-refused-alone = po odrzuconej pozycji nie można oczekiwać niczego więcej
reason-not-refused = ta pozycja miała zostać odrzucona, a jest możliwa
reason-refused-otherwise = tę pozycję miała odrzucić zasada { $rule }; powód odrzucenia: { $reason }
reason-no-card = nie ma karty `{ $card }`
reason-no-variant = nie ma wariantu `{ $variant }`; są: { $names }

## Odpowiedzi

reason-no-seat-line = oczekiwano miejsca i jego odpowiedzi, na przykład `A: play:hunt at:1`
reason-no-answers = jakich odpowiedzi udziela { $seat }?
reason-no-answer = żadnej odpowiedzi w tej grze nie pisze się `{ $word }`
reason-not-in-full = żadnej odpowiedzi nie zapisuje się jako `{ $word }`: podaj, o którą z tych chodzi: { $answers }
# $why is a whole sentence.
reason-answer-refused = zasada { $rule } odrzuca `{ $word }` ({ $why })
reason-not-offered = `{ $word }` nie ma wśród opcji
reason-not-asked = { $seat } nie ma teraz żadnego pytania
reason-answered = odpowiedź gracza { $seat } już padła
reason-stop-twice = gra może zatrzymać się tylko na jednym kroku; dla następnego zacznij nowe `when:`
reason-not-stopped = gra nie doszła do tego kroku; { $questions }
reason-chance-unused = los nie miał okazji przynieść `{ $word }`
# $questions is one or more of the next three messages, here and wherever it stands.
reason-nobody-asked = nikt nie jest pytany; { $questions }
reason-asked = { $seat } ma pytanie ({ $question }), do wyboru: { $options }
reason-stopped = gra się tu zatrzymała i nikogo nie pyta
reason-over = gra jest skończona

## Oczekiwania

reason-expected = { $subject }: { $key }: oczekiwano { $expected }, jest { $actual }
reason-options = opcje { $seat }: oczekiwano { $expected }, jest { $actual }
reason-say-which = powiedz, które odpowiedzi; samo `asked B` jest spełnione, gdy B ma jakieś pytanie
reason-must-be-asked = oczekiwano pytania do { $seat }; { $questions }
reason-must-not-be-asked = oczekiwano, że { $seat } nie ma pytania; { $questions }
reason-no-question = nie oczekiwano żadnego pytania; { $questions }
reason-no-question-for = nie oczekiwano pytania do { $seat }; { $questions }
reason-refused-form = oczekiwano jednej odpowiedzi i jej zasady, na przykład `refused B: blood:4 rule 3.5`
reason-offered = oczekiwano odrzucenia `{ $word }`, a jest to jedna z opcji
reason-nothing-refused = { $seat } nie ma teraz żadnego pytania, więc żadna zasada nie odrzuca `{ $word }` (aby tego oczekiwać, wpisz `not-asked` zamiast zasady); { $questions }
reason-no-refusal = oczekiwano, że jakaś zasada odrzuci `{ $word }`; żadna zasada ani tego nie oferuje, ani nie odrzuca. { $questions }
reason-other-rule = oczekiwano, że `{ $word }` odrzuci zasada { $rule }, a robi to zasada { $actual }
# $who is a seat or `spectator`.
reason-event-unseen = { $who } nie widzi zdarzenia `{ $event }`
reason-event-seen = { $who } widzi zdarzenie `{ $event }`
# $world is a failed expectation.
reason-cannot-know = { $who } nie może wiedzieć, że `{ $fact }`: z tego, co widzi { $who }, mogłoby być inaczej: { $world }
reason-knows = { $who } wie, że `{ $fact }`: tak jest w każdej grze, która z miejsca { $who } wygląda tak samo

## Zdarzenia

reason-which-event = które zdarzenie? Brakuje jego słowa, na przykład `event: lost who=B`
reason-event-number = `{ $word }` to nie liczba zdarzeń
reason-no-event = nie ma zdarzenia `{ $word }`
reason-comma = `{ $word }`: między polami zdarzenia nie ma przecinków
reason-not-a-field = `{ $word }` to nie pole z wartością, takie jak who=B
reason-no-field = `{ $word }` nie ma pola `{ $key }`; ma: { $fields }
reason-field = `{ $key }` w `{ $word }` nie może być równe `{ $value }`; ma tu być: { $form }
reason-field-twice = `{ $key }` stoi tu dwa razy
# $similar is one of the two messages behind the next three.
reason-event-missing = oczekiwano zdarzenia `{ $event }`; nie było żadnego. { $similar }
reason-event-unwanted = nie oczekiwano żadnego zdarzenia `{ $event }`; ich liczba to { $count }
reason-event-count = oczekiwana liczba zdarzeń `{ $event }` to { $expected }, a jest ich { $actual }. { $similar }
reason-none-similar = nie było żadnego `{ $word }`
reason-similar = było: { $events }
reason-order-short = kolejność wymaga co najmniej dwóch zdarzeń: `lost who=A > frenzy who=A`
reason-order =
    oczekiwano `{ $event }` w swojej kolejności; było kolejno:
    { $events }

## Nowy plik

reason-new-head = Jak pisać scenariusze, mówi docs/scenarios.md.
reason-new-name = Powiedz tu jednym zdaniem, co jest rozstrzygane
reason-new-proves = zasady i karty, na przykład 3.5
reason-new-usual = To, czego się nie powie, jest jak na początku gry.
reason-new-keys = Co można powiedzieć o `{ $subject }`: { $keys }.
reason-new-after =
    { $answers ->
        [one] Gra po { $answers } odpowiedzi
       *[other] Gra po { $answers } odpowiedziach
    }
