import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readProvenance } from '../../files/tags/read-provenance.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { create } from 'tar';
import { wavHeader } from '../../../../shared/audio/wav.ts';
import { type ScriptedServer, startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { mountSmallDisk } from '../../testing/file-system/small-disk.ts';
import { answered, sent } from '../test-data/speech-answers.ts';
import { type Desk, lineAt, openDesk } from '../test-data/speech-fixture.ts';

const LONG = 'All work and no play. '.repeat(500);
const VERY_LONG = 'All work and no play. '.repeat(2400);

/** One second of a tone. */
function tone(): Buffer {
  const samples = Int16Array.from({ length: 16_000 }, (_, index) => 9000 * Math.sin(index / 8));
  const header = wavHeader({ sampleRate: 16_000, channels: 1, dataBytes: samples.byteLength });
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

/** A service whose task has the given state; `bytes` is what its file holds. */
function taskService({ status, bytes = tone() }: { status: () => string; bytes?: Buffer }) {
  return (response: ServerResponse, request: IncomingMessage) => {
    const url = request.url ?? '';
    if (url.startsWith('/v1/files/upload')) {
      const file = { file_id: '77', bytes: 1, created_at: 1, filename: 'text.txt', purpose: 't2a_async_input' };
      return answered({ file })(response, request);
    }
    if (url.startsWith('/v1/files/delete')) return answered({ file_id: 77 })(response, request);
    if (url.startsWith('/v1/files/retrieve_content')) return sent(bytes)(response, request);
    if (url.startsWith('/v1/files/retrieve')) {
      const file = { file_id: '9', bytes: bytes.length, created_at: 1, filename: 'a.wav', purpose: 't2a_async' };
      return answered({ file })(response, request);
    }
    if (url.startsWith('/v1/query')) return answered({ task_id: 5, status: status(), file_id: 9 })(response, request);
    return answered({ task_id: '5', task_token: 'x', file_id: 9, usage_characters: 11_000 })(response, request);
  };
}

let server: ScriptedServer;
let desk: Desk;
const sound = { format: 'wav', sampleRateHz: 16_000, bitrate: 128_000, channels: 1 } as const;

async function open(...services: Parameters<typeof startScriptedServer>) {
  server = await startScriptedServer(...services);
  desk = openDesk({ baseUrl: server.baseUrl, key: 'sk-test', engine: 'cloud' });
}
async function make(text = LONG) {
  const script = desk.script([text], { sound });
  return { script, ...(await desk.speech.generate({ id: script.id, lineIds: [lineAt(0)] })) };
}
const submissions = () => server.received.filter(({ path: at }) => at === '/v1/t2a_async_v2');
const states = () =>
  desk.db.all<{ state: string }>('SELECT state FROM remote_tasks ORDER BY row').map(({ state }) => state);

afterEach(async () => {
  await desk.dispose();
  await server.close();
  fs.rmSync(desk.folder, { recursive: true, force: true });
});

describe('a long text as a task of the service', () => {
  it('is stored at once with what the service charges, and its length is that of the file', async () => {
    await open(taskService({ status: () => 'Success' }));
    const { script, jobId } = await make();
    expect(await desk.ended(jobId)).toMatchObject({ state: 'done', failure: null });
    const [take] = desk.takes(script);
    expect(take).toMatchObject({ billedCharacters: 11_000, hasWords: false, isPartial: false });
    await desk.library.whenRead({ id: take!.id });
    expect(desk.takes(script)[0]?.durationMs).toBe(1000);
  });

  it('says that the disk is full, and is fetched once there is room without being sent again', async ({ skip }) => {
    await open(taskService({ status: () => 'Success', bytes: Buffer.concat([tone(), Buffer.alloc(1_000_000)]) }));
    const disk = mountSmallDisk(skip, desk.soundFolder, { sizeKb: 256 });
    try {
      const { jobId } = await make();
      expect(await desk.ended(jobId)).toMatchObject({ state: 'failed', failure: { code: 'DISK_FULL' } });
      disk.unmount();
      desk.jobs.resume({ id: jobId });
      expect(await desk.ended(jobId)).toMatchObject({ state: 'done', failure: null });
      expect(submissions()).toHaveLength(1);
    } finally {
      disk.unmount();
    }
  });

  it('is sent as a file above 50,000 characters, which is removed when it is done', async () => {
    await open(taskService({ status: () => 'Success' }));
    const { jobId } = await make(VERY_LONG);
    expect(await desk.ended(jobId)).toMatchObject({ state: 'done', failure: null });
    expect(submissions()[0]?.body).toContain('"text_file_id":77');
    expect(server.received[0]).toMatchObject({ path: '/v1/files/upload' });
    expect(server.received[0]!.bodyBytes).toBeGreaterThan(VERY_LONG.length);
    expect(server.received.at(-1)).toMatchObject({ path: '/v1/files/delete' });
  });

  it('takes the sound out of an archive', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-tar-'));
    fs.writeFileSync(path.join(folder, 'info.json'), '{}');
    fs.writeFileSync(path.join(folder, 'speech.wav'), tone());
    await create({ file: path.join(folder, 'all.tar'), cwd: folder }, ['info.json', 'speech.wav']);
    const bytes = fs.readFileSync(path.join(folder, 'all.tar'));
    fs.rmSync(folder, { recursive: true });
    await open(taskService({ status: () => 'Success', bytes }));
    const { script, jobId } = await make();
    await desk.ended(jobId);
    const [take] = desk.takes(script);
    const { file } = desk.library.mediaFile({ id: take!.id, variant: 'original' });
    // Behind the sound are the tags; the size in the header counts them.
    expect(fs.readFileSync(file).subarray(8, tone().length).equals(tone().subarray(8))).toBe(true);
    expect((await readProvenance(file))?.parts).toMatchObject([
      { engine: 'cloud', recipe: { text: expect.any(String) } },
    ]);
  });

  it('that was cancelled here goes on there, and generating the line again takes it up', async () => {
    let status = 'Processing';
    await open(taskService({ status: () => status }));
    const { script, jobId } = await make();
    await expect.poll(() => server.received.length).toBeGreaterThan(1);
    desk.jobs.cancel({ id: jobId });
    expect((await desk.ended(jobId)).state).toBe('cancelled');
    status = 'Success';
    const again = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0)] });
    expect((await desk.ended(again.jobId)).state).toBe('done');
    expect(submissions()).toHaveLength(1);
    expect(states()).toEqual(['done']);
  });

  it('that the service let expire is told of and sent anew only by the user', async () => {
    let status = 'Expired';
    await open(taskService({ status: () => status }));
    const { script, jobId } = await make();
    expect((await desk.ended(jobId)).failure).toMatchObject({
      code: 'SERVICE_FAILED',
      data: { reason: 'task_expired' },
    });
    expect(submissions()).toHaveLength(1);
    status = 'Success';
    const again = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0)] });
    expect((await desk.ended(again.jobId)).state).toBe('done');
    expect(submissions()).toHaveLength(2);
    expect(states()).toEqual(['expired', 'done']);
  });

  it('is never sent again when nobody knows whether it arrived', async () => {
    await open((response, request) => {
      request.resume();
      request.on('end', () => response.destroy());
    });
    const { script, jobId } = await make();
    expect((await desk.ended(jobId)).failure?.code).toBe('NETWORK_UNREACHABLE');
    desk.jobs.resume({ id: jobId });
    expect((await desk.ended(jobId)).failure).toMatchObject({ data: { reason: 'maybe_submitted' } });
    expect(submissions()).toHaveLength(1);
    expect(desk.takes(script)).toEqual([]);
  });
});
