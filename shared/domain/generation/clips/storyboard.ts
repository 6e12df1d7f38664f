import type { GenerationId, ItemId } from '../../ids.ts';

/** Shots that a storyboard can have. */
export const MOST_SHOTS = 100;

/** The form of a shot as JSON may be so long, in characters: a prompt, its settings and IDs of images. */
export const LONGEST_SHOT = 64_000;

/**
 * A shot as it is kept: what its form says, which only the form understands, the request that was made of it last and the clip that
 * came of it last; null before there are any.
 */
export type StoredShot = {
  id: string;
  draft: Record<string, unknown>;
  generationId: GenerationId | null;
  itemId: ItemId | null;
};
