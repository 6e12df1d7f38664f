import type { Library } from '../../library/library.ts';
import { ServiceFailure } from '../../service/service-failure.ts';
import type { SongCall } from '../../service/music/music-service.ts';
import { coverLyrics, type PreparedReferences, type ReferenceCall, referenceSound } from './prepared-references.ts';

/** What the service answers where a field, such as an id, is not valid. */
const INVALID = 2013;

/**
 * The call for a cover: with the id of its reference where the service knows it and there are lyrics, otherwise with its sound.
 * Throws like `referenceSound`.
 */
export async function coverCall(
  { references, library }: { references: PreparedReferences; library: Pick<Library, 'get' | 'mediaFile'> },
  asked: ReferenceCall,
  call: Omit<SongCall, 'reference'>,
): Promise<SongCall> {
  const known = references.find(asked);
  const lyrics = known && coverLyrics(call.lyrics, known.lyrics);
  if (known === null || lyrics === null)
    return { ...call, reference: { sound: await referenceSound(library, asked.itemId) } };
  return { ...call, lyrics, reference: { featureId: known.featureId } };
}

/** Whether a cover may have been refused for the id of its reference. */
export const isIdRefused = (error: unknown, { reference }: Pick<SongCall, 'reference'>): boolean =>
  reference !== null &&
  'featureId' in reference &&
  error instanceof ServiceFailure &&
  error.data['serviceCode'] === INVALID;
