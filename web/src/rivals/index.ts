export { default as Table } from './Table.svelte';
export { spotsOf } from './spots';
