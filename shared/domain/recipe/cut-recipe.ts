import * as z from 'zod';
import { cutSchema } from '../cut/cut.ts';

/** What a film was cut from and how. Items are named by their IDs in the library that it was cut in. */
export const cutRecipeSchema = z.object({
  kind: z.literal('cut'),
  version: z.literal(1),
  name: z.string().max(200),
  cut: cutSchema,
});

/** See cutRecipeSchema. */
export type CutRecipe = z.infer<typeof cutRecipeSchema>;
