//! Every statement of the rules page is cited by code and proved by a test; so is every card.

use elysium_proof::Page;
use elysium_rivals::cards::CardId;

/// Section 25 holds rulings on cards.
const PAGE: Page = Page::new("rivals", &[25]);

#[test]
fn every_statement_is_cited_by_code() {
    PAGE.insist_on_citations();
}

#[test]
fn every_statement_and_every_card_is_proved_by_a_test() {
    PAGE.insist_on_proofs(CardId::all().map(CardId::slug), |word| CardId::find(word).is_some());
}
