import { describe, expect, it } from 'vitest';
import { lineOf, segmentId } from '../../test-data/transcript-data.ts';
import type { ItemId } from '../../ids.ts';
import type { RewriteResult } from './rewrite.ts';
import { readRewritten, rewriteInput } from './rewrite-prompt.ts';
import { reviewRewrite, rewriteEdits } from './rewrite-review.ts';
import { tidyLines, tidyText } from './tidy-text.ts';

describe('tidying by rules', () => {
  const tidy = (text: string) => tidyText(text, { startsSentence: true });

  it.each([
    ['Um, I think so.', 'I think so.'],
    ['Well, uh, yes.', 'Well, yes.'],
    ['So it is, um.', 'So it is.'],
    ['i think i’m right, and i’ll say it', 'I think I’m right, and I’ll say it'],
    ['the the lamp was was lit', 'The lamp was lit'],
    ['I, I saw it', 'I saw it'],
    ['one ,two  three !', 'One, two three!'],
    ['Hmm… perhaps', 'Perhaps'],
  ])('makes “%s” “%s”', (text, tidied) => expect(tidy(text)).toBe(tidied));

  it.each([
    'It was very very late.',
    'He had had enough of that that day.',
    'The umbrella and the hummingbird err.',
    'Uh-huh, it’s 3.5 at 10:30.',
    'Is it, it’s late.',
    'Um.',
    'Visit example.com, i.e. ours.',
  ])('leaves “%s” as it is', (text) => expect(tidy(text)).toBe(text));

  it('gives a capital only to a line that starts a sentence', () => {
    expect(tidyLines(['so it began.', 'and went', 'on and on'])).toEqual(['So it began.', 'And went', 'on and on']);
  });
});

describe('asking a model', () => {
  const lines = [
    { number: 1, text: 'one' },
    { number: 2, text: 'two\nrows' },
    { number: 3, text: 'three' },
  ];

  it('sends a line each, with breaks inside a line marked', () => {
    expect(rewriteInput(lines)).toBe('1\tone\n2\ttwo ⏎ rows\n3\tthree');
  });

  it('reads answers by their numbers, however they are set, and takes nothing else for one', () => {
    const answer = 'Here you are:\n\n1\tuno\n2. dos ⏎ filas\n3: \n1\totra\n9\tnueve\n```';
    expect([...readRewritten(answer, lines)]).toEqual([
      [1, 'uno'],
      [2, 'dos\nfilas'],
    ]);
  });
});

describe('reviewing', () => {
  const result = (change: Partial<RewriteResult['request']> = {}): RewriteResult => ({
    rewriteId: 'r',
    transcriptId: 't' as ItemId,
    request: {
      kind: 'translate',
      language: 'German',
      keepsOriginal: false,
      writer: { engine: 'cloud', model: 'M3', host: 'example.com' },
      lines: ['a', 'b', 'c', 'gone'].map((id) => ({ id: segmentId(id), text: `text ${id}` })),
      ...change,
    },
    texts: { [segmentId('a')]: 'Text A', [segmentId('b')]: 'Text B', [segmentId('gone')]: 'Weg' },
  });
  const segments = [lineOf('a', 'text a', 0), lineOf('b', 'edited', 2000), lineOf('c', 'text c', 4000)];

  it('shows what differs, which lines were edited since, and how many nobody rewrote', () => {
    const { rows, missingCount } = reviewRewrite(segments, result());
    expect(rows.map(({ line, text, isTouched }) => [line.id, text, isTouched])).toEqual([
      ['a', 'Text A', false],
      ['b', 'Text B', true],
    ]);
    expect(missingCount).toBe(1);
    expect(rewriteEdits(rows, new Set([segmentId('a')]))).toEqual([
      { kind: 'setText', segmentId: 'a', text: 'Text A' },
    ]);
  });

  it('sets a translation below what was said where that is asked', () => {
    const { rows } = reviewRewrite(segments, result({ keepsOriginal: true }));
    expect(rows[0]?.text).toBe('text a\nText A');
  });
});
