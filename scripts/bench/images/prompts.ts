import type { ImageCase } from './image-case.ts';

/** Looked at while the painter was tuned. */
export const TUNED_PROMPTS: readonly ImageCase[] = [
  {
    prompt: 'Lighthouse on a basalt headland at last light, beam cutting through sea haze, muted violet and apricot',
    shows: [{ id: 'lighthouse' }],
    hour: 'sunset',
    ground: 'water',
  },
  {
    prompt: 'A red fox in an autumn forest at dawn',
    shows: [{ id: 'fox', exactly: true, hue: 4 }],
    hour: 'dawn',
    backdrop: 'forest',
  },
  {
    prompt: 'City skyline at dusk over the river, lit windows, flat illustration',
    shows: [],
    hour: 'dusk',
    backdrop: 'city',
  },
  {
    prompt: 'Three hot air balloons over misty hills at sunrise',
    shows: [{ id: 'hot-air-balloon', count: 3, exactly: true }],
    hour: 'dawn',
  },
  {
    prompt: 'A castle in the mountains under a full moon at night',
    shows: [{ id: 'castle' }],
    hour: 'night',
    backdrop: 'mountains',
  },
  {
    prompt: 'A steam train crossing a viaduct in autumn, golden hour',
    shows: [{ id: 'train' }, { id: 'viaduct' }],
    hour: 'golden',
  },
  {
    prompt: 'Two sailboats on a mountain lake at sunset',
    shows: [{ id: 'sailboat', count: 2, exactly: true }],
    hour: 'sunset',
    backdrop: 'mountains',
  },
  { prompt: 'Underwater reef with a sea turtle and jellyfish', shows: [{ id: 'turtle' }, { id: 'jellyfish' }] },
  {
    prompt: 'A caravan of four camels and a pyramid in the desert at golden hour',
    shows: [{ id: 'camel', count: 4, exactly: true }, { id: 'pyramid' }],
    hour: 'golden',
    backdrop: 'dunes',
  },
  { prompt: 'Windmill and tulip field on a sunny spring day', shows: [{ id: 'windmill' }], hour: 'day' },
  {
    prompt: 'Five penguins and an igloo under the aurora',
    shows: [{ id: 'penguin', count: 5, exactly: true }, { id: 'igloo' }],
    hour: 'night',
    ground: 'snow',
  },
  {
    prompt: 'Torii gate and cherry blossoms by a lake at dawn',
    shows: [{ id: 'torii-gate' }, { id: 'cherry-tree' }],
    hour: 'dawn',
  },
  { prompt: 'Astronaut and a robot in space', shows: [{ id: 'astronaut' }, { id: 'robot' }] },
  {
    prompt: 'A red tent and a campfire by a lake under the milky way, pine trees',
    shows: [{ id: 'tent', hue: 4 }, { id: 'campfire' }],
    hour: 'night',
  },
  {
    prompt: 'Fishing boat in a harbour, oil painting, morning',
    shows: [{ id: 'sailboat' }],
    hour: 'dawn',
    ground: 'water',
  },
  {
    prompt: 'Cottage in a meadow with sheep, watercolour, spring',
    shows: [{ id: 'house' }, { id: 'sheep' }],
    ground: 'grass',
  },
  {
    prompt: 'A deer in a snowy forest, snowfall, watercolour',
    shows: [{ id: 'deer', exactly: true }],
    ground: 'snow',
    backdrop: 'forest',
  },
  {
    prompt: 'A dragon over a castle at sunset, pixel art',
    shows: [{ id: 'dragon' }, { id: 'castle' }],
    hour: 'sunset',
  },
  {
    prompt: 'A lone cactus and a horse in the canyon at sunset, vintage poster',
    shows: [{ id: 'cactus' }, { id: 'horse' }],
    hour: 'sunset',
    backdrop: 'mesa',
  },
  {
    prompt: 'Neon city with a blue car, synthwave night',
    shows: [{ id: 'car', hue: 214 }],
    hour: 'night',
    backdrop: 'city',
  },
  {
    prompt: 'An old oak tree on a hill with two people, pencil sketch',
    shows: [{ id: 'oak' }, { id: 'person', count: 2, exactly: true }],
  },
  {
    prompt: 'A giraffe and two elephants on the savanna at sunset',
    shows: [{ id: 'giraffe' }, { id: 'elephant', count: 2, exactly: true }],
    hour: 'sunset',
  },
  { prompt: 'A black cat beside a vase of flowers on a table, morning light', shows: [{ id: 'cat' }, { id: 'vase' }] },
  {
    prompt: 'Stormy sea with a ship, lightning and heavy rain',
    shows: [{ id: 'ship' }],
    hour: 'storm',
    ground: 'water',
  },
  {
    prompt: 'A living room with a sofa, a floor lamp and a sleeping dog',
    shows: [{ id: 'sofa' }, { id: 'floor-lamp' }, { id: 'dog' }],
  },
  {
    prompt: 'A knight riding a white horse, close-up, golden hour',
    shows: [{ id: 'knight' }, { id: 'horse' }],
    hour: 'golden',
  },
  { prompt: 'Aerial view of a village by a river, summer day', shows: [{ id: 'village' }], hour: 'day' },
  {
    prompt: 'A woman with a red umbrella in a rainy street at night',
    shows: [{ id: 'woman' }, { id: 'umbrella', hue: 4 }],
    hour: 'night',
  },
  { prompt: 'A bowl of oranges and a teapot on a table', shows: [{ id: 'fruit-bowl' }, { id: 'teapot' }] },
  {
    prompt: 'A yellow tractor on a farm field with three cows on the left',
    shows: [
      { id: 'tractor', hue: 45 },
      { id: 'cow', count: 3, exactly: true, place: 'left' },
    ],
    ground: 'grass',
  },
];
