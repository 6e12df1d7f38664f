/** A word where the strip shows it: px from its start, and its own width. */
export type StripWord = { left: number; width: number };

/**
 * Which words of a strip are shown: from left to right each that leaves `gap` px to the one before it and ends inside the
 * strip (the last one is moved back to do so). Words that would touch are left out, so that every shown word stands at its
 * own time.
 */
export function thinWords(
  words: readonly StripWord[],
  strip: { width: number; gap: number },
): { index: number; left: number }[] {
  const shown: { index: number; left: number }[] = [];
  let free = 0;
  for (const [index, word] of words.entries()) {
    const left = Math.min(word.left, strip.width - word.width);
    if (left < free) continue;
    shown.push({ index, left });
    free = left + word.width + strip.gap;
  }
  return shown;
}
