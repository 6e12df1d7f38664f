import { clamp, luminance, mix, multiply, rgb, type Colour, type Rgb } from './colour.ts';
import type { Palette } from '../scene/palettes/palette.ts';
import type { Season } from '../scene/scene.ts';

/** The palette of a scene with the season and the asked tint worked in. */
export type MixedPalette = {
  readonly [Name in 'haze' | 'light' | 'ambient' | 'ink' | 'lamp' | 'water']: Rgb;
} & Pick<Palette, 'hour' | 'silhouette' | 'fog' | 'lit' | 'source' | 'stars'> & { readonly sky: readonly Rgb[] };

/** What the air and the light do to colours. One grading for all, so that any subject sits in any palette. */
export type Atmosphere = {
  readonly palette: MixedPalette;
  readonly season: Season | null;
  /** How much of the silhouette is used: 1 as the palette says, less keeps a subject's own colours. */
  silhouetteShare: number;
  /** How a colour looks at a depth, 0 far to 1 near. */
  grade(colour: Colour, depth: number): Rgb;
};

/** Mixes the palette and gives the grading. */
export function createAtmosphere(options: {
  palette: Palette;
  season: Season | null;
  tint: readonly Colour[];
  isUnderwater: boolean;
  isFoggy: boolean;
  isSunHidden: boolean;
}): Atmosphere {
  const palette = mixed(options);
  return {
    palette,
    season: options.season,
    silhouetteShare: 1,
    grade(colour, depth) {
      const near = clamp(depth);
      const share = this.silhouetteShare;
      const light = share < 0.6 ? mix(palette.ambient, '#ffffff', 0.8) : palette.ambient;
      const lit = multiply(colour, light);
      const darkening = (0.7 + 0.3 * near) * (1 - 0.5 * luminance(lit) ** 1.2);
      const inked = mix(lit, palette.ink, palette.silhouette * share * darkening);
      // A colour that is asked for is told through the haze of an evening, too.
      return mix(inked, palette.haze, (1 - near) ** 1.15 * palette.fog * (share < 0.6 && !options.isFoggy ? 0.5 : 1));
    },
  };
}

function mixed(options: Parameters<typeof createAtmosphere>[0]): MixedPalette {
  const { palette, season, tint } = options;
  const tints = tint.map(rgb);
  const last = tints.at(-1);
  let ambient = rgb(palette.ambient);
  let silhouette = palette.silhouette;
  if (last) ambient = mix(ambient, mix('#ffffff', last, 0.4), 0.4);
  if (season === 'winter' && silhouette > 0.3) {
    ambient = mix(ambient, '#e8f0ff', 0.45);
    silhouette *= 0.72;
  }
  if (season === 'autumn') ambient = multiply(ambient, '#fff2e0');
  if (options.isUnderwater) ambient = mix(ambient, '#ffffff', 0.4);
  return {
    hour: palette.hour,
    sky: palette.sky.map((stop, index) =>
      tintedSky(stop, tints[Math.floor((index / palette.sky.length) * tints.length)], palette),
    ),
    haze: last ? mix(palette.haze, last, 0.4) : rgb(palette.haze),
    light: rgb(palette.light),
    ambient,
    ink: rgb(palette.ink),
    lamp: rgb(palette.lamp),
    water: tints[0] ? mix(palette.water, tints[0], 0.35) : rgb(palette.water),
    silhouette,
    fog: options.isFoggy ? 0.99 : palette.fog,
    lit: palette.lit,
    source: options.isSunHidden ? 'none' : palette.source,
    stars: palette.stars,
  };
}

function tintedSky(stop: string, tint: Rgb | undefined, palette: Palette): Rgb {
  if (!tint) return rgb(stop);
  const half = mix(stop, tint, 0.5);
  return palette.hour === 'night' ? mix(half, [10, 12, 34], 0.4) : half;
}
