import type { SoundMeasures } from '../../sample-cut.ts';
import type { TimeSpan } from '../../../../../shared/domain/media/time-span.ts';

const FRAME_MS = 20;
const SILENCE_DB = -100;
/** Speech stands out of the noise by this much and is at most this much quieter than the loudest parts. */
const ABOVE_NOISE_DB = 9;
const BELOW_LOUD_DB = 28;
/** Without this much difference between the loud and the quiet parts it is one steady sound, or nothing. */
const LEAST_RANGE_DB = 8;
const LEAST_SPEECH_DB = -62;
/** Pauses shorter than this belong to the speech around them; stretches shorter than that are clicks. */
const BRIDGED_FRAMES = 12;
const SHORTEST_FRAMES = 5;
/** The quietest frames are taken for the noise; between words of fluent speech there is little of it. */
const QUIET_SHARE = 0.06;
const FULL_SCALE = 0.999;
/** So many samples in a row at full scale are clipped; fewer may be a peak that just reaches it. */
const CLIPPED_RUN = 3;

/** Measures stretches of sound. */
export interface SoundMeter {
  /** A whole stretch, which begins at `startMs` of the cut: as one channel, and the size of its loudest channel. */
  stretch(sound: { mono: Float32Array; loudest: Float32Array }, startMs: number): void;
  finish(): SoundMeasures;
}

type Frame = { startMs: number; power: number };

/** Builds a meter for sound of one rate. */
export function createSoundMeter(sampleRateHz: number): SoundMeter {
  const frames: Frame[][] = [];
  const clip = createClipMeter();
  const frameSamples = Math.round((sampleRateHz * FRAME_MS) / 1000);
  return {
    stretch: ({ mono: samples, loudest }, startMs) => {
      clip.push(loudest);
      const list: Frame[] = [];
      for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
        let squares = 0;
        for (let index = at; index < at + frameSamples; index += 1) squares += (samples[index] as number) ** 2;
        list.push({ startMs: startMs + (at / sampleRateHz) * 1000, power: squares / frameSamples });
      }
      frames.push(list);
    },
    finish: () => ({ ...measure(frames), peakDb: decibels(clip.peak() ** 2), clippedShare: clip.share() }),
  };
}

function measure(stretches: readonly Frame[][]): Omit<SoundMeasures, 'peakDb' | 'clippedShare'> {
  const all = stretches.flat();
  const sorted = all.map((frame) => decibels(frame.power)).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? SILENCE_DB;
  const [quiet, loud] = [at(QUIET_SHARE), at(0.95)];
  const wholeDb = decibels(mean(all.map((frame) => frame.power)));
  if (loud - quiet < LEAST_RANGE_DB || loud < LEAST_SPEECH_DB) {
    // One steady sound all through: speech without any pause varies far more.
    return { levelDb: wholeDb, noiseDb: null, speechMs: 0, speech: [] };
  }
  const threshold = Math.max(LEAST_SPEECH_DB, loud - BELOW_LOUD_DB, Math.min(quiet + ABOVE_NOISE_DB, loud - 6));
  const isSpeech = stretches.map((frames) => smooth(frames.map((frame) => decibels(frame.power) >= threshold)));
  const speaking = stretches.flatMap((frames, index) => frames.filter((_, frame) => isSpeech[index]?.[frame]));
  return {
    levelDb: decibels(mean(speaking.map((frame) => frame.power))),
    noiseDb: decibels(mean(all.map((frame) => frame.power).filter((power) => decibels(power) <= quiet))),
    speechMs: speaking.length * FRAME_MS,
    speech: stretches.flatMap((frames, index) => runs(frames, isSpeech[index] ?? [])),
  };
}

/** Bridges short pauses, then drops what is too short to be a sound of speech. */
function smooth(flags: readonly boolean[]): boolean[] {
  return withoutShortRuns(withoutShortRuns([...flags], false, BRIDGED_FRAMES), true, SHORTEST_FRAMES);
}

function withoutShortRuns(flags: boolean[], value: boolean, shortest: number): boolean[] {
  for (let start = 0; start < flags.length;) {
    let end = start;
    while (end < flags.length && flags[end] === flags[start]) end += 1;
    // What touches an edge goes on beyond it for all that is known.
    const isInside = start > 0 && end < flags.length;
    if (flags[start] === value && end - start < shortest && isInside) flags.fill(!value, start, end);
    start = end;
  }
  return flags;
}

function runs(frames: readonly Frame[], flags: readonly boolean[]): TimeSpan[] {
  const found: TimeSpan[] = [];
  frames.forEach(({ startMs }, index) => {
    const last = found.at(-1);
    if (!flags[index]) return;
    if (last && flags[index - 1]) last.endMs = startMs + FRAME_MS;
    else found.push({ startMs, endMs: startMs + FRAME_MS });
  });
  return found;
}

function createClipMeter() {
  let peak = 0;
  let clipped = 0;
  let samples = 0;
  return {
    push(loudest: Float32Array) {
      let run = 0;
      for (const size of loudest) {
        if (size > peak) peak = size;
        run = size >= FULL_SCALE ? run + 1 : 0;
        if (run === CLIPPED_RUN) clipped += CLIPPED_RUN;
        else if (run > CLIPPED_RUN) clipped += 1;
      }
      samples += loudest.length;
    },
    peak: () => Math.min(1, peak),
    share: () => (samples === 0 ? 0 : clipped / samples),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function decibels(power: number): number {
  return power <= 1e-10 ? SILENCE_DB : Math.round(100 * Math.log10(power)) / 10;
}
