import type { RequestCase } from '../../request-case.ts';

/** Wishes for images and clips, on the creator studio. */
export const HELD_OUT_CREATOR_PICTURES: readonly RequestCase[] = [
  {
    say: 'I would love a picture of an octopus playing the drums',
    calls: [['generate_images', { prompt: /octopus playing the drums/i }]],
  },
  { say: 'ilustrate a bear in a tiny car', calls: [['generate_images', { prompt: /bear in a tiny car/i }]] },
  {
    say: 'a picture of a cafe, and make it look like a comic',
    calls: [['generate_images', { prompt: /cafe/i, style: 'comic' }]],
  },
  {
    say: 'use the cloud for this one: portrait of a sailor with a parrot',
    calls: [['generate_images', { prompt: /sailor with a parrot/i, engine: 'cloud' }]],
  },
  {
    say: 'the same thing in 16:9',
    before: 'Draw a friendly robot',
    calls: [['generate_images', { prompt: /friendly robot/i, ratio: '16:9' }]],
  },
  {
    say: 'bring the old lighthouse to life with waves crashing',
    calls: [['generate_clip', { firstFrameId: 'i3', prompt: /waves crashing/i }]],
  },
  {
    say: 'clip of a paper plane flying through an office, 1080p',
    calls: [['generate_clip', { prompt: /paper plane flying through an office/i, resolution: '1080P' }]],
  },
  {
    say: 'start on the red kayak and end on the foggy pier, 6 seconds',
    calls: [['generate_clip', { firstFrameId: 'i2', lastFrameId: 'i1', durationSeconds: 6 }]],
  },
  { say: 'animate that', before: 'Draw a friendly robot', calls: [['generate_clip', { firstFrameId: 'made1' }]] },
  {
    say: 'Create a vertical video of rain on a neon street',
    calls: [['generate_clip', { prompt: /rain on a neon street/i, ratio: '9:16' }]],
  },
  {
    say: 'logo idea: a wave shaped like a microphone',
    calls: [['generate_images', { prompt: /wave shaped like a microphone/i }]],
  },
];
