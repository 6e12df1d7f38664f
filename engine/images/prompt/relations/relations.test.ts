import { expect, it } from 'vitest';
import { composeScene } from '../compose-scene.ts';
import { readPrompt } from '../read-prompt.ts';

const relations = (prompt: string) =>
  Object.fromEntries(
    readPrompt(prompt).subjects.flatMap(({ id, relation }) =>
      relation ? [[id, `${relation.kind} ${relation.to}`]] : [],
    ),
  );
const counts = (prompt: string) =>
  Object.fromEntries(composeScene(prompt, { seed: 4 }).scene.subjects.map(({ id, count }) => [id, count]));

it('puts things into what holds them, whichever is named first', () => {
  expect(relations('a vase of tulips')).toEqual({ tulip: 'in vase' });
  expect(relations('sunflowers in a blue vase')).toEqual({ sunflower: 'in vase' });
  expect(relations('a basket full of apples')).toEqual({ apple: 'in basket' });
  expect(relations('a cup with pencils')).toEqual({ pencil: 'in teacup' });
  expect(relations('a ship in a bottle')).toEqual({ ship: 'in wine' });
});

it('goes on with a list, and ends it at what holds something itself', () => {
  expect(relations('a fruit bowl with bananas, an apple and a pear')).toEqual({
    banana: 'in fruit-bowl',
    apple: 'in fruit-bowl',
    pear: 'in fruit-bowl',
  });
  expect(relations('a plate of cookies and a glass of milk')).toEqual({ cookie: 'on plate' });
});

it('puts candles on cakes by their number, and some on each birthday cake', () => {
  expect(counts('a cake with three candles')).toEqual({ cake: 1, candle: 3 });
  expect(counts('a birthday cake with 11 candles')).toEqual({ cake: 1, candle: 11 });
  expect(counts('a cake')).toEqual({ cake: 1 });
  expect(relations('a birthday cake')).toEqual({ candle: 'on cake' });
});

it('dresses people and animals', () => {
  expect(relations('a cat wearing a santa hat')).toEqual({ 'santa-hat': 'worn cat' });
  expect(relations('a dog with sunglasses and a straw hat')).toEqual({
    sunglasses: 'worn dog',
    'straw-hat': 'worn dog',
  });
  expect(relations('a woman in a red dress')).toEqual({ dress: 'worn woman' });
  expect(relations('a man and a hat')).toEqual({});
});

it('gives people what they are with, and what they wear besides', () => {
  expect(relations('a witch with a broom and a pointed hat')).toEqual({
    witch: 'holding broom',
    'witch-hat': 'worn witch',
  });
  expect(relations('a dog with a ball')).toEqual({});
});

it('puts all that “and” joins onto what they are on', () => {
  expect(relations('a cat and a dog on a sofa')).toEqual({ cat: 'on sofa', dog: 'on sofa' });
});

it('draws one thing where a drink or a soup is named with its vessel', () => {
  expect(counts('a bowl of tomato soup')).toEqual({ soup: 1 });
  expect(counts('a glass of cold red wine')).toEqual({ wine: 1 });
});

it('draws each of a number of flowers, and pairs as pairs', () => {
  expect(counts('five roses in a vase')).toEqual({ rose: 5, vase: 1 });
  expect(counts('two boxing gloves')).toEqual({ 'boxing-gloves': 1 });
  expect(counts('four boots')).toEqual({ boots: 2 });
});

it('leaves a number to the noun that it stands before', () => {
  expect(counts('five ducklings following their mother')).toEqual({ duckling: 5, duck: 1 });
});

it('draws nothing of what only gives a shape', () => {
  const { subjects, unknown } = readPrompt('a heart shaped box');
  expect(subjects.map(({ id }) => id)).toEqual(['box']);
  expect(unknown).toEqual(['heart shaped']);
});

it('puts the cake, and not its candle, on the plate', () => {
  expect(relations('a cake with one candle on a white plate')).toEqual({ candle: 'on cake', cake: 'on plate' });
});

it('puts nothing into what is full by its name', () => {
  expect(relations('a jar of honey with a bee')).toEqual({});
});

it('keeps what is beside something out of it', () => {
  expect(relations('a bathtub with a yellow duck beside it')).toEqual({});
});

it('makes a bouquet of the flowers that are named with it', () => {
  const { subjects } = readPrompt('a woman holding a bouquet of white roses');
  expect(subjects.map(({ id, colour }) => [id, colour])).toEqual([
    ['woman', null],
    ['bouquet', '#f4f3ee'],
  ]);
});

it('gives the second thing into the other hand, whatever words are between', () => {
  expect(relations('a knight with a sword and a round shield')).toEqual({
    knight: 'holding sword',
    shield: 'in knight',
  });
  expect(relations('a man holding a cup in one hand and a newspaper in the other')).toEqual({
    man: 'holding teacup',
    newspaper: 'in man',
  });
});

it('dresses animals in coats and boots', () => {
  expect(relations('a cat in a yellow raincoat')).toEqual({ raincoat: 'worn cat' });
  expect(relations('a duck wearing rain boots')).toEqual({ boots: 'worn duck' });
});

it('leaves a colour to the noun that nobody knows, and what is around something beside it', () => {
  expect(readPrompt('a king with a purple zibble and a yellow hat').subjects.map(({ colour }) => colour)).toEqual([
    null,
    '#efc74a',
  ]);
  expect(relations('a shoe on a podium with balls around')).toEqual({ sneakers: 'on podium' });
});

it('puts on a body what is said to be on it, and gives tools to who works with them', () => {
  expect(relations('an otter with a starfish on its belly')).toEqual({ starfish: 'on otter' });
  expect(relations('a robot watering a rose with a watering can')).toEqual({ robot: 'holding watering-can' });
  expect(relations('a dog with a bone in its mouth')).toEqual({ dog: 'holding bone' });
  expect(relations('a fox jumping over a fence')).toEqual({ fox: 'over fence' });
});

it('gives each of a number what they are on', () => {
  expect(counts('three cats on chairs')).toEqual({ cat: 3, chair: 3 });
});

it('keeps things of two colours apart', () => {
  expect(readPrompt('a white cat and a black cat').subjects.map(({ id, colour }) => [id, colour])).toEqual([
    ['cat', '#f4f3ee'],
    ['cat', '#23252e'],
  ]);
});
