import fs from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { insertItem } from '../library/items/item-table.ts';
import { json } from '../service/test-data/scripted-server.ts';
import { createServiceFixture, type ServiceFixture } from '../service/test-data/service-fixture.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { uploadedFileId } from '../voices/clone/voice-files.ts';
import { createCloudFiles } from './create-cloud-files.ts';

type Stored = { file_id: string; bytes: number; created_at: number; filename: string; purpose: string };

let fixture: ServiceFixture;
let context: TestContext;
let stored: Map<string, Stored>;
let asked: string[];
let hasKey: boolean;
let studio: Awaited<ReturnType<typeof open>>;

/** An account over real HTTP that keeps what is uploaded, as service.md has it. */
function answer(response: ServerResponse, request: IncomingMessage): void {
  const url = new URL(request.url ?? '', 'http://localhost');
  const body: Buffer[] = [];
  request.on('data', (chunk: Buffer) => body.push(chunk));
  asked.push(`${request.method} ${url.pathname}`);
  request.on('end', () => {
    const ok = (content: object) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ ...content, base_resp: { status_code: 0, status_msg: 'success' } }));
    };
    const missing = () => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ base_resp: { status_code: 2013, status_msg: 'file does not exist' } }));
    };
    if (url.pathname === '/v1/files/list') {
      const purpose = url.searchParams.get('purpose');
      return ok({ files: [...stored.values()].filter((file) => file.purpose === purpose) });
    }
    if (url.pathname === '/v1/files/retrieve') {
      const file = stored.get(url.searchParams.get('file_id') ?? '');
      return file ? ok({ file }) : missing();
    }
    if (url.pathname === '/v1/files/delete') {
      const { file_id: id } = JSON.parse(Buffer.concat(body).toString()) as { file_id: string };
      return stored.delete(id) ? ok({ file_id: id }) : missing();
    }
    const purpose = /name="purpose"\r\n\r\n(\w+)/.exec(Buffer.concat(body).toString('latin1'))?.[1] ?? '';
    return ok({ file: store({ file_id: String(500 + stored.size), purpose, filename: 'sample.wav' }) });
  });
}

function store(file: Partial<Stored> & Pick<Stored, 'file_id'>): Stored {
  const whole = { bytes: 1000, created_at: 1_800_000_000, filename: 'a', purpose: 'voice_clone', ...file };
  stored.set(file.file_id, whole);
  return whole;
}

async function open() {
  const { baseUrl } = await fixture.server(answer);
  const clients = fixture.clientOf(baseUrl);
  const library = {
    mediaFile: ({ id }: { id: ItemId }) => ({
      file: path.join(context.folder, id),
      contentType: 'audio/wav',
      fileName: id,
    }),
  };
  const service = () => clients;
  const deps = { ...context, library, service } as unknown as Parameters<typeof uploadedFileId>[0];
  const upload = (itemId: ItemId) => uploadedFileId(deps, { engine: 'cloud', itemId, purpose: 'voice_clone' });
  const files = createCloudFiles(context, {
    service,
    hasCloudKey: async () => hasKey,
    voices: { uploadSample: async (input) => void (await uploadedFileId(deps, input)) },
  });
  return { ...files, upload };
}

function addSample(id: string): ItemId {
  fs.writeFileSync(path.join(context.folder, id), `sound of ${id}`);
  const file = { sourceName: `${id}.wav`, sourcePath: null, sizeBytes: 14, mediaFile: 'original.wav', recipe: null };
  context.db.write((tx) => insertItem(tx, { id: id as ItemId, kind: 'voice-sample', title: id, ...file }));
  return id as ItemId;
}

beforeAll(async () => {
  fixture = await createServiceFixture();
});
afterAll(() => fixture.end());
beforeEach(async () => {
  context = openTestContext();
  stored = new Map();
  asked = [];
  hasKey = true;
  studio = await open();
});
afterEach(async () => {
  await fixture.closeAll();
  context.end();
});

it('lists the files of every purpose, and says of which item those of ours are', async () => {
  const id = await studio.upload(addSample('Anna'));
  store({ file_id: '9', purpose: 't2a_async_input', filename: 'text.txt', created_at: 1_900_000_000 });
  store({ file_id: '8', purpose: 'prompt_audio', filename: 'theirs.wav', created_at: 1_700_000_000 });
  expect(await studio.list({})).toEqual([
    expect.objectContaining({ id: '9', purpose: 't2a_async_input', name: 'text.txt', expiresAtMs: null, source: null }),
    expect.objectContaining({
      id,
      purpose: 'voice_clone',
      sizeBytes: 1000,
      source: { id: 'Anna', kind: 'voice-sample', title: 'Anna' },
      isGone: false,
    }),
    expect.objectContaining({ id: '8', purpose: 'prompt_audio', source: null }),
  ]);
});

it('tells what the service no longer has, and uploads it again from the library once', async () => {
  const itemId = addSample('Anna');
  const first = await studio.upload(itemId);
  stored.clear();
  expect(await studio.list({})).toMatchObject([{ id: first, name: 'Anna', isGone: true, sizeBytes: 14 }]);
  store({ file_id: '400' });
  asked.length = 0;
  await studio.uploadAgain({ itemId, purpose: 'voice_clone' });
  await studio.uploadAgain({ itemId, purpose: 'voice_clone' });
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual(['POST /v1/files/upload']);
  const files = await studio.list({});
  expect(files.map(({ source, isGone }) => [source?.id ?? null, isGone])).toEqual([
    [null, false],
    ['Anna', false],
  ]);
});

it('says nothing of what is gone on the service and in the library', async () => {
  await studio.upload(addSample('Anna'));
  stored.clear();
  context.db.write((tx) => tx.run('DELETE FROM items'));
  expect(await studio.list({})).toEqual([]);
});

it('deletes a file, also one that somebody else deleted before', async () => {
  const id = await studio.upload(addSample('Anna'));
  await studio.remove({ id, purpose: 'voice_clone' });
  expect([stored.size, await studio.list({})]).toEqual([0, []]);
  await studio.remove({ id, purpose: 'voice_clone' });
});

it('keeps a file that a task still needs', async () => {
  store({ file_id: '9', purpose: 't2a_async_input' });
  const insert = (state: string) =>
    context.db.write((tx) =>
      tx.run(
        `INSERT OR REPLACE INTO remote_tasks (id, kind, owner_id, engine, request, inputs, state, created_at_ms)
         VALUES ('task', 'speech', 'script', 'cloud', '{}', '{"textFileId":"9"}', :state, 1)`,
        { state },
      ),
    );
  insert('working');
  await expect(studio.remove({ id: '9', purpose: 't2a_async_input' })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { reason: 'cloud_file_used' },
  });
  insert('done');
  await studio.remove({ id: '9', purpose: 't2a_async_input' });
  expect(stored.size).toBe(0);
});

it('needs a key, and passes on what the service refuses', async () => {
  hasKey = false;
  await expect(studio.list({})).rejects.toMatchObject({ code: 'KEY_MISSING' });
  expect(asked).toEqual([]);
  hasKey = true;
  const { baseUrl } = await fixture.server(
    json(401, { base_resp: { status_code: 2049, status_msg: 'invalid api key' } }),
  );
  const clients = fixture.clientOf(baseUrl, 1);
  const files = createCloudFiles(context, {
    service: () => clients,
    hasCloudKey: async () => true,
    voices: { uploadSample: async () => undefined },
  });
  await expect(files.list({})).rejects.toMatchObject({ code: 'KEY_REJECTED' });
});
