/** Nouns of one syllable that rhyme; each fits behind “the”. */
export const RHYMES: readonly (readonly string[])[] = [
  ['night', 'light', 'height', 'sight', 'flight'],
  ['rain', 'train', 'lane', 'plane', 'grain'],
  ['day', 'way', 'bay', 'play', 'clay'],
  ['shore', 'door', 'floor', 'roar', 'score'],
  ['stone', 'phone', 'throne', 'bone', 'tone'],
  ['air', 'stair', 'square', 'chair', 'mare'],
  ['ground', 'sound', 'round', 'mound', 'hound'],
  ['hill', 'mill', 'still', 'chill', 'thrill'],
];

/** Beginnings of seven syllables, in iambs, that a rhyme completes to eight. */
export const LINES: Readonly<Record<'sad' | 'happy' | 'plain', readonly string[]>> = {
  sad: [
    'I left my heart behind the',
    'The hours are fading to the',
    'I hear your name along the',
    'No one is waiting by the',
    'The letters fall across the',
    'My shadow learns to love the',
    'I keep a candle for the',
    'And nothing answers from the',
  ],
  happy: [
    'We’re running wild into the',
    'The summer opens up the',
    'I feel it coming through the',
    'Come on and dance around the',
    'We sing until we reach the',
    'The morning laughs across the',
    'Our hearts are louder than the',
    'There’s nothing better than the',
  ],
  plain: [
    'I walk alone into the',
    'There’s something moving in the',
    'We follow slowly down the',
    'The city hums beneath the',
    'I leave a window to the',
    'You tell a story of the',
    'The road is turning by the',
    'We wait together for the',
  ],
};

/** Beginnings that a subject completes to eight syllables, by how many syllables they have. */
export const LEADS: Readonly<Record<number, string>> = {
  7: 'And all of this is only',
  6: 'And all I want is still',
  5: 'I’m singing about',
  4: 'Oh, sing to me,',
  3: 'Sing to me,',
  2: 'Always',
  1: 'Oh,',
};

/** Lines of eight syllables without a rhyme slot, before the chorus and in the bridge. */
export const TURNS: readonly string[] = [
  'And every step is closer now',
  'And if the world is slowing down',
  'And when the last of it is gone',
  'And something in me says it’s true',
];
