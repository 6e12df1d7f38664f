import type { NoteRequest } from './note-request.ts';

/** Strings that are plucked: a burst of noise that runs around a delay line (Karplus and Strong). */
export type PluckedSound = {
  family: 'plucked';
  /** 0 dull to 1 bright. */
  brightness: number;
  /** How long it takes to fall by 60 dB at middle C when it is not stopped, s. */
  seconds: number;
  /** Where it is plucked, as a share of its length. */
  position: number;
  /** Resonances of the body: frequency, loudness, width. */
  body?: readonly (readonly [hz: number, gain: number, widthHz: number])[];
  releaseSeconds: number;
  /** Buzzing and singing of an amplifier, 0 to 1. */
  drive?: number;
};

const LONGEST_SECONDS = 4.5;

/** Plays a note. */
export function playPlucked(sound: PluckedSound, note: NoteRequest): Float32Array {
  const { sampleRateHz, frequencyHz, velocity } = note;
  const ring = Math.min(LONGEST_SECONDS, sound.seconds * (261.6 / frequencyHz) ** 0.35);
  const samples = new Float32Array(Math.ceil(Math.min(ring, note.seconds + sound.releaseSeconds) * sampleRateHz));
  // The loop's filter delays by a little itself; the rest of a period that is no whole sample is an all-pass.
  const dullness = 0.5 * (1 - Math.min(0.95, sound.brightness * (0.6 + 0.4 * velocity)));
  const period = sampleRateHz / frequencyHz - dullness;
  const whole = Math.max(2, Math.floor(period - 0.3));
  const fraction = period - whole;
  const pass = (1 - fraction) / (1 + fraction);
  const line = excitation(sound, note, whole);
  const loss = 0.001 ** (1 / (frequencyHz * ring));
  let [at, former, passIn, passOut] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index++) {
    const value = line[at]!;
    samples[index] = value;
    const filtered = loss * ((1 - dullness) * value + dullness * former);
    former = value;
    passOut = pass * (filtered - passOut) + passIn;
    passIn = filtered;
    line[at] = passOut;
    at = at + 1 === whole ? 0 : at + 1;
  }
  for (const resonance of sound.body ?? []) addResonance(samples, resonance, sampleRateHz);
  if (sound.drive) overdrive(samples, sound.drive);
  release(samples, sound, note);
  return samples;
}

function excitation(
  { brightness, position }: PluckedSound,
  { velocity, random }: NoteRequest,
  length: number,
): Float32Array {
  const line = new Float32Array(length);
  const smooth = Math.min(1, 0.12 + 0.88 * brightness * (0.35 + 0.65 * velocity));
  let value = 0;
  for (let index = 0; index < length; index++) {
    value += smooth * (random.next() * 2 - 1 - value);
    line[index] = value;
  }
  // A string has no overtone where it is plucked.
  const shift = Math.max(1, Math.round(length * position));
  const plucked = line.map((sample, index) => sample - 0.9 * line[(index + length - shift) % length]!);
  const mean = plucked.reduce((sum, sample) => sum + sample, 0) / length;
  return plucked.map((sample) => sample - mean);
}

function addResonance(
  samples: Float32Array,
  [hz, gain, widthHz]: readonly [number, number, number],
  sampleRateHz: number,
): void {
  const radius = Math.exp((-Math.PI * widthHz) / sampleRateHz);
  const first = 2 * radius * Math.cos((2 * Math.PI * hz) / sampleRateHz);
  const second = radius * radius;
  const level = gain * (1 - radius) * 2;
  let [one, two] = [0, 0];
  for (let index = 0; index < samples.length; index++) {
    const value = level * samples[index]! + first * one - second * two;
    two = one;
    one = value;
    samples[index]! += value;
  }
}

function overdrive(samples: Float32Array, drive: number): void {
  const gain = 1 + drive * 30;
  let low = 0;
  for (let index = 0; index < samples.length; index++) {
    const pushed = Math.tanh(samples[index]! * gain + 0.15 * drive);
    // A loudspeaker passes little above 4 kHz.
    low += 0.38 * (pushed - low);
    samples[index] = low * 0.5;
  }
}

function release(
  samples: Float32Array,
  { releaseSeconds }: PluckedSound,
  { seconds, sampleRateHz }: NoteRequest,
): void {
  const held = Math.round(seconds * sampleRateHz);
  const leave = Math.exp(-6.9 / (releaseSeconds * sampleRateHz));
  let damped = 1;
  for (let index = 0; index < samples.length; index++) {
    if (index > held) damped *= leave;
    samples[index]! *= damped * Math.min(1, index / 30, (samples.length - 1 - index) / 200);
  }
}
