// The games that can be played here: the folders of the page that have a table.
import { existsSync, readdirSync } from 'node:fs';

export const GAMES = readdirSync('src').filter((folder) => existsSync(`src/${folder}/Table.svelte`));
