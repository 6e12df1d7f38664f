import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { Tx } from '../../database/database.ts';
import type { VoiceUpdate } from '../voices.ts';
import { twinOf, type UnitedVoice, uniteVoices } from './listing/united-voices.ts';
import { findVoice, putVoice } from './voice-table.ts';

/** See Voices.update. */
export function updateVoice(tx: Tx, input: VoiceUpdate): UnitedVoice {
  const row = findVoice(tx, input);
  if (input.keepsAlive && (row.kind === 'system' || row.engine === 'local')) {
    throw reasonedFailure('INVALID_INPUT', 'never_expires', { field: 'keepsAlive' });
  }
  const { name = row.name, keepsAlive = row.keepsAlive } = input;
  const changed = { ...row, name, keepsAlive };
  putVoice(tx, changed);
  const twin = twinOf(tx, row);
  const [voice] = uniteVoices(twin ? [changed, twin] : [changed]);
  return voice as UnitedVoice;
}
