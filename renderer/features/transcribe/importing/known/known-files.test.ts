import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import type { ImportResult } from '../../../../../shared/domain/library/library-page.ts';
import type { SameTranscript } from '../../../../../shared/domain/transcript/transcript.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { offerKnown, repeatedIn, withoutSame } from './known-files.ts';
import { useImporting } from '../state/importing-state.ts';

/* What was transcribed in the same way is offered, and not paid for again without a word. */

const item = (id: string): LibraryItem => ({ id: id as ItemId, title: id, sourceName: `${id}.wav` }) as LibraryItem;
const imported = (id: string, change: Partial<ImportResult> = {}): ImportResult =>
  ({
    fileName: `${id}.wav`,
    item: item(id),
    transcriptId: `t_${id}` as ItemId,
    transcriptState: 'ready',
    failure: null,
    ...change,
  }) as ImportResult;
const known = () => useImporting.getState().known;

/** A core that knows transcripts of these recordings, made in the same way. */
function begin(...ids: string[]) {
  return standInCore({
    transcripts: {
      findSame: ({ mediaIds }) =>
        mediaIds
          .filter((id) => ids.includes(id))
          .map((id) => ({ mediaId: id, transcriptId: `t_${id}`, createdAtMs: 5 }) as SameTranscript),
    },
  });
}
const inputs = (core: ReturnType<typeof begin>) => core.asked.map(([, input]) => input as { mediaIds: ItemId[] });

beforeEach(() => useImporting.setState(useImporting.getInitialState(), true));

describe('recordings that are to be transcribed', () => {
  it('are those that nothing was made of in the same way; the others are offered', async () => {
    const core = begin('b');
    const left = await withoutSame([item('a'), item('b'), item('c')], { engine: 'cloud' });
    expect(left.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(known()).toEqual([
      { fileName: 'b.wav', mediaId: 'b', transcriptId: 't_b', sameSinceMs: 5, isUnfinished: false },
    ]);
    expect(inputs(core)).toEqual([{ mediaIds: ['a', 'b', 'c'], engine: 'cloud' }]);
  });

  it('are asked about in parts that core takes, and the last part is not forgotten', async () => {
    const ids = Array.from({ length: 1001 }, (_, at) => `r${at}`);
    const core = begin('r0', 'r499', 'r500', 'r1000');
    const left = await withoutSame(ids.map(item), {});
    expect(inputs(core).map(({ mediaIds }) => mediaIds.length)).toEqual([500, 500, 1]);
    expect([left.length, known().length]).toEqual([997, 4]);
  });

  it('that are none ask nobody', async () => {
    const core = begin();
    expect(await withoutSame([], {})).toEqual([]);
    expect(core.asked).toEqual([]);
  });

  it('are not transcribed where core cannot say whether they were: that may cost twice', async () => {
    standInCore({});
    await expect(withoutSame([item('a')], {})).rejects.toThrow();
  });
});

describe('files that are in the library already', () => {
  it('are offered with when they were transcribed the same way, or without where it was another way', async () => {
    begin('a');
    await offerKnown([imported('a'), imported('b')], {});
    expect(known().map(({ mediaId, sameSinceMs }) => [mediaId, sameSinceMs])).toEqual([
      ['a', 5],
      ['b', null],
    ]);
  });

  it('say whether their transcript is whole', async () => {
    begin();
    await offerKnown([imported('a'), imported('b', { transcriptState: 'partial' })], {});
    expect(known().map(({ isUnfinished }) => isUnfinished)).toEqual([false, true]);
  });

  it('are left out where they failed or have no transcript', async () => {
    begin();
    await offerKnown([imported('a', { item: null }), imported('b', { transcriptId: null })], {});
    expect(known()).toEqual([]);
  });

  it('are added to those that are offered already', async () => {
    begin();
    await offerKnown([imported('a')], {});
    await offerKnown([imported('b')], {});
    expect(known().map(({ mediaId }) => mediaId)).toEqual(['a', 'b']);
  });
});

it('finds files with the very content of another of the same drop, and not what was there before', () => {
  const fresh = { transcriptId: null, transcriptState: null };
  const results = [
    imported('a', { ...fresh, isKnown: false }),
    imported('copy', { ...fresh, isKnown: true, item: item('a') }),
    imported('b', { ...fresh, isKnown: true }),
    imported('c', { isKnown: true }),
  ];
  expect(repeatedIn(results).map(({ fileName }) => fileName)).toEqual(['copy.wav']);
});
