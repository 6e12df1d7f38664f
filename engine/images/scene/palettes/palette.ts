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

/** A palette of an hour. */
export const paletteOf = (hour: Hour, row: Omit<Palette, 'hour'>): Palette => ({ hour, ...row });
