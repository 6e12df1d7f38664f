import * as z from 'zod';

/** All that decides how a designed voice sounds. The field order is that of what is stored: equal recipes are equal texts. */
export const voiceDesignRecipeSchema = z.object({
  kind: z.literal('voice-design'),
  version: z.literal(1),
  description: z.string(),
  previewText: z.string(),
  watermark: z.boolean(),
});

/** See voiceDesignRecipeSchema. */
export type VoiceDesignRecipe = z.infer<typeof voiceDesignRecipeSchema>;
