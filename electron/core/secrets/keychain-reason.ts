import type { KeychainReason } from '../../../shared/domain/failures/details/keychain-details.ts';
import { NoAnswerError } from './one-at-a-time.ts';

/** What the keychains of the systems say, each in its own words, through the library that speaks to them. */
const SAID: readonly [RegExp, KeychainReason][] = [
  [/\blocked\b|prompt|dismissed|interaction is not allowed/i, 'locked'],
  [/denied|not permitted|authori[sz]ation|auth failed|user canceled/i, 'denied'],
  [
    /org\.freedesktop\.(secrets|dbus)|d-?bus|secret service|no such file|not provided by any|no storage|connection/i,
    'no_service',
  ],
];

/** Why a keychain could not be used, as far as its error says. */
export function keychainReason(error: unknown): KeychainReason {
  if (error instanceof NoAnswerError) return 'no_response';
  const said = error instanceof Error ? error.message : String(error);
  return SAID.find(([words]) => words.test(said))?.[1] ?? 'unavailable';
}
