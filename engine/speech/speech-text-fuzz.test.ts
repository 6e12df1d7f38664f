import { describe, expect, it } from 'vitest';
import { Failure } from '../../shared/domain/failures/failure.ts';
import { estimateDurationMs } from '../../shared/domain/speech/duration-estimate.ts';
import { CLONE_PREVIEW_INTERJECTIONS, INTERJECTIONS } from '../../shared/domain/speech/markup/interjections.ts';
import { repairSpeechText } from '../../shared/domain/speech/repair-speech-text.ts';
import { SPEECH_MODELS } from '../../shared/domain/speech/speech-options.ts';
import { speechTextProblems, speechTokens } from '../../shared/domain/speech/speech-text.ts';
import { splitAtSentences } from '../../shared/domain/speech/split-at-sentences.ts';
import { seededRandom } from '../../shared/domain/test-data/seeded-random.ts';
import { parseSpeechText } from './text-rules.ts';

const TEXTS = 100_000;
const PIECES = [
  ['word', 'Dr. ', 'two words', ' ', '  ', '\n', '\n\n', '. ', ', ', '! ', '…', '-', "it's", '1882', 'e.g. '],
  ['<#0.5#>', '<#1#>', '<#99.99#>', '<#0.01#>', '<#0#>', '<#100#>', '<#0.123#>', '<#soon#>', '<##>', '<# 1 #>'],
  ['<#1,5#>', '<#-1#>', '<#1', '1#>', '<#', '#>', '<', '#', '>', '<<#1#>#>', '<#<#1#>1#>'],
  ['(', ')', '()', '((', '))', '(a remark)', '(laughs', 'laughs)', '(Laughs)', '(lau(laughs)ghs)', '(/', '/)'],
  [
    'tomato(təˈmeɪtoʊ)',
    '(/lɒx/)',
    '重(zhong4)',
    '行(hang2 zhong4)',
    '食(sik6)',
    '行(hang9)',
    '(ə)',
    'a(ɲ)',
    'x(zhong7)',
  ],
  ['🎉', '👩‍👩‍👧', '🇩🇪', '𝒳', '\uD83C', '\uDF89', '\u200D', '\uFE0F', '\u200B', '\u0000', '\uFFFD', '\uFEFF', '\uE000'],
  ['שלום', 'مرحبا', '\u202E', '你好。', 'こんにちは', 'é', 'e\u0301', 'नमस्ते', 'Ω'],
  [...INTERJECTIONS, ...CLONE_PREVIEW_INTERJECTIONS].map((name) => `(${name})`),
].flat();

/** Why the voice refuses a text; null when it speaks it. */
function refusalOf(text: string, model: string): string | null {
  try {
    parseSpeechText(text, { model });
    return null;
  } catch (error) {
    if (error instanceof Failure) return String(error.data['reason']);
    throw error;
  }
}

describe('a hundred thousand random texts', () => {
  const random = seededRandom(20_261_128);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const cases = Array.from({ length: TEXTS }, () => ({
    text: Array.from({ length: 1 + Math.floor(random() * 14) }, () => pick(PIECES)).join(''),
    model: pick(SPEECH_MODELS),
  }));

  it('are cut into tokens that are the text', () => {
    for (const { text, model } of cases) {
      let end = 0;
      for (const token of speechTokens(text, { model })) {
        if (token.textBegin !== end || token.textEnd <= end) throw new Error(`Hole in ${JSON.stringify(text)}`);
        if (token.kind === 'text' && token.text !== text.slice(end, token.textEnd))
          throw new Error(JSON.stringify(text));
        end = token.textEnd;
      }
      if (end !== text.length) throw new Error(`Not all of ${JSON.stringify(text)}`);
      if (!(estimateDurationMs(text, 1) >= 0)) throw new Error(`No estimate of ${JSON.stringify(text)}`);
    }
  });

  it('are refused by the engine for the first of their problems, and for none when they have none', () => {
    const seen = new Set<string>();
    for (const { text, model } of cases) {
      const [problem] = speechTextProblems(text, { model });
      const refusal = refusalOf(text, model);
      seen.add(problem?.reason ?? 'none');
      if (refusal === (problem?.reason ?? null)) continue;
      // Which sounds there are is known to the voice alone.
      if (!problem && refusal === 'reading_unknown') continue;
      throw new Error(`${JSON.stringify(text)} for ${model}: ${problem?.reason} here, ${refusal} there`);
    }
    expect([...seen].toSorted()).toEqual([
      'interjection_unsupported',
      'invisible_characters',
      'none',
      'nothing_to_speak',
      'pause_at_end',
      'pause_malformed',
      'pause_out_of_range',
      'pause_repeated',
      'pause_too_precise',
      'reading_malformed',
    ]);
  });

  it('are repaired to legal ones or to nothing, and legal ones are left as they are', () => {
    let repairedCount = 0;
    for (const { text, model } of cases) {
      const repaired = repairSpeechText(text, { model });
      const problems = speechTextProblems(text, { model });
      if (problems.length === 0 && repaired !== text) throw new Error(`Changed ${JSON.stringify(text)}`);
      if (repaired === '') continue;
      if (problems.length > 0) repairedCount += 1;
      if (speechTextProblems(repaired, { model }).length > 0) throw new Error(JSON.stringify({ text, repaired }));
    }
    expect(repairedCount).toBeGreaterThan(TEXTS / 10);
  });

  it('are cut into short pieces that are the text', () => {
    for (const [index, { text }] of cases.entries()) {
      const most = 1 + (index % 40);
      const pieces = splitAtSentences(text, most);
      if (pieces.join('') !== text) throw new Error(`Lost something of ${JSON.stringify(text)}`);
      if (pieces.some((piece) => piece === '' || [...piece].length > most)) throw new Error(JSON.stringify(pieces));
    }
  });
});
