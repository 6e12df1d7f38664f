import type { KeyStatus } from '../../../shared/domain/key-status.ts';

/** The cloud key: written, asked about and removed; it is handed to nobody but the service client. */
export interface Secrets {
  status(): Promise<KeyStatus>;
  /** Throws NO_KEYCHAIN where there is none or it is locked, unless `sessionOnly` allows this session's memory. */
  set(input: { key: string; sessionOnly: boolean }): Promise<KeyStatus>;
  /** Removes the key from the keychain and from memory. */
  remove(): Promise<KeyStatus>;
}
