import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const subjects = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ id, count, colour }) => ({ id, count, colour }));

describe('readPrompt', () => {
  it('reads numbers as words and figures, plurals and colours', () => {
    expect(subjects('Three blue boats, 5 sheep and a red fox')).toEqual([
      { id: 'sailboat', count: 3, colour: '#3a6fb5' },
      { id: 'sheep', count: 5, colour: null },
      { id: 'fox', count: 1, colour: '#c8413a' },
    ]);
  });

  it.each([
    ['wolves', 'wolf'],
    ['butterflies', 'butterfly'],
    ['churches', 'church'],
    ['women', 'woman'],
    ['Hot-air balloons', 'hot-air-balloon'],
    ['a pine tree', 'pine'],
    ['polar bears', 'polar-bear'],
  ])('knows %s', (prompt, id) => {
    expect(subjects(prompt)[0]?.id).toBe(id);
  });

  it('takes the longest phrase', () => {
    const reading = readPrompt('An oil painting of an apple tree under the northern lights');
    expect(reading.subjects.map(({ id }) => id)).toEqual(['apple-tree']);
    expect(reading.style).toBe('oil');
    expect(reading.places.map(({ extra }) => extra)).toContain('aurora');
  });

  it('has as many houses as are asked for, in their colour, and a village where one is named', () => {
    expect(subjects('Three white houses by the sea')).toEqual([{ id: 'house', count: 3, colour: '#f4f3ee' }]);
    expect(readPrompt('White houses on an island').subjects[0]).toMatchObject({ id: 'house', several: 3 });
    expect(subjects('A village by the sea')[0]?.id).toBe('village');
  });

  it('leaves out what is not wanted', () => {
    expect(subjects('A beach without palms, no people, a dog')).toEqual([{ id: 'dog', count: 1, colour: null }]);
  });

  it('gives a side, a pose and a size to its subject', () => {
    expect(readPrompt('A small dog running on the left, a huge castle').subjects).toMatchObject([
      { id: 'dog', size: 'small', pose: 'running', place: 'left' },
      { id: 'castle', size: 'large', pose: null, place: null },
    ]);
    expect(readPrompt('A knight left alone').subjects[0]?.place).toBeNull();
  });

  it('relates what is ridden, held and put on something', () => {
    expect(readPrompt('A knight riding a horse').subjects[0]?.relation).toEqual({ kind: 'riding', to: 'horse' });
    expect(readPrompt('A woman holding an umbrella').subjects[0]?.relation).toEqual({
      kind: 'holding',
      to: 'umbrella',
    });
  });

  it('tints the whole with colours that stand alone or belong to the sky, and flowers with theirs', () => {
    expect(readPrompt('Hills, violet and orange').tint).toEqual(['#7b5ea7', '#e5812f']);
    expect(readPrompt('A purple sky over a red meadow')).toMatchObject({ tint: ['#75489b'], flowerColour: '#c8413a' });
  });

  it('takes the first of several colours of one subject', () => {
    expect(subjects('A red and white lighthouse')).toEqual([{ id: 'lighthouse', count: 1, colour: '#c8413a' }]);
    expect(readPrompt('A red and white lighthouse').tint).toEqual([]);
  });

  it('names what it does not know, once read as it was written, and not what needs no drawing', () => {
    expect(readPrompt('A beautiful fox with a sextant beside the gazebo').unknown).toEqual(['sextant', 'gazebo']);
    expect(readPrompt('Ein Fuchs im Wald').unknown).toEqual(['ein', 'fuchs', 'im', 'wald']);
  });

  it('reports things alone: what happens is no thing, and a pose is one in every form of its verb', () => {
    const reading = readPrompt('A horse gallops over a hill while two birds fly and a boat drifts slowly');
    expect(reading.subjects.map(({ pose }) => pose)).toContain('galloping');
    expect(reading.unknown).toEqual([]);
    expect(readPrompt('The fog lifts, a gazebo burns, waves crashing, birds flying').unknown).toEqual(['gazebo']);
    // What may be a thing is named where it is not drawn.
    expect(readPrompt('A sundial beside a fox').unknown).toEqual(['sundial']);
  });

  it.each([
    ['A red fox is running through the snow', 'running'],
    ['A red fox runs through the snow', 'running'],
    ['A red fox ran through the snow', 'running'],
    ['Two foxes run through the snow', 'running'],
    ['A fox that was sleeping under an oak', 'sleeping'],
    ['A fox slept under an oak', 'sleeping'],
    ['A fox jumped, then stood', 'jumping'],
  ])('reads one pose of every form of its verb: %s', (prompt, pose) => {
    const { subjects: read, unknown } = readPrompt(prompt);
    expect([read[0]?.pose, unknown]).toEqual([pose, []]);
  });

  it('takes a verb that is a noun as well for one behind a figure alone', () => {
    expect(readPrompt('A man on the run').subjects[0]?.pose).toBeNull();
    expect(readPrompt('A morning walk, a dog').subjects[0]?.pose).toBeNull();
    expect(readPrompt('A dog and a walk').unknown).toEqual(['walk']);
  });

  it('prefers a time of day that is named to what is seen at another one', () => {
    expect(readPrompt('The sun over hills at dusk').places[0]).toEqual({ hour: 'dusk' });
    expect(readPrompt('Night over a city, later dawn').places[0]).toEqual({ hour: 'night' });
  });

  it.each(['', '   ', '🦊🦊', '"); drop', 'a'.repeat(1500), '漫画の狐'])('survives %j', (prompt) => {
    expect(() => readPrompt(prompt)).not.toThrow();
  });
});

it('adds up what is named twice with numbers, and knows again what is named without one', () => {
  expect(readPrompt('two elephants and a baby elephant').subjects).toMatchObject([{ id: 'elephant', count: 3 }]);
  expect(readPrompt('a dog. The dog runs').subjects).toMatchObject([{ id: 'dog', count: 1 }]);
});
