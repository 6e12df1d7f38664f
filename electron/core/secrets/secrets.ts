import type { KeyStatus } from '../../../shared/domain/settings/services/key-status.ts';

/** The cloud key: entered, asked about and removed; it is handed to nobody but the service client. */
export interface Secrets {
  /** State of the key for the address in the settings. */
  status(): Promise<KeyStatus>;
  /** Asks for a key in a window of the host and resolves when that is closed. The key never passes through the page. */
  enter(): Promise<KeyStatus>;
  /**
   * Stores a key for the address in the settings. Throws INVALID_INPUT, and NO_KEYCHAIN where there is none or it is
   * locked, unless `sessionOnly` allows this session's memory.
   */
  set(input: { key: string; sessionOnly: boolean }): Promise<KeyStatus>;
  /** Removes the key for the address in the settings from the keychain and from memory. */
  remove(): Promise<KeyStatus>;
}
