import { Button, Modal, Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { DigestResult } from '../../../../shared/domain/transcript/digest/digest.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { ReviewList, type ReviewRow } from '../../../ui/review/review-list.tsx';
import { useChosen } from '../../../ui/review/use-chosen.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { proposalTexts } from '../proposals/proposal-texts.ts';
import { Quiet, ReviewColumn } from '../proposals/dialog-parts.tsx';
import { ReviewBar } from '../proposals/review-bar.tsx';
import { acceptDigest } from './accept-digest.ts';
import { type DigestRow, digestRows } from './digest-rows.ts';
import { digestText } from './digest-text.ts';
import classes from './digest.module.css';
import { digestTexts as words } from './digest-texts.ts';

type Props = { open: OpenTranscript; result: DigestResult | null; close: () => void; drop: () => void };

/** What was found, to be accepted one by one. It stays what it is when the dialog is closed. */
export function DigestReviewDialog({ open, result, close, drop }: Props) {
  return (
    <Modal opened={result !== null} onClose={close} title={words.title} size="56rem">
      {result === null ? null : <Review key={result.digestId} open={open} result={result} close={close} drop={drop} />}
    </Modal>
  );
}

function Review({ open, result, close, drop }: Props & { result: DigestResult }) {
  const { segments, title: oldTitle } = open.transcript;
  const { writer } = result.request;
  const all = useMemo(() => digestRows(segments, result), [segments, result]);
  const rows = all.filter(({ part }) => part !== 'title');
  const titles = [...new Set(all.filter(({ part }) => part === 'title').map(({ text }) => text))];
  const { chosen, choose } = useChosen(rows);
  const [title, setTitle] = useState<string | null>(null);
  const accepted = { rows: rows.filter(({ id }) => chosen.has(id)), title };
  const accept = async () => {
    close();
    if (await acceptDigest(open, accepted)) drop();
  };
  return (
    <ReviewColumn>
      <div className={classes.head}>
        <p>
          <Quiet>
            {proposalTexts.source(writer)} {words.where}
          </Quiet>
        </p>
        <Button size="compact-sm" onClick={() => void copy(digestText(accepted.rows, title))}>
          {words.copy}
        </Button>
      </div>
      {titles.length > 0 ? <Titles {...{ titles, oldTitle, title, setTitle }} /> : null}
      {rows.length === 0 ? (
        <p role="status">{words.nothing}</p>
      ) : (
        <ReviewList rows={rows.map((row) => reviewRow(row, writer.model === null))} chosen={chosen} onChoose={choose} />
      )}
      <ReviewBar
        chosenCount={accepted.rows.length + (title === null ? 0 : 1)}
        discard={() => {
          close();
          drop();
        }}
        close={close}
        accept={() => void accept()}
      />
    </ReviewColumn>
  );
}

/** One title at most is taken, and the one that is there stays unless another is chosen. */
function Titles(props: {
  titles: readonly string[];
  oldTitle: string;
  title: string | null;
  setTitle: (title: string | null) => void;
}) {
  const { titles, oldTitle, title, setTitle } = props;
  // By number, as a proposal may be what the transcript is called already.
  const value = title === null ? 'keep' : String(titles.indexOf(title));
  return (
    <Radio.Group
      label={words.titleField}
      value={value}
      onChange={(next) => setTitle(next === 'keep' ? null : (titles[Number(next)] ?? null))}
    >
      <div className={classes.titles}>
        <Radio size="xs" value="keep" label={words.keepTitle(oldTitle)} />
        {titles.map((each, index) => (
          <Radio key={each} size="xs" value={String(index)} label={each} />
        ))}
      </div>
    </Radio.Group>
  );
}

function reviewRow(row: DigestRow, isByRules: boolean): ReviewRow {
  const { id, part, text, reason, startMs, speaker } = row;
  const named = part === 'quote' && speaker !== '' ? `${words.parts.quote}, ${speaker}` : words.parts[part];
  const shared = {
    id,
    reason: words.because(named, reason ?? (isByRules ? words.rules[part] : null)),
    after: part === 'quote' ? `“${text}”` : text,
  };
  if (startMs === null) return { ...shared, label: part === 'quote' ? words.gone : words.whole };
  return { ...shared, label: formatShortTime(startMs), play: () => playFrom(row) };
}

/** Plays from where something is said, with its line selected. */
function playFrom({ segmentId, startMs }: DigestRow): void {
  if (segmentId !== null) useTranscribe.setState({ selection: selectOne(segmentId) });
  player.seek(startMs ?? 0);
  player.play();
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(words.copied);
  } catch (error) {
    showFailureToast(words.notCopied, error);
  }
}
