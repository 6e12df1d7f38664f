import { Failure, failureRecord } from '../../../shared/domain/failure.ts';
import type { KeyStatus } from '../../../shared/domain/key-status.ts';
import type { Changes } from '../changes/changes.ts';
import type { Vault } from '../host-ports.ts';
import type { Secrets } from './secrets.ts';

const ACCOUNT = 'cloud-key';

/**
 * Secrets and, for the service client alone, the key itself (null when there is none; throws NO_KEYCHAIN). Who keeps answers
 * that belong to a key compares its revision, which says nothing of the key but that it may be another.
 */
export type OpenSecrets = { secrets: Secrets; readKey(): Promise<string | null>; keyRevision(): number };

/** Builds the secrets over a vault. `environmentKey` wins over everything and is never stored. */
export function createSecrets(deps: { vault: Vault; environmentKey: string | null; changes: Changes }): OpenSecrets {
  const { vault, environmentKey, changes } = deps;
  let memoryKey: string | null = null;
  let revision = 0;
  const noteChange = () => {
    revision += 1;
    changes.publish('secrets', []);
  };

  const present = (kind: KeyStatus['vault'], key: string | null, detail: string | null = null): KeyStatus => ({
    state: key === null ? 'unset' : 'set',
    vault: key === null ? null : kind,
    keychainName: vault.name,
    masked: key === null ? null : masked(key),
    detail,
  });
  const status = async (): Promise<KeyStatus> => {
    if (environmentKey !== null) return present('environment', environmentKey);
    if (memoryKey !== null) return present('memory', memoryKey);
    try {
      return present('keychain', await vault.read(ACCOUNT));
    } catch (error) {
      const { message, data } = failureRecord(error);
      const detail = typeof data.detail === 'string' ? data.detail : message;
      return { ...present(null, null, detail), state: 'unavailable' };
    }
  };
  const set: Secrets['set'] = async ({ key, sessionOnly }) => {
    if (!/^[\x21-\x7e]{1,1024}$/.test(key)) {
      throw new Failure('INVALID_INPUT', 'A key is one line of up to 1024 plain characters without blanks.');
    }
    if (sessionOnly) {
      memoryKey = key;
    } else {
      await vault.write(ACCOUNT, key);
      memoryKey = null;
    }
    noteChange();
    return await status();
  };
  const remove = async () => {
    const hadMemoryKey = memoryKey !== null;
    memoryKey = null;
    try {
      await vault.remove(ACCOUNT);
    } catch (error) {
      // Without a keychain the key can only have been in memory, and that copy is gone.
      if (!hadMemoryKey) throw error;
    } finally {
      noteChange();
    }
    return await status();
  };
  const readKey = async () => environmentKey ?? memoryKey ?? (await vault.read(ACCOUNT));
  return { secrets: { status, set, remove }, readKey, keyRevision: () => revision };
}

/** The last four characters of keys long enough for them not to matter. */
function masked(key: string): string {
  return `••••${key.length >= 16 ? key.slice(-4) : ''}`;
}
