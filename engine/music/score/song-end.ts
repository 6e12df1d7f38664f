import type { Genre } from '../genres/genre.ts';

/** What is played after the last bar, s. */
export const TAIL_SECONDS: Readonly<Record<Genre['ending'], number>> = {
  ring: 2.6,
  hit: 2.2,
  slow: 2.8,
  fade: 0.4,
  cold: 1.2,
};

/** How much of that is heard before silence is cut off, s. */
const HEARD_SECONDS: Readonly<Record<Genre['ending'], number>> = { ring: 1.8, hit: 1, slow: 1.2, fade: 0.3, cold: 1.2 };

/** How long a song of a genre is heard after its last bar, s. */
export const heardTailSeconds = ({ ending, heardTailSeconds: own }: Genre): number => own ?? HEARD_SECONDS[ending];

/** A song has at least so many bars. */
const FEWEST_BARS = 2;

/** The whole bars of `barSeconds` whose song comes closest to a length. */
export const barsWithin = (seconds: number, barSeconds: number, genre: Genre): number =>
  Math.max(FEWEST_BARS, Math.round((seconds - heardTailSeconds(genre)) / barSeconds));
