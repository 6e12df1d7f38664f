import katex from 'katex';
import type { Token, Tokens } from 'marked';
import { escapeHtml } from '../../files/escape-html.ts';
import { createAnswerParser } from '../markdown/answer-parser.ts';
import { FORMULA_RULES, MOST_FORMULA_CHARACTERS } from '../markdown/formula-rules.ts';
import type { FormulaToken } from '../markdown/formula-tokens.ts';
import { isWebAddress } from '../markdown/web-address.ts';

/** Two levels below the title of the file; deeper ones have no use. */
const DEEPEST = 6;

const parser = createAnswerParser();
parser.marked.use({
  // What is not named here is written by marked, which escapes texts and knows no element that loads.
  renderer: {
    html: ({ text, block }) => (block ? `<p>${escapeHtml(text.trim())}</p>\n` : escapeHtml(text)),
    heading({ tokens, depth }) {
      const level = Math.min(depth + 2, DEEPEST);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    code: ({ text, lang }) => codeBlock(text, (lang ?? '').split(/\s/)[0] ?? ''),
    image: ({ href, text }) => `<em>Image not loaded: ${escapeHtml(text || href)}</em>`,
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return isWebAddress(href) ? `<a href="${escapeHtml(new URL(href).href)}" rel="noreferrer">${words}</a>` : words;
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
  extensions: (['formula', 'formulaBlock'] as const).map((name) => ({
    name,
    renderer: (token: Tokens.Generic) => formula(token as unknown as FormulaToken),
  })),
});

/**
 * Markdown of a model as HTML for a file. It is hostile: HTML in it is shown as its text, images are not loaded, only web addresses
 * become links, and formulas are MathML.
 */
export const markdownHtml = (text: string): string => parser.marked.parser(parser.blocks(text) as Token[]);

function codeBlock(code: string, language: string): string {
  const name = language === '' ? '' : `<figcaption>${escapeHtml(language)}</figcaption>`;
  return `<figure>${name}<pre tabindex="0"><code>${escapeHtml(code)}</code></pre></figure>\n`;
}

function formula({ tex, isDisplay }: FormulaToken): string {
  if (tex.length > MOST_FORMULA_CHARACTERS) return `<code>${escapeHtml(tex)}</code>`;
  try {
    const mathml = katex.renderToString(tex, { ...FORMULA_RULES, displayMode: isDisplay });
    return isDisplay ? `<div class="formula">${mathml}</div>\n` : mathml;
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return `<code>${escapeHtml(tex)}</code>`;
  }
}
