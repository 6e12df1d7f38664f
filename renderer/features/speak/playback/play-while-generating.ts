import { useEffect, useRef, useState } from 'react';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { whenMediaRead } from '../../../api/media-read.ts';
import type { PlayerTrack } from '../../../media/player/player-track.ts';
import { player, playQueue } from '../../../media/player/player-hooks.ts';
import { isAskedHere } from '../generation/generate-lines.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useGeneration } from '../document/generation-query.ts';
import { useTakes } from '../document/takes-query.ts';
import { type AwaitedTake, AwaitedTakes } from './awaited-takes.ts';
import { readTakeWords } from './play.ts';
import { usePlayback } from './playback-store.ts';
import { liveTrack, takeTrack } from './tracks.ts';

/**
 * Lines are heard as they are made: the first one that sounds begins at once where nothing else plays, the others queue up
 * with the script's gap. Stored takes take the place of growing ones.
 */
export function usePlayWhileGenerating(open: OpenScript): void {
  const generation = useGeneration();
  const takes = useTakes();
  const [begun] = useState((): Begun => ({ awaited: new AwaitedTakes(), lastJobId: null }));
  const latest = useRef({ open, takes });
  useEffect(() => {
    latest.current = { open, takes };
  });
  useEffect(() => {
    const now = latest.current;
    for (const line of generation) {
      const takeId = begun.awaited.begin(line, now.takes);
      if (takeId !== null) playTrack(now.open, begun, line.jobId, liveTrack(now.open, { ...line, takeId }));
    }
  }, [generation, begun]);
  useEffect(() => {
    for (const take of takes) {
      const stored = begun.awaited.stored(take);
      if (stored === 'grown') void replaceStored(latest.current.open, take);
      else if (stored) void playStored(latest.current.open, begun, { take, ...stored });
    }
  }, [takes, generation, begun]);
}

/** Takes that are waited for, and the job whose lines were begun to be played last. */
type Begun = { readonly awaited: AwaitedTakes; lastJobId: JobId | null };

/** A short line is heard at once, what comes in one piece when its file was read. */
async function playStored(open: OpenScript, begun: Begun, line: AwaitedTake & { take: Take }): Promise<void> {
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
