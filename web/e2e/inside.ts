// What runs inside the page: brought into every page before its own scripts.

export type Point = { x: number; y: number };
export type Reached = { found: number; hidden: string[] };

/** What tests find in the page's window. */
export type Inside = {
  /** How many of these there are, and the names of those that cannot be hit when they are scrolled to. */
  reachable(selector: string): Reached;
  /** Scrolls to the nth of these, if need be, and says where it can be hit. */
  bring(selector: string, nth: number): Point | null;
};

declare global {
  interface Window {
    inside: Inside;
  }
}

export function inside(): void {
  /** A point of an element that nothing else covers. */
  function look(node: HTMLElement): Point | null {
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const down of [0.5, 0.1, 0.9, 0.3, 0.7]) {
      for (const along of [0.5, 0.05, 0.95, 0.2, 0.35, 0.65, 0.8]) {
        const [x, y] = [left + width * along, top + height * down];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const there = document.elementFromPoint(x, y);
        if (there && (there === node || node.contains(there))) return { x, y };
      }
    }
    return null;
  }

  /** Does a good part of it lie inside the screen, and inside every row that is swiped? */
  function inSight(node: HTMLElement): boolean {
    const { left, right, width } = node.getBoundingClientRect();
    let [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    for (let around = node.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const clip = around.getBoundingClientRect();
      [from, to] = [Math.max(from, clip.left), Math.min(to, clip.right)];
    }
    return to - from >= Math.min(width / 2, 40);
  }

  function pointOn(node: HTMLElement): Point | null {
    // People swipe before they tap on the very edge of something.
    const found = inSight(node) ? look(node) : null;
    if (found) return found;
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return look(node);
  }

  // What is folded away is not offered just now.
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.checkVisibility());

  window.inside = {
    reachable(selector) {
      const nodes = all(selector);
      const hidden = nodes.filter((node) => !pointOn(node));
      return { found: nodes.length, hidden: hidden.map((node) => node.ariaLabel ?? node.textContent ?? '') };
    },
    bring(selector, nth) {
      const node = all(selector)[nth];
      return node ? pointOn(node) : null;
    },
  };

  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/** Who comes for the first time has chosen this speed. */
export function playAt(speed: string): void {
  // Pages that are not ours have no storage.
  if (location.protocol.startsWith('http') && localStorage.getItem('elysium') === null) {
    localStorage.setItem('elysium', JSON.stringify({ speed }));
  }
}

/** The page's own chance follows from the visitor's dice: what it adds to shuffles, what it calls its guests. */
export function throwDice(seed: number): void {
  let state = seed;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const i of bytes.keys()) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return array;
  };
}
