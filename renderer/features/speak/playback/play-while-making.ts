import { useEffect, useRef } from 'react';
import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import type { LineMaking } from '../../../../shared/domain/script/script-views.ts';
import type { Take } from '../../../../shared/domain/script/speech-recipe.ts';
import { client } from '../../../api/client.ts';
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
        void replaceStored(latest.current, take);
      }
      const jobId = take.isPicked ? whole.get(take.lineId) : undefined;
      if (jobId === undefined || making.some(({ lineId }) => lineId === take.lineId)) continue;
      whole.delete(take.lineId);
      void untilRead(take).then(() => hear(latest.current, begun.current, jobId, takeTrack(latest.current, take)));
    }
  }, [takes, making]);
}

/** The waveform of a stored take is there once its file was read; the words of the player do not wait for that. */
async function replaceStored(open: OpenScript, take: Take): Promise<void> {
  playQueue.replace({ ...takeTrack(open, take), peaksUrl: null });
  if (await untilRead(take)) playQueue.replace(takeTrack(open, take));
}

const READ_TRIES = 60;
const READ_PAUSE_MS = 250;

/** Waits until a take's file was read. False when it could not be, or takes too long. */
async function untilRead(take: Take): Promise<boolean> {
  await readTakeWords(take);
  try {
    for (let tries = 0; tries < READ_TRIES; tries += 1) {
      const { media } = await client.library.get({ id: take.id });
      if (media.state !== 'reading') return media.state === 'ready';
      await new Promise((resolve) => setTimeout(resolve, READ_PAUSE_MS));
    }
  } catch (error) {
    console.warn('A take could not be looked up.', error);
  }
  return false;
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
