import { create } from 'zustand';
import { MOST_SHOTS } from '../../../../shared/domain/generation/clips/storyboard.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ClipDraft } from '../form-draft/clip-draft.ts';

/**
 * A shot: the form that its clip is generated from, the request that was made of it last and the clip that came of one last; null
 * before there are any.
 */
export type Shot = { id: string; draft: ClipDraft; generationId: string | null; itemId: ItemId | null };

/** The storyboard as the window has it: its shots in their order. Core keeps them, see keep-shots.ts. */
export const useShots = create<{ shots: readonly Shot[] }>(() => ({ shots: [] }));

/** The shot that the form edits, while the storyboard is shown. */
export const useEditedShot = create<{ id: string | null }>(() => ({ id: null }));

const shots = (): readonly Shot[] => useShots.getState().shots;

/** Adds a shot after the edited one, else at the end; the form edits it from now on. Null where there is no room. */
export function addShot(draft: ClipDraft): Shot | null {
  if (shots().length >= MOST_SHOTS) return null;
  const shot: Shot = { id: crypto.randomUUID(), draft, generationId: null, itemId: null };
  const after = shots().findIndex(({ id }) => id === useEditedShot.getState().id);
  const at = after === -1 ? shots().length : after + 1;
  useShots.setState({ shots: shots().toSpliced(at, 0, shot) });
  useEditedShot.setState({ id: shot.id });
  return shot;
}

/** Changes a shot that is still there. */
export function changeShot(id: string, change: Partial<Pick<Shot, 'draft' | 'generationId'>>): void {
  useShots.setState({ shots: shots().map((shot) => (shot.id === id ? { ...shot, ...change } : shot)) });
}

/** Moves a shot by so many places, as far as there are any. Returns its new number, from 1 on. */
export function moveShot(id: string, by: number): number {
  const from = shots().findIndex((shot) => shot.id === id);
  const [shot] = shots().slice(from, from + 1);
  const to = Math.min(shots().length - 1, Math.max(0, from + by));
  if (shot && to !== from) useShots.setState({ shots: shots().toSpliced(from, 1).toSpliced(to, 0, shot) });
  return to + 1;
}

/** Takes a shot out; returns what puts it back. */
export function removeShot(id: string): () => void {
  const before = shots();
  const at = before.findIndex((shot) => shot.id === id);
  const shot = before[at];
  useShots.setState({ shots: before.filter((each) => each.id !== id) });
  if (useEditedShot.getState().id === id) useEditedShot.setState({ id: null });
  return () => {
    if (shot && !shots().some((each) => each.id === id)) useShots.setState({ shots: shots().toSpliced(at, 0, shot) });
  };
}
