// Numbers in a row are one stop of the keyboard: the arrows go from one to the next.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function roving(row: HTMLElement): () => void {
  const terms = () => [...row.querySelectorAll<HTMLElement>('a.term')];
  const stopAt = (at: HTMLElement | undefined) => terms().forEach((one) => (one.tabIndex = one === at ? 0 : -1));
  const key = (event: KeyboardEvent): void => {
    const [step, all] = [STEPS[event.key], terms()];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = all[(at + step + all.length) % all.length]!;
    stopAt(next);
    next.focus();
  };
  stopAt(terms()[0]);
  row.addEventListener('keydown', key);
  return () => row.removeEventListener('keydown', key);
}
