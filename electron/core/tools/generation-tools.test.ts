import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wavFile } from '../../../shared/audio/wav.ts';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { ToolEffect } from '../../../shared/domain/tools/tool.ts';
import { quietShell } from '../testing/quiet-desktop.ts';
import { openTestCore, type TestCore } from '../testing/test-core.ts';
import type { ToolAnswer } from './tools.ts';
import { undoGeneration } from './undo-generation.ts';
import fs from 'node:fs';
import path from 'node:path';

/* Tools that generate, with the real engine. */

let opened: TestCore;
let out: string | null = null;
beforeAll(() => {
  opened = openTestCore({ shell: quietShell(() => out) });
});
afterAll(() => opened.dispose());

const run = (name: string, input: object, ...approved: ToolEffect[]): Promise<ToolAnswer> =>
  opened.core.tools.run({ name, input, approved });
async function ended(answer: ToolAnswer): Promise<{ state: string; results: { kind: string; id: string }[] }> {
  await opened.core.jobs.whenEnded({ id: answer['jobId'] as JobId });
  return (await run('wait_for_task', { id: answer['jobId'] })) as Awaited<ReturnType<typeof ended>>;
}
const isBinned = async (id: unknown) => (await run('get_item', { id: id as string }))['isBinned'];

describe('a picture', () => {
  it('becomes an item, the same seed is not drawn twice unasked, and a clip begins with it', async () => {
    const request = { prompt: 'A red fox in the snow', ratio: '16:9', seed: 7, count: 2 };
    const first = await run('generate_images', request);
    expect(first).toMatchObject({ engine: 'local', count: 2, wasMadeBefore: false, canUndo: true });
    const { state, results } = await ended(first);
    expect([state, results.map(({ kind }) => kind)]).toEqual(['done', ['image', 'image']]);
    const itemIds = results.map(({ id }) => id);
    expect(await run('generate_images', request)).toMatchObject({ jobId: null, wasMadeBefore: true, itemIds });
    const clip = await run('generate_clip', { prompt: '[Push in]', firstFrameId: itemIds[0] });
    const filmed = await ended(clip);
    expect(filmed).toMatchObject({ state: 'done', results: [{ kind: 'clip' }] });
    expect(await run('get_item', { id: filmed.results[0]?.id })).toMatchObject({ madeFrom: [{ id: itemIds[0] }] });
    const again = { prompt: '[Push in]', firstFrameId: itemIds[0] };
    expect(await run('generate_clip', again)).toMatchObject({ jobId: null, itemIds: [filmed.results[0]?.id] });
    await undoGeneration(opened.core, first);
    expect([await isBinned(itemIds[0]), await isBinned(itemIds[1])]).toEqual([true, true]);
    expect(await isBinned(filmed.results[0]?.id)).toBe(false);
  });

  it('that can’t be is refused with what is wrong, before anything begins', async () => {
    const before = opened.core.jobs.list({ limit: 50 }).length;
    const style = run('generate_images', { prompt: 'A fox', style: 'comic', model: 'image-01' });
    await expect(style).rejects.toMatchObject({ code: 'INVALID_INPUT', data: { reason: 'image_style_model' } });
    await expect(run('generate_clip', {})).rejects.toMatchObject({ data: { reason: 'clip_prompt_empty' } });
    await expect(run('generate_clip', { prompt: 'A', firstFrameId: 'gone' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(run('generate_images', { prompt: 'A', count: 1000 })).rejects.toMatchObject({
      data: { reason: 'tool_input', path: 'count' },
    });
    expect(opened.core.jobs.list({ limit: 50 })).toHaveLength(before);
  });
});

it('a song without lyrics gets some, and one without a voice needs none', async () => {
  const sung = await run('generate_song', { style: 'Slow piano about rain, 30 seconds', title: 'Rain' });
  const played = await run('generate_song', { style: 'Slow piano, 10 seconds', isInstrumental: true });
  const takes = [await ended(sung), await ended(played)];
  expect(takes).toMatchObject([
    { state: 'done', results: [{ kind: 'song' }] },
    { state: 'done', results: [{ kind: 'song' }] },
  ]);
  const lyrics = takes.map(({ results }) => opened.core.music.lyrics({ id: results[0]?.id as ItemId }));
  expect(lyrics[0]?.lines.length).toBeGreaterThan(2);
  expect(lyrics[1]?.lines).toEqual([]);
});

it('a text is spoken as a script, later only what changed, and exported where the user says', async () => {
  const { voices } = (await run('list_voices', {})) as { voices: { id: string; worksOn: string[] }[] };
  const voiceId = voices.find(({ worksOn }) => worksOn.includes('local'))?.id;
  const spoken = await run('generate_speech', { text: 'Anna: Good evening.\n\nThe lamp burns.', voiceId });
  expect(spoken).toMatchObject({ lineCount: 2, refusedLines: [], canUndo: true });
  const script = { id: spoken['scriptId'] as string };
  expect(await ended(spoken)).toMatchObject({ state: 'done', results: [{ kind: 'speech' }, { kind: 'speech' }] });
  expect(await run('read_script', script)).toMatchObject({ lines: [{ voiceId }, { voiceId }] });
  expect(await run('narrate_script', script)).toMatchObject({ jobId: null, wasMadeBefore: true });
  await expect(run('export_narration', script)).rejects.toMatchObject({ data: { reason: 'tool_approval' } });
  expect(await run('export_narration', script, 'writes')).toMatchObject({ isDismissed: true, fileCount: 0 });
  out = fs.mkdtempSync(path.join(opened.folder, 'exported-'));
  const exported = await run('export_narration', { ...script, subtitles: ['srt'] }, 'writes');
  expect(exported).toMatchObject({ isDismissed: false, folder: path.basename(out), fileCount: 2 });
  expect(fs.readdirSync(out).toSorted()).toEqual((exported['fileNames'] as string[]).toSorted());
  expect(await run('export_items', { ids: [script.id] }, 'writes')).toMatchObject({ fileCount: 1 });
  expect(JSON.stringify(exported)).not.toContain(opened.folder);
  await undoGeneration(opened.core, spoken);
  expect(await isBinned(script.id)).toBe(true);
});

it('a recording is recognised once, unless it is asked for again', async () => {
  const file = path.join(opened.folder, 'tone.wav');
  const sound = new Float32Array(16_000).map((_, index) => Math.sin(index / 5) / 10);
  fs.writeFileSync(file, wavFile(sound, 16_000));
  const { id } = await opened.core.library.importFile({ file, fileName: 'tone.wav' });
  await opened.core.library.whenRead({ id });
  const first = (await run('transcribe_recordings', { ids: [id], language: 'en' })) as {
    transcripts: { jobId: string; transcriptId: string }[];
  };
  await ended({ jobId: first.transcripts[0]?.jobId });
  const same = await run('transcribe_recordings', { ids: [id, id], language: 'en' });
  expect(same).toMatchObject({
    transcripts: [{ recordingId: id, transcriptId: first.transcripts[0]?.transcriptId, wasMadeBefore: true }],
    canUndo: false,
  });
  await expect(undoGeneration(opened.core, same)).rejects.toMatchObject({ data: { reason: 'call_not_undoable' } });
  await undoGeneration(opened.core, first as never);
  expect(await isBinned(first.transcripts[0]?.transcriptId)).toBe(true);
});
