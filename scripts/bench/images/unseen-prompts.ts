import type { ImageCase } from './image-case.ts';

/** What people type for thumbnails, covers, posters and moods; written before anything was changed for the second round of tuning. */
export const UNSEEN_PROMPTS: readonly ImageCase[] = [
  {
    prompt: 'Podcast cover, a microphone and headphones on a desk, warm light',
    shows: [{ id: 'microphone' }, { id: 'headphones' }],
  },
  {
    prompt: 'YouTube thumbnail of a hiker looking at a huge mountain, dramatic sky',
    shows: [{ id: 'hiker' }],
    backdrop: 'mountains',
  },
  { prompt: 'Cozy coffee shop window on a rainy evening', shows: [], hour: 'dusk' },
  { prompt: 'Album cover: lonely gas station at night, neon sign', shows: [{ id: 'gas-station' }], hour: 'night' },
  {
    prompt: 'Travel poster for a Greek island, white houses, blue sea',
    shows: [{ id: 'house', count: 2 }],
    ground: 'water',
  },
  { prompt: 'A stack of books and a cup of tea by the window, autumn', shows: [{ id: 'books' }, { id: 'teacup' }] },
  {
    prompt: 'Two friends sitting on a dock watching the sunset',
    shows: [{ id: 'person', count: 2 }],
    hour: 'sunset',
    ground: 'water',
  },
  {
    prompt: 'Children playing football in a park, sunny afternoon',
    shows: [{ id: 'child', count: 2 }],
    hour: 'day',
    ground: 'grass',
  },
  { prompt: 'A chef with a pizza, playful flat illustration', shows: [{ id: 'chef' }, { id: 'pizza' }] },
  { prompt: 'Rocket launch at night with a big cloud of smoke', shows: [{ id: 'rocket' }], hour: 'night' },
  { prompt: 'Minimalist background, soft pastel hills at sunrise', shows: [], hour: 'dawn', backdrop: 'hills' },
  { prompt: 'Birthday cake with candles and balloons', shows: [{ id: 'cake' }, { id: 'balloon-toy', count: 2 }] },
  {
    prompt: 'A dark haunted house on a hill, full moon and bats',
    shows: [{ id: 'house' }, { id: 'bat', count: 2 }],
    hour: 'night',
  },
  { prompt: 'A girl reading under a tree, watercolour, spring', shows: [{ id: 'girl' }], ground: 'grass' },
  {
    prompt: 'Tokyo street at night with umbrellas and neon, cyberpunk',
    shows: [{ id: 'umbrella', count: 2 }],
    hour: 'night',
  },
  { prompt: 'A surfer on a big wave, summer, vintage poster', shows: [{ id: 'surfer' }], ground: 'water' },
  {
    prompt: 'Christmas tree with presents in front of a fireplace',
    shows: [{ id: 'christmas-tree' }, { id: 'gift', count: 2 }],
  },
  { prompt: 'A businesswoman with a laptop in a bright office', shows: [{ id: 'woman' }, { id: 'laptop' }] },
  { prompt: 'A white cat sleeping on a windowsill, city at night outside', shows: [{ id: 'cat' }], hour: 'night' },
  { prompt: 'A family having a picnic by the river, summer', shows: [{ id: 'person', count: 3 }], ground: 'water' },
];
