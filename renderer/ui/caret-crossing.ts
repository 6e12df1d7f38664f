/** What a key at the border of a line leads to; null when the key stays in the line. */
export type CaretCrossing = 'previous' | 'next' | 'join-previous' | 'join-next' | null;

/** The caret of a line and the visual rows of its text. */
export type CaretPlace = {
  isCollapsed: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
  isFirstRow: boolean;
  isLastRow: boolean;
};

/**
 * The rule of lines that are written one below the other: arrows leave the line at its borders, Backspace at the start and
 * Delete at the end join lines. For keys without modifiers; with them a key belongs to the editor.
 */
export function crossingOf(key: string, place: CaretPlace): CaretCrossing {
  if (!place.isCollapsed) return null;
  switch (key) {
    case 'ArrowLeft':
      return place.isAtStart ? 'previous' : null;
    case 'ArrowUp':
      return place.isFirstRow ? 'previous' : null;
    case 'ArrowRight':
      return place.isAtEnd ? 'next' : null;
    case 'ArrowDown':
      return place.isLastRow ? 'next' : null;
    case 'Backspace':
      return place.isAtStart ? 'join-previous' : null;
    case 'Delete':
      return place.isAtEnd ? 'join-next' : null;
    default:
      return null;
  }
}
