import type { ChapterId, QuoteId } from '../../../../shared/domain/ids.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { noteStep, type UndoStep } from '../../../ui/items/actions/undo-steps.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { showUndoToast } from '../../../ui/items/actions/undo-toast.ts';
import { joinedSteps } from '../../../ui/items/writing/joined-steps.ts';
import { noteTextStep } from '../../../ui/items/writing/note-step.ts';
import { renameStep } from '../../../ui/items/writing/rename-step.ts';
import { newChapterId } from '../chapters/chapter-commands.ts';
import { newQuoteId } from '../quotes/quote-commands.ts';
import { documentOf, editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import type { DigestRow } from './digest-rows.ts';
import { noteText } from './digest-text.ts';
import { digestTexts as words } from './digest-texts.ts';

/** What was chosen: proposals, and another title where one was. */
export type AcceptedDigest = { rows: readonly DigestRow[]; title: string | null };

/**
 * Puts in place what was chosen: chapters and quotes are a step of the transcript’s undo, title and note one of the window’s, which the toast
 * offers. Resolves to whether all of it is on the disk; what is not is said.
 */
export async function acceptDigest({ transcript }: OpenTranscript, { rows, title }: AcceptedDigest): Promise<boolean> {
  const { id } = transcript;
  const steps: UndoStep[] = [];
  let isDone = true;
  try {
    const note = noteText(rows);
    const noted = note === '' ? null : await noteTextStep(id, note);
    if (note !== '' && noted === null) {
      showToast({ message: words.noteFull });
      return false;
    }
    if (noted) steps.push(noted);
    if (title !== null) steps.push(await renameStep(transcript, title));
    const edits = markEdits(rows, { chapter: newChapterId, quote: newQuoteId });
    if (edits.length > 0) editTranscript(id, edits, words.marks(edits.map(({ kind }) => kind)));
    await documentOf(id)?.settled();
  } catch (error) {
    showFailureToast(words.notAccepted, error);
    isDone = false;
  }
  const message = words.accepted(rows.length + (title === null ? 0 : 1));
  if (steps.length > 0) {
    noteStep(joinedSteps(message, steps));
    showUndoToast(message);
  }
  return isDone;
}

/** The edits that put chapters and quotes in place. A quote whose line is gone has no place. */
export const markEdits = (
  rows: readonly DigestRow[],
  newId: { chapter: () => ChapterId; quote: () => QuoteId },
): TranscriptEdit[] =>
  rows.flatMap(({ part, startMs, text }): TranscriptEdit[] => {
    if (startMs === null) return [];
    if (part === 'chapter') return [{ kind: 'addChapter', chapter: { id: newId.chapter(), startMs, title: text } }];
    return part === 'quote' ? [{ kind: 'addQuote', quote: { id: newId.quote(), startMs, text } }] : [];
  });
