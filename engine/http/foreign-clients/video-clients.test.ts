import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { MiniMaxSDK } from 'mmx-cli/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCanvas } from '@napi-rs/canvas';
import { createClipMaker } from '../../videos/create-clip-maker.ts';
import type { ClipMaker } from '../../videos/clip-maker.ts';
import { startTestEngine, TEST_KEY, type TestEngine } from '../test-data/test-engine.ts';
import { startMcpSession, type McpSession } from './mcp-session.ts';

/*
 * Videos with the service's own clients, unchanged; clips are real, though shrunk to be quick. Known faults, which nothing
 * here works around: mmx-cli downloads links as https, and takes `Failed` for a failure where the interface says `Fail`, so
 * that it asks for a failed task until it gives up; minimax-mcp-js replaces models that it does not know by
 * MiniMax-Hailuo-02, and asks every 20 s.
 */

const require = createRequire(import.meta.url);
let engine: TestEngine;
let folder: string;
let session: McpSession;
let picture: string;

/** Real clips of a few frames. */
function shrunkClips(): ClipMaker {
  const maker = createClipMaker();
  return {
    make: async (request) => maker.make({ ...request, width: 160, height: 90, durationMs: 200 }),
    dispose: () => maker.dispose(),
  };
}

beforeAll(async () => {
  engine = await startTestEngine({ clipMaker: shrunkClips() });
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-video-clients-'));
  picture = path.join(folder, 'frame.png');
  await writeFile(picture, createCanvas(640, 360).toBuffer('image/png'));
  session = await startMcpSession(require.resolve('minimax-mcp-js'), {
    HOME: folder,
    MINIMAX_API_KEY: TEST_KEY,
    MINIMAX_API_HOST: engine.baseUrl,
    MINIMAX_MCP_BASE_PATH: folder,
    MINIMAX_RESOURCE_MODE: 'local',
  });
});
afterAll(async () => {
  await session.end();
  await engine.end();
  await rm(folder, { recursive: true });
});

const isMp4 = (bytes: Uint8Array) => Buffer.from(bytes.subarray(4, 8)).toString() === 'ftyp';

/** Asks until the answer is no longer that the task is being worked on, and gives the saved file. */
async function savedFile(submitted: string): Promise<Uint8Array> {
  const taskId = /Task ID: (\d+)/.exec(submitted)?.[1];
  let text = '';
  await expect
    .poll(async () => {
      ({ text } = await session.call('query_video_generation', { taskId }));
      return text;
    })
    .toMatch(/^Success\. Video saved as: /);
  return readFile(text.replace('Success. Video saved as: ', '').trim());
}

describe('minimax-mcp-js', () => {
  it('makes a video of a prompt, asks for it and saves it', async () => {
    const answer = await session.call('generate_video', { model: 'T2V-01', prompt: 'A fox', asyncMode: true });
    expect(isMp4(await savedFile(answer.text))).toBe(true);
  });

  it('sends duration and resolution with its usual model', async () => {
    const input = { model: 'MiniMax-Hailuo-02', prompt: '[Pan left] A fox', duration: 10, resolution: '768P' };
    const answer = await session.call('generate_video', { ...input, asyncMode: true });
    expect(isMp4(await savedFile(answer.text))).toBe(true);
    const refused = await session.call('generate_video', { ...input, resolution: '1080P', asyncMode: true });
    expect(refused.text).toMatch(/duration 10 is not one of 6 at 1080P/);
  });

  it('makes a video of a picture of the disk', async () => {
    const input = { model: 'I2V-01', prompt: '', firstFrameImage: picture, asyncMode: true };
    const answer = await session.call('image_to_video', { ...input, prompt: 'It moves' });
    expect(isMp4(await savedFile(answer.text))).toBe(true);
  });
});

describe('mmx-cli', () => {
  const client = () => new MiniMaxSDK({ apiKey: TEST_KEY, baseUrl: engine.baseUrl });
  const source = () => `data:image/png;base64,${createCanvas(400, 400).toBuffer('image/png').toString('base64')}`;

  it('makes a video of v1 and waits for it', async () => {
    const task = await client().video.generate({ model: 'MiniMax-Hailuo-2.3', prompt: 'A fox', pollInterval: 0.2 });
    expect(task).toMatchObject({ status: 'Success', file_id: expect.any(String), video_width: 1366 });
    const { file } = await client().file.retrieve((task as { file_id: string }).file_id);
    expect(file).toMatchObject({ purpose: 'video_generation' });
  });

  it('makes videos of v1 of frames and of a subject', async () => {
    const frames = { first_frame_image: source(), last_frame_image: source() };
    const subject = { subject_reference: [{ type: 'character', image: [source()] }] };
    for (const request of [
      { model: 'MiniMax-Hailuo-02', prompt: 'A fox', ...frames },
      { model: 'S2V-01', prompt: 'A girl', ...subject },
    ]) {
      const { taskId } = await client().video.generate({ ...request, async: true });
      const task = async () => client().video.getTask({ taskId });
      await expect.poll(async () => (await task()).status).toBe('Success');
    }
  });

  it('makes a video of v2 and waits for it', async () => {
    const task = await client().video.generate({
      model: 'MiniMax-H3',
      content: [{ type: 'text', text: 'A fox' }],
      resolution: '2K',
      duration: 4,
      ratio: '16:9',
      pollInterval: 0.2,
    });
    expect(task).toMatchObject({ status: 'succeeded', model: 'MiniMax-H3', resolution: '2K' });
    const { content } = task as { content: { url: string } };
    expect(isMp4(new Uint8Array(await (await fetch(content.url)).arrayBuffer()))).toBe(true);
  });

  it('understands our errors', async () => {
    const request = { model: 'MiniMax-Hailuo-2.3', async: true } as const;
    await expect(client().video.generate({ ...request, prompt: 'A beheading' })).rejects.toThrow(/refused/);
    await expect(client().video.getTask({ taskId: '1', model: 'MiniMax-H3' })).rejects.toThrow();
  });
});
