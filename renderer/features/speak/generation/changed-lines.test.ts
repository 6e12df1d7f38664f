import { expect, it } from 'vitest';
import { lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { openScriptFor, takeOf } from '../document/test-data/open-script-data.ts';
import { changedLines } from './changed-lines.ts';

const open = openScriptFor(
  [newScriptLine('a', 'One.'), newScriptLine('b', 'Two.'), newScriptLine('c', 'Three.')],
  {},
  { takes: [takeOf('b', 'Two.')] },
);
const draft = (id: string, text: string) => ({ lineId: lineId(id), text });

it('names new and changed lines in the order of the script', () => {
  expect(changedLines(open, null)).toEqual(['a', 'c']);
});

it('adds the line that is being typed, though its stored text has a take', () => {
  expect(changedLines(open, draft('b', 'Two and a half.'))).toEqual(['a', 'b', 'c']);
});

it('leaves the line that is being typed out where its new text cannot be said', () => {
  expect(changedLines(open, draft('a', '***'))).toEqual(['c']);
  expect(changedLines(open, draft('c', '<#1#> Three.'))).toEqual(['a']);
});
