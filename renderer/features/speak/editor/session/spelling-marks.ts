import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { TextRange } from '../../../../ui/spelling/spelled-words.ts';

/** Sets the misspelled words of a text; ignored where the text has changed meanwhile. Null where nobody checks. */
export const setMisspelled = StateEffect.define<{ text: string; ranges: readonly TextRange[] } | null>();

/** Underlines misspelled words; while the text is typed the marks stay with their words. */
export const spellingMarks = StateField.define<{ isChecked: boolean; marks: DecorationSet }>({
  create: () => ({ isChecked: false, marks: Decoration.none }),
  update(value, transaction) {
    const { isChecked } = value;
    const marks = transaction.docChanged ? value.marks.map(transaction.changes) : value.marks;
    const set = transaction.effects.find((effect) => effect.is(setMisspelled));
    if (!set) return { isChecked, marks };
    if (set.value === null) return { isChecked: false, marks: Decoration.none };
    if (set.value.text !== transaction.state.doc.toString()) return { isChecked: true, marks };
    return { isChecked: true, marks: Decoration.set(set.value.ranges.map(markOf)) };
  },
  provide: (field) => EditorView.decorations.from(field, ({ marks }) => marks),
});

const markOf = ({ from, to }: TextRange) =>
  Decoration.mark({ attributes: { 'data-mark': 'misspelled', 'aria-invalid': 'spelling' } }).range(from, to);

/** Whether the spelling of an editor's text is checked. */
export const isSpellingChecked = (view: EditorView): boolean => view.state.field(spellingMarks).isChecked;
