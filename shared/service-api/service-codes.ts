/** Values of `error.type` by HTTP status (service.md, Errors). */
export const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'bad_request_error',
  401: 'authorized_error',
  402: 'insufficient_balance_error',
  413: 'invalid_request_error',
  422: 'unprocessable_entity_error',
  429: 'rate_limit_error',
  500: 'server_error',
};

/** The internal code that belongs to an HTTP status (service.md, Errors); 413 has none. */
export const STATUS_CODES: Readonly<Record<number, number>> = {
  400: 2013,
  401: 1004,
  402: 1008,
  422: 1026,
  429: 1002,
  500: 1000,
};

/** What an internal code is about. */
export type CodeMeaning = 'busy' | 'key' | 'balance' | 'rate' | 'content' | 'input' | 'plan' | 'other';

/** Known internal codes (gaps.md part 3); unknown ones count as `other`. `busy` and `rate` pass by waiting. */
const CODE_MEANINGS: Readonly<Record<number, CodeMeaning>> = {
  1000: 'busy',
  1001: 'busy',
  1002: 'rate',
  1004: 'key',
  1008: 'balance',
  1013: 'busy',
  1024: 'busy',
  1026: 'content',
  1027: 'content',
  1028: 'plan',
  1030: 'plan',
  1033: 'busy',
  1039: 'rate',
  1041: 'rate',
  1042: 'input',
  1043: 'input',
  1044: 'input',
  2013: 'input',
  20132: 'input',
  2037: 'input',
  2038: 'other',
  2039: 'input',
  2042: 'other',
  2045: 'rate',
  2048: 'input',
  2049: 'key',
  2056: 'plan',
  2061: 'plan',
};

/** What an internal code is about, wherever it was found. */
export const codeMeaning = (code: number): CodeMeaning => CODE_MEANINGS[code] ?? 'other';

/** The internal code at the end of a message, in parentheses; null where there is none. */
export function codeInMessage(message: string): number | null {
  const match = /\((\d{4,5})\)\s*$/.exec(message);
  return match ? Number(match[1]) : null;
}
