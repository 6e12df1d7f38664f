import { keyName } from '../theory/pitch.ts';
import type { Score } from '../score/score.ts';
import type { SongStyle } from '../prompt/song-style.ts';
import { linesToSing } from '../singing/lines-to-sing.ts';
import { type SungLine, sungLines } from './sung-lines.ts';

/** What was played, for the answer and for people. Times in ms. */
export type SongFacts = {
  seed: number;
  genre: string;
  groove: string;
  tempoBpm: number;
  key: string;
  instruments: string[];
  sections: { label: string; startMs: number; endMs: number }[];
  /** Lines of the lyrics and when their melody is played. */
  lines: SungLine[];
  /** What is otherwise than the prompt or lyrics asked, as sentences. */
  remarks: string[];
};

/** The facts of a composed song. */
export function songFacts(
  style: SongStyle,
  score: Score,
  { seed, leftOutLines }: { seed: number; leftOutLines: number },
): SongFacts {
  const roles = new Set(score.notes.map(({ role }) => role));
  const remarks = [...style.remarks];
  const unsung = unsungLines(style, score);
  if (unsung === 'all') remarks.push('The words are not sung: an instrument plays their melody.');
  if (unsung === 'some')
    remarks.push('Lines in other letters than Latin ones are not sung: an instrument plays their melody.');
  if (leftOutLines > 0)
    remarks.push(`The last ${leftOutLines} lines did not fit into the longest song and are left out.`);
  return {
    seed,
    genre: style.genre.name,
    groove: style.groove.name,
    tempoBpm: style.tempoBpm,
    key: keyName(style.key),
    instruments: [
      ...new Set([...roles].flatMap((role) => style.instruments[role] ?? [])),
      ...(style.singer && linesToSing(score, style.singer).length > 0 ? [style.singer.name] : []),
    ],
    sections: score.sections.map(({ label, startSeconds, endSeconds }) => ({
      label,
      startMs: Math.round(startSeconds * 1000),
      endMs: Math.round(endSeconds * 1000),
    })),
    lines: sungLines(score),
    remarks,
  };
}

/** The facts of a song that was over earlier than its last bar. */
export const endingBy = (facts: SongFacts, durationMs: number): SongFacts => ({
  ...facts,
  sections: facts.sections.map((section) => ({ ...section, endMs: Math.min(section.endMs, durationMs) })),
});

function unsungLines({ singer }: SongStyle, score: Score): 'none' | 'some' | 'all' {
  const withWords = new Set(score.notes.flatMap(({ syllable }) => syllable?.line ?? [])).size;
  const sung = linesToSing(score, singer).length;
  return sung === withWords ? 'none' : sung === 0 ? 'all' : 'some';
}
