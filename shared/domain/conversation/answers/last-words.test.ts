import { expect, it } from 'vitest';
import { lastWordsOf } from './last-words.ts';

it.each([
  ['## Plan\n\n- **First**, look at `a.ts`\n- Then _rest_', 'Plan First, look at a.ts Then rest'],
  ['> See [the page](https://example.com/a) and ![a fox](fox.png)', 'See the page and a fox'],
  ['```ts\nconst a = 1;\n```', 'const a = 1;'],
  ['| Name | Age |\n| --- | ---: |\n| Ana | 4 |', 'Name Age Ana 4'],
  ['2 * 3 * 4, snake_case_name and a|b stay', '2 * 3 * 4, snake_case_name and a|b stay'],
  ['**cut in the mid', '**cut in the mid'],
])('reads %j as %j', (markdown, words) => expect(lastWordsOf(markdown)).toBe(words));
