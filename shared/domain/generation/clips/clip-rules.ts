import type { FailureData } from '../../failures/failure.ts';
import type { FailureReason } from '../../failures/reason-text.ts';
import type { ClipRecipe } from '../../recipe/clip-recipe.ts';
import { type ClipModel, clipModel, type ClipMode, modeOfRecipe } from './clip-modes.ts';
import type { VideoResolution } from './video-models.ts';
import { VIDEO_RATIOS } from './video-v2-models.ts';

/** What is wrong with a request for a clip: the field, and the reason of INVALID_INPUT with its facts. */
export type ClipProblem = { field: keyof ClipRecipe; reason: FailureReason; facts: FailureData };

/** The first thing that the service would refuse (service.md, POST /v1/video_generation; gaps.md G12); null where nothing is. */
export function clipProblem(recipe: ClipRecipe): ClipProblem | null {
  const model = clipModel(recipe.model);
  if (!model) return { field: 'model', reason: 'clip_model', facts: { model: recipe.model } };
  const mode = modeOfRecipe(recipe);
  return (
    modeProblem(recipe, model, mode) ??
    promptProblem(recipe, model, mode) ??
    cellProblem(recipe, model.cells(mode)) ??
    ratioProblem(recipe, model, mode)
  );
}

function modeProblem(recipe: ClipRecipe, { modes }: ClipModel, mode: ClipMode): ClipProblem | null {
  if (!modes.includes(mode)) return { field: 'model', reason: 'clip_mode', facts: { model: recipe.model, mode } };
  const { firstFrameItemId, referenceItemIds } = recipe;
  // The size follows the first frame, so a last one alone is not sent (gaps.md G12).
  if (mode === 'first-last' && firstFrameItemId === null)
    return { field: 'firstFrameItemId', reason: 'clip_first_frame', facts: {} };
  const hasFrames = mode === 'first-frame' || mode === 'first-last';
  if (hasFrames && referenceItemIds.length > 0)
    return { field: 'referenceItemIds', reason: 'clip_frames_and_references', facts: {} };
  if (mode === 'subject' && referenceItemIds.length > 1)
    return { field: 'referenceItemIds', reason: 'clip_one_subject', facts: {} };
  return null;
}

function promptProblem({ prompt }: ClipRecipe, model: ClipModel, mode: ClipMode): ClipProblem | null {
  const isNeeded = mode === 'text' || model.generation === 2;
  if (isNeeded && prompt.trim() === '') return { field: 'prompt', reason: 'clip_prompt_empty', facts: {} };
  const most = model.promptCharacters;
  return [...prompt].length > most ? { field: 'prompt', reason: 'image_prompt_long', facts: { most } } : null;
}

function cellProblem({ model, resolution, durationSeconds }: ClipRecipe, cells: ReturnType<ClipModel['cells']>) {
  const why = whyNoCell(cells, resolution, durationSeconds);
  return why && ({ ...why, facts: { ...why.facts, model } } satisfies ClipProblem);
}

/** Why a model has no clips of a length at a resolution; null where it has. */
export function whyNoCell(
  cells: ReturnType<ClipModel['cells']>,
  resolution: string,
  seconds: number,
): ClipProblem | null {
  const durations = Object.hasOwn(cells, resolution) ? cells[resolution as VideoResolution] : undefined;
  if (!durations) return { field: 'resolution', reason: 'clip_resolution', facts: { resolution } };
  if (durations.includes(seconds)) return null;
  const [least, most] = [Math.min(...durations), Math.max(...durations)];
  return {
    field: 'durationSeconds',
    reason: 'clip_duration',
    facts: { resolution, seconds, least, most, lengths: durations.length },
  };
}

function ratioProblem({ ratio }: ClipRecipe, model: ClipModel, mode: ClipMode): ClipProblem | null {
  const isChosen = model.hasRatio && (mode === 'text' || mode === 'references');
  if (!isChosen) return ratio === null ? null : { field: 'ratio', reason: 'clip_ratio', facts: { ratio } };
  if (ratio === null && mode === 'references') return null;
  return ratio !== null && Object.hasOwn(VIDEO_RATIOS, ratio)
    ? null
    : { field: 'ratio', reason: 'clip_ratio', facts: { ratio: ratio ?? '' } };
}
