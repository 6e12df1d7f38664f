import { Marked } from 'marked';
import { expect, it } from 'vitest';
import { type FormulaToken, formulaExtensions } from './formula-tokens.ts';

const parser = new Marked({ gfm: true, extensions: formulaExtensions });

/** The formulas of a text, those on lines of their own in brackets. */
function formulasIn(text: string): string[] {
  const found: string[] = [];
  const isFormula = (token: { type: string }): token is FormulaToken => token.type.startsWith('formula');
  void parser.walkTokens(parser.lexer(text), (token) => {
    if (isFormula(token)) found.push(token.isDisplay ? `[${token.tex}]` : token.tex);
  });
  return found;
}

it.each([
  ['Its area is $a^2$, its edge \\(a\\).', ['a^2', 'a']],
  ['So:\n\n$$\n\\frac{1}{2}\n$$\n\nand\n\n\\[ x = 1 \\]', ['[\\frac{1}{2}]', '[x = 1]']],
  ['In a line $$x$$ too', ['[x]']],
  ['- $a$\n- **$b$**', ['a', 'b']],
  ['| a |\n| - |\n| $c$ |', ['c']],
  ['a price of \\$5 in $p = \\$5$', ['p = \\$5']],
])('finds the formulas of %j', (text, formulas) => {
  expect(formulasIn(text)).toEqual(formulas);
});

it.each([
  'It costs $5 and $10.',
  'From $ to $ and US$5',
  '`$x$` and\n\n```\n$$x$$\n```',
  'An open $x',
  '$$\nstill coming',
  '\\(still coming',
  '$$$$ and $ $',
])('finds none in %j', (text) => {
  expect(formulasIn(text)).toEqual([]);
});
