import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { lineOf } from '../../../../shared/domain/test-data/transcript-data.ts';
import { correctLines } from './correct-lines.ts';
import { forgetLearned, learnFromEdit, useCorrections } from '../learning/corrections-store.ts';
import { correctionIn } from '../learning/learn-correction.ts';

beforeEach(() => useCorrections.setState(useCorrections.getInitialState(), true));

describe('correcting lines', () => {
  const lines = [
    lineOf('a', 'The atelier opened. An Ateliers guide.', 0),
    lineOf('b', 'Maren cole and marin kohl met.', 2000),
    lineOf('c', 'Nothing here.', 4000),
  ];

  it('replaces whole words in any case, and longer ones first', () => {
    const corrections = [
      { from: 'marin', to: 'Marin' },
      { from: 'marin kohl', to: 'Maren Kohl' },
      { from: 'atelier', to: 'Atelier' },
    ];
    expect(correctLines(lines, corrections).map(({ line, text }) => [line.id, text])).toEqual([
      ['a', 'The Atelier opened. An Ateliers guide.'],
      ['b', 'Maren cole and Maren Kohl met.'],
    ]);
  });

  it('leaves lines alone that are right, and takes words out without a gap', () => {
    expect(correctLines(lines, [{ from: 'Maren', to: 'Maren' }])).toEqual([]);
    expect(correctLines(lines, [{ from: 'nothing', to: '' }]).map(({ text }) => text)).toEqual(['here.']);
    expect(correctLines(lines, [])).toEqual([]);
  });
});

describe('learning from edits', () => {
  it.each([
    ['We met marin kohl, then left.', 'We met Maren Kohl, then left.', { from: 'marin kohl', to: 'Maren Kohl' }],
    ['The atelier opened.', 'The Atelier opened.', { from: 'atelier', to: 'Atelier' }],
    ['He said it.', 'He said it!', null],
    ['so it began', 'So it began', null],
    ['He said it.', 'He often said it.', null],
    ['One two three four five six', 'Now other words came to be', null],
    ['I am to go', 'I am of go', null],
  ])('of “%s” to “%s”', (before, after, correction) => expect(correctionIn(before, after)).toEqual(correction));

  it('remembers each once, newest first, until it is not wanted', () => {
    learnFromEdit('We met marin.', 'We met Maren.');
    learnFromEdit('The lantern, the fog.', 'The beacon, the fog.');
    learnFromEdit('And marin again.', 'And Maren again.');
    expect(useCorrections.getState().learned).toEqual([
      { from: 'marin', to: 'Maren' },
      { from: 'lantern', to: 'beacon' },
    ]);
    forgetLearned({ from: 'marin', to: 'Maren' });
    expect(useCorrections.getState().learned).toEqual([{ from: 'lantern', to: 'beacon' }]);
  });
});
