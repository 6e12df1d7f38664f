import { describe, expect, it, vi } from 'vitest';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { Failure, type FailureData } from '../../../../shared/domain/failures/failure.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { sizeAccepted } from './size-accepted.ts';

const HOUR_MS = 3_600_000;
const GB = 1024 ** 3;

/** Work that is large: it is done only once its size was accepted. */
function large(data: FailureData = { durationMs: 30 * HOUR_MS, sizeBytes: 4 * GB, freeBytes: 10 * GB }) {
  const work = vi.fn(async (acceptsSize: boolean) => {
    if (!acceptsSize) throw new Failure('CONFIRMATION_NEEDED', 'It is large.', data);
    return 'done';
  });
  return { work, result: sizeAccepted(work) };
}
const asked = async () => {
  await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
  return openQuestion()!;
};

describe('a narration that takes much room', () => {
  it('is written only when the user says so, and asked about with its figures', async () => {
    const { work, result } = large();
    const question = await asked();
    const asks = `${question.title} ${question.text}`;
    for (const figure of ['30:00:00', formatBytes(4 * GB), formatBytes(10 * GB)]) expect(asks).toContain(figure);
    expect(work).toHaveBeenCalledTimes(1);
    question.answer('confirm');
    expect(await result).toBe('done');
    expect(work.mock.calls).toEqual([[false], [true]]);
  });

  it('is not written where the answer is no', async () => {
    const { work, result } = large();
    (await asked()).answer('cancel');
    expect([await result, work.mock.calls]).toEqual([null, [[false]]]);
  });

  it('is asked about also where figures are missing or are no numbers', async () => {
    const { result } = large({ durationMs: 'long', freeBytes: null });
    const question = await asked();
    expect(question.text).not.toMatch(/NaN|undefined|null/);
    question.answer('cancel');
    expect(await result).toBeNull();
  });

  it('fails as ever when it fails after the question: it is not asked twice', async () => {
    const work = vi.fn(async (acceptsSize: boolean) => {
      throw acceptsSize
        ? new Failure('CONFIRMATION_NEEDED', 'Still.', {})
        : new Failure('CONFIRMATION_NEEDED', 'It is large.', {});
    });
    const result = sizeAccepted(work).catch((error: unknown) => error);
    (await asked()).answer('confirm');
    expect(await result).toMatchObject({ code: 'CONFIRMATION_NEEDED', message: 'Still.' });
    expect(openQuestion()).toBeNull();
  });
});

it('other work is done without a question, and other failures are passed on', async () => {
  expect(await sizeAccepted(async () => null)).toBeNull();
  const full = new Failure('DISK_FULL', 'The disk is full.');
  await expect(
    sizeAccepted(async () => {
      throw full;
    }),
  ).rejects.toBe(full);
  expect(openQuestion()).toBeNull();
});
