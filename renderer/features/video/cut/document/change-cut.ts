import { type Cut, CUT_LIMITS, type CutDocument, EMPTY_CUT } from '../../../../../shared/domain/cut/cut.ts';
import type { CutId, ItemId } from '../../../../../shared/domain/ids.ts';
import { api, client } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { noteStep, organisedStep } from '../../../../ui/items/actions/undo-steps.ts';
import { useVideo } from '../../results/video-store.ts';
import { openCut, useCutStore } from './cut-store.ts';
import { cutTexts as words } from './cut-texts.ts';

/** The query of all cuts, which every change is seen in at once. */
export const cutsQuery = api.cuts.list.queryOptions();

/** Names of what a change is, for undo. */
export type CutStep = keyof typeof words.steps;

/** Changes are sent one after the other: each undo step is of what was there before it. */
let last: Promise<void> = Promise.resolve();

function queue(work: () => Promise<void>): Promise<void> {
  last = last.then(work, work);
  return last;
}

const noted = (step: CutStep, { undoId }: { undoId: string | null }): void => {
  if (undoId !== null) noteStep(organisedStep(words.steps[step], undoId));
};

/** Changes a cut as it is at this moment. What is seen changes at once; where it could not be kept, it comes back. */
export function changeCut(id: CutId, step: CutStep, change: (document: CutDocument) => CutDocument): void {
  const cut = queryClient.getQueryData<Cut[]>(cutsQuery.queryKey)?.find((each) => each.id === id);
  if (!cut) return;
  const document = change(cut.document);
  if (document === cut.document) return;
  queryClient.setQueryData<Cut[]>(cutsQuery.queryKey, (cuts) =>
    cuts?.map((each) => (each.id === id ? { ...each, document } : each)),
  );
  void queue(async () => {
    try {
      noted(step, await client.cuts.update({ id, document }));
    } catch (error) {
      showFailureToast(words.notSaved, error);
      await queryClient.invalidateQueries({ queryKey: cutsQuery.queryKey });
    }
  });
}

/** What was marked of a clip in the player, ms. */
export type Marked = { itemId: ItemId; inMs: number | null; outMs: number | null };

/** Clips as they begin in a cut: whole or as far as they were marked, with hard cuts. */
const newClips = (itemIds: readonly ItemId[], marked: Marked | null): CutDocument['clips'] =>
  itemIds.map((itemId) => {
    const { inMs, outMs } = marked?.itemId === itemId ? marked : { inMs: null, outMs: null };
    return { id: crypto.randomUUID(), itemId, inMs: inMs ?? 0, outMs, dissolveMs: 0 };
  });

/** What a cut begins as, beside its clips. */
type NewCut = { name?: string; marked?: Marked | null; document?: CutDocument };

/** Creates a cut of clips and opens it. */
export async function createCut(
  itemIds: readonly ItemId[],
  { name = words.newName, marked = null, document: plain = EMPTY_CUT }: NewCut = {},
): Promise<void> {
  const { clips: most } = CUT_LIMITS;
  if (itemIds.length > most) showToast({ message: words.list.full(most) });
  try {
    const document = { ...plain, clips: newClips(itemIds.slice(0, most), marked) };
    const change = await client.cuts.create({ name, document });
    noted('create', change);
    await queryClient.invalidateQueries({ queryKey: cutsQuery.queryKey });
    openCut(change.id);
    useVideo.setState({ view: 'cut' });
  } catch (error) {
    showFailureToast(words.notCreated, error);
  }
}

/** Puts clips at the end of a cut, as many as there is room for. */
export function addClips(id: CutId, itemIds: readonly ItemId[]): void {
  const { clips: most } = CUT_LIMITS;
  changeCut(id, 'add', (document) => {
    const clips = [...document.clips, ...newClips(itemIds, null)];
    if (clips.length > most) showToast({ message: words.list.full(most) });
    return { ...document, clips: clips.slice(0, most) };
  });
}

/** Changes one clip of a cut. */
export function changeClip(
  id: CutId,
  step: CutStep,
  { clipId, change }: { clipId: string; change: Partial<CutDocument['clips'][number]> },
): void {
  changeCut(id, step, (document) => ({
    ...document,
    clips: document.clips.map((clip) => (clip.id === clipId ? { ...clip, ...change } : clip)),
  }));
}

/** Moves a clip by so many places; returns its new number, from 1 on. */
export function moveClip(id: CutId, { from, by, count }: { from: number; by: number; count: number }): number {
  const to = Math.min(count - 1, Math.max(0, from + by));
  changeCut(id, 'move', (document) => {
    const clip = document.clips[from];
    if (!clip || to === from) return document;
    return { ...document, clips: document.clips.toSpliced(from, 1).toSpliced(to, 0, clip) };
  });
  return to + 1;
}

/** Gives a cut another name. */
export async function renameCut(id: CutId, name: string): Promise<void> {
  await queue(async () => {
    try {
      noted('rename', await client.cuts.update({ id, name }));
    } catch (error) {
      showFailureToast(words.notSaved, error);
    }
  });
}

/** Deletes a cut; clips that were exported of it stay. */
export async function removeCut({ id, name }: Cut): Promise<void> {
  await queue(async () => {
    try {
      const { undoId } = await client.cuts.remove({ id });
      noted('remove', { undoId });
      if (useCutStore.getState().openId === id) openCut(null);
      showToast({ message: words.removed(name) });
    } catch (error) {
      showFailureToast(words.notSaved, error);
    }
  });
}
