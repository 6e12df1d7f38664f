import { describe, expect, it } from 'vitest';
import { estimateDurationMs } from './duration-estimate.ts';
import { pauseMarker } from './markup/pause-marker.ts';
import { repairSpeechText } from './repair-speech-text.ts';
import { hasWords, speechTextProblems, speechTokens } from './speech-text.ts';
import { splitAtSentences } from './split-at-sentences.ts';
import { spokenText } from './spoken-text.ts';

const NEW = { model: 'speech-2.8-hd' };
const OLD = { model: 'speech-02-turbo' };
const problems = (text: string, use = NEW) =>
  speechTextProblems(text, use).map(({ reason, textBegin, textEnd }) => `${reason} ${text.slice(textBegin, textEnd)}`);
const kinds = (text: string, use = NEW) =>
  speechTokens(text, use).map((token) => `${token.kind} ${text.slice(token.textBegin, token.textEnd)}`);

describe('the tokens of a text for speech', () => {
  it('are words, pauses, interjections and readings', () => {
    expect(kinds('A <#0.5#>tomato(təˈmeɪtoʊ) (laughs), 重(zhong4)(a remark) <#soon#>')).toEqual([
      'text A ',
      'pause <#0.5#>',
      'text tomato',
      'reading (təˈmeɪtoʊ)',
      'text  ',
      'interjection (laughs)',
      'text , 重',
      'reading (zhong4)',
      'text (a remark) <#soon#>',
    ]);
  });

  it('tell whether the model performs a tag', () => {
    const performed = (use: { model: string; isClonePreview?: boolean }) =>
      speechTokens('(sighs) (whistles)', use).flatMap((token) =>
        token.kind === 'interjection' ? [token.isPerformed] : [],
      );
    expect(performed(NEW)).toEqual([true, false]);
    expect(performed({ ...NEW, isClonePreview: true })).toEqual([true, true]);
    expect(performed(OLD)).toEqual([false, false]);
  });

  it('know the tones of Pinyin and Jyutping and the sounds of IPA', () => {
    const notation = (text: string) =>
      speechTokens(text, NEW).find((token) => token.kind === 'reading')?.notation ?? null;
    expect(notation('行(hang2)')).toBe('toned');
    expect(notation('中国(zhong1 guo2)')).toBe('toned');
    expect(notation('食(sik6)')).toBe('toned');
    expect(notation('行(hang7)')).toBe('malformed');
    expect(notation('行(hang0)')).toBe('malformed');
    expect(notation('loch(/lɒx/)')).toBe('ipa');
    expect(notation('loch (/lɒx/)')).toBeNull();
    expect(notation('word(s)')).toBeNull();
    expect(notation('Fig(a7)')).toBeNull();
  });

  it.each(['Plan(v2)', 'file(copy2)', 'naïve(b1)', 'Straße(nr5)', 'Plan(v2 v3)', 'модель(t4)', '7(a2)', 'x(y1)'])(
    'leave what stands in parentheses behind letters other than Chinese as text: %s',
    (text) => {
      expect(speechTokens(text, NEW)).toEqual([{ kind: 'text', text, textBegin: 0, textEnd: text.length }]);
    },
  );

  it('leave the words when the rest is blanked out, at the same places', () => {
    expect(spokenText('A<#0.5#>b (laughs) c(kæt)')).toBe('A       b          c     ');
  });
});

describe('the problems of a text for speech', () => {
  it('are all told, with their places, in the order of the text', () => {
    expect(problems('<#1#>A <#soon#> b <#0#> <#1.234#> c (laughs) 行(hang9)<#1#>', OLD)).toEqual([
      'pause_at_end <#1#>',
      'pause_malformed <#soon#>',
      'pause_out_of_range <#0#>',
      'pause_too_precise <#1.234#>',
      'pause_repeated <#1.234#>',
      'interjection_unsupported (laughs)',
      'reading_malformed (hang9)',
      'pause_at_end <#1#>',
    ]);
  });

  it('span the text where they concern all of it', () => {
    expect(problems('(laughs)')).toEqual(['nothing_to_speak (laughs)']);
    expect(problems('a\u200B\u200B')).toEqual(['invisible_characters a\u200B\u200B']);
    expect(problems('')).toEqual(['nothing_to_speak ']);
  });

  it('are none in an ordinary text of any writing', () => {
    for (const text of ['Hello (laughs) there.<#1#>Bye.', 'مرحبا بكم', '你好👩‍👩‍👧', 'Was (not) here', 'a < b #1 > c']) {
      expect(problems(text), text).toEqual([]);
    }
  });
});

it('tells texts with words from those that are skipped', () => {
  const wordless = [
    '',
    ' \n',
    '***',
    '???',
    '…',
    '—',
    '\u{1F389}\u{1F44D}\u{1F3FD}',
    '<#1.5#>',
    '(laughs)',
    '(sighs) <#0.5#> !',
    '* * *',
    '¿¡',
    '♪ ♫',
    '__',
    '<#oops#>',
  ];
  expect(wordless.filter(hasWords)).toEqual([]);
  const spoken = ['Hm', '7', '¿Sí?', '(laughs) ok', '<#1#> a', '你好', '½', '§ 5', '重庆(chong2qing4)'];
  expect(spoken.filter((text) => !hasWords(text))).toEqual([]);
});

describe('repairing a text for speech', () => {
  it('finds the nearest text that is legal', () => {
    const repaired = (text: string, use = NEW) => repairSpeechText(text, use);
    expect(repaired('<#1#>A<#0,5#>b<#-2#>c<#1.239#>d<#500#>e<#1#>')).toBe('A<#0.5#>b<#2#>c<#1.24#>d<#99.99#>e');
    expect(repaired('A<#1#> , <#0.5#>b')).toBe('A<#1.5#> , b');
    expect(repaired('A<#60#> <#60#>b')).toBe('A<#99.99#> b');
    expect(repaired('A <#soon#> b')).toBe('A b');
    expect(repaired('Ha (laughs) ha', OLD)).toBe('Ha ha');
    expect(repaired('行(hang9)人')).toBe('行人');
    expect(repaired('a\u0000\u0001b\uD83C')).toBe('ab');
    expect(repaired('(laughs) <#1#>')).toBe('');
    expect(repaired('Fine.')).toBe('Fine.');
  });

  it('writes pauses as the service reads them', () => {
    expect([10, 500, 1234, 99_990, 0, 1e9].map(pauseMarker)).toEqual([
      '<#0.01#>',
      '<#0.5#>',
      '<#1.23#>',
      '<#99.99#>',
      '<#0.01#>',
      '<#99.99#>',
    ]);
  });
});

describe('cutting a long text', () => {
  it('cuts at paragraphs and sentences, else at clauses, else between words', () => {
    const text = 'Dr. Smith came. He sat down, slowly, and waited.\nThen he left the old house.';
    expect(splitAtSentences(text, 1000)).toEqual([text]);
    expect(splitAtSentences(text, 60)).toEqual([
      'Dr. Smith came. He sat down, slowly, and waited.\n',
      'Then he left the old house.',
    ]);
    expect(splitAtSentences(text, 30)).toEqual([
      'Dr. Smith came. ',
      'He sat down, slowly, ',
      'and waited.\n',
      'Then he left the old house.',
    ]);
    expect(splitAtSentences('one two three', 8)).toEqual(['one two ', 'three']);
    expect(splitAtSentences('', 8)).toEqual([]);
  });

  it('cuts no pause, tag or reading, and parts no pause from its words', () => {
    expect(splitAtSentences('One two. <#1.25#> Three four (clear-throat) five.', 24)).toEqual([
      'One two. <#1.25#> Three ',
      'four (clear-throat) ',
      'five.',
    ]);
    expect(splitAtSentences('aaaaaaaa(təˈmeɪtoʊ)bbbb', 12)).toEqual(['aaaaaaaa', '(təˈmeɪtoʊ)b', 'bbb']);
    expect(splitAtSentences('🎉🎉🎉', 2)).toEqual(['🎉🎉', '🎉']);
  });

  it('cuts a million characters into pieces for one request each', () => {
    const text = 'The quick brown fox jumps over the lazy dog, and so on. '.repeat(18_000);
    const pieces = splitAtSentences(text, 9999);
    expect(pieces.join('')).toBe(text);
    expect(pieces.every((piece) => piece.endsWith('. '))).toBe(true);
    expect(pieces.length).toBeLessThan(110);
  });
});

describe('the estimate of how long a text takes', () => {
  it('counts pauses as they are and words by the speed', () => {
    const once = estimateDurationMs('Hello there, everybody.', 1);
    expect(estimateDurationMs('Hello there, everybody.', 2)).toBe(Math.round(once / 2));
    expect(estimateDurationMs('Hello <#2.5#>there, everybody.', 2)).toBe(Math.round(once / 2) + 2500);
    expect(estimateDurationMs('', 1)).toBe(0);
  });

  it('takes blanks in a row for one, marks inside a number for the words between its digits, and counts other scripts', () => {
    const estimate = (text: string) => estimateDurationMs(text, 1);
    expect(estimate('one \t\n\u00a0 two')).toBe(estimate('one two'));
    expect(estimate('It was 3.5 and 1,000,000')).toBe(estimate('It was 3 5 and 1 000 000'));
    expect(estimate('It was 3. 5')).toBeGreaterThan(estimate('It was 3.5'));
    expect(estimate('灯台。灯台')).toBe(4 * 240 + 320);
    expect(estimate('Ja🎉 ß')).toBe(estimate('Ja ß'));
  });
});
