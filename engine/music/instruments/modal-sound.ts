import type { NoteRequest } from './note-request.ts';

/** Things that are struck: partials that each die away in their own time. */
export type ModalSound = {
  family: 'modal';
  /** Ratio to the fundamental, strength, and how long it takes to fall by 60 dB at middle C, s. */
  partials: readonly (readonly [ratio: number, strength: number, seconds: number])[];
  /** How much a soft note lacks of the higher partials, dB an octave at velocity 0. */
  softness: number;
  /** Share of the decay time that an octave higher lasts. */
  octaveDecay: number;
  /** Strings a note, and how far apart they are tuned. */
  strings?: { count: number; cents: number };
  /** The blow itself. */
  strike?: { level: number; seconds: number; hz: number };
  /** How long it takes to be damped when it is let go, s; bars and bells ring on. */
  releaseSeconds: number;
  attackSeconds?: number;
  tremolo?: { hz: number; depth: number };
};

const LONGEST_SECONDS = 5;

/** Partials of a stiff string (a piano's), stretched as they get higher. */
export const stringPartials = (count: number, { stretch, seconds }: { stretch: number; seconds: number }) =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const ratio = number * Math.sqrt((1 + stretch * number * number) / (1 + stretch));
    return [ratio, number ** -1.1, seconds / (0.7 + 0.3 * number)] as const;
  });

/** Plays a note. */
export function playModal(sound: ModalSound, note: NoteRequest): Float32Array {
  const { sampleRateHz, frequencyHz, velocity } = note;
  const stretch = sound.octaveDecay ** Math.log2(frequencyHz / 261.6);
  const ring = Math.max(...sound.partials.map(([, , seconds]) => seconds)) * stretch;
  const seconds = Math.min(LONGEST_SECONDS, ring, note.seconds + sound.releaseSeconds);
  const samples = new Float32Array(Math.ceil(seconds * sampleRateHz));
  const { count, cents } = sound.strings ?? { count: 1, cents: 0 };
  for (const [ratio, strength, decaySeconds] of sound.partials) {
    const soft = sound.softness * (1 - velocity) * Math.log2(Math.max(1, ratio));
    const level = (strength * 10 ** (-soft / 20)) / count;
    for (let string = 0; string < count; string++) {
      const detune = 2 ** ((count === 1 ? 0 : (string / (count - 1) - 0.5) * 2 * cents) / 1200);
      const hz = frequencyHz * ratio * detune;
      if (hz < sampleRateHz * 0.45) addPartial(samples, { hz, level, seconds: decaySeconds * stretch, note });
    }
  }
  if (sound.strike) addStrike(samples, sound.strike, note);
  shape(samples, sound, note);
  return samples;
}

type Partial = { hz: number; level: number; seconds: number; note: NoteRequest };

/** A decaying sine by recursion, which is much quicker than a sine a sample. */
function addPartial(samples: Float32Array, { hz, level, seconds, note }: Partial): void {
  const { sampleRateHz, random } = note;
  const turn = (2 * Math.PI * hz) / sampleRateHz;
  const decay = Math.exp(-6.9 / (seconds * sampleRateHz));
  const length = Math.min(samples.length, Math.ceil(seconds * sampleRateHz));
  const first = 2 * decay * Math.cos(turn);
  const second = decay * decay;
  const phase = random.range(-0.5, 0.5);
  let before = level * Math.sin(phase - turn);
  let now = level * Math.sin(phase);
  for (let index = 0; index < length; index++) {
    samples[index]! += now;
    const next = first * now - second * before;
    before = now;
    now = next;
  }
}

function addStrike(samples: Float32Array, strike: NonNullable<ModalSound['strike']>, note: NoteRequest): void {
  const smooth = 1 - Math.exp((-2 * Math.PI * strike.hz) / note.sampleRateHz);
  const length = Math.min(samples.length, Math.round(strike.seconds * 5 * note.sampleRateHz));
  let value = 0;
  for (let index = 0; index < length; index++) {
    value += smooth * (note.random.next() * 2 - 1 - value);
    samples[index]! += value * strike.level * note.velocity * Math.exp(-index / (strike.seconds * note.sampleRateHz));
  }
}

function shape(
  samples: Float32Array,
  { releaseSeconds, attackSeconds = 0.0015, tremolo }: ModalSound,
  note: NoteRequest,
): void {
  const { sampleRateHz } = note;
  const attack = Math.max(1, attackSeconds * sampleRateHz);
  const held = Math.round(note.seconds * sampleRateHz);
  const leave = Math.exp(-6.9 / (releaseSeconds * sampleRateHz));
  let damped = 1;
  for (let index = 0; index < samples.length; index++) {
    if (index > held) damped *= leave;
    const sway = tremolo
      ? 1 - tremolo.depth * (0.5 + 0.5 * Math.sin((2 * Math.PI * tremolo.hz * index) / sampleRateHz))
      : 1;
    const edge = Math.min(1, index / attack, (samples.length - 1 - index) / 200);
    samples[index]! *= damped * sway * edge;
  }
}
