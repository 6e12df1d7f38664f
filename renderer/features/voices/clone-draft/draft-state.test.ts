import { expect, it } from 'vitest';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { type CloneDraft, EMPTY_DRAFT } from './clone-draft.ts';
import { draftState } from './draft-state.ts';

const draft = (values: Partial<CloneDraft>): CloneDraft => ({ ...EMPTY_DRAFT, ...values });
const started = { jobId: 'job' as JobId, voiceId: 'Anna-voice', engine: 'local' as const };
const jobs = (state: Job['state']) => [{ id: 'job' as JobId, state }];

it('tells of a draft once something was entered that would be lost', () => {
  expect(draftState(draft({ way: 'microphone' }), [])).toBe('none');
  expect(draftState(draft({ itemId: 'recording' as ItemId }), [])).toBe('begun');
  expect(draftState(draft({ name: 'Anna' }), [])).toBe('begun');
});

it('is silent while the voice is cloned and when it is ready, and tells of one that failed', () => {
  const made = draft({ itemId: 'recording' as ItemId, started });
  expect(
    jobs('running')
      .concat(jobs('queued'))
      .map((job) => draftState(made, [job])),
  ).toEqual(['none', 'none']);
  expect(draftState(made, jobs('done'))).toBe('none');
  expect(draftState(made, jobs('failed'))).toBe('failed');
  expect(draftState(made, jobs('cancelled'))).toBe('failed');
  expect(draftState(made, [])).toBe('none');
});
