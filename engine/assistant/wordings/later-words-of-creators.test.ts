import { expect, it } from 'vitest';
import { type ContextItem, writeStudioContext } from '../../../shared/service-api/responses/studio-context.ts';
import { asked, type Done, nextStep, turnsOf } from '../test-data/next-step.ts';

const transcript: ContextItem = { id: 't', kind: 'transcript', title: 'Episode 7' };
const script: ContextItem = { id: 's', kind: 'script', title: 'Trailer' };
const image: ContextItem = { id: 'i', kind: 'image', title: 'Foggy pier' };

const next = async (wish: string, open: ContextItem | null = null, done: readonly Done[] = []) =>
  nextStep([asked(wish), ...turnsOf(done)], writeStudioContext({ open, selected: [] }));

it.each<[wish: string, open: ContextItem | null, name: string, args: object]>([
  [
    'fix the spelling of Pria: it should be Priya',
    transcript,
    'replace_in_transcript',
    { find: 'Pria', replacement: 'Priya' },
  ],
  [
    'they keep calling it "Habour", please correct to "Harbour"',
    transcript,
    'replace_in_transcript',
    { find: 'Habour', replacement: 'Harbour' },
  ],
  ['use "centre" instead of "center"', transcript, 'replace_in_transcript', { find: 'center', replacement: 'centre' }],
  [
    'please draw 4 variations of a logo with a whale',
    null,
    'generate_images',
    { prompt: 'a logo with a whale', count: 4 },
  ],
  [
    'watercolour of a teapot, wide format',
    null,
    'generate_images',
    { prompt: 'a teapot', ratio: '16:9', style: 'watercolour' },
  ],
  ['a castle made of books, 21:9', null, 'generate_images', { prompt: 'a castle made of books', ratio: '21:9' }],
  [
    'design a flyer with a bicycle and a sunflower',
    null,
    'generate_images',
    { prompt: 'a flyer with a bicycle and a sunflower' },
  ],
  [
    'short video of a candle flickering in the dark',
    null,
    'generate_clip',
    { prompt: 'a candle flickering in the dark' },
  ],
  [
    'animate this with the camera zooming in',
    image,
    'generate_clip',
    { firstFrameId: 'i', prompt: 'with the camera zooming in' },
  ],
  ['lo-fi beats to study to', null, 'generate_song', { style: 'lo-fi beats to study to' }],
  ['rock song called "Highway Bread" about truckers', null, 'generate_song', { title: 'Highway Bread' }],
  ['record the whole script', script, 'narrate_script', { id: 's' }],
  ['put "Cut!" as the last line', script, 'add_script_lines', { lines: [{ text: 'Cut!' }] }],
  ['what have i made today?', null, 'find_in_library', { query: 'date:today' }],
  ['i deleted old demo by mistake, get it back', null, 'find_in_library', { query: 'old demo is:binned' }],
  ['rate it 3', image, 'rate_items', { ids: ['i'], rating: 3 }],
  ['convert this to png', image, 'export_items', { ids: ['i'], imageFormat: 'png' }],
  ['go to minute 3', transcript, 'open_in_window', { id: 't', atSeconds: 180 }],
])('understands “%s”', async (wish, open, name, args) => {
  const step = await next(wish, open);
  expect(step).toMatchObject({ name, args });
});

it('exports in each format that is listed', async () => {
  const wish = 'export this as srt and vtt';
  expect(await next(wish, transcript)).toMatchObject({ name: 'export_transcript', args: { format: 'srt' } });
  const srt: Done = ['export_transcript', { id: 't', format: 'srt' }, { fileName: 'a.srt', text: '1' }];
  expect(await next(wish, transcript, [srt])).toMatchObject({ name: 'export_transcript', args: { format: 'vtt' } });
});

it('opens the place where something is said', async () => {
  const lines = [
    { text: 'The boat needs an engine.', startMs: 0, speaker: 'Speaker 1' },
    { text: 'We have a budget.', startMs: 65_000, speaker: 'Speaker 2' },
  ];
  const read: Done = ['read_transcript', { id: 't' }, { lines, next: null }];
  const step = await next('jump to where they mention the budget', transcript, [read]);
  expect(step).toEqual({ name: 'open_in_window', args: { id: 't', atSeconds: 65 } });
});

it('takes a script that is called a video by its title', async () => {
  const nothing: Done = ['find_in_library', { query: 'welcome kind:clip' }, { items: [], total: 0 }];
  const step = await next('move the welcome video to the bin', null, [nothing]);
  expect(step).toMatchObject({ name: 'find_in_library', args: { query: 'welcome video' } });
});

it.each([
  ['what’s the shortcut for splitting a line?', /“Split line at cursor”: Ctrl\+Alt\+V or Ctrl\+D/],
  ['which key opens the command palette?', /“Command palette”: Ctrl\+K/],
  ['how do i change the playback speed?', /speed button/],
  ['how do i crop an image?', /Edit image/],
  ['where are my files stored?', /app data folder/],
  ['how do i join two clips?', /rough cut/i],
])('answers “%s”', async (question, answer) => {
  expect(await next(question)).toMatchObject({ said: expect.stringMatching(answer) as string });
});

it('takes no key of a song for one of the keyboard', async () => {
  expect(await next('which key is this song in?')).not.toMatchObject({
    said: expect.stringContaining('Edit song') as string,
  });
});
