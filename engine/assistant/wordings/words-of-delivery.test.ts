import { describe, expect, it } from 'vitest';
import { type ContextItem, writeStudioContext } from '../../../shared/service-api/responses/studio-context.ts';
import { asked, type Done, nextStep, turnsOf } from '../test-data/next-step.ts';

const script: ContextItem = { id: 's', kind: 'script', title: 'Dragon quest intro' };
const image: ContextItem = { id: 'i', kind: 'image', title: 'Goblin sketch' };
const READ: Done = [
  'read_script',
  { id: 's' },
  {
    id: 's',
    title: 'Dragon quest intro',
    delivery: { speed: 0.9 },
    characters: [{ character: 'Wizard', delivery: { pitchSemitones: -3 } }],
    lines: [
      { id: 'l1', character: null, text: 'Once upon a time.' },
      { id: 'l2', character: 'Wizard', text: 'Who goes there?', delivery: { volume: 2 } },
      { id: 'l3', character: 'Anna', text: 'It is me.' },
    ],
    total: 3,
    next: null,
  },
];

const next = async (wish: string, open: ContextItem | null = null, done: readonly Done[] = []) =>
  nextStep([asked(wish), ...turnsOf(done)], writeStudioContext({ open, selected: [] }));

describe('how an open script is spoken', () => {
  it.each<[wish: string, args: object]>([
    ['make the narrator sound happier', { emotion: 'happy' }],
    ['Can you make Anna sound a bit sadder please', { character: 'Anna', emotion: 'sad' }],
    ['the wizard should speak slower', { character: 'Wizard', speed: 0.82 }],
    ['slow the narrator down a bit', { speed: 0.86 }],
    ['speed it up', { speed: 0.99 }],
    ['make line 2 much louder', { lineIds: ['l2'], volume: 3.2 }],
    ['let the last line be whispered', { lineIds: ['l3'], emotion: 'whisper' }],
    ['read lines 1 and 3 calmly', { lineIds: ['l1', 'l3'], emotion: 'calm' }],
    ['set the speed of Anna to 1.2', { character: 'Anna', speed: 1.2 }],
    ['raise the pitch of the wizard by two semitones', { character: 'Wizard', pitchSemitones: -1 }],
    ['Make the wizard slower and angrier', { character: 'Wizard', speed: 0.82, emotion: 'angry' }],
    ['make him sound angrier', { emotion: 'angry' }],
    ['I want Anna to sound excited', { character: 'Anna', emotion: 'happy' }],
    ["set anna's volume to 150 %", { character: 'Anna', volume: 1.5 }],
    ['can Anna talk a little faster?', { character: 'Anna', speed: 0.95 }],
    ['Anna talks too slowly', { character: 'Anna', speed: 0.99 }],
    ['the narrator is too loud', { volume: 0.8 }],
    ['make every line calmer', { emotion: 'calm' }],
    ["make Anna's lines sadder", { character: 'Anna', emotion: 'sad' }],
    ['give Anna a happier tone', { character: 'Anna', emotion: 'happy' }],
    ['a bit slower please', { speed: 0.86 }],
    ['make it less fast', { speed: 0.82 }],
    ['bring the pitch of the wizard down', { character: 'Wizard', pitchSemitones: -5 }],
    ['Anna should whisper', { character: 'Anna', emotion: 'whisper' }],
    ['Anna should be quieter than that', { character: 'Anna', volume: 0.8 }],
    ['reset the speed', { speed: null }],
    ['talk faster, Anna', { character: 'Anna', speed: 0.99 }],
    ['I’d like the narrator a bit calmer', { emotion: 'calm' }],
    ['line 2 should be quieter', { lineIds: ['l2'], volume: 1.6 }],
    ['the third line has to be more cheerful', { lineIds: ['l3'], emotion: 'happy' }],
    ['line 3 should be said angrily', { lineIds: ['l3'], emotion: 'angry' }],
    ['double the speed of Anna', { character: 'Anna', speed: 1.8 }],
    ['read the whole thing faster', { speed: 0.99 }],
    ['speed 1.3', { speed: 1.3 }],
    ['I think the narrator should slow down', { speed: 0.82 }],
    ['wizard: deeper and slower', { character: 'Wizard', speed: 0.82, pitchSemitones: -5 }],
    ['the last line in a whisper', { lineIds: ['l3'], emotion: 'whisper' }],
    ['it all sounds too fast', { speed: 0.82 }],
    ['set the emotion of line 1 to normal', { lineIds: ['l1'], emotion: null }],
  ])('is set from what it is now: %s', async (wish, args) => {
    expect(await next(wish, script, [READ])).toEqual({ name: 'set_delivery', args: { id: 's', ...args } });
  });

  it('starts from what each of several lines has', async () => {
    const first: Done = ['set_delivery', { id: 's', lineIds: ['l1'], volume: 1.25 }, { revision: 2, canUndo: true }];
    const louder = 'make lines 1 and 2 louder';
    expect(await next(louder, script, [READ])).toEqual({ name: 'set_delivery', args: first[1] });
    expect(await next(louder, script, [READ, first])).toEqual({
      name: 'set_delivery',
      args: { id: 's', lineIds: ['l2'], volume: 2.5 },
    });
  });

  it('is of no character that there isn’t', async () => {
    expect(await next('make Gandalf sound happier', script, [READ])).toMatchObject({
      said: expect.stringMatching(/nobody called “Gandalf”/),
    });
  });
});

describe('a narrator without an open script', () => {
  it('is looked for by the title of the script', async () => {
    expect(await next('make the narrator sound calmer in the dragon quest intro')).toMatchObject({
      name: 'find_in_library',
      args: { query: expect.stringContaining('dragon quest intro') },
    });
  });
});

describe('what is no delivery', () => {
  it.each<[wish: string, open: ContextItem | null]>([
    ['change line 2 to "slower"', script],
    ['why is the narrator so slow', script],
    ['find something calmer', script],
    ['a louder title', script],
    ['line 2 should be "Slower, Anna!"', script],
    ['line 2 should say slower', script],
    ['read it out', script],
    ['a calm song', script],
    ['slower', image],
    ['make the song slower', script],
    ['make the sky calmer', image],
    ['a happy fox', script],
    ['make it louder', image],
    ['draw a sad clown', script],
    ['compose something slow and calm', script],
    ['what makes the narrator happy', script],
    ['delete line 2', script],
  ])('leaves every delivery as it is: %s', async (wish, open) => {
    expect(await next(wish, open, [READ])).not.toMatchObject({ name: 'set_delivery' });
  });
});
