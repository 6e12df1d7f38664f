import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import { reworded } from './rewording.ts';

const read = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ id, colour, relation }) => [id, colour, relation?.kind ?? null]);

it('reads whose role an animal plays as what it wears', () => {
  expect(read('my corgi as a king')).toEqual([
    ['dog', null, null],
    ['crown', null, 'worn'],
  ]);
});

it('reads the colour of hair, however it is said', () => {
  expect(read('a red-haired girl')).toEqual(read('a girl with red hair'));
  expect(read('a blonde woman')).toEqual(read('a woman with golden hair'));
});

it('leaves out what a picture is for', () => {
  for (const prompt of ['children’s book cover with a bear', 'youtube thumbnail: a bear', 'phone wallpaper of a bear'])
    expect(readPrompt(prompt)).toMatchObject({ subjects: [{ id: 'bear' }], unknown: [] });
});

it('takes water for the mirror where something is mirrored', () => {
  for (const prompt of ['mountain lake, mirror reflection', 'mirror-like water', 'a mirror lake at dawn'])
    expect(read(prompt).map(([id]) => id)).not.toContain('mirror');
  expect(read('a mirror on the wall').map(([id]) => id)).toContain('mirror');
});

it('takes little people for young ones', () => {
  expect(readPrompt('a little girl').subjects[0]!.size).toBeNull();
  expect(readPrompt('a little house').subjects[0]!.size).toBe('small');
});

it('changes nothing else', () => {
  expect(reworded('A fox on the left and a book in a hand bag')).toBe('A fox on the left and a book in a hand bag');
});
