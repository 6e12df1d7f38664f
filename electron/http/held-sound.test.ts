import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fs from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedServer, startScriptedServer } from '../core/service/test-data/scripted-server.ts';
import { openTestCore, type TestCore } from '../core/testing/test-core.ts';
import type { ItemId, JobId } from '../../shared/domain/ids.ts';
import { createHttp } from './create-http.ts';
import { builtRenderer } from './renderer-source.ts';

const SPEECH_PATH = '/v1/t2a_v2';

let test: TestCore;
let service: ScriptedServer;
let server: ReturnType<typeof serve>;
let origin: string;
/** The requests for speech that the service has not answered yet. */
let held: ServerResponse[];
let signals: AbortSignal[];

beforeEach(async () => {
  held = [];
  signals = [];
  service = await startScriptedServer((response, request) => {
    request.resume();
    if (request.url === SPEECH_PATH) held.push(response);
    else response.writeHead(404).end();
  });
  test = openTestCore({ environmentKey: 'sk-test' });
  const { core } = test;
  core.settings.set({ engine: 'cloud', cloud: { baseUrl: service.baseUrl } });
  const renderer = path.join(test.folder, 'renderer');
  fs.mkdirSync(renderer);
  const liveSound: typeof core.speech.liveSound = ({ takeId, signal }) => {
    if (signal) signals.push(signal);
    return core.speech.liveSound({ takeId, signal });
  };
  const speech = { ...core.speech, liveSound };
  const door = createHttp({ core: { ...core, speech }, renderer: builtRenderer(renderer), log: test.log });
  await new Promise<void>((resolve) => {
    server = serve({ fetch: door.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve());
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await test.dispose();
  await service.close();
});

/** A line that is being made and of which nothing has come; and its sound, asked for by HTTP. */
async function askEarly(signal?: AbortSignal): Promise<{ answer: Response; takeId: ItemId; jobId: JobId }> {
  const { core } = test;
  const { id } = await core.scripts.create({ text: 'Hello there.' });
  core.scripts.edit({ id, edits: [{ kind: 'setSettings', values: { voiceId: 'any-voice' } }], label: 'Voice' });
  const { jobId } = await core.speech.generate({ id, lineIds: core.scripts.get({ id }).lines.map((line) => line.id) });
  const runningId = () => core.speech.generation({ id }).find(({ state }) => state === 'running')?.takeId ?? null;
  await expect.poll(runningId).toBeTruthy();
  const takeId = runningId() as ItemId;
  const answer = await fetch(`${origin}/speech/${takeId}/live`, signal ? { signal } : {});
  return { answer, takeId, jobId };
}

const ended = ({ jobId }: { jobId: JobId }) => test.core.jobs.whenEnded({ id: jobId });

describe('the live sound of a take, asked for before its first byte', () => {
  it('is answered at once and ends without a byte when the line is refused', async () => {
    const early = await askEarly();
    expect([early.answer.status, early.answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    await expect.poll(() => held.length).toBe(1);
    const refusal = JSON.stringify({ base_resp: { status_code: 1026, status_msg: 'sensitive' } });
    held[0]!.writeHead(200, { 'content-type': 'application/json' }).end(refusal);
    expect((await early.answer.arrayBuffer()).byteLength).toBe(0);
    expect(await ended(early)).toMatchObject({ state: 'failed', failure: { code: 'CONTENT_REFUSED' } });
  });

  it('ends when the job is stopped', async () => {
    const early = await askEarly();
    test.core.jobs.cancel({ id: early.jobId });
    expect((await early.answer.arrayBuffer()).byteLength).toBe(0);
    expect((await ended(early)).state).toBe('cancelled');
  });

  it('is let go of when the listener leaves, and the line is made all the same', async () => {
    const leaving = new AbortController();
    const early = await askEarly(leaving.signal);
    leaving.abort();
    await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(test.core.jobs.get({ id: early.jobId }).state).toBe('running');
    test.core.jobs.cancel({ id: early.jobId });
    await ended(early);
  });

  it('ends when core does', async () => {
    const early = await askEarly();
    const body = early.answer.arrayBuffer();
    await test.core.dispose();
    expect((await body).byteLength).toBe(0);
    await test.reopen();
  });
});
