import type { RequestCase } from '../../request-case.ts';

/** Wishes for images and clips, on the creator studio. */
export const TUNED_CREATOR_PICTURES: readonly RequestCase[] = [
  {
    say: 'thumbnail pls: me falling off a skateboard, big sky',
    calls: [['generate_images', { prompt: /falling off a skateboard, big sky/i, ratio: '16:9' }]],
  },
  {
    say: 'can we have 5 different images of street food stalls, tall format',
    calls: [['generate_images', { prompt: /street food stalls/i, count: 5, ratio: '9:16' }]],
  },
  {
    say: 'a pair of watercolour images of tulips',
    calls: [['generate_images', { prompt: /tulips/i, count: 2, style: 'watercolour' }]],
  },
  {
    say: 'background for my stream: purple nebula, ultra wide 21:9',
    calls: [['generate_images', { prompt: /purple nebula/i, ratio: '21:9' }]],
  },
  { say: 'draw two foxes and three hens', calls: [['generate_images', { prompt: /two foxes and three hens/i }]] },
  {
    say: 'now with a hat',
    before: 'Draw a friendly robot',
    calls: [['generate_images', { prompt: /friendly robot.*hat/i }]],
  },
  {
    say: 'nice! three more please',
    before: 'Draw a friendly robot',
    calls: [['generate_images', { prompt: /friendly robot/i, count: 3, again: true }]],
  },
  {
    say: 'I need some b-roll of a train crossing a bridge, 10 seconds',
    calls: [['generate_clip', { prompt: /train crossing a bridge/i, durationSeconds: 10 }]],
  },
  {
    say: 'make the selected picture move, pan right slowly',
    selected: ['i2'],
    calls: [['generate_clip', { firstFrameId: 'i2', prompt: /pan right/i }]],
  },
  { say: 'pic of santa surfing', calls: [['generate_images', { prompt: /santa surfing/i }]] },
  {
    say: 'show me what a city under the sea would look like',
    calls: [['generate_images', { prompt: /city under the sea/i }]],
  },
];
