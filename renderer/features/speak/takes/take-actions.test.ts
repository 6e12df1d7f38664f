import '../../../media/test-data/stand-in-audio.ts';
import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { openScriptFor, takeOf } from '../document/test-data/open-script-data.ts';
import { checkTakes, keepTake, pickTake, rateTake, removeTake } from './take-actions.ts';

const take = takeOf('a', 'Fog.', { number: 3 });
const nothing = { changedCount: 1, undoId: null };
const silent = () => undefined;
const gone = () => {
  throw new Failure('NOT_FOUND', 'It is gone.');
};

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('a take', () => {
  it('is picked, pinned and let go, rated, and checked on this computer', async () => {
    const core = standInCore({
      scripts: { setTake: silent, check: () => ({ jobId: 'j' as never }) },
      organisation: { update: () => nothing },
    });
    await pickTake(openScriptFor([newScriptLine('a', 'Fog.')]), take);
    await keepTake(take);
    await keepTake({ ...take, isKept: true });
    await rateTake(take, 4);
    await checkTakes([take]);
    expect(core.asked).toEqual([
      ['scripts.setTake', { takeId: 'take-a', isPicked: true }],
      ['scripts.setTake', { takeId: 'take-a', isKept: true }],
      ['scripts.setTake', { takeId: 'take-a', isKept: false }],
      ['organisation.update', { refs: [{ of: 'item', id: 'take-a' }], values: { rating: 4 } }],
      ['scripts.check', { takeIds: ['take-a'] }],
    ]);
    expect(shownToasts()).toEqual([]);
  });

  it('goes to the bin under its number, and comes back by Undo', async () => {
    const core = standInCore({ scripts: { removeTakes: silent }, organisation: { restore: () => nothing } });
    expect(await removeTake(take)).toBe(true);
    const [toast] = shownToasts();
    expect(toast?.message).toBe('Take 3 moved to the bin');
    toast?.act();
    await vi.waitFor(() =>
      expect(core.asked.at(-1)).toEqual(['organisation.restore', { refs: [{ of: 'item', id: 'take-a' }] }]),
    );
  });

  it('that is gone says what could not be done to it', async () => {
    standInCore({ scripts: { setTake: gone, removeTakes: gone, check: gone }, organisation: { update: gone } });
    await keepTake(take);
    expect(shownToasts()[0]?.message).toMatch(/^Couldn’t pin the take\./);
    notifications.clean();
    await rateTake(take, 1);
    await checkTakes([take]);
    expect(await removeTake(take)).toBe(false);
    expect(shownToasts().map(({ message }) => message.slice(0, message.indexOf('.')))).toEqual([
      'Couldn’t save the rating',
      'Couldn’t check the take',
      'Couldn’t move “Take 3” to the bin',
    ]);
  });
});
