import * as z from 'zod';
import {
  clipModel,
  CLIP_MODELS,
  type ClipMode,
  CLIP_MODES,
  modeOfRecipe,
} from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { VIDEO_RATIOS, VIDEO_V2_LIMITS } from '../../../../shared/domain/generation/clips/video-v2-models.ts';
import { type ClipRecipe, DEFAULT_CLIP_RECIPE } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { createFormDraft } from '../../../ui/generation-form/draft/form-draft.ts';
import { createPromptHistory } from '../../../ui/generation-form/draft/prompt-history.ts';
import { createVariedDraft } from '../../../ui/generation-form/draft/varied-item.ts';

/** What the form is filled in with. Pictures of other modes are kept: who comes back to a mode finds them there. */
export type ClipDraft = {
  prompt: string;
  mode: ClipMode;
  model: string;
  durationSeconds: number;
  resolution: string;
  ratio: string | null;
  firstFrameItemId: string | null;
  lastFrameItemId: string | null;
  referenceItemIds: string[];
  promptOptimizer: boolean;
};

const item = z.string().max(64);

/** The draft of the window. */
export const clipDraft = createFormDraft<ClipDraft>({
  id: 'video',
  fields: {
    prompt: z.string().max(20_000),
    mode: z.enum(CLIP_MODES),
    model: z.enum(CLIP_MODELS),
    durationSeconds: z.number().int().min(1).max(60),
    resolution: z.string().max(10),
    ratio: z.string().max(10).nullable(),
    firstFrameItemId: item.nullable(),
    lastFrameItemId: item.nullable(),
    referenceItemIds: z.array(item).max(VIDEO_V2_LIMITS.references.image),
    promptOptimizer: z.boolean(),
  },
  defaults: {
    prompt: '',
    mode: 'text',
    model: DEFAULT_CLIP_RECIPE.model,
    durationSeconds: DEFAULT_CLIP_RECIPE.durationSeconds,
    resolution: DEFAULT_CLIP_RECIPE.resolution,
    ratio: '16:9',
    firstFrameItemId: null,
    lastFrameItemId: null,
    referenceItemIds: [],
    promptOptimizer: true,
  },
});

/** The clip that the form varies. */
export const variedClip = createVariedDraft(clipDraft.id);

/** Prompts that clips were generated from. */
export const clipHistory = createPromptHistory(clipDraft.id);

/** What a draft asks for. Only what its mode and model have is sent. */
export function recipeOf(draft: ClipDraft): ClipRecipe {
  const { mode, model, prompt, durationSeconds, resolution } = draft;
  const known = clipModel(model);
  const hasFirst = mode === 'first-frame' || mode === 'first-last';
  const hasReferences = mode === 'references' || mode === 'subject';
  const isShaped = known?.hasRatio === true && (mode === 'text' || mode === 'references');
  return {
    ...DEFAULT_CLIP_RECIPE,
    prompt,
    model,
    durationSeconds,
    resolution,
    ratio: isShaped ? ratioFor(draft.ratio, mode) : null,
    firstFrameItemId: hasFirst ? draft.firstFrameItemId : null,
    lastFrameItemId: mode === 'first-last' ? draft.lastFrameItemId : null,
    referenceItemIds: hasReferences ? draft.referenceItemIds.slice(0, mode === 'subject' ? 1 : undefined) : [],
    promptOptimizer: known?.hasOptimizer ? draft.promptOptimizer : true,
  };
}

/** A shape that can be chosen; only references may decide it themselves. */
const ratioFor = (ratio: string | null, mode: ClipMode): string | null =>
  ratio === null && mode === 'text' ? Object.keys(VIDEO_RATIOS)[1]! : ratio;

/** A draft with another mode: the model is another one where this has no such mode. */
export function withMode(draft: ClipDraft, mode: ClipMode): Partial<ClipDraft> {
  const has = (name: string) => clipModel(name)?.modes.includes(mode) ?? false;
  const model = has(draft.model) ? draft.model : (CLIP_MODELS.find(has) ?? draft.model);
  return { mode, model, ...cellFor({ ...draft, mode, model }) };
}

/** A draft with another model: the mode is another one where this model has no such mode. */
export function withModel(draft: ClipDraft, model: string): Partial<ClipDraft> {
  const modes = clipModel(model)?.modes ?? [];
  const mode = modes.includes(draft.mode) ? draft.mode : (modes[0] ?? draft.mode);
  return { mode, model, ...cellFor({ ...draft, mode, model }) };
}

/** Length and resolution where the model has them in that mode, else the nearest that it has. */
function cellFor(draft: ClipDraft): Pick<ClipDraft, 'durationSeconds' | 'resolution'> {
  const cells = Object.entries(clipModel(draft.model)?.cells(draft.mode) ?? {});
  const [resolution, durations = []] = cells.find(([name]) => name === draft.resolution) ?? cells[0] ?? [];
  if (resolution === undefined) return draft;
  const distance = (seconds: number) => Math.abs(seconds - draft.durationSeconds);
  const durationSeconds = durations.toSorted((a, b) => distance(a) - distance(b))[0] ?? draft.durationSeconds;
  return { durationSeconds, resolution };
}

/** The fields of a form that asks for a recipe. */
export function draftOfRecipe(recipe: ClipRecipe): Partial<ClipDraft> {
  const { kind: _kind, version: _version, ...fields } = recipe;
  return clipDraft.read({ ...fields, mode: modeOfRecipe(recipe) });
}
