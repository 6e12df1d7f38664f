import { describe, expect, it } from 'vitest';
import { neutralRecipe } from '../../../../shared/domain/test-data/script-data.ts';
import { seededRandom } from '../../../../shared/domain/test-data/seeded-random.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { compareSpeech } from './compare-speech.ts';
import { loadSoundAlike } from './sound-alike.ts';

const compare = async (recipe: SpeechRecipe | string, heard: string) => {
  const words = heard.split(' ').map((text, index) => ({ text, startMs: index * 100, endMs: index * 100 + 80 }));
  const given = typeof recipe === 'string' ? neutralRecipe(recipe) : recipe;
  return compareSpeech(given, { words: heard === '' ? [] : words, durationMs: 10_000 }, await loadSoundAlike());
};
const marks = async (recipe: SpeechRecipe | string, heard: string) =>
  (await compare(recipe, heard)).words
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, expected, heard: said }) => [kind, expected, said]);

describe('comparing what was heard with the script', () => {
  it.each([
    ['Well — “Hello,” she said…', 'well hello she SAID'],
    ['In 1882 it began.', 'In eighteen eighty-two it began.'],
    ['In eighteen eighty-two it began.', 'In 1882 it began.'],
    ['It took 105 days in 2005.', 'It took one hundred and five days in two thousand five.'],
    ['Two hundred people paid twenty-five dollars.', '200 people paid $25.'],
    [
      'It costs $3.50, 20% less on the 22nd.',
      'It costs three dollars and fifty cents twenty percent less on the twenty-second.',
    ],
    ['Call 0179 at 10:30 or 9:05.', 'Call zero one seven nine at ten thirty or nine oh five.'],
    ['The 1990s, the 80s.', 'The nineteen nineties the eighties'],
    ['Version 2.05 has 1,000,000 users', 'Version two point zero five has one million users'],
    ["I don't think we'll go; it's late, let's see.", 'I do not think we will go. It is late, let us see.'],
    ['Dr. Smith and Mr. Jones, e.g. at St. Mary', 'Doctor Smith and mister Jones for example at Saint Mary'],
    ['The gray colour of their two flowers', 'The grey color of there to flours'],
    ['An ice cream for everyone, nobody else.', 'An icecream for every one no body else'],
    ['A well-known e-mail', 'a well known email'],
    ['The BBC and the U.S. army', 'The B B C and the US army'],
    ['Fish & chips', 'fish and chips'],
    ['Ask Siobhán Quarrelsworthe', 'Ask Siobhan Quarrelsworth'],
    ['He closed doors', 'He close doors'],
  ])('takes “%s” and “%s” for the same', async (text, heard) => {
    expect(await marks(text, heard)).toEqual([]);
  });

  it('marks a swapped word with its place and nothing else', async () => {
    const text = 'The quick brown fox jumps over the lazy dog.';
    const { words, wordErrorRate } = await compare(text, 'The quick brown cat jumps over the lazy dog.');
    expect(words.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'changed', expected: 'fox', heard: 'cat', textBegin: 16, textEnd: 19 },
    ]);
    expect(wordErrorRate).toBeCloseTo(1 / 9);
    expect(words).toHaveLength(9);
  });

  it('marks what is missing and what is too much in its place', async () => {
    expect(await marks('one horse and another carriage', 'one horse carriage')).toEqual([
      ['missing', 'and', ''],
      ['missing', 'another', ''],
    ]);
    const { words } = await compare('one horse', 'one big horse please');
    expect(words.map(({ kind, heard }) => [kind, heard])).toEqual([
      ['same', 'one'],
      ['extra', 'big'],
      ['same', 'horse'],
      ['extra', 'please'],
    ]);
    expect(await marks('Nothing is heard', '')).toEqual([
      ['missing', 'Nothing', ''],
      ['missing', 'is', ''],
      ['missing', 'heard', ''],
    ]);
    expect((await compare('Nothing is heard', '')).wordErrorRate).toBe(1);
  });

  it('marks words that differ by more than a breath', async () => {
    for (const [said, heard] of [
      ['river', 'liver'],
      ['fifteen', 'fifty'],
      ['can', "can't"],
      ['1882', '1892'],
      ['black', 'white'],
    ] as const) {
      expect(await marks(`It was ${said} again`, `It was ${heard} again`)).toEqual([['changed', said, heard]]);
    }
  });

  it('counts no pauses, interjections and readings as words, nor what is heard of a laugh', async () => {
    const text = 'So (laughs) that is <#1.5#> it, tomato(/təˈmɑːtoʊ/) soup.';
    expect(await marks(text, 'So ha ha that is it to Marto soup')).toEqual([]);
    expect(await marks(text, 'So that is now it tomato soup')).toEqual([['extra', '', 'now']]);
  });

  it('takes the word and its replacement of the dictionary, and anything for a reading', async () => {
    const recipe = neutralRecipe('Ask SQL about Nginx', {
      pronunciations: [
        { word: 'sql', replacement: 'sequel' },
        { word: 'nginx', replacement: '(en dʒɪn ɛks)' },
      ],
    });
    expect(await marks(recipe, 'Ask sequel about engine X')).toEqual([]);
    expect(await marks(recipe, 'Ask SQL about Nginx')).toEqual([]);
    const several = neutralRecipe('Go to New Orleans now', {
      pronunciations: [{ word: 'new orleans', replacement: 'Nawlins' }],
    });
    expect(await marks(several, 'Go to Nawlins now')).toEqual([]);
    expect(await marks(several, 'Go to New Orleans now')).toEqual([]);
    expect(await marks(several, 'Go to Texas now')).toEqual([['changed', 'New Orleans', 'Texas']]);
    expect(await marks(recipe, 'Ask squirrel about Nginx')).toEqual([['changed', 'SQL', 'squirrel']]);
  });

  it('gives the words of the script the times of what was heard', async () => {
    const text = 'In 1882 we’ll gladly go.';
    const { takeWords } = await compare(text, 'In eighteen eighty-two we will go.');
    expect(takeWords.map(({ text: word, startMs, endMs }) => [word, startMs, endMs])).toEqual([
      ['In', 0, 80],
      ['1882', 100, 280],
      ['we’ll', 300, 480],
      ['gladly', 480, 500],
      ['go', 500, 580],
    ]);
    for (const word of takeWords) expect(text.slice(word.textBegin, word.textEnd)).toBe(word.text);
  });

  it('compares an hour of text at once, and even one that has nothing in common', async () => {
    const vocabulary = 'river stone garden winter light window summer bridge paper music'.split(' ');
    const random = seededRandom(7);
    const long = Array.from(
      { length: 9000 },
      () => `${vocabulary[Math.floor(random() * 10)]} ${Math.floor(random() * 97)}`,
    );
    const text = long.join(' ');
    const heard = text.split(' ').map((word, index) => (index === 9001 ? 'elephant' : word));
    expect(await marks(text, heard.join(' '))).toHaveLength(1);
    const other = await compare(text, Array.from({ length: 9000 }, () => 'zebra').join(' '));
    expect(other.wordErrorRate).toBe(1);
  });
});
