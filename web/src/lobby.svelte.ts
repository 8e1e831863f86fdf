// The lobby as the socket sends it.

import type { Problem } from './api';
import type { Said, TableInfo } from './wire';

/** Older words are let go. */
const KEPT = 200;

export class LobbyState {
  /** `null` until the server has sent it. */
  tables = $state.raw<TableInfo[] | null>(null);
  said = $state.raw<Said[]>([]);
  /** Why something you said was not passed on. */
  problem = $state.raw<Problem | null>(null);

  take(tables: TableInfo[], said: Said[]): void {
    this.tables = tables;
    this.said = said;
  }

  hear(said: Said): void {
    this.said = [...this.said, said].slice(-KEPT);
  }
}
