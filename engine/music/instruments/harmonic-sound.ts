import { envelopeOf, type EnvelopeShape } from './envelope.ts';
import type { NoteRequest } from './note-request.ts';

/** A resonance that stays where it is whatever is played. */
export type Formant = { hz: number; decibels: number; widthHz: number };

/** Winds, bows, voices and organs: harmonics that get brighter as the note swells. */
export type HarmonicSound = {
  family: 'harmonic';
  /** How fast harmonics get weaker, dB an octave, when soft and when loud. */
  rolloff: { soft: number; loud: number };
  /** Loudness of even harmonics; a clarinet has few. */
  even?: number;
  /** Strengths of single harmonics instead of a roll-off, as the drawbars of an organ. */
  drawbars?: readonly number[];
  formants?: readonly Formant[];
  envelope: EnvelopeShape;
  vibrato?: { hz: number; cents: number; afterSeconds: number };
  /** Noise of air or bow: its loudness, and around which frequency. */
  breath?: { level: number; hz: number };
  /** Several players. */
  unison?: { players: number; cents: number };
};

const TABLE = 2048;
const MOST_HARMONICS = 72;
const SINE = Float32Array.from({ length: TABLE }, (_, index) => Math.sin((2 * Math.PI * index) / TABLE));

/** Plays a note. */
export function playHarmonic(sound: HarmonicSound, note: NoteRequest): Float32Array {
  const envelope = envelopeOf(sound.envelope, note.seconds, note.sampleRateHz);
  const soft = waveTable(sound, note, sound.rolloff.soft);
  const loud = waveTable(sound, note, sound.rolloff.loud);
  const { players, cents } = sound.unison ?? { players: 1, cents: 0 };
  const samples = new Float32Array(envelope.length);
  for (let player = 0; player < players; player++) {
    const detuned = players === 1 ? 0 : (player / (players - 1) - 0.5) * 2 * cents;
    addPlayer(samples, { sound, note, envelope, soft, loud, detuneCents: detuned, gain: 1 / Math.sqrt(players) });
  }
  if (sound.breath) addBreath(samples, { sound, note, envelope });
  return samples;
}

type Player = {
  sound: HarmonicSound;
  note: NoteRequest;
  envelope: Float32Array;
  soft: Float32Array;
  loud: Float32Array;
  detuneCents: number;
  gain: number;
};

function addPlayer(samples: Float32Array, { sound, note, envelope, soft, loud, detuneCents, gain }: Player): void {
  const { sampleRateHz, frequencyHz, velocity, random } = note;
  const base = (frequencyHz * 2 ** (detuneCents / 1200) * TABLE) / sampleRateHz;
  const { hz, cents, afterSeconds } = sound.vibrato ?? { hz: 0, cents: 0, afterSeconds: 0 };
  const depth = 2 ** (cents / 1200) - 1;
  const start = afterSeconds * sampleRateHz;
  const turn = (2 * Math.PI * hz * random.range(0.94, 1.06)) / sampleRateHz;
  let phase = random.next() * TABLE;
  for (let index = 0; index < samples.length; index++) {
    const swell = depth === 0 ? 0 : Math.min(1, Math.max(0, (index - start) / (0.35 * sampleRateHz)));
    phase += base * (1 + depth * swell * Math.sin(turn * index));
    if (phase >= TABLE) phase -= TABLE;
    const at = phase | 0;
    const part = phase - at;
    const next = (at + 1) & (TABLE - 1);
    const brightness = Math.min(1, envelope[index]! * velocity);
    const dark = soft[at]! + (soft[next]! - soft[at]!) * part;
    const bright = loud[at]! + (loud[next]! - loud[at]!) * part;
    samples[index]! += gain * envelope[index]! * (dark + (bright - dark) * brightness);
  }
}

function addBreath(
  samples: Float32Array,
  { sound, note, envelope }: Pick<Player, 'sound' | 'note' | 'envelope'>,
): void {
  const { level, hz } = sound.breath!;
  const turn = 2 * Math.sin((Math.PI * Math.min(hz, note.sampleRateHz / 6)) / note.sampleRateHz);
  let low = 0;
  let band = 0;
  for (let index = 0; index < samples.length; index++) {
    const noise = note.random.next() * 2 - 1;
    low += turn * band;
    band += turn * (noise - low - 0.8 * band);
    const chiff = 1 + 2 * Math.exp(-index / (0.04 * note.sampleRateHz));
    samples[index]! += band * level * envelope[index]! * chiff;
  }
}

/** One period, with as many harmonics as fit below half the rate. */
function waveTable(sound: HarmonicSound, { frequencyHz, sampleRateHz }: NoteRequest, rolloff: number): Float32Array {
  const table = new Float32Array(TABLE);
  const count = Math.max(1, Math.min(MOST_HARMONICS, Math.floor((sampleRateHz * 0.44) / frequencyHz)));
  let power = 0;
  for (let harmonic = 1; harmonic <= count; harmonic++) {
    const strength = strengthOf(sound, harmonic, { frequencyHz, rolloff });
    if (strength < 1e-5) continue;
    power += strength * strength;
    // Phases are spread, or all harmonics would peak together.
    const shift = Math.floor((harmonic * harmonic * 0.13 * TABLE) % TABLE);
    for (let index = 0; index < TABLE; index++) {
      table[index]! += strength * SINE[(index * harmonic + shift) & (TABLE - 1)]!;
    }
  }
  const gain = 1 / Math.sqrt(power + 1e-12);
  return table.map((value) => value * gain);
}

function strengthOf(
  { drawbars, even, formants }: HarmonicSound,
  harmonic: number,
  { frequencyHz, rolloff }: { frequencyHz: number; rolloff: number },
): number {
  let decibels = drawbars ? 0 : -rolloff * Math.log2(harmonic);
  for (const formant of formants ?? []) {
    const away = (harmonic * frequencyHz - formant.hz) / formant.widthHz;
    decibels += formant.decibels * Math.exp(-0.5 * away * away);
  }
  const parity = harmonic % 2 === 0 ? (even ?? 1) : 1;
  return (drawbars ? (drawbars[harmonic - 1] ?? 0) : 1) * parity * 10 ** (decibels / 20);
}
