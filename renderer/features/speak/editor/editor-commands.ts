import { pauseMarker } from '../../../../shared/domain/speech/pause-marker.ts';
import type { OpenScript } from '../speak-context.tsx';
import { useSpeak } from '../speak-store.ts';
import { type ActiveEditor, activeEditor } from './active-editor.ts';

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
  useSpeak.setState({ editing: { lineId: primary, caret: 'end' } });
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
