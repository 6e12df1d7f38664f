/** A word with its time, as far as turns are concerned. */
type TimedText = { text: string; startMs: number; endMs: number };

/** How many words a border may move, and how much time they may fill. */
const REACH_WORDS = 2;
const REACH_MS = 1000;
/** A silence between two words in which one person may stop and another begin. */
const PAUSE_MS = 250;

/**
 * Moves a change of speaker that falls inside a sentence to the end of the sentence or the pause beside it, when that is
 * at most two words away: voices are told apart by windows longer than a word, people take turns between sentences.
 * `speakers` has one label for each word; returns the labels anew.
 */
export function settleTurnBorders(words: readonly TimedText[], speakers: readonly number[]): number[] {
  const settled = [...speakers];
  for (let at = 1; at < words.length; at++) {
    if (settled[at] === settled[at - 1] || isBorder(words, at)) continue;
    const border = nearestBorder(words, at);
    if (border === null) continue;
    const [from, to, speaker] = border > at ? [at, border, settled[at - 1]!] : [border, at, settled[at]!];
    settled.fill(speaker, from, to);
  }
  return settled;
}

/** The rest of a sentence stays with it sooner than its beginning leaves: the later border is tried first. */
function nearestBorder(words: readonly TimedText[], at: number): number | null {
  for (let step = 1; step <= REACH_WORDS; step++) {
    for (const border of [at + step, at - step]) {
      const [from, to] = [Math.min(at, border), Math.max(at, border)];
      if (from < 1 || to > words.length) continue;
      const isNear = words[to - 1]!.endMs - words[from]!.startMs <= REACH_MS;
      if (isNear && isBorder(words, border)) return border;
    }
  }
  return null;
}

function isBorder(words: readonly TimedText[], at: number): boolean {
  const before = words[at - 1]!;
  const after = words[at];
  const isPause = after !== undefined && after.startMs - before.endMs >= PAUSE_MS;
  return isPause || /[.?!]["')\]]?$/.test(before.text);
}
