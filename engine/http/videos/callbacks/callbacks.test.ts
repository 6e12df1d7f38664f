import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../test-data/test-engine.ts';
import { holdClips, type HeldClips } from '../test-data/held-clips.ts';

type Received = { body: Record<string, unknown>; headers: IncomingHttpHeaders; path: string };
type Answer = { status?: number; body?: unknown; headers?: Record<string, string>; isLate?: boolean };

let engine: TestEngine;
let clips: HeldClips;
let receiver: Server;
let received: Received[];
let answerOf: (received: Received) => Answer;
let url: string;

const echo = ({ body }: Received): Answer => ({ body: 'challenge' in body ? { challenge: body['challenge'] } : {} });

beforeEach(async () => {
  [received, answerOf] = [[], echo];
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const entry = { body: JSON.parse(text), headers: request.headers, path: request.url ?? '' };
      received.push(entry);
      const { status = 200, body = {}, headers = {}, isLate = false } = answerOf(entry);
      // Late is never: the sender gives up by itself.
      if (!isLate)
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?a=1`;
  clips = holdClips();
  engine = await startTestEngine({ clipMaker: clips });
});
afterEach(async () => {
  await engine.end();
  receiver.closeAllConnections();
  receiver.close();
});

const submit = async (changes: object = {}): Promise<string> =>
  (await engine.post('/v1/video_generation', { model: 'T2V-01', prompt: 'A fox', callback_url: url, ...changes }))
    .task_id;
const submitV2 = async (): Promise<string> => {
  const content = [{ type: 'text', text: 'A fox' }];
  const body = { model: 'Vendor-H3', content, resolution: '768P', duration: 4, ratio: '16:9', callback_url: url };
  return (await engine.post('/v2/video_generation', body)).task_id;
};
const state = (id: string) => async () =>
  (await (await engine.send(`/v1/query/video_generation?task_id=${id}`)).json()).status;
const challenges = () => received.filter(({ body }) => 'challenge' in body);
const pushes = () => received.filter(({ body }) => !('challenge' in body)).map(({ body }) => body);

async function finish(id: string): Promise<void> {
  await expect.poll(state(id)).toBe('Processing');
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.finish();
  await expect.poll(state(id)).toBe('Success');
}

describe('a receiver', () => {
  it('is asked once with a new challenge, without a key, and told each change in order', async () => {
    const id = await submit();
    await finish(id);
    await expect.poll(() => pushes().length).toBe(2);
    const success = { status_code: 0, status_msg: 'success' };
    expect(pushes()).toEqual([
      { task_id: id, status: 'processing', base_resp: success },
      { task_id: id, status: 'success', file_id: expect.stringMatching(/^\d+$/), base_resp: success },
    ]);
    await finish(await submit());
    const asked = challenges();
    expect(asked).toHaveLength(2);
    expect(asked[0]!.body['challenge']).toMatch(/^\w{32}$/);
    expect(asked[0]!.body).not.toEqual(asked[1]!.body);
    for (const { headers, path } of received) {
      expect(headers['authorization']).toBeUndefined();
      expect(headers['content-type']).toBe('application/json');
      expect(path).toBe('/hook?a=1');
    }
  });

  it('is told of a failure', async () => {
    await submit();
    await expect.poll(() => clips.requests.length).toBe(1);
    clips.fail();
    await expect.poll(() => pushes().at(-1)?.['status']).toBe('failed');
    expect(pushes().at(-1)).toMatchObject({ base_resp: { status_code: 2013 } });
    expect(pushes().at(-1)).not.toHaveProperty('file_id');
  });

  it('is told of tasks of v2 as their query shows them, also of one that was cancelled', async () => {
    const [first, second] = [await submitV2(), await submitV2()];
    await expect.poll(() => clips.requests.length).toBe(1);
    await engine.send(`/v2/video_generation/${second}`, { method: 'DELETE' });
    clips.finish();
    const told = () => pushes().map(({ task }) => task as { id: string; status: string; content?: { url: string } });
    await expect.poll(() => told().length).toBe(3);
    const ofFirst = told().filter(({ id }) => id === first);
    expect(ofFirst.map(({ status }) => status)).toEqual(['running', 'succeeded']);
    expect((await fetch(ofFirst[1]!.content!.url)).status).toBe(200);
    expect(told().find(({ id }) => id === second)).toMatchObject({ status: 'cancelled' });
  });

  it.each<[string, (entry: Received) => Answer]>([
    ['another challenge', () => ({ body: { challenge: 'x' } })],
    ['nothing', () => ({})],
    ['an error', (entry) => ({ ...echo(entry), status: 500 })],
    ['a redirect', () => ({ status: 307, headers: { Location: '/other' } })],
    ['never', () => ({ isLate: true })],
  ])('that answers %s is told nothing, and the task runs', async (_name, answer) => {
    answerOf = answer;
    await finish(await submit());
    const last = await submit({ callback_url: undefined });
    await finish(last);
    expect(challenges()).toHaveLength(1);
    expect(pushes()).toEqual([]);
    expect(received.map(({ path }) => path)).toEqual(['/hook?a=1']);
  });

  it('that misses a push is told again', async () => {
    let missed = 0;
    answerOf = (entry) => {
      if ('challenge' in entry.body || missed >= 2) return echo(entry);
      missed += 1;
      return { status: 503 };
    };
    const id = await submit();
    await finish(id);
    await expect
      .poll(() => pushes().map(({ status }) => status))
      .toEqual(['processing', 'processing', 'processing', 'success']);
  });

  it('that is slow does not hold up its task or others', async () => {
    answerOf = (entry) => ('challenge' in entry.body ? echo(entry) : { isLate: true });
    await finish(await submit());
    await finish(await submit({ callback_url: undefined }));
    // How often it is told again hangs on how long all this took.
    expect(pushes().length).toBeGreaterThan(0);
  });
});

describe('addresses of receivers', () => {
  it.each([
    ['no address', 'hook'],
    ['another scheme', 'ftp://127.0.0.1/hook'],
    ['a public address', 'http://93.184.216.34/hook'],
    ['what tells cloud machines their secrets', 'http://169.254.169.254/latest'],
    ['every address', 'http://0.0.0.0:80/hook'],
    ['a public address in disguise', 'http://[::ffff:93.184.216.34]/hook'],
    ['a name that nobody has', 'http://nobody.invalid/hook'],
  ])('that are %s are refused', async (_name, address) => {
    const body = { model: 'T2V-01', prompt: 'A fox', callback_url: address };
    expect((await engine.post('/v1/video_generation', body)).base_resp.status_code).toBe(2013);
  });

  it.each(['http://localhost:9/hook', 'https://192.168.1.7/hook', 'http://[::1]:9/hook', 'http://10.1.2.3/'])(
    '%s are taken',
    async (address) => {
      const body = { model: 'T2V-01', prompt: 'A fox', callback_url: address };
      expect((await engine.post('/v1/video_generation', body)).base_resp.status_code).toBe(0);
    },
  );
});
