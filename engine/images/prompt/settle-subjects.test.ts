import { expect, it } from 'vitest';
import { composeScene } from './compose-scene.ts';
import { readPrompt } from './read-prompt.ts';

const ids = (prompt: string) => readPrompt(prompt).subjects.map(({ id }) => id);

it('balloons at a party are toys, and those of a landscape are not', () => {
  expect(ids('Birthday cake with candles and balloons')).toEqual(['cake', 'candle', 'balloon-toy']);
  expect(ids('Three balloons in different colours')).toEqual(['balloon-toy']);
  expect(ids('A bunch of helium balloons')).toEqual(['balloon-toy']);
  expect(ids('Three balloons over misty hills')).toEqual(['hot-air-balloon']);
  expect(ids('Colourful balloons above a valley')).toEqual(['hot-air-balloon']);
});

it('a room that is named has its furniture, unless the prompt names some', () => {
  expect(ids('A cozy coffee shop')).toEqual(expect.arrayContaining(['table', 'chair', 'teacup']));
  expect(ids('A businesswoman with a laptop in a bright office')).toEqual(
    expect.arrayContaining(['woman', 'laptop', 'table']),
  );
  expect(ids('A living room with a piano')).toEqual(['piano']);
});

it('people are under umbrellas in the street, one each', () => {
  const { scene } = composeScene('A street with umbrellas in the rain', { seed: 1 });
  const [umbrella, person] = ['umbrella', 'person'].map((id) => scene.subjects.find((subject) => subject.id === id));
  expect(person?.relation).toEqual({ kind: 'holding', to: 'umbrella' });
  expect(person?.count).toBe(umbrella?.count);
});

it('plurals without an s are several', () => {
  expect(composeScene('Children in a park', { seed: 2 }).scene.subjects[0]!.count).toBeGreaterThan(1);
  expect(composeScene('A child in a park', { seed: 2 }).scene.subjects[0]!.count).toBe(1);
});
