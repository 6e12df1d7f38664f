import type { TokenizerAndRendererExtension } from 'marked';

/** A formula in TeX, with or without a line of its own. */
export type FormulaToken = { type: 'formula' | 'formulaBlock'; raw: string; tex: string; isDisplay: boolean };

const BLOCK = /^(?:\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\])[^\S\n]*(?:\n|$)/;
const DISPLAY = /^(?:\$\$([^$]+?)\$\$|\\\[([\s\S]+?)\\\])/;
/** A dollar sign before a space or behind one, or before a digit, is money and no formula. */
const INLINE = /^(?:\$(?!\s)((?:\\[^\n]|[^$\\\n])+?)(?<!\s)\$(?!\d)|\\\(([^\n]+?)\\\))/;

/** What the Markdown of models has besides Markdown: formulas between `$`, `$$`, `\(` `\)` or `\[` `\]`. */
export const formulaExtensions: TokenizerAndRendererExtension[] = [
  {
    name: 'formulaBlock',
    level: 'block',
    start: (text) => startOf(text, ['$$', '\\[']),
    tokenizer: (text) => token('formulaBlock', BLOCK.exec(text), true),
  },
  {
    name: 'formula',
    level: 'inline',
    start: (text) => startOf(text, ['$', '\\(', '\\[']),
    tokenizer: (text) => token('formula', DISPLAY.exec(text), true) ?? token('formula', INLINE.exec(text), false),
  },
];

/** The parser asks this at every mark of a text: an expression that is searched for would make long answers slow. */
function startOf(text: string, signs: readonly string[]): number | undefined {
  const places = signs.map((sign) => text.indexOf(sign)).filter((at) => at >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
}

function token(
  type: FormulaToken['type'],
  found: RegExpExecArray | null,
  isDisplay: boolean,
): FormulaToken | undefined {
  const tex = (found?.[1] ?? found?.[2])?.trim();
  return found && tex ? { type, raw: found[0], tex, isDisplay } : undefined;
}
