import type { ItemId } from '../../../../shared/domain/ids.ts';
import { selectionOfClick } from '../../../ui/collection/list/list-events.ts';
import { extendTo, NO_SELECTION, selectAll, selectOne, toggle } from '../../../ui/collection/list/list-selection.ts';
import { placeAfter } from '../../../ui/collection/kept-focus/place-after.ts';
import { noteSeen } from '../../../ui/items/unread/mark-seen.ts';
import type { ShownClip } from './use-clips.ts';
import { useVideo } from './video-store.ts';

type SelectBy = { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

const idsOf = (clips: readonly ShownClip[]) => clips.map(({ row }) => row.id);

/** Selects a clip as a click does: alone, with Shift all from the anchor on, with Ctrl or Cmd together with the others. */
export function selectClip(clips: readonly ShownClip[], at: number, by: SelectBy): void {
  const row = clips[at]?.row;
  if (row === undefined) return;
  const { id } = row;
  noteSeen(row);
  const { selection } = useVideo.getState();
  const next = selectionOfClick(by, id, { selection, order: idsOf(clips) }) ?? selectOne(id);
  useVideo.setState({ selection: next, at });
}

/** Selects the clip that a key went to, with Shift all up to it. */
export function moveToClip(clips: readonly ShownClip[], at: number, { shiftKey }: { shiftKey: boolean }): void {
  const row = clips[at]?.row;
  if (row === undefined) return;
  const { id } = row;
  noteSeen(row);
  const { selection } = useVideo.getState();
  useVideo.setState({ selection: shiftKey ? extendTo(selection, id, idsOf(clips)) : selectOne(id), at });
}

/** Takes a clip into the selection or out of it. */
export function toggleClip(clips: readonly ShownClip[], at: number): void {
  const id = clips[at]?.row.id;
  if (id !== undefined) useVideo.setState(({ selection }) => ({ selection: toggle(selection, id), at }));
}

/** Selects all clips that are shown. */
export function selectAllClips(clips: readonly ShownClip[]): void {
  useVideo.setState({ selection: selectAll(idsOf(clips)) });
}

/** Selects nothing after clips went to the bin; the gallery goes on from what takes their place. */
export function leaveClips(clips: readonly ShownClip[], ids: readonly ItemId[]): void {
  const before = idsOf(clips);
  const rest = before.filter((id) => !ids.includes(id));
  useVideo.setState(({ at }) => ({ selection: NO_SELECTION, at: Math.max(0, placeAfter(before, at, rest)) }));
}

/** Selects a clip alone and scrolls to it. Returns whether it is shown. */
export function showClip(clips: readonly ShownClip[], matches: (clip: ShownClip) => boolean): boolean {
  const at = clips.findIndex(matches);
  const clip = clips[at];
  if (!clip) return false;
  useVideo.setState({ selection: selectOne(clip.row.id), at, shownAt: at });
  return true;
}
