import type { BenchRow } from '../bench-row.ts';
import { TUNED_PROMPTS } from '../images/prompts.ts';
import { HELD_OUT_PROMPTS } from '../images/held-out-prompts.ts';
import { paintedSet, type PaintedImage, variantsOf } from '../images/painted-set.ts';
import { type ImageLook } from '../../../electron/core/media/images/looks/image-look.ts';
import { likenessTo } from '../../../electron/core/media/images/looks/compare-looks.ts';
import { namedByHue } from '../images/named-by-hue.ts';
import { colourName, COLOUR_NAMES, type ColourName } from '../../../shared/domain/media/colour/colour-name.ts';

const TUNED_SEEDS = [1, 2, 3];
const HELD_OUT_SEEDS = [41, 52, 63];
/** As core/library/find does it. */
const LEAST_SHARE = 0.1;

/**
 * Finding images by likeness and by colour, on pictures of the local engine: weights were tuned on one set of prompts and seeds, the
 * other has other prompts and seeds. Both sets were painted by the same program, which says nothing of photographs.
 */
export async function benchLikeness(): Promise<BenchRow[]> {
  const sets = [
    [
      'tuned',
      await paintedSet(
        TUNED_PROMPTS.map(({ prompt }) => prompt),
        TUNED_SEEDS,
      ),
    ],
    [
      'held out',
      await paintedSet(
        HELD_OUT_PROMPTS.map(({ prompt }) => prompt),
        HELD_OUT_SEEDS,
      ),
    ],
  ] as const;
  const rows: BenchRow[] = [];
  for (const [set, images] of sets)
    rows.push(...(await variantRows(set, images)), promptRow(set, images), ...colourRows(set, images));
  rows.push(speedRow(sets[1][1]));
  return rows;
}

/** Every edited copy is searched with; the picture that it was made of must come first. */
async function variantRows(set: string, images: readonly PaintedImage[]): Promise<BenchRow[]> {
  const counts = new Map<string, { right: number; all: number }>();
  // Copies of every third picture, of each seed in turn.
  for (const image of images.filter((_, at) => at % 3 === Math.floor(at / 3) % 3)) {
    for (const { name, look } of await variantsOf(image)) {
      const count = counts.get(name) ?? { right: 0, all: 0 };
      const isFirst = ranked(look, images)[0] === image;
      if (!isFirst) console.log(`  ${set}, misses: ${name} of ${image.prompt}, ${image.seed}`);
      counts.set(name, { right: count.right + Number(isFirst), all: count.all + 1 });
    }
  }
  return [...counts].map(([name, { right, all }]) => ({
    name: `${set}: ${name} finds its picture first`,
    value: (right / all) * 100,
    unit: '%',
    target: '≥ 95 %',
    ok: right / all >= 0.95,
    note: `${all} searches among ${images.length}`,
  }));
}

/** Pictures of the same words with other seeds, among the first of all others. */
function promptRow(set: string, images: readonly PaintedImage[]): BenchRow {
  let found = 0;
  let wanted = 0;
  for (const image of images) {
    const others = images.filter((each) => each !== image);
    const same = others.filter(({ prompt }) => prompt === image.prompt).length;
    const first = ranked(image.look, others).slice(0, 10);
    found += first.filter(({ prompt }) => prompt === image.prompt).length;
    wanted += same;
  }
  const chance = (10 / (images.length - 1)) * 100;
  return {
    name: `${set}: same words, other seed, among first ten`,
    value: (found / wanted) * 100,
    unit: '%',
    note: `by chance ${chance.toFixed(0)} %`,
  };
}

function ranked(look: ImageLook, images: readonly PaintedImage[]): PaintedImage[] {
  const likeness = likenessTo(look);
  return images
    .map((image) => ({ image, apart: likeness.closely(image.look) }))
    .toSorted((one, other) => one.apart - other.apart)
    .map(({ image }) => image);
}

/** What `colour:` finds against a count of pixels by their hue, which knows nothing of OKLab. */
function colourRows(set: string, images: readonly PaintedImage[]): BenchRow[] {
  let [both, found, wanted] = [0, 0, 0];
  for (const { look, pixels } of images) {
    const shares = namedByHue(pixels);
    for (const name of COLOUR_NAMES) {
      const share = shares.get(name) ?? 0;
      const isFound = shareOf(look, name) >= LEAST_SHARE;
      // Between these, people may say either.
      const isWanted = share >= 0.2 ? true : share < 0.04 ? false : null;
      if (isFound && isWanted !== null) found++;
      if (isWanted) wanted++;
      if (isFound && isWanted) both++;
    }
  }
  const row = (name: string, value: number, all: number): BenchRow => ({
    name: `${set}: ${name}`,
    value: value * 100,
    unit: '%',
    target: '≥ 85 %',
    ok: value >= 0.85,
    note: `of ${all}; by a count of pixels in HSV`,
  });
  return [
    row('of what has a colour, found', both / wanted, wanted),
    row('of what is found by colour, right', both / found, found),
  ];
}

const shareOf = ({ colours }: ImageLook, name: ColourName): number =>
  colours.reduce((sum, colour) => sum + (colourName(colour) === name ? colour.share : 0), 0);

function speedRow(images: readonly PaintedImage[]): BenchRow {
  const count = 10_000;
  const all = Array.from({ length: count }, (_, at) => images[at % images.length]!);
  const from = performance.now();
  const likeness = likenessTo(images[0]!.look);
  const rough = all
    .map((image) => ({ image, apart: likeness.roughly(image.look) }))
    .toSorted((a, b) => a.apart - b.apart);
  for (const { image } of rough.slice(0, 150)) likeness.closely(image.look);
  const value = performance.now() - from;
  return { name: 'compare with 10,000 images', value, unit: 'ms', target: '≤ 500', ok: value <= 500 };
}
