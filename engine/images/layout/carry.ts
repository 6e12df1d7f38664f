import type { Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { carrierOf } from './carriers.ts';
import { fill } from './contents.ts';
import type { Layout, Placed } from './layout.ts';

/** Where something can be put on a subject, as a share of its height from its base. */
const TOPS: Readonly<Record<string, number>> = {
  table: 0.98,
  desk: 0.98,
  bench: 0.5,
  chair: 0.5,
  sofa: 0.52,
  bed: 0.5,
  rowboat: 0.3,
  piano: 1,
  fireplace: 1,
  bookshelf: 1,
  wall: 1,
  log: 0.88,
  fence: 0.96,
  barrel: 1,
};
const HIGH: ReadonlySet<string> = new Set(['kite', 'balloon-toy']);
const MOUNT_SEAT = 0.6;

/** Moves what is ridden on, worn, held or put on or in something to where it belongs: carriers first. */
export function carry(scene: Scene, layout: Layout): void {
  const settled = new Set<number>();
  const settle = (index: number): void => {
    if (settled.has(index)) return;
    settled.add(index);
    const carrier = carrierOf(scene.subjects, index)?.index ?? targetOf(scene, index);
    if (carrier >= 0) settle(carrier);
    move(scene, layout, index);
    fillAll(scene, layout, index);
  };
  scene.subjects.forEach((_, index) => settle(index));
  layout.placed = layout.placed.filter(({ subject }) => carrierOf(scene.subjects, subject)?.way !== 'worn');
  holdUmbrella(scene, layout);
  crossViaduct(layout);
}

function targetOf({ subjects }: Scene, index: number): number {
  const relation = subjects[index]!.relation;
  return relation && relation.kind !== 'holding' ? subjects.findIndex(({ id }) => id === relation.to) : -1;
}

const drawingsOf = ({ placed }: Layout, index: number): Placed[] => placed.filter(({ subject }) => subject === index);

function move(scene: Scene, layout: Layout, index: number): void {
  const carrier = carrierOf(scene.subjects, index);
  const { relation } = scene.subjects[index]!;
  const others = drawingsOf(layout, carrier?.index ?? targetOf(scene, index));
  if (others.length === 0) return;
  const own = drawingsOf(layout, index);
  if (carrier?.way === 'worn') return wear(own, others, scene.subjects[index]!.askedCount);
  own.forEach((placed, copy) => {
    const other = others[copy % others.length]!;
    if (carrier?.way === 'held') hold(placed, other);
    else if (carrier === null && relation) apply(relation.kind, placed, other);
  });
}

function apply(kind: NonNullable<Scene['subjects'][number]['relation']>['kind'], placed: Placed, other: Placed): void {
  const isPerson = requireSubject(placed.id).kind === 'people';
  const isAnimal = requireSubject(other.id).kind === 'animals';
  if (kind === 'riding' || (kind === 'on' && isPerson && isAnimal)) return mount(placed, other);
  const top = TOPS[other.id];
  if ((kind === 'on' || kind === 'in') && top !== undefined) putOn(placed, other, top);
}

/** Everybody wears it, unless a number says how many do. */
function wear(worn: readonly Placed[], wearers: readonly Placed[], asked: number | null): void {
  const one = worn[0]!;
  const count = asked !== null && asked > 1 ? asked : wearers.length;
  for (const wearer of wearers.slice(0, count)) wearer.worn.push({ id: one.id, colour: one.colour });
}

/** Puts everything that a subject holds into its drawings, by turns. */
function fillAll(scene: Scene, layout: Layout, index: number): void {
  const { room, id } = requireSubject(scene.subjects[index]!.id);
  if (!room) return;
  const isIn = (subject: number) => {
    const carrier = carrierOf(scene.subjects, subject);
    return carrier?.way === 'in' && scene.subjects[carrier.index]!.id === id;
  };
  const contents = layout.placed.filter(({ subject }) => isIn(subject));
  const holders = drawingsOf(layout, index);
  holders.forEach((holder, copy) => {
    const own = contents.filter((_, at) => at % holders.length === copy);
    if (own.length > 0) fill(holder, own, room);
  });
}

function mount(rider: Placed, animal: Placed): void {
  rider.height = Math.min(rider.height, animal.height * 0.74);
  rider.x = animal.x + (animal.isMirrored ? 1 : -1) * animal.height * 0.02;
  rider.baseY = animal.baseY - animal.height * (MOUNT_SEAT - 0.28);
  rider.depth = animal.depth + 0.002;
  attach(rider, animal);
  rider.isMirrored = animal.isMirrored;
  rider.pose = 'sitting';
}

function attach(placed: Placed, carrier: Placed): void {
  placed.groundY = carrier.groundY;
  placed.groundX = carrier.groundX;
  placed.isCarried = true;
  placed.isReflected = false;
  placed.order = carrier.order + 0.0005;
}

/** In the hand of people, who stretch it out; before the mouth of animals. */
function hold(thing: Placed, holder: Placed): void {
  const side = holder.isMirrored ? -1 : 1;
  const isHigh = HIGH.has(thing.id);
  const isUmbrella = thing.id === 'umbrella';
  const { isLong, width } = requireSubject(thing.id);
  const isPerson = requireSubject(holder.id).kind === 'people';
  const most = isHigh ? 0.9 : isUmbrella ? 0.78 : isLong ? 0.46 : 0.3;
  thing.height = isUmbrella
    ? holder.height * most
    : Math.min(thing.height, holder.height * most, (holder.height * 0.55 * 100) / width);
  const front = requireSubject(holder.id).width / 240;
  const reach = isHigh ? 0.3 : isUmbrella ? 0.1 : isPerson ? 0.24 : front;
  thing.x = holder.x + side * holder.height * reach;
  const rise = isHigh ? 0.62 : isUmbrella ? 0.44 : isPerson ? 0.5 : 0.1;
  thing.baseY = holder.baseY - holder.height * rise;
  thing.depth = holder.depth + 0.002;
  attach(thing, holder);
  thing.turn = 0;
  thing.isMirrored = holder.isMirrored;
  if (isPerson && !isUmbrella && (holder.pose === null || holder.pose === 'playing')) holder.pose = 'holding';
}

function putOn(placed: Placed, other: Placed, top: number): void {
  const baseY = other.baseY - other.height * top;
  // On a high shelf it ends below the edge of the picture.
  placed.height = Math.min(placed.height, other.height * 0.9, Math.max(other.height * 0.1, baseY * 0.94));
  placed.x = other.x + (placed.x - other.x) * 0.12;
  placed.baseY = baseY;
  placed.depth = other.depth + 0.002;
  attach(placed, other);
}

const VIADUCT_TOP = 0.72;

/** A train with a viaduct runs on it. */
function crossViaduct({ placed, view }: Layout): void {
  const viaduct = placed.find(({ id }) => id === 'viaduct');
  const train = placed.find(({ id }) => id === 'train');
  if (!viaduct || !train) return;
  train.height = viaduct.height * 0.32;
  train.x = view.width * (0.5 + view.side * 0.06);
  train.baseY = viaduct.baseY - viaduct.height * VIADUCT_TOP;
  train.depth = viaduct.depth;
  attach(train, viaduct);
}

/** An umbrella with somebody in the picture is theirs, whatever the prompt's words between them. */
function holdUmbrella(scene: Scene, { placed }: Layout): void {
  const umbrella = placed.find(({ id, isCarried }) => id === 'umbrella' && !isCarried);
  const holder = placed.find(({ id }) => requireSubject(id).kind === 'people');
  if (umbrella && holder && scene.setting !== 'room') hold(umbrella, holder);
}
