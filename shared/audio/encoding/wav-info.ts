import { asciiBytes, joinBytes } from '../byte-source.ts';
import { PROVENANCE_INFO, type SoundTags } from './sound-tags.ts';
import { utf8 } from './utf8.ts';

/** A LIST chunk of the kind INFO, which is where WAV files hold title and comment; empty when there is nothing to say. */
export function wavInfo({ title, comment, provenance }: SoundTags): Uint8Array {
  const entries = joinBytes([
    ...(title ? [chunk('INAM', text(title))] : []),
    ...(comment ? [chunk('ICMT', text(comment))] : []),
    ...(provenance ? [chunk(PROVENANCE_INFO, text(provenance))] : []),
  ]);
  return entries.length === 0 ? entries : chunk('LIST', joinBytes([asciiBytes('INFO'), entries]));
}

/** Ends with a zero, as readers in C expect it. */
const text = (value: string): Uint8Array => joinBytes([utf8(value.replaceAll('\0', '')), Uint8Array.of(0)]);

/** Chunks begin at even offsets; the byte that fills one up does not count to its size. */
function chunk(id: string, body: Uint8Array): Uint8Array {
  const header = new Uint8Array(8);
  header.set(asciiBytes(id));
  new DataView(header.buffer).setUint32(4, body.length, true);
  return joinBytes([header, body, new Uint8Array(body.length % 2)]);
}
