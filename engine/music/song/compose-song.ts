import type { SongRequest } from '../composer.ts';
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
}: Pick<SongRequest, 'prompt' | 'lyrics' | 'isInstrumental' | 'seed'>): ComposedSong {
  const style = readStyle(prompt, seed);
  const sections = sectionsOf(lyrics, isInstrumental);
  const score = composeScore({ style, lyrics: sections, seed });
  const leftOutLines = lineCount(sections) - lineCount(score.sections);
  return { style, score, facts: songFacts(style, score, { seed, leftOutLines }) };
}

function sectionsOf(lyrics: string, isInstrumental: boolean): LyricSection[] {
  const sections = parseLyrics(lyrics);
  return isInstrumental ? sections.map((section) => ({ ...section, lines: [] })) : sections;
}

const lineCount = (sections: readonly { lines: readonly string[] }[]): number =>
  sections.reduce((sum, { lines }) => sum + lines.length, 0);
