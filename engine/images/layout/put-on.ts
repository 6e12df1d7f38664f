import type { Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import type { Placed } from './layout.ts';

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
  fridge: 0.985,
  books: 0.98,
  bookshelf: 0.99,
  swing: 0.16,
  skateboard: 0.84,
  sledge: 0.5,
  stone: 0.84,
  ball: 0.97,
  'hay-bale': 0.92,
  car: 0.92,
  motorcycle: 0.6,
  bicycle: 0.62,
  wall: 1,
  log: 0.88,
  fence: 0.96,
  barrel: 1,
  throne: 0.36,
  podium: 0.86,
  'lily-pad': 0.34,
  'yoga-mat': 0.45,
};
/** Vehicles that one sits on. */
const RIDDEN: ReadonlySet<string> = new Set(['bicycle', 'motorcycle']);
const MOUNT_SEAT = 0.6;
/** Of vehicles that one sits on: how high their riders are beside them, and where the saddle is. */
const RIDER = { height: 1.5, saddle: 0.84 };
/** What one stands on with both feet: how wide it is beside somebody as high as 1. */
const BOARDS: Readonly<Record<string, number>> = { skateboard: 0.6, 'yoga-mat': 1 };

/** Moves a drawing to where its relation to another one says: onto a back, a shoulder or a top. */
export function putBy(
  kind: NonNullable<Scene['subjects'][number]['relation']>['kind'],
  placed: Placed,
  other: Placed,
): void {
  const isPerson = requireSubject(placed.id).kind === 'people';
  const { kind: kindOfOther } = requireSubject(other.id);
  const isRidden = kindOfOther === 'animals' || RIDDEN.has(other.id);
  if (kind === 'riding' || (kind === 'on' && isPerson && isRidden)) return mount(placed, other);
  if (kind === 'on' && kindOfOther === 'people') return perch(placed, other);
  if ((kind === 'under' || kind === 'behind') && kindOfOther === 'plants') return standBy(placed, other, kind);
  if (kind === 'over') return leapOver(placed, other);
  const board = BOARDS[other.id];
  if (isPerson && kind === 'on' && board !== undefined)
    other.height = Math.max(other.height, (placed.height * board * 100) / requireSubject(other.id).width);
  if (isPerson && kind === 'on' && isStool(other.id)) return sitOnTop(placed, other);
  const top = TOPS[other.id] ?? (kind === 'on' ? topOf(placed, other) : undefined);
  if ((kind === 'on' || kind === 'in') && top !== undefined) putOn(placed, other, top);
}

/** What only somebody tiny sits on, or what is as large as in a tale. */
const STOOLS: ReadonlySet<string> = new Set(
  'mushroom pumpkin books book teacup moon-shape star-shape cloud-shape planet leaf flower-pot snow-globe gift'.split(
    ' ',
  ),
);
const isStool = (id: string): boolean => STOOLS.has(id) || requireSubject(id).kind === 'food';

function sitOnTop(placed: Placed, other: Placed): void {
  placed.height = Math.min(placed.height, other.height * 0.95);
  placed.x = other.x;
  placed.baseY = other.baseY - other.height * 0.88;
  placed.depth = other.depth + 0.002;
  attach(placed, other);
  if (!requireSubject(placed.id).hasBust) return;
  placed.pose = 'sitting';
  placed.baseY += placed.height * 0.2;
}

/** In the air above it, where it is no higher than one may leap. */
function leapOver(placed: Placed, other: Placed): void {
  other.height = Math.min(other.height, placed.height * 0.8);
  placed.x = other.x;
  placed.baseY = other.baseY - other.height * 0.95;
  placed.groundX = other.x;
  placed.groundY = other.groundY;
  placed.depth = other.depth;
  placed.order = other.order + 0.0005;
}

/** Under its leaves, before the stem, or half hidden by it. */
function standBy(placed: Placed, other: Placed, kind: 'under' | 'behind'): void {
  // Of two under one tree each has a side.
  const side = (kind === 'under' ? placed.subject % 2 === 0 : placed.x < other.x) ? -1 : 1;
  const { width } = requireSubject(placed.id);
  placed.height = Math.min(placed.height, other.height * 0.6);
  const away = kind === 'under' ? other.height * 0.14 : (placed.height * width) / 330;
  placed.x = other.x + side * away;
  placed.baseY = other.baseY + (kind === 'under' ? other.height * 0.03 : -other.height * 0.015);
  placed.groundY = other.groundY;
  placed.groundX = other.groundX;
  placed.depth = other.depth;
  placed.order = other.order + (kind === 'under' ? 0.0005 : -0.0005);
}

/** On a shoulder, or on the head of who has none. */
function perch(placed: Placed, other: Placed): void {
  const side = other.isMirrored ? 1 : -1;
  placed.height = Math.min(placed.height, other.height * 0.26);
  placed.x = other.x + side * other.height * 0.075;
  placed.baseY = other.baseY - other.height * (other.isBust ? 0.32 : 0.72);
  placed.depth = other.depth + 0.002;
  attach(placed, other);
}

/** How high the tops of kinds are of which nothing else is known. */
const KINDS_OF_TOPS: Partial<Record<string, number>> = {
  animals: 0.8,
  furniture: 0.97,
  things: 0.96,
  food: 0.94,
  tableware: 0.9,
  hobbies: 0.95,
  clothes: 0.9,
  buildings: 0.9,
  vehicles: 0.86,
  plants: 0.86,
};
/** As high as a turtle is the house on it at most, and as a house the cat. */
const LARGEST_ON_TOP = 0.9;

/** How high who lies is, as a share of their height as they stand. */
const TOP_OF_LYING = 0.4;

/** What is long and low carries what is higher than it: a bench, a skateboard. */
const extentOf = ({ id, height }: Placed): number => Math.max(height, (height * requireSubject(id).width) / 145);

/** The top of what something is put on that has no place for it; none where it would be too large to be there. */
function topOf(placed: Placed, other: Placed): number | undefined {
  const { kind, domain, head } = requireSubject(other.id);
  const isFirm =
    domain !== 'air' &&
    domain !== 'space' &&
    domain !== 'span' &&
    domain !== 'wall' &&
    requireSubject(placed.id).kind !== 'people';
  if (!isFirm || !isLiftable(placed.id)) return undefined;
  placed.height = Math.min(placed.height, extentOf(other) * LARGEST_ON_TOP);
  if (other.pose === 'lying' || other.pose === 'sleeping') return TOP_OF_LYING;
  // What is built for it holds on by its back, and a cat sits: only its head is at the top.
  return head !== undefined && head !== 'posed' ? -head[1] / 100 + head[2] / 130 : KINDS_OF_TOPS[kind];
}

/** Trees, ships and people stand where they stand. */
function isLiftable(id: string): boolean {
  const { kind, domain } = requireSubject(id);
  return (
    (kind !== 'plants' || domain === 'table') &&
    kind !== 'vehicles' &&
    kind !== 'people' &&
    domain !== 'span' &&
    domain !== 'wall'
  );
}

function mount(rider: Placed, animal: Placed): void {
  const isVehicle = RIDDEN.has(animal.id);
  rider.height = isVehicle ? animal.height * RIDER.height : Math.min(rider.height, animal.height * 0.74);
  rider.x = animal.x + (animal.isMirrored ? 1 : -1) * animal.height * 0.02;
  rider.baseY = isVehicle
    ? animal.baseY - animal.height * RIDER.saddle + rider.height * 0.2
    : animal.baseY - animal.height * (MOUNT_SEAT - 0.28);
  rider.depth = animal.depth + 0.002;
  attach(rider, animal);
  rider.isMirrored = animal.isMirrored;
  rider.pose = 'sitting';
}

/** What is carried stands where its carrier does. */
export function attach(placed: Placed, carrier: Placed): void {
  placed.groundY = carrier.groundY;
  placed.groundX = carrier.groundX;
  placed.isCarried = true;
  placed.isReflected = false;
  placed.order = carrier.order + 0.0005;
}

/** As high as a bench is somebody on it at most, before they sit down. */
const HIGHEST_SITTER = 2.1;
const SEATS: ReadonlySet<string> = new Set(
  'bench chair sofa armchair bed swing fence wall log stone hay-bale barrel rowboat rocking-chair throne'.split(' '),
);
const SITTING: ReadonlySet<string> = new Set(['sitting', 'reading', 'eating', 'fishing']);

/** Tops with room for several things. */
const LONG_TOPS: ReadonlySet<string> = new Set([
  'table',
  'bench',
  'sofa',
  'bed',
  'piano',
  'fireplace',
  'wall',
  'fence',
]);

function putOn(placed: Placed, other: Placed, top: number): void {
  const baseY = other.baseY - other.height * top;
  // On a high shelf it ends below the edge of the picture.
  const isPerson = requireSubject(placed.id).kind === 'people';
  const isOnBoard = isPerson && BOARDS[other.id] !== undefined;
  const most = isOnBoard ? placed.height : isPerson ? other.height * HIGHEST_SITTER : extentOf(other) * LARGEST_ON_TOP;
  placed.height = Math.min(placed.height, most, Math.max(other.height * 0.1, baseY * 0.94));
  // Several things on a table lie side by side.
  const reach = (other.height * requireSubject(other.id).width * (LONG_TOPS.has(other.id) ? 0.34 : 0.06)) / 100;
  placed.x = other.x + Math.max(-reach, Math.min(reach, (placed.x - other.x) * (LONG_TOPS.has(other.id) ? 0.5 : 0.12)));
  placed.baseY = baseY;
  placed.depth = other.depth + 0.002;
  attach(placed, other);
  if (!isPerson || !SEATS.has(other.id) || !requireSubject(placed.id).hasBust) return;
  if (placed.pose === null || placed.pose === 'standing' || placed.pose === 'playing') placed.pose = 'sitting';
  // Hips on the seat, feet below it.
  if (SITTING.has(placed.pose)) placed.baseY += placed.height * 0.2;
}
