import { asciiBytes, joinBytes } from '../../../../../shared/audio/byte-source.ts';
import { makeBox, words } from '../../../../../shared/audio/containers/mp4/mp4-boxes.ts';

/** What a test clip says of itself. `isMovieFirst`: the movie box comes before the frames, as streamed files have it. */
export type SmallClip = { widthPx?: number; heightPx?: number; durationMs?: number; isMovieFirst?: boolean };

const TIMESCALE = 1000;
/** Stands for the frames, which nothing here decodes. */
const FRAMES = asciiBytes('frames '.repeat(40));

/** A small MP4 whose boxes say that it is a video; its frames are none. The chunk offset names where they lie. */
export function smallClip(clip: SmallClip = {}): Buffer {
  const { widthPx = 320, heightPx = 180, durationMs = 6000, isMovieFirst = false } = clip;
  const fileType = makeBox('ftyp', asciiBytes('isom'), words(0), asciiBytes('isommp42'));
  const movieOf = (framesAt: number) => movie({ widthPx, heightPx, durationMs, framesAt });
  const frames = makeBox('mdat', FRAMES);
  const framesAt = fileType.length + 8 + (isMovieFirst ? movieOf(0).length : 0);
  const parts = isMovieFirst ? [movieOf(framesAt), frames] : [frames, movieOf(framesAt)];
  return Buffer.from(joinBytes([fileType, ...parts]));
}

/** The bytes at the chunk offset of a clip, as a player finds them. */
export function framesIn(file: Uint8Array): string {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  // The last movie box counts: one before it may have become free space.
  const table = bytes.lastIndexOf('stco');
  const at = bytes.readUInt32BE(table + 12);
  return bytes.subarray(at, at + FRAMES.length).toString('latin1');
}

type Facts = { widthPx: number; heightPx: number; durationMs: number; framesAt: number };

function movie({ widthPx, heightPx, durationMs, framesAt }: Facts): Uint8Array {
  const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const header = makeBox(
    'mvhd',
    words(0, 0, 0, TIMESCALE, durationMs, 0x10000, 0, 0, 0),
    matrix,
    words(0, 0, 0, 0, 0, 0, 2),
  );
  const trackHeader = makeBox(
    'tkhd',
    words(7, 0, 0, 1, 0, durationMs, 0, 0, 0, 0),
    matrix,
    words(widthPx * 65_536, heightPx * 65_536),
  );
  const handler = makeBox('hdlr', words(0, 0), asciiBytes('vide'), words(0, 0, 0), new Uint8Array(1));
  const description = makeBox('stsd', words(0, 1), makeBox('avc1', new Uint8Array(78)));
  const table = makeBox('stbl', description, makeBox('stco', words(0, 1, framesAt)));
  return makeBox('moov', header, makeBox('trak', trackHeader, makeBox('mdia', handler, makeBox('minf', table))));
}
