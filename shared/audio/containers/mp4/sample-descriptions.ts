import { viewOf } from '../../byte-source.ts';
import { elementaryStream } from './elementary-stream.ts';
import { makeBox, words } from './mp4-boxes.ts';

/** Body of an `stsd` box for MP3 (object type 0x6B). */
export function mp3SampleDescription(format: { channels: number; sampleRate: number }): Uint8Array {
  return withCount(makeBox('mp4a', soundEntry(format), elementaryStream({ objectType: 0x6b, config: null })));
}

/** Body of an `stsd` box for Opus, from the `OpusHead` of another container; mono or stereo where there is none. */
export function opusSampleDescription(head: Uint8Array | null, channels: number): Uint8Array {
  const box = new Uint8Array(11);
  const view = viewOf(box);
  const given = head && head.length >= 19 ? viewOf(head) : null;
  box[1] = channels;
  view.setUint16(2, given?.getUint16(10, true) ?? 0);
  view.setUint32(4, given?.getUint32(12, true) ?? 48_000);
  view.setInt16(8, given?.getInt16(16, true) ?? 0);
  box[10] = given?.getUint8(18) ?? 0;
  const mapping = head && box[10] > 0 ? head.subarray(19, 21 + channels) : new Uint8Array(0);
  return withCount(makeBox('Opus', soundEntry({ channels, sampleRate: 48_000 }), makeBox('dOps', box, mapping)));
}

/** The fields that every sound sample entry begins with. */
export function soundEntry({ channels, sampleRate }: { channels: number; sampleRate: number }): Uint8Array {
  const entry = new Uint8Array(28);
  entry[7] = 1;
  entry.set([0, channels, 0, 16], 16);
  if (sampleRate < 65_536) viewOf(entry).setUint16(24, sampleRate);
  return entry;
}

/** A sample description with one entry. */
export function withCount(entry: Uint8Array): Uint8Array {
  const body = new Uint8Array(8 + entry.length);
  body.set(words(0, 1));
  body.set(entry, 8);
  return body;
}
