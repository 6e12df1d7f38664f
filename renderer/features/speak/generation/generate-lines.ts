import { create } from 'zustand';
import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { documentOf } from '../document/opened/open-scripts.ts';
import { commitDraft } from '../lines/selection/active-editor.ts';
import { texts } from '../texts.ts';

const useAsked = create<{ jobIds: ReadonlySet<JobId> }>(() => ({ jobIds: new Set() }));

/** Whether the job was asked for in this window since it was opened; one that goes on after a restart was not. */
export function isAskedHere(id: JobId): boolean {
  return useAsked.getState().jobIds.has(id);
}

/**
 * Makes a new take of each line, after everything that was typed is saved. `front` goes before jobs that wait; `onlyChanged`
 * leaves out lines whose take fits by then.
 */
export async function generateLines(
  id: ItemId,
  lineIds: LineId[],
  { front = false, onlyChanged = false }: { front?: boolean; onlyChanged?: boolean } = {},
): Promise<void> {
  if (lineIds.length === 0) return;
  try {
    commitDraft();
    await documentOf(id)?.settled();
    const { jobId, refused } = await client.scripts.generate({ id, lineIds, front, onlyChanged });
    if (jobId !== null) useAsked.setState(({ jobIds }) => ({ jobIds: new Set(jobIds).add(jobId) }));
    if (refused.length > 0) showToast({ message: texts.generation.leftOut(refused.length) });
  } catch (error) {
    showFailureToast(texts.generation.notGenerated, error);
  }
}

/** Takes failed lines out of the list of what is being made. */
export async function dismissFailures(id: ItemId): Promise<void> {
  try {
    await client.scripts.dismissFailures({ id });
  } catch (error) {
    showFailureToast(texts.generation.notDismissed, error);
  }
}
