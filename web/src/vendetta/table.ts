export { spotsOf } from './spots';
export { default as Table } from './Table.svelte';
