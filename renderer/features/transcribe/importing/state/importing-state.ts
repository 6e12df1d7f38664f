import { create } from 'zustand';
import type { FailureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { failureSentences } from '../../../../../shared/domain/failures/failure-text.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { currentRoute, navigate } from '../../../../ui/layout/navigation.ts';
import { texts } from '../../texts.ts';

const words = texts.importing;

/**
 * Files that did not become recordings for one reason. `again` takes them in once more, when the reason is mended; `againHere` as the
 * settings say, where they were to be transcribed elsewhere.
 */
export type RefusedFiles = {
  fileNames: readonly string[];
  failure: FailureRecord;
  again?: () => void;
  againHere?: () => void;
};

/**
 * A file that was taken in before: its recording and the transcript that it has. `sameSinceMs` is when that was made where the
 * request would be the very same one, in Unix ms; null where language, engine or speakers are others. `isUnfinished`: it is still
 * being made, or was stopped or failed.
 */
export type KnownFile = {
  fileName: string;
  mediaId: ItemId;
  transcriptId: ItemId;
  sameSinceMs: number | null;
  isUnfinished: boolean;
};

/** Files that were refused or known since the lists were last dismissed, and how many are on their way. */
export const useImporting = create<{
  refused: readonly RefusedFiles[];
  known: readonly KnownFile[];
  pendingCount: number;
}>(() => ({
  refused: [],
  known: [],
  pendingCount: 0,
}));

/** What must be decided is shown in this panel. */
export function showHere(): void {
  if (currentRoute().panel === 'library') navigate('transcribe');
}

/**
 * Adds to the list of files that were not taken in. Whoever tries the same again and is refused for the same reason finds one row, not
 * two; the panel in which it was tried stays.
 */
export function refuse(files: readonly RefusedFiles[]): void {
  if (files.length === 0) return;
  const anew = new Set(files.map(keyOf));
  useImporting.setState(({ refused }) => ({
    refused: [...refused.filter((before) => !anew.has(keyOf(before))), ...files],
  }));
  tellElsewhere(files);
}

const keyOf = ({ fileNames, failure: { code, data } }: RefusedFiles): string =>
  JSON.stringify([fileNames, code, data['reason']]);

/** The panels in which the list of refused files is seen: an address without a panel is Transcribe. */
const WITH_LIST = new Set(['', 'transcribe']);

/** Whoever drops files on another panel would see nothing happen. */
function tellElsewhere(files: readonly RefusedFiles[]): void {
  const [first] = files;
  if (!first || WITH_LIST.has(currentRoute().panel)) return;
  const others = files.length - 1;
  showToast({
    message: words.refusedElsewhere(failureSentences(first.failure), others),
    action: { label: words.showRefused, run: () => navigate('transcribe') },
    isOnce: true,
  });
}

/** Takes refused files out of the list, because they are tried again. */
export function forgetRefused(files: RefusedFiles): void {
  useImporting.setState(({ refused }) => ({ refused: refused.filter((each) => each !== files) }));
}
