import type { TestStudio } from '../test-studio.ts';

/** A studio of a museum, a coach and a local newspaper: titles that no rule was tried with. */
export const MUSEUM_STUDIO: TestStudio = {
  board: 'Winter exhibition',
  items: [
    { id: 't1', kind: 'transcript', title: 'Curator tour' },
    { id: 't2', kind: 'transcript', title: 'Mayor press conference' },
    { id: 't3', kind: 'transcript', title: 'Breathing workshop' },
    { id: 's1', kind: 'script', title: 'Audio guide room 2' },
    { id: 's2', kind: 'script', title: 'Stretching routine' },
    { id: 'r1', kind: 'recording', title: 'Curator tour' },
    { id: 'r2', kind: 'recording', title: 'Mayor press conference' },
    { id: 'r3', kind: 'recording', title: 'Street noise sample' },
    { id: 'i1', kind: 'image', title: 'Bronze helmet' },
    { id: 'i2', kind: 'image', title: 'Yoga mat' },
    { id: 'i3', kind: 'image', title: 'Town hall front' },
    { id: 'so1', kind: 'song', title: 'Warm up loop' },
    { id: 'so2', kind: 'song', title: 'Evening news theme' },
    { id: 'c1', kind: 'clip', title: 'Fountain pan' },
    { id: 'c2', kind: 'clip', title: 'Sunrise stretch' },
    { id: 'b1', kind: 'script', title: 'Old audio guide', isBinned: true },
  ],
};
