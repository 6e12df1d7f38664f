import { type } from '@orpc/contract';
import * as z from 'zod';
import type { GeneratedClip } from '../../domain/generation/clips/clip-generation.ts';
import { MOST_SHOTS, type StoredShot } from '../../domain/generation/clips/storyboard.ts';
import type { GenerationId, JobId } from '../../domain/ids.ts';
import { type ClipRecipe, clipRecipeSchema } from '../../domain/recipe/clip-recipe.ts';
import { procedure } from '../failures.ts';
import { generationProcedures, startInput } from './generation.ts';

const shotId = z.string().min(1).max(64);
const shot = z.object({ id: shotId, draft: z.record(z.string().max(40), z.json()) });
const shotOfWindow = shot.extend({ generationId: z.string().max(64).nullable() });

/** Procedures of clips: one is asked for at once, because each is a task of the service. */
export const videosContract = {
  ...generationProcedures<ClipRecipe, GeneratedClip>(clipRecipeSchema, 1),
  /** `shotId` is the shot of the storyboard that the clip is for. */
  start: procedure
    .input(startInput(clipRecipeSchema, 1).extend({ shotId: shotId.optional() }))
    .output(type<{ id: GenerationId; jobId: JobId }>()),
};

/** Procedures of the storyboard. */
export const storyboardContract = {
  list: procedure.output(type<StoredShot[]>()),
  /** Makes these the shots, in their order; requests that were made of them stay with them. */
  save: procedure.input(z.object({ shots: z.array(shot).max(MOST_SHOTS) })).output(type<void>()),
  /** Takes over what a window of an earlier version kept, once. */
  takeOver: procedure.input(z.object({ shots: z.array(shotOfWindow).max(MOST_SHOTS) })).output(type<StoredShot[]>()),
};
