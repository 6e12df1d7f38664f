import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CutDocument, EMPTY_CUT, newMusic, newNarration } from '../../../shared/domain/cut/cut.ts';
import type { CutId, ItemId } from '../../../shared/domain/ids.ts';
import { cutRecipeSchema } from '../../../shared/domain/recipe/cut-recipe.ts';
import { openDatabase } from '../database/database.ts';
import { addTranscript } from '../library/find/test-data/found-library.ts';
import { noProcesses, openTestCore, type TestCore } from '../testing/test-core.ts';
import { colourAt, framesOf, levelDb, makeClip, makeTone, probe, textTrackOf } from './test-data/film-probe.ts';

let opened: TestCore;
let made: Record<'red' | 'green' | 'blue' | 'voice' | 'song', ItemId>;
beforeAll(async () => {
  opened = openTestCore({ processes: noProcesses });
  const clip = async (colour: string, options: Parameters<typeof makeClip>[2]) =>
    await taken(makeClip(opened.folder, colour, options), 'clip');
  made = {
    red: await clip('red', { size: '320x180', rate: 25, seconds: 3 }),
    green: await clip('lime', { size: '180x320', rate: 30, seconds: 2 }),
    blue: await clip('blue', { size: '640x360', rate: 24, seconds: 2, toneHz: 300 }),
    voice: await taken(makeTone(opened.folder, 'voice', { hz: 1000, seconds: 2, spoken: [0.5, 1.5] }), 'recording'),
    song: await taken(makeTone(opened.folder, 'song', { hz: 200, seconds: 10 }), 'recording'),
  };
});
afterAll(() => opened.dispose());

/** A file of the test as an item; a plain video would be taken for its sound, so clips are stored as made. */
async function taken(file: string, kind: 'clip' | 'recording'): Promise<ItemId> {
  const { library } = opened.core;
  const fileName = path.basename(file);
  if (kind === 'recording') {
    const { id } = await library.importFile({ file, fileName });
    await library.whenRead({ id });
    return id;
  }
  const { id } = await library.addMade({ kind, title: fileName, file, fileName, recipe: {} });
  while (library.get({ id }).media.state === 'reading') await new Promise((resolve) => setTimeout(resolve, 10));
  return id;
}

const clipOf = (itemId: ItemId, changes: Partial<CutDocument['clips'][number]> = {}) => ({
  id: `${itemId}-${Object.keys(changes).length}`,
  itemId,
  inMs: 0,
  outMs: null,
  dissolveMs: 0,
  ...changes,
});

const documentOf = (changes: Partial<CutDocument>): CutDocument => ({ ...EMPTY_CUT, ...changes });

async function exported(document: CutDocument, name = 'Arrival'): Promise<{ id: ItemId; file: string; cutId: CutId }> {
  const { cuts, jobs, library } = opened.core;
  const { id: cutId } = cuts.create({ name, document });
  const { jobId } = await cuts.export({ id: cutId });
  const job = await jobs.whenEnded({ id: jobId });
  expect(job).toMatchObject({ state: 'done', failure: null, results: [{ kind: 'clip' }] });
  const id = job.results[0]!.id as ItemId;
  return { id, cutId, file: library.mediaFile({ id, variant: 'original' }).file };
}

describe('exporting a cut', () => {
  it('puts clips of any size and rate in order, trimmed to the frame, in the size and rate of the first one', async () => {
    const clips = [
      clipOf(made.red, { inMs: 1000, outMs: 2000 }),
      clipOf(made.green, { outMs: 1200 }),
      clipOf(made.blue, { inMs: 500 }),
    ];
    const { id, file } = await exported(documentOf({ clips }));
    expect(probe(file)).toMatchObject({
      video: { codec: 'h264', width: 320, height: 180, rate: '25/1', frames: 25 + 30 + 38 },
      audio: { codec: 'aac', channels: 2 },
    });
    const frames = framesOf(file);
    const middle = (frame: number) => colourAt(frames[frame]!, 160, 90);
    expect([0, 24, 25, 54, 55, 92].map(middle)).toEqual(['red', 'red', 'lime', 'lime', 'blue', 'blue']);
    // The tall clip stands between black bars.
    expect([colourAt(frames[40]!, 10, 90), colourAt(frames[10]!, 10, 90)]).toEqual(['black', 'red']);
    // The sound of the third clip is where the clip is, and the others have none.
    expect(levelDb(file, { fromS: 0.2, toS: 2, hz: 300 })).toBeLessThan(-60);
    expect(levelDb(file, { fromS: 2.4, toS: 3.4, hz: 300 })).toBeGreaterThan(-25);
    const item = opened.core.library.get({ id });
    expect(cutRecipeSchema.parse(item.recipe)).toMatchObject({ name: 'Arrival', cut: { clips } });
    // Brought back, or to another library, it is a clip and no recording.
    const brought = await opened.core.library.importFile({ file, fileName: 'sent by mail.mp4' });
    expect(brought).toMatchObject({ kind: 'clip', title: 'Arrival', recipe: { kind: 'cut', cut: { clips } } });
    const { madeFrom } = opened.core.library.details({ id });
    expect(madeFrom.map((each) => each.id).toSorted()).toEqual([made.red, made.green, made.blue].toSorted());
  });

  it('takes the music down under the narration by what was asked, and fades it at both ends', async () => {
    const narration = { ...newNarration(made.voice), offsetMs: 1000 };
    const music = { ...newMusic(made.song), gainDb: 0, duckDb: 12, fadeInMs: 500, fadeOutMs: 1000 };
    const clips = [clipOf(made.red), clipOf(made.green)];
    const { file } = await exported(documentOf({ clips, narration, music }), 'With music');
    const song = (fromS: number, toS: number) => levelDb(file, { fromS, toS, hz: 200 });
    // The voice is heard from 1.5 s to 2.5 s: a second later than in its own file.
    const [before, under, after] = [song(0.7, 1.15), song(1.6, 2.4), song(3.4, 3.9)];
    expect(before - under).toBeGreaterThan(11);
    expect(before - under).toBeLessThan(13);
    expect(Math.abs(after - before)).toBeLessThan(1);
    expect(song(0, 0.1)).toBeLessThan(before - 12);
    expect(song(4.9, 5)).toBeLessThan(before - 18);
    const voice = (fromS: number, toS: number) => levelDb(file, { fromS, toS, hz: 1000 });
    expect(voice(1.6, 2.4)).toBeGreaterThan(-25);
    expect(Math.max(voice(0.5, 1.4), voice(2.7, 4))).toBeLessThan(-50);
  });

  it('dissolves where that is asked for, in picture and length', async () => {
    const clips = [clipOf(made.red, { outMs: 2000 }), clipOf(made.blue, { dissolveMs: 1000 })];
    const { file } = await exported(documentOf({ clips, keepsClipSound: false }), 'Dissolve');
    expect(probe(file).video.frames).toBe(75);
    const frames = framesOf(file);
    const middle = (frame: number) => [...frames[frame]!.subarray((90 * 320 + 160) * 3, (90 * 320 + 160) * 3 + 3)];
    const [red = 0, , blue = 0] = middle(37);
    expect([red > 70 && red < 190, blue > 70 && blue < 190]).toEqual([true, true]);
    expect([colourAt(frames[24]!, 160, 90), colourAt(frames[51]!, 160, 90)]).toEqual(['red', 'blue']);
  });
});

it('reads captions from the newest transcript of a recording, moves them with it, and keeps them as a track', async () => {
  const { db, close } = openDatabase(path.join(opened.folder, 'data', 'atelier.db'));
  const lines = [
    { startMs: 500, text: 'The beam crosses the bay.' },
    { startMs: 3500, text: 'Nobody sees this.' },
  ];
  addTranscript(db, { id: 'said', kind: 'transcript', createdAtMs: 1, mediaId: made.voice, lines });
  close();
  const narration = { ...newNarration(made.voice), offsetMs: 1000 };
  const document = documentOf({ clips: [clipOf(made.red)], narration, captions: 'track' });
  const source = await opened.core.cuts.narration({ itemId: made.voice });
  expect(source).toMatchObject({ durationMs: 2000, captions: [{ startMs: 500 }, { startMs: 3500 }] });
  expect(source.speech).toHaveLength(1);
  expect(Math.abs(source.speech[0]!.startMs - 500)).toBeLessThan(30);
  const { file, cutId } = await exported(document, 'Captioned');
  const srt = '1\n00:00:01,500 --> 00:00:02,500\nThe beam crosses the bay.\n';
  expect((await opened.core.cuts.subtitles({ id: cutId })).text).toBe(srt);
  expect(textTrackOf(file).trim()).toBe(srt.trim());
});

it('refuses what cannot become a film, with nothing begun', async () => {
  const { cuts, jobs } = opened.core;
  const count = jobs.list({ limit: 100 }).length;
  const refusal = async (document: CutDocument) => {
    const { id } = cuts.create({ name: 'Refused', document });
    return await cuts.export({ id }).catch((error: { data: { reason: string } }) => error.data.reason);
  };
  expect(await refusal(EMPTY_CUT)).toBe('cut_empty');
  expect(await refusal(documentOf({ clips: [clipOf('gone' as ItemId)] }))).toBe('cut_clips_missing');
  const before = process.env['PATH'];
  process.env['PATH'] = '/nowhere';
  try {
    expect(await refusal(documentOf({ clips: [clipOf(made.red)] }))).toBe('ffmpeg_missing');
    expect(await cuts.ability()).toEqual({ canWrite: false, drawsCaptions: false, reason: 'ffmpeg_missing' });
  } finally {
    process.env['PATH'] = before;
  }
  expect(jobs.list({ limit: 100 })).toHaveLength(count);
});

it('leaves neither a clip nor a file behind where an export is cancelled', async () => {
  const { cuts, jobs, library } = opened.core;
  const clips = Array.from({ length: 30 }, (_, index) => ({ ...clipOf(made.red), id: String(index) }));
  const before = library.count({ query: 'kind:clip' });
  const { id } = cuts.create({ name: 'Long', document: documentOf({ clips }) });
  const { jobId } = await cuts.export({ id });
  while (jobs.list({ limit: 100 }).find((job) => job.id === jobId)?.state === 'queued')
    await new Promise((resolve) => setTimeout(resolve, 5));
  jobs.cancel({ id: jobId });
  expect(await jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'cancelled', results: [] });
  expect(library.count({ query: 'kind:clip' })).toBe(before);
  expect(fs.readdirSync(path.join(opened.folder, 'cache', 'films'))).toEqual([]);
});

it('keeps cuts and every change of them over a restart, and undoes each', async () => {
  const { id, undoId } = opened.core.cuts.create({ name: 'Kept', document: EMPTY_CUT });
  const document = documentOf({ clips: [clipOf(made.red)] });
  const change = opened.core.cuts.update({ id, document });
  const found = () => opened.core.cuts.list().find((cut) => cut.id === id);
  await opened.reopen();
  expect(found()).toEqual({ id, name: 'Kept', document });
  opened.core.organisation.undo({ undoId: change.undoId! });
  expect(found()?.document).toEqual(EMPTY_CUT);
  expect(opened.core.cuts.create({ name: 'kept', document }).id).not.toBe(id);
  opened.core.organisation.undo({ undoId: undoId! });
  expect(found()).toBeUndefined();
});

it('writes a film once that the end of the program interrupted', async () => {
  const clips = Array.from({ length: 30 }, (_, index) => ({ ...clipOf(made.red), id: String(index) }));
  const { id } = opened.core.cuts.create({ name: 'Interrupted', document: documentOf({ clips }) });
  const { jobId } = await opened.core.cuts.export({ id });
  const before = opened.core.library.count({ query: 'kind:clip' });
  while (opened.core.jobs.get({ id: jobId }).state !== 'running')
    await new Promise((resolve) => setTimeout(resolve, 5));
  await opened.reopen();
  const job = await opened.core.jobs.whenEnded({ id: jobId });
  expect(job).toMatchObject({ state: 'done', resultCount: 1, units: { clips: 1 } });
  expect(opened.core.library.count({ query: 'kind:clip' })).toBe(before + 1);
  const film = opened.core.library.mediaFile({ id: job.results[0]!.id as ItemId, variant: 'original' }).file;
  expect(probe(film).video.frames).toBe(30 * 75);
});
