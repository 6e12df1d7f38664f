import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, TEST_KEY } from '../../../engine/http/test-data/test-engine.ts';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings/settings.ts';
import { createServiceClients } from '../service/service-clients.ts';
import { json, type ScriptedServer, startScriptedServer } from '../service/test-data/scripted-server.ts';
import { cut, refused, type SpeechAnswer, stalled, streamed } from './test-data/speech-answers.ts';
import { type Desk, deskFolder, lineAt, openDesk } from './test-data/speech-fixture.ts';

let sound: Uint8Array;
let server: ScriptedServer;
let desk: Desk;

beforeAll(async () => {
  const engine = await startTestEngine();
  const client = createServiceClients({ baseUrl: engine.baseUrl, key: async () => TEST_KEY });
  const call = {
    model: 'speech-02-hd',
    voiceId: 'female-shaonv',
    text: 'Hello there, how are you today?',
    format: 'mp3',
  };
  sound = (await client.speech.synthesize(call)).audio;
  client.dispose();
  await engine.end();
});
afterEach(async () => {
  await desk.dispose();
  await server.close();
  fs.rmSync(desk.folder, { recursive: true, force: true });
});

async function open(...answers: SpeechAnswer[]): Promise<void> {
  server = await startScriptedServer(...answers);
  desk = openDesk({ baseUrl: server.baseUrl, key: 'sk-test', engine: 'cloud' });
}

async function make(texts: readonly string[]) {
  const script = desk.script(texts);
  const lineIds = texts.map((_, index) => lineAt(index));
  const { jobId } = await desk.speech.generate({ id: script.id, lineIds });
  return { script, lineIds, jobId };
}

const statesOf = (script: Parameters<Desk['takes']>[0]) =>
  desk.speech.generation({ id: script.id }).map(({ lineId, state, failure }) => [lineId, state, failure?.code]);

describe('generating lines when the service fails', () => {
  it('keeps what came of a stream that was cut, goes on with the others and does not ask for it again', async () => {
    await open(cut(sound), streamed(sound));
    const { script, jobId } = await make(['Hello there.', 'Good bye.']);
    const job = await desk.ended(jobId);
    expect([job.state, job.failure]).toMatchObject([
      'done',
      { code: 'NETWORK_UNREACHABLE', data: { failedCount: 1, madeCount: 1 } },
    ]);
    const takes = desk.takes(script);
    expect(takes.map(({ lineId, isPartial, host }) => [lineId, isPartial, host])).toEqual([
      ['l0', true, 'api.minimax.io'],
      ['l1', false, 'api.minimax.io'],
    ]);
    expect((await desk.library.whenRead({ id: takes[0]!.id })).durationMs).toBeGreaterThan(300);
    expect(statesOf(script)).toEqual([['l0', 'failed', 'NETWORK_UNREACHABLE']]);
    // Whoever tries again may pay for it twice.
    const [cutLine] = desk.speech.generation({ id: script.id });
    expect(cutLine?.failure?.data).toMatchObject({ mayHaveBeenCharged: true });
    expect(server.received).toHaveLength(2);
    desk.speech.dismissFailures({ id: script.id });
    expect(statesOf(script)).toEqual([]);
  });

  it('leaves a whole take picked when the next one is cut', async () => {
    await open(streamed(sound), cut(sound), streamed(sound));
    const { script, lineIds, jobId } = await make(['Hello there.']);
    await desk.ended(jobId);
    const picked = () => desk.takes(script).map(({ isPicked }) => isPicked);
    const again = await desk.speech.generate({ id: script.id, lineIds });
    expect((await desk.ended(again.jobId)).state).toBe('failed');
    expect(picked()).toEqual([true, false]);
    const third = await desk.speech.generate({ id: script.id, lineIds });
    expect((await desk.ended(third.jobId)).state).toBe('done');
    expect(picked()).toEqual([false, false, true]);
    expect(statesOf(script)).toEqual([]);
  });

  it('stops at a key that is refused, and makes the rest once it is resumed', async () => {
    await open(streamed(sound), json(401, { error: { message: 'invalid api key' } }), streamed(sound));
    const { script, jobId } = await make(['One.', 'Two.', 'Three.']);
    const job = await desk.ended(jobId);
    expect([job.state, job.failure?.code]).toEqual(['failed', 'KEY_REJECTED']);
    expect(server.received).toHaveLength(2);
    expect(statesOf(script)).toEqual([
      ['l1', 'failed', 'KEY_REJECTED'],
      ['l2', 'failed', 'KEY_REJECTED'],
    ]);
    desk.jobs.resume({ id: jobId });
    expect((await desk.ended(jobId)).state).toBe('done');
    expect(desk.takes(script).map(({ lineId }) => lineId)).toEqual(['l0', 'l1', 'l2']);
    expect(server.received).toHaveLength(4);
  });

  it('shows lines that wait again although their failure was dismissed', async () => {
    await open(json(401, { error: { message: 'invalid api key' } }), stalled(sound));
    const { script, jobId } = await make(['One.', 'Two.']);
    await desk.ended(jobId);
    desk.speech.dismissFailures({ id: script.id });
    expect(statesOf(script)).toEqual([]);
    desk.jobs.resume({ id: jobId });
    await desk.running(script);
    expect(statesOf(script)).toEqual([
      ['l0', 'running', undefined],
      ['l1', 'queued', undefined],
    ]);
  });

  /** Makes a line while something lies where its take should go. */
  async function makeUnstorable() {
    let answer = () => undefined as unknown;
    await open((response) => void (answer = () => streamed(sound)(response, response.req)));
    const { script, lineIds, jobId } = await make(['One.']);
    await expect.poll(() => server.received.length).toBe(1);
    const { takeId } = await desk.running(script, 0);
    for (const place of ['Takes', path.join('media', takeId)])
      fs.writeFileSync(path.join(desk.folder, 'library', place), 'in the way');
    answer();
    expect((await desk.ended(jobId)).state).toBe('failed');
    expect(desk.takes(script)).toEqual([]);
    return { script, lineIds, takeId };
  }

  it('keeps a whole sound that could not be stored, and does not ask for it again', async () => {
    const { script, lineIds, takeId } = await makeUnstorable();
    const again = await desk.speech.generate({ id: script.id, lineIds });
    expect((await desk.ended(again.jobId)).state).toBe('done');
    expect(desk.takes(script)).toMatchObject([{ id: takeId, isPartial: false, billedCharacters: 7 }]);
    expect(await desk.library.whenRead({ id: takeId })).toMatchObject({ container: 'mp3' });
    expect(server.received).toHaveLength(1);
    expect(fs.readdirSync(desk.soundFolder)).toEqual([]);
  });

  it('stores a kept sound at the next start', async () => {
    const { script, takeId } = await makeUnstorable();
    const { folder } = desk;
    await desk.dispose();
    desk = openDesk({ baseUrl: server.baseUrl, key: 'sk-test', engine: 'cloud', folder });
    await expect.poll(() => desk.takes(script)).toMatchObject([{ id: takeId, isPartial: false }]);
    await expect.poll(() => fs.readdirSync(desk.soundFolder)).toEqual([]);
    expect(statesOf(script)).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('waits as long as a service that is asked too often wants, and says so', async () => {
    await open(json(429, { error: { message: 'slow down' } }, { 'Retry-After': '1' }), streamed(sound));
    const { script, jobId } = await make(['One.']);
    await expect.poll(() => desk.jobs.get({ id: jobId }).state).toBe('waiting');
    expect(desk.jobs.get({ id: jobId }).wait?.untilMs).toBeGreaterThan(Date.now());
    const job = await desk.ended(jobId);
    expect([job.state, job.failure, job.wait]).toEqual(['done', null, null]);
    expect(desk.takes(script)).toHaveLength(1);
    expect(server.received).toHaveLength(2);
  });

  describe('when the program ends in the middle of a line', () => {
    const reopen = (script: Parameters<Desk['takes']>[0], folder = desk.folder) => {
      const deps = { scripts: { get: () => script, dictionary: () => [] } };
      desk = openDesk({ baseUrl: server.baseUrl, key: 'sk-test', engine: 'cloud', folder, deps });
    };
    const interrupted = { code: 'SERVICE_FAILED', data: { reason: 'maybe_submitted' } };

    it('keeps what came and does not pay for the line again without being asked', async () => {
      await open(streamed(sound), stalled(sound), streamed(sound), streamed(sound));
      const { script, jobId } = await make(['One.', 'Two.', 'Three.']);
      await expect.poll(() => desk.takes(script).length).toBe(1);
      await desk.running(script, 200);
      await desk.dispose();
      reopen(script);
      expect(await desk.ended(jobId)).toMatchObject({ state: 'done', failure: interrupted });
      const made = () => desk.takes(script).map(({ lineId, isPartial }) => [lineId, isPartial]);
      expect(made()).toEqual([
        ['l0', false],
        ['l1', true],
        ['l2', false],
      ]);
      expect(desk.speech.generation({ id: script.id })).toMatchObject([
        { lineId: 'l1', state: 'failed', failure: interrupted },
      ]);
      expect(server.received).toHaveLength(3);
      const { jobId: again } = await desk.speech.generate({ id: script.id, lineIds: [lineAt(1)] });
      expect((await desk.ended(again)).state).toBe('done');
      expect([made().at(-1), statesOf(script), server.received.length]).toEqual([['l1', false], [], 4]);
    });

    it('does the same when it was killed', async () => {
      await open(stalled(sound), streamed(sound));
      const { script, jobId } = await make(['One.', 'Two.']);
      await desk.running(script, 200);
      // What is on the disk now is what a killed program leaves.
      const copy = deskFolder();
      fs.cpSync(desk.folder, copy, { recursive: true });
      const killed = desk;
      reopen(script, copy);
      expect(await desk.ended(jobId)).toMatchObject({ state: 'done', failure: interrupted });
      expect(desk.takes(script).map(({ lineId, isPartial }) => [lineId, isPartial])).toEqual([
        ['l0', true],
        ['l1', false],
      ]);
      expect(statesOf(script)).toEqual([['l0', 'failed', 'SERVICE_FAILED']]);
      expect(server.received).toHaveLength(2);
      await killed.dispose();
      fs.rmSync(killed.folder, { recursive: true, force: true });
    });

    it('says where the text of what came really went', async () => {
      let baseUrl = 'https://first.example';
      const settings = () => ({
        ...DEFAULT_SETTINGS,
        engine: 'cloud' as const,
        cloud: { ...DEFAULT_SETTINGS.cloud, baseUrl },
      });
      server = await startScriptedServer(json(401, { error: { message: 'invalid api key' } }), stalled(sound));
      desk = openDesk({ baseUrl: server.baseUrl, key: 'sk-test', engine: 'cloud', deps: { settings } });
      const { script, jobId } = await make(['One.']);
      await desk.ended(jobId);
      baseUrl = 'https://second.example';
      desk.jobs.resume({ id: jobId });
      await desk.running(script, 200);
      const copy = deskFolder();
      fs.cpSync(desk.folder, copy, { recursive: true });
      const killed = desk;
      reopen(script, copy);
      await desk.ended(jobId);
      expect(desk.takes(script).map(({ host }) => host)).toEqual(['second.example']);
      await killed.dispose();
      fs.rmSync(killed.folder, { recursive: true, force: true });
    });

    it('says so too of a line that comes in one piece, of which nothing is left', async () => {
      await open(() => undefined);
      const script = desk.script(['One.'], {
        sound: { format: 'wav', sampleRateHz: 24_000, bitrate: 128_000, channels: 1 },
      });
      const { jobId } = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0)] });
      await expect.poll(() => server.received.length).toBe(1);
      await desk.dispose();
      reopen(script);
      expect(await desk.ended(jobId)).toMatchObject({ state: 'failed', failure: interrupted });
      expect(desk.takes(script)).toEqual([]);
      expect([statesOf(script), server.received.length]).toEqual([[['l0', 'failed', 'SERVICE_FAILED']], 1]);
    });
  });

  it('makes the other lines when one is refused, and fails when none could be made', async () => {
    await open(refused(1026, 'sensitive'), streamed(sound), refused(1026, 'sensitive'));
    const { script, jobId } = await make(['Bad.', 'Good.']);
    expect((await desk.ended(jobId)).failure).toMatchObject({ code: 'CONTENT_REFUSED', data: { failedCount: 1 } });
    expect(desk.takes(script).map(({ lineId }) => lineId)).toEqual(['l1']);
    const other = await make(['Bad.', 'Worse.']);
    expect(await desk.ended(other.jobId)).toMatchObject({
      state: 'failed',
      failure: { code: 'CONTENT_REFUSED', data: { failedCount: 2, madeCount: 0 } },
    });
  });

  it('stops at once where there is no service, and stores nothing', async () => {
    await open(streamed(sound));
    await server.close();
    const { script, jobId } = await make(['One.', 'Two.']);
    expect(await desk.ended(jobId)).toMatchObject({ state: 'failed', failure: { code: 'NETWORK_UNREACHABLE' } });
    expect(desk.takes(script)).toEqual([]);
    expect(fs.readdirSync(desk.soundFolder)).toEqual([]);
  });

  it('lets nobody wait for the live sound of a stream that was cut', async () => {
    await open((response, request) => {
      request.resume();
      cut(sound)(response, request);
    });
    const { script, jobId } = await make(['One.']);
    const { takeId } = await desk.running(script);
    const abort = new AbortController();
    const aborted = desk.speech.liveSound({ takeId, signal: abort.signal })![Symbol.asyncIterator]();
    await aborted.next();
    abort.abort();
    let sizeBytes = 0;
    for await (const chunk of desk.speech.liveSound({ takeId })!) sizeBytes += chunk.length;
    expect(sizeBytes).toBeGreaterThan(1000);
    expect((await aborted.next()).done).toBe(true);
    expect((await desk.ended(jobId)).state).toBe('failed');
  });
});
