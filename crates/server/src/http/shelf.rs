//! `/api/games`: the games, their cards and rules.

use axum::Json;
use elysium_games::{GameName, for_game};
use elysium_kit::{CardText, Title};
use elysium_text::{Args, Lang};
use elysium_wire::{CardInfo, DeckInfo, GameInfo, RefusalCode, Refused, RulesPage, VariantInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Desk;
use super::reply::{No, Path, Speaks};
use crate::refusal::Refusal;
use crate::rules;

pub fn routes() -> OpenApiRouter<Desk> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(cards)).routes(routes!(rules_page))
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = OK, body = [GameInfo])))]
async fn games(Speaks(lang): Speaks) -> Json<Vec<GameInfo>> {
    Json(GameName::ALL.iter().map(|&game| for_game!(game, G => game_info::<G>(lang))).collect())
}

fn game_info<G: Title>(lang: Lang) -> GameInfo {
    let text = |id: &str| G::catalogue().format(lang, id, &Args::new());
    let usual = G::setup(lang, None, &[]).map_or(0, |setup| G::players(&setup) as u8);
    let decks = G::decks().map_or_else(Vec::new, |decks| {
        let info =
            |(name, _): &(&str, &str)| DeckInfo { name: (*name).into(), title: G::group_name(lang, name) };
        decks.starters().iter().map(info).collect()
    });
    let variant = |(name, on): (&str, bool)| VariantInfo {
        name: name.into(),
        about: text(&format!("variant-{name}.about")),
        on,
    };
    GameInfo {
        game: G::NAME.into(),
        player_counts: G::player_counts().to_vec(),
        usual_players: usual,
        bots: G::bots().iter().map(|&bot| bot.into()).collect(),
        variants: G::variants().into_iter().map(variant).collect(),
        decks,
    }
}

fn named(game: &str, lang: Lang) -> Result<GameName, No> {
    GameName::from_name(game).ok_or_else(|| {
        let args = Args::new().set("game", game).set("known", GameName::list());
        No::new(Refusal::with(RefusalCode::NoSuchGame, args), lang)
    })
}

/// Every card of a game.
#[utoipa::path(get, path = "/api/games/{game}/cards", tag = "games", params(("game" = String, Path)),
    responses((status = OK, body = [CardInfo]), (status = "4XX", body = Refused)))]
async fn cards(Path(game): Path<String>, Speaks(lang): Speaks) -> Result<Json<Vec<CardInfo>>, No> {
    let game = named(&game, lang)?;
    Ok(Json(for_game!(game, G => cards_of::<G>(lang))))
}

fn cards_of<G: Title>(lang: Lang) -> Vec<CardInfo> {
    let info = |card: CardText| CardInfo {
        facts_in_words: card.facts.iter().filter_map(|(name, value)| G::fact(lang, name, value)).collect(),
        id: card.id,
        slug: card.slug,
        name: card.name,
        kind: card.kind,
        kind_name: card.kind_name,
        group: card.group,
        group_name: card.group_name,
        text: card.text,
        house: card.house,
        facts: card.facts,
    };
    G::cards(lang).into_iter().map(info).collect()
}

/// The rules of a game as numbered statements.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path)),
    responses((status = OK, body = RulesPage), (status = "4XX", body = Refused)))]
async fn rules_page(Path(game): Path<String>, Speaks(lang): Speaks) -> Result<Json<RulesPage>, No> {
    Ok(Json(rules::page(named(&game, lang)?, lang)))
}
