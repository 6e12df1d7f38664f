import { describe, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { createChanges } from '../changes/create-changes.ts';
import type { HostShell, Vault } from '../host-ports.ts';
import { createSecrets } from './create-secrets.ts';
import { createKeychainVault } from './keychain-vault.ts';
import { createKnownKeys } from './known-keys.ts';

const KEY = 'sk-0123456789abcdefWXYZ';
const HERE = 'https://api.example.com';
const ELSEWHERE = 'https://proxy.example.net';

function memoryVault(stored = new Map<string, string>()): Vault {
  return {
    name: 'test vault',
    read: async (account) => stored.get(account) ?? null,
    write: async (account, secret) => void stored.set(account, secret),
    remove: async (account) => void stored.delete(account),
  };
}
const refuse = async () => {
  throw new Failure('NO_KEYCHAIN', 'The keychain is locked.', { reason: 'locked' });
};
const lockedVault: Vault = { name: 'locked vault', read: refuse, write: refuse, remove: refuse };

type Options = { environmentKey?: string; shell?: Partial<Pick<HostShell, 'enterKey' | 'confirmKeyUse'>> };

/** Secrets over a vault, an address that can be changed, and what a user answers. */
function open(vault: Vault, { environmentKey, shell }: Options = {}) {
  const address = { origin: HERE };
  const knownKeys = createKnownKeys();
  const opened = createSecrets({
    account: 'cloud-key',
    vault,
    environmentKey: environmentKey ?? null,
    changes: createChanges(),
    shell: { enterKey: async () => undefined, confirmKeyUse: async () => false, ...shell },
    knownKeys,
    origin: () => address.origin,
  });
  return { ...opened, address, knownKeys };
}

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
      reason: null,
    });
    expect(await readKey(HERE)).toBe(KEY);
    expect(await secrets.remove()).toMatchObject({ state: 'unset' });
    expect(await readKey(HERE)).toBeNull();
  });

  it('is kept for the session only with consent when the keychain is locked', async () => {
    const { secrets, readKey } = open(lockedVault);
    expect(await secrets.status()).toMatchObject({ state: 'unavailable', vault: null, reason: 'locked' });
    await expect(secrets.set({ key: KEY, sessionOnly: false })).rejects.toMatchObject({ code: 'NO_KEYCHAIN' });
    await expect(readKey(HERE)).rejects.toMatchObject({ code: 'NO_KEYCHAIN' });
    expect(await secrets.set({ key: KEY, sessionOnly: true })).toMatchObject({ state: 'set', vault: 'memory' });
    expect(await readKey(HERE)).toBe(KEY);
    expect(await secrets.remove()).toMatchObject({ state: 'unavailable' });
  });

  it('of the environment wins and short keys show nothing', async () => {
    const { secrets, readKey } = open(lockedVault, { environmentKey: 'short-key' });
    expect(await secrets.status()).toMatchObject({ state: 'set', vault: 'environment', masked: '••••' });
    expect(await readKey(HERE)).toBe('short-key');
  });

  it('must be one line without blanks, and the refusal does not repeat it', async () => {
    const { secrets } = open(memoryVault());
    const refused = secrets.set({ key: `${KEY}\nX-Header: 1`, sessionOnly: true });
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.not.stringContaining('0123'),
    });
  });

  it('is asked for by the host, which saves it for the address in the settings', async () => {
    const asked: unknown[] = [];
    const { secrets, readKey } = open(memoryVault(), {
      shell: {
        enterKey: async ({ save, ...request }) => {
          asked.push(request);
          await save({ key: KEY, sessionOnly: false });
        },
      },
    });
    expect(await secrets.enter()).toMatchObject({ state: 'set', masked: '••••WXYZ' });
    expect(asked).toEqual([{ origin: HERE, keychainName: 'test vault' }]);
    expect(await readKey(HERE)).toBe(KEY);
  });

  it('is known to what scrubs texts from the moment it is entered or read', async () => {
    const vault = memoryVault();
    const first = open(vault);
    await first.secrets.set({ key: KEY, sessionOnly: false });
    const second = open(vault);
    await second.secrets.status();
    for (const { knownKeys } of [first, second]) expect(knownKeys.without(`said ${KEY}`)).toBe('said [key]');
  });
});

describe('a key belongs to the origin that it was entered for', () => {
  it('and is not there for another address, which can have one of its own', async () => {
    const { secrets, readKey, address } = open(memoryVault());
    await secrets.set({ key: KEY, sessionOnly: false });
    address.origin = ELSEWHERE;
    expect(await secrets.status()).toMatchObject({ state: 'unset' });
    expect(await readKey(ELSEWHERE)).toBeNull();
    await secrets.set({ key: 'sk-other', sessionOnly: false });
    expect([await readKey(HERE), await readKey(ELSEWHERE)]).toEqual([KEY, 'sk-other']);
    await secrets.remove();
    expect([await readKey(HERE), await readKey(ELSEWHERE)]).toEqual([KEY, null]);
  });

  it.each([true, false])('and is sent to another one only when the user agrees: %s', async (agrees) => {
    for (const sessionOnly of [true, false]) {
      const asked: unknown[] = [];
      const confirmKeyUse = async (change: unknown) => {
        asked.push(change);
        return agrees;
      };
      const { secrets, readKey, offerKey } = open(memoryVault(), { shell: { confirmKeyUse } });
      await secrets.set({ key: KEY, sessionOnly });
      await offerKey({ from: HERE, to: ELSEWHERE });
      expect(asked).toEqual([{ from: HERE, to: ELSEWHERE }]);
      expect(await readKey(ELSEWHERE)).toBe(agrees ? KEY : null);
      expect(await readKey(HERE)).toBe(KEY);
    }
  });

  it('and nothing is asked where there is no key to offer, or one already', async () => {
    const confirmKeyUse = async () => {
      throw new Error('Nobody is to be asked.');
    };
    const { secrets, offerKey, address } = open(memoryVault(), { shell: { confirmKeyUse } });
    await offerKey({ from: HERE, to: ELSEWHERE });
    await secrets.set({ key: KEY, sessionOnly: false });
    await offerKey({ from: HERE, to: HERE });
    address.origin = ELSEWHERE;
    await secrets.set({ key: 'sk-other', sessionOnly: false });
    await offerKey({ from: HERE, to: ELSEWHERE });
  });

  it('and one that an earlier version stored belongs to the address at the start', async () => {
    const { secrets, readKey, address } = open(memoryVault(new Map([['cloud-key', KEY]])));
    address.origin = ELSEWHERE;
    expect([await readKey(ELSEWHERE), await readKey(HERE)]).toEqual([null, KEY]);
    await secrets.set({ key: 'sk-other', sessionOnly: false });
    expect([await readKey(HERE), await readKey(ELSEWHERE)]).toEqual([KEY, 'sk-other']);
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
