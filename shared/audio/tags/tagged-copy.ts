import { type ByteSource, fourCharacters, joinBytes, viewOf } from '../byte-source.ts';
import { flacComments, flacCover, LAST_BLOCK } from '../encoding/flac-comments.ts';
import { id3Tag } from '../encoding/id3-tag.ts';
import type { SoundTags } from '../encoding/sound-tags.ts';
import { wavInfo } from '../encoding/wav-info.ts';

/** A copy of a file with tags: `head`, then the bytes of the file from `start` to its end, then `tail`. */
export type TaggedCopy = { head: Uint8Array; start: number; tail: Uint8Array };

const NOTHING = new Uint8Array(0);
const MOST_BLOCKS = 200;
/** Blocks of FLAC that a copy does without: room for tags, and the tags that it had. */
const LEFT_OUT: readonly number[] = [1, 4];
const PICTURE = 6;
/** What the size of a block of FLAC can say. */
const MOST_COVER_BYTES = 16_000_000;

/**
 * How to write an MP3, WAV or FLAC file anew with these tags in place of its own, its sound byte for byte as it is. Null for other
 * files and for those whose own sizes do not fit: what is not understood is not touched.
 */
export async function taggedCopy(source: ByteSource, tags: SoundTags): Promise<TaggedCopy | null> {
  const head = await source.read(0, 12);
  if (head.length < 12) return null;
  const mark = fourCharacters(head, 0);
  if (mark === 'RIFF' && fourCharacters(head, 8) === 'WAVE') return waveCopy(source, head, tags);
  if (mark === 'fLaC') return await flacCopy(source, tags);
  const skipped = mark.startsWith('ID3') ? id3Bytes(head) : 0;
  const frame = await source.read(skipped, 2);
  const isMp3 = frame.length === 2 && frame[0] === 0xff && ((frame[1] ?? 0) & 0xe6) === 0xe2;
  return isMp3 ? { head: id3Tag(tags), start: skipped, tail: NOTHING } : null;
}

/** A tag at the beginning, with its footer where it says that it has one. */
function id3Bytes(head: Uint8Array): number {
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((head[at] ?? 0) & 0x7f), 0);
  return 10 + size + ((head[5] ?? 0) & 0x10 ? 10 : 0);
}

function waveCopy(source: ByteSource, head: Uint8Array, tags: SoundTags): TaggedCopy | null {
  const size = viewOf(head).getUint32(4, true);
  if (size + 8 !== source.size) return null;
  const tail = joinBytes([new Uint8Array(source.size % 2), wavInfo(tags)]);
  if (source.size - 8 + tail.length > 0xffff_fffe) return null;
  const changed = head.slice();
  viewOf(changed).setUint32(4, source.size - 8 + tail.length, true);
  return { head: changed, start: head.length, tail };
}

async function flacCopy(source: ByteSource, tags: SoundTags): Promise<TaggedCopy | null> {
  const kept: Uint8Array[] = [];
  const cover = tags.cover && tags.cover.length <= MOST_COVER_BYTES ? tags.cover : undefined;
  let offset = 4;
  for (let count = 0; count < MOST_BLOCKS; count++) {
    const header = await source.read(offset, 4);
    if (header.length < 4) return null;
    const [first = 0, high = 0, middle = 0, low = 0] = header;
    const size = (high << 16) | (middle << 8) | low;
    const block = await source.read(offset, 4 + size);
    if (block.length < 4 + size) return null;
    offset += block.length;
    const copied = block.slice();
    copied[0] = first & ~LAST_BLOCK;
    const isReplaced = cover !== undefined && (first & 0x7f) === PICTURE;
    if (!LEFT_OUT.includes(first & 0x7f) && !isReplaced) kept.push(copied);
    if (first & LAST_BLOCK) {
      const mark = await source.read(0, 4);
      const picture = cover ? [flacCover(cover)] : [];
      return { head: joinBytes([mark, ...kept, ...picture, flacComments(tags)]), start: offset, tail: NOTHING };
    }
  }
  return null;
}
