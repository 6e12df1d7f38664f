import type * as z from 'zod';

/** A field that may be missing or null, which mean the same. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value): z.output<Schema> | undefined => value ?? undefined);
