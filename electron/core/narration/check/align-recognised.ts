import type { SoundAlike } from './sound-alike.ts';
import type { WantedWord, WordForms, AlignedSpan } from './aligned-span.ts';
import { MOST_CELLS, equalWords } from './equal-words.ts';

/** Longest spans that can be the same: "ice cream" and "icecream", "1882" and "one thousand eight hundred and eighty two". */
const MOST_SCRIPT_WORDS = 8;
const MOST_HEARD_WORDS = 8;
/** In gaps with more pairs of words than this only single words are compared: much is wrong there anyway. */
const MOST_SPAN_CELLS = 3600;
/** Ways that are tried for one span. */
const MOST_WAYS = 24;

/** Aligns what was heard with what should be, so that as few words as possible differ. In order, without holes. */
export function alignRecognised(
  script: readonly WantedWord[],
  heard: readonly WordForms[],
  isAlike: SoundAlike,
): AlignedSpan[] {
  const spans: AlignedSpan[] = [];
  let left = 0;
  let right = 0;
  const pairs = equalWords(script, heard);
  for (const [scriptAt, heardAt] of [...pairs, [script.length, heard.length] as const]) {
    const gap = { script: { from: left, to: scriptAt }, heard: { from: right, to: heardAt } };
    spans.push(...alignGap({ script, heard, isAlike }, gap));
    if (scriptAt < script.length) {
      spans.push({
        script: { from: scriptAt, to: scriptAt + 1 },
        heard: { from: heardAt, to: heardAt + 1 },
        isSame: true,
      });
    }
    left = scriptAt + 1;
    right = heardAt + 1;
  }
  return spans;
}

type Texts = { script: readonly WantedWord[]; heard: readonly WordForms[]; isAlike: SoundAlike };
type Gap = Pick<AlignedSpan, 'script' | 'heard'>;
type Step = { cost: number; script: number; heard: number; isSame: boolean };

/** The cheapest way through a gap; each word that is other, missing or too much costs one. */
function alignGap(texts: Texts, gap: Gap): AlignedSpan[] {
  const rows = gap.script.to - gap.script.from;
  const columns = gap.heard.to - gap.heard.from;
  if (rows === 0 && columns === 0) return [];
  if (rows * columns > MOST_CELLS) return sideBySide(gap);
  const isSmall = rows * columns <= MOST_SPAN_CELLS;
  const width = columns + 1;
  const steps: Step[] = [];
  for (let row = rows; row >= 0; row--) {
    for (let column = columns; column >= 0; column--) {
      const left = { rows: rows - row, columns: columns - column };
      const costAfter = (script: number, heard: number) => steps[(row + script) * width + column + heard]?.cost ?? 0;
      const at = { script: gap.script.from + row, heard: gap.heard.from + column };
      steps[row * width + column] = bestStep(texts, { at, left, costAfter, isSmall });
    }
  }
  return walk(steps, gap, width);
}

/** Word by word without any looking: so long a stretch in which nothing fits is all wrong. */
function sideBySide({ script, heard }: Gap): AlignedSpan[] {
  const count = Math.max(script.to - script.from, heard.to - heard.from);
  const place = ({ from, to }: { from: number; to: number }, index: number) => ({
    from: Math.min(to, from + index),
    to: Math.min(to, from + index + 1),
  });
  return Array.from({ length: count }, (_, index) => ({
    script: place(script, index),
    heard: place(heard, index),
    isSame: false,
  }));
}

function bestStep(
  texts: Texts,
  place: {
    at: { script: number; heard: number };
    left: { rows: number; columns: number };
    costAfter(script: number, heard: number): number;
    isSmall: boolean;
  },
): Step {
  const { at, left, costAfter, isSmall } = place;
  if (left.rows === 0 && left.columns === 0) return { cost: 0, script: 0, heard: 0, isSame: true };
  let best: Step = { cost: Infinity, script: 0, heard: 0, isSame: false };
  const offer = (step: Step) => void (step.cost < best.cost && (best = step));
  for (let script = 1; script <= Math.min(left.rows, isSmall ? MOST_SCRIPT_WORDS : 1); script++) {
    for (let heard = 1; heard <= Math.min(left.columns, isSmall ? MOST_HEARD_WORDS : 1); heard++) {
      const cost = costAfter(script, heard);
      // A same that is no better than what is known need not be looked for.
      if (cost < best.cost && isSameSpan(texts, { at, script, heard })) offer({ cost, script, heard, isSame: true });
    }
  }
  // Of equal ones a change is told rather than a word missing here and one too much there.
  if (left.rows > 0 && left.columns > 0) offer({ cost: costAfter(1, 1) + 1, script: 1, heard: 1, isSame: false });
  if (left.rows > 0) offer({ cost: costAfter(1, 0) + 1, script: 1, heard: 0, isSame: false });
  if (left.columns > 0) offer({ cost: costAfter(0, 1) + 1, script: 0, heard: 1, isSame: false });
  return best;
}

function walk(steps: readonly Step[], gap: Gap, width: number): AlignedSpan[] {
  const spans: AlignedSpan[] = [];
  let { from: script } = gap.script;
  let { from: heard } = gap.heard;
  while (script < gap.script.to || heard < gap.heard.to) {
    const step = steps[(script - gap.script.from) * width + heard - gap.heard.from];
    if (!step) break;
    spans.push({
      script: { from: script, to: script + step.script },
      heard: { from: heard, to: heard + step.heard },
      isSame: step.isSame,
    });
    script += step.script;
    heard += step.heard;
  }
  return spans;
}

function isSameSpan(
  { script, heard, isAlike }: Texts,
  { at, ...count }: { at: { script: number; heard: number }; script: number; heard: number },
): boolean {
  const wanted = script.slice(at.script, at.script + count.script);
  if (wanted.length === 1 && wanted[0]?.isFree) return count.heard <= 3;
  // Spans of several on both sides are put together of smaller ones.
  if (count.script > 1 && count.heard > 1) return false;
  const others = waysOf(heard.slice(at.heard, at.heard + count.heard));
  return waysOf(wanted).some((way) => others.some((other) => isAlike(way, other)));
}

/** Ways of saying several words: those of each put together. */
function waysOf(words: readonly { forms: string[][] }[]): string[][] {
  if (words.length === 1) return words[0]?.forms ?? [];
  let ways: string[][] = [[]];
  for (const { forms } of words)
    ways = ways.flatMap((way) => forms.map((form) => [...way, ...form])).slice(0, MOST_WAYS);
  return ways;
}
