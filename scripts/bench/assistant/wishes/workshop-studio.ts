import type { TestStudio } from '../test-studio.ts';

/** A studio of somebody who teaches and makes games: titles that no rule was tried with. */
export const WORKSHOP_STUDIO: TestStudio = {
  board: 'Spring launch',
  items: [
    { id: 't1', kind: 'transcript', title: 'Lesson 4: Photosynthesis' },
    { id: 't2', kind: 'transcript', title: 'Devlog 12' },
    { id: 't3', kind: 'transcript', title: 'Panel on indie games' },
    { id: 's1', kind: 'script', title: 'Level one dialogue' },
    { id: 's2', kind: 'script', title: 'Course intro' },
    { id: 'r1', kind: 'recording', title: 'Devlog 12' },
    { id: 'r2', kind: 'recording', title: 'Lesson 4: Photosynthesis' },
    { id: 'r3', kind: 'recording', title: 'Band rehearsal' },
    { id: 'i1', kind: 'image', title: 'Mushroom knight' },
    { id: 'i2', kind: 'image', title: 'Ice cave background' },
    { id: 'i3', kind: 'image', title: 'Newsletter banner' },
    { id: 'i4', kind: 'image', title: 'Frog on a bicycle' },
    { id: 'so1', kind: 'song', title: 'Boss battle' },
    { id: 'so2', kind: 'song', title: 'Tavern evening' },
    { id: 'c1', kind: 'clip', title: 'Coffee pour' },
    { id: 'c2', kind: 'clip', title: 'Frog jumps' },
    { id: 'b1', kind: 'script', title: 'First draft', isBinned: true },
    { id: 'b2', kind: 'image', title: 'Purple banner', isBinned: true },
  ],
};
