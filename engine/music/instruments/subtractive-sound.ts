import { envelopeOf, type EnvelopeShape } from './envelope.ts';
import type { NoteRequest } from './note-request.ts';

/** One oscillator of a synthesiser. `octave` shifts it. */
export type Oscillator = {
  wave: 'saw' | 'pulse' | 'triangle' | 'sine' | 'steps';
  cents?: number;
  level: number;
  octave?: number;
};

/** A synthesiser: oscillators through a low-pass that opens and closes with each note. */
export type SubtractiveSound = {
  family: 'subtractive';
  oscillators: readonly Oscillator[];
  /** Share of a period in which a pulse is up. */
  pulseWidth?: number;
  /** Where the filter rests, how far the note opens it (octaves), how fast it closes (s), and how much it whistles (0 to 1). */
  filter?: { hz: number; opens: number; seconds: number; resonance: number };
  envelope: EnvelopeShape;
  drive?: number;
  vibrato?: { hz: number; cents: number; afterSeconds: number };
  /** The note begins higher by this factor and falls quickly, as a drum does. */
  drop?: number;
};

/** Plays a note. */
export function playSubtractive(sound: SubtractiveSound, note: NoteRequest): Float32Array {
  const envelope = envelopeOf(sound.envelope, note.seconds, note.sampleRateHz);
  const samples = new Float32Array(envelope.length);
  const pitch = pitchCurve(sound, note, samples.length);
  for (const oscillator of sound.oscillators) addOscillator(samples, { oscillator, sound, note, pitch });
  if (sound.filter) lowPass(samples, sound.filter, note);
  if (sound.drive) {
    const drive = sound.drive;
    for (let index = 0; index < samples.length; index++) samples[index] = Math.tanh(samples[index]! * drive) / drive;
  }
  for (let index = 0; index < samples.length; index++) samples[index]! *= envelope[index]!;
  return samples;
}

/** Factors of the frequency, or null where it does not change. */
function pitchCurve(
  { vibrato, drop }: SubtractiveSound,
  { sampleRateHz }: NoteRequest,
  length: number,
): Float32Array | null {
  if (!vibrato && !drop) return null;
  const curve = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    const seconds = index / sampleRateHz;
    const swell = vibrato ? Math.min(1, Math.max(0, (seconds - vibrato.afterSeconds) * 3)) : 0;
    const sway = vibrato ? (vibrato.cents / 1731) * swell * Math.sin(2 * Math.PI * vibrato.hz * seconds) : 0;
    curve[index] = 1 + sway + (drop ? drop * Math.exp(-seconds * 45) : 0);
  }
  return curve;
}

type Playing = { oscillator: Oscillator; sound: SubtractiveSound; note: NoteRequest; pitch: Float32Array | null };

function addOscillator(samples: Float32Array, { oscillator, sound, note, pitch }: Playing): void {
  const { wave, level, cents = 0, octave = 0 } = oscillator;
  const width = sound.pulseWidth ?? 0.5;
  const base = (note.frequencyHz * 2 ** (cents / 1200 + octave)) / note.sampleRateHz;
  let phase = note.random.next();
  for (let index = 0; index < samples.length; index++) {
    const step = pitch ? base * pitch[index]! : base;
    phase += step;
    if (phase >= 1) phase -= 1;
    samples[index]! += level * waveAt(wave, { phase, step, width });
  }
}

function waveAt(
  wave: Oscillator['wave'],
  { phase, step, width }: { phase: number; step: number; width: number },
): number {
  switch (wave) {
    case 'saw':
      return 2 * phase - 1 - softEdge(phase, step);
    case 'pulse': {
      const falling = phase + 1 - width >= 1 ? phase - width : phase + 1 - width;
      return (phase < width ? 1 : -1) + softEdge(phase, step) - softEdge(falling, step) - (2 * width - 1);
    }
    case 'triangle':
      return 4 * Math.abs(phase - 0.5) - 1;
    case 'steps':
      return Math.round((4 * Math.abs(phase - 0.5) - 1) * 7.5) / 7.5;
    case 'sine':
      return Math.sin(2 * Math.PI * phase);
  }
}

/** Rounds a jump of a wave (polyBLEP), which would sound above half the rate. */
function softEdge(phase: number, step: number): number {
  if (phase < step) {
    const part = phase / step;
    return part + part - part * part - 1;
  }
  if (phase > 1 - step) {
    const part = (phase - 1) / step;
    return part * part + part + part + 1;
  }
  return 0;
}

/** A state-variable filter whose corner follows the note. */
function lowPass(samples: Float32Array, filter: NonNullable<SubtractiveSound['filter']>, note: NoteRequest): void {
  const { sampleRateHz, velocity, frequencyHz } = note;
  const damping = 2 - 1.9 * filter.resonance;
  const follow = Math.min(4, Math.max(0.6, Math.sqrt(frequencyHz / 220)));
  let [first, second, a1, a2, a3] = [0, 0, 0, 0, 0];
  for (let index = 0; index < samples.length; index++) {
    if (index % 16 === 0) {
      const open = filter.opens * Math.exp(-index / sampleRateHz / filter.seconds) * (0.45 + 0.75 * velocity);
      const hz = Math.min(filter.hz * 2 ** (open + velocity - 0.6) * follow, sampleRateHz * 0.42);
      const warped = Math.tan((Math.PI * hz) / sampleRateHz);
      a1 = 1 / (1 + warped * (warped + damping));
      a2 = warped * a1;
      a3 = warped * a2;
    }
    const third = samples[index]! - second;
    const band = a1 * first + a2 * third;
    const low = second + a2 * first + a3 * third;
    first = 2 * band - first;
    second = 2 * low - second;
    samples[index] = low;
  }
}
