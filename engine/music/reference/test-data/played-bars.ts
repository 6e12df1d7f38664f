import { REFERENCE_RATE_HZ } from '../read-sound.ts';

/** A bar to be played: a triad, and a melody of one pitch a beat (null rests). */
export type PlayedBar = { root: number; isMinor: boolean; melody: readonly (number | null)[] };

/** How bars are played. */
export type Playing = {
  tempoBpm: number;
  startSeconds?: number;
  endSeconds?: number;
  loudness?: (bar: number) => number;
};

const hzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** Bars as mono sound at REFERENCE_RATE_HZ: a bass and a chord on their first beat, a click on each beat, a melody with overtones. */
export function playedBars(bars: readonly PlayedBar[], playing: Playing): Float32Array {
  const { tempoBpm, startSeconds = 0, endSeconds = 0, loudness = () => 1 } = playing;
  const beatSeconds = 60 / tempoBpm;
  const beats = bars.reduce((sum, { melody }) => sum + melody.length, 0);
  const length = Math.round((startSeconds + beats * beatSeconds + endSeconds) * REFERENCE_RATE_HZ);
  const sound = new Float32Array(length);
  let beat = 0;
  for (const [index, { root, isMinor, melody }] of bars.entries()) {
    const at = startSeconds + beat * beatSeconds;
    const gain = loudness(index);
    const seconds = melody.length * beatSeconds;
    add(sound, { pitch: 36 + root, at, seconds, gain: 0.2 * gain, partials: 2 });
    for (const step of [0, isMinor ? 3 : 4, 7]) {
      add(sound, { pitch: 48 + root + step, at, seconds, gain: 0.06 * gain, partials: 3 });
    }
    for (const [step, pitch] of melody.entries()) {
      const start = at + step * beatSeconds;
      if (pitch !== null) add(sound, { pitch, at: start, seconds: beatSeconds * 0.9, gain: 0.16 * gain, partials: 6 });
      click(sound, start, (step === 0 ? 0.2 : 0.1) * gain);
    }
    beat += melody.length;
  }
  return sound;
}

type Tone = { pitch: number; at: number; seconds: number; gain: number; partials: number };

function add(sound: Float32Array, { pitch, at, seconds, gain, partials }: Tone): void {
  const from = Math.round(at * REFERENCE_RATE_HZ);
  const length = Math.round(seconds * REFERENCE_RATE_HZ);
  for (let index = 0; index < length && from + index < sound.length; index++) {
    const fade = Math.min(1, index / 80, (length - index) / 800) * (1 - (0.5 * index) / length);
    const phase = (2 * Math.PI * hzOf(pitch) * index) / REFERENCE_RATE_HZ;
    let value = 0;
    for (let partial = 1; partial <= partials; partial++) value += Math.sin(phase * partial) / partial;
    sound[from + index]! += gain * fade * value;
  }
}

/** Noise that every run makes alike. */
function click(sound: Float32Array, at: number, gain: number): void {
  const from = Math.round(at * REFERENCE_RATE_HZ);
  let state = 1;
  for (let index = 0; index < 400 && from + index < sound.length; index++) {
    state = (state * 16_807) % 2_147_483_647;
    sound[from + index]! += gain * (1 - index / 400) * ((state / 2_147_483_647) * 2 - 1);
  }
}
