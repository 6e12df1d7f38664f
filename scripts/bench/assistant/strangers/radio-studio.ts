import type { TestStudio } from '../test-studio.ts';

/** A studio of somebody who makes radio and teaches: titles that no rule was tried with. */
export const RADIO_STUDIO: TestStudio = {
  board: 'Autumn series',
  items: [
    { id: 't1', kind: 'transcript', title: 'Market vendors' },
    { id: 't2', kind: 'transcript', title: 'Staff meeting March' },
    { id: 't3', kind: 'transcript', title: 'Choir rehearsal talk' },
    { id: 's1', kind: 'script', title: 'Bedtime story' },
    { id: 's2', kind: 'script', title: 'Safety briefing' },
    { id: 'r1', kind: 'recording', title: 'Market vendors' },
    { id: 'r2', kind: 'recording', title: 'Staff meeting March' },
    { id: 'r3', kind: 'recording', title: 'Phone call with Omar' },
    { id: 'i1', kind: 'image', title: 'Desert road' },
    { id: 'i2', kind: 'image', title: 'Blue robot' },
    { id: 'i3', kind: 'image', title: 'Class poster' },
    { id: 'so1', kind: 'song', title: 'Morning coffee' },
    { id: 'so2', kind: 'song', title: 'Paper planes' },
    { id: 'c1', kind: 'clip', title: 'Waves at night' },
    { id: 'c2', kind: 'clip', title: 'Robot dance' },
    { id: 'b1', kind: 'script', title: 'Old intro', isBinned: true },
  ],
};
