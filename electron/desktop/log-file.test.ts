import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogFile } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes one JSON line an entry and goes on in the same file after a restart', () => {
  createLogFile(folder).info('started', { version: '1' });
  createLogFile(folder).error('failed');
  const lines = readFileSync(path.join(folder, 'atelier.log'), 'utf8').trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.map(({ level, message, version }) => [level, message, version])).toEqual([
    ['info', 'started', '1'],
    ['error', 'failed', undefined],
  ]);
});

it('keeps the log small: what is full moves aside once', () => {
  const log = createLogFile(folder);
  const text = 'x'.repeat(100_000);
  for (let index = 0; index < 60; index += 1) log.info(text);
  expect(readdirSync(folder).toSorted()).toEqual(['atelier.log', 'atelier.log.1']);
  expect(readFileSync(path.join(folder, 'atelier.log')).length).toBeLessThan(2_200_000);
});
