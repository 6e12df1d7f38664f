import { expect, it } from 'vitest';
import type { JobId } from '../../../../shared/domain/ids.ts';
import { itemId } from '../../../../shared/domain/test-data/script-data.ts';
import { generationOf, takeOf } from '../document/test-data/open-script-data.ts';
import { AwaitedTakes } from './awaited-takes.ts';

const growing = itemId('growing-a');
const second = takeOf('a', 'One.', { number: 2 });

it('gives a growing take to be played once, and knows it again when it is stored', () => {
  const awaited = new AwaitedTakes();
  expect(awaited.begin(generationOf('a', { state: 'queued', takeId: null }), [])).toBeNull();
  expect(awaited.begin(generationOf('a'), [])).toBe(growing);
  expect(awaited.begin(generationOf('a', { receivedMs: 500 }), [])).toBeNull();
  const stored = takeOf('a', 'One.', { id: growing });
  expect(awaited.stored(stored)).toBe('grown');
  expect(awaited.stored(stored)).toBeNull();
});

it('awaits the next take of a line that comes in one piece, and no earlier one', () => {
  const awaited = new AwaitedTakes();
  const first = takeOf('a', 'One.');
  expect(awaited.begin(generationOf('a', { route: 'whole' }), [first, takeOf('b', 'Two.', { number: 7 })])).toBeNull();
  expect(awaited.stored(first)).toBeNull();
  expect(awaited.stored({ ...second, isPicked: false })).toBeNull();
  expect(awaited.stored(takeOf('b', 'Two.', { number: 8 }))).toBeNull();
  expect(awaited.stored(second)).toEqual({ jobId: 'job', isStream: false });
  expect(awaited.stored(second)).toBeNull();
});

it('awaits a stream so short that it was never seen to grow', () => {
  const awaited = new AwaitedTakes();
  awaited.begin(generationOf('a', { state: 'queued', takeId: null }), []);
  expect(awaited.stored(takeOf('a', 'One.'))).toEqual({ jobId: 'job', isStream: true });
});

it('awaits nothing of a line that failed, and the take of the last job where a line is made again', () => {
  const awaited = new AwaitedTakes();
  awaited.begin(generationOf('a', { route: 'whole' }), []);
  awaited.begin(generationOf('a', { route: 'whole', state: 'failed' }), []);
  expect(awaited.stored(takeOf('a', 'One.'))).toBeNull();
  awaited.begin(generationOf('a', { route: 'whole' }), []);
  awaited.begin(generationOf('a', { route: 'whole', jobId: 'again' as JobId }), [takeOf('a', 'One.')]);
  expect(awaited.stored(second)).toEqual({ jobId: 'again', isStream: false });
});
