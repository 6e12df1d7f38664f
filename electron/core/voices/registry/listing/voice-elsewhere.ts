import { isElsewhere, voicesById } from '../../../../../shared/domain/voices/where-it-works.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { uniteVoices } from './united-voices.ts';
import { selectVoices } from '../voice-table.ts';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';

/** A voice that a service does not have, and the one that has it. */
export type VoiceElsewhere = { name: string; worksOn: EngineChoice };

/**
 * Where a voice works that is known not to work on a service. Null for one that works there, that another speaks for there, or
 * of which nothing is known: the service itself says what it thinks of those, as of any while its list was never read.
 */
export function voiceElsewhere(db: Db | Tx, id: string, engine: EngineChoice): VoiceElsewhere | null {
  if (selectVoices(db, `WHERE engine = :engine AND kind = 'system' LIMIT 1`, { engine }).length === 0) return null;
  const voice = voicesById(uniteVoices(selectVoices(db, 'WHERE id = :id', { id })), engine).get(id);
  const [worksOn] = voice?.worksOn ?? [];
  return voice && worksOn && isElsewhere(voice, engine) ? { name: voice.name, worksOn } : null;
}
