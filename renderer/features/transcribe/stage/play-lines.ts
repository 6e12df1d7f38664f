import { useEffect } from 'react';
import { player, usePlayer } from '../../../media/player/player-hooks.ts';
import { segmentOf } from '../lines/line-commands.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';

const AROUND_MS = 500;

/** From the first to the last selected line; null when none is selected. */
export function loopedSpan(open: OpenTranscript): { startMs: number; endMs: number } | null {
  const lines = [...useTranscribe.getState().selection.ids].flatMap((id) => segmentOf(open, id) ?? []);
  if (lines.length === 0) return null;
  return {
    startMs: lines.reduce((earliest, line) => Math.min(earliest, line.startMs), Infinity),
    endMs: lines.reduce((latest, line) => Math.max(latest, line.endMs), 0),
  };
}

/** Plays half a second before and after a time. */
export function playAround(ms: number | null): void {
  if (ms !== null) player.playRange({ startMs: Math.max(0, ms - AROUND_MS), endMs: ms + AROUND_MS });
}

/** Repeats a span; the playhead goes to its start from anywhere outside. */
export function repeatSpan({ startMs, endMs }: { startMs: number; endMs: number }): void {
  // Beyond the end the player would run on to the end of the recording.
  const now = player.timeMs();
  if (now < startMs || now >= endMs) player.seek(startMs);
  player.setLoop({ startMs, endMs });
}

/** While looping is on, the player repeats whatever is selected, and goes on with it while another panel is open. */
export function useLoopedSelection(open: OpenTranscript): void {
  const isLooping = useTranscribe((state) => state.isLooping);
  const selection = useTranscribe((state) => state.selection);
  const isMine = usePlayer((state) => state.track?.id === open.transcript.mediaId);
  const span = isLooping && isMine && selection.ids.size > 0 ? loopedSpan(open) : null;
  const startMs = span?.startMs ?? null;
  const endMs = span?.endMs ?? null;
  useEffect(() => {
    if (!isMine) return;
    if (startMs === null || endMs === null) return player.setLoop(null);
    repeatSpan({ startMs, endMs });
  }, [isMine, startMs, endMs]);
}
