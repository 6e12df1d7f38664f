import { KEYCHAIN_REASONS } from '../../../shared/domain/failures/details/keychain-details.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { KeyStatus } from '../../../shared/domain/settings/services/key-status.ts';
import type { Changes } from '../changes/changes.ts';
import type { HostShell, Vault } from '../host-ports.ts';
import type { KnownKeys } from './known-keys.ts';
import type { Secrets } from './secrets.ts';
import {
  KEY,
  keyFor,
  readStoredKeys,
  storedText,
  withKey,
  withOrigin,
  withoutOrigin,
  type StoredKey,
} from './stored-keys.ts';

/**
 * Secrets and, for the service client alone, the key that belongs to an origin (null when there is none; throws
 * NO_KEYCHAIN). Who keeps answers that belong to a key compares its revision, which says nothing of the key but that it
 * may be another.
 */
export type OpenSecrets = {
  secrets: Secrets;
  readKey(origin: string): Promise<string | null>;
  keyRevision(): number;
  /** Asks the user whether the key of one origin may be sent to another, which has none. */
  offerKey(change: { from: string; to: string }): Promise<void>;
};

/** `origin` is the address in the settings. `environmentKey` wins over everything, goes to that address and is never stored. */
export type SecretsDeps = {
  /** Name of the entry of the keychain. */
  account: 'cloud-key' | 'own-model-key';
  vault: Vault;
  environmentKey: string | null;
  changes: Changes;
  shell: Pick<HostShell, 'enterKey' | 'confirmKeyUse'>;
  knownKeys: KnownKeys;
  origin: () => string;
};

/** Builds the secrets over a vault. A key belongs to the origin that it was entered for and is sent to no other. */
export function createSecrets(deps: SecretsDeps): OpenSecrets {
  const { vault, environmentKey, changes, origin } = deps;
  const keys = createKeys(deps);
  let revision = 0;
  const noteChange = () => {
    revision += 1;
    changes.publish('secrets', []);
  };

  const status = createStatus(deps, keys);
  const set: Secrets['set'] = async ({ key, sessionOnly }) => {
    if (!KEY.test(key)) {
      throw reasonedFailure('INVALID_INPUT', 'api_key');
    }
    await keys.put(key, { origin: origin(), sessionOnly });
    noteChange();
    return await status();
  };
  const enter: Secrets['enter'] = async () => {
    await deps.shell.enterKey({
      origin: origin(),
      keychainName: vault.name,
      save: async (input) => void (await set(input)),
    });
    return await status();
  };
  const remove = async () => {
    try {
      await keys.drop(origin());
    } finally {
      noteChange();
    }
    return await status();
  };
  const readKey = async (to: string) => environmentKey ?? (await keys.read(to));
  const offerKey: OpenSecrets['offerKey'] = async (change) => {
    if (environmentKey !== null || change.from === change.to) return;
    const held = await Promise.all([keys.read(change.from), keys.read(change.to)]);
    if (held[0] === null || held[1] !== null) return;
    if (!(await deps.shell.confirmKeyUse(change))) return;
    await keys.share(change);
    noteChange();
  };
  return { secrets: { status, enter, set, remove }, readKey, keyRevision: () => revision, offerKey };
}

/** Says what is known of the key for the address in the settings; never throws. */
function createStatus({ vault, environmentKey, origin }: SecretsDeps, keys: Keys): Secrets['status'] {
  const present = (kind: KeyStatus['vault'], key: string | null): KeyStatus => ({
    state: key === null ? 'unset' : 'set',
    vault: key === null ? null : kind,
    keychainName: vault.name,
    masked: key === null ? null : masked(key),
    reason: null,
  });
  return async () => {
    if (environmentKey !== null) return present('environment', environmentKey);
    const inMemory = keyFor(keys.inMemory(), origin());
    if (inMemory !== null) return present('memory', inMemory);
    try {
      return present('keychain', keyFor(await keys.inVault(), origin()));
    } catch (error) {
      const { reason } = failureRecord(error).data;
      const known = KEYCHAIN_REASONS.find((each) => each === reason) ?? 'unavailable';
      return { ...present(null, null), state: 'unavailable', reason: known };
    }
  };
}

/** The keys themselves: in the vault, and those that are kept for this session only. */
function createKeys({ account, vault, environmentKey, knownKeys, origin }: SecretsDeps) {
  // The address at the start: by the time an old key is read for the first time, the page may have set another.
  const firstOrigin = origin();
  let memory: StoredKey[] = [];
  if (environmentKey !== null) knownKeys.add(environmentKey);

  const inVault = async () => {
    const stored = readStoredKeys(await vault.read(account), firstOrigin);
    for (const { key } of stored) knownKeys.add(key);
    return stored;
  };
  const write = async (stored: readonly StoredKey[]) => {
    if (stored.length === 0) await vault.remove(account);
    else await vault.write(account, storedText(stored));
  };
  return {
    inMemory: () => memory,
    inVault,
    read: async (to: string) => keyFor(memory, to) ?? keyFor(await inVault(), to),
    async put(key: string, { origin: to, sessionOnly }: { origin: string; sessionOnly: boolean }) {
      knownKeys.add(key);
      if (sessionOnly) {
        memory = withKey(memory, key, to);
      } else {
        await write(withKey(await inVault(), key, to));
        memory = withoutOrigin(memory, to);
      }
    },
    async drop(from: string) {
      const hadMemoryKey = keyFor(memory, from) !== null;
      memory = withoutOrigin(memory, from);
      try {
        await write(withoutOrigin(await inVault(), from));
      } catch (error) {
        // Without a keychain the key can only have been in memory, and that copy is gone.
        if (!hadMemoryKey) throw error;
      }
    },
    async share(change: { from: string; to: string }) {
      if (keyFor(memory, change.from) !== null) memory = withOrigin(memory, change);
      else await write(withOrigin(await inVault(), change));
    },
  };
}

type Keys = ReturnType<typeof createKeys>;

/** The last four characters of keys long enough for them not to matter. */
function masked(key: string): string {
  return `••••${key.length >= 16 ? key.slice(-4) : ''}`;
}
