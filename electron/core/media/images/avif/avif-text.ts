import { type Box, boxesIn } from './avif-boxes.ts';

/** The type of our box (ISO/IEC 14496-12, 11.1): readers pass over types that they do not know. */
const OURS = Buffer.from('61746c69657200108000546578742e31', 'hex');

/**
 * An AVIF with a text under a keyword, or without (null), in a box behind all others: what is in the file says where its pixels are by
 * their place. Null for a file that is cut, or whose last box is open.
 */
export function withAvifText(image: Buffer, keyword: string, text: string | null): Buffer | null {
  const boxes = [...boxesIn(image)];
  const last = boxes.at(-1);
  if ((last?.end ?? 0) !== image.length) return null;
  // A box of size 0 goes on to the end of the file: one behind it would be a part of it.
  if (text !== null && last && image.readUInt32BE(last.at) === 0) return null;
  const kept = boxes.filter((box) => textIn(image, box, keyword) === null);
  return Buffer.concat([
    ...kept.map(({ at, end }) => image.subarray(at, end)),
    ...(text === null ? [] : [boxOf(Buffer.concat([OURS, Buffer.from(`${keyword}\0${text}`, 'utf8')]))]),
  ]);
}

/** The text under a keyword in an AVIF; null where there is none. Never throws. */
export function avifTextOf(image: Buffer, keyword: string): string | null {
  const texts = [...boxesIn(image)].map((box) => textIn(image, box, keyword));
  return texts.find((text) => text !== null) ?? null;
}

function textIn(image: Buffer, { name, start, end }: Box, keyword: string): string | null {
  if (name !== 'uuid' || end > image.length) return null;
  const data = image.subarray(start, end);
  if (!data.subarray(0, OURS.length).equals(OURS)) return null;
  const text = data.toString('utf8', OURS.length);
  return text.startsWith(`${keyword}\0`) ? text.slice(keyword.length + 1) : null;
}

function boxOf(data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + head.length, 0);
  head.write('uuid', 4, 'latin1');
  return Buffer.concat([head, data]);
}
