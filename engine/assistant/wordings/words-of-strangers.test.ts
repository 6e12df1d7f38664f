import { describe, expect, it } from 'vitest';
import { asked, nextStep } from '../test-data/next-step.ts';

/** Wishes that were written without a look at the rules, and misunderstood at first. */
const CALLS = [
  [
    'three different logos for a bakery called Crumb',
    'generate_images',
    { prompt: 'logo for a bakery called Crumb', count: 3 },
  ],
  ['draw three boats at sea', 'generate_images', { prompt: 'three boats at sea' }],
  ['I need background rain music, no drums, 2 minutes', 'generate_song', {}],
  ['a desktop background with mountains', 'generate_images', {}],
  [
    'please transcribe the newest recording with speaker labels',
    'find_in_library',
    { query: 'kind:recording', limit: 1 },
  ],
  ['find everything tagged episode 12', 'find_in_library', { query: 'tag:"episode 12"' }],
  ['which songs did i rate five stars', 'find_in_library', { query: 'kind:song rating:5' }],
  ['any recordings longer than an hour?', 'find_in_library', { query: 'kind:recording length:>3600s' }],
  ['show all unrated images', 'find_in_library', { query: 'kind:image rating:0' }],
  ['render a spaceship landing on mars in 10 seconds 1080p', 'generate_clip', {}],
  ['read the script Harbour with the voice Calm Woman', 'find_in_library', { query: 'harbour kind:script' }],
  ['use the fox picture as first frame of a clip where it runs away', 'find_in_library', { query: 'fox kind:image' }],
  ['remove all the ums from the transcript', 'find_in_library', { query: 'kind:transcript' }],
  ['add a line at the end of the script: See you next week.', 'find_in_library', { query: 'kind:script' }],
] as const;

it.each(CALLS)('understands “%s”', async (wish, name, args) => {
  expect(await nextStep([asked(wish)])).toMatchObject({ name, args });
});

describe('what no tool does', () => {
  it.each([
    ['turn the transcript into a blog post', 'I can’t write or make that'],
    ['back up my library', 'I can’t make backups'],
    ['create a board called Season 2', 'A board begins with its first items'],
    ['how much does it cost', 'The local engine is free'],
  ])('“%s” is told', async (wish, said) => {
    expect(await nextStep([asked(wish)])).toMatchObject({ said: expect.stringContaining(said) as string });
  });
});
