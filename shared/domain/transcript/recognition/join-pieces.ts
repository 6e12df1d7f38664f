import type { TimedWord } from './recognised.ts';
import { matchSequences, type MatchedPair } from '../../words/match-sequences.ts';
import { comparableWord } from '../../words/word-tokens.ts';
import type { TimeSpan } from '../../media/time-span.ts';

/** How far the times of one word may differ between two recognitions of the same sound. */
const TOLERANCE_MS = 400;
/** A ms that a common word is apart in time counts as much as this many ms away from the middle. */
const MISFIT_WEIGHT = 5;
/** A pair of different words is taken for the seam only when no equal pair lies this much nearer. */
const MISHEARD_DOUBT_MS = 5000;
/** Two words are the same sound when they share more than this part of the shorter one. */
const SAME_SOUND_SHARE = 0.5;

/** What to do at a seam: remove `drop` words from the end of what is there, then add `append`. */
export type PieceJoin = { drop: number; append: TimedWord[] };

/**
 * Joins a recognised piece to what was recognised before it. `previousTail` are the words so far (its last ones, at
 * least all of the overlap), `next` those of the piece, both on the time line of the recording; `overlap` is the stretch
 * that both pieces heard. Words heard twice are kept once, from the piece that heard them further away from its own
 * edge, because a word at the edge of a piece may be cut.
 */
export function joinPiece(
  previousTail: readonly TimedWord[],
  next: readonly TimedWord[],
  overlap: TimeSpan,
): PieceJoin {
  const tailStart = startOfTail(previousTail, overlap.startMs - TOLERANCE_MS);
  const tail = previousTail.slice(tailStart);
  const headCount = countHead(next, overlap.endMs + TOLERANCE_MS);
  const head = next.slice(0, headCount);
  const middleMs = (overlap.startMs + overlap.endMs) / 2;
  const seam = nearestPair(matchOverlap(tail, head), { tail, head, middleMs });
  const { kept, skipped } = seam
    ? cutAtPair(seam, { tail, head, middleMs })
    : mendCut({ tail, head, ...cutBetween(tail, head, middleMs) });
  const append = inOrder(next.slice(skipped), previousTail[tailStart + kept - 1]);
  return { drop: tail.length - kept, append };
}

/**
 * Words that both pieces heard in the overlap, as pairs of indices into the two lists: equal words that sound at about
 * the same time, and different words in the same place (one of the two was misheard). Also tells which speaker of one
 * piece is which of the other.
 */
export function matchOverlap(tail: readonly TimedWord[], head: readonly TimedWord[]): MatchedPair[] {
  return matchSequences(tail.length, head.length, (left, right) => {
    const [word, other] = [tail[left], head[right]];
    if (!word || !other) return 0;
    if (!isSameText(word, other)) return soundShare(word, other) > SAME_SOUND_SHARE ? soundShare(word, other) : 0;
    return 2 * (1 - Math.abs(centre(word) - centre(other)) / TOLERANCE_MS);
  });
}

function isSameText(a: TimedWord | undefined, b: TimedWord | undefined): boolean {
  const text = comparableWord(a?.text ?? '');
  return text !== '' && text === comparableWord(b?.text ?? '');
}

const centre = (word: TimedWord | undefined): number => (word ? (word.startMs + word.endMs) / 2 : 0);

function startOfTail(words: readonly TimedWord[], fromMs: number): number {
  return words.findLastIndex((word) => word.endMs <= fromMs) + 1;
}

function countHead(words: readonly TimedWord[], untilMs: number): number {
  const first = words.findIndex((word) => word.startMs >= untilMs);
  return first < 0 ? words.length : first;
}

type Overlap = { tail: readonly TimedWord[]; head: readonly TimedWord[]; middleMs: number };

/** The pair nearest to the middle; one that does not fit well in time may be two sayings of the same word. */
function nearestPair(pairs: readonly MatchedPair[], { tail, head, middleMs }: Overlap): MatchedPair | null {
  const distance = ([left, right]: MatchedPair): number => {
    const [heard, heardAgain] = [centre(tail[left]), centre(head[right])];
    const doubtMs = isSameText(tail[left], head[right]) ? 0 : MISHEARD_DOUBT_MS;
    return Math.abs((heard + heardAgain) / 2 - middleMs) + MISFIT_WEIGHT * Math.abs(heard - heardAgain) + doubtMs;
  };
  return pairs.reduce<MatchedPair | null>(
    (best, pair) => (best === null || distance(pair) < distance(best) ? pair : best),
    null,
  );
}

/** The word at the seam comes from the piece in which it is further from the edge. */
function cutAtPair([left, right]: MatchedPair, { tail, head, middleMs }: Overlap): Cut {
  const isLate = (centre(tail[left]) + centre(head[right])) / 2 > middleMs;
  return isLate ? { kept: left, skipped: right } : { kept: left + 1, skipped: right + 1 };
}

type Cut = { kept: number; skipped: number };

/** Without a common word: the middle of the overlap decides by the centre of each word. */
function cutBetween(tail: readonly TimedWord[], head: readonly TimedWord[], middleMs: number): Cut {
  return {
    kept: tail.filter((word) => centre(word) < middleMs).length,
    skipped: head.filter((word) => centre(word) < middleMs).length,
  };
}

/** Moves a cut so that a sound near it is neither in both parts nor in none. */
function mendCut({ tail, head, kept, skipped }: Cut & Omit<Overlap, 'middleMs'>): Cut {
  const cut = { kept, skipped };
  const isHeard = (word: TimedWord | undefined, others: readonly TimedWord[]): boolean =>
    word === undefined || others.some((other) => isSameSound(word, other));
  while (cut.skipped < head.length && isHeard(head[cut.skipped], tail.slice(0, cut.kept))) cut.skipped += 1;
  while (cut.kept < tail.length && !isHeard(tail[cut.kept], head.slice(cut.skipped))) {
    const word = tail[cut.kept];
    const following = head[cut.skipped];
    // Beyond the first word of the next piece the order would break; that piece heard the rest better.
    if (word && following && word.startMs >= following.startMs) break;
    cut.kept += 1;
  }
  while (cut.skipped > 0 && !isHeard(head[cut.skipped - 1], tail.slice(0, cut.kept))) {
    const word = head[cut.skipped - 1];
    const preceding = tail[cut.kept - 1];
    if (word && preceding && word.startMs < preceding.startMs) break;
    cut.skipped -= 1;
  }
  return cut;
}

const isSameSound = (a: TimedWord, b: TimedWord): boolean => soundShare(a, b) > SAME_SOUND_SHARE;

/** Time that two words share, as a part of the shorter one. */
function soundShare(a: TimedWord, b: TimedWord): number {
  const sharedMs = Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs);
  return sharedMs / Math.max(1, Math.min(a.endMs - a.startMs, b.endMs - b.startMs));
}

/** Times jitter between recognitions: no appended word begins before the one ahead of it ends. */
function inOrder(words: readonly TimedWord[], before: TimedWord | undefined): TimedWord[] {
  let earliestMs = before?.endMs ?? -Infinity;
  return words.map((word) => {
    const startMs = Math.max(word.startMs, earliestMs);
    const endMs = Math.max(word.endMs, startMs);
    earliestMs = endMs;
    return startMs === word.startMs && endMs === word.endMs ? word : { ...word, startMs, endMs };
  });
}
