import process from 'node:process';
import { AsyncEntry } from '@napi-rs/keyring';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { withFullStop } from '../../../shared/domain/words/full-stop.ts';
import type { Vault } from '../host-ports.ts';
import { keychainReason } from './keychain-reason.ts';
import { createOneAtATime } from './one-at-a-time.ts';

/** The keychain asks the user in a dialog of the system; nobody waits for it longer than this. */
const TIME_LIMIT_MS = 60_000;

/**
 * The operating system's keychain, shared by the app and the command line. On Linux the store is pinned to the Secret
 * Service: without that the library falls back to the kernel's keyring, which forgets everything at reboot. Every
 * failure, a hanging prompt included, is Failure NO_KEYCHAIN. A call under way cannot be aborted; after the limit its
 * result is dropped.
 */
export function createKeychainVault(options: { service: string; timeLimitMs?: number }): Vault {
  const withEntry = createEntries(options.service);
  // GNOME Keyring aborts now and then when it is opened several times in the same moment, and all keys are locked then.
  const inTurn = createOneAtATime(options.timeLimitMs ?? TIME_LIMIT_MS);
  const call = <Result>(account: string, work: (entry: AsyncEntry) => Promise<Result>) =>
    asFailure(inTurn(() => withEntry(account, work)));
  return {
    name: keychainName(process.platform),
    read: (account) => call(account, async (entry) => (await entry.getPassword()) ?? null),
    write: (account, secret) => call(account, (entry) => entry.setPassword(secret)),
    remove: (account) => call(account, async (entry) => void (await entry.deleteCredential())),
  };
}

/**
 * Keeps one entry for each account: on Linux an entry opens a connection that stays open until it is collected, and the
 * library waits for ever once a thousand files are open. A keychain that was restarted refuses an entry from before, so
 * what fails with a kept one is tried once with a new one.
 */
function createEntries(service: string) {
  const kept = new Map<string, AsyncEntry>();
  const options = process.platform === 'linux' ? ({ linux: { store: 'secret-service' } } as const) : undefined;
  return async <Result>(account: string, work: (entry: AsyncEntry) => Promise<Result>): Promise<Result> => {
    const known = kept.get(account);
    if (known) {
      try {
        return await work(known);
      } catch {
        // Nothing is lost: the new entry fails for the same reason, or succeeds.
        kept.delete(account);
      }
    }
    const entry = new AsyncEntry(service, account, options);
    const result = await work(entry);
    kept.set(account, entry);
    return result;
  };
}

function keychainName(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return 'macOS Keychain';
  if (platform === 'win32') return 'Windows Credential Manager';
  return 'Secret Service (GNOME Keyring, KWallet)';
}

async function asFailure<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const logged = withFullStop(error instanceof Error ? error.message : String(error));
    const reason = keychainReason(error);
    throw new Failure('NO_KEYCHAIN', `Can’t use the system keychain. ${logged}`, { reason }, { cause: error });
  }
}
