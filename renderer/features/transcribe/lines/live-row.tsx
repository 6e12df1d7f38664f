import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Transcript } from '../../../../shared/domain/transcript.ts';
import { api } from '../../../api/client.ts';
import { texts } from '../texts.ts';
import classes from './line-list.module.css';
import type { RowPlace } from './line-row.tsx';
import { lineTime } from './line-time.ts';

/** Whether text is still arriving. */
export function useIsLive(transcript: Transcript): boolean {
  const isRunning = transcript.state === 'working';
  const live = useQuery({
    ...api.transcripts.live.queryOptions({ input: { id: transcript.id } }),
    enabled: isRunning,
  });
  return isRunning && live.data !== undefined && live.data.text !== '';
}

/** Text that is being heard now; it ends in the accent caret and has no times yet. */
export function LiveRow({ id, place }: { id: ItemId; place: RowPlace }) {
  const live = useQuery(api.transcripts.live.queryOptions({ input: { id } })).data;
  return (
    <div
      ref={place.ref}
      className={classes.row}
      data-live
      data-index={place.index}
      role="row"
      style={{ transform: `translateY(${place.offsetPx}px)` }}
    >
      <span className={classes.number} role="gridcell" />
      <span className={classes.time} role="gridcell">
        {live ? lineTime(live.fromMs) : ''}
      </span>
      <span className={classes.speaker} role="gridcell" />
      <span className={classes.text} role="gridcell" aria-label={texts.stage.live}>
        {live?.text}
        <span className={classes.liveCaret} aria-hidden />
      </span>
    </div>
  );
}
