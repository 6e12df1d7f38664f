import { damagedFile } from '../../audio-failure.ts';
import { fourCharacters, type ByteSource } from '../../byte-source.ts';

/** Careless writers put a second and a third tag before the first; no more. */
const MAX_TAGS = 64;

/** Offset of the first byte after all leading ID3v2 tags, whatever their size (cover pictures reach several MB). Throws AUDIO_DAMAGED. */
export async function skipId3(source: ByteSource): Promise<number> {
  let offset = 0;
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    const header = await source.read(offset, 10);
    if (header.length < 10 || !fourCharacters(header, 0).startsWith('ID3')) return offset;
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((header[index] ?? 0) & 0x7f), 0);
    const hasFooter = ((header[5] ?? 0) & 0x10) !== 0;
    offset += 10 + size + (hasFooter ? 10 : 0);
  }
  throw damagedFile('endless_tags');
}
