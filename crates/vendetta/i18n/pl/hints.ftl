# Dlaczego coś byłoby dobre: „Co byłoby tu dobre?” w jednym zdaniu.

motive-wins-most = W grach botów wygrywa najczęściej.
motive-best-card = To ogólnie najlepsza z tych kart.
motive-probably-wins = Prawdopodobnie wygrasz { $at }.
motive-worth-a-try = O nagrody { $at } warto powalczyć.
motive-does-most = Jej działanie liczy się najbardziej { $at }.
motive-raises-chances = Zwiększa twoje szanse { $at } bardziej, niż warta jest ta krew.
motive-keeps-blood = Więcej krwi da tu mniej, niż jest warte w twojej puli.
motive-secret = Nikt nie zobaczy karty przed Odkryciem.
motive-face-down-costs = Zakryta kosztowałaby krew i niewiele by dała.
motive-works-face-up = Zakryta straciłaby to, co robi wcześniej.
motive-danger = Karty rywali zabrałyby ci krew { $at }.
motive-blood-comes-back = Masz tu małe szanse, a twoja krew do ciebie wróci.
motive-fights-on = Twoje karty mogą zdziałać więcej { $at }.
motive-pays = Daje więcej, niż kosztuje.
motive-does-not-pay = Kosztuje więcej, niż daje.
motive-missed-least = Tej karty będzie ci brakować najmniej.
motive-strongest-target = To najsilniejsza karta, w którą możesz wymierzyć.
