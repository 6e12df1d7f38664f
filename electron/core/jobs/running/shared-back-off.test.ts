import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServiceClients } from '../../service/service-clients.ts';
import { json, type ScriptedServer, startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { createRequestRates } from '../../service/transport/network/request-rates.ts';
import { answered } from '../../speech/test-data/speech-answers.ts';
import { until } from '../../testing/gate.ts';
import { type JobsRoom, openJobsRoom } from '../testing/jobs-room.ts';

const WAIT_MS = 1000;
const NOW_MS = 1_800_000_000_000;

let room: JobsRoom;
let server: ScriptedServer;
beforeEach(async () => {
  // Time stands still until the test turns it on, however slow the computer is; timers and sockets are real.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  room = openJobsRoom();
  const refused = { type: 'error', error: { type: 'x', message: 'rate limit (1002)', http_code: '429' } };
  server = await startScriptedServer(
    json(429, refused, { 'Retry-After': String(WAIT_MS / 1000) }),
    answered({ task_id: '5', file_id: 9, usage_characters: 3 }),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  room.close();
  await server.close();
});

it('a refusal of one job holds back another that asks for the same; both have one countdown, and then both go on', async () => {
  const rates = createRequestRates();
  const service = createServiceClients({ baseUrl: server.baseUrl, key: async () => 'sk-test', rates });
  const opened = room.open();
  opened.queue.register('speak', {
    run: async ({ calls, request }) => {
      await service.speech.submit({ ...calls, model: String(request['model']), voiceId: 'anna', text: 'Hello.' });
      return null;
    },
  });
  opened.start({ adopt: false });
  const speak = (model: string) => room.submit(opened, model, { kind: 'speak', engine: 'cloud', request: { model } });
  const waitOf = (id: ReturnType<typeof speak>) => opened.jobs.get({ id }).wait;

  const first = speak('speech-hd');
  // Not expect.poll: it turns the clock on with each look.
  await until(() => waitOf(first) !== null);
  expect(waitOf(first)?.untilMs).toBe(NOW_MS + WAIT_MS);
  const second = speak('speech-hd');
  await until(() => waitOf(second) !== null);
  expect(waitOf(second)?.untilMs).toBe(NOW_MS + WAIT_MS);
  expect([first, second].map((id) => [opened.jobs.get({ id }).state, waitOf(id)?.reason])).toEqual([
    ['waiting', 'rate_limit'],
    ['waiting', 'rate_limit'],
  ]);
  expect(rates.list()).toMatchObject([{ operation: 'speech', model: 'speech-hd', nextAtMs: NOW_MS + WAIT_MS }]);
  // Longer than the first one pauses by itself: the clock has not reached the end of the wait.
  await delay(WAIT_MS + 200);
  expect(server.received).toHaveLength(1);

  vi.setSystemTime(NOW_MS + WAIT_MS);
  const ended = await Promise.all([first, second].map((id) => opened.jobs.whenEnded({ id })));
  expect(ended.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(server.received).toHaveLength(3);
  expect(rates.list()).toEqual([]);
  await opened.dispose();
  service.dispose();
});
