import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { MiniMaxSDK } from 'mmx-cli/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegSize, plainPicture } from '../images/test-data/pictures.ts';
import { startTestEngine, TEST_KEY, type TestEngine } from '../test-data/test-engine.ts';
import { startMcpSession, type McpSession } from './mcp-session.ts';

/*
 * Images with the service's own clients, unchanged. Known faults, which nothing here works around: mmx-cli downloads
 * links as https, so nothing that it generates as a link can be saved from loopback; it looks for the counts in `data`,
 * where the interface does not have them. @ai-sdk/minimax makes no images.
 */

const require = createRequire(import.meta.url);
let engine: TestEngine;
let folder: string;
let saving: McpSession;
let linking: McpSession;

beforeAll(async () => {
  engine = await startTestEngine();
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-image-clients-'));
  const start = async (mode: string) =>
    startMcpSession(require.resolve('minimax-mcp-js'), {
      HOME: folder,
      MINIMAX_API_KEY: TEST_KEY,
      MINIMAX_API_HOST: engine.baseUrl,
      MINIMAX_MCP_BASE_PATH: folder,
      MINIMAX_RESOURCE_MODE: mode,
    });
  [saving, linking] = await Promise.all([start('local'), start('url')]);
});
afterAll(async () => {
  await saving.end();
  await linking.end();
  await engine.end();
  await rm(folder, { recursive: true });
});

describe('minimax-mcp-js', () => {
  it('gives links to several images of a ratio', async () => {
    const answer = await linking.call('text_to_image', { prompt: 'A fox in the snow', aspectRatio: '16:9', n: 2 });
    const urls = answer.text.match(/http:\/\/127\.0\.0\.1[^\s,\]"']+\.jpg/g) ?? [];
    expect(urls).toHaveLength(2);
    expect(jpegSize(new Uint8Array(await (await fetch(urls[1]!)).arrayBuffer()))).toBe('1280x720');
  });

  it('saves an image as a file with all of its defaults', async () => {
    const answer = await saving.call('text_to_image', { prompt: 'A lighthouse at dusk' });
    const file = /(\/[^\n,\]"']+\.jpg)/.exec(answer.text)?.[1];
    expect(jpegSize(await readFile(file!))).toBe('1024x1024');
  });

  it('sends a subject reference as a bare text', async () => {
    // The package has no types.
    const { ImageAPI, MiniMaxAPI } = (await import(require.resolve('minimax-mcp-js'))) as {
      MiniMaxAPI: new (config: object) => object;
      ImageAPI: new (api: object) => { generateImage(request: object): Promise<string[]> };
    };
    await writeFile(path.join(folder, 'face.png'), plainPicture('png'));
    const api = new MiniMaxAPI({ apiKey: TEST_KEY, apiHost: engine.baseUrl, resourceMode: 'url', basePath: folder });
    const urls = await new ImageAPI(api).generateImage({
      prompt: 'A girl',
      subjectReference: path.join(folder, 'face.png'),
    });
    expect((await fetch(urls[0]!)).status).toBe(200);
  });

  it('says what the engine says is wrong', async () => {
    const answer = await linking.call('text_to_image', { prompt: 'A fox', n: 10 });
    expect(answer.text).toMatch(/n|9/);
    const refused = await linking.call('text_to_image', { prompt: 'A beheading' });
    expect(refused.text).toMatch(/refused/);
  });
});

describe('mmx-cli', () => {
  const client = () => new MiniMaxSDK({ apiKey: TEST_KEY, baseUrl: engine.baseUrl });

  it('generates links', async () => {
    const answer = await client().image.generate({ prompt: 'Two sheep on a hill', aspect_ratio: '4:3', n: 2, seed: 4 });
    expect(answer.base_resp.status_code).toBe(0);
    expect(answer.data.image_urls).toHaveLength(2);
    expect(jpegSize(new Uint8Array(await (await fetch(answer.data.image_urls![0]!)).arrayBuffer()))).toBe('1152x864');
  });

  it('generates Base64 and saves it', async () => {
    const answer = await client().image.generate({
      prompt: 'A cat',
      width: 512,
      height: 512,
      response_format: 'base64',
    });
    const options = { outDir: folder, prefix: 'cat', responseFormat: 'base64', quiet: true } as const;
    const [file] = await client().image.save(answer, options);
    expect(jpegSize(await readFile(file!))).toBe('512x512');
  });

  it('understands our errors', async () => {
    await expect(client().image.generate({ prompt: '' })).rejects.toThrow();
    await expect(client().image.generate({ prompt: 'A beheading' })).rejects.toThrow(/refused/);
  });
});
