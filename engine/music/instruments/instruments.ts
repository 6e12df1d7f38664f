import type { InstrumentSound } from './sound.ts';
import { PLUCKED, STRUCK } from './struck-and-plucked.ts';
import { SYNTHESIZERS } from './synthesizers.ts';
import { SUSTAINED } from './winds-and-bows.ts';

/** All instruments by name. */
export const INSTRUMENTS = { ...STRUCK, ...PLUCKED, ...SUSTAINED, ...SYNTHESIZERS } as const;
/** See INSTRUMENTS. */
export type InstrumentName = keyof typeof INSTRUMENTS;

/** The sound of an instrument. */
export const soundOf = (name: InstrumentName): InstrumentSound => INSTRUMENTS[name];
