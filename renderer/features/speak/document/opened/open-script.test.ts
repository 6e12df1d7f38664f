import { expect, it } from 'vitest';
import { characterOf, lineId, newScriptLine } from '../../../../../shared/domain/test-data/script-data.ts';
import { lineOf } from './open-script.ts';
import { openScriptFor } from '../test-data/open-script-data.ts';

it('finds lines, their places and characters by id, and nothing for a line that is gone', () => {
  const ann = characterOf('Ann', 0);
  const open = openScriptFor([newScriptLine('a', 'One.'), newScriptLine('b', 'Two.')], { characters: [ann] });
  expect(open.order).toEqual(['a', 'b']);
  expect(open.indexById.get(lineId('b'))).toBe(1);
  expect(open.characterById.get(ann.id)).toBe(ann);
  expect([lineOf(open, lineId('b'))?.text, lineOf(open, lineId('gone')), lineOf(open, null)]).toEqual([
    'Two.',
    null,
    null,
  ]);
});
