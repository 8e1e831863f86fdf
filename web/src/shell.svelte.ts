// What the page around a table gives up for it: with a table in the window there is no header of the page.

class Shell {
  #tables = $state(0);

  /** A table fills the window. */
  get filled(): boolean {
    return this.#tables > 0;
  }

  /** To be called while a table is on the page; gives back what ends it. */
  fill(): () => void {
    this.#tables += 1;
    return () => void (this.#tables -= 1);
  }
}

export const shell = new Shell();
