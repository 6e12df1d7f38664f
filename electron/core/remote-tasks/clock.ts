/** Time as the room sees it. Tests bring one that they turn by hand. */
export interface Clock {
  /** Unix ms. */
  now(): number;
  /** Calls `ring` after so many ms. Returns how to prevent it. */
  after(ms: number, ring: () => void): () => void;
}

/** The time of the computer. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};
