import * as z from 'zod';
import { create } from 'zustand';
import { createFormDraft } from '../../../ui/generation-form/draft/form-draft.ts';
import { type ClipDraft, clipDraft } from '../form-draft/clip-draft.ts';

/** Shots that a storyboard can have. */
export const MOST_SHOTS = 100;

/** A shot: the form that its clip is generated from, and the request that was made of it last; null before there is one. */
export type Shot = { id: string; draft: ClipDraft; generationId: string | null };

const shotSchema: z.ZodType<Shot> = z.object({
  id: z.string().max(64),
  // A field that a later version refuses begins with its default, as in the form.
  draft: z.unknown().transform((stored): ClipDraft => ({ ...clipDraft.defaults, ...clipDraft.read(stored) })),
  generationId: z.string().max(64).nullable(),
});

/** The storyboard of the window: its shots in their order. */
export const storyboard = createFormDraft<{ shots: Shot[] }>({
  id: 'video-storyboard',
  fields: { shots: z.array(shotSchema).max(MOST_SHOTS) },
  defaults: { shots: [] },
});

/** The shot that the form edits, while the storyboard is shown. */
export const useEditedShot = create<{ id: string | null }>(() => ({ id: null }));

const shots = (): Shot[] => storyboard.use.getState().shots;

/** Adds a shot after the edited one, else at the end; the form edits it from now on. Null where there is no room. */
export function addShot(draft: ClipDraft): Shot | null {
  if (shots().length >= MOST_SHOTS) return null;
  const shot: Shot = { id: crypto.randomUUID(), draft, generationId: null };
  const after = shots().findIndex(({ id }) => id === useEditedShot.getState().id);
  const at = after === -1 ? shots().length : after + 1;
  storyboard.set({ shots: shots().toSpliced(at, 0, shot) });
  useEditedShot.setState({ id: shot.id });
  return shot;
}

/** Changes a shot that is still there. */
export function changeShot(id: string, change: Partial<Pick<Shot, 'draft' | 'generationId'>>): void {
  storyboard.set({ shots: shots().map((shot) => (shot.id === id ? { ...shot, ...change } : shot)) });
}

/** Moves a shot by so many places, as far as there are any. Returns its new number, from 1 on. */
export function moveShot(id: string, by: number): number {
  const from = shots().findIndex((shot) => shot.id === id);
  const [shot] = shots().slice(from, from + 1);
  const to = Math.min(shots().length - 1, Math.max(0, from + by));
  if (shot && to !== from) storyboard.set({ shots: shots().toSpliced(from, 1).toSpliced(to, 0, shot) });
  return to + 1;
}

/** Takes a shot out; returns what puts it back. */
export function removeShot(id: string): () => void {
  const before = shots();
  const at = before.findIndex((shot) => shot.id === id);
  const shot = before[at];
  storyboard.set({ shots: before.filter((each) => each.id !== id) });
  if (useEditedShot.getState().id === id) useEditedShot.setState({ id: null });
  return () => {
    if (shot && !shots().some((each) => each.id === id)) storyboard.set({ shots: shots().toSpliced(at, 0, shot) });
  };
}
