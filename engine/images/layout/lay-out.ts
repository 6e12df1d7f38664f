import { createRandom } from '../drawing/random.ts';
import { isFlatLay, type Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { carrierOf, liesDown } from './carriers.ts';
import { carry } from './carry.ts';
import { flatLayOf } from './arrangements/flat-lay.ts';
import { boxOf, overlap, type Layout, type Placed } from './layout.ts';
import { layOutPattern } from './arrangements/pattern.ts';
import { portraitOf } from './arrangements/portrait.ts';
import { regionOf, type Region } from './regions.ts';
import { drawnHeight } from './sizes.ts';
import { depthAt, groundBands, isRibbon, shoreLine } from './terrain.ts';
import { viewOf, type PictureSize } from './view.ts';

const TRIES = 48;

/**
 * Gives every drawing its box before anything is drawn. Takes a few milliseconds and no canvas, so it also serves as a
 * preview and is tested without pixels.
 */
export function layOut(scene: Scene, size: PictureSize): Layout {
  const random = createRandom(`${scene.seed}:layout`);
  const view = viewOf(scene, size, random);
  const hasPlace = scene.ground === 'sand' || scene.subjects.some(({ id }) => requireSubject(id).domain === 'ground');
  const isOpen = scene.setting === 'landscape' || scene.setting === 'street';
  const hasWater = scene.water !== null && !isRibbon(scene);
  const layout: Layout = {
    view,
    placed: [],
    bands: isOpen && !hasWater ? groundBands(scene, view) : [],
    shore: isOpen && hasWater ? shoreLine(scene, view, hasPlace) : null,
  };
  if (scene.setting === 'pattern') {
    layOutPattern(scene, layout);
    return layout;
  }
  // Single things first, large ones before small: several find their places around them. What is carried takes no place.
  const rank = (index: number) =>
    (carrierOf(scene.subjects, index) ? -1e9 : scene.subjects[index]!.count > 1 ? 0 : 1e9) + area(scene, layout, index);
  const order = scene.subjects.map((_, index) => index).toSorted((a, b) => rank(b) - rank(a));
  for (const index of order) {
    for (let copy = 0; copy < scene.subjects[index]!.count; copy++) placeOne(scene, layout, { index, copy });
  }
  if (isFlatLay(scene)) spread(scene, layout);
  layout.placed.sort((a, b) => a.subject - b.subject);
  carry(scene, layout);
  layout.placed.forEach(centre);
  return layout;
}

/** Over the whole of a table that is looked at from above. */
function spread(scene: Scene, layout: Layout): void {
  const placeOf = flatLayOf(scene, layout.view);
  const copies = new Map<number, number>();
  layout.placed = layout.placed.map((placed) => {
    const copy = copies.get(placed.subject) ?? 0;
    copies.set(placed.subject, copy + 1);
    return placeOf(placed.subject, copy, placed);
  });
}

const area = (scene: Scene, layout: Layout, index: number): number => {
  const height = drawnHeight(scene, layout.view, index);
  return height * height * requireSubject(scene.subjects[index]!.id).width;
};

function placeOne(scene: Scene, layout: Layout, { index, copy }: { index: number; copy: number }): void {
  const wanted = scene.subjects[index]!;
  const subject = requireSubject(wanted.id);
  const random = createRandom(`${scene.seed}:${wanted.id}:${copy}`);
  const region = regionOf(scene, layout, index);
  const height = drawnHeight(scene, layout.view, index) * (wanted.count > 1 ? random.range(0.85, 1.12) : 1);
  const reach = reachOf(scene, index);
  let best: Placed | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const placed = candidate({ scene, layout, region, height, random, index });
    const cost = costOf(layout, placed, { width: subject.width * reach, aimX: region.aimX(copy) });
    if (cost >= least) continue;
    least = cost;
    best = placed;
  }
  if (best)
    layout.placed.push({
      ...best,
      ...portraitOf(scene, layout, { index, copy }),
      seed: `${scene.seed}${wanted.id}${copy}`,
    });
}

/** What lies reaches as far to both sides of its place. */
function centre(placed: Placed): void {
  if (placed.turn !== 0 && !placed.order) placed.x -= (Math.sin(placed.turn) * placed.height) / 2;
}

/** Flowers reach beyond their vase. */
function reachOf({ subjects }: Scene, index: number): number {
  const isIn = (other: number) =>
    carrierOf(subjects, other)?.index === index && carrierOf(subjects, other)?.way === 'in';
  const hasStems = subjects.some(({ id, count }, other) => isIn(other) && count > 1 && requireSubject(id).isLong);
  return hasStems ? 2 : 1;
}

function candidate(about: {
  scene: Scene;
  layout: Layout;
  region: Region;
  height: number;
  random: ReturnType<typeof createRandom>;
  index: number;
}): Placed {
  const { scene, layout, region, random, index } = about;
  const wanted = scene.subjects[index]!;
  const { width: wide, id, standsInWater = false, domain } = requireSubject(wanted.id);
  const { view, shore } = layout;
  const x = view.width * random.range(region.left, region.right);
  let baseY = random.range(region.top, region.bottom);
  if (region.isOnShore && shore)
    baseY = Math.min(view.height * 0.97, shore(x) + view.height * random.range(0.012, 0.06));
  // What floats is not behind the near shore.
  if (region.isOnWater && shore) baseY = Math.min(baseY, shore(x) - view.height * 0.025);
  const scale = region.hasPerspective ? perspective(layout, baseY) : 1;
  const height = Math.min(about.height * scale, ((region.widest ?? 0.66) * view.width * 100) / wide);
  return {
    id,
    subject: index,
    x: region.centred ? view.width / 2 : x,
    baseY: region.hangs ? baseY + height / 2 : baseY,
    height,
    depth: region.depth ?? depthAt(view, baseY) + 0.005,
    groundY: baseY,
    isMirrored: !region.centred && random.chance(wide > 200 ? 0.2 : 0.45),
    colour: wanted.colour,
    pose: wanted.pose,
    seed: '',
    isSingle: wanted.askedCount === 1 || wanted.count > 1,
    isReflected: region.isOnWater && (standsInWater || domain === 'water'),
    isCarried: false,
    groundX: x,
    turn: liesDown(wanted.id) ? random.sign() * random.range(1.1, 1.28) : 0,
    order: 0,
    isFilled: false,
    isBust: false,
    worn: [],
  };
}

/** What is nearer is larger. */
function perspective({ view }: Layout, y: number): number {
  const share = (y - view.horizonY) / Math.max(1, view.height - view.horizonY);
  const far = view.horizonY < view.height * 0.25 ? 0.8 : 0.7;
  return far + (1.2 - far) * Math.min(1, Math.max(0, share));
}

/** How bad a place is: out of the picture, over others, far from where it is wanted. */
function costOf({ view, placed }: Layout, one: Placed, { width, aimX }: { width: number; aimX: number }): number {
  const box = boxOf(one, width);
  const size = Math.max(1, (box.right - box.left) * one.height);
  const margin = view.width * 0.025;
  // Hats have room above heads.
  const crest = requireSubject(one.id).kind === 'people' ? 0.16 : 0;
  const outside =
    Math.max(0, margin - box.left) +
    Math.max(0, box.right + margin - view.width) +
    Math.max(0, one.height * crest - box.top) * 1.5;
  let cost = (outside / Math.max(1, box.right - box.left)) * 6 + Math.abs(one.x / view.width - aimX) * 1.6;
  for (const other of placed) {
    const theirs = boxOf(other, requireSubject(other.id).width);
    const covered = overlap(box, theirs);
    const smaller = Math.min(size, (theirs.right - theirs.left) * other.height);
    // Feet on one line hide more than what stands apart in depth.
    cost += (covered / Math.max(1, smaller)) * (requireSubject(other.id).width > 300 ? 0.6 : 3);
  }
  return cost;
}
