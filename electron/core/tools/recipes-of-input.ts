import {
  usualClipModel,
  usualClipRatio,
  usualClipResolution,
} from '../../../shared/domain/generation/clips/usual-clip.ts';
import { DEFAULT_STYLE_WEIGHT, IMAGE_MODELS } from '../../../shared/domain/generation/images/image-models.ts';
import { type ClipRecipe, DEFAULT_CLIP_RECIPE } from '../../../shared/domain/recipe/clip-recipe.ts';
import { DEFAULT_IMAGE_RECIPE, type ImageRecipe } from '../../../shared/domain/recipe/image-recipe.ts';
import { DEFAULT_SONG_RECIPE, type SongRecipe } from '../../../shared/domain/recipe/song-recipe.ts';
import type { ToolInput } from '../../../shared/domain/tools/tools.ts';

/** The recipe of images that a tool is asked for; what is left out is as usual. */
export function imageRecipeOf(input: ToolInput<'generate_images'>): ImageRecipe {
  const { prompt, ratio, seed, style, model, subjectId } = input;
  const [plain, styled] = IMAGE_MODELS;
  return {
    ...DEFAULT_IMAGE_RECIPE,
    prompt,
    model: model ?? (style === undefined ? plain : (styled ?? plain)),
    aspectRatio: ratio,
    seed: seed ?? null,
    style: style === undefined ? null : { type: style, weight: DEFAULT_STYLE_WEIGHT },
    subjectItemId: subjectId ?? null,
  };
}

/** The recipe of songs: without lyrics the service writes them, unless nobody sings. */
export function songRecipeOf(input: ToolInput<'generate_song'>): SongRecipe {
  const { style, lyrics, isInstrumental, title, seed, format, model } = input;
  const hasLyrics = !isInstrumental && lyrics.trim() !== '';
  return {
    ...DEFAULT_SONG_RECIPE,
    title,
    prompt: style,
    lyrics: hasLyrics ? lyrics : '',
    model: model ?? DEFAULT_SONG_RECIPE.model,
    isInstrumental,
    lyricsOptimizer: !isInstrumental && !hasLyrics,
    seed: seed ?? null,
    format,
  };
}

/** The recipe of a clip: model, resolution and shape follow from what it is made from where they are not named. */
export function clipRecipeOf(input: ToolInput<'generate_clip'>): ClipRecipe {
  const { prompt, firstFrameId = null, lastFrameId = null, durationSeconds, resolution, ratio } = input;
  const model = input.model ?? usualClipModel({ hasLastFrame: lastFrameId !== null, hasSubject: false });
  return {
    ...DEFAULT_CLIP_RECIPE,
    prompt,
    model,
    durationSeconds: durationSeconds ?? DEFAULT_CLIP_RECIPE.durationSeconds,
    resolution: resolution ?? usualClipResolution(model),
    ratio: ratio ?? usualClipRatio(model, firstFrameId !== null),
    firstFrameItemId: firstFrameId,
    lastFrameItemId: lastFrameId,
    referenceItemIds: [],
  };
}
