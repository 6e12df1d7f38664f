import { CustomSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import { damagedFile } from '../audio-failure.ts';
import type { ByteSource } from '../byte-source.ts';
import { wholeElementsEnd } from './matroska-elements.ts';

/** A file behind the demuxer, which is kept from what damaged files make it do. */
export interface BoundedInput {
  readonly input: Input;
  /** Whether the file ends within something that was wanted of it. */
  isCut(): boolean;
  /** Say so whenever a packet came out: reading on and on without one is damage. */
  gotPacket(): void;
}

type Slice = { readonly length: number; readonly bytes: Uint8Array; readonly bufferPos: number };
type Reader = {
  requestSlice(start: number, length: number): Slice | null | Promise<Slice | null>;
  requestSliceRange(start: number, least: number, most: number): Slice | null | Promise<Slice | null>;
};

/** The longest variable-length number of Matroska. */
const LONGEST_NUMBER_BYTES = 8;
/** Pieces asked for before a packet comes out. A recorder's cluster of a whole day has fewer parts. */
const MOST_REQUESTS = 1_000_000;
/** No cluster, table or fragment is larger; it would be held in memory whole. */
const LARGEST_REQUEST_BYTES = 128 * 1024 * 1024;

/** Opens Matroska, WebM, MP4 or QuickTime. What the demuxer is asked may throw AUDIO_DAMAGED. */
export function openBoundedInput(source: ByteSource): BoundedInput {
  const input = new Input({
    formats: [MATROSKA, WEBM, MP4, QTFF],
    source: new CustomSource({
      getSize: () => source.size,
      read: (start, end) => source.read(start, end - start),
      prefetchProfile: 'fileSystem',
    }),
  });
  const state = { isCut: false, requests: 0 };
  // The reader is made at once by the first question and used after it.
  void input.getFormat().catch(() => undefined);
  boundReader((input as unknown as { _reader: Reader })._reader, source.size, state);
  return {
    input,
    isCut: () => state.isCut,
    gotPacket: () => {
      state.requests = 0;
    },
  };
}

function boundReader(reader: Reader, fileBytes: number, state: { isCut: boolean; requests: number }): void {
  const requestSlice = reader.requestSlice.bind(reader);
  const requestSliceRange = reader.requestSliceRange.bind(reader);
  reader.requestSlice = (start, length) => {
    countRequest(state, length);
    if (start < 0 || start >= fileBytes || start + length <= fileBytes) return requestSlice(start, length);
    state.isCut = true;
    return wholeElements(requestSlice, start, fileBytes - start);
  };
  reader.requestSliceRange = (start, least, most) => {
    const length = Math.max(least, Math.min(most, fileBytes - start));
    countRequest(state, length);
    // Its search for the next element after junk asks for the last 8 bytes again and again and never ends
    // (`resync` in mediabunny 1.61.0 compares with < where the loop behind it needs <=). Nothing ends it.
    if (least === 0 && length <= LONGEST_NUMBER_BYTES) return null;
    return requestSliceRange(start, least, most);
  };
}

function countRequest(state: { requests: number }, length: number): void {
  state.requests += 1;
  if (state.requests > MOST_REQUESTS) throw damagedFile('endless_elements');
  if (length > LARGEST_REQUEST_BYTES) throw damagedFile('element_size');
}

/** Of an element that the file breaks off in: the children that are there whole. */
async function wholeElements(
  requestSlice: Reader['requestSlice'],
  start: number,
  presentBytes: number,
): Promise<Slice | null> {
  if (presentBytes > LARGEST_REQUEST_BYTES) throw damagedFile('element_size');
  const present = await requestSlice(start, presentBytes);
  if (!present) return null;
  const end = wholeElementsEnd(present.bytes.subarray(present.bufferPos, present.bufferPos + presentBytes));
  return end > 0 ? requestSlice(start, end) : null;
}
