import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { legalText, setTextFacts, type TextFacts } from './text-view.ts';
import type { FixReason } from '../../text/legal-text.ts';

const facts = (change: Partial<TextFacts> = {}): TextFacts => ({
  model: 'speech-2.8-hd',
  isRaw: false,
  pronunciations: [],
  checked: null,
  lit: null,
  ...change,
});

function open(doc: string, change: Partial<TextFacts> = {}) {
  const told: FixReason[] = [];
  const extensions = [legalText((reasons) => told.push(...reasons))];
  const state = EditorState.create({ doc, extensions }).update({ effects: setTextFacts.of(facts(change)) }).state;
  const type = (from: EditorState, at: number, insert: string) =>
    from.update({ changes: { from: at, insert }, userEvent: 'input.type' }).state;
  return { state, type, told };
}

describe('the editor of a line', () => {
  it('cannot be made to hold a broken pause marker by typing', () => {
    const { state, type } = open('one two');
    const typed = type(type(state, 4, '<'), 5, '#');
    expect(typed.doc.toString()).toBe('one <two');
  });

  it('joins a pause that is put beside another and says so', async () => {
    const { state, type, told } = open('one <#0.5#> two');
    expect(type(state, 12, '<#1#> ').doc.toString()).toBe('one <#1.5#> two');
    await Promise.resolve();
    expect(told).toEqual(['pauses-joined']);
  });

  it('leaves the raw text to whoever writes it', () => {
    const { state, type } = open('one two', { isRaw: true });
    expect(type(state, 4, '<#').doc.toString()).toBe('one <#two');
  });

  it('takes what the document says as it is', () => {
    const { state } = open('one two');
    expect(state.update({ changes: { from: 4, insert: '<# ' } }).state.doc.toString()).toBe('one <# two');
  });
});
