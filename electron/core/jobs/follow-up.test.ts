import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { quietShell } from '../testing/quiet-desktop.ts';
import type { JobWork } from './job-work.ts';
import { type JobsRoom, openJobsRoom } from './testing/jobs-room.ts';

let folder: string;
let room: JobsRoom;
let shown: string[];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-follow-up-'));
  room = openJobsRoom();
  shown = [];
});
afterEach(() => {
  room.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Jobs whose work waits for `go`, so that there is time to say what follows. */
function open(kind: 'transcribe' | 'export', work: Partial<JobWork>) {
  const opened = room.open({ shell: { ...quietShell(), reveal: (file) => void shown.push(file) } });
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  opened.queue.register(kind, { run: () => gone.then(() => null), ...work });
  opened.start({ adopt: false });
  return { ...opened, go, id: room.submit(opened, 'work', { kind }) };
}

it('shows the files of an export when it is done, and later by its id, as long as one is there', async () => {
  const file = path.join(folder, 'Narration.mp3');
  fs.writeFileSync(file, '');
  const { jobs, go, id, dispose } = open('export', { files: () => [path.join(folder, 'gone.mp3'), file] });
  jobs.setWhenDone({ id, step: 'reveal' });
  expect(jobs.get({ id })).toMatchObject({ whenDone: 'reveal', hasFiles: true });
  go();
  await jobs.whenEnded({ id });
  await expect.poll(() => shown).toEqual([file]);
  jobs.reveal({ id });
  expect(shown).toEqual([file, file]);
  fs.rmSync(file);
  expect(() => jobs.reveal({ id })).toThrow(expect.objectContaining({ code: 'FILE_MISSING' }));
  expect(() => jobs.setWhenDone({ id, step: null })).toThrow(
    expect.objectContaining({ data: expect.objectContaining({ reason: 'task_ended' }) }),
  );
  await dispose();
});

it('writes subtitles of a transcript; that they could not be written is a notice beside the finished work', async () => {
  const written: (string | null)[] = [];
  const fail = async () => {
    throw new Failure('FOLDER_READ_ONLY', 'No.', { fileName: 'talk.srt' });
  };
  const good = open('transcribe', { writeSubtitles: async ({ itemId }) => void written.push(itemId) });
  good.jobs.setWhenDone({ id: good.id, step: 'subtitles' });
  good.go();
  expect(await good.jobs.whenEnded({ id: good.id })).toMatchObject({ state: 'done', failure: null });
  await expect.poll(() => written).toEqual([null]);
  await good.dispose();
  const bad = open('transcribe', { writeSubtitles: fail });
  bad.jobs.setWhenDone({ id: bad.id, step: 'subtitles' });
  bad.go();
  await expect
    .poll(() => bad.jobs.get({ id: bad.id }))
    .toMatchObject({ state: 'done', failure: { code: 'FOLDER_READ_ONLY' } });
  await bad.dispose();
});

it('offers each kind only what can follow it', async () => {
  const { jobs, go, id, dispose } = open('transcribe', {});
  expect(() => jobs.setWhenDone({ id, step: 'reveal' })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  expect(jobs.get({ id })).toMatchObject({ whenDone: null, hasFiles: false });
  go();
  await jobs.whenEnded({ id });
  await dispose();
});
