import type { FailureData } from './failure.ts';
import { withFullStop } from '../words/full-stop.ts';
import { numberIn, textIn } from './failure-data.ts';

/**
 * What is known of internal codes of the service, as what happened and what to do (gaps.md part 3). Codes without a
 * sentence are explained by their meaning (service-codes.ts) and by the service's own words.
 */
const SENTENCES: Readonly<Record<number, string>> = {
  1000: 'The service reported an unknown error. Try again later.',
  1001: 'The service took too long to respond. Try again later.',
  1013: 'The service reported an internal error. Try again later.',
  1024: 'The service reported an internal error. Try again later.',
  1033: 'A system behind the service failed. Try again later.',
  1039: 'Your account has reached its limit for text per minute. Try again later.',
  1041: 'Your account has too many open connections. Try again later.',
  1042: 'More than 10% of the text is invisible or illegal characters. Remove them.',
  1043: 'The sample doesn’t match its text closely enough. Correct the text or lower the required match.',
  1044: 'The prompt sample doesn’t match its text. Correct the text or leave out the prompt.',
  2013: 'The service rejected the request as invalid. Check this task’s settings.',
  20132: 'The service can’t use this sample or voice ID. Choose another.',
  2037: 'The sample is too short or too long for the service.',
  2038: 'Your account can’t clone voices yet. Complete the service’s identity check first.',
  2039: 'This voice ID is already in use. Choose another.',
  2042: 'Your account can’t use this voice. Choose another voice.',
  2045: 'Requests increased too fast for the service. Try again later.',
  2048: 'The prompt sample is longer than 8 s. Shorten it.',
  2056: 'You’ve used your plan’s allowance for this period.',
  2061: 'Your plan doesn’t include this model. Choose another model or change your plan.',
};

/** What a code says in words, or null where nothing is known of it. */
export const codeSentence = (code: number | null): string | null => (code === null ? null : (SENTENCES[code] ?? null));

/** What happened to a request that the service refused or could not do, and what the service says. */
export function serviceSentence(data: FailureData): string {
  const status = numberIn(data, 'httpStatus');
  const request = status === null ? 'The request failed.' : `The request failed (HTTP ${status}).`;
  return `${codeSentence(numberIn(data, 'serviceCode')) ?? request}${serviceSaid(data)}`;
}

/** What the service said of a failure itself, as a sentence to follow another; empty where it said nothing. */
export function serviceSaid(data: FailureData): string {
  const message = textIn(data, 'serviceMessage');
  return message === null ? '' : ` The service says: ${withFullStop(message)}`;
}
