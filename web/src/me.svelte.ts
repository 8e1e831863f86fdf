// Who is signed in here. A guest is made silently the first time somebody does something that needs
// a name: nobody has to fill in a form to play.

import { api, AT_ONCE, type Result } from './api';
import { t } from './i18n';
import type { Me, NewGuest } from './wire';

class Self {
  #user = $state.raw<Me | null>(null);
  #loaded: Promise<void> | null = null;
  #making: Promise<Result<Me>> | null = null;
  #changed = new Set<() => void>();

  /** `null` until known, and for somebody who has not done anything yet. */
  get user(): Me | null {
    return this.#user;
  }

  is(user: string | undefined): boolean {
    return user !== undefined && this.#user?.id === user;
  }

  load(): Promise<void> {
    return (this.#loaded ??= api.get<{ me: Me | null }>('/api/me', {}, AT_ONCE).then((answer) => {
      if (answer.ok) this.#user = answer.value.me;
      else this.#loaded = null; // Asked again next time.
    }));
  }

  /** The one who is signed in, or a new guest. */
  async ensure(): Promise<Result<Me>> {
    await this.load();
    if (this.#user) return { ok: true, value: this.#user };
    this.#making ??= newGuest().finally(() => (this.#making = null));
    const made = await this.#making;
    if (made.ok) this.#user = made.value;
    return made;
  }

  /** Take another name, or come in with one. */
  async rename(name: string): Promise<Result<Me>> {
    const body: NewGuest = { name };
    const named = await (this.#user ? api.put<Me>('/api/me', body) : api.post<Me>('/api/guest', body));
    if (named.ok) this.become(named.value);
    return named;
  }

  /** What the server says about who we are. */
  know(user: Me | null): void {
    this.#user = user;
  }

  /** Somebody else from now on (or nobody): sockets must introduce themselves again. */
  become(user: Me | null): void {
    this.#user = user;
    for (const hear of this.#changed) hear();
  }

  onChange(hear: () => void): void {
    this.#changed.add(hear);
  }
}

/** A guest with a name of ours; should somebody have registered it, with another. */
async function newGuest(tries = 3): Promise<Result<Me>> {
  const body: NewGuest = { name: guestName() };
  const made = await api.post<Me>('/api/guest', body, AT_ONCE);
  const taken = !made.ok && made.problem.code === 'name-taken';
  return taken && tries > 1 ? newGuest(tries - 1) : made;
}

/** A friendly name for somebody who has not told us theirs: "Night Owl 27". */
function guestName(): string {
  const names = t('shell-guest-names')
    .split('|')
    .map((n) => n.trim());
  const [pick, number] = crypto.getRandomValues(new Uint32Array(2));
  return `${names[pick! % names.length]} ${10 + (number! % 90)}`;
}

export const me = new Self();
