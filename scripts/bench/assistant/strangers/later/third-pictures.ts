import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a third round that rules were mended with: pictures, clips. */
export const THIRD_STRANGER_PICTURES: readonly RequestCase[] = [
  {
    say: 'paint a picture please where a bear plays chess against a rabbit',
    calls: [['generate_images', { prompt: /bear plays chess against a rabbit/i }]],
  },
  {
    say: 'header image for newsletter: coffee cups seen from above',
    calls: [['generate_images', { prompt: /coffee cups seen from above/i, ratio: /(?:)/ }]],
  },
  {
    say: 'could we have the pirate ship at sunset instead of noon',
    before: 'draw a pirate ship at noon',
    calls: [['generate_images', { prompt: /pirate ship.*sunset/i }]],
  },
  {
    say: 'i want to see how a medieval kitchen looked like',
    calls: [['generate_images', { prompt: /medieval kitchen/i, style: /(?:)/ }]],
  },
  {
    say: 'character portrait: elf archer, freckles, green hood',
    calls: [['generate_images', { prompt: /elf archer, freckles, green hood/i, ratio: /(?:)/ }]],
  },
  {
    say: 'produce 2 images of an empty theatre, landscape',
    calls: [['generate_images', { prompt: /empty theatre/i, count: 2, ratio: '16:9' }]],
  },
  { say: 'whats a good picture for an article about inflation? make it', calls: [], answers: /./, mayAsk: true },
  {
    say: 'bigger ears',
    before: 'draw a mouse detective',
    calls: [['generate_images', { prompt: /mouse detective.*bigger ears/i }]],
  },
  {
    say: 'ok but without people',
    before: 'draw a busy street in Rome',
    calls: [['generate_images', { prompt: /busy street in Rome.*without people/i }]],
  },
  {
    say: 'make 3 of those',
    before: 'draw a cactus in a boot',
    calls: [['generate_images', { prompt: /cactus in a boot/i, count: 3, again: /(?:)/ }]],
  },
  { say: 'give me an image with the text SALE on it', calls: [['generate_images', { prompt: /SALE/ }]] },
  {
    say: 'a lonely astronaut playing cello on the moon',
    calls: [['generate_images', { prompt: /lonely astronaut playing cello on the moon/i }]],
  },
  { say: 'what is wrong with my prompt: dog dog dog', calls: [], answers: /./, mayAsk: true },
  { say: 'resize the class poster to A4', calls: [], answers: /can.t|resize/i },
  {
    say: 'clouds moving fast over a city, as video',
    calls: [['generate_clip', { prompt: /clouds moving fast over a city/i }]],
  },
  {
    say: 'i need moving footage of bees around a flower',
    calls: [['generate_clip', { prompt: /bees around a flower/i }]],
  },
  { say: 'make the class poster move a bit', calls: [['generate_clip', { prompt: /(?:)/, firstFrameId: 'i3' }]] },
  {
    say: 'the same clip in 1080p',
    before: 'make a clip of a fountain',
    calls: [['generate_clip', { prompt: /fountain/i, resolution: '1080P' }]],
  },
  { say: 'add subtitles to the waves clip', calls: [], answers: /can.t/i },
];
