import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, TEST_KEY, type TestEngine } from '../../../../engine/http/test-data/test-engine.ts';
import { readImageHeader } from '../../media/images/image-header.ts';
import { twoColours } from '../../media/images/test-data/pictures.ts';
import { createServiceClients, type ServiceClients } from '../service-clients.ts';
import { startScriptedServer } from '../test-data/scripted-server.ts';
import type { ImageCall } from './image-service.ts';

let engine: TestEngine;
let client: ServiceClients;
beforeAll(async () => {
  engine = await startTestEngine();
  client = createServiceClients({ baseUrl: engine.baseUrl, key: async () => TEST_KEY, retry: { attempts: 1 } });
});
afterAll(async () => {
  client.dispose();
  await engine.end();
});

const call = (changes: Partial<ImageCall> = {}): ImageCall => ({
  model: 'image-01',
  prompt: 'A red fox with a zither',
  aspectRatio: null,
  widthPx: 512,
  heightPx: 520,
  seed: null,
  count: 1,
  promptOptimizer: false,
  style: null,
  subject: null,
  watermark: false,
  ...changes,
});

describe('core and the local engine', () => {
  it('generate links, or the images themselves, with seeds and the words that are not drawn', async () => {
    const linked = await client.images.generate(call({ count: 2, seed: 4 }));
    expect(linked).toMatchObject({ failedCount: 0, seeds: ['4', '5'], notDrawn: ['zither'], prompts: [] });
    expect(linked.images.map((image) => 'link' in image && image.link.startsWith(engine.baseUrl))).toEqual([
      true,
      true,
    ]);
    const inline = await client.images.generate(call({ seed: 4, isInline: true }));
    const [image] = inline.images;
    const bytes = image && 'bytes' in image ? image.bytes : new Uint8Array();
    expect(readImageHeader(bytes)).toEqual({ format: 'jpeg', widthPx: 512, heightPx: 520 });
  });

  it('agree on ratio, style, subject and watermark', async () => {
    const subject = `data:image/png;base64,${twoColours('png').toString('base64')}`;
    const style = { type: '水彩', weight: 0.8 };
    const all = { model: 'image-01-live', aspectRatio: '9:16', widthPx: null, heightPx: null, watermark: true };
    const { images, prompts } = await client.images.generate(
      call({ ...all, subject, style, promptOptimizer: true, isInline: true }),
    );
    expect(prompts).toEqual([expect.stringMatching(/^A red fox with a zither, (in|at) /)]);
    const [image] = images;
    const bytes = image && 'bytes' in image ? image.bytes : new Uint8Array();
    expect(readImageHeader(bytes)).toMatchObject({ widthPx: 720, heightPx: 1280 });
  });

  it('fail with the meaning of the code', async () => {
    const refused = { code: 'CONTENT_REFUSED', data: { serviceCode: 1026 } };
    await expect(client.images.generate(call({ prompt: 'A beheading' }))).rejects.toMatchObject(refused);
    const invalid = { code: 'SERVICE_FAILED', data: { serviceCode: 2013 } };
    await expect(client.images.generate(call({ widthPx: 100 }))).rejects.toMatchObject(invalid);
  });
});

it('understands counts as numbers and as texts, a missing part, and a data URL', async () => {
  const image = twoColours('jpeg').toString('base64');
  const answers = [
    { data: { image_urls: ['https://cdn.example/1.jpg', 7] }, metadata: { success_count: 1, failed_count: 3 } },
    { data: { image_base64: [`data:image/jpeg;base64,${image}`] }, metadata: { failed_count: '2' } },
    {
      data: { image_urls: null, image_base64: [] },
      metadata: 'none',
      base_resp: { status_code: 0, status_msg: 'success' },
    },
    { base_resp: { status_code: 0, status_msg: 'success' } },
  ];
  const server = await startScriptedServer(
    ...answers.map((answer) => (response: ServerResponse) => void response.end(JSON.stringify(answer))),
  );
  const scripted = createServiceClients({ baseUrl: server.baseUrl, key: async () => 'k', retry: { attempts: 1 } });
  const [first, second, third] = [
    await scripted.images.generate(call()),
    await scripted.images.generate(call()),
    await scripted.images.generate(call()),
  ];
  expect(first).toEqual({
    images: [{ link: 'https://cdn.example/1.jpg' }],
    failedCount: 3,
    seeds: [],
    notDrawn: [],
    prompts: [],
  });
  expect(second).toMatchObject({ images: [{ bytes: twoColours('jpeg') }], failedCount: 2 });
  expect(third).toEqual({ images: [], failedCount: 0, seeds: [], notDrawn: [], prompts: [] });
  await expect(scripted.images.generate(call())).rejects.toMatchObject({ data: { reason: 'unusable_response' } });
  scripted.dispose();
  await server.close();
});
