import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BatchRow } from '../../../shared/domain/batch/batch-table.ts';
import type { FileTicket } from '../../../shared/domain/ids.ts';
import { noProcesses, openTestCore, type TestCore } from '../testing/test-core.ts';

let opened: TestCore;
beforeEach(() => {
  opened = openTestCore({ processes: noProcesses });
  // What is ordered is looked at, not carried out.
  opened.core.jobs.setPaused({ isPaused: true });
});
afterEach(() => opened.dispose());

const row = (number: number, text: string, change: Partial<BatchRow> = {}): BatchRow => ({
  number,
  text,
  title: null,
  voiceId: 'voice-of-a-test',
  language: null,
  emotion: null,
  speed: null,
  ...change,
});
const speakJobs = () => opened.core.jobs.list({ limit: 200 }).filter(({ kind }) => kind === 'speak');

describe('rows that are ordered', () => {
  it('become a script and a task each, all of one batch', async () => {
    const { tasks, refused } = await opened.core.batches.start({
      rows: [row(1, 'The fog came in.'), row(2, 'It stayed.', { speed: 1.2, emotion: 'calm', language: 'English' })],
      sourceName: 'list.csv',
    });
    expect(refused).toEqual([]);
    const jobs = speakJobs();
    expect(jobs.map(({ id }) => id).toSorted()).toEqual(tasks.map(({ jobId }) => jobId).toSorted());
    expect(new Set(jobs.map(({ batchId }) => batchId)).size).toBe(1);
    expect(jobs[0]?.batchId).not.toBeNull();
    const script = opened.core.scripts.get({ id: tasks[1]?.scriptId ?? tasks[0]!.scriptId });
    expect(script).toMatchObject({
      title: 'It stayed.',
      lines: [
        {
          text: 'It stayed.',
          voiceId: 'voice-of-a-test',
          language: 'English',
          delivery: { speed: 1.2, emotion: 'calm', volume: null, pitchSemitones: null },
        },
      ],
    });
  });

  it('with one title become one script and no batch', async () => {
    const { tasks } = await opened.core.batches.start({
      rows: [row(1, 'One.', { title: 'Tour' }), row(2, 'Two.', { title: 'Tour' })],
      sourceName: null,
    });
    expect(tasks).toHaveLength(1);
    expect(speakJobs().map(({ title, batchId }) => [title, batchId])).toEqual([['Tour', null]]);
    expect(opened.core.scripts.get({ id: tasks[0]!.scriptId }).lines.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  });

  it('name what cannot be spoken by its row and order the others', async () => {
    const { tasks, refused } = await opened.core.batches.start({
      rows: [row(4, 'One.', { title: 'Tour' }), row(7, '…', { title: 'Tour' }), row(9, '…'), row(12, 'Two.')],
      sourceName: null,
    });
    expect(tasks).toHaveLength(2);
    expect(refused.map(({ number, failure }) => [number, failure.data['reason']])).toEqual([
      [7, 'nothing_to_speak'],
      [9, 'nothing_to_speak'],
    ]);
  });

  it('say which of them are the lines of each task, and are spoken in another format where that is asked for', async () => {
    const { tasks } = await opened.core.batches.start({
      rows: [row(4, 'One.', { title: 'Tour' }), row(7, 'Alone.'), row(9, 'Two.', { title: 'Tour' })],
      sourceName: null,
      engine: 'local',
      format: 'flac',
    });
    expect(tasks.map(({ numbers }) => numbers)).toEqual([[4, 9], [7]]);
    const { settings } = opened.core.scripts.get({ id: tasks[0]!.scriptId });
    expect(settings.sound).toEqual({ ...opened.core.settings.get().speak.defaults.sound, format: 'flac' });
  });

  it('are not ordered without a key of the cloud, and nothing is stored', async () => {
    opened.core.settings.set({ engine: 'cloud' });
    const ordered = opened.core.batches.start({ rows: [row(1, 'One.')], sourceName: null });
    await expect(ordered).rejects.toMatchObject({ code: 'KEY_MISSING' });
    expect(speakJobs()).toEqual([]);
    expect(opened.core.scripts.list({ limit: 10 }).rows).toEqual([]);
    const elsewhere = opened.core.batches.start({ rows: [row(1, 'One.')], sourceName: null, engine: 'local' });
    await expect(elsewhere).resolves.toMatchObject({ tasks: [{ numbers: [1] }] });
  });
});

describe('a source', () => {
  const read = (source: Parameters<TestCore['core']['batches']['read']>[0]['source']) =>
    opened.core.batches.read({ source, encoding: null, separator: null });
  const dropped = (name: string, bytes: Uint8Array) => {
    const file = path.join(opened.folder, name);
    fs.writeFileSync(file, bytes);
    opened.shell.redeemTicket = () => file;
    return read({ ticket: 'ticket' as FileTicket });
  };

  it('is a file in any encoding that can be told, such as UTF-16 out of a spreadsheet', async () => {
    const table = await dropped('list.csv', Buffer.from('\uFEFFtext\tvoice\nNebel über See\tAnna', 'utf16le'));
    expect(table).toMatchObject({
      fileName: 'list.csv',
      separator: 'tab',
      rows: [
        ['text', 'voice'],
        ['Nebel über See', 'Anna'],
      ],
    });
  });

  it('whose encoding nobody can tell is offered in several, and read again in the one that is chosen', async () => {
    const table = await dropped('list.csv', Buffer.from([0x46, 0xf6, 0x67, 0x2c, 0x41, 0x0a]));
    if (table.encodings.length > 0) {
      const again = { source: { tableId: table.id }, encoding: 'windows-1252', separator: null } as const;
      expect((await opened.core.batches.read(again)).rows).toEqual([['Fög', 'A']]);
    } else expect(table.rows).toEqual([['Fög', 'A']]);
  });

  it('is read again with another separator', async () => {
    const { id } = await read({ text: 'a;b\nc;d' });
    const again = await opened.core.batches.read({ source: { tableId: id }, encoding: null, separator: 'semicolon' });
    expect(again.rows).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('that is no text, empty, too large or gone is refused with its reason', async () => {
    const reasonOf = async (reading: Promise<unknown>) => {
      const error = await reading.then(
        () => null,
        (reason: unknown) => reason,
      );
      const { code, data } = error as { code: string; data: Record<string, unknown> };
      return data['reason'] ?? code;
    };
    expect(await reasonOf(dropped('x.csv', Buffer.from([0, 1, 2, 3, 0, 0, 255, 254, 0])))).toBe('binary');
    expect(await reasonOf(dropped('x.csv', Buffer.from(' \n')))).toBe('empty');
    expect(await reasonOf(dropped('x.csv', Buffer.alloc(5_500_000, 'a')))).toBe('FILE_TOO_LARGE');
    opened.shell.redeemTicket = () => null;
    expect(await reasonOf(read({ ticket: 'gone' as FileTicket }))).toBe('FILE_MISSING');
    expect(await reasonOf(read({ tableId: 'gone' }))).toBe('FILE_MISSING');
  });
});
