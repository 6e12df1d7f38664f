import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const drawn = (prompt: string) => readPrompt(prompt).subjects.map(({ id }) => id);

describe('a noun before another noun', () => {
  it('only says of which kind the last one is', () => {
    expect(drawn('an apple pie on the windowsill')).toEqual(['pie']);
    expect(drawn('tomato soup and a cheese sandwich')).toEqual(['soup', 'sandwich']);
    expect(drawn('an oak table by the window')).toEqual(['table']);
  });

  it('gives food its colour, unless another is asked for', () => {
    const colourOf = (prompt: string) => readPrompt(prompt).subjects[0]!.colour;
    expect(colourOf('strawberry ice cream')).toBe('#e892a4');
    expect(colourOf('blue strawberry ice cream')).toBe('#3a6fb5');
    expect(colourOf('ice cream')).toBeNull();
  });

  it('is not drawn where the last one cannot be, and the two are named together', () => {
    const { subjects, unknown } = readPrompt('maple butter on pancakes');
    expect(subjects.map(({ id }) => id)).toEqual(['pancakes']);
    expect(unknown).toEqual(['maple butter']);
  });

  it('is named where nothing shows it', () => {
    const { subjects, unknown } = readPrompt('a robot dog');
    expect(subjects.map(({ id }) => id)).toEqual(['dog']);
    expect(unknown).toEqual(['robot']);
  });

  it('is drawn with people, in lists and in the plural', () => {
    expect(drawn('a castle knight')).toEqual(['castle', 'knight']);
    expect(drawn('a cat, a table')).toEqual(['cat', 'table']);
    expect(drawn('cats table')).toEqual(['cat', 'table']);
    expect(drawn('a village church')).toEqual(['village', 'church']);
  });

  it('is several before the word for a place that is full of it', () => {
    expect(readPrompt('a pumpkin patch').subjects[0]).toMatchObject({ id: 'pumpkin', count: null, several: 5 });
  });

  it('that is food is sold at a stall', () => {
    expect(drawn('a hot dog stand in the city')).toEqual(['market-stall']);
    expect(drawn('two horses stand in a field')).toEqual(['horse']);
  });
});

it('reads whose something is', () => {
  expect(drawn('a parrot on a pirate’s shoulder')).toEqual(['parrot', 'pirate']);
  expect(readPrompt("a pirate's hat").subjects[0]!.several).toBeNull();
});

it('paints what has a colour by its name in that colour', () => {
  expect(readPrompt('a school bus').subjects[0]!.colour).toBe('#f0b92f');
  expect(readPrompt('a red school bus').subjects[0]!.colour).toBe('#c8413a');
});
