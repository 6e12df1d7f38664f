import * as z from 'zod';

/** A key and the origins that it may be sent to, the one it was entered for first. */
export type StoredKey = { key: string; origins: string[] };

const storedSchema = z.object({
  version: z.literal(1),
  keys: z.array(z.object({ key: z.string().min(1), origins: z.array(z.string()) })),
});

/** What the keychain holds. A text of an earlier version is one key alone, which belonged to the address in use. */
export function readStoredKeys(text: string | null, originInUse: string): StoredKey[] {
  if (text === null) return [];
  try {
    const parsed = storedSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data.keys;
  } catch {
    // A bare key is no JSON.
  }
  return [{ key: text, origins: [originInUse] }];
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
