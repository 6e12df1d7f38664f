import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that was only measured: pictures, clips. */
export const HELD_OUT_STRANGER_PICTURES: readonly RequestCase[] = [
  {
    say: 'need a cover for my cooking podcast, something with a steaming pot and warm light',
    calls: [['generate_images', { prompt: /steaming pot.*warm light/i, ratio: /(?:)/ }]],
  },
  { say: 'pixel art treasure chest', calls: [['generate_images', { prompt: /pixel art treasure chest/i }]] },
  {
    say: 'Illustrate this for the kids: a whale that is afraid of water',
    calls: [['generate_images', { prompt: /whale that is afraid of water/i }]],
  },
  {
    say: 'youtube thumbnail, a guy holding a giant burger, shocked face',
    calls: [['generate_images', { prompt: /guy holding a giant burger.*shocked face/i, ratio: '16:9' }]],
  },
  {
    say: 'the same robot but in a kitchen',
    open: 'i2',
    calls: [['generate_images', { prompt: /robot.*kitchen|kitchen/i, subjectId: /(?:)/ }]],
  },
  {
    say: 'Use the blue robot as the character: it waters plants on a balcony',
    calls: [['generate_images', { prompt: /waters plants on a balcony/i, subjectId: 'i2' }]],
  },
  {
    say: 'make it square',
    before: 'draw a castle on a cliff, 16:9',
    calls: [['generate_images', { prompt: /castle on a cliff/i, ratio: '1:1' }]],
  },
  {
    say: 'another one please',
    before: 'paint a snail in a teacup',
    calls: [['generate_images', { prompt: /snail in a teacup/i, again: /(?:)/, seed: /(?:)/ }]],
  },
  {
    say: 'same thing but at night',
    before: 'draw a lighthouse on a rock',
    calls: [['generate_images', { prompt: /lighthouse on a rock.*night|night.*lighthouse on a rock/i }]],
  },
  {
    say: 'wider please',
    before: 'draw a market square',
    calls: [['generate_images', { prompt: /market square/i, ratio: /16:9|21:9|3:2|4:3/ }]],
  },
  { say: 'two more variations', calls: [], answers: /of what|which|what .*\?/i, mayAsk: true },
  {
    say: 'Please generate an image: a red bicycle leaning on a yellow wall. Seed 77.',
    calls: [['generate_images', { prompt: /red bicycle leaning on a yellow wall/i, seed: 77 }]],
  },
  {
    say: 'Six icons of tools, flat style',
    calls: [['generate_images', { prompt: /icons? of tools.*flat style/i, count: /^[61]?$/ }]],
  },
  { say: 'can you make the blue robot picture brighter', calls: [], answers: /can.t|Images|edit/i },
  { say: 'remove the background of this', open: 'i2', calls: [], answers: /can.t|background/i },
  { say: 'crop the desert road to the car', calls: [], answers: /crop/i },
  { say: 'how does the prompt for this picture read?', open: 'i1', calls: [], answers: /prompt|details|recipe|made/i },
  {
    say: '6 sec clip of ink spreading in water',
    calls: [['generate_clip', { prompt: /ink spreading in water/i, durationSeconds: 6 }]],
  },
  {
    say: 'from desert road to class poster, a morph',
    calls: [['generate_clip', { prompt: /(?:)/, firstFrameId: 'i1', lastFrameId: 'i3' }]],
  },
  {
    say: 'b-roll of hands kneading dough in 1080p',
    calls: [['generate_clip', { prompt: /hands kneading dough/i, resolution: '1080P' }]],
  },
  {
    say: 'animate it',
    before: 'draw an owl on a branch',
    calls: [['generate_clip', { prompt: /(?:)/, firstFrameId: 'made1' }]],
  },
  {
    say: 'now make it move',
    before: 'draw a windmill in a storm',
    calls: [['generate_clip', { prompt: /(?:)/, firstFrameId: 'made1' }]],
  },
  { say: 'make the robot dance loop forever', calls: [], answers: /can.t|loop|repeat/i },
  { say: 'give me a gif of the robot dance', calls: [], answers: /can.t|gif|MP4/i },
];
