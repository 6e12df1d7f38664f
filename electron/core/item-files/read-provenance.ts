import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ByteSource } from '../../../shared/audio/byte-source.ts';
import { readProvenanceTag } from '../../../shared/audio/tags/provenance-tag.ts';
import { type Provenance, provenanceSchema } from '../../../shared/domain/library/provenance.ts';
import { fileFailure } from '../files/file-failure.ts';

/** How an audio file says that it was generated; null where it says nothing that can be understood. Throws FILE_MISSING. */
export async function readProvenance(file: string): Promise<Provenance | null> {
  const name = path.basename(file);
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw fileFailure(error, name);
  });
  try {
    const { size } = await handle.stat();
    const source: ByteSource = {
      size,
      read: async (offset, length) => {
        const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      },
    };
    return parsed(await readProvenanceTag(source));
  } catch (error) {
    throw fileFailure(error, name);
  } finally {
    await handle.close();
  }
}

function parsed(text: string | null): Provenance | null {
  if (text === null) return null;
  try {
    return provenanceSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
