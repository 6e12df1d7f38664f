import { expect, it } from 'vitest';
import { applyScriptEdits } from '../../../../shared/domain/script/apply-script-edit.ts';
import {
  characterOf,
  neutralRecipe,
  newScriptLine,
  scriptOf,
} from '../../../../shared/domain/test-data/script-data.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { elsewhereVoices, replaceVoice } from './elsewhere-voices.ts';

const voice = (id: string, worksOn: Voice['worksOn'], description = ''): [string, Voice] => [
  id,
  {
    id,
    worksOn,
    description,
    name: id,
    kind: 'system',
    tags: [],
    state: 'ready',
    binnedAtMs: null,
  } as unknown as Voice,
];
const voices = new Map([
  voice('Spanish_Narrator', ['cloud'], 'A man from Madrid.'),
  voice('English_CalmWoman', ['cloud'], 'A woman.'),
  voice('Wise_Woman', ['local', 'cloud'], 'A mature woman.'),
  voice('Casual_Guy', ['local'], 'A man, relaxed.'),
]);
const recipes = (...ids: string[]) => ids.map((voiceId) => neutralRecipe('One.', { voiceId }));

it('finds what the chosen service does not have, with the nearest that it has; aliases are there', () => {
  const found = elsewhereVoices(
    [...recipes('Spanish_Narrator', 'English_CalmWoman', 'Wise_Woman', 'Spanish_Narrator', 'Nobody'), null],
    voices,
    'local',
  );
  expect(found.map(({ voice: { id }, lineCount, nearest }) => [id, lineCount, nearest?.id])).toEqual([
    ['Spanish_Narrator', 2, 'Casual_Guy'],
  ]);
  expect(elsewhereVoices(recipes('Casual_Guy', 'Wise_Woman'), voices, 'cloud')).toMatchObject([
    { voice: { id: 'Casual_Guy' }, lineCount: 1, nearest: { id: 'Spanish_Narrator' } },
  ]);
});

it('replaces a voice wherever the script names it, and nothing else', () => {
  const script = scriptOf(
    [
      newScriptLine('a', 'One.', { voiceId: 'old' }),
      newScriptLine('b', 'Two.'),
      newScriptLine('c', 'x', { voiceId: 'own' }),
    ],
    { characters: [characterOf('Ann', 0, { voiceId: 'old' }), characterOf('Bob', 1, { voiceId: 'his' })] },
  );
  const edits = replaceVoice(script, 'old', 'new');
  const { after } = { after: applyScriptEdits(script, edits).patch };
  expect(after.lines.map(({ id, voiceId }) => [id, voiceId])).toEqual([['a', 'new']]);
  expect(after.characters.map(({ name, voiceId }) => [name, voiceId])).toEqual([['Ann', 'new']]);
  expect(after.settings).toBeNull();
  expect(replaceVoice(script, 'script-voice', 'new')).toEqual([{ kind: 'setSettings', values: { voiceId: 'new' } }]);
});
