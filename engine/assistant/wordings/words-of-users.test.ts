import { describe, expect, it } from 'vitest';
import type { Turn } from '../conversation.ts';
import { withoutSlips } from '../language/without-slips.ts';
import { asked, type Done, nextStep, turnsOf } from '../test-data/next-step.ts';

/** What the assistant does next after calls with their answers. */
const next = async (wish: string, done: readonly Done[] = [], earlier: Turn[] = []) =>
  nextStep([...earlier, asked(wish), ...turnsOf(done)]);

describe('a request in a user’s words', () => {
  it.each<[wish: string, name: string, args: object]>([
    ['pls draw me a red fox', 'generate_images', { prompt: 'a red fox' }],
    ['can u make a pic of 2 cats', 'generate_images', { prompt: '2 cats' }],
    ['Would you be so kind as to draw a boat?', 'generate_images', { prompt: 'a boat' }],
    ['I was wondering if you could draw a boat', 'generate_images', { prompt: 'a boat' }],
    ['another picture of a dog', 'generate_images', { prompt: 'a dog' }],
    ['two more pictures of a dog in the rain', 'generate_images', { prompt: 'a dog in the rain', count: 2 }],
    ['draw another picture of a dog', 'generate_images', { prompt: 'a dog' }],
    ['make me three more pictures of a dog', 'generate_images', { prompt: 'a dog', count: 3 }],
    ['another song about the rain', 'generate_song', { style: 'song about the rain' }],
    ['video of a train 10 seconds', 'generate_clip', { prompt: 'a train', durationSeconds: 10 }],
    ['make a song: slow folk, 80 bpm', 'generate_song', { style: 'slow folk, 80 bpm' }],
    ['wich transcripts did I add last?', 'find_in_library', { query: 'kind:transcript' }],
    ['which songs did I make last week?', 'find_in_library', { query: 'kind:song date:week' }],
    ['find that thing about lighthouses', 'find_in_library', { query: 'lighthouses' }],
    ['give "Two readings" 3/5 stars', 'find_in_library', { query: 'two readings' }],
    ['rename "Two readings" to "One"', 'find_in_library', { query: 'two readings' }],
    ['call the last image “Sunset”', 'find_in_library', { query: 'kind:image', limit: 1 }],
    ['say "Hello" with a deep voice', 'list_voices', { query: 'deep' }],
  ])('is understood: %s', async (wish, name, args) => {
    expect(await next(wish)).toEqual({ name, args });
  });

  it('has a second wish without a verb, about what the first one made', async () => {
    const wish = 'draw a cat and then a song about it';
    const made = { hasEnded: true, state: 'done', results: [{ id: 'n', kind: 'image', title: 'a cat' }] };
    const first = await next(wish);
    expect(first).toMatchObject({ name: 'generate_images', args: { prompt: 'a cat' } });
    const waited = await next(wish, [['generate_images', { prompt: 'a cat' }, { jobId: 'j' }]]);
    expect(waited).toMatchObject({ name: 'wait_for_task' });
    const { args } = waited as { args: object };
    const then = await next(wish, [
      ['generate_images', { prompt: 'a cat' }, { jobId: 'j' }],
      ['wait_for_task', args, made],
    ]);
    expect(then).toEqual({ name: 'generate_song', args: { style: 'song about a cat' } });
  });

  it('keeps quoted and other tags', async () => {
    const found = { items: [{ id: 'i', kind: 'image', title: 'Sea' }], total: 1 };
    const wish = 'tag the last image with sea, summer and "blue hour"';
    expect(await next(wish, [['find_in_library', { query: 'kind:image', limit: 1 }, found]])).toEqual({
      name: 'tag_items',
      args: { ids: ['i'], add: ['sea', 'summer', 'blue hour'] },
    });
  });

  it('is told where it asks for more than there can be', async () => {
    expect(await next('make 100 images of a fox')).toMatchObject({
      said: expect.stringContaining('at most 54') as string,
    });
    expect(await next('write lyrics about the moon in german')).toMatchObject({
      said: expect.stringContaining('only have English') as string,
    });
  });

  it('undoes what the last request changed, and nothing twice', async () => {
    const change: Turn[] = [
      { role: 'user', parts: ['star this'], media: [] },
      { role: 'call', callId: 'x', name: 'set_favourite', arguments: '{"ids":["i"],"isFavourite":true}' },
      { role: 'output', callId: 'x', text: '{"changed":1,"undoId":"u1"}', media: [] },
    ];
    const undone: Turn[] = [
      { role: 'user', parts: ['undo'], media: [] },
      { role: 'call', callId: 'y', name: 'undo_change', arguments: '{"undoId":"u1"}' },
      { role: 'output', callId: 'y', text: '{"changed":1,"undoId":"u2"}', media: [] },
    ];
    expect(await next('undo that please', [], change)).toEqual({ name: 'undo_change', args: { undoId: 'u1' } });
    expect(await next('undo', [], [...change, ...undone])).toMatchObject({
      said: expect.stringContaining('nothing') as string,
    });
  });
});

describe('what would delete', () => {
  it.each([
    'throw away everything except the interview',
    'delete the sea, not the fox',
    'delete the image “Sea” if it is bad',
    'delete the last image',
    'don’t delete the interview',
    'should I delete the sea?',
  ])('is not done, and not even looked for: %s', async (wish) => {
    expect(await next(wish)).toHaveProperty('said');
  });

  it('never takes an item that only mentions the word', async () => {
    const mentions = { items: [{ id: 't', kind: 'transcript', title: 'Interview' }], total: 1 };
    const named = { items: [{ id: 's', kind: 'image', title: 'The seas' }], total: 1 };
    const query = { query: 'sea' };
    expect(await next('delete the sea', [['find_in_library', query, mentions]])).toHaveProperty('said');
    expect(await next('delete the sea', [['find_in_library', query, named]])).toMatchObject({ name: 'move_to_bin' });
  });
});

it('mends slips, except in what is quoted and in words that do harm', () => {
  expect(withoutSlips('sumarise the trancsript "pictrue"')).toBe('summarise the transcript "pictrue"');
  expect(withoutSlips('delte the recoding')).toBe('delte the recording');
});
