import { beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { leaveClips, moveToClip, selectAllClips, selectClip, showClip, toggleClip } from './select-clips.ts';
import type { ShownClip } from './use-clips.ts';
import { selectedIds, selectNothing, useVideo } from './video-store.ts';

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };
const clips = ['a', 'b', 'c', 'd'].map((id): ShownClip => {
  return { row: { id: id as ItemId } as LibraryRow, generation: null };
});
const selected = () => selectedIds().join('');

beforeEach(() => useVideo.setState(useVideo.getInitialState(), true));

it('selects one, adds and takes out with Ctrl or Cmd, and all between with Shift', () => {
  selectClip(clips, 1, PLAIN);
  selectClip(clips, 3, { ...PLAIN, ctrlKey: true });
  expect(selected()).toBe('bd');
  selectClip(clips, 1, { ...PLAIN, metaKey: true });
  expect(selected()).toBe('d');
  selectClip(clips, 2, PLAIN);
  selectClip(clips, 0, { ...PLAIN, shiftKey: true });
  expect(selected()).toBe('abc');
  expect(useVideo.getState()).toMatchObject({ at: 0, selection: { primary: 'a', anchor: 'c' } });
});

it('follows the keys, and with Shift selects all up to where they went', () => {
  selectClip(clips, 1, PLAIN);
  moveToClip(clips, 3, { shiftKey: true });
  expect(selected()).toBe('bcd');
  moveToClip(clips, 0, { shiftKey: false });
  expect([selected(), useVideo.getState().at]).toEqual(['a', 0]);
});

it('leaves everything as it is at a place without a clip', () => {
  selectClip(clips, 1, PLAIN);
  const before = useVideo.getState();
  selectClip(clips, 9, PLAIN);
  moveToClip(clips, -1, { shiftKey: true });
  toggleClip(clips, 4);
  expect(useVideo.getState()).toBe(before);
});

it('takes single clips in and out, all, and none', () => {
  toggleClip(clips, 2);
  toggleClip(clips, 0);
  toggleClip(clips, 2);
  expect(selected()).toBe('a');
  selectAllClips(clips);
  expect(selected()).toBe('abcd');
  selectNothing();
  expect(selected()).toBe('');
});

it('shows a clip that an address means, and says where there is none', () => {
  expect(showClip(clips, ({ row }) => row.id === 'c')).toBe(true);
  expect(useVideo.getState()).toMatchObject({ at: 2, shownAt: 2 });
  expect(showClip(clips, ({ row }) => row.id === 'z')).toBe(false);
  expect(selected()).toBe('c');
});

it('selects nothing after clips went to the bin, and goes on from what takes their place', () => {
  selectClip(clips, 0, PLAIN);
  selectClip(clips, 1, { ...PLAIN, ctrlKey: true });
  leaveClips(
    clips,
    clips.slice(0, 2).map(({ row }) => row.id),
  );
  expect([selectedIds(), useVideo.getState().at]).toEqual([[], 0]);
});
