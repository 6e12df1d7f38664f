import type { ImageModelOptions, ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { imageProblem } from '../../../../shared/domain/generation/images/image-rules.ts';
import { type ExpandedPrompt, expandPrompt } from '../../../../shared/domain/generation/prompt-template.ts';
import { reasonText } from '../../../../shared/domain/failures/reason-text.ts';
import type { FormProblem } from '../../../ui/generation-form/form-problems.ts';
import { formTexts } from './form-texts.ts';
import { type ImageDraft, recipeOf } from './image-draft.ts';

/** How a subject reference is: `gone` from the library, or nothing that the service takes. */
export type SubjectState = 'none' | 'loading' | 'usable' | 'gone' | 'unusable';

/** What a draft would send: its prompts, and how many images they give. */
export type ImageOrder = { expanded: ExpandedPrompt; imageCount: number };

/** See ImageOrder. */
export function orderOf({ prompt, count }: ImageDraft, { most }: ImageOptions): ImageOrder {
  const expanded = expandPrompt(prompt, most);
  return { expanded, imageCount: expanded.total * count };
}

/** Why no images can be generated from a draft. */
export function imageProblems(
  draft: ImageDraft,
  given: { options: ImageOptions; model: ImageModelOptions; order: ImageOrder; subject: SubjectState },
): FormProblem<keyof ImageDraft>[] {
  const { problems } = formTexts;
  if (draft.prompt.trim() === '') return [{ kind: 'missing', field: 'prompt', text: problems.noPrompt }];
  return [...orderProblems(draft, given), ...recipeProblems(draft, given), ...subjectProblems(given.subject)];
}

type Given = Parameters<typeof imageProblems>[1];

function orderProblems({ count }: ImageDraft, { options, order }: Given): FormProblem<keyof ImageDraft>[] {
  const { expanded, imageCount } = order;
  if (imageCount <= options.most) return [];
  return [{ kind: 'wrong', field: 'prompt', text: formTexts.problems.tooMany(expanded.total, count, options.most) }];
}

/** The rule of the service, for each prompt; what concerns no field of the form concerns its prompt. */
function recipeProblems(draft: ImageDraft, { model, order }: Given): FormProblem<keyof ImageDraft>[] {
  for (const prompt of order.expanded.prompts) {
    const problem = imageProblem(recipeOf(draft, prompt, model), draft.count);
    if (problem === null) continue;
    const text = reasonText({ ...problem.facts, reason: problem.reason }) ?? formTexts.problems.noPrompt;
    const field = FIELDS[problem.field] ?? 'prompt';
    return [{ kind: 'wrong', field, text }];
  }
  return [];
}

const FIELDS: Readonly<Record<string, keyof ImageDraft>> = {
  model: 'model',
  aspectRatio: 'ratio',
  widthPx: 'widthPx',
  heightPx: 'heightPx',
  style: 'style',
  count: 'count',
};

function subjectProblems(subject: SubjectState): FormProblem<keyof ImageDraft>[] {
  if (subject !== 'gone' && subject !== 'unusable') return [];
  const text = subject === 'gone' ? formTexts.subjectGone : formTexts.subjectUnusable;
  return [{ kind: 'wrong', field: 'subjectItemId', text }];
}
