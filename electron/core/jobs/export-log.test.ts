import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { quietShell } from '../testing/quiet-desktop.ts';
import { type JobsRoom, openJobsRoom } from './testing/jobs-room.ts';

let room: JobsRoom;
let folder: string;
beforeEach(() => {
  room = openJobsRoom();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-log-'));
});
afterEach(() => {
  room.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Two tasks that have ended, one of them dismissed, with a name that wants to be a formula. */
async function finished(chosen: string | null) {
  const opened = room.open({ shell: quietShell(() => chosen) });
  opened.queue.register('transcribe', {
    run: async ({ request, count, calls, noteTask }) => {
      count({ audioMs: 1500 });
      count({ audioMs: 1000, characters: 7 });
      calls.onRequestId('trace-1');
      calls.onRequestId('trace-1');
      calls.onRequestId('trace-2');
      noteTask('task-9');
      if (request['title'] === 'bad') throw new Failure('DISK_FULL', 'Full.', { mayHaveBeenCharged: true });
      return null;
    },
  });
  opened.start({ adopt: true });
  const ids = [room.submit(opened, '=HYPERLINK("http://x","a, b")'), room.submit(opened, 'bad')];
  for (const id of ids) await opened.jobs.whenEnded({ id });
  opened.jobs.dismiss({ ids });
  return opened;
}

it('writes all remembered tasks as CSV in which no name is a formula', async () => {
  const opened = await finished(folder);
  const written = await opened.jobs.exportLog({ format: 'csv' });
  expect(written?.fileName).toMatch(/^Atelier tasks \d{4}-\d\d-\d\d\.csv$/);
  const text = fs.readFileSync(path.join(folder, written?.fileName ?? ''), 'utf8');
  const [header = '', first = '', second = ''] = text.split('\r\n');
  expect(header.split(',').slice(0, 6)).toEqual(['id', 'kind', 'panel', 'title', 'state', 'engine']);
  expect(first).toContain(`,transcribe,transcribe,"'=HYPERLINK(""http://x"",""a, b"")",done,local,`);
  expect(first).toContain(',2.5,7,,,,,,,trace-1 trace-2,task-9,,,');
  expect(second).toMatch(/,bad,failed,local,.*,DISK_FULL,,yes$/);
  expect((await opened.jobs.exportLog({ format: 'csv' }))?.fileName).not.toBe(written?.fileName);
  await opened.dispose();
});

it('writes them as JSON with their amounts and ids, and nothing where no folder is chosen', async () => {
  const opened = await finished(folder);
  const written = await opened.jobs.exportLog({ format: 'json' });
  const { tasks } = JSON.parse(fs.readFileSync(path.join(folder, written?.fileName ?? ''), 'utf8')) as {
    tasks: unknown[];
  };
  expect(tasks).toMatchObject([
    { panel: 'transcribe', units: { audioMs: 2500, characters: 7 }, requestIds: ['trace-1', 'trace-2'] },
    { failure: { code: 'DISK_FULL' }, taskIds: ['task-9'] },
  ]);
  await opened.dispose();
  const closed = room.open({ owner: 'other' });
  expect(await closed.jobs.exportLog({ format: 'json' })).toBeNull();
  await closed.dispose();
});
