import { describe, expect, it } from 'vitest';
import { createChanges } from './create-changes.ts';

describe('the change stream', () => {
  it('coalesces what happens within a moment and keeps what happens between two reads', async () => {
    const changes = createChanges();
    const stream = changes.subscribe();
    changes.publish('jobs', ['a']);
    changes.publish('jobs', ['b']);
    changes.publish('library', []);
    const first = await stream.next();
    changes.publish('jobs', ['c']);
    const second = await stream.next();
    expect([first.value, second.value]).toEqual([
      [
        { domain: 'jobs', ids: ['a', 'b'] },
        { domain: 'library', ids: [] },
      ],
      [{ domain: 'jobs', ids: ['c'] }],
    ]);
    changes.dispose();
  });

  it('says "anything" instead of growing without bound', async () => {
    const changes = createChanges();
    const stream = changes.subscribe();
    for (let index = 0; index < 2000; index++) changes.publish('library', [`item-${index}`]);
    const { value } = await stream.next();
    expect(value).toEqual([{ domain: 'library', ids: [] }]);
    changes.dispose();
  });

  it('ends a waiting reader when it returns, when the signal aborts and when core stops', async () => {
    const changes = createChanges();
    const abort = new AbortController();
    const streams = [changes.subscribe(), changes.subscribe({ signal: abort.signal }), changes.subscribe()];
    const reads = streams.map((stream) => stream.next());
    await streams[0]?.return();
    abort.abort();
    changes.dispose();
    expect((await Promise.all(reads)).map((read) => read.done)).toEqual([true, true, true]);
  });
});
