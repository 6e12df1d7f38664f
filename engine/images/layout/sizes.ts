import { isPlain, type Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { freeSubjects } from './carriers.ts';
import type { View } from './view.ts';

const LIVING = new Set(['animals', 'people']);
const SMALL: ReadonlySet<string> = new Set(['things', 'tools', 'hobbies', 'clothes', 'tableware', 'food']);
const SIZES = { small: 0.56, large: 1.6 };
/** The smallest share of the unit at which something can still be told. */
const SMALLEST = 0.1;
/** What is alone in its picture is no speck, except in a wide view. */
const SMALLEST_HERO = 0.17;

/** How high a subject is drawn, pixels, before perspective. */
export function drawnHeight(scene: Scene, view: View, index: number): number {
  const wanted = scene.subjects[index]!;
  const { heightShare, width, isLarge = false, domain, kind } = requireSubject(wanted.id);
  // A book that lies is low, and as large as it is wide.
  const flat = Math.max(1, width / 100);
  let share =
    Math.min(heightShare, isLarge ? 1 : mostBeside(scene, { kind, heightShare }) / flat) *
    (wanted.size ? SIZES[wanted.size] : 1);
  if (isPlain(scene.setting)) return plainHeight(scene, view, index);
  if (domain === 'span') return view.height * 0.27;
  share *= companyFactor(scene, kind) * crowdFactor(scene, wanted.count);
  if (scene.setting === 'room' && hasPeople(scene)) share = Math.min(share, besidePeople(scene, wanted.id));
  const isIndoors = scene.setting === 'table' || scene.setting === 'room';
  if (isIndoors)
    share *=
      domain === 'table' ? (scene.setting === 'table' ? tableFactor(scene) : hasLiving(scene) ? 0.42 : 0.62) : 1.7;
  // A leaf or a feather beside those who live outside is no larger than they are.
  else if ((domain === 'table' || (SMALL.has(kind) && kind !== 'things' && heightShare < 0.25)) && hasLiving(scene))
    share *= 0.6;
  // A close view is close to the first; what is with it stays what it is beside it.
  share *= isIndoors ? 1 : Math.min(view.zoom, 0.74 / Math.max(share, heroShare(scene))) * nearness(scene);
  const isPet = isSmallAnimal({ kind, heightShare }) && hasPeople(scene);
  const smallest = isPet ? SMALLEST / 2 : SMALL.has(kind) && hasLiving(scene) ? SMALLEST / flat : SMALLEST;
  const isHero =
    freeSubjects(scene.subjects).length === 1 &&
    wanted.count === 1 &&
    scene.composition !== 'wide' &&
    wanted.size !== 'small';
  return view.unit * Math.min(0.74, Math.max(isHero ? SMALLEST_HERO : smallest, share));
}

/** How high the largest of those whom a picture is about is at least, and how much nearer they may come for it. */
const LEAST_ACTOR = 0.34;
const NEAREST = 1.7;
const OVERHEAD: ReadonlySet<string> = new Set(['umbrella', 'kite', 'balloon-toy']);

/** Who acts in an open place is looked at from near enough to be seen, with all that is about them. */
function nearness(scene: Scene): number {
  if (scene.composition !== 'level' && scene.composition !== 'low-horizon' && scene.composition !== 'high-horizon')
    return 1;
  const free = freeSubjects(scene.subjects);
  const actors = free.filter(({ id }) => LIVING.has(requireSubject(id).kind));
  const drawn = free.reduce((sum, { count }) => sum + count, 0);
  if (actors.length === 0 || drawn > 5) return 1;
  const largest = Math.max(
    ...actors.map(({ id, count, size }) => {
      const { heightShare, width, kind } = requireSubject(id);
      return (
        heightShare *
        (size ? SIZES[size] : 1) *
        Math.max(1, width / 130) *
        companyFactor(scene, kind) *
        crowdFactor(scene, count)
      );
    }),
  );
  // An umbrella has room above its holder.
  const most = scene.subjects.some(({ id }) => OVERHEAD.has(id)) ? 1.1 : NEAREST;
  return Math.max(1, Math.min(most, LEAST_ACTOR / largest));
}

/** How high furniture is beside somebody who stands by it. */
const BESIDE_ADULT: Readonly<Record<string, number>> = {
  table: 0.48,
  chair: 0.56,
  armchair: 0.64,
  sofa: 0.54,
  bed: 0.5,
  stove: 0.6,
  sink: 0.56,
  nightstand: 0.42,
  piano: 0.66,
  bathtub: 0.42,
  'washing-machine': 0.54,
  toilet: 0.5,
  'rocking-chair': 0.66,
};
const ADULT = 0.24;

function besidePeople(scene: Scene, id: string): number {
  const ratio = BESIDE_ADULT[id];
  return ratio === undefined ? 1 : ratio * ADULT * companyFactor(scene, 'people');
}

/** How high small things are at most beside whom they stand with outdoors, as shares of those. */
const BESIDE: readonly (readonly [kind: string, small: number, things: number])[] = [
  ['people', 0.3, 0.45],
  ['animals', 0.5, 0.8],
  ['vehicles', 0.35, 0.5],
];

/** How high a pigeon or a frog is beside people at most. */
const PETS = 0.45;
const LARGEST_PET = 0.14;

const isSmallAnimal = ({ kind, heightShare }: { kind: string; heightShare: number }): boolean =>
  kind === 'animals' && heightShare <= LARGEST_PET;

const peopleIn = (scene: Scene): number[] =>
  freeSubjects(scene.subjects)
    .map(({ id }) => requireSubject(id))
    .filter(({ kind }) => kind === 'people')
    .map(({ heightShare }) => heightShare);

const hasPeople = (scene: Scene): boolean => peopleIn(scene).length > 0;

/** A teacup is no larger than the fox who has it: the highest that a kind may be in company, as heightShare. */
function mostBeside(scene: Scene, one: { kind: string; heightShare: number }): number {
  const { kind } = one;
  if (isSmallAnimal(one) && hasPeople(scene)) return Math.max(...peopleIn(scene)) * PETS;
  if (!SMALL.has(kind) || scene.setting === 'table' || scene.setting === 'room') return 1;
  const free = freeSubjects(scene.subjects).map(({ id }) => requireSubject(id));
  for (const [company, small, things] of BESIDE) {
    const shares = free.filter((subject) => subject.kind === company).map((subject) => subject.heightShare);
    if (shares.length > 0) return Math.max(...shares) * (kind === 'things' ? things : small);
  }
  return 1;
}

/** How high the largest is where nothing but the subjects is to be seen, and how high the smallest is beside it, as a share. */
const PLAIN_HERO = 0.6;
const BADGE_HERO = 0.42;
const LEAST_BESIDE = 0.3;

function plainHeight(scene: Scene, view: View, index: number): number {
  const free = freeSubjects(scene.subjects);
  const largest = Math.max(0.01, ...free.map(({ id }) => heightOf(id)));
  const { id, size, count } = scene.subjects[index]!;
  const share = Math.max(LEAST_BESIDE, heightOf(id) / largest) * (size ? SIZES[size] : 1);
  const company = free.length > 1 || count > 1 ? 0.8 : 1;
  const hero = scene.extras.includes('badge') ? BADGE_HERO : PLAIN_HERO;
  return view.unit * hero * Math.min(1.2, share) * company * crowdFactor(scene, count);
}

const heroShare = (scene: Scene): number =>
  Math.max(0.1, ...freeSubjects(scene.subjects).map(({ id }) => requireSubject(id).heightShare));

/** How high the largest thing of a still life is at least. */
const LEAST_OF_TABLE = 0.3;
const MOST_ENLARGED = 2.4;

/** A picture of a coin is about the coin. */
function tableFactor(scene: Scene): number {
  const free = freeSubjects(scene.subjects);
  const largest = Math.max(
    ...free.map(({ id }) => Math.max(heightOf(id), (heightOf(id) * requireSubject(id).width) / 220)),
  );
  const company = free.reduce((sum, { count }) => sum + count, 0) > 3 ? 0.85 : 1;
  return Math.max(1.15, Math.min(MOST_ENLARGED, (LEAST_OF_TABLE * company) / largest));
}

const heightOf = (id: string): number => requireSubject(id).heightShare;

const hasLiving = (scene: Scene): boolean => scene.subjects.some(({ id }) => LIVING.has(requireSubject(id).kind));

/** Beside a house a cat is small and the house large. */
function companyFactor(scene: Scene, kind: string): number {
  const free = freeSubjects(scene.subjects);
  const kinds = free.map(({ id }) => requireSubject(id).kind);
  const hasLarge = kinds.some((other) => other === 'buildings' || other === 'plants');
  const hasLiving = kinds.some((other) => LIVING.has(other));
  // A watering can is not as large as its shed.
  if (kinds.includes('buildings') && SMALL.has(kind)) return 0.62;
  if (hasLarge && hasLiving) return LIVING.has(kind) ? 0.78 : kind === 'buildings' ? 1.15 : 1.05;
  if (scene.composition === 'wide') return free.length === 1 ? 1.25 : 1.08;
  return free.length === 1 ? 1.5 : free.length === 2 ? 1.25 : 1.08;
}

function crowdFactor(scene: Scene, count: number): number {
  const all = freeSubjects(scene.subjects).reduce((sum, subject) => sum + subject.count, 0);
  // Who is alone among many is not made as small as those.
  const least = count === 1 ? 0.82 : 0;
  return Math.max(least, all > 7 ? 0.62 : all > 4 ? 0.74 : count > 1 ? 0.86 : 1);
}
