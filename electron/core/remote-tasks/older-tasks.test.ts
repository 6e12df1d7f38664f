import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobId } from '../../../shared/domain/ids.ts';
import { createOlderDatabase, olderVersions } from '../database/testing/older-schema.ts';
import { answered } from '../speech/test-data/speech-answers.ts';
import type { CloneOrder } from '../voices/clone/clone-task.ts';
import { sentCloning } from '../voices/clone/cloning-table.ts';
import { DESIGN_TASK } from '../voices/design/design-task.ts';
import type { TaskKind } from './task-kind.ts';
import type { TaskOrder } from './task-order.ts';
import {
  A_KIND,
  createWaiter,
  openTaskDesk,
  startTaskService,
  type TaskDesk,
  type TaskServiceDesk,
} from './test-data/task-desk.ts';

/** The first version with speech and voices, and the last with tables of tasks of their own. */
const FIRST = 3;
const LAST = 14;
/** Since then tags of voices lie in a table of their own. */
const TAGS_MOVED = 14;
const JOB = 'job' as JobId;
const NOW_MS = 1_800_000_000_000;
const CLOUD = { engine: 'cloud', host: 'cloud.test' } as const;

const voices = (...ids: string[]) =>
  answered({ voice_generation: ids.map((voice_id) => ({ voice_id, description: [], created_time: '2026-01-01' })) });

let service: TaskServiceDesk;
let desk: TaskDesk;
let folder: string;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-older-tasks-'));
  fs.mkdirSync(path.join(folder, 'data'));
  service = await startTaskService({ query: answered({ task_id: 5, status: 'Success', file_id: 9 }) });
});
afterEach(async () => {
  desk.close();
  await service.server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Tasks of every kind in every state that the program of a schema version left them in when it was killed. */
function writeOldLibrary(version: number): void {
  const old = createOlderDatabase(path.join(folder, 'data', 'atelier.db'), version);
  old.exec(`
    INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms) VALUES ('script', 'script', 'A', 'none', 1, 1);
    INSERT INTO scripts (id, settings) VALUES ('script', '{}');
    INSERT INTO jobs (id, kind, title, engine, lane, state, request, progress, owner, created_at_ms)
      VALUES ('design', 'design-voice', 'A', 'cloud', 'cloud', 'interrupted', '{"designId":"round","watermark":true}', '{}', 'x', 1);
  `);
  const speech =
    old.prepare(`INSERT INTO speech_tasks (id, job_id, script_id, line_id, engine, host, recipe, sound, text_file_id,
      remote_task_id, remote_file_id, state, failure, billed_characters, submitted_at_ms, ended_at_ms)
    VALUES (:line, 'job', 'script', :line, 'cloud', 'cloud.test', '{"text":"Hello.","speed":1.0}', '{"format":"mp3"}', :textFile,
      :task, :file, :state, NULL, :billed, :submitted, NULL)`);
  const [tags, noTags] = version < TAGS_MOVED ? [', tags', `, '[]'`] : ['', ''];
  old.exec(`INSERT INTO voices (engine, id, kind, name, description${tags}, state)
    VALUES ('cloud', 'Made-voice', 'cloned', 'M', ''${noTags}, 'ready')`);
  const none = { textFile: null, task: null, file: null, billed: null, submitted: null };
  speech.run({ ...none, line: 'waits', state: 'preparing', textFile: '77' });
  speech.run({ ...none, line: 'sent', state: 'sending', submitted: NOW_MS - 1000 });
  speech.run({ ...none, line: 'works', state: 'working', task: '5', file: '9', billed: 6, submitted: NOW_MS - 1000 });
  speech.run({ ...none, line: 'made', state: 'done', task: '4', submitted: NOW_MS - 9000 });
  const cloning =
    old.prepare(`INSERT INTO voice_clonings (id, engine, voice_id, name, recipe, consent, started_at_ms, sent_at_ms)
    VALUES (:id, 'cloud', :voice, 'A', '{"sampleItemId":"sample"}', '{"person":"A"}', 1, :sent)`);
  cloning.run({ id: 'lost', voice: 'Lost-voice', sent: NOW_MS - 1000 });
  cloning.run({ id: 'made', voice: 'Made-voice', sent: NOW_MS - 2000 });
  cloning.run({ id: 'refused', voice: 'New-voice', sent: null });
  const round = old.prepare(`INSERT INTO voice_designs (id, job_id, engine, description, preview_text, created_at_ms)
    VALUES (:id, 'design', 'cloud', 'A deep old man', 'Good evening.', 1)`);
  for (const id of ['round', 'stopped', 'refused']) round.run({ id });
  const candidate = old.prepare(`INSERT INTO voice_candidates (design_id, position, voice_id, state, failure)
    VALUES (:round, :position, :voice, :state, :failure)`);
  const cancelled = '{"code":"CANCELLED","message":"","data":{}}';
  const refused = '{"code":"BALANCE_TOO_LOW","message":"","data":{"mayHaveReachedService":false}}';
  candidate.run({ round: 'round', position: 0, voice: 'Design-1', state: 'ready', failure: null });
  candidate.run({ round: 'round', position: 1, voice: 'Design-2', state: 'making', failure: null });
  candidate.run({ round: 'round', position: 2, voice: 'Design-3', state: 'queued', failure: null });
  // Stopped while the first was being asked for.
  candidate.run({ round: 'stopped', position: 0, voice: 'Design-4', state: 'failed', failure: cancelled });
  candidate.run({ round: 'stopped', position: 1, voice: 'Design-5', state: 'failed', failure: cancelled });
  candidate.run({ round: 'refused', position: 0, voice: 'Design-6', state: 'failed', failure: refused });
  old.close();
}

const line = (ownerPart: string): TaskOrder<never> => ({
  ownerId: 'script',
  ownerPart,
  jobId: JOB,
  place: CLOUD,
  // Written by another version in another order.
  request: { sound: { format: 'mp3' }, recipe: { speed: 1, text: 'Hello.' } } as never,
});

it.each(olderVersions(FIRST).filter((version) => version <= LAST))(
  'goes on with what was under way in schema version %i, and sends nothing twice',
  async (version) => {
    writeOldLibrary(version);
    desk = openTaskDesk(service.server, { folder });
    const shown = desk.rows().map(({ kind, ownerId, ownerPart, state }) => [kind, ownerId, ownerPart, state]);
    expect(shown).toEqual([
      ['speech', 'script', 'waits', 'preparing'],
      ['speech', 'script', 'sent', 'sending'],
      ['speech', 'script', 'works', 'working'],
      ['speech', 'script', 'made', 'done'],
      ['clone-voice', 'made', 'Made-voice', 'done'],
      ['clone-voice', 'lost', 'Lost-voice', 'sending'],
      ['design-voice', 'round', 'Design-2', 'sending'],
      ['design-voice', 'stopped', 'Design-4', 'sending'],
    ]);

    const { task } = await desk.tasks.carryOut(line('works'), createWaiter());
    expect([task.id, task.billedUnits, service.queries(), service.submissions()]).toEqual(['works', 6, 1, 0]);
    const doubt = { data: { reason: 'maybe_submitted' } };
    await expect(desk.tasks.carryOut(line('sent'), createWaiter())).rejects.toMatchObject(doubt);
    expect(service.submissions()).toBe(0);
    await desk.tasks.carryOut(line('waits'), createWaiter());
    expect([service.submissions(), desk.rows()[0]?.inputs]).toEqual([1, { textFileId: '77' }]);

    const clones = desk.register<CloneOrder>({
      ...(A_KIND as TaskKind<never>),
      kind: 'clone-voice',
      isThere: async () => true,
    });
    const request = { recipe: { sampleItemId: 'sample' } } as CloneOrder;
    const lost = { ownerId: 'lost', ownerPart: 'Lost-voice', jobId: 'lost' as JobId, place: CLOUD, request };
    expect((await clones.carryOut(lost, createWaiter())).answer).toBeNull();
    expect(sentCloning(desk.db, { engine: 'cloud', id: 'Lost-voice' })).toMatchObject({ sentAtMs: NOW_MS - 1000 });
    expect(sentCloning(desk.db, { engine: 'cloud', id: 'New-voice' })).toBeNull();
    expect(service.submissions()).toBe(1);
  },
);

it('looks for candidates whose answer was lost in an older version, and asks for none again', async () => {
  writeOldLibrary(LAST);
  desk = openTaskDesk(service.server, { folder });
  const designs = desk.register(DESIGN_TASK);
  const request = { description: 'A deep old man', previewText: 'Good evening.', watermark: true };
  const candidate = (ownerId: string, ownerPart: string) => ({
    ownerId,
    ownerPart,
    jobId: 'design' as JobId,
    place: CLOUD,
    request,
  });
  service.script.submit = voices('Design-2');
  expect(await designs.carryOut(candidate('round', 'Design-2'), createWaiter())).toMatchObject({ answer: null });
  const doubt = { data: { reason: 'maybe_submitted', isVoice: true } };
  await expect(designs.carryOut(candidate('stopped', 'Design-4'), createWaiter())).rejects.toMatchObject(doubt);
  expect(new Set(service.server.received.map(({ path: at }) => at))).toEqual(new Set(['/v1/get_voice']));
});
