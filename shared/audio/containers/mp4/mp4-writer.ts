import { asciiBytes } from '../../byte-source.ts';
import { makeBox, words } from './mp4-boxes.ts';

/** Everything about a sound track but its data. Durations are in units of `timescale`. */
export type Mp4SoundTrack = {
  /** Body of the `stsd` box. */
  sampleDescription: Uint8Array;
  timescale: number;
  sizes: ArrayLike<number>;
  durations: ArrayLike<number>;
  /** Absolute offsets of chunks, and how many packets each chunk but the last holds. */
  chunkOffsets: ArrayLike<number>;
  packetsPerChunk: number;
  /** What to leave out at the start and how much to play; null plays everything. */
  edit: { skip: number; play: number } | null;
};

const MATRIX = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** The file type box that a sound-only MP4 begins with. */
export const MP4_FILE_TYPE = makeBox('ftyp', asciiBytes('M4A '), words(0), asciiBytes('M4A mp42isom'));

/** The `moov` box of a file with one sound track. */
export function mp4Movie(track: Mp4SoundTrack): Uint8Array {
  const { timescale, edit } = track;
  const duration = sum(track.durations);
  const played = edit?.play ?? duration;
  const rateAndVolume = new Uint8Array([0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const movieHeader = makeBox('mvhd', longHeader(timescale, played), rateAndVolume, MATRIX, words(0, 0, 0, 0, 0, 0, 2));
  const trackHeader = makeBox('tkhd', trackTimes(played), words(0, 0, 0, 0x01000000), MATRIX, words(0, 0));
  const mediaHeader = makeBox('mdhd', longHeader(timescale, duration), words(0x55c40000));
  const handler = makeBox('hdlr', words(0, 0), asciiBytes('soun'), words(0, 0, 0), new Uint8Array(1));
  const dataInformation = makeBox('dinf', makeBox('dref', words(0, 1), makeBox('url ', words(1))));
  const media = makeBox('minf', makeBox('smhd', words(0, 0)), dataInformation, sampleTable(track));
  const edits = edit
    ? [makeBox('edts', makeBox('elst', words(0x01000000, 1, ...long(edit.play), ...long(edit.skip), 0x10000)))]
    : [];
  return makeBox(
    'moov',
    movieHeader,
    makeBox('trak', trackHeader, ...edits, makeBox('mdia', mediaHeader, handler, media)),
  );
}

function sampleTable(track: Mp4SoundTrack): Uint8Array {
  const { sizes, chunkOffsets, packetsPerChunk } = track;
  const rest = sizes.length % packetsPerChunk;
  const runs = [1, packetsPerChunk, 1, ...(rest > 0 && chunkOffsets.length > 1 ? [chunkOffsets.length, rest, 1] : [])];
  if (chunkOffsets.length === 1) runs[1] = sizes.length;
  const offsets = Array.from(chunkOffsets).flatMap(long);
  return makeBox(
    'stbl',
    makeBox('stsd', track.sampleDescription),
    makeBox('stts', timeToSample(track.durations)),
    makeBox('stsc', words(0, runs.length / 3, ...runs)),
    makeBox('stsz', words(0, 0, sizes.length), wordsOf(sizes)),
    makeBox('co64', words(0, chunkOffsets.length), wordsOf(offsets)),
  );
}

function timeToSample(durations: ArrayLike<number>): Uint8Array {
  const runs: number[] = [];
  for (let index = 0; index < durations.length;) {
    let end = index;
    while (end < durations.length && durations[end] === durations[index]) end += 1;
    runs.push(end - index, durations[index] ?? 0);
    index = end;
  }
  const head = words(0, runs.length / 2);
  const table = new Uint8Array(head.length + runs.length * 4);
  table.set(head);
  table.set(wordsOf(runs), head.length);
  return table;
}

/** Like `words`, for lists too long to be spread. */
function wordsOf(values: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < values.length; index += 1) view.setUint32(index * 4, (values[index] ?? 0) >>> 0);
  return bytes;
}

const long = (value: number): [number, number] => [Math.floor(value / 2 ** 32), value >>> 0];
const longHeader = (timescale: number, duration: number) => words(0x01000000, 0, 0, 0, 0, timescale, ...long(duration));
const trackTimes = (duration: number) => words(0x01000007, 0, 0, 0, 0, 1, 0, ...long(duration));

function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += values[index] ?? 0;
  return total;
}
