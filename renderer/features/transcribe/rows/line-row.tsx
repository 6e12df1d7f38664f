import { memo } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { CaptionProblem } from '../../../../shared/domain/subtitles/checking/caption-problems.ts';
import type { Chapter, Segment, Speaker } from '../../../../shared/domain/transcript/transcript.ts';
import { SpeakerMark } from '../../../ui/speaker-mark.tsx';
import type { FindMatch } from '../../../ui/find/find-matches.ts';
import { ChapterHeads } from '../chapters/chapter-heads.tsx';
import { QuoteMarks } from '../quotes/quote-marks.tsx';
import type { LineQuotes } from '../quotes/quotes-of-lines.ts';
import { texts } from '../texts.ts';
import { checkingTexts } from '../checking/checking-texts.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { DoubtMark } from './text/doubt-mark.tsx';
import { LineEditor } from './line-editor.tsx';
import shared from '../../../ui/collection/list/text-lines.module.css';
import classes from './line-list.module.css';
import { isSameRow, type RowPlace } from '../../../ui/collection/list/virtual-list.tsx';
import { LineText } from './text/line-text.tsx';
import { lineTime, lineTimeExact } from './text/line-time.ts';

type Props = {
  segment: Segment;
  number: number;
  speaker: Speaker | null;
  isSameSpeaker: boolean;
  hits: readonly FindMatch[];
  problems: readonly CaptionProblem[];
  quotes: LineQuotes;
  /** Chapters that begin with the line. */
  chapters: readonly Chapter[];
  transcriptId: ItemId;
  place: RowPlace;
};

/** One line: number, time, speaker, text. */
export const LineRow = memo(Row, isSameRow);

function Row({
  segment,
  number,
  speaker,
  isSameSpeaker,
  hits,
  problems,
  quotes,
  chapters,
  transcriptId,
  place,
}: Props) {
  const { id } = segment;
  const { measure, index, offsetPx } = place;
  const isSelected = useTranscribe((state) => state.selection.ids.has(id));
  const isPrimary = useTranscribe((state) => state.selection.primary === id);
  const isActive = useTranscribe((state) => state.activeId === id);
  const editing = useTranscribe((state) => (state.editing?.segmentId === id ? state.editing : null));
  return (
    <div
      ref={measure}
      className={`${shared.row} ${classes.row}`}
      role="row"
      data-index={index}
      data-line={id}
      data-selected={isSelected || undefined}
      data-active={isActive || undefined}
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      tabIndex={isPrimary ? 0 : -1}
      style={{ transform: `translateY(${offsetPx}px)` }}
    >
      <span className={classes.number} role="gridcell">
        {number}
      </span>
      <TimeCell startMs={segment.startMs} isExact={isSelected} problems={problems} />
      <span className={classes.speaker} role="gridcell" data-same={isSameSpeaker || undefined}>
        {speaker ? <SpeakerMark ordinal={speaker.ordinal} /> : null}
        <span className={isSameSpeaker ? 'visually-hidden' : classes.name}>
          {speaker?.name ?? <span className="visually-hidden">{texts.list.nobody}</span>}
        </span>
      </span>
      <span className={`${shared.text} ${classes.text}`} role="gridcell" data-text>
        {segment.languageDoubtful ? <DoubtMark label={texts.doubt.line} hint={texts.doubt.lineHint} /> : null}
        {editing ? (
          <LineEditor key={`${id}-edit`} segment={segment} caret={editing.caret} />
        ) : (
          <>
            <LineText segment={segment} hits={hits} quoted={quotes.spans} hasWords={isActive} />
            <QuoteMarks quotes={quotes.quotes} isFound={quotes.spans.length > 0} />
          </>
        )}
      </span>
      {/* Drawn above the line; read after it, so that a row is still named by its number. */}
      {chapters.length > 0 ? <ChapterHeads transcriptId={transcriptId} chapters={chapters} /> : null}
    </div>
  );
}

/** When the line starts, and which rules it breaks as a subtitle. */
function TimeCell(props: { startMs: number; isExact: boolean; problems: readonly CaptionProblem[] }) {
  const { startMs, isExact, problems } = props;
  const broken = problems.map(checkingTexts.problem).join('. ');
  return (
    <span
      className={classes.time}
      role="gridcell"
      data-broken={problems.length > 0 || undefined}
      title={broken === '' ? undefined : broken}
    >
      {isExact ? lineTimeExact(startMs) : lineTime(startMs)}
      {broken === '' ? null : <span className="visually-hidden">{broken}</span>}
    </span>
  );
}
