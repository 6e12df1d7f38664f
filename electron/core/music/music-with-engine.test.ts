import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { GenerationId, JobId } from '../../../shared/domain/ids.ts';
import { songProvenanceText, songRecipeIn } from '../../../shared/domain/library/origins/provenance.ts';
import { DEFAULT_SONG_RECIPE } from '../../../shared/domain/recipe/song-recipe.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { twoColours } from '../media/images/test-data/pictures.ts';
import { readProvenance } from '../files/tags/read-provenance.ts';
import { tagFile } from '../files/tags/tag-file.ts';
import { openTestCore, type TestCore } from '../testing/test-core.ts';

const LIMIT_MS = 60_000;
const samples = process.env['ATELIER_SAMPLES'] ?? path.resolve(import.meta.dirname, '../../../../shared/samples');

let opened: TestCore;
beforeAll(() => {
  opened = openTestCore();
});
afterAll(() => opened.dispose());

const short = { ...DEFAULT_SONG_RECIPE, prompt: 'Lo-fi, 5 seconds', isInstrumental: true, bitrate: 64_000 } as const;
const ended = (jobId: JobId) => opened.core.jobs.whenEnded({ id: jobId });
const itemsOf = (id: GenerationId) =>
  opened.core.music.get({ id }).results.map(({ itemId }) => {
    if (itemId === null) throw new Error('A song is missing.');
    return itemId;
  });
const fileOf = (id: GenerationId, index = 0) =>
  opened.core.library.mediaFile({ id: itemsOf(id)[index]!, variant: 'original' }).file;
const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

it(
  'generates takes on this computer, which their seeds generate again, with the recipe in their files',
  async () => {
    const { library, music } = opened.core;
    const { id, jobId } = await music.start({ engine: 'local', recipe: { ...short, seed: 7 }, count: 2 });
    expect(await ended(jobId)).toMatchObject({ state: 'done', failure: null, units: { songs: 2 }, engine: 'local' });
    const [first, second] = music.get({ id }).results;
    expect([first?.seed, second?.seed]).toEqual([7, 8]);
    expect(first).toMatchObject({ state: 'ready', genre: expect.any(String), tempoBpm: expect.any(Number) });
    const facts = await library.whenRead({ id: itemsOf(id)[0]! });
    expect(facts.durationMs).toBeGreaterThan(3000);
    expect(first?.sections.at(-1)?.endMs).toBeLessThanOrEqual(facts.durationMs + 100);
    expect(library.list({ query: 'kind:song lo-fi', sort: 'newest', offset: 0, limit: 9 })).toHaveLength(2);
    const provenance = await readProvenance(fileOf(id, 1));
    expect(provenance && songRecipeIn(provenance)).toEqual({ ...short, seed: 8 });
    const again = await music.start({ engine: 'local', recipe: { ...short, seed: 8 }, count: 1 });
    await ended(again.jobId);
    expect(hashOf(fileOf(again.id))).toBe(hashOf(fileOf(id, 1)));
    expect(music.findSame({ engine: 'local', recipe: { ...short, seed: 8 } })?.id).toBe(again.id);
  },
  LIMIT_MS,
);

it(
  'gives a dropped song its recipe back, and keeps lyrics that were written for it',
  async () => {
    const { library, music } = opened.core;
    const recipe = { ...short, prompt: 'Folk about the sea', isInstrumental: false, lyrics: '[Verse]\nLow tide' };
    const { id, jobId } = await music.start({ engine: 'local', recipe, count: 1 });
    await ended(jobId);
    const [songId] = itemsOf(id);
    const { lines, origin } = music.lyrics({ id: songId! });
    expect([origin, lines.map(({ tag, text }) => `${tag}: ${text}`)]).toEqual(['score', ['Verse: Low tide']]);
    const [found] = library.list({ query: 'kind:song "low tide"', sort: 'newest', offset: 0, limit: 9 });
    expect(found?.found).toEqual({ lineId: 'line-0', startMs: lines[0]?.startMs, text: 'Low tide' });
    expect(() => music.timeLyrics({ id: songId! })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    const written = await music.exportLyrics({ id: songId!, format: 'lrc', folder: opened.folder });
    expect(fs.readFileSync(path.join(opened.folder, written!.fileName), 'utf8')).toContain(']Low tide\n');
    const [song] = music.get({ id }).results;
    expect(song?.writtenLyrics).toBeNull();
    expect(song?.remarks).toEqual([]);
    expect(fs.readFileSync(fileOf(id)).subarray(0, 4000).includes('USLT')).toBe(true);
    const file = path.join(opened.folder, 'sent by mail.mp3');
    fs.copyFileSync(fileOf(id), file);
    const brought = await library.importFile({ file, fileName: 'sent by mail.mp3' });
    expect(brought).toMatchObject({
      kind: 'song',
      title: 'Folk about the sea',
      recipe: { ...recipe, seed: song?.seed },
    });
  },
  LIMIT_MS,
);

it(
  'finds out when lines of another song are sung, and says of which it could not',
  async () => {
    const { library, music, itemFiles } = opened.core;
    const lyrics =
      '[Verse]\nAsk not what your country can do for you\nSnow is falling on the river\n[Chorus]\nAsk what you can do for your country';
    const file = path.join(opened.folder, 'Fellow.flac');
    fs.copyFileSync(path.join(samples, 'speech', 'jfk.flac'), file);
    const recipe = { ...DEFAULT_SONG_RECIPE, prompt: 'Choir', lyrics };
    const provenance = songProvenanceText({ engine: 'cloud', host: 'https://api.example.com', recipe });
    await tagFile(file, { title: 'Fellow', comment: '', provenance });
    const { id } = await library.importFile({ file, fileName: 'Fellow.flac' });
    expect(music.lyrics({ id }).origin).toBeNull();
    await expect(music.exportLyrics({ id, format: 'srt' })).rejects.toMatchObject({ code: 'CONFLICT' });
    const job = await ended(music.timeLyrics({ id }).jobId);
    expect(job).toMatchObject({ kind: 'time-lyrics', state: 'done', failure: null, itemId: id });
    const { lines, origin } = music.lyrics({ id });
    expect(origin).toBe('recognised');
    expect(lines.map(({ startMs }) => startMs !== null)).toEqual([true, false, true]);
    expect(lines[0]!.endMs!).toBeLessThanOrEqual(lines[2]!.startMs!);
    expect(lines[0]!.words.map(({ text }) => text).join(' ')).toBe('Ask not what your country can do for you');
    const plain = { format: 'txt', withSubtitles: true, withRecipes: false, form: 'folder', withList: false } as const;
    const out = await itemFiles.export({ ids: [id], ...plain, folder: opened.folder });
    expect(out?.fileNames).toHaveLength(2);
    expect(fs.readFileSync(path.join(opened.folder, out!.fileNames[1]!), 'utf8')).toContain('Ask what you can do');
  },
  LIMIT_MS,
);

it('refuses what the service would refuse, with nothing stored', async () => {
  const { music } = opened.core;
  const count = music.list({ limit: 50 }).length;
  const cover = { ...short, prompt: 'Lo-fi piano', model: 'music-cover', isInstrumental: false };
  await expect(music.start({ engine: 'local', recipe: cover, count: 1 })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    data: { reason: 'song_reference_missing', field: 'referenceItemId' },
  });
  await expect(music.start({ engine: 'cloud', recipe: short, count: 1 })).rejects.toMatchObject({
    code: 'KEY_MISSING',
  });
  expect(music.list({ limit: 50 })).toHaveLength(count);
});

it(
  'covers a song on this computer: listens to it once, and plays its tempo and key in another style',
  async () => {
    const { library, music } = opened.core;
    const song = { ...short, prompt: 'Folk, 100 bpm, D major, 12 seconds', seed: 21 };
    const first = await music.start({ engine: 'local', recipe: song, count: 1 });
    await ended(first.jobId);
    const [referenceItemId] = itemsOf(first.id);
    await library.whenRead({ id: referenceItemId! });
    expect(music.preparedReference({ id: referenceItemId!, engine: 'local' })).toBeNull();
    const cover = {
      ...short,
      prompt: 'Slow solo piano',
      model: 'music-cover',
      isInstrumental: false,
      lyrics: '[Verse]\nLow tide and a kettle',
      referenceItemId: referenceItemId!,
      seed: 3,
    };
    const { id, jobId } = await music.start({ engine: 'local', recipe: cover, count: 1 });
    expect(await ended(jobId)).toMatchObject({ state: 'done', failure: null, units: { songs: 1 } });
    const [take] = music.get({ id }).results;
    expect(take).toMatchObject({ genre: 'solo piano', key: 'D major' });
    expect([50, 100, 200].some((bpm) => Math.abs(take!.tempoBpm! / bpm - 1) < 0.02)).toBe(true);
    expect(library.details({ id: itemsOf(id)[0]! }).madeFrom).toMatchObject([{ id: referenceItemId }]);
    expect(music.lyrics({ id: itemsOf(id)[0]! }).lines.map(({ text }) => text)).toEqual(['Low tide and a kettle']);
    const prepared = music.preparedReference({ id: referenceItemId!, engine: 'local' });
    expect(prepared).toMatchObject({ host: 'local', lyrics: '[Inst]' });
    expect(await music.prepareReference({ id: referenceItemId!, engine: 'local' })).toEqual(prepared);
    // Nothing has left the computer, so nothing expires elsewhere.
    expect(opened.core.expiry.list().filter(({ kind }) => kind === 'reference')).toEqual([]);
    const bare = await music.start({ engine: 'local', recipe: { ...cover, lyrics: '' }, count: 1 });
    expect(await ended(bare.jobId)).toMatchObject({ state: 'done', failure: null });
    expect(music.lyrics({ id: itemsOf(bare.id)[0]! }).lines).toEqual([]);
  },
  // Five songs' worth of work.
  5 * LIMIT_MS,
);

it('writes lyrics without a job', async () => {
  const { music } = opened.core;
  const answer = await music.writeLyrics({ engine: 'local', mode: 'write', prompt: 'winter', lyrics: '', title: '' });
  expect(answer.lyrics).toContain('[Verse]');
  const empty = music.writeLyrics({ engine: 'local', mode: 'edit', prompt: 'x', lyrics: ' ', title: '' });
  await expect(empty).rejects.toMatchObject({ data: { field: 'lyrics' } });
});

it(
  'lets a streamed take be heard while it comes in, and stores it whole under the same ID',
  async () => {
    const { music, library } = opened.core;
    const recipe = { ...short, prompt: 'Lo-fi, 20 seconds', isStreamed: true, seed: 3 };
    const { id, jobId } = await music.start({ engine: 'local', recipe, count: 1 });
    await vi.waitFor(() => expect(music.live()[0]?.receivedMs).toBeGreaterThan(0), { timeout: LIMIT_MS, interval: 5 });
    const [song] = music.live();
    expect(song).toMatchObject({ generationId: id, position: 0 });
    expect(song!.peaks.length).toBeGreaterThan(0);
    expect(music.get({ id }).results[0]).toMatchObject({ state: 'making', itemId: null });
    const pieces: Uint8Array[] = [];
    for await (const piece of music.liveSound({ itemId: song!.itemId }) ?? []) pieces.push(piece);
    expect(await ended(jobId)).toMatchObject({ state: 'done' });
    expect([itemsOf(id), music.live()]).toEqual([[song!.itemId], []]);
    // Before the frames that were heard are tags and an index with the true length.
    const file = fs.readFileSync(fileOf(id));
    expect(file.indexOf(Buffer.concat(pieces))).toBeGreaterThan(0);
    const { durationMs } = await library.whenRead({ id: song!.itemId });
    expect(Math.abs(durationMs - music.get({ id }).results[0]!.sections.at(-1)!.endMs)).toBeLessThan(4000);
    expect(songRecipeIn((await readProvenance(fileOf(id)))!)).toEqual(recipe);
  },
  LIMIT_MS,
);

it(
  'keeps nothing of a streamed take that is stopped',
  async () => {
    const { music, jobs, library } = opened.core;
    const before = library.count({ query: 'kind:song' });
    const recipe = { ...short, prompt: 'Lo-fi, 240 seconds', isStreamed: true };
    const { id, jobId } = await music.start({ engine: 'local', recipe, count: 1 });
    await vi.waitFor(() => expect(music.live()[0]?.receivedMs).toBeGreaterThan(0), { timeout: LIMIT_MS, interval: 5 });
    jobs.cancel({ id: jobId });
    expect(await ended(jobId)).toMatchObject({ state: 'cancelled' });
    expect([music.live(), library.count({ query: 'kind:song' })]).toEqual([[], before]);
    expect(music.get({ id }).results[0]).toMatchObject({ state: 'failed', failure: { code: 'CANCELLED' } });
  },
  LIMIT_MS,
);

it(
  'edits a song as a copy that is what was previewed, with its lyrics at their new times',
  async () => {
    const { music, library, sounds } = opened.core;
    const recipe = {
      ...short,
      prompt: 'Folk',
      isInstrumental: false,
      lyrics: '[Intro]\n[Verse]\nLow tide\nHigh water',
    };
    const { id, jobId } = await music.start({ engine: 'local', recipe, count: 1 });
    await ended(jobId);
    const [songId] = itemsOf(id);
    const { durationMs } = await library.whenRead({ id: songId! });
    const [first, second] = music.lyrics({ id: songId! }).lines;
    const startMs = Math.round(second!.startMs!) - 200;
    const base = { startMs, endMs: Math.floor(durationMs), fadeInMs: 0, fadeOutMs: 1000, isLoop: false };
    const edit = { ...base, isLevelled: true, format: 'flac' } as const;
    const preview = await music.previewEdit({ id: songId!, edit });
    expect(preview.durationMs).toBeCloseTo(durationMs - startMs, -2);
    const copy = await music.edit({ id: songId!, edit });
    expect(copy).toMatchObject({ kind: 'song', title: `${library.get({ id: songId! }).title} (edited)` });
    expect(library.details({ id: copy.id }).madeFrom).toMatchObject([{ id: songId }]);
    const lines = music.lyrics({ id: copy.id });
    expect([lines.origin, lines.lines[0]?.startMs]).toEqual(['score', null]);
    expect(lines.lines[1]?.startMs).toBeCloseTo(second!.startMs! - startMs, 3);
    expect(first!.startMs).not.toBeNull();
    // The sound is the one that was heard; only the tags are more.
    const heard = fs.readFileSync(sounds.file({ id: preview.soundId, variant: 'original' }).file);
    const written = fs.readFileSync(library.mediaFile({ id: copy.id, variant: 'original' }).file);
    expect(written.subarray(-10_000).equals(heard.subarray(-10_000))).toBe(true);
    expect(written.includes('High water')).toBe(true);
    const outside = music.edit({ id: songId!, edit: { ...edit, endMs: durationMs + 500 } });
    await expect(outside).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  },
  LIMIT_MS,
);

it(
  'has an image of the library as its cover, which exported files have inside',
  async () => {
    const { music, library, itemFiles, organisation } = opened.core;
    const { id, jobId } = await music.start({ engine: 'local', recipe: { ...short, seed: 5 }, count: 1 });
    await ended(jobId);
    const [songId] = itemsOf(id);
    const picture = path.join(opened.folder, 'cover.png');
    fs.writeFileSync(picture, twoColours('png'));
    const { id: imageId } = await library.importFile({ file: picture, fileName: 'cover.png' });
    await library.whenRead({ id: imageId }).catch(() => undefined);
    expect(music.setCover({ id: songId!, imageId })).toEqual({ before: null });
    const coverOf = () => library.rows({ ids: [songId!] })[0]?.coverId;
    await vi.waitFor(() => expect(coverOf()).toBe(imageId), LIMIT_MS);
    expect(() => music.setCover({ id: songId!, imageId: songId! })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
    const plain = { format: 'txt', withSubtitles: false, withRecipes: false, form: 'folder', withList: false } as const;
    const exportOne = async () => {
      const result = await itemFiles.export({ ids: [songId!], ...plain, folder: opened.folder });
      return path.join(opened.folder, result!.fileNames[0]!);
    };
    const covered = await exportOne();
    expect(fs.readFileSync(covered).includes('APIC')).toBe(true);
    expect(songRecipeIn((await readProvenance(covered))!)).toEqual({ ...short, seed: 5 });
    // What is in the library is not touched.
    expect(fs.readFileSync(fileOf(id)).includes('APIC')).toBe(false);
    organisation.bin({ refs: [itemRef(imageId)] });
    expect(library.rows({ ids: [songId!] })[0]?.coverId).toBeNull();
    expect(fs.readFileSync(await exportOne()).includes('APIC')).toBe(false);
    expect(music.setCover({ id: songId!, imageId: null })).toEqual({ before: null });
  },
  LIMIT_MS,
);
