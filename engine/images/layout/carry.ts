import type { Scene, SceneSubject } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
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
const HELD = new Set(['umbrella', 'lantern', 'balloon-toy', 'kite', 'flag', 'book', 'guitar', 'violin', 'sword']);
const MOUNT_SEAT = 0.6;

/** Moves what is ridden on, held or put on something to where it belongs. */
export function carry(scene: Scene, layout: Layout): void {
  scene.subjects.forEach((subject, index) => {
    const { relation } = subject;
    if (!relation) return;
    const others = layout.placed.filter(({ id }) => id === relation.to);
    layout.placed
      .filter((placed) => placed.subject === index)
      .forEach((placed, copy) => {
        const other = others[copy % Math.max(1, others.length)];
        if (other && other !== placed) apply(relation.kind, placed, other);
      });
  });
  holdUmbrella(scene, layout);
  crossViaduct(layout);
}

function apply(kind: NonNullable<SceneSubject['relation']>['kind'], placed: Placed, other: Placed): void {
  const isPerson = requireSubject(placed.id).kind === 'people';
  const isAnimal = requireSubject(other.id).kind === 'animals';
  if (kind === 'riding' || (kind === 'on' && isPerson && isAnimal)) return mount(placed, other);
  if (kind === 'holding' && HELD.has(other.id)) return hold(other, placed);
  const top = TOPS[other.id];
  if ((kind === 'on' || kind === 'in') && top !== undefined) putOn(placed, other, top);
}

function mount(rider: Placed, animal: Placed): void {
  rider.height = Math.min(rider.height, animal.height * 0.74);
  rider.x = animal.x + (animal.isMirrored ? 1 : -1) * animal.height * 0.02;
  rider.baseY = animal.baseY - animal.height * (MOUNT_SEAT - 0.28);
  rider.depth = animal.depth + 0.002;
  rider.groundY = animal.groundY;
  rider.isMirrored = animal.isMirrored;
  rider.pose = 'sitting';
  rider.isCarried = true;
}

function hold(thing: Placed, holder: Placed): void {
  const side = holder.isMirrored ? -1 : 1;
  const isHigh = thing.id === 'kite' || thing.id === 'balloon-toy';
  thing.height = Math.min(thing.height, holder.height * (isHigh ? 0.9 : thing.id === 'umbrella' ? 0.78 : 0.4));
  thing.x = holder.x + side * holder.height * (isHigh ? 0.3 : thing.id === 'umbrella' ? 0.1 : 0.14);
  thing.baseY = holder.baseY - holder.height * (isHigh ? 0.75 : 0.44);
  thing.depth = holder.depth + 0.002;
  thing.groundY = holder.groundY;
  thing.isMirrored = holder.isMirrored;
  thing.isCarried = true;
}

function putOn(placed: Placed, other: Placed, top: number): void {
  placed.height = Math.min(placed.height, other.height * 0.9);
  placed.x = other.x + (placed.x - other.x) * 0.12;
  placed.baseY = other.baseY - other.height * top;
  placed.depth = other.depth + 0.002;
  placed.groundY = other.groundY;
  placed.isCarried = true;
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
  train.groundY = viaduct.groundY;
  train.isCarried = true;
}

/** An umbrella with somebody in the picture is theirs, whatever the prompt's words between them. */
function holdUmbrella(scene: Scene, { placed }: Layout): void {
  const umbrella = placed.find(({ id, isCarried }) => id === 'umbrella' && !isCarried);
  const holder = placed.find(({ id }) => requireSubject(id).kind === 'people');
  if (umbrella && holder && scene.setting !== 'room') hold(umbrella, holder);
}
