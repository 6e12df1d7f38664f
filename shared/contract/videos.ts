import type { GeneratedClip } from '../domain/generation/clip-generation.ts';
import { type ClipRecipe, clipRecipeSchema } from '../domain/recipe/clip-recipe.ts';
import { generationProcedures } from './generation.ts';

/** Procedures of clips: one is asked for at once, because each is a task of the service. */
export const videosContract = generationProcedures<ClipRecipe, GeneratedClip>(clipRecipeSchema, 1);
