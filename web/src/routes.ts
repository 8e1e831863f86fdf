// The pages, each fetched when somebody first goes there.

import type { Component } from 'svelte';
import type { Route } from './router';

/** A page takes the rest of its route as properties; the router and the page agree on which. */
export type Page = Component<any>;

const pages: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: () => import('./pages/HomePage.svelte'),
  games: () => import('./pages/GamesPage.svelte'),
  lobby: () => import('./pages/LobbyPage.svelte'),
  new: () => import('./pages/NewTablePage.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replays: () => import('./pages/ReplaysPage.svelte'),
  replay: () => import('./table/ReplayPage.svelte'),
  cards: () => import('./cards/CardsPage.svelte'),
  rules: () => import('./cards/RulesPage.svelte'),
  learn: () => import('./pages/LearnPage.svelte'),
  first: () => import('./pages/FirstGame.svelte'),
  account: () => import('./pages/AccountPage.svelte'),
  lost: () => import('./pages/LostPage.svelte'),
};

export async function pageOf(page: Route['page']): Promise<Page> {
  return (await pages[page]()).default;
}
