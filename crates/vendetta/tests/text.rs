use elysium_kernel::*;
use elysium_text::Lang;
use elysium_title::Title;
use elysium_vendetta::{Setup, Vendetta};

#[test]
fn show() {
    let setup = Setup { relics: true, location_cards: true, ..Setup::for_players(4) };
    let mut game = Game::<Vendetta>::new(setup, Seed([7; 32])).unwrap();
    let mut bot = Vendetta::bot("easy", 3).unwrap();
    let mut seen = 0;
    let mut count = 0;
    while let Some(open) = game.next_question().cloned() {
        let who = open.who;
        let viewer = Viewer::Seat(who);
        for (_, rule, event) in game.log().since(seen, viewer) {
            if let Some(line) = Vendetta::event(Lang::En, game.now(), event) {
                println!("  {line} [{rule}]");
            }
        }
        seen = game.log().entries().len();
        count += 1;
        if count % 12 == 0 {
            println!("--------------------------------------------------------------------------------");
            for line in Vendetta::paint(Lang::En, &game.view(viewer), Some(who)) {
                println!("{}", line.plain());
            }
            println!("--------------------------------------------------------------------------------");
        }
        println!("{}: {}", who, Vendetta::question(Lang::En, game.now(), who, open.ask));
        println!("   ({})", Vendetta::waiting(Lang::En, game.now(), who, open.ask));
        for o in &open.options {
            println!("   - {}", Vendetta::option(Lang::En, game.now(), who, open.ask, *o));
        }
        for (o, r) in &open.refused {
            println!(
                "   x {}: {}",
                Vendetta::option(Lang::En, game.now(), who, open.ask, *o),
                Vendetta::why(Lang::En, r.why)
            );
        }
        let choice = game.ask(who, bot.as_mut()).unwrap();
        game.apply(who, choice).ok().unwrap();
    }
    for (_, rule, event) in game.log().since(seen, Viewer::Spectator) {
        if let Some(line) = Vendetta::event(Lang::En, game.now(), event) {
            println!("  {line} [{rule}]");
        }
    }
    for line in Vendetta::paint(Lang::En, &game.view(Viewer::Omniscient), None) {
        println!("{}", line.plain());
    }
    for line in Vendetta::catalogue().holes() {
        if line.starts_with("en") {
            println!("{line}");
        }
    }
}
