import { setLoudness, SPEECH_LOUDNESS_LUFS } from '../../../shared/audio/treatment/loudness.ts';
import type { VoiceModel } from '../../voices/voice-model.ts';
import { FLITE_RATE_HZ, type FliteVoice, type Phone, speakWithFlite } from '../flite/flite.ts';
import { wordTimes } from '../flite/word-times.ts';
import type { SpeechUnit } from '../text/speech-units.ts';
import { analyseVoice } from '../vocoder/analyse-voice.ts';
import { makeVoice } from '../vocoder/make-voice.ts';
import { applyVoice } from './apply-voice.ts';
import { changeRate } from './change-rate.ts';
import { setCommaPauses } from './comma-pauses.ts';
import type { Prosody } from './prosody.ts';
import { seededRandom, seedOf } from './random.ts';

/** A sentence to speak: at least one unit; `mark` ends it for the melody. */
export type SentenceTask = {
  kind: 'sentence';
  units: SpeechUnit[];
  mark: '.' | ',' | '?' | '!';
  voice: VoiceModel;
  prosody: Prosody;
  sampleRateHz: number;
  /** Sets the noise of the voice; other takes have other noise. */
  seed: number;
};

/** Speech without silence at its ends, and the times of its units in ms from its start. */
export type RenderedSentence = { samples: Float32Array; words: { startMs: number; endMs: number }[] };

/** What the limiter takes from the loudness of narrations, since the peaks of a base voice stand out (`npm run bench -- voices`). */
const LIMITED_DB: Record<FliteVoice, number> = { slt: 0.4, rms: 0.4, awb: 1, kal16: 0.4 };
const LEAD_SECONDS = 0.012;
const TAIL_SECONDS = 0.045;
const FADE_SECONDS = 0.005;
const SLOWEST = 0.3;
const FASTEST = 3;

/** Speaks one sentence. The same task always gives the same sound. */
export function renderSentence(task: SentenceTask): RenderedSentence {
  const { units, voice, prosody, sampleRateHz } = task;
  const { text, words, lexicon } = fliteText(units);
  const rate = Math.max(SLOWEST, Math.min(FASTEST, voice.rate * prosody.rate));
  const speech = speakWithFlite({ text: `${text}${task.mark}`, voice: voice.base, stretch: 1 / rate, lexicon });
  const seed = seedOf(text) + task.seed;
  const frames = applyVoice(analyseVoice(speech.samples), { voice, prosody, random: seededRandom(seed) });
  const { samples: made, phones } = setCommaPauses(makeVoice(frames, seed), speech.phones, prosody.rate);
  const { start, end } = soundingSpan(phones, made.length / FLITE_RATE_HZ);
  const cut = made.slice(Math.round(start * FLITE_RATE_HZ), Math.round(end * FLITE_RATE_HZ));
  setLoudness(cut, FLITE_RATE_HZ, SPEECH_LOUDNESS_LUFS + LIMITED_DB[voice.base] + prosody.levelDb);
  fadeEnds(cut);
  const times = wordTimes(words, phones, lexicon);
  return {
    samples: changeRate(cut, FLITE_RATE_HZ, sampleRateHz),
    words: times.map(({ startSeconds, endSeconds }) => ({
      startMs: Math.max(0, (startSeconds - start) * 1000),
      endMs: Math.max(0, (endSeconds - start) * 1000),
    })),
  };
}

/** Words with sounds of their own are written as made-up words that a lexicon explains. */
function fliteText(units: readonly SpeechUnit[]): {
  text: string;
  words: { spoken: string }[];
  lexicon: ReadonlyMap<string, string>;
} {
  const lexicon = new Map<string, string>();
  const words = units.map(({ spoken, phones }) => {
    if (phones === null) return { spoken };
    const name = madeUpWord(lexicon.size);
    lexicon.set(name, phones);
    return { spoken: spoken.endsWith(',') ? `${name},` : name };
  });
  const text = words.map((word) => word.spoken).join(' ');
  return { text: text.replace(/[,\s]+$/, ''), words, lexicon };
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** Must look as if it could be said: what does not is spelled out letter by letter, before the lexicon is asked. */
function madeUpWord(number: number): string {
  const syllable = (value: number) =>
    `${CONSONANTS[Math.floor(value / VOWELS.length) % CONSONANTS.length]}${VOWELS[value % VOWELS.length]}`;
  const most = CONSONANTS.length * VOWELS.length;
  return `zorpa${syllable(Math.floor(number / most))}${syllable(number % most)}`;
}

function soundingSpan(phones: readonly Phone[], lengthSeconds: number): { start: number; end: number } {
  const sounding = phones.filter((phone) => phone.name !== 'pau');
  const first = sounding[0];
  if (!first) return { start: 0, end: Math.min(lengthSeconds, LEAD_SECONDS) };
  return {
    start: Math.max(0, first.startSeconds - LEAD_SECONDS),
    end: Math.min(lengthSeconds, (sounding.at(-1) as Phone).endSeconds + TAIL_SECONDS),
  };
}

function fadeEnds(samples: Float32Array): void {
  const length = Math.min(samples.length, Math.round(FADE_SECONDS * FLITE_RATE_HZ));
  for (let index = 0; index < length; index++) {
    samples[index]! *= index / length;
    samples[samples.length - 1 - index]! *= index / length;
  }
}
