import * as z from 'zod';
import { VIDEO_V2_LIMITS } from '../generation/clips/video-v2-models.ts';
import { promptTitle } from './prompt-title.ts';

const item = z.string().max(64);

/**
 * All that decides what a clip shows. The field order is that of what is stored: equal recipes are equal texts. Frames and
 * references are images of the library; which of them are set says what the clip is generated from.
 */
export const clipRecipeSchema = z.object({
  kind: z.literal('clip'),
  version: z.literal(1),
  prompt: z.string().refine((text) => [...text].length <= VIDEO_V2_LIMITS.textCharacters),
  /** As the interface spells it, with the neutral prefix. */
  model: z.string().max(100),
  durationSeconds: z.number().int().min(1).max(60),
  resolution: z.string().max(10),
  /** Null where frames or the model decide it. */
  ratio: z.string().max(10).nullable(),
  firstFrameItemId: item.nullable(),
  lastFrameItemId: item.nullable(),
  referenceItemIds: z.array(item).max(VIDEO_V2_LIMITS.references.image),
  promptOptimizer: z.boolean(),
});

/** See clipRecipeSchema. */
export type ClipRecipe = z.infer<typeof clipRecipeSchema>;

/** The parts of a recipe that have a usual value. */
export const DEFAULT_CLIP_RECIPE = {
  kind: 'clip',
  version: 1,
  model: 'Vendor-Video-2.3',
  durationSeconds: 6,
  resolution: '768P',
  ratio: null,
  firstFrameItemId: null,
  lastFrameItemId: null,
  referenceItemIds: [],
  promptOptimizer: true,
} as const satisfies Omit<ClipRecipe, 'prompt' | 'referenceItemIds'> & { referenceItemIds: readonly [] };

/** The title of a clip: the first words of its prompt without its camera commands. */
export const clipTitle = ({ prompt }: Pick<ClipRecipe, 'prompt'>): string =>
  promptTitle(prompt.replaceAll(/\[[^\]]*\]/g, ' ')) || promptTitle(prompt) || 'Clip';
