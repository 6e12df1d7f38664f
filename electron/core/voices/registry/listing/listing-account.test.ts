import type { ServerResponse, IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Core } from '../../../create-core.ts';
import { json, type ScriptedServer, startScriptedServer } from '../../../service/test-data/scripted-server.ts';
import { noProcesses, openTestCore, type TestCore } from '../../../testing/test-core.ts';

const KEY = 'sk-0123456789abcdefGOOD';
const OTHER_KEY = 'sk-0123456789abcdefELSE';
const WRONG_KEY = 'sk-0123456789abcdefNONE';

let opened: TestCore;
let core: Core;
let server: ScriptedServer;
/** Awaited before the service answers. */
let delay: Promise<unknown> | null = null;

const listing = (id: string) => ({
  system_voice: [{ voice_id: id, voice_name: id, description: [] }],
  base_resp: { status_code: 0, status_msg: 'success' },
});
const LISTINGS: Record<string, unknown> = {
  [KEY]: listing('First-account'),
  [OTHER_KEY]: listing('Second-account'),
};
const REFUSAL = { base_resp: { status_code: 1004, status_msg: 'login fail' } };

/** Each key has voices of its own. */
function answerByKey(response: ServerResponse, request: IncomingMessage): void {
  const found = LISTINGS[(request.headers.authorization ?? '').replace('Bearer ', '')];
  void Promise.resolve(delay).then(() =>
    response.writeHead(found ? 200 : 401, { 'Content-Type': 'application/json' }).end(JSON.stringify(found ?? REFUSAL)),
  );
}

beforeEach(async () => {
  delay = null;
  server = await startScriptedServer(answerByKey);
  opened = openTestCore({ processes: noProcesses });
  ({ core } = opened);
  core.settings.set({ engine: 'cloud', cloud: { baseUrl: server.baseUrl } });
  await core.secrets.set({ key: KEY, sessionOnly: true });
});
afterEach(async () => {
  await opened.dispose();
  await server.close();
});

const list = async () => {
  const { voices, failure } = await core.voices.list({});
  return { ids: voices.map(({ id }) => id), code: failure?.code ?? null };
};
const enter = (key: string) => core.secrets.set({ key, sessionOnly: true });

it('is asked for anew as soon as somebody hears that the key is another one', async () => {
  expect(await list()).toEqual({ ids: ['First-account'], code: null });
  const changes = core.changes.subscribe();
  const heard = changes.next();
  const entered = enter(WRONG_KEY);
  expect((await heard).value).toContainEqual({ domain: 'secrets', ids: [] });
  expect(await list()).toEqual({ ids: ['First-account'], code: 'KEY_REJECTED' });
  await entered;
  await changes.return();
  await enter(KEY);
  expect(await list()).toEqual({ ids: ['First-account'], code: null });
  await core.secrets.remove();
  expect(await list()).toEqual({ ids: ['First-account'], code: 'KEY_MISSING' });
  expect(server.received).toHaveLength(3);
});

it('is asked for anew at another address, and after no other change of the settings', async () => {
  await list();
  core.settings.set({ cloud: { liveText: true } });
  expect(await list()).toEqual({ ids: ['First-account'], code: null });
  expect(server.received).toHaveLength(1);
  const other = await startScriptedServer(json(200, listing('Elsewhere')));
  core.settings.set({ cloud: { baseUrl: other.baseUrl } });
  // A key belongs to its address; the other one has none yet.
  expect(await list()).toMatchObject({ code: 'KEY_MISSING' });
  await enter(KEY);
  expect(await list()).toEqual({ ids: ['Elsewhere'], code: null });
  await other.close();
});

it('of the key before is not taken for that of the key of now, however late it comes', async () => {
  let answerNow = () => {};
  delay = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const early = list();
  await expect.poll(() => server.received.length).toBe(1);
  await enter(OTHER_KEY);
  answerNow();
  expect(await early).toEqual({ ids: ['Second-account'], code: null });
  expect(await list()).toEqual({ ids: ['Second-account'], code: null });
  expect(server.received).toHaveLength(2);
});
