import { engineText } from '../../../shared/domain/findings/engine-findings.ts';
import type { EngineStatus } from '../../../shared/domain/settings/services/connection.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { withFullStop } from '../../../shared/domain/words/full-stop.ts';
import { type EngineNote, engineFolderState } from '../../../shared/disk/engine-folder.ts';

/** Whether that engine still has the folder; one that cannot be looked at is gone, and the next look says why. */
export function isStillThere(folder: string, { port, key }: EngineNote): boolean {
  try {
    const found = engineFolderState(folder);
    return found.state === 'running' && found.note.port === port && found.note.key === key;
  } catch {
    return false;
  }
}

/** Why there is no engine. */
export type EngineFinding = NonNullable<EngineStatus['finding']>;

/** `logged` is what the engine or the system said last, for logs only. */
export function unavailable({ reason, data }: EngineFinding, logged = ''): Failure {
  const facts = { ...data, reason };
  const message = `The local engine couldn’t start. ${engineText(facts) ?? ''} ${logged}`;
  return new Failure('ENGINE_UNAVAILABLE', withFullStop(message.trim()), facts);
}
