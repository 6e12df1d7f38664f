import type { Genre } from '../genre.ts';

/** Jazz in a small room. */
export const jazz: Genre = {
  id: 'jazz',
  name: 'jazz',
  words: ['jazz', 'swing', 'bebop', 'blues', 'smoky', 'jazz trio', 'big band', 'lounge', 'noir', '爵士'],
  tempoBpm: { usual: 126, lowest: 84, highest: 190 },
  modes: ['major', 'minor'],
  progressions: {
    major: {
      verse: ['Imaj9|vi7|ii9|V13', 'Imaj7 VI7b9|ii9 V13|iii7 VI7b9|ii9 V13', 'Imaj9|IV9|iii7 VI7b9|ii9 V13'],
      chorus: ['iii7|VI7b9|ii9|V13', 'ii9|V13|Imaj9|VI7b9', 'I7|IV9|I7|I7|IV9|IV9|I7|VI7b9'],
    },
    minor: {
      verse: ['i9|iiø V7b9|i9|i6', 'i9|iv9|iiø|V7b9'],
      chorus: ['iv9|VII9|IIImaj7|VImaj7|iiø|V7b9|i6|V7b9', 'i6|VI7|iiø|V7b9'],
    },
  },
  kit: 'brushes',
  drumLevel: -4,
  parts: {
    bass: { instruments: ['double bass'], lowest: 28, highest: 50, level: -3, pan: 0.1 },
    comp: {
      instruments: ['piano', 'electric guitar', 'vibraphone'],
      style: 'rootless',
      lowest: 53,
      highest: 76,
      level: -5,
      pan: -0.25,
      reverb: 0.18,
    },
    pad: { instruments: ['strings'], style: 'rootless', lowest: 57, highest: 77, level: -16, reverb: 0.4 },
    lead: {
      instruments: ['saxophone', 'muted trumpet', 'clarinet', 'vibraphone'],
      lowest: 58,
      highest: 80,
      level: 0,
      pan: 0.1,
      reverb: 0.22,
    },
  },
  grooves: [
    {
      name: 'medium swing',
      swing: { of: 8, share: 0.66 },
      drums: {
        quiet: { ride: 'x...x.x.x...x.x.', pedal: '....x.......x...' },
        full: {
          ride: 'X...X.x.X...X.x.',
          pedal: '....x.......x...',
          snare: '......g.......o.',
          kick: 'o.......g.....x.',
        },
      },
      bass: ['half', 'walk'],
      comp: ['X-....X-........', '..X-..X-....X-X-'],
      melody: ['X-x-x-x-X-....x-', '..x-X---x-x-x-x-', 'x-x-X-....x-x-X-'],
    },
    {
      name: 'ballad brushes',
      swing: { of: 8, share: 0.6 },
      drums: {
        quiet: { brush: 'o...x...o...x...' },
        full: { brush: 'o.o.x.o.o.o.x.o.', kick: 'o.......g.......' },
      },
      bass: ['R-------5-------', 'R-----3-5-----a-'],
      comp: ['X---------------', 'X-----..X-------'],
      melody: ['X-----..x-x---..', '....x-x-X-------', 'X-------x-x-x---'],
    },
    {
      name: 'jazz waltz',
      beats: 3,
      swing: { of: 8, share: 0.64 },
      drums: {
        quiet: { ride: 'x...x.x.x...', pedal: '....x.......' },
        full: { ride: 'X...x.x.x.x.', pedal: '....x...x...', snare: '..........g.' },
      },
      bass: ['R-----------', 'R---3---5---'],
      comp: ['....X---....', '..X-....X---'],
      melody: ['X---x-x-x---', '..x-X---x-x-', 'X-------....'],
    },
    {
      name: 'bop',
      swing: { of: 8, share: 0.6 },
      drums: {
        quiet: { ride: 'X...X.x.X...X.x.', pedal: '....x.......x...' },
        full: {
          ride: 'X.x.X.x.X.x.X.x.',
          pedal: '....x.......x...',
          kick: '......x.......x.',
          snare: '..o...g...o...x.',
        },
      },
      bass: ['walk', 'walk'],
      comp: ['......X-......X-', '..X-....X-....X-'],
      melody: ['x-x-x-x-x-x-X-..', 'X-x-x-x-..x-x-X-', '..x-x-x-x-x-X---'],
    },
    {
      name: 'slow blues',
      swing: { of: 8, share: 0.67 },
      drums: {
        quiet: { ride: 'x.x.x.x.x.x.x.x.', rim: '....x.......x...', kick: 'x.......x.......' },
        full: { ride: 'x.x.x.x.x.x.x.x.', snare: '....X.......X...', kick: 'X.....x.X.......' },
      },
      bass: ['R-..3-..5-..3-..', 'R-R-3-3-5-5-7-a-'],
      comp: ['X---..X---......', 'X-..X-..X-..X-..'],
      melody: ['X-x-..x-X---....', '..x-x-X-----....', 'X-..x-x-X-------'],
    },
    {
      name: 'latin jazz',
      drums: {
        quiet: { rim: 'x..x..x...x.x...', shaker: 'xoxoxoxoxoxoxoxo' },
        full: {
          rim: 'x..x..x...x.x...',
          ride: 'x.x.xx.xx.x.xx.x',
          kick: 'x..x..x.x..x..x.',
          conga: '..x...xx..x...xx',
        },
      },
      bass: ['R..5..R-R..5..R-', 'R..5--8-..5---R-'],
      comp: ['X..X..X...X.X...', 'X.XX.X.X.X.XX.X.'],
      melody: ['X--x--X-..x-x---', '..X--x--X-x-X---', 'X-x--x-X--x-....'],
    },
  ],
  form: [
    ['intro', 4],
    ['verse', 8],
    ['chorus', 8],
    ['solo', 8],
    ['verse', 8],
    ['outro', 2],
  ],
  layers: {
    intro: 'comp bass drums',
    verse: 'comp bass drums lead',
    verse2: 'comp+ bass+ drums lead',
    chorus: 'comp+ bass+ drums+ lead pad',
    solo: 'comp+ bass+ drums+ lead',
    bridge: 'comp bass drums lead pad',
    outro: 'comp bass drums lead',
  },
  melody: { leaps: 0.26, contour: 'wave' },
  ending: 'slow',
  mix: { reverbSeconds: 1, compression: 1.4, tilt: -0.2 },
};
