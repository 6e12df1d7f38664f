import { type FailureCode, type FailureData, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { listIn, textIn } from '../../../shared/domain/failures/failure-data.ts';
import { failureSentences, failureText } from '../../../shared/domain/failures/failure-text.ts';
import { printable } from '../../../shared/domain/printable.ts';

type NextSteps = Partial<Record<FailureCode, string>>;

/** Why and what to do, for codes whose words in the window name a place in the window. */
const IN_TERMINAL: Partial<Record<FailureCode, (data: FailureData) => string>> = {
  ADDRESS_UNCONFIRMED: () =>
    'The settings file had no valid address, so nothing was sent. Open Atelier and confirm the address in Settings, Cloud account.',
  ENGINE_UNAVAILABLE: (data) => `${textIn(data, 'detail') ?? ''} Run “atelier doctor” to see what’s missing.`.trim(),
  KEY_MISSING: () => 'Set ATELIER_API_KEY, add a key in Atelier, or use --engine local.',
  KEY_REJECTED: () =>
    'It may be mistyped, expired or issued for another address. Check ATELIER_API_KEY, or the key in Atelier.',
  NO_KEYCHAIN: (data) =>
    `${textIn(data, 'detail') ?? 'It’s locked or unavailable.'} Set ATELIER_API_KEY for this run, or unlock the keychain.`,
  RATE_LIMITED: () => 'Wait a minute, then run the command again.',
};

/**
 * One line for a person: what happened, why and what to do, its code, and the request ID where the service gave one. `steps`
 * are those that only the command knows.
 */
export function failureLine(error: unknown, steps: NextSteps = {}): string {
  const { code, message, data } = failureRecord(error);
  const requestId = textIn(data, 'requestId');
  const parts = [
    code === 'INTERNAL' ? message : wordsOf({ code, data }),
    ...optionsFor(data),
    steps[code],
    code === 'INTERNAL' ? 'Run the command again with --verbose for details.' : undefined,
    `[${code}]`,
    requestId === null ? undefined : `Request ID: ${requestId}`,
  ];
  return printable(parts.filter((part) => part !== undefined).join(' '));
}

/** The words of a failure as they are printed, without its code; see failureLine. */
export function wordsOf(failure: { code: FailureCode; data: FailureData }): string {
  const why = IN_TERMINAL[failure.code]?.(failure.data);
  return why === undefined ? failureSentences(failure) : `${failureText(failure).what}. ${why}`;
}

/** Options of the command that help: `flags` of a cast that is not whole, encodings that a text may have, effects that a tool needs approved. */
function optionsFor(data: FailureData): string[] {
  const [flags, encodings] = [listIn(data, 'flags'), listIn(data, 'encodings')];
  return [
    ...(flags.length > 0 ? [`Add ${flags.join(' and ')}.`] : []),
    ...(data['reason'] === 'tool_approval'
      ? [
          `To approve, add ${listIn(data, 'effects')
            .map((effect) => `--allow ${effect}`)
            .join(' ')}.`,
        ]
      : []),
    ...(encodings.length > 0 ? [`Add --encoding NAME. Likely encodings: ${encodings.join(', ')}.`] : []),
  ];
}
