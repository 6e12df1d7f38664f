import { describe, expect, it } from 'vitest';
import { isToolName, TOOLS } from '../../../shared/domain/tools/tools.ts';
import { writeStudioContext, type ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import type { Turn } from '../conversation.ts';
import { asked, type Done, nextStep, type Step, turnsOf } from '../test-data/next-step.ts';

const next = async (turns: Turn[], open: ContextItem | null = null): Promise<Step> =>
  nextStep(turns, writeStudioContext({ open, selected: [] }));

const transcript: ContextItem = { id: 't', kind: 'transcript', title: 'Episode 7' };
const script: ContextItem = { id: 's', kind: 'script', title: 'Trailer' };
const found = (...items: ContextItem[]) => ({ items, total: items.length });

describe('a request in the words of creators', () => {
  it.each<[wish: string, name: string, args: object]>([
    ['gimme a pic of a raccoon, widescreen', 'generate_images', { prompt: 'a raccoon', ratio: '16:9' }],
    ['thumbnail for the show: an old boat, 4 by 3', 'generate_images', { prompt: 'an old boat', ratio: '4:3' }],
    ['3 variations of a dark alley', 'generate_images', { prompt: 'a dark alley', count: 3 }],
    ['draw a fox but not in watercolour, comic', 'generate_images', { prompt: 'a fox', style: 'comic' }],
    ['draw a fox on my own machine, not the cloud', 'generate_images', { prompt: 'a fox', engine: 'local' }],
    ['a vertical video of rain', 'generate_clip', { prompt: 'rain', ratio: '9:16' }],
    ['i need b-roll: waves, 10s', 'generate_clip', { prompt: 'waves', durationSeconds: 10 }],
    ['do a wav of drone music without singing', 'generate_song', { format: 'wav', isInstrumental: true }],
    ['two versions of a jazz track called Night Bus', 'generate_song', { count: 2, title: 'Night Bus' }],
  ])('generates: %s', async (wish, name, args) => {
    const step = await next([asked(wish)]);
    expect(step).toMatchObject({ name, args });
    if ('name' in step && isToolName(step.name)) TOOLS[step.name].input.parse(step.args);
  });

  it.each<[wish: string, open: ContextItem, name: string, args: object]>([
    ['skip to 2 min 30', transcript, 'open_in_window', { id: 't', atSeconds: 150 }],
    ['jump to an hour and five minutes', transcript, 'open_in_window', { id: 't', atSeconds: 3900 }],
    ['they keep saying "harbor", make it "harbour"', transcript, 'replace_in_transcript', { find: 'harbor' }],
    ['add a line at the end: "The end."', script, 'add_script_lines', { lines: [{ text: 'The end.' }] }],
    ['record all lines with the cast', script, 'narrate_script', { id: 's' }],
    ['export the voiceover as wav with srt', script, 'export_narration', { format: 'wav', subtitles: ['srt'] }],
    ['i need this as a word doc', transcript, 'export_items', { ids: ['t'], textFormat: 'docx' }],
  ])('works on what is open: %s', async (wish, open, name, args) => {
    expect(await next([asked(wish)], open)).toMatchObject({ name, args });
  });

  it('does what is wanted instead of what is refused, if that can do no harm', async () => {
    const wish = 'don’t delete anything, just list what is in the bin';
    expect(await next([asked(wish)])).toMatchObject({ name: 'find_in_library', args: { query: 'is:binned' } });
    expect(await next([asked('don’t rename it, just delete it')], script)).toHaveProperty('said');
  });

  it('generates no music where music that is there is to change', async () => {
    expect(await next([asked('make the music quieter in my rough cut')])).toHaveProperty('said');
  });

  it('does not answer a question that shares one word with the help', async () => {
    const step = await next([asked('can the old lighthouse picture win a prize?')]);
    expect(step).toMatchObject({ said: expect.stringMatching(/^I don’t understand/) as string });
  });
});

describe('what was made or listed before', () => {
  const made = { hasEnded: true, state: 'done', results: ['a', 'b'].map((id) => ({ id, kind: 'image' })) };
  const drawn: Turn[] = [
    asked('draw two boats'),
    ...turnsOf([
      ['generate_images', { prompt: 'boats', count: 2 }, { jobId: 'j' }],
      ['wait_for_task', { id: 'j', timeoutSeconds: 60 }, made],
    ]),
  ];

  it('is meant by its place', async () => {
    const wish = asked('now the second one as a clip');
    expect(await next([...drawn, wish])).toMatchObject({ name: 'generate_clip', args: { firstFrameId: 'b' } });
  });

  it('is not deleted by its place beside something that is open', async () => {
    expect(await next([...drawn, asked('delete the second one')], script)).toHaveProperty('said');
  });

  it('is several titles that “and” joins, where no title has all their words', async () => {
    const item = (id: string, title: string): ContextItem => ({ id, kind: 'song', title });
    const looks: Done[] = [
      ['find_in_library', { query: 'slow tide neon rain' }, found()],
      ['find_in_library', { query: 'slow tide' }, found(item('a', 'Slow tide'))],
      ['find_in_library', { query: 'neon rain' }, found(item('b', 'Neon rain'))],
    ];
    const step = await next([asked('star slow tide and neon rain'), ...turnsOf(looks)]);
    expect(step).toEqual({ name: 'set_favourite', args: { ids: ['a', 'b'], isFavourite: true } });
  });

  it('is lyrics that become a song', async () => {
    const lyrics = '[Verse]\nThe rain is on the roof\n\n[Chorus]\nRain, rain';
    const before: Turn[] = [
      asked('write lyrics'),
      { role: 'assistant', parts: [`${lyrics}\n\nThis is a draft.`], media: [] },
    ];
    const step = await next([...before, asked('make a folk song of it')]);
    expect(step).toEqual({ name: 'generate_song', args: { style: 'folk song', lyrics } });
  });
});

it('undoes an edit of a text as its tool takes it: with the revision that it left', async () => {
  const edit: Turn[] = [
    asked('replace sea with ocean'),
    ...turnsOf([
      ['replace_in_transcript', { id: 't', find: 'sea', replacement: 'ocean' }, { matchCount: 1, revision: 7 }],
    ]),
  ];
  const step = await next([...edit, asked('undo that')], transcript);
  expect(step).toEqual({ name: 'undo_transcript_edit', args: { id: 't', revision: 7 } });
});

describe('where something is said', () => {
  const lines = ['The boat is old.', 'We bought a boat, a big boat.'].map((text, index) => ({
    id: `l${index}`,
    startMs: index * 65_000,
    speaker: 'Ann',
    text,
  }));
  const read = turnsOf([['read_transcript', { id: 't' }, { lines, total: 2, next: null }]]);

  it('is told with its times', async () => {
    const step = await next([asked('when do they talk about the boat?'), ...read], transcript);
    expect(step).toEqual({ said: expect.stringContaining('1:05 Ann: We bought a boat') as string });
  });

  it('is counted', async () => {
    const step = await next([asked('how many times do they say "boat"'), ...read], transcript);
    expect(step).toEqual({
      said: expect.stringMatching(/^“boat” is said 3 times in 2 lines of “Episode 7”/) as string,
    });
  });
});
