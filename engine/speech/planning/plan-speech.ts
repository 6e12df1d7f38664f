import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { VoiceModel } from '../../voices/voice-model.ts';
import type { SoundTagTask } from '../sound-tags/render-sound-tag.ts';
import { prosodyOf, type Prosody, type SpeakingWishes } from '../rendering/prosody.ts';
import type { SentenceTask } from '../rendering/render-sentence.ts';
import { type Variation, variationOf } from '../rendering/variation.ts';
import { parseSpeechText, type SpeechPart } from '../text-rules.ts';
import { splitSentences, type Sentence } from '../text/sentences.ts';
import { speechUnits, type Pronunciation } from '../text/speech-units.ts';

/** One thing to render, what it stands for in the text, and the silence after it. */
export type PlannedSegment = {
  task: SentenceTask | SoundTagTask;
  text: string;
  textBegin: number;
  textEnd: number;
  silenceAfterMs: number;
};

/** What is to be said, how and by whom. */
export type SpeechOrder = SpeakingWishes & {
  text: string;
  model: string;
  voice: VoiceModel;
  pronunciations: readonly Pronunciation[];
  sampleRateHz: number;
  /** Which of the many takes of the text: 0 is the usual one, see variationOf. */
  seed: number;
};

const SILENCE_MS = { phrase: 25, clause: 230, sentence: 320, paragraph: 600, interjection: 130, end: 60 };

/**
 * Cuts a text into what is rendered piece by piece. A pause of the text is exactly the silence between two pieces.
 * @throws Failure INVALID_INPUT (see parseSpeechText), LANGUAGE_UNSUPPORTED when no word is left that the voice can read
 */
export function planSpeech(order: SpeechOrder): PlannedSegment[] {
  const prosody = prosodyOf(order);
  const segments: PlannedSegment[] = [];
  for (const part of parseSpeechText(order.text, { model: order.model, isClonePreview: true })) {
    if (part.kind === 'pause') setSilence(segments.at(-1), part.pauseMs);
    else if (part.kind === 'interjection') segments.push(soundTag(part, order, prosody));
    else segments.push(...sentences(part, order, { prosody, index: segments.length }));
  }
  if (!segments.some((segment) => segment.task.kind === 'sentence')) {
    throw new Failure('LANGUAGE_UNSUPPORTED', 'The local voices speak English only. Write the text in English.');
  }
  (segments.at(-1) as PlannedSegment).silenceAfterMs = SILENCE_MS.end;
  return segments;
}

function setSilence(segment: PlannedSegment | undefined, silenceMs: number): void {
  if (segment) segment.silenceAfterMs = silenceMs;
}

function soundTag(
  part: SpeechPart & { kind: 'interjection' },
  { text, voice, sampleRateHz }: SpeechOrder,
  prosody: Prosody,
): PlannedSegment {
  const { textBegin, textEnd, name } = part;
  return {
    task: { kind: 'sound-tag', name, voice, prosody, sampleRateHz },
    text: text.slice(textBegin, textEnd),
    textBegin,
    textEnd,
    silenceAfterMs: SILENCE_MS.interjection,
  };
}

function sentences(
  part: SpeechPart & { kind: 'text' },
  order: SpeechOrder,
  { prosody, index: before }: { prosody: Prosody; index: number },
): PlannedSegment[] {
  const { voice, sampleRateHz, pronunciations } = order;
  return splitSentences(part.text, before === 0).flatMap((sentence, at): PlannedSegment[] => {
    const text = part.text.slice(sentence.begin, sentence.end);
    const textBegin = part.textBegin + sentence.begin;
    const units = speechUnits(text, { offset: textBegin, pronunciations });
    if (units.length === 0) return [];
    const variation = variationOf(order.seed, { index: before + at, wordCount: units.length });
    return [
      {
        task: {
          kind: 'sentence',
          units,
          mark: markOf(text, sentence),
          voice,
          prosody: varied(prosody, variation),
          sampleRateHz,
          seed: order.seed,
        },
        text,
        textBegin,
        textEnd: part.textBegin + sentence.end,
        silenceAfterMs: (SILENCE_MS[sentence.ending] * variation.silence) / Math.max(0.5, prosody.rate),
      },
    ];
  });
}

const varied = (prosody: Prosody, { rate, range, semitones }: Variation): Prosody => ({
  ...prosody,
  rate: prosody.rate * rate,
  rangeFactor: prosody.rangeFactor * range,
  semitones,
});

function markOf(text: string, sentence: Sentence): SentenceTask['mark'] {
  if (sentence.ending === 'clause' || sentence.ending === 'phrase') return ',';
  const mark = /([.!?])[^.!?\p{L}\p{N}]*$/u.exec(text)?.[1];
  return mark === '?' || mark === '!' ? mark : '.';
}
