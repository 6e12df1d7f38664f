import { expect, it } from 'vitest';
import { recipeFacts } from './recipe-facts.ts';

it('says where something was generated as the rest of the window does', () => {
  expect(recipeFacts({ engine: 'local', model: 'asr-1.0', language: 'en', speakerCount: 2, host: null })).toEqual([
    { name: 'Engine', value: 'On this computer' },
    { name: 'Model', value: 'asr-1.0' },
    { name: 'Language', value: 'English' },
    { name: 'Speakers', value: '2' },
  ]);
  expect(recipeFacts({ engine: 'cloud', language: 'tlh' })).toEqual([
    { name: 'Engine', value: 'Cloud' },
    { name: 'Language', value: 'tlh' },
  ]);
});

it('leaves out what only programs read, at any depth', () => {
  const recipe = { kind: 'jingle', version: 1, prompt: 'Waves', effects: { kind: 'echo', version: 2, pitch: 3 } };
  expect(recipeFacts(recipe)).toEqual([
    { name: 'Prompt', value: 'Waves' },
    { name: 'Effects', value: 'Pitch: 3' },
  ]);
  expect(
    recipeFacts({ role: 'sample', sourceItemId: 'i', spans: [{ startMs: 1, endMs: 2 }], voiceId: 'anna' }),
  ).toEqual([{ name: 'Voice ID', value: 'anna' }]);
});

it('is empty where nothing is known', () => {
  expect(recipeFacts(null)).toEqual([]);
  expect(recipeFacts({ watermark: false, emotion: null })).toEqual([]);
});

const values = (recipe: Record<string, unknown>) => recipeFacts(recipe).map(({ value }) => value);

it('says a zero, but nothing of what is empty', () => {
  expect(recipeFacts({ prompt: '', note: undefined, isRaw: false, pitch: 0 })).toEqual([{ name: 'Pitch', value: '0' }]);
});

it('tells lists and nested parts by what they hold', () => {
  expect(values({ words: ['live', '', 'read'], none: [], nothing: {}, empty: [null] })).toEqual(['live, read']);
  expect(values({ lines: [{ pitch: 1 }, { pitch: 2 }] })).toEqual(['Pitch: 1, Pitch: 2']);
});

it('never says more than two hundred characters of one value', () => {
  const long = 'x'.repeat(500);
  const said = values({ prompt: long, list: [long, long], part: { prompt: long } });
  expect(said.map(({ length }) => length)).toEqual([200, 200, 200]);
});
