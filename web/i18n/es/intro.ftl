# Las introducciones: cómo se juega, en dos minutos.
intro-title = En dos minutos
intro-glossary = Ir al glosario

intro-vendetta-goal = De qué va
intro-vendetta-goal-text = Diriges un clan durante tres rondas y luchas por los distritos de una ciudad. Cada uno tiene un aliado como premio; al final gana quien tiene más influencia, en fichas y en cartas.
intro-vendetta-round = Una ronda
intro-vendetta-round-text = Tu alianza te alimenta con sangre, salen nuevos aliados y tomas una carta. Después todos planifican y los distritos se resuelven uno tras otro.
intro-vendetta-planning = Planificación
intro-vendetta-planning-text = Por turnos, cada cual juega una carta en el distrito que quiera, con hasta 3 de sangre. Boca arriba es gratis; boca abajo cuesta 1 de sangre y guarda el secreto.
intro-vendetta-conflict = El conflicto
intro-vendetta-conflict-text = Se muestran las cartas y se comparan los totales: fuerza y sangre. El primer puesto se lleva el aliado; el segundo, una víctima; el tercero, influencia.
intro-vendetta-withdraw = Retirarse a tiempo
intro-vendetta-withdraw-text = Antes, todos eligen en secreto quedarse o retirarse. Quien se retira recupera la sangre, y sus cartas siguen luchando en el Refugio del Príncipe.
intro-vendetta-drain = La sangre escasea
intro-vendetta-drain-text = Puedes drenar cartas de tu alianza cuando necesites sangre: después valen menos. Sin sangre llega el frenesí, y tres diableries te dejan fuera.

intro-rivals-goal = De qué va
intro-rivals-goal-text = Diriges una coterie de vampiros. Ganas con 13 de Objetivo o eliminando a tu Rival; quedas fuera con 0 de Prestigio o sin vampiros.
intro-rivals-hunt = Quién da caza a quién
intro-rivals-hunt-text = Cada jugador tiene un Rival y es el Rival de alguien. Solo el tuyo te da la victoria, así que vigila quién te da caza.
intro-rivals-turn = Un turno
intro-rivals-turn-text = La ciudad trae una carta y luego tienes dos acciones. Al final curas, golpean los cazadores y robas dos cartas.
intro-rivals-action-draw = robar
intro-rivals-action-recruit = reclutar
intro-rivals-action-card = jugar una carta
intro-rivals-action-attack = atacar
intro-rivals-action-claim = reclamar al Príncipe
intro-rivals-streets = El Refugio y Las Calles
intro-rivals-streets-text = En casa los vampiros tienen Discreción y cuesta alcanzarlos. En Las Calles atacan a enemigos y mortales, y pueden ser atacados hasta tu próximo turno.
intro-rivals-attack = Un ataque
intro-rivals-attack-text = Atributo y carta, menos el atributo y los escudos del blanco: esa Sangre se pierde. Otro vampiro puede bloquear y una Reacción puede devolver el golpe; quien se queda sin Sangre cae en Letargo.
intro-rivals-scheme = Política
intro-rivals-scheme-text = Una Estratagema pregunta a toda la mesa y decide la Influencia; se puede añadir Prestigio en secreto. Los Títulos dan Influencia, y el Príncipe de la Ciudad da Objetivo cada turno.
