import { modeOfRecipe } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { clipProblem } from '../../../../shared/domain/generation/clips/clip-rules.ts';
import { reasonText } from '../../../../shared/domain/failures/reason-text.ts';
import type { FormProblem } from '../../../ui/generation-form/form-problems.ts';
import { type ClipDraft, recipeOf } from './clip-draft.ts';
import { formTexts } from './form-texts.ts';

type Problem = FormProblem<keyof ClipDraft>;

/** Why no clip can be generated from a draft. `pictures` are problems of its pictures, which the library knows. */
export function clipProblems(draft: ClipDraft, pictures: readonly Problem[]): Problem[] {
  return [...missingProblems(draft), ...pictures, ...recipeProblems(draft)];
}

function missingProblems(draft: ClipDraft): Problem[] {
  const { problems } = formTexts;
  const missing = (field: keyof ClipDraft, text: string): Problem => ({ kind: 'missing', field, text });
  const { mode, firstFrameItemId, lastFrameItemId, referenceItemIds } = draft;
  if (mode === 'text' && draft.prompt.trim() === '') return [missing('prompt', problems.noPrompt)];
  const hasFirst = mode === 'first-frame' || mode === 'first-last';
  if (hasFirst && firstFrameItemId === null) return [missing('firstFrameItemId', problems.noFirst)];
  if (mode === 'first-last' && lastFrameItemId === null) return [missing('lastFrameItemId', problems.noLast)];
  if (mode === 'subject' && referenceItemIds.length === 0) return [missing('referenceItemIds', problems.noSubject)];
  if (mode === 'references' && referenceItemIds.length === 0)
    return [missing('referenceItemIds', problems.noReferences)];
  return [];
}

/** The rule of the service. */
function recipeProblems(draft: ClipDraft): Problem[] {
  const recipe = recipeOf(draft);
  // What is missing says it better.
  if (modeOfRecipe(recipe) !== draft.mode) return [];
  const problem = clipProblem(recipe);
  if (problem === null) return [];
  const text = reasonText({ ...problem.facts, reason: problem.reason }) ?? formTexts.problems.noPrompt;
  const field = problem.field === 'kind' || problem.field === 'version' ? 'prompt' : problem.field;
  const kind = problem.reason === 'clip_prompt_empty' ? 'missing' : 'wrong';
  return [{ kind, field, text }];
}
