import * as z from 'zod';
import { characterCount, SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { createFormDraft } from '../../../ui/generation-form/draft/form-draft.ts';
import { createPromptHistory } from '../../../ui/generation-form/draft/prompt-history.ts';
import type { FormProblem } from '../../../ui/generation-form/form-problems.ts';
import { charactersOver } from '../../../ui/generation-form/text-limit.ts';
import { designTexts } from './design-texts.ts';

/** What a voice shall be like, as far as it has been written. */
export type DesignDraft = { description: string; previewText: string; watermark: boolean };

/** The draft of the window. */
export const designDraft = createFormDraft<DesignDraft>({
  id: 'voices.design',
  fields: { description: z.string().max(20_000), previewText: z.string().max(20_000), watermark: z.boolean() },
  defaults: { description: '', previewText: '', watermark: false },
});

/** Descriptions that candidates were generated from. */
export const designHistory = createPromptHistory(designDraft.id);

/** Takes up an earlier description. */
export function startDesignFrom(description: string): void {
  designDraft.set({ description });
}

/** What the candidates say: the text of the form, else the sample sentence of the settings. */
export function spokenPreview({ previewText }: Pick<DesignDraft, 'previewText'>, sampleSentence: string): string {
  return previewText.trim() === '' ? sampleSentence : previewText.trim();
}

/** Why no candidates can be generated from a draft. */
export function designProblems({ description, previewText }: DesignDraft): FormProblem<keyof DesignDraft>[] {
  const { problems } = designTexts;
  const found: FormProblem<keyof DesignDraft>[] = [];
  if (description.trim() === '') found.push({ kind: 'missing', field: 'description', text: problems.noDescription });
  for (const [field, text, most] of [
    ['description', description, SPEECH_LIMITS.designDescription],
    ['previewText', previewText, SPEECH_LIMITS.designPreview],
  ] as const) {
    const over = charactersOver(text, most);
    if (over > 0) found.push({ kind: 'wrong', field, text: problems.tooLong(field, over) });
  }
  return found;
}

/** What the service bills for a round of candidates: it speaks the text for each. */
export function designUnits(preview: string, candidates: number) {
  return { unit: 'characters', amount: characterCount(preview), times: candidates } as const;
}
