import { useEffect, useEffectEvent } from 'react';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { copyLines, pasteText } from './line-clipboard.ts';

/**
 * Copies and pastes lines while one of them, and no text, has the keyboard. Events of the clipboard go to the body where
 * nothing is written and no text is selected, so they are heard at the document.
 */
export function useLineClipboard(open: OpenScript, list: { current: HTMLElement | null }): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const hasText = !(document.getSelection()?.isCollapsed ?? true);
    if (!hasText && isOnLine(list.current) && event.clipboardData && copyLines(open, event.clipboardData)) {
      event.preventDefault();
    }
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!event.defaultPrevented && isOnLine(list.current) && pasteText(open, text)) event.preventDefault();
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('copy', copy, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => ending.abort();
  }, []);
}

function isOnLine(list: HTMLElement | null): boolean {
  const focus = document.activeElement;
  const isRow = focus instanceof HTMLElement && focus.dataset['line'] !== undefined;
  return useSpeak.getState().editing === null && ((isRow && list?.contains(focus) === true) || focus === list);
}
