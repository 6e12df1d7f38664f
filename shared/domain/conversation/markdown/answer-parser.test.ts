import type { Token } from 'marked';
import { expect, it } from 'vitest';
import { createAnswerParser } from './answer-parser.ts';

const parser = createAnswerParser();

const childrenOf = (token: Token): Token[] => {
  const own = 'tokens' in token && token.tokens ? token.tokens : [];
  const items = 'items' in token ? (token.items as Token[]) : [];
  return [...own, ...items];
};
const depthOf = (tokens: readonly Token[]): number =>
  tokens.length === 0 ? 0 : 1 + Math.max(...tokens.map((token) => depthOf(childrenOf(token))));
const textOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join('');

/** The parser alone would end its stack on the first two and need minutes, or hours, for the others. */
it.each([
  ['quotes in quotes', '> '.repeat(20_000) + 'end'],
  ['emphasis in emphasis', '*'.repeat(5000) + 'end' + '*'.repeat(5000)],
  ['lists in lists by indents', Array.from({ length: 1000 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')],
  ['lists in lists on one line', '- '.repeat(20_000) + 'end'],
  ['underscores that open and never close', '_a_b'.repeat(20_000)],
  ['blanks without end', `a${' '.repeat(200_000)}b`],
])('reads %s, flat', (_, text) => {
  const blocks = parser.blocks(text);
  expect(depthOf(blocks)).toBeLessThan(60);
  expect(textOf(blocks).replaceAll(/\s+/g, ' ')).toContain(text.trim().slice(-1));
});

it('reads what people write as it was', () => {
  const blocks = parser.blocks('> said\n>> again **and *so* on**\n\n- [ ] one\n  - [x] two');
  const json = JSON.stringify(blocks);
  expect(json.match(/"type":"(blockquote|strong|em|list|checkbox)"/g)).toEqual([
    '"type":"blockquote"',
    '"type":"blockquote"',
    '"type":"strong"',
    '"type":"em"',
    '"type":"list"',
    '"type":"checkbox"',
    '"type":"list"',
    '"type":"checkbox"',
  ]);
});
