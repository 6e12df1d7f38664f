import { useEffect, useRef } from 'react';
import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import type { LineGeneration } from '../../../../shared/domain/script/script-views.ts';
import type { Take } from '../../../../shared/domain/recipe/speech-recipe.ts';
import { whenMediaRead } from '../../../api/media-read.ts';
import type { PlayerTrack } from '../../../media/player-track.ts';
import { player, playQueue } from '../../../media/player-hooks.ts';
import { isAskedHere } from '../generation/generate-lines.ts';
import type { OpenScript } from '../document/open-script.ts';
import { useGeneration } from '../document/generation-query.ts';
import { useTakes } from '../document/takes-query.ts';
import { readTakeWords } from './play.ts';
import { usePlayback } from './playback-store.ts';
import { liveTrack, takeTrack } from './tracks.ts';

/**
 * What was begun since the panel is open: takes that are heard while they grow, and lines that are heard once they are
 * complete, as what comes in one piece is, or what is so short that it was never seen to grow.
 */
type Begun = { growing: Set<ItemId>; expected: Map<LineId, Expected>; lastJobId: JobId | null };

/** `afterNumber`: earlier takes of the line are not what is waited for. */
type Expected = { jobId: JobId; afterNumber: number; isStream: boolean };

/**
 * Lines are heard as they are made: the first one that sounds begins at once where nothing else plays, the others queue up
 * with the script's gap. Stored takes take the place of growing ones.
 */
export function usePlayWhileGenerating(open: OpenScript): void {
  const generation = useGeneration();
  const takes = useTakes();
  const begun = useRef<Begun>({ growing: new Set(), expected: new Map(), lastJobId: null });
  const latest = useRef({ open, takes });
  useEffect(() => {
    latest.current = { open, takes };
  });
  useEffect(() => {
    for (const line of generation) begin(latest.current, begun.current, line);
  }, [generation]);
  useEffect(() => {
    const { growing, expected } = begun.current;
    for (const take of takes) {
      if (growing.delete(take.id)) {
        void replaceStored(latest.current.open, take);
        continue;
      }
      const awaited = expected.get(take.lineId);
      if (!awaited || !take.isPicked || take.number <= awaited.afterNumber) continue;
      expected.delete(take.lineId);
      void playStored(latest.current.open, begun.current, { take, ...awaited });
    }
  }, [takes, generation]);
}

/** A short line is heard at once, what comes in one piece when its file was read. */
async function playStored(open: OpenScript, begun: Begun, line: Expected & { take: Take }): Promise<void> {
  const { take, jobId, isStream } = line;
  if (!isStream) {
    await untilRead(take);
    playTrack(open, begun, jobId, takeTrack(open, take));
    return;
  }
  playTrack(open, begun, jobId, { ...takeTrack(open, take), peaksUrl: null });
  await replaceStored(open, take);
}

/** The waveform of a stored take is there once its file was read; the words of the player do not wait for that. */
async function replaceStored(open: OpenScript, take: Take): Promise<void> {
  playQueue.replace({ ...takeTrack(open, take), peaksUrl: null });
  if (await untilRead(take)) playQueue.replace(takeTrack(open, take));
}

/** Waits until a take's file was read. False when it could not be. */
async function untilRead(take: Take): Promise<boolean> {
  await readTakeWords(take);
  try {
    return (await whenMediaRead(take.id)).state === 'ready';
  } catch (error) {
    console.warn('A take could not be looked up.', error);
    return false;
  }
}

function begin(now: { open: OpenScript; takes: readonly Take[] }, begun: Begun, generation: LineGeneration): void {
  const { takeId, lineId, jobId, route, state } = generation;
  if (state === 'failed') {
    begun.expected.delete(lineId);
    return;
  }
  // One that is heard already is not waited for as well.
  if (takeId !== null && begun.growing.has(takeId)) return;
  const isStream = route === 'stream';
  if (begun.expected.get(lineId)?.jobId !== jobId) {
    const numbers = now.takes.filter((take) => take.lineId === lineId).map((take) => take.number);
    begun.expected.set(lineId, { jobId, afterNumber: Math.max(0, ...numbers), isStream });
  }
  // Its sound is asked for before the first of it has come: whoever waits hears it earlier.
  if (!isStream || state !== 'running' || takeId === null) return;
  begun.expected.delete(lineId);
  begun.growing.add(takeId);
  playTrack(now.open, begun, jobId, liveTrack(now.open, { ...generation, takeId }));
}

// oxlint-disable-next-line max-params -- what is heard, and the three facts that decide whether
function playTrack(open: OpenScript, begun: Begun, jobId: JobId, track: PlayerTrack): void {
  // Work of an earlier run goes on by itself, and must not begin to speak by itself.
  if (!usePlayback.getState().playsWhileGenerating || !isAskedHere(jobId)) return;
  const { isPlaying, track: loaded } = player.getState();
  const { tracks } = playQueue.getState();
  const isQueuePlaying = isPlaying && tracks.some(({ id }) => id === loaded?.id);
  const isNewJob = jobId !== begun.lastJobId;
  // A voice that is tried in between does not keep lines from coming after it.
  if (isPlaying && !isQueuePlaying && !playQueue.isHeld()) return;
  begun.lastJobId = jobId;
  if (isNewJob && !isPlaying) playQueue.start([track], { gapMs: open.script.settings.gapMs });
  else playQueue.append([track], open.script.settings.gapMs);
}
