import { createRandom } from '../drawing/random.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import type { Room } from '../subjects/subject.ts';
import { liesDown } from './carriers.ts';
import type { Placed } from './layout.ts';

/** What is next in depth is drawn this much later. */
const NEXT = 0.000_001;
const LIVING: ReadonlySet<string> = new Set(['animals', 'people']);

type Content = { placed: Placed; height: number; width: number };

/** Puts things into or on what has room for them. */
export function fill(outer: Placed, contents: readonly Placed[], room: Room): void {
  const own = requireSubject(outer.id).heightShare;
  outer.isFilled = true;
  const aside = ((outer.isMirrored ? -1 : 1) * (room.x ?? 0) * outer.height) / 100;
  const holder = { ...outer, x: outer.x + aside };
  const sized = contents.map((placed): Content => {
    const { heightShare, width } = requireSubject(placed.id);
    Object.assign(placed, { depth: holder.depth, groundY: holder.groundY, groundX: holder.groundX });
    Object.assign(placed, { isCarried: true, isReflected: false, turn: 0 });
    return { placed, width: width / 100, height: (heightShare / own) * holder.height };
  });
  const isLong = (one: Content) => requireSubject(one.placed.id).isLong ?? false;
  if (room.way === 'glass' && !sized.some(isLong)) return enclose(holder, sized, room);
  if (room.way === 'flat') return setOnTop(holder, sized, room);
  const standing = sized.filter(isLong);
  if (standing.length > 0) stand(holder, standing, room);
  const heaped = sized.filter((one) => !isLong(one));
  if (heaped.length > 0) heap(holder, heaped, room);
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const order = (holder: Placed, index: number): number => holder.order - 0.0004 + index * NEXT;

/** Stems in a vase, pencils in a cup: a fan, the outer ones leaning out. */
function stand(holder: Placed, contents: readonly Content[], { y, halfWidth, way, height = 0 }: Room): void {
  const unit = holder.height / 100;
  const isGlass = way === 'glass';
  const mouth = (isGlass ? y + height : y) * unit;
  const count = contents.length;
  const spread = Math.min(0.62, 0.11 * (count - 1));
  contents.forEach(({ placed, height }, index) => {
    const random = createRandom(`${placed.seed}:stand`);
    const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    const isPlant = requireSubject(placed.id).kind === 'plants';
    const least = isPlant ? holder.height * 0.9 : holder.height * 0.6;
    placed.height = clamp(height, least, holder.height * 1.15) * (index % 2 ? 0.9 : 1.02) * random.range(0.96, 1.04);
    placed.x = holder.x + share * halfWidth * 0.62 * unit;
    // Through glass one sees them down to their ends.
    const sunk = isGlass ? mouth - y * unit : Math.min(mouth * 0.75, placed.height * 0.34);
    if (isGlass) placed.height += mouth * 0.4;
    placed.baseY = holder.baseY - mouth + sunk;
    placed.x -= isGlass ? share * halfWidth * 0.2 * unit : 0;
    placed.turn = (share * spread + random.range(-0.03, 0.03)) * (isGlass ? 0.62 : 1);
    placed.order = order(holder, index % 2 ? index + count : index);
  });
}

/** Apples in a basket: rows that grow narrower, the lowest half behind the rim. */
function heap(holder: Placed, contents: readonly Content[], { y, halfWidth, height }: Room): void {
  const unit = holder.height / 100;
  const wide = halfWidth * 2 * unit;
  const mean = contents.reduce((sum, { width }) => sum + width, 0) / contents.length;
  const natural = contents.reduce((sum, { height }) => sum + height, 0) / contents.length;
  const columns = isOneRow(contents, height) ? contents.length : Math.max(2, Math.ceil(contents.length * 0.6));
  const isAlive = contents.some(({ placed }) => LIVING.has(requireSubject(placed.id).kind));
  const fit = (wide * 1.12) / (mean * (1 + (Math.min(contents.length, columns) - 1) * (isAlive ? 0.5 : 0.8)));
  const high = Math.min(clamp(natural, holder.height * 0.3, holder.height * 1.1), fit);
  const rows = isOneRow(contents, height) ? [contents.length] : rowsOf(contents.length, high * mean, wide);
  const sunk = height !== undefined && height < 40 ? 0.24 : isAlive ? 0.34 : 0.42;
  let next = 0;
  rows.forEach((count, row) => {
    for (let column = 0; column < count; column++) {
      const { placed, width } = contents[next++]!;
      const random = createRandom(`${placed.seed}:heap`);
      const step = Math.min(wide / rows[0]!, high * mean * 0.9);
      placed.height = Math.min(high * random.range(0.94, 1.06), (wide * 1.15) / width);
      placed.x = holder.x + (column - (count - 1) / 2) * step + random.range(-0.05, 0.05) * step;
      const hidden = placed.pose === 'sleeping' || placed.pose === 'lying' ? 0.06 : sunk;
      placed.baseY = holder.baseY - y * unit + placed.height * hidden - row * high * 0.56;
      // A puppy lies before its blanket.
      const isBefore = LIVING.has(requireSubject(placed.id).kind) ? 80 : 0;
      placed.order = order(holder, (rows.length - row) * 20 + column + isBefore);
    }
  });
}

/** Animals are not piled up, nor what lies in something shallow. */
const isOneRow = (contents: readonly Content[], height: number | undefined): boolean =>
  (height !== undefined && height < 40) || contents.some(({ placed }) => LIVING.has(requireSubject(placed.id).kind));

/** How many are in each row, from the lowest. */
function rowsOf(count: number, wide: number, room: number): number[] {
  const most = Math.max(1, Math.round(room / (wide * 0.82)));
  const rows: number[] = [];
  for (let left = count, row = 0; left > 0; row++) {
    const taken = Math.min(left, Math.max(1, most - row));
    rows.push(taken);
    left -= taken;
  }
  return rows;
}

/** Seen through glass: on its floor, in rows; what swims is in the middle of it. */
function enclose(holder: Placed, contents: readonly Content[], { y, halfWidth, height = 50 }: Room): void {
  const unit = holder.height / 100;
  const wide = halfWidth * 2 * unit;
  const widest = Math.max(...contents.map(({ width }) => width));
  const count = contents.length;
  const columns = Math.max(1, Math.min(count, Math.ceil(Math.sqrt((count * wide) / (height * unit * widest)))));
  const rows = Math.ceil(count / columns);
  const high = Math.min((height * unit * (rows === 1 ? 0.86 : 1.15)) / rows, (wide * 1.06) / (columns * widest));
  contents.forEach(({ placed }, index) => {
    const random = createRandom(`${placed.seed}:enclose`);
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const swims = requireSubject(placed.id).domain === 'sea';
    placed.height = high * (swims ? 0.82 : random.range(0.95, 1.04));
    placed.x = holder.x + ((index % columns) - (inRow - 1) / 2) * (wide / columns) * (swims ? 0.86 : 0.94);
    const rise = swims ? height * unit * (0.24 + 0.2 * (index % 2)) : row * high * 0.78;
    placed.baseY = holder.baseY - y * unit - rise;
    placed.order = order(holder, index);
  });
}

/** Knives on a board lie there, aslant. */
function lay(placed: Placed, { most, share }: { most: number; share: number }): void {
  placed.turn = (share < 0 ? -1 : 1) * createRandom(`${placed.seed}:lie`).range(1.05, 1.25);
  placed.height = Math.min(placed.height * 1.2, most);
  placed.x -= (Math.sin(placed.turn) * placed.height) / 2;
}

/** Candles on a cake, food on a plate: side by side, in two rows where they are many. */
function setOnTop(holder: Placed, contents: readonly Content[], { y, halfWidth, height = 50 }: Room): void {
  const unit = holder.height / 100;
  const count = contents.length;
  const rows = count > 6 ? 2 : 1;
  const most = Math.ceil(count / rows);
  const widest = Math.max(...contents.map(({ width }) => width));
  const fit = (halfWidth * 2.1 * unit) / (widest * (1 + (most - 1) * 0.72));
  contents.forEach(({ placed, height: natural }, index) => {
    const row = rows === 1 ? 1 : Math.floor(index / most);
    const inRow = rows === 2 && row === 1 ? count - most : Math.min(most, count);
    const share = inRow === 1 ? 0 : ((index % most) / (inRow - 1)) * 2 - 1;
    const isAlone = count === 1;
    placed.height = Math.min(natural, height * unit, isAlone ? fit * 1.05 : Math.max(fit, height * unit * 0.5));
    const reach = Math.max(0, halfWidth * unit - (placed.height * widest) / 2.6);
    placed.x = holder.x + share * reach * (rows === 2 && row === 1 ? 0.9 : 1);
    // On an ellipse: those in the middle of the front row are nearer.
    const bow = 0.045 * holder.height * (rows === 2 && row === 0 ? -0.5 : 1 - share * share * 0.7);
    placed.baseY = holder.baseY - y * unit + bow;
    placed.order = holder.order + 0.0006 + (row * 20 + index) * NEXT;
    if (liesDown(placed.id)) lay(placed, { most: halfWidth * 1.1 * unit, share });
  });
}
