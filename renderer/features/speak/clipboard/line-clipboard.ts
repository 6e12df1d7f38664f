import { create } from 'zustand';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { editScript } from '../document/opened/open-scripts.ts';
import { pasteLines } from './paste.ts';
import { chosenIds, selectLines } from '../lines/selection/line-selection.ts';
import { deleteLines } from '../lines/edit-lines.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { type CopiedLines, copiedLines, insertingEdits, plainText } from './copied-lines.ts';

/** What was copied last in this window; the system's clipboard holds its text, by which it is known again. */
const useCopied = create<{ last: CopiedLines | null }>(() => ({ last: null }));

const lastCopied = () => useCopied.getState().last;

/** How many lines were copied last. */
export const copiedCount = (): number => lastCopied()?.lines.length ?? 0;

/** Copies the selected lines for a copy of the system. Returns whether there were any. */
export function copyLines(open: OpenScript, data: DataTransfer): boolean {
  const ids = new Set(chosenIds(open));
  if (ids.size === 0) return false;
  const last = copiedLines(open.script, ids);
  useCopied.setState({ last });
  data.setData('text/plain', last.text);
  announce(texts.clipboard.copied(ids.size));
  return true;
}

/** Copies the selected lines and takes them out. */
export function cutLines(open: OpenScript): void {
  if (document.execCommand('copy')) deleteLines(open);
}

/** Pastes a text: lines that were copied here with all that is set in them, anything else as a script. */
export function pasteText(open: OpenScript, text: string): boolean {
  const last = lastCopied();
  return last !== null && sameText(text, last.text) ? pasteCopied(open) : pasteLines(open, text);
}

/** Copies words alone, or with who says them: of the selected lines, with at most one selected of the whole script. */
export async function copyWords(open: OpenScript, withSpeakers: boolean): Promise<void> {
  const { ids } = useSpeak.getState().selection;
  const chosen = ids.size > 1 ? ids : new Set(open.order);
  const { lines, text } = copiedLines(open.script, chosen);
  try {
    await navigator.clipboard.writeText(withSpeakers ? text : plainText(lines));
    announce(texts.clipboard.copied(lines.length));
  } catch (error) {
    showFailureToast(texts.clipboard.notCopied, error);
  }
}

/** Puts the lines that were copied last behind the selected ones. */
export function pasteCopied(open: OpenScript): boolean {
  const last = lastCopied();
  if (!last) return false;
  const afterId = chosenIds(open).at(-1) ?? open.order.at(-1) ?? null;
  const { edits, ids } = insertingEdits(last, afterId, open.script.characters);
  if (edits.length === 0 || !editScript(open.script.id, edits, texts.labels.paste)) return false;
  selectLines(ids);
  return true;
}

/** Puts lines in once more, behind themselves. */
export function duplicateLines(open: OpenScript): boolean {
  const ids: LineId[] = chosenIds(open);
  const afterId = ids.at(-1);
  if (afterId === undefined) return false;
  const copy = insertingEdits(copiedLines(open.script, new Set(ids)), afterId, open.script.characters);
  if (!editScript(open.script.id, copy.edits, texts.labels.duplicate(ids.length))) return false;
  selectLines(copy.ids);
  return true;
}

/** Some systems change line ends on the way. */
const sameText = (a: string, b: string): boolean => a.replaceAll('\r\n', '\n') === b;
