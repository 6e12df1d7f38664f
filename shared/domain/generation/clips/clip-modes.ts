import type { ClipRecipe } from '../../recipe/clip-recipe.ts';
import { VIDEO_LIMITS, type VideoResolution, videoModel } from './video-models.ts';
import { VIDEO_V2_LIMITS, videoV2Model } from './video-v2-models.ts';

/** What a clip is generated from. */
export const CLIP_MODES = ['text', 'first-frame', 'first-last', 'subject', 'references'] as const;

/** See CLIP_MODES. */
export type ClipMode = (typeof CLIP_MODES)[number];

/** Models by the name that the interface gives them, in the order in which they are offered. */
export const CLIP_MODELS = [
  'Vendor-Video-2.3',
  'Vendor-Video-2.3-Fast',
  'Vendor-Video-02',
  'Vendor-H3',
  'Vendor-H3-Max',
  'T2V-01-Director',
  'T2V-01',
  'I2V-01-Director',
  'I2V-01',
  'I2V-01-live',
  'S2V-01',
] as const;

/**
 * What can be asked of a model, whichever generation of the interface it belongs to. `cells` are the durations in seconds that
 * it has at each resolution in a mode, the first resolution the usual one.
 */
export type ClipModel = {
  generation: 1 | 2;
  modes: readonly ClipMode[];
  hasCamera: boolean;
  /** Whether the service may be told to leave the prompt as it is. */
  hasOptimizer: boolean;
  /** Whether the shape can be chosen where no frame decides it. */
  hasRatio: boolean;
  promptCharacters: number;
  cells(mode: ClipMode): Partial<Record<VideoResolution, readonly number[]>>;
};

/** The model of a name; null for one that is not known. */
export const clipModel = (name: string): ClipModel | null => firstGeneration(name) ?? secondGeneration(name);

function firstGeneration(name: string): ClipModel | null {
  const model = videoModel(name);
  if (!model) return null;
  const { fromText, fromFrame, fromFrames, fromSubject, hasCamera, resolutions, frameResolutions } = model;
  const has = { text: fromText, 'first-frame': fromFrame, 'first-last': fromFrames, subject: fromSubject };
  return {
    generation: 1,
    modes: (Object.keys(has) as (keyof typeof has)[]).filter((mode) => has[mode]),
    hasCamera,
    hasOptimizer: true,
    hasRatio: false,
    promptCharacters: VIDEO_LIMITS.promptCharacters,
    cells: (mode) => (mode === 'first-frame' ? { ...resolutions, ...frameResolutions } : resolutions),
  };
}

function secondGeneration(name: string): ClipModel | null {
  const model = videoV2Model(name);
  if (!model) return null;
  const { least, most } = model.seconds;
  const durations = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const cells = Object.fromEntries(model.resolutions.map((resolution) => [resolution, durations]));
  return {
    generation: 2,
    modes: ['text', 'first-frame', 'first-last', 'references'],
    hasCamera: true,
    hasOptimizer: model.hasExpansionMode,
    hasRatio: true,
    promptCharacters: VIDEO_V2_LIMITS.textCharacters,
    cells: () => cells,
  };
}

/** What a recipe generates from: its pictures say it. */
export function modeOfRecipe(
  recipe: Pick<ClipRecipe, 'model' | 'firstFrameItemId' | 'lastFrameItemId' | 'referenceItemIds'>,
): ClipMode {
  const { model, firstFrameItemId, lastFrameItemId, referenceItemIds } = recipe;
  if (lastFrameItemId !== null) return 'first-last';
  if (firstFrameItemId !== null) return 'first-frame';
  if (referenceItemIds.length === 0) return 'text';
  return clipModel(model)?.modes.includes('subject') ? 'subject' : 'references';
}

/** The name of a model where requests go: `prefix` stands for the neutral one of the interface (gaps.md, Model name mapping). */
export function wireClipModel(name: string, prefix: string): string {
  const NEUTRAL = 'Vendor-';
  if (!name.startsWith(NEUTRAL) || prefix === NEUTRAL) return name;
  const own = name.slice(NEUTRAL.length);
  return prefix + (prefix === 'MiniMax-' ? own.replace(/^Video-/, 'Hailuo-') : own);
}
