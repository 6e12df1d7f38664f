import { expect, it } from 'vitest';
import type { FailureData } from './failure.ts';
import { FAILURE_REASONS, reasonText } from './reason-text.ts';
import { reasonedFailure } from './reasoned-failure.ts';

it.each(FAILURE_REASONS)(
  'says in whole sentences what is wrong for %s, without facts and without raw names',
  (reason) => {
    const words = reasonText({ reason }) ?? '';
    expect(words).toMatch(/^[“A-Z].*[.]$/);
    expect(words).not.toMatch(/undefined|null|NaN|\[object|\w_\w|!|program\b|cannot/);
  },
);

it('writes facts in where they are known', () => {
  const elsewhere = { reason: 'voice_elsewhere', voiceName: 'Lisbon Narrator', worksOn: 'cloud' };
  expect(reasonText(elsewhere)).toBe(
    '“Lisbon Narrator” works only in the cloud. Choose another voice, or generate in the cloud.',
  );
  expect(reasonText({ reason: 'line_too_long', characters: 1_234_567, limit: 1_000_000 })).toBe(
    'This line has 1,234,567 characters. The limit is 999,999.',
  );
  expect(
    reasonText({ reason: 'folder_left_out', fileName: 'Day 2', leftOut: ['a.txt', 'b.txt'], leftOutCount: 3 }),
  ).toBe('Skipped in “Day 2”: a.txt, b.txt and more.');
  expect(reasonText({ reason: 'task_failed', isLongText: true, serviceMessage: 'no such voice' })).toBe(
    'The service couldn’t generate this long text. The service says: no such voice.',
  );
  expect(reasonText({ reason: 'task_failed', serviceMessage: 'too dark' })).toBe(
    'The service couldn’t generate this. The service says: too dark.',
  );
});

it('has no words for what is no reason', () => {
  const none: FailureData[] = [{}, { reason: 'toString' }, { reason: 7 }, { reason: '' }];
  expect(none.map(reasonText)).toEqual([null, null, null, null]);
});

it('gives a failure the words of its reason, and its reason to the data', () => {
  const failure = reasonedFailure('CONFLICT', 'binned', { id: 's' });
  expect(failure).toMatchObject({
    code: 'CONFLICT',
    message: 'This script is in the bin. Restore it first.',
    data: { id: 's', reason: 'binned' },
  });
});
