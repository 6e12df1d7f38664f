import { expect, it } from 'vitest';
import {
  characterOf,
  entryOf,
  itemId,
  lineId,
  newScriptLine,
} from '../../../../../shared/domain/test-data/script-data.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../../shared/domain/script/script-settings.ts';
import { openScriptFor } from '../../document/test-data/open-script-data.ts';
import { previewVoice, relevantEntries } from './relevant-entries.ts';

const dictionary = [
  entryOf('any', 'x'),
  entryOf('mine', 'x', { kind: 'script', scriptId: itemId('script') }),
  entryOf('other', 'x', { kind: 'script', scriptId: itemId('other') }),
  entryOf('hers', 'x', { kind: 'voice', voiceId: 'hers' }),
  entryOf('script-voice', 'x', { kind: 'voice', voiceId: 'script-voice' }),
  entryOf('nobody', 'x', { kind: 'voice', voiceId: 'nobody' }),
];
const ann = characterOf('Ann', 0, { voiceId: 'hers' });
const lines = [newScriptLine('a', 'One.', { characterId: ann.id }), newScriptLine('b', 'Two.')];

it('lists what holds everywhere, in this script and for the voices of its cast', () => {
  const words = (open: Parameters<typeof relevantEntries>[1]) =>
    relevantEntries(dictionary, open).map(({ word }) => word);
  expect(words(openScriptFor(lines, { characters: [ann] }))).toEqual(['any', 'mine', 'hers', 'script-voice']);
  expect(words(null)).toEqual(['any']);
});

it('previews with the voice of the active line, else of the script, else of the first character that has one', () => {
  const open = openScriptFor(lines, { characters: [ann] });
  expect([previewVoice(open, lineId('a')), previewVoice(open, lineId('b')), previewVoice(open, null)]).toEqual([
    'hers',
    'script-voice',
    'script-voice',
  ]);
  const settings = { ...DEFAULT_SCRIPT_SETTINGS, voiceId: null };
  const mute = openScriptFor(lines, { settings, characters: [characterOf('Bob', 0), { ...ann, ordinal: 1 }] });
  expect([previewVoice(mute, lineId('b')), previewVoice(openScriptFor(lines, { settings }), null)]).toEqual([
    'hers',
    null,
  ]);
  expect(previewVoice(null, null)).toBeNull();
});
