import { type ByteSource, fourCharacters, viewOf } from '../byte-source.ts';
import { PROVENANCE_INFO, PROVENANCE_TAG } from '../encoding/sound-tags.ts';
import { id3UserText } from './id3-user-text.ts';

/** Tags beyond this size are not ours. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_CHUNKS = 1000;
const COMMENT_BLOCK = 4;
/** The size of a chunk that says: see ds64. */
const ELSEWHERE = 0xffff_ffff;

/** What an audio file says of how it was generated, as the encoders here write it; null where it says nothing. Never throws for what is in it. */
export async function readProvenanceTag(source: ByteSource): Promise<string | null> {
  const head = await source.read(0, 12);
  if (head.length < 12) return null;
  const mark = fourCharacters(head, 0);
  if ((mark === 'RIFF' || mark === 'RF64') && fourCharacters(head, 8) === 'WAVE') return await inWave(source);
  if (mark === 'fLaC') return await inFlac(source);
  return mark.startsWith('ID3') ? id3UserText(await tagAt(source, 0, MOST_BYTES), PROVENANCE_TAG) : null;
}

const tagAt = async (source: ByteSource, offset: number, length: number): Promise<Uint8Array> =>
  await source.read(offset, Math.min(length, MOST_BYTES, source.size - offset));

async function inWave(source: ByteSource): Promise<string | null> {
  let dataBytes = 0;
  let offset = 12;
  for (let count = 0; count < MOST_CHUNKS && offset + 8 <= source.size; count++) {
    const header = await source.read(offset, 28);
    if (header.length < 8) return null;
    const id = fourCharacters(header, 0);
    const view = viewOf(header);
    const size = view.getUint32(4, true);
    const info = id === 'LIST' ? await tagAt(source, offset + 8, size) : null;
    const text = info && fourCharacters(info, 0) === 'INFO' ? infoText(info) : null;
    if (text !== null) return text;
    // Behind the size of the whole file.
    if (id === 'ds64' && header.length >= 24) dataBytes = Number(view.getBigUint64(16, true));
    const body = id === 'data' && size === ELSEWHERE ? dataBytes : size;
    offset += 8 + body + (body % 2);
  }
  return null;
}

function infoText(list: Uint8Array): string | null {
  const view = viewOf(list);
  for (let offset = 4; offset + 8 <= list.length;) {
    const size = view.getUint32(offset + 4, true);
    const body = list.subarray(offset + 8, offset + 8 + size);
    // It ends with a zero; without it, it was cut.
    if (fourCharacters(list, offset) === PROVENANCE_INFO)
      return body.at(-1) === 0 ? utf8Text(body.subarray(0, -1)) : null;
    offset += 8 + size + (size % 2);
  }
  return null;
}

async function inFlac(source: ByteSource): Promise<string | null> {
  let offset = 4;
  for (let count = 0; count < MOST_CHUNKS; count++) {
    const header = await source.read(offset, 4);
    if (header.length < 4) return null;
    const [kind = 0, high = 0, middle = 0, low = 0] = header;
    const size = (high << 16) | (middle << 8) | low;
    if ((kind & 0x7f) === COMMENT_BLOCK) return vorbisComment(await tagAt(source, offset + 4, size), PROVENANCE_TAG);
    if (kind & 0x80) return null;
    offset += 4 + size;
  }
  return null;
}

function vorbisComment(block: Uint8Array, name: string): string | null {
  const view = viewOf(block);
  const begin = `${name}=`;
  if (block.length < 8) return null;
  // The name of the encoder comes first, then how many comments there are.
  let offset = 4 + view.getUint32(0, true) + 4;
  while (offset + 4 <= block.length) {
    const size = view.getUint32(offset, true);
    if (size > block.length - offset - 4) return null;
    const text = utf8Text(block.subarray(offset + 4, offset + 4 + size));
    if (text.startsWith(begin)) return text.slice(begin.length);
    offset += 4 + size;
  }
  return null;
}

/** Written out because this layer has neither Node's nor the browser's decoder; what is no UTF-8 becomes something else. */
function utf8Text(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let index = 1; index <= more; index++) code = (code << 6) | ((bytes[at + index] ?? 0) & 0x3f);
    text += String.fromCodePoint(Math.min(code, 0x10_ffff));
    at += 1 + more;
  }
  return text;
}
