import { IconPlayerPlay } from '@tabler/icons-react';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { RangeRow } from '../../../../shared/domain/transcript/range/range-review.ts';
import type { Segment, Speaker } from '../../../../shared/domain/transcript/transcript.ts';
import { type TextPart, wordDifferences } from '../../../../shared/domain/words/word-differences.ts';
import { player } from '../../../media/player/player-hooks.ts';
import type { ReviewRow } from '../../../ui/review/review-list.tsx';
import { SpeakerMark } from '../../../ui/speaker-mark.tsx';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { ChangedText } from '../proposals/changed-text.tsx';
import { Quiet } from '../proposals/dialog-parts.tsx';
import { DoubtMark } from '../rows/text/doubt-mark.tsx';
import { texts } from '../texts.ts';
import { rangeTexts as words } from './range-texts.ts';
import classes from './range.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';

/** A row of the review: what differs is marked in both texts, speakers are named where they differ. */
export function rangeReviewRow(open: OpenTranscript, row: RangeRow, added: readonly Speaker[]): ReviewRow {
  const { old, now } = row;
  const first = now[0] ?? old;
  const newText = now.map(({ text }) => text).join(' ');
  const { before, after } = wordDifferences(old?.text ?? '', newText);
  const areSpeakersShown = now.length > 1 || now.some(({ speakerId }) => speakerId !== (old?.speakerId ?? null));
  const speakerOf = ({ speakerId }: Segment) =>
    added.find(({ id }) => id === speakerId) ?? (speakerId === null ? null : open.model.speakerById.get(speakerId));
  const name = (line: Segment) => (areSpeakersShown ? <Name speaker={speakerOf(line) ?? null} /> : null);
  return {
    id: row.key,
    label: formatShortTime(first?.startMs ?? 0),
    reason: reasonOf(row),
    before: old ? (
      <>
        {name(old)}
        <ChangedText parts={before} isOld />
      </>
    ) : (
      <Quiet>{words.noLine}</Quiet>
    ),
    after: (
      <div className={classes.after}>
        <div>
          {now.length === 0 ? <Quiet>{words.remove}</Quiet> : null}
          {now.length === 1 && now[0] ? <NewLine line={now[0]} parts={after} name={name(now[0])} /> : null}
          {now.length > 1
            ? now.map((line) => (
                <NewLine key={line.id} line={line} parts={[{ text: line.text, isChanged: false }]} name={name(line)} />
              ))
            : null}
        </div>
        {first ? <PlayLine span={first} /> : null}
      </div>
    ),
  };
}

function NewLine({ line, parts, name }: { line: Segment; parts: readonly TextPart[]; name: React.ReactNode }) {
  return (
    <div>
      {name}
      {line.languageDoubtful ? <DoubtMark label={texts.doubt.line} hint={texts.doubt.lineHint} /> : null}
      <ChangedText parts={parts} />
    </div>
  );
}

function Name({ speaker }: { speaker: Speaker | null }) {
  return (
    <span className={classes.name}>
      {speaker ? <SpeakerMark ordinal={speaker.ordinal} /> : null}
      {speaker?.name ?? texts.list.nobody}
    </span>
  );
}

function PlayLine({ span }: { span: TimeSpan }) {
  return (
    <IconButton
      size="1.5rem"
      variant="subtle"
      aria-label={words.play(formatShortTime(span.startMs))}
      onClick={() => player.playRange({ startMs: span.startMs, endMs: span.endMs })}
    >
      <IconPlayerPlay size={14} stroke={1.6} />
    </IconButton>
  );
}

function reasonOf({ old, now, isTouched }: RangeRow): string {
  const { reasons } = words;
  if (isTouched) return old ? reasons.edited : reasons.deleted;
  if (!old) return reasons.added;
  if (now.length === 0) return reasons.removed;
  return now.length === 1 && now[0]?.text === old.text ? reasons.speaker : reasons.changed;
}
