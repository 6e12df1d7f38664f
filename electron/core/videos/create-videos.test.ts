import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { twoColours } from '../media/images/test-data/pictures.ts';
import { recipeInClip } from '../media/videos/recipe-in-clip.ts';
import { clipRecipe, openVideoDesk, type VideoDesk } from './test-data/video-desk.ts';

let desk: VideoDesk;
beforeEach(async () => {
  desk = await openVideoDesk();
});
afterEach(() => desk.end());

const fileOf = (id: ItemId) => desk.now().studio.library.mediaFile({ id, variant: 'original' }).file;

async function imported(name: string, bytes: Buffer): Promise<ItemId> {
  const { library } = desk.now().studio;
  const file = path.join(desk.folder, name);
  fs.writeFileSync(file, bytes);
  const { id } = await library.importFile({ file, fileName: name });
  await desk.now().untilRead([id]);
  return id;
}

describe('generating a clip', () => {
  it('sends what the recipe says under the name that the service knows, and keeps the file with its recipe', async () => {
    const started = await desk.start();
    expect(await desk.ended(started)).toMatchObject({
      kind: 'generate-video',
      title: 'The beam crosses the bay',
      state: 'done',
      failure: null,
      units: { clips: 1 },
      progress: { step: 'filming' },
      taskIds: ['task-1'],
    });
    expect(desk.asked).toEqual([
      {
        path: '/v1/video_generation',
        model: 'MiniMax-Hailuo-2.3',
        prompt: 'The beam crosses the bay [Push in]',
        prompt_optimizer: true,
        duration: 6,
        resolution: '768P',
      },
    ]);
    const item = await desk.item(started);
    expect(item).toMatchObject({
      kind: 'clip',
      title: 'The beam crosses the bay',
      sourceName: 'The beam crosses the bay.mp4',
      media: { state: 'ready', facts: { mediaType: 'video', widthPx: 320, heightPx: 180, durationMs: 6000 } },
      recipe: { ...clipRecipe(), engine: 'cloud', seed: 41, notDrawn: ['zither'], promptUsed: 'The beam at dawn' },
    });
    expect(await recipeInClip(fileOf(item!.id))).toEqual(clipRecipe());
    expect(desk.now().videos.findSame({ engine: 'cloud', recipe: clipRecipe() })?.id).toBe(started.id);
  });

  it('speaks the second generation of the interface with its models', async () => {
    const changes = {
      model: 'Vendor-H3-Max',
      durationSeconds: 8,
      resolution: '480P',
      ratio: '9:16',
      promptOptimizer: false,
    };
    const started = await desk.start(changes);
    expect(await desk.ended(started)).toMatchObject({ state: 'done' });
    expect(desk.asked).toEqual([
      {
        path: '/v2/video_generation',
        model: 'MiniMax-H3-Max',
        content: [{ type: 'text', text: 'The beam crosses the bay [Push in]' }],
        duration: 8,
        resolution: '480P',
        ratio: '9:16',
        extra: { prompt_expansion_mode: 'disabled' },
      },
    ]);
    expect(await desk.item(started)).toMatchObject({ kind: 'clip', media: { state: 'ready' } });
  });

  it('sends frames of the library, and names them as what the clip was made from', async () => {
    const [first, last] = [
      await imported('a.png', twoColours('png', 600, 400)),
      await imported('b.jpg', twoColours('jpeg', 600, 400)),
    ];
    const started = await desk.start({ model: 'Vendor-Video-02', firstFrameItemId: first, lastFrameItemId: last });
    expect(await desk.ended(started)).toMatchObject({ state: 'done' });
    const sent = desk.asked[0]!;
    const base64 = fs.readFileSync(fileOf(first)).toString('base64');
    expect([sent['first_frame_image'], String(sent['last_frame_image']).slice(0, 23)]).toEqual([
      `data:image/png;base64,${base64}`,
      'data:image/jpeg;base64,',
    ]);
    const item = await desk.item(started);
    const { madeFrom } = desk.now().studio.library.details({ id: item!.id });
    expect(madeFrom.map(({ id }) => id).toSorted()).toEqual([first, last].toSorted());
  });

  it('refuses what the service would refuse, with nothing stored or sent', async () => {
    const small = await imported('small.png', twoColours('png', 300, 400));
    const wrong = [
      [{ durationSeconds: 10, resolution: '1080P' }, 'durationSeconds', 'clip_duration'],
      [{ model: 'Vendor-Video-2.3', firstFrameItemId: small }, 'firstFrameItemId', 'frame_side'],
      [{ model: 'Vendor-Video-02', lastFrameItemId: small }, 'firstFrameItemId', 'clip_first_frame'],
      [{ prompt: ' ' }, 'prompt', 'clip_prompt_empty'],
    ] as const;
    for (const [changes, field, reason] of wrong) {
      await expect(desk.start(changes)).rejects.toMatchObject({ code: 'INVALID_INPUT', data: { field, reason } });
    }
    expect([desk.asked, desk.now().videos.list({ limit: 9 })]).toEqual([[], []]);
  });

  it('says that something is missing where what came is no video', async () => {
    desk.script.file = Buffer.from('<html>Sign in</html>');
    const failure = { code: 'SERVICE_FAILED', data: { reason: 'results_missing' } };
    expect(await desk.ended(await desk.start())).toMatchObject({ state: 'failed', failure });
  });
});

it('goes on waiting after a restart, and fetches a clip that became ready meanwhile, without asking for it again', async () => {
  desk.script.state = 'running';
  const started = await desk.start();
  expect(await desk.task()).toMatchObject({ phase: 'running', canBeCancelled: false });
  await desk.restart();
  desk.script.state = 'succeeded';
  expect(await desk.ended(started)).toMatchObject({ state: 'done', failure: null });
  expect([desk.asked.length, (await desk.item(started))?.kind]).toEqual([1, 'clip']);
});

describe('taking a task back', () => {
  it('works while the service has not begun it, and stops the job', async () => {
    desk.script.state = 'queued';
    const started = await desk.start({ model: 'Vendor-H3', ratio: '16:9' });
    const task = await desk.task();
    expect(task).toMatchObject({ phase: 'queued', canBeCancelled: true });
    await desk.now().remoteTasks.cancel({ id: task.id });
    expect(await desk.ended(started)).toMatchObject({ state: 'cancelled' });
    expect(desk.deleted).toEqual(['/v2/video_generation/task-1']);
    expect(await desk.now().remoteTasks.poll({ id: task.id })).toMatchObject({
      state: 'failed',
      failure: { code: 'CANCELLED' },
    });
  });

  it('is refused once it has begun, and never deletes what is done', async () => {
    desk.script.state = 'queued';
    const started = await desk.start({ model: 'Vendor-H3', ratio: '16:9' });
    const task = await desk.task();
    const begun = { code: 'CONFLICT', data: { reason: 'task_begun' } };
    desk.script.state = 'running';
    await expect(desk.now().remoteTasks.cancel({ id: task.id })).rejects.toMatchObject(begun);
    desk.script.state = 'succeeded';
    await expect(desk.now().remoteTasks.cancel({ id: task.id })).rejects.toMatchObject(begun);
    expect(await desk.ended(started)).toMatchObject({ state: 'done' });
    expect(desk.deleted).toEqual([]);
  });

  it('does not exist in the first generation: the task goes on, and is taken up again', async () => {
    desk.script.state = 'queued';
    const started = await desk.start();
    const task = await desk.task();
    expect(task).toMatchObject({ phase: 'queued', canBeCancelled: false });
    await expect(desk.now().remoteTasks.cancel({ id: task.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    desk.now().studio.jobs.cancel({ id: started.jobId });
    expect(await desk.ended(started)).toMatchObject({ state: 'cancelled' });
    desk.script.state = 'succeeded';
    desk.now().videos.retry({ id: started.id });
    expect(await desk.ended(started)).toMatchObject({ state: 'done' });
    expect(desk.asked).toHaveLength(1);
  });
});

it('gives a dropped clip its recipe back, and reads any other video for its sound', async () => {
  const started = await desk.start();
  await desk.ended(started);
  const made = await desk.item(started);
  const file = path.join(desk.folder, 'sent by mail.mp4');
  fs.copyFileSync(fileOf(made!.id), file);
  const { library } = desk.now().studio;
  const dropped = await library.importFile({ file, fileName: 'sent by mail.mp4' });
  expect(dropped).toMatchObject({ kind: 'clip', recipe: clipRecipe() });
  await desk.now().untilRead([dropped.id]);
  expect(library.get({ id: dropped.id }).media).toMatchObject({ state: 'ready', facts: { mediaType: 'video' } });
});

it('finds a clip that is there by its bytes, and copies one that differs', async () => {
  const started = await desk.start();
  await desk.ended(started);
  const made = await desk.item(started);
  const { library, context } = { ...desk.now().studio, ...desk.now() };
  const dropped = async (change: (bytes: Buffer) => Buffer) => {
    const file = path.join(desk.folder, 'dropped.mp4');
    fs.writeFileSync(file, change(fs.readFileSync(fileOf(made!.id))));
    context.shell.redeemTicket = () => file;
    const [result] = await library.import({ tickets: ['ticket' as never], offersKnown: true });
    return result!;
  };
  expect(await dropped((bytes) => bytes)).toMatchObject({ isKnown: true, item: { id: made!.id } });
  // As long, but not the same.
  const other = await dropped((bytes) => Buffer.from(bytes).fill(7, bytes.length - 4));
  expect(other).toMatchObject({ isKnown: false, failure: null });
  expect(other.item?.id).not.toBe(made!.id);
});
