import { create } from 'zustand';
import type { CrashReport } from '../../../shared/domain/settings/crash-report.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { client } from '../../api/client.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../ui/feedback/toasts/failure-toast.ts';
import { navigate } from '../../ui/layout/navigation.ts';
import { RECOVERY_TEXTS as words } from './recovery-texts.ts';

/** What an earlier run or window left: a report of a run that was not closed, and recordings that were broken off. */
export type Recovered = { report: CrashReport | null; recordings: readonly LibraryItem[] };

/** Null while there is nothing to say. */
export const useRecovery = create<{ recovered: Recovered | null }>(() => ({ recovered: null }));

/** Asks, when the window opens, what was left, and takes recordings that were broken off into the library. */
export async function lookForRecovery(): Promise<void> {
  const [report, recordings] = await Promise.all([client.app.takeCrashReport(), client.recordings.recover()]);
  if (report === null && recordings.length === 0) return;
  useRecovery.setState({ recovered: { report, recordings } });
  announce(report ? words.title : words.found);
}

/** Leaves it behind. */
export const dismissRecovery = (): void => useRecovery.setState({ recovered: null });

/** Starts a transcript of a recovered recording and opens it. */
export async function transcribeRecovered({ id }: LibraryItem): Promise<void> {
  try {
    const [started] = await client.transcripts.start({ mediaIds: [id] });
    dismissRecovery();
    if (started) navigate('transcribe', started.transcriptId);
  } catch (error) {
    showFailureToast(words.notStarted, error);
  }
}
