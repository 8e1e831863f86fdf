import type { Component } from 'svelte';
import type { TableProps } from '../table/games';
import Vendetta from './Table.svelte';

export { spotsOf } from './spots';
export const Table: Component<TableProps> = Vendetta;
