import * as z from 'zod';

/** Words that are often misheard, and what they should be. */
export const correctionSchema = z.object({
  from: z.string().trim().min(1).max(80),
  to: z.string().trim().max(80),
});

/** See correctionSchema. */
export type Correction = z.infer<typeof correctionSchema>;

/** Corrections that are kept at most. */
export const MOST_CORRECTIONS = 1000;
