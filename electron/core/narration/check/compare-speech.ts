import type { CheckedWord, TakeCheck, TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { spreadWords } from '../../../../shared/domain/words/word-times.ts';
import { alignRecognised } from './align-recognised.ts';
import { type AlignedSpan, type WordForms } from './aligned-span.ts';
import { type ScriptWord, scriptWords } from './script-words.ts';
import type { SoundAlike } from './sound-alike.ts';
import { spokenForms } from './spoken-forms.ts';
import { type WrittenPiece, writtenPieces } from './written-pieces.ts';

/** A word of the recogniser; ms from the start of the take. */
export type RecognisedWord = { text: string; startMs: number; endMs: number };

/** What a comparison gives: the words against the script, and the times of the script's words. */
export type SpeechComparison = Pick<TakeCheck, 'wordErrorRate' | 'words'> & { takeWords: TakeWord[] };

/** A heard word with its times and the ways of saying it. */
export type HeardWord = WordForms & { startMs: number; endMs: number };

/**
 * Compares what was heard of a take with what it should say. Spelling, numbers in digits or words, contractions,
 * abbreviations, words written in one or in two and words that sound alike are the same. `durationMs` is the take's.
 */
export function compareSpeech(
  recipe: SpeechRecipe,
  { words, durationMs }: { words: readonly RecognisedWord[]; durationMs: number },
  isAlike: SoundAlike,
): SpeechComparison {
  const script = scriptWords(recipe);
  const heard = heardWords(words);
  const spans = withoutNoise(alignRecognised(script, heard, isAlike), script);
  const checked = spans.flatMap((span) => checkedWords(span, script, heard));
  const errors = checked.filter(({ kind }) => kind !== 'same').length;
  return {
    words: checked,
    wordErrorRate: script.length === 0 ? (errors > 0 ? 1 : 0) : errors / script.length,
    takeWords: takeWords(spans, { script, heard, durationMs }),
  };
}

/** A recognised word may be several: "eighty-two". They share its time. Readings depend on the words around. */
export function heardWords(words: readonly RecognisedWord[]): HeardWord[] {
  const text = words.map((word) => word.text).join(' ');
  const pieces = writtenPieces(text);
  let textEnd = 0;
  let next = 0;
  return words.flatMap((word) => {
    textEnd += word.text.length + 1;
    const own: WrittenPiece[] = [];
    for (; next < pieces.length && (pieces[next] as WrittenPiece).textBegin < textEnd; next += 1) {
      own.push(pieces[next] as WrittenPiece);
    }
    const times = spreadWords(
      own.map((piece) => piece.text),
      word,
    );
    return times.map((each, index) => ({ ...each, forms: spokenForms(each.text, own[index]?.ways ?? null) }));
  });
}

/** What is heard of a laugh or a sigh is no word too much. */
const withoutNoise = (spans: readonly AlignedSpan[], script: readonly ScriptWord[]): AlignedSpan[] =>
  spans.filter((span) => span.script.from < span.script.to || !script[span.script.from - 1]?.hasNoiseAfter);

function checkedWords(span: AlignedSpan, script: readonly ScriptWord[], heard: readonly HeardWord[]): CheckedWord[] {
  const recognisedText = heard
    .slice(span.heard.from, span.heard.to)
    .map(({ text }) => text)
    .join(' ');
  const expected = script.slice(span.script.from, span.script.to);
  if (expected.length === 0)
    return [{ kind: 'extra', expected: '', heard: recognisedText, textBegin: null, textEnd: null }];
  const kind = span.isSame ? 'same' : recognisedText === '' ? 'missing' : 'changed';
  return expected.map(({ text, textBegin, textEnd }) => ({
    kind,
    expected: text,
    heard: recognisedText,
    textBegin,
    textEnd,
  }));
}

/** Times of the script's words: those of what was heard for them; what was not heard lies between its neighbours. */
function takeWords(
  spans: readonly AlignedSpan[],
  { script, heard, durationMs }: { script: readonly ScriptWord[]; heard: readonly HeardWord[]; durationMs: number },
): TakeWord[] {
  const result: TakeWord[] = [];
  let unheard: ScriptWord[] = [];
  let endMs = 0;
  const put = (words: readonly ScriptWord[], span: { startMs: number; endMs: number }) => {
    const times = spreadWords(
      words.map(({ text }) => text),
      span,
    );
    for (const [index, { text, textBegin, textEnd }] of words.entries()) {
      const { startMs, endMs: wordEndMs } = times[index] ?? span;
      result.push({ text, textBegin, textEnd, startMs: Math.round(startMs), endMs: Math.round(wordEndMs) });
    }
  };
  for (const span of spans) {
    const words = script.slice(span.script.from, span.script.to);
    const first = heard[span.heard.from];
    const last = heard[span.heard.to - 1];
    if (words.length === 0) continue;
    if (span.heard.from === span.heard.to || !first || !last) {
      unheard.push(...words);
      continue;
    }
    const startMs = Math.max(endMs, first.startMs);
    put(unheard, { startMs: endMs, endMs: startMs });
    unheard = [];
    put(words, { startMs, endMs: Math.max(startMs, last.endMs) });
    endMs = Math.max(startMs, last.endMs);
  }
  put(unheard, { startMs: endMs, endMs: Math.max(endMs, durationMs) });
  return result;
}
