import { readProvenanceTag } from '../../../../shared/audio/tags/provenance-tag.ts';
import { type Provenance, provenanceSchema } from '../../../../shared/domain/library/origins/provenance.ts';
import { withFileBytes } from '../file-bytes.ts';

/** How an audio file says that it was generated; null where it says nothing that can be understood. Throws FILE_MISSING. */
export async function readProvenance(file: string): Promise<Provenance | null> {
  const text = await withFileBytes(file, readProvenanceTag);
  if (text === null) return null;
  try {
    return provenanceSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
