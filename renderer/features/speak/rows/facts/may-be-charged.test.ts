import { expect, it } from 'vitest';
import { mayBeCharged } from './may-be-charged.ts';

const failure = (data: Record<string, unknown>) =>
  mayBeCharged({ code: 'SERVICE_FAILED', message: 'x', data } as Parameters<typeof mayBeCharged>[0]);

it('warns of a charge where the failure knows of one and does not say so itself', () => {
  expect(failure({ mayHaveBeenCharged: true })).toBe(true);
  expect(failure({ mayHaveBeenCharged: true, reason: 'maybe_submitted' })).toBe(false);
  expect([failure({}), failure({ mayHaveBeenCharged: 'yes' })]).toEqual([false, false]);
});
