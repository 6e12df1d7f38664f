import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { playQueue } from '../../../media/player/player-hooks.ts';
import { useLibrary } from '../library-store.ts';
import { rowOf } from '../test-data/library-rows.ts';
import { playFound } from './play-found.ts';

const rows = Array.from({ length: 450 }, (_, index) => rowOf(`i${index}`));

beforeEach(() => {
  useLibrary.setState(useLibrary.getInitialState(), true);
});

it('asks for what is shown page by page, as core gives it, and plays from the item on', async () => {
  const core = standInCore({
    library: { list: ({ offset = 0, limit = 0 }) => rows.slice(offset, offset + limit) },
  });
  await playFound('i210' as ItemId);
  expect(core.asked.map(([, input]) => input)).toMatchObject([{ offset: 0 }, { offset: 200 }, { offset: 400 }]);
  const { tracks, index } = playQueue.getState();
  expect([tracks.length, tracks[index]?.id]).toEqual([450, 'i210']);
});
