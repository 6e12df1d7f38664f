import type { KeychainReason } from '../../failures/details/keychain-details.ts';

/**
 * State of the cloud key; the key itself never comes back. `masked` shows its last four characters. `vault` says where
 * it is: the OS keychain, this session's memory (with the user's consent) or the environment of a command line run.
 */
export type KeyStatus = {
  state: 'set' | 'unset' | 'unavailable';
  vault: 'keychain' | 'memory' | 'environment' | null;
  keychainName: string;
  masked: string | null;
  /** Why the keychain cannot be used, when it cannot. */
  reason: KeychainReason | null;
};
