/** Attributes of what the inspector shows of the active line: while the keyboard is in it, playback changes no active line. */
export const HOLDS_LINE = { 'data-holds-line': true } as const;

/**
 * Whether the keyboard is in something of the active line, or a menu of it is open. Another active line would take the focused
 * control away, and what is pressed next would change a line that nobody was looking at. A click alone holds nothing: who
 * works with the mouse sees what moves.
 */
export function isLineHeld(page: ParentNode = document): boolean {
  return page.querySelector('[data-holds-line] :is(:focus-visible, [aria-haspopup][aria-expanded="true"])') !== null;
}
