# Consejos: lo que se dice en la primera partida de cada juego. Breves: están junto a la mesa.
coach-label = Consejo
coach-number = Consejo { $n } de { $of }
coach-got-it = Entendido
coach-no-more = Sin consejos
coach-setting = Consejos en tus primeras partidas
coach-setting-hint = Al activarlos de nuevo, empiezan desde el principio.

coach-vendetta-goal = Por qué se lucha
coach-vendetta-goal-text = Cada distrito tiene un aliado como premio. Se lo lleva el total más alto, y los demás reciben una víctima o influencia.
coach-vendetta-blood = La sangre es fuerza
coach-vendetta-blood-text = Cada sangre junto a una carta suma 1 en el conflicto. La que guardas es tu vida: con 0 llega el frenesí.
coach-vendetta-face-down = Oculta una carta
coach-vendetta-face-down-text = Jugada boca abajo, una carta es un secreto hasta la Revelación. Cuesta 1 de sangre.
coach-vendetta-withdraw = Nadie está obligado a luchar
coach-vendetta-withdraw-text = Si te retiras, la sangre vuelve a ti y las cartas van al Refugio del Príncipe. Si te quedas, luchas por la recompensa.
coach-vendetta-haven = El Refugio da el primer turno
coach-vendetta-haven-text = Quien gana el Refugio del Príncipe recibe la ficha de ambición: primero en el orden de turno y ganador de los empates.
coach-vendetta-drain = Sangre por puntos
coach-vendetta-drain-text = Puedes drenar ahora una carta de tu alianza para ganar sangre. Al final vale menos, y drenar a un vampiro es diablerie.

coach-rivals-prestige = El Prestigio es vida
coach-rivals-prestige-text = Pagas con Prestigio, y con 0 quedas fuera. Cada vampiro que cae en Letargo te cuesta 1 más.
coach-rivals-streets = Las Calles y el Refugio
coach-rivals-streets-text = En tu Refugio los vampiros están más seguros. En Las Calles pueden atacar, y ser atacados hasta tu próximo turno.
coach-rivals-attack = Antes de golpear
coach-rivals-attack-text = Compara atributos: el tuyo se suma al daño, el del blanco lo reduce. Las cartas boca abajo aún pueden cambiarlo.
coach-rivals-agenda = La otra forma de ganar
coach-rivals-agenda-text = Con 13 de Objetivo ganas al momento. Tu carta dice con qué puntúas; los vampiros de tu Rival siempre cuentan.
coach-rivals-schemes = Un voto por Influencia
coach-rivals-schemes-text = Todos añaden Influencia y responden SÍ o NO. El Prestigio en el puño queda oculto, y se pierde si gana tu bando.
coach-rivals-hunt = Quién da caza a quién
coach-rivals-hunt-text = Elimina a tu Rival y ganas. Alguien te da caza del mismo modo: las marcas junto a los nombres dicen quién.
