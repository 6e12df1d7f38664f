import type { MarqueeKeys } from './use-marquee.ts';

/**
 * What a box over cells does: `select` is called with the places of the cells that it touches whenever those or the keys that are
 * held change, and with none for a press beside the cells. `begin` keeps what is selected now, which `cancel` brings back.
 */
export type BoxSelection = {
  begin: () => void;
  select: (places: readonly number[], keys: MarqueeKeys) => void;
  end: () => void;
  cancel: () => void;
};
