import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { NOT_ORGANISED } from '../../../../shared/domain/organisation/organised.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../feedback/test-data/shown-toasts.ts';
import { createNoteKeeper } from './note-keeper.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = ({ failures = 0 } = {}) => {
  let left = failures;
  const update = () => {
    if (left-- > 0) throw new Failure('DISK_FULL', 'The disk is full.');
    return { changedCount: 1, undoId: 'undo' };
  };
  const core = standInCore({ organisation: { update } });
  const keeper = createNoteKeeper({ id: 'a' as ItemId, title: 'A', organised: { ...NOT_ORGANISED, note: 'Dark' } });
  return { keeper, saved: () => core.asked.map(([, input]) => (input as { values: { note: string } }).values.note) };
};

it('saves what is written after a pause, once, and at once where the field is left', async () => {
  const { keeper, saved } = begin();
  keeper.write('Dark, b');
  await vi.advanceTimersByTimeAsync(1500);
  keeper.write('Dark, but calm ');
  await vi.advanceTimersByTimeAsync(1500);
  expect(saved()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  keeper.save();
  await vi.waitFor(() => expect(saved()).toEqual(['Dark, but calm']));
  keeper.write('Calm');
  keeper.save();
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(saved()).toEqual(['Dark, but calm', 'Calm']));
});

it('saves nothing where nothing is other than it is stored, and nothing over a change from elsewhere', async () => {
  const { keeper, saved } = begin();
  keeper.save();
  keeper.write('Dark ');
  keeper.save();
  keeper.write('Darker');
  keeper.stored('Undone');
  keeper.save();
  await vi.advanceTimersByTimeAsync(5000);
  expect(saved()).toEqual([]);
});

it('tries again with what could not be saved', async () => {
  const { keeper, saved } = begin({ failures: 1 });
  keeper.write('Bright');
  keeper.save();
  await vi.waitFor(() => expect(shownToasts()[0]?.message).toContain('Change note of “A”'));
  keeper.save();
  await vi.waitFor(() => expect(saved()).toEqual(['Bright', 'Bright']));
});
