import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that rules were mended with: pictures, clips. */
export const TUNED_STRANGER_PICTURES: readonly RequestCase[] = [
  {
    say: 'Could you come up with four versions of a dragon guarding a library?',
    calls: [['generate_images', { prompt: /dragon guarding a library/i, count: 4 }]],
  },
  {
    say: 'wallpaper for my phone: northern lights over a frozen lake',
    calls: [['generate_images', { prompt: /northern lights over a frozen lake/i, ratio: '9:16' }]],
  },
  {
    say: 'i want picture of old man who sell balloons',
    calls: [['generate_images', { prompt: /old man who sells? balloons/i }]],
  },
  {
    say: 'banner 21:9 of a wheat field in wind',
    calls: [['generate_images', { prompt: /wheat field in (?:the )?wind/i, ratio: '21:9' }]],
  },
  { say: 'drw a cat on a skatebord', calls: [['generate_images', { prompt: /cat on a skate?bo?a?rd/i }]] },
  {
    say: 'ok lets try a top down view of a village map, 2:3',
    calls: [['generate_images', { prompt: /top down view of a village map/i, ratio: '2:3' }]],
  },
  {
    say: 'two more variations',
    before: 'draw a teapot shaped like a house',
    calls: [['generate_images', { prompt: /teapot shaped like a house/i, count: 2, again: /(?:)/, seed: /(?:)/ }]],
  },
  { say: 'make it square', open: 'i1', calls: [], answers: /crop|square|1:1/i },
  {
    say: 'what about a portrait version',
    before: 'draw a bridge in the fog, 16:9',
    calls: [['generate_images', { prompt: /bridge in the fog/i, ratio: /9:16|2:3|3:4/ }]],
  },
  {
    say: 'sketch of the human heart with labels for biology class',
    calls: [['generate_images', { prompt: /human heart/i }]],
  },
  {
    say: 'i would love to see a fox reading a newspaper, in watercolour',
    calls: [['generate_images', { prompt: /fox reading a newspaper/i, style: 'watercolour' }]],
  },
  {
    say: 'concept art, abandoned space station overgrown by plants, cinematic',
    calls: [['generate_images', { prompt: /abandoned space station overgrown by plants.*cinematic/i }]],
  },
  { say: 'improve this prompt: dog on beach', calls: [], answers: /dog.*beach/is },
  {
    say: 'let the desert road come alive, slow drive forward',
    calls: [['generate_clip', { prompt: /slow drive forward|drive/i, firstFrameId: 'i1' }]],
  },
  { say: 'turn this into a video', open: 'i1', calls: [['generate_clip', { prompt: /(?:)/, firstFrameId: 'i1' }]] },
  {
    say: 'film a train crossing a bridge, camera follows it',
    calls: [['generate_clip', { prompt: /train crossing a bridge.*camera follows/i }]],
  },
  {
    say: 'a short video where paper boats race down a gutter please',
    calls: [['generate_clip', { prompt: /paper boats race down a gutter/i }]],
  },
  {
    say: 'I need a vertical clip of a candle being lit',
    calls: [['generate_clip', { prompt: /candle being lit/i, ratio: '9:16', model: /(?:)/ }]],
  },
  {
    say: 'but 10 seconds',
    before: 'make a clip of a kite in the sky',
    calls: [['generate_clip', { prompt: /kite in the sky/i, durationSeconds: 10 }]],
  },
  { say: 'trim the first two seconds of the waves clip', calls: [], answers: /can.t|rough cut|cut/i },
  { say: 'put the morning coffee song under the robot dance clip', calls: [], answers: /rough cut|can.t/i },
];
