import type { Peaks } from '../media/peaks.ts';
import type { TimeSpan } from '../media/time-span.ts';
import type { CutDocument } from './cut.ts';

/** The music is down when somebody begins, and comes back slowly. */
const ATTACK_MS = 250;
const RELEASE_MS = 600;
/** Breaths do not bring it back. */
const PAUSE_MS = 700;
const LEAST_SPEECH_MS = 60;
/** Sound counts as speech above this share of the loudest there is, and above this level in any case. */
const SHARE_OF_LOUDEST = 0.06;
const LEAST_LEVEL = 0.002;

/** When somebody speaks in a recording, with breaths in between, by its stored peaks. */
export function speechSpans({ rms, stepMs }: Pick<Peaks, 'rms' | 'stepMs'>): TimeSpan[] {
  const loudest = rms.reduce((most, value) => Math.max(most, value), 0);
  const least = Math.max(LEAST_LEVEL, loudest * SHARE_OF_LOUDEST);
  const spans: TimeSpan[] = [];
  for (const [step, value] of rms.entries()) {
    if (value < least) continue;
    const [startMs, endMs] = [step * stepMs, (step + 1) * stepMs];
    const last = spans.at(-1);
    if (last && startMs - last.endMs <= PAUSE_MS) last.endMs = endMs;
    else spans.push({ startMs, endMs });
  }
  return spans.filter(({ startMs, endMs }) => endMs - startMs >= LEAST_SPEECH_MS);
}

type Music = NonNullable<CutDocument['music']>;

/** What decides how loud the music is: its settings, when somebody speaks in the film, and how long that is. */
export type MusicBed = { music: Music; speech: readonly TimeSpan[]; durationMs: number };

/** A factor of 1 leaves the song as it is. The same rule writes the film and plays it in the window. */
export function musicGain({ music, speech, durationMs }: MusicBed, timeMs: number): number {
  const ducked = speech.reduce((most, span) => Math.max(most, nearness(span, timeMs)), 0);
  const level = 10 ** ((music.gainDb - music.duckDb * ducked) / 20);
  const fadeIn = music.fadeInMs === 0 ? 1 : Math.min(1, timeMs / music.fadeInMs);
  const fadeOut = music.fadeOutMs === 0 ? 1 : Math.min(1, (durationMs - timeMs) / music.fadeOutMs);
  return level * Math.max(0, fadeIn) * Math.max(0, fadeOut);
}

/** 1 while somebody speaks, 0 far from it. */
function nearness({ startMs, endMs }: TimeSpan, timeMs: number): number {
  if (timeMs < startMs) return Math.max(0, 1 - (startMs - timeMs) / ATTACK_MS);
  return timeMs <= endMs ? 1 : Math.max(0, 1 - (timeMs - endMs) / RELEASE_MS);
}
