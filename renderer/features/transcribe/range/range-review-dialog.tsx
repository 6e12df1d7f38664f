import { Modal } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { RangeResult } from '../../../../shared/domain/transcript/range/range-result.ts';
import { rangeEdits, type RangeRow } from '../../../../shared/domain/transcript/range/range-review.ts';
import { ReviewList } from '../../../ui/review/review-list.tsx';
import { documentOf, editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { Quiet, ReviewColumn } from '../proposals/dialog-parts.tsx';
import { ReviewBar } from '../proposals/review-bar.tsx';
import { texts } from '../texts.ts';
import { rangeReviewRow } from './range-review-row.tsx';
import { rangeTexts as words } from './range-texts.ts';
import { dropRange, useRangeReview } from './use-ranges.ts';

/** Old and new text of a range line by line, to be accepted line by line. It stays what it is when the dialog is closed. */
export function RangeReviewDialog(props: { open: OpenTranscript; result: RangeResult | null; close: () => void }) {
  const { open, result, close } = props;
  const title =
    result === null ? '' : words.reviewTitle(formatShortTime(result.startMs), formatShortTime(result.endMs));
  return (
    <Modal opened={result !== null} onClose={close} title={title} size="60rem">
      {result === null ? null : <Review key={result.rangeId} open={open} result={result} close={close} />}
    </Modal>
  );
}

/** What the user has written or deleted since, and lines in which nothing was heard, are not changed unless that is chosen. */
const isChosenAtFirst = ({ isTouched, now }: RangeRow): boolean => !isTouched && now.length > 0;

function Review({ open, result, close }: { open: OpenTranscript; result: RangeResult; close: () => void }) {
  const review = useRangeReview(open, result);
  const { rows, sameCount } = review;
  // By row, as the rows may change while the dialog is open.
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const chosen = new Set(rows.filter((row) => choices[row.key] ?? isChosenAtFirst(row)).map(({ key }) => key));
  const choose = (next: ReadonlySet<string>) =>
    setChoices({ ...choices, ...Object.fromEntries(rows.map(({ key }) => [key, next.has(key)])) });
  const discard = () => {
    close();
    dropRange(result);
  };
  const accept = async () => {
    const { id } = open.transcript;
    if (!editTranscript(id, rangeEdits(review, chosen), words.accepted(chosen.size))) return;
    close();
    // Kept until the lines are on the disk.
    await documentOf(id)?.settled();
    dropRange(result);
  };
  const { engine, language } = result.recipe;
  const languageName = texts.languageName(language, LANGUAGE_NAMES);
  return (
    <ReviewColumn>
      <p>
        <Quiet>
          {words.source(words.engines[engine], languageName)} {sameCount > 0 ? words.same(sameCount) : null}
        </Quiet>
      </p>
      {rows.length === 0 ? (
        <p role="status">{words.nothing}</p>
      ) : (
        <ReviewList
          rows={rows.map((row) => rangeReviewRow(open, row, review.addedSpeakers))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <ReviewBar chosenCount={chosen.size} discard={discard} close={close} accept={() => void accept()} />
    </ReviewColumn>
  );
}
