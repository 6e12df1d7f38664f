import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../shared/domain/job.ts';
import type { AppInfo } from '../../../shared/domain/diagnostics.ts';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings.ts';
import { openDatabase } from '../database/database.ts';
import { scrubbedLog, withoutKeysAndPaths } from './scrub.ts';
import { selfCheck } from './self-check.ts';
import { writeSupportBundle } from './support-bundle.ts';

const KEY = 'sk-live0123456789abcdefXYZ';
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-app-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the log and the support bundle', () => {
  it.each([
    [`Authorization: Bearer ${KEY}`, 'live0123'],
    [`{"apiKey":"${'x'.repeat(12)}"}`, 'xxxx'],
    ['token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'eyJ'],
    [`odd ${'a1B2'.repeat(15)} end`, 'a1B2a1B2'],
    ['ENOENT: open /home/anna/Interview with Bob.wav', 'Bob'],
    [String.raw`EPERM C:\Users\Anna\clip.mp4`, 'Anna'],
    ['see file:///home/anna/x.js', 'anna'],
  ])('keeps nothing secret or private of: %s', (text, secret) => {
    expect(withoutKeysAndPaths(text)).not.toContain(secret);
  });

  it('keeps what helps', () => {
    const text = 'POST /v1/speech_to_text gave 429, job 3f2b8c1e-5f0a-4f6e-9d7c-0a1b2c3d4e5f, trace 0a1b2c';
    expect(withoutKeysAndPaths(text)).toContain('gave 429, job 3f2b8c1e-5f0a-4f6e-9d7c-0a1b2c3d4e5f, trace 0a1b2c');
    expect(withoutKeysAndPaths('    at run (file:///home/anna/dist/node/main.js:120:7)')).toContain('main.js:120:7');
  });

  it('scrubs messages and data of a log', () => {
    const lines: unknown[] = [];
    const write = (message: string, data?: Record<string, unknown>) => void lines.push([message, data]);
    scrubbedLog({ info: write, warn: write, error: write }).error(`refused ${KEY}`, {
      deep: { key: KEY },
      status: 401,
    });
    expect(lines).toEqual([['refused [removed]', { deep: { key: '[removed]' }, status: 401 }]]);
  });

  it('are written as one file without names, texts, paths and keys', async () => {
    const logFolder = path.join(folder, 'logs');
    fs.mkdirSync(logFolder);
    fs.writeFileSync(
      path.join(logFolder, 'atelier.log'),
      `{"message":"failed","file":"/home/anna/secret.wav","key":"${KEY}"}\n`,
    );
    const job = {
      title: 'Interview with Bob',
      kind: 'transcribe',
      state: 'failed',
      failure: {
        code: 'RATE_LIMITED',
        message: 'Bob.wav',
        data: { requestId: 'r-1', httpStatus: 429, name: 'Bob.wav' },
      },
    } as unknown as Job;
    const settings = structuredClone(DEFAULT_SETTINGS);
    settings.cloud.baseUrl = 'https://secret-host.example';
    settings.transcribe.exportNameTemplate = 'Acme {title}';
    const info = { version: '1', dataFolder: '/home/anna/data', libraryFolder: '/home/anna/library' } as AppInfo;
    const facts = { info, diagnostics: [], settings, jobs: [job], counts: { items: 3 } };
    const file = await writeSupportBundle(facts, { folder: path.join(folder, 'support'), logFolder });
    const text = fs.readFileSync(file, 'utf8');
    for (const secret of ['anna', 'Bob', KEY, 'secret-host', 'Acme']) expect(text).not.toContain(secret);
    expect(JSON.parse(text)).toMatchObject({
      counts: { items: 3 },
      jobs: [{ state: 'failed', failure: { code: 'RATE_LIMITED', data: { requestId: 'r-1', httpStatus: 429 } } }],
    });
  });
});

describe('the self-check', () => {
  it('gives every finding its own line, whatever fails', async () => {
    const database = openDatabase(path.join(folder, 'atelier.db'));
    fs.writeFileSync(path.join(folder, 'in-the-way'), '');
    const lines = await selfCheck({
      db: database.db,
      secrets: {
        status: async () => ({
          state: 'unavailable',
          vault: null,
          keychainName: 'Vault',
          masked: null,
          detail: 'locked.',
        }),
        set: () => Promise.reject(new Error('unused')),
        remove: () => Promise.reject(new Error('unused')),
      },
      libraryFolder: () => path.join(folder, 'in-the-way', 'library'),
      modelsFolder: path.join(folder, 'models'),
      startEngine: () => Promise.reject(new Error('no engine')),
    });
    database.close();
    expect(lines.map((line) => [line.id, line.state]).slice(0, 5)).toEqual([
      ['engine', 'failed'],
      ['models', 'failed'],
      ['keychain', 'attention'],
      ['database', 'ok'],
      ['library', 'failed'],
    ]);
    expect(lines[2]?.detail).toContain('Vault cannot be used: locked.');
  });
});
