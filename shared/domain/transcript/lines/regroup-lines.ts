import type { SegmentId } from '../../ids.ts';
import type { CaptionRules } from '../../subtitles/caption-rules.ts';
import { timedWordsOf } from '../../subtitles/timed-words-of.ts';
import { breakLongRun } from '../../words/break-long-run.ts';
import { lineOf } from '../../words/group-words.ts';
import { endsSentence } from '../../words/sentence-end.ts';
import type { TimedWord } from '../recognition/recognised.ts';
import type { Segment } from '../transcript.ts';

/** How lines are made anew. `pauseMs`: a longer pause begins a new line. */
export type Regrouping = Pick<CaptionRules, 'lineCharacters' | 'wideLineCharacters' | 'lines' | 'maximumMs'> & {
  pauseMs: number;
  /** Each sentence begins a line of its own; otherwise sentences share a line as long as they fit. */
  isBySentence: boolean;
};

/**
 * Makes lines anew from the words of these lines, which are in order: new ones begin at another speaker, at a longer pause, on
 * request at each sentence, and where the size is reached, there rather behind a clause. No word changes. A line whose words have
 * no times shares its time among them, and its parts have none again.
 */
export function regroupLines(
  segments: readonly Segment[],
  { how, newId }: { how: Regrouping; newId: () => SegmentId },
): Segment[] {
  const hasTimes = segments.every(({ text, words }) => words !== null || text.trim() === '');
  const words = segments.flatMap((segment) => timedWordsOf(segment).map((word) => ({ ...word, segment })));
  return runsOf(words, how)
    .flatMap((run) => packed(run, how))
    .map((run) => {
      const { startMs, endMs, text, words: times } = lineOf(run);
      const [first] = run;
      const doubt = first?.languageDoubtful ? { languageDoubtful: true } : undefined;
      const speakerId = first?.segment.speakerId ?? null;
      return { id: newId(), startMs, endMs, speakerId, text, words: hasTimes ? times : null, ...doubt };
    });
}

type LineWord = TimedWord & { segment: Segment };

function runsOf(words: readonly LineWord[], how: Regrouping): LineWord[][] {
  const runs: LineWord[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const run = runs.at(-1);
    if (!run || !before || isBreak(before, word, how)) runs.push([word]);
    else run.push(word);
  }
  return runs;
}

function isBreak(before: LineWord, word: LineWord, { pauseMs, isBySentence }: Regrouping): boolean {
  return (
    before.segment.speakerId !== word.segment.speakerId ||
    (before.languageDoubtful ?? false) !== (word.languageDoubtful ?? false) ||
    word.startMs - before.endMs > pauseMs ||
    (isBySentence && endsSentence(before.text, word.text))
  );
}

const packed = (run: LineWord[], how: Regrouping): LineWord[][] => {
  let at = 0;
  // Breaking keeps the words and their order, so the parts are stretches of the run.
  return breakLongRun(run, how).map(({ length }) => run.slice(at, (at += length)));
};
