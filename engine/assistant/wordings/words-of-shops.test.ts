import { describe, expect, it } from 'vitest';
import { type ContextItem, writeStudioContext } from '../../../shared/service-api/responses/studio-context.ts';
import { asked, type Done, nextStep, turnsOf } from '../test-data/next-step.ts';

const script: ContextItem = { id: 's', kind: 'script', title: 'Dragon quest intro' };
const image: ContextItem = { id: 'i', kind: 'image', title: 'Goblin sketch' };

const next = async (wish: string, open: ContextItem | null = null, done: readonly Done[] = []) =>
  nextStep([asked(wish), ...turnsOf(done)], writeStudioContext({ open, selected: [] }));
const found = (...items: ContextItem[]) => ({ items, total: items.length });

describe('what is to be made', () => {
  it.each<[wish: string, name: string, args: object]>([
    ['six options for a mascot: a happy acorn', 'generate_images', { prompt: 'a mascot: a happy acorn', count: 6 }],
    ['we run a bakery, can you draw a loaf with wings', 'generate_images', { prompt: 'a loaf with wings' }],
    ['a plain blue gradient', 'generate_images', { prompt: 'a plain blue gradient' }],
    ['something calm to play under a meditation, piano only', 'generate_song', {}],
    ['give me something to jog to', 'generate_song', { style: 'something to jog to' }],
    ['phone greeting: We open at nine. See you!', 'generate_speech', { text: 'We open at nine. See you!' }],
    ['new script: [Anna] Hi.', 'create_script', { text: '[Anna] Hi.' }],
    ['write out the street noise sample', 'find_in_library', { query: 'street noise sample kind:recording' }],
  ])('is told by what it is: %s', async (wish, name, args) => {
    expect(await next(wish)).toMatchObject({ name, args });
  });
});

describe('a title', () => {
  const none: Done = ['find_in_library', { query: 'goblin sketch npc' }, found()];

  it('ends where the library knows, and a tag is behind it', async () => {
    const looked: Done = ['find_in_library', { query: 'goblin sketch' }, found(image)];
    const step = await next('tag the goblin sketch npc and forest', null, [none, looked]);
    expect(step).toEqual({ name: 'tag_items', args: { ids: ['i'], add: ['npc', 'forest'] } });
  });

  it('keeps what it is to do when it is animated', async () => {
    const looked: Done = ['find_in_library', { query: 'goblin sketch kind:image' }, found(image)];
    const step = await next('Animate the goblin sketch: he waves', null, [looked]);
    expect(step).toEqual({ name: 'generate_clip', args: { firstFrameId: 'i', prompt: 'it waves' } });
  });

  it('of something that is to go has all its words, also those that point at items elsewhere', async () => {
    expect(await next('bin the title sequence')).toEqual({
      name: 'find_in_library',
      args: { query: 'title sequence' },
    });
  });
});

describe('an open script', () => {
  it.each<[wish: string, name: string, args: object]>([
    ['swap the voice to tom', 'list_voices', { query: 'tom' }],
    ['the narrator needs another voice', 'list_voices', {}],
    ['the word lamp should be lantern', 'replace_in_script', { find: 'lamp', replacement: 'lantern' }],
    [
      'add a line for the wizard: Wait here!',
      'add_script_lines',
      { lines: [{ character: 'wizard', text: 'Wait here!' }] },
    ],
    ['the wizard is called Merrow from now on', 'rename_character', { character: 'wizard', name: 'Merrow' }],
  ])('is changed by what is said of it: %s', async (wish, name, args) => {
    expect(await next(wish, script)).toMatchObject({ name, args });
  });

  it.each([
    ['make it funnier', /can’t write texts anew/],
    ['write a script about bees for eight year olds', /can’t write or make that/],
    ['how many lines does it have', /^$/],
  ])('is not written anew: %s', async (wish, said) => {
    const step = await next(wish, script);
    if ('said' in step) expect(step.said).toMatch(said);
    else expect(step.name).toBe('read_script');
  });
});

describe('what was generated last', () => {
  const after = async (before: string, name: string, args: object, wish: string) =>
    nextStep([
      asked(before),
      ...turnsOf([
        [name, args, { jobId: 'j' }],
        [
          'wait_for_task',
          { id: 'j', timeoutSeconds: 60 },
          { hasEnded: true, state: 'done', results: [{ id: 'x', kind: 'image' }] },
        ],
      ]),
      asked(wish),
    ]);

  it.each<[wish: string, args: object]>([
    ['make it wider', { prompt: 'a park', ratio: '16:9' }],
    ['what if it was winter', { prompt: 'a park, winter' }],
    ['turn it into a watercolour', { prompt: 'a park', style: 'watercolour' }],
    ['i want more trees', { prompt: 'a park, more trees' }],
  ])('is changed: %s', async (wish, args) => {
    expect(await after('draw a park', 'generate_images', { prompt: 'a park' }, wish)).toEqual({
      name: 'generate_images',
      args,
    });
  });

  it('is longer where that is said of a clip', async () => {
    const step = await after('make a clip of rain', 'generate_clip', { prompt: 'rain' }, 'longer please');
    expect(step).toEqual({ name: 'generate_clip', args: { prompt: 'rain', durationSeconds: 10 } });
  });
});

describe('a problem', () => {
  it.each([
    ['why is it so slow', /processor/],
    ['there is no sound', /volume/],
    ['the interview is in German, what now', /English only/],
    ['turn the helmet so we see its back', /can’t edit an image/],
    ['what did you just do', /a card for each step/],
  ])('is answered from the help, without a question mark: %s', async (wish, said) => {
    expect(await next(wish, image)).toEqual({ said: expect.stringMatching(said) as string });
  });
});
