import { describe, expect, it } from 'vitest';
import { traitsInText, voiceSearch } from './voice-traits.ts';

const voice = (name: string, description: string) => ({ id: name, name, description, tags: [] });

describe('what words tell of who speaks', () => {
  it.each([
    ['A young woman, bright and lively.', 'female', 'young'],
    ['A boy before his voice breaks.', 'male', 'child'],
    ['A mature woman, deep and unhurried.', 'female', 'adult'],
    ['An old woman, a little hoarse.', 'female', 'old'],
    ['male-qn-qingse', 'male', 'young'],
    ['A machine on a single tone.', null, null],
    ['Female voice for men’s fashion', 'female', 'adult'],
    ['Policeman', 'male', 'adult'],
    ['Headmistress', 'female', 'adult'],
    ['Teen Boy', 'male', 'young'],
    ['Herman', null, null],
    ['The German', null, null],
  ])('%s', (text, gender, age) => {
    expect(traitsInText(text)).toEqual({ gender, age });
  });

  it('finds voices by gender and age, not by the letters of these words', () => {
    const voices = [
      voice('Ann', 'A woman, warm and clear.'),
      voice('Bo', 'A man with a deep voice.'),
      voice('Cy', 'An old man, mild.'),
      voice('Di', 'A small child, high and soft.'),
      voice('Manual', 'Somebody.'),
    ];
    const found = (query: string) => voices.filter((each) => voiceSearch(query).fits(each)).map(({ name }) => name);
    expect(found('male')).toEqual(['Bo', 'Cy']);
    expect(found('man')).toEqual(['Bo', 'Cy', 'Manual']);
    expect(found('female')).toEqual(['Ann']);
    expect(found('old male')).toEqual(['Cy']);
    expect(found('child')).toEqual(['Di']);
    expect(voiceSearch('Old deep man').rest).toBe('deep');
  });
});
