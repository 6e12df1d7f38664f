import { readChunks } from '../../../../shared/audio/byte-source.ts';
import type { SoundTags } from '../../../../shared/audio/encoding/sound-tags.ts';
import { taggedCopy } from '../../../../shared/audio/tags/tagged-copy.ts';
import { createAtomicFile } from '../writing/atomic-file.ts';
import { withFileBytes } from '../file-bytes.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Writes tags into an audio file that is here already; its sound stays byte for byte. The file is as it was or complete, whenever
 * the program ends. One that cannot hold them is left alone. Throws FILE_MISSING, DISK_FULL, FOLDER_READ_ONLY.
 */
export async function tagFile(file: string, tags: SoundTags): Promise<void> {
  await withFileBytes(file, async (source) => {
    const copy = await taggedCopy(source, tags);
    if (!copy) return;
    const target = await createAtomicFile(file);
    try {
      await target.append(copy.head);
      for await (const chunk of readChunks(source, { start: copy.start }, CHUNK_BYTES)) await target.append(chunk);
      await target.append(copy.tail);
      await target.commit();
    } finally {
      await target.discard();
    }
  });
}
