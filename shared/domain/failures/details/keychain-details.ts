import type { FailureData } from '../failure.ts';
import { detailText } from './detail-text.ts';

const KEYCHAIN = {
  denied: 'Access was denied.',
  locked: 'It’s locked.',
  newer: 'It has keys that a newer version of Atelier stored. Update Atelier to use them.',
  no_response: 'It didn’t respond. Check for an open prompt.',
  no_service: 'No keychain is running.',
  unavailable: 'It’s locked or unavailable.',
} as const;

/** Stable name of why the keychain cannot be used: `reason` in the data of NO_KEYCHAIN. */
export type KeychainReason = keyof typeof KEYCHAIN;

/** All names of KeychainReason. */
export const KEYCHAIN_REASONS = Object.keys(KEYCHAIN) as KeychainReason[];

/** Why the keychain cannot be used, as a sentence. */
export const keychainText = (data: FailureData): string =>
  detailText(KEYCHAIN, data['reason'], data) ?? KEYCHAIN.unavailable;
