import { beforeEach, expect, it } from 'vitest';
import { characterOf, lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { openScriptFor } from '../document/test-data/open-script-data.ts';
import { openInWindow, type ScriptInWindow } from '../document/test-data/script-core.ts';
import { castByName, castLines, castToNew, speakAsEnglish } from './cast-lines.ts';
import { fitLinesToCues } from './cued-lines.ts';

const ann = characterOf('Ann', 0);
const cue = { startMs: 0, endMs: 1200 };
const lines = [
  newScriptLine('a', 'One.', { voiceId: 'own' }),
  newScriptLine('b', 'A line that is much too long for the little time it has in the picture.', { cue }),
];
let opened: ScriptInWindow;
const cast = () => {
  const { script, characterById } = opened.open();
  return script.lines.map(({ characterId }) => (characterId === null ? null : characterById.get(characterId)?.name));
};

beforeEach(async () => {
  opened = await openInWindow(openScriptFor(lines, { characters: [ann] }).script);
});

it('gives lines to a character, whose voice takes the place of their own', async () => {
  expect(castLines(opened.open(), [lineId('a')], ann.id)).toBe(true);
  expect([cast(), opened.open().script.lines[0]?.voiceId]).toEqual([['Ann', null], null]);
  castLines(opened.open(), [lineId('a')], null);
  expect(cast()).toEqual([null, null]);
  expect(castLines(opened.open(), [], ann.id)).toBe(false);
  expect(await opened.steps()).toHaveLength(2);
});

it('adds a character and gives it the lines in one step', async () => {
  const id = castToNew(opened.open(), [lineId('b')]);
  expect(id).toBe(opened.open().script.characters[1]?.id);
  expect(cast()).toEqual([null, 'Character 2']);
  expect(await opened.steps()).toHaveLength(1);
});

it('casts by a typed name, to a known character or a new one, and takes the name out of the text', async () => {
  castByName(opened.open(), lineId('a'), { name: 'ann', text: 'One!' });
  castByName(opened.open(), lineId('b'), { name: 'Bob', text: 'Two.' });
  expect([cast(), opened.open().script.lines.map(({ text }) => text)]).toEqual([
    ['Ann', 'Bob'],
    ['One!', 'Two.'],
  ]);
  expect(opened.open().script.characters).toHaveLength(2);
  expect(await opened.steps()).toHaveLength(2);
});

it('says that a line is English', () => {
  speakAsEnglish(opened.open(), lineId('a'));
  expect(opened.open().script.lines.map(({ language }) => language)).toEqual(['English', null]);
});

it('speeds up lines that are too long for their cues, and no others', async () => {
  expect(fitLinesToCues(opened.open())).toBe(true);
  const [untouched, faster] = opened.open().script.lines;
  expect(untouched?.delivery.speed).toBeNull();
  expect(faster?.delivery.speed).toBeGreaterThan(1);
  const { open } = await openInWindow(openScriptFor([newScriptLine('a', 'One.')]).script);
  expect(fitLinesToCues(open())).toBe(false);
});
