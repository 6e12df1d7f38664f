import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a second round that rules were mended with: pictures, clips. */
export const LATER_STRANGER_PICTURES: readonly RequestCase[] = [
  {
    say: 'an illustration for my blog about slow travel, train window with mountains',
    calls: [['generate_images', { prompt: /train window with mountains/i, ratio: /(?:)/ }]],
  },
  {
    say: 'gimme a goblin merchant with a big backpack, isometric',
    calls: [['generate_images', { prompt: /goblin merchant with a big backpack.*isometric/i }]],
  },
  {
    say: 'i imagine a tree house in a thunderstorm, can you show me that?',
    calls: [['generate_images', { prompt: /tree ?house in a thunderstorm/i }]],
  },
  {
    say: 'album artwork: two moons over a cornfield',
    calls: [['generate_images', { prompt: /two moons over a cornfield/i, ratio: /(?:)/ }]],
  },
  {
    say: 'Please, I would need one photo of a woman who reads to her dog',
    calls: [['generate_images', { prompt: /woman who reads to her dog/i }]],
  },
  { say: 'something visual for the episode about bees', calls: [['generate_images', { prompt: /bees/i }]] },
  {
    say: 'make five more like that',
    before: 'draw a paper crane on water',
    calls: [['generate_images', { prompt: /paper crane on water/i, count: 5, again: /(?:)/, seed: /(?:)/ }]],
  },
  {
    say: 'less realistic, more like a comic',
    before: 'draw a policeman on a horse',
    calls: [['generate_images', { prompt: /policeman on a horse/i, style: /(?:)/ }]],
  },
  {
    say: 'add a small boat in the background',
    before: 'draw a lake in the mountains',
    calls: [['generate_images', { prompt: /lake in the mountains.*boat/i }]],
  },
  {
    say: 'could it be landscape format?',
    before: 'draw a giraffe in a library',
    calls: [['generate_images', { prompt: /giraffe in a library/i, ratio: /16:9|3:2|4:3/ }]],
  },
  {
    say: 'try again',
    before: 'draw a juggling bear',
    calls: [['generate_images', { prompt: /juggling bear/i, again: true, seed: /(?:)/ }]],
  },
  {
    say: 'I need a 4:3 picture of a messy desk for a quiz',
    calls: [['generate_images', { prompt: /messy desk/i, ratio: '4:3' }]],
  },
  { say: 'can you sharpen this photo', open: 'i1', calls: [], answers: /can.t/i },
  { say: 'What prompt should I use for a spooky forest?', calls: [], answers: /forest|prompt/i },
  {
    say: 'have the blue robot wave at the camera',
    calls: [['generate_clip', { prompt: /wave/i, firstFrameId: 'i2' }]],
  },
  {
    say: 'short clip pls: rain drops running down a window',
    calls: [['generate_clip', { prompt: /rain ?drops running down a window/i }]],
  },
  {
    say: 'can i get 10 seconds of a campfire',
    calls: [['generate_clip', { prompt: /campfire/i, durationSeconds: 10 }]],
  },
  {
    say: 'make a movie scene in which a dragon lands on a car park',
    calls: [['generate_clip', { prompt: /dragon lands on a car park/i }]],
  },
  {
    say: 'zoom slowly into this picture',
    open: 'i3',
    calls: [['generate_clip', { prompt: /zoom/i, firstFrameId: 'i3' }]],
  },
  { say: 'speed up the robot dance clip', calls: [], answers: /can.t/i },
];
