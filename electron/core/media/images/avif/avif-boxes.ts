/** A box of a file: `at` is where it begins, `start` and `end` are those of what it holds. */
export type Box = { name: string; at: number; start: number; end: number };

const BOX_HEAD_BYTES = 8;
/** The size of a box that says 1 follows in 8 bytes. */
const LARGE_HEAD_BYTES = 16;
/** Version and flags before what is in a full box. */
const FULL_BYTES = 4;
const BRANDS = ['avif', 'avis'];

/** Boxes one after another (ISO/IEC 14496-12, 4.2); the last may end behind the bytes that are there. Reads plain numbers only. */
export function* boxesIn(view: Buffer, from = 0, to = view.length): Generator<Box> {
  let at = from;
  while (at + BOX_HEAD_BYTES <= to) {
    const said = view.readUInt32BE(at);
    const isLarge = said === 1 && at + LARGE_HEAD_BYTES <= to;
    const size = isLarge ? Number(view.readBigUInt64BE(at + BOX_HEAD_BYTES)) : said === 0 ? to - at : said;
    const start = at + (isLarge ? LARGE_HEAD_BYTES : BOX_HEAD_BYTES);
    if (at + size < start) return;
    yield { name: view.toString('latin1', at + 4, at + 8), at, start, end: at + size };
    at += size;
  }
}

/** Whether the first bytes of a file are those of an AVIF. */
export function isAvif(view: Buffer): boolean {
  const [first] = boxesIn(view);
  if (first?.name !== 'ftyp') return false;
  const brands = view.toString('latin1', first.start, Math.min(first.end, view.length, 256));
  return BRANDS.some((brand) => brands.includes(brand));
}

/** The sides of an AVIF as it is shown, in pixels; null where its head is cut or says none. */
export function avifSize(view: Buffer): { widthPx: number; heightPx: number } | null {
  const properties = inside(view, ['meta', 'iprp', 'ipco']);
  if (!properties) return null;
  const all = [...boxesIn(view, properties.start, Math.min(properties.end, view.length))];
  // Of the tiles and the whole of a large image, the whole is the largest.
  const sizes = all.flatMap(({ name, start, end }) =>
    name === 'ispe' && start + FULL_BYTES + 8 <= Math.min(end, view.length)
      ? [{ widthPx: view.readUInt32BE(start + FULL_BYTES), heightPx: view.readUInt32BE(start + FULL_BYTES + 4) }]
      : [],
  );
  const [size] = sizes.toSorted((one, other) => other.widthPx * other.heightPx - one.widthPx * one.heightPx);
  if (!size) return null;
  const turn = all.find(({ name, start }) => name === 'irot' && start < view.length);
  const isOnItsSide = turn !== undefined && (view[turn.start] ?? 0) % 2 === 1;
  return isOnItsSide ? { widthPx: size.heightPx, heightPx: size.widthPx } : size;
}

/** The box at the end of a path of names. */
function inside(view: Buffer, names: readonly string[]): Box | null {
  let found: Box = { name: '', at: 0, start: 0, end: view.length };
  for (const name of names) {
    const from = found.name === 'meta' ? found.start + FULL_BYTES : found.start;
    const next = [...boxesIn(view, from, Math.min(found.end, view.length))].find((box) => box.name === name);
    if (!next) return null;
    found = next;
  }
  return found;
}
