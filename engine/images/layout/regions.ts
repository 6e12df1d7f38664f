import { isPlain, type Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { carrierOf, freeSubjects } from './carriers.ts';
import type { Layout } from './layout.ts';

/** Where drawings of a subject may be. Left and right are shares of the width, top and bottom are base lines in pixels. */
export type Region = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  hasPerspective: boolean;
  isOnShore: boolean;
  isOnWater: boolean;
  /** Its middle, not its base, is between top and bottom. */
  hangs: boolean;
  /** Fills the width. */
  centred: boolean;
  /** Fixed depth; by its base line otherwise. */
  depth?: number;
  /** The most of the width that it may take. */
  widest?: number;
  /** Where along the width the drawing with this number is wanted, as a share. */
  aimX(copy: number): number;
};

const SIDES = { left: 0.25, right: 0.75, centre: 0.5 };

/** The region of a subject by where it lives and what the scene is. */
export function regionOf(scene: Scene, layout: Layout, index: number): Region {
  const base = {
    left: 0.06,
    right: 0.94,
    hasPerspective: false,
    isOnShore: false,
    isOnWater: false,
    hangs: false,
    centred: false,
    aimX: aims(scene, layout, index),
  };
  const asked = scene.subjects[index]!.place;
  const within =
    asked === null
      ? base
      : { ...base, left: Math.max(0.05, SIDES[asked] - 0.17), right: Math.min(0.95, SIDES[asked] + 0.17) };
  return { ...within, ...verticalRegion(scene, layout, index) };
}

type Vertical = Pick<Region, 'top' | 'bottom'> & Partial<Region>;

function verticalRegion(scene: Scene, layout: Layout, index: number): Vertical {
  const { domain, isOnSeabed } = requireSubject(scene.subjects[index]!.id);
  const { height } = layout.view;
  const at = (from: number, to: number) => ({ top: height * from, bottom: height * to });
  switch (scene.setting) {
    case 'underwater':
      return isOnSeabed || domain === 'ground'
        ? { ...at(0.9, 0.97), depth: 0.88, widest: 0.5 }
        : { ...at(0.24, 0.66), hangs: true, depth: 0.8, widest: 0.6 };
    case 'space':
      return domain === 'ground'
        ? { ...at(0.84, 0.92), depth: 0.85, widest: 0.5 }
        : { ...at(0.22, 0.58), hangs: true, depth: 0.7, widest: 0.6 };
    case 'sky':
      return { ...at(0.28, 0.66), hangs: true, depth: 0.85, widest: 0.7 };
    case 'table':
      return { ...at(0.74, 0.9), depth: 0.9, widest: 0.5 };
    case 'room':
      return roomRegion(requireSubject(scene.subjects[index]!.id), at, scene.subjects[index]!.count > 2);
    case 'plain':
    case 'pattern':
      return plainRegion(domain, at, scene.extras.includes('badge'));
    case 'street':
    case 'landscape':
      return openRegion(scene, layout, index);
  }
}

/** All on one line, so that nothing floats; what flies or shines is in the middle. */
function plainRegion(
  domain: string,
  at: (from: number, to: number) => Pick<Region, 'top' | 'bottom'>,
  isBadge: boolean,
): Vertical {
  const widest = isBadge ? 0.5 : 0.7;
  if (domain === 'air' || domain === 'space' || domain === 'sea')
    return { ...at(0.44, 0.5), hangs: true, depth: 0.95, widest };
  return { ...(isBadge ? at(0.68, 0.7) : at(0.78, 0.82)), depth: 0.95, widest };
}

function roomRegion(
  { domain, id, width }: { domain: string; id: string; width: number },
  at: (from: number, to: number) => Pick<Region, 'top' | 'bottom'>,
  isCrowd: boolean,
): Vertical {
  // Many plants are along the wall.
  if (isCrowd && id === 'potted-plant') return { ...at(0.74, 0.79), widest: 0.6 };
  if (domain === 'wall') return { ...at(0.26, 0.36), hangs: true, depth: 0.3, widest: 0.4 };
  // What spans the room hangs along its wall.
  if (domain === 'air' && width > 400)
    return { ...at(0.1, 0.16), hangs: true, depth: 0.3, widest: 0.86, centred: true };
  if (domain === 'air') return { ...at(0.2, 0.4), hangs: true, depth: 0.8, widest: 0.4 };
  return { ...at(0.8, 0.94), widest: 0.6 };
}

function openRegion(scene: Scene, layout: Layout, index: number): Vertical {
  const { domain, kind, heightShare } = requireSubject(scene.subjects[index]!.id);
  const { horizonY, height } = layout.view;
  const down = (share: number) => horizonY + (height - horizonY) * share;
  const isCrowd = scene.subjects[index]!.count > 2;
  if (domain === 'span')
    return {
      top: down(0.2),
      bottom: down(0.22),
      centred: true,
      depth: 0.85,
      widest: 1.5,
      isOnWater: layout.shore !== null,
    };
  const isInAir = kind === 'people' && scene.subjects[index]!.pose === 'flying';
  if (domain === 'air' || domain === 'space' || isInAir) {
    const sky = Math.max(height * 0.34, Math.min(horizonY, height * 0.72));
    return { top: sky * 0.26, bottom: sky * 0.72, hangs: true, depth: 0.75, widest: 0.5 };
  }
  const floats = domain === 'water' || domain === 'sea';
  if (layout.shore && floats)
    return {
      top: down(0.1),
      bottom: Math.min(down(0.7), height * 0.83),
      hasPerspective: true,
      isOnWater: true,
      widest: 0.56,
    };
  if (layout.shore) return { top: down(0.7), bottom: down(0.9), isOnShore: true, depth: 0.9, widest: 0.6 };
  const isLandmark = kind === 'buildings' || (kind === 'plants' && heightShare > 0.25);
  const hasCompany = freeSubjects(scene.subjects).length > 1;
  if (isLandmark && hasCompany) return { top: down(0.12), bottom: down(0.4), hasPerspective: true, widest: 0.62 };
  return {
    top: down(isCrowd ? 0.2 : 0.4),
    bottom: Math.min(down(0.86), height * 0.95),
    hasPerspective: true,
    widest: 0.66,
  };
}

/** Third lines for single ones, and an even spread for several. */
function aims(scene: Scene, { view }: Layout, index: number): (copy: number) => number {
  const { setting, extras } = scene;
  const { place, count } = scene.subjects[index]!;
  const only = freeSubjects(scene.subjects).length === 1;
  if (only && count === 1 && place === null && isPlain(setting)) return () => 0.5;
  // In the frame of a badge they are close together.
  const reach = extras.includes('badge') ? 0.6 : 1;
  const thirds = [
    0.5 + view.side * (only ? 0.09 : 0.18) * reach,
    0.5 - view.side * 0.22 * reach,
    0.5 + view.side * 0.02,
    0.5 - view.side * 0.34,
    0.5 + view.side * 0.34,
  ];
  // By its rank among those that have places of their own.
  const rank = scene.subjects.slice(0, index).filter((_, other) => carrierOf(scene.subjects, other) === null).length;
  const middle = place === null ? thirds[rank % thirds.length]! : SIDES[place];
  if (count === 1) return () => middle;
  const spread = Math.min(0.8, 0.2 * count) * (place === null ? 1 : 0.5);
  const about = place === null && count > 2 ? 0.5 : middle;
  return (copy) => Math.min(0.92, Math.max(0.08, about + ((copy + 0.5) / count - 0.5) * spread));
}
