import { expect, it } from 'vitest';
import { voiceData } from '../../../../shared/domain/test-data/voice-data.ts';
import { TOOLS } from '../../../../shared/domain/tools/tools.ts';
import { speechFunctions } from './speech-functions.ts';

const VOICES = [
  voiceData('calm-anna', {
    name: 'Anna',
    description: 'A calm narrator',
    tags: ['Podcast'],
    worksOn: ['local', 'cloud'],
  }),
  voiceData('rui', {
    kind: 'cloned',
    name: 'Rui',
    description: 'A warm narrator',
    consent: { person: 'Rui Reis', basis: 'given', statement: 'By letter.', agreedAtMs: 1, sampleSha256: 'ab' },
  }),
  voiceData('old', { description: 'A calm narrator', binnedAtMs: 5 }),
];
const { list_voices } = speechFunctions({ voices: { listAll: async () => ({ voices: VOICES, failure: null }) } });
const list = async (input: object) =>
  await list_voices(TOOLS.list_voices.input.parse(input), { signal: undefined, engine: 'local', folder: undefined });

it('lists voices outside the bin by page, without the persons behind them', async () => {
  const first = await list({ limit: 1 });
  expect(first).toMatchObject({ total: 2, next: 1, isComplete: true });
  expect(first['voices']).toMatchObject([{ id: 'calm-anna', tags: ['Podcast'], worksOn: ['local', 'cloud'] }]);
  const second = await list({ limit: 1, from: 1 });
  expect(second).toMatchObject({ total: 2, next: null, voices: [{ id: 'rui', kind: 'cloned' }] });
  expect(JSON.stringify(second)).not.toMatch(/Reis|letter/);
  expect(await list({ from: 5 })).toMatchObject({ voices: [], total: 2, next: null });
});

it('finds voices by all words in name, description and tags, whatever their case', async () => {
  expect(await list({ query: 'NARRATOR podcast' })).toMatchObject({ voices: [{ id: 'calm-anna' }], total: 1 });
  expect(await list({ query: 'narrator' })).toMatchObject({ total: 2 });
  expect(await list({ query: 'calm Rui' })).toMatchObject({ voices: [], total: 0 });
});
