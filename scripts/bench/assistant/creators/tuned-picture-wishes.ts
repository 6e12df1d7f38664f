import type { RequestCase } from '../request-case.ts';

/**
 * Wishes for images and clips, from nine sets of which each was written before its round of mends: 61 to 78 of a hundred were right at first.
 */
export const TUNED_PICTURE_WISHES: readonly RequestCase[] = [
  {
    say: 'generate two pictures of a cat in a space suit',
    calls: [['generate_images', { prompt: /cat in a space suit/i, count: 2 }]],
  },
  {
    say: 'can i get a vertical wallpaper with mountains at night?',
    calls: [['generate_images', { prompt: /mountains at night/i, ratio: '9:16' }]],
  },
  {
    say: 'watercolour of a teapot, wide format',
    calls: [['generate_images', { prompt: /teapot/i, ratio: '16:9', style: 'watercolour' }]],
  },
  {
    say: 'paint the old lighthouse as an oil painting',
    calls: [['generate_images', { prompt: /lighthouse as an oil painting/i }]],
  },
  {
    say: 'please draw 4 variations of a logo with a whale',
    calls: [['generate_images', { prompt: /logo with a whale/i, count: 4 }]],
  },
  {
    say: 'again, but in winter',
    before: 'Draw a red barn',
    calls: [['generate_images', { prompt: /red barn.*winter/i }]],
  },
  { say: 'now make a video of it', before: 'Draw a red barn', calls: [['generate_clip', { firstFrameId: 'made1' }]] },
  {
    say: 'turn the foggy pier into a clip with the camera slowly zooming in',
    calls: [['generate_clip', { firstFrameId: 'i1', prompt: /zoom/i }]],
  },
  {
    say: 'i need a 6 second clip of waves rolling onto a beach',
    calls: [['generate_clip', { prompt: /waves rolling onto a beach/i, durationSeconds: 6 }]],
  },
  {
    say: 'animate the red kayak drifting to the left',
    calls: [['generate_clip', { firstFrameId: 'i2', prompt: /drifting to the left/i }]],
  },
  {
    say: 'paint me a stormy sea in the style of a comic',
    calls: [['generate_images', { prompt: /stormy sea/i, style: 'comic' }]],
  },
  {
    say: 'a photo of a bakery window at dawn, 3:2',
    calls: [['generate_images', { prompt: /bakery window at dawn/i, ratio: '3:2' }]],
  },
  {
    say: 'cover art for my podcast: a microphone in a forest',
    calls: [['generate_images', { prompt: /microphone in a forest/i }]],
  },
  { say: 'six pics of different houses', calls: [['generate_images', { prompt: /different houses/i, count: 6 }]] },
  {
    say: 'same picture but at night',
    before: 'Draw a small village by a lake',
    calls: [['generate_images', { prompt: /village by a lake.*night/i }]],
  },
  {
    say: 'make it portrait',
    before: 'Draw a small village by a lake',
    calls: [['generate_images', { prompt: /village by a lake/i, ratio: '9:16' }]],
  },
  {
    say: 'animate this for 10 seconds',
    open: 'i2',
    calls: [['generate_clip', { firstFrameId: 'i2', durationSeconds: 10 }]],
  },
  {
    say: 'short video of a candle flickering in the dark',
    calls: [['generate_clip', { prompt: /candle flickering in the dark/i }]],
  },
  {
    say: 'morph the foggy pier into the old lighthouse',
    calls: [['generate_clip', { firstFrameId: 'i1', lastFrameId: 'i3' }]],
  },
  {
    say: 'illustrate a fox reading a newspaper on a park bench',
    calls: [['generate_images', { prompt: /fox reading a newspaper on a park bench/i }]],
  },
  {
    say: 'would you draw a birthday card with balloons?',
    calls: [['generate_images', { prompt: /birthday card with balloons/i }]],
  },
  {
    say: 'i want to see a dragon over a city, pixel style',
    calls: [['generate_images', { prompt: /dragon over a city/i }]],
  },
  {
    say: 'a wide picture of a desert road with a vintage car',
    calls: [['generate_images', { prompt: /desert road with a vintage car/i, ratio: '16:9' }]],
  },
  {
    say: 'youtube thumbnail, a chef juggling lemons',
    calls: [['generate_images', { prompt: /chef juggling lemons/i, ratio: '16:9' }]],
  },
  {
    say: 'with a bigger moon please',
    before: 'Draw an owl on a branch at night',
    calls: [['generate_images', { prompt: /owl on a branch at night.*bigger moon/i }]],
  },
  {
    say: 'give me two more of these',
    before: 'Draw an owl on a branch at night',
    calls: [['generate_images', { prompt: /owl on a branch/i, count: 2, again: true }]],
  },
  {
    say: 'can you make the lighthouse image move, like waves crashing',
    calls: [['generate_clip', { firstFrameId: 'i3', prompt: /waves crashing/i }]],
  },
  {
    say: 'drone shot over a rice field, 10 seconds',
    calls: [['generate_clip', { prompt: /drone shot over a rice field/i, durationSeconds: 10 }]],
  },
  {
    say: 'clip: a paper plane gliding through an office',
    calls: [['generate_clip', { prompt: /paper plane gliding through an office/i }]],
  },
  {
    say: 'picture of three owls sitting on a wire',
    calls: [['generate_images', { prompt: /three owls sitting on a wire/i }]],
  },
  { say: 'make me a poster for a jazz night', calls: [['generate_images', { prompt: /jazz night/i }]] },
  {
    say: 'could we have a square image of a pancake stack',
    calls: [['generate_images', { prompt: /pancake stack/i, ratio: '1:1' }]],
  },
  {
    say: 'render a snowy cabin with smoke from the chimney, 4 images',
    calls: [['generate_images', { prompt: /snowy cabin with smoke from the chimney/i, count: 4 }]],
  },
  {
    say: 'create a comic of a robot learning to cook',
    calls: [['generate_images', { prompt: /robot learning to cook/i, style: 'comic' }]],
  },
  {
    say: 'hmm, without the moon',
    before: 'Draw a wolf under the moon',
    calls: [['generate_images', { prompt: /wolf.*without the moon/i }]],
  },
  {
    say: 'ok now three of them',
    before: 'Draw a wolf under the moon',
    calls: [['generate_images', { prompt: /wolf/i, count: 3, again: true }]],
  },
  { say: 'make the red kayak picture into a short clip', calls: [['generate_clip', { firstFrameId: 'i2' }]] },
  {
    say: 'slow pan across a library full of books',
    calls: [['generate_clip', { prompt: /pan across a library full of books/i }]],
  },
  {
    say: 'i want a vertical clip of rain on a window',
    calls: [['generate_clip', { prompt: /rain on a window/i, ratio: '9:16' }]],
  },
  {
    say: 'draw me something: a turtle with headphones',
    calls: [['generate_images', { prompt: /turtle with headphones/i }]],
  },
  {
    say: 'album cover showing an empty swimming pool, square',
    calls: [['generate_images', { prompt: /empty swimming pool/i, ratio: '1:1' }]],
  },
  {
    say: 'can u create 2 pics of a tram in lisbon',
    calls: [['generate_images', { prompt: /tram in lisbon/i, count: 2 }]],
  },
  { say: 'a watercolor painting of tulips', calls: [['generate_images', { prompt: /tulips/i, style: 'watercolour' }]] },
  {
    say: 'the same but from above',
    before: 'Draw a chess board',
    calls: [['generate_images', { prompt: /chess board.*from above/i }]],
  },
  { say: 'bring the foggy pier to life', calls: [['generate_clip', { firstFrameId: 'i1' }]] },
  {
    say: 'time lapse of clouds over a city, 1080p',
    calls: [['generate_clip', { prompt: /clouds over a city/i, resolution: '1080P' }]],
  },
  {
    say: 'design a flyer with a bicycle and a sunflower',
    calls: [['generate_images', { prompt: /bicycle and a sunflower/i }]],
  },
  { say: 'sketch: an old man feeding pigeons', calls: [['generate_images', { prompt: /old man feeding pigeons/i }]] },
  {
    say: 'make a banner image of a coral reef, 21:9',
    calls: [['generate_images', { prompt: /coral reef/i, ratio: '21:9' }]],
  },
  {
    say: 'medieval style knight in a supermarket',
    calls: [['generate_images', { prompt: /knight in a supermarket/i, style: 'medieval' }]],
  },
  {
    say: 'can you do that one in comic style?',
    before: 'Draw a pirate ship',
    calls: [['generate_images', { prompt: /pirate ship/i, style: 'comic' }]],
  },
  { say: 'animate the old lighthouse at dusk', calls: [['generate_clip', { firstFrameId: 'i3' }]] },
  {
    say: 'video of a dog catching a frisbee, slow motion, 6s',
    calls: [['generate_clip', { prompt: /dog catching a frisbee/i, durationSeconds: 6 }]],
  },
  { say: 'make it into a clip', open: 'i1', calls: [['generate_clip', { firstFrameId: 'i1' }]] },
  {
    say: 'generate an image: two astronauts playing chess',
    calls: [['generate_images', { prompt: /two astronauts playing chess/i }]],
  },
  {
    say: 'i would love a picture of a cozy reading nook',
    calls: [['generate_images', { prompt: /cozy reading nook/i }]],
  },
  {
    say: 'draw a map of an island, medieval',
    calls: [['generate_images', { prompt: /map of an island/i, style: 'medieval' }]],
  },
  {
    say: 'three portrait images of a violinist',
    calls: [['generate_images', { prompt: /violinist/i, count: 3, ratio: '9:16' }]],
  },
  {
    say: 'try again with more trees',
    before: 'Paint a hill with a tree',
    calls: [['generate_images', { prompt: /hill with a tree.*more trees/i }]],
  },
  {
    say: 'i like it, but wide',
    before: 'Paint a hill with a tree',
    calls: [['generate_images', { prompt: /hill with a tree/i, ratio: '16:9' }]],
  },
  { say: 'create an animation of the foggy pier', calls: [['generate_clip', { firstFrameId: 'i1' }]] },
  {
    say: 'shoot a train arriving at a snowy station, 10 seconds',
    calls: [['generate_clip', { prompt: /train arriving at a snowy station/i, durationSeconds: 10 }]],
  },
  {
    say: 'i need b-roll of hands typing on a keyboard',
    calls: [['generate_clip', { prompt: /hands typing on a keyboard/i }]],
  },
  {
    say: 'draw a cartoon cat holding an umbrella',
    calls: [['generate_images', { prompt: /cat holding an umbrella/i }]],
  },
  {
    say: 'an image of a volcano at night, wide',
    calls: [['generate_images', { prompt: /volcano at night/i, ratio: '16:9' }]],
  },
  { say: 'make ten pictures of seashells', calls: [['generate_images', { prompt: /seashells/i, count: 10 }]] },
  { say: 'picture: a lonely bench in the fog', calls: [['generate_images', { prompt: /lonely bench in the fog/i }]] },
  {
    say: 'one more, but without people',
    before: 'Draw a busy market',
    calls: [['generate_images', { prompt: /busy market.*without people/i }]],
  },
  {
    say: 'use a different seed',
    before: 'Draw a busy market',
    calls: [['generate_images', { prompt: /busy market/i, again: true }]],
  },
  { say: 'let the red kayak move', calls: [['generate_clip', { firstFrameId: 'i2' }]] },
  {
    say: 'clip of a lantern swinging in the wind, vertical',
    calls: [['generate_clip', { prompt: /lantern swinging in the wind/i, ratio: '9:16' }]],
  },
  { say: 'a painting of a windmill at sunset', calls: [['generate_images', { prompt: /windmill at sunset/i }]] },
  {
    say: 'make 2 images, a red door and a blue bicycle',
    calls: [['generate_images', { prompt: /red door and a blue bicycle/i, count: 2 }]],
  },
  {
    say: 'need a square cover for my podcast with headphones and stars',
    calls: [['generate_images', { prompt: /headphones and stars/i, ratio: '1:1' }]],
  },
  {
    say: 'again but make it foggy',
    before: 'Draw a forest road',
    calls: [['generate_images', { prompt: /forest road.*foggy/i }]],
  },
  {
    say: 'turn it into a 6 second clip',
    before: 'Draw a forest road',
    calls: [['generate_clip', { firstFrameId: 'made1', durationSeconds: 6 }]],
  },
  {
    say: 'film the northern lights over a frozen lake',
    calls: [['generate_clip', { prompt: /northern lights over a frozen lake/i }]],
  },
];
