import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { clearCache, copiesIn, emptyBin } from './free-storage.ts';

const idsOf = (...ids: string[]) => ids as ItemId[];

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

async function answer(given: 'confirm' | 'cancel') {
  await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
  const question = openQuestion();
  question?.answer(given);
  return question;
}

describe('emptying the bin', () => {
  it('asks with number and size, and deletes nothing on no', async () => {
    const core = standInCore({ library: { ids: () => idsOf('a'), deleteForGood: () => undefined } });
    const emptying = emptyBin({ count: 12, sizeBytes: 3_400_000 });
    const question = await answer('cancel');
    await emptying;
    expect([question?.title, question?.text, question?.isDanger]).toEqual([
      'Delete 12 items permanently?',
      expect.stringContaining('3.4 MB'),
      true,
    ]);
    expect(core.asked).toEqual([]);
  });

  it('goes on until nothing is left, and ends where something stays', async () => {
    const pages = [idsOf('a', 'b'), idsOf('c'), idsOf('c')];
    const core = standInCore({ library: { ids: () => pages.shift() ?? [], deleteForGood: () => undefined } });
    const emptying = emptyBin({ count: 3, sizeBytes: 1 });
    await answer('confirm');
    await emptying;
    const deleted = core.asked.filter(([name]) => name === 'library.deleteForGood').map(([, input]) => input);
    expect(deleted).toEqual([{ ids: ['a', 'b'] }, { ids: ['c'] }, { ids: ['c'] }]);
  });
});

it('says why temporary copies could not be deleted', async () => {
  standInCore({
    library: {
      clearCache: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    },
  });
  await clearCache();
  expect(shownToasts()).toHaveLength(1);
});

it('keeps the oldest of each group of duplicates', () => {
  const item = (id: string) => ({ id: id as ItemId, kind: 'recording' as const, title: id.toUpperCase() });
  const groups = [
    { items: ['a', 'b', 'c'].map(item), sizeBytes: 10 },
    { items: ['d', 'e'].map(item), sizeBytes: 1 },
  ];
  expect(copiesIn(groups)).toEqual({
    copies: [
      { id: 'b', title: 'B', sameAs: 'A' },
      { id: 'c', title: 'C', sameAs: 'A' },
      { id: 'e', title: 'E', sameAs: 'D' },
    ],
    sizeBytes: 21,
  });
});
