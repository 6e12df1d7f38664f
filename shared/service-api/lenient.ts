import * as z from 'zod';

/**
 * Fields of answers. A finished answer has been billed, so what is missing, null or of another type than the
 * specification says is never a reason to throw it away: each field falls back by itself.
 */

/** Optional, or a missing key would fail the whole object. */
const anything = z.unknown().optional();

/** A text; numbers and booleans are written out. */
export const textOr = <Fallback extends string | null>(fallback: Fallback) =>
  anything.transform((value): string | Fallback => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : fallback;
  });

/** A finite number, also one that is written as text. */
export const numberOr = <Fallback extends number | null>(fallback: Fallback) =>
  anything.transform((value): number | Fallback => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
  });

/** A switch; whatever is neither `true` nor "true" is off. */
export const flag = anything.transform((value) => value === true || value === 'true');

/** Entries that can be read, in their order; the others are left out. No list is an empty one. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  anything.transform((value): z.output<Schema>[] =>
    Array.isArray(value)
      ? value.flatMap((entry) => {
          const parsed = schema.safeParse(entry);
          return parsed.success ? [parsed.data] : [];
        })
      : [],
  );

/** What can be read by the schema, or null. */
export const readableOrNull = <Schema extends z.ZodType>(schema: Schema) =>
  anything.transform((value): z.output<Schema> | null => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  });
