import { DAY_PALETTES } from './day-palettes.ts';
import { NIGHT_PALETTES } from './night-palettes.ts';
import type { Hour } from '../scene.ts';

/**
 * Colours of an hour. `sky` from the top to the horizon; `ambient` is multiplied with every colour; `ink` is what silhouettes go
 * to, `silhouette` how far; `fog` how much of the haze the farthest has; `lit` how many lamps are on; `sourceY` the height
 * of the sun or moon as a share.
 */
export type Palette = {
  hour: Hour;
  sky: readonly [string, string, string, string];
  haze: string;
  light: string;
  ambient: string;
  ink: string;
  lamp: string;
  water: string;
  silhouette: number;
  fog: number;
  lit: number;
  source: 'sun' | 'moon' | 'none';
  sourceY: number;
  stars: number;
};

/** All palettes by ID. One that is added to either list is used for its hour. */
export const PALETTES: Readonly<Record<string, Palette>> = { ...DAY_PALETTES, ...NIGHT_PALETTES };

/** IDs of the palettes of an hour. `neon` is kept for its style. */
export const palettesOf = (hour: Hour): readonly string[] =>
  Object.entries(PALETTES).flatMap(([id, palette]) => (palette.hour === hour && id !== 'neon' ? [id] : []));
