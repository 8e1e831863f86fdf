shell-name = Elysium
shell-title = { $page } · Elysium
shell-skip = Saltar al contenido
shell-nav = Principal
shell-nav-learn = Aprender
shell-nav-lobby = Sala
shell-nav-cards = Cartas
shell-nav-rules = Reglas
shell-nav-replays = Repeticiones
shell-games-waiting = Tus partidas; te esperan { $n }
# In the browser's tab: how many tables wait.
shell-counted = ({ $n }) { $title }
shell-menu = Menú
shell-mute = Silenciar los sonidos
shell-language = Idioma
shell-nobody = Invitado
shell-close = Cerrar
shell-save = Guardar
shell-saved = Guardado.
shell-copy = Copiar
shell-copied = Copiado.
shell-home = A la página principal
shell-again = Volver a intentarlo

shell-your-name = ¿Cómo te llamamos?
shell-you-are = Eres { $name }
shell-name-label = Nombre
shell-name-hint = Los demás lo ven en la mesa. Hasta 24 caracteres.
shell-registered = Este nombre es tuyo: solo tú puedes entrar con él.
shell-account = Cuenta y ajustes
shell-account-guest = Registrarse, entrar, ajustes
# Names for people who have not told us theirs, separated by bars.
shell-guest-names = Ave nocturna | Polilla parda | Cuervo callado | Farol pálido | Huésped tardío | Zorro gris | Viejo violín | Garza gris | Paso leve | Último tranvía | Copa de ámbar | Abrigo largo

shell-offline = No se puede contactar con el servidor. Comprueba la conexión y vuelve a intentarlo.
shell-reconnecting = Se ha perdido la conexión. Intentando recuperarla…
shell-broken = Esta página no se ha cargado
shell-broken-lead = Puede que la red no funcione o que Elysium se haya actualizado desde que lo abriste. En ambos casos ayuda cargarla de nuevo.
shell-lost = Aquí no hay nada
shell-lost-lead = Puede que la dirección esté mal escrita o que lo que había aquí ya no exista.

shell-unofficial = Proyecto de aficionados, no oficial y sin relación con las editoriales de estos juegos. Los nombres de juegos y cartas pertenecen a sus dueños; no se usan ilustraciones oficiales ni textos impresos de las cartas.
shell-licence = Software libre con licencia MIT o Apache 2.0.

shell-free = Libre
shell-bot = Bot · { $level }
shell-bot-random = Al azar
shell-bot-easy = Fácil
