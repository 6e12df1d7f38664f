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
 * Cuts a text into what is rendered piece by piece. A pause of the text is exactly the silence between two pieces. Each sentence is
 * read when its turn comes: reading a long text takes longer than everybody waits for the first sound.
 * @throws Failure with the first piece: INVALID_INPUT (see parseSpeechText), LANGUAGE_UNSUPPORTED when there is no word that the
 * voice can read
 */
export function* planSpeech(order: SpeechOrder): Generator<PlannedSegment, void> {
  // What comes next may still set the silence after the last piece; before the first sentence nothing may be heard.
  const held: PlannedSegment[] = [];
  let isSpeaking = false;
  for (const segment of piecesOf(order)) {
    if (typeof segment === 'number') {
      const last = held.at(-1);
      if (last) last.silenceAfterMs = segment;
      continue;
    }
    if (isSpeaking) yield* held.splice(0);
    held.push(segment);
    isSpeaking ||= segment.task.kind === 'sentence';
  }
  const last = held.at(-1);
  if (!isSpeaking || !last) {
    throw new Failure('LANGUAGE_UNSUPPORTED', 'The local voices speak English only. Write the text in English.');
  }
  last.silenceAfterMs = SILENCE_MS.end;
  yield* held;
}

/** Pieces as they follow each other, and pauses in ms. */
function* piecesOf(order: SpeechOrder): Generator<PlannedSegment | number> {
  const prosody = prosodyOf(order);
  let index = 0;
  for (const part of parseSpeechText(order.text, { model: order.model, isClonePreview: true })) {
    if (part.kind === 'pause') {
      yield part.pauseMs;
      continue;
    }
    const pieces =
      part.kind === 'interjection' ? [soundTag(part, order, prosody)] : sentences(part, order, { prosody, index });
    for (const piece of pieces) {
      index += 1;
      yield piece;
    }
  }
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

function* sentences(
  part: SpeechPart & { kind: 'text' },
  order: SpeechOrder,
  { prosody, index: before }: { prosody: Prosody; index: number },
): Generator<PlannedSegment> {
  const { voice, sampleRateHz, pronunciations, seed } = order;
  for (const [at, sentence] of splitSentences(part.text, before === 0).entries()) {
    const text = part.text.slice(sentence.begin, sentence.end);
    const textBegin = part.textBegin + sentence.begin;
    const units = speechUnits(text, { offset: textBegin, pronunciations });
    if (units.length === 0) continue;
    const variation = variationOf(seed, { index: before + at, wordCount: units.length });
    const own = { voice, prosody: varied(prosody, variation), sampleRateHz, seed };
    yield {
      task: { kind: 'sentence', units, mark: markOf(text, sentence), ...own },
      text,
      textBegin,
      textEnd: part.textBegin + sentence.end,
      silenceAfterMs: (SILENCE_MS[sentence.ending] * variation.silence) / Math.max(0.5, prosody.rate),
    };
  }
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
