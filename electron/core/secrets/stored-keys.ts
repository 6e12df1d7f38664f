import * as z from 'zod';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';

/** A key and the origins that it may be sent to, the one it was entered for first. */
export type StoredKey = { key: string; origins: string[] };

/** What can be a key: printable, on one line, without blanks. */
export const KEY = /^[\x21-\x7e]{1,1024}$/;

const storedSchema = z.object({
  version: z.literal(1),
  keys: z.array(z.object({ key: z.string().min(1), origins: z.array(z.string()) })),
});

const anyVersionSchema = z.looseObject({ version: z.number().gt(1) });

/**
 * What the keychain holds. A text of an earlier version is one key alone, which belonged to the address in use. What is no key, or
 * keys of other addresses with it, is never taken for one: it would be sent. Throws NO_KEYCHAIN for what a newer version stored, which
 * must not be written over.
 */
export function readStoredKeys(text: string | null, originInUse: string): StoredKey[] {
  if (text === null) return [];
  const json = parseJson(text);
  const parsed = storedSchema.safeParse(json);
  if (parsed.success) return parsed.data.keys;
  if (anyVersionSchema.safeParse(json).success) {
    throw new Failure('NO_KEYCHAIN', 'A newer version of Atelier stored the keys.', { reason: 'newer' });
  }
  return KEY.test(text) && typeof json !== 'object' ? [{ key: text, origins: [originInUse] }] : [];
}

/** The text for the keychain. */
export function storedText(keys: readonly StoredKey[]): string {
  return JSON.stringify({ version: 1, keys });
}

/** The key that may be sent to `origin`, or null. */
export function keyFor(keys: readonly StoredKey[], origin: string): string | null {
  return keys.find(({ origins }) => origins.includes(origin))?.key ?? null;
}

/** `keys` with `key` for `origin`, in the place of the one that it had. */
export function withKey(keys: readonly StoredKey[], key: string, origin: string): StoredKey[] {
  return [...withoutOrigin(keys, origin), { key, origins: [origin] }];
}

/** `keys` without any that may be sent to `origin`. */
export function withoutOrigin(keys: readonly StoredKey[], origin: string): StoredKey[] {
  return keys.filter(({ origins }) => !origins.includes(origin));
}

/** `keys` with `to` added to the origins of the key for `from`. */
export function withOrigin(keys: readonly StoredKey[], { from, to }: { from: string; to: string }): StoredKey[] {
  return keys.map((stored) =>
    stored.origins.includes(from) ? { ...stored, origins: [...stored.origins, to] } : stored,
  );
}
