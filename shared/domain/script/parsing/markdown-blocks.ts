import { Lexer, type Token, type Tokens } from 'marked';
import { Failure } from '../../failures/failure.ts';
import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import type { ScriptBlock } from './script-block.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n(?:---|\.\.\.)\n/;
const SECTION_SEPARATOR = ' – ';
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/**
 * Paragraphs of a Markdown text as they are spoken: headings begin sections, items of lists and rows of tables are paragraphs;
 * markup, code, pictures and comments are left out. The title is that of the front matter, else a heading of the first level
 * ahead of everything else. Throws Failure INVALID_INPUT for a text that is nested beyond all reason.
 */
export function markdownBlocks(text: string): { title: string | null; blocks: ScriptBlock[] } {
  const front = FRONT_MATTER.exec(text);
  const reader: Reader = { title: front ? frontTitle(front[1] ?? '') : null, headings: [], blocks: [] };
  for (const token of markdownTokens(text.slice(front?.[0].length ?? 0))) readBlock(token, reader);
  return { title: reader.title, blocks: reader.blocks };
}

/** A line that opens hundreds of quotes or lists: the lexer would copy the rest of the text for each before it gives up. Rules are none. */
const TOO_DEEP = /^(?!(?:[ \t]*[-*])+[ \t]*$)(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){200}/m;

/**
 * The blocks of a Markdown text as marked reads them. Throws Failure INVALID_INPUT for a text that is nested beyond all reason: the
 * lexer calls itself for what is nested, and thousands of levels, which nobody writes, end in a RangeError.
 */
export function markdownTokens(text: string): Token[] {
  if (TOO_DEEP.test(text)) throw nestedTooDeep();
  try {
    return new BoundedLexer().lex(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw nestedTooDeep(error);
  }
}

function nestedTooDeep(cause?: RangeError): Failure {
  return Failure.of(reasonedFailure('INVALID_INPUT', 'nested_too_deep'), { cause });
}

/** Signs of emphasis times characters: about a second. What people write stays far below, whole books too. */
const MOST_EFFORT = 3e8;

/**
 * The lexer seeks the partner of every sign of emphasis to the end of its paragraph, which takes minutes where a file is one
 * paragraph of nothing else. What goes beyond the effort is taken as it stands.
 */
class BoundedLexer extends Lexer {
  private effort = 0;

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    const effort = (source.match(/[*_~]/g)?.length ?? 0) * source.length;
    if (this.effort + effort <= MOST_EFFORT) {
      this.effort += effort;
      return super.inlineTokens(source, tokens);
    }
    // The array is the token's own: what is returned is not looked at for paragraphs.
    tokens.push({ type: 'text', raw: source, text: source });
    return tokens;
  }
}

/** What was read so far; `headings` wait for the paragraph that they begin. */
type Reader = { title: string | null; headings: string[]; blocks: ScriptBlock[] };

function frontTitle(front: string): string | null {
  const title = /^title:[^\S\n]*(.+)$/m
    .exec(front)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return title === undefined || title === '' ? null : title;
}

function readBlock(token: Token, reader: Reader): void {
  switch (token.type) {
    case 'heading':
      return readHeading(token as Tokens.Heading, reader);
    case 'paragraph':
    case 'text':
      return addBlock(inlineText(token), reader);
    case 'list':
      for (const item of (token as Tokens.List).items) readItem(item, reader);
      return;
    case 'blockquote':
      for (const child of (token as Tokens.Blockquote).tokens) readBlock(child, reader);
      return;
    case 'table':
      return readTable(token as Tokens.Table, reader);
    default:
    // Code, rules, HTML, definitions of links: nothing that is spoken.
  }
}

function readHeading(heading: Tokens.Heading, reader: Reader): void {
  const text = oneLine(inlineText(heading));
  const isFirst = reader.blocks.length === 0 && reader.headings.length === 0;
  if (heading.depth === 1 && isFirst && reader.title === null && text !== '') reader.title = text;
  else reader.headings.push(text);
}

function readItem(item: Tokens.ListItem, reader: Reader): void {
  for (const child of item.tokens) readBlock(child, reader);
}

function readTable(table: Tokens.Table, reader: Reader): void {
  for (const row of [table.header, ...table.rows]) {
    const cells = row.map((cell) => oneLine(cell.tokens.map(inlineText).join('')));
    addBlock(cells.filter((cell) => cell !== '').join(', '), reader);
  }
}

function addBlock(text: string, reader: Reader): void {
  if (text.trim() === '') return;
  const titles = reader.headings.filter((title) => title !== '');
  const section = reader.headings.length === 0 ? null : titles.join(SECTION_SEPARATOR);
  reader.blocks.push({ text, section, cue: null });
  reader.headings = [];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is spoken of a token within a paragraph. */
function inlineText(token: Token): string {
  switch (token.type) {
    case 'image':
    case 'html':
    case 'checkbox':
      return '';
    case 'br':
      return '\n';
    case 'codespan':
    case 'escape':
      return textOf(token);
    default: {
      const children = (token as { tokens?: Token[] }).tokens;
      if (children) return children.map(inlineText).join('');
      return withoutFootnotes(decoded(textOf(token)));
    }
  }
}

const textOf = (token: Token): string => ('text' in token ? String(token.text) : '');

const withoutFootnotes = (text: string): string => text.replace(/\[\^[^\]\s]{1,40}\]:?/g, '');

function decoded(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (entity, body: string) => {
    if (!body.startsWith('#')) return ENTITIES[body.toLowerCase()] ?? entity;
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
