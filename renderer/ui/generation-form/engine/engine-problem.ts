import type { EngineStatus } from '../../../../shared/domain/settings/services/connection.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { KeyStatus } from '../../../../shared/domain/settings/services/key-status.ts';

/** Why an engine cannot generate now. Only what is sure to fail blocks: a locked keychain may still be unlocked when asked. */
export type EngineProblem = { reason: 'no_key' | 'no_keychain' | 'address' | 'stopped'; blocks: boolean };

/** What is known of both engines; undefined until core has answered, and then nothing stands in the way. */
export type EngineFacts = {
  key: Pick<KeyStatus, 'state'> | undefined;
  local: Pick<EngineStatus, 'state'> | undefined;
  isAddressConfirmed: boolean;
};

/** See EngineProblem; null where nothing is known against it. */
export function engineProblem(engine: EngineChoice, facts: EngineFacts): EngineProblem | null {
  const { key, local, isAddressConfirmed } = facts;
  if (engine === 'local') return local?.state === 'failed' ? { reason: 'stopped', blocks: false } : null;
  if (!isAddressConfirmed) return { reason: 'address', blocks: true };
  if (key?.state === 'unset') return { reason: 'no_key', blocks: true };
  return key?.state === 'unavailable' ? { reason: 'no_keychain', blocks: false } : null;
}
