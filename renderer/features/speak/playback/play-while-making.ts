import { useEffect, useRef } from 'react';
import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import type { LineMaking } from '../../../../shared/domain/script/script-views.ts';
import type { PlayerTrack } from '../../../media/player.ts';
import { player, playQueue } from '../../../media/player-hooks.ts';
import { type OpenScript, useMaking, useTakes } from '../speak-context.tsx';
import { readTakeWords } from './play.ts';
import { usePlayback } from './playback-store.ts';
import { liveTrack, takeTrack } from './tracks.ts';

/** What was begun since the panel is open: takes that grow, and lines that are heard once they are complete. */
type Begun = { growing: Map<ItemId, LineId>; whole: Map<LineId, JobId>; lastJobId: JobId | null };

/**
 * Lines are heard as they are made: the first one that sounds begins at once where nothing else plays, the others queue up
 * with the script's gap. Stored takes take the place of growing ones.
 */
export function usePlayWhileMaking(open: OpenScript): void {
  const making = useMaking();
  const takes = useTakes();
  const begun = useRef<Begun>({ growing: new Map(), whole: new Map(), lastJobId: null });
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    for (const line of making) if (line.state === 'running') begin(latest.current, begun.current, line);
  }, [making]);
  useEffect(() => {
    const { growing, whole } = begun.current;
    for (const take of takes) {
      if (growing.delete(take.id)) {
        void readTakeWords(take);
        playQueue.replace(takeTrack(latest.current, take));
      }
      const jobId = take.isPicked ? whole.get(take.lineId) : undefined;
      if (jobId === undefined || making.some(({ lineId }) => lineId === take.lineId)) continue;
      whole.delete(take.lineId);
      void readTakeWords(take).then(() => hear(latest.current, begun.current, jobId, takeTrack(latest.current, take)));
    }
  }, [takes, making]);
}

function begin(open: OpenScript, begun: Begun, making: LineMaking): void {
  const { takeId, lineId, jobId, route } = making;
  if (route !== 'stream') {
    begun.whole.set(lineId, jobId);
    return;
  }
  // The connection to growing sound is opened when there is some.
  if (takeId === null || making.receivedMs === 0 || begun.growing.has(takeId)) return;
  begun.growing.set(takeId, lineId);
  hear(open, begun, jobId, liveTrack(open, { ...making, takeId }));
}

// oxlint-disable-next-line max-params -- what is heard, and the three facts that decide whether
function hear(open: OpenScript, begun: Begun, jobId: JobId, track: PlayerTrack): void {
  if (!usePlayback.getState().playsWhileMaking) return;
  const { isPlaying, track: loaded } = player.getState();
  const { tracks } = playQueue.getState();
  const isQueuePlaying = isPlaying && tracks.some(({ id }) => id === loaded?.id);
  const isNewJob = jobId !== begun.lastJobId;
  if (isPlaying && !isQueuePlaying) return;
  begun.lastJobId = jobId;
  if (isNewJob && !isPlaying) playQueue.start([track], { gapMs: open.script.settings.gapMs });
  else playQueue.append([track], open.script.settings.gapMs);
}
