import { describe, expect, it } from 'vitest';
import { Failure } from '../../shared/domain/failures/failure.ts';
import type { Log } from '../core/host-ports.ts';
import { translatedFailure } from './failure-translation.ts';

const aborted = () => new DOMException('This operation was aborted', 'AbortError');

/** What a window is told of an error, and what the log says of it. */
function told(error: unknown, signal?: AbortSignal) {
  const logged: unknown[] = [];
  const note = (message: string, data?: Record<string, unknown>) => void logged.push([message, data?.['procedure']]);
  const log: Log = { info: note, warn: note, error: note };
  const { data } = translatedFailure(error, { procedure: 'backups.compare', log, signal });
  return { data: data as { code: string; incidentId: string | null }, logged };
}

describe('an error of a procedure', () => {
  it('that core knows crosses as it is, and is not logged', () => {
    const { data, logged } = told(new Failure('NOT_FOUND', 'It is gone.'));
    expect([data.code, data.incidentId, logged]).toEqual(['NOT_FOUND', null, []]);
  });

  it('that nobody expected is logged under the incident that the window is told', () => {
    const { data, logged } = told(new TypeError('x is undefined'));
    expect([data.code, logged]).toEqual(['INTERNAL', [['A procedure failed', 'backups.compare']]]);
    expect(data.incidentId).not.toBeNull();
  });

  it('is none where whoever asked has left, but an abort that nobody asked for is', () => {
    expect(told(aborted(), AbortSignal.abort())).toMatchObject({ data: { code: 'CANCELLED' }, logged: [] });
    expect(told(aborted(), new AbortController().signal).data.code).toBe('INTERNAL');
    expect(told(new TypeError('x is undefined'), AbortSignal.abort()).data.code).toBe('INTERNAL');
  });
});
