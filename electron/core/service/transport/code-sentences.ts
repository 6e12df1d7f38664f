/**
 * What is known of internal codes of the service, as what happened and what to do (gaps.md part 3). Codes without a
 * sentence are explained by their meaning (service-codes.ts) and by the service's own words.
 */
const SENTENCES: Readonly<Record<number, string>> = {
  1000: 'The service had an unknown error. Try again later.',
  1001: 'The service took too long. Try again later.',
  1013: 'The service had an internal error. Try again later.',
  1024: 'The service had an internal error. Try again later.',
  1033: 'A system behind the service failed. Try again later.',
  1039: 'The account’s limit for text per minute is reached. Try again later.',
  1041: 'The account has too many connections open. Try again later.',
  1042: 'More than 10% of the text is invisible or illegal characters. Remove them.',
  1043: 'The sample doesn’t match its text closely enough. Correct the text or lower the required match.',
  1044: 'The example recording doesn’t match its text. Correct the text or leave the example out.',
  2013: 'The service rejected the request as invalid. Check the settings of this task.',
  20132: 'The service can’t use this sample or voice ID. Choose another.',
  2037: 'The sample is too short or too long for the service.',
  2038: 'The account can’t clone voices yet. Complete the service’s identity check first.',
  2039: 'This voice ID is already in use. Choose another.',
  2042: 'The account has no access to this voice. Choose a voice of this account.',
  2045: 'Requests grew too fast for the service. Try again later.',
  2048: 'The example recording is longer than 8 s. Shorten it.',
  2056: 'The plan’s allowance for this period is used up.',
  2061: 'The account’s plan doesn’t include this model. Choose another model or change the plan.',
};

/** What a code says in words, or null where nothing is known of it. */
export const codeSentence = (code: number | null): string | null => (code === null ? null : (SENTENCES[code] ?? null));
