/** What the drawer beside the board shows. */
export type DrawerTab = 'log' | 'talk';
