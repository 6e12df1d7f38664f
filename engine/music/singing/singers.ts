import type { FliteVoice } from '../../speech/flite/flite.ts';
import type { Pitch } from '../theory/pitch.ts';

/** Who sings: a voice of the speech synthesizer whose vowels are held and tuned. Add a row to add a singer. */
export type Singer = {
  id: 'man' | 'woman';
  /** For people. */
  name: string;
  base: FliteVoice;
  /** Where melodies lie for this voice. */
  lowest: Pitch;
  highest: Pitch;
  /** Above 1: a smaller throat. */
  formants: number;
  vibrato: { hz: number; semitones: number };
  /** Words of prompts that ask for this voice. */
  words: readonly string[];
};

/** All singers; the first sings when nobody is named: its words are understood best (`npm run bench -- singing`). */
export const SINGERS: readonly Singer[] = [
  {
    id: 'man',
    name: 'male voice',
    base: 'rms',
    lowest: 45,
    highest: 61,
    formants: 1,
    vibrato: { hz: 5.1, semitones: 0.22 },
    words: ['male', 'man', 'men', 'guy', 'baritone', 'tenor', 'bass singer', 'boy', '男声'],
  },
  {
    id: 'woman',
    name: 'female voice',
    base: 'slt',
    lowest: 52,
    highest: 66,
    formants: 1,
    vibrato: { hz: 5.5, semitones: 0.25 },
    words: ['female', 'woman', 'women', 'girl', 'lady', 'soprano', 'alto', 'diva', '女声'],
  },
];
