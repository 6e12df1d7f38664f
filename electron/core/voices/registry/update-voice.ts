import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { Tx } from '../../database/database.ts';
import type { VoiceUpdate } from '../voices.ts';
import { twinOf, type UnitedVoice, uniteVoices } from './united-voices.ts';
import { findVoice, putVoice } from './voice-table.ts';

/** See Voices.update. What is said of a system voice that both services have is said of both. */
export function updateVoice(tx: Tx, input: VoiceUpdate): UnitedVoice {
  const row = findVoice(tx, input);
  if (input.keepsAlive && (row.kind === 'system' || row.engine === 'local')) {
    throw reasonedFailure('INVALID_INPUT', 'never_expires', { field: 'keepsAlive' });
  }
  const { name = row.name, tags = row.tags, folder = row.folder } = input;
  const { isFavourite = row.isFavourite, keepsAlive = row.keepsAlive } = input;
  const said = { tags: [...new Set(tags)], folder, isFavourite };
  const changed = { ...row, ...said, name, keepsAlive };
  putVoice(tx, changed);
  const twin = twinOf(tx, row);
  if (twin) putVoice(tx, { ...twin, ...said });
  const [voice] = uniteVoices(twin ? [changed, { ...twin, ...said }] : [changed]);
  return voice as UnitedVoice;
}
