import { describe, expect, it } from 'vitest';
import { type ContextItem, writeStudioContext } from '../../../shared/service-api/responses/studio-context.ts';
import { asked, type Done, nextStep, turnsOf } from '../test-data/next-step.ts';

const transcript: ContextItem = { id: 't', kind: 'transcript', title: 'Devlog 12' };
const script: ContextItem = { id: 's', kind: 'script', title: 'Level one' };
const image: ContextItem = { id: 'i', kind: 'image', title: 'Mushroom knight' };
const song: ContextItem = { id: 'so', kind: 'song', title: 'Boss battle' };

const next = async (wish: string, open: ContextItem | null = null, done: readonly Done[] = []) =>
  nextStep([asked(wish), ...turnsOf(done)], writeStudioContext({ open, selected: [] }));

const LINES = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, text: `Line ${index + 1} of them.` }));

describe('lines by their numbers', () => {
  it.each<[wish: string, name: string, args: object]>([
    ['merge lines 3 and 4', 'merge_transcript_lines', { id: 't', lineIds: ['c', 'd'] }],
    ['can line 1 and 2 become one line', 'merge_transcript_lines', { id: 't', lineIds: ['a', 'b'] }],
    ['split line 2 before "of them"', 'split_transcript_line', { id: 't', lineId: 'b', before: 'of them' }],
    ['break line 2 after "Line 2"', 'split_transcript_line', { id: 't', lineId: 'b', before: 'of them.' }],
    ['line 1 should say "One."', 'set_transcript_lines', { id: 't', lines: [{ lineId: 'a', text: 'One.' }] }],
    ['line 1 should read: Welcome.', 'set_transcript_lines', { id: 't', lines: [{ lineId: 'a', text: 'Welcome.' }] }],
  ])('are edited in a transcript: %s', async (wish, name, args) => {
    const read: Done = ['read_transcript', { id: 't' }, { lines: LINES, next: null }];
    expect(await next(wish, transcript, [read])).toEqual({ name, args });
  });

  it.each<[wish: string, name: string, args: object]>([
    ['delete the last line', 'delete_script_lines', { id: 's', lineIds: ['d'] }],
    ['lines 1 and 2 can go', 'delete_script_lines', { id: 's', lineIds: ['a', 'b'] }],
    [
      'insert "Meanwhile." after line 2',
      'add_script_lines',
      { id: 's', afterLineId: 'b', lines: [{ text: 'Meanwhile.' }] },
    ],
    ['redo line 3', 'narrate_script', { id: 's', lineIds: ['c'], again: true }],
  ])('are edited in a script: %s', async (wish, name, args) => {
    const read: Done = ['read_script', { id: 's' }, { lines: LINES, next: null }];
    expect(await next(wish, script, [read])).toEqual({ name, args });
  });

  it('are not deleted from a transcript, and none is made up', async () => {
    const read: Done = ['read_transcript', { id: 't' }, { lines: LINES, next: null }];
    expect(await next('delete line 2', transcript, [read])).toMatchObject({
      said: expect.stringMatching(/can’t delete/),
    });
    expect(await next('merge lines 4 and 5', transcript, [read])).toMatchObject({
      said: expect.stringMatching(/no line 5/),
    });
  });
});

describe('what is open', () => {
  it.each<[wish: string, open: ContextItem, name: string, args: object]>([
    ['Kate -> Cate everywhere', transcript, 'replace_in_transcript', { id: 't', find: 'Kate', replacement: 'Cate' }],
    [
      'her surname is Nowak, the transcript has Novak',
      transcript,
      'replace_in_transcript',
      { id: 't', find: 'Novak', replacement: 'Nowak' },
    ],
    ['five stars', song, 'rate_items', { ids: ['so'], rating: 5 }],
    ['remove the rating', song, 'rate_items', { ids: ['so'], rating: 0 }],
    ['not a favourite any more', song, 'set_favourite', { ids: ['so'], isFavourite: false }],
    ['take off the wip tag', image, 'tag_items', { ids: ['i'], remove: ['wip'] }],
    ['swap the tag draft for final', image, 'tag_items', { ids: ['i'], add: ['final'], remove: ['draft'] }],
    ['the title should be "Cave"', image, 'rename_items', { names: [{ id: 'i', title: 'Cave' }] }],
    ['the goblin is called Grix now', script, 'rename_character', { id: 's', character: 'goblin', name: 'Grix' }],
    ['use tom for the king', script, 'list_voices', { query: 'tom' }],
    ['can this one wobble a little?', image, 'generate_clip', { firstFrameId: 'i', prompt: 'with wobble a little' }],
  ])('is meant: %s', async (wish, open, name, args) => {
    expect(await next(wish, open)).toEqual({ name, args });
  });
});

describe('what is to be made', () => {
  it.each<[wish: string, name: string, args: object]>([
    ['need 6 sticker designs with cats', 'generate_images', { prompt: 'sticker designs with cats', count: 6 }],
    ['use seed 42 and draw a red cube', 'generate_images', { prompt: 'a red cube', seed: 42 }],
    [
      'medieval style: a knight in a library',
      'generate_images',
      { prompt: 'a knight in a library', style: 'medieval' },
    ],
    ['drw a hedgehog on a surfboard', 'generate_images', { prompt: 'a hedgehog on a surfboard' }],
    ['chiptune loop for the menu screen', 'generate_song', { style: 'chiptune loop for the menu screen' }],
    ['compose a lullaby', 'generate_song', { style: 'lullaby' }],
    ['text to speech: Please hold the line.', 'generate_speech', { text: 'Please hold the line.' }],
    [
      'make a script called "Greeting" from "Hello there."',
      'create_script',
      { text: 'Hello there.', title: 'Greeting' },
    ],
  ])('is told by what it is: %s', async (wish, name, args) => {
    expect(await next(wish)).toMatchObject({ name, args });
  });
});

it.each<[wish: string, args: object]>([
  ['oldest songs first', { query: 'kind:song', sort: 'oldest' }],
  ['images from this month with at least 4 stars', { query: 'kind:image rating:4 date:month' }],
  ['what takes up the most space?', { sort: 'largest' }],
  ['what is on my season two board', { query: 'board:"season two"' }],
])('looks in the library by its operators: %s', async (wish, args) => {
  expect(await next(wish)).toEqual({ name: 'find_in_library', args });
});

it('finds a title among other words, and asks where two fit', async () => {
  const none = { items: [], total: 0 };
  const pier = { items: [{ id: 'p', kind: 'image', title: 'Foggy pier' }], total: 1 };
  const wish = 'tag the foggy pier over there with fog';
  const looked: Done[] = [
    ['find_in_library', { query: 'foggy pier over there' }, none],
    ['find_in_library', { query: 'foggy pier' }, none],
    ['find_in_library', { query: 'foggy' }, pier],
    ['find_in_library', { query: 'pier' }, pier],
  ];
  expect(await next(wish, null, looked)).toEqual({
    name: expect.stringMatching(/tag_items|find_in_library/) as string,
    args: expect.anything() as object,
  });
});

it('takes a name for a board only where there is such a board', async () => {
  const boards: Done = ['list_boards', {}, { boards: [{ id: 'b', name: 'Spring launch', count: 0 }] }];
  expect(await next('add this to spring launch', image, [boards])).toEqual({
    name: 'add_to_board',
    args: { boardId: 'b', ids: ['i'] },
  });
  expect(await next('add this to autumn', image, [boards])).toMatchObject({ said: 'There is no board “autumn”.' });
});
