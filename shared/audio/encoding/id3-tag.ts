import { asciiBytes, joinBytes } from '../byte-source.ts';
import { PROVENANCE_TAG, type SoundTags } from './sound-tags.ts';

/** UTF-16 with a byte order mark: what ID3v2.3, the version that every player reads, has for all scripts. */
const UTF_16 = 1;
const HEADER_BYTES = 10;
/** Latin text, the type of the image, that it is the front cover, and no description. */
const COVER_HEAD = joinBytes([Uint8Array.of(0), asciiBytes('image/jpeg'), Uint8Array.of(0, 3, 0)]);

/** An ID3v2.3 tag to stand before the first frame; empty when there is nothing to say. */
export function id3Tag({ title, comment, provenance, lyrics, cover }: SoundTags): Uint8Array {
  const frames = joinBytes([
    ...(title ? [frame('TIT2', joinBytes([Uint8Array.of(UTF_16), utf16(title)]))] : []),
    ...(comment ? [frame('COMM', inEnglish(comment))] : []),
    ...(lyrics ? [frame('USLT', inEnglish(lyrics))] : []),
    ...(cover ? [frame('APIC', joinBytes([COVER_HEAD, cover]))] : []),
    // Encoding, name, text.
    ...(provenance
      ? [
          frame(
            'TXXX',
            joinBytes([Uint8Array.of(UTF_16), utf16(PROVENANCE_TAG), Uint8Array.of(0, 0), utf16(provenance)]),
          ),
        ]
      : []),
  ]);
  if (frames.length === 0) return frames;
  const header = new Uint8Array(HEADER_BYTES);
  header.set(asciiBytes('ID3'));
  header[3] = 3;
  // Seven bits a byte, so that no player takes the size for the start of a frame.
  for (let index = 0; index < 4; index++) header[6 + index] = (frames.length >> (7 * (3 - index))) & 0x7f;
  return joinBytes([header, frames]);
}

/** Encoding, language, an empty description, the text. */
const inEnglish = (text: string): Uint8Array =>
  joinBytes([Uint8Array.of(UTF_16), asciiBytes('eng'), utf16(''), Uint8Array.of(0, 0), utf16(text)]);

function frame(id: string, body: Uint8Array): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  header.set(asciiBytes(id));
  new DataView(header.buffer).setUint32(4, body.length);
  return joinBytes([header, body]);
}

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let index = 0; index < text.length; index++) view.setUint16(2 + index * 2, text.charCodeAt(index), true);
  return bytes;
}
