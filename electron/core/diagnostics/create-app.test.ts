import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../shared/domain/jobs/job.ts';
import type { AppInfo } from '../../../shared/domain/settings/diagnostics.ts';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings/settings.ts';
import { diagnosticText } from '../../../shared/domain/findings/diagnostic-findings.ts';
import { openDatabase } from '../database/database.ts';
import { selfCheck } from './self-check.ts';
import { writeSupportBundle } from './support-bundle.ts';

const KEY = 'sk-live0123456789abcdefXYZ';
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-app-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the log and the support bundle', () => {
  it('are written as one file without names, texts, paths and keys', async () => {
    const logFolder = path.join(folder, 'logs');
    fs.mkdirSync(logFolder);
    fs.writeFileSync(
      path.join(logFolder, 'atelier.log'),
      `{"message":"failed","file":"/home/anna/secret.wav","key":"${KEY}","said":"no\\nmy own words cut"}\n`,
    );
    const job = {
      title: 'Interview with Bob',
      kind: 'transcribe',
      state: 'failed',
      source: { kind: 'voice', id: 'Bob-1' },
      results: [{ kind: 'voice', id: 'Bob-2' }],
      failure: {
        code: 'RATE_LIMITED',
        message: 'Bob.wav',
        data: { requestId: 'r-my own words', httpStatus: 429, name: 'Bob.wav' },
      },
    } as unknown as Job;
    const withoutKnownKeys = (value: string) => value.replaceAll('my own words', '[key]');
    const settings = structuredClone(DEFAULT_SETTINGS);
    settings.cloud.baseUrl = 'https://secret-host.example';
    settings.transcribe.exportNameTemplate = 'Acme {title}';
    settings.speak.sampleSentence = 'Acme says hello.';
    settings.spelling.words = ['Acme'];
    const info = { version: '1', dataFolder: '/home/anna/data', libraryFolder: '/home/anna/library' } as AppInfo;
    const facts = { info, diagnostics: [], settings, jobs: [job], counts: { items: 3 } };
    const file = await writeSupportBundle(facts, { folder: path.join(folder, 'support'), logFolder, withoutKnownKeys });
    const text = fs.readFileSync(file, 'utf8');
    for (const secret of ['anna', 'Bob', KEY, 'secret-host', 'Acme', 'my own words'])
      expect(text).not.toContain(secret);
    expect(JSON.parse(text)).toMatchObject({
      counts: { items: 3 },
      settings: { engine: 'local', cloud: { service: 'another' } },
      jobs: [
        {
          state: 'failed',
          source: 'voice',
          results: ['voice'],
          failure: { code: 'RATE_LIMITED', data: { requestId: 'r-[key]', httpStatus: 429 } },
        },
      ],
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
          reason: 'locked',
        }),
        enter: () => Promise.reject(new Error('unused')),
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
    const words = lines.map((line) => diagnosticText(line).detail);
    expect(words[2]).toBe('Can’t use Vault. It’s locked. Atelier can keep a key for this session only.');
    // The folder is in the way of nothing that Node would word: its name is said, not the way to it.
    expect(words[4]).toContain('library');
    expect(words.join(' ')).not.toMatch(/ENOTDIR|EEXIST|no engine|undefined/);
  });
});
