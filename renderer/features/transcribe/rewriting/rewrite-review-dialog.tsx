import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { RewriteResult } from '../../../../shared/domain/transcript/rewriting/rewrite.ts';
import { type RewriteRow, rewriteEdits } from '../../../../shared/domain/transcript/rewriting/rewrite-review.ts';
import { wordDifferences } from '../../../../shared/domain/words/word-differences.ts';
import { ReviewList, type ReviewRow } from '../../../ui/review/review-list.tsx';
import { documentOf, editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { ChangedText } from '../proposals/changed-text.tsx';
import { proposalTexts } from '../proposals/proposal-texts.ts';
import { Quiet, ReviewColumn } from '../proposals/dialog-parts.tsx';
import { ReviewBar } from '../proposals/review-bar.tsx';
import { rewriteTexts as words } from './rewrite-texts.ts';
import { dropRewrite, useRewriteReview } from './use-rewrites.ts';

/** Old and new text line by line, to be accepted line by line. It stays what it is when the dialog is closed. */
export function RewriteReviewDialog(props: { open: OpenTranscript; result: RewriteResult | null; close: () => void }) {
  const { open, result, close } = props;
  return (
    <Modal opened={result !== null} onClose={close} title={result ? words.ready(result.request) : ''} size="60rem">
      {result === null ? null : <Review key={result.rewriteId} open={open} result={result} close={close} />}
    </Modal>
  );
}

function Review({ open, result, close }: { open: OpenTranscript; result: RewriteResult; close: () => void }) {
  const { rows, missingCount } = useRewriteReview(open, result);
  const { kind, writer } = result.request;
  // By line, as the rows may change while the dialog is open. What somebody wrote since is not changed unless that is chosen.
  const [choices, setChoices] = useState<Readonly<Record<SegmentId, boolean>>>({});
  const chosen = new Set(
    rows.filter(({ line, isTouched }) => choices[line.id] ?? !isTouched).map(({ line }) => line.id),
  );
  const choose = (next: ReadonlySet<SegmentId>) =>
    setChoices(Object.fromEntries(rows.map(({ line }) => [line.id, next.has(line.id)])));
  const discard = () => {
    close();
    dropRewrite(result);
  };
  const accept = async () => {
    const { id } = open.transcript;
    if (!editTranscript(id, rewriteEdits(rows, chosen), words.accepted(kind, chosen.size))) return;
    close();
    // Kept until the lines are on the disk.
    await documentOf(id)?.settled();
    dropRewrite(result);
  };
  return (
    <ReviewColumn>
      <p>
        <Quiet>
          {proposalTexts.source(writer)} {missingCount > 0 ? words.missing(missingCount) : null}
        </Quiet>
      </p>
      {rows.length === 0 ? (
        <p role="status">{words.nothing}</p>
      ) : (
        <ReviewList rows={rows.map((row) => reviewRow(open, row, kind === 'tidy'))} chosen={chosen} onChoose={choose} />
      )}
      <ReviewBar chosenCount={chosen.size} discard={discard} close={close} accept={() => void accept()} />
    </ReviewColumn>
  );
}

/** In a translation every word differs, so none is marked. */
function reviewRow(open: OpenTranscript, row: RewriteRow, showsWords: boolean): ReviewRow<SegmentId> {
  const { line, text, isTouched } = row;
  const { before, after } = wordDifferences(line.text, text);
  return {
    id: line.id,
    label: words.line((open.model.indexById.get(line.id) ?? 0) + 1),
    reason: isTouched ? words.reasons.edited : words.reasons.changed,
    before: showsWords ? <ChangedText parts={before} isOld /> : line.text,
    after: showsWords ? <ChangedText parts={after} /> : text,
  };
}
