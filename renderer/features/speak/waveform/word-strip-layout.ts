/** A word where the strip shows it: px from its start, and its own width. */
export type StripWord = { left: number; width: number };

/**
 * Which words of a strip are shown, and where: from left to right each at its own time, or up to `slide` px behind it where
 * the word before takes the room, so that short words are not lost. A word that would lie further off is left out. The last
 * one is moved back to end inside the strip.
 */
export function thinWords(
  words: readonly StripWord[],
  strip: { width: number; gap: number; slide: number },
): { index: number; left: number }[] {
  const shown: { index: number; left: number }[] = [];
  let free = 0;
  for (const [index, word] of words.entries()) {
    const left = Math.max(free, Math.min(word.left, strip.width - word.width));
    if (left > word.left + strip.slide || left + word.width > strip.width) continue;
    shown.push({ index, left });
    free = left + word.width + strip.gap;
  }
  return shown;
}
