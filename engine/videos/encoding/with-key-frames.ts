import { mp4Box } from '../../../shared/audio/containers/mp4/mp4-boxes.ts';

/** Boxes from the file to the tables of its only track. */
const PATH = ['moov', 'trak', 'mdia', 'minf', 'stbl'] as const;
const HEADER_BYTES = 8;
/** Header, version and flags, number of entries. */
const TABLE_HEAD_BYTES = 16;

/**
 * Adds the table of key frames (`stss`), which the muxer leaves out: without it players take every frame for one, seek into
 * pictures that they cannot decode, and show an earlier one. The first of every `groupFrames` is a key frame.
 */
export function withKeyFrames(
  clip: Uint8Array,
  { frames, groupFrames }: { frames: number; groupFrames: number },
): Uint8Array {
  const boxes = PATH.map((_, depth) => placeOf(clip, PATH.slice(0, depth + 1)));
  const tables = boxes.at(-1);
  // What is added before the frames would move them away from where the tables say they are.
  if (!tables || placeOf(clip, ['mdat']).start > tables.start) throw new Error('The frames are behind their tables.');
  const added = keyFrameTable(Math.ceil(frames / groupFrames), groupFrames);
  const whole = new Uint8Array(clip.length + added.length);
  whole.set(clip.subarray(0, tables.end));
  whole.set(added, tables.end);
  whole.set(clip.subarray(tables.end), tables.end + added.length);
  const sizes = new DataView(whole.buffer);
  for (const { start } of boxes) sizes.setUint32(start, sizes.getUint32(start) + added.length);
  return whole;
}

function placeOf(clip: Uint8Array, path: readonly string[]): { start: number; end: number } {
  const body = mp4Box(clip, ...path);
  if (!body) throw new Error(`The clip has no ${path.join('/')}.`);
  const start = body.byteOffset - clip.byteOffset;
  return { start: start - HEADER_BYTES, end: start + body.length };
}

function keyFrameTable(count: number, groupFrames: number): Uint8Array {
  const bytes = new Uint8Array(TABLE_HEAD_BYTES + count * 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, bytes.length);
  bytes.set(new TextEncoder().encode('stss'), 4);
  view.setUint32(12, count);
  for (let group = 0; group < count; group += 1) view.setUint32(TABLE_HEAD_BYTES + group * 4, group * groupFrames + 1);
  return bytes;
}
