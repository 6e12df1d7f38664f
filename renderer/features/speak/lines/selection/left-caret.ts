import { create } from 'zustand';
import type { LineId } from '../../../../../shared/domain/ids.ts';

/** Where the caret was in a line whose text was left, e.g. for the chat beside the script. */
export type LeftCaret = { lineId: LineId; from: number; to: number; text: string };

const useLeftCaret = create<{ left: LeftCaret | null }>(() => ({ left: null }));

/** Notes where somebody wrote last. */
export const noteLeftCaret = (left: LeftCaret): void => useLeftCaret.setState({ left });

/** The caret in a line; null where another line was written in later, or its text is not what it was. */
export function leftCaretIn(line: { id: LineId; text: string }): { from: number; to: number } | null {
  const { left } = useLeftCaret.getState();
  return left && left.lineId === line.id && left.text === line.text ? { from: left.from, to: left.to } : null;
}
