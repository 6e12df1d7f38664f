import type { SceneSubject } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';

/** What carries a subject, and how: it wears it, has it in its hand, or has room for it. */
export type Carrier = { index: number; way: 'worn' | 'held' | 'in' };

const HELD: ReadonlySet<string> = new Set(
  'umbrella lantern torch wand staff scroll potion balloon-toy kite flag book guitar violin sword ball pumpkin heart teddy-doll smartphone laptop gift broom bucket basket racket axe handbag newspaper suitcase microphone trophy skateboard camera ladder hammer teddy-bear backpack suitcase baseball-bat fishing-rod butterfly-net paddle shovel rake shield bouquet flowers rose tulip sunflower poppy bluebell fish'.split(
    ' ',
  ),
);

/** Whether hands can hold it: what lies on tables, and a few things besides. */
export function canBeHeld(id: string): boolean {
  const { domain, kind } = requireSubject(id);
  return HELD.has(id) || kind === 'clothes' || kind === 'tools' || (domain === 'table' && kind !== 'furniture');
}

/** Whether one can wear the other. */
export function canWear(worn: string, wearer: string): boolean {
  const { wear } = requireSubject(worn);
  const { head, kind, fruitFace } = requireSubject(wearer);
  if (wear && fruitFace) return wear.place === 'head' || wear.place === 'eyes' || wear.place === 'mouth';
  if (!wear || head === undefined) return false;
  if (wear.place === 'hair' || wear.place === 'beard') return kind === 'people' && head === 'posed';
  // Robots and snowmen are dressed in hats and scarves alone.
  if (wear.place === 'body' || wear.place === 'feet' || wear.place === 'back')
    return kind === 'animals' || head === 'posed';
  return true;
}

/** What is on a cake or a pizza and is no food by its kind. */
const ON_FOOD: ReadonlySet<string> = new Set(['candle', 'mushroom', 'leaf']);

const LIVING: ReadonlySet<string> = new Set(['people', 'animals']);

/** Whether one has room for the other: no house is in a basket, though a bottle may hold a ship. */
export function canHold(holder: string, content: string): boolean {
  const { room, heightShare } = requireSubject(holder);
  const { domain, kind, heightShare: high } = requireSubject(content);
  if (!room || holder === content || kind === 'furniture') return false;
  if (room.way === 'glass') return domain !== 'span';
  // On a cake are candles, fruit and figures, and no knives.
  const isSweet = requireSubject(holder).kind === 'food' && room.way === 'flat';
  if (isSweet && kind !== 'food' && kind !== 'people' && !ON_FOOD.has(content)) return false;
  if (kind === 'buildings' || kind === 'vehicles' || domain === 'air' || domain === 'span') return false;
  return LIVING.has(kind) ? room.way === 'open' || high < heightShare * 2 : high < 0.45;
}

/** What is with a jug is beside it where it holds something itself. */
export function standsBeside(holder: string, content: string): boolean {
  const { room, kind } = requireSubject(holder);
  const isForDrinks = kind === 'food' || kind === 'tableware' || holder === 'teacup' || holder === 'vase';
  return requireSubject(content).room !== undefined && isForDrinks && room?.way !== 'flat' && holder !== 'box';
}

/** What carries a subject of a scene; null where it has a place of its own. */
export function carrierOf(subjects: readonly SceneSubject[], index: number): Carrier | null {
  const { id, relation } = subjects[index]!;
  const holder = subjects.findIndex((other) => other.relation?.kind === 'holding' && other.relation.to === id);
  if (holder >= 0 && holder !== index && canBeHeld(id)) return { index: holder, way: 'held' };
  const to = relation ? subjects.findIndex((other) => other.id === relation.to) : -1;
  if (!relation || to < 0 || to === index) return null;
  if (relation.kind === 'worn') return canWear(id, relation.to) ? { index: to, way: 'worn' } : null;
  const isIn = relation.kind === 'in' || relation.kind === 'on';
  if (relation.kind === 'in' && requireSubject(relation.to).kind === 'people' && canBeHeld(id))
    return { index: to, way: 'held' };
  return isIn && canHold(relation.to, id) ? { index: to, way: 'in' } : null;
}

/** The subjects that have places of their own. */
export const freeSubjects = (subjects: readonly SceneSubject[]): SceneSubject[] =>
  subjects.filter((_, index) => carrierOf(subjects, index) === null);

/** A spoon by itself lies on the table. */
export const liesDown = (id: string): boolean => {
  const { isLong, domain, kind } = requireSubject(id);
  return isLong === true && domain === 'table' && kind !== 'plants';
};
