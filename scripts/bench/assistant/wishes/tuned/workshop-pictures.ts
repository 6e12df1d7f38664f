import type { RequestCase } from '../../request-case.ts';

/** Wishes for images and clips, on the workshop studio. */
export const TUNED_WORKSHOP_PICTURES: readonly RequestCase[] = [
  {
    say: 'diagram style image of a volcano, landscape',
    calls: [['generate_images', { prompt: /volcano/i, ratio: '16:9' }]],
  },
  {
    say: 'medieval style: a knight asleep in a library, 4:3',
    calls: [['generate_images', { prompt: /knight asleep in a library/i, style: 'medieval', ratio: '4:3' }]],
  },
  { say: 'use seed 42 and draw a red cube', calls: [['generate_images', { prompt: /^(?:a )?red cube$/i, seed: 42 }]] },
  {
    say: 'i dont like it, try again',
    before: 'Draw a slime monster',
    calls: [['generate_images', { prompt: /slime monster/i, again: true }]],
  },
  {
    say: 'as a comic please',
    before: 'Draw a slime monster',
    calls: [['generate_images', { prompt: /slime monster/i, style: 'comic' }]],
  },
  {
    say: 'turn the mushroom knight into a 5 second clip',
    calls: [['generate_clip', { firstFrameId: 'i1', durationSeconds: 5 }]],
  },
  {
    say: 'animate the frog picture so it pedals away',
    calls: [['generate_clip', { firstFrameId: 'i4', prompt: /pedals away/i }]],
  },
  {
    say: 'Generate a short film clip showing a seed growing into a tree',
    calls: [['generate_clip', { prompt: /seed growing into a tree/i }]],
  },
  {
    say: 'loopable video background of clouds, 8 seconds',
    calls: [['generate_clip', { prompt: /clouds/i, durationSeconds: 8 }]],
  },
  {
    say: 'go from the ice cave to the mushroom knight in one clip',
    calls: [['generate_clip', { firstFrameId: 'i2', lastFrameId: 'i1' }]],
  },
  {
    say: 'more pictures with the same character as the mushroom knight, this time fishing',
    calls: [['generate_images', { prompt: /fishing/i, subjectId: 'i1' }]],
  },
];
