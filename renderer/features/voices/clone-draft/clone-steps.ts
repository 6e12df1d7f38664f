import { characterCount, SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import type { SampleReport, VoiceIdProblem } from '../../../../shared/domain/voices/voice.ts';
import { CLONE_STEPS, type CloneDraft, type CloneStep } from './clone-draft.ts';
import { totalMs } from './spans/spans.ts';

/** What the wizard knows besides its draft. */
export type CloneFacts = {
  media: 'none' | 'reading' | 'ready' | 'failed';
  report: SampleReport | null;
  idProblem: VoiceIdProblem | 'unknown';
};

/** What is still to be done in a step before it can be left. */
export type StepProblem =
  | 'no_material'
  | 'reading'
  | 'unreadable'
  | 'no_span'
  | 'not_measured'
  | 'sample_refused'
  | 'no_text'
  | 'text_too_long'
  | 'prompt_too_long'
  | 'prompt_without_text'
  | 'no_name'
  | 'id_unchecked'
  | 'id'
  | 'no_person'
  | 'no_statement'
  | 'not_agreed';

const CHECKS: Record<CloneStep, (draft: CloneDraft, facts: CloneFacts) => StepProblem | null> = {
  material: (draft, { media }) => {
    if (draft.itemId === null || media === 'none') return 'no_material';
    if (media === 'reading') return 'reading';
    return media === 'failed' ? 'unreadable' : null;
  },
  span: (draft, { report }) => {
    if (draft.spans.length === 0) return 'no_span';
    if (!report) return 'not_measured';
    return report.findings.some((finding) => finding.blocks) ? 'sample_refused' : null;
  },
  transcript: ({ isTextChecked, sampleText, prompt }) => {
    const text = sampleText.trim();
    if (isTextChecked && text === '') return 'no_text';
    if (isTextChecked && characterCount(text) > SPEECH_LIMITS.textValidation) return 'text_too_long';
    if (prompt && totalMs([prompt]) >= SPEECH_LIMITS.promptEndMs) return 'prompt_too_long';
    return prompt && prompt.text.trim() === '' ? 'prompt_without_text' : null;
  },
  name: ({ name, consent }, { idProblem }) => {
    if (name.trim() === '') return 'no_name';
    if (idProblem !== null && idProblem !== 'unknown') return 'id';
    if (consent.person.trim() === '') return 'no_person';
    if (consent.statement.trim() === '') return 'no_statement';
    if (!consent.isAgreed) return 'not_agreed';
    // Last: what is left for the user to do is said first.
    return idProblem === 'unknown' ? 'id_unchecked' : null;
  },
};

const PASSING: readonly (StepProblem | null)[] = ['reading', 'not_measured', 'id_unchecked'];

/** Whether a problem is a check that ends without the user. */
export const isPassing = (problem: StepProblem | null): boolean => PASSING.includes(problem);

/** What keeps a step from being left; null when it is done. */
export function stepProblem(step: CloneStep, draft: CloneDraft, facts: CloneFacts): StepProblem | null {
  return CHECKS[step](draft, facts);
}

/** Whether a step can be opened: all steps before it are done. */
export function canOpenStep(step: CloneStep, draft: CloneDraft, facts: CloneFacts): boolean {
  const before = CLONE_STEPS.slice(0, CLONE_STEPS.indexOf(step));
  return before.every((earlier) => stepProblem(earlier, draft, facts) === null);
}

/**
 * The step that is shown: the draft's, or the last that can be opened where something earlier was taken back, e.g. the
 * recording was deleted. While the sample is being measured nobody knows yet, and the step stays.
 */
export function shownStep(draft: CloneDraft, facts: CloneFacts): CloneStep {
  const isJudged = facts.report !== null || facts.media === 'none';
  if (!isJudged || canOpenStep(draft.step, draft, facts)) return draft.step;
  return CLONE_STEPS.findLast((step) => canOpenStep(step, draft, facts)) ?? 'material';
}

/** The next or the previous step; null at the ends. */
export function stepBeside(step: CloneStep, by: 1 | -1): CloneStep | null {
  return CLONE_STEPS[CLONE_STEPS.indexOf(step) + by] ?? null;
}
