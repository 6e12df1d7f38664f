import { describe, expect, it } from 'vitest';
import { dictionaryMarks, differenceMarks, textPieces } from './text-pieces.ts';

const MODEL = 'speech-2.8-hd';

describe('pieces of a line', () => {
  it('are chips and text that together are the line', () => {
    const text = 'Wait. <#0.5#> (sighs) 好(hao3) now 🦀';
    const pieces = textPieces(text, MODEL, { marks: [] });
    const back = pieces.map((piece) =>
      piece.kind === 'text' ? piece.text : text.slice(piece.token.textBegin, piece.token.textEnd),
    );
    expect(back.join('')).toBe(text);
    expect(pieces.flatMap((piece) => (piece.kind === 'chip' ? [piece.token.kind] : []))).toEqual([
      'pause',
      'interjection',
      'reading',
    ]);
  });

  it('are cut at marks and at the lit word', () => {
    const marks = dictionaryMarks('the following year', [{ word: 'following', replacement: 'next' }]);
    const pieces = textPieces('the following year', MODEL, { marks, cuts: [14, 18] });
    expect(pieces.map((piece) => (piece.kind === 'text' ? [piece.text, piece.marks.length] : []))).toEqual([
      ['the ', 0],
      ['following', 1],
      [' ', 0],
      ['year', 0],
    ]);
  });

  it('underline whole words without regard to case, also names with signs', () => {
    const find = (text: string, word: string) =>
      dictionaryMarks(text, [{ word, replacement: 'x' }]).map(({ from, to }) => text.slice(from, to));
    expect(find('Odrik, odrik and Odriks', 'odrik')).toEqual(['Odrik', 'odrik']);
    expect(find('C++ and sou’wester', 'sou’wester')).toEqual(['sou’wester']);
    expect(find('C++ is not C', 'C++')).toEqual(['C++']);
  });

  it('underline what a dictionary really changes: words within Chinese, over a line break, not the beginning of a word', () => {
    const find = (text: string, word: string) =>
      dictionaryMarks(text, [{ word, replacement: 'x' }]).map(({ from, to }) => text.slice(from, to));
    expect(find('你好吗', '好')).toEqual(['好']);
    expect(find('in New\nYork', 'new york')).toEqual(['New\nYork']);
    expect(find('नमस्ते', 'नमस')).toEqual([]);
  });

  it('tell what was heard instead; what has no place is left out', () => {
    expect(
      differenceMarks([
        { kind: 'same', expected: 'a', heard: 'a', textBegin: 0, textEnd: 1 },
        { kind: 'changed', expected: 'lamp', heard: 'lamb', textBegin: 2, textEnd: 6 },
        { kind: 'missing', expected: 'was', heard: '', textBegin: 7, textEnd: 10 },
        { kind: 'extra', expected: '', heard: 'uh', textBegin: null, textEnd: null },
      ]),
    ).toEqual([
      { kind: 'differs', from: 2, to: 6, heard: 'lamb' },
      { kind: 'differs', from: 7, to: 10, heard: '' },
    ]);
  });
});
