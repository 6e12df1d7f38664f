import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindOfTag } from '../../music/lyrics/parse-lyrics.ts';
import { syllableCount } from '../../music/lyrics/syllables.ts';
import { ENDINGS } from '../../music/lyrics/writing/endings.ts';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(async () => engine.end());

const ask = async (changes: object = {}) =>
  engine.post('/v1/lyrics_generation', { mode: 'write_full_song', ...changes });
const code = async (changes: object) => (await ask(changes)).base_resp.status_code;
const linesOf = (lyrics: string): string[] => lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('['));

describe('a written song', () => {
  it('has a title, style tags and sections with tags that music generation takes', async () => {
    const answer = await ask({ prompt: 'A sad folk song about the last train home', seed: 3 });
    expect(answer).toMatchObject({
      song_title: 'The Last Train Home',
      local_remarks: [],
      base_resp: { status_code: 0 },
    });
    expect(answer.style_tags.split(',').slice(0, 2)).toEqual(['folk', 'melancholic']);
    const tags = [...answer.lyrics.matchAll(/^\[(.+)\]$/gm)].map(([, tag]) => tag!);
    expect(tags).toContain('Chorus');
    expect(tags.map(kindOfTag)).not.toContain(null);
    expect([...answer.lyrics].length).toBeLessThanOrEqual(3500);
    expect((await ask({ prompt: 'A sad folk song about the last train home', seed: 3 })).lyrics).toBe(answer.lyrics);
  });

  it.each(['love', 'city', 'sea', 'party', 'winter'])('about %s keeps its metre and rhymes', async (prompt) => {
    const { lyrics, song_title: title } = await ask({ prompt, seed: 1 });
    const lines = linesOf(lyrics).filter((line) => line !== title);
    for (const line of lines) expect(Math.abs(syllableCount(line) - 8), line).toBeLessThanOrEqual(1);
    const rhymeOf = (line: string) => ENDINGS.findIndex((endings) => endings.some((ending) => line.endsWith(ending)));
    const [first, second, third, fourth] = lines.map(rhymeOf);
    expect([first, second]).toEqual([third, fourth]);
    expect(first).not.toBe(second);
  });

  it('has a chorus that comes back word by word, and no verse that does', async () => {
    const { lyrics } = await ask({ prompt: 'hope', seed: 2 });
    const sections = lyrics.split('\n\n');
    const of = (tag: string) => sections.filter((section: string) => section.startsWith(`[${tag}]\n`));
    expect(new Set(of('Chorus')).size).toBe(1);
    expect(of('Chorus')).toHaveLength(3);
    expect(new Set(of('Verse')).size).toBe(2);
  });

  it('is a verse and a chorus where a minute or less is asked for', async () => {
    const { lyrics } = await ask({ prompt: 'A folk song about rain, 30 seconds', seed: 2 });
    expect(lyrics.split('\n\n').map((section: string) => section.split('\n')[0])).toEqual(['[Verse]', '[Chorus]']);
    const longer = await ask({ prompt: 'A folk song about rain, 2 minutes', seed: 2 });
    expect(longer.lyrics.split('\n\n').length).toBeGreaterThan(5);
  });

  it('has a theme of its own each time when no prompt names one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(async (seed) => ask({ seed })));
    expect(new Set(answers.map(({ lyrics }) => lyrics)).size).toBe(4);
    expect(answers.map(({ base_resp: { status_code: status } }) => status)).toEqual([0, 0, 0, 0]);
  });

  it('keeps the title that is given, and ignores lyrics', async () => {
    expect(await ask({ title: '  My own TITLE', lyrics: '[Verse]\nOld' })).toMatchObject({
      song_title: '  My own TITLE',
    });
    expect((await ask({ title: 'x'.repeat(5000) })).lyrics.length).toBeLessThan(3500);
  });
});

describe('editing', () => {
  const lyrics = '[Verse]\nOne red line\n\n[Chorus]\nTwo red lines\n\n[Verse]\nThree\n\n[Outro]\nFour';
  const edit = async (prompt: string) => ask({ mode: 'edit', lyrics, prompt, seed: 1 });

  it('replaces quoted words', async () => {
    expect((await edit('replace "red" with "blue"')).lyrics).toBe(lyrics.replaceAll('red', 'blue'));
  });

  it('adds, removes and rewrites sections', async () => {
    const added = (await edit('Please add a bridge')).lyrics.split('\n\n');
    expect(added.map((section: string) => section.split('\n')[0])).toEqual([
      '[Verse]',
      '[Chorus]',
      '[Verse]',
      '[Bridge]',
      '[Outro]',
    ]);
    expect((await edit('remove the second verse')).lyrics).toBe(lyrics.replace('[Verse]\nThree\n\n', ''));
    const rewritten = (await edit('rewrite the chorus')).lyrics.split('\n\n');
    expect(rewritten[1]).not.toContain('Two red lines');
    expect([rewritten[0], rewritten[2], rewritten[3]]).toEqual([
      '[Verse]\nOne red line',
      '[Verse]\nThree',
      '[Outro]\nFour',
    ]);
  });

  it('says so when it does not understand', async () => {
    const answer = await edit('make it more philosophical');
    expect(answer.lyrics).toBe(lyrics);
    expect(answer.local_remarks).toHaveLength(1);
  });
});

describe('fields', () => {
  it.each<[string, object, object]>([
    ['mode', { mode: 'write_full_song' }, { mode: undefined }],
    ['mode, other', { mode: 'edit', lyrics: 'x' }, { mode: 'improve' }],
    ['prompt', { prompt: 'x'.repeat(2000) }, { prompt: 'x'.repeat(2001) }],
    ['lyrics', { mode: 'edit', lyrics: '🎵'.repeat(3500) }, { mode: 'edit', lyrics: '🎵'.repeat(3501) }],
    ['lyrics to edit', { mode: 'edit', lyrics: 'x' }, { mode: 'edit', lyrics: ' ' }],
  ])('%s has its limit', async (_name, allowed, refused) => {
    expect(await code(allowed)).toBe(0);
    expect(await code(refused)).toBe(2013);
  });

  it('need a key', async () => {
    expect((await fetch(`${engine.baseUrl}/v1/lyrics_generation`, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});
