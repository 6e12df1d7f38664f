import type { LabelCount } from '../../organisation/organised.ts';

/** What items of the library were generated with, the most frequent first, with how many items each has. */
export type GeneratedWith = { voices: LabelCount[]; models: LabelCount[] };
