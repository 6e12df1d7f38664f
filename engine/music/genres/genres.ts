import { bossa } from './acoustic/bossa.ts';
import { celtic } from './acoustic/celtic.ts';
import { cinematic } from './acoustic/cinematic.ts';
import { jazz } from './acoustic/jazz.ts';
import { lullaby } from './acoustic/lullaby.ts';
import { pianoSolo } from './acoustic/piano-solo.ts';
import { folk } from './band/folk.ts';
import { funk } from './band/funk.ts';
import { reggae } from './band/reggae.ts';
import { rock } from './band/rock.ts';
import { ambient } from './electronic/ambient.ts';
import { chiptune } from './electronic/chiptune.ts';
import { hipHop } from './electronic/hip-hop.ts';
import { house } from './electronic/house.ts';
import { loFi } from './electronic/lo-fi.ts';
import { synthPop } from './electronic/synth-pop.ts';
import type { Genre } from './genre.ts';

/** What is played when a prompt names nothing else. */
export const FALLBACK_GENRE: Genre = synthPop;

/** All genres. */
export const GENRES: readonly Genre[] = [
  synthPop,
  rock,
  folk,
  funk,
  reggae,
  jazz,
  bossa,
  pianoSolo,
  lullaby,
  celtic,
  cinematic,
  house,
  loFi,
  hipHop,
  ambient,
  chiptune,
];
