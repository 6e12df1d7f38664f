import { expect, it } from 'vitest';
import { applyScriptEdits } from '../../../../../shared/domain/script/apply-script-edit.ts';
import type { ScriptEdit } from '../../../../../shared/domain/script/script-edit.ts';
import { characterOf, newScriptLine } from '../../../../../shared/domain/test-data/script-data.ts';
import { openScriptFor, takeOf } from '../../document/test-data/open-script-data.ts';
import { characterVoiceChange, lineVoiceChange, outdatedBy } from './voice-change.ts';

const ann = characterOf('Ann', 0, { voiceId: 'hers' });
const open = openScriptFor(
  [
    newScriptLine('a', 'One.', { characterId: ann.id }),
    newScriptLine('b', 'Two.', { characterId: ann.id, voiceId: 'own' }),
    newScriptLine('c', 'Three.'),
    newScriptLine('d', 'Four.'),
  ],
  { characters: [ann] },
  { takes: [takeOf('c', 'Three.')] },
);
const { script } = open;
const voices = (edits: ScriptEdit[]) => {
  const { settings, characters, lines } = applyScriptEdits(script, edits).content;
  return [settings.voiceId, characters[0]?.voiceId, ...lines.map(({ voiceId }) => voiceId)];
};
const ids = (lines: readonly { id: string }[] | undefined) => lines?.map(({ id }) => id);

it('changes the lines of a character but those with a voice of their own', () => {
  const change = characterVoiceChange(open, ann, 'new');
  expect(ids(change?.touched)).toEqual(['a']);
  expect(voices(change ? [change.edit] : [])).toEqual(['script-voice', 'new', null, 'own', null, null]);
  expect(voices(change ? [change.edit, ...change.back] : [])).toEqual(voices([]));
  expect(characterVoiceChange(open, ann, 'hers')).toBeNull();
});

it('changes lines without a character by the voice of the script, and counts what is put out of date', () => {
  const change = characterVoiceChange(open, null, 'new');
  expect(ids(change?.touched)).toEqual(['c', 'd']);
  expect(change && outdatedBy(open, change)).toEqual({ lines: 1, characters: 6 });
  expect(voices(change ? [change.edit, ...change.back] : [])).toEqual(voices([]));
});

it('gives lines a voice of their own and each its former one back', () => {
  const change = lineVoiceChange(open, script.lines.slice(0, 3), 'new');
  expect(voices(change ? [change.edit] : [])).toEqual(['script-voice', 'hers', 'new', 'new', 'new', null]);
  expect(voices(change ? [change.edit, ...change.back] : [])).toEqual(voices([]));
});

it('touches no line that has the new voice already, by itself or from above', () => {
  const change = lineVoiceChange(open, script.lines.slice(0, 2), 'hers');
  expect(ids(change?.touched)).toEqual(['b']);
  expect(ids(lineVoiceChange(open, script.lines.slice(0, 2), null)?.touched)).toEqual(['b']);
  expect(lineVoiceChange(open, script.lines.slice(1, 2), 'own')).toBeNull();
});
