import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../core/testing/file-system/small-disk.ts';
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

const entriesIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a log that cannot be written', () => {
  it('takes nothing down on a full disk, and says once how much is missing when there is room again', ({ skip }) => {
    const disk = mountSmallDisk(skip, folder, { sizeKb: 64 });
    try {
      const log = createLogFile(folder);
      log.info('before');
      const filler = path.join(folder, 'filler');
      for (let sizeKb = 64; sizeKb > 0; sizeKb -= 4) {
        try {
          writeFileSync(filler, Buffer.alloc(sizeKb * 1024));
          break;
        } catch {
          unlinkSync(filler);
        }
      }
      const long = 'x'.repeat(5000);
      for (let index = 0; index < 40; index += 1) log.error('lost', { index, long });
      unlinkSync(filler);
      log.warn('after');
      log.warn('later');
      // A line that was cut by the full disk is no JSON; it stands by itself.
      const text = readFileSync(path.join(folder, 'atelier.log'), 'utf8').split('\n');
      const messages = text
        .flatMap((line) => /"message":"([^"]+)"/.exec(line)?.[1] ?? [])
        .filter((each) => each !== 'lost');
      expect(messages).toEqual(['before', 'Some lines could not be written to this log', 'after', 'later']);
      const missing = text.find((line) => line.includes('Some lines')) ?? '';
      expect(JSON.parse(missing)).toMatchObject({ level: 'warn', code: 'ENOSPC', count: expect.any(Number) });
    } finally {
      disk.unmount();
    }
  });

  it('does so on any machine whose device is full', ({ skip }) => {
    if (process.platform !== 'linux') skip('needs /dev/full');
    const file = path.join(folder, 'atelier.log');
    symlinkSync('/dev/full', file);
    const log = createLogFile(folder);
    log.error('one');
    log.error('two');
    unlinkSync(file);
    log.info('three');
    expect(entriesIn(file).map(({ message, count, code }) => [message, count, code])).toEqual([
      ['Some lines could not be written to this log', 2, 'ENOSPC'],
      ['three', undefined, undefined],
    ]);
  });

  it('bears a folder that cannot be made, and one that is taken away and given back', () => {
    const missing = path.join(folder, 'file', 'logs');
    writeFileSync(path.join(folder, 'file'), '');
    const log = createLogFile(missing);
    log.error('nowhere');
    rmSync(path.join(folder, 'file'));
    log.info('here');
    expect(entriesIn(path.join(missing, 'atelier.log')).map(({ message }) => message)).toEqual([
      'Some lines could not be written to this log',
      'here',
    ]);
    rmSync(missing, { recursive: true });
    log.info('gone');
    mkdirSync(missing);
    log.info('back');
    expect(entriesIn(path.join(missing, 'atelier.log')).at(-1)?.['message']).toBe('back');
  });

  it('bears data that JSON cannot hold', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const log = createLogFile(folder);
    log.error('circle', circle);
    log.error('big', { number: 1n });
    expect(entriesIn(path.join(folder, 'atelier.log')).map(({ message, data }) => [message, data])).toEqual([
      ['circle', 'cannot be written as JSON'],
      ['big', 'cannot be written as JSON'],
    ]);
  });
});
