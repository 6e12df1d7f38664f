import type { Token, Tokens } from 'marked';
import { isFenceClosed } from './closed-fence.ts';
import { inlineTokens } from './inline-tokens.ts';

/**
 * The words of an answer as the page shows them, without its marks: one line for each paragraph, item, cell and line break. Formulas,
 * diagrams and images that are not loaded have none.
 */
export function shownText(blocks: readonly Token[]): string {
  return blocks.flatMap(linesOfBlock).join('\n');
}

function linesOfBlock(token: Token): string[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'formulaBlock':
    case 'checkbox':
      return [];
    case 'code':
      return isDiagram(token as Tokens.Code) ? [] : lines((token as Tokens.Code).text);
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap(linesOfBlock);
    case 'list':
      return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap(linesOfBlock));
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].flat().flatMap((cell) => lines(textOfInline(cell.tokens)));
    }
    case 'html':
      return lines((token as Tokens.HTML).text);
    default:
      return lines(textOfInline(inlineTokens(token)));
  }
}

/** Whether a block of code is drawn as a diagram. */
export const isDiagram = ({ lang = '', raw }: Pick<Tokens.Code, 'lang' | 'raw'>): boolean =>
  lang.trim().toLowerCase() === 'mermaid' && isFenceClosed(raw);

const lines = (text: string): string[] => (text === '' ? [] : [text]);

const textOfInline = (tokens: readonly Token[]): string => tokens.map(textOf).join('');

function textOf(token: Token): string {
  switch (token.type) {
    case 'formula':
    case 'checkbox':
    case 'image':
      return '';
    case 'br':
      return '\n';
    case 'codespan':
      return (token as Tokens.Codespan).text;
    case 'strong':
    case 'em':
    case 'del':
    case 'link':
      return textOfInline(inlineTokens(token));
    case 'escape':
    case 'text':
      return 'tokens' in token && token.tokens ? textOfInline(inlineTokens(token)) : (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}
