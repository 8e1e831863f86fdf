// The page's own clock. Whatever takes time on a table is timed by one of these, so that tests can drive it.

export interface Clock {
  /** Calls later; gives back what forgets it. */
  after(ms: number, call: () => void): () => void;
}

export const pageClock: Clock = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
