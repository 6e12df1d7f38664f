import { expect, it } from 'vitest';
import { exampleItemName, examplePlace } from './example-item-name.ts';

const now = new Date(2026, 10, 29, 9, 5);

it('shows what a template gives, as every file system allows it', () => {
  expect([
    exampleItemName('{number} {title} ({voice})', 'speech', now),
    exampleItemName('{date} {time} {kind}/{source}', 'image', now),
    exampleItemName('{title:9}', 'all', now),
  ]).toEqual(['01 Interview part 2 (Anna).wav', '2026-11-29 09-05 image REC_0412.png', 'Interview.wav']);
});

it('shows where in the library a template puts an item', () => {
  expect([
    examplePlace('{year}/{date} {title}', 'all', now),
    examplePlace('{title}', 'transcript', now),
    examplePlace('{month}/{source}', 'image', now),
  ]).toEqual([
    'Recordings/2026/2026-11-29 Interview part 2.wav',
    'Transcripts/Interview part 2.json',
    'Images/11/REC_0412.png',
  ]);
});
