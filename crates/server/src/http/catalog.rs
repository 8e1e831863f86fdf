//! `/api/games`: the games, their cards and rules.

use axum::Json;
use elysium_games::GAMES;
use elysium_kit::{AnyGame, CardText};
use elysium_text::Lang;
use elysium_wire::{CardInfo, DeckInfo, ErrorInfo, GameInfo, RulesPage, ValueInfo, VariantInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::AppState;
use super::reply::{ApiError, Language, Path};
use crate::hub::no_such_game;
use crate::rules;

pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(cards)).routes(routes!(rules_page))
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = OK, body = [GameInfo])))]
async fn games(Language(lang): Language) -> Json<Vec<GameInfo>> {
    Json(GAMES.iter().map(|game| game_info(*game, lang)).collect())
}

fn game_info(game: &dyn AnyGame, lang: Lang) -> GameInfo {
    let usual = game.setup(None, &[]).and_then(|setup| game.players(&setup)).unwrap_or_default();
    let deck =
        |(name, _): &(&str, &str)| DeckInfo { name: (*name).into(), title: game.group_name(lang, name) };
    let variant = |(name, on): (&str, bool)| VariantInfo {
        name: name.into(),
        about: game.text(lang, &format!("variant-{name}.about")),
        on,
    };
    let value = |(name, usual, words): (&str, String, &[&str])| ValueInfo {
        name: name.into(),
        about: game.text(lang, &format!("variant-{name}.about")),
        usual,
        words: words.iter().map(|&word| word.into()).collect(),
    };
    GameInfo {
        game: game.name().into(),
        player_counts: game.player_counts().to_vec(),
        usual_players: usual,
        team_counts: game
            .player_counts()
            .iter()
            .copied()
            .filter(|&players| game.plays_in_teams(players))
            .collect(),
        bots: game.bots().iter().map(|&bot| bot.into()).collect(),
        variants: game.variants().into_iter().map(variant).collect(),
        values: game.values().into_iter().map(value).collect(),
        decks: game.starters().iter().map(deck).collect(),
        stops: game.stops(lang),
    }
}

fn named(name: &str, lang: Lang) -> Result<&'static dyn AnyGame, ApiError> {
    elysium_games::game(name).ok_or_else(|| ApiError::new(no_such_game(name), lang))
}

/// Every card of a game.
#[utoipa::path(get, path = "/api/games/{game}/cards", tag = "games", params(("game" = String, Path)),
    responses((status = OK, body = [CardInfo]), (status = "4XX", body = ErrorInfo)))]
async fn cards(Path(game): Path<String>, Language(lang): Language) -> Result<Json<Vec<CardInfo>>, ApiError> {
    let game = named(&game, lang)?;
    Ok(Json(cards_of(game, lang)))
}

fn cards_of(game: &dyn AnyGame, lang: Lang) -> Vec<CardInfo> {
    let info = |card: CardText| CardInfo {
        facts_in_words: card.facts.iter().filter_map(|(name, value)| game.fact(lang, name, value)).collect(),
        id: card.id,
        slug: card.slug,
        name: card.name,
        kind: card.kind,
        kind_name: card.kind_name,
        group: card.group,
        group_name: card.group_name,
        text: card.text,
        homemade: card.homemade,
        facts: card.facts,
    };
    game.cards(lang).into_iter().map(info).collect()
}

/// The rules of a game as numbered statements.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path)),
    responses((status = OK, body = RulesPage), (status = "4XX", body = ErrorInfo)))]
async fn rules_page(Path(game): Path<String>, Language(lang): Language) -> Result<Json<RulesPage>, ApiError> {
    Ok(Json(rules::page(named(&game, lang)?, lang)))
}
