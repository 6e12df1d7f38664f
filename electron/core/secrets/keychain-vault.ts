import process from 'node:process';
import { AsyncEntry } from '@napi-rs/keyring';
import { Failure } from '../../../shared/domain/failure.ts';
import { withFullStop } from '../../../shared/domain/words/full-stop.ts';
import type { Vault } from '../host-ports.ts';
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
  const entry = (account: string) =>
    new AsyncEntry(
      options.service,
      account,
      process.platform === 'linux' ? { linux: { store: 'secret-service' } } : undefined,
    );
  // GNOME Keyring aborts now and then when several programs or threads open it in the same moment, and all keys are locked then.
  const inTurn = createOneAtATime(options.timeLimitMs ?? TIME_LIMIT_MS);
  const guarded = <Result>(work: () => Promise<Result>) => asFailure(inTurn(work));
  return {
    name: keychainName(process.platform),
    read: (account) => guarded(async () => (await entry(account).getPassword()) ?? null),
    write: (account, secret) => guarded(() => entry(account).setPassword(secret)),
    remove: (account) =>
      guarded(async () => {
        await entry(account).deleteCredential();
      }),
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
    const detail = withFullStop(error instanceof Error ? error.message : String(error));
    throw new Failure('NO_KEYCHAIN', `Can’t use the system keychain. ${detail}`, { detail }, { cause: error });
  }
}
