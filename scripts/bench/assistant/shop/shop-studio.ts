import type { TestStudio } from '../test-studio.ts';

/** A studio of a candle shop, a teacher and a maker of games: titles that no rule was tried with. */
export const SHOP_STUDIO: TestStudio = {
  board: 'Shop window',
  items: [
    { id: 't1', kind: 'transcript', title: 'Rosie on fermentation' },
    { id: 't2', kind: 'transcript', title: 'Physics lesson 4' },
    { id: 't3', kind: 'transcript', title: 'Band rehearsal notes' },
    { id: 's1', kind: 'script', title: 'Dragon quest intro' },
    { id: 's2', kind: 'script', title: 'Spring sale advert' },
    { id: 'r1', kind: 'recording', title: 'Rosie on fermentation' },
    { id: 'r2', kind: 'recording', title: 'Physics lesson 4' },
    { id: 'r3', kind: 'recording', title: 'Call with the plumber' },
    { id: 'i1', kind: 'image', title: 'Candle jar' },
    { id: 'i2', kind: 'image', title: 'Goblin sketch' },
    { id: 'i3', kind: 'image', title: 'Menu cover' },
    { id: 'so1', kind: 'song', title: 'Boss theme' },
    { id: 'so2', kind: 'song', title: 'Kitchen groove' },
    { id: 'c1', kind: 'clip', title: 'Pouring wax' },
    { id: 'c2', kind: 'clip', title: 'Title sequence' },
    { id: 'b1', kind: 'script', title: 'First draft', isBinned: true },
  ],
};
