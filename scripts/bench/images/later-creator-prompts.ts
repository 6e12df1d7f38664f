import type { ImageCase } from './image-case.ts';

/** More of them, first painted after what CREATOR_PROMPTS missed was mended: 88 % of what they ask for was seen. A few kinds were mended since. */
export const LATER_CREATOR_PROMPTS: readonly ImageCase[] = [
  { prompt: 'a blue pickup truck on a dirt road in the desert', shows: [{ id: 'truck', hue: 215 }] },
  {
    prompt: 'lemonade stand run by two kids',
    shows: [{ id: 'child', count: 2, exactly: true }, { id: 'market-stall' }],
  },
  {
    prompt: 'a red balloon floating over the rooftops of paris',
    shows: [{ id: 'hot-air-balloon', hue: 0 }],
    backdrop: 'city',
  },
  { prompt: 'a witch flying past the moon on a broom', shows: [{ id: 'witch' }], hour: 'night' },
  { prompt: 'a plate of spaghetti and a glass of red wine', shows: [{ id: 'spaghetti' }, { id: 'wine' }] },
  {
    prompt: 'three yellow rubber ducks in a bathtub',
    shows: [{ id: 'rubber-duck', count: 3, exactly: true, hue: 52 }, { id: 'bathtub' }],
  },
  { prompt: 'snow globe with a tiny cabin inside', shows: [{ id: 'snow-globe' }] },
  { prompt: 'a fox sleeping in the snow', shows: [{ id: 'fox', count: 1, exactly: true }], ground: 'snow' },
  { prompt: 'maple leaf on a wet sidewalk', shows: [{ id: 'leaf' }], absent: ['oak'] },
  {
    prompt: 'tomato soup with a grilled cheese sandwich',
    shows: [{ id: 'soup' }, { id: 'sandwich' }],
    absent: ['cheese'],
  },
  { prompt: 'a fireman rescuing a cat from a tree', shows: [{ id: 'firefighter' }, { id: 'cat' }, { id: 'oak' }] },
  {
    prompt: 'green hills with a few sheep and a stone cottage',
    shows: [{ id: 'sheep', count: 3 }, { id: 'house' }],
    backdrop: 'hills',
    ground: 'grass',
  },
  { prompt: 'a big brown bear catching salmon in a river', shows: [{ id: 'bear', hue: 25 }], ground: 'water' },
  {
    prompt: 'desk lamp, laptop and a stack of notebooks at night',
    shows: [{ id: 'street-lamp' }, { id: 'laptop' }, { id: 'books' }],
  },
  { prompt: 'space shuttle orbiting a blue planet', shows: [{ id: 'rocket' }, { id: 'planet', hue: 215 }] },
  {
    prompt: 'two elephants and a baby elephant at a watering hole',
    shows: [{ id: 'elephant', count: 3 }],
    ground: 'water',
  },
  { prompt: 'red double decker bus in london in the fog', shows: [{ id: 'bus', hue: 0 }] },
  { prompt: 'a bouquet of pink peonies', shows: [{ id: 'bouquet', hue: 335 }] },
  { prompt: 'a basketball player dunking', shows: [{ id: 'person' }] },
  { prompt: 'rows of lavender with a stone farmhouse at sunset', shows: [{ id: 'house' }], hour: 'sunset' },
  { prompt: 'an owl on a branch, moonlit night', shows: [{ id: 'owl' }], hour: 'night' },
  { prompt: 'cherry red guitar on a stage', shows: [{ id: 'guitar', hue: 0 }], absent: ['cherry-tree'] },
  { prompt: 'a chess board by the fireplace', shows: [{ id: 'chess-board' }, { id: 'fireplace' }] },
  {
    prompt: 'palm trees and a hammock on a tropical beach',
    shows: [{ id: 'palm', count: 2 }, { id: 'hammock' }],
    ground: 'water',
  },
  {
    prompt: 'a whale jumping out of the ocean next to a small boat',
    shows: [{ id: 'whale' }, { id: 'sailboat' }],
    ground: 'water',
  },
  { prompt: 'a green alien waving from a flying saucer', shows: [{ id: 'alien', hue: 120 }, { id: 'flying-saucer' }] },
  { prompt: 'six candles on a birthday cake', shows: [{ id: 'candle', count: 6, exactly: true }, { id: 'cake' }] },
  {
    prompt: 'a knight on a white horse in front of a castle',
    shows: [{ id: 'knight' }, { id: 'horse' }, { id: 'castle' }],
  },
  { prompt: 'a mouse eating cheese', shows: [{ id: 'mouse' }, { id: 'cheese' }] },
  {
    prompt: 'snowy village at night with warm windows',
    shows: [{ id: 'house', count: 2 }],
    hour: 'night',
    ground: 'snow',
  },
  { prompt: 'a purple umbrella left on a bench in the rain', shows: [{ id: 'umbrella', hue: 275 }, { id: 'bench' }] },
  { prompt: 'old man feeding pigeons in the park', shows: [{ id: 'grandfather' }, { id: 'pigeon', count: 2 }] },
  { prompt: 'orange pumpkins on the porch steps', shows: [{ id: 'pumpkin', count: 2, hue: 30 }] },
  { prompt: 'a deer at the edge of the woods at dawn', shows: [{ id: 'deer' }], hour: 'dawn', backdrop: 'forest' },
  {
    prompt: 'a train crossing a viaduct in the mountains',
    shows: [{ id: 'train' }, { id: 'viaduct' }],
    backdrop: 'mountains',
  },
  { prompt: 'a jellyfish glowing in the deep sea', shows: [{ id: 'jellyfish' }] },
  {
    prompt: 'a stack of three suitcases and a straw hat',
    shows: [{ id: 'suitcase', count: 3, exactly: true }, { id: 'hat' }],
  },
  {
    prompt: 'basket of green apples on a checkered tablecloth',
    shows: [{ id: 'apple', count: 2, hue: 120 }, { id: 'basket' }],
  },
  { prompt: 'a ballerina in a pink dress', shows: [{ id: 'dancer', hue: 335 }] },
  {
    prompt: 'a boat on the left and a dock on the right, calm lake',
    shows: [
      { id: 'sailboat', place: 'left' },
      { id: 'pier', place: 'right' },
    ],
    ground: 'water',
  },
];
