import type { ImageCase } from './image-case.ts';

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
