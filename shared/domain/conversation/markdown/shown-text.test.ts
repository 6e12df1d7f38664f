import { expect, it } from 'vitest';
import { createAnswerParser } from './answer-parser.ts';
import { shownText } from './shown-text.ts';

const parser = createAnswerParser();
const shown = (text: string) => shownText(parser.blocks(text));

it.each([
  [
    'emphasis, code and links inside words',
    'The **la**mp is `lit`, [see *here*](https://x.y).',
    'The lamp is lit, see here.',
  ],
  ['headings, paragraphs and line breaks', '# Fog\n\nOne\ntwo\n\n---\n\nthree', 'Fog\nOne\ntwo\nthree'],
  ['lists in lists and tasks', '- one\n  - two **b**\n- [x] three', 'one\ntwo b\nthree'],
  ['quotes and code', '> said\n\n```js\nlet a;\nlet b;\n```', 'said\nlet a;\nlet b;'],
  ['tables cell by cell', '| a | b |\n|---|---|\n| 1 | **2** |', 'a\nb\n1\n2'],
  ['HTML, which is shown as its text', 'a <b>c</b>\n\n<div>x</div>', 'a <b>c</b>\n<div>x</div>'],
])('has %s as they are read', (_, text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('leaves out what shows no words', () => {
  expect(shown('a $x^2$ b ![fox](https://x.y/z.png)\n\n$$\ny\n$$\n\n```mermaid\npie\n```')).toBe('a  b ');
});
