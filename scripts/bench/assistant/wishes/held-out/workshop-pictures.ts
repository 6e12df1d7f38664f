import type { RequestCase } from '../../request-case.ts';

/** Wishes for images and clips, on the workshop studio. */
export const HELD_OUT_WORKSHOP_PICTURES: readonly RequestCase[] = [
  {
    say: 'boss sprite: a crab made of rusty anchors',
    calls: [['generate_images', { prompt: /crab made of rusty anchors/i }]],
  },
  {
    say: 'can I get eight pictures of cartoon vegetables for my class',
    calls: [['generate_images', { prompt: /cartoon vegetables/i, count: 8 }]],
  },
  {
    say: 'insta post, square, cup of coffee with latte art',
    calls: [['generate_images', { prompt: /cup of coffee with latte art/i, ratio: '1:1' }]],
  },
  {
    say: 'Please create a banner image for our newsletter showing spring flowers.',
    calls: [['generate_images', { prompt: /spring flowers/i }]],
  },
  {
    say: 'i was thinking of a snail with a castle on its back, could you paint that',
    calls: [['generate_images', { prompt: /snail with a castle on its back/i }]],
  },
  { say: 'drw a hedgehog on a surfbord', calls: [['generate_images', { prompt: /hedgehog on a surf/i }]] },
  {
    say: 'concept art, jungle temple overgrown with vines, vibrant style, 2 versions',
    calls: [['generate_images', { prompt: /jungle temple overgrown with vines/i, style: 'vibrant', count: 2 }]],
  },
  {
    say: 'picture of a desk, from above, no people',
    calls: [['generate_images', { prompt: /desk, from above, no people/i }]],
  },
  {
    say: 'make it rounder and blue',
    before: 'Draw a slime monster',
    calls: [['generate_images', { prompt: /slime monster.*rounder and blue/i }]],
  },
  {
    say: 'video: steam rising from a cup, close up, 6s',
    calls: [['generate_clip', { prompt: /steam rising from a cup, close up/i, durationSeconds: 6 }]],
  },
  {
    say: 'can this one wobble a little?',
    open: 'i4',
    calls: [['generate_clip', { firstFrameId: 'i4', prompt: /wobble/i }]],
  },
];
