import { describe, expect, it } from 'vitest';
import { speechTextProblems } from '../../../../shared/domain/speech/speech-text.ts';
import { endFixes, legalFixes, textDifference, withFixes } from './legal-text.ts';

const MODEL = 'speech-2.8-hd';
const legal = (text: string) => withFixes(text, legalFixes(text, MODEL).fixes);
const left = (text: string) => withFixes(text, endFixes(text, MODEL).fixes);

describe('text while it is written', () => {
  it('never keeps signs that only look like a pause', () => {
    expect([legal('a <# b'), legal('a #> b'), legal('a <#x#> b'), legal('one < two # three')]).toEqual([
      'a < b',
      'a > b',
      'a  b',
      'one < two # three',
    ]);
  });

  it('leaves a pause that is whole alone', () => {
    expect(legalFixes('one <#0.5#> two (sighs) three', MODEL).fixes).toEqual([]);
  });

  it('makes two pauses in a row one of their sum, also three and up to the longest', () => {
    expect(legal('one <#0.5#> <#0.25#> two')).toBe('one <#0.75#> two');
    expect(legal('one <#1#><#1#><#1#> two')).toBe('one <#3#> two');
    expect(legal('one <#90#> <#90#> two')).toBe('one <#99.99#> two');
  });

  it('brings pauses into their limits and to two decimals', () => {
    expect([legal('one <#0.001#> two'), legal('one <#120#> two'), legal('one <#0.125#> two')]).toEqual([
      'one <#0.01#> two',
      'one <#99.99#> two',
      'one <#0.13#> two',
    ]);
  });

  it('keeps pauses at the ends while somebody writes there, and removes them when the line is left', () => {
    expect(legal('one two <#0.5#> ')).toBe('one two <#0.5#> ');
    expect(left('one two <#0.5#> ')).toBe('one two ');
    expect(left('<#0.5#> one <#1#> two <#0.5#>')).toBe('one <#1#> two');
    expect(left('<#0.5#>')).toBe('<#0.5#>');
  });

  it('is legal after every change of texts made at random of everything that matters', () => {
    const parts = [
      '<#',
      '#>',
      '<#1#>',
      '<#0.5#>',
      '<#x#>',
      ' ',
      'word',
      '(sighs)',
      '好(hao3)',
      '<',
      '#',
      '>',
      '\n',
      '🦀',
      'עברית',
    ];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 2000; round += 1) {
      const text = Array.from({ length: 1 + random(9) }, () => parts[random(parts.length)]).join('');
      let fixed = text;
      for (let turn = 0; turn < 5 && legalFixes(fixed, MODEL).fixes.length > 0; turn += 1) fixed = legal(fixed);
      const reasons = speechTextProblems(left(fixed), { model: MODEL }).map(({ reason }) => reason);
      expect(
        reasons.filter((reason) => reason !== 'nothing_to_speak' && reason !== 'pause_at_end'),
        text,
      ).toEqual([]);
    }
  });
});

it('finds the smallest change between two texts', () => {
  expect(textDifference('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' });
  expect(textDifference('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
  expect(textDifference('same', 'same')).toBeNull();
});
