import type { Random } from '../drawing/random.ts';
import type { Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import type { Subject } from '../subjects/subject.ts';

type Stage = Pick<Scene, 'setting' | 'backdrop' | 'water' | 'ground' | 'season'>;
/** The parts of a stage that a prompt names; null where it is silent. */
export type NamedStage = { [Part in keyof Stage]: Stage[Part] | null };

/** Subjects that bring a landscape along when none is named. */
const HABITATS: readonly { ids: ReadonlySet<string>; stage: Partial<Stage> }[] = [
  { ids: new Set(['camel', 'pyramid', 'sphinx', 'scorpion']), stage: { ground: 'dunes', backdrop: 'dunes' } },
  { ids: new Set(['cactus', 'rattlesnake', 'cowboy', 'stagecoach']), stage: { ground: 'sand', backdrop: 'mesa' } },
  {
    ids: new Set(['penguin', 'polar-bear', 'igloo', 'walrus']),
    stage: { ground: 'snow', season: 'winter', backdrop: 'icebergs' },
  },
  { ids: new Set(['snowman', 'sledge', 'skier']), stage: { ground: 'snow', season: 'winter', backdrop: 'mountains' } },
  {
    ids: new Set(['elephant', 'lion', 'giraffe', 'acacia', 'zebra', 'rhinoceros', 'hippopotamus']),
    stage: { ground: 'savanna' },
  },
  { ids: new Set(['lighthouse']), stage: { water: 'sea', backdrop: 'isles' } },
  {
    ids: new Set(['palm', 'surfer', 'flamingo', 'crab', 'sandcastle', 'beach-umbrella', 'seal']),
    stage: { water: 'sea', ground: 'sand' },
  },
  { ids: new Set(['flamingo', 'heron', 'frog']), stage: { water: 'lake' } },
  { ids: new Set(['tractor', 'scarecrow', 'barn']), stage: { ground: 'grass' } },
  { ids: new Set(['car', 'bus', 'truck', 'motorcycle', 'taxi', 'bicycle']), stage: { ground: 'road' } },
];

/** Completes a stage from what lives on it. */
export function impliedStage(
  named: NamedStage,
  { subjects, random }: { subjects: readonly Subject[]; random: Random },
): Stage {
  const isBare = named.backdrop === null && named.water === null && named.ground === null;
  const habitat =
    isBare && named.setting === null
      ? HABITATS.find(({ ids }) => subjects.some(({ id }) => ids.has(id)))?.stage
      : undefined;
  const setting = stillLife(named, subjects) ?? named.setting ?? impliedSetting(named, subjects);
  const needsWater =
    setting === 'landscape' &&
    subjects.some(({ domain, id }) => domain === 'water' || domain === 'sea' || id === 'bridge');
  // A city by itself is mirrored in its river.
  const isSkyline =
    setting === 'landscape' && named.backdrop === 'city' && named.ground === null && subjects.length === 0;
  const water =
    named.water ?? habitat?.water ?? (needsWater ? 'sea' : isSkyline && random.chance(0.75) ? 'lake' : null);
  const season = named.season ?? habitat?.season ?? null;
  const backdrop =
    named.backdrop ??
    habitat?.backdrop ??
    (setting === 'sky' ? 'none' : water === 'sea' ? 'isles' : openBackdrop(named, random));
  const ground = named.ground ?? habitat?.ground ?? impliedGround({ water, backdrop, setting });
  return { setting, backdrop, water, season, ground: season === 'winter' && ground === 'grass' ? 'snow' : ground };
}

/** Where only the ground is named, or nothing at all, the seed chooses what is behind it. */
function openBackdrop({ ground, water }: NamedStage, random: Random): Stage['backdrop'] {
  if (water !== null) return random.pick(['hills', 'hills', 'forest', 'mountains']);
  if (ground === null || ground === 'grass' || ground === 'flowers' || ground === 'path' || ground === 'road')
    return random.pick(['hills', 'hills', 'forest', 'mountains', 'plain', 'hills']);
  return ground === 'mars' || ground === 'sand' ? 'mesa' : 'hills';
}

/** Food and tableware on a table, without a room about them. */
function stillLife(named: NamedStage, subjects: readonly Subject[]): 'table' | null {
  if (named.setting !== null && named.setting !== 'table') return null;
  const furniture = subjects.filter(({ isIndoors }) => isIndoors);
  const hasThings = subjects.some(({ domain }) => domain === 'table');
  // Somebody at a table is in a room: on it a cup is as large as they are.
  const hasPeople = subjects.some(({ id }) => requireSubject(id).kind === 'people');
  return hasThings && !hasPeople && furniture.length === 1 && furniture[0]?.id === 'table' ? 'table' : null;
}

/** What stands in the open and on no table: somebody with a book under a tree is not at table. */
const isOfOpen = ({ id }: Subject): boolean => {
  const { kind } = requireSubject(id);
  return TREES.has(id) || kind === 'vehicles' || (kind === 'buildings' && id !== 'wall' && id !== 'street-lamp');
};

/** Leaves and acorns lie on a table, but not beside a squirrel. */
const isAlive = ({ id }: Subject): boolean => ['animals', 'people'].includes(requireSubject(id).kind);

/** A cat sits beside a cup on a table, and no fox does. */
const isLarge = (subject: Subject): boolean =>
  requireSubject(subject.id).kind === 'animals' && subject.heightShare > 0.16 && subject.domain === 'ground';

const TREES: ReadonlySet<string> = new Set(
  'acacia apple-tree birch cherry-tree dead-tree oak palm pine willow'.split(' '),
);

function impliedSetting(named: NamedStage, subjects: readonly Subject[]): Stage['setting'] {
  const has = (domain: Subject['domain']) => subjects.some((subject) => subject.domain === domain);
  const isOutside = named.backdrop !== null || named.water !== null || named.ground !== null;
  if (subjects.some(({ isIndoors, domain }) => isIndoors && domain !== 'table') && !isOutside) return 'room';
  const isForTable =
    subjects.some(
      (subject) =>
        subject.domain === 'table' && !(requireSubject(subject.id).kind === 'plants' && subjects.some(isAlive)),
    ) &&
    !subjects.some(isLarge) &&
    !subjects.some(({ id }) => requireSubject(id).kind === 'people');
  if (isForTable && !isOutside && !subjects.some(isOfOpen)) return 'table';
  // A named landscape stays one, whatever lives in the sea: a bear with a fish is at a river.
  if (has('sea') && !isOutside && !has('water')) return 'underwater';
  // A starfish on a beach is on the sand.
  if (subjects.some(({ isOnSeabed }) => isOnSeabed) && named.ground !== 'sand' && named.water === null)
    return 'underwater';
  if (
    has('space') &&
    !isOutside &&
    subjects.some(({ id }) => ['planet', 'comet', 'satellite', 'space-station', 'earth'].includes(id))
  )
    return 'space';
  return 'landscape';
}

function impliedGround({ water, backdrop, setting }: Pick<Stage, 'water' | 'backdrop' | 'setting'>): Stage['ground'] {
  if (setting === 'space') return 'moon';
  if (backdrop === 'forest') return 'forest-floor';
  if (backdrop === 'dunes') return 'dunes';
  if (backdrop === 'mesa') return 'sand';
  if (backdrop === 'icebergs') return 'snow';
  if (backdrop === 'city') return 'paving';
  return water === 'sea' ? 'rock' : 'grass';
}
