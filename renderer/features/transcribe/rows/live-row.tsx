import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import { sentencesOf } from '../../../../shared/domain/words/sentences.ts';
import { api } from '../../../api/client.ts';
import { texts } from '../texts.ts';
import { DoubtMark } from './text/doubt-mark.tsx';
import shared from '../../../ui/collection/list/text-lines.module.css';
import classes from './line-list.module.css';
import type { RowPlace } from '../../../ui/collection/list/virtual-list.tsx';
import { lineTime } from './text/line-time.ts';

/** Text that is still arriving; empty when none is. */
export function useLiveText(transcript: Transcript): string {
  const isRunning = transcript.state === 'working';
  const live = useQuery({
    ...api.transcripts.live.queryOptions({ input: { id: transcript.id } }),
    enabled: isRunning,
  });
  return isRunning ? (live.data?.text ?? '') : '';
}

/** Text that is being heard now, a line for each sentence; it ends in the accent caret and is no line of its own yet. */
export function LiveRow({ id, place }: { id: ItemId; place: RowPlace }) {
  const live = useQuery(api.transcripts.live.queryOptions({ input: { id } })).data;
  const lines = sentencesOf(live?.text ?? '');
  const { measure, index, offsetPx } = place;
  return (
    <div
      ref={measure}
      className={`${shared.row} ${classes.row}`}
      data-live
      data-index={index}
      role="row"
      style={{ transform: `translateY(${offsetPx}px)` }}
    >
      <span className={classes.number} />
      <span className={classes.time} role="gridcell">
        {live ? lineTime(live.fromMs) : ''}
      </span>
      <span className={classes.speaker} />
      <span className={`${shared.text} ${classes.text}`} role="gridcell">
        <span className="visually-hidden">{texts.stage.live}: </span>
        {live?.languageDoubtful ? <DoubtMark label={texts.doubt.line} hint={texts.doubt.lineHint} /> : null}
        {lines.map((line, index) => (
          <span key={index} className={classes.liveLine}>
            {line}
            {index === lines.length - 1 ? <span className={classes.liveCaret} aria-hidden /> : null}
          </span>
        ))}
      </span>
    </div>
  );
}
