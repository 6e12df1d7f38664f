import type { Tokens } from 'marked';
import { lyricTagNamed } from '../../music/lyrics/lyric-tags.ts';
import { markdownBlocks, markdownTokens } from '../../script/parsing/markdown-blocks.ts';

/**
 * What an answer of a model becomes elsewhere. A model says things around what it was asked for, so that is looked for first. All
 * throw Failure INVALID_INPUT for Markdown that is nested beyond all reason.
 */

/** The text of a script: Markdown, or plain text where all of the answer is code, which is not spoken. */
export function scriptOfAnswer(markdown: string): { text: string; format: 'md' | 'txt' } {
  const { title, blocks } = markdownBlocks(markdown);
  if (blocks.length > 0 || title !== null) return { text: markdown, format: 'md' };
  return { text: setApart(markdown).join('\n\n'), format: 'txt' };
}

/** One line for the prompt of an image: what is set apart as one quote or one block of code, else all of it without markup. */
export function promptOfAnswer(markdown: string): string {
  const [apart, more] = setApart(markdown);
  const text = apart !== undefined && more === undefined ? apart : spoken(markdown);
  return text.replace(/\s+/gu, ' ').trim();
}

/** Texts of the quotes and blocks of code of an answer. */
function setApart(markdown: string): string[] {
  return markdownTokens(markdown).flatMap((token) => {
    if (token.type === 'code') return [(token as Tokens.Code).text];
    return token.type === 'blockquote' ? [spoken((token as Tokens.Blockquote).text)] : [];
  });
}

function spoken(markdown: string): string {
  const { title, blocks } = markdownBlocks(markdown);
  return [title ?? '', ...blocks.map(({ section, text }) => [section ?? '', text].join(' '))].join(' ');
}

/** Lines that are sung are shorter, in UTF-16 units; a single longer one is talk. */
const LONGEST_SUNG = 60;

/**
 * Lyrics as the Music form reads them: tags in brackets on lines of their own, also where the model wrote headings or bold words.
 * What is said before the first tag and after the last section is left out; without any tag all lines are lyrics.
 */
export function lyricsOfAnswer(markdown: string): string {
  const codes = markdownTokens(markdown).filter(({ type }) => type === 'code') as Tokens.Code[];
  const source = codes.length === 1 ? (codes[0]?.text ?? '') : markdown;
  const groups = source
    .split(/\r?\n/u)
    .map(sungLine)
    .join('\n')
    .split(/\n{2,}/u)
    .filter((group) => group.trim() !== '');
  const first = groups.findIndex(hasTag);
  if (first < 0) return groups.join('\n\n');
  const last = groups.findLastIndex((group) => hasTag(group) || !isTalk(group));
  return groups.slice(first, last + 1).join('\n\n');
}

const hasTag = (group: string): boolean => /^\[[^[\]]+\]$/mu.test(group);
const isTalk = (group: string): boolean => !group.includes('\n') && group.length > LONGEST_SUNG;

/** A line without markup; a heading or bold words that name a part of a song become its tag. */
function sungLine(line: string): string {
  const bare = line
    .trim()
    .replace(/^(?:#{1,6}|>)\s+/u, '')
    .replace(/\s*\\$/u, '')
    .replace(/(\*\*?)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<!\w)(__?)(?=\S)(.+?)(?<=\S)\1(?!\w)/gu, '$2');
  const isMarked = bare !== line.trim() || /^\[.*\]$/u.test(bare);
  const name = bare.replace(/^\[|\]$/gu, '').replace(/:$/u, '');
  return isMarked && lyricTagNamed(name) !== null ? `[${name}]` : bare;
}
