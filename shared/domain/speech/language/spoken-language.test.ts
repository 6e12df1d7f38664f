import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { spokenLanguage } from './spoken-language.ts';

const PARTS: readonly Part[] = ['tune', 'held'];
const ofKind = (texts: readonly string[], kind: string) => texts.filter((text) => spokenLanguage(text).kind === kind);

describe('what language a text for speech reads as', () => {
  it('takes no sentence of English for another language, whatever names, loan words, amounts and units are in it', () => {
    for (const part of PARTS) {
      const texts = englishSentences(part);
      const unsure = ofKind(texts, 'unsure').length;
      console.log(`${part}: ${texts.length} sentences of English, ${unsure} of them are warned of`);
      expect(ofKind(texts, 'other'), part).toEqual([]);
      expect(unsure / texts.length, part).toBeLessThan(0.08);
    }
    expect(ofKind(plainSentences(), 'other')).toEqual([]);
  });

  it('notices sentences of other languages', () => {
    for (const part of PARTS) {
      const sentences = foreignSentences(part);
      const missed = sentences.filter(({ text }) => spokenLanguage(text).kind === 'english');
      const clear = sentences.filter(({ text }) => spokenLanguage(text).kind === 'other');
      const named = clear.filter(({ text, tag }) => spokenLanguage(text).tag === tag);
      const facts = `${missed.length} missed, ${clear.length} clear, ${named.length} of these with their language`;
      console.log(`${part}: ${sentences.length} sentences of other languages, ${facts}`);
      expect(missed.length / sentences.length, part).toBeLessThan(0.03);
      expect(clear.length / sentences.length, part).toBeGreaterThan(0.4);
    }
  });

  it.each([
    ['It costs $19.99 per month, $0.99 per day.'],
    ['José and Zoë visited Málaga.'],
    ['crème brûlée'],
    ['Die, die, die, my darling.'],
    ['À la carte or prix fixe?'],
    ['Do re mi fa so la ti do.'],
    ['No.'],
    ['Si'],
    ['Die!'],
    ['1882'],
    ['Pass the (laughs) crème fraîche, <#0.5#> please.'],
    ['ORDER NOW AND SAVE TWENTY PERCENT'],
    ['東 means east.'],
    ['He said привет.'],
    ['“你好,世界” is hello.'],
    [''],
  ])('speaks %j', (text) => {
    expect(spokenLanguage(text).kind).not.toBe('other');
  });

  it.each([
    ['今天天气很好，我们一起去公园吧。', 'zh'],
    ['Привет, как дела?', 'ru'],
    ['नमस्ते, आप कैसे हैं?', 'hi'],
    ['สวัสดีครับ', 'th'],
    ['வணக்கம்', 'ta'],
    ['مرحبا بكم', 'ar'],
    ['El perro de mi vecino no quiere comer por la noche.', 'es'],
    ['Der Hund ist nicht in dem Haus und die Katze auch nicht.', 'de'],
    ['Je ne sais pas ce que vous dites dans cette ville.', 'fr'],
    ['DER HUND IST NICHT IN DEM HAUS UND DIE KATZE AUCH NICHT.', 'de'],
  ])('knows that %j is not English', (text, tag) => {
    expect(spokenLanguage(text)).toEqual({ kind: 'other', tag });
  });

  it('judges a long text by all of it', () => {
    const english = englishSentences('held').join(' ');
    const german = foreignSentences('tune')
      .flatMap(({ tag, text }) => (tag === 'de' ? [text] : []))
      .join(' ');
    expect(spokenLanguage(english).kind).not.toBe('other');
    expect(spokenLanguage(english.repeat(20)).kind).not.toBe('other');
    expect(spokenLanguage(german.repeat(50))).toEqual({ kind: 'other', tag: 'de' });
    expect(spokenLanguage(`${german} ${english}`).kind).toBe('unsure');
  });
});

/** Rules are tuned on one part; the other one, which has other patterns and other names, says what they are worth. */
type Part = 'tune' | 'held';

const SENTENCES_PER_PART = 1000;
const BLANK = /\{(\w+)\}/g;

/** A thousand sentences of English with names, loan words, amounts and units. The same ones every time. */
function englishSentences(part: Part): string[] {
  const patterns = linesOf(`english-${part}.txt`);
  const fillers = fillersOf(part);
  const next = numbers();
  const sentences = new Set<string>();
  for (let index = 0; sentences.size < SENTENCES_PER_PART; index += 1) {
    const pattern = patterns[index % patterns.length] ?? '';
    sentences.add(pattern.replaceAll(BLANK, (_, kind: string) => pick(fillers.get(kind) ?? [], next())));
  }
  return [...sentences];
}

/** Short and odd lines, and plain ones. */
const plainSentences = (): string[] => linesOf('english-plain.txt');

/** Sentences of other languages, with the tag of each. */
function foreignSentences(part: Part): { tag: string; text: string }[] {
  return linesOf(`foreign-${part}.txt`).map((line) => ({ tag: line.slice(0, 2), text: line.slice(4) }));
}

function fillersOf(part: Part): Map<string, string[]> {
  const entries = linesOf(`fillers-${part}.txt`).map((line): [string, string[]] => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2).split('|')];
  });
  return new Map(entries);
}

function linesOf(name: string): string[] {
  const text = readFileSync(path.join(import.meta.dirname, 'test-data', name), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const pick = (values: readonly string[], share: number): string => values[Math.floor(share * values.length)] ?? '';

/** Numbers of 0 to 1 that are the same in every run. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
