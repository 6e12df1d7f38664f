import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answered, refused } from '../speech/test-data/speech-answers.ts';
import type { TaskKind } from './task-kind.ts';
import { updateTask } from './task-table.ts';
import {
  A_KIND,
  createWaiter,
  openTaskDesk,
  type Order,
  order,
  startTaskService,
  type TaskAnswer,
  type TaskDesk,
  type TaskServiceDesk,
} from './test-data/task-desk.ts';

const DAY_MS = 86_400_000;
const success = answered({ task_id: 5, status: 'Success', file_id: 9 });
/** The request arrives whole, and the connection breaks before an answer. */
const lost: TaskAnswer = (response, request) => {
  request.resume();
  request.on('end', () => response.destroy());
};

let service: TaskServiceDesk;
let desk: TaskDesk;
beforeEach(async () => {
  service = await startTaskService({ query: success });
  desk = openTaskDesk(service.server);
});
afterEach(async () => {
  desk.close();
  await service.server.close();
  fs.rmSync(desk.folder, { recursive: true, force: true });
});

/** Opens the same library again, as after a crash: nothing of the earlier run is told that it ends. */
function reopen(kind: TaskKind<Order> = A_KIND): void {
  desk.close();
  desk = openTaskDesk(service.server, { folder: desk.folder, kind });
}

describe('a task that is sent to a service', () => {
  it('has its row before the request, and the ID of the service before anybody sees it at work', async () => {
    const seen: unknown[] = [];
    const { submit, query } = service.script;
    service.script.submit = (response, request) => {
      seen.push([desk.only().state, desk.only().remoteId]);
      submit(response, request);
    };
    service.script.query = (response, request) => {
      seen.push([desk.only().state, desk.only().remoteId]);
      query(response, request);
    };
    const { task } = await desk.tasks.carryOut(order(), createWaiter());
    expect(seen).toEqual([
      ['sending', null],
      ['working', '5'],
    ]);
    const target = path.join(desk.folder, 'result');
    await desk.tasks.download(task, { target }, createWaiter());
    expect([fs.readFileSync(target, 'utf8'), task.state]).toEqual(['sound', 'ready']);
  });

  it('is never sent again after a lost answer, and tells so once', async () => {
    service.script.submit = lost;
    await expect(desk.tasks.carryOut(order(), createWaiter())).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
    reopen();
    const doubt = { code: 'SERVICE_FAILED', data: { reason: 'maybe_submitted', isLongText: true } };
    await expect(desk.tasks.carryOut(order(), createWaiter())).rejects.toMatchObject(doubt);
    expect([service.submissions(), desk.rows().map(({ state }) => state)]).toEqual([1, ['failed']]);
    // Whoever orders it now was told.
    service.script.submit = answered({ task_id: '6', file_id: 9 });
    await desk.tasks.carryOut(order(), createWaiter());
    expect([service.submissions(), desk.rows().map(({ state }) => state)]).toEqual([2, ['failed', 'ready']]);
  });

  it('is looked for after a lost answer where its kind can be found, and taken as it is', async () => {
    const findable = { ...A_KIND, isThere: async () => true };
    service.script.submit = lost;
    await expect(desk.tasks.carryOut(order(), createWaiter())).rejects.toThrow();
    reopen(findable);
    const { task, answer } = await desk.tasks.carryOut(order(), createWaiter());
    expect([task.state, answer, service.submissions()]).toEqual(['sending', null, 1]);
  });

  it('is sent again on this computer, where that costs nothing', async () => {
    const local = order('Hello.', { place: { engine: 'local', host: null } });
    service.script.submit = lost;
    await expect(desk.tasks.carryOut(local, createWaiter())).rejects.toThrow();
    reopen();
    service.script.submit = answered({ task_id: '6', file_id: 9 });
    expect((await desk.tasks.carryOut(local, createWaiter())).task.state).toBe('ready');
  });

  it('goes on after a crash between the sending and the storing of the ID only where nobody pays twice', async () => {
    const unique = { ...A_KIND, isThere: async () => false, saysDoneBefore: () => true };
    await desk.tasks.carryOut(order(), createWaiter());
    // What a crash leaves that comes after the request and before its answer is stored.
    desk.db.write((tx) => updateTask(tx, { id: desk.only().id }, { state: 'sending', remoteId: null, result: null }));
    reopen(unique);
    service.script.submit = refused(2039, 'this voice exists');
    const { answer, task } = await desk.tasks.carryOut(order(), createWaiter());
    expect([answer, task.id, desk.rows().length]).toEqual([null, desk.only().id, 1]);
  });

  it('can be sent again when it was refused', async () => {
    service.script.submit = refused(1008, 'insufficient balance');
    await expect(desk.tasks.carryOut(order(), createWaiter())).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' });
    expect(desk.only()).toMatchObject({ state: 'preparing', submittedAtMs: null });
    service.script.submit = answered({ task_id: '6', file_id: 9 });
    expect((await desk.tasks.carryOut(order(), createWaiter())).task.remoteId).toBe('6');
    expect(desk.rows()).toHaveLength(1);
  });

  it('is taken up by the next order of the very same, and by no other', async () => {
    service.script.query = answered({ task_id: 5, status: 'Processing', file_id: 9 });
    const first = createWaiter();
    const cancelled = desk.tasks.carryOut(order(), first);
    await expect.poll(service.queries).toBe(1);
    first.stop();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    service.script.query = success;
    reopen();
    await desk.tasks.carryOut(order('Hello.', { ownerPart: 'another' }), createWaiter());
    await desk.tasks.carryOut(order('Good bye.'), createWaiter());
    await desk.tasks
      .carryOut(order('Hello.', { place: { engine: 'cloud', host: 'other.test' } }), createWaiter())
      .catch(() => undefined);
    expect(service.submissions()).toBe(4);
    const { task } = await desk.tasks.carryOut(order('Hello.', { jobId: null }), createWaiter());
    expect([service.submissions(), task.id, task.jobId]).toEqual([4, desk.only().id, null]);
  });

  it('that the service let expire is told of and sent anew only by the next order', async () => {
    service.script.query = answered({ task_id: 5, status: 'Expired' });
    const expired = { data: { reason: 'task_expired' } };
    await expect(desk.tasks.carryOut(order(), createWaiter())).rejects.toMatchObject(expired);
    expect([service.submissions(), desk.only().state]).toEqual([1, 'expired']);
    service.script.query = success;
    await desk.tasks.carryOut(order(), createWaiter());
    expect(service.submissions()).toBe(2);
  });

  describe('after the days for which the service keeps records', () => {
    const expired = { data: { reason: 'task_expired' } };
    const stopAtWork = async () => {
      service.script.query = answered({ task_id: 5, status: 'Processing' });
      const first = createWaiter();
      const stopped = desk.tasks.carryOut(order(), first);
      await expect.poll(service.queries).toBe(1);
      first.stop();
      await expect(stopped).rejects.toThrow();
      desk.clock.pass(8 * DAY_MS);
    };

    it('has expired when the service says nothing of it any more', async () => {
      await stopAtWork();
      service.script.query = refused(2013, 'invalid params: task_id');
      await expect(desk.tasks.carryOut(order(), createWaiter())).rejects.toMatchObject(expired);
      expect([service.submissions(), desk.only().state]).toEqual([1, 'expired']);
    });

    it('is asked about for another day while the service works on it: the clock may have been wrong', async () => {
      await stopAtWork();
      const result = desk.tasks.carryOut(order(), createWaiter());
      await expect.poll(service.queries).toBe(2);
      service.script.query = success;
      desk.clock.pass(DAY_MS / 2);
      expect((await result).task.state).toBe('ready');
      expect(service.submissions()).toBe(1);
    });

    it('has expired when it is still at work a day later', async () => {
      await stopAtWork();
      const result = desk.tasks.carryOut(order(), createWaiter());
      result.catch(() => undefined);
      await expect.poll(service.queries).toBe(2);
      desk.clock.pass(DAY_MS);
      await expect(result).rejects.toMatchObject(expired);
      expect([service.submissions(), desk.only().state]).toEqual([1, 'expired']);
    });
  });

  it('has expired when its file is gone, and can be ordered anew', async () => {
    const { task } = await desk.tasks.carryOut(order(), createWaiter());
    service.script.retrieve = refused(2013, 'file 9 does not exist');
    const target = path.join(desk.folder, 'result');
    const expired = { data: { reason: 'task_expired' } };
    await expect(desk.tasks.download(task, { target }, createWaiter())).rejects.toMatchObject(expired);
    expect(desk.only().state).toBe('expired');
    await desk.tasks.carryOut(order(), createWaiter());
    expect(service.submissions()).toBe(2);
  });

  it.each(['', 'x'.repeat(100_000)])(
    'with an ID that cannot be asked with is not sent again (%#)',
    async (remoteId) => {
      service.script.submit = answered({ task_id: remoteId, file_id: 9 });
      const unusable = { data: { reason: 'unusable_response' } };
      await expect(desk.tasks.carryOut(order(), createWaiter())).rejects.toMatchObject(unusable);
      expect([desk.only().state, service.queries()]).toEqual(['failed', 0]);
    },
  );

  it.each(['../../v1/files/delete', '5&file_id=1', '5#', "5'; DROP TABLE remote_tasks; --"])(
    'asks with a hostile ID as a value and nothing else: %s',
    async (remoteId) => {
      service.script.submit = answered({ task_id: remoteId, file_id: 9 });
      await desk.tasks.carryOut(order(), createWaiter());
      const { path: asked = '' } = service.server.received.at(-1) ?? {};
      const url = new URL(asked, 'http://service');
      expect([url.pathname, [...url.searchParams]]).toEqual(['/v1/query/t2a_async_query_v2', [['task_id', remoteId]]]);
      expect(desk.rows()).toHaveLength(1);
    },
  );

  it('goes with the item that owns it', async () => {
    desk.db.write((tx) =>
      tx.run(`INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
        VALUES ('script', 'script', 'A script', 'none', 1, 1)`),
    );
    await desk.tasks.carryOut(order(), createWaiter());
    await desk.tasks.carryOut(order('Hello.', { ownerId: 'other' }), createWaiter());
    desk.db.write((tx) => tx.run(`DELETE FROM items WHERE id = 'script'`));
    expect(desk.rows().map(({ ownerId }) => ownerId)).toEqual(['other']);
  });
});
