import { describe, expect, it } from 'vitest';
import { asked, type Done, nextStep, turnsOf } from '../../test-data/next-step.ts';

const drawn: Done = [
  'generate_images',
  { prompt: 'a castle on a cliff', ratio: '16:9' },
  { jobId: 'job1', itemIds: ['i9'] },
];
const rated: readonly Done[] = [
  ['find_in_library', { query: 'morning coffee' }, { items: [{ id: 'so1', kind: 'song', title: 'Morning coffee' }] }],
  ['rate_items', { ids: ['so1'], rating: 5 }, { changed: 1, undoId: 'u1' }],
];
const after = (before: string, done: readonly Done[], wish: string) =>
  nextStep([asked(before), ...turnsOf(done), asked(wish)]);

describe('after something was generated', () => {
  it.each([
    ['what about a portrait version', { prompt: 'a castle on a cliff', ratio: '9:16' }],
    ['but at night', { prompt: 'a castle on a cliff, at night', ratio: '16:9' }],
    ['in blue', { prompt: 'a castle on a cliff, in blue', ratio: '16:9' }],
    ['two more variations', { prompt: 'a castle on a cliff', ratio: '16:9', count: 2, again: true }],
  ])('“%s” is a change of it', async (wish, args) => {
    expect(await after('draw a castle on a cliff, 16:9', [drawn], wish)).toEqual({ name: 'generate_images', args });
  });

  it.each(['lets start over', 'that is not what i wanted', 'i hate it', 'thanks!', 'what was that?'])(
    '“%s” generates nothing',
    async (wish) => {
      expect(await after('draw a castle on a cliff, 16:9', [drawn], wish)).toHaveProperty('said');
    },
  );
});

describe('after something was done to an item', () => {
  it.each([
    'do the same with paper planes',
    'and paper planes too',
    'also for paper planes',
    'now the same for paper planes',
  ])('“%s” does it to another one', async (wish) => {
    const step = await after('rate morning coffee 5 stars', rated, wish);
    expect(step).toMatchObject({ name: 'find_in_library', args: { query: 'paper planes' } });
  });

  it('deletes nothing because something else was deleted before', async () => {
    const binned: readonly Done[] = [rated[0]!, ['move_to_bin', { ids: ['so1'] }, { changed: 1, undoId: 'u1' }]];
    const step = await after('delete morning coffee', binned, 'and paper planes too');
    expect(step).not.toMatchObject({ name: 'move_to_bin' });
  });
});
