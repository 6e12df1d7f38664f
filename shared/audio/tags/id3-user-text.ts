import { fourCharacters, viewOf } from '../byte-source.ts';

const HEADER_BYTES = 10;
const UTF_16 = 1;

/**
 * The text of the TXXX frame with that description in an ID3v2.3 tag whose texts are UTF-16, which is how the encoders here write
 * it; null where there is none. Bytes behind the tag do not matter.
 */
export function id3UserText(tag: Uint8Array, description: string): string | null {
  if (tag.length < HEADER_BYTES || !fourCharacters(tag, 0).startsWith('ID3')) return null;
  const view = viewOf(tag);
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((tag[at] ?? 0) & 0x7f), 0);
  const end = Math.min(tag.length, HEADER_BYTES + size);
  for (let offset = HEADER_BYTES; offset + HEADER_BYTES <= end;) {
    const length = view.getUint32(offset + 4);
    const body = offset + HEADER_BYTES;
    if (length === 0 || length > end - body) return null;
    if (fourCharacters(tag, offset) === 'TXXX' && tag[body] === UTF_16) {
      const [name, ...rest] = utf16Text(tag.subarray(body + 1, body + length)).split('\0');
      if (name === description) return rest.join('\0');
    }
    offset = body + length;
  }
  return null;
}

/** Little-endian texts, the marks of their byte order left out. */
function utf16Text(bytes: Uint8Array): string {
  const view = viewOf(bytes);
  const parts: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const code = view.getUint16(at, true);
    if (code !== 0xfeff) parts.push(String.fromCharCode(code));
  }
  return parts.join('');
}
