import { expect, it } from 'vitest';
import { layOut } from '../../layout/lay-out.ts';
import { composeScene } from '../compose-scene.ts';

const scene = (prompt: string) => composeScene(prompt, { seed: 5 }).scene;
const shown = (prompt: string) => {
  const { setting, subjects, extras } = scene(prompt);
  return { setting, ids: subjects.map(({ id }) => id), isBadge: extras.includes('badge') };
};

it('puts what is asked for on a plain background of its colour', () => {
  expect(scene('White sneakers on a pink background')).toMatchObject({ setting: 'plain', tint: ['#e892ab'] });
  expect(shown('A fox icon')).toEqual({ setting: 'plain', ids: ['fox'], isBadge: false });
  expect(shown('A lighthouse with mountains in the background').setting).toBe('landscape');
  expect(shown('Product photo of a bottle on a table').setting).toBe('table');
});

it('draws a logo in a badge, with what stands for its trade where nothing else is named', () => {
  expect(shown('A logo for a bakery')).toEqual({ setting: 'plain', ids: ['croissant'], isBadge: true });
  expect(shown('Logo of a mountain')).toEqual({ setting: 'landscape', ids: [], isBadge: true });
});

it('repeats the things of a pattern over the whole picture, and takes stars for things there', () => {
  const pattern = scene('Seamless pattern of blue stars and lemons on white');
  expect(pattern.setting).toBe('pattern');
  const { placed } = layOut(pattern, { width: 400, height: 400 });
  expect(new Set(placed.map(({ id }) => id))).toEqual(new Set(['star-shape', 'lemon']));
  expect(placed.length).toBeGreaterThan(12);
});

it('shows head and shoulders in a portrait, before a wall where no place is named', () => {
  const bust = (prompt: string) => layOut(scene(prompt), { width: 400, height: 400 }).placed[0]!;
  expect(scene('Portrait of a woman').setting).toBe('plain');
  expect(scene('Portrait of a woman at the sea').water).toBe('sea');
  expect(bust('Portrait of a woman').isBust).toBe(true);
  expect(bust('A woman').isBust).toBe(false);
  expect(bust('Portrait of a dog').height).toBeGreaterThan(300);
});
