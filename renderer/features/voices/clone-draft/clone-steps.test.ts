import { expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { SampleReport } from '../../../../shared/domain/voices/voice.ts';
import { type CloneDraft, EMPTY_DRAFT } from './clone-draft.ts';
import { canOpenStep, isPassing, type CloneFacts, shownStep, stepBeside, stepProblem } from './clone-steps.ts';

const report: SampleReport = {
  durationMs: 20_000,
  speechMs: 18_000,
  levelDb: -20,
  peakDb: -3,
  noiseRatioDb: 40,
  clippedShare: 0,
  speakerCount: 1,
  findings: [],
};
const ready: CloneFacts = { media: 'ready', report, idProblem: null };
const done: CloneDraft = {
  ...EMPTY_DRAFT,
  itemId: 'item' as ItemId,
  spans: [{ id: 'a', startMs: 0, endMs: 20_000 }],
  name: 'Low Tide',
  consent: { basis: 'own', person: 'Odrik', statement: 'My own voice.', isAgreed: true },
};
const problem = (
  step: Parameters<typeof stepProblem>[0],
  draft: Partial<CloneDraft>,
  facts: Partial<CloneFacts> = {},
) => stepProblem(step, { ...done, ...draft }, { ...ready, ...facts });

it('lets a complete draft through every step', () => {
  expect((['material', 'span', 'transcript', 'name'] as const).map((step) => problem(step, {}))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('waits until the recording is prepared', () => {
  expect(problem('material', { itemId: null })).toBe('no_material');
  expect(problem('material', {}, { media: 'reading' })).toBe('reading');
  expect(problem('material', {}, { media: 'failed' })).toBe('unreadable');
});

it('refuses a sample that the service would refuse, not one with smaller faults', () => {
  expect(problem('span', { spans: [] })).toBe('no_span');
  expect(problem('span', {}, { report: null })).toBe('not_measured');
  const blocking = { ...report, findings: [{ code: 'too_short' as const, blocks: true, value: 4 }] };
  expect(problem('span', {}, { report: blocking })).toBe('sample_refused');
  const lesser = { ...report, findings: [{ code: 'noisy' as const, blocks: false, value: 9 }] };
  expect(problem('span', {}, { report: lesser })).toBeNull();
});

it('checks the text only when it is to be verified, by characters and not by code units', () => {
  expect(problem('transcript', { isTextChecked: true })).toBe('no_text');
  expect(problem('transcript', { isTextChecked: true, sampleText: '🌊'.repeat(200) })).toBeNull();
  expect(problem('transcript', { isTextChecked: true, sampleText: 'a'.repeat(201) })).toBe('text_too_long');
  expect(problem('transcript', { sampleText: 'a'.repeat(900) })).toBeNull();
});

it('wants a prompt below eight seconds with its words', () => {
  const prompt = { startMs: 0, endMs: 7999, text: 'There is a wall.' };
  expect(problem('transcript', { prompt })).toBeNull();
  expect(problem('transcript', { prompt: { ...prompt, endMs: 8000 } })).toBe('prompt_too_long');
  expect(problem('transcript', { prompt: { ...prompt, text: ' ' } })).toBe('prompt_without_text');
});

it('wants name, a free id and the whole consent', () => {
  const { consent } = done;
  expect(problem('name', { name: ' ' })).toBe('no_name');
  expect(problem('name', {}, { idProblem: 'taken' })).toBe('id');
  expect(problem('name', {}, { idProblem: 'unknown' })).toBe('id_unchecked');
  expect(isPassing('id_unchecked')).toBe(true);
  expect(isPassing('id')).toBe(false);
  expect(problem('name', { consent: { ...consent, person: '' } })).toBe('no_person');
  expect(problem('name', { consent: { ...consent, statement: '' } })).toBe('no_statement');
  expect(problem('name', { consent: { ...consent, isAgreed: false } })).toBe('not_agreed');
});

it('opens a step only when all before it are done', () => {
  expect(canOpenStep('name', done, { ...ready, report: null })).toBe(false);
  expect(canOpenStep('span', done, { ...ready, report: null })).toBe(true);
  expect(canOpenStep('name', done, ready)).toBe(true);
  expect([stepBeside('material', -1), stepBeside('span', 1), stepBeside('name', 1)]).toEqual([
    null,
    'transcript',
    null,
  ]);
});

it('goes back to what can be opened when the recording is not there any more, and waits while the sample is measured', () => {
  const draft: CloneDraft = { ...done, step: 'transcript' };
  expect(shownStep(draft, ready)).toBe('transcript');
  expect(shownStep(draft, { ...ready, report: null })).toBe('transcript');
  expect(shownStep({ ...draft, spans: [] }, ready)).toBe('span');
  expect(shownStep(draft, { ...ready, report: null, media: 'none' })).toBe('material');
});
