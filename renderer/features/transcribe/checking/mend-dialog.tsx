import { Button, Modal } from '@mantine/core';
import { useMemo } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { type CaptionMend, mendCaptions } from '../../../../shared/domain/subtitles/checking/mend-captions.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { formatTimeCode } from '../../../../shared/domain/media/time-code.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { ReviewList, type ReviewRow } from '../../../ui/review/review-list.tsx';
import { reviewTexts } from '../../../ui/review/review-texts.ts';
import { useChosen } from '../../../ui/review/use-chosen.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { newSegmentId } from '../lines/line-plans.ts';
import classes from './checking.module.css';
import { checkingTexts } from './checking-texts.ts';
import { mendLines, usefulMends } from './mend-lines.ts';

const words = checkingTexts.mend;
const close = () => useTranscribe.setState({ dialog: null });

/** Proposes how lines that break a rule can be mended; each is taken or left. */
export function MendDialog({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'mend');
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="56rem">
      {isOpen ? <Review open={open} /> : null}
    </Modal>
  );
}

function Review({ open }: { open: OpenTranscript }) {
  const { captionRules: rules } = useSettings().transcribe;
  const { segments } = open.transcript;
  const { useful, helpless } = useMemo(
    () => usefulMends(mendCaptions(segments, { rules, newId: newSegmentId })),
    [segments, rules],
  );
  const rows = useful.map((mend) => rowOf(open, mend));
  const { chosen, choose } = useChosen(rows);
  const apply = () => {
    const count = mendLines(open, useful, chosen);
    close();
    announce(words.done(count));
  };
  return (
    <div className={classes.dialog}>
      <p>{useful.length + helpless === 0 ? words.nothing : words.text}</p>
      {rows.length > 0 ? <ReviewList rows={rows} chosen={chosen} onChoose={choose} /> : null}
      <div className={classes.foot}>
        <span className={classes.left}>{helpless > 0 ? words.left(helpless) : ''}</span>
        <Button onClick={close}>{reviewTexts.close}</Button>
        <Button variant="filled" data-autofocus disabled={chosen.size === 0} onClick={apply}>
          {reviewTexts.apply(chosen.size)}
        </Button>
      </div>
    </div>
  );
}

function rowOf(open: OpenTranscript, { before, after, problems, left }: CaptionMend): ReviewRow<SegmentId> {
  const kinds = [...new Set(problems.map(({ kind }) => kind))];
  const reason = kinds.map((kind) => checkingTexts.short[kind]).join(', ');
  return {
    id: before.id,
    label: words.line((open.model.indexById.get(before.id) ?? 0) + 1),
    reason: left.length > 0 ? `${reason} (${words.partly})` : reason,
    before: <Part line={before} />,
    after: after.map((line) => <Part key={line.id} line={line} />),
  };
}

function Part({ line }: { line: Segment }) {
  return (
    <span className={classes.part}>
      <span className={classes.partTime}>
        {formatTimeCode(line.startMs)} – {formatTimeCode(line.endMs)}
      </span>
      {line.text}
    </span>
  );
}
