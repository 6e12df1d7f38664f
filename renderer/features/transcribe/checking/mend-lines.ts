import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { CaptionMend } from '../../../../shared/domain/subtitles/checking/mend-captions.ts';
import { isSameSpan } from './same-span.ts';
import { editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { checkingTexts as words } from './checking-texts.ts';

/** Proposals that change something, and how many lines none was found for. */
export function usefulMends(mends: readonly CaptionMend[]): { useful: CaptionMend[]; helpless: number } {
  const useful = mends.filter(({ before, after }) => after.length > 1 || !after[0] || !isSameSpan(before, after[0]));
  return { useful, helpless: mends.length - useful.length };
}

/** Carries out the chosen proposals, one step of undo. Lines that changed since are left alone. Returns how many were mended. */
export function mendLines(
  { transcript, model }: OpenTranscript,
  mends: readonly CaptionMend[],
  chosen: ReadonlySet<SegmentId>,
): number {
  const wanted = mends.filter(({ before }) => {
    const index = model.indexById.get(before.id);
    return chosen.has(before.id) && index !== undefined && transcript.segments[index] === before;
  });
  if (wanted.length === 0) return 0;
  const segmentIds = wanted.map(({ before }) => before.id);
  const segments = wanted.flatMap(({ after }) => after);
  const isDone = editTranscript(
    transcript.id,
    [{ kind: 'replaceLines', segmentIds, segments }],
    words.mend.step(wanted.length),
  );
  return isDone ? wanted.length : 0;
}
