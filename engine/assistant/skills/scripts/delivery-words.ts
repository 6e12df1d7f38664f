import type { SpeechEmotion } from '../../../../shared/domain/speech/speech-options.ts';

/** How something is to be spoken: changes of what there is, by times and semitones, or values; null goes back to what is inherited. */
export type DeliveryChange = {
  speedTimes?: number;
  speed?: number | null;
  volumeTimes?: number;
  volume?: number | null;
  pitchSteps?: number;
  pitchSemitones?: number | null;
  emotion?: SpeechEmotion | null;
};

/** How much: a little, as said, a lot. */
type Degree = 0 | 1 | 2;

const LITTLE = String.raw`(?:just\s+)?(?:a\s+(?:little\s+|tiny\s+)?bit|a\s+(?:little|touch|tad|shade)|slightly|somewhat)`;
const MUCH = String.raw`(?:much|a\s+lot|lots|way|far|very|really|considerably|significantly|extra)`;
const TIMES: Readonly<Record<'speed' | 'volume', readonly [number, number, number]>> = {
  speed: [1.05, 1.1, 1.25],
  volume: [1.1, 1.25, 1.6],
};
const SEMITONES = [1, 2, 4] as const;

const faster = (degree: Degree): DeliveryChange => ({ speedTimes: TIMES.speed[degree] });
const slower = (degree: Degree): DeliveryChange => ({ speedTimes: 1 / TIMES.speed[degree] });
const louder = (degree: Degree): DeliveryChange => ({ volumeTimes: TIMES.volume[degree] });
const quieter = (degree: Degree): DeliveryChange => ({ volumeTimes: 1 / TIMES.volume[degree] });
const higher = (degree: Degree): DeliveryChange => ({ pitchSteps: SEMITONES[degree] });
const deeper = (degree: Degree): DeliveryChange => ({ pitchSteps: -SEMITONES[degree] });
const felt = (emotion: SpeechEmotion | null) => (): DeliveryChange => ({ emotion });

/** Words for how it is spoken, each with what it changes. */
const WORDS: readonly (readonly [words: string, change: (degree: Degree) => DeliveryChange])[] = [
  ['slower|slowly|slow', slower],
  ['faster|fast|quicker|quickly|quick|brisker|briskly|snappier', faster],
  ['louder|loudly|loud', louder],
  ['quieter|quietly|quiet|softer|softly', quieter],
  ['higher|squeakier', higher],
  ['deeper|lower|deep', deeper],
  [
    'happier|happily|happy|cheerful|cheerfully|joyful|joyfully|merrier|excited|excitedly|enthusiastic|upbeat',
    felt('happy'),
  ],
  ['sadder|sadly|sad|melancholic|mournful|gloomy', felt('sad')],
  ['angrier|angrily|angry|furious|furiously|mad', felt('angry')],
  ['calmer|calmly|calm|relaxed|gentler|gently|gentle|soothing', felt('calm')],
  ['scared|fearful|fearfully|afraid|frightened|anxious|nervous|nervously|terrified', felt('fearful')],
  ['surprised|astonished|amazed', felt('surprised')],
  ['disgusted', felt('disgusted')],
  ['whispering|whispered|whispers|whisper', felt('whisper')],
  ['neutral|neutrally|normal|normally', felt(null)],
];
const ANY_WORD = `(?:${WORDS.map(([words]) => words).join('|')})`;
const BETWEEN = String.raw`(?:\s*,\s*(?:and\s+|but\s+)?|\s+(?:and|but)\s+)`;
const NOT_SO = String.raw`(?:less|too|not\s+(?:so|as|that))`;
const ONE = String.raw`(?:(?:${LITTLE}|${MUCH})\s+)?(?:more\s+|${NOT_SO}\s+|in\s+a\s+)?(?:(?:${MUCH})\s+)?${ANY_WORD}(?:\s+(?:voice|tone))?`;

/** Source of an expression for all that is said of how something is spoken: “a bit slower and much calmer”. */
export const HOW_SPOKEN = String.raw`(?:${ONE})(?:${BETWEEN}(?:${ONE}))*(?:\s*,?\s+(?:${LITTLE}|${MUCH}))?`;

/** What such words change, the later ones over the earlier. */
export function deliveryChange(how: string): DeliveryChange {
  const parts = how.split(new RegExp(BETWEEN, 'i'));
  return Object.assign({}, ...parts.map((part) => changeOf(part, degreeOf(how)))) as DeliveryChange;
}

function changeOf(part: string, otherwise: Degree): DeliveryChange {
  const degree = degreeOf(part);
  const found = WORDS.find(([words]) => new RegExp(String.raw`\b(?:${words})\b`, 'i').test(part));
  const change = found ? found[1](degree === 1 ? otherwise : degree) : {};
  return new RegExp(String.raw`\b${NOT_SO}\b`, 'i').test(part) ? opposite(change) : change;
}

/** “Too slow” is to be faster; “too happy” has no opposite, and is to be felt as the voice does. */
function opposite({ speedTimes, volumeTimes, pitchSteps, emotion }: DeliveryChange): DeliveryChange {
  return {
    ...(speedTimes === undefined ? {} : { speedTimes: 1 / speedTimes }),
    ...(volumeTimes === undefined ? {} : { volumeTimes: 1 / volumeTimes }),
    ...(pitchSteps === undefined ? {} : { pitchSteps: -pitchSteps }),
    ...(emotion === undefined ? {} : { emotion: null }),
  };
}

/** How much words such as “a bit” say. */
export function degreeOf(words: string): Degree {
  if (new RegExp(String.raw`\b${LITTLE}\b`, 'i').test(words)) return 0;
  return new RegExp(String.raw`\b${MUCH}\b`, 'i').test(words) ? 2 : 1;
}

/** “Slow it down”, “turn her up”: by the verb, and how much. */
export const VERB_CHANGES = { slow: slower, speed: faster, raise: higher, lower: deeper } as const;

/** A value of speed, pitch, volume or emotion in words: “1.2x”, “120 %”, “+2 semitones”, “sad”; null where it is none. */
export function deliveryValue(what: string, value: string): DeliveryChange | null {
  if (/^(?:normal|default|standard|1x?)$/i.test(value)) return inherited(what);
  if (/emotion|mood|tone/i.test(what)) {
    const { emotion } = deliveryChange(value);
    return emotion === undefined ? null : { emotion };
  }
  const number = Number(/[-+−]?\d+(?:\.\d+)?/.exec(value)?.[0].replace('−', '-'));
  if (!Number.isFinite(number)) return null;
  if (/pitch/i.test(what)) return { pitchSemitones: number };
  const times = /%|percent/i.test(value) ? number / 100 : number;
  return /speed|pace|tempo/i.test(what) ? { speed: times } : { volume: times };
}

/** Goes back to what is inherited. */
export function inherited(what: string): DeliveryChange {
  if (/pitch/i.test(what)) return { pitchSemitones: null };
  if (/emotion|mood|tone/i.test(what)) return { emotion: null };
  return /speed|pace|tempo/i.test(what) ? { speed: null } : { volume: null };
}
