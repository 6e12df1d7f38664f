import type { FliteVoice } from '../speech/flite/flite.ts';

/** How the sound of a base voice becomes that of another speaker; learned from a recording. See learn-timbre.ts. */
export type TimbreMap = {
  /** Pairs of mel cepstra: what the base voice says and what the speaker says there. */
  from: number[][];
  to: number[][];
  /** How much of a deviation from `from` is kept, for each coefficient. */
  slope: number[];
  /** Variance of the distance to the nearest `from`, which sets how softly pairs blend. */
  spread: number;
  /** Mean of the changed cepstra and the factor that gives them back the variety of the speaker. */
  mean: number[];
  variety: number[];
  /** Added to the share of noise of each band. */
  noise: number[];
  /** 0 to 1: how far to go from the base voice to the speaker. More is more alike and less clear. */
  strength: number;
};

/** Everything that makes a voice. Plain JSON; a stored voice of version 1 can always be spoken. */
export type VoiceModel = {
  version: 1;
  base: FliteVoice;
  /** Middle of the pitch. */
  pitchHz: number;
  /** Factor on the melody: 1 as the base voice, 0 a single tone. */
  pitchRange: number;
  /** Factor on all resonances: above 1 a smaller body. Below 0.9 and above 1.25 words get unclear. */
  formants: number;
  /** Brightness: dB an octave, around 1 kHz. */
  tiltDb: number;
  /** Added share of noise of 0 to 1. */
  breath: number;
  /** Random changes of pitch, as a share of it. */
  roughness: number;
  /** Factor on the pace. */
  rate: number;
  isWhisper: boolean;
  timbre: TimbreMap | null;
};

/** Median pitch in Hz of the base voices, measured over sentences. */
export const BASE_PITCH_HZ: Record<FliteVoice, number> = { slt: 166, rms: 99, awb: 130, kal16: 104 };

/** A voice that differs from the base voice by what is given. */
export function voiceModel(base: FliteVoice, changes: Partial<Omit<VoiceModel, 'version' | 'base'>> = {}): VoiceModel {
  return {
    version: 1,
    base,
    pitchHz: BASE_PITCH_HZ[base],
    pitchRange: 1,
    formants: 1,
    tiltDb: 0,
    breath: 0,
    roughness: 0,
    rate: 1,
    isWhisper: false,
    timbre: null,
    ...changes,
  };
}

/**
 * A voice between others; weights are relative. What is a number is mixed; base and timbre are those of the heaviest
 * voice, whose timbre counts by its share.
 */
export function mixVoices(parts: readonly { voice: VoiceModel; weight: number }[]): VoiceModel {
  const [heaviest] = parts.toSorted((a, b) => b.weight - a.weight);
  if (!heaviest) throw new RangeError('A mixed voice needs at least one voice.');
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  const mean = (value: (voice: VoiceModel) => number) =>
    parts.reduce((sum, part) => sum + (value(part.voice) * part.weight) / total, 0);
  const { timbre } = heaviest.voice;
  return {
    ...heaviest.voice,
    pitchHz: Math.exp(mean((voice) => Math.log(voice.pitchHz))),
    pitchRange: mean((voice) => voice.pitchRange),
    formants: Math.exp(mean((voice) => Math.log(voice.formants))),
    tiltDb: mean((voice) => voice.tiltDb),
    breath: mean((voice) => voice.breath),
    roughness: mean((voice) => voice.roughness),
    rate: mean((voice) => voice.rate),
    timbre: timbre && { ...timbre, strength: (timbre.strength * heaviest.weight) / total },
  };
}
