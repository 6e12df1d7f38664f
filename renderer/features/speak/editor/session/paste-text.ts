import type { OpenScript } from '../../document/opened/open-script.ts';
import { isScriptText, pasteLines } from '../../clipboard/paste.ts';

/** A name in brackets at the start of a line. */
export const NAMED = /^\[([^\]\n]{1,120})\]\s+/;

/** Several lines, or a named one, are lines of the script; anything else is text at the caret. */
export function paste(event: ClipboardEvent, open: OpenScript | null): boolean {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!open || !isScriptText(text) || !pasteLines(open, text)) return false;
  event.preventDefault();
  return true;
}
