import type { IncomingHttpHeaders } from 'node:http';
import { removerOf } from '../../secrets/known-keys.ts';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';

/** An answer as the rest of the program may see it: clean, with its body parsed where it was JSON. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; json: unknown };

/** Takes out of texts what no text from outside may bring. */
export type Clean = (text: string) => string;

/** Control characters move a terminal's cursor; a carriage return does too, but at the end of a line. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/g;

/** Removes controls and, where there is one, the key that was sent: a service may echo it anywhere. */
export function cleanerFor(key: string | null): Clean {
  const withoutKey = key === null ? (text: string) => text : removerOf(key);
  return (text) => withoutKey(text.replaceAll(CONTROLS, ''));
}

/** The clean answer to a request that was sent with `key`. This comes first; whoever shortens texts does so afterwards. */
export function answerOf(
  head: { status: number; headers: IncomingHttpHeaders },
  { text = '', clean }: { text?: string; clean: Clean },
): Answer {
  const headers = cleanValue(head.headers, clean) as IncomingHttpHeaders;
  return { status: head.status, headers, text: clean(text), json: cleanValue(parseJson(text), clean) };
}

/** A copy of a JSON value with every text in it cleaned, names of fields too. */
export function cleanValue(value: unknown, clean: Clean): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, clean));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [clean(name), cleanValue(entry, clean)]));
}
