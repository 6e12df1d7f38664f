import type { FliteVoice } from '../../speech/flite/flite.ts';

/** What a word of a description says about a voice: additions to pitch in semitones and to the factors of a VoiceModel. */
export type Trait = {
  words: RegExp;
  base?: FliteVoice;
  /** Of several bases the one with the highest rank counts. */
  rank?: number;
  semitones?: number;
  melody?: number;
  formants?: number;
  tiltDb?: number;
  breath?: number;
  roughness?: number;
  rate?: number;
  isWhisper?: boolean;
};

/** Words of descriptions, in no order: all that are found add up. */
export const TRAITS: readonly Trait[] = [
  {
    words: /\b(?:woman|female|lady|mother|grandmother|queen|heroine|feminine|she|her|actress)\b/i,
    base: 'slt',
    rank: 1,
  },
  {
    words: /\b(?:man|male|guy|gentleman|father|grandfather|king|hero|masculine|he|his|actor)\b/i,
    base: 'rms',
    rank: 1,
  },
  { words: /\b(?:girl|daughter|princess)\b/i, base: 'slt', rank: 2, semitones: 5, formants: 0.11, melody: 0.3 },
  { words: /\b(?:boy|son)\b/i, base: 'slt', rank: 2, semitones: 4, formants: 0.12 },
  { words: /\b(?:child|kid|toddler|childlike)\b/i, base: 'slt', rank: 2, semitones: 6, formants: 0.14, melody: 0.3 },
  { words: /\b(?:scottish|scotsman|scots|british|celtic|english accent)\b/i, base: 'awb', rank: 1.5 },
  {
    words: /\b(?:robot|robotic|android|machine|mechanical|synthetic)\b/i,
    base: 'kal16',
    rank: 3,
    melody: -1,
    tiltDb: 1,
  },
  { words: /\b(?:young|youthful|teenage|teenager|twenties)\b/i, semitones: 2.5, formants: 0.05, tiltDb: 0.5 },
  { words: /\b(?:middle-aged|mature|adult|forties|fifties)\b/i, semitones: -1, tiltDb: -0.4 },
  {
    words: /\b(?:old|elderly|aged|ancient|grandmother|grandfather|sixties|seventies)\b/i,
    semitones: -1,
    breath: 0.08,
    roughness: 0.018,
    rate: -0.1,
    tiltDb: -0.8,
  },
  { words: /\b(?:deep|low|low-pitched|bass|baritone|booming)\b/i, semitones: -3.5, formants: -0.04 },
  { words: /\b(?:high|high-pitched|shrill|squeaky|soprano)\b/i, semitones: 4, formants: 0.05 },
  { words: /\b(?:bright|clear|crisp|sharp|brilliant|radiant)\b/i, tiltDb: 1.3, semitones: 0.5 },
  { words: /\b(?:dark|mellow|smooth|velvety|rich)\b/i, tiltDb: -1.3, semitones: -0.7 },
  { words: /\b(?:warm|friendly|kind|gentle|tender|caring)\b/i, tiltDb: -0.6, melody: 0.1, breath: 0.02, rate: -0.03 },
  { words: /\b(?:soft|breathy|airy|intimate|soothing|sultry)\b/i, breath: 0.06, tiltDb: -0.5, rate: -0.04 },
  { words: /\b(?:hoarse|raspy|rough|gravelly|husky|gruff)\b/i, breath: 0.08, roughness: 0.022, semitones: -1 },
  { words: /\b(?:calm|relaxed|serene|composed|patient|steady)\b/i, melody: -0.25, rate: -0.06 },
  { words: /\b(?:slow|slowly|unhurried|deliberate|measured)\b/i, rate: -0.13 },
  { words: /\b(?:fast|quick|rapid|brisk|hurried)\b/i, rate: 0.14 },
  {
    words: /\b(?:lively|energetic|excited|cheerful|happy|playful|enthusiastic|upbeat|bubbly)\b/i,
    melody: 0.4,
    semitones: 1.5,
    rate: 0.06,
    tiltDb: 0.6,
  },
  { words: /\b(?:sad|melancholic|tired|gloomy|weary)\b/i, melody: -0.4, semitones: -1.5, rate: -0.1, tiltDb: -0.8 },
  { words: /\b(?:angry|aggressive|fierce|menacing|threatening)\b/i, tiltDb: 1.5, melody: 0.2, roughness: 0.008 },
  {
    words: /\b(?:serious|formal|authoritative|commanding|confident|strong|powerful|news|newsreader|anchor)\b/i,
    tiltDb: 1.2,
    semitones: -1,
    melody: 0.05,
  },
  { words: /\b(?:dramatic|expressive|theatrical|storyteller|storytelling|narrator|animated)\b/i, melody: 0.35 },
  { words: /\b(?:monotone|monotonous|flat|deadpan|emotionless)\b/i, melody: -0.75 },
  { words: /\b(?:nasal|thin|childish|elf|fairy|cartoon|cartoonish)\b/i, formants: 0.08, tiltDb: 1, semitones: 2 },
  { words: /\b(?:big|huge|giant|heavy|monster|ogre|imposing)\b/i, formants: -0.06, semitones: -3, rate: -0.06 },
  { words: /\b(?:whisper|whispers|whispering|whispered)\b/i, isWhisper: true },
];
