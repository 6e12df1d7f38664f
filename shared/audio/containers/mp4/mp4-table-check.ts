import { damagedFile } from '../../audio-failure.ts';
import { viewOf } from '../../byte-source.ts';
import { mp4Box } from './mp4-boxes.ts';

/** Bytes of one entry of the tables of a track; the count of entries stands at byte 4 of the box. */
const ENTRY_BYTES: Record<string, number> = { stts: 8, ctts: 8, stsc: 12, stco: 4, co64: 8, stss: 4 };

/**
 * Whether the tables of a track can be what they claim, before a demuxer believes them: tables that name more than they
 * hold, or packets without sizes, cost it minutes and gigabytes. Throws AUDIO_DAMAGED.
 */
export function checkSampleTable(table: Uint8Array, isFragmented: boolean): void {
  for (const [name, bytes] of Object.entries(ENTRY_BYTES)) {
    const box = mp4Box(table, name);
    if (box && (box.length < 8 || viewOf(box).getUint32(4) * bytes > box.length - 8)) throw brokenTable();
  }
  const sizes = mp4Box(table, 'stsz');
  if (sizes && sizes.length >= 12) {
    const [fixed, count] = [viewOf(sizes).getUint32(4), viewOf(sizes).getUint32(8)];
    if (fixed === 0 && count * 4 > sizes.length - 12) throw brokenTable();
  } else if (!isFragmented && !mp4Box(table, 'stz2')) throw brokenTable();
}

const brokenTable = () => damagedFile('sample_table');
