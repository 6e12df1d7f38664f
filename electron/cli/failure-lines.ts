import { type FailureCode, failureRecord } from '../../shared/domain/failure.ts';
import { printable } from '../../shared/domain/printable.ts';

type NextSteps = Partial<Record<FailureCode, string>>;

/** What to do, for codes whose message cannot know that it is read in a terminal. */
const NEXT_STEPS: NextSteps = {
  ADDRESS_UNCONFIRMED: 'Open Atelier and confirm the address in Settings, Cloud account.',
  ENGINE_UNAVAILABLE: 'Run “atelier doctor” to see what is missing.',
  INTERNAL: 'Run the command again with --verbose for details.',
  KEY_MISSING: 'Set ATELIER_API_KEY, add a key in Atelier, or use --engine local.',
  KEY_REJECTED: 'Check ATELIER_API_KEY, or the key in Atelier.',
  NETWORK_UNREACHABLE: 'Check your connection and the address, then try again.',
  NO_KEYCHAIN: 'Set ATELIER_API_KEY for this run, or unlock the keychain.',
  RATE_LIMITED: 'Wait a minute, then run the command again.',
  SERVICE_FAILED: 'If it keeps happening, contact the service with the request ID.',
};

/**
 * One line for a person: what happened, its code, what to do, and the request ID where the service gave one. `steps` are
 * those that only the command knows.
 */
export function failureLine(error: unknown, steps: NextSteps = {}): string {
  const { code, message, data } = failureRecord(error);
  const isKnownToService = typeof data['requestId'] === 'string' && data['requestId'] !== '';
  const step = code === 'SERVICE_FAILED' && !isKnownToService ? undefined : (steps[code] ?? NEXT_STEPS[code]);
  const parts = [
    `${message} [${code}]`,
    step,
    isKnownToService ? `Request ID: ${String(data['requestId'])}` : undefined,
  ];
  return printable(parts.filter((part) => part !== undefined).join(' '));
}
