import type { Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { carrierOf } from './carriers.ts';
import { fill } from './contents.ts';
import type { Layout, Placed } from './layout.ts';
import { attach, putBy } from './put-on.ts';

/** What gives way to a hand that is stretched out with something in it. */
const SWAYED: ReadonlySet<string> = new Set(['playing', 'eating', 'drinking']);
/** Held before the body. */
const LARGE_HELD: ReadonlySet<string> = new Set(['guitar', 'shield', 'saxophone', 'racket', 'axe']);
/** These hang from the hand. */
const HANGING: ReadonlySet<string> = new Set(
  'handbag suitcase bucket basket backpack lantern watering-can toolbox kettle lunch-box cage'.split(' '),
);
const HIGH: ReadonlySet<string> = new Set(['kite', 'balloon-toy']);

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
    if (carrier?.way === 'held') hold(placed, other, handOf(scene, index, Math.floor(copy / others.length)));
    else if (carrier === null && relation) putBy(relation.kind, placed, other);
  });
  if (carrier === null && relation?.kind === 'on') spreadOn(own, others);
}

/** Several on one thing sit side by side on it. */
function spreadOn(own: readonly Placed[], others: readonly Placed[]): void {
  const each = Math.ceil(own.length / others.length);
  if (each < 2) return;
  own.forEach((placed, copy) => {
    const other = others[copy % others.length]!;
    if (!placed.isCarried || requireSubject(other.id).kind === 'people') return;
    const wide = (other.height * requireSubject(other.id).width) / 100;
    const step = (wide * 0.9) / each;
    placed.height = Math.min(placed.height, (step * 115) / requireSubject(placed.id).width);
    placed.x = other.x + (Math.floor(copy / others.length) - (each - 1) / 2) * step;
  });
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

/** The first thing is in the hand that is stretched out before somebody, the second in the other one. */
function handOf(scene: Scene, index: number, round: number): 'near' | 'far' {
  const { relation } = scene.subjects[index]!;
  const holder = scene.subjects.find(({ id }) => id === relation?.to);
  const isSecond = relation?.kind === 'in' && holder?.relation?.kind === 'holding';
  return (round % 2 === 1) !== isSecond ? 'far' : 'near';
}

/** Held in one hand, and no larger than what one eats. */
const isCup = (id: string): boolean =>
  requireSubject(id).room?.way !== 'flat' && (id === 'teacup' || requireSubject(id).kind === 'tableware');

/** What is held with both hands, or before the body. */
const isWideHeld = (id: string): boolean =>
  LARGE_HELD.has(id) || requireSubject(id).room?.way === 'flat' || requireSubject(id).kind === 'clothes';

/** In the hand of people, who stretch it out; before the mouth of animals. */
function hold(thing: Placed, holder: Placed, hand: 'near' | 'far' = 'near'): void {
  const isPerson = requireSubject(holder.id).kind === 'people';
  const isFar = hand === 'far' && isPerson;
  const side = (holder.isMirrored ? -1 : 1) * (isFar ? -1 : 1);
  const isHigh = HIGH.has(thing.id);
  const isUmbrella = thing.id === 'umbrella';
  const { isLong, width, kind } = requireSubject(thing.id);
  const most = isHigh
    ? 0.9
    : isUmbrella
      ? 0.78
      : isLong
        ? 0.46
        : kind === 'food' || isCup(thing.id)
          ? 0.2
          : LARGE_HELD.has(thing.id)
            ? 0.46
            : 0.3;
  thing.height = isUmbrella
    ? holder.height * most
    : Math.min(
        thing.height,
        holder.height * most,
        (holder.height * (holder.pose === 'reading' ? 0.3 : isWideHeld(thing.id) ? 0.55 : 0.32) * 100) / width,
      );
  const front = requireSubject(holder.id).width / 240;
  const isPosed = requireSubject(holder.id).head === 'posed';
  const reach = isHigh ? 0.3 : isUmbrella ? 0.1 : isPerson ? (isPosed ? 0.24 : front * 1.3) : front;
  thing.x = holder.x + side * holder.height * reach;
  const rise = holder.isBust
    ? 0.03
    : holder.pose === 'reading' || holder.pose === 'sitting'
      ? 0.33
      : isHigh
        ? 0.62
        : isUmbrella
          ? 0.44
          : isPerson
            ? isPosed
              ? 0.5
              : 0.34
            : 0.1;
  thing.baseY = holder.baseY - holder.height * rise;
  if (isPerson && HANGING.has(thing.id)) thing.baseY += thing.height * 0.9;
  thing.depth = holder.depth + 0.002;
  attach(thing, holder);
  thing.turn = 0;
  thing.isMirrored = holder.isMirrored;
  if (isPerson && !isUmbrella && (holder.pose === null || SWAYED.has(holder.pose) || isFar))
    holder.pose = isFar ? 'carrying' : 'holding';
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
