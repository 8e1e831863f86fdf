// Before each file of tests: nothing is left of the file before it, which ran in the same DOM.
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
