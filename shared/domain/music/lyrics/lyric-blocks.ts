import { lyricTagNamed } from './lyric-tags.ts';

/**
 * A section of lyrics: its tag without brackets, and its lines. An empty tag stands for lines before the first tag, which
 * services sing as a verse.
 */
export type LyricBlock = { tag: string; text: string };

/** A line that is nothing but a tag. */
const TAG_LINE = /^\s*\[([^[\]]*)\]\s*$/u;

/**
 * Lyrics as blocks. Tags that service.md lists get its spelling (`[pre-chorus 2]` is `Pre Chorus`), others keep their own.
 * Empty lines around a block mean nothing; those within are kept.
 */
export function parseLyrics(lyrics: string): LyricBlock[] {
  const blocks: { tag: string; lines: string[] }[] = [];
  for (const line of lyrics.split(/\r\n?|\n/u)) {
    const tag = TAG_LINE.exec(line)?.[1]?.trim();
    if (tag !== undefined && tag !== '') blocks.push({ tag: lyricTagNamed(tag) ?? tag, lines: [] });
    else if (blocks.length > 0) blocks.at(-1)?.lines.push(line);
    else if (line.trim() !== '') blocks.push({ tag: '', lines: [line] });
  }
  return blocks.map(({ tag, lines }) => ({ tag, text: withoutOuterBlanks(lines).join('\n') }));
}

function withoutOuterBlanks(lines: readonly string[]): readonly string[] {
  const isSung = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isSung);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isSung) + 1);
}

/** Blocks as the service reads them: a tag in brackets on a line of its own, a blank line between sections. */
export function lyricsText(blocks: readonly LyricBlock[]): string {
  return blocks
    .map(({ tag, text }) => [tag === '' ? '' : `[${tag}]`, text.trim()].filter((part) => part !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Lines of a block that are sung. */
export const sungLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
