import { CanvasSet } from '../../../engine/images/drawing/canvas.ts';
import { hueOf, luminance } from '../../../engine/images/drawing/colour.ts';
import { hashOf } from '../../../engine/images/drawing/random.ts';
import { layOut } from '../../../engine/images/layout/lay-out.ts';
import { render } from '../../../engine/images/painting/render.ts';
import { composeScene } from '../../../engine/images/prompt/compose-scene.ts';
import type { Scene } from '../../../engine/images/scene/scene.ts';
import type { ImageCase } from './image-case.ts';

const SIDE = 384;
/** Sum of the differences of the parts of a colour from which the eye sees one. */
const SEEN_DIFFERENCE = 42;
const LEAST_AREA = 0.0008;
const LEAST_CONTRAST = 14;
const HUE_RANGE_DEGREES = 34;
const LEAST_HUE_SHARE = 0.3;

/** What the eye can see of one drawing: the pixels that change when it is left out. */
type Sight = { id: string; area: number; contrast: number; centreX: number; hueShare(hue: number): number };

/** One check of a picture, and whether it holds. `kind` is what is summed up. */
export type Check = {
  kind: 'subjects' | 'absent' | 'counts' | 'places' | 'colours' | 'sky' | 'ground' | 'stage';
  what: string;
  holds: boolean;
};

/** Paints the scene of a prompt with and without each drawing, and checks what it must show. */
export function checkPicture(wanted: ImageCase): Check[] {
  const { scene } = composeScene(wanted.prompt, { seed: hashOf(wanted.prompt) % 1_000_000 });
  const { view } = layOut(scene, { width: SIDE, height: SIDE });
  const whole = pixels(scene);
  const sights = sightsOf(scene, whole);
  return [
    ...wanted.shows.flatMap((show) => subjectChecks(wanted.prompt, show, sights)),
    ...(wanted.absent ?? []).map((id): Check => ({
      kind: 'absent',
      what: `${wanted.prompt} → no ${id}`,
      holds: scene.subjects.every((subject) => subject.id !== id),
    })),
    ...stageChecks(wanted, scene, { whole: pixels(scene, { isUnfinished: false }), sky: skyShare(view.horizonY) }),
  ];
}

function sightsOf(scene: Scene, whole: Uint8ClampedArray): Sight[] {
  const { placed } = layOut(scene, { width: SIDE, height: SIDE });
  return placed.map(({ id }, index): Sight => sightOf(id, whole, pixels(scene, { without: index })));
}

/** The drawings of a scene that the eye can see, as their numbers in its layout. */
export function seenDrawings(scene: Scene): ReadonlySet<number> {
  const sights = sightsOf(scene, pixels(scene));
  return new Set(sights.flatMap((sight, index) => (isSeen(sight) ? [index] : [])));
}

function pixels(scene: Scene, options: { without?: number; isUnfinished?: boolean } = {}): Uint8ClampedArray {
  const canvases = new CanvasSet();
  try {
    const canvas = render(scene, {
      canvases,
      width: SIDE,
      height: SIDE,
      checkpoint: () => undefined,
      isUnfinished: true,
      ...options,
    });
    return canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE).data.slice();
  } finally {
    canvases.release();
  }
}

function sightOf(id: string, whole: Uint8ClampedArray, without: Uint8ClampedArray): Sight {
  let [count, difference, sumX] = [0, 0, 0];
  const hues: number[] = [];
  for (let at = 0; at < whole.length; at += 4) {
    const change = [0, 1, 2].reduce((sum, part) => sum + Math.abs(whole[at + part]! - without[at + part]!), 0);
    if (change <= SEEN_DIFFERENCE) continue;
    count += 1;
    difference += change / 3;
    sumX += (at / 4) % SIDE;
    const { hue, saturation } = hueOf([whole[at]!, whole[at + 1]!, whole[at + 2]!]);
    if (saturation > 0.12) hues.push(hue);
  }
  const apart = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));
  return {
    id,
    area: count / (SIDE * SIDE),
    contrast: difference / Math.max(1, count),
    centreX: sumX / Math.max(1, count) / SIDE,
    hueShare: (wanted) =>
      hues.filter((hue) => apart(hue, wanted) < HUE_RANGE_DEGREES).length / Math.max(1, hues.length),
  };
}

const isSeen = ({ area, contrast }: Sight): boolean => area > LEAST_AREA && contrast > LEAST_CONTRAST;

/** Subjects that were one when prompts were written down, and have drawings of their own by now: ramen is no soup any more. */
const NAMED_APART: Readonly<Record<string, readonly string[]>> = {
  soup: ['noodle-bowl'],
  television: ['monitor'],
  glass: ['cocktail'],
  wine: ['champagne'],
  birds: ['sparrow'],
  coat: ['suit', 'raincoat'],
  truck: ['pickup'],
  car: ['taxi'],
  fence: ['gate'],
  bookshelf: ['shelf'],
  pizza: ['pizza-slice'],
  cake: ['cake-slice'],
  campfire: ['fire'],
  strawberry: ['raspberry'],
  blueberry: ['raspberry'],
  doughnut: ['pretzel'],
  doctor: ['nurse'],
  toast: ['avocado-toast'],
};

function subjectChecks(prompt: string, show: ImageCase['shows'][number], sights: readonly Sight[]): Check[] {
  const seen = sights.filter(
    (sight) => (sight.id === show.id || NAMED_APART[show.id]?.includes(sight.id)) && isSeen(sight),
  );
  const what = `${prompt} → ${show.id}`;
  const checks: Check[] = [{ kind: 'subjects', what, holds: seen.length > 0 }];
  const count = show.count ?? 1;
  if (show.exactly)
    checks.push({ kind: 'counts', what: `${what} × ${count}, ${seen.length} seen`, holds: seen.length === count });
  else if (show.count)
    checks.push({ kind: 'counts', what: `${what} ≥ ${count}, ${seen.length} seen`, holds: seen.length >= count });
  const { place, hue } = show;
  if (place)
    checks.push({
      kind: 'places',
      what: `${what} ${place}`,
      holds: seen.length > 0 && seen.every(({ centreX }) => isAt(centreX, place)),
    });
  if (hue !== undefined)
    checks.push({
      kind: 'colours',
      what: `${what} hue ${hue}`,
      holds: seen.length > 0 && seen.every((sight) => sight.hueShare(hue) > LEAST_HUE_SHARE),
    });
  return checks;
}

function isAt(x: number, place: 'left' | 'right' | 'centre'): boolean {
  if (place === 'centre') return x > 0.33 && x < 0.67;
  return place === 'left' ? x < 0.5 : x > 0.5;
}

/** How light the top quarter of a picture may be at an hour. */
const SKY: Partial<Record<NonNullable<ImageCase['hour']>, readonly [number, number]>> = {
  day: [0.45, 1],
  dawn: [0.42, 1],
  golden: [0.42, 1],
  sunset: [0.12, 0.66],
  dusk: [0.08, 0.5],
  night: [0, 0.34],
  storm: [0, 0.45],
  overcast: [0.25, 0.75],
  fog: [0.4, 1],
};

/** How much of the picture, from its top, is sky and neither mountains nor the city before it. */
const skyShare = (horizonY: number): number => Math.min(0.25, (horizonY / SIDE) * 0.4);

function stageChecks(
  { prompt, hour, backdrop, ground }: ImageCase,
  scene: Scene,
  { whole, sky }: { whole: Uint8ClampedArray; sky: number },
): Check[] {
  const checks: Check[] = [];
  const isOutside = scene.setting === 'landscape' || scene.setting === 'street';
  const range = hour && isOutside ? SKY[hour] : undefined;
  if (range) {
    // The middle of all pixels: a moon or an aurora is light, and the sky dark all the same.
    const light = middleLight(whole, 0, sky);
    checks.push({
      kind: 'sky',
      what: `${prompt} → sky at ${hour}, light ${light.toFixed(2)}`,
      holds: light >= range[0] && light <= range[1],
    });
  }
  if (backdrop)
    checks.push({ kind: 'stage', what: `${prompt} → ${backdrop}`, holds: isOutside && scene.backdrop === backdrop });
  if (ground === 'water') checks.push({ kind: 'stage', what: `${prompt} → water`, holds: scene.water !== null });
  if (ground === 'snow') {
    const [above, land] = [middleLight(whole, 0, sky), middleLight(whole, 0.75, 1)];
    // By night snow is the lightest there is below the sky; by day it is white.
    checks.push({
      kind: 'ground',
      what: `${prompt} → snow, light ${land.toFixed(2)}`,
      holds: land > 0.6 || land > above * 0.9,
    });
  }
  if (ground === 'grass') checks.push({ kind: 'ground', what: `${prompt} → green`, holds: greenShare(whole) > 0.4 });
  return checks;
}

function middleLight(data: Uint8ClampedArray, from: number, to: number): number {
  const [first, last] = [Math.floor(from * SIDE) * SIDE, Math.floor(to * SIDE) * SIDE];
  const lights = Array.from({ length: last - first }, (_, index) => {
    const at = (first + index) * 4;
    return luminance([data[at]!, data[at + 1]!, data[at + 2]!]);
  }).toSorted((a, b) => a - b);
  return lights[lights.length >> 1]!;
}

function greenShare(data: Uint8ClampedArray): number {
  let green = 0;
  const first = Math.floor(SIDE * 0.65) * SIDE;
  for (let pixel = first; pixel < SIDE * SIDE; pixel++) {
    const [red, middle, blue] = [data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!];
    if (middle >= red && middle >= blue) green += 1;
  }
  return green / (SIDE * SIDE - first);
}
