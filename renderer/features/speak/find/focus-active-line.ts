import { useSpeak } from '../document/speak-store.ts';

/** Puts the keyboard on the active line, so that arrows and Enter work there at once. */
export function focusActiveLine(): void {
  const { primary } = useSpeak.getState().selection;
  if (primary === null) return;
  document.querySelector<HTMLElement>(`[data-line="${CSS.escape(primary)}"]`)?.focus({ preventScroll: true });
}
