import { describe, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failure.ts';
import { createChanges } from '../changes/create-changes.ts';
import type { Vault } from '../host-ports.ts';
import { createSecrets } from './create-secrets.ts';
import { createKeychainVault } from './keychain-vault.ts';

const KEY = 'sk-0123456789abcdefWXYZ';

function memoryVault(): Vault {
  const stored = new Map<string, string>();
  return {
    name: 'test vault',
    read: async (account) => stored.get(account) ?? null,
    write: async (account, secret) => void stored.set(account, secret),
    remove: async (account) => void stored.delete(account),
  };
}
const refuse = async () => {
  throw new Failure('NO_KEYCHAIN', 'The keychain is locked.', { detail: 'locked' });
};
const lockedVault: Vault = { name: 'locked vault', read: refuse, write: refuse, remove: refuse };
const open = (vault: Vault, environmentKey: string | null = null) =>
  createSecrets({ vault, environmentKey, changes: createChanges() });

describe('the cloud key', () => {
  it('is stored in the keychain, shown masked and removed', async () => {
    const { secrets, readKey } = open(memoryVault());
    expect(await secrets.status()).toMatchObject({ state: 'unset', vault: null, masked: null });
    const status = await secrets.set({ key: KEY, sessionOnly: false });
    expect(status).toEqual({
      state: 'set',
      vault: 'keychain',
      keychainName: 'test vault',
      masked: '••••WXYZ',
      detail: null,
    });
    expect(await readKey()).toBe(KEY);
    expect(await secrets.remove()).toMatchObject({ state: 'unset' });
    expect(await readKey()).toBeNull();
  });

  it('is kept for the session only with consent when the keychain is locked', async () => {
    const { secrets, readKey } = open(lockedVault);
    expect(await secrets.status()).toMatchObject({ state: 'unavailable', vault: null, detail: 'locked' });
    await expect(secrets.set({ key: KEY, sessionOnly: false })).rejects.toMatchObject({ code: 'NO_KEYCHAIN' });
    await expect(readKey()).rejects.toMatchObject({ code: 'NO_KEYCHAIN' });
    expect(await secrets.set({ key: KEY, sessionOnly: true })).toMatchObject({ state: 'set', vault: 'memory' });
    expect(await readKey()).toBe(KEY);
    expect(await secrets.remove()).toMatchObject({ state: 'unavailable' });
  });

  it('of the environment wins and short keys show nothing', async () => {
    const { secrets, readKey } = open(lockedVault, 'short-key');
    expect(await secrets.status()).toMatchObject({ state: 'set', vault: 'environment', masked: '••••' });
    expect(await readKey()).toBe('short-key');
  });

  it('must be one line without blanks, and the refusal does not repeat it', async () => {
    const { secrets } = open(memoryVault());
    const refused = secrets.set({ key: `${KEY}\nX-Header: 1`, sessionOnly: true });
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.not.stringContaining('0123'),
    });
  });
});

describe('the keychain of this system', () => {
  // Whatever this machine has: a keychain that works, or a typed refusal; never an untyped error or a hang.
  it('either keeps a secret or fails with NO_KEYCHAIN', async () => {
    const vault = createKeychainVault({ service: 'atelier-unit-test', timeLimitMs: 5000 });
    const outcome = await vault.write('probe', 'value').then(
      async () => {
        const read = await vault.read('probe');
        await vault.remove('probe');
        return [read, await vault.read('probe')];
      },
      (error: unknown) => error,
    );
    if (outcome instanceof Failure) expect(outcome.code).toBe('NO_KEYCHAIN');
    else expect(outcome).toEqual(['value', null]);
  });
});
