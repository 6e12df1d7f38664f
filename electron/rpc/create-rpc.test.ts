import { MessageChannel } from 'node:worker_threads';
import { createORPCClient, isDefinedError, safe } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContractClient } from '../../shared/contract/index.ts';
import { Failure } from '../../shared/domain/failures/failure.ts';
import type { GenerationId, ItemId, JobId, LineId } from '../../shared/domain/ids.ts';
import { DEFAULT_IMAGE_RECIPE } from '../../shared/domain/recipe/image-recipe.ts';
import type { ScriptEdit } from '../../shared/domain/script/script-edit.ts';
import { openTestCore, type TestCore } from '../core/testing/test-core.ts';
import { createRpc } from './create-rpc.ts';

let test: TestCore;
let client: ContractClient;
let channel: MessageChannel;

/** A client on a real channel; with `broken` some of core's methods throw what a bug would. */
function connect(broken: Partial<TestCore['core']> = {}, log = test.log): ContractClient {
  channel = new MessageChannel();
  createRpc({ core: { ...test.core, ...broken }, log }).serve(channel.port1);
  channel.port1.start();
  const connected: ContractClient = createORPCClient(new RPCLink({ port: channel.port2 }));
  channel.port2.start();
  return connected;
}

beforeEach(() => {
  test = openTestCore();
  client = connect();
});
afterEach(async () => {
  channel.port1.close();
  await test.dispose();
});

async function failureOf(call: Promise<unknown>) {
  const { error } = await safe(call as Promise<never>);
  if (!isDefinedError(error)) throw new Error(`not a defined error: ${String(error)}`);
  return error as unknown as { code: string; data: Record<string, unknown> };
}

describe('the RPC door', () => {
  it('answers queries and changes over a real port', async () => {
    expect((await client.app.ping()).nowMs).toBeGreaterThan(1_700_000_000_000);
    const settings = await client.settings.set({ appearance: { theme: 'dark' } });
    expect(settings.appearance.theme).toBe('dark');
    expect(await client.settings.get()).toEqual(settings);
    expect(await client.library.page({})).toEqual({ items: [], next: null });
  });

  it('carries scripts and pronunciations both ways', async () => {
    const { id, lines } = await client.scripts.create({ text: 'One.' });
    const lineId = lines[0]?.id ?? ('' as LineId);
    const edits: ScriptEdit[] = [{ kind: 'setText', lineId, text: 'Uno.' }];
    expect(await client.scripts.edit({ id, edits, label: 'Edit text' })).toMatchObject({ revision: 1, canUndo: true });
    expect((await client.scripts.list({})).rows).toMatchObject([{ id, lineCount: 1, madeCount: 0 }]);
    expect([(await client.scripts.takes({ id })).takes, (await client.scripts.generation({ id })).lines]).toEqual([
      [],
      [],
    ]);
    const scope = { kind: 'script', scriptId: id } as const;
    await client.pronunciations.set({ scope, word: 'Uno', replacement: 'oo-no' });
    expect((await client.pronunciations.export({ scope })).text).toBe('Uno/oo-no\n');
    const refused = client.scripts.edit({ id, edits: [{ kind: 'setText', lineId }] as never, label: 'Edit text' });
    expect((await failureOf(refused)).data).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('carries recipes of images, refuses those that are none, and names the field of one that a service would refuse', async () => {
    const { models, perRequest } = await client.images.options();
    expect([models.map(({ model }) => model), perRequest]).toEqual([['image-01', 'image-01-live'], 9]);
    const recipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'A fox', aspectRatio: '5:4' };
    const field = { code: 'INVALID_INPUT', data: { reason: 'image_ratio', field: 'aspectRatio' } };
    expect((await failureOf(client.images.start({ recipe }))).data).toMatchObject(field);
    const stranger = client.images.start({ recipe: { ...recipe, kind: 'song' } as never });
    expect((await failureOf(stranger)).data).toMatchObject({ code: 'INVALID_INPUT' });
    expect([await client.images.list({}), await client.images.findSame({ recipe })]).toEqual([[], null]);
    expect((await failureOf(client.images.retry({ id: 'gone' as GenerationId }))).data).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('sends a known failure with its code and facts', async () => {
    const { code, data } = await failureOf(client.library.get({ id: 'nobody' as ItemId }));
    expect([code, data['code'], data['incidentId']]).toEqual(['FAILURE', 'NOT_FOUND', null]);
    client = connect({
      jobs: {
        ...test.core.jobs,
        cancelAll: () => {
          throw new Failure('DISK_FULL', 'The disk is full.', { freeBytes: 0 });
        },
      },
    });
    expect((await failureOf(client.jobs.cancelAll())).data).toEqual({
      code: 'DISK_FULL',
      message: 'The disk is full.',
      data: { freeBytes: 0 },
      incidentId: null,
    });
  });

  it('keeps what was not foreseen in the log, under an incident id', async () => {
    client = connect({
      jobs: {
        ...test.core.jobs,
        cancelAll: () => {
          throw new TypeError('reading of /home/someone/private.wav went wrong');
        },
      },
    });
    const { data } = await failureOf(client.jobs.cancelAll());
    expect([data['code'], data['data']]).toEqual(['INTERNAL', {}]);
    expect(String(data['message'])).not.toContain('private');
    const line = test.logged.find((text) => text.includes(String(data['incidentId'])));
    expect(line).toContain('jobs.cancelAll');
    expect(line).toContain('went wrong');
  });

  it('answers with what really happened when the log cannot be written because the disk is full', async () => {
    const full = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const broken = () => {
      throw new TypeError('went wrong');
    };
    const log = { info: full, warn: full, error: full };
    client = connect({ jobs: { ...test.core.jobs, cancelAll: broken } }, log);
    const { data } = await failureOf(client.jobs.cancelAll());
    expect([data['code'], data['incidentId']]).toEqual(['INTERNAL', expect.any(String)]);
    const { data: missing } = await failureOf(client.jobs.resume({ id: 'nowhere' as JobId }));
    expect(missing['code']).toBe('NOT_FOUND');
  });

  it('refuses input that does not fit and names the places', async () => {
    const { data } = await failureOf(client.jobs.list({ limit: -1 }));
    expect([data['code'], data['data']]).toEqual(['INVALID_INPUT', { places: ['limit'], reason: 'invalid_request' }]);
    const path = await failureOf(client.library.import({ tickets: ['../../etc/passwd' as never] }));
    expect(path.data['data']).toMatchObject({ places: ['tickets.0'] });
  });

  it('streams changes until the reader stops', async () => {
    const stop = new AbortController();
    const changes = await client.changes.subscribe(undefined, { signal: stop.signal });
    const first = changes.next();
    await client.settings.set({ player: { volume: 0.5 } });
    expect((await first).value).toEqual([{ domain: 'settings', ids: [] }]);
    await changes.return?.();
    stop.abort();
    expect((await client.app.ping()).nowMs).toBeGreaterThan(0);
  });

  it('ends the change stream in core when the port closes', async () => {
    let isEnded = false;
    const { changes } = test.core;
    client = connect({
      changes: {
        ...changes,
        publish: changes.publish,
        async *subscribe(options) {
          try {
            yield* changes.subscribe(options);
          } finally {
            isEnded = true;
          }
        },
      },
    });
    const stream = await client.changes.subscribe();
    const next = stream.next().then(
      () => 'ended',
      () => 'ended',
    );
    await client.app.ping();
    channel.port2.close();
    await expect.poll(() => isEnded).toBe(true);
    expect(await next).toBe('ended');
  });
});
