import type { Backdrop, Hour } from '../../../engine/images/scene/scene.ts';

/** A prompt and what its picture must show. */
export type ImageCase = {
  prompt: string;
  /** Subjects by ID, how many at least, and where or in which colour if asked. */
  shows: readonly {
    id: string;
    count?: number;
    exactly?: boolean;
    place?: 'left' | 'right' | 'centre';
    hue?: number;
  }[];
  hour?: Hour;
  backdrop?: Backdrop;
  /** Share of the lower half that is blue or green, white or green at least. */
  ground?: 'water' | 'snow' | 'grass';
};

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

/** Written before tuning and never looked at while it went on: the figures that count. */
export const HELD_OUT_PROMPTS: readonly ImageCase[] = [
  {
    prompt: 'Two white rabbits in a clover field, early morning',
    shows: [{ id: 'rabbit', count: 2, exactly: true }],
    hour: 'dawn',
    ground: 'grass',
  },
  {
    prompt: 'A blue sailboat on the left and an island far away at noon',
    shows: [{ id: 'sailboat', place: 'left', hue: 214 }],
    hour: 'day',
    ground: 'water',
  },
  { prompt: 'Night market street with paper lanterns', shows: [{ id: 'lantern', count: 2 }], hour: 'night' },
  {
    prompt: 'A wolf howling on a snowy hill under the moon',
    shows: [{ id: 'wolf', exactly: true }],
    hour: 'night',
    ground: 'snow',
  },
  {
    prompt: 'Three green cacti in the desert',
    shows: [{ id: 'cactus', count: 3, exactly: true, hue: 129 }],
    backdrop: 'dunes',
  },
  {
    prompt: 'An owl on the right in a dark forest',
    shows: [{ id: 'owl', place: 'right' }],
    backdrop: 'forest',
    hour: 'night',
  },
  { prompt: 'Oil painting of a windmill beside a canal at sunset', shows: [{ id: 'windmill' }], hour: 'sunset' },
  { prompt: 'A purple butterfly above a meadow of flowers', shows: [{ id: 'butterfly', hue: 270 }], ground: 'grass' },
  {
    prompt: 'Child flying a kite on a beach, summer afternoon',
    shows: [{ id: 'child' }, { id: 'kite' }],
    hour: 'golden',
  },
  { prompt: 'Four swans on a foggy lake', shows: [{ id: 'swan', count: 4, exactly: true }], hour: 'fog' },
  {
    prompt: 'A red barn with two horses in autumn',
    shows: [
      { id: 'barn', hue: 4 },
      { id: 'horse', count: 2, exactly: true },
    ],
  },
  { prompt: 'Rocket launching at night, stars', shows: [{ id: 'rocket' }], hour: 'night' },
  { prompt: 'Bear catching fish by a waterfall', shows: [{ id: 'bear' }], backdrop: 'mountains' },
  {
    prompt: 'A bicycle leaning on a street lamp in the rain',
    shows: [{ id: 'bicycle' }, { id: 'street-lamp' }],
    hour: 'overcast',
  },
  {
    prompt: 'Six ducks on a pond with willows',
    shows: [
      { id: 'duck', count: 6, exactly: true },
      { id: 'willow', count: 2 },
    ],
  },
  { prompt: 'A pirate ship at dusk', shows: [{ id: 'pirate-ship' }], hour: 'dusk', ground: 'water' },
  { prompt: 'A tiger in the jungle', shows: [{ id: 'tiger', exactly: true }], backdrop: 'forest' },
  {
    prompt: 'Kitchen with a table, two chairs and a kettle',
    shows: [{ id: 'table' }, { id: 'chair', count: 2, exactly: true }, { id: 'kettle' }],
  },
  {
    prompt: 'Pink flamingos standing in shallow water at sunrise',
    shows: [{ id: 'flamingo', count: 2, hue: 345 }],
    hour: 'dawn',
  },
  { prompt: 'A yellow bus on a mountain road', shows: [{ id: 'bus', hue: 45 }], backdrop: 'mountains' },
  {
    prompt: 'A wizard and a black dragon in front of a volcano',
    shows: [{ id: 'wizard' }, { id: 'dragon' }],
    backdrop: 'volcano',
  },
  { prompt: 'Snowman with a red scarf in a village at Christmas, snowing', shows: [{ id: 'snowman' }], ground: 'snow' },
  { prompt: 'Watercolour of a bridge over a river in spring', shows: [{ id: 'bridge' }] },
  { prompt: 'Portrait of a lion, golden light', shows: [{ id: 'lion', exactly: true }], hour: 'golden' },
  { prompt: 'A birthday cake and a cup of coffee on a wooden table', shows: [{ id: 'cake' }, { id: 'teacup' }] },
  { prompt: 'Whale and submarine in the deep sea', shows: [{ id: 'whale' }, { id: 'submarine' }] },
  {
    prompt: 'Five people dancing around a bonfire on the beach at night',
    shows: [{ id: 'person', count: 5, exactly: true }, { id: 'campfire' }],
    hour: 'night',
  },
  { prompt: 'A church on a green hill under a rainbow', shows: [{ id: 'church' }], ground: 'grass' },
  { prompt: 'Pencil drawing of an elephant and a bird', shows: [{ id: 'elephant', exactly: true }] },
  {
    prompt: 'A cozy bedroom with a bed, a bookshelf and a cat at night',
    shows: [{ id: 'bed' }, { id: 'bookshelf' }, { id: 'cat' }],
    hour: 'night',
  },
];
