import { afterEach, describe, expect, it } from 'vitest';
import type { Capability } from './capability.ts';
import { createEngineApp } from './engine-app.ts';
import { serveCapabilities, type Engine, type ServingOptions } from './serve-capabilities.ts';

const KEY = 'a-key-for-tests';
let engine: Engine | null = null;
afterEach(async () => {
  await engine?.close();
  engine = null;
});

async function serve(capabilities: Capability[], options: Partial<ServingOptions> = {}): Promise<Engine> {
  engine = await serveCapabilities(capabilities, {
    port: 0,
    key: KEY,
    now: Date.now,
    onError: () => undefined,
    ...options,
  });
  return engine;
}

async function send(path: string, { key = KEY, method = 'GET' } = {}): Promise<Response> {
  return fetch(`${engine!.baseUrl}${path}`, { method, headers: key ? { Authorization: `Bearer ${key}` } : {} });
}

/** A capability the engine does not have. */
function pictures(overrides: Partial<Capability> = {}): Capability {
  const work = { name: 'pictures', atOnce: 1, waiting: 0 };
  return {
    name: 'pictures',
    routes: [
      { method: 'GET', path: '/v1/pictures', handler: (context) => context.json({ pictures: [] }), work },
      {
        method: 'GET',
        path: '/v1/pictures/:name',
        handler: (context) => context.text('dots'),
        work,
        opensByLink: true,
      },
    ],
    ...overrides,
  };
}

describe('a capability', () => {
  it('answers behind the key, and its links without one', async () => {
    await serve([pictures()]);
    expect(await (await send('/v1/pictures')).json()).toEqual({ pictures: [] });
    expect((await send('/v1/pictures', { key: '' })).status).toBe(401);
    expect(await (await send('/v1/pictures/sun.png', { key: '' })).text()).toBe('dots');
    expect((await send('/v1/pictures', { method: 'POST' })).status).toBe(404);
  });

  it('has places of its own: full, it turns requests away and leaves others alone', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun: (() => void) | undefined;
    const began = new Promise<void>((resolve) => (begun = resolve));
    const songs: Capability = {
      name: 'songs',
      routes: [
        {
          method: 'POST',
          path: '/v1/songs',
          work: { name: 'songs', atOnce: 1, waiting: 0 },
          async handler(context) {
            begun?.();
            await held;
            return context.json({});
          },
        },
      ],
    };
    await serve([pictures(), songs]);
    const first = send('/v1/songs', { method: 'POST' });
    await began;
    expect((await send('/v1/songs', { method: 'POST' })).status).toBe(429);
    expect((await send('/v1/pictures')).status).toBe(200);
    release?.();
    expect((await first).status).toBe(200);
  });

  it('is swept, and a store that fails to be is told of and keeps no other from it', async () => {
    const errors: unknown[] = [];
    let swept = 0;
    const broken = { sweep: () => Promise.reject(new Error('no disk')) };
    const sound = { sweep: async () => void (swept += 1) };
    await serve([pictures({ stores: [broken] }), pictures({ name: 'songs', routes: [], stores: [sound] })], {
      sweepEveryMs: 5,
      onError: (error) => errors.push(error),
    });
    await expect.poll(() => swept).toBeGreaterThan(0);
    expect(errors[0]).toMatchObject({ message: 'no disk' });
  });

  it('is warmed up by name: one that cannot be is told of and the others still are', async () => {
    const told: string[] = [];
    const cold = pictures({ warmUp: () => Promise.reject(new Error('no model')) });
    const warm = pictures({ name: 'songs', routes: [], warmUp: async () => void told.push('warm') });
    await serve([cold, warm], { warmsUp: true, onError: (_, what) => told.push(what) });
    await expect.poll(() => told.toSorted()).toEqual(['warm', 'warm-up of pictures']);
  });

  it('ends before those that it was opened after', async () => {
    const ended: string[] = [];
    const ending = (name: string): Capability => ({ name, routes: [], dispose: async () => void ended.push(name) });
    const running = await serve([ending('recognition'), ending('speech')]);
    await running.close();
    engine = null;
    expect(ended).toEqual(['speech', 'recognition']);
  });
});

describe('a list of capabilities that cannot be right', () => {
  const deps = { key: KEY, ratePerMinute: null, now: Date.now, onError: () => undefined };

  it('is refused where two answer the same operation', () => {
    expect(() => createEngineApp({ ...deps, capabilities: [pictures(), pictures()] })).toThrow(
      'Two capabilities answer GET /v1/pictures',
    );
  });

  it('is refused where two kinds of work share a name, and where limits are given for none', () => {
    const other = pictures().routes.map((route) => ({ ...route, path: `/other${route.path}` }));
    expect(() => createEngineApp({ ...deps, capabilities: [pictures(), { routes: other }] })).toThrow(
      'Two kinds of work are named pictures',
    );
    const admission = { songs: { atOnce: 1, waiting: 0 } };
    expect(() => createEngineApp({ ...deps, capabilities: [pictures()], admission })).toThrow('No work is named songs');
  });
});
