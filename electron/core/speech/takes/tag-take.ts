import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { DISCLOSURE, provenanceText } from '../../../../shared/domain/library/origins/provenance.ts';
import { tagFile } from '../../files/tags/tag-file.ts';
import { consentIdOf } from '../../voices/registry/consent-id.ts';
import type { SpeechDeps } from '../speech-deps.ts';
import type { MadeTake } from './made-take.ts';

/**
 * Writes into a take's own file how it was generated. Never throws: a take that cannot be tagged is stored without, for it was
 * paid for.
 */
export async function tagTake(
  { db, log }: Pick<SpeechDeps, 'db' | 'log'>,
  { takeId, line, place, sound }: MadeTake,
  title: string,
): Promise<void> {
  const { recipe } = line;
  const consentId = consentIdOf(db, { engine: place.engine, voiceId: recipe.voiceId });
  const provenance = provenanceText([{ startMs: 0, ...place, consentId, recipe }]);
  try {
    await tagFile(sound.file, { title, comment: DISCLOSURE, provenance });
  } catch (error) {
    log.warn('A take could not be tagged.', { take: takeId, code: failureRecord(error).code });
  }
}
