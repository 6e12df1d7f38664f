import { expect, it } from 'vitest';
import { type ContextItem, writeStudioContext } from '../../../shared/service-api/responses/studio-context.ts';
import { asked, nextStep } from '../test-data/next-step.ts';

const OPEN: readonly (ContextItem | null)[] = [
  null,
  { id: 'i', kind: 'image', title: 'Foggy pier' },
  { id: 't', kind: 'transcript', title: 'Episode 7' },
  { id: 'c', kind: 'clip', title: 'Kayak at sunrise' },
  { id: 's', kind: 'script', title: 'Trailer' },
];
/** Tools that take something away. */
const HARM = /^(?:move_to_bin|cancel_task|delete_script_lines)$/;

it.each([
  'remove the background from this',
  'delete the background',
  'delete the first 5 seconds',
  'get rid of the noise in this',
  'erase the last word',
  'remove the second speaker',
  'scrap the idea, draw a dog instead',
  'toss in a hat',
  'dump the transcript as json',
  'throw the pier clip on the season two board',
  'if it is bad, delete it',
  'delete it unless it has 5 stars',
  'delete this. just kidding',
  'send it to the bin, no wait, keep it',
  'should i delete this?',
  'i almost deleted this',
  'don’t bin this, just export it',
  'draw a man throwing away a letter',
  'rename this to Trash',
  'tag this with bin',
  'it can go',
  'delete all but the foggy pier',
  'clean up my library',
  'the third word is odd, delete it',
  'the second sentence is wrong. remove it',
  'there is a hum at the start, get rid of it',
  'the tag is wrong, delete it',
  'i might delete this later',
  'line 3 stands out',
  'print lines 2 and 3 out',
  'point line 2 out',
  'i don’t want this anymore',
  'away with the old ideas',
  'swap the voice to tom',
])('takes nothing away for “%s”, whatever is open', async (wish) => {
  for (const open of OPEN) {
    const step = await nextStep([asked(wish)], writeStudioContext({ open, selected: [] }));
    expect('name' in step ? step.name : '').not.toMatch(HARM);
  }
});
