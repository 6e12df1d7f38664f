import type { SongRequest } from '../composer.ts';
import { coverStyle } from '../covers/cover-style.ts';
import { parseLyrics, type LyricSection } from '../lyrics/parse-lyrics.ts';
import { readStyle } from '../prompt/read-style.ts';
import type { SongStyle } from '../prompt/song-style.ts';
import { composeScore } from '../score/compose-score.ts';
import type { Score } from '../score/score.ts';
import { songFacts, type SongFacts } from './song-facts.ts';

/** A song that can be played, and what is told of it. */
export type ComposedSong = { style: SongStyle; score: Score; facts: SongFacts };

/** Reads prompt and lyrics and composes. */
export function composeSong({
  prompt,
  lyrics,
  isInstrumental,
  seed,
  reference = null,
}: Pick<SongRequest, 'prompt' | 'lyrics' | 'isInstrumental' | 'seed' | 'reference'>): ComposedSong {
  const read = readStyle(prompt, seed);
  const covered = reference && coverStyle(read, { prompt, seed, reference });
  const style = covered?.style ?? read;
  const sections = sectionsOf(lyrics, isInstrumental);
  const cover = covered && reference && { reference, fold: covered.fold };
  const score = composeScore({ style, lyrics: sections, seed, cover });
  const leftOutLines = lineCount(sections) - lineCount(score.sections);
  return { style, score, facts: songFacts(style, score, { seed, leftOutLines }) };
}

function sectionsOf(lyrics: string, isInstrumental: boolean): LyricSection[] {
  const sections = parseLyrics(lyrics);
  return isInstrumental ? sections.map((section) => ({ ...section, lines: [] })) : sections;
}

const lineCount = (sections: readonly { lines: readonly string[] }[]): number =>
  sections.reduce((sum, { lines }) => sum + lines.length, 0);
