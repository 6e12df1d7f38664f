/** Sounds that lie over a whole request. */
export type SpeechEffect = 'spacious_echo' | 'auditorium_echo' | 'lofi_telephone' | 'robotic';

/** What a request asks of the way of speaking. Semitones; modifications of -100 to 100. */
export type SpeakingWishes = {
  speed: number;
  pitchSemitones: number;
  emotion: string | null;
  modify: { pitch: number; intensity: number; timbre: number };
};

/** Changes to a voice for one request. Factors are 1 and sums 0 when nothing changes. */
export type Prosody = {
  rate: number;
  pitchSemitones: number;
  rangeFactor: number;
  formants: number;
  tiltDb: number;
  breath: number;
  roughness: number;
  levelDb: number;
  isWhisper: boolean;
  /** A melody over that of the voice, see Variation. */
  semitones: readonly number[];
};

const PLAIN: Prosody = {
  rate: 1,
  pitchSemitones: 0,
  rangeFactor: 1,
  formants: 1,
  tiltDb: 0,
  breath: 0,
  roughness: 0,
  levelDb: 0,
  isWhisper: false,
  semitones: [],
};

const CALM: Partial<Prosody> = { rate: 0.95, pitchSemitones: -0.5, rangeFactor: 0.8, levelDb: -1 };

/** What is known of emotional speech, moderately: pitch, melody, pace, brightness, loudness. */
const EMOTIONS: Record<string, Partial<Prosody>> = {
  happy: { rate: 1.06, pitchSemitones: 2, rangeFactor: 1.35, tiltDb: 1, levelDb: 1 },
  sad: { rate: 0.86, pitchSemitones: -1.5, rangeFactor: 0.6, tiltDb: -1.5, breath: 0.05, levelDb: -3 },
  angry: { rate: 1.1, pitchSemitones: 1, rangeFactor: 1.3, tiltDb: 2, roughness: 0.01, levelDb: 3 },
  fearful: { rate: 1.12, pitchSemitones: 3, rangeFactor: 0.9, breath: 0.06, roughness: 0.02 },
  disgusted: { rate: 0.92, pitchSemitones: -1, rangeFactor: 1.15, tiltDb: -0.5, roughness: 0.01 },
  surprised: { rate: 1.02, pitchSemitones: 3, rangeFactor: 1.7, tiltDb: 1, levelDb: 1 },
  calm: CALM,
  neutral: CALM,
  fluent: { rate: 1.05, rangeFactor: 1.1 },
  whisper: { rate: 0.95, tiltDb: 2, isWhisper: true },
};

/** How a request is spoken. An emotion that is not known changes nothing. */
export function prosodyOf({ speed, pitchSemitones, emotion, modify }: SpeakingWishes): Prosody {
  const mood: Prosody = { ...PLAIN, ...(emotion === null ? {} : EMOTIONS[emotion]) };
  const pitch = modify.pitch / 100;
  const softness = modify.intensity / 100;
  const crispness = modify.timbre / 100;
  return {
    ...mood,
    rate: mood.rate * speed,
    pitchSemitones: mood.pitchSemitones + pitchSemitones + 5 * pitch,
    formants: mood.formants * (1 + 0.05 * pitch) * (1 + 0.04 * crispness),
    tiltDb: mood.tiltDb - 1.8 * softness + 2.2 * crispness,
    breath: mood.breath + 0.12 * Math.max(0, softness),
    levelDb: mood.levelDb - 4 * softness,
  };
}
