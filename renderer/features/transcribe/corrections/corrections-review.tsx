import { Button, Modal } from '@mantine/core';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { wordDifferences } from '../../../../shared/domain/words/word-differences.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { ReviewList, type ReviewRow } from '../../../ui/review/review-list.tsx';
import { reviewTexts } from '../../../ui/review/review-texts.ts';
import { useChosen } from '../../../ui/review/use-chosen.ts';
import { editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { ChangedText } from '../proposals/changed-text.tsx';
import { type CorrectedLine, correctLines } from './correct-lines.ts';
import { correctionsTexts as words } from './corrections-texts.ts';
import classes from './corrections.module.css';

const close = () => useTranscribe.setState({ dialog: null });

/** Lines that corrections change, each to be taken or left. */
export function CorrectionsReview({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'correct-lines');
  return (
    <Modal opened={isOpen} onClose={close} title={words.reviewTitle} size="60rem">
      {isOpen ? <Review open={open} /> : null}
    </Modal>
  );
}

function Review({ open }: { open: OpenTranscript }) {
  const { corrections } = useSettings().transcribe;
  const corrected = correctLines(open.transcript.segments, corrections);
  const rows = corrected.map((each) => rowOf(open, each));
  const { chosen, choose } = useChosen(rows);
  const apply = () => {
    const edits = corrected
      .filter(({ line }) => chosen.has(line.id))
      .map(({ line, text }) => ({ kind: 'setText' as const, segmentId: line.id, text }));
    if (editTranscript(open.transcript.id, edits, words.step(edits.length))) close();
  };
  return (
    <div className={classes.dialog}>
      {rows.length === 0 ? (
        <p role="status">{words.nothing}</p>
      ) : (
        <ReviewList rows={rows} chosen={chosen} onChoose={choose} />
      )}
      <div className={classes.bar}>
        <Button onClick={close}>{reviewTexts.close}</Button>
        <Button variant="filled" disabled={chosen.size === 0} onClick={apply}>
          {reviewTexts.apply(chosen.size)}
        </Button>
      </div>
    </div>
  );
}

function rowOf(open: OpenTranscript, { line, text }: CorrectedLine): ReviewRow<SegmentId> {
  const { before, after } = wordDifferences(line.text, text);
  return {
    id: line.id,
    label: words.line((open.model.indexById.get(line.id) ?? 0) + 1),
    reason: words.reason,
    before: <ChangedText parts={before} isOld />,
    after: <ChangedText parts={after} />,
  };
}
