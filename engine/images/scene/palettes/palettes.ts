import type { Palette } from './palette.ts';
import { DAY_PALETTES } from './day-palettes.ts';
import { NIGHT_PALETTES } from './night-palettes.ts';
import type { Hour } from '../scene.ts';

/** All palettes by ID. One that is added to either list is used for its hour. */
export const PALETTES: Readonly<Record<string, Palette>> = { ...DAY_PALETTES, ...NIGHT_PALETTES };

/** IDs of the palettes of an hour. `neon` is kept for its style. */
export const palettesOf = (hour: Hour): readonly string[] =>
  Object.entries(PALETTES).flatMap(([id, palette]) => (palette.hour === hour && id !== 'neon' ? [id] : []));
