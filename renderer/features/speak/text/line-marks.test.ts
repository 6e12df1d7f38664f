import { expect, it } from 'vitest';
import type { CheckedWord, Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { entryOf, lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { openScriptFor, takeOf } from '../document/test-data/open-script-data.ts';
import { lineMarks } from './line-marks.ts';

const view = { model: 'speech-2.8-hd', isRaw: false };
const heard = { kind: 'changed', textBegin: 4, textEnd: 8, heard: 'camp' } as CheckedWord;
const check = { words: [heard] } as unknown as Take['check'];

function marks(text: string, takes: Take[] = []) {
  const dictionary = [entryOf('lamp', 'lemp')];
  const open = openScriptFor([newScriptLine('a', text)], {}, { takes, dictionary });
  const [line] = open.script.lines;
  const state = open.states.get(lineId('a'));
  if (!line || !state) throw new Error('The script has no line.');
  return lineMarks(line, state, view).map(({ kind, from, to }) => [kind, from, to]);
}

it('underlines what was heard otherwise before words of a dictionary, since the first is what is shown', () => {
  expect(marks('The lamp.', [takeOf('a', 'The lamp.', { check })])).toEqual([
    ['differs', 4, 8],
    ['dictionary', 4, 8],
  ]);
});

it('says nothing of what was heard once the text is another one', () => {
  expect(marks('A lamp.', [takeOf('a', 'The lamp.', { check })])).toEqual([['dictionary', 2, 6]]);
});

it('puts what cannot be said first', () => {
  expect(marks('The lamp <#x#> burns.')[0]?.[0]).toBe('problem');
});
