import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeClicks } from '../core/media/testing/click-recording.ts';
import { openTestCore, type TestCore } from '../core/testing/test-core.ts';
import { createHttp, type HttpDoor } from './create-http.ts';
import { builtRenderer } from './renderer-source.ts';

let test: TestCore;
let http: HttpDoor;
beforeEach(() => {
  test = openTestCore();
  http = createHttp({ core: test.core, renderer: builtRenderer(test.folder), log: test.log });
});
afterEach(() => test.dispose());

const put = (body: Uint8Array) =>
  http.fetch(new Request('app://studio/dictation', { method: 'PUT', body: body as never }));

it('a dictation is recognised whatever engine is chosen, and nothing of it is kept', async () => {
  test.core.settings.set({ engine: 'cloud' });
  const file = path.join(test.folder, 'said.wav');
  writeClicks(file);
  const answer = await put(fs.readFileSync(file));
  expect([answer.status, await answer.json()]).toEqual([200, { text: expect.any(String) }]);
  expect(test.core.library.list({ query: '', sort: 'newest', offset: 0, limit: 10 })).toEqual([]);
  expect(fs.readdirSync(path.join(test.folder, 'cache/pieces'))).toEqual([]);
});

it('what is longer than the engine takes is refused before it is asked', async () => {
  const answer = await put(new Uint8Array(52_428_801));
  expect(await answer.json()).toMatchObject({ code: 'INVALID_INPUT', data: { reason: 'dictation_too_long' } });
});
