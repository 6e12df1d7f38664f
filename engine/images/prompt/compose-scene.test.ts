import { describe, expect, it } from 'vitest';
import { sceneSchema } from '../scene/scene.ts';
import { composeScene, promptWith } from './compose-scene.ts';

const scene = (prompt: string, seed = 1) => composeScene(prompt, { seed }).scene;
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

describe('composeScene', () => {
  it.each([
    ['A whale and a shark', 'underwater'],
    ['A bear catching fish by a waterfall', 'landscape'],
    ['An astronaut on a planet in space', 'space'],
    ['A teapot and an apple', 'table'],
    ['A cake on a table', 'table'],
    ['A table and two chairs', 'room'],
    ['A busy street at night', 'street'],
    ['A fox', 'landscape'],
  ])('%s is a scene of the kind %s', (prompt, setting) => {
    for (const seed of SEEDS) expect(scene(prompt, seed).setting).toBe(setting);
  });

  it('brings the places where subjects live', () => {
    expect(scene('Two camels')).toMatchObject({ ground: 'dunes', backdrop: 'dunes' });
    expect(scene('Penguins')).toMatchObject({ ground: 'snow', season: 'winter' });
    expect(scene('A sailboat').water).toBe('sea');
    expect(scene('Two camels in a forest')).toMatchObject({ backdrop: 'forest' });
  });

  it('says which light it added, in words that ask for that light alone', () => {
    for (const prompt of ['A fox with a zither.', 'A teapot and an apple', 'A busy street', 'Three boats on a lake, '])
      for (const seed of SEEDS) {
        const enriched = composeScene(prompt, { seed, isEnriched: true });
        const used = promptWith(prompt, enriched.added);
        const asked = composeScene(used, { seed });
        expect(used).toMatch(/, (in golden light|at sunset|at dawn)$/);
        expect([used, asked.scene.hour, asked.scene.setting]).toEqual([
          used,
          enriched.scene.hour,
          enriched.scene.setting,
        ]);
        expect(asked.scene.subjects).toEqual(enriched.scene.subjects);
        expect(asked.unknown).toEqual(enriched.unknown);
      }
  });

  it.each(['A fox at night', 'A whale under water', 'A fox in the rain', 'A snowman in winter'])(
    'adds nothing to %s, whose light is given',
    (prompt) => {
      const { added } = composeScene(prompt, { seed: 1, isEnriched: true });
      expect(promptWith(prompt, added)).toBe(prompt);
    },
  );

  it('adds nothing unasked', () => expect(composeScene('A fox', { seed: 1 }).added).toBeNull());

  it('keeps numbers that are asked for, and draws no more than can be told apart', () => {
    expect(scene('Five sheep').subjects).toMatchObject([{ count: 5, askedCount: 5 }]);
    expect(scene('40 sheep').subjects).toMatchObject([{ count: 12, askedCount: 12 }]);
  });

  it('is chosen by the seed where the prompt leaves it open', () => {
    for (const part of ['palette', 'composition', 'backdrop'] as const) {
      expect(new Set(SEEDS.map((seed) => scene('A fox', seed)[part])).size, part).toBeGreaterThan(2);
    }
    expect(new Set(SEEDS.map((seed) => scene('A fox at night', seed).hour))).toEqual(new Set(['night']));
  });

  it('is a valid document for whatever is asked', () => {
    for (const prompt of ['', 'x', 'no people', '🦊', 'red', 'three', 'a '.repeat(700)]) {
      expect(sceneSchema.safeParse(scene(prompt)).success, prompt).toBe(true);
    }
  });

  it('chooses light of its own when it may', () => {
    const enriched = SEEDS.map((seed) => composeScene('A castle', { seed, isEnriched: true }).scene.hour);
    expect(enriched.every((hour) => ['golden', 'sunset', 'dawn'].includes(hour))).toBe(true);
  });
});

it('shows what a balloon floats over, and somebody with a book under a tree in the open', () => {
  const stageOf = (prompt: string) => composeScene(prompt, { seed: 1 }).scene;
  expect(stageOf('a balloon floating over the rooftops of Paris')).toMatchObject({
    setting: 'landscape',
    backdrop: 'city',
  });
  expect(stageOf('a floating castle').setting).toBe('sky');
  expect(stageOf('a boy reading a book under a tree').setting).toBe('landscape');
  expect(stageOf('a book and a cup of tea').setting).toBe('table');
  expect(stageOf('a floor lamp and a laptop').setting).toBe('room');
});
