import type { LineId } from '../../../../../shared/domain/ids.ts';
import { selectAll, selectOne } from '../../../../ui/collection/list/list-selection.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { type EditTarget, useSpeak } from '../../document/speak-store.ts';
import { activeEditor } from './active-editor.ts';

/** The active line, which is drawn large with its sound; null without one. */
export function useActiveLineId(): LineId | null {
  return useSpeak((state) => state.selection.primary);
}

/** How many lines commands work on: the one that is being written, else the selected ones. */
export function useChosenCount(): number {
  return useSpeak((state) => (state.editing ? 1 : state.selection.ids.size));
}

/** Whether something was typed that the script does not have yet. */
export function useIsTyping(): boolean {
  return useSpeak((state) => state.draft !== null);
}

/** Ids of the lines that commands work on, in the order of the script: the one that is edited, else the selected ones. */
export function chosenIds(open: OpenScript): LineId[] {
  const editor = activeEditor.current();
  if (editor) return [editor.lineId];
  const { ids } = useSpeak.getState().selection;
  return open.order.filter((id) => ids.has(id));
}

/** Makes a line the active one; what is being written goes on. */
export function showLine(id: LineId): void {
  useSpeak.setState({ selection: selectOne(id) });
}

/** Makes a line the active one, and ends writing. */
export function selectLine(id: LineId): void {
  useSpeak.setState({ selection: selectOne(id), editing: null });
}

/** Selects lines, the first of which becomes the active one, and ends writing. */
export function selectLines(ids: readonly LineId[]): void {
  useSpeak.setState({ selection: selectAll(ids), editing: null });
}

/** Opens a line for writing at its end; what is selected stays so. */
export function startWriting(lineId: LineId): void {
  useSpeak.setState({ editing: { lineId, caret: 'end' } });
}

/** Makes a line the active one and opens it for writing. */
export function writeLine(lineId: LineId, caret: EditTarget['caret']): void {
  useSpeak.setState({ selection: selectOne(lineId), editing: { lineId, caret } });
}
