import { fourCharacters, viewOf, type ByteSource } from '../../../../shared/audio/byte-source.ts';

/** Silence of `seconds` that belongs before the sound at `atSeconds`, counted without any silence. */
export type SoundHole = { atSeconds: number; seconds: number };

/** Headers and index beyond these are damage. */
const MAX_HEADER_BYTES = 1_000_000;
const MAX_INDEX_BYTES = 128_000_000;
const SHORTEST_HOLE_SECONDS = 0.1;

type AviStream = { number: number; secondsPerChunk: number; startChunk: number; isCounted: boolean };

/**
 * Where an AVI's audio stream is silent: its format has no time stamps, and writers put chunks without bytes where sound
 * begins late or is missing, which ffmpeg drops. Empty for anything that is not such a file.
 */
export async function aviHoles(source: ByteSource, streamIndex: number): Promise<SoundHole[]> {
  const head = await source.read(0, 12);
  if (head.length < 12 || fourCharacters(head, 0) !== 'RIFF' || fourCharacters(head, 8) !== 'AVI ') return [];
  let stream: AviStream | null = null;
  for (let offset = 12; offset + 8 <= source.size;) {
    const chunk = await source.read(offset, 12);
    const size = viewOf(chunk).getUint32(4, true);
    const name = fourCharacters(chunk, 0);
    if (name === 'LIST' && chunk.length === 12 && fourCharacters(chunk, 8) === 'hdrl' && size < MAX_HEADER_BYTES) {
      stream = audioStream(await source.read(offset + 12, size - 4), streamIndex);
    }
    if (name === 'idx1' && stream && size < MAX_INDEX_BYTES) return holes(await source.read(offset + 8, size), stream);
    offset += 8 + size + (size & 1);
  }
  return [];
}

function audioStream(header: Uint8Array, wanted: number): AviStream | null {
  const view = viewOf(header);
  let number = 0;
  for (let offset = 0; offset + 12 <= header.length;) {
    const name = fourCharacters(header, offset);
    const size = view.getUint32(offset + 4, true);
    // Lists of streams are entered, everything else is stepped over.
    const isStreamList = name === 'LIST' && fourCharacters(header, offset + 8) === 'strl';
    if (name === 'strh' && offset + 8 + 48 <= header.length) {
      if (number === wanted) return readStream(view, offset + 8, number);
      number += 1;
    }
    offset += isStreamList ? 12 : 8 + size + (size & 1);
  }
  return null;
}

function readStream(view: DataView, at: number, number: number): AviStream | null {
  const [scale, rate] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  if (scale === 0 || rate === 0) return null;
  const start = view.getUint32(at + 28, true);
  // With a sample size the stream counts bytes, and chunks without bytes take no time.
  const isCounted = view.getUint32(at + 44, true) === 0;
  return { number, secondsPerChunk: scale / rate, startChunk: start, isCounted };
}

function holes(index: Uint8Array, stream: AviStream): SoundHole[] {
  const view = viewOf(index);
  const id = `${String(stream.number).padStart(2, '0')}wb`;
  const found: SoundHole[] = [];
  let [full, empty] = [0, stream.startChunk];
  const close = () => {
    const hole = { atSeconds: full * stream.secondsPerChunk, seconds: empty * stream.secondsPerChunk };
    if (hole.seconds >= SHORTEST_HOLE_SECONDS) found.push(hole);
    empty = 0;
  };
  for (let offset = 0; offset + 16 <= index.length; offset += 16) {
    if (fourCharacters(index, offset) !== id) continue;
    if (view.getUint32(offset + 12, true) === 0) {
      if (stream.isCounted) empty += 1;
      continue;
    }
    close();
    full += 1;
  }
  return found;
}
