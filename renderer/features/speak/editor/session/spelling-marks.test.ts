import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { setMisspelled, spellingMarks } from './spelling-marks.ts';

const TEXT = 'The lampp went ouut.';
const ranges = [
  { from: 4, to: 9, word: 'lampp' },
  { from: 15, to: 19, word: 'ouut' },
];

const open = () => EditorState.create({ doc: TEXT, extensions: [spellingMarks] });
const check = (state: EditorState, text = TEXT) => state.update({ effects: setMisspelled.of({ text, ranges }) }).state;

/** The words that are underlined. */
function marked(state: EditorState): string[] {
  const words: string[] = [];
  const cursor = state.field(spellingMarks).marks.iter();
  for (; cursor.value; cursor.next()) words.push(state.sliceDoc(cursor.from, cursor.to));
  return words;
}

describe('misspelled words', () => {
  it('are underlined once the text was checked', () => {
    expect(marked(open())).toEqual([]);
    expect(marked(check(open()))).toEqual(['lampp', 'ouut']);
  });

  it('stay underlined where they move while one types before them', () => {
    const typed = check(open()).update({ changes: { from: 0, insert: 'Now. ' } }).state;
    expect(marked(typed)).toEqual(['lampp', 'ouut']);
  });

  it('are no longer underlined once they are taken out', () => {
    const cut = check(open()).update({ changes: { from: 4, to: 10 } }).state;
    expect(marked(cut)).toEqual(['ouut']);
  });

  it('are not taken from an answer about a text that has changed meanwhile', () => {
    const typed = open().update({ changes: { from: 0, insert: 'Now. ' } }).state;
    const answered = check(typed);
    expect([marked(answered), answered.field(spellingMarks).isChecked]).toEqual([[], true]);
  });

  it('are forgotten where nobody checks any more', () => {
    const off = check(open()).update({ effects: setMisspelled.of(null) }).state;
    expect([marked(off), off.field(spellingMarks).isChecked]).toEqual([[], false]);
  });
});
