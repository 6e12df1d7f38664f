import { Annotation, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { styleNonce } from '../../../../ui/style-nonce.ts';
import type { EditTarget } from '../../document/speak-store.ts';

/** Marks changes that come from the document, not from the person who writes. */
export const fromDocument = Annotation.define<true>();

const look = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': { padding: '0', caretColor: 'var(--accent)', fontFamily: 'inherit' },
  '.cm-line': { padding: '0' },
  // As the same text is laid out while it is not written: a space at the end of a row does not begin the next one.
  '.cm-lineWrapping': { whiteSpace: 'pre-wrap' },
});

/** The editor of one line in `parent`. */
export function createLineView(
  parent: HTMLElement,
  start: { text: string; name: string; extensions: readonly Extension[] },
): EditorView {
  const { text, name, extensions } = start;
  const state = EditorState.create({
    doc: text,
    extensions: [
      EditorState.lineSeparator.of('\n'),
      EditorView.cspNonce.of(styleNonce),
      EditorView.lineWrapping,
      EditorView.perLineTextDirection.of(true),
      EditorView.contentAttributes.of({
        'aria-label': name,
        // Misspelled words are marked by use-spelling-marks.ts.
        spellcheck: 'false',
        autocapitalize: 'sentences',
        dir: 'auto',
        // Undo means the last step of the script.
        'data-actions-undo': '',
      }),
      look,
      ...extensions,
    ],
  });
  return new EditorView({ state, parent });
}

/** Puts the caret where the target says. */
export function placeCaret(view: EditorView, caret: EditTarget['caret']): void {
  const { length } = view.state.doc;
  const at = typeof caret === 'number' ? Math.min(caret, length) : caret === 'end' ? length : columnPlace(view, caret);
  view.dispatch({ selection: { anchor: at }, scrollIntoView: false });
  view.focus();
}

/** The place in the first or last visual row that is nearest to a column. */
function columnPlace(view: EditorView, { row, leftPx }: { row: 'first' | 'last'; leftPx: number }): number {
  const { length } = view.state.doc;
  const edge = view.coordsAtPos(row === 'first' ? 0 : length);
  if (!edge) return row === 'first' ? 0 : length;
  return view.posAtCoords({ x: leftPx, y: (edge.top + edge.bottom) / 2 }, false);
}
