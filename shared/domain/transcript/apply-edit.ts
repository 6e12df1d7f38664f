import type { TranscriptContent } from './apply-patch.ts';
import * as chapterEdits from './editing/chapter-edits.ts';
import { movingMarks } from './editing/moving-marks.ts';
import * as quoteEdits from './editing/quote-edits.ts';
import * as segmentEdits from './editing/segment-edits.ts';
import * as speakerEdits from './editing/speaker-edits.ts';
import { createTranscriptDraft, patchesOf, type TranscriptDraft } from './editing/transcript-draft.ts';
import type { TranscriptEdit, TranscriptPatch } from './transcript-edit.ts';

/**
 * What edits change, done in order, and the patch that takes all of it back: applyPatch(applyPatch(content, patch),
 * inverse) equals the content. Throws Failure NOT_FOUND (unknown id), CONFLICT (id of a new row is used) or
 * INVALID_INPUT (line without duration, split at the edge, merge of one line, empty name or title); nothing is changed then.
 */
export function applyEdits(
  content: TranscriptContent,
  edits: readonly TranscriptEdit[],
): { patch: TranscriptPatch; inverse: TranscriptPatch } {
  const draft = createTranscriptDraft(content);
  for (const edit of edits) applyEdit(draft, edit);
  return patchesOf(draft);
}

function applyEdit(draft: TranscriptDraft, edit: TranscriptEdit): void {
  switch (edit.kind) {
    case 'setText':
      return segmentEdits.setText(draft, edit);
    case 'setTimes':
      return movingMarks(draft, [edit.segmentId], () => segmentEdits.setTimes(draft, edit));
    case 'shift':
      return movingMarks(draft, edit.segmentIds, () => segmentEdits.shift(draft, edit));
    case 'split':
      return segmentEdits.split(draft, edit);
    case 'merge':
      return segmentEdits.merge(draft, edit);
    case 'insert':
      return segmentEdits.insert(draft, edit);
    case 'delete':
      return segmentEdits.remove(draft, edit);
    case 'replaceLines':
      return movingMarks(draft, edit.segmentIds, () => segmentEdits.replaceLines(draft, edit));
    case 'setSpeaker':
      return speakerEdits.setSpeaker(draft, edit);
    case 'addSpeaker':
      return speakerEdits.addSpeaker(draft, edit);
    case 'renameSpeaker':
      return speakerEdits.renameSpeaker(draft, edit);
    case 'mergeSpeakers':
      return speakerEdits.mergeSpeakers(draft, edit);
    case 'addChapter':
      return chapterEdits.addChapter(draft, edit);
    case 'renameChapter':
      return chapterEdits.renameChapter(draft, edit);
    case 'removeChapters':
      return chapterEdits.removeChapters(draft, edit);
    case 'addQuote':
      return quoteEdits.addQuote(draft, edit);
    case 'removeQuotes':
      return quoteEdits.removeQuotes(draft, edit);
  }
}
