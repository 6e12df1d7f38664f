import { EditorView } from '@codemirror/view';
import { pauseMarker } from '../../../../../shared/domain/speech/markup/pause-marker.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { useSpeak } from '../../document/speak-store.ts';
import { type ActiveEditor, activeEditor } from '../../lines/selection/active-editor.ts';
import { typePauseAt } from '../../text/chip-widget.ts';
import { textFacts } from './text-view.ts';
import { startWriting } from '../../lines/selection/line-selection.ts';

const NEW_PAUSE_MS = 500;

/** Runs something in the editor; without one the active line is opened first. */
export function whenEditing(open: OpenScript, run: (editor: ActiveEditor) => void): void {
  const editor = activeEditor.current();
  if (editor) {
    editor.focus();
    run(editor);
    return;
  }
  const { primary } = useSpeak.getState().selection;
  if (primary === null || !open.indexById.has(primary)) return;
  startWriting(primary);
  // The editor is there after the next paint.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const opened = activeEditor.current();
      if (opened?.lineId === primary) run(opened);
    }),
  );
}

/** Puts a pause at the caret. */
export function insertPause(editor: ActiveEditor): void {
  editor.insert(spaced(editor, pauseMarker(NEW_PAUSE_MS)));
}

/** A marker with the blanks that keep it apart from the words beside it. */
export function spaced(editor: Pick<ActiveEditor, 'read'>, marker: string): string {
  const { text, from, to } = editor.read();
  const before = from === 0 || /\s/.test(text[from - 1] ?? '') ? '' : ' ';
  const after = /\s/.test(text[to] ?? '') || /[.,;:!?]/.test(text[to] ?? '') ? '' : ' ';
  return `${before}${marker}${after}`;
}

/** `<#` typed where chips are shown begins a pause: its chip appears with its number as a field. */
export const typedPauses = EditorView.inputHandler.of((view, ...[from, , text]) => {
  if (text !== '#' || textFacts(view.state).isRaw || view.state.sliceDoc(from - 1, from) !== '<') return false;
  const marker = pauseMarker(NEW_PAUSE_MS);
  const blank = from < 2 || /\s/.test(view.state.sliceDoc(from - 2, from - 1)) ? '' : ' ';
  const insert = `${blank}${marker} `;
  view.dispatch({
    changes: { from: from - 1, to: from, insert },
    selection: { anchor: from - 1 + insert.length },
    userEvent: 'input.chip',
  });
  typePauseAt(view, from - 1 + blank.length);
  return true;
});
