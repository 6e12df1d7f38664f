import { type Lab, labOf } from '../../../../../shared/domain/media/colour/oklab.ts';
import { dominantColours } from './dominant-colours.ts';
import { EDGE_ANGLES, EDGE_SIDE, type ImageLook, labBytes, LOOK_SIDE_PX, MOSAIC_SIDE } from './image-look.ts';

/** What is transparent is seen on white. */
const GROUND = 255;
/** Lines of this mean strength fill a byte. */
const STRONGEST = 0.25;

/** Reads how an image looks from its pixels: red, green, blue and opacity of LOOK_SIDE_PX² of them, row by row. */
export function readLook(pixels: ArrayLike<number>): ImageLook {
  const colours = Array.from({ length: LOOK_SIDE_PX ** 2 }, (_, index) => colourAt(pixels, index));
  return { colours: dominantColours(colours), mosaic: mosaicOf(colours), edges: edgesOf(colours) };
}

function colourAt(pixels: ArrayLike<number>, index: number): Lab {
  const opacity = (pixels[index * 4 + 3] ?? 0) / 255;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) =>
    Math.round((pixels[index * 4 + part] ?? 0) * opacity + GROUND * (1 - opacity)),
  );
  return labOf(red, green, blue);
}

/** The field, out of `side` along each side, in which a pixel is. */
const fieldAt = (x: number, y: number, side: number): number =>
  Math.floor((y * side) / LOOK_SIDE_PX) * side + Math.floor((x * side) / LOOK_SIDE_PX);

function mosaicOf(colours: readonly Lab[]): Uint8Array {
  const sums = Array.from({ length: MOSAIC_SIDE ** 2 }, () => ({ lightness: 0, a: 0, b: 0 }));
  for (const [index, { lightness, a, b }] of colours.entries()) {
    const sum = sums[fieldAt(index % LOOK_SIDE_PX, Math.floor(index / LOOK_SIDE_PX), MOSAIC_SIDE)];
    if (!sum) continue;
    sum.lightness += lightness;
    sum.a += a;
    sum.b += b;
  }
  const count = (LOOK_SIDE_PX / MOSAIC_SIDE) ** 2;
  return Uint8Array.from(
    sums.flatMap(({ lightness, a, b }) => labBytes({ lightness: lightness / count, a: a / count, b: b / count })),
  );
}

function edgesOf(colours: readonly Lab[]): Uint8Array {
  const sums = new Float64Array(EDGE_SIDE ** 2 * EDGE_ANGLES);
  const lightness = (x: number, y: number) => colours[y * LOOK_SIDE_PX + x]?.lightness ?? 0;
  for (let y = 1; y < LOOK_SIDE_PX - 1; y++) {
    for (let x = 1; x < LOOK_SIDE_PX - 1; x++) {
      const across = lightness(x + 1, y) - lightness(x - 1, y);
      const down = lightness(x, y + 1) - lightness(x, y - 1);
      // A line has no direction: half a turn is the same.
      const angle = (Math.atan2(down, across) / Math.PI + 1) % 1;
      const at = fieldAt(x, y, EDGE_SIDE) * EDGE_ANGLES + (Math.floor(angle * EDGE_ANGLES) % EDGE_ANGLES);
      sums[at] = (sums[at] ?? 0) + Math.hypot(across, down);
    }
  }
  const count = (LOOK_SIDE_PX / EDGE_SIDE) ** 2;
  // The root keeps weak lines beside strong ones.
  return Uint8Array.from(sums, (sum) => Math.min(255, Math.round(Math.sqrt(sum / count / STRONGEST) * 255)));
}
